//! The panel for a new match, and what is written at the table.

use std::collections::BTreeSet;

use pasapezas_core::{
    Article, Bonus, DropRole, FlagDraw, Millis, PerSeat, Preset, RuleSetFault, Seat, Team, TimeControl,
    TimeWin,
};

use super::{at, names};
use crate::i18n::Lang::{self, English, French, Galician, German, Portuguese, Spanish};
use crate::i18n::{
    OptionValue, SetupUi, TableUi, back_to_preset, claim_time_label, gap_banner, gap_sentence, hands_seat,
    hands_team, preset_origin, preset_summary, read_article, removal_done, removal_offer, rules_fault,
    seconds_error, setup_line, setup_ui, table_ui, time_field, time_long, time_short, usual_time, value_name,
    versus,
};

#[test]
fn no_label_is_empty_or_too_long() {
    for lang in Lang::ALL {
        let table = TableUi::ALL.iter().map(|label| table_ui(lang, *label));
        for text in table.chain(SetupUi::ALL.iter().map(|label| setup_ui(lang, *label))) {
            assert!(!text.is_empty() && text.chars().count() <= 90, "{text}");
        }
    }
}

#[test]
fn going_on_and_leaving_differ() {
    for lang in Lang::ALL {
        assert_ne!(setup_ui(lang, SetupUi::NewMatchYes), setup_ui(lang, SetupUi::KeepPlaying), "{lang:?}");
    }
}

#[test]
fn short_labels_are_not_longer() {
    let pairs = [
        (TableUi::RemovePieceShort, TableUi::RemovePiece),
        (TableUi::OfferDrawShort, TableUi::OfferDraw),
        (TableUi::AcceptDrawShort, TableUi::AcceptDraw),
        (TableUi::DeclineDrawShort, TableUi::DeclineDraw),
        (TableUi::BoardAgreedShort, TableUi::BoardAgreed),
        (TableUi::WaitsForPieceShort, TableUi::WaitsForPiece),
    ];
    for lang in Lang::ALL {
        for (short, long) in pairs {
            let [short, long] = [short, long].map(|label| table_ui(lang, label).chars().count());
            assert!(short < long);
        }
    }
}

#[test]
fn choices_that_stand_together_differ() {
    let table: [&[TableUi]; 5] = [
        &[TableUi::ClaimRepetition, TableUi::ClaimFifty, TableUi::ClaimDraw, TableUi::OfferDraw],
        &[TableUi::AcceptDraw, TableUi::DeclineDraw, TableUi::AcceptDrawShort, TableUi::DeclineDrawShort],
        &[TableUi::GapForget, TableUi::GapCount],
        &[TableUi::RematchSame, TableUi::RematchColors, TableUi::RematchPartners],
        &[TableUi::EveningByTeam, TableUi::EveningByPlayer, TableUi::Export, TableUi::EveningClear],
    ];
    let setup: [&[SetupUi]; 3] = [
        &[SetupUi::HandsFour, SetupUi::HandsTwo, SetupUi::HandsOne],
        &[SetupUi::BonusNone, SetupUi::BonusIncrement, SetupUi::BonusBronstein, SetupUi::BonusDelay],
        &[SetupUi::Yes, SetupUi::No],
    ];
    for lang in Lang::ALL {
        for group in table {
            let texts: BTreeSet<_> = group.iter().map(|label| table_ui(lang, *label)).collect();
            assert_eq!(texts.len(), group.len(), "{texts:?}");
        }
        for group in setup {
            let texts: BTreeSet<_> = group.iter().map(|label| setup_ui(lang, *label)).collect();
            assert_eq!(texts.len(), group.len(), "{texts:?}");
        }
    }
}

#[test]
fn presets_say_what_they_are() {
    for lang in Lang::ALL {
        let summaries: BTreeSet<_> = Preset::ALL.map(|preset| preset_summary(lang, preset)).into();
        assert_eq!(summaries.len(), 5);
        assert!(summaries.iter().all(|text| text.ends_with('.') && text.chars().count() <= 110));
        let origins: BTreeSet<_> = Preset::ALL.map(|preset| preset_origin(lang, preset)).into();
        assert_eq!(origins.len(), 5);
        let fault = rules_fault(lang, RuleSetFault::FlagsCanDeadlock);
        assert!(fault.ends_with('.') && fault.chars().count() <= 110, "{fault}");
        let values = [OptionValue::TimeWin(TimeWin::ClaimPair), OptionValue::FlagDraw(FlagDraw::EachPair)];
        assert!(values.into_iter().all(|value| fault.contains(&*value_name(lang, value))), "{fault}");
    }
}

