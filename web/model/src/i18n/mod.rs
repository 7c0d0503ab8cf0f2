//! Every word a person reads or hears, in Galician, Spanish, English, Portuguese, French and German.
//!
//! What it is: pure functions from data to text, one exhaustive match per language, so that a missing translation does
//! not compile. What it is not: there are no string keys, no files to load and no fall-back from one language to another;
//! nothing here knows the browser, and numbers are formatted by us (Chromium's `Intl` has no Galician).
//!
//! - [`Lang`]: which language, and how it is chosen;
//! - [`Ui`] and [`ui`]: the labels of the page;
//! - [`refusal`] and [`refusal_short`]: why something may not be done. The article is not in the sentence: it stands in a
//!   badge beside it, see [`article`];
//! - [`setup_fault`], [`bfen_fault`], [`option_fault`]: what is wrong with a position or rules that somebody brings along;
//! - [`headline`], [`reason`], [`reason_short`], [`end_sentence`], [`score`]: how the match ended;
//! - [`TableUi`], [`SetupUi`]: the labels of the table and of the panel for a new match, with [`table_ui`] and [`setup_ui`];
//! - [`OptionId`], [`OptionValue`]: the options of a set of rules, their names, help and values;
//! - [`time_short`], [`time_long`]: time controls;
//! - [`DoorUi`] and [`door_ui`]: what the table says about the study;
//! - [`LayoutUi`] and [`layout_ui`]: how the table lies on the screen;
//! - [`DrawUi`] and [`draw_ui`], [`pen_name`]: arrows and circles;
//! - [`StudyUi`] and [`study_ui`]: the labels of the study itself;
//! - [`EditorUi`] and [`editor_ui`]: the position editor;
//! - [`LibraryUi`] and [`library_ui`], [`ShareUi`] and [`share_ui`]: the library, and passing a match on;
//! - [`SettingsUi`] and [`settings_ui`]: the page of the settings;
//! - [`Clerk`]: claims, rulings, conduct and ends on real boards; [`GuideUi`] and [`guide_ui`]: the labels around them;
//! - [`AboutUi`] and [`about_ui`]: what the page says of itself;
//! - [`ClockUi`] and [`clock_ui`]: the clocks beside real boards;
//! - [`PrintUi`] and [`print_ui`]: a match on paper, and what the device has kept of the study;
//! - [`HelpUi`] and [`help_ui`]: the help;
//! - [`TypedUi`] and [`typed_ui`], [`piece_letter`]: moves that are typed;
//! - [`rulebook`]: the regulation, article by article, with our decisions;
//! - [`speech`]: sentences for screen readers: squares, moves, passes, offers, clocks, turns.
//!
//! Wording: short, present tense, second person singular to a player and plural to a team; first what is the case, then
//! what one may do; no exclamation marks and no blame.

