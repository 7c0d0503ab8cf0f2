//! The moves of a match as people write them, in order of play. Written move by move: nothing is worked out twice.

use std::rc::Rc;

use pasapezas_core::{BoardId, Color, Move, Piece, Position, Role, Seat, Seq, notation::write_san};

use crate::i18n::{Effect, MoveFacts};

/// One move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The entry of the log that it comes from.
    pub seq: Seq,
    /// Who moved.
    pub seat: Seat,
    /// Number of the move on its board, from 1.
    pub number: u16,
    /// The move in short notation.
    pub san: Rc<str>,
    /// What a sentence about it needs.
    pub facts: MoveFacts,
    /// Whether the placed piece was removed (article 7.5): the move stays written and is struck through.
    pub removed: bool,
}

/// All moves of both boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    lines: Vec<Line>,
}

/// One row of a board's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// Number of the move.
    pub number: u16,
    /// White's move; missing only where a list begins with Black's.
    pub white: Option<&'a Line>,
    /// Black's move.
    pub black: Option<&'a Line>,
}

/// A piece of a move in short notation: figures are drawn, the rest is text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign<'a> {
    /// A piece letter.
    Figure(Role),
    /// Anything else.
    Text(&'a str),
}

impl Sheet {
    /// All moves in order of play.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The move of an entry.
    pub fn line(&self, seq: Seq) -> Option<&Line> {
        self.lines.iter().rev().find(|line| line.seq == seq)
    }

    /// Writes a move of `seat` that has been played on `before`.
    pub fn write(&mut self, seq: Seq, seat: Seat, mv: Move, before: &Position) {
        let (san, facts) = written(mv, before);
        self.lines.push(Line {
            seq,
            seat,
            number: before.fullmoves(),
            facts,
            san: san.into(),
            removed: false,
        });
    }

    /// The last placement of `offender` is removed from the board (article 7.5). Changes nothing else.
    pub fn strike(&mut self, offender: Seat) {
        if let Some(line) = self.lines.iter_mut().rev().find(|line| line.seat == offender) {
            line.removed = true;
        }
    }

    /// The rows of a board.
    pub fn rows(&self, board: BoardId) -> Vec<Row<'_>> {
        let mut rows: Vec<Row<'_>> = Vec::new();
        for line in self.lines.iter().filter(|line| line.seat.board == board) {
            match (line.seat.color, rows.last_mut()) {
                (Color::Black, Some(row)) if row.black.is_none() && row.number == line.number => {
                    row.black = Some(line);
                }
                (Color::Black, _) => {
                    rows.push(Row { number: line.number, white: None, black: Some(line) });
                }
                (Color::White, _) => {
                    rows.push(Row { number: line.number, white: Some(line), black: None });
                }
            }
        }
        rows
    }
}

/// A move on `before` in short notation, and what a sentence about it needs.
pub(crate) fn written(mv: Move, before: &Position) -> (String, MoveFacts) {
    let captured = before.after(mv).ok().and_then(|(_, captured)| captured).map(|piece| piece.role);
    let san = write_san(before, mv);
    let role = match mv {
        Move::Normal { from, .. } | Move::EnPassant { from, .. } => {
            before.placement().piece_at(from).map_or(Role::Pawn, |Piece { role, .. }| role)
        }
        Move::Castle(_) => Role::King,
        Move::Drop { role, .. } => role.role(),
    };
    let effect = effect_of(&san);
    (san, MoveFacts { mv, role, captured, effect })
}

/// A move's text with its piece letters apart.
///
/// ```
/// use pasapezas_core::Role;
/// use pasapezas_model::app::sheet::{Sign, signs};
/// assert_eq!(signs("Nxe5+"), [Sign::Figure(Role::Knight), Sign::Text("xe5+")]);
/// ```
pub fn signs(san: &str) -> Vec<Sign<'_>> {
    let mut signs = Vec::new();
    let mut text_from = 0;
    for (at, letter) in san.char_indices() {
        let role = Role::from_letter(letter).filter(|_| letter.is_ascii_uppercase());
        if let Some(role) = role {
            signs.extend(san.get(text_from..at).filter(|text| !text.is_empty()).map(Sign::Text));
            signs.push(Sign::Figure(role));
            text_from = at + letter.len_utf8();
        }
    }
    signs.extend(san.get(text_from..).filter(|text| !text.is_empty()).map(Sign::Text));
    signs
}

/// What the opponent suffers from a move, by its sign: a forbidden placement mates nobody (decision D25).
fn effect_of(san: &str) -> Effect {
    match san.as_bytes().last() {
        Some(b'#') => Effect::Mate,
        Some(b'+') => Effect::Check,
        Some(_) | None => Effect::Quiet,
    }
}
