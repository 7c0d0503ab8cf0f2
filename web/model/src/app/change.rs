//! Everything that may happen to the page.

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{Action, Attempt, BoardId, Millis, Refusal, Seat, Stamp, Team};

use super::kept::Comeback;
use super::layout::Layout;
use super::settings::{Settings, Theme};
use super::start::NewMatch;
use super::state::{Asking, Dialog, Keeping};
use crate::i18n::Lang;
use crate::input::Hand;

/// One thing that happens. Times are arguments: nothing here asks for them.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Somebody acts.
    Act {
        /// When, and who.
        stamp: Stamp,
        /// What.
        action: Action,
    },
    /// A team presses its button for the time: one of its members claims (article 9.2).
    ClaimTime {
        /// When.
        at: Millis,
        /// Which team.
        team: Team,
    },
    /// The device slept, or its clock was set forward: both boards are paused at the last instant that the clock of the match
    /// has seen.
    Missed {
        /// That instant.
        at: Millis,
        /// How much time is missing.
        span: Millis,
    },
    /// The missing time counts, and play goes on.
    CountGap,
    /// A try was refused.
    Refused {
        /// Who tried.
        seat: Seat,
        /// What, unless it was no try on the board.
        attempt: Option<Attempt>,
        /// Why not.
        why: Refusal,
    },
    /// What was planned is off now that its turn has come.
    Lapsed {
        /// Who had planned.
        seat: Seat,
        /// What.
        attempt: Attempt,
        /// Why it cannot be played.
        why: Refusal,
    },
    /// Somebody asks how a board stands.
    Tell {
        /// Which board.
        board: BoardId,
        /// When.
        at: Millis,
    },
    /// This note has been shown long enough.
    NoteRead {
        /// On which board.
        board: BoardId,
        /// Its number.
        number: u32,
    },
    /// The note of a team has been shown long enough.
    TeamNoteRead {
        /// Whose.
        team: Team,
        /// Its number.
        number: u32,
    },
    /// A player touches something: what was said to him is read.
    Touched(Seat),
    /// Hands have picked something or put it down.
    Hand(Hand),
    /// A pencil is taken, or put away.
    Pencil(Option<Pen>),
    /// An arrow or a circle is drawn, or taken away where it is there.
    Draw(Shape),
    /// The drawings of one board are taken away, or of both.
    Wipe(Option<BoardId>),
    /// A setting is chosen.
    Setting(SettingChange),
    /// A player is called something else.
    Name {
        /// Who.
        seat: Seat,
        /// What, as typed.
        name: String,
    },
    /// Both boards are turned by half.
    TurnBoards,
    /// One board is turned by half.
    TurnBoard(BoardId),
    /// The boards stand as they do as long as nobody has turned or swapped them.
    StandAsUsual,
    /// The menu opens for somebody at the upper edge of a table that lies flat.
    FarMenu,
    /// A panel opens, or the open one closes.
    Dialog(Option<Dialog>),
    /// A player is asked something in his line, or nobody of this board any more.
    Ask {
        /// On which board.
        board: BoardId,
        /// Who is asked what.
        asking: Option<Asking>,
    },
    /// The score of the evening begins anew.
    ClearEvening,
    /// The result panel is closed.
    CloseResult,
    /// A new match is on the table.
    NewMatch(Box<NewMatch>),
    /// A match that was kept is on the table again. It stands still if it ran.
    ComeBack(Box<Comeback>),
    /// A match that another page plays, as far as it has come. This page looks on: nobody acts here.
    Watch(Box<Comeback>),
    /// The device keeps the match, or does not.
    Keeping(Keeping),
    /// Another build of the page has come, and waits to be used.
    Outdated,
}

/// A choice of the people at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SettingChange {
    /// The language.
    Lang(Lang),
    /// The colours.
    Theme(Theme),
    /// Whether targets are marked.
    ShowTargets(bool),
    /// Whether moves may be planned before their turn.
    Premoves(bool),
    /// Whether anything is heard.
    Sound(bool),
    /// All of them, as on the page of the settings. Without a chosen language the language stays.
    All(Settings),
    /// Which board stands at the left.
    First(BoardId),
    /// The picture of the table.
    Layout(Layout),
}
