//! The record of moves on real boards: what was done, whether legal or not, in the order in which it was entered.

use crate::base::{BoardId, Color, DropRole, PerBoard, Role, Seat, Square, SquareSet};
use crate::board::Piece;
use crate::game::MatchSetup;
use crate::position::{Attempt, Position, RepetitionKey, Setup};
use crate::rules::{CastleSide, Enforcement, Refusal, RepetitionRule, RuleSet};

/// What the rules say of a move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Legality {
    /// It is legal.
    Legal,
    /// A placement that articles 7.3 or 7.4 forbid: it may be removed (article 7.5).
    Forbidden(Refusal),
    /// It is illegal or impossible (C 6).
    Illegal(Refusal),
}

/// One thing in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A move.
    Move {
        /// Who made it.
        seat: Seat,
        /// What was done.
        attempt: Attempt,
        /// What the rules say of it.
        legality: Legality,
        /// What reached the partner's reserve by it.
        passed: Option<DropRole>,
    },
    /// A forbidden placement was removed (article 7.5).
    Removal {
        /// Who claimed.
        by: Seat,
        /// From where.
        at: Square,
    },
}

/// Boards as the record has them, and the way there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    game: MatchSetup,
    /// Whether captured pieces go to a partner.
    passes: bool,
    boards: PerBoard<Setup>,
    /// The same where it is a position.
    positions: PerBoard<Option<Position>>,
    /// The positions that each board has had, with the present one.
    keys: PerBoard<Vec<RepetitionKey>>,
    steps: Vec<Step>,
}

impl Sheet {
    /// An empty record.
    pub(super) fn new(game: &MatchSetup, passes: bool) -> Self {
        let boards = PerBoard::new(|board| game.start.get(board).setup());
        let keys = PerBoard::new(|_| Vec::new());
        let positions = game.start.map(Some);
        let mut sheet = Self { game: *game, passes, boards, positions, keys, steps: Vec::new() };
        for board in BoardId::ALL {
            sheet.remember(board);
        }
        sheet
    }

    /// Everything in it, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// A board as the record has it.
    pub const fn setup(&self, board: BoardId) -> &Setup {
        self.boards.get(board)
    }

    /// The same as a position, where it is one: not after some illegal moves.
    pub fn position(&self, board: BoardId) -> Option<Position> {
        *self.positions.get(board)
    }

    /// How many moves of a seat are in it.
    pub fn count(&self, seat: Seat) -> u32 {
        let moves =
            self.steps.iter().filter(|step| matches!(step, Step::Move { seat: by, .. } if *by == seat));
        u32::try_from(moves.count()).unwrap_or(u32::MAX)
    }

    /// The last move of a board, if the last thing on it is a move; with its place in the record.
    pub(super) fn last(&self, board: BoardId) -> Option<(usize, Step)> {
        let mut of_board = self.steps.iter().copied().enumerate().rev();
        of_board.find(|(_, step)| step.board() == board).filter(|(_, step)| matches!(step, Step::Move { .. }))
    }

    /// The first illegal move of a seat, with its place.
    pub(super) fn first_illegal(&self, by: Seat) -> Option<(usize, Attempt)> {
        self.steps.iter().enumerate().find_map(|(place, step)| match step {
            Step::Move { seat, attempt, legality: Legality::Illegal(_), .. } if *seat == by => {
                Some((place, *attempt))
            }
            Step::Move { .. } | Step::Removal { .. } => None,
        })
    }

    /// What the rules would say of a move, and the move's effect.
    ///
    /// # Errors
    /// When it cannot have been made at all: nothing stands there, or nothing of that kind is in reserve.
    pub(super) fn look(&self, seat: Seat, attempt: Attempt) -> Result<Legality, Refusal> {
        let setup = self.setup(seat.board);
        if setup.turn != seat.color {
            return Err(Refusal::NotYourTurn { seat });
        }
        if let Some(position) = self.position(seat.board) {
            match position.judge(attempt) {
                Ok(_) => return Ok(Legality::Legal),
                Err(why @ (Refusal::DropGivesCheck { .. } | Refusal::DropPawnRank { .. }))
                    if self.passes && drops_safely(&position, attempt) =>
                {
                    return Ok(Legality::Forbidden(why));
                }
                Err(why) => {
                    by_hand(&mut setup.clone(), seat.color, attempt)?;
                    return Ok(Legality::Illegal(why));
                }
            }
        }
        // Behind an illegal move that leaves no position, nobody can say more than that the pieces were there.
        by_hand(&mut setup.clone(), seat.color, attempt)?;
        Ok(Legality::Legal)
    }

