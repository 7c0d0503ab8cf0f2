//! The promotion chooser: every piece, by every hand, on both boards and from both sides; and every way out of it.

use crate::positions::{ARRAY, KINGS, SCHOLAR};
use pasapezas_browser_tests::{Hand, Key, Pointer, Promotion, Rect, Setup, Table, with};

/// White promotes straight on b8, or by capture on a8.
const WHITE: &str = "n3k3/1P6/8/8/8/8/8/4K3[N] w - - 0 1";

/// Black promotes straight on b1, or by capture on a1.
const BLACK: &str = "4k3/8/8/8/8/8/1p6/N3K3[n] b - - 0 1";

fn open_chooser(table: &Table, board: &str, from: &str, to: &str) {
    table.click(table.place(from));
    table.click(table.place(to));
    table.until("the chooser", |state| state.board(board).chooser.is_some());
}

/// Every hand meets every piece; colours, boards and ways go round.
#[test]
fn every_piece_by_every_hand_on_both_boards_straight_and_by_capture() {
    let pawns = [(WHITE, 'w', "b7", "b8", "a8"), (BLACK, 'b', "b2", "b1", "a1")];
    with(&Setup::array(), |table| {
        for (turn, promotion) in Promotion::ALL.into_iter().enumerate() {
            for (nth, hand) in Hand::ALL.into_iter().enumerate() {
                let (position, color, from, straight, capture) = pawns[(turn + nth) % 2];
                let board = if (turn / 2 + nth) % 2 == 0 { "A" } else { "B" };
                let to = if (turn + nth / 2) % 2 == 0 { straight } else { capture };
                table.lay_and_start(&Setup::boards(position, position));
                let (from, square) = (format!("{board}:{from}"), format!("{board}:{to}"));
                hand.try_to_play(table, &from, &square);
                hand.promote(table, promotion);
                let piece = format!("{color}{}", promotion.letter());
                let state = table.until(&format!("{piece} on {square} by {hand:?}"), |state| {
                    state.at(&square) == Some(&piece) && state.at(&from).is_none()
                });
                assert_eq!(state.board(board).promoted, [to]);
                assert!(state.board(board).chooser.is_none());
                // Each board had a knight stored; a captured one passes to the partner.
                assert_eq!(state.stored_in_all(), if to == capture { 3 } else { 2 });
            }
        }
    });
}

/// A way out of the chooser, with its name.
type WayOut<'a> = (&'a str, &'a dyn Fn(&Table));

/// Escape, a press outside, the right button, the tile for it, a piece from the reserve: the pawn is back each time.
#[test]
fn the_chooser_can_be_left_in_every_way() {
    let outside = |table: &Table| table.click(table.place("A:e4"));
    let right = |table: &Table| table.click_right(table.place("A:d5"));
    let escape = |table: &Table| table.keys(&[Key::Escape]);
    let tile = |table: &Table| table.click(table.rect(".chooser [data-choice=cancel]").centre());
    let reserve = |table: &Table| {
        // Somebody takes a piece out of the reserve instead.
        let slot = table.place("WhiteA:knight");
        table.perform(&[Pointer::mouse().to(slot).down().glide(table.place("A:f3"))]);
        table.until("a closed chooser", |state| state.board("A").chooser.is_none());
        table.perform(&[Pointer::mouse().glide(slot).up()]);
    };
    let ways: [WayOut<'_>; 5] = [
        ("outside", &outside),
        ("right", &right),
        ("Escape", &escape),
        ("tile", &tile),
        ("reserve", &reserve),
    ];
    with(&Setup::boards(WHITE, KINGS), |table| {
        table.start();
        for (name, leave) in ways {
            for by_drag in [false, true] {
                if by_drag {
                    table.drag("A:b7", "A:b8");
                    table.until("the chooser", |state| state.board("A").chooser.is_some());
                } else {
                    open_chooser(table, "A", "A:b7", "A:b8");
                }
                leave(table);
                let state =
                    table.until(&format!("a chooser closed by {name}"), |state| !state.is_anything_held());
                assert_eq!((state.at("A:b7"), state.at("A:b8")), (Some("wP"), None), "{name}");
                assert!(state.board("A").astray.is_empty(), "the pawn is back: {name}");
                assert!(state.seat("WhiteA").running, "still his turn");
            }
        }
        // And it can be used afterwards.
        Hand::Taps.try_to_play(table, "A:b7", "A:b8");
        Hand::Taps.promote(table, Promotion::Rook);
        table.until("a rook", |state| state.at("A:b8") == Some("wR"));
    });
}

#[test]
fn the_end_of_the_match_closes_the_chooser() {
    with(&Setup::boards(WHITE, SCHOLAR), |table| {
        table.start();
        open_chooser(table, "A", "A:b7", "A:b8");
        Hand::Finger.try_to_play(table, "B:h5", "B:f7");
        let state = table.until("the result", |state| state.outcome.is_some());
        assert!(state.board("A").chooser.is_none());
        assert_eq!((state.at("A:b7"), state.at("A:b8")), (Some("wP"), None));
    });
}

#[test]
fn a_move_on_the_other_board_leaves_the_chooser_open() {
    with(&Setup::boards(WHITE, ARRAY), |table| {
        table.start();
        open_chooser(table, "A", "A:b7", "A:b8");
        Hand::Finger.play(table, "B:e2", "B:e4");
        assert!(table.settled().board("A").chooser.is_some());
        Hand::Mouse.promote(table, Promotion::Knight);
        table.until("a knight", |state| state.at("A:b8") == Some("wN"));
    });
}

/// On all files, for both colours, on both boards and both ways up, at once and planned, on the smallest screen.
#[test]
fn the_chooser_lies_on_the_screen_wherever_a_pawn_promotes() {
    let white = "8/PPPPPPPP/8/3k4/8/8/8/4K3[] w - - 0 1";
    let black = "4k3/8/8/8/3K4/8/pppppppp/8[] b - - 0 1";
    for (width, height) in [(360, 640), (640, 360)] {
        with(&Setup::array().size(width, height), |table| {
            let screen = Rect { x: 0.0, y: 0.0, width: width.into(), height: height.into() };
            let on_move = [(white.to_owned(), 7, 8), (black.to_owned(), 2, 1)];
            let planned = [(white.replace(" w ", " b "), 7, 8), (black.replace(" b ", " w "), 2, 1)];
            for (position, from, to) in on_move.into_iter().chain(planned) {
                table.lay_and_start(&Setup::boards(&position, &position));
                for board in ["A", "B"] {
                    for file in 'a'..='h' {
                        let pawn = format!("{board}:{file}{from}");
                        open_chooser(table, board, &pawn, &format!("{board}:{file}{to}"));
                        let chooser = table.state().board(board).chooser.clone().unwrap();
                        assert!(screen.holds(chooser.place), "{width}×{height} {pawn}: {chooser:?}");
                        assert_eq!(chooser.choices.len(), 5);
                        for (button, place) in table.rects(".chooser button") {
                            assert!(place.width >= 43.5 && place.height >= 43.5, "{button}: {place:?}");
                            assert!(screen.holds(place), "{button}: {place:?}");
                        }
                        table.keys(&[Key::Escape]);
                        table.until("a closed chooser", |state| !state.is_anything_held());
                    }
                }
            }
        });
    }
}
