//! The promotion chooser.

use super::*;
use PointerKind::{Mouse, Touch};

const READY: &str = "8/P3k3/8/8/8/8/8/4K3[N] w - - 0 1";

fn ready() -> Hands {
    with_kings(READY)
}

fn chooser(hands: &Hands) -> Option<Chooser> {
    *hands.input.hand().chooser.get(A)
}

/// P-19: all four pieces, by drag, tap and key.
#[test]
fn p_19_each_piece_by_each_way() {
    for (tile, uci) in [("Q", "q"), ("N", "n"), ("R", "r"), ("B", "b")] {
        for way in 0..3 {
            let mut hands = ready();
            match way {
                0 => hands.drag("A.a7", "A.a8"),
                1 => ["A.a7", "A.a8"].iter().for_each(|place| hands.tap(place)),
                _ => ["A.a7", "A.a8"].iter().for_each(|place| hands.key(place)),
            }
            assert!(chooser(&hands).is_some(), "{tile} {way}");
            assert_eq!(hands.picked(Seat::WHITE_A), on("a7"), "the pawn shows as chosen");
            hands.heard();
            let tile = format!("A={tile}");
            if way == 2 {
                hands.key(&tile);
            } else {
                hands.tap(&tile);
            }
            let mut expected = vec![format!("WhiteA a7a8{uci}")];
            if way == 2 {
                expected.insert(0, "focus Aa8".to_owned());
            }
            assert_eq!(hands.heard(), expected);
            assert_eq!(hands.input, Input::new());
        }
    }
}

#[test]
fn by_capture_and_for_black() {
    let mut hands = with_kings("8/8/4k3/8/8/8/1p6/R3K3[] b - - 0 1");
    hands.tap("A.b2");
    hands.tap("A.a1");
    hands.tap("A=N");
    assert_eq!(hands.heard(), ["BlackA b2a1n"]);
}

/// U-C10: it could not be cancelled, or left the pawn in the air.
#[test]
fn u_c10_every_way_to_cancel() {
    let cancels: [fn(&mut Hands); 6] = [
        |hands| hands.step(InputEvent::Escape),
        |hands| hands.tap("A.d4"),
        |hands| hands.tap("-"),
        |hands| hands.tap("A=x"),
        |hands| hands.step(InputEvent::ContextMenu { spot: spot("A.d4").0 }),
        |hands| {
            let (spot, at) = spot("A.d4");
            let pointer = PointerId(1);
            hands.step(InputEvent::Down { pointer, kind: Mouse, press: Press::Other, at, spot });
        },
    ];
    for (index, cancel) in cancels.iter().enumerate() {
        let mut hands = ready();
        hands.drag("A.a7", "A.a8");
        assert_eq!(hands.heard(), ["lift 1", "home 1"]);
        cancel(&mut hands);
        hands.up(9, "-");
        assert_eq!(hands.input, Input::new(), "{index}");
        // A tap on an empty square takes the drawings away as always.
        hands.heard.retain(|word| word != "wipe A");
        assert_eq!(hands.heard(), [""; 0], "{index}");
        assert_eq!(hands.game.on_move(A), Seat::WHITE_A);
    }
}

#[test]
fn u_c10_the_end_of_the_match_closes_it() {
    let mut hands = ready();
    hands.drag("A.a7", "A.a8");
    hands.play(Seat::WHITE_B, Action::Resign);
    assert_eq!(hands.input, Input::new());
    hands.tap("A=Q");
    assert_eq!(hands.heard(), ["lift 1", "home 1"]);
}

/// U-A7, second half: a grab into the reserve closes it and the pawn stays home.
#[test]
fn u_a7_grabbing_another_piece_closes_it() {
    let mut hands = ready();
    hands.drag("A.a7", "A.a8");
    hands.down(2, Touch, "WhiteA.N");
    assert_eq!(chooser(&hands), None);
    hands.to(2, "A.a8");
    hands.up(2, "A.a8");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "lift 2", "taken 2", "WhiteA N@a8"]);
}

#[test]
fn the_other_board_goes_on_meanwhile() {
    let mut hands = Hands::from(&format!("{READY} | 4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1"));
    hands.drag("A.a7", "A.a8");
    hands.drag("B.e2", "B.e4");
    assert!(chooser(&hands).is_some());
    hands.tap("A=Q");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "lift 1", "taken 1", "WhiteB e2e4", "WhiteA a7a8q"]);
}

#[test]
fn a_press_that_leaves_its_tile_chooses_nothing() {
    let mut hands = ready();
    hands.drag("A.a7", "A.a8");
    hands.down(2, Touch, "A=Q");
    hands.up(2, "A=N");
    assert!(chooser(&hands).is_some());
    assert_eq!(hands.heard(), ["lift 1", "home 1"]);
}

/// U-C11: it opened for the side that is not on move.
#[test]
fn u_c11_not_for_the_side_that_waits() {
    let mut hands = with_kings("8/P3k3/8/8/8/8/8/4K3[] b - - 0 1");
    hands.drag("A.a7", "A.a8");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "WhiteA refused not-your-turn"]);
    assert_eq!(chooser(&hands), None);
}

#[test]
fn a_promotion_that_is_illegal_anyway_is_refused_before_it_asks() {
    let mut hands = with_kings("4k3/P7/8/8/8/8/4r3/4K3[] w - - 0 1");
    hands.drag("A.a7", "A.a8");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "WhiteA refused still-in-check"]);
}
