//! A record under review: where the reader is in it, what he does to it, and the boards there.
//!
//! The record is the truth. List, times, breaches and boards follow from it and are kept beside it, worked out anew when the
//! record or the place in it changes. What is allowed is asked of a match laid out at that place.

use std::rc::Rc;

use pasapezas_core::record::{Boards, Breach, Complaint, NodeId, Record, Step, Stopped, breaches, preset_of};
use pasapezas_core::{
    Action, Attempt, BoardId, DropRole, Match, MatchSetup, Millis, Move, PerBoard, Preset, Refusal, RuleSet,
    Seat, Stamp, TimeControl,
};

use super::edit::Edit;
use super::limit::{Limit, passed};
use super::score::Score;
use super::timetable::Timetable;
use crate::app::{Note, Tokens};
use crate::input::Hand;

/// How many edits can be taken back.
const MEMORY: usize = 100;

/// A record under review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The record.
    pub record: Rc<Record>,
    /// What its reader found wrong.
    pub complaints: Rc<Vec<Complaint>>,
    /// Where the text goes on with a move that cannot be played.
    pub stopped: Option<Rc<Stopped>>,
    /// The rules that it seems to have been played by.
    pub detected: Preset,
    /// What of it the Galician regulation forbids.
    pub breaches: Rc<Vec<Breach>>,
    /// Its moves as a list.
    pub score: Rc<Score>,
    /// When they were made.
    pub times: Rc<Timetable>,
    /// Where the reader is.
    pub at: NodeId,
    /// The pieces there.
    pub tokens: PerBoard<Rc<Tokens>>,
    /// A match laid out there, which says what is allowed.
    pub arena: Rc<Match>,
    /// Which one it is.
    pub arena_number: u32,
    /// What hands hold.
    pub hand: Hand,
    /// What was refused last on each board.
    pub notes: PerBoard<Option<Note>>,
    /// How many notes there were.
    pub notes_made: u32,
    /// Why the last edit was not made, if it would have made the record larger than a reader takes.
    pub limit: Option<Limit>,
    /// The record before each edit, the last one at the end.
    past: Vec<(Rc<Record>, NodeId)>,
    /// The record after each edit that was taken back.
    future: Vec<(Rc<Record>, NodeId)>,
    /// The record as it was opened.
    opened: Rc<Record>,
}

impl Review {
    /// A record that was just read, at its beginning, by the rules that it seems to have been played by.
    pub fn new(record: Record, complaints: Vec<Complaint>, stopped: Option<Stopped>) -> Self {
        let detected = preset_of(&record);
        let record = if record.rules.preset().is_some_and(|preset| preset != detected) {
            record.under(RuleSet::of(detected))
        } else {
            record
        };
        let record = Rc::new(record);
        let mut review = Self {
            complaints: Rc::new(complaints),
            stopped: stopped.map(Rc::new),
            detected,
            breaches: Rc::default(),
            score: Rc::default(),
            times: Rc::default(),
            at: NodeId::ROOT,
            tokens: PerBoard::new(|_| Rc::default()),
            arena: arena(&record, NodeId::ROOT),
            arena_number: 0,
            hand: Hand::default(),
            notes: PerBoard::default(),
            notes_made: 0,
            limit: None,
            past: Vec::new(),
            future: Vec::new(),
            opened: Rc::clone(&record),
            record,
        };
        review.read();
        review.go(NodeId::ROOT);
        review
    }

    /// Works out anew what follows from the record.
    fn read(&mut self) {
        self.score = Rc::new(Score::of(&self.record));
        self.times = Rc::new(Timetable::of(&self.record));
        self.breaches = Rc::new(breaches(&self.record, &RuleSet::default()));
    }

    /// Goes to a node; one that is not there leaves everything as it is.
    pub fn go(&mut self, to: NodeId) {
        if self.record.tree.node(to).is_none() {
            return;
        }
        self.at = to;
        self.limit = None;
        self.tokens = tokens(&self.record, to);
        self.arena = arena(&self.record, to);
        self.arena_number = self.arena_number.wrapping_add(1);
        self.hand = Hand::default();
        self.notes = PerBoard::default();
    }

    /// Both boards where the reader is.
    pub fn boards(&self) -> &Boards {
        self.record.tree.node(self.at).unwrap_or(self.record.tree.root()).boards()
    }

    /// Whether anything was edited since the record was opened.
    pub fn is_edited(&self) -> bool {
        !Rc::ptr_eq(&self.record, &self.opened) && self.record != self.opened
    }

    /// Whether an edit can be taken back, and whether one that was taken back can be made again.
    pub fn can_undo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Why the regulation forbids the move that led to a node, if it does.
    pub fn breach(&self, node: NodeId) -> Option<&Breach> {
        self.breaches.iter().find(|breach| breach.node == node)
    }

