//! Random hands: what was begun can always be finished, and what binds can always be met.

use super::super::obligation::Obligation;
use super::super::touch::{Touch, TouchEvent};
use super::position;
use crate::base::{DropRole, Square};
use crate::board::castling::CastlePath;
use crate::position::{Move, Position};

/// A xorshift generator, so that a failure comes again.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 11).unwrap() % end
    }

    fn square(&mut self) -> Square {
        Square::from_index(u8::try_from(self.below(64)).unwrap()).unwrap()
    }

    /// Mostly what stands on the board; now and then anything.
    fn event(&mut self, position: &Position) -> TouchEvent {
        let mut at = self.square();
        for _ in 0..8 {
            if position.placement().piece_at(at).is_some() {
                break;
            }
            at = self.square();
        }
        let touch = TouchEvent::of(position, at).unwrap_or(TouchEvent::Accident);
        match self.below(16) {
            0 => TouchEvent::AnnounceAdjust,
            1 => TouchEvent::OpponentCompletes,
            2 => TouchEvent::TakeStored { role: DropRole::ALL[self.below(5)] },
            3 => TouchEvent::Rest { at: self.square() },
            4 => TouchEvent::PutBack,
            5 => TouchEvent::Release { at: self.square() },
            6 => TouchEvent::Change,
            7 => TouchEvent::Press,
            8 | 9 => TouchEvent::Lift { at },
            10 => TouchEvent::MeanMove { at },
            _ => touch,
        }
    }
}

const POSITIONS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq",
    "4k3/8/8/3p4/4P3/2N5/P7/RN2K3[N] w",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R[PNq] w KQkq",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R[Pnq] b KQkq",
    "4kr2/8/8/3pP3/8/8/P6P/R3K2R[] w KQ d6",
    "4r1k1/8/8/8/8/8/8/4K3[N] w",
    "4k3/8/8/8/8/8/3PPP2/3QKB1R[R] w K",
];

/// The events that make a move with empty hands.
fn making(position: &Position, mv: Move) -> Vec<TouchEvent> {
    match mv {
        Move::Normal { from, to, .. } | Move::EnPassant { from, to } => {
            vec![TouchEvent::MeanMove { at: from }, TouchEvent::Release { at: to }]
        }
        Move::Castle(side) => {
            let path = CastlePath::of(position.turn(), side);
            vec![
                TouchEvent::MeanMove { at: path.king },
                TouchEvent::Release { at: path.king_to },
                TouchEvent::Release { at: path.rook_to },
            ]
        }
        Move::Drop { role, to } => vec![TouchEvent::TakeStored { role }, TouchEvent::Release { at: to }],
    }
}

/// Some events that complete a legal move from here: the obligation leaves one.
fn way_on(position: &Position, touch: Touch) -> Vec<TouchEvent> {
    let obligation = touch.obligation();
    let moves = position.legal_moves();
    let mut events = match touch {
        Touch::Waiting => vec![TouchEvent::OpponentCompletes],
        Touch::InHand { .. } | Touch::StoredInHand { .. } => vec![TouchEvent::PutBack],
        Touch::ToMove | Touch::Adjusting | Touch::Bound(_) | Touch::HalfCastled(_) | Touch::Released => {
            vec![]
        }
    };
    if let Touch::HalfCastled(side) = touch {
        events.push(TouchEvent::Release { at: CastlePath::of(position.turn(), side).rook_to });
    } else if touch != Touch::Released {
        let mv = moves.iter().find(|mv| obligation.allows(position, **mv)).expect("it can be met");
        events.extend(making(position, *mv));
    }
    events.push(TouchEvent::Press);
    events
}

#[test]
fn from_every_reached_state_a_move_can_be_completed_without_anything_wrong() {
    let mut random = Random(0x5eed_0001);
    let mut bound = 0_u32;
    for round in 0..2_000 {
        let ground = position(POSITIONS[round % POSITIONS.len()]);
        let (mut touch, mut walked) = (Touch::Waiting, Vec::new());
        for _ in 0..12 {
            let event = random.event(&ground);
            if let Ok((next, _)) = touch.step(&ground, event) {
                touch = next;
                walked.push(event);
            }
            let mut end = touch;
            for event in way_on(&ground, touch) {
                let (next, wrong) = end.step(&ground, event).unwrap_or_else(|why| {
                    panic!("seed 0x5eed0001, round {round}: {walked:?} {touch:?} {event:?} {why:?}")
                });
                assert_eq!(wrong, None, "round {round}: {walked:?} {touch:?} {event:?}");
                end = next;
            }
            assert_eq!(end, Touch::Waiting);
            bound += u32::from(touch.obligation() != Obligation::Free);
        }
        // The same events again are the same state again.
        let again = walked.iter().fold(Touch::Waiting, |touch, event| touch.step(&ground, *event).unwrap().0);
        assert_eq!(again, touch);
    }
    assert!(bound > 2_000, "only {bound} states were bound");
}

#[test]
fn an_obligation_that_can_be_met_is_neither_lost_nor_lifted_by_further_touches() {
    let mut random = Random(0x5eed_0002);
    for round in 0..2_000 {
        let ground = position(POSITIONS[round % POSITIONS.len()]);
        let mut touch = Touch::ToMove;
        for _ in 0..10 {
            let Some(event) = TouchEvent::of(&ground, random.square()) else { continue };
            let (next, _) = touch.step(&ground, event).unwrap();
            let (TouchEvent::TouchOwn { at } | TouchEvent::TouchEnemy { at }) = event else {
                panic!("{event:?}")
            };
            assert_eq!(touch.touching(&ground, at), next, "the short way");
            assert_eq!(touch.may_adjust(), touch.step(&ground, TouchEvent::AnnounceAdjust).is_ok());
            let allowed = |touch: Touch| {
                let moves = ground.legal_moves();
                moves.into_iter().filter(|mv| touch.obligation().allows(&ground, *mv)).collect::<Vec<_>>()
            };
            let (before, now) = (allowed(touch), allowed(next));
            assert!(!now.is_empty() && now.iter().all(|mv| before.contains(mv)), "{touch:?} {event:?}");
            touch = next;
        }
    }
}
