//! Files of bare movetexts.

use pasapezas_core::record::read::Complaint;
use pasapezas_core::record::read_csv::{Row, Rows};

use super::{Target, Verdict, broken, sound, survives};
use crate::{Random, seeds};

pub(super) const TARGET: Target = Target { name: "csv", seeds: good, words: WORDS, check, usual: 6_000 };

const WORDS: &[&str] = &[
    "180,\"",
    "\n\"\n,\n",
    "\"",
    "\"\"",
    ",",
    "\n,\n60,\"",
    "\"\r\n,\r\n",
    "4294967296,\"",
    "000000000000000001,\"",
    "time,moves\n",
    "1A. e4",
    "{12.5} ",
    "{C:x says: \"\"hi\"\"}",
    "1b. ",
    "P@e4",
    "*",
    "\u{feff}",
    "\n\n",
    "soup\n",
];

fn good(random: &mut Random) -> Vec<Vec<u8>> {
    let mut texts = seeds::files(&["csv"]);
    let rows: Vec<_> = seeds::plain_records(random, 8)
        .iter()
        .map(|record| format!("180,\"{}\n\"\n", seeds::movetext(record)))
        .collect();
    texts.push(rows.join(",\n").into_bytes());
    texts.push(rows[..3].join(",\r\n").into_bytes());
    texts.extend(rows.into_iter().map(String::into_bytes));
    texts
}

fn cut(input: &[u8], piece: usize) -> (Vec<Row>, Vec<Complaint>) {
    let mut rows = Rows::new();
    let mut found = Vec::new();
    for piece in input.chunks(piece.max(1)) {
        rows.push(piece);
        found.extend(std::iter::from_fn(|| rows.next()));
    }
    rows.finish();
    found.extend(std::iter::from_fn(|| rows.next()));
    (found, rows.complaints())
}

fn check(input: &[u8]) -> Verdict {
    let whole = cut(input, input.len());
    if input.len() < 20_000 && cut(input, 1 + input.len() % 89) != whole {
        return broken("where a stream is cut makes no difference", 1 + input.len() % 89);
    }
    let length: usize = whole.0.iter().map(|row| row.text.len()).sum();
    if length > input.len() + whole.0.len() {
        return broken("movetexts are pieces of their file", length);
    }
    for (index, row) in whole.0.iter().enumerate() {
        let found = row.read();
        sound(&found, row.text.len() + 64)?;
        if index < 2 {
            survives(&found.record)?;
        }
    }
    // A good record behind anything is still read, unless it stands in the middle of a line.
    let mut behind = input.to_vec();
    behind.extend_from_slice(b"\n77,\"1A. e4 1B. d4\n\"\n");
    let last = cut(&behind, behind.len()).0.pop();
    match last.map(|row| (row.base, row.read().played)) {
        Some((Some(77), 2)) => Ok(()),
        other => broken("a bad record spoils no other", format!("{other:?}")),
    }
}
