//! Moves planned by whoever is not on move. Names with a code are cases of people who used comparable programs.

use pasapezas_core::Attempt;

use super::*;

/// The array, where hands may plan.
fn planning() -> Hands {
    let mut hands = Hands::new();
    hands.input.let_plan(true);
    hands
}

fn planning_from(bfen: &str) -> Hands {
    let mut hands = Hands::from(bfen);
    hands.input.let_plan(true);
    hands
}

fn planned(hands: &Hands, seat: Seat) -> Option<String> {
    let square = |square: Square| square.to_string();
    hands.input.hand().planned.at(seat).map(|attempt| match attempt {
        Attempt::Board { from, to, promotion } => {
            format!("{}{}{}", square(from), square(to), if promotion.is_some() { "=" } else { "" })
        }
        Attempt::Drop { role, to } => format!("{}@{}", role.role().letter(), square(to)),
    })
}

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

#[test]
fn a_drag_before_its_turn_is_played_when_the_turn_comes() {
    let mut hands = planning();
    hands.drag("A.e7", "A.e5");
    assert_eq!(hands.heard(), ["lift 1", "home 1"], "the piece waits at home");
    assert_eq!(planned(&hands, Seat::BLACK_A).as_deref(), Some("e7e5"));
    hands.drag("B.e2", "B.e4");
    assert_eq!(planned(&hands, Seat::BLACK_A).as_deref(), Some("e7e5"), "the other board changes nothing");
    hands.heard();
    hands.drag("A.d2", "A.d4");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA d2d4", "BlackA e7e5"]);
    assert_eq!(planned(&hands, Seat::BLACK_A), None);
}

#[test]
fn taps_and_keys_plan_too() {
    let mut hands = planning();
    hands.tap("A.e7");
    hands.tap("A.e5");
    assert_eq!(planned(&hands, Seat::BLACK_A).as_deref(), Some("e7e5"));
    hands.key("B.g8");
    hands.key("B.f6");
    assert_eq!(planned(&hands, Seat::BLACK_B).as_deref(), Some("g8f6"));
    assert_eq!(hands.heard(), Vec::<String>::new());
}

#[test]
fn the_last_plan_of_a_seat_counts() {
    let mut hands = planning();
    hands.drag("A.e7", "A.e5");
    hands.drag("A.d7", "A.d5");
    assert_eq!(planned(&hands, Seat::BLACK_A).as_deref(), Some("d7d5"));
}

#[test]
fn a_plan_is_called_off_by_a_tap_the_right_button_or_escape() {
    let calls: [fn(&mut Hands); 5] = [
        |hands| hands.tap("A.e7"),
        |hands| hands.tap("A.e5"),
        |hands| hands.key("A.e7"),
        |hands| hands.step(InputEvent::ContextMenu { spot: spot("A.h5").0 }),
        |hands| hands.step(InputEvent::Escape),
    ];
    for (index, call) in calls.into_iter().enumerate() {
        let mut hands = planning();
        hands.drag("A.e7", "A.e5");
        call(&mut hands);
        assert_eq!(planned(&hands, Seat::BLACK_A), None, "{index}");
        assert_eq!(hands.picked(Seat::BLACK_A), None, "{index}: and nothing is chosen by it");
        hands.heard();
        hands.moves(Seat::WHITE_A, "e2e4");
        assert_eq!(hands.heard(), Vec::<String>::new(), "{index}");
    }
}

#[test]
fn the_right_button_on_one_board_leaves_plans_of_the_other() {
    let mut hands = planning();
    hands.drag("A.e7", "A.e5");
    hands.step(InputEvent::ContextMenu { spot: spot("B.h5").0 });
    assert_eq!(planned(&hands, Seat::BLACK_A).as_deref(), Some("e7e5"));
}

/// An illegal plan survived its turn and was played later.
#[test]
fn u_c13_what_cannot_be_played_is_off_at_once_and_said() {
    let mut hands = planning();
    hands.drag("A.e7", "A.d6");
    assert_eq!(planned(&hands, Seat::BLACK_A).as_deref(), Some("e7d6"));
    hands.heard();
    hands.moves(Seat::WHITE_A, "e2e4");
    assert_eq!(hands.heard(), ["BlackA lapsed pawn-needs-capture"]);
    hands.moves(Seat::BLACK_A, "a7a6");
    hands.moves(Seat::WHITE_A, "e4e5");
    hands.moves(Seat::BLACK_A, "d7d6");
    hands.heard();
    hands.moves(Seat::WHITE_A, "e5d6");
    assert_eq!(hands.heard(), Vec::<String>::new());
}

/// What never can be a move is refused at once, and plans nothing.
#[test]
fn a_plan_that_can_never_be_a_move_is_refused_when_it_is_made() {
    let mut hands = planning();
    hands.drag("A.b8", "A.b6");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "BlackA refused not-its-move"]);
    assert_eq!(planned(&hands, Seat::BLACK_A), None);
}

