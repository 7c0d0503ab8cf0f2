//! A match as it is passed on: read from a text of ours or of others, checked, and ready for every form that it can take.
//!
//! A log is [audited](Match::audit) before it is shown as a match: what the rules do not allow is refused as a whole.

use pasapezas_core::notation::write_bfen;
use pasapezas_core::record::sniff::{FileKind, sniff};
use pasapezas_core::record::{
    LogErrorKind, NodeId, Record, ResultToken, Step, read_bpgn, read_log, write_bpgn, write_pgn_board,
};
use pasapezas_core::{BoardId, Match, Millis, Move, PerBoard, PerSeat, Position, Seat, Square};

use crate::study::library::TextKind;

/// The first words of every log.
const LOG: &str = "pasapezas-log ";

/// Why a text is not shown as a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SharedError {
    /// There is no match in it, or it is broken.
    Damaged,
    /// A newer version has written it.
    Newer,
    /// It is longer than any match.
    TooLong,
    /// It says what the rules do not allow.
    Forged,
}

/// A match on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    kind: TextKind,
    text: String,
    record: Record,
    clocks: Option<PerSeat<Millis>>,
}

impl Shared {
    /// Reads the log of a match, or one game of a record.
    ///
    /// # Errors
    /// Why it is none. Nothing is half read.
    ///
    /// ```
    /// use pasapezas_model::share::shared::{Shared, SharedError};
    /// let shared = Shared::read("[WhiteA \"Ana\"]\n1A. e4 1-0")?;
    /// assert_eq!(shared.name(pasapezas_core::Seat::WHITE_A), "Ana");
    /// assert_eq!(Shared::read("soup"), Err(SharedError::Damaged));
    /// # Ok::<(), SharedError>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, SharedError> {
        if text.starts_with(LOG) { Self::of_log(text) } else { Self::of_record(text) }
    }

    fn of_log(text: &str) -> Result<Self, SharedError> {
        let log = read_log(text).map_err(|error| match error.kind {
            LogErrorKind::Newer { .. } => SharedError::Newer,
            LogErrorKind::TooLong | LogErrorKind::TooManyEntries => SharedError::TooLong,
            LogErrorKind::NotALog
            | LogErrorKind::UnknownLine
            | LogErrorKind::Repeated
            | LogErrorKind::Missing
            | LogErrorKind::Rules(_)
            | LogErrorKind::RulesFault(_)
            | LogErrorKind::Time
            | LogErrorKind::Start(_)
            | LogErrorKind::StartFault(_)
            | LogErrorKind::Tag
            | LogErrorKind::Number { .. }
            | LogErrorKind::Stamp
            | LogErrorKind::TimeWentBack
            | LogErrorKind::Author
            | LogErrorKind::Action
            | LogErrorKind::Event
            | LogErrorKind::Unfinished => SharedError::Damaged,
        })?;
        let tags = log.tags.clone();
        let game = log.into_match().map_err(|_| SharedError::Damaged)?;
        game.audit().map_err(|_| SharedError::Forged)?;
        let record = Record::of_match(&game, &tags);
        Ok(Self { kind: TextKind::Log, text: text.to_owned(), record, clocks: clocks_of(&game) })
    }

    fn of_record(text: &str) -> Result<Self, SharedError> {
        if sniff(text.as_bytes()) != Some(FileKind::Bpgn) {
            return Err(SharedError::Damaged);
        }
        let record = read_bpgn(text.as_bytes(), 1).record;
        let clocks = clocks_at_end(&record);
        Ok(Self { kind: TextKind::Record, text: text.to_owned(), record, clocks })
    }

    /// What its text is.
    pub const fn kind(&self) -> TextKind {
        self.kind
    }

    /// Its text as it came: a log, or a record.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its moves.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Who sits there; empty where nobody is named.
    pub fn name(&self, seat: Seat) -> &str {
        self.record.tags.get(seat.name()).filter(|name| !name.starts_with('?')).unwrap_or_default()
    }

    /// When it was played, as it is written; empty where nobody says.
    pub fn date(&self) -> &str {
        self.record.tags.get("Date").filter(|date| !date.starts_with('?')).unwrap_or_default()
    }

    /// How it ended.
    pub const fn result(&self) -> ResultToken {
        self.record.ending.token
    }

    /// How many half moves of both boards it has.
    pub fn n_moves(&self) -> usize {
        self.record.tree.line(NodeId::ROOT).count()
    }

    /// Both boards at its end.
    pub fn boards(&self) -> &PerBoard<Position> {
        let last = self.record.tree.line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT);
        self.record.tree.node(last).unwrap_or(self.record.tree.root()).boards().positions()
    }

    /// What its clocks show at its end, if they are known.
    pub const fn clocks(&self) -> Option<&PerSeat<Millis>> {
        self.clocks.as_ref()
    }

    /// The squares of the last move of each board.
    pub fn last(&self) -> PerBoard<[Option<Square>; 2]> {
        let mut last = PerBoard { a: [None; 2], b: [None; 2] };
        for step in self.record.tree.line(NodeId::ROOT).filter_map(|id| self.record.tree.node(id)?.step()) {
            if let Step::Move { seat, mv } = step {
                *last.get_mut(seat.board) = squares_of(mv);
            }
        }
        last
    }

    /// Both boards at its end in one line, with the clocks if they are known.
    pub fn bfen(&self) -> String {
        write_bfen(self.boards(), self.clocks())
    }

    /// The whole match for other programs.
    pub fn bpgn(&self) -> String {
        write_bpgn(&self.record)
    }

    /// One of its boards for programs that know chess only.
    pub fn pgn(&self, board: BoardId) -> String {
        write_pgn_board(&self.record, board)
    }

    /// A name for its files that every system takes, without an ending.
    pub fn file_stem(&self) -> String {
        let words = [self.date()].into_iter().chain(Seat::ALL.into_iter().map(|seat| self.name(seat)));
        let words: Vec<String> = words
            .map(|word| word.chars().filter(|sign| sign.is_alphanumeric() || *sign == '.').take(20).collect())
            .filter(|word: &String| !word.is_empty())
            .collect();
        if words.is_empty() { "pasapezas".to_owned() } else { words.join("-") }
    }
}

