//! Moves that are typed: the letters of the pieces in each language, and what is said about a text that is no move.

use pasapezas_core::Role;

use super::labels::labels;
use super::lang::Lang;
use super::noun::noun;
use super::phrase::{Phrase, say};
use super::text::{Text, capital};

labels! {
    /// A label of the field for typed moves.
    TypedUi {
        /// Names the field; the board follows.
        TypeMove,
        /// What may be typed.
        Hint,
        /// What is in an empty reserve.
        Nothing,
    }
}

/// A label of the field.
pub fn typed_ui(lang: Lang, label: TypedUi) -> &'static str {
    match (lang, label) {
        (Lang::Galician, TypedUi::TypeMove) => "Escribir a xogada",
        (Lang::Galician | Lang::Spanish | Lang::Portuguese | Lang::French, TypedUi::Hint) => {
            "Cf3, C@f3, e4, O-O"
        }
        (Lang::Galician, TypedUi::Nothing) => "baleira",
        (Lang::Spanish, TypedUi::TypeMove) => "Escribir la jugada",
        (Lang::Spanish, TypedUi::Nothing) => "vacía",
        (Lang::English, TypedUi::TypeMove) => "Type the move",
        (Lang::English, TypedUi::Hint) => "Nf3, N@f3, e4, O-O",
        (Lang::English, TypedUi::Nothing) => "empty",
        (Lang::Portuguese, TypedUi::TypeMove) => "Escrever o lance",
        (Lang::Portuguese, TypedUi::Nothing) => "vazia",
        (Lang::French, TypedUi::TypeMove) => "Écrire le coup",
        (Lang::French, TypedUi::Nothing) => "vide",
        (Lang::German, TypedUi::TypeMove) => "Zug eingeben",
        (Lang::German, TypedUi::Hint) => "Sf3, S@f3, e4, O-O",
        (Lang::German, TypedUi::Nothing) => "leer",
    }
}

/// The letter by which people write a piece in their language. Files and links always have the English ones.
pub const fn piece_letter(lang: Lang, role: Role) -> char {
    match (lang, role) {
        (Lang::English, role) => role.letter(),
        (Lang::German, Role::King) => 'K',
        (Lang::Galician | Lang::Spanish | Lang::Portuguese | Lang::French, Role::King) => 'R',
        (_, Role::Queen) => 'D',
        (_, Role::Rook) => 'T',
        (Lang::Galician | Lang::Spanish, Role::Bishop) => 'A',
        (Lang::Portuguese, Role::Bishop) | (Lang::German, Role::Pawn) => 'B',
        (Lang::French, Role::Bishop) => 'F',
        (Lang::German, Role::Bishop) => 'L',
        (Lang::Galician | Lang::Spanish | Lang::Portuguese | Lang::French, Role::Knight) => 'C',
        (Lang::German, Role::Knight) => 'S',
        (Lang::Galician | Lang::Spanish | Lang::Portuguese | Lang::French, Role::Pawn) => 'P',
    }
}

/// Said about a text that is no move: *«Nf3» non é unha xogada. Escribe como Cf3, C@f3, e4, O-O.*
pub fn not_a_move(lang: Lang, text: &str) -> Text {
    let hint = typed_ui(lang, TypedUi::Hint);
    say(lang, Phrase::NotAMove, &[("text", text), ("hint", hint)])
}

/// Said where several moves fit: *Hai varias: Cbd2, Cfd2.*
pub fn several_moves(lang: Lang, candidates: &[String]) -> Text {
    let all = candidates.join(", ");
    say(lang, Phrase::SeveralMoves, &[("all", &all)])
}

/// Said where nobody of that kind can go there: *Ningún cabalo teu pode facer esa xogada.*
pub fn no_such_piece(lang: Lang, role: Role) -> Text {
    capital(&say(lang, Phrase::NoSuchPiece, &[("piece", noun(lang, role).no())]))
}
