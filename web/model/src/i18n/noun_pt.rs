//! Portuguese names of the pieces.

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
    one: "peão",
    many: "peões",
    the: "o peão",
    the_first: "O peão",
    a: "um peão",
    no: "nenhum peão",
    white: "peão branco",
    black: "peão preto",
    dropped_on: "peão colocado em",
};

const KNIGHT: Noun = forms! {
    one: "cavalo",
    many: "cavalos",
    the: "o cavalo",
    the_first: "O cavalo",
    a: "um cavalo",
    no: "nenhum cavalo",
    white: "cavalo branco",
    black: "cavalo preto",
    dropped_on: "cavalo colocado em",
};

const BISHOP: Noun = forms! {
    one: "bispo",
    many: "bispos",
    the: "o bispo",
    the_first: "O bispo",
    a: "um bispo",
    no: "nenhum bispo",
    white: "bispo branco",
    black: "bispo preto",
    dropped_on: "bispo colocado em",
};

const ROOK: Noun = forms! {
    one: "torre",
    many: "torres",
    the: "a torre",
    the_first: "A torre",
    a: "uma torre",
    no: "nenhuma torre",
    white: "torre branca",
    black: "torre preta",
    dropped_on: "torre colocada em",
};

const QUEEN: Noun = forms! {
    one: "dama",
    many: "damas",
    the: "a dama",
    the_first: "A dama",
    a: "uma dama",
    no: "nenhuma dama",
    white: "dama branca",
    black: "dama preta",
    dropped_on: "dama colocada em",
};

const KING: Noun = forms! {
    one: "rei",
    many: "reis",
    the: "o rei",
    the_first: "O rei",
    a: "um rei",
    no: "nenhum rei",
    white: "rei branco",
    black: "rei preto",
    dropped_on: "rei colocado em",
};

/// A piece whose kind is not known.
pub(super) const PIECE: Noun = forms! {
    one: "peça",
    many: "peças",
    the: "a peça",
    the_first: "A peça",
    a: "uma peça",
    no: "nenhuma peça",
    white: "peça branca",
    black: "peça preta",
    dropped_on: "peça colocada em",
};
