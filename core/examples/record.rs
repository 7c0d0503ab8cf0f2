//! Reads game records and tells what is in them: `record [--json] FILE...`
//!
//! BPGN of any dialect, chess.com matches in JSON, and files of bare movetexts; the kind is told from the content. Games are
//! replayed by their own rules and never end by themselves; each stops at the first move on either board that cannot be
//! played. Prints a summary of each game, or with `--json` one array for all files.
//!
//! Complaints go to stderr as `FILE:LINE:COLUMN: TEXT`. Exit code 0 when all was read, 1 with complaints, 2 when a file
//! cannot be used.

#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs, reason = "a command: it prints")]

#[path = "support/record.rs"]
#[allow(unreachable_pub, reason = "shared with the tests")]
mod report;

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use report::Form;

fn open(path: &str) -> io::Result<Box<dyn Read>> {
    Ok(Box::new(File::open(path)?))
}

fn main() -> ExitCode {
    let (mut form, mut files) = (Form::Text, Vec::new());
    for word in std::env::args().skip(1) {
        match word.as_str() {
            "--json" => form = Form::Json,
            option if option.starts_with("--") => {
                eprintln!("unknown option {option}\nusage: record [--json] FILE...");
                return ExitCode::from(2);
            }
            _ => files.push(word),
        }
    }
    if files.is_empty() {
        eprintln!("usage: record [--json] FILE...");
        return ExitCode::from(2);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let code = report::run(&files, form, open, &mut out, &mut io::stderr().lock());
    match code.and_then(|code| out.flush().map(|()| code)) {
        Ok(code) => ExitCode::from(code),
        // Whoever listens has heard enough, or the disk is full.
        Err(error) => {
            eprintln!("output: {error}");
            ExitCode::from(2)
        }
    }
}
