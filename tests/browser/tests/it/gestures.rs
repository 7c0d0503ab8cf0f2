//! One pointer and what may come between its press and its release: other buttons, a shifting page, a moving match.

use crate::positions::{ARRAY, KINGS, WHITE_DROPS};
use pasapezas_browser_tests::{Button, Hand, Key, Pointer, Setup, Table, with};
use serde_json::json;

/// The buttons down and up in the wrong order.
#[test]
fn buttons_in_the_wrong_order_leave_no_drag() {
    with(&Setup::array(), |table| {
        table.start();
        let (from, to) = (table.place("A:e2"), table.place("A:e4"));
        let tangle = Pointer::mouse().to(from).press(Button::Right).press(Button::Left);
        table.perform(&[tangle.release(Button::Left).release(Button::Right).glide(to)]);
        let state = table.settled();
        assert!(state.ghosts.is_empty() && state.board("A").lifted.is_empty());
        table.click(table.place("A:e6"));
        let state = table.settled();
        assert_eq!((state.at("A:e2"), state.at("A:e4")), (Some("wP"), None));
        Hand::Mouse.play(table, "A:e2", "A:e4");
    });
}

/// The right button cancels, and the release of the left one plays nothing afterwards.
#[test]
fn the_right_button_puts_a_dragged_piece_back() {
    with(&Setup::boards(WHITE_DROPS, ARRAY), |table| {
        table.start();
        for (from, to) in [("B:e2", "B:e4"), ("WhiteA:knight", "A:f3")] {
            let (start, end) = (table.place(from), table.place(to));
            table.perform(&[Pointer::mouse().to(start).down().glide(end)]);
            table.until("a ghost", |state| state.ghosts.len() == 1);
            table.perform(&[Pointer::mouse().press(Button::Right)]);
            table.until("no ghost", |state| state.ghosts.is_empty());
            table.perform(&[Pointer::mouse().release(Button::Right).release(Button::Left)]);
            let state = table.settled();
            assert_eq!(state.at(to), None);
            assert!(!state.is_anything_held());
            // The same with the left button released first.
            table.perform(&[Pointer::mouse().to(start).down().glide(end).press(Button::Right)]);
            table.perform(&[Pointer::mouse().release(Button::Left).release(Button::Right)]);
            assert_eq!(table.settled().at(to), None);
            // A chosen piece is let go as well.
            table.click(start);
            table.until("a chosen piece", |state| state.is_anything_held());
            table.click_right(end);
            table.until("nothing chosen", |state| !state.is_anything_held());
            Hand::Mouse.play(table, from, to);
        }
    });
}

/// Nothing opens under a piece that flies over the rest of the page.
#[test]
fn a_drag_across_the_page_opens_nothing() {
    with(&Setup::array(), |table| {
        table.start();
        let mut pointer = Pointer::mouse().to(table.place("A:e2")).down().glide(table.place("A:e4"));
        for selector in [
            "[data-action=menu]",
            ".clk[data-seat=WhiteB]",
            ".pl[data-seat=BlackA] .name",
            ".mv, .mid, .brand",
        ] {
            if let Some((_, rect)) = table.rects(selector).first() {
                pointer = pointer.glide(rect.centre());
            }
        }
        table.perform(&[pointer]);
        let state = table.until("a ghost", |state| state.ghosts.len() == 1);
        assert_eq!(state.dialogs, 0);
        table.perform(&[Pointer::mouse().up()]);
        let state = table.until("no ghost", |state| state.ghosts.is_empty());
        assert_eq!((state.dialogs, state.at("A:e2")), (0, Some("wP")));
        assert!(state.seat("WhiteA").refusal.is_none(), "taking a piece home needs no reason");
    });
}

/// Puts something 40 pixels high above everything else, and tells how far board A has moved.
fn insert_a_banner(table: &Table) -> f64 {
    let before = table.place("A:e4");
    let insert =
        "const banner = document.createElement('div'); banner.id = 'banner'; banner.style.height = '40px';
        document.body.prepend(banner);";
    table.session().script::<()>(insert, json!([]));
    table.settle();
    before.distance(table.place("A:e4"))
}

