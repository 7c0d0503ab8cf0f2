//! The state of the review.

use std::collections::BTreeMap;
use std::rc::Rc;

use pasapezas_core::record::{NodeId, Pen, Shape};
use pasapezas_core::{Color, PerBoard, Seat};

use super::change::StudyChange;
use super::edit::Edit;
use super::reading::{OpenFile, Unreadable};
use super::review::Review;
use super::step::{Way, step};
use crate::app::KeepFault;
use crate::app::settings::TEAM_ONE_BELOW;

/// How many games of a file are listed at first, and how many more each time.
pub const PAGE: usize = 100;

/// How fast a record is played back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Speed {
    /// As it was played.
    #[default]
    True,
    /// Twice as fast.
    Double,
    /// Eight times as fast.
    Eight,
}

impl Speed {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::True, Self::Double, Self::Eight];

    /// How many times as fast.
    pub const fn factor(self) -> u32 {
        match self {
            Self::True => 1,
            Self::Double => 2,
            Self::Eight => 8,
        }
    }
}

/// What lies beside the boards besides the moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tab {
    /// The moves.
    #[default]
    Moves,
    /// The games of the file.
    Games,
    /// Tags, rules, and what is wrong with the record.
    About,
}

/// The review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyState {
    /// The file that is open.
    pub file: Option<Rc<OpenFile>>,
    /// How much of a file that is being read has been read, in thousandths, and its games so far.
    pub progress: Option<(u32, usize)>,
    /// Which of its games is shown.
    pub game: Option<usize>,
    /// Words that a game must have to be listed.
    pub filter: Rc<str>,
    /// How many games are listed.
    pub listed: usize,
    /// The games of the file that the reader has left, as he left them.
    pub left: BTreeMap<usize, Rc<Review>>,
    /// The link that has brought the record, if one has.
    pub arrived: Option<Arrived>,
    /// The record that is shown.
    pub review: Option<Rc<Review>>,
    /// Why the last thing could not be opened.
    pub wrong: Option<Rc<Unreadable>>,
    /// Whether the record is being played back.
    pub playing: bool,
    /// How fast.
    pub speed: Speed,
    /// Whose first rank is below on each board.
    pub below: PerBoard<Color>,
    /// Whether board B stands on the left.
    pub swapped: bool,
    /// The pencil in hand: arrows and circles are drawn with it.
    pub pencil: Option<Pen>,
    /// What was drawn last where the reader is, and whether it is there or gone, for those who hear the page.
    pub drawn: Option<(Shape, bool)>,
    /// Who is given a piece.
    pub giving: Option<Seat>,
    /// What lies beside the boards.
    pub tab: Tab,
    /// Where the record comes from.
    pub source: Source,
    /// What was open before, with all that was done to it.
    pub aside: Option<Rc<Self>>,
    /// Whether what a link has brought, and what was open before, are told.
    pub bar: bool,
    /// What is to be said of the record that the device had kept.
    pub kept: Kept,
}

/// Where a record comes from, unless a link has brought it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The reader has opened it.
    #[default]
    Reader,
    /// The library holds it, so that nobody else has to keep it.
    Library,
    /// An earlier visit, and what was done to it there is not known.
    Earlier,
}

/// What became of something that was kept for this visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kept {
    /// There was nothing, or it has been said.
    #[default]
    Nothing,
    /// It is here again.
    Back,
    /// It was damaged.
    Lost,
}

impl Default for StudyState {
    fn default() -> Self {
        Self {
            file: None,
            progress: None,
            game: None,
            left: BTreeMap::new(),
            arrived: None,
            filter: "".into(),
            listed: PAGE,
            review: None,
            wrong: None,
            playing: false,
            speed: Speed::True,
            below: TEAM_ONE_BELOW,
            swapped: false,
            pencil: None,
            drawn: None,
            giving: None,
            tab: Tab::Moves,
            source: Source::Reader,
            aside: None,
            bar: false,
            kept: Kept::Nothing,
        }
    }
}

/// A record that a link has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// What the link carries.
    pub link: Rc<str>,
    /// Whether it is kept.
    pub offer: Offer,
}

/// The offer to keep a record that a link has brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// It is open.
    Open,
    /// The record is kept.
    Taken,
    /// It could not be kept.
    Failed(KeepFault),
}

