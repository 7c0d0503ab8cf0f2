//! What makes two positions of one board the same for repetition.

use super::checked::Position;
use super::moves::MoveSet;
use crate::base::{Color, File, PerColor};
use crate::board::{CastlingRights, Placement, Reserve};

/// The content that repetition compares (decision D48): pieces, turn, castling rights, a usable en passant right, and the
/// reserves of both players of the board. Not the other board, not promoted marks, no counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RepetitionKey {
    placement: Placement,
    reserves: PerColor<Reserve>,
    turn: Color,
    castling: CastlingRights,
    en_passant: Option<File>,
}

impl RepetitionKey {
    /// The same without reserves, for rules under which they do not count.
    #[must_use]
    pub fn board_only(mut self) -> Self {
        self.reserves = PerColor::default();
        self
    }
}

impl Position {
    /// Its key for repetition. An en passant right counts where a legal capture exists.
    pub fn repetition_key(&self) -> RepetitionKey {
        let usable = self.en_passant.is_some()
            && self.has_legal_set(&mut |set| matches!(set, MoveSet::EnPassant { .. }));
        RepetitionKey {
            placement: self.placement.without_marks(),
            reserves: self.reserves,
            turn: self.turn,
            castling: self.castling.rights_only(),
            en_passant: self.en_passant.filter(|_| usable),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::base::Square;
    use crate::position::{Attempt, Position};
    use crate::rules::RuleSet;

    fn play(mut position: Position, moves: &str) -> Position {
        for text in moves.split_whitespace() {
            let square = |name: &str| name.parse::<Square>().unwrap();
            let tried = Attempt::Board { from: square(&text[..2]), to: square(&text[2..]), promotion: None };
            (position, _) = position.after(position.judge(tried).unwrap()).unwrap();
        }
        position
    }

    #[test]
    fn a_king_that_moved_after_its_rights_were_gone_changes_nothing() {
        let rooks = "g1f3 g8f6 b1c3 b8c6 h1g1 h8g8 g1h1 g8h8 a1b1 a8b8 b1a1 b8a8 e2e4 e7e5";
        let there = play(Position::start(&RuleSet::default()), rooks);
        let back = play(there, "e1e2 e8e7 e2e1 e7e8");
        assert!(there.castling().is_empty());
        assert_eq!(there.repetition_key(), back.repetition_key());
    }

    #[test]
    fn a_right_that_is_lost_makes_another_position() {
        let start = Position::start(&RuleSet::default());
        let there = play(start, "g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 f3g1 f6g8");
        assert_eq!(start.placement(), there.placement());
        assert_ne!(start.repetition_key(), there.repetition_key());
    }
}
