//! The steps of a hand: one function per state, one arm per thing that may happen in it.

use super::ground::Ground;
use super::hold::Hold;
use super::touch::{Irregularity, Touch, TouchEvent, TouchRefusal};
use crate::base::{DropRole, Square};
use crate::rules::CastleSide;

/// The next state, with what was wrong, or why there is none.
type Step = Result<(Touch, Option<Irregularity>), TouchRefusal>;

/// Nothing was wrong.
#[expect(clippy::unnecessary_wraps, reason = "it is the end of an arm, beside arms that refuse")]
const fn fine(next: Touch) -> Step {
    Ok((next, None))
}

impl Touch {
    /// The state after `event`. `ground` answers for the board as it stands before the move of this turn.
    ///
    /// # Errors
    /// Why this cannot happen here; the state stays as it is.
    ///
    /// ```
    /// use pasapezas_core::{Position, RuleSet, conduct::{Obligation, Touch, TouchEvent}};
    /// let start = Position::start(&RuleSet::default());
    /// let from = "e2".parse().unwrap();
    /// let (touch, wrong) = Touch::ToMove.step(&start, TouchEvent::TouchOwn { at: from })?;
    /// assert_eq!((touch.obligation(), wrong), (Obligation::Move { from }, None));
    /// # Ok::<(), pasapezas_core::conduct::TouchRefusal>(())
    /// ```
    pub fn step(self, ground: &impl Ground, event: TouchEvent) -> Step {
        match (self, event) {
            (_, TouchEvent::Accident) => fine(self),
            (Self::Waiting, _) => waiting(event),
            (_, TouchEvent::OpponentCompletes) => Err(TouchRefusal::AlreadyOnMove),
            (Self::ToMove, _) => on_move(Hold::NONE, ground, event),
            (Self::Bound(hold), _) => on_move(hold, ground, event),
            (Self::Adjusting, _) => adjusting(ground, event),
            (Self::InHand { from, hold }, _) => in_hand(from, hold, ground, event),
            (Self::StoredInHand { role, hold }, _) => stored_in_hand(role, hold, ground, event),
            (Self::HalfCastled(side), _) => half_castled(side, event),
            (Self::Released, _) => released(event),
        }
    }
}

/// Stored pieces may be tidied at any time (decision D54); everything on the board is the opponent's turn.
const fn waiting(event: TouchEvent) -> Step {
    match event {
        TouchEvent::OpponentCompletes => fine(Touch::ToMove),
        TouchEvent::TouchOwn { .. }
        | TouchEvent::TouchEnemy { .. }
        | TouchEvent::Lift { .. }
        | TouchEvent::MeanMove { .. } => Ok((Touch::Waiting, Some(Irregularity::OutOfTurn))),
        TouchEvent::TakeStored { .. } | TouchEvent::Accident => fine(Touch::Waiting),
        TouchEvent::AnnounceAdjust
        | TouchEvent::Rest { .. }
        | TouchEvent::PutBack
        | TouchEvent::Release { .. }
        | TouchEvent::Change
        | TouchEvent::Press => Err(TouchRefusal::NotOnMove),
    }
}

/// With empty hands.
fn on_move(hold: Hold, ground: &impl Ground, event: TouchEvent) -> Step {
    match event {
        TouchEvent::AnnounceAdjust if hold.is_free() => fine(Touch::Adjusting),
        TouchEvent::AnnounceAdjust => Err(TouchRefusal::AdjustTooLate),
        TouchEvent::TouchOwn { at } => fine(Touch::with(hold.touching_own(ground, at))),
        TouchEvent::TouchEnemy { at } => fine(Touch::with(hold.touching_enemy(ground, at))),
        TouchEvent::Lift { at } | TouchEvent::MeanMove { at } => {
            fine(Touch::InHand { from: at, hold: hold.touching_own(ground, at) })
        }
        TouchEvent::TakeStored { role } => fine(Touch::StoredInHand { role, hold }),
        TouchEvent::Rest { .. } | TouchEvent::PutBack | TouchEvent::Release { .. } => {
            Err(TouchRefusal::HandEmpty)
        }
        TouchEvent::Change | TouchEvent::Press => Err(TouchRefusal::NothingReleased),
        TouchEvent::OpponentCompletes => Err(TouchRefusal::AlreadyOnMove),
        TouchEvent::Accident => fine(Touch::with(hold)),
    }
}

/// What is lifted, rested and put back is adjusted, until a move is meant (decision D54).
fn adjusting(ground: &impl Ground, event: TouchEvent) -> Step {
    match event {
        TouchEvent::AnnounceAdjust
        | TouchEvent::TouchOwn { .. }
        | TouchEvent::TouchEnemy { .. }
        | TouchEvent::Lift { .. }
        | TouchEvent::Rest { .. }
        | TouchEvent::PutBack
        | TouchEvent::Accident => fine(Touch::Adjusting),
        TouchEvent::MeanMove { .. }
        | TouchEvent::TakeStored { .. }
        | TouchEvent::Release { .. }
        | TouchEvent::Change
        | TouchEvent::Press
        | TouchEvent::OpponentCompletes => on_move(Hold::NONE, ground, event),
    }
}

