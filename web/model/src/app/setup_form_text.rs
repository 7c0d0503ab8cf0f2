//! A match about to be laid out, as text: its rules and clocks for storage, where names are kept with the settings; and with
//! its names, as the form gives it to the table.

use pasapezas_core::{Millis, PerSeat, RuleSet, Seat, TimeControl};

use super::settings::{MAX_STORED, clean_name};
use super::setup_form_time::{BonusKind, MOST_BONUS, MOST_MINUTES};
use super::start::NewMatch;
use super::state::Names;

/// The first line: its version.
const VERSION: &str = "pasapezas match 1";

/// Rules and clocks as lines of text.
///
/// ```
/// use pasapezas_model::app::{NewMatch, setup_form_text::{read_choice, write_choice}};
/// let start = NewMatch::default();
/// assert_eq!(read_choice(&write_choice(&start.rules, &start.time)), Some(start));
/// ```
pub fn write_choice(rules: &RuleSet, time: &TimeControl) -> String {
    [VERSION, "\nrules ", &rules.to_text(), "\ntime ", &write_time(time)].concat()
}

/// Reads what [`write_choice`] wrote; `None` when anything in it cannot be understood or played.
pub fn read_choice(text: &str) -> Option<NewMatch> {
    if text.len() > MAX_STORED {
        return None;
    }
    let mut lines = text.lines();
    lines.next().filter(|line| *line == VERSION)?;
    let rules = RuleSet::from_text(lines.next()?.strip_prefix("rules ")?).ok()?;
    rules.check().ok()?;
    let time = read_time(lines.next()?.strip_prefix("time ")?)?;
    Some(NewMatch { rules, time, ..NewMatch::default() })
}

/// The same with the names that were typed, each in a line of its own. A match from other boards than the usual ones has no
/// such text.
///
/// ```
/// use pasapezas_model::app::{Names, NewMatch, setup_form_text::{read_new_match, write_new_match}};
/// let start = NewMatch { names: Some(Names::for_seats(|_| "Uxía".to_owned())), ..NewMatch::default() };
/// assert_eq!(read_new_match(&write_new_match(&start)), Some(start));
/// ```
pub fn write_new_match(start: &NewMatch) -> String {
    let mut text = write_choice(&start.rules, &start.time);
    for seat in Seat::ALL {
        let name = start.names.as_ref().map(|names| clean_name(names.at(seat))).unwrap_or_default();
        if !name.is_empty() {
            text = [&text, "\n", seat.name(), " ", &name].concat();
        }
    }
    text
}

/// Reads what [`write_new_match`] wrote; `None` when its rules or clocks cannot be understood or played.
pub fn read_new_match(text: &str) -> Option<NewMatch> {
    let start = read_choice(text)?;
    let names: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once(' ')).collect();
    let name =
        |seat: Seat| names.iter().find(|(whose, _)| *whose == seat.name()).map(|(_, name)| clean_name(name));
    Some(NewMatch { names: Some(Names::for_seats(|seat| name(seat).unwrap_or_default())), ..start })
}

/// `untimed`, or four times in seconds, a kind of bonus and its seconds.
pub(crate) fn write_time(time: &TimeControl) -> String {
    let TimeControl::Timed { base, bonus } = time else {
        return "untimed".to_owned();
    };
    let (kind, span) = BonusKind::of(*bonus);
    let seconds = Seat::ALL.map(|seat| (base.at(seat).0 / 1000).to_string());
    [seconds.join(" "), kind.key().to_owned(), (span.0 / 1000).to_string()].join(" ")
}

pub(crate) fn read_time(text: &str) -> Option<TimeControl> {
    if text == "untimed" {
        return Some(TimeControl::Untimed);
    }
    let mut words = text.split(' ');
    let mut base = PerSeat::for_seats(|_| Millis::ZERO);
    for seat in Seat::ALL {
        *base.at_mut(seat) = seconds(words.next()?, 1, MOST_MINUTES.saturating_mul(60))?;
    }
    let kind = words.next().and_then(BonusKind::from_key)?;
    let span = seconds(words.next()?, u32::from(kind != BonusKind::None), MOST_BONUS)?;
    words.next().is_none().then(|| TimeControl::each(base).with(kind.bonus(span)))
}

fn seconds(text: &str, least: u32, most: u32) -> Option<Millis> {
    let seconds = text.parse().ok().filter(|seconds| (least..=most).contains(seconds))?;
    Some(Millis::seconds(seconds))
}
