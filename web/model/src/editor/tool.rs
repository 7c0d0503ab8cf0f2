//! What a press on a square does.

use pasapezas_core::{Color, Piece, Role};

use crate::app::select::drawing_of;

/// A tool of the palette.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tool {
    /// Takes pieces and puts them elsewhere.
    #[default]
    Hand,
    /// Places pieces of this kind and colour.
    Piece(Color, Role),
    /// Marks queens, rooks, bishops and knights as promoted, or takes the mark away.
    Mark,
    /// Removes pieces.
    Eraser,
}

/// The kinds in the order of the palette.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl Tool {
    /// The tools without a piece, in the order of the palette.
    pub const PLAIN: [Self; 3] = [Self::Hand, Self::Mark, Self::Eraser];

    /// The pieces of a colour in the order of the palette.
    pub fn pieces(color: Color) -> [Self; 6] {
        ROLES.map(|role| Self::Piece(color, role))
    }

    /// All tools.
    pub fn all() -> impl Iterator<Item = Self> {
        let pieces = Color::ALL.into_iter().flat_map(Self::pieces);
        Self::PLAIN.into_iter().chain(pieces)
    }

    /// Its name in the page: `hand`, `wQ`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Piece(color, role) => drawing_of(color, role),
            Self::Mark => "mark",
            Self::Eraser => "eraser",
        }
    }

    /// The tool with this name.
    ///
    /// ```
    /// use pasapezas_core::{Color, Role};
    /// use pasapezas_model::editor::Tool;
    /// assert_eq!(Tool::from_name("bN"), Some(Tool::Piece(Color::Black, Role::Knight)));
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|tool| tool.name() == name)
    }

    /// The piece that it places.
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Piece(color, role) => Some(Piece::new(color, role)),
            Self::Hand | Self::Mark | Self::Eraser => None,
        }
    }
}
