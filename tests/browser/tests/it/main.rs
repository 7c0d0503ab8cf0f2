//! The page in a real browser, from a person's first touch to the result.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::doc_markdown,
    clippy::redundant_closure_for_method_calls,
    reason = "tests: they stop at the first thing that is not as it should be; seats are names, not code"
)]

mod about;
mod accessibility;
mod castling;
mod chain;
mod claims;
mod clock_page;
mod clock_press;
mod clock_shots;
mod comeback;
mod cost;
mod crashes;
mod dialogue;
mod double_press;
mod drag_bench;
mod drawing;
mod draws;
mod editor;
mod endings;
mod engines;
mod fingers;
mod flags;
mod gaps;
mod gestures;
mod handed;
mod harness;
mod heard;
mod holding;
mod hostile;
mod kept_study;
mod killed;
mod large_files;
mod layout;
mod library;
mod manners;
mod monkey;
mod new_match;
mod offline;
mod output;
mod panels;
mod paper;
mod plans;
mod positions;
mod promotion;
mod refusals;
mod rematch;
mod result_places;
mod review;
mod round;
mod rules_page;
mod scripted;
mod seats;
mod settings;
mod sharing;
mod shots;
mod single_file;
mod small_screens;
mod soak;
mod sounds;
mod stores;
mod strict;
mod study;
mod study_shots;
mod table_actions;
mod tabs;
mod take_back;
mod time_claims;
mod touch;
mod typed;
mod unseen;
mod wake;
