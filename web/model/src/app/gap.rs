//! Time that the clocks of a match have not seen: the device slept, or somebody set its clock forward. Nobody can tell one from
//! the other, so both boards stand and the table says what becomes of that time (decision D33).
//!
//! What it is not: an account of its own. If the time counts, the match goes on from the instant of its pause and lets it pass,
//! as if nobody had stopped it: every flag falls at its own instant, and what is left follows from the log.

use pasapezas_core::{Action, Author, BoardId, Match, Millis, PerBoard, Phase, Seat, Stamp};

/// Time that is missing in the present pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gap {
    /// How much.
    pub span: Millis,
    /// Whether the table is still asked what becomes of it.
    pub asked: bool,
}

/// What the missing time costs a player on move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cost {
    /// Who.
    pub seat: Seat,
    /// What his clock shows.
    pub now: Millis,
    /// What it shows if that time counts.
    pub then: Millis,
}

/// The entries that count the missing time: play goes on where it stood, and the time passes.
pub fn counting(game: &Match, span: Millis) -> [(Stamp, Action); 2] {
    let stood = game.last_stamp();
    let passed = Stamp { at: stood.plus(span), by: Author::Clock };
    [(Stamp::table(stood), Action::Resume), (passed, Action::Tick)]
}

/// What becomes of both clocks on move if the missing time counts; nothing where there are no clocks, or no pause.
pub fn costs(game: &Match, span: Millis) -> Option<PerBoard<Cost>> {
    if game.phase() != Phase::Paused {
        return None;
    }
    let [(resumed, resume), (passed, _)] = counting(game, span);
    let mut after = game.clone();
    after.play(resumed, resume).ok()?;
    let cost = |board: BoardId| {
        let seat = game.on_move(board);
        let left = |game: &Match, at: Millis| game.clock(seat, at).left;
        Some(Cost { seat, now: left(game, resumed.at)?, then: left(&after, passed.at)? })
    };
    Some(PerBoard { a: cost(BoardId::A)?, b: cost(BoardId::B)? })
}
