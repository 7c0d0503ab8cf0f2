//! What a record says about a move besides the move.

use crate::base::{BoardId, Millis, Square};

/// Clock, comments, glyphs and drawings of one node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Comments that stand before the move: of the first move of a line, what was said before it.
    pub before: Vec<String>,
    /// Comments that stand behind the move.
    pub after: Vec<String>,
    /// Numeric annotation glyphs, in order.
    pub glyphs: Vec<Glyph>,
    /// Arrows and circles.
    pub shapes: Vec<Shape>,
    /// What the mover's clock showed after the move.
    pub left: Option<Millis>,
    /// When the move was made, since the match began.
    pub at: Option<Millis>,
}

/// A numeric annotation glyph of PGN, `$0` to `$255`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glyph(pub u8);

impl Glyph {
    /// The glyph of `!`, `?`, `!!`, `??`, `!?` or `?!`.
    pub fn from_sign(sign: &str) -> Option<Self> {
        match sign {
            "!" => Some(Self(1)),
            "?" => Some(Self(2)),
            "!!" => Some(Self(3)),
            "??" => Some(Self(4)),
            "!?" => Some(Self(5)),
            "?!" => Some(Self(6)),
            _ => None,
        }
    }

    /// The sign of the six usual ones.
    pub const fn sign(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("!"),
            2 => Some("?"),
            3 => Some("!!"),
            4 => Some("??"),
            5 => Some("!?"),
            6 => Some("?!"),
            _ => None,
        }
    }
}

/// One of four ways to draw; programs that know colours take them for green, red, yellow and blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pen {
    /// `G`
    #[default]
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

/// An arrow, or a circle where both ends are the same square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    /// On which board.
    pub board: BoardId,
    /// From here
    pub from: Square,
    /// to there.
    pub to: Square,
    /// How it is drawn.
    pub pen: Pen,
}
