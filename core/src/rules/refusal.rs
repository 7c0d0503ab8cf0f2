//! Why something may not be done: data, never text. Texts are made per language from it, elsewhere.

use crate::base::{DropRole, Role, Seat, Square};

/// The wing to which a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastleSide {
    /// Towards the h-file, `O-O`.
    King,
    /// Towards the a-file, `O-O-O`.
    Queen,
}

impl CastleSide {
    /// King's side, then queen's side.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];
}

/// What a player may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claim {
    /// A win on time (article 9.2).
    Time,
    /// The removal of a forbidden placement (article 7.5).
    Placement,
    /// A draw by repetition (article 10.3).
    Repetition,
    /// A draw by fifty moves (article 10.3).
    FiftyMoves,
}

/// Why an action was refused. A refused action changes nothing.
///
/// Squares are those of the board on which the action was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Refusal {
    // The match
    /// The match has not been started.
    NotStarted,
    /// The match has been started already.
    AlreadyStarted,
    /// Both boards are paused.
    Paused,
    /// The match is not paused.
    NotPaused,
    /// The match is over.
    MatchOver,
    /// This is not for this author: a player's action by the table, the table's by a player, another player's move.
    NotYours,
    /// The stamp is earlier than the last entry's.
    TimeWentBack,
    /// Once both boards have had their first move, a match cannot be called off.
    TooLateToCallOff,
    /// The rules of this match let nobody take moves back.
    NoTakeBack,
    /// There is no such entry to go back to.
    NothingToTakeBack,
    /// Times are corrected only while the clocks stand.
    ClocksRun,
    /// This match has no clocks.
    NoClocks,

    // Time
    /// No flag of the other side has fallen.
    NoFlagFallen,
    /// A flag of the claiming side has fallen itself.
    OwnFlagFallen {
        /// Whose.
        seat: Seat,
    },
    /// Under these rules only the direct opponent claims a fallen flag.
    NotYourTimeClaim {
        /// Who may.
        seat: Seat,
    },
    /// Under these rules nobody claims: a fallen flag decides by itself.
    TimeByItself,

    // Claims about the board
    /// The opponent's last move was no forbidden placement, or its piece has been removed.
    NothingToRemove,
    /// The claim comes after the claimant's next move (decision D23).
    ClaimTooLate,
    /// Only the direct opponent may have the piece removed (decision D21).
    NotYourPlacementClaim {
        /// Who may.
        seat: Seat,
    },
    /// A placement that may be removed comes before what was planned (decision D05).
    ClaimComesFirst {
        /// Where the placed piece stands.
        at: Square,
    },
    /// Under these rules such a draw comes by itself.
    DrawByItself,
    /// Such a draw is not part of these rules.
    DrawNotInRules,
    /// The position has not come about three times.
    NotRepeated {
        /// How often it has.
        times: u8,
    },
    /// Fewer than fifty moves by each side since the last capture, pawn move or drop.
    NotFiftyMoves {
        /// Moves of either player so far, 0 to 99.
        halfmoves: u8,
    },

    // Draw offers
    /// Each side must have moved once on this board.
    OfferTooEarly,
    /// An offer on this board is open already.
    OfferOpen,
    /// No new offer before the next own move.
    OfferAgain,
    /// There is no offer of the opponent to answer.
    NoOffer,

    // Touched pieces
    /// In this match touched pieces bind nobody.
    NoTouchMove,
    /// The player has touched this own piece and must move it (C 2).
    TouchedOwn {
        /// Where it stands.
        at: Square,
    },
    /// The player has touched this enemy piece and must capture it (C 4).
    TouchedEnemy {
        /// Where it stands.
        at: Square,
    },
    /// The player has touched his king and then a rook with which he may castle: he must (C 2, FIDE 4.4.1).
    TouchedToCastle {
        /// The wing.
        side: CastleSide,
    },
    /// Who adjusts pieces says so before he touches one that binds him (C 1).
    AdjustTooLate,

    // Moves in general
    /// The opponent of `seat` has not moved yet.
    NotYourTurn {
        /// The seat that tried.
        seat: Seat,
    },
    /// No piece stands there.
    EmptySquare {
        /// The empty square.
        at: Square,
    },
    /// The piece there is the opponent's.
    NotYourPiece {
        /// Where it stands.
        at: Square,
    },
    /// The piece does not move like that.
    NotItsMove {
        /// The piece's kind.
        role: Role,
    },
    /// Something stands in the way.
    PathBlocked {
        /// The first square in the way.
        at: Square,
    },
    /// An own piece stands on the target.
    OwnPieceThere {
        /// The target.
        at: Square,
    },
    /// A king is never captured (FIDE 1.4.1).
    KingTarget {
        /// Where the king stands.
        at: Square,
    },
    /// A pawn captures diagonally only where an enemy piece stands.
    PawnNeedsCapture {
        /// The empty target.
        at: Square,
    },
    /// En passant is possible only at once, and only against a pawn that made the double step by a move (decision D11).
    EnPassantGone {
        /// The square behind the pawn.
        at: Square,
    },
    /// A pawn that reaches the last rank becomes another piece: which one?
    PromotionMissing,
    /// Only a pawn that reaches the last rank is promoted.
    PromotionImpossible,
    /// A pawn on the last rank stays there and does nothing (decision D27).
    PawnOnLastRank {
        /// Where it stands.
        at: Square,
    },

    // The own king
    /// The own king is in check, and this does not parry it.
    StillInCheck {
        /// The checking piece.
        by: Square,
    },
    /// The piece is pinned: moving it leaves the own king in check.
    LeavesKingInCheck {
        /// The piece that would check.
        by: Square,
    },
    /// The king would step into check.
    KingIntoCheck {
        /// A piece that attacks the target.
        by: Square,
    },

    // Castling
    /// The king has moved.
    CastleKingMoved,
    /// The rook has moved, was captured, or was placed from the reserve (decision D12).
    CastleRookMoved {
        /// The wing.
        side: CastleSide,
    },
    /// No own rook stands on the corner.
    CastleNoRook {
        /// The wing.
        side: CastleSide,
    },
    /// A piece stands between king and rook.
    CastleBlocked {
        /// The first square in the way, seen from the king.
        at: Square,
    },
    /// The king is in check.
    CastleInCheck {
        /// The checking piece.
        by: Square,
    },
    /// The king would cross an attacked square.
    CastleThroughCheck {
        /// The attacked square.
        at: Square,
        /// A piece that attacks it.
        by: Square,
    },
    /// The king would arrive in check.
    CastleIntoCheck {
        /// A piece that attacks the king's target.
        by: Square,
    },

    // Drops
    /// Nothing of that kind is in reserve.
    ReserveLacks {
        /// The kind.
        role: DropRole,
    },
    /// A drop needs an empty square (decision D15).
    DropOccupied {
        /// The square.
        at: Square,
    },
    /// A pawn may not be dropped on that rank (article 7.4).
    DropPawnRank {
        /// The square.
        at: Square,
    },
    /// The dropped piece would give check (article 7.3).
    DropGivesCheck {
        /// The kind.
        role: DropRole,
        /// The checked king's square.
        king: Square,
    },
    /// The dropped piece would give mate, where rules allow check but not mate.
    DropGivesMate {
        /// The kind.
        role: DropRole,
        /// The mated king's square.
        king: Square,
    },
}