    /// Enters a move.
    ///
    /// # Errors
    /// As [`Sheet::look`].
    pub(super) fn enter(&mut self, seat: Seat, attempt: Attempt) -> Result<Legality, Refusal> {
        let legality = self.look(seat, attempt)?;
        let legal = self.position(seat.board).and_then(|position| {
            let mv = match (attempt, legality) {
                (_, Legality::Legal) => position.judge(attempt).ok()?,
                (Attempt::Drop { role, to }, Legality::Forbidden(_)) => {
                    position.judge_strict(role, to).ok()?
                }
                _ => return None,
            };
            Some(position.play_unchecked(mv))
        });
        let captured = if let Some((next, captured)) = legal {
            self.lay(seat.board, next.setup(), Some(next));
            captured.map(|it| it.role)
        } else {
            let mut next = *self.setup(seat.board);
            let captured = by_hand(&mut next, seat.color, attempt)?;
            // A king that was left in check is a position too, so that what follows is judged.
            let rules = RuleSet { enforcement: Enforcement::Strict, ..self.game.rules };
            self.lay(seat.board, next, Position::new(next, &rules).ok());
            captured
        };
        let passed = captured.filter(|_| self.passes);
        if let Some(role) = passed {
            self.give(seat.partner(), role);
        }
        self.steps.push(Step::Move { seat, attempt, legality, passed });
        self.remember(seat.board);
        Ok(legality)
    }

    /// Removes the piece that was placed last on the claimant's board.
    pub(super) fn remove_placed(&mut self, by: Seat) {
        let Some((place, Step::Move { attempt: Attempt::Drop { role, to }, .. })) = self.last(by.board)
        else {
            return;
        };
        let before = self.restored(place).and_then(|before| before.position(by.board));
        // As it stood before, with the offender's turn spent and the reserves of now (decisions D22, D26).
        let next = before.zip(self.position(by.board)).map(|(before, now)| {
            let next = before.passing_turn().with_reserves_of(&now);
            (next.setup(), next)
        });
        if let Some((setup, position)) = next {
            self.lay(by.board, setup, Some(position));
        } else {
            let mut setup = *self.setup(by.board);
            setup.placement.remove(to);
            self.lay(by.board, setup, None);
        }
        self.give(by.partner(), role);
        self.steps.push(Step::Removal { by, at: to });
        // It leaves no trace in the history (decision D22).
        self.keys.get_mut(by.board).pop();
        self.remember(by.board);
    }

    fn lay(&mut self, board: BoardId, setup: Setup, position: Option<Position>) {
        *self.boards.get_mut(board) = setup;
        *self.positions.get_mut(board) = position;
    }

    /// A piece reaches a reserve.
    fn give(&mut self, to: Seat, role: DropRole) {
        self.boards.get_mut(to.board).reserves.get_mut(to.color).add(role);
        let position = self.positions.get_mut(to.board);
        *position = position.take().map(|it| it.receiving(to.color, role));
    }

    /// The last move of a seat, whatever came after it on its board.
    pub(super) fn last_of(&self, seat: Seat) -> Option<Step> {
        let is_his = |step: &&Step| matches!(step, Step::Move { seat: by, .. } if *by == seat);
        self.steps.iter().rev().find(is_his).copied()
    }

    /// The record with only these of its steps; `None` when they do not follow from each other.
    pub(super) fn with(&self, keep: impl Fn(usize, &Step) -> bool) -> Option<Self> {
        let mut other = Self::new(&self.game, self.passes);
        for (place, step) in self.steps.iter().enumerate() {
            match step {
                _ if !keep(place, step) => {}
                Step::Move { seat, attempt, .. } => {
                    other.enter(*seat, *attempt).ok()?;
                }
                Step::Removal { by, .. } => other.remove_placed(*by),
            }
        }
        Some(other)
    }

    /// The record of one board back to before step `place`, the other board as it stands; `None` when something that was
    /// passed since has been placed there.
    pub(super) fn restored_alone(&self, board: BoardId, place: usize) -> Option<Self> {
        self.with(|at, step| at < place || step.board() != board)
    }

    /// Both boards back to before step `place`.
    pub(super) fn restored(&self, place: usize) -> Option<Self> {
        self.with(|at, _| at < place)
    }

