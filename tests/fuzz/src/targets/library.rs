//! What a file brings into the library: its own files, one match after the other, and those of all other kinds.

use pasapezas_core::record::log_text::write_log;
use pasapezas_core::record::{Tags, write_bpgn};
use pasapezas_core::{Preset, RuleSet};
use pasapezas_model::study::library::{KeptText, LibraryRow, TextKind, write_library};
use pasapezas_model::study::library_import::read_import;

use super::{Target, Verdict, broken};
use crate::{Random, play};

pub(super) const TARGET: Target = Target { name: "library", seeds: good, words: WORDS, check, usual: 10_000 };

const WORDS: &[&str] = &[
    "pasapezas-library 1\n",
    "pasapezas-library 2\n",
    "match log 3 *\n",
    "match record 0\n",
    "match record 18446744073709551615 1-0\n",
    "\nmatch ",
    "log",
    "record",
    "pasapezas-log 1\n",
    "[WhiteA \"Ana\"]\n",
    "1A. e4",
    "\n\n",
];

fn good(random: &mut Random) -> Vec<Vec<u8>> {
    let logs: Vec<String> =
        (0..4).map(|number| write_log(&play::game(random, number * 5), &Tags::default())).collect();
    let rules = RuleSet::of(Preset::ChessCom);
    let records: Vec<String> =
        (0..4).map(|number| write_bpgn(&play::record(random, rules, number * 4, true))).collect();
    let kept = |kind, text: &String| KeptText { kind, result: String::from("1-0"), text: text.clone() };
    let mut all: Vec<KeptText> = logs.iter().map(|text| kept(TextKind::Log, text)).collect();
    all.extend(records.iter().map(|text| kept(TextKind::Record, text)));
    let mut texts: Vec<Vec<u8>> =
        (0..=all.len()).map(|end| write_library(&all[end / 2..end]).into_bytes()).collect();
    texts.extend([logs.concat().into_bytes(), records.concat().into_bytes()]);
    texts
}

fn check(input: &[u8]) -> Verdict {
    let (matches, wrong) = read_import(input);
    if matches.is_empty() && wrong.is_none() {
        return broken("there are matches, or one sentence why not", input.len());
    }
    for (number, kept) in matches.iter().enumerate() {
        let _row = LibraryRow::of(&number.to_string(), kept.kind, &kept.result, &kept.text);
    }
    let file = write_library(&matches);
    if !matches.is_empty() && read_import(file.as_bytes()) != (matches, None) {
        return broken("what was taken in is exported and taken in again", file);
    }
    Ok(())
}
