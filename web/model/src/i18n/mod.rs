//! Every word a person reads or hears, in Galician, Spanish and English.
//!
//! What it is: pure functions from data to text, one exhaustive match per language, so that a missing translation does
//! not compile. What it is not: there are no string keys, no files to load and no fall-back from one language to another;
//! nothing here knows the browser, and numbers are formatted by us (Chromium's `Intl` has no Galician).
//!
//! - [`Lang`]: which language, and how it is chosen;
//! - [`Ui`] and [`ui`]: the labels of the page;
//! - [`refusal`] and [`refusal_short`]: why something may not be done. The article is not in the sentence: it stands in a
//!   badge beside it, see [`article`];
//! - [`headline`], [`reason`], [`reason_short`], [`end_sentence`], [`score`]: how the match ended;
//! - [`speech`]: sentences for screen readers: squares, moves, passes, clocks, turns.
//!
//! Wording: short, present tense, second person singular to a player and plural to a team; first what is the case, then
//! what one may do; no exclamation marks and no blame.

mod lang;
mod noun;
mod noun_en;
mod noun_es;
mod noun_gl;
mod outcome;
mod outcome_en;
mod outcome_es;
mod outcome_gl;
mod refusal;
mod refusal_en;
mod refusal_es;
mod refusal_gl;
mod scene;
pub mod speech;
mod speech_en;
mod speech_es;
mod speech_gl;
mod text;
mod ui;
mod ui_en;
mod ui_es;
mod ui_gl;

#[cfg(test)]
mod tests;

pub use lang::Lang;
pub use outcome::{end_sentence, headline, pair, reason, reason_short, score, winners};
pub use refusal::{refusal, refusal_short};
pub use scene::Scene;
pub use speech::{Effect, MoveFacts};
pub use text::Text;
pub use ui::{
    Ui, article, board_name, color_name, default_name, minutes_error, name_field, preset_name, reserve_label,
    rules_line, seat_label, team_name, ui,
};
