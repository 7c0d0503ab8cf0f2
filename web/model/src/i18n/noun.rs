//! The names of the pieces with their articles: gender is a matter of each language, so no sentence has to know it.

use pasapezas_core::{Color, Role};

use super::lang::Lang;
use super::{noun_de, noun_en, noun_es, noun_fr, noun_gl, noun_pt};

/// One kind of piece in one language, all forms in one text. Forms with an article never need a contraction: they are
/// subjects and objects only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Noun(pub(super) &'static str);

/// A noun from its forms.
macro_rules! forms {
    (
        one: $one:literal, many: $many:literal, the: $the:literal, the_first: $the_first:literal, a: $a:literal,
        no: $no:literal, white: $white:literal, black: $black:literal, dropped_on: $dropped_on:literal,
    ) => {
        Noun(concat!(
            $one,
            "|",
            $many,
            "|",
            $the,
            "|",
            $the_first,
            "|",
            $a,
            "|",
            $no,
            "|",
            $white,
            "|",
            $black,
            "|",
            $dropped_on
        ))
    };
}

pub(super) use forms;

impl Noun {
    fn form(&self, index: usize) -> &'static str {
        self.0.split('|').nth(index).unwrap_or_default()
    }

    /// One: *torre*.
    pub(super) fn one(&self) -> &'static str {
        self.form(0)
    }

    /// Several, or none: *torres*.
    pub(super) fn many(&self) -> &'static str {
        self.form(1)
    }

    /// With the definite article inside a sentence: *a torre*.
    pub(super) fn the(&self) -> &'static str {
        self.form(2)
    }

    /// The same at the beginning of a sentence: *A torre*.
    pub(super) fn the_first(&self) -> &'static str {
        self.form(3)
    }

    /// With the indefinite article: *unha torre*.
    pub(super) fn a(&self) -> &'static str {
        self.form(4)
    }

    /// Not one: *ningunha torre*.
    pub(super) fn no(&self) -> &'static str {
        self.form(5)
    }

    /// Placed on a square: *torre colocada en*.
    pub(super) fn dropped_on(&self) -> &'static str {
        self.form(8)
    }

    /// With its colour: *torre branca*.
    pub(super) fn of_color(&self, color: Color) -> &'static str {
        self.form(color.choose(6, 7))
    }

    /// The form that a count in its language asks for, zero included.
    pub(super) fn counted(&self, lang: Lang, count: u8) -> &'static str {
        if lang.is_one(count as usize) { self.one() } else { self.many() }
    }
}

/// The names of `role`.
pub(super) fn noun(lang: Lang, role: Role) -> &'static Noun {
    match lang {
        Lang::Galician => noun_gl::noun(role),
        Lang::Spanish => noun_es::noun(role),
        Lang::English => noun_en::noun(role),
        Lang::Portuguese => noun_pt::noun(role),
        Lang::French => noun_fr::noun(role),
        Lang::German => noun_de::noun(role),
    }
}

/// A piece as the object of a sentence: *a torre*, and *den Turm* in the one language with cases.
pub(super) fn the_object(lang: Lang, role: Role) -> &'static str {
    if lang == Lang::German { noun_de::the_object(role) } else { noun(lang, role).the() }
}

/// The names of a piece whose kind is not known.
pub(super) const fn piece(lang: Lang) -> &'static Noun {
    match lang {
        Lang::Galician => &noun_gl::PIECE,
        Lang::Spanish => &noun_es::PIECE,
        Lang::English => &noun_en::PIECE,
        Lang::Portuguese => &noun_pt::PIECE,
        Lang::French => &noun_fr::PIECE,
        Lang::German => &noun_de::PIECE,
    }
}
