//! The exact text of a match.

use pasapezas_core::record::Tags;
use pasapezas_core::record::log_text::{read_log, read_log_prefix, write_log};

use super::{Target, Verdict, as_text, broken};
use crate::{Random, play};

pub(super) const TARGET: Target = Target { name: "log", seeds: good, words: WORDS, check, usual: 20_000 };

const WORDS: &[&str] = &[
    "pasapezas-log 1\n",
    "rules pasapezas\n",
    "rules tandem enforcement=strict\n",
    "time untimed\n",
    "time 1 2 3 4 delay 5\n",
    "start 4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\n",
    "unmoved A\n",
    "tag X \"y\"\n",
    "table",
    "arbiter",
    "clock",
    " A ",
    " a ",
    " B ",
    " b ",
    "start",
    "pause",
    "resume",
    "tick",
    "resign",
    "offer",
    "accept",
    "back:3",
    "back:0",
    "decline",
    "claim time",
    "e2e4",
    "N@f3",
    "O-O",
    "e5d6e",
    " + ",
    " : ",
    "x:P",
    "won:One:resignation:B",
    "4294967295",
    "\n",
];

fn good(random: &mut Random) -> Vec<Vec<u8>> {
    let mut tags = Tags::default();
    tags.set("WhiteA", "Ana \"A\"");
    tags.set("Event", "back\\slash\nline");
    let mut texts: Vec<_> =
        (0..24).map(|number| write_log(&play::game(random, number * 5), &tags).into_bytes()).collect();
    texts
        .extend((0..8).map(|number| write_log(&play::hesitant(random, 10 + number * 5), &tags).into_bytes()));
    texts
}

fn check(input: &[u8]) -> Verdict {
    let text = as_text(input);
    let read = read_log(&text);
    if let Ok(prefix) = read_log_prefix(&text)
        && prefix.stopped.is_none()
        && text.ends_with('\n')
        && read.as_ref() != Ok(&prefix.log)
    {
        return broken("a whole log is its own beginning", text.len());
    }
    match read {
        Err(error) if error.line == 0 || error.column == 0 || error.to_string().is_empty() => {
            broken("a fault has its place", error)
        }
        Err(_) => Ok(()),
        Ok(log) => {
            let tags = log.tags.clone();
            let Ok(game) = log.clone().into_match() else {
                return broken("what is read is a match", text.len());
            };
            let written = write_log(&game, &tags);
            if read_log(&written).as_ref() != Ok(&log) {
                return broken("a match survives its text", written.len());
            }
            let _ = game.audit();
            Ok(())
        }
    }
}
