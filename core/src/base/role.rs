//! Kinds of pieces: all six, the five that can be dropped, the four that a pawn can become.

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Pawn.
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
    /// King.
    King,
}

impl Role {
    /// From pawn to king.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// English capital letter: `P N B R Q K`.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }

    /// The role of an English letter of either case.
    ///
    /// ```
    /// use pasapezas_core::Role;
    /// assert_eq!(Role::from_letter('n'), Some(Role::Knight));
    /// assert_eq!(Role::from_letter('x'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'P' => Some(Self::Pawn),
            'N' => Some(Self::Knight),
            'B' => Some(Self::Bishop),
            'R' => Some(Self::Rook),
            'Q' => Some(Self::Queen),
            'K' => Some(Self::King),
            _ => None,
        }
    }
}

/// A kind of piece that a reserve can hold: everything but the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DropRole {
    /// Pawn.
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
}

impl DropRole {
    /// Pawn to queen: the order of the slots on screen.
    pub const ALL: [Self; 5] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen];

    /// The same kind as a [`Role`].
    pub const fn role(self) -> Role {
        match self {
            Self::Pawn => Role::Pawn,
            Self::Knight => Role::Knight,
            Self::Bishop => Role::Bishop,
            Self::Rook => Role::Rook,
            Self::Queen => Role::Queen,
        }
    }

    /// `None` for the king.
    pub const fn from_role(role: Role) -> Option<Self> {
        match role {
            Role::Pawn => Some(Self::Pawn),
            Role::Knight => Some(Self::Knight),
            Role::Bishop => Some(Self::Bishop),
            Role::Rook => Some(Self::Rook),
            Role::Queen => Some(Self::Queen),
            Role::King => None,
        }
    }
}

/// What a pawn may become on the last rank (FIDE 3.7.3; decision D06: any of the four, whatever was captured).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PromotionRole {
    /// Queen.
    Queen,
    /// Knight.
    Knight,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
}

impl PromotionRole {
    /// Queen, knight, rook, bishop: the order of the chooser.
    pub const ALL: [Self; 4] = [Self::Queen, Self::Knight, Self::Rook, Self::Bishop];

    /// The same kind as a [`Role`].
    pub const fn role(self) -> Role {
        match self {
            Self::Queen => Role::Queen,
            Self::Knight => Role::Knight,
            Self::Rook => Role::Rook,
            Self::Bishop => Role::Bishop,
        }
    }

    /// `None` for pawn and king.
    pub const fn from_role(role: Role) -> Option<Self> {
        match role {
            Role::Queen => Some(Self::Queen),
            Role::Knight => Some(Self::Knight),
            Role::Rook => Some(Self::Rook),
            Role::Bishop => Some(Self::Bishop),
            Role::Pawn | Role::King => None,
        }
    }
}
