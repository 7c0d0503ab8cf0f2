//! The public code and the article of each refusal. Codes are stable: files, hosts and commands rely on them.

use super::article::Article;
use super::refusal::Refusal;

macro_rules! refusal_kinds {
    ($($variant:ident $pattern:tt => $code:literal, $article:ident;)*) => {
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

            /// The article it stands on.
            pub const fn article(self) -> Article {
                match self { $(Self::$variant => Article::$article),* }
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
    NotStarted {} => "not-started", FIRST_MOVE;
    AlreadyStarted {} => "already-started", FIRST_MOVE;
    Paused {} => "paused", CLOCK;
    NotPaused {} => "not-paused", CLOCK;
    MatchOver {} => "match-over", WON;
    NotYours {} => "not-yours", TURN;
    TimeWentBack {} => "time-went-back", CLOCK;
    TooLateToCallOff {} => "too-late-to-call-off", MATCH;
    NoTakeBack {} => "no-take-back", MATCH;
    NothingToTakeBack {} => "nothing-to-take-back", MATCH;
    ClocksRun {} => "clocks-run", CLOCK;
    NoClocks {} => "no-clocks", CLOCK;
    NoFlagFallen {} => "no-flag-fallen", TIME;
    OwnFlagFallen { .. } => "own-flag-fallen", TIME;
    NotYourTimeClaim { .. } => "not-your-time-claim", TIME;
    TimeByItself {} => "time-by-itself", TIME;
    NothingToRemove {} => "nothing-to-remove", CLAIM_PLACEMENT;
    ClaimTooLate {} => "claim-too-late", CLAIM_PLACEMENT;
    NotYourPlacementClaim { .. } => "not-your-placement-claim", CLAIM_PLACEMENT;
    ClaimComesFirst { .. } => "claim-comes-first", CLAIM_PLACEMENT;
    DrawByItself {} => "draw-by-itself", FIDE_DRAWS;
    DrawNotInRules {} => "draw-not-in-rules", FIDE_DRAWS;
    NotRepeated { .. } => "not-repeated", FIDE_DRAWS;
    NotFiftyMoves { .. } => "not-fifty-moves", FIDE_DRAWS;
    OfferTooEarly {} => "offer-too-early", AGREEMENT;
    OfferOpen {} => "offer-open", AGREEMENT;
    OfferAgain {} => "offer-again", AGREEMENT;
    NoOffer {} => "no-offer", AGREEMENT;
    NotYourTurn { .. } => "not-your-turn", TURN;
    EmptySquare { .. } => "empty-square", CHESS_MOVE;
    NotYourPiece { .. } => "not-your-piece", CHESS_MOVE;
    NotItsMove { .. } => "not-its-move", CHESS_MOVE;
    PathBlocked { .. } => "path-blocked", CHESS_MOVE;
    OwnPieceThere { .. } => "own-piece-there", CHESS_MOVE;
    KingTarget { .. } => "king-target", CHESS_MOVE;
    PawnNeedsCapture { .. } => "pawn-needs-capture", CHESS_MOVE;
    EnPassantGone { .. } => "en-passant-gone", CHESS_MOVE;
    PromotionMissing {} => "promotion-missing", CHESS_MOVE;
    PromotionImpossible {} => "promotion-impossible", CHESS_MOVE;
    PawnOnLastRank { .. } => "pawn-on-last-rank", PAWN_RANKS;
    StillInCheck { .. } => "still-in-check", CHESS_MOVE;
    LeavesKingInCheck { .. } => "leaves-king-in-check", CHESS_MOVE;
    KingIntoCheck { .. } => "king-into-check", CHESS_MOVE;
    CastleKingMoved {} => "castle-king-moved", CHESS_MOVE;
    CastleRookMoved { .. } => "castle-rook-moved", CHESS_MOVE;
    CastleNoRook { .. } => "castle-no-rook", CHESS_MOVE;
    CastleBlocked { .. } => "castle-blocked", CHESS_MOVE;
    CastleInCheck { .. } => "castle-in-check", CHESS_MOVE;
    CastleThroughCheck { .. } => "castle-through-check", CHESS_MOVE;
    CastleIntoCheck { .. } => "castle-into-check", CHESS_MOVE;
    ReserveLacks { .. } => "reserve-lacks", RESERVE;
    DropOccupied { .. } => "drop-occupied", DROP_SQUARE;
    DropPawnRank { .. } => "drop-pawn-rank", PAWN_RANKS;
    DropGivesCheck { .. } => "drop-gives-check", DROP_CHECK;
    DropGivesMate { .. } => "drop-gives-mate", DROP_CHECK;
}
