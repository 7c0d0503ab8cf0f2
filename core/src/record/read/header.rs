//! The tags of a game, and what follows from them: rules, clocks, and the position that it starts from.

use super::complaint::ComplaintKind;
use super::limits::{MAX_TAG, MAX_TAGS};
use super::report::Report;
use super::time::{read_bases, read_bonus, read_time_control};
use super::words::text_of;
use crate::base::{BoardId, Color, PerBoard};
use crate::board::CastlingRights;
use crate::notation::{BfenError, read_bfen};
use crate::position::{Position, Setup, SetupFault};
use crate::record::tags::tag_value;
use crate::record::{Boards, Tags};
use crate::rules::{CastleSide, Preset, RuleSet, TimeControl};

/// The tags of a game, and where the texts of those stand that can be wrong.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub(super) tags: Tags,
    places: Vec<(Known, usize)>,
}

/// The tags that we look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    Rules,
    Fen,
    TimeControl,
    Clocks,
    Bonus,
    Result,
    Winner,
    DrawnOn,
}

impl Known {
    const ALL: [Self; 8] = [
        Self::Rules,
        Self::Fen,
        Self::TimeControl,
        Self::Clocks,
        Self::Bonus,
        Self::Result,
        Self::Winner,
        Self::DrawnOn,
    ];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Rules => "RuleSet",
            Self::Fen => "FEN",
            Self::TimeControl => "TimeControl",
            Self::Clocks => "Clocks",
            Self::Bonus => "Bonus",
            Self::Result => "Result",
            Self::Winner => "Winner",
            Self::DrawnOn => "DrawnOn",
        }
    }
}

impl Header {
    /// Enters a tag.
    pub(super) fn add(&mut self, name: &[u8], text: &[u8], text_at: usize, report: &mut Report) {
        let name = text_of(name);
        let there = self.tags.get(&name).is_some();
        if there {
            report.add(text_at, ComplaintKind::TagTwice { name: name.clone() });
        } else if self.tags.all().len() >= MAX_TAGS {
            report.add(text_at, ComplaintKind::TooManyTags);
            return;
        }
        let cut = text.get(..MAX_TAG).filter(|_| text.len() > MAX_TAG);
        if cut.is_some() {
            report.add(text_at, ComplaintKind::TagTooLong { name: name.clone() });
        }
        if let Some(known) = Known::ALL.into_iter().find(|known| known.name() == name) {
            self.places.push((known, text_at));
        }
        let text = unescaped(cut.unwrap_or(text));
        // A position may stand on two lines; it is never written as it was.
        let text = if name == Known::Fen.name() { text } else { tag_value(&text) };
        self.tags.set(&name, text);
    }

    /// The text of a tag that we look at.
    pub(super) fn get(&self, known: Known) -> Option<&str> {
        self.tags.get(known.name())
    }

    /// Where the text of a tag starts: the last one, which holds.
    pub(super) fn place(&self, known: Known) -> usize {
        self.places.iter().rev().find(|(one, _)| *one == known).map_or(0, |(_, at)| *at)
    }

    /// What `read` makes of a tag; a complaint when it makes nothing of it.
    pub(super) fn read<T>(
        &self,
        known: Known,
        read: impl Fn(&str) -> Option<T>,
        report: &mut Report,
    ) -> Option<T> {
        let text = self.get(known)?;
        let value = read(text);
        if value.is_none() {
            report.add(self.place(known), ComplaintKind::TagNonsense { name: known.name().to_owned() });
        }
        value
    }

    /// The rules of the game: its own, else international ones.
    pub(super) fn rules(&self, report: &mut Report) -> RuleSet {
        let usual = RuleSet::of(Preset::International);
        let Some(text) = self.get(Known::Rules) else { return usual };
        RuleSet::from_text(text).unwrap_or_else(|error| {
            report.add(self.place(Known::Rules), ComplaintKind::Rules(error));
            usual
        })
    }

