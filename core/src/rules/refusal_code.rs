//! The public code and the source of each refusal. Codes are stable: files, hosts and commands rely on them.

use super::article::Article;
use super::refusal::Refusal;
use super::source::{Section, Source};

macro_rules! source {
    (article $name:ident) => {
        Source::Article(Article::$name)
    };
    (section $name:ident) => {
        Source::Section(Section::$name)
    };
}

macro_rules! refusal_kinds {
    ($($variant:ident $pattern:tt => $code:literal, $from:ident $name:ident;)*) => {
        /// A [`Refusal`] without its data.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum RefusalKind {
            $(#[doc = concat!("See [`Refusal::", stringify!($variant), "`].")] $variant,)*
        }

        impl RefusalKind {
            /// All kinds, in the order of [`Refusal`].
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Its public code.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code),* }
            }

            /// What it stands on.
            pub const fn source(self) -> Source {
                match self { $(Self::$variant => source!($from $name)),* }
            }
        }

        impl Refusal {
            /// The same without its data.
            pub const fn kind(self) -> RefusalKind {
                match self { $(Self::$variant $pattern => RefusalKind::$variant),* }
            }
        }
    };
}

refusal_kinds! {
    NotStarted {} => "not-started", article FIRST_MOVE;
    AlreadyStarted {} => "already-started", article FIRST_MOVE;
    Paused {} => "paused", article CLOCK;
    NotPaused {} => "not-paused", article CLOCK;
    MatchOver {} => "match-over", article WON;
    NotYours {} => "not-yours", article TURN;
    TimeWentBack {} => "time-went-back", article CLOCK;
    TooLateToCallOff {} => "too-late-to-call-off", article MATCH;
    NoTakeBack {} => "no-take-back", article MATCH;
    NothingToTakeBack {} => "nothing-to-take-back", article MATCH;
    ClocksRun {} => "clocks-run", article CLOCK;
    NoClocks {} => "no-clocks", article CLOCK;
    NoFlagFallen {} => "no-flag-fallen", article TIME;
    OwnFlagFallen { .. } => "own-flag-fallen", article TIME;
    NotYourTimeClaim { .. } => "not-your-time-claim", article TIME;
    TimeByItself {} => "time-by-itself", article TIME;
    NothingToRemove {} => "nothing-to-remove", article CLAIM_PLACEMENT;
    ClaimTooLate {} => "claim-too-late", article CLAIM_PLACEMENT;
    NotYourPlacementClaim { .. } => "not-your-placement-claim", article CLAIM_PLACEMENT;
    ClaimComesFirst { .. } => "claim-comes-first", article CLAIM_PLACEMENT;
    DrawByItself {} => "draw-by-itself", article FIDE_DRAWS;
    DrawNotInRules {} => "draw-not-in-rules", article FIDE_DRAWS;
    NotRepeated { .. } => "not-repeated", article FIDE_DRAWS;
    NotFiftyMoves { .. } => "not-fifty-moves", article FIDE_DRAWS;
    OfferTooEarly {} => "offer-too-early", article AGREEMENT;
    OfferOpen {} => "offer-open", article AGREEMENT;
    OfferAgain {} => "offer-again", article AGREEMENT;
    NoOffer {} => "no-offer", article AGREEMENT;
    NoTouchMove {} => "no-touch-move", section TOUCHED_OWN;
    TouchedOwn { .. } => "touched-own", section TOUCHED_OWN;
    TouchedEnemy { .. } => "touched-enemy", section TOUCHED_ENEMY;
    TouchedToCastle { .. } => "touched-to-castle", section TOUCHED_OWN;
    AdjustTooLate {} => "adjust-too-late", section ADJUST;
    NotYourTurn { .. } => "not-your-turn", article TURN;
    EmptySquare { .. } => "empty-square", article CHESS_MOVE;
    NotYourPiece { .. } => "not-your-piece", article CHESS_MOVE;
    NotItsMove { .. } => "not-its-move", article CHESS_MOVE;
    PathBlocked { .. } => "path-blocked", article CHESS_MOVE;
    OwnPieceThere { .. } => "own-piece-there", article CHESS_MOVE;
    KingTarget { .. } => "king-target", article CHESS_MOVE;
    PawnNeedsCapture { .. } => "pawn-needs-capture", article CHESS_MOVE;
    EnPassantGone { .. } => "en-passant-gone", article CHESS_MOVE;
    PromotionMissing {} => "promotion-missing", article CHESS_MOVE;
    PromotionImpossible {} => "promotion-impossible", article CHESS_MOVE;
    PawnOnLastRank { .. } => "pawn-on-last-rank", article PAWN_RANKS;
    StillInCheck { .. } => "still-in-check", article CHESS_MOVE;
    LeavesKingInCheck { .. } => "leaves-king-in-check", article CHESS_MOVE;
    KingIntoCheck { .. } => "king-into-check", article CHESS_MOVE;
    CastleKingMoved {} => "castle-king-moved", article CHESS_MOVE;
    CastleRookMoved { .. } => "castle-rook-moved", article CHESS_MOVE;
    CastleNoRook { .. } => "castle-no-rook", article CHESS_MOVE;
    CastleBlocked { .. } => "castle-blocked", article CHESS_MOVE;
    CastleInCheck { .. } => "castle-in-check", article CHESS_MOVE;
    CastleThroughCheck { .. } => "castle-through-check", article CHESS_MOVE;
    CastleIntoCheck { .. } => "castle-into-check", article CHESS_MOVE;
    ReserveLacks { .. } => "reserve-lacks", article RESERVE;
    DropOccupied { .. } => "drop-occupied", article DROP_SQUARE;
    DropPawnRank { .. } => "drop-pawn-rank", article PAWN_RANKS;
    DropGivesCheck { .. } => "drop-gives-check", article DROP_CHECK;
    DropGivesMate { .. } => "drop-gives-mate", article DROP_CHECK;
}
