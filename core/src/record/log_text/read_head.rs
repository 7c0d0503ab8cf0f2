//! Reading what stands before the entries of a log text: version, rules, time, start, tags.

use super::LOG_VERSION;
use super::error::LogErrorKind;
use super::read::{Word, Wrong, words};
use super::values::{millis, number, seat};
use crate::base::{Millis, PerBoard, PerSeat, Seat};
use crate::game::MatchSetup;
use crate::notation::read_bfen;
use crate::position::{Position, Setup};
use crate::record::tags::{Tag, Tags};
use crate::rules::{Bonus, RuleSet, TimeControl};

/// Reads the first line.
pub(super) fn read_version(line: &str) -> Result<(), Wrong> {
    let line = line.trim_start_matches('\u{feff}');
    let mut words = words(line).map(|word| word.text);
    match (words.next(), words.next().and_then(number), words.next()) {
        (Some("pasapezas-log"), Some(LOG_VERSION), None) => Ok(()),
        (Some("pasapezas-log"), Some(version), _) if version > LOG_VERSION => {
            Err((1, LogErrorKind::Newer { version }))
        }
        _ => Err((1, LogErrorKind::NotALog)),
    }
}

/// What the lines before the first entry have said so far.
#[derive(Default)]
pub(super) struct Head {
    rules: Option<RuleSet>,
    time: Option<TimeControl>,
    start: Option<PerBoard<Setup>>,
    unmoved: Vec<Seat>,
    tags: Tags,
}

impl Head {
    pub(super) fn read(&mut self, line: &str) -> Result<(), Wrong> {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let column = name.chars().count().saturating_add(2);
        let rest = Word { text: rest, column };
        match name {
            "rules" => once(&mut self.rules, read_rules(rest)?),
            "time" => once(&mut self.time, read_time(rest)?),
            "start" => {
                let bfen = read_bfen(rest.text).map_err(|error| rest.wrong(LogErrorKind::Start(error)))?;
                once(&mut self.start, bfen.boards)
            }
            "unmoved" => {
                for word in words(line).skip(1) {
                    self.unmoved.push(seat(word.text).ok_or(word.wrong(LogErrorKind::Author))?);
                }
                Ok(())
            }
            _ => read_tag(line, &mut self.tags),
        }
    }

    /// Setup and tags, once all lines before the first entry have been read.
    pub(super) fn finish(self) -> Result<(MatchSetup, Tags), Wrong> {
        let (Some(rules), Some(time)) = (self.rules, self.time) else {
            return Err((1, LogErrorKind::Missing));
        };
        let mut setup = MatchSetup::new(rules, time);
        if let Some(mut boards) = self.start {
            for seat in self.unmoved {
                let board = boards.get_mut(seat.board);
                board.castling = board.castling.with_king_unmoved(seat.color);
            }
            let checked =
                |setup| Position::new(setup, &rules).map_err(|error| (1, LogErrorKind::StartFault(error)));
            setup.start = PerBoard { a: checked(boards.a)?, b: checked(boards.b)? };
        }
        Ok((setup, self.tags))
    }
}

fn once<T>(place: &mut Option<T>, value: T) -> Result<(), Wrong> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err((1, LogErrorKind::Repeated)),
    }
}

fn read_rules(text: Word<'_>) -> Result<RuleSet, Wrong> {
    let rules = RuleSet::from_text(text.text).map_err(|error| text.wrong(LogErrorKind::Rules(error)))?;
    rules.check().map_err(|fault| text.wrong(LogErrorKind::RulesFault(fault)))?;
    Ok(rules)
}

fn read_time(text: Word<'_>) -> Result<TimeControl, Wrong> {
    time(text.text).ok_or(text.wrong(LogErrorKind::Time))
}

fn time(text: &str) -> Option<TimeControl> {
    let words: Vec<&str> = text.split_whitespace().take(7).collect();
    let span = |text: &str| millis(text);
    let (bases, bonus) = match *words.as_slice() {
        ["untimed"] => return Some(TimeControl::Untimed),
        [ref bases @ .., "increment", given] => (bases, Bonus::Increment(span(given)?)),
        [ref bases @ .., "bronstein", given] => (bases, Bonus::Bronstein(span(given)?)),
        [ref bases @ .., "delay", given] => (bases, Bonus::Delay(span(given)?)),
        ref bases => (bases, Bonus::None),
    };
    let base = match *bases {
        [all] => {
            let all = span(all)?;
            PerSeat::for_seats(|_| all)
        }
        [a, b, c, d] => {
            let mut base = PerSeat::for_seats(|_| Millis::ZERO);
            for (seat, text) in Seat::ALL.into_iter().zip([a, b, c, d]) {
                *base.at_mut(seat) = span(text)?;
            }
            base
        }
        _ => return None,
    };
    Some(TimeControl::each(base).with(bonus))
}

/// Reads a line that can only be a tag.
pub(super) fn read_tag(line: &str, tags: &mut Tags) -> Result<(), Wrong> {
    let rest = line.strip_prefix("tag ").ok_or((1, LogErrorKind::UnknownLine))?;
    let (name, text) = rest.split_once(' ').ok_or((5, LogErrorKind::Tag))?;
    let inside = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let value = inside.and_then(unescaped).filter(|_| Tag::is_name(name)).ok_or((5, LogErrorKind::Tag))?;
    tags.set(name, value);
    Ok(())
}

fn unescaped(text: &str) -> Option<String> {
    let mut value = String::with_capacity(text.len());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        value.push(match sign {
            '"' => return None,
            '\\' => match signs.next()? {
                'n' => '\n',
                sign @ ('"' | '\\') => sign,
                _ => return None,
            },
            sign => sign,
        });
    }
    Some(value)
}
