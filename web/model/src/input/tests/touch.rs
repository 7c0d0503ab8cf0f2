//! Touched pieces that bind: whatever a hand does afterwards, the first piece that was touched stays chosen (C 2, C 4).

use pasapezas_core::notation::read_fen;
use pasapezas_core::{Obligation, Touch};

use super::*;

/// A knight, a pawn and nobody else can take on d5; the rook on a1 cannot move; a knight is in reserve.
const PLAY: &str = "4k3/8/8/3p4/4P3/2N5/P7/RN2K3[N] w - - 0 1";

fn hands(rules: RuleSet) -> Hands {
    let start = PerBoard::new(|_| Position::new(read_fen(PLAY).unwrap(), &rules).unwrap());
    Hands::of(MatchSetup { rules, time: TimeControl::default(), start })
}

fn training() -> Hands {
    hands(RuleSet { touch_move: true, premoves: false, ..RuleSet::default() })
}

type Act = fn(&mut Hands);

#[test]
fn the_first_piece_stays_chosen_whatever_comes_after() {
    let acts: [(&str, Act); 9] = [
        ("a tap on it", |hands| hands.tap("A.c3")),
        ("a tap on another piece", |hands| hands.tap("A.e4")),
        ("a tap on the reserve", |hands| hands.tap("WhiteA.N")),
        ("a tap beside the boards", |hands| hands.tap("-")),
        ("a drag home", |hands| hands.drag("A.c3", "A.c3")),
        ("a drag away from the boards", |hands| hands.drag("A.c3", "-")),
        ("a drag of another piece", |hands| hands.drag("A.e4", "A.e5")),
        ("escape", |hands| hands.step(InputEvent::Escape)),
        ("another window", |hands| hands.step(InputEvent::Blur)),
    ];
    for (what, act) in acts {
        let mut hands = training();
        hands.tap("A.c3");
        assert_eq!(hands.heard(), ["WhiteA Touch { at: c3 }"], "{what}");
        act(&mut hands);
        assert_eq!(hands.picked(Seat::WHITE_A), on("c3"), "{what}");
        assert_eq!(hands.game.obligation(A), Obligation::Move { from: square("c3") }, "{what}");
        // And then it plays.
        hands.heard();
        hands.tap("A.b5");
        assert_eq!(hands.heard(), ["WhiteA c3b5"], "{what}");
        assert_eq!(hands.picked(Seat::WHITE_A), None, "{what}");
    }
}

#[test]
fn another_piece_is_refused_with_the_reason_by_every_hand() {
    let mut hands = training();
    hands.tap("A.c3");
    hands.heard();
    hands.tap("A.e4");
    hands.drag("A.e4", "A.e5");
    hands.key("A.e4");
    hands.tap("WhiteA.N");
    hands.step(InputEvent::PickFromReserve { board: A, role: DropRole::Knight });
    let refused = hands.heard();
    let refusals = refused.iter().filter(|word| *word == "WhiteA refused touched-own").count();
    assert_eq!(refusals, 5, "{refused:?}");
}

#[test]
fn keys_and_drags_touch_as_taps_do() {
    let mut hands = training();
    hands.key("A.c3");
    assert_eq!(hands.heard(), ["WhiteA Touch { at: c3 }"]);
    assert_eq!(hands.picked(Seat::WHITE_A), on("c3"));
    hands.key("A.c3");
    assert_eq!(hands.picked(Seat::WHITE_A), on("c3"), "let go by the same key");
    let mut hands = training();
    hands.drag("A.c3", "A.b5");
    assert_eq!(hands.heard(), ["WhiteA Touch { at: c3 }", "lift 1", "taken 1", "WhiteA c3b5"]);
}

#[test]
fn a_piece_that_cannot_move_binds_nobody() {
    let mut hands = training();
    hands.tap("A.a1");
    assert!(hands.heard().is_empty());
    hands.tap("A.e4");
    hands.tap("A.e5");
    assert_eq!(hands.heard(), ["WhiteA Touch { at: e4 }", "WhiteA e4e5"]);
}

#[test]
fn an_enemy_piece_that_was_touched_must_be_captured() {
    let mut hands = training();
    hands.tap("A.d5");
    assert_eq!(hands.heard(), ["WhiteA Touch { at: d5 }"]);
    assert_eq!(hands.game.obligation(A), Obligation::Capture { at: square("d5") });
    assert_eq!(hands.picked(Seat::BLACK_A), None, "it is not its owner who pressed");
    hands.drag("A.b1", "A.d2");
    assert!(hands.heard().contains(&"WhiteA refused touched-enemy".to_owned()));
    hands.tap("A.e4");
    assert_eq!(hands.heard(), ["WhiteA Touch { at: e4 }"]);
    hands.tap("A.e5");
    assert_eq!(hands.heard(), ["WhiteA refused touched-enemy"]);
    hands.tap("A.d5");
    assert_eq!(hands.heard(), ["WhiteA e4d5"]);
}

/// Where the opponent may plan, his pieces are his to press.
#[test]
fn an_opponent_who_plans_touches_nothing_for_the_player_on_move() {
    let mut hands = hands(RuleSet { touch_move: true, ..RuleSet::default() });
    hands.input.let_plan(true);
    hands.drag("A.d5", "A.e4");
    assert!(!hands.heard().iter().any(|word| word.contains("Touch")));
    assert_eq!(hands.game.obligation(A), Obligation::Free);
}

#[test]
fn after_an_announcement_nothing_binds_until_the_move() {
    let mut hands = training();
    hands.play(Seat::WHITE_A, Action::Adjust);
    hands.tap("A.c3");
    hands.tap("A.c3");
    hands.tap("A.d5");
    assert_eq!((hands.game.touch(A), hands.picked(Seat::WHITE_A)), (Touch::Adjusting, None));
    hands.drag("A.e4", "A.e5");
    assert_eq!(hands.heard().last().map(String::as_str), Some("WhiteA e4e5"));
    assert_eq!(hands.game.touch(A), Touch::ToMove);
}

/// The match comes back with its obligation, and so does the chosen piece.
#[test]
fn what_was_touched_is_chosen_when_the_match_comes_back() {
    let mut hands = training();
    hands.tap("A.c3");
    hands.input = Input::new();
    assert_eq!(hands.picked(Seat::WHITE_A), None);
    hands.step(InputEvent::AnotherMatch);
    assert_eq!(hands.picked(Seat::WHITE_A), on("c3"));
}

#[test]
fn without_the_option_a_press_is_no_entry() {
    let mut hands = hands(RuleSet::default());
    hands.tap("A.c3");
    hands.tap("A.e4");
    assert_eq!((hands.heard(), hands.picked(Seat::WHITE_A)), (vec![], on("e4")));
}
