//! What is attacked. A new reader gets a file here and a line in [`TARGETS`].

mod bpgn;
mod chesscom;
mod csv;
mod fen;
mod link;
mod log;
mod san;

use pasapezas_core::Found;
use pasapezas_core::record::read::MAX_COMPLAINTS;
use pasapezas_core::record::{NodeId, Record};

use crate::Random;

/// What a property says when it does not hold: its name, then what was seen.
pub type Verdict = Result<(), String>;

/// A reader under attack.
#[derive(Clone, Copy)]
#[allow(missing_debug_implementations, reason = "a table of functions")]
pub struct Target {
    /// Its name in commands.
    pub name: &'static str,
    /// Good inputs.
    pub seeds: fn(&mut Random) -> Vec<Vec<u8>>,
    /// Words that mean something to it.
    pub words: &'static [&'static str],
    /// Reads an input and tells the first property that does not hold.
    pub check: fn(&[u8]) -> Verdict,
    /// How many inputs a run of the whole suite has for it.
    pub usual: u32,
}

/// All of them.
pub const TARGETS: [Target; 7] =
    [bpgn::TARGET, chesscom::TARGET, csv::TARGET, fen::TARGET, san::TARGET, log::TARGET, link::TARGET];

/// A property that does not hold.
fn broken(property: &str, seen: impl std::fmt::Display) -> Verdict {
    Err(format!("{property}: {seen}"))
}

/// What holds for whatever was read of a game.
fn sound(found: &Found, text_length: usize) -> Verdict {
    let record = &found.record;
    let n_main = record.tree.line(NodeId::ROOT).count();
    if found.played as usize > n_main {
        return broken("played moves are in the tree", format!("{} of {n_main}", found.played));
    }
    if found.played > found.tokens || (found.stopped.is_none() && found.played != found.tokens) {
        return broken("played moves are counted", format!("{} of {}", found.played, found.tokens));
    }
    if found.stopped.as_ref().is_some_and(|stopped| stopped.index != found.played) {
        return broken("a game stops behind what was played", found.played);
    }
    // One more says how many were left out, and a row of a file has up to three of its own.
    if found.complaints.len() > MAX_COMPLAINTS + 4 {
        return broken("complaints are bounded", found.complaints.len());
    }
    if let Some(complaint) = found.complaints.iter().find(|it| it.place.line == 0 || it.place.column == 0) {
        return broken("places count from 1", complaint);
    }
    for complaint in &found.complaints {
        if complaint.to_string().len() > 2000 {
            return broken("a complaint is a sentence", complaint.to_string().len());
        }
    }
    if weight(record) > 4 * text_length + 4096 {
        return broken("a record is no larger than its text", weight(record));
    }
    steps_hold(record)
}

/// Bytes of text and number of nodes of a record.
fn weight(record: &Record) -> usize {
    let tags: usize = record.tags.all().iter().map(|tag| tag.name.len() + tag.value.len()).sum();
    let ending: usize = record.ending.remarks.iter().map(String::len).sum();
    let mut weight = tags + ending;
    let mut open = vec![NodeId::ROOT];
    while let Some(node) = open.pop().and_then(|id| record.tree.node(id)) {
        let notes = &node.notes;
        let remarks: usize = notes.before.iter().chain(&notes.after).map(|text| text.len() + 1).sum();
        weight += 1 + remarks + notes.glyphs.len() + notes.shapes.len();
        open.extend_from_slice(node.children());
    }
    weight
}

/// Every node follows from the one before by its step.
fn steps_hold(record: &Record) -> Verdict {
    let mut open = vec![NodeId::ROOT];
    while let Some(node) = open.pop().and_then(|id| record.tree.node(id)) {
        for child in node.children() {
            let Some(child_node) = record.tree.node(*child) else {
                return broken("children are there", child.number());
            };
            let after = child_node.step().map(|step| node.boards().after(step));
            if after != Some(Ok(*child_node.boards())) {
                return broken("steps lead to their boards", format!("{:?}", child_node.step()));
            }
            open.push(*child);
        }
    }
    Ok(())
}

/// A text from bytes: readers of texts get what the page would give them.
fn as_text(input: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(input)
}
