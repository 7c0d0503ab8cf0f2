//! How the match ended, for the result panel and for the live region. The article stands in a badge, see
//! [`Outcome::article`].

use pasapezas_core::{Action, Claim, DrawCounts, Match, Outcome, PerSeat, Team, WinReason};

use super::lang::Lang;
use super::text::{Text, join};
use super::{outcome_en, outcome_es, outcome_gl};

/// An outcome with what the log adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The outcome.
    pub outcome: Outcome,
    /// Won on time, and both flags of the losing team are down.
    pub both_flags: bool,
    /// Drawn by itself after 75 quiet moves, and not claimed after 50.
    pub seventy_five: bool,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        Self { outcome, both_flags: false, seventy_five: false }
    }
}

impl Ending {
    /// How `game` ended with `outcome`.
    pub fn of(game: &Match, outcome: Outcome) -> Self {
        let both_flags = match outcome {
            Outcome::Won { reason: WinReason::Time { loser }, .. } => {
                let down = |seat| game.clock(seat, game.last_stamp()).fallen.is_some();
                loser.team().seats().into_iter().all(down)
            }
            Outcome::Won { .. } | Outcome::Drawn { .. } | Outcome::CalledOff => false,
        };
        let last = game.log().entries().last().map(|entry| entry.action);
        let claimed = last == Some(Action::Claim(Claim::FiftyMoves));
        let seventy_five = game.rules().draw_counts == DrawCounts::ClaimAndAutomatic && !claimed;
        Self { outcome, both_flags, seventy_five }
    }
}

/// Who has won, or that nobody has: *Gaña a parella 1*, *Táboas*.
pub const fn headline(lang: Lang, outcome: Outcome) -> &'static str {
    match lang {
        Lang::Galician => outcome_gl::headline(outcome),
        Lang::Spanish => outcome_es::headline(outcome),
        Lang::English => outcome_en::headline(outcome),
    }
}

/// The two names of the winning team, *Sabela e Brais*; all four names where nobody has won, as two pairs.
pub fn winners(lang: Lang, outcome: Outcome, names: &PerSeat<String>) -> Text {
    match outcome.winner() {
        Some(team) => pair(lang, team, names),
        None => join(&[&pair(lang, Team::One, names), " · ", &pair(lang, Team::Two, names)]),
    }
}

/// The two names of a team, the one on board A first: *Sabela e Brais*.
pub fn pair(lang: Lang, team: Team, names: &PerSeat<String>) -> Text {
    let [first, second] = team.seats().map(|seat| names.at(seat).as_str());
    match lang {
        Lang::Galician => outcome_gl::pair(first, second),
        Lang::Spanish => outcome_es::pair(first, second),
        Lang::English => outcome_en::pair(first, second),
    }
}

/// One sentence with the reason: *Xaque mate de Sabela a Uxía no taboleiro A.*
///
/// ```
/// use pasapezas_core::{Outcome, PerSeat, Seat, Team, WinReason};
/// use pasapezas_model::i18n::{Lang, reason};
/// let names = PerSeat::for_seats(|seat| seat.to_string());
/// let outcome = Outcome::Won { by: Team::One, reason: WinReason::Resignation { loser: Seat::WHITE_B } };
/// assert_eq!(reason(Lang::English, outcome, &names), "WhiteB resigns.");
/// ```
pub fn reason(lang: Lang, ending: impl Into<Ending>, names: &PerSeat<String>) -> Text {
    let ending = ending.into();
    match lang {
        Lang::Galician => outcome_gl::reason(ending, names),
        Lang::Spanish => outcome_es::reason(ending, names),
        Lang::English => outcome_en::reason(ending, names),
    }
}

/// The reason in few words, for narrow screens: *Xaque mate no taboleiro A.*
pub fn reason_short(lang: Lang, ending: impl Into<Ending>, names: &PerSeat<String>) -> Text {
    let ending = ending.into();
    match lang {
        Lang::Galician => outcome_gl::reason_short(ending, names),
        Lang::Spanish => outcome_es::reason_short(ending, names),
        Lang::English => outcome_en::reason_short(ending, names),
    }
}

/// All of it in one breath, for the live region: the reason, who has won, and their names.
pub fn end_sentence(lang: Lang, ending: impl Into<Ending>, names: &PerSeat<String>) -> Text {
    let ending = ending.into();
    let (why, outcome) = (reason(lang, ending, names), ending.outcome);
    match outcome.winner() {
        Some(team) => join(&[&why, " ", headline(lang, outcome), ": ", &pair(lang, team, names), "."]),
        None => why,
    }
}

/// The points of team 1 and team 2, the same in every language: *1–0*; a match that was called off has none, *–*.
pub const fn score(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { by: Team::One, .. } => "1–0",
        Outcome::Won { by: Team::Two, .. } => "0–1",
        Outcome::Drawn { .. } => "½–½",
        Outcome::CalledOff => "–",
    }
}