    /// How often the present position of a board has come about, or would after this move.
    pub(super) fn times(&self, board: BoardId, announced: Option<Attempt>) -> Option<usize> {
        if self.game.rules.repetition == RepetitionRule::Off {
            return None;
        }
        let count = |sheet: &Self| {
            let keys = sheet.keys.get(board);
            let now = keys.last()?;
            Some(keys.iter().filter(|key| *key == now).count())
        };
        match announced {
            None => count(self),
            Some(attempt) => count(&self.after(board, attempt)?),
        }
    }

    /// Moves of either player since the last capture, pawn move or placement, or as it would be after this move.
    pub(super) fn halfmoves(&self, board: BoardId, announced: Option<Attempt>) -> Option<u16> {
        match announced {
            None => Some(self.setup(board).halfmoves),
            Some(attempt) => Some(self.after(board, attempt)?.setup(board).halfmoves),
        }
    }

    /// The record with an announced move in it, if that is legal.
    fn after(&self, board: BoardId, announced: Attempt) -> Option<Self> {
        let mut after = self.clone();
        let seat = Seat::new(board, self.setup(board).turn);
        let legality = after.enter(seat, announced).ok()?;
        (legality == Legality::Legal).then_some(after)
    }

    fn remember(&mut self, board: BoardId) {
        if let Some(position) = self.position(board) {
            let key = position.repetition_key();
            let key =
                if self.game.rules.repetition == RepetitionRule::Board { key.board_only() } else { key };
            self.keys.get_mut(board).push(key);
        }
    }
}

impl Step {
    /// On which board.
    pub const fn board(&self) -> BoardId {
        match self {
            Self::Move { seat, .. } => seat.board,
            Self::Removal { by, .. } => by.board,
        }
    }
}

/// Whether nothing but articles 7.3 and 7.4 stands against a drop.
fn drops_safely(position: &Position, attempt: Attempt) -> bool {
    matches!(attempt, Attempt::Drop { role, to } if position.judge_strict(role, to).is_ok())
}

/// What a hand does, without asking whether it may; gives what was captured, as it passes.
fn by_hand(setup: &mut Setup, color: Color, attempt: Attempt) -> Result<Option<DropRole>, Refusal> {
    let (captured, touched) = match attempt {
        Attempt::Drop { role, to } => {
            if setup.placement.piece_at(to).is_some() {
                return Err(Refusal::DropOccupied { at: to });
            }
            if !setup.reserves.get_mut(color).take(role) {
                return Err(Refusal::ReserveLacks { role });
            }
            setup.placement.put(to, Piece::new(color, role.role()));
            (None, SquareSet::of(to))
        }
        Attempt::Board { from, to, promotion } => {
            let piece = setup.placement.piece_at(from).ok_or(Refusal::EmptySquare { at: from })?;
            if piece.color != color {
                return Err(Refusal::NotYourPiece { at: from });
            }
            let there = setup.placement.piece_at(to);
            if from == to || there.is_some_and(|there| there.color == color) {
                return Err(Refusal::OwnPieceThere { at: to });
            }
            if there.is_some_and(|there| there.role == Role::King) {
                return Err(Refusal::KingTarget { at: to });
            }
            setup.placement.remove(from);
            let becomes = promotion.filter(|_| piece.role == Role::Pawn);
            let put = becomes.map_or(piece, |role| Piece { color, role: role.role(), promoted: true });
            setup.placement.put(to, put);
            if piece.role == Role::King {
                shift_rook(setup, color, from, to);
            }
            (there.and_then(Piece::passes_as), SquareSet::of(from) | SquareSet::of(to))
        }
    };
    setup.castling = setup.castling.after_touching(touched);
    setup.turn = color.other();
    setup.en_passant = None;
    setup.halfmoves = 0;
    if color == Color::Black {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    Ok(captured)
}

/// A king that jumps two files takes the rook of that side with him, if one stands on its corner.
fn shift_rook(setup: &mut Setup, color: Color, from: Square, to: Square) {
    let files = |side| match side {
        CastleSide::King => (3_i8, 1_i8, 2_i8),
        CastleSide::Queen => (-4, -1, -2),
    };
    for side in CastleSide::ALL {
        let (corner, beside, jump) = files(side);
        let (Some(corner), Some(beside)) = (from.offset(corner, 0), from.offset(beside, 0)) else { continue };
        let rook = Piece::new(color, Role::Rook);
        if from.offset(jump, 0) == Some(to) && setup.placement.piece_at(corner) == Some(rook) {
            setup.placement.remove(corner);
            setup.placement.put(beside, rook);
        }
    }
}