mod about;
mod arbiter;
mod arbiter_de;
mod arbiter_en;
mod arbiter_es;
mod arbiter_fr;
mod arbiter_gl;
mod arbiter_line;
mod arbiter_pt;
mod arbiter_report;
mod arbiter_told;
mod arbiter_ui;
mod clock;
mod clock_de;
mod clock_en;
mod clock_es;
mod clock_fr;
mod clock_gl;
mod clock_pt;
mod door;
mod drawing;
mod editor;
mod editor_de;
mod editor_en;
mod editor_es;
mod editor_fr;
mod editor_gl;
mod editor_pt;
mod elision;
mod fault;
mod fault_de;
mod fault_en;
mod fault_es;
mod fault_fr;
mod fault_gl;
mod fault_pt;
mod help;
mod labels;
mod lang;
mod layout;
mod library;
mod library_de;
mod library_en;
mod library_es;
mod library_fr;
mod library_gl;
mod library_pt;
mod noun;
mod noun_de;
mod noun_en;
mod noun_es;
mod noun_fr;
mod noun_gl;
mod noun_pt;
mod option_de;
mod option_en;
mod option_es;
mod option_fr;
mod option_gl;
mod option_pt;
mod options;
mod outcome;
mod phrase;
mod phrase_de;
mod phrase_en;
mod phrase_es;
mod phrase_fr;
mod phrase_gl;
mod phrase_pt;
mod print;
mod refusal;
mod refusal_de;
mod refusal_en;
mod refusal_es;
mod refusal_fr;
mod refusal_gl;
mod refusal_pt;
pub mod rulebook;
mod scene;
mod settings;
mod settings_de;
mod settings_en;
mod settings_es;
mod settings_fr;
mod settings_gl;
mod settings_pt;
mod setup;
mod setup_de;
mod setup_en;
mod setup_es;
mod setup_fr;
mod setup_gl;
mod setup_pt;
mod share;
mod share_de;
mod share_en;
mod share_es;
mod share_fr;
mod share_gl;
mod share_pt;
pub mod speech;
mod study;
mod study_complaint;
mod study_complaint_de;
mod study_complaint_en;
mod study_complaint_es;
mod study_complaint_fr;
mod study_complaint_gl;
mod study_complaint_pt;
mod study_de;
mod study_en;
mod study_es;
mod study_fr;
mod study_gl;
mod study_pt;
mod table;
mod table_de;
mod table_en;
mod table_es;
mod table_fr;
mod table_gl;
mod table_pt;
mod text;
mod time_text;
mod typed;
mod ui;
mod ui_de;
mod ui_en;
mod ui_es;
mod ui_fr;
mod ui_gl;
mod ui_pt;

#[cfg(test)]
mod tests;

pub use about::{AboutUi, about_ui};
pub use arbiter::Clerk;
pub use arbiter_ui::{GuideUi, guide_ui};
pub use clock::{
    ClockUi, clock_of_board, clock_of_player, clock_ui, declaration, hall_choice, hall_option, press_refused,
    seat_words,
};
pub use door::{DoorUi, door_ui};
pub use drawing::{DrawUi, draw_ui, drawn, mark_begun, pen_name, rubbed_out};
pub use editor::{
    EditorUi, castling_box, editor_note, editor_ui, n_faults, on_board, reserve_of, store_one, taken_up,
    text_help, tool_name, unstore_one,
};
pub use fault::{bad_address, bfen_fault, fen_fault, option_fault, setup_fault, setup_fault_on};
pub use help::{HelpUi, help_ui};
pub use lang::Lang;
pub use layout::{LayoutUi, layout_ui};
pub use library::{LibraryUi, delete_of, import_fault, keep_fault, library_ui, taken_in};
pub use options::{OptionId, OptionValue, option_help, option_name, option_value, value_name};
pub use outcome::{Ending, end_sentence, headline, pair, reason, reason_short, score, winners};
pub use print::{PrintUi, left_out, print_ui};
pub use refusal::{refusal, refusal_short};
pub use scene::Scene;
pub use settings::{SettingsUi, settings_fault, settings_ui};
pub use setup::{
    SetupUi, back_to_preset, hands_seat, hands_team, preset_origin, preset_summary, read_article,
    read_source, rules_fault, setup_ui, source_name,
};
pub use share::{ShareUi, link_copied, link_length, moves_of, no_position_link, share_ui, shared_fault};
pub use speech::{Effect, MoveFacts};
pub use study::{StudyUi, games_count, give_to, moves_count, study_ui};
pub use study_complaint::{broken_log, complaint};
pub use table::{
    TableUi, claim_time_label, gap_banner, gap_sentence, points, removal_done, removal_offer, table_ui,
    take_back_question, time_field,
};
pub use text::{Text, uncapital};
pub use time_text::{seconds_error, setup_line, time_long, time_short, usual_time, versus};
pub use typed::{TypedUi, no_such_piece, not_a_move, piece_letter, several_moves, typed_ui};
pub use ui::{
    Ui, article, board_name, color_name, default_name, minutes_error, name_field, preset_name, reserve_label,
    rules_line, rules_name, seat_label, team_name, ui,
};
