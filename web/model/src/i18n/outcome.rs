//! How the match ended, for the result panel and for the live region. The article stands in a badge, see
//! [`Outcome::article`].

use pasapezas_core::{Outcome, PerSeat, Team};

use super::lang::Lang;
use super::text::{Text, join};
use super::{outcome_en, outcome_es, outcome_gl};

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
pub fn reason(lang: Lang, outcome: Outcome, names: &PerSeat<String>) -> Text {
    match lang {
        Lang::Galician => outcome_gl::reason(outcome, names),
        Lang::Spanish => outcome_es::reason(outcome, names),
        Lang::English => outcome_en::reason(outcome, names),
    }
}

/// The reason in few words, for narrow screens: *Xaque mate no taboleiro A.*
pub fn reason_short(lang: Lang, outcome: Outcome, names: &PerSeat<String>) -> Text {
    match lang {
        Lang::Galician => outcome_gl::reason_short(outcome, names),
        Lang::Spanish => outcome_es::reason_short(outcome, names),
        Lang::English => outcome_en::reason_short(outcome, names),
    }
}

/// All of it in one breath, for the live region: the reason, who has won, and their names.
pub fn end_sentence(lang: Lang, outcome: Outcome, names: &PerSeat<String>) -> Text {
    let why = reason(lang, outcome, names);
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
