//! Texts that come from outside.

use super::super::settings::{clean_name, read_settings, write_settings};
use super::*;
use crate::i18n::Lang;
use pasapezas_core::{Color, PerBoard};

#[test]
fn settings_are_read_as_they_were_written() {
    for theme in Theme::ALL {
        let below = PerBoard { a: Color::Black, b: Color::Black };
        let settings = Settings {
            lang: Lang::Galician,
            lang_chosen: true,
            theme,
            show_targets: false,
            premoves: false,
            below,
        };
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
fn names_can_be_seen_and_turn_no_text() {
    for (typed, name) in [
        ("\u{202e}Ana\u{202c}", "Ana"),
        ("\u{2066}Ana\u{2069} \u{200f}B\u{200e}", "Ana B"),
        ("\u{200b}\u{200d}\u{feff}", ""),
        ("\u{3164} \u{2060}", ""),
        ("\u{e0041}\u{ad}", ""),
        ("אבא", "אבא"),
        // Joiners inside what can be seen do their work.
        ("👩\u{200d}🚀", "👩\u{200d}🚀"),
        ("❤\u{fe0f}", "❤\u{fe0f}"),
    ] {
        assert_eq!(clean_name(typed), name, "{typed:?}");
    }
}

#[test]
fn a_start_from_a_text() {
    const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let start = NewMatch::from_bfen(&format!("{KINGS} | {KINGS} | 1000 2000 3000 4000")).unwrap();
    assert_eq!(start.setup().time.base(Seat::BLACK_B), Some(Millis(4000)));
    let wrong = |text: &str| NewMatch::from_bfen(text).unwrap_err().sentences(Lang::English).join(" ");
    assert!(wrong("").starts_with("Board A"));
    assert!(wrong(KINGS).contains("two"));
    assert!(
        wrong(&format!("{KINGS} | 4kx2/8/8/8/8/8/8/8 w - - 0 1")).starts_with("Board B, pieces, character")
    );
    let none = "8/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(
        wrong(&format!("{none} | P3k3/8/8/8/8/8/8/4K3 w - - 0 1")),
        "Board A: Black has no king. Board B: there is a pawn on a8, where none can be.",
        "everything that is wrong"
    );
}

#[test]
fn rules_come_from_a_text_and_rule_the_boards() {
    let start = NewMatch::default().by("pasapezas enforcement=strict").unwrap();
    assert_eq!(start.rules.enforcement, pasapezas_core::Enforcement::Strict);
    let both = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    let start = start.at(both).unwrap();
    assert!(start.boards.is_some() && start.rules.enforcement == pasapezas_core::Enforcement::Strict);
    let wrong = |text: &str| NewMatch::default().by(text).unwrap_err().sentences(Lang::English).join(" ");
    for (text, word) in [
        ("", "pasapezas"),
        ("chess", "“chess”"),
        ("pasapezas stalemate=wait mate=never", "“mate=never”"),
        ("tandem now", "“now”"),
        ("pasapezas flag_draw=same_board", "needs"),
    ] {
        assert!(wrong(text).contains(word), "{}", wrong(text));
    }
}
