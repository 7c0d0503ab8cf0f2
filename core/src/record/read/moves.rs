//! Playing the moves of a text into a tree, with its variations, comments and glyphs.
//!
//! Variations are kept on a stack of our own, so that no text can make it too deep. Where a move cannot be played its line ends:
//! in the main line the rest is counted, in a variation it is left out.

use super::comment::{Said, Wanted, read_comment};
use super::complaint::ComplaintKind;
use super::limits::{MAX_DEPTH, MAX_MOVES};
use super::numbers::{Number, spelled_usually};
use super::report::Report;
use super::{Unplayable, WhyNot};
use crate::base::{BoardId, Millis, PerBoard};
use crate::notation::{MoveTextError, read_san};
use crate::position::Position;
use crate::record::{Boards, Glyph, NodeId, Notes, Step, Tree};
use crate::rules::RuleSet;

/// The moves of a game while they are read.
#[derive(Debug)]
pub(super) struct Moves {
    pub(super) tree: Tree,
    pub(super) report: Report,
    pub(super) tokens: u32,
    pub(super) played: u32,
    pub(super) stopped: Option<Stop>,
    pub(super) rules: RuleSet,
    pub(super) nodes: usize,
    pub(super) line: Line,
    /// The lines that the variation being read lies in, the main line first.
    outer: Vec<Line>,
    /// How many variations that are left out are open.
    skipped: usize,
    /// Where the first of them opens.
    skipped_at: usize,
    number: Option<(usize, Number)>,
    /// A comment that waits for what follows: before a result it may be the reason.
    held: Option<(usize, Vec<u8>)>,
    pub(super) numbering: PerBoard<Option<i64>>,
    pub(super) last_board: Option<BoardId>,
    pub(super) small_letters: bool,
    pub(super) said_board: bool,
    pub(super) said_number: bool,
}

/// Where the main line stops.
#[derive(Debug)]
pub(super) struct Stop {
    pub(super) at: usize,
    pub(super) index: u32,
    pub(super) what: Unplayable,
    pub(super) boards: Boards,
}

/// One line of moves at the point that it has come to.
#[derive(Debug)]
pub(super) struct Line {
    /// Where its variation is opened in the text.
    at: usize,
    node: NodeId,
    pub(super) boards: Boards,
    /// Where its last step was made, if it has one.
    board: Option<BoardId>,
    /// Comments before its first move.
    before: Vec<String>,
    /// Why nothing more is played in it.
    pub(super) dead: Option<WhyNot>,
}

impl Moves {
    /// At the start of the moves. Without a start nothing can be played.
    pub(super) fn new(rules: RuleSet, start: Option<&Boards>, report: Report) -> Self {
        let boards = start.copied().unwrap_or_else(|| Boards::start(&rules));
        let dead = if start.is_some() { None } else { Some(WhyNot::NoStart) };
        Self {
            tree: Tree::new(boards),
            report,
            tokens: 0,
            played: 0,
            stopped: None,
            rules,
            nodes: 0,
            line: Line { at: 0, node: NodeId::ROOT, boards, board: None, before: Vec::new(), dead },
            outer: Vec::new(),
            skipped: 0,
            skipped_at: 0,
            number: None,
            held: None,
            numbering: PerBoard::default(),
            last_board: None,
            small_letters: false,
            said_board: false,
            said_number: false,
        }
    }

    /// Whether a variation is open.
    pub(super) const fn in_variation(&self) -> bool {
        !self.outer.is_empty() || self.skipped > 0
    }

    /// Where the last move of the main line was made; its boards, unless it was stopped.
    pub(super) fn end(&self) -> (Option<BoardId>, Option<&Boards>) {
        let main = self.outer.first().unwrap_or(&self.line);
        (main.board, main.dead.is_none().then_some(&main.boards))
    }

    /// A number: a move of its board follows.
    pub(super) fn number(&mut self, at: usize, number: Number) {
        self.no_move_follows();
        self.number = Some((at, number));
    }

    /// Something else than a move follows.
    pub(super) fn no_move_follows(&mut self) {
        if let Some((at, _)) = self.number.take()
            && self.skipped == 0
        {
            self.report.add(at, ComplaintKind::MoveMissing);
        }
    }

