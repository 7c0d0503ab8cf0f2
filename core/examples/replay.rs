//! Plays a text of stamped actions and prints what came of it: `replay FILE...`
//!
//! First the lines `preset NAME`, `set OPTION VALUE`, `bfen FEN | FEN` and `clocks WA BA WB BB` (milliseconds), in any
//! order but for `set`, which changes the preset named before it. Then `MS SEAT ACTION`: SEAT is `WhiteA`, `BlackA`,
//! `WhiteB`, `BlackB` or `table`; ACTION a move as SAN or UCI, `claim time|placement|repetition|fifty`, `offer`,
//! `accept`, `decline`, `resign`, `touch SQUARE`, `adjust`, `start`, `pause`, `resume` or `tick`. `#` starts a comment.
//!
//! Prints a line per action, `ok` or `refused CODE ARTICLE` (`C2` where a section of the conduct notes refuses); at the end
//! `outcome one REASON ARTICLE` (`one`, `two`, `draw`; just `outcome none`) and `bfen …` with the clocks at the last action.

#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs, reason = "a command: it prints")]

#[path = "support/script.rs"]
#[allow(unreachable_pub, missing_debug_implementations, reason = "shared with the tests")]
mod script;

use std::process::ExitCode;

fn main() -> ExitCode {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        eprintln!("usage: replay FILE...");
        return ExitCode::from(2);
    }
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(|error| format!(" {error}"));
        match text.and_then(|text| script::replay(&text)) {
            Ok(out) => print!("{out}"),
            Err(error) => {
                eprintln!("{file}:{error}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::SUCCESS
}