/// The squares that a move leaves and reaches; castling is told by its king.
pub(super) fn squares_of(mv: Move) -> [Option<Square>; 2] {
    match mv {
        Move::Normal { from, to, .. } | Move::EnPassant { from, to } => [Some(from), Some(to)],
        Move::Drop { to, .. } => [None, Some(to)],
        Move::Castle(_) => [None, None],
    }
}

fn clocks_of(game: &Match) -> Option<PerSeat<Millis>> {
    let now = game.last_stamp();
    let [a, b, c, d] = Seat::ALL.map(|seat| game.clock(seat, now).left);
    let all = [a?, b?, c?, d?];
    let mut clocks = PerSeat::for_seats(|_| Millis(0));
    for (seat, left) in Seat::ALL.into_iter().zip(all) {
        *clocks.at_mut(seat) = left;
    }
    Some(clocks)
}

/// What every player had left after his last move.
fn clocks_at_end(record: &Record) -> Option<PerSeat<Millis>> {
    let mut known = PerSeat::for_seats(|_| None);
    for node in record.tree.line(NodeId::ROOT).filter_map(|id| record.tree.node(id)) {
        if let (Some(Step::Move { seat, .. }), Some(left)) = (node.step(), node.notes.left) {
            *known.at_mut(seat) = Some(left);
        }
    }
    let all = Seat::ALL.iter().all(|seat| known.at(*seat).is_some());
    all.then(|| PerSeat::for_seats(|seat| known.at(seat).unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasapezas_core::{Action, Attempt, MatchSetup, Stamp};

    fn log() -> String {
        let mut game = Match::new(MatchSetup::default());
        game.play(Stamp::table(Millis(5)), Action::Start).unwrap();
        let pawn = Attempt::Board { from: "e2".parse().unwrap(), to: "e4".parse().unwrap(), promotion: None };
        let pawn = game.judge(Seat::WHITE_A, pawn).unwrap();
        game.play(Stamp::of(Seat::WHITE_A, Millis(1_005)), pawn).unwrap();
        let names = PerSeat::for_seats(|seat| format!("{} é", seat.name()));
        crate::app::kept::text(&game, &names, "2026.11.30")
    }

    #[test]
    fn a_log_comes_back_with_its_boards_and_clocks() {
        let shared = Shared::read(&log()).unwrap();
        assert_eq!((shared.kind(), shared.n_moves(), shared.date()), (TextKind::Log, 1, "2026.11.30"));
        assert!(shared.bfen().starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[] b"));
        assert_eq!(*shared.clocks().unwrap().at(Seat::WHITE_A), Millis(299_000));
        assert_eq!(shared.last().a, [Some("e2".parse().unwrap()), Some("e4".parse().unwrap())]);
        assert_eq!(shared.file_stem(), "2026.11.30-WhiteAé-BlackAé-WhiteBé-BlackBé");
    }

    #[test]
    fn a_forged_log_is_told_from_a_damaged_and_a_newer_one() {
        let good = log();
        let forged = good.replace("e2e4", "e2e5");
        assert_eq!(Shared::read(&forged), Err(SharedError::Forged));
        assert_eq!(Shared::read(&good.replace("rules", "rulez")), Err(SharedError::Damaged));
        assert_eq!(Shared::read(&good.replacen("log 1", "log 2", 1)), Err(SharedError::Newer));
        for rubbish in ["", "soup", "{\"A\": {}}"] {
            assert_eq!(Shared::read(rubbish), Err(SharedError::Damaged), "{rubbish}");
        }
    }

    #[test]
    fn a_record_has_clocks_when_all_four_are_written() {
        let text = "[WhiteB \"Brais\"]\n1A. e4 {100} 1a. e5 {99} 1B. d4 {98} 1b. d5 {97} 1-0";
        let shared = Shared::read(text).unwrap();
        assert_eq!(shared.clocks().map(|clocks| *clocks.at(Seat::BLACK_B)), Some(Millis(97_000)));
        assert_eq!((shared.name(Seat::WHITE_B), shared.result().text()), ("Brais", "1-0"));
        assert_eq!(Shared::read("1A. e4 1-0").unwrap().clocks(), None);
    }
}