/// What counts is where the square is now.
#[test]
fn a_banner_that_appears_does_not_change_the_square() {
    with(&Setup::array(), |table| {
        table.start();
        // In the middle of a drag.
        let from = table.place("A:e2");
        table.perform(&[Pointer::mouse().to(from).down().glide(from.by(0.0, -30.0))]);
        table.until("a ghost", |state| state.ghosts.len() == 1);
        let moved = insert_a_banner(table);
        assert!((39.0..=41.0).contains(&moved), "the banner moves the boards by {moved}");
        table.perform(&[Pointer::mouse().glide(table.place("A:e4")).up()]);
        table.until("e4", |state| state.at("A:e4") == Some("wP"));
        // In the middle of a selection.
        table.click(table.place("A:e7"));
        table.until("a chosen piece", |state| state.board("A").selected == ["e7"]);
        assert!(insert_a_banner(table) > 39.0);
        table.click(table.place("A:e5"));
        table.until("e5", |state| state.at("A:e5") == Some("bP"));
        table.forgive_shifts();
    });
}

/// The list grows while a piece is in the air.
#[test]
fn the_ghost_stays_under_the_pointer_while_the_page_changes() {
    with(&Setup::array(), |table| {
        table.start();
        let place = table.place("A:e4").by(9.0, 5.0);
        table.perform(&[Pointer::mouse().to(table.place("A:e2")).down().glide(place)]);
        for (from, to) in
            [("B:e2", "B:e4"), ("B:e7", "B:e5"), ("B:g1", "B:f3"), ("B:b8", "B:c6"), ("B:f1", "B:b5")]
        {
            Hand::Finger.play(table, from, to);
            let state = table.settled();
            assert_eq!(state.ghosts.len(), 1);
            let distance = state.ghosts[0].centre().distance(place);
            assert!(distance <= 2.0, "the ghost is {distance} px beside the mouse");
        }
        table.perform(&[Pointer::mouse().up()]);
        table.until("e4", |state| state.at("A:e4") == Some("wP"));
    });
}

/// Under a finger the piece hovers above it, and the square that counts is framed.
#[test]
fn the_square_under_the_finger_is_framed() {
    with(&Setup::boards(WHITE_DROPS, ARRAY).touch_only(), |table| {
        table.start();
        for (from, to) in [("B:e2", "B:e4"), ("WhiteA:knight", "A:f3"), ("WhiteA:knight", "A:b7")] {
            let (board, square) = to.split_once(':').unwrap();
            let there = table.place(to);
            table.perform(&[Pointer::finger(1).to(table.place(from)).down().glide(there)]);
            let framed = [Some(square.to_string())];
            let state = table.until("a framed square", |state| state.board(board).hovers == framed);
            let ghost = state.ghosts[0].centre();
            assert!((ghost.x - there.x).abs() <= 2.0, "beside the finger: {ghost:?} {there:?}");
            assert!(ghost.y < there.y - 20.0, "hidden by the finger: {ghost:?} {there:?}");
            table.perform(&[Pointer::finger(1).rest(100).up()]);
            let state = table.until("a move", |state| state.at(to).is_some());
            assert_eq!(state.board(board).hovers, []);
            table.keys(&[Key::Escape]);
            if from == "WhiteA:knight" {
                table.lay_and_start(&Setup::boards(WHITE_DROPS, ARRAY));
            }
        }
    });
}

/// Pieces glide where the reader does not mind, and end where they should.
#[test]
fn gliding_pieces_end_on_their_squares() {
    with(&Setup::array().with_motion(), |table| {
        table.start();
        let moves =
            [("A:e2", "A:e4"), ("A:d7", "A:d5"), ("A:e4", "A:d5"), ("A:d8", "A:d5"), ("A:b1", "A:c3")];
        for (from, to) in moves {
            Hand::Clicks.play(table, from, to);
        }
        Hand::Mouse.play(table, "A:d5", "A:a5");
        table.drag("A:f1", "A:f5");
        table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        let state = table.until("pieces at rest", |state| {
            state.board("A").astray.is_empty()
                && state.board("B").astray.is_empty()
                && state.ghosts.is_empty()
        });
        assert_eq!(state.board("A").pieces.len() + state.board("B").pieces.len(), 62);
        assert_eq!(state.stored_in_all(), 2);
    });
}