    /// Makes an edit where the reader is, and goes where it leads. One that makes the record larger than a reader takes is not
    /// made; `limit` says why.
    ///
    /// # Errors
    /// Why a step may not be made; nothing has changed then.
    pub fn edit(&mut self, edit: &Edit) -> Result<(), Refusal> {
        self.limit = None;
        let mut record = (*self.record).clone();
        let to = edit.apply(&mut record, self.at)?;
        if record == *self.record {
            if to != self.at {
                self.go(to);
            }
            return Ok(());
        }
        self.limit = passed(&record).filter(|_| *edit != Edit::Cut);
        if self.limit.is_some() {
            return Ok(());
        }
        self.past.push((Rc::clone(&self.record), self.at));
        if self.past.len() > MEMORY {
            self.past.remove(0);
        }
        self.future.clear();
        self.take(Rc::new(record), to);
        Ok(())
    }

    /// Takes the last edit back.
    pub fn undo(&mut self) {
        if let Some((record, at)) = self.past.pop() {
            self.future.push((Rc::clone(&self.record), self.at));
            self.take(record, at);
        }
    }

    /// Makes the edit again that was taken back last.
    pub fn redo(&mut self) {
        if let Some((record, at)) = self.future.pop() {
            self.past.push((Rc::clone(&self.record), self.at));
            self.take(record, at);
        }
    }

    fn take(&mut self, record: Rc<Record>, at: NodeId) {
        self.record = record;
        self.read();
        self.go(at);
    }

    /// Judges the record by the rules of another preset from now on.
    pub fn judge_by(&mut self, preset: Preset) {
        let record = (*self.record).clone().under(RuleSet::of(preset));
        self.take(Rc::new(record), self.at);
    }

    /// Somebody plays where the reader is: a new branch, or the move that is there already.
    pub fn play(&mut self, seat: Seat, action: Action) {
        if let Action::Play(mv) = action
            && let Err(why) = self.edit(&Edit::Step(Step::Move { seat, mv }))
        {
            self.refuse(seat, Some(attempt_of(mv)), why);
        }
    }

    /// Somebody gets a piece from nowhere.
    pub fn give(&mut self, seat: Seat, role: DropRole) {
        // Nothing stands against a gift.
        let _done = self.edit(&Edit::Step(Step::Give { seat, role }));
    }

    /// Says why something may not be done.
    pub fn refuse(&mut self, seat: Seat, attempt: Option<Attempt>, why: Refusal) {
        self.notes_made = self.notes_made.wrapping_add(1);
        let note = Note { number: self.notes_made, seat, attempt, why, lapsed: false };
        *self.notes.get_mut(seat.board) = Some(note);
    }

    /// What a clock showed where the reader is: after the last move of its owner, or at the start.
    pub fn left(&self, seat: Seat) -> Option<Millis> {
        self.left_at(seat, self.at)
    }

    /// What a clock showed at a node.
    pub fn left_at(&self, seat: Seat, node: NodeId) -> Option<Millis> {
        let tree = &self.record.tree;
        let mut at = Some(node);
        while let Some(node) = at.and_then(|id| tree.node(id)) {
            if let (Some(Step::Move { seat: mover, .. }), Some(left)) = (node.step(), node.notes.left)
                && mover == seat
            {
                return Some(left);
            }
            at = node.parent();
        }
        self.record.time.and_then(|time| time.base(seat))
    }
}

/// Why the regulation forbids the move that led to where the reader is, if it does.
pub fn breach_at(review: &Review) -> Option<&Breach> {
    review.breach(review.at)
}

/// What a move tries.
fn attempt_of(mv: Move) -> Attempt {
    match mv {
        Move::Normal { from, to, promotion } => Attempt::Board { from, to, promotion },
        Move::EnPassant { from, to } => Attempt::Board { from, to, promotion: None },
        Move::Castle(side) => {
            let [from, to] = [None, Some(side)]
                .map(|to| crate::app::select::castle_square(pasapezas_core::Color::White, to));
            Attempt::Board { from, to, promotion: None }
        }
        Move::Drop { role, to } => Attempt::Drop { role, to },
    }
}

/// A running match without clocks at a node. Whoever looks at moves touches nothing.
fn arena(record: &Record, at: NodeId) -> Rc<Match> {
    let boards = record.tree.node(at).unwrap_or(record.tree.root()).boards();
    let rules = RuleSet { touch_move: false, ..record.rules };
    let usual = MatchSetup::new(rules, TimeControl::Untimed);
    let mut game = Match::new(MatchSetup { start: *boards.positions(), ..usual });
    // It can be refused by nobody: nothing has happened yet.
    drop(game.play(Stamp::table(Millis::ZERO), Action::Start));
    Rc::new(game)
}

/// The pieces at a node, with the identities that they have had since the start.
fn tokens(record: &Record, at: NodeId) -> PerBoard<Rc<Tokens>> {
    let tree = &record.tree;
    let start = tree.root().boards();
    let mut tokens = PerBoard::new(|board: BoardId| Tokens::of(start.position(board)));
    for step in tree.path(at).into_iter().filter_map(|id| tree.node(id)?.step()) {
        match step {
            Step::Move { seat, mv } => tokens.get_mut(seat.board).follow(seat.color, mv),
            Step::TakeOff { by, at } => tokens.get_mut(by.board).take_off(at),
            Step::Give { .. } => {}
        }
    }
    tokens.map(Rc::new)
}
