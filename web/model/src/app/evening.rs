//! The score of an evening: what each pair of partners and each player has won since the four sat down.
//!
//! It stands beside the matches and not in them: clearing it loses no match.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use pasapezas_core::{Outcome, Seat, Team};

use super::state::Names;
use crate::i18n::{Lang, TableUi, default_name, points, table_ui};

/// The longest stored text that is read, in bytes.
pub const MAX_STORED: usize = 65_536;

/// So many results are kept; then the oldest go.
const MAX_RESULTS: usize = 200;

/// The first line of the stored text: its version.
const VERSION: &str = "pasapezas evening 1";

/// The results of an evening, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evening {
    results: Vec<EveningResult>,
}

/// One match: who sat where, and who won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningResult {
    /// The names as they were shown.
    pub names: Names,
    /// The winning team, if any.
    pub winner: Option<Team>,
}

/// What somebody has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// A player, or the two of a pair in alphabetical order.
    pub who: Vec<String>,
    /// Points in halves.
    pub halves: u32,
    /// Matches.
    pub played: u32,
}

impl Evening {
    /// The results, the first one first.
    pub fn results(&self) -> &[EveningResult] {
        &self.results
    }

    /// Enters a match that is over. One that was called off has no result (section 9 names the results).
    pub fn enter(&mut self, names: Names, outcome: Outcome) {
        match outcome {
            Outcome::Won { .. } | Outcome::Drawn { .. } => {
                self.push(EveningResult { names, winner: outcome.winner() });
            }
            Outcome::CalledOff => {}
        }
    }

    fn push(&mut self, result: EveningResult) {
        self.results.push(result);
        let many = self.results.len().saturating_sub(MAX_RESULTS);
        self.results.drain(..many);
    }

    /// What each pair of partners has won, the best first.
    pub fn by_team(&self) -> Vec<Tally> {
        self.tallies(|names, team| vec![team.seats().map(|seat| names.at(seat).clone()).to_vec()])
    }

    /// What each player has won, the best first. A seat at which nobody typed a name is nobody.
    pub fn by_player(&self) -> Vec<Tally> {
        self.tallies(|names, team| {
            let named = team.seats().into_iter().filter(|seat| is_named(names, *seat));
            named.map(|seat| vec![names.at(seat).clone()]).collect()
        })
    }

    fn tallies(&self, of: impl Fn(&Names, Team) -> Vec<Vec<String>>) -> Vec<Tally> {
        let mut sums: BTreeMap<Vec<String>, (u32, u32)> = BTreeMap::new();
        for result in &self.results {
            for team in Team::ALL {
                let halves = match result.winner {
                    None => 1,
                    Some(winner) if winner == team => 2,
                    Some(_) => 0,
                };
                for who in of(&result.names, team) {
                    let (sum, played) = sums.entry(in_order(who)).or_default();
                    *sum += halves;
                    *played += 1;
                }
            }
        }
        // Through a map: it is there for the sums, and a sort would be a few kilobytes more to load.
        let mut places: BTreeMap<(Reverse<u32>, u32, Vec<String>), Tally> = BTreeMap::new();
        for (who, (halves, played)) in sums {
            places.insert((Reverse(halves), played, who.clone()), Tally { who, halves, played });
        }
        places.into_values().collect()
    }
}

/// The names of a team, the same however its members sit.
fn in_order(mut who: Vec<String>) -> Vec<String> {
    if who.first() > who.last() {
        who.reverse();
    }
    who
}

/// Whether a name stands there, and not what some language calls the seat.
fn is_named(names: &Names, seat: Seat) -> bool {
    Lang::ALL.into_iter().all(|lang| names.at(seat) != default_name(lang, seat))
}

/// The score as rows of a table, its columns apart by tabulators: every spreadsheet opens that, and so does a person.
pub fn write_score(lang: Lang, evening: &Evening) -> String {
    let mut text = String::new();
    let parts =
        [(TableUi::EveningByTeam, evening.by_team()), (TableUi::EveningByPlayer, evening.by_player())];
    for (heading, tallies) in parts {
        let label = |label| table_ui(lang, label);
        text.push_str(&[label(heading), label(TableUi::Points), label(TableUi::Played)].join("\t"));
        text.push('\n');
        for Tally { who, halves, played } in tallies {
            text.push_str(&[who.join(" + "), points(halves).into_owned(), played.to_string()].join("\t"));
            text.push('\n');
        }
        text.push('\n');
    }
    text
}

/// The evening as lines of text, for storage: a result and four names in each, apart by tabulators, which no name holds.
///
/// ```
/// use pasapezas_model::app::evening::{Evening, read_evening, write_evening};
/// assert_eq!(read_evening(&write_evening(&Evening::default())), Evening::default());
/// ```
pub fn write_evening(evening: &Evening) -> String {
    let mut text = String::from(VERSION);
    for EveningResult { names, winner } in &evening.results {
        text.push('\n');
        text.push_str(match winner {
            Some(Team::One) => "1",
            Some(Team::Two) => "2",
            None => "draw",
        });
        for seat in Seat::ALL {
            text.push('\t');
            text.push_str(names.at(seat));
        }
    }
    text
}

/// Reads what [`write_evening`] wrote. Lines that it does not understand are left out.
pub fn read_evening(text: &str) -> Evening {
    let mut evening = Evening::default();
    let mut lines = text.lines();
    if text.len() > MAX_STORED || lines.next() != Some(VERSION) {
        return evening;
    }
    for result in lines.filter_map(read_result) {
        evening.push(result);
    }
    evening
}

fn read_result(line: &str) -> Option<EveningResult> {
    let mut fields = line.split('\t');
    let winner = match fields.next()? {
        "1" => Some(Team::One),
        "2" => Some(Team::Two),
        "draw" => None,
        _ => return None,
    };
    let mut names = Names::default();
    for seat in Seat::ALL {
        *names.at_mut(seat) = super::settings::clean_name(fields.next()?);
    }
    Some(EveningResult { names, winner })
}
