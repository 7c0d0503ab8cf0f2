//! Several pointers at once: each has its own piece, and none disturbs another.

use crate::positions::{ARRAY, KINGS};
use pasapezas_browser_tests::{Hand, Key, Pointer, Setup, with};

#[test]
fn two_people_drag_on_two_boards_of_one_touchscreen() {
    with(&Setup::array().touch_only(), |table| {
        table.start();
        let first = Pointer::finger(1).drag(table.place("A:e2"), table.place("A:e4"));
        let second = Pointer::finger(2).drag(table.place("B:d2"), table.place("B:d4"));
        table.perform(&[first, second]);
        let state = table
            .until("both moves", |state| state.at("A:e4") == Some("wP") && state.at("B:d4") == Some("wP"));
        assert!(!state.is_anything_held());
    });
}

#[test]
fn one_captures_on_a_while_another_drops_on_b() {
    let (a, b) = ("4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    with(&Setup::boards(a, b).touch_only(), |table| {
        table.start();
        let first = Pointer::finger(1).drag(table.place("A:e4"), table.place("A:d5"));
        let second = Pointer::finger(2).drag(table.place("WhiteB:knight"), table.place("B:f3"));
        table.perform(&[first, second]);
        let state = table
            .until("both moves", |state| state.at("A:d5") == Some("wP") && state.at("B:f3") == Some("wN"));
        assert_eq!((state.stored("BlackB:pawn"), state.stored_in_all()), (1, 1));
    });
}

#[test]
fn four_fingers_hold_four_pieces_of_two_boards() {
    with(&Setup::array(), |table| {
        table.start();
        let pieces = ["A:e2", "A:e7", "B:e2", "B:e7"];
        let fingers: Vec<Pointer> = (1..)
            .zip(pieces)
            .map(|(number, piece)| {
                let place = table.place(piece);
                Pointer::finger(number).to(place).down().glide(place.by(0.0, 30.0))
            })
            .collect();
        table.perform(&fingers);
        let state = table.until("four ghosts", |state| state.ghosts.len() == 4);
        for (board, other) in [("A", "B"), ("B", "A")] {
            assert_eq!(state.board(board).lifted, ["e2", "e7"], "board {board}, not {other}");
        }
        // White's fingers put their pawns down, Black's take theirs home.
        let targets = ["A:e4", "A:e7", "B:e4", "B:e7"];
        let fingers: Vec<Pointer> = (1..)
            .zip(targets)
            .map(|(number, place)| Pointer::finger(number).glide(table.place(place)).up())
            .collect();
        table.perform(&fingers);
        let state = table.until("two moves", |state| {
            state.at("A:e4") == Some("wP") && state.at("B:e4") == Some("wP") && state.ghosts.is_empty()
        });
        assert_eq!((state.at("A:e7"), state.at("B:e7")), (Some("bP"), Some("bP")));
        assert!(!state.is_anything_held());
    });
}

/// Whoever pauses, claims or opens the menu does not wait until nobody drags any more; and each press is one.
#[test]
fn buttons_are_pressed_while_others_drag() {
    with(&Setup::array().lang("en"), |table| {
        table.start();
        let from = table.place("A:e2");
        table.perform(&[Pointer::finger(1).to(from).down().glide(from.by(0.0, -40.0))]);
        table.until("a ghost", |state| state.ghosts.len() == 1);
        let control = |action: &str| table.reach(&format!("[data-action={action}]"));
        table.perform(&[Pointer::finger(2).tap(table.reach(".claim[data-team=one]"))]);
        table.until("why not", |state| state.team("one").refusal.is_some());
        table.perform(&[Pointer::finger(2).tap(control("pause"))]);
        table.until("a pause", |state| state.phase == "paused");
        // Down on a button and up elsewhere is no press.
        table.perform(&[Pointer::finger(2).to(control("resume")).down().glide(table.place("B:e5")).up()]);
        assert_eq!(table.settled().phase, "paused");
        table.perform(&[Pointer::finger(2).tap(control("resume"))]);
        table.until("a match that goes on", |state| state.phase == "playing");
        table.perform(&[Pointer::finger(2).tap(control("targets"))]);
        let pressed = "return document.querySelector('[data-action=targets]').ariaPressed";
        table.wait("one press", || {
            (table.session().script::<String>(pressed, serde_json::json!([])) == "false").then_some(())
        });
        table.settle();
        assert_eq!(
            table.session().script::<String>(pressed, serde_json::json!([])),
            "false",
            "and not a second one"
        );
        table.perform(&[Pointer::finger(1).glide(table.place("A:e4")).up()]);
        table.until("the move of the first finger", |state| state.at("A:e4") == Some("wP"));
    });
}

/// A second finger anywhere, and a move on the other board, spoil no drag.
#[test]
fn a_drag_survives_a_second_finger_and_a_move_on_the_other_board() {
    with(&Setup::array(), |table| {
        table.start();
        let from = table.place("A:e2");
        table.perform(&[Pointer::finger(1).to(from).down().glide(from.by(5.0, -40.0))]);
        table.until("a ghost", |state| state.ghosts.len() == 1);
        let nowhere = table.rect(".clk[data-seat=BlackA]").centre();
        table.perform(&[Pointer::finger(2).to(nowhere).down()]);
        Hand::Keys.play(table, "B:e2", "B:e4");
        table.perform(&[Pointer::finger(3).drag(table.place("B:e7"), table.place("B:e5"))]);
        let state = table.until("the other board's move", |state| {
            state.at("B:e5") == Some("bP") && state.ghosts.len() == 1
        });
        assert_eq!(state.board("A").lifted, ["e2"]);
        table.perform(&[Pointer::finger(1).glide(table.place("A:e4")).up(), Pointer::finger(2).up()]);
        table.until("the move", |state| state.at("A:e4") == Some("wP"));
        Hand::Finger.play(table, "A:e7", "A:e5");
        Hand::Mouse.play(table, "A:g1", "A:f3");
    });
}

