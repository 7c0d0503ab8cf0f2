//! Records as text, in any dialect.

use pasapezas_core::record::read::{Complaint, GameText, Games, read_bpgn};
use pasapezas_core::record::sniff::sniff;
use pasapezas_core::record::write_bpgn;

use super::{Target, Verdict, broken, sound, survives};
use crate::{Random, play, seeds};

pub(super) const TARGET: Target = Target { name: "bpgn", seeds: good, words: WORDS, check, usual: 6_000 };

const WORDS: &[&str] = &[
    "1A. ",
    "1a. ",
    "1B. ",
    "1b. ",
    "12b.",
    "2A.",
    "1. ",
    "1... ",
    "A. ",
    "99999999999A.",
    "e4",
    "exd5",
    "N@f3",
    "@e4",
    "P@e4+",
    "e8=Q",
    "O-O",
    "O-O-O#",
    "Nb1c3",
    "$1",
    "$146@g4",
    "$255",
    "$999",
    "!?",
    "??",
    "(",
    ")",
    "((",
    "{",
    "}",
    "{119.5}",
    "{ 180}",
    "{[%clk 0:00:07.9]}",
    "{[ts=185.070]}",
    "{[%cal Ge2e4,Rd1h5]}",
    "{[%csl Gd4]}",
    "{C:Player1 offers a draw.}",
    "{WhiteA checkmated}",
    "{Ana forfeits on time}",
    "{Game aborted on move 1}",
    "{X's partner won}",
    "1-0",
    "0-1",
    "1/2-1/2",
    "*",
    "½-½",
    "--",
    "Z0",
    "e.p.",
    "\n\n",
    "\n[Event \"x\"]\n",
    "[Result \"0-1\"]\n",
    "[FEN \"4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\"]\n",
    "[SetUp \"1\"]\n",
    "[WhiteA \"Ana\"]",
    "[TimeControl \"120+1\"]\n",
    "[RuleSet \"pasapezas enforcement=strict\"]\n",
    "[Variant \"Bughouse\"]\n",
    "[X \"",
    "\\\"",
    "\n; to the end of the line\n",
    "\n% escaped\n",
    "{[%takeoff A:h7]}",
    "{[%give N WhiteA]}",
    "(1A. d4",
    "(1a. c5 (1a. d5 (1a. f5 (1a. a5",
    "[%emt 0:00:01]",
];

fn good(random: &mut Random) -> Vec<Vec<u8>> {
    let mut texts = seeds::files(&["bpgn", "pgn"]);
    for record in seeds::plain_records(random, 12) {
        let text = seeds::movetext(&record);
        texts.push(
            format!("[WhiteA \"Ana\"][BlackA \"Bea\"]\n[Result \"*\"]\n\n{text}\n{{Ana resigns}} 0-1\n")
                .into_bytes(),
        );
        texts.push(text.into_bytes());
    }
    for length in [3, 10, 30, 60, 90] {
        let rules = play::rules(random);
        let record = play::record(random, rules, length, true);
        texts.push(write_bpgn(&record).into_bytes());
    }
    texts
}

/// All games of a stream that comes in pieces of this size, and the complaints about what is between them.
fn cut(input: &[u8], piece: usize) -> (Vec<GameText>, Vec<Complaint>) {
    let mut games = Games::new();
    let (mut found, mut complaints) = (Vec::new(), Vec::new());
    for piece in input.chunks(piece.max(1)) {
        games.push(piece);
        found.extend(std::iter::from_fn(|| games.next()));
        complaints.extend(games.complaints());
    }
    games.finish();
    found.extend(std::iter::from_fn(|| games.next()));
    complaints.extend(games.complaints());
    (found, complaints)
}

fn check(input: &[u8]) -> Verdict {
    let _ = sniff(input);
    let whole = cut(input, input.len());
    let length: usize = whole.0.iter().map(|game| game.bytes.len()).sum();
    if length > input.len() {
        return broken("games are pieces of their file", length);
    }
    if input.len() < 20_000 && cut(input, 1 + input.len() % 97) != whole {
        return broken("where a stream is cut makes no difference", 1 + input.len() % 97);
    }
    for (index, game) in whole.0.iter().enumerate() {
        let found = read_bpgn(&game.bytes, game.line);
        sound(&found, game.bytes.len())?;
        // Thousands of games in one text are read in a moment, but not written.
        if index < 3 {
            survives(&found.record)?;
        }
    }
    Ok(())
}
