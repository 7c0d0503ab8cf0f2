//! Everything that may happen to the page.

use pasapezas_core::{Action, Attempt, BoardId, Refusal, Seat, Stamp};

use super::settings::Theme;
use super::start::NewMatch;
use super::state::Dialog;
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
    /// A try was refused.
    Refused {
        /// Who tried.
        seat: Seat,
        /// What, unless it was no try on the board.
        attempt: Option<Attempt>,
        /// Why not.
        why: Refusal,
    },
    /// This note has been shown long enough.
    NoteRead {
        /// On which board.
        board: BoardId,
        /// Its number.
        number: u32,
    },
    /// A player touches something: what was said to him is read.
    Touched(Seat),
    /// Hands have picked something or put it down.
    Hand(Hand),
    /// A setting is chosen.
    Setting(SettingChange),
    /// A player is called something else.
    Name {
        /// Who.
        seat: Seat,
        /// What, as typed.
        name: String,
    },
    /// The boards are turned by half.
    TurnBoards,
    /// A panel opens, or the open one closes.
    Dialog(Option<Dialog>),
    /// A player is asked whether he resigns, or no longer.
    AskResign {
        /// On which board.
        board: BoardId,
        /// Who is asked.
        seat: Option<Seat>,
    },
    /// The result panel is closed.
    CloseResult,
    /// A new match is on the table.
    NewMatch(Box<NewMatch>),
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
}