    /// Its clocks: our own tags before the usual one.
    pub(super) fn time(&self, report: &mut Report) -> Option<TimeControl> {
        let unknown = self.get(Known::TimeControl).is_some_and(|text| matches!(text.trim(), "?" | ""));
        let usual = if unknown { None } else { self.read(Known::TimeControl, read_time_control, report) };
        let bases = self.read(Known::Clocks, read_bases, report);
        let bonus = self.read(Known::Bonus, read_bonus, report);
        let time = match (bases, usual) {
            (Some(bases), Some(usual)) => Some(bases.with(usual.bonus())),
            (bases, usual) => bases.or(usual),
        };
        match (time, bonus) {
            (Some(time), Some(bonus)) => Some(time.with(bonus)),
            (time, _) => time,
        }
    }

    /// Where the game starts; `None` when that is given and cannot be read.
    pub(super) fn start(&self, rules: &RuleSet, report: &mut Report) -> Option<Boards> {
        let text = self.get(Known::Fen).filter(|text| !text.trim().is_empty());
        let (Some(text), true) = (text, self.tags.get("SetUp") != Some("0")) else {
            return Some(Boards::start(rules));
        };
        let at = self.place(Known::Fen);
        let text = two_boards(text);
        let boards = match read_bfen(&text) {
            Ok(bfen) => bfen.boards,
            Err(error) => {
                let column = column_of(&error).saturating_sub(1);
                let bytes: usize = text.chars().take(column).map(char::len_utf8).sum();
                report.add(at.saturating_add(bytes), ComplaintKind::Fen(error));
                return None;
            }
        };
        let mut board = |board, setup| position(board, setup, rules, at, report);
        let (a, b) = (board(BoardId::A, boards.a), board(BoardId::B, boards.b));
        Some(Boards::at(PerBoard { a: a?, b: b? }, rules))
    }
}

/// The text of a tag without the escapes of PGN.
fn unescaped(text: &[u8]) -> String {
    let text = text_of(text);
    if text.contains('\\') { text.replace("\\\"", "\"").replace("\\\\", "\\") } else { text }
}

/// Some writers part the boards by the end of a line, as such or spelled out, instead of ` | `. Columns stay.
fn two_boards(text: &str) -> String {
    if text.contains('|') {
        return text.to_owned();
    }
    for (parting, same_length) in [("\r\n", " |"), ("\n", "|"), ("\\n", "| "), (";", "|")] {
        if let Some((a, b)) = text.split_once(parting) {
            return format!("{a}{same_length}{b}");
        }
    }
    text.to_owned()
}

fn column_of(error: &BfenError) -> usize {
    match error {
        BfenError::SecondBoardMissing | BfenError::TooLong => 1,
        BfenError::TooManyParts { column } | BfenError::Clocks { column } => *column,
        BfenError::Board { error, .. } => error.column,
    }
}

/// The position that a set-up is. Rights that cannot be are taken away with a complaint; other faults leave no position.
fn position(
    board: BoardId,
    mut setup: Setup,
    rules: &RuleSet,
    at: usize,
    report: &mut Report,
) -> Option<Position> {
    let faults = match Position::new(setup, rules) {
        Ok(position) => return Some(position),
        Err(error) => error.faults().to_vec(),
    };
    for fault in faults {
        match fault {
            SetupFault::CastlingImpossible { color, side } => {
                setup.castling = without(setup.castling, color, side);
            }
            SetupFault::EnPassantImpossible { .. } => setup.en_passant = None,
            SetupFault::NoKing { .. }
            | SetupFault::ManyKings { .. }
            | SetupFault::KingInReserve { .. }
            | SetupFault::PawnOnLastRank { .. }
            | SetupFault::MarkImpossible { .. }
            | SetupFault::OpponentInCheck { .. } => {
                report.add(at, ComplaintKind::Fault { board, fault });
                continue;
            }
        }
        report.add(at, ComplaintKind::RightForgiven { board, fault });
    }
    Position::new(setup, rules).ok()
}

/// Castling rights but this one.
fn without(rights: CastlingRights, color: Color, side: CastleSide) -> CastlingRights {
    let mut left = CastlingRights::NONE;
    for (one, wing) in Color::ALL.into_iter().flat_map(|one| CastleSide::ALL.map(|wing| (one, wing))) {
        if rights.has(one, wing) && (one, wing) != (color, side) {
            left = left.with(one, wing);
        }
    }
    left
}
