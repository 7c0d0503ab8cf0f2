//! Numbers of the articles that decisions stand on.

use core::fmt;

/// An article of the Galician regulation, such as 7.3; clause 0 means the whole article.
///
/// What the regulation takes from ordinary chess stands under its article 5.1 (a move is a chess move) or article 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    /// Article, 1 to 11.
    pub number: u8,
    /// Clause, or 0.
    pub clause: u8,
}

impl Article {
    /// Article 1: two chess games, played by the rules of chess with what this regulation changes.
    pub const MATCH: Self = Self::new(1, 0);
    /// Article 4.1: White begins.
    pub const FIRST_MOVE: Self = Self::new(4, 1);
    /// Article 4.2: the turn comes when the opponent has completed his move.
    pub const TURN: Self = Self::new(4, 2);
    /// Article 5.1: a move is a move of chess.
    pub const CHESS_MOVE: Self = Self::new(5, 1);
    /// Article 5.2: placing a stored piece is a move.
    pub const DROP: Self = Self::new(5, 2);
    /// Article 5.3: a promoted pawn passes as a pawn.
    pub const PROMOTED: Self = Self::new(5, 3);
    /// Article 6: stored pieces.
    pub const RESERVE: Self = Self::new(6, 0);
    /// Article 7.1: where stored pieces may be placed.
    pub const DROP_SQUARE: Self = Self::new(7, 1);
    /// Article 7.2: captured pieces pass to the partner.
    pub const PASS: Self = Self::new(7, 2);
    /// Article 7.3: no piece is placed giving check.
    pub const DROP_CHECK: Self = Self::new(7, 3);
    /// Article 7.4: no pawn is placed on ranks 1, 7 and 8.
    pub const PAWN_RANKS: Self = Self::new(7, 4);
    /// Article 7.5: the remedy against a forbidden placement.
    pub const CLAIM_PLACEMENT: Self = Self::new(7, 5);
    /// Article 8: the clocks.
    pub const CLOCK: Self = Self::new(8, 0);
    /// Article 9: a won match.
    pub const WON: Self = Self::new(9, 0);
    /// Article 9.1: mate.
    pub const MATE: Self = Self::new(9, 1);
    /// Article 9.2: a win on time.
    pub const TIME: Self = Self::new(9, 2);
    /// Article 9.3: resignation.
    pub const RESIGNATION: Self = Self::new(9, 3);
    /// Article 10.1: agreement.
    pub const AGREEMENT: Self = Self::new(10, 1);
    /// Article 10.2: a fallen flag on each team.
    pub const FLAGS: Self = Self::new(10, 2);
    /// Article 10.3: repetition, 50 moves, stalemate.
    pub const FIDE_DRAWS: Self = Self::new(10, 3);
    /// Article 10.4: no stalemate while a piece can be placed.
    pub const STALEMATE: Self = Self::new(10, 4);

    const fn new(number: u8, clause: u8) -> Self {
        Self { number, clause }
    }

    /// The article with this number, written as it is written here; `None` when the regulation has none.
    ///
    /// ```
    /// use pasapezas_core::Article;
    /// assert_eq!(Article::from_text("7.3"), Some(Article::DROP_CHECK));
    /// assert_eq!(Article::from_text("7.9"), None);
    /// ```
    pub fn from_text(text: &str) -> Option<Self> {
        Self::all().find(|article| article.to_string() == text)
    }

    /// All articles and clauses in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1_u8..)
            .zip(N_CLAUSES)
            .flat_map(|(number, n_clauses)| (0..=n_clauses).map(move |clause| Self::new(number, clause)))
    }
}

/// How many clauses each of the eleven articles has.
const N_CLAUSES: [u8; 11] = [0, 3, 0, 3, 3, 0, 5, 3, 3, 4, 0];

impl fmt::Display for Article {
    /// `7.3`, or `6` for a whole article.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.clause {
            0 => write!(f, "{}", self.number),
            clause => write!(f, "{}.{}", self.number, clause),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_have_the_numbers_of_the_regulation() {
        for (article, number) in [
            (Article::MATCH, "1"),
            (Article::FIRST_MOVE, "4.1"),
            (Article::TURN, "4.2"),
            (Article::CHESS_MOVE, "5.1"),
            (Article::DROP, "5.2"),
            (Article::PROMOTED, "5.3"),
            (Article::RESERVE, "6"),
            (Article::DROP_SQUARE, "7.1"),
            (Article::PASS, "7.2"),
            (Article::DROP_CHECK, "7.3"),
            (Article::PAWN_RANKS, "7.4"),
            (Article::CLAIM_PLACEMENT, "7.5"),
            (Article::CLOCK, "8"),
            (Article::WON, "9"),
            (Article::MATE, "9.1"),
            (Article::TIME, "9.2"),
            (Article::RESIGNATION, "9.3"),
            (Article::AGREEMENT, "10.1"),
            (Article::FLAGS, "10.2"),
            (Article::FIDE_DRAWS, "10.3"),
            (Article::STALEMATE, "10.4"),
        ] {
            assert_eq!(article.to_string(), number);
            assert_eq!(Article::from_text(number), Some(article));
        }
    }

    #[test]
    fn every_article_is_found_by_its_number_and_no_other_text() {
        let all: Vec<_> = Article::all().collect();
        assert_eq!(all.len(), 35, "eleven articles with 24 clauses");
        assert!(all.is_sorted());
        for article in all {
            assert_eq!(Article::from_text(&article.to_string()), Some(article));
        }
        for text in ["", "0", "7.0", "7.6", "11.1", "12", " 7.3", "7.3.1"] {
            assert_eq!(Article::from_text(text), None, "{text:?}");
        }
    }
}
