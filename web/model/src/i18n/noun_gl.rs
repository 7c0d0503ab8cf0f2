//! Galician names of the pieces.

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
    many: "peóns",
    the: "o peón",
    the_first: "O peón",
    a: "un peón",
    no: "ningún peón",
    white: "peón branco",
    black: "peón negro",
    dropped_on: "peón colocado en",
};

const KNIGHT: Noun = forms! {
    one: "cabalo",
    many: "cabalos",
    the: "o cabalo",
    the_first: "O cabalo",
    a: "un cabalo",
    no: "ningún cabalo",
    white: "cabalo branco",
    black: "cabalo negro",
    dropped_on: "cabalo colocado en",
};

const BISHOP: Noun = forms! {
    one: "alfil",
    many: "alfís",
    the: "o alfil",
    the_first: "O alfil",
    a: "un alfil",
    no: "ningún alfil",
    white: "alfil branco",
    black: "alfil negro",
    dropped_on: "alfil colocado en",
};

const ROOK: Noun = forms! {
    one: "torre",
    many: "torres",
    the: "a torre",
    the_first: "A torre",
    a: "unha torre",
    no: "ningunha torre",
    white: "torre branca",
    black: "torre negra",
    dropped_on: "torre colocada en",
};

const QUEEN: Noun = forms! {
    one: "dama",
    many: "damas",
    the: "a dama",
    the_first: "A dama",
    a: "unha dama",
    no: "ningunha dama",
    white: "dama branca",
    black: "dama negra",
    dropped_on: "dama colocada en",
};

const KING: Noun = forms! {
    one: "rei",
    many: "reis",
    the: "o rei",
    the_first: "O rei",
    a: "un rei",
    no: "ningún rei",
    white: "rei branco",
    black: "rei negro",
    dropped_on: "rei colocado en",
};

/// A piece whose kind is not known.
pub(super) const PIECE: Noun = forms! {
    one: "peza",
    many: "pezas",
    the: "a peza",
    the_first: "A peza",
    a: "unha peza",
    no: "ningunha peza",
    white: "peza branca",
    black: "peza negra",
    dropped_on: "peza colocada en",
};
