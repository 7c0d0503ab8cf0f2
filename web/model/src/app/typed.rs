//! Moves that are typed, in the letters of the page's language and of no other: nothing is guessed.

use pasapezas_core::notation::{MoveTextError, read_attempt, write_san};
use pasapezas_core::{Attempt, BoardId, Match, Refusal, Role};

use crate::i18n::{Lang, Text, no_such_piece, not_a_move, piece_letter, several_moves};

/// What has become of a typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// The player on move tries this.
    Attempt(Attempt),
    /// The rules forbid what is plainly meant.
    Refused(Refusal),
    /// It is no move, or not one alone: why.
    Wrong(Text),
}

/// What the player on move of `board` means by a text.
///
/// ```
/// use pasapezas_core::{BoardId, Match, MatchSetup};
/// use pasapezas_model::app::typed::{Typed, typed};
/// use pasapezas_model::i18n::Lang;
/// let game = Match::new(MatchSetup::default());
/// let knight = typed(&game, Lang::Galician, BoardId::A, "Cf3");
/// assert_eq!(knight, typed(&game, Lang::English, BoardId::A, "Nf3"));
/// assert!(matches!(typed(&game, Lang::Galician, BoardId::A, "Nf3"), Typed::Wrong(_)));
/// ```
pub fn typed(game: &Match, lang: Lang, board: BoardId, text: &str) -> Typed {
    let text = text.trim();
    let position = game.position(board);
    let Some(english) = english(lang, text) else { return Typed::Wrong(not_a_move(lang, &shown(text))) };
    match read_attempt(position, &english) {
        Ok(attempt) => Typed::Attempt(attempt),
        Err(MoveTextError::Refused(why)) => Typed::Refused(why),
        Err(MoveTextError::Unreadable) => Typed::Wrong(not_a_move(lang, &shown(text))),
        Err(MoveTextError::NoSuchPiece { role }) => Typed::Wrong(no_such_piece(lang, role)),
        Err(MoveTextError::Ambiguous { candidates }) => {
            let written: Vec<String> =
                candidates.into_iter().map(|mv| localized(lang, &write_san(position, mv))).collect();
            Typed::Wrong(several_moves(lang, &written))
        }
    }
}

/// The text with English letters; `None` where a capital is no piece of this language. In the short form `e7e8q` the last
/// letter is a piece too.
fn english(lang: Lang, text: &str) -> Option<String> {
    let short = text.len() == 5 && text.is_ascii() && text.chars().filter(char::is_ascii_digit).count() == 2;
    let promotes = short && text.ends_with(|last: char| last.is_ascii_lowercase());
    let last = text.len().saturating_sub(1);
    text.char_indices()
        .map(|(index, sign)| {
            if promotes && index == last {
                role_of(lang, sign.to_ascii_uppercase()).map(|role| role.letter().to_ascii_lowercase())
            } else if sign.is_uppercase() && sign != 'O' {
                role_of(lang, sign).map(Role::letter)
            } else {
                Some(sign)
            }
        })
        .collect()
}

fn role_of(lang: Lang, letter: char) -> Option<Role> {
    Role::ALL.into_iter().find(|role| piece_letter(lang, *role) == letter)
}

/// A move as the core writes it, with the letters of the language.
fn localized(lang: Lang, san: &str) -> String {
    let role = |sign: char| Role::from_letter(sign).filter(|_| sign.is_ascii_uppercase());
    san.chars().map(|sign| role(sign).map_or(sign, |role| piece_letter(lang, role))).collect()
}

/// As much of a text as a sentence takes.
fn shown(text: &str) -> String {
    text.chars().take(12).collect()
}

#[cfg(test)]
mod tests {
    use pasapezas_core::notation::read_bfen;
    use pasapezas_core::{DropRole, MatchSetup, Position, RuleSet};

    use super::*;

    const BOTH: &str = "r3k2r/1P6/8/8/N7/8/4N3/4K2R[PN] w Kkq - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1";

    fn game() -> Match {
        let rules = RuleSet::default();
        let start = read_bfen(BOTH).unwrap().boards.map(|setup| Position::new(setup, &rules).unwrap());
        Match::new(MatchSetup { start, ..MatchSetup::default() })
    }

    fn tried(lang: Lang, text: &str) -> String {
        match typed(&game(), lang, BoardId::A, text) {
            Typed::Attempt(attempt) => pasapezas_core::notation::write_attempt(attempt),
            Typed::Refused(why) => why.kind().code().to_owned(),
            Typed::Wrong(why) => why.into_owned(),
        }
    }

