//! Results.

use std::collections::BTreeSet;

use pasapezas_core::{BoardId, DrawReason, Outcome, PerSeat, Seat, Team, WinReason};

use super::{names, outcomes};
use crate::i18n::{Lang, end_sentence, headline, pair, reason, reason_short, score, winners};

#[test]
fn every_outcome_says_who_and_why() {
    let names = names();
    for outcome in outcomes() {
        for lang in Lang::ALL {
            let who = headline(lang, outcome);
            match outcome.winner() {
                Some(Team::One) => assert!(who.contains('1')),
                Some(Team::Two) => assert!(who.contains('2')),
                None => assert!(!who.contains(['1', '2']), "{who}"),
            }
            for text in [reason(lang, outcome, &names), reason_short(lang, outcome, &names)] {
                assert!(text.ends_with('.') && text.chars().count() <= 110, "{text}");
            }
        }
        let distinct = |texts: [String; 6]| texts.into_iter().collect::<BTreeSet<_>>().len();
        assert_eq!(distinct(Lang::ALL.map(|lang| headline(lang, outcome).to_owned())), 6);
        assert_eq!(distinct(Lang::ALL.map(|lang| end_sentence(lang, outcome, &names).into_owned())), 6);
    }
}

#[test]
fn a_mate_names_board_and_players() {
    let outcome = Outcome::Won { by: Team::One, reason: WinReason::Mate { loser: Seat::BLACK_A } };
    let names = names();
    let say = |lang| reason(lang, outcome, &names);
    assert_eq!(say(Lang::Galician), "Xaque mate de Sabela a Uxía no taboleiro A.");
    assert_eq!(say(Lang::Spanish), "Jaque mate de Sabela a Uxía en el tablero A.");
    assert_eq!(say(Lang::English), "Sabela checkmates Uxía on board A.");
    assert_eq!(say(Lang::Portuguese), "Xeque-mate de Sabela a Uxía no tabuleiro A.");
    assert_eq!(say(Lang::French), "Sabela mate Uxía sur l’échiquier A.");
    assert_eq!(say(Lang::German), "Sabela setzt Uxía auf Brett A matt.");
    assert_eq!(headline(Lang::Galician, outcome), "Gaña a parella 1");
    assert_eq!(winners(Lang::Galician, outcome, &names), "Sabela e Brais");
    assert_eq!(
        end_sentence(Lang::Galician, outcome, &names),
        "Xaque mate de Sabela a Uxía no taboleiro A. Gaña a parella 1: Sabela e Brais."
    );
    assert_eq!(reason_short(Lang::English, outcome, &names), "Checkmate on board A.");
    assert_eq!(score(outcome), "1–0");
}

#[test]
fn a_resignation_names_who_resigned() {
    let outcome = Outcome::Won { by: Team::Two, reason: WinReason::Resignation { loser: Seat::BLACK_B } };
    let names = names();
    assert_eq!(reason(Lang::Galician, outcome, &names), "Brais abandona.");
    assert_eq!(
        end_sentence(Lang::Spanish, outcome, &names),
        "Brais abandona. Gana la pareja 2: Uxía y Antón."
    );
    assert_eq!(end_sentence(Lang::English, outcome, &names), "Brais resigns. Team 2 wins: Uxía and Antón.");
    assert_eq!(score(outcome), "0–1");
}

#[test]
fn a_draw_names_its_board_and_all_four() {
    let outcome = Outcome::Drawn { reason: DrawReason::Stalemate { board: BoardId::B } };
    let names = names();
    assert_eq!(headline(Lang::Galician, outcome), "Táboas");
    assert_eq!(reason(Lang::Galician, outcome, &names), "Táboas por afogado no taboleiro B.");
    assert_eq!(end_sentence(Lang::English, outcome, &names), "Draw by stalemate on board B.");
    assert_eq!(winners(Lang::Spanish, outcome, &names), "Sabela y Brais · Uxía y Antón");
    assert_eq!(score(outcome), "½–½");
}

