//! What a decision stands on: the regulation, the conduct notes of school tournaments, or the Laws of Chess.

use core::fmt;

use super::article::Article;

/// A section of the conduct notes, such as C 2 or C 10.3; point 0 means the whole section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Section {
    /// Section, 1 to 10.
    pub number: u8,
    /// Point, or 0.
    pub point: u8,
}

impl Section {
    /// C 1: pieces are adjusted by the player on move, who says so before.
    pub const ADJUST: Self = Self::new(1, 0);
    /// C 2: the first own piece that was touched must be moved.
    pub const TOUCHED_OWN: Self = Self::new(2, 0);
    /// C 3: a piece that was released stays.
    pub const RELEASED: Self = Self::new(3, 0);
    /// C 4: an enemy piece that was touched must be captured.
    pub const TOUCHED_ENEMY: Self = Self::new(4, 0);
    /// C 5: claims are made at once, before the claimant's next move.
    pub const CLAIMS: Self = Self::new(5, 0);
    /// C 6: illegal and impossible moves.
    pub const ILLEGAL: Self = Self::new(6, 0);
    /// C 7: a board or pieces that stand wrongly.
    pub const SET_UP: Self = Self::new(7, 0);
    /// C 8: the opponent is not disturbed.
    pub const DISTURBANCE: Self = Self::new(8, 0);
    /// C 9: nobody else takes part.
    pub const OUTSIDERS: Self = Self::new(9, 0);
    /// C 10.1: both flags are down and nobody can tell which fell first.
    pub const BOTH_FLAGS: Self = Self::new(10, 1);
    /// C 10.2: a flag is down, but the opponent cannot mate.
    pub const NO_MATERIAL: Self = Self::new(10, 2);
    /// C 10.3: a level ending.
    pub const LEVEL_ENDING: Self = Self::new(10, 3);

    const fn new(number: u8, point: u8) -> Self {
        Self { number, point }
    }

    /// The section with this number, written without a space: `C2`, `C10.3`; `None` when the notes have none.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::all().find(|section| Source::Section(*section).word() == word)
    }

    /// All sections and points in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=10).map(|number| Self::new(number, 0)).chain((1..=3).map(|point| Self::new(10, point)))
    }
}

impl fmt::Display for Section {
    /// `C 2`, or `C 10.3` for a point.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.point {
            0 => write!(f, "C {}", self.number),
            point => write!(f, "C {}.{}", self.number, point),
        }
    }
}

/// What a decision stands on. Where several say something, the regulation comes before the conduct notes, and these before
/// the Laws of Chess (decision D00).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The Galician regulation.
    Article(Article),
    /// The conduct notes.
    Section(Section),
    /// The Laws of Chess of 2023, by number: `7.5.1`, `A.5.2`, `III.5`.
    Fide(&'static str),
}

impl From<Article> for Source {
    fn from(article: Article) -> Self {
        Self::Article(article)
    }
}

impl From<Section> for Source {
    fn from(section: Section) -> Self {
        Self::Section(section)
    }
}

impl Source {
    /// As commands write it: without spaces, `7.3`, `C2` or `FIDE7.5.1`.
    pub fn word(self) -> String {
        self.to_string().replace(' ', "")
    }
}

impl fmt::Display for Source {
    /// `7.3`, `C 2` or `FIDE 7.5.1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Article(article) => article.fmt(f),
            Self::Section(section) => section.fmt(f),
            Self::Fide(number) => write!(f, "FIDE {number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_written_as_people_cite_them() {
        for (source, text) in [
            (Source::Article(Article::DROP_CHECK), "7.3"),
            (Source::Article(Article::RESERVE), "6"),
            (Source::Section(Section::TOUCHED_OWN), "C 2"),
            (Source::Section(Section::LEVEL_ENDING), "C 10.3"),
            (Source::Fide("A.5.2"), "FIDE A.5.2"),
        ] {
            assert_eq!(source.to_string(), text);
        }
        for section in Section::all() {
            assert_eq!(Section::from_word(&Source::Section(section).word()), Some(section));
        }
        for word in ["", "C", "C0", "C11", "C 2", "c2", "C2.1", "C02"] {
            assert_eq!(Section::from_word(word), None, "{word}");
        }
        let all: Vec<String> = Section::all().map(|section| section.to_string()).collect();
        let expected = "C 1, C 2, C 3, C 4, C 5, C 6, C 7, C 8, C 9, C 10, C 10.1, C 10.2, C 10.3";
        assert_eq!(all.join(", "), expected);
    }
}
