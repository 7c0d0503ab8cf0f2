//! Spanish names of the pieces.

use pasapezas_core::Role;

use super::noun::{Noun, forms};

/// The names of `role`.
pub(super) fn noun(role: Role) -> &'static Noun {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

const PAWN: Noun = forms! {
    one: "peón",
    many: "peones",
    the: "el peón",
    the_first: "El peón",
    a: "un peón",
    no: "ningún peón",
    white: "peón blanco",
    black: "peón negro",
    dropped_on: "peón colocado en",
};

const KNIGHT: Noun = forms! {
    one: "caballo",
    many: "caballos",
    the: "el caballo",
    the_first: "El caballo",
    a: "un caballo",
    no: "ningún caballo",
    white: "caballo blanco",
    black: "caballo negro",
    dropped_on: "caballo colocado en",
};

const BISHOP: Noun = forms! {
    one: "alfil",
    many: "alfiles",
    the: "el alfil",
    the_first: "El alfil",
    a: "un alfil",
    no: "ningún alfil",
    white: "alfil blanco",
    black: "alfil negro",
    dropped_on: "alfil colocado en",
};

const ROOK: Noun = forms! {
    one: "torre",
    many: "torres",
    the: "la torre",
    the_first: "La torre",
    a: "una torre",
    no: "ninguna torre",
    white: "torre blanca",
    black: "torre negra",
    dropped_on: "torre colocada en",
};

const QUEEN: Noun = forms! {
    one: "dama",
    many: "damas",
    the: "la dama",
    the_first: "La dama",
    a: "una dama",
    no: "ninguna dama",
    white: "dama blanca",
    black: "dama negra",
    dropped_on: "dama colocada en",
};

const KING: Noun = forms! {
    one: "rey",
    many: "reyes",
    the: "el rey",
    the_first: "El rey",
    a: "un rey",
    no: "ningún rey",
    white: "rey blanco",
    black: "rey negro",
    dropped_on: "rey colocado en",
};

/// A piece whose kind is not known.
pub(super) const PIECE: Noun = forms! {
    one: "pieza",
    many: "piezas",
    the: "la pieza",
    the_first: "La pieza",
    a: "una pieza",
    no: "ninguna pieza",
    white: "pieza blanca",
    black: "pieza negra",
    dropped_on: "pieza colocada en",
};
