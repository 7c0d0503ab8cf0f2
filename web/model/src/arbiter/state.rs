//! What the page of the clocks shows.

use std::rc::Rc;

use pasapezas_core::arbiter::{Objection, Supervision};
use pasapezas_core::{Millis, Seat};

use super::form::HallForm;
use crate::app::gap::Gap;
use crate::app::{Keeping, Names};

/// Everything that the page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallState {
    /// The form, as it was left.
    pub form: Rc<HallForm>,
    /// The match; `None` while the form is shown.
    pub played: Option<Played>,
    /// How the clocks lie.
    pub view: View,
    /// What is open beside the clocks.
    pub panel: Option<Panel>,
    /// What was refused last, while it is shown.
    pub note: Option<HallNote>,
    /// Time that the clocks have not seen, in the present pause.
    pub gap: Option<Gap>,
    /// That the match has come back when the page was opened, and whether its end is missing; until it goes on.
    pub came_back: Option<bool>,
    /// Whether the device keeps the match.
    pub keeping: Keeping,
    /// How many notes there were: gives each its number.
    pub notes_made: u32,
}

/// A match whose clocks are kept here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which match of this page it is.
    pub number: u32,
    /// The match.
    pub hall: Rc<Supervision>,
    /// The names as they were typed.
    pub names: Rc<Names>,
}

/// How the clocks lie on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct View {
    /// Whether board B is at the left.
    pub swapped: bool,
    /// Whether the halves of those who sit opposite are turned to them.
    pub turned: bool,
}

impl Default for View {
    fn default() -> Self {
        Self { swapped: false, turned: true }
    }
}

/// What is open beside the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Panel {
    /// The menu.
    Menu,
    /// How the match ends, by what was seen on a board.
    Results,
    /// Whether this player really resigns.
    Resign(Seat),
    /// Whether the match is really called off.
    CallOff,
    /// The guide through a claim.
    Claim {
        /// Whose own button has opened it; `None` from the middle.
        player: Option<Seat>,
        /// Whether it lies for those at the far side of the table.
        turned: bool,
    },
    /// The boards on which moves are entered.
    Record,
    /// The four times, to be corrected.
    Times,
    /// What becomes of time that is missing.
    Gap,
    /// The keys.
    Keys,
}

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HallNote {
    /// Tells it from others.
    pub number: u32,
    /// Who tried; `None` for the table.
    pub seat: Option<Seat>,
    /// Why not.
    pub why: Objection,
}

impl HallState {
    /// The form as it was last.
    pub fn new(form: HallForm, view: View) -> Self {
        Self {
            form: Rc::new(form),
            played: None,
            view,
            panel: None,
            note: None,
            gap: None,
            came_back: None,
            keeping: Keeping::Fine,
            notes_made: 0,
        }
    }

    /// The match.
    pub fn hall(&self) -> Option<&Rc<Supervision>> {
        self.played.as_ref().map(|played| &played.hall)
    }

    /// The stamp of the last entry.
    pub fn last_stamp(&self) -> Millis {
        self.hall().map_or(Millis::ZERO, |hall| hall.last_stamp())
    }
}