/// With a piece of the board in the hand: it goes to this square or that, and no other piece moves (C 3).
fn in_hand(from: Square, hold: Hold, ground: &impl Ground, event: TouchEvent) -> Step {
    match event {
        TouchEvent::TouchOwn { at } => fine(Touch::InHand { from, hold: hold.touching_own(ground, at) }),
        TouchEvent::TouchEnemy { at } => fine(Touch::InHand { from, hold: hold.touching_enemy(ground, at) }),
        TouchEvent::Rest { .. } | TouchEvent::Accident => fine(Touch::InHand { from, hold }),
        TouchEvent::PutBack => fine(Touch::with(hold)),
        TouchEvent::Release { at } if at == from => fine(Touch::with(hold)),
        TouchEvent::Release { at } => let_go(from, at, hold, ground),
        TouchEvent::AnnounceAdjust => Err(TouchRefusal::AdjustTooLate),
        TouchEvent::Lift { .. } | TouchEvent::MeanMove { .. } | TouchEvent::TakeStored { .. } => {
            Err(TouchRefusal::HandFull)
        }
        TouchEvent::Change | TouchEvent::Press => Err(TouchRefusal::NothingReleased),
        TouchEvent::OpponentCompletes => Err(TouchRefusal::AlreadyOnMove),
    }
}

/// A piece of the board comes down on another square. A king two squares aside has begun to castle, or must move otherwise.
fn let_go(from: Square, to: Square, hold: Hold, ground: &impl Ground) -> Step {
    let aside = castling_step(from, to).filter(|_| ground.king() == Some(from));
    if let Some(side) = aside {
        if !ground.castles(side) {
            return fine(Touch::with(hold.failing_to_castle(ground)));
        }
        if hold.allows_castling(ground, side) {
            return fine(Touch::HalfCastled(side));
        }
    }
    let wrong = if !hold.allows_piece(ground, from, to) {
        Some(Irregularity::Unmet { obligation: hold.obligation() })
    } else if ground.can_go(from, to) {
        None
    } else {
        Some(Irregularity::Illegal)
    };
    Ok((Touch::Released, wrong))
}

/// The wing towards which a piece went two squares along its rank.
fn castling_step(from: Square, to: Square) -> Option<CastleSide> {
    let (here, there) = (from.file().index(), to.file().index());
    let aside = from.rank() == to.rank() && here.abs_diff(there) == 2;
    aside.then_some(if there > here { CastleSide::King } else { CastleSide::Queen })
}

/// With a stored piece in the hand. A piece of the board that is touched now comes first, and the placement is off.
fn stored_in_hand(role: DropRole, hold: Hold, ground: &impl Ground, event: TouchEvent) -> Step {
    match event {
        TouchEvent::TouchOwn { .. } | TouchEvent::TouchEnemy { .. } => on_move(hold, ground, event),
        TouchEvent::Rest { .. } | TouchEvent::Accident => fine(Touch::StoredInHand { role, hold }),
        TouchEvent::PutBack => fine(Touch::with(hold)),
        TouchEvent::Release { at } => {
            let wrong = if !hold.is_free() {
                Some(Irregularity::Unmet { obligation: hold.obligation() })
            } else if ground.can_place(role, at) {
                None
            } else {
                Some(Irregularity::Illegal)
            };
            Ok((Touch::Released, wrong))
        }
        TouchEvent::AnnounceAdjust => Err(TouchRefusal::AdjustTooLate),
        TouchEvent::Lift { .. } | TouchEvent::MeanMove { .. } | TouchEvent::TakeStored { .. } => {
            Err(TouchRefusal::HandFull)
        }
        TouchEvent::Change | TouchEvent::Press => Err(TouchRefusal::NothingReleased),
        TouchEvent::OpponentCompletes => Err(TouchRefusal::AlreadyOnMove),
    }
}

/// The king has gone; the rook follows, and its release makes the move.
const fn half_castled(side: CastleSide, event: TouchEvent) -> Step {
    match event {
        TouchEvent::TouchOwn { .. }
        | TouchEvent::TouchEnemy { .. }
        | TouchEvent::Lift { .. }
        | TouchEvent::MeanMove { .. }
        | TouchEvent::Rest { .. }
        | TouchEvent::Accident => fine(Touch::HalfCastled(side)),
        TouchEvent::Release { .. } => fine(Touch::Released),
        TouchEvent::AnnounceAdjust
        | TouchEvent::TakeStored { .. }
        | TouchEvent::PutBack
        | TouchEvent::Change
        | TouchEvent::Press => Err(TouchRefusal::CastlingBegun),
        TouchEvent::OpponentCompletes => Err(TouchRefusal::AlreadyOnMove),
    }
}

/// The move is made. The captured piece may still be taken off; nothing else is moved any more.
const fn released(event: TouchEvent) -> Step {
    match event {
        TouchEvent::Press => fine(Touch::Waiting),
        TouchEvent::TouchOwn { .. } | TouchEvent::TouchEnemy { .. } | TouchEvent::Accident => {
            fine(Touch::Released)
        }
        TouchEvent::AnnounceAdjust => Err(TouchRefusal::AdjustTooLate),
        TouchEvent::Lift { .. }
        | TouchEvent::MeanMove { .. }
        | TouchEvent::TakeStored { .. }
        | TouchEvent::Rest { .. }
        | TouchEvent::PutBack
        | TouchEvent::Release { .. }
        | TouchEvent::Change => Err(TouchRefusal::Released),
        TouchEvent::OpponentCompletes => Err(TouchRefusal::AlreadyOnMove),
    }
}