/// The page may live inside something that is moved, scaled and scrolled.
#[test]
fn the_ghost_is_under_the_pointer_inside_a_moved_scaled_and_scrolled_parent() {
    let surroundings = [
        "document.body.style.transform = 'translate(37px, 21px)'",
        "document.body.style.transformOrigin = '0 0'; document.body.style.transform = 'scale(0.75) translate(60px, 40px)'",
        "const inner = document.createElement('div'), outer = document.createElement('div');
         outer.style.cssText = 'position: fixed; inset: 30px 40px 20px 10px; overflow: auto';
         inner.style.cssText = 'position: relative; height: 1400px; padding-top: 300px';
         outer.append(inner); document.body.prepend(outer); inner.append(document.querySelector('#app'));
         outer.scrollTop = 290",
    ];
    with(&Setup::array(), |table| {
        for change in surroundings {
            table.lay_and_start(&Setup::array());
            table.session().script::<()>(change, json!([]));
            table.settle();
            let (from, to) = (table.place("A:e2"), table.place("A:e4"));
            let place = to.by(4.0, 3.0);
            table.perform(&[Pointer::mouse().to(from).down().glide(place)]);
            table.until("a ghost", |state| state.ghosts.len() == 1);
            let state = table.settled();
            let distance = state.ghosts[0].centre().distance(place);
            assert!(distance <= 2.5, "{change}: the ghost is {distance} px beside the mouse");
            table.perform(&[Pointer::mouse().up()]);
            table.until("e4", |state| state.at("A:e4") == Some("wP"));
            Hand::Taps.play(table, "A:e7", "A:e5");
            table.forgive_shifts();
        }
    });
}

/// Clocks tick and partners move; what is chosen stays chosen.
#[test]
fn a_selection_survives_a_hundred_ticks_and_the_moves_of_the_other_board() {
    // Under 10 seconds the faces show tenths.
    with(&Setup::array().clocks([12_000; 4]), |table| {
        table.start();
        table.click(table.place("A:g1"));
        table.until("a chosen knight", |state| state.board("A").selected == ["g1"]);
        for (tick, (from, to)) in
            [("B:e2", "B:e4"), ("B:e7", "B:e5"), ("B:g1", "B:f3")].into_iter().enumerate()
        {
            let ticks = table.session().script::<u32>(TICKS, json!([33]));
            assert!(ticks >= 33, "round {tick}: {ticks} ticks");
            Hand::Finger.play(table, from, to);
        }
        let state = table.state();
        assert_eq!(state.board("A").selected, ["g1"]);
        assert_eq!(state.board("A").targets, ["f3", "h3"]);
        table.click(table.place("A:f3"));
        table.until("the knight on f3", |state| state.at("A:f3") == Some("wN"));
    });
}

/// Lets the time of the page run until the faces have changed so many times, and tells how often they have.
const TICKS: &str = "return (async (wanted) => {
        const face = () => Object.values(__probe.state().seats).map((seat) => seat.clock).join();
        let seen = face(), changes = 0;
        for (let frames = 0; frames < 20 * wanted && changes < wanted; frames += 1) {
            await __probe.settled();
            if (face() !== seen) { seen = face(); changes += 1; __probe.skew(50); }
        }
        return changes;
    })(arguments[0])";

