//! The values between which the settings choose, each with its name in the stored text.

/// A choice with a name in storage.
pub trait Named: Copy + Default + PartialEq + 'static {
    /// In the order in which they are offered.
    const ALL: &'static [Self];

    /// Its name in storage and in attributes.
    fn name(self) -> &'static str;

    /// The value with this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|each| each.name() == name)
    }
}

macro_rules! choices {
    ($(#[$kind_doc:meta])* $kind:ident { $($(#[$doc:meta])* $name:ident = $word:literal,)* }) => {
        $(#[$kind_doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $kind {
            $($(#[$doc])* $name,)*
        }

        impl Named for $kind {
            const ALL: &'static [Self] = &[$(Self::$name),*];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)*
                }
            }
        }
    };
}

choices! {
    /// The colours of the squares.
    SquareColors {
        /// Cream and blue.
        #[default]
        Blue = "blue",
        /// Cream and green.
        Green = "green",
        /// Two woods.
        Wood = "wood",
        /// White and grey, as far from each other as pieces allow.
        Stark = "stark",
    }
}

choices! {
    /// The colours of the pieces.
    PieceColors {
        /// White and ink.
        #[default]
        Ink = "ink",
        /// Ivory and walnut.
        Ivory = "ivory",
        /// White and black with edges of the other colour.
        Stark = "stark",
    }
}

choices! {
    /// How long what moves by itself takes.
    Motion {
        /// As it was drawn.
        #[default]
        Normal = "normal",
        /// Half as long.
        Short = "short",
        /// Nothing moves.
        Off = "off",
    }
}

choices! {
    /// How a piece is brought to its square by mouse or finger.
    InputMode {
        /// By dragging or by two taps.
        #[default]
        Both = "both",
        /// By dragging alone: no tap ever moves a piece.
        Drag = "drag",
        /// By two taps alone: no piece follows a pointer.
        Tap = "tap",
    }
}

choices! {
    /// From when on a clock shows tenths.
    Tenths {
        /// Under 10 seconds.
        #[default]
        Below10 = "10",
        /// Under 20 seconds.
        Below20 = "20",
        /// Never.
        Never = "never",
    }
}

choices! {
    /// How somebody resigns.
    Resigning {
        /// He is asked whether he means it.
        #[default]
        Ask = "ask",
        /// By holding the button down; a short press asks.
        Hold = "hold",
    }
}

choices! {
    /// How loud a board is.
    Volume {
        /// A little less than can be.
        #[default]
        Three = "3",
        /// Not at all.
        Zero = "0",
        /// Hardly.
        One = "1",
        /// Half.
        Two = "2",
        /// As loud as it gets.
        Four = "4",
    }
}

impl Volume {
    /// From silence to the loudest.
    pub const SCALE: [Self; 5] = [Self::Zero, Self::One, Self::Two, Self::Three, Self::Four];

    /// The louder of two.
    pub fn louder(self, other: Self) -> Self {
        if self.level() > other.level() { self } else { other }
    }

    /// 0 to 4.
    pub const fn level(self) -> u8 {
        match self {
            Self::Zero => 0,
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }
}

impl Tenths {
    /// Under so many milliseconds tenths are shown.
    pub const fn threshold(self) -> u32 {
        match self {
            Self::Below10 => 10_000,
            Self::Below20 => 20_000,
            Self::Never => 0,
        }
    }
}