impl StudyState {
    /// Shows what was opened, in place of what was open.
    pub(super) fn replace(&mut self, file: Rc<OpenFile>) {
        let one = file.games.len() == 1;
        self.file = Some(file);
        self.left.clear();
        self.game = None;
        self.review = None;
        self.arrived = None;
        self.progress = None;
        self.wrong = None;
        self.filter = "".into();
        self.listed = PAGE;
        self.source = Source::Reader;
        self.bar = true;
        self.kept = Kept::Nothing;
        self.show(0);
        self.tab = if one { Tab::Moves } else { Tab::Games };
    }

    /// Shows a game of the file, where the reader left it and with what he did to it.
    pub(super) fn show(&mut self, index: usize) {
        let Some(game) = self.file.as_ref().and_then(|file| file.games.get(index)) else { return };
        if let (Some(old), Some(review)) = (self.game, self.review.take()) {
            self.left.insert(old, review);
        }
        let review = self.left.remove(&index).unwrap_or_else(|| {
            let found = game.read();
            Rc::new(Review::new(found.record, found.complaints, found.stopped))
        });
        self.review = Some(review);
        self.game = Some(index);
        self.drawn = None;
        self.playing = false;
        self.giving = None;
        self.tab = Tab::Moves;
    }

    /// Draws a mark where the reader is, or takes it away.
    pub(super) fn draw(&mut self, shape: Shape) {
        let Some(review) = &mut self.review else { return };
        let review = Rc::make_mut(review);
        // Nothing stands against a mark.
        let _done = review.edit(&Edit::Shape(shape));
        let node = review.record.tree.node(review.at);
        let there = node.is_some_and(|node| node.notes.shapes.contains(&shape));
        self.drawn = Some((shape, there));
    }

    /// A playback at the end begins again.
    pub(super) fn play(&mut self, playing: bool) {
        self.playing = playing && self.review.is_some();
        if let (true, Some(review)) = (self.playing, &mut self.review)
            && step(&review.record.tree, review.at, Way::On, None) == review.at
        {
            Rc::make_mut(review).go(NodeId::ROOT);
        }
    }

    /// What happens to the record that is shown.
    pub(super) fn review(&mut self, change: StudyChange) {
        let Some(review) = &mut self.review else { return };
        let review = Rc::make_mut(review);
        let before = review.at;
        match change {
            StudyChange::Go(node) => review.go(node),
            StudyChange::Step(way, board) => {
                let to = step(&review.record.tree, review.at, way, board);
                if to != review.at {
                    review.go(to);
                }
            }
            StudyChange::Edit(edit) => {
                // What can be refused is asked of the arena before, see `Plays`.
                let _done = review.edit(&edit);
            }
            StudyChange::Undo => review.undo(),
            StudyChange::Redo => review.redo(),
            StudyChange::JudgeBy(preset) => review.judge_by(preset),
            StudyChange::Plays(seat, action) => {
                self.playing = false;
                review.play(seat, action);
            }
            StudyChange::Refused(seat, attempt, why) => review.refuse(seat, attempt, why),
            StudyChange::Read(board) => *review.notes.get_mut(board) = None,
            StudyChange::Held(hand) => review.hand = hand,
            StudyChange::Give(seat, role) => {
                review.give(seat, role);
                self.giving = None;
            }
            StudyChange::Progress(..)
            | StudyChange::Stopped
            | StudyChange::Opened(_)
            | StudyChange::Shelved
            | StudyChange::Closed
            | StudyChange::Noticed
            | StudyChange::Wrong(_)
            | StudyChange::Excused
            | StudyChange::Game(_)
            | StudyChange::Filter(_)
            | StudyChange::More
            | StudyChange::Play(_)
            | StudyChange::Speed(_)
            | StudyChange::Giving(_)
            | StudyChange::Pen(_)
            | StudyChange::Draw(_)
            | StudyChange::Brought(..)
            | StudyChange::Return
            | StudyChange::BarClosed
            | StudyChange::Offer(_)
            | StudyChange::Turn
            | StudyChange::Swap
            | StudyChange::Tab(_) => {}
        }
        if review.at != before {
            self.drawn = None;
        }
    }
}
