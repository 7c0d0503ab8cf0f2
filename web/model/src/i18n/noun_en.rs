//! English names of the pieces.

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
    one: "pawn",
    many: "pawns",
    the: "the pawn",
    the_first: "The pawn",
    a: "a pawn",
    no: "no pawn",
    white: "white pawn",
    black: "black pawn",
    dropped_on: "pawn dropped on",
};

const KNIGHT: Noun = forms! {
    one: "knight",
    many: "knights",
    the: "the knight",
    the_first: "The knight",
    a: "a knight",
    no: "no knight",
    white: "white knight",
    black: "black knight",
    dropped_on: "knight dropped on",
};

const BISHOP: Noun = forms! {
    one: "bishop",
    many: "bishops",
    the: "the bishop",
    the_first: "The bishop",
    a: "a bishop",
    no: "no bishop",
    white: "white bishop",
    black: "black bishop",
    dropped_on: "bishop dropped on",
};

const ROOK: Noun = forms! {
    one: "rook",
    many: "rooks",
    the: "the rook",
    the_first: "The rook",
    a: "a rook",
    no: "no rook",
    white: "white rook",
    black: "black rook",
    dropped_on: "rook dropped on",
};

const QUEEN: Noun = forms! {
    one: "queen",
    many: "queens",
    the: "the queen",
    the_first: "The queen",
    a: "a queen",
    no: "no queen",
    white: "white queen",
    black: "black queen",
    dropped_on: "queen dropped on",
};

const KING: Noun = forms! {
    one: "king",
    many: "kings",
    the: "the king",
    the_first: "The king",
    a: "a king",
    no: "no king",
    white: "white king",
    black: "black king",
    dropped_on: "king dropped on",
};

/// A piece whose kind is not known.
pub(super) const PIECE: Noun = forms! {
    one: "piece",
    many: "pieces",
    the: "the piece",
    the_first: "The piece",
    a: "a piece",
    no: "no piece",
    white: "white piece",
    black: "black piece",
    dropped_on: "piece dropped on",
};
