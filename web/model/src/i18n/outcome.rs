//! How the match ended, for the result panel and for the live region. The article stands in a badge, see
//! [`Outcome::article`].

use pasapezas_core::{Action, Claim, DrawCounts, DrawReason, Match, Outcome, PerSeat, Seat, Team, WinReason};

use super::lang::Lang;
use super::phrase::{Phrase, phrase_text, say};
use super::text::{Text, board_letter, colon, join};

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
pub fn headline(lang: Lang, outcome: Outcome) -> &'static str {
    phrase_text(
        lang,
        match outcome {
            Outcome::Won { by: Team::One, .. } => Phrase::WonByOne,
            Outcome::Won { by: Team::Two, .. } => Phrase::WonByTwo,
            Outcome::Drawn { .. } => Phrase::Drawn,
            Outcome::CalledOff => Phrase::NoResult,
        },
    )
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
    // Spanish *y* is *e* before its own sound.
    let y = if sounds_like_i(second) { "e" } else { "y" };
    say(lang, Phrase::Pair, &[("first", first), ("second", second), ("y", y)])
}

/// Whether a name begins with the vowel *i* as in *Inés*, *Hilario*, and not with a glide as in *Iago*, *Hierro*.
fn sounds_like_i(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase).skip_while(|letter| *letter == 'h');
    let vowel = matches!(letters.next(), Some('i' | 'í'));
    vowel && !matches!(letters.next(), Some('a' | 'e' | 'o' | 'u' | 'á' | 'é' | 'ó' | 'ú'))
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
    let phrase = match ending.outcome {
        Outcome::Won { reason: WinReason::Mate { .. }, .. } => Phrase::MateReason,
        Outcome::Won { reason: WinReason::Resignation { .. }, .. } => Phrase::Resigns,
        Outcome::Won { reason: WinReason::Time { .. }, .. } if ending.both_flags => Phrase::TimeReasonBoth,
        Outcome::Won { reason: WinReason::Time { .. }, .. } => Phrase::TimeReason,
        Outcome::Drawn { reason: DrawReason::Agreement { .. } } => Phrase::Agreement,
        Outcome::Drawn { reason: DrawReason::Flags } => Phrase::FlagDraw,
        Outcome::Drawn { reason: DrawReason::Repetition { .. } } => Phrase::RepetitionDraw,
        Outcome::Drawn { reason: DrawReason::FiftyMoves { .. } } if ending.seventy_five => {
            Phrase::SeventyFiveDraw
        }
        Outcome::Drawn { reason: DrawReason::FiftyMoves { .. } } => Phrase::FiftyDraw,
        Outcome::Drawn { reason: DrawReason::Stalemate { .. } } => Phrase::StalemateDraw,
        Outcome::CalledOff => Phrase::CalledOff,
    };
    told(lang, phrase, ending.outcome, names)
}

/// The reason in few words, for narrow screens: *Xaque mate no taboleiro A.*
pub fn reason_short(lang: Lang, ending: impl Into<Ending>, names: &PerSeat<String>) -> Text {
    let ending = ending.into();
    let phrase = match ending.outcome {
        Outcome::Won { reason: WinReason::Mate { .. }, .. } => Phrase::MateShort,
        Outcome::Won { reason: WinReason::Time { .. }, .. } if ending.both_flags => Phrase::BothFlags,
        Outcome::Won { reason: WinReason::Time { .. }, .. } => Phrase::FlagSentence,
        Outcome::Drawn { reason: DrawReason::Flags } => Phrase::FlagDrawShort,
        Outcome::CalledOff => Phrase::CalledOffShort,
        Outcome::Won { reason: WinReason::Resignation { .. }, .. } | Outcome::Drawn { .. } => {
            return reason(lang, ending, names);
        }
    };
    told(lang, phrase, ending.outcome, names)
}

/// A sentence about an outcome, with whatever it may name.
fn told(lang: Lang, phrase: Phrase, outcome: Outcome, names: &PerSeat<String>) -> Text {
    let (loser, board) = match outcome {
        Outcome::Won {
            reason: WinReason::Mate { loser } | WinReason::Time { loser } | WinReason::Resignation { loser },
            ..
        } => (Some(loser), Some(loser.board)),
        Outcome::Drawn {
            reason:
                DrawReason::Agreement { board }
                | DrawReason::Repetition { board }
                | DrawReason::FiftyMoves { board }
                | DrawReason::Stalemate { board },
        } => (None, Some(board)),
        Outcome::Drawn { reason: DrawReason::Flags } | Outcome::CalledOff => (None, None),
    };
    let board = board.map_or("", board_letter);
    let Some(loser) = loser else { return say(lang, phrase, &[("board", board)]) };
    let name = |seat: Seat| names.at(seat).as_str();
    let ([first, second], pair) = (loser.team().seats().map(name), pair(lang, loser.team(), names));
    let (winner, loser) = (name(loser.opponent()), name(loser));
    let names = [("winner", winner), ("loser", loser), ("name", loser), ("first", first), ("second", second)];
    say(lang, phrase, &[&names[..], &[("pair", &pair), ("board", board)]].concat())
}

/// All of it in one breath, for the live region: the reason, who has won, and their names.
pub fn end_sentence(lang: Lang, ending: impl Into<Ending>, names: &PerSeat<String>) -> Text {
    let ending = ending.into();
    let (why, outcome) = (reason(lang, ending, names), ending.outcome);
    match outcome.winner() {
        Some(team) => join(&[&why, " ", headline(lang, outcome), colon(lang), &pair(lang, team, names), "."]),
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
