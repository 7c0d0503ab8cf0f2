//! The names of the pieces with their articles: gender is a matter of each language, so no sentence has to know it.

use pasapezas_core::{Color, Role};

use super::lang::Lang;
use super::{noun_en, noun_es, noun_gl};

/// One kind of piece in one language. Forms with an article never need a contraction: they are subjects and objects only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Noun {
    /// One: *torre*.
    pub(super) one: &'static str,
    /// Several, or none: *torres*.
    pub(super) many: &'static str,
    /// With the definite article inside a sentence: *a torre*.
    pub(super) the: &'static str,
    /// The same at the beginning of a sentence: *A torre*.
    pub(super) the_first: &'static str,
    /// With the indefinite article: *unha torre*.
    pub(super) a: &'static str,
    /// Not one: *ningunha torre*.
    pub(super) no: &'static str,
    /// A white one: *torre branca*.
    pub(super) white: &'static str,
    /// A black one: *torre negra*.
    pub(super) black: &'static str,
    /// Placed on a square: *torre colocada en*.
    pub(super) dropped_on: &'static str,
}

impl Noun {
    /// With its colour.
    pub(super) fn of_color(&self, color: Color) -> &'static str {
        color.choose(self.white, self.black)
    }

    /// The form that a count asks for, zero included.
    pub(super) const fn counted(&self, count: u8) -> &'static str {
        if count == 1 { self.one } else { self.many }
    }
}

/// The names of `role`.
pub(super) fn noun(lang: Lang, role: Role) -> &'static Noun {
    match lang {
        Lang::Galician => noun_gl::noun(role),
        Lang::Spanish => noun_es::noun(role),
        Lang::English => noun_en::noun(role),
    }
}
