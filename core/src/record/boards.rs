//! Both boards at one point of a record, and the steps that lead from one point to the next.

use crate::base::{BoardId, DropRole, PerBoard, Seat, Square};
use crate::position::{Captured, Move, Position};
use crate::rules::{Enforcement, Refusal, RuleSet};

/// Both boards between two steps. Small enough to be kept with every node of a tree, so that any node is shown at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boards {
    positions: PerBoard<Position>,
    /// Each board before its last move: what stands again when a placement is removed.
    before: PerBoard<Position>,
    enforcement: Enforcement,
}

/// What leads from one point of a record to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Somebody moves; a captured piece passes to his partner.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        mv: Move,
    },
    /// The last move of a board, a placement, is removed on a claim (article 7.5): its author has lost his turn, and the
    /// piece goes to the partner of the claimant.
    TakeOff {
        /// Who claimed.
        by: Seat,
        /// Where the piece stood.
        at: Square,
    },
    /// Somebody gets a piece from nowhere: the question *what if I had a knight*.
    Give {
        /// Who.
        seat: Seat,
        /// What.
        role: DropRole,
    },
}

impl Step {
    /// The board that it happens on.
    pub const fn board(self) -> BoardId {
        match self {
            Self::Move { seat, .. } | Self::Give { seat, .. } => seat.board,
            Self::TakeOff { by, .. } => by.board,
        }
    }
}

impl Boards {
    /// The usual array on both (article 3).
    pub fn start(rules: &RuleSet) -> Self {
        Self::at(PerBoard::new(|_| Position::start(rules)), rules)
    }

    /// These positions, judged by `rules`.
    pub fn at(positions: PerBoard<Position>, rules: &RuleSet) -> Self {
        let positions = positions.map(|position| position.under(rules.board));
        Self { positions, before: positions, enforcement: rules.enforcement }
    }

    /// The same point judged by other rules.
    #[must_use]
    pub fn under(self, rules: &RuleSet) -> Self {
        let under = |position: Position| position.under(rules.board);
        Self {
            positions: self.positions.map(under),
            before: self.before.map(under),
            enforcement: rules.enforcement,
        }
    }

    /// Both positions.
    pub const fn positions(&self) -> &PerBoard<Position> {
        &self.positions
    }

    /// One board.
    pub const fn position(&self, board: BoardId) -> &Position {
        self.positions.get(board)
    }

    /// Who is on move on `board`.
    pub const fn on_move(&self, board: BoardId) -> Seat {
        Seat::new(board, self.position(board).turn())
    }

    /// The point after a step.
    ///
    /// # Errors
    /// Why the step may not be made. Strict rules let forbidden placements pass, as a match does.
    pub fn after(&self, step: Step) -> Result<Self, Refusal> {
        self.may(step)?;
        Ok(self.following(step))
    }

    fn may(&self, step: Step) -> Result<(), Refusal> {
        match step {
            Step::Move { seat, mv } => self.may_move(seat, mv),
            Step::TakeOff { by, at } => self.may_take_off(by, at),
            Step::Give { .. } => Ok(()),
        }
    }

    fn may_move(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.on_move(seat.board) != seat {
            return Err(Refusal::NotYourTurn { seat });
        }
        let position = self.position(seat.board);
        match (position.after(mv), self.enforcement, mv) {
            (Ok(_), _, _) => Ok(()),
            (Err(_), Enforcement::Strict, Move::Drop { role, to }) => {
                position.judge_strict(role, to).map(|_| ())
            }
            (Err(refusal), _, _) => Err(refusal),
        }
    }

    fn may_take_off(&self, by: Seat, at: Square) -> Result<(), Refusal> {
        let was_dropped = self.before.get(by.board).placement().role_at(at).is_none()
            && self.dropped(by.board, at).is_some();
        if self.on_move(by.board) == by && was_dropped { Ok(()) } else { Err(Refusal::NothingToRemove) }
    }

    /// What was placed on `at` by the last move of `board`.
    fn dropped(&self, board: BoardId, at: Square) -> Option<DropRole> {
        let (now, before) = (self.position(board), self.before.get(board));
        let offender = before.turn();
        let role = DropRole::from_role(now.placement().role_at(at)?)?;
        let spent = before.reserve(offender).count(role) > now.reserve(offender).count(role);
        (spent && now.turn() != offender).then_some(role)
    }

    /// The point after a step that is known to be fine.
    #[must_use]
    pub(super) fn following(mut self, step: Step) -> Self {
        match step {
            Step::Move { seat, mv } => {
                *self.before.get_mut(seat.board) = *self.position(seat.board);
                if let Some(Captured { role, .. }) = self.positions.get_mut(seat.board).apply(mv) {
                    self.give(seat.partner(), role);
                }
            }
            Step::TakeOff { by, at } => {
                let piece = self.dropped(by.board, at);
                let stood = self.before.get(by.board).passing_turn();
                let position = self.positions.get_mut(by.board);
                *position = stood.with_reserves_of(position);
                *self.before.get_mut(by.board) = *self.position(by.board);
                if let Some(role) = piece {
                    self.give(by.partner(), role);
                }
            }
            Step::Give { seat, role } => self.give(seat, role),
        }
        self
    }

    fn give(&mut self, seat: Seat, role: DropRole) {
        // The board before its last move gets it too: who has dropped what is read from the difference.
        for positions in [&mut self.positions, &mut self.before] {
            let position = positions.get_mut(seat.board);
            *position = position.receiving(seat.color, role);
        }
    }
}
