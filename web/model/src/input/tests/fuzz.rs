//! Hands gone wild: thousands of random events, and things that must hold after each.

use pasapezas_core::record::Pen;

use super::*;
use crate::dice::Dice;

impl Dice {
    fn spot(&mut self) -> Spot {
        let board = self.pick(&BoardId::ALL);
        match self.below(10) {
            0 => Spot::Outside,
            1 => Spot::Choice {
                board,
                role: self.pick(&[None, Some(PromotionRole::Queen), Some(PromotionRole::Knight)]),
            },
            2 | 3 => Spot::Slot { seat: self.pick(&Seat::ALL), role: self.pick(&DropRole::ALL) },
            _ => Spot::Square { board, square: self.square() },
        }
    }

    fn input_event(&mut self) -> InputEvent {
        let (pointer, kind, at) = (self.pointer(4), self.kind(), self.point(40, 40));
        match self.below(21) {
            0..7 => InputEvent::Down { pointer, kind, press: self.press(), at, spot: self.spot() },
            7..11 => InputEvent::Move { pointer, held: self.held(), at },
            11..16 => InputEvent::Up { pointer, spot: self.spot() },
            16 => self.pick(&[InputEvent::Blur, InputEvent::Escape, InputEvent::Lost { pointer }]),
            17 => InputEvent::PickFromReserve {
                board: self.pick(&BoardId::ALL),
                role: self.pick(&DropRole::ALL),
            },
            18 => InputEvent::ContextMenu { spot: self.spot() },
            19 => InputEvent::Mark { board: self.pick(&BoardId::ALL), square: self.square() },
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
        let mut dice = Dice::of(seed);
        let mut hands = Hands::from(&format!("{READY} | {READY}"));
        for _ in 0..300 {
            let pen = dice.pick(&[None, None, Some(Pen::Red)]);
            hands.input.draw_with(Pens { in_hand: pen, by_key: None });
            hands.step(dice.input_event());
            check(&hands);
        }
        hands.step(InputEvent::Escape);
        assert!(!hands.input.is_dragging());
        let heard = hands.heard();
        let count = |word: &str| heard.iter().filter(|line| line.starts_with(word)).count();
        assert_eq!(count("lift"), count("home") + count("taken"), "seed {seed}");
        assert_eq!(count("trace "), count("traced "), "seed {seed}");
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
