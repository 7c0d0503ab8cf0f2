//! The state of the page and everything that may happen to it.
//!
//! The log of the match is the only truth about the match; settings, names, hands and notes stand beside it. State is
//! shallow: what is big hangs in an `Rc`, so that a copy costs nothing and components compare by pointer.

pub mod announce;
pub mod change;
pub mod choices;
pub mod claims;
pub mod clock_face;
pub mod cues;
pub mod evening;
pub mod gap;
pub mod kept;
pub mod layout;
pub mod line;
pub mod per_team;
pub mod reduce;
pub mod refused;
pub mod rematch;
pub mod rules_view;
pub mod select;
pub mod session;
pub mod settings;
pub mod setup_form;
pub mod setup_form_text;
pub mod setup_form_time;
pub mod sheet;
pub mod start;
pub mod state;
pub mod summary;
pub mod time_field;
pub mod tokens;
pub mod typed;

#[cfg(test)]
mod tests;

pub use change::{Change, SettingChange};
pub use cues::Cue;
pub use evening::Evening;
pub use gap::Gap;
pub use kept::Comeback;
pub use layout::Layout;
pub use per_team::PerTeam;
pub use rematch::Rematch;
pub use session::Session;
pub use settings::{Settings, Theme};
pub use sheet::{Line, Sheet};
pub use start::{BadStart, NewMatch};
pub use state::{
    AppState, Asking, CameBack, Dialog, KeepFault, Keeping, Names, Note, Question, TeamNote, Told,
};
pub use tokens::{Token, Tokens};