/// A piece waits over its square for the opponent's move.
#[test]
fn a_stored_piece_waits_in_the_air_for_the_turn() {
    let board = "4k3/8/8/8/8/8/8/4K3[N] b - - 0 1";
    with(&Setup::boards(KINGS, board), |table| {
        table.start();
        table.perform(&[Pointer::finger(1)
            .to(table.place("WhiteB:knight"))
            .down()
            .glide(table.place("B:f3"))]);
        table.until("a ghost", |state| state.ghosts.len() == 1);
        Hand::Mouse.play(table, "B:e8", "B:e7");
        assert_eq!(table.settled().ghosts.len(), 1, "the piece stays in the air");
        table.perform(&[Pointer::finger(1).up()]);
        let state = table.until("the drop", |state| state.at("B:f3") == Some("wN"));
        assert_eq!(state.stored("WhiteB:knight"), 0);
        // Released before his turn it is planned, and the piece is back in the reserve.
        table.lay_and_start(&Setup::boards(KINGS, board));
        table.perform(&[Pointer::finger(1).drag(table.place("WhiteB:knight"), table.place("B:f3"))]);
        let state = table.until("a plan", |state| state.board("B").planned == ["f3"]);
        assert_eq!((state.at("B:f3"), state.stored("WhiteB:knight")), (None, 1));
    });
}

/// A dropped piece is a piece at once.
#[test]
fn a_dropped_piece_can_be_chosen_at_once() {
    with(&Setup::boards("4k3/8/8/8/8/8/8/4K3[NN] w - - 0 1", KINGS), |table| {
        table.start();
        let square = table.place("A:f3");
        let mouse = Pointer::mouse().drag(table.place("WhiteA:knight"), square).tap(square);
        table.perform(&[mouse]);
        let state = table.until("a chosen knight", |state| state.board("A").selected == ["f3"]);
        assert_eq!((state.at("A:f3"), state.stored("WhiteA:knight")), (Some("wN"), 1));
        assert_eq!(state.board("A").pieces.len(), 3);
    });
}

/// A piece that was taken home is not chosen.
#[test]
fn a_piece_dragged_home_is_not_chosen() {
    with(&Setup::array(), |table| {
        table.start();
        for pointer in [Pointer::mouse(), Pointer::finger(1)] {
            let (home, away) = (table.place("A:e2"), table.place("A:e4"));
            table.perform(&[pointer.to(home).down().glide(away).glide(home).up()]);
            let state = table.until("no ghost", |state| state.ghosts.is_empty());
            assert!(!state.is_anything_held());
        }
        table.click(table.place("A:d2"));
        table.click(table.place("A:d4"));
        let state = table.until("d4", |state| state.at("A:d4") == Some("wP"));
        assert_eq!(state.at("A:e2"), Some("wP"));
        // The same for a stored piece taken back to its slot.
        table.lay_and_start(&Setup::boards(WHITE_DROPS, KINGS));
        let (slot, away) = (table.place("WhiteA:knight"), table.place("A:f3"));
        table.perform(&[Pointer::mouse().to(slot).down().glide(away).glide(slot).up()]);
        let state = table.until("no ghost", |state| state.ghosts.is_empty());
        assert!(!state.is_anything_held() && state.seat("WhiteA").refusal.is_none());
        assert_eq!(state.stored("WhiteA:knight"), 1);
    });
}

#[test]
fn a_second_tap_lets_the_chosen_piece_go() {
    with(&Setup::boards(WHITE_DROPS, KINGS), |table| {
        table.start();
        for place in ["A:e1", "WhiteA:knight", "B:e8"] {
            for pointer in [Pointer::mouse(), Pointer::finger(1)] {
                let at = table.place(place);
                table.perform(&[pointer.clone().tap(at)]);
                table.until("a chosen piece", |state| state.is_anything_held());
                table.perform(&[pointer.tap(at)]);
                table.until("nothing chosen", |state| !state.is_anything_held());
            }
        }
        // Another own piece takes the place of the first; Escape lets go.
        table.click(table.place("A:e1"));
        table.click(table.place("WhiteA:pawn"));
        let state = table.until("a chosen pawn", |state| state.seat("WhiteA").picked == ["pawn"]);
        assert!(state.board("A").selected.is_empty());
        table.keys(&[Key::Escape]);
        table.until("nothing chosen", |state| !state.is_anything_held());
    });
}
