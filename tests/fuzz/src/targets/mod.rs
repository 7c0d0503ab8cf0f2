//! What is attacked. A new reader gets a file here and a line in [`TARGETS`].

mod arbiter;
mod bpgn;
mod chesscom;
mod csv;
mod fen;
mod library;
mod link;
mod log;
mod san;

use pasapezas_core::record::read::{Complaint, ComplaintKind, MAX_COMPLAINTS, MAX_DEPTH, MAX_GAME};
use pasapezas_core::record::{
    Ending, Glyph, NodeId, Notes, Record, ResultToken, Shape, Step, read_bpgn, write_bpgn, write_pgn_board,
    write_uci_list,
};
use pasapezas_core::{BoardId, Found, Millis, Team};

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
pub const TARGETS: [Target; 9] = [
    bpgn::TARGET,
    chesscom::TARGET,
    csv::TARGET,
    fen::TARGET,
    san::TARGET,
    log::TARGET,
    link::TARGET,
    library::TARGET,
    arbiter::TARGET,
];

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

/// What was read can be written, and is read back equal.
fn survives(record: &Record) -> Verdict {
    for board in BoardId::ALL {
        let _ = write_pgn_board(record, board);
    }
    let _ = write_uci_list(record);
    let written = write_bpgn(record);
    if written.len() > MAX_GAME || depth(record) >= MAX_DEPTH {
        // More than a reader takes.
        return Ok(());
    }
    let again = read_bpgn(written.as_bytes(), 1);
    // A tag that is kept as it was may still make no sense.
    let is_old = |complaint: &Complaint| matches!(complaint.kind, ComplaintKind::TagNonsense { .. });
    if let Some(complaint) = again.complaints.iter().find(|complaint| !is_old(complaint)) {
        return broken("what is written is read without complaint", format!("{complaint}\n{written}"));
    }
    let (before, after) = (shape(record), shape(&again.record));
    let steps = |points: &[Point]| points.iter().map(|point| (point.0, point.1)).collect::<Vec<_>>();
    if steps(&before) != steps(&after) {
        return broken("a record keeps its moves in its text", written);
    }
    if before != after {
        return broken("a record keeps signs, drawings and times in its text", written);
    }
    // Who has won is told by the result alone where nothing else says it.
    let winner = |ending: &Ending| {
        ending.winner.or(match (ending.token, ending.outcome) {
            (ResultToken::OneZero, None) => Some(Team::One),
            (ResultToken::ZeroOne, None) => Some(Team::Two),
            _ => None,
        })
    };
    let ends = |record: &Record| (winner(&record.ending), record.ending.outcome, record.time, record.rules);
    if ends(record) != ends(&again.record) {
        return broken("a record keeps end, clocks and rules in its text", written);
    }
    let twice = write_bpgn(&again.record);
    if twice != written {
        return broken("a record survives its text", format!("{written}\n-- and then --\n{twice}"));
    }
    if read_bpgn(twice.as_bytes(), 1) != again {
        return broken("a text is read the same twice", written);
    }
    Ok(())
}

/// A step with the number of the point that it starts from, and what is noted besides comments: those are put into other
/// words where the format needs it.
type Point = (usize, Option<Step>, Vec<Glyph>, Vec<Shape>, [Option<Millis>; 2]);

/// All points, in an order that does not depend on when they were entered.
fn shape(record: &Record) -> Vec<Point> {
    let mut points = Vec::new();
    let mut open = vec![(0, NodeId::ROOT)];
    while let Some((parent, id)) = open.pop() {
        let Some(node) = record.tree.node(id) else { continue };
        let Notes { glyphs, left, at, .. } = &node.notes;
        points.push((parent, node.step(), glyphs.clone(), node.notes.shapes.clone(), [*left, *at]));
        let here = points.len();
        open.extend(node.children().iter().rev().map(|child| (here, *child)));
    }
    points
}

/// How deep variations lie in each other.
fn depth(record: &Record) -> usize {
    let mut deepest = 0;
    let mut open = vec![(0, NodeId::ROOT)];
    while let Some((depth, id)) = open.pop() {
        deepest = deepest.max(depth);
        if let Some(node) = record.tree.node(id) {
            open.extend(
                node.children().iter().enumerate().map(|(at, child)| (depth + usize::from(at > 0), *child)),
            );
        }
    }
    deepest
}
