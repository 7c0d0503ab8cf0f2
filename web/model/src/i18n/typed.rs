//! Moves that are typed: the letters of the pieces in each language, and what is said about a text that is no move.

use pasapezas_core::Role;

use super::labels::labels;
use super::lang::Lang;
use super::noun::noun;
use super::text::{Text, capital, join};

labels! {
    /// A label of the field for typed moves.
    TypedUi {
        /// Names the field; the board follows.
        TypeMove,
        /// What may be typed.
        Hint,
        /// What is in an empty reserve.
        Nothing,
        /// How the page is asked for clocks and reserves, in the help.
        KeyAsk,
        /// How typing begins, in the help.
        KeyType,
    }
}

/// A label of the field.
pub fn typed_ui(lang: Lang, label: TypedUi) -> &'static str {
    match (lang, label) {
        (Lang::Galician, TypedUi::TypeMove) => "Escribir a xogada",
        (Lang::Galician | Lang::Spanish, TypedUi::Hint) => "Cf3, C@f3, e4, O-O",
        (Lang::Galician, TypedUi::Nothing) => "baleira",
        (Lang::Galician, TypedUi::KeyAsk) => "?: di de quen é a quenda, os reloxos e as reservas.",
        (Lang::Galician, TypedUi::KeyType) => "Letras sobre un taboleiro: escribe a xogada; Intro xógaa.",
        (Lang::Spanish, TypedUi::TypeMove) => "Escribir la jugada",
        (Lang::Spanish, TypedUi::Nothing) => "vacía",
        (Lang::Spanish, TypedUi::KeyAsk) => "?: dice de quién es el turno, los relojes y las reservas.",
        (Lang::Spanish, TypedUi::KeyType) => "Letras sobre un tablero: escribe la jugada; Intro la juega.",
        (Lang::English, TypedUi::TypeMove) => "Type the move",
        (Lang::English, TypedUi::Hint) => "Nf3, N@f3, e4, O-O",
        (Lang::English, TypedUi::Nothing) => "empty",
        (Lang::English, TypedUi::KeyAsk) => "?: tells whose turn it is, the clocks and the reserves.",
        (Lang::English, TypedUi::KeyType) => "Letters on a board: types the move; Enter plays it.",
    }
}

/// The letter by which people write a piece in their language. Files and links always have the English ones.
pub const fn piece_letter(lang: Lang, role: Role) -> char {
    match (lang, role) {
        (Lang::Galician | Lang::Spanish, Role::King) => 'R',
        (Lang::Galician | Lang::Spanish, Role::Queen) => 'D',
        (Lang::Galician | Lang::Spanish, Role::Rook) => 'T',
        (Lang::Galician | Lang::Spanish, Role::Bishop) => 'A',
        (Lang::Galician | Lang::Spanish, Role::Knight) => 'C',
        (Lang::Galician | Lang::Spanish, Role::Pawn) => 'P',
        (Lang::English, role) => role.letter(),
    }
}

/// Said about a text that is no move: *«Nf3» non é unha xogada. Escribe como Cf3, C@f3, e4, O-O.*
pub fn not_a_move(lang: Lang, text: &str) -> Text {
    let hint = typed_ui(lang, TypedUi::Hint);
    match lang {
        Lang::Galician => join(&["«", text, "» non é unha xogada. Escribe como ", hint, "."]),
        Lang::Spanish => join(&["«", text, "» no es una jugada. Escribe como ", hint, "."]),
        Lang::English => join(&["“", text, "” is no move. Write as in ", hint, "."]),
    }
}

/// Said where several moves fit: *Hai varias: Cbd2, Cfd2.*
pub fn several_moves(lang: Lang, candidates: &[String]) -> Text {
    let all = candidates.join(", ");
    match lang {
        Lang::Galician => join(&["Hai varias: ", &all, "."]),
        Lang::Spanish => join(&["Hay varias: ", &all, "."]),
        Lang::English => join(&["Several moves fit: ", &all, "."]),
    }
}

/// Said where nobody of that kind can go there: *Ningún cabalo teu pode facer esa xogada.*
pub fn no_such_piece(lang: Lang, role: Role) -> Text {
    let piece = noun(lang, role).no;
    match lang {
        Lang::Galician => capital(&join(&[piece, " pode facer esa xogada."])),
        Lang::Spanish => capital(&join(&[piece, " puede hacer esa jugada."])),
        Lang::English => capital(&join(&[piece, " can make that move."])),
    }
}
