//! Everything that is tested through the public interface, in one binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stdout,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stop at the first surprise"
)]

#[allow(dead_code, unreachable_pub, missing_debug_implementations, reason = "shared with the examples")]
#[path = "../../examples/support/json.rs"]
mod json;
#[allow(dead_code, unreachable_pub, missing_debug_implementations, reason = "shared with the examples")]
#[path = "../../examples/support/oracle.rs"]
mod oracle_files;

#[allow(unreachable_pub, reason = "shared with the example")]
#[path = "../../examples/support/record.rs"]
mod record_report;
#[allow(unreachable_pub, reason = "shared with the example")]
#[path = "../../examples/support/script.rs"]
mod script;

mod cases;
mod chesscom;
mod csv;
mod files;
mod invariants;
mod legality;
mod log_texts;
mod match_records;
mod match_refusals;
mod move_text;
mod notation;
mod options;
mod oracle;
mod perft;
mod playouts;
mod properties;
mod random;
mod random_play;
mod random_records;
mod record_example;
mod records;
mod reference;
mod refusals;
mod rules_position;
mod scripts;
mod sniff;
mod support;
mod text_properties;
mod tidy;
mod written_records;