#[test]
fn time_flags_counts_and_agreement_are_told_apart() {
    let names = names();
    let say = |outcome| Lang::ALL.map(|lang| reason(lang, outcome, &names).into_owned());
    let drawn = |reason| say(Outcome::Drawn { reason });
    let board = BoardId::A;
    let time = Outcome::Won { by: Team::One, reason: WinReason::Time { loser: Seat::BLACK_A } };
    assert_eq!(
        say(time),
        [
            "Vitoria por tempo: caeu a bandeira de Uxía.",
            "Victoria por tiempo: ha caído la bandera de Uxía.",
            "Win on time: Uxía’s flag has fallen.",
            "Vitória por tempo: caiu a bandeira de Uxía.",
            "Gain au temps\u{a0}: le drapeau d’Uxía est tombé.",
            "Sieg durch Zeitüberschreitung: Das Blättchen von Uxía ist gefallen."
        ]
    );
    assert_eq!(reason_short(Lang::Galician, time, &names), "Caeu a bandeira de Uxía.");
    assert_eq!(
        drawn(DrawReason::Agreement { board }),
        [
            "Táboas por acordo no taboleiro A.",
            "Tablas por acuerdo en el tablero A.",
            "Draw by agreement on board A.",
            "Empate por acordo no tabuleiro A.",
            "Nulle par accord sur l’échiquier A.",
            "Remis durch Einigung auf Brett A."
        ]
    );
    assert_eq!(
        drawn(DrawReason::Flags),
        [
            "Táboas: cada parella ten algunha bandeira caída.",
            "Tablas: cada pareja tiene alguna bandera caída.",
            "Draw: each team has a fallen flag.",
            "Empate: cada dupla tem uma bandeira caída.",
            "Nulle\u{a0}: chaque équipe a un drapeau tombé.",
            "Remis: In jedem Team ist ein Blättchen gefallen."
        ]
    );
}

#[test]
fn draws_by_counting_name_their_rule() {
    let names = names();
    let board = BoardId::A;
    let drawn = |why| Lang::ALL.map(|lang| reason(lang, Outcome::Drawn { reason: why }, &names).into_owned());
    assert_eq!(
        drawn(DrawReason::Repetition { board }),
        [
            "Táboas por repetición da posición no taboleiro A.",
            "Tablas por repetición de la posición en el tablero A.",
            "Draw by repetition on board A.",
            "Empate por repetição da posição no tabuleiro A.",
            "Nulle par répétition de la position sur l’échiquier A.",
            "Remis durch Stellungswiederholung auf Brett A."
        ]
    );
    assert_eq!(
        drawn(DrawReason::FiftyMoves { board }),
        [
            "Táboas pola regra das 50 xogadas no taboleiro A.",
            "Tablas por la regla de las 50 jugadas en el tablero A.",
            "Draw by the fifty-move rule on board A.",
            "Empate pela regra dos 50 lances no tabuleiro A.",
            "Nulle par la règle des 50 coups sur l’échiquier A.",
            "Remis nach der 50-Züge-Regel auf Brett A."
        ]
    );
    assert_eq!(score(Outcome::CalledOff), "–");
    assert_eq!(headline(Lang::English, Outcome::CalledOff), "No result");
}

#[test]
fn spanish_y_becomes_e_before_the_sound_of_i() {
    let joined = |second: &str| {
        let names =
            PerSeat::for_seats(
                |seat| {
                    if seat == Seat::WHITE_A { "Ana".to_owned() } else { second.to_owned() }
                },
            );
        pair(Lang::Spanish, Team::One, &names).into_owned()
    };
    for (second, expected) in [
        ("Inés", "Ana e Inés"),
        ("íñigo", "Ana e íñigo"),
        ("Hilario", "Ana e Hilario"),
        ("Iago", "Ana y Iago"),
        ("Hierro", "Ana y Hierro"),
        ("Brais", "Ana y Brais"),
        ("Helena", "Ana y Helena"),
        ("", "Ana y "),
    ] {
        assert_eq!(joined(second), expected);
    }
}
