//! German names of the pieces. The other languages have no cases: the objects stand here alone.

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

/// The piece as the object of a sentence: *den Turm*.
pub(super) const fn the_object(role: Role) -> &'static str {
    match role {
        Role::Pawn => "den Bauern",
        Role::Knight => "den Springer",
        Role::Bishop => "den Läufer",
        Role::Rook => "den Turm",
        Role::Queen => "die Dame",
        Role::King => "den König",
    }
}

/// One of them as the object of a sentence: *einen Turm*.
pub(super) const fn an_object(role: Role) -> &'static str {
    match role {
        Role::Pawn => "einen Bauern",
        Role::Knight => "einen Springer",
        Role::Bishop => "einen Läufer",
        Role::Rook => "einen Turm",
        Role::Queen => "eine Dame",
        Role::King => "einen König",
    }
}

const PAWN: Noun = forms! {
    one: "Bauer",
    many: "Bauern",
    the: "der Bauer",
    the_first: "Der Bauer",
    a: "ein Bauer",
    no: "kein Bauer",
    white: "weißer Bauer",
    black: "schwarzer Bauer",
    dropped_on: "Bauer eingesetzt auf",
};

const KNIGHT: Noun = forms! {
    one: "Springer",
    many: "Springer",
    the: "der Springer",
    the_first: "Der Springer",
    a: "ein Springer",
    no: "kein Springer",
    white: "weißer Springer",
    black: "schwarzer Springer",
    dropped_on: "Springer eingesetzt auf",
};

const BISHOP: Noun = forms! {
    one: "Läufer",
    many: "Läufer",
    the: "der Läufer",
    the_first: "Der Läufer",
    a: "ein Läufer",
    no: "kein Läufer",
    white: "weißer Läufer",
    black: "schwarzer Läufer",
    dropped_on: "Läufer eingesetzt auf",
};

const ROOK: Noun = forms! {
    one: "Turm",
    many: "Türme",
    the: "der Turm",
    the_first: "Der Turm",
    a: "ein Turm",
    no: "kein Turm",
    white: "weißer Turm",
    black: "schwarzer Turm",
    dropped_on: "Turm eingesetzt auf",
};

const QUEEN: Noun = forms! {
    one: "Dame",
    many: "Damen",
    the: "die Dame",
    the_first: "Die Dame",
    a: "eine Dame",
    no: "keine Dame",
    white: "weiße Dame",
    black: "schwarze Dame",
    dropped_on: "Dame eingesetzt auf",
};

const KING: Noun = forms! {
    one: "König",
    many: "Könige",
    the: "der König",
    the_first: "Der König",
    a: "ein König",
    no: "kein König",
    white: "weißer König",
    black: "schwarzer König",
    dropped_on: "König eingesetzt auf",
};

/// A piece whose kind is not known.
pub(super) const PIECE: Noun = forms! {
    one: "Figur",
    many: "Figuren",
    the: "die Figur",
    the_first: "Die Figur",
    a: "eine Figur",
    no: "keine Figur",
    white: "weiße Figur",
    black: "schwarze Figur",
    dropped_on: "Figur eingesetzt auf",
};
