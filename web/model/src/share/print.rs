//! A match on paper: what is on the sheet, and of which places it shows both boards. How it looks is the page's business.
//!
//! Boards are shown at the start where that is not the usual array, at every move that somebody has marked with a comment, a
//! sign or a drawing, in the order of the list, and at the end of the match.

use pasapezas_core::record::{Boards, Ending, Node, NodeId, Record, ResultToken, Shape, Step};
use pasapezas_core::{Millis, PerBoard, PerSeat, Position, Preset, Seat, Square, TimeControl};

use super::shared::squares_of;
use crate::i18n::Lang;
use crate::study::view::names_of;
use crate::study::{Cell, Item, Row, Score, cell};

/// The most places of which boards are shown, besides the start and the end: a dozen pages.
pub const MOST_DIAGRAMS: usize = 40;

/// What is on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Who sits where, as it is to be written.
    pub names: PerSeat<String>,
    /// Event, place and date as they are written; what nobody says is left out.
    pub told: Vec<String>,
    /// The rules; `None` for rules of its own.
    pub preset: Option<Preset>,
    /// The clocks, if they are known.
    pub time: Option<TimeControl>,
    /// How it ended.
    pub ending: Ending,
    /// Its moves in four columns.
    pub score: Score,
    /// The boards, in the order of the list.
    pub diagrams: Vec<Diagram>,
    /// How many marked places have no diagram, since there are more than [`MOST_DIAGRAMS`].
    pub n_left_out: usize,
}

/// Why boards are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Occasion {
    /// Before the first move.
    Start,
    /// Somebody has marked the move.
    Marked,
    /// After the last move of the match.
    End,
}

/// Both boards at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Which.
    pub node: NodeId,
    /// Why it is shown.
    pub occasion: Occasion,
    /// The move that led there; none at the start.
    pub cell: Option<Cell>,
    /// What is said about it.
    pub comment: String,
    /// The boards.
    pub boards: PerBoard<Position>,
    /// What the clocks showed, if all four are known.
    pub clocks: Option<PerSeat<Millis>>,
    /// The squares of the last move of each board.
    pub last: PerBoard<[Option<Square>; 2]>,
    /// Arrows and circles.
    pub shapes: Vec<Shape>,
}

impl Sheet {
    /// The sheet of a record, with the names of nobody in a language.
    pub fn of(lang: Lang, record: &Record) -> Self {
        let score = Score::of(record);
        let last = record.tree.line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT);
        let mut marked = marked(record, &score);
        marked.retain(|node| *node != last);
        let n_left_out = marked.len().saturating_sub(MOST_DIAGRAMS);
        marked.truncate(MOST_DIAGRAMS);
        let mut places: Vec<(NodeId, Occasion)> = Vec::new();
        if last == NodeId::ROOT || is_start_shown(record) {
            places.push((NodeId::ROOT, Occasion::Start));
        }
        places.extend(marked.into_iter().map(|node| (node, Occasion::Marked)));
        if last != NodeId::ROOT {
            places.push((last, Occasion::End));
        }
        let diagrams = places.into_iter().filter_map(|(node, why)| diagram(record, node, why)).collect();
        Self {
            names: names_of(lang, &record.tags),
            told: ["Event", "Site", "Date"].into_iter().filter_map(|tag| told(record, tag)).collect(),
            preset: record.rules.preset(),
            time: record.time,
            ending: record.ending.clone(),
            score,
            diagrams,
            n_left_out,
        }
    }

    /// How it ended, as records write it.
    pub const fn result(&self) -> ResultToken {
        self.ending.token
    }
}

/// A tag that says something.
fn told(record: &Record, tag: &str) -> Option<String> {
    let text = record.tags.get(tag).map(str::trim)?;
    (!text.is_empty() && !text.starts_with('?')).then(|| text.to_owned())
}

/// Whether the match began elsewhere than usual, or somebody has drawn at its start.
fn is_start_shown(record: &Record) -> bool {
    let root = record.tree.root();
    root.boards().positions() != Boards::start(&record.rules).positions() || !root.notes.shapes.is_empty()
}

/// Every marked move, in the order of the list.
fn marked(record: &Record, score: &Score) -> Vec<NodeId> {
    let is_marked = |node: &NodeId| {
        let notes = record.tree.node(*node).map(|node| &node.notes);
        notes.is_some_and(|notes| {
            !notes.after.is_empty() || !notes.glyphs.is_empty() || !notes.shapes.is_empty()
        })
    };
    score.rows().iter().flat_map(nodes_of).filter(is_marked).collect()
}

fn nodes_of(row: &Row) -> Vec<NodeId> {
    match row {
        Row::Moves(cells) => {
            Seat::ALL.into_iter().filter_map(|seat| Some(cells.at(seat).as_ref()?.node)).collect()
        }
        Row::Comment { .. } => Vec::new(),
        Row::Variation(items) => items.iter().filter_map(node_of).collect(),
    }
}

const fn node_of(item: &Item) -> Option<NodeId> {
    match item {
        Item::Move(cell) => Some(cell.node),
        Item::Comment(_) | Item::Open | Item::Close => None,
    }
}

fn diagram(record: &Record, id: NodeId, occasion: Occasion) -> Option<Diagram> {
    let tree = &record.tree;
    let node = tree.node(id)?;
    let mut last = PerBoard { a: [None; 2], b: [None; 2] };
    let start = |seat| record.time.and_then(|time| time.base(seat));
    let mut left = PerSeat::for_seats(start);
    for node in tree.path(id).into_iter().filter_map(|id| tree.node(id)) {
        follow(node, &mut last, &mut left);
    }
    let known = Seat::ALL.into_iter().all(|seat| left.at(seat).is_some());
    Some(Diagram {
        node: id,
        occasion,
        cell: cell(tree, id, node),
        comment: node.notes.after.join(" "),
        boards: *node.boards().positions(),
        clocks: known.then(|| PerSeat::for_seats(|seat| left.at(seat).unwrap_or_default())),
        last,
        shapes: node.notes.shapes.clone(),
    })
}

