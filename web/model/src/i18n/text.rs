//! The type of every text, and how texts are put together.

use std::borrow::Cow;

use pasapezas_core::{BoardId, Rank, Square};

use super::lang::Lang;

/// A text for people: static where nothing had to be filled in, built otherwise.
pub type Text = Cow<'static, str>;

/// The parts, one after the other. Static texts need not pass through here.
///
/// Considered: `format!`. It weighs more in the page, and every hole here is a text already.
pub(super) fn join(parts: &[&str]) -> Text {
    Cow::Owned(parts.concat())
}

/// The template with holes that have names: *{name} está en xaque.*
pub(super) fn fill_with(template: &'static str, holes: &[(&str, &str)]) -> Text {
    fill(template, &|hole| {
        let value = holes.iter().find(|(name, _)| *name == hole);
        Cow::Owned(value.map_or("", |(_, value)| value).to_owned())
    })
}

/// A colon with its spaces; French has one before it, where no line may break.
pub(super) const fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::French => "\u{a0}: ",
        Lang::Galician | Lang::Spanish | Lang::English | Lang::Portuguese | Lang::German => ": ",
    }
}

/// A whole sentence behind a colon: German begins it with a capital.
pub(super) fn after_colon(lang: Lang, sentence: &str) -> Text {
    match lang {
        Lang::German => capital(sentence),
        Lang::Galician | Lang::Spanish | Lang::English | Lang::Portuguese | Lang::French => {
            Cow::Owned(sentence.to_owned())
        }
    }
}

/// The template with what stands in braces filled in: *Hai {a@at} no medio*. `hole` is asked for each of them by its name.
pub(super) fn fill(template: &'static str, hole: &dyn Fn(&str) -> Text) -> Text {
    if !template.contains('{') {
        return Cow::Borrowed(template);
    }
    let (mut filled, mut rest) = (String::new(), template);
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        filled.push_str(before);
        filled.push_str(&hole(name));
        rest = after;
    }
    filled.push_str(rest);
    Cow::Owned(filled)
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

/// A label inside a line. German writes nouns with a capital wherever they stand.
pub(super) fn inside(lang: Lang, label: &'static str) -> Text {
    if lang == Lang::German { Cow::Borrowed(label) } else { uncapital(label) }
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
    fn templates_are_filled() {
        let double = |name: &str| join(&[name, name]);
        for (template, expected) in [
            ("", ""),
            ("whole", "whole"),
            ("{a}", "aa"),
            ("x{a}{b c}y{a}", "xaab cb cyaa"),
            ("open {a", "open aa"),
        ] {
            assert_eq!(fill(template, &double), expected);
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
