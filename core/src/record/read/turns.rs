//! Whose move a text is, by its number and by the turn, and whether it can be played.

use super::WhyNot;
use super::complaint::ComplaintKind;
use super::limits::MAX_MOVES;
use super::moves::Moves;
use super::numbers::{Letter, Number};
use crate::base::{BoardId, Color, Seat};
use crate::notation::{MoveTextError, read_attempt, read_san, read_uci};
use crate::position::{Attempt, Move, Position};
use crate::rules::{Enforcement, Refusal};

impl Moves {
    /// Whose move it is by its number and by the turn.
    pub(super) fn seat(&mut self, at: usize, number: Option<(usize, Number)>) -> Seat {
        let letter = number.and_then(|(_, number)| number.letter);
        let Some(Letter { board, small }) = letter else {
            if !self.said_board {
                self.said_board = true;
                self.report.add(number.map_or(at, |(at, _)| at), ComplaintKind::BoardMissing);
            }
            return self.line.boards.on_move(self.last_board.unwrap_or(BoardId::A));
        };
        self.small_letters |= small;
        self.last_board = Some(board);
        let written = Seat::new(board, if small { Color::Black } else { Color::White });
        // Some programs write capitals for both colours: then the number is that of the move before.
        let again = number.is_some_and(|(_, number)| number.number == self.board_number(board));
        let either = !small && !self.small_letters && again;
        if either { self.line.boards.on_move(board) } else { written }
    }

    /// The number that a move of `board` would have now.
    pub(super) fn board_number(&self, board: BoardId) -> u32 {
        let n = i64::from(self.line.boards.position(board).fullmoves());
        let shift = self.numbering.get(board).unwrap_or(0);
        u32::try_from(n.saturating_add(shift)).unwrap_or(0)
    }

    /// Numbers may start anywhere, but then they go on.
    pub(super) fn check_number(&mut self, board: BoardId, number: Option<(usize, Number)>) {
        let Some((at, number)) = number else { return };
        let expected = self.board_number(board);
        if self.numbering.get(board).is_none() {
            let shift = i64::from(number.number).saturating_sub(i64::from(expected));
            *self.numbering.get_mut(board) = Some(shift);
        } else if number.number != expected && !self.said_number {
            self.said_number = true;
            self.report.add(at, ComplaintKind::NumberJumps { expected });
        }
    }

    /// The move that a text means here.
    pub(super) fn judge(&self, seat: Seat, text: &str) -> Result<Move, WhyNot> {
        if let Some(why) = &self.line.dead {
            return Err(why.clone());
        }
        if self.nodes >= MAX_MOVES {
            return Err(WhyNot::TooManyMoves);
        }
        let boards = &self.line.boards;
        if boards.on_move(seat.board) != seat {
            return Err(WhyNot::Move(Refusal::NotYourTurn { seat }.into()));
        }
        let position = boards.position(seat.board);
        read_san(position, text)
            .or_else(|error| self.judge_again(position, text, error))
            .map_err(WhyNot::Move)
    }

    /// A text that is no SAN of a legal move: the short form, or a placement that Strict lets pass.
    fn judge_again(
        &self,
        position: &Position,
        text: &str,
        error: MoveTextError,
    ) -> Result<Move, MoveTextError> {
        if let Ok(mv) = read_uci(position, text) {
            return Ok(mv);
        }
        match read_attempt(position, text) {
            Ok(Attempt::Drop { role, to }) if self.rules.enforcement == Enforcement::Strict => {
                Ok(position.judge_strict(role, to)?)
            }
            Ok(_) | Err(_) => Err(error),
        }
    }
}
