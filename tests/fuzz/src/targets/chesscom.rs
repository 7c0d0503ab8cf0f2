//! Matches of chess.com in JSON.

use pasapezas_core::record::read_json::{ChessComReading, read_chesscom};

use super::{Target, Verdict, broken, sound, survives};
use crate::{Random, seeds};

pub(super) const TARGET: Target =
    Target { name: "chesscom", seeds: good, words: WORDS, check, usual: 10_000 };

const WORDS: &[&str] = &[
    "\"A\":",
    "\"B\":",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "null",
    "true",
    "-1",
    "1e99",
    "0.0",
    "\"\"",
    "\"moveList\":",
    "\"moveTimestamps\":",
    "\"baseTime1\":",
    "\"timeIncrement1\":",
    "\"gameEndReason\":",
    "\"pgnHeaders\":",
    "\"Result\":",
    "\"1-0\"",
    "\"1/2-1/2\"",
    "\"initialSetup\":",
    "\"4k3/8/8/8/8/8/8/4K3[] w - - 0 1\"",
    "\"id\":",
    "\"partnerGameId\":",
    "\"game\":",
    "mC",
    "0K",
    "=J",
    "-F",
    "YQ",
    "Y~",
    "Y}",
    "+C",
    "*C",
    "&C",
    "gv",
    "!T",
    "\\u0041",
    "\\ud83d",
    "\\ude00",
    "\\ud83d\\u0041",
    "\\u12",
    "\\n",
    "\\\"",
    "\"resigned\"",
    "\"timeout\"",
    "\"agreed\"",
    "600,600",
    ",,",
    "1200,",
];

fn good(random: &mut Random) -> Vec<Vec<u8>> {
    let mut texts = seeds::files(&["json"]);
    let records = seeds::plain_records(random, 14);
    texts.extend(records.iter().map(|record| seeds::chesscom(record).into_bytes()));
    let list: Vec<_> = records.iter().take(4).map(seeds::chesscom).collect();
    texts.push(format!("[{}]", list.join(",")).into_bytes());
    texts
}

fn check(input: &[u8]) -> Verdict {
    let records = read_chesscom(input);
    let mut pieces = ChessComReading::new(input.to_vec());
    while pieces.work() {}
    if pieces.progress() != (1000, records.games.len()) || pieces.finish() != records {
        return broken("pieces are the whole", input.len());
    }
    if records.games.is_empty() == records.complaints.is_empty() {
        return broken("there are games, or one sentence why not", records.complaints.len());
    }
    let n_moves: usize = records.games.iter().map(|found| found.tokens as usize).sum();
    if n_moves > input.len() {
        return broken("moves are in the text", n_moves);
    }
    for found in &records.games {
        // The tags of a match are made from more than one place, so that a text may count twice.
        sound(found, 2 * input.len())?;
        survives(&found.record)?;
    }
    if !input.is_empty() && read_chesscom(&input[..input.len() - 1]).games.len() > 200 {
        return broken("matches are bounded", input.len());
    }
    Ok(())
}
