//! Writing a match as its exact text.

use super::LOG_VERSION;
use super::values::{action_text, author_text, event_text, usual_event};
use crate::base::{Millis, PerBoard, Seat};
use crate::game::{Entry, Match, MatchSetup};
use crate::notation::write_bfen;
use crate::position::Position;
use crate::record::tags::{Tag, Tags};
use crate::rules::{Bonus, TimeControl};

/// A match with its tags, each line ended.
///
/// ```
/// use pasapezas_core::record::{Tags, read_log, write_log};
/// use pasapezas_core::{Action, Match, MatchSetup, Millis, Stamp};
/// let mut game = Match::new(MatchSetup::default());
/// game.play(Stamp::table(Millis(7)), Action::Start).unwrap();
/// let text = write_log(&game, &Tags::default());
/// assert_eq!(text, "pasapezas-log 1\nrules pasapezas\ntime 300000\n0 7 table start\n");
/// assert_eq!(read_log(&text).unwrap().into_match().unwrap(), game);
/// ```
pub fn write_log(game: &Match, tags: &Tags) -> String {
    let mut text = write_log_head(game.setup(), tags);
    for entry in game.log().entries() {
        text.push_str(&write_entry(entry));
        text.push('\n');
    }
    text
}

/// The lines before the first entry, each ended.
pub fn write_log_head(setup: &MatchSetup, tags: &Tags) -> String {
    let mut text = format!("pasapezas-log {LOG_VERSION}\nrules {}\n", setup.rules.to_text());
    text.push_str(&time_line(&setup.time));
    text.push_str(&start_lines(setup));
    for line in tags.all().iter().filter_map(write_log_tag) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// One entry as a line, without its end.
///
/// ```
/// use pasapezas_core::record::write_entry;
/// use pasapezas_core::{Action, Entry, Event, Millis, Seat, Seq, Stamp};
/// let entry = Entry {
///     seq: Seq(3),
///     stamp: Stamp::of(Seat::BLACK_A, Millis(4_500)),
///     action: Action::OfferDraw,
///     events: vec![Event::DrawOffered { by: Seat::BLACK_A }],
/// };
/// assert_eq!(write_entry(&entry), "3 4500 a offer");
/// ```
pub fn write_entry(entry: &Entry) -> String {
    let Entry { seq, stamp, action, ref events } = *entry;
    let mut text = format!("{} {} {} {}", seq.0, stamp.at.0, author_text(stamp.by), action_text(action));
    let (sign, told) = match (usual_event(stamp, action), events.split_first()) {
        (None, _) => ('+', events.as_slice()),
        (Some(usual), Some((first, rest))) if *first == usual => ('+', rest),
        (Some(_), _) => (':', events.as_slice()),
    };
    if sign == ':' || !told.is_empty() {
        text.push(' ');
        text.push(sign);
    }
    for event in told {
        text.push(' ');
        text.push_str(&event_text(stamp, *event));
    }
    text
}

/// A tag as a line, without its end; `None` when its name is no name of a tag.
pub fn write_log_tag(tag: &Tag) -> Option<String> {
    let text = tag.value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    Tag::is_name(&tag.name).then(|| format!("tag {} \"{text}\"", tag.name))
}

fn time_line(time: &TimeControl) -> String {
    let TimeControl::Timed { base, bonus } = time else { return "time untimed\n".to_owned() };
    let bases = Seat::ALL.map(|seat| base.at(seat).0.to_string());
    let same = Seat::ALL.iter().all(|seat| base.at(*seat) == base.at(Seat::WHITE_A));
    let bases = if same { base.at(Seat::WHITE_A).0.to_string() } else { bases.join(" ") };
    let bonus = match bonus {
        Bonus::None => String::new(),
        Bonus::Increment(Millis(span)) => format!(" increment {span}"),
        Bonus::Bronstein(Millis(span)) => format!(" bronstein {span}"),
        Bonus::Delay(Millis(span)) => format!(" delay {span}"),
    };
    format!("time {bases}{bonus}\n")
}

fn start_lines(setup: &MatchSetup) -> String {
    if setup.start == PerBoard::new(|_| Position::start(&setup.rules)) {
        return String::new();
    }
    let mut text = format!("start {}\n", write_bfen(&setup.start, None));
    let unmoved: Vec<_> = Seat::ALL.into_iter().filter(|seat| stays_without_rights(setup, *seat)).collect();
    if !unmoved.is_empty() {
        text.push_str("unmoved");
        for seat in unmoved {
            text.push(' ');
            text.push(seat.letter());
        }
        text.push('\n');
    }
    text
}

/// Whether a king has not moved although no castling right says so.
fn stays_without_rights(setup: &MatchSetup, seat: Seat) -> bool {
    let castling = setup.start.get(seat.board).castling();
    castling.king_unmoved(seat.color) && !castling.has_any(seat.color)
}
