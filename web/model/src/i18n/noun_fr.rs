//! French names of the pieces.

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
    one: "pion",
    many: "pions",
    the: "le pion",
    the_first: "Le pion",
    a: "un pion",
    no: "aucun pion",
    white: "pion blanc",
    black: "pion noir",
    dropped_on: "pion posé en",
};

const KNIGHT: Noun = forms! {
    one: "cavalier",
    many: "cavaliers",
    the: "le cavalier",
    the_first: "Le cavalier",
    a: "un cavalier",
    no: "aucun cavalier",
    white: "cavalier blanc",
    black: "cavalier noir",
    dropped_on: "cavalier posé en",
};

const BISHOP: Noun = forms! {
    one: "fou",
    many: "fous",
    the: "le fou",
    the_first: "Le fou",
    a: "un fou",
    no: "aucun fou",
    white: "fou blanc",
    black: "fou noir",
    dropped_on: "fou posé en",
};

const ROOK: Noun = forms! {
    one: "tour",
    many: "tours",
    the: "la tour",
    the_first: "La tour",
    a: "une tour",
    no: "aucune tour",
    white: "tour blanche",
    black: "tour noire",
    dropped_on: "tour posée en",
};

const QUEEN: Noun = forms! {
    one: "dame",
    many: "dames",
    the: "la dame",
    the_first: "La dame",
    a: "une dame",
    no: "aucune dame",
    white: "dame blanche",
    black: "dame noire",
    dropped_on: "dame posée en",
};

const KING: Noun = forms! {
    one: "roi",
    many: "rois",
    the: "le roi",
    the_first: "Le roi",
    a: "un roi",
    no: "aucun roi",
    white: "roi blanc",
    black: "roi noir",
    dropped_on: "roi posé en",
};

/// A piece whose kind is not known.
pub(super) const PIECE: Noun = forms! {
    one: "pièce",
    many: "pièces",
    the: "la pièce",
    the_first: "La pièce",
    a: "une pièce",
    no: "aucune pièce",
    white: "pièce blanche",
    black: "pièce noire",
    dropped_on: "pièce posée en",
};
