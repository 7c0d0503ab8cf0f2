//! The type of every text, and how texts are put together.

use std::borrow::Cow;

use pasapezas_core::{BoardId, Rank, Square};

/// A text for people: static where nothing had to be filled in, built otherwise.
pub type Text = Cow<'static, str>;

/// The parts, one after the other. Static texts need not pass through here.
///
/// Considered: `format!`. It weighs more in the page, and every hole here is a text already.
pub(super) fn join(parts: &[&str]) -> Text {
    Cow::Owned(parts.concat())
}

/// The text with its first letter as a capital.
pub(super) fn capital(text: &str) -> Text {
    let mut letters = text.chars();
    match letters.next() {
        None => Cow::Borrowed(""),
        Some(first) => Cow::Owned(first.to_uppercase().chain(letters).collect()),
    }
}

/// The text with its first letter small: a label inside a line.
pub fn uncapital(text: &str) -> Text {
    let mut letters = text.chars();
    match letters.next() {
        None => Cow::Borrowed(""),
        Some(first) => Cow::Owned(first.to_lowercase().chain(letters).collect()),
    }
}

/// `A` or `B`.
pub(super) const fn board_letter(board: BoardId) -> &'static str {
    match board {
        BoardId::A => "A",
        BoardId::B => "B",
    }
}

/// `7`.
pub(super) const fn rank_name(rank: Rank) -> &'static str {
    match rank {
        Rank::First => "1",
        Rank::Second => "2",
        Rank::Third => "3",
        Rank::Fourth => "4",
        Rank::Fifth => "5",
        Rank::Sixth => "6",
        Rank::Seventh => "7",
        Rank::Eighth => "8",
    }
}

/// `e4`.
pub(super) fn square_name(square: Square) -> &'static str {
    const NAMES: &str = "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
                         a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";
    let start = usize::from(square.index()) * 2;
    NAMES.get(start..start + 2).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_named_as_the_core_names_them() {
        for square in Square::all() {
            assert_eq!(square_name(square), square.to_string());
        }
    }

    #[test]
    fn capitals() {
        assert_eq!(capital(""), "");
        assert_eq!(capital("óso"), "Óso");
        assert_eq!(uncapital(""), "");
        assert_eq!(uncapital("Óso de A"), "óso de A");
        assert_eq!(join(&["e", "4"]), "e4");
    }
}
