//! A match as a list of moves in short form.

use crate::base::Seat;
use crate::notation::write_uci;
use crate::record::{Boards, NodeId, Record, Step};

/// The main line as words: number of the move on its board, seat (`A a B b`), a period, the move in short form; `-h7` for a
/// removal from h7 by article 7.5, `+N` for a piece from nowhere.
///
/// ```
/// use pasapezas_core::record::{read_bpgn, write_uci_list};
/// let record = read_bpgn(b"1A. e4 1B. d4 1a. d5 2A. exd5 1b. P@e4 *", 1).record;
/// assert_eq!(write_uci_list(&record), "1A.e2e4 1B.d2d4 1a.d7d5 2A.e4d5 1b.P@e4");
/// ```
pub fn write_uci_list(record: &Record) -> String {
    let tree = &record.tree;
    let word = |id: NodeId| {
        let node = tree.node(id)?;
        Some(word(node.step()?, tree.node(node.parent()?)?.boards()))
    };
    tree.line(NodeId::ROOT).filter_map(word).collect::<Vec<_>>().join(" ")
}

fn word(step: Step, before: &Boards) -> String {
    let numbered = |seat: Seat, text: String| {
        format!("{}{}.{text}", before.position(seat.board).fullmoves(), seat.letter())
    };
    match step {
        Step::Move { seat, mv } => numbered(seat, write_uci(before.position(seat.board), mv)),
        Step::TakeOff { by, at } => numbered(by, format!("-{at}")),
        Step::Give { seat, role } => numbered(seat, format!("+{}", role.role().letter())),
    }
}
