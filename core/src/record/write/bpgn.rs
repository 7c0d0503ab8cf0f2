//! A match as BPGN.

use super::ending::Close;
use super::lines::Lines;
use super::moves::write_moves;
use super::rules::rules_played;
use super::tags::write_tags;
use crate::record::Record;

/// A record as BPGN that plain readers take: tags, an empty line, moves in lines of at most 80 columns, and on a line of its
/// own how it ended and the result.
///
/// - `1-0` says that team One (`WhiteA` and `BlackB`) has won, `0-1` that team Two has; before it, in braces, the loser is
///   named with what befell him. The tags `Winner`, `Article` and `DrawnOn` (the board of a draw) say the same for programs;
///   of an end that contradicts itself, what a reader makes of it.
///   Other remarks about the end stand behind the last move, so that the result is the last word.
/// - The tags `RuleSet` and `Preset` name rules by which all moves can be played: those of the record, or international
///   ones where the record is shown under rules that forbid some of its moves.
/// - Behind a move, the clock in seconds with at most three decimals, `{58.3}`, and when it was made, `{[ts=185.07]}`; then
///   circles and arrows, `{[%csl Ge4] [%cal B:Rd1d8]}`, with a board where it is not that of the move; then comments.
/// - What is no move stands where it happened: `{[%takeoff A:h7]}`, a removal by article 7.5, and `{[%give N WhiteA]}`.
/// - Comments stand in the form of [`remark`](crate::record::remark), in which they are read too.
/// - What is noted about the start stands before the first move, its clock as `{[%clk 0:05:00]}`.
/// - Everything is written; a reader has [limits](crate::record::read::MAX_DEPTH), and leaves out what lies beyond.
///
/// ```
/// use pasapezas_core::record::{read_bpgn, write_bpgn};
/// let text = write_bpgn(&read_bpgn(b"1A. e4 1a. e5 {nice} {X resigns} 0-1", 1).record);
/// assert!(text.ends_with("\n\n1A. e4 1a. e5 {nice}\n{X resigns} 0-1\n"));
/// assert_eq!(write_bpgn(&read_bpgn(text.as_bytes(), 1).record), text);
/// ```
pub fn write_bpgn(record: &Record) -> String {
    let rules = rules_played(record);
    let close = Close::of(record, &rules);
    let mut text = write_tags(record, &rules, &close);
    text.push('\n');
    let mut lines = Lines::default();
    write_moves(&record.tree, &rules, &close.remarks, &mut lines);
    text.push_str(&lines.finish());
    text.push_str(&close.line(close.token));
    text
}