/// People take up a piece that their partner is about to send.
#[test]
fn u_c2_a_piece_that_is_to_come_is_planned_and_dropped_or_lapses() {
    for comes in [true, false] {
        let mut hands = planning();
        hands.moves(Seat::WHITE_B, "e2e4");
        hands.moves(Seat::BLACK_B, "d7d5");
        hands.drag("BlackA.P", "A.e6");
        assert_eq!(planned(&hands, Seat::BLACK_A).as_deref(), Some("P@e6"));
        if comes {
            hands.moves(Seat::WHITE_B, "e4d5");
        }
        hands.heard();
        hands.moves(Seat::WHITE_A, "e2e4");
        let expected = if comes { "BlackA P@e6" } else { "BlackA lapsed reserve-lacks" };
        assert_eq!(hands.heard(), [expected]);
    }
}

/// Castling by a step of two squares and onto the rook meant different things before the turn and in it.
#[test]
fn u_c14_both_gestures_of_castling_are_planned_alike() {
    for (target, mirrored) in [("A.g8", false), ("A.h8", false), ("A.c8", true), ("A.a8", true)] {
        let bfen = format!("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[] w KQkq - 0 1 | {ARRAY}");
        let mut hands = planning_from(&bfen);
        let mut tapped = planning_from(&bfen);
        hands.drag("A.e8", target);
        tapped.tap("A.e8");
        tapped.tap(target);
        for mut hands in [hands, tapped] {
            hands.heard();
            hands.moves(Seat::WHITE_A, "a2a3");
            let castled = if mirrored { "BlackA e8c8" } else { "BlackA e8g8" };
            assert_eq!(hands.heard(), [castled], "{target}");
        }
    }
}

#[test]
fn a_planned_promotion_asks_for_its_piece_first() {
    let bfen = format!("4k3/8/8/8/8/8/7p/K7[] w - - 0 1 | {ARRAY}");
    let mut hands = planning_from(&bfen);
    hands.drag("A.h2", "A.h1");
    assert!(hands.input.hand().chooser.a.is_some());
    hands.step(InputEvent::MatchChanged);
    assert!(hands.input.hand().chooser.a.is_some(), "it stays open before the turn");
    hands.tap("A=Q");
    assert_eq!(planned(&hands, Seat::BLACK_A).as_deref(), Some("h2h1="));
    hands.heard();
    hands.moves(Seat::WHITE_A, "a1a2");
    assert_eq!(hands.heard(), ["BlackA h2h1q"]);
}

/// What is to be captured may come before the turn: capturing on an empty square could not be planned where only the board as it
/// stood was asked.
#[test]
fn p_34_a_capture_is_planned_of_a_piece_that_is_yet_to_be_dropped() {
    let a = "r1bqk2r/pp3ppp/2n2n2/2b1p3/8/3P1N2/PPP1BPPP/RNBQ1RK1[p] b kq - 1 7";
    for (dropped, expected) in [("P@h3", "WhiteA g2h3"), ("P@e4", "WhiteA lapsed pawn-needs-capture")] {
        let mut hands = planning_from(&format!("{a} | {ARRAY}"));
        hands.drag("A.g2", "A.h3");
        assert_eq!(planned(&hands, Seat::WHITE_A).as_deref(), Some("g2h3"));
        hands.heard();
        hands.moves(Seat::BLACK_A, dropped);
        assert_eq!(hands.heard(), [expected]);
    }
}

/// A drop and a plan at once on the same square made the dropped piece vanish.
#[test]
fn u_a19_a_drop_and_a_plan_of_the_dropped_piece() {
    let bfen = format!("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | {ARRAY}");
    let mut hands = planning_from(&bfen);
    hands.drag("WhiteA.N", "A.f3");
    hands.drag("A.f3", "A.e5");
    assert_eq!(planned(&hands, Seat::WHITE_A).as_deref(), Some("f3e5"));
    assert_eq!(hands.game.position(A).reserve(pasapezas_core::Color::White).count(DropRole::Knight), 0);
    hands.heard();
    hands.moves(Seat::BLACK_A, "e8e7");
    assert_eq!(hands.heard(), ["WhiteA f3e5"]);
}

/// Two plans answer each other: each is judged by what the one before has left.
#[test]
fn plans_of_both_boards_ripen_one_after_the_other() {
    let mut hands = planning();
    hands.drag("A.e7", "A.e5");
    hands.drag("B.e7", "B.e5");
    hands.heard();
    hands.moves(Seat::WHITE_A, "e2e4");
    hands.moves(Seat::WHITE_B, "e2e4");
    assert_eq!(hands.heard(), ["BlackA e7e5", "BlackB e7e5"]);
}

#[test]
fn nobody_plans_where_the_match_or_the_table_does_not_want_it() {
    let mut hands = Hands::new();
    hands.drag("A.e7", "A.e5");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "BlackA refused not-your-turn"]);
    let rules = RuleSet { premoves: false, ..RuleSet::default() };
    let mut hands = Hands::of(MatchSetup::new(rules, TimeControl::default()));
    hands.input.let_plan(true);
    hands.drag("A.e7", "A.e5");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "BlackA refused not-your-turn"]);
    hands.drag("BlackA.P", "A.e5");
    assert_eq!(hands.heard(), Vec::<String>::new(), "there is no pawn to take up");
    let mut hands = planning();
    hands.drag("A.e7", "A.e5");
    hands.input.let_plan(false);
    assert_eq!(planned(&hands, Seat::BLACK_A), None);
}
