//! Which sounds a change brings: worked out from two states, as what is said is. What they sound like is the shell's business.
//!
//! A falling flag has none: nobody but the players calls it (C 9).

use pasapezas_core::{BoardId, Bonus, Entry, Event, Match, Millis, PerSeat, Phase, Seat};

use super::session::Session;
use super::state::AppState;
use crate::i18n::Effect;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cue {
    /// A move or a drop.
    Move,
    /// A capture.
    Capture,
    /// A move, a drop or a capture that gives check.
    Check,
    /// A piece has come into a reserve.
    Pass,
    /// A clock has little time left.
    LowTime,
    /// The match is over.
    End,
}

/// A sound and the board where it is heard; `None` stands for both.
pub type Heard = (Cue, Option<BoardId>);

/// What is to be heard of what has changed between two states, in order. Another match, be it new or come back, is silent,
/// and so is a take-back.
pub fn between(before: &AppState, now: &AppState) -> Vec<Heard> {
    let mut heard = Vec::new();
    if before.session.number != now.session.number {
        return heard;
    }
    for entry in now.session.game.log().since(before.session.game.log().end()) {
        heard.extend(entry.events.iter().filter_map(|event| sound(&now.session, entry, *event)));
    }
    heard
}

/// One event of the log brings one sound, or none.
fn sound(session: &Session, entry: &Entry, event: Event) -> Option<Heard> {
    match event {
        Event::Moved { seat, .. } => Some((move_sound(session, entry), Some(seat.board))),
        Event::Passed { to, .. } | Event::TakenOff { to, .. } => Some((Cue::Pass, Some(to.board))),
        Event::Ended { .. } => Some((Cue::End, None)),
        Event::Started
        | Event::Paused
        | Event::Resumed
        | Event::Touched { .. }
        | Event::AdjustAnnounced { .. }
        | Event::FlagFell { .. }
        | Event::ClaimOpened { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::DrawAgreed { .. }
        | Event::TimeCorrected { .. }
        | Event::TakenBack { .. } => None,
    }
}

/// Of a mate the end tells.
fn move_sound(session: &Session, entry: &Entry) -> Cue {
    match session.sheet.line(entry.seq).map(|line| line.facts) {
        Some(facts) if facts.effect == Effect::Check => Cue::Check,
        Some(facts) if facts.captured.is_some() => Cue::Capture,
        Some(_) | None => Cue::Move,
    }
}

/// Below so much time a clock is short of it: 10 seconds, or a tenth of what it began with where that is less.
fn low(game: &Match, seat: Seat) -> Option<Millis> {
    game.setup().time.base(seat).map(|base| Millis((base.0 / 10).min(10_000)))
}

/// The clocks of a match that have been heard for being short of time: each is heard once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LowTimes {
    number: u32,
    heard: PerSeat<bool>,
}

impl LowTimes {
    /// The running clocks that are still to be heard, and when that is if nobody does anything. A clock that is short of time
    /// already, as in a match that came back, has crossed no line.
    pub fn due(&self, session: &Session, now: Millis) -> Vec<(Seat, Millis)> {
        let mine = if self.number == session.number { self.heard } else { PerSeat::default() };
        let game = &session.game;
        if game.phase() != Phase::Running {
            return Vec::new();
        }
        let running = Seat::ALL.into_iter().filter(|seat| !mine.at(*seat));
        running.filter_map(|seat| Some((seat, crossing(game, seat, now)?))).collect()
    }

    /// Whether this clock has crossed its line by now and is to be heard; it will not be heard again.
    pub fn crossed(&mut self, session: &Session, seat: Seat, now: Millis) -> bool {
        if self.number != session.number {
            *self = Self { number: session.number, heard: PerSeat::default() };
        }
        let reading = session.game.clock(seat, now);
        let short = low(&session.game, seat).zip(reading.left).is_some_and(|(low, left)| left <= low);
        // Whoever has run out of time is not short of it, and nobody calls his flag.
        let crossed = short && reading.running && reading.fallen.is_none() && !self.heard.at(seat);
        if crossed {
            *self.heard.at_mut(seat) = true;
        }
        crossed
    }
}

/// When the reading of a running clock comes to its line; `None` when it is there already. While a clock runs its reading
/// never rises, and a delay holds it up for no longer than it lasts.
fn crossing(game: &Match, seat: Seat, now: Millis) -> Option<Millis> {
    let low = low(game, seat)?;
    let reading = game.clock(seat, now);
    let left = reading.left.filter(|left| reading.running && *left > low)?;
    let delay = match game.setup().time.bonus() {
        Bonus::Delay(span) => span,
        Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => Millis::ZERO,
    };
    let is_short = |at: Millis| game.clock(seat, at).left.is_some_and(|left| left <= low);
    let (mut before, mut after) = (now, now.plus(left.minus(low)).plus(delay));
    while after.minus(before) > Millis(1) {
        let middle = Millis(u32::midpoint(before.0, after.0));
        if is_short(middle) {
            after = middle;
        } else {
            before = middle;
        }
    }
    Some(after)
}
