//! The options that clocks, claims and draws of a match depend on (articles 9 to 11).

/// `time_win`: how a team wins when a flag of the other one has fallen (article 9.2, decisions D36 to D38).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeWin {
    /// Either member of a team claims; any flag of the other team counts, and both own flags must be up.
    #[default]
    ClaimPair,
    /// Only the direct opponent claims, while his own flag is up.
    ClaimBoard,
    /// Nobody claims: the first flag to fall loses.
    Automatic,
}

/// `flag_draw`: which fallen flags draw the match at once (article 10.2, decisions D45, D46).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FlagDraw {
    /// One flag of each team.
    #[default]
    EachPair,
    /// Both flags of one board.
    SameBoard,
}

/// `draw_agreement`: how many boards must agree (article 10.1, decision D43).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawAgreement {
    /// The two players of one board agree for all four.
    #[default]
    OneBoard,
    /// Both boards must agree; an agreement stands until somebody moves on its board.
    BothBoards,
}

/// `repetition`: what is compared (article 10.3, decision D48).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RepetitionRule {
    /// Repetition draws nothing.
    Off,
    /// The board alone.
    Board,
    /// The board and the reserves of its two players.
    #[default]
    BoardAndReserves,
}

/// `draw_counts`: when repetition and the fifty moves draw (decision D47).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawCounts {
    /// On a claim at 3 and 50, by themselves at 5 and 75.
    #[default]
    ClaimAndAutomatic,
    /// Only on a claim, at 3 and 50.
    Claim,
    /// By themselves, at 3 and 50.
    Automatic,
}

/// `communication`: what partners may say to each other (article 11, decision D53).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Communication {
    /// Anything.
    #[default]
    Free,
    /// Set messages only.
    Signals,
    /// Nothing.
    None,
}