/// What a step on the way to a diagram leaves to be seen in it.
fn follow(node: &Node, last: &mut PerBoard<[Option<Square>; 2]>, left: &mut PerSeat<Option<Millis>>) {
    match node.step() {
        Some(Step::Move { seat, mv }) => {
            *last.get_mut(seat.board) = squares_of(mv);
            if node.notes.left.is_some() {
                *left.at_mut(seat) = node.notes.left;
            }
        }
        Some(Step::TakeOff { by, .. }) => *last.get_mut(by.board) = [None; 2],
        Some(Step::Give { .. }) | None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasapezas_core::record::read_bpgn;

    fn sheet(text: &str) -> Sheet {
        Sheet::of(Lang::English, &read_bpgn(text.as_bytes(), 1).record)
    }

    /// Every diagram in short: why, after which move, and what is said.
    fn shown(sheet: &Sheet) -> Vec<(Occasion, String, &str)> {
        let of = |diagram: &Diagram| {
            let mv =
                diagram.cell.as_ref().map(|cell| format!("{} {}{}", cell.numbered(), cell.text, cell.signs));
            (diagram.occasion, mv.unwrap_or_default())
        };
        sheet
            .diagrams
            .iter()
            .map(|diagram| (of(diagram), diagram.comment.as_str()))
            .map(|((why, mv), said)| (why, mv, said))
            .collect()
    }

    const GAME: &str = "[Event \"Liga\"][Site \"?\"][Date \"2026.11.30\"][WhiteA \"Ana\"][BlackB \"?\"]\n\
        [TimeControl \"300+0\"]\n1A. e4 {299} 1B. d4 {298} 1a. d5 {297} {a gift} (1a. e5 $1 1b. Nf6) \
        2A. exd5 {290.5} 2a. Qxd5 $2 {280} 1b. P@e4 {270} 1-0";

    #[test]
    fn marked_moves_and_the_end_are_shown_in_the_order_of_the_list() {
        let sheet = sheet(GAME);
        assert_eq!(
            shown(&sheet),
            [
                (Occasion::Marked, "1a d5".to_owned(), "a gift"),
                (Occasion::Marked, "1a e5!".to_owned(), ""),
                (Occasion::Marked, "2a Qxd5?".to_owned(), ""),
                (Occasion::End, "1b P@e4".to_owned(), ""),
            ]
        );
        assert_eq!(sheet.told, ["Liga", "2026.11.30"]);
        assert_eq!((sheet.names.at(Seat::WHITE_A).as_str(), sheet.result().text()), ("Ana", "1-0"));
        assert!(!sheet.names.at(Seat::BLACK_B).contains('?'));
        assert_eq!(sheet.n_left_out, 0);
    }

    #[test]
    fn a_diagram_has_the_clocks_and_the_last_moves_of_its_place() {
        let sheet = sheet(GAME);
        let [gift, .., end] = sheet.diagrams.as_slice() else { panic!("two diagrams or more") };
        let of = |seat: Seat, diagram: &Diagram| diagram.clocks.as_ref().unwrap().at(seat).0;
        assert_eq!((of(Seat::WHITE_A, gift), of(Seat::BLACK_A, gift)), (299_000, 297_000));
        assert_eq!((of(Seat::WHITE_A, end), of(Seat::BLACK_B, end)), (290_500, 270_000));
        assert_eq!(end.last.b, [None, Some("e4".parse().unwrap())]);
        assert_eq!(gift.last.a, [Some("d7".parse().unwrap()), Some("d5".parse().unwrap())]);
    }

    #[test]
    fn the_start_is_shown_where_it_is_not_the_array_or_where_nothing_follows() {
        let setup = "[SetUp \"1\"][FEN \"4k3/8/8/8/8/8/8/4K2R[] w K - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\"]\n1A. Kd2 *";
        let occasions = |text: &str| -> Vec<Occasion> {
            sheet(text).diagrams.iter().map(|diagram| diagram.occasion).collect()
        };
        assert_eq!(occasions(setup), [Occasion::Start, Occasion::End]);
        assert_eq!(occasions("1A. e4 *"), [Occasion::End]);
        assert_eq!(occasions("[WhiteA \"Ana\"]\n*"), [Occasion::Start]);
        assert_eq!(occasions("1A. e4 {[%cal Ge2e4]} 1a. e5 *"), [Occasion::Marked, Occasion::End]);
    }

    #[test]
    fn the_end_is_shown_once_though_it_is_marked() {
        let sheet = sheet("1A. e4 {well} *");
        assert_eq!(shown(&sheet), [(Occasion::End, "1A e4".to_owned(), "well")]);
    }

    #[test]
    fn there_is_a_most_of_diagrams_and_the_end_is_among_them() {
        let dance = ["Nf3", "Nf6", "Ng1", "Ng8"];
        let moves: Vec<String> = (0..100)
            .map(|ply: usize| {
                let seat = if ply.is_multiple_of(2) { 'A' } else { 'a' };
                format!("{}{seat}. {} {{said}} ", ply / 2 + 1, dance[ply % 4])
            })
            .collect();
        let sheet = sheet(&format!("{}*", moves.concat()));
        assert_eq!((sheet.diagrams.len(), sheet.n_left_out), (MOST_DIAGRAMS + 1, 99 - MOST_DIAGRAMS));
        assert_eq!(sheet.diagrams.last().map(|diagram| diagram.occasion), Some(Occasion::End));
    }
}
