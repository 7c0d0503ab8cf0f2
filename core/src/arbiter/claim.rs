//! What somebody claims or reports at the arbiter's device.

use crate::base::{BoardId, DropRole, Seat};
use crate::position::Attempt;
use crate::rules::{Section, Source};

/// What was done wrongly with hands (C 1 to C 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HandFault {
    /// Touched something while the opponent was on move.
    OutOfTurn,
    /// Touched an own piece and moved another.
    MovedAnother,
    /// Released a piece and changed the move.
    ChangedRelease,
    /// Touched an enemy piece and did not capture it.
    NotCaptured,
    /// Touched a rook before the king and castled with it (FIDE 4.4.2).
    CastledByRook,
}

impl HandFault {
    /// In the order of the sections.
    pub const ALL: [Self; 5] =
        [Self::OutOfTurn, Self::MovedAnother, Self::ChangedRelease, Self::NotCaptured, Self::CastledByRook];

    /// What the claim stands on.
    pub const fn source(self) -> Source {
        match self {
            Self::OutOfTurn => Source::Section(Section::ADJUST),
            Self::MovedAnother => Source::Section(Section::TOUCHED_OWN),
            Self::ChangedRelease => Source::Section(Section::RELEASED),
            Self::NotCaptured => Source::Section(Section::TOUCHED_ENEMY),
            Self::CastledByRook => Source::Fide("4.4.2"),
        }
    }
}

/// When an illegal move was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum When {
    /// It is the last one on the board.
    LastMove,
    /// Moves were made after it.
    Earlier,
}

/// Which article a placement breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlacementFault {
    /// A piece of this kind gives check (article 7.3).
    Check(DropRole),
    /// A pawn stands on the first, seventh or eighth rank of its owner (article 7.4).
    PawnRank,
}

impl PlacementFault {
    /// What was placed.
    pub const fn role(self) -> DropRole {
        match self {
            Self::Check(role) => role,
            Self::PawnRank => DropRole::Pawn,
        }
    }
}

/// What stands wrongly (C 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SetUpFault {
    /// Only the board is turned: the corner at each player's right is dark (FIDE 7.2.2).
    BoardTurned,
    /// Pieces stood wrongly at the start (C 7, FIDE 7.2.1).
    Misplaced,
    /// The players have the other's colours (FIDE 7.3).
    ColoursReversed,
    /// This player has knocked pieces over, and everybody knows how they stood (FIDE 7.4).
    KnockedOver(Seat),
    /// Pieces fell, and nobody can say how they stood (FIDE 7.4, C 6).
    Lost,
    /// The clock was set wrongly (FIDE 6.10.2).
    WrongClock,
}

/// A draw that is claimed (article 10, C 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawClaim {
    /// The position has come about three times, or does so by the move that is announced.
    Repetition(Option<Attempt>),
    /// Fifty moves without capture, pawn move or placement, or so by the move that is announced.
    FiftyMoves(Option<Attempt>),
    /// A level ending, while little time is left (C 10.3).
    LevelEnding,
}

/// How somebody behaved (C 8, C 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Conduct {
    /// Disturbed the opponent.
    Disturbance,
    /// A gesture or a comment to the opponent.
    Comment,
    /// Took advice from outside the team.
    OutsideAdvice,
    /// Looked at notes.
    Notes,
    /// A spectator has said something.
    SpectatorRemark,
    /// Somebody else than a player has called a flag.
    FlagCalled,
    /// Did not show the stored pieces (article 6, decision D14).
    HiddenReserve,
    /// Touched the partner's board or clock (article 8.3).
    PartnersBoard,
}

impl Conduct {
    /// In the order of section 4.10.
    pub const ALL: [Self; 8] = [
        Self::Disturbance,
        Self::Comment,
        Self::OutsideAdvice,
        Self::Notes,
        Self::SpectatorRemark,
        Self::FlagCalled,
        Self::HiddenReserve,
        Self::PartnersBoard,
    ];

    /// Whether a player did it; else somebody from outside.
    pub const fn is_a_players(self) -> bool {
        !matches!(self, Self::SpectatorRemark | Self::FlagCalled)
    }

    /// What it breaks.
    pub const fn source(self) -> Source {
        use crate::rules::Article;
        match self {
            Self::Disturbance | Self::Comment => Source::Section(Section::DISTURBANCE),
            Self::OutsideAdvice | Self::Notes | Self::SpectatorRemark | Self::FlagCalled => {
                Source::Section(Section::OUTSIDERS)
            }
            Self::HiddenReserve => Source::Article(Article::RESERVE),
            Self::PartnersBoard => Source::Article(Article::CLOCK),
        }
    }
}

/// What is claimed or reported. Whom it is about follows: of a claim about hands, moves and placements the claimant's direct
/// opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claim {
    /// Against the claimant's opponent: what he did with his hands.
    Hands(HandFault),
    /// Against the claimant's opponent: an illegal move.
    Illegal(When),
    /// Against the claimant's opponent: a forbidden placement (article 7.5).
    Placement(PlacementFault),
    /// Something stands wrongly at a board.
    SetUp(BoardId, SetUpFault),
    /// A fallen flag of the other team (article 9.2).
    Flag,
    /// A draw on the claimant's board.
    Draw(DrawClaim),
}

/// The order in which matters are handled that wait at the same time (section 4.11): the lower the earlier.
impl Claim {
    pub(super) const fn rank(self) -> u8 {
        match self {
            Self::SetUp(..) | Self::Hands(_) | Self::Illegal(_) | Self::Placement(_) => 3,
            Self::Flag => 4,
            Self::Draw(_) => 5,
        }
    }
}