#[test]
fn time_controls() {
    let minutes = |minutes: u32| TimeControl::same(Millis::seconds(minutes * 60));
    let two = Millis::seconds(2);
    let odd = PerSeat::for_seats(|seat| Millis::seconds(if seat == Seat::WHITE_A { 60 } else { 300 }));
    let cases = [
        (minutes(5), "5 min", "5 minutos sen incremento"),
        (TimeControl::same(Millis::seconds(90)), "1 min 30 s", "1 minuto e 30 segundos sen incremento"),
        (TimeControl::same(Millis::seconds(10)), "10 s", "10 segundos sen incremento"),
        (minutes(3).with(Bonus::Increment(two)), "3 min + 2 s", "3 minutos, incremento de 2 segundos"),
        (
            minutes(3).with(Bonus::Bronstein(two)),
            "3 min · Bronstein 2 s",
            "3 minutos, Bronstein de 2 segundos",
        ),
        (minutes(3).with(Bonus::Delay(two)), "3 min · demora 2 s", "3 minutos, demora de 2 segundos"),
        (TimeControl::each(odd), "tempos distintos", "tempos distintos sen incremento"),
        (TimeControl::Untimed, "sen reloxo", "sen reloxo"),
    ];
    for (time, short, long) in cases {
        assert_eq!(time_short(Galician, &time), short);
        assert_eq!(time_long(Galician, &time), long);
    }
    assert_eq!(time_long(English, &minutes(5)), "5 minutes, no increment");
    assert_eq!(
        setup_line(Spanish, Some(Preset::Pasapezas), &minutes(5)),
        "Reglamento gallego: 5 minutos sin incremento."
    );
    assert_eq!(setup_line(English, None, &TimeControl::Untimed), "Own rules: no clock.");
    assert_eq!(time_long(Portuguese, &minutes(5)), "5 minutos sem incremento");
    assert_eq!(time_short(French, &minutes(3).with(Bonus::Delay(two))), "3 min · délai 2 s");
    assert_eq!(time_short(German, &minutes(3).with(Bonus::Delay(two))), "3 min · Verzögerung 2 s");
    assert_eq!(time_short(German, &TimeControl::Untimed), "ohne Uhr");
    assert_eq!(
        setup_line(French, Some(Preset::Pasapezas), &minutes(5)),
        "Règlement galicien\u{a0}: 5 minutes sans incrément."
    );
    assert_eq!(usual_time(Millis::seconds(300), Millis::ZERO), "5+0");
    assert_eq!(usual_time(Millis::seconds(65), two), "1:05+2");
    assert_eq!(usual_time(Millis::seconds(90), two), "1:30+2");
}

#[test]
fn labels_with_names_and_numbers() {
    let names = names();
    assert_eq!(versus(Galician, &names), "Sabela e Brais contra Uxía e Antón.");
    assert_eq!(versus(English, &names), "Sabela and Brais against Uxía and Antón.");
    assert_eq!(read_article(Galician, Article::DROP_CHECK), "Ler o artigo 7.3");
    assert_eq!(back_to_preset(Spanish, Preset::Tandem), "Volver a: Tándem");
    assert_eq!(hands_team(Galician, Team::One), "Só: Parella 1");
    assert_eq!(hands_seat(English, Seat::WHITE_B), "Only: B · White");
    assert_eq!(claim_time_label(Galician, Team::Two), "Reclamar o tempo · Parella 2");
    assert_eq!(time_field(Galician, Seat::BLACK_A), "Tempo, A · negras");
    assert_eq!(seconds_error(Galician, 0, 60), "Escribe un número de segundos entre 0 e 60.");
    assert_eq!(
        gap_sentence(Galician, Millis::seconds(180)),
        "O dispositivo estivo en repouso ou cambiáronlle a hora: 3 minutos que os reloxos non contaron."
    );
    assert_eq!(gap_banner(Spanish, Millis::seconds(61)), "En pausa: 1 minuto y 1 segundo sin contar.");
    assert_eq!(gap_banner(English, Millis::seconds(3_723)), "Paused: 1 hour and 2 minutes not counted.");
    assert_eq!(
        removal_offer(Galician, DropRole::Bishop, at(), "Brais"),
        "Podes retirar o alfil de b4: pasa á reserva de Brais e segue a ser a túa quenda."
    );
    assert_eq!(
        removal_offer(French, DropRole::Bishop, at(), "Uxía"),
        "Tu peux retirer le fou en b4\u{a0}: la pièce passe dans la réserve d’Uxía et tu gardes le trait."
    );
    assert_eq!(
        removal_offer(German, DropRole::Bishop, at(), "Brais"),
        "Du darfst den Läufer auf b4 entfernen: Die Figur geht in die Reserve von Brais, und du bleibst am Zug."
    );
    assert_eq!(read_article(French, Article::DROP_CHECK), "Lire l’article 7.3");
    assert_eq!(read_article(German, Article::DROP_CHECK), "Artikel 7.3 lesen");
    assert_eq!(removal_done(Galician, "Brais"), "A peza pasa á reserva de Brais. Segue a ser a túa quenda.");
    assert_eq!(
        removal_offer(English, DropRole::Queen, at(), "Brais"),
        "You may remove the queen on b4: it goes to Brais’s reserve and it is still your move."
    );
}
