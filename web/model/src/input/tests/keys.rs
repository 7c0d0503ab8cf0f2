//! The keyboard: walking over a board, picking and putting down.

use super::*;
use pasapezas_core::Color::{Black, White};

fn walk(from: &str, keys: &[(&str, bool)], below: pasapezas_core::Color) -> String {
    let end = keys.iter().fold(square(from), |at, (name, ctrl)| {
        GridKey::from_name(name, *ctrl).and_then(|key| key.moved(at, below)).unwrap()
    });
    end.to_string()
}

#[test]
fn arrows_go_where_they_point_whoever_is_below() {
    assert_eq!(walk("e4", &[("ArrowUp", false), ("ArrowRight", false)], White), "f5");
    assert_eq!(walk("e4", &[("ArrowUp", false), ("ArrowRight", false)], Black), "d3");
    assert_eq!(walk("h8", &[("ArrowUp", false), ("ArrowRight", false)], White), "h8");
    assert_eq!(walk("a1", &[("ArrowDown", false), ("ArrowLeft", false)], White), "a1");
}

#[test]
fn home_and_end() {
    assert_eq!(walk("e4", &[("Home", false)], White), "a4");
    assert_eq!(walk("e4", &[("End", false)], White), "h4");
    assert_eq!(walk("e4", &[("Home", false)], Black), "h4");
    assert_eq!(walk("e4", &[("Home", true)], White), "a8");
    assert_eq!(walk("e4", &[("End", true)], White), "h1");
    assert_eq!(walk("e4", &[("Home", true)], Black), "h1");
}

#[test]
fn letters_and_other_keys_mean_nothing() {
    for name in ["a", "N", "Tab", "F5", "0", "6", "9", "Dead", "", "@", "é", "ArrowUpp", "12"] {
        assert_eq!(GridKey::from_name(name, false), None, "{name}");
    }
    assert_eq!(GridKey::from_name("1", false), Some(GridKey::Slot(DropRole::Pawn)));
    assert_eq!(GridKey::from_name("5", false), Some(GridKey::Slot(DropRole::Queen)));
    assert_eq!(GridKey::from_name("1", true), None, "that is the browser's");
    assert_eq!(GridKey::from_name("Enter", true), None);
}

#[test]
fn a_reserve_is_a_bar() {
    let after = |role, name: &str, mirrored| SlotKey::from_name(name).unwrap().moved(role, mirrored);
    assert_eq!(after(DropRole::Pawn, "ArrowRight", false), DropRole::Knight);
    assert_eq!(after(DropRole::Pawn, "ArrowLeft", false), DropRole::Pawn);
    assert_eq!(after(DropRole::Queen, "ArrowDown", false), DropRole::Queen);
    assert_eq!(after(DropRole::Knight, "End", false), DropRole::Queen);
    assert_eq!(after(DropRole::Pawn, "ArrowUp", true), DropRole::Knight);
    assert_eq!(after(DropRole::Rook, "Home", true), DropRole::Queen);
    assert_eq!(SlotKey::from_name("x"), None);
}

/// P-31: a whole game by keyboard alone.
#[test]
fn p_31_a_mate_by_keys() {
    let mut hands = Hands::new();
    for place in ["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"] {
        hands.key(&format!("A.{place}"));
    }
    assert_eq!(hands.heard(), ["WhiteA f2f3", "BlackA e7e5", "WhiteA g2g4", "BlackA d8h4"]);
}

#[test]
fn a_slot_is_picked_and_the_focus_goes_to_the_board() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    hands.key("WhiteA.N");
    assert_eq!(hands.picked(Seat::WHITE_A), stored(DropRole::Knight));
    hands.key("A.a3");
    assert_eq!(hands.heard(), ["focus A", "WhiteA N@a3"]);
}

#[test]
fn the_same_slot_again_lets_go() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    hands.key("WhiteA.N");
    hands.key("WhiteA.N");
    assert_eq!(hands.input, Input::new());
}

#[test]
fn digits_pick_from_the_reserve_of_the_player_on_move() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1");
    hands.step(InputEvent::PickFromReserve { board: A, role: DropRole::Knight });
    hands.key("A.a3");
    hands.step(InputEvent::PickFromReserve { board: A, role: DropRole::Queen });
    assert_eq!(hands.picked(Seat::BLACK_A), stored(DropRole::Queen));
    assert_eq!(hands.heard(), ["focus A", "WhiteA N@a3", "focus A"]);
}

#[test]
fn escape_lets_go_and_gives_the_focus_back() {
    let mut hands = with_kings("8/P3k3/8/8/8/8/8/4K3[] w - - 0 1");
    hands.key("A.a7");
    hands.step(InputEvent::Escape);
    assert_eq!(hands.input, Input::new());
    hands.key("A.a7");
    hands.key("A.a8");
    hands.step(InputEvent::Escape);
    assert_eq!(hands.heard(), ["focus Aa8"]);
    assert_eq!(hands.input, Input::new());
}

/// U-C8, P-41: picking from an empty reserve crashed the page.
#[test]
fn u_c8_p_41_an_empty_slot_says_so() {
    let mut hands = Hands::new();
    for role in DropRole::ALL {
        hands.step(InputEvent::PickFromReserve { board: A, role });
        assert_eq!(hands.heard(), ["WhiteA refused reserve-lacks"]);
    }
    hands.play(Seat::WHITE_A, Action::Resign);
    hands.key("WhiteA.P");
    assert_eq!(hands.heard(), ["WhiteA refused match-over"]);
}
