//! Labels.

use pasapezas_core::{Article, Millis, Preset, Seat, TimeControl};

use crate::i18n::{
    Lang, Ui, article, default_name, minutes_error, name_field, preset_name, reserve_label, rules_line,
    seat_label, ui,
};

#[test]
fn no_label_is_empty() {
    for lang in Lang::ALL {
        for label in Ui::ALL {
            let text = ui(lang, *label);
            assert!(!text.trim().is_empty(), "{label:?} {lang:?}");
            assert!(text.chars().count() <= 90, "{text}");
        }
        for preset in Preset::ALL {
            assert!(!preset_name(lang, preset).is_empty());
        }
    }
}

#[test]
fn labels_that_share_a_screen_differ() {
    for lang in Lang::ALL {
        let groups: [&[Ui]; 4] = [
            &[Ui::Start, Ui::Pause, Ui::Resume, Ui::Resign, Ui::ClaimTime, Ui::NewMatch, Ui::Menu],
            &[Ui::ThemeSystem, Ui::ThemeLight, Ui::ThemeDark, Ui::ThemeContrast],
            &[Ui::ResignYes, Ui::ResignNo],
            &[Ui::BoardA, Ui::BoardB, Ui::TeamOne, Ui::TeamTwo, Ui::MovesA, Ui::MovesB],
        ];
        for group in groups {
            let mut texts: Vec<_> = group.iter().map(|label| ui(lang, *label)).collect();
            texts.sort_unstable();
            texts.dedup();
            assert_eq!(texts.len(), group.len(), "{lang:?} {texts:?}");
        }
        let mut names = Seat::ALL.map(|seat| default_name(lang, seat));
        names.sort_unstable();
        assert!(names.windows(2).all(|two| two.first() != two.last()), "{names:?}");
    }
}

#[test]
fn labels_with_a_name_or_a_number() {
    use Lang::{English, Galician, Spanish};
    assert_eq!(seat_label(Galician, Seat::WHITE_A), "A · brancas");
    assert_eq!(seat_label(English, Seat::BLACK_B), "B · Black");
    assert_eq!(name_field(Spanish, Seat::BLACK_A), "Nombre, A · negras");
    assert_eq!(reserve_label(Galician, "Uxía"), "Reserva de Uxía");
    assert_eq!(reserve_label(English, "Uxía"), "Uxía’s reserve");
    assert_eq!(reserve_label(Lang::French, "Uxía"), "Réserve d’Uxía");
    assert_eq!(reserve_label(Lang::French, "Brais"), "Réserve de Brais");
    assert_eq!(reserve_label(Lang::German, "Uxía"), "Reserve von Uxía");
    assert_eq!(article(Lang::German, Article::DROP_CHECK), "Artikel 7.3");
    assert_eq!(article(Galician, Article::DROP_CHECK), "artigo 7.3");
    assert_eq!(article(Spanish, Article::RESERVE), "artículo 6");
    assert_eq!(article(English, Article::PAWN_RANKS), "article 7.4");
    let five = TimeControl::five_minutes();
    assert_eq!(rules_line(Galician, Some(Preset::Pasapezas), &five), "Regulamento galego · 5 min");
    assert_eq!(rules_line(Spanish, Some(Preset::International), &five), "Internacional · 5 min");
    let short = TimeControl::same(Millis::seconds(90));
    assert_eq!(rules_line(English, None, &short), "Own rules · 1 min 30 s");
    assert_eq!(rules_line(English, None, &TimeControl::Untimed), "Own rules · no clock");
    assert_eq!(minutes_error(Galician, 1, 180), "Escribe un número de minutos entre 1 e 180.");
}
