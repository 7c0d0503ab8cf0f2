//! Hands gone wild: thousands of random events, and things that must hold after each.

use super::*;

/// A small generator; its seed is in the test.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::try_from(self.below(from.len() as u64)).unwrap()]
    }

    fn spot(&mut self) -> Spot {
        let board = self.pick(&BoardId::ALL);
        match self.below(10) {
            0 => Spot::Outside,
            1 => Spot::Choice {
                board,
                role: self.pick(&[None, Some(PromotionRole::Queen), Some(PromotionRole::Knight)]),
            },
            2 | 3 => Spot::Slot { seat: self.pick(&Seat::ALL), role: self.pick(&DropRole::ALL) },
            _ => Spot::Square {
                board,
                square: Square::from_index(u8::try_from(self.below(64)).unwrap()).unwrap(),
            },
        }
    }

    fn event(&mut self) -> InputEvent {
        let pointer = PointerId(i32::try_from(self.below(4)).unwrap());
        let kind = self.pick(&[PointerKind::Mouse, PointerKind::Touch, PointerKind::Pen]);
        let at = Point { x: self.below(40) as f64, y: self.below(40) as f64 };
        match self.below(20) {
            0..6 => InputEvent::Down { pointer, kind, press: Press::Main, at, spot: self.spot() },
            6 => InputEvent::Down { pointer, kind, press: Press::Other, at, spot: self.spot() },
            7..11 => InputEvent::Move { pointer, held: Held::MainOnly, at },
            11..16 => InputEvent::Up { pointer, spot: self.spot() },
            16 => self.pick(&[InputEvent::Blur, InputEvent::Escape, InputEvent::Lost { pointer }]),
            17 => InputEvent::PickFromReserve {
                board: self.pick(&BoardId::ALL),
                role: self.pick(&DropRole::ALL),
            },
            18 => InputEvent::ContextMenu { spot: self.spot() },
            _ => InputEvent::Activate { spot: self.spot() },
        }
    }
}

/// U-C8, P-41: whatever is pressed in whatever state, the machine stays whole: what it shows exists, every lift is landed
/// once, and everything it plays is accepted.
#[test]
fn no_event_in_any_state_does_harm() {
    const READY: &str = "r3k2r/P6P/8/3pP3/8/8/p6p/R3K2R[QRBNPqrbnp] w KQkq d6 0 1";
    for seed in 1..200_u64 {
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut hands = Hands::from(&format!("{READY} | {READY}"));
        for _ in 0..300 {
            hands.step(dice.event());
            check(&hands);
        }
        hands.step(InputEvent::Escape);
        assert!(!hands.input.is_dragging());
        let heard = hands.heard();
        let count = |word: &str| heard.iter().filter(|line| line.starts_with(word)).count();
        assert_eq!(count("lift"), count("home") + count("taken"), "seed {seed}");
    }
}

fn check(hands: &Hands) {
    let hand = hands.input.hand();
    for seat in Seat::ALL {
        let position = hands.game.position(seat.board);
        let there = match *hand.picked.at(seat) {
            None => true,
            Some(Origin::Board(square)) => {
                position.placement().piece_at(square).is_some_and(|piece| piece.color == seat.color)
            }
            Some(Origin::Reserve(role)) => position.reserve(seat.color).count(role) > 0,
        };
        assert!(there, "{seat} shows {:?}", hand.picked.at(seat));
    }
    for chooser in [hand.chooser.a, hand.chooser.b].into_iter().flatten() {
        assert_eq!(hands.game.on_move(chooser.seat.board), chooser.seat);
    }
}