    /// A word that is no number and no result: a move, or a sign about the last one.
    pub(super) fn word(&mut self, at: usize, word: &[u8]) {
        if self.skipped > 0 {
            self.number = None;
            return;
        }
        self.release();
        match word {
            b"" | b"+" | b"++" | b"#" | b"e.p." | b"ep" | b"ep." => {}
            [b'$', digits @ ..] if digits.iter().all(u8::is_ascii_digit) => self.glyph(at, digits),
            _ => match core::str::from_utf8(word).ok().and_then(Glyph::from_sign) {
                Some(glyph) => self.note(|notes| notes.glyphs.push(glyph)),
                None => self.a_move(at, word),
            },
        }
    }

    fn glyph(&mut self, at: usize, digits: &[u8]) {
        match core::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok()) {
            Some(number) => self.note(|notes| notes.glyphs.push(Glyph(number))),
            None => self.report.add(at, ComplaintKind::UnknownWord),
        }
    }

    /// Writes something about the point that the line has come to, if all its moves could be played.
    fn note(&mut self, write: impl FnOnce(&mut Notes)) {
        if self.line.dead.is_none()
            && let Some(node) = self.tree.node_mut(self.line.node)
        {
            write(&mut node.notes);
        }
    }

    fn a_move(&mut self, at: usize, word: &[u8]) {
        let text = spelled_usually(word);
        let number = self.number.take();
        if number.is_none() && !is_move(&text) {
            self.report.add(at, ComplaintKind::UnknownWord);
            return;
        }
        let main = self.outer.is_empty();
        self.tokens = self.tokens.saturating_add(u32::from(main));
        if self.line.dead.is_some() && (!main || self.stopped.is_some()) {
            return;
        }
        let seat = self.seat(at, number);
        let n = number.map_or_else(|| self.board_number(seat.board), |(_, number)| number.number);
        match self.judge(seat, &text) {
            Ok(mv) => {
                self.check_number(seat.board, number);
                self.enter(Step::Move { seat, mv });
                self.played = self.played.saturating_add(u32::from(main));
                let signs = text.len().saturating_sub(text.trim_end_matches(['!', '?']).len());
                if let Some(glyph) = text.get(text.len().saturating_sub(signs)..).and_then(Glyph::from_sign) {
                    self.note(|notes| notes.glyphs.push(glyph));
                }
            }
            Err(why) => self.stop(at, Unplayable { seat, number: n, text: written(word), why }),
        }
    }

    /// Makes a step that is known to be fine.
    fn enter(&mut self, step: Step) {
        let there = self.tree.child(self.line.node, step);
        self.line.boards = self.line.boards.following(step);
        self.line.node = there.unwrap_or_else(|| {
            self.nodes = self.nodes.saturating_add(1);
            self.tree.push(self.line.node, step, &self.line.boards)
        });
        // A variation that begins like the main line may have gone on here before it.
        if self.outer.is_empty() {
            self.tree.promote(self.line.node);
        }
        self.line.board = Some(step.board());
        if !self.line.before.is_empty() {
            let mut before = core::mem::take(&mut self.line.before);
            self.note(|notes| notes.before.append(&mut before));
        }
    }

    /// The line ends before a move that cannot be played.
    fn stop(&mut self, at: usize, what: Unplayable) {
        self.line.dead = Some(what.why.clone());
        let kind = match what.why {
            WhyNot::Move(_) => ComplaintKind::Unplayable(what.clone()),
            WhyNot::NoStart => ComplaintKind::NoStart,
            WhyNot::TooManyMoves => ComplaintKind::TooManyMoves,
        };
        self.report.add(at, kind);
        if self.outer.is_empty() {
            let stop = Stop { at, index: self.played, what, boards: self.line.boards };
            self.stopped = Some(stop);
        }
    }

    /// A comment. One that is nothing but a clock is read at once, another one when it is known what follows.
    pub(super) fn comment(&mut self, at: usize, text: &[u8], clock: Option<Millis>) {
        if self.skipped > 0 {
            return;
        }
        self.release();
        match clock {
            Some(clock) if self.line.board.is_some() => self.note(|notes| {
                notes.left.get_or_insert(clock);
            }),
            _ => self.held = Some((at, text.to_vec())),
        }
    }

    /// Takes the comment that was waiting, to be used otherwise.
    pub(super) const fn take_held(&mut self) -> Option<(usize, Vec<u8>)> {
        self.held.take()
    }

    /// Gives the comment that was waiting to its point.
    pub(super) fn release(&mut self) {
        if let Some((at, text)) = self.held.take() {
            self.annotate(at, &text);
        }
    }

    /// Gives a comment to the point that the line has come to.
    pub(super) fn annotate(&mut self, at: usize, text: &[u8]) {
        if self.line.dead.is_some() {
            return;
        }
        let said = read_comment(text, self.line.board.unwrap_or(BoardId::A));
        let Said { left, at: when, mut shapes, steps, mut texts, nonsense, too_long } = said;
        if nonsense {
            self.report.add(at, ComplaintKind::CommandNonsense);
        }
        if too_long {
            self.report.add(at, ComplaintKind::CommentTooLong);
        }
        if self.line.board.is_none() {
            self.line.before.append(&mut texts);
        }
        self.note(|notes| {
            notes.left = notes.left.or(left);
            notes.at = notes.at.or(when);
            notes.shapes.append(&mut shapes);
            notes.after.append(&mut texts);
        });
        for step in steps {
            self.step(at, step);
        }
    }

    /// A step that is no move.
    fn step(&mut self, at: usize, wanted: Wanted) {
        if self.nodes >= MAX_MOVES {
            self.report.add(at, ComplaintKind::TooManyMoves);
            return;
        }
        let last = self.line.board.unwrap_or(BoardId::A);
        let take_off = |board, square| Step::TakeOff { by: self.line.boards.on_move(board), at: square };
        let tries = match wanted {
            Wanted::Give { seat, role } => vec![Step::Give { seat, role }],
            Wanted::TakeOff { board: Some(board), at } => vec![take_off(board, at)],
            Wanted::TakeOff { board: None, at } => vec![take_off(last, at), take_off(last.other(), at)],
        };
        let mut refused = None;
        for step in tries {
            match self.line.boards.after(step) {
                Ok(_) => return self.enter(step),
                Err(refusal) => refused = refused.or(Some(refusal)),
            }
        }
        if let Some(refusal) = refused {
            self.report.add(at, ComplaintKind::StepImpossible(refusal));
        }
    }

    /// A variation begins: other moves instead of the last one.
    pub(super) fn open(&mut self, at: usize) {
        self.release();
        self.no_move_follows();
        let before = self.tree.node(self.line.node).and_then(crate::record::Node::parent);
        let before = before.filter(|_| self.line.board.is_some());
        let complaint = match before {
            _ if self.skipped > 0 || self.line.dead.is_some() => None,
            _ if self.outer.len() >= MAX_DEPTH => Some(ComplaintKind::VariationTooDeep),
            None => Some(ComplaintKind::VariationNowhere),
            Some(node) => return self.branch(at, node),
        };
        if let Some(kind) = complaint {
            self.report.add(at, kind);
        }
        if self.skipped == 0 {
            self.skipped_at = at;
        }
        self.skipped = self.skipped.saturating_add(1);
    }

    fn branch(&mut self, at: usize, node: NodeId) {
        let boards = self.tree.node(node).map_or(self.line.boards, |node| *node.boards());
        let line = Line { at, node, boards, board: None, before: Vec::new(), dead: None };
        self.outer.push(core::mem::replace(&mut self.line, line));
    }

    /// A variation ends.
    pub(super) fn close(&mut self, at: usize) {
        self.release();
        self.no_move_follows();
        if let Some(fewer) = self.skipped.checked_sub(1) {
            self.skipped = fewer;
        } else if let Some(line) = self.outer.pop() {
            self.line = line;
        } else {
            self.report.add(at, ComplaintKind::Stray(')'));
        }
    }

    /// The text has ended: back to the main line. What was said before its first move and found none is said of the start.
    pub(super) fn finish(&mut self) {
        self.no_move_follows();
        if self.in_variation() {
            let open = self.outer.iter().skip(1).chain([&self.line]).map(|line| line.at).next();
            let at = if self.outer.is_empty() { self.skipped_at } else { open.unwrap_or_default() };
            self.report.add(at, ComplaintKind::VariationOpen);
        }
        self.skipped = 0;
        if let Some(main) = self.outer.drain(..).next() {
            self.line = main;
        }
        if self.line.board.is_none() {
            let mut before = core::mem::take(&mut self.line.before);
            self.note(|notes| notes.after.append(&mut before));
        }
    }
}

/// How much of a word that is no move is told, in characters. A move has seven.
const MAX_QUOTED: usize = 60;

/// Whether a word has the shape of a move, wherever it could be played.
fn is_move(text: &str) -> bool {
    let start = Position::start(&RuleSet::default());
    read_san(&start, text) != Err(MoveTextError::Unreadable)
}

/// A word as it was written, or its beginning: a complaint quotes it.
fn written(word: &[u8]) -> String {
    let text = super::words::text_of(word);
    match text.char_indices().nth(MAX_QUOTED) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}