    #[test]
    fn every_language_has_letters_of_its_own() {
        for (lang, texts) in [
            (Lang::Galician, ["Cf4", "C@f3", "b8=D", "Txh8+", "b7b8t", "P@e4"]),
            (Lang::Spanish, ["Cf4", "C@f3", "b8=D", "Txh8+", "b7b8t", "P@e4"]),
            (Lang::English, ["Nf4", "N@f3", "b8=Q", "Rxh8+", "b7b8r", "P@e4"]),
            (Lang::Portuguese, ["Cf4", "C@f3", "b8=D", "Txh8+", "b7b8t", "P@e4"]),
            (Lang::French, ["Cf4", "C@f3", "b8=D", "Txh8+", "b7b8t", "P@e4"]),
            (Lang::German, ["Sf4", "S@f3", "b8=D", "Txh8+", "b7b8t", "B@e4"]),
        ] {
            let moves = texts.map(|text| tried(lang, text));
            assert_eq!(moves, ["e2f4", "N@f3", "b7b8q", "h1h8", "b7b8r", "P@e4"], "{lang:?}");
            for role in Role::ALL {
                let same =
                    Role::ALL.into_iter().filter(|it| piece_letter(lang, *it) == piece_letter(lang, role));
                assert_eq!(same.count(), 1, "{lang:?} {role:?}");
            }
        }
    }

    #[test]
    fn no_piece_has_the_letter_of_a_key_that_turns_boards() {
        for lang in Lang::ALL {
            for role in Role::ALL {
                assert!(!crate::app::layout::is_key(piece_letter(lang, role)), "{lang:?} {role:?}");
            }
        }
    }

    #[test]
    fn what_means_the_same_everywhere_is_read_everywhere() {
        for lang in Lang::ALL {
            for (text, expected) in
                [("e2f4", "e2f4"), ("@e4", "P@e4"), ("O-O", "e1g1"), ("0-0", "e1g1"), (" e2f4 ", "e2f4")]
            {
                assert_eq!(tried(lang, text), expected, "{lang:?} {text}");
            }
        }
    }

    #[test]
    fn nothing_is_guessed() {
        assert_eq!(tried(Lang::English, "Cf4"), "“Cf4” is no move. Write as in Nf3, N@f3, e4, O-O.");
        assert_eq!(tried(Lang::Galician, "Nf4"), "«Nf4» non é unha xogada. Escribe como Cf3, C@f3, e4, O-O.");
        assert_eq!(
            tried(Lang::Spanish, "b7b8q"),
            "«b7b8q» no es una jugada. Escribe como Cf3, C@f3, e4, O-O."
        );
        assert_eq!(tried(Lang::Galician, "Cc3"), "Hai varias: Cec3, Cac3.");
        assert_eq!(tried(Lang::English, "Bc3"), "No bishop can make that move.");
        assert_eq!(tried(Lang::Portuguese, "Bc3"), "Nenhum bispo pode fazer esse lance.");
        assert_eq!(tried(Lang::French, "Fc3"), "Aucun fou ne peut jouer ce coup.");
        assert_eq!(tried(Lang::German, "Lc3"), "Kein Läufer kann diesen Zug machen.");
        assert_eq!(tried(Lang::German, "Nf4"), "„Nf4“ ist kein Zug. Schreib wie Sf3, S@f3, e4, O-O.");
        assert_eq!(
            tried(Lang::French, "Ac3"),
            "«\u{a0}Ac3\u{a0}» n’est pas un coup. Écris comme Cf3, C@f3, e4, O-O."
        );
    }

    #[test]
    fn what_is_forbidden_is_told_by_its_article() {
        assert_eq!(tried(Lang::English, "Rh1-h9"), "“Rh1-h9” is no move. Write as in Nf3, N@f3, e4, O-O.");
        assert_eq!(tried(Lang::English, "Q@e4"), "Q@e4", "a drop is judged by the match");
        assert_eq!(tried(Lang::English, "Rh1-a1"), "path-blocked");
        assert!(tried(Lang::English, "").starts_with("“” is no move"));
        assert!(tried(Lang::English, &"x".repeat(500)).len() < 80);
        let knight = Attempt::Drop { role: DropRole::Knight, to: "f3".parse().unwrap() };
        assert_eq!(typed(&game(), Lang::English, BoardId::A, "N@f3"), Typed::Attempt(knight));
    }
}
