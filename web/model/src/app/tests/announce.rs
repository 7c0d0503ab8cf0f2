//! What the live region says.

use super::super::announce::between;
use super::*;
use crate::i18n::Lang;
use crate::input::{Hand, Origin};
use pasapezas_core::{BoardId, Refusal};

fn galician() -> AppState {
    let mut state = table();
    change(&mut state, Change::Setting(SettingChange::Lang(Lang::Galician)));
    change(&mut state, Change::Name { seat: Seat::WHITE_A, name: "Sabela".to_owned() });
    change(&mut state, Change::Name { seat: Seat::BLACK_B, name: "Brais".to_owned() });
    state
}

#[test]
fn a_capture_and_its_pass() {
    let mut state = galician();
    play(&mut state, "WhiteA e2e4, BlackA d7d5");
    let before = state.clone();
    play(&mut state, "WhiteA e4d5");
    assert_eq!(between(&before, &state), ["Sabela: peón captura en d5.", "Para a reserva de Brais: peón."]);
}

#[test]
fn several_entries_at_once_are_all_said() {
    let before = galician();
    let mut state = before.clone();
    play(&mut state, "WhiteA e2e4, WhiteB d2d4");
    assert_eq!(between(&before, &state).len(), 2);
    assert!(between(&state, &state).is_empty());
}

#[test]
fn a_refusal_with_its_article() {
    let before = galician();
    let mut state = before.clone();
    let why = Refusal::NotYourTurn { seat: Seat::BLACK_A };
    change(&mut state, Change::Refused { seat: Seat::BLACK_A, attempt: None, why });
    assert_eq!(
        between(&before, &state).concat(),
        "Non é a túa quenda. Agarda pola xogada do opoñente.(artigo 4.2)"
    );
}

#[test]
fn a_pick_and_a_pick_let_go() {
    let before = galician();
    let mut state = before.clone();
    let mut hand = Hand::default();
    *hand.picked.at_mut(Seat::WHITE_A) = Some(Origin::Board("b1".parse().unwrap()));
    change(&mut state, Change::Hand(hand));
    assert_eq!(between(&before, &state), ["Cabalo de b1: escolle a casa."]);
    assert_eq!(between(&state, &before), ["Escolla anulada."]);
    let mut moved = before.clone();
    play(&mut moved, "WhiteA b1c3");
    assert_eq!(between(&state, &moved).len(), 1, "the move itself is enough");
}

/// C 9: nobody but the players calls a flag.
#[test]
fn a_flag_is_not_announced_and_a_result_is() {
    let mut before = galician();
    play(&mut before, "WhiteB e2e4");
    let mut state = before.clone();
    act(&mut state, Stamp::table(Millis(300_010)), Action::Tick);
    assert!(state.session.game.clock(Seat::WHITE_A, Millis(300_010)).fallen.is_some());
    assert_eq!(between(&before, &state), [""; 0]);
    act(&mut state, Stamp::of(Seat::WHITE_A, Millis(300_020)), Action::Resign);
    assert_eq!(between(&before, &state).len(), 1);
}

#[test]
fn a_board_is_told_when_somebody_asks() {
    let mut state = galician();
    play(&mut state, "WhiteB e2e4, BlackB d7d5, WhiteB e4d5");
    let before = state.clone();
    assert!(change(&mut state, Change::Tell { board: BoardId::A, at: Millis(61_000) }));
    let said = between(&before, &state).join(" ");
    for part in [
        "Taboleiro A: xoga Sabela.",
        ": 3 minutos e 59 segundos.",
        ": 5 minutos.",
        "Reserva de Sabela: baleira.",
        "Reserva de Negras A: 1 peón.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    // Asked again, it is told again.
    let before = state.clone();
    assert!(change(&mut state, Change::Tell { board: BoardId::A, at: Millis(61_000) }));
    assert_eq!(between(&before, &state).join(" "), said);
}
