//! Tags in one order: who, when and where, clocks, what else there was, rules, start, result.

use super::ending::Close;
use crate::base::{BoardId, Millis, PerSeat, Seat, Team};
use crate::notation::{write_bfen, write_fen};
use crate::position::Position;
use crate::record::read::MAX_TAGS;
use crate::record::read::time::read_time_control;
use crate::record::tags::tag_value;
use crate::record::{Record, Tag, Tags};
use crate::rules::{Bonus, RuleSet, TimeControl};

/// What always comes first, as PGN wants it, and what it is when nobody knows.
const FIRST: [(&str, &str); 3] = [("Event", "?"), ("Site", "?"), ("Date", "????.??.??")];

/// What follows from the record itself and is never taken from its tags.
const DERIVED: [&str; 11] = [
    "TimeControl",
    "Clocks",
    "Bonus",
    "RuleSet",
    "Preset",
    "SetUp",
    "FEN",
    "Result",
    "Winner",
    "Article",
    "DrawnOn",
];

/// The tags of a record, a line each.
pub(super) fn write_tags(record: &Record, rules: &RuleSet, close: &Close) -> String {
    let tags = &record.tags;
    let mut writer = TagWriter::default();
    for (name, usual) in FIRST {
        writer.tag(name, tags.get(name).unwrap_or(usual));
    }
    writer.if_there(tags, "Round");
    writer.if_there(tags, "Time");
    for seat in Seat::ALL {
        writer.tag(seat.name(), tags.get(seat.name()).unwrap_or("?"));
        writer.if_there(tags, &format!("{seat}Elo"));
    }
    writer.tag("Variant", tags.get("Variant").unwrap_or("Bughouse"));
    writer.time(record);
    for Tag { name, value } in tags.all() {
        // What follows from the record comes last and has to find room.
        if !DERIVED.contains(&name.as_str()) && writer.written.len() < MAX_TAGS.saturating_sub(DERIVED.len())
        {
            writer.tag(name, value);
        }
    }
    let rules = rules.to_text();
    writer.tag("RuleSet", &rules);
    writer.tag("Preset", rules.split(' ').next().unwrap_or_default());
    writer.start(record);
    writer.tag("Result", close.token.text());
    if let Some(team) = close.winner {
        writer.tag("Winner", team_name(team));
    }
    if let Some(outcome) = close.outcome {
        writer.tag("Article", &outcome.article().to_string());
    }
    if let Some(board) = close.drawn_on() {
        writer.tag("DrawnOn", &board.letter().to_string());
    }
    writer.text
}

pub(super) const fn team_name(team: Team) -> &'static str {
    match team {
        Team::One => "One",
        Team::Two => "Two",
    }
}

/// Writes each tag once.
#[derive(Debug, Default)]
pub(super) struct TagWriter {
    pub(super) text: String,
    written: Vec<String>,
}

impl TagWriter {
    /// A tag, unless it is there or its name is none that a reader takes.
    pub(super) fn tag(&mut self, name: &str, value: &str) {
        let fits =
            Tag::is_name(name) && name.len() <= 64 && name.starts_with(|sign: char| sign.is_alphabetic());
        if !fits || self.written.iter().any(|there| there == name) {
            return;
        }
        self.text.extend(["[", name, " \"", &escaped(value), "\"]\n"]);
        self.written.push(name.to_owned());
    }

    pub(super) fn if_there(&mut self, tags: &Tags, name: &str) {
        if let Some(value) = tags.get(name) {
            self.tag(name, value);
        }
    }

    /// The clocks: in the usual tag as well as it can say them, and exactly where it cannot.
    fn time(&mut self, record: &Record) {
        match record.time {
            None => match record.tags.get("TimeControl") {
                Some(text) if read_time_control(text).is_some() => self.tag("TimeControl", "?"),
                Some(text) => self.tag("TimeControl", text),
                None => {}
            },
            Some(TimeControl::Untimed) => self.tag("TimeControl", "-"),
            Some(TimeControl::Timed { base, bonus }) => {
                let first = *base.at(Seat::WHITE_A);
                self.tag("TimeControl", &time_control(first, bonus));
                if first.0 % 1000 != 0 || Seat::ALL.iter().any(|seat| *base.at(*seat) != first) {
                    self.tag("Clocks", &clocks(&base));
                }
                let exact = match bonus {
                    Bonus::None => None,
                    Bonus::Increment(Millis(span)) if span != 0 && span % 1000 == 0 => None,
                    Bonus::Increment(Millis(span)) => Some(format!("increment {span}")),
                    Bonus::Bronstein(Millis(span)) => Some(format!("bronstein {span}")),
                    Bonus::Delay(Millis(span)) => Some(format!("delay {span}")),
                };
                if let Some(exact) = exact {
                    self.tag("Bonus", &exact);
                }
            }
        }
    }

    /// Where the match started, if not from the array.
    fn start(&mut self, record: &Record) {
        let start = record.tree.root().boards().positions();
        let array = write_fen(&Position::start(&record.rules));
        if BoardId::ALL.iter().any(|board| write_fen(start.get(*board)) != array) {
            self.tag("SetUp", "1");
            self.tag("FEN", &write_bfen(start, None));
        }
    }
}

/// Base and increment in seconds.
pub(super) fn time_control(base: Millis, bonus: Bonus) -> String {
    let increment = match bonus {
        Bonus::Increment(span) => span.0 / 1000,
        Bonus::None | Bonus::Bronstein(_) | Bonus::Delay(_) => 0,
    };
    format!("{}+{increment}", base.0 / 1000)
}

fn clocks(base: &PerSeat<Millis>) -> String {
    Seat::ALL.map(|seat| base.at(seat).0.to_string()).join(" ")
}

/// The text of a tag with the escapes of PGN.
fn escaped(value: &str) -> String {
    tag_value(value).replace('\\', "\\\\").replace('"', "\\\"")
}
