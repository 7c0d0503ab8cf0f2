//! Texts that come from outside.

use super::super::choices::{InputMode, Motion, Named, PieceColors, Resigning, SquareColors, Tenths, Volume};
use super::super::settings::{BadSettings, clean_name, parse_settings, read_settings, write_settings};
use super::*;
use crate::i18n::Lang;
use pasapezas_core::{BoardId, Color, PerBoard};

/// Settings of which every one differs from what is usual.
fn other() -> Settings {
    Settings {
        lang: Lang::Galician,
        lang_chosen: true,
        theme: Theme::Dark,
        show_targets: false,
        premoves: false,
        below: PerBoard { a: Color::Black, b: Color::Black },
        squares: SquareColors::Wood,
        pieces: PieceColors::Ivory,
        coordinates: false,
        motion: Motion::Short,
        sound: false,
        volume: PerBoard { a: Volume::Zero, b: Volume::Four },
        haptics: false,
        queens: true,
        resigning: Resigning::Hold,
        input: InputMode::Drag,
        lift: false,
        tenths: Tenths::Never,
        first: BoardId::B,
        layout: Layout::Flat,
    }
}

#[test]
fn every_choice_is_read_as_it_was_written() {
    fn all<T: Named + std::fmt::Debug>(set: impl Fn(&mut Settings, T)) {
        for choice in T::ALL {
            let mut settings = Settings::default();
            set(&mut settings, *choice);
            let text = write_settings(&settings, &Names::default());
            assert_eq!(read_settings(&text).0, settings, "{choice:?}");
        }
    }
    all(|settings, it| settings.squares = it);
    all(|settings, it| settings.pieces = it);
    all(|settings, it| settings.motion = it);
    all(|settings, it| settings.volume.b = it);
    all(|settings, it| settings.resigning = it);
    all(|settings, it| settings.input = it);
    all(|settings, it| settings.tenths = it);
}

/// The text of a page that had fewer settings, and one of a page that has more.
#[test]
fn older_and_younger_texts_are_read() {
    let older = "pasapezas settings 1\nlang es\ntheme dark\ntargets off\npremoves on\nbelow-a black\nbelow-b white\nWhiteA Uxía";
    let (settings, names) = read_settings(older);
    let below = PerBoard { a: Color::Black, b: Color::White };
    let expected = Settings {
        lang: Lang::Spanish,
        lang_chosen: true,
        theme: Theme::Dark,
        show_targets: false,
        below,
        ..Settings::default()
    };
    assert_eq!((settings, names.at(Seat::WHITE_A).as_str()), (expected, "Uxía"));
    let younger = format!("{}\nwallpaper flowers\n", write_settings(&other(), &Names::default()));
    assert_eq!(
        read_settings(&younger.replace("squares wood", "squares gold").replace('\n', "\r\n")).0,
        Settings { squares: SquareColors::Blue, ..other() }
    );
}

#[test]
fn a_text_that_holds_no_settings_says_why() {
    for (text, why) in [
        ("", BadSettings::Other),
        ("[Event \"x\"]", BadSettings::Other),
        ("pasapezas log 1", BadSettings::Other),
        ("pasapezas settings 2\ntheme dark", BadSettings::Newer),
        (&"x".repeat(5000), BadSettings::TooLong),
    ] {
        assert_eq!(parse_settings(text), Err(why), "{text:.30}");
    }
}

#[test]
fn all_settings_change_at_once_and_the_language_stays_unless_it_was_chosen() {
    let mut state = table();
    change(&mut state, Change::Setting(SettingChange::Lang(Lang::Galician)));
    assert!(change(
        &mut state,
        Change::Setting(SettingChange::All(Settings { lang_chosen: false, ..other() }))
    ));
    assert_eq!(state.settings, other());
    let spanish = Settings { lang: Lang::Spanish, ..other() };
    change(&mut state, Change::Setting(SettingChange::All(spanish)));
    assert_eq!(state.settings, spanish);
    // The language that is spoken, because the browser asks for it, is nobody's choice.
    let mut state = table();
    let spoken = Settings { lang: state.settings.lang, ..other() };
    change(&mut state, Change::Setting(SettingChange::All(spoken)));
    assert_eq!(state.settings, Settings { lang_chosen: false, ..spoken });
}

#[test]
fn a_board_is_as_loud_as_it_was_set_unless_all_is_silent() {
    let mut settings = Settings { sound: true, ..other() };
    assert_eq!([BoardId::A, BoardId::B].map(|board| settings.loudness(board).level()), [0, 4]);
    assert!(settings.is_audible());
    settings.sound = false;
    assert!(!settings.is_audible());
    assert!(Volume::SCALE.iter().map(|volume| volume.level()).eq(0..=4));
}

#[test]
fn settings_are_read_as_they_were_written() {
    for (theme, layout) in Theme::ALL.into_iter().cycle().zip(Layout::ALL) {
        let below = PerBoard { a: Color::Black, b: Color::Black };
        let settings = Settings { lang: Lang::Galician, lang_chosen: true, theme, below, layout, ..other() };
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
