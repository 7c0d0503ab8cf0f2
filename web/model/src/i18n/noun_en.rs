//! English names of the pieces.

use pasapezas_core::Role;

use super::noun::Noun;

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

const PAWN: Noun = Noun {
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

const KNIGHT: Noun = Noun {
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

const BISHOP: Noun = Noun {
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

const ROOK: Noun = Noun {
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

const QUEEN: Noun = Noun {
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

const KING: Noun = Noun {
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
pub(super) const PIECE: Noun = Noun {
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
