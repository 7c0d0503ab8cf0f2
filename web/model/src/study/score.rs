//! The moves of a record as a list: four columns in order of play, comments and variations between them.

use std::rc::Rc;

use pasapezas_core::record::{Node, NodeId, Record, Step, Tree};
use pasapezas_core::{Color, Millis, PerSeat, Seat};

use crate::app::sheet::written;
use crate::i18n::MoveFacts;

/// A step of a record as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The node that it leads to.
    pub node: NodeId,
    /// Who.
    pub seat: Seat,
    /// Number of the move on its board.
    pub number: u16,
    /// The move in short notation; what else a step can be as a sign and a word.
    pub text: Rc<str>,
    /// What a sentence about it needs, if it is a move.
    pub facts: Option<MoveFacts>,
    /// `!?` and the like, one after the other.
    pub signs: Rc<str>,
    /// What the clock showed after it.
    pub left: Option<Millis>,
}

/// A part of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Up to four moves, in the columns `WhiteA BlackA WhiteB BlackB`. Read from left to right they are in order of play.
    Moves(PerSeat<Option<Cell>>),
    /// What is said about a move of the main line.
    Comment {
        /// Which.
        node: NodeId,
        /// What.
        text: Rc<str>,
    },
    /// A variation with all that branches off from it.
    Variation(Vec<Item>),
}

/// A part of a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A move.
    Move(Cell),
    /// What is said about the move before it.
    Comment(Rc<str>),
    /// A variation inside begins.
    Open,
    /// It ends.
    Close,
}

/// The list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    rows: Vec<Row>,
}

impl Score {
    /// The list of a record.
    pub fn of(record: &Record) -> Self {
        let tree = &record.tree;
        let mut score = Self::default();
        score.comments(NodeId::ROOT, &tree.root().notes.after);
        for id in tree.line(NodeId::ROOT) {
            let Some(node) = tree.node(id) else { continue };
            score.comments(id, &node.notes.before);
            if let Some(cell) = cell(tree, id, node) {
                score.enter(cell);
            }
            score.comments(id, &node.notes.after);
            let siblings = node.parent().and_then(|parent| tree.node(parent)).map_or(&[][..], Node::children);
            for other in siblings.iter().filter(|other| **other != id) {
                score.rows.push(Row::Variation(variation(tree, *other)));
            }
        }
        score
    }

    /// Its parts in order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    fn comments(&mut self, node: NodeId, comments: &[String]) {
        if !comments.is_empty() {
            self.rows.push(Row::Comment { node, text: comments.join(" ").into() });
        }
    }

    /// Enters a move: into the last row if its column lies to the right of all that stands there.
    fn enter(&mut self, cell: Cell) {
        if let Some(Row::Moves(cells)) = self.rows.last_mut() {
            let mut behind = Seat::ALL.into_iter().skip_while(|seat| *seat != cell.seat);
            if behind.all(|seat| cells.at(seat).is_none()) {
                let seat = cell.seat;
                *cells.at_mut(seat) = Some(cell);
                return;
            }
        }
        let mut cells = PerSeat::for_seats(|_| None);
        let seat = cell.seat;
        *cells.at_mut(seat) = Some(cell);
        self.rows.push(Row::Moves(cells));
    }
}

/// What is still to be written of a variation.
enum Task {
    /// A node as the first of a variation inside.
    Open(NodeId),
    /// What follows a node that is written.
    Follow(NodeId),
    Close,
}

/// A variation from its first node on. Written with a stack: variations may lie as deep as they like.
fn variation(tree: &Tree, first: NodeId) -> Vec<Item> {
    let mut items = Vec::new();
    write(tree, first, &mut items);
    let mut tasks = vec![Task::Follow(first)];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Close => items.push(Item::Close),
            Task::Open(id) => {
                items.push(Item::Open);
                write(tree, id, &mut items);
                tasks.extend([Task::Close, Task::Follow(id)]);
            }
            Task::Follow(id) => {
                let next = tree.node(id).and_then(|node| node.children().split_first());
                if let Some((next, others)) = next {
                    write(tree, *next, &mut items);
                    tasks.push(Task::Follow(*next));
                    tasks.extend(others.iter().rev().map(|other| Task::Open(*other)));
                }
            }
        }
    }
    items
}

/// A node with what is said about it.
fn write(tree: &Tree, id: NodeId, items: &mut Vec<Item>) {
    let Some(node) = tree.node(id) else { return };
    let comments = |said: &[String]| (!said.is_empty()).then(|| Item::Comment(said.join(" ").into()));
    items.extend(comments(&node.notes.before));
    items.extend(cell(tree, id, node).map(Item::Move));
    items.extend(comments(&node.notes.after));
}

/// A node as it is written; the root is not.
pub fn cell(tree: &Tree, id: NodeId, node: &Node) -> Option<Cell> {
    let step = node.step()?;
    let before = tree.node(node.parent()?)?.boards().position(step.board());
    let (seat, (text, facts)) = match step {
        Step::Move { seat, mv } => {
            let (san, facts) = written(mv, before);
            (seat, (san, Some(facts)))
        }
        Step::TakeOff { by, at } => (by, (format!("\u{d7}{at}"), None)),
        Step::Give { seat, role } => {
            (seat, (format!("+{}", role.role().letter().to_ascii_uppercase()), None))
        }
    };
    let signs: String = node.notes.glyphs.iter().filter_map(|glyph| glyph.sign()).collect();
    Some(Cell {
        node: id,
        seat,
        number: before.fullmoves(),
        text: text.into(),
        facts,
        signs: signs.into(),
        left: node.notes.left,
    })
}

impl Cell {
    /// Number and seat as records write them: `12A`, `12a`.
    pub fn numbered(&self) -> String {
        let letter = self.seat.board.letter();
        let letter = match self.seat.color {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        };
        format!("{}{letter}", self.number)
    }
}
