//! Texts that come from outside.

use super::super::settings::{clean_name, read_settings, write_settings};
use super::*;
use crate::i18n::Lang;

#[test]
fn settings_are_read_as_they_were_written() {
    for theme in Theme::ALL {
        let settings = Settings { lang: Lang::Galician, lang_chosen: true, theme, show_targets: false };
        let mut names = Names::default();
        *names.at_mut(Seat::BLACK_B) = "Brais do Río".to_owned();
        assert_eq!(read_settings(&write_settings(&settings, &names)), (settings, names));
    }
}

#[test]
fn what_is_not_understood_is_left() {
    let usual = (Settings::default(), Names::default());
    let long = format!("pasapezas settings 1\nlang gl\n{}", "x".repeat(5000));
    for text in [
        "",
        "{}",
        "pasapezas settings 2\nlang gl",
        "pasapezas settings 1\nlang xx\ntheme\n\n \nfoo bar",
        &long,
    ] {
        assert_eq!(read_settings(text), usual, "{text:.30}");
    }
}

#[test]
fn names_are_one_short_line() {
    assert_eq!(clean_name("  a\tb\n\u{7}c  "), "a b c");
    assert_eq!(clean_name(&"ñ".repeat(99)).chars().count(), 40);
    assert_eq!(clean_name(" \u{a0} "), "");
    let mut names = Names::default();
    *names.at_mut(Seat::WHITE_A) = clean_name("x\ntheme dark");
    let (settings, read) = read_settings(&write_settings(&Settings::default(), &names));
    assert_eq!((settings.theme, read), (Theme::System, names));
}

#[test]
fn a_start_from_a_text() {
    const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let start = NewMatch::from_bfen(&format!("{KINGS} | {KINGS} | 1000 2000 3000 4000")).unwrap();
    assert_eq!(start.setup().time.base.b.black, Millis(4000));
    let wrong = |text: &str| NewMatch::from_bfen(text).unwrap_err().text;
    assert!(wrong("").contains("board"));
    assert!(wrong(KINGS).contains("two"));
    assert!(wrong(&format!("{KINGS} | 4k3/8/8/8/8/8/8/8 w - - 0 1")).starts_with("board B"));
    assert!(wrong(&format!("{KINGS} | 4kx2/8/8/8/8/8/8/8 w - - 0 1")).contains("column"));
}

#[test]
fn minutes_stay_within_their_bounds() {
    let minutes = |n| NewMatch::minutes(&NewMatch::of_minutes(n).time);
    assert_eq!([minutes(0), minutes(5), minutes(u32::MAX)], [Some(1), Some(5), Some(180)]);
}
