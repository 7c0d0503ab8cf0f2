//! What may happen to the review, and the state after it.

use std::rc::Rc;

use pasapezas_core::record::{NodeId, Pen, Shape};
use pasapezas_core::{Action, Attempt, BoardId, Color, DropRole, Preset, Refusal, Seat};

use super::edit::Edit;
use super::reading::{OpenFile, Unreadable};
use super::state::{Kept, Offer, PAGE, Source, Speed, StudyState, Tab};
use super::step::Way;
use crate::input::Hand;

/// What happens to the review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyChange {
    /// A file is being read.
    Progress(u32, usize),
    /// It was stopped.
    Stopped,
    /// Its games are known.
    Opened(Rc<OpenFile>),
    /// What was opened is in the library.
    Shelved,
    /// The record is closed.
    Closed,
    /// What was to be said of the record that the device had kept is read.
    Noticed,
    /// It could not be opened.
    Wrong(Rc<Unreadable>),
    /// What was wrong has been read.
    Excused,
    /// A game of the file is shown.
    Game(usize),
    /// Only games with these words are listed.
    Filter(Rc<str>),
    /// More games are listed.
    More,
    /// The reader goes to a node.
    Go(NodeId),
    /// He goes on or back, on both boards or on one.
    Step(Way, Option<BoardId>),
    /// The record is played back, or stands.
    Play(bool),
    /// How fast it is played back.
    Speed(Speed),
    /// Something is done to the record.
    Edit(Edit),
    /// The last edit is taken back.
    Undo,
    /// It is made again.
    Redo,
    /// The record is judged by other rules.
    JudgeBy(Preset),
    /// A hand plays.
    Plays(Seat, Action),
    /// A hand may not do what it tried.
    Refused(Seat, Option<Attempt>, Refusal),
    /// What was said at a board is read.
    Read(BoardId),
    /// Hands hold something else.
    Held(Hand),
    /// Somebody gets a piece from nowhere.
    Give(Seat, DropRole),
    /// Somebody is about to get a piece, or nobody.
    Giving(Option<Seat>),
    /// Arrows are drawn with this pen, or none.
    Pen(Option<Pen>),
    /// An arrow or circle is drawn, or taken away where it is there.
    Draw(Shape),
    /// A link has brought a match.
    Brought(Rc<OpenFile>, Rc<str>),
    /// What has become of the offer to keep it.
    Offer(Offer),
    /// The reader goes back to what was open before.
    Return,
    /// The bar over the record is closed.
    BarClosed,
    /// Both boards are turned.
    Turn,
    /// The boards change places.
    Swap,
    /// Something else lies beside the boards.
    Tab(Tab),
}

/// The state after a change.
pub fn change(state: &StudyState, change: StudyChange) -> StudyState {
    let mut next = state.clone();
    match change {
        StudyChange::Progress(share, games) => next.progress = Some((share, games)),
        StudyChange::Stopped => next.progress = None,
        StudyChange::Opened(file) => next.open(file),
        StudyChange::Shelved => next.source = Source::Library,
        StudyChange::Closed => next.close(),
        StudyChange::Noticed => next.kept = Kept::Nothing,
        StudyChange::Wrong(wrong) => {
            next.progress = None;
            next.wrong = Some(wrong);
        }
        StudyChange::Excused => next.wrong = None,
        StudyChange::Game(index) => next.show(index),
        StudyChange::Filter(words) => {
            next.filter = words;
            next.listed = PAGE;
        }
        StudyChange::More => next.listed = next.listed.saturating_add(PAGE),
        StudyChange::Play(playing) => next.play(playing),
        StudyChange::Speed(speed) => next.speed = speed,
        StudyChange::Giving(seat) => next.giving = seat,
        StudyChange::Pen(pen) => next.pencil = pen,
        StudyChange::Draw(shape) => next.draw(shape),
        StudyChange::Brought(file, link) => next.bring(file, link),
        StudyChange::Return => next.back(),
        StudyChange::BarClosed => next.bar = false,
        StudyChange::Offer(offer) => {
            if let Some(arrived) = &mut next.arrived {
                arrived.offer = offer;
            }
        }
        StudyChange::Turn => next.below = next.below.map(Color::other),
        StudyChange::Swap => next.swapped = !next.swapped,
        StudyChange::Tab(tab) => next.tab = tab,
        StudyChange::Go(_)
        | StudyChange::Step(..)
        | StudyChange::Edit(_)
        | StudyChange::Undo
        | StudyChange::Redo
        | StudyChange::JudgeBy(_)
        | StudyChange::Plays(..)
        | StudyChange::Refused(..)
        | StudyChange::Read(_)
        | StudyChange::Held(_)
        | StudyChange::Give(..) => next.review(change),
    }
    next
}
