//! Floor 2: the vocabulary of the regulation. Articles, options and presets, refusals, outcomes, time controls: values
//! only. What follows from them is decided on the floors above (`position` for one board, `game` for the match).

pub mod article;
pub mod draw_options;
pub mod option_text;
pub mod options;
pub mod outcome;
pub mod refusal;
pub mod refusal_code;
pub mod rule_set;
pub mod source;
pub mod time_control;

pub use article::Article;
pub use draw_options::{Communication, DrawAgreement, DrawCounts, FlagDraw, RepetitionRule, TimeWin};
pub use option_text::{Expected, OptionError};
pub use options::{BoardRules, DropCheck, Enforcement, MateRule, PawnRanks, StalemateRule};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use refusal::{CastleSide, Claim, Refusal};
pub use refusal_code::RefusalKind;
pub use rule_set::{Preset, RuleSet, RuleSetFault};
pub use source::{Section, Source};
pub use time_control::{Bonus, TimeControl};