/// Nothing vanishes from the board while two fingers hold two pieces of it.
#[test]
fn both_pieces_of_two_fingers_stay_in_sight() {
    with(&Setup::array(), |table| {
        table.start();
        for (one, two) in [("A:e2", "A:d2"), ("A:e2", "A:e7"), ("A:e2", "B:e2")] {
            let (first, second) = (table.place(one), table.place(two));
            table.perform(&[Pointer::finger(1).to(first).down().glide(first.by(0.0, 25.0))]);
            table.perform(&[Pointer::finger(2).to(second).down().glide(second.by(0.0, 25.0))]);
            // Of one player's two pieces the second may win; every piece stays drawn whatever is chosen.
            let state = table.settled();
            assert!(!state.ghosts.is_empty());
            let shown = state.board("A").pieces.len() + state.board("B").pieces.len();
            assert_eq!(shown, 64, "{one} and {two}");
            table.perform(&[Pointer::finger(1).glide(first).up(), Pointer::finger(2).glide(second).up()]);
            let state = table.until("no ghosts", |state| state.ghosts.is_empty());
            assert!(!state.is_anything_held());
            assert!(state.board("A").astray.is_empty() && state.board("B").astray.is_empty());
        }
    });
}

/// The first finger on the glass need not be the one that plays.
#[test]
fn an_idle_finger_first_hinders_no_other() {
    with(&Setup::array(), |table| {
        table.start();
        let idle = [table.rect(".clk[data-seat=WhiteA]").centre(), table.place("B:e5"), table.place("A:e5")];
        for (idle, (from, to)) in idle.into_iter().zip([("A:e2", "A:e4"), ("A:d7", "A:d5"), ("B:c2", "B:c4")])
        {
            table.perform(&[Pointer::finger(1).to(idle).down()]);
            table.perform(&[Pointer::finger(2).drag(table.place(from), table.place(to))]);
            table.until("the move", |state| state.at(to).is_some() && state.at(from).is_none());
            table.perform(&[Pointer::finger(1).up()]);
        }
    });
}

/// The system may take a finger away at any time.
#[test]
fn a_cancelled_touch_leaves_nothing_behind() {
    with(&Setup::boards(ARRAY, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1"), |table| {
        table.start();
        for (from, to) in [("A:e2", "A:e4"), ("WhiteB:knight", "B:f3")] {
            let (start, end) = (table.place(from), table.place(to));
            table.touch("touchStart", &[start]);
            table.touch("touchMove", &[start.towards(end, 0.5)]);
            table.touch("touchMove", &[end]);
            table.until("a ghost", |state| state.ghosts.len() == 1);
            table.touch("touchCancel", &[]);
            let state = table.until("no ghost", |state| state.ghosts.is_empty());
            assert!(!state.is_anything_held());
            assert!(state.board("A").astray.is_empty());
            let state = table.settled();
            assert_eq!(state.at(to), None, "a cancelled drag plays nothing");
            // Cancelled between press and drag, too.
            table.touch("touchStart", &[start]);
            table.touch("touchCancel", &[]);
            assert!(!table.settled().is_anything_held());
            Hand::Finger.play(table, from, to);
        }
    });
}

#[test]
fn a_lost_window_and_escape_put_everything_back() {
    with(&Setup::array(), |table| {
        table.start();
        let (from, to) = (table.place("A:e2"), table.place("A:e4"));
        let ways: [&dyn Fn(); 2] = [
            &|| table.session().script("window.dispatchEvent(new Event('blur'))", serde_json::json!([])),
            &|| table.keys(&[Key::Escape]),
        ];
        for way in ways {
            table.perform(&[Pointer::finger(1).to(from).down().glide(to)]);
            table.until("a ghost", |state| state.ghosts.len() == 1);
            way();
            table.until("no ghost", |state| state.ghosts.is_empty());
            table.perform(&[Pointer::finger(1).up()]);
            let state = table.settled();
            assert_eq!((state.at("A:e2"), state.at("A:e4")), (Some("wP"), None));
            assert!(!state.is_anything_held());
        }
    });
}

#[test]
fn a_finger_and_the_mouse_and_a_pen_play_side_by_side() {
    with(&Setup::boards(ARRAY, KINGS), |table| {
        table.start();
        let mouse = Pointer::mouse().drag(table.place("A:e2"), table.place("A:e4"));
        let finger = Pointer::finger(1).drag(table.place("B:e1"), table.place("B:d1"));
        table.perform(&[mouse, finger]);
        table.until("both moves", |state| state.at("A:e4").is_some() && state.at("B:d1").is_some());
        table.perform(&[Pointer::pen().drag(table.place("A:e7"), table.place("A:e5"))]);
        table.until("the pen's move", |state| state.at("A:e5").is_some());
    });
}
