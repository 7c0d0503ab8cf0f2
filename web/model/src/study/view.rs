//! What the boards of the review look like, worked out for the components of the table.

use std::rc::Rc;

use pasapezas_core::record::{Node, NodeId, Shape, Step, Tags, Tree};
use pasapezas_core::{BoardId, Color, Millis, PerColor, PerSeat, Role, RuleSet, Seat, SquareSet};

use super::review::Review;
use super::score::cell;
use super::state::StudyState;
use crate::app::refused::refused_mark;
use crate::app::select::{self, BoardView, LastMove, ReserveView};
use crate::i18n::{Lang, Scene, Text, default_name, drawn, mark_begun, refusal, rubbed_out, speech};

/// A board as it is drawn.
pub fn board(state: &StudyState, review: &Review, board: BoardId) -> BoardView {
    let game = &*review.arena;
    BoardView {
        board,
        below: *state.below.get(board),
        turned: None,
        tokens: Rc::clone(review.tokens.get(board)),
        last: last_move(&review.record.tree, review.at, board),
        checked: select::checked_kings(game.position(board)),
        picked: select::picked_squares(&review.hand, board),
        targets: select::targets_of(game, &review.hand, board),
        planned: PerColor::default(),
        bound: SquareSet::EMPTY,
        removable: None,
        refused: review.notes.get(board).as_ref().and_then(|note| refused_mark(game, *note)),
        chooser: *review.hand.chooser.get(board),
        shapes: shapes(review, board).into(),
        begun: review.hand.begun.filter(|begun| begun.board == board),
    }
}

/// The drawings on a board where the reader is.
fn shapes(review: &Review, board: BoardId) -> Vec<Shape> {
    let node = review.record.tree.node(review.at).unwrap_or(review.record.tree.root());
    node.notes.shapes.iter().copied().filter(|shape| shape.board == board).collect()
}

/// What has become of the last mark, for those who hear the page.
pub fn told_of_drawing(lang: Lang, state: &StudyState) -> Option<Text> {
    if let Some(begun) = state.review.as_ref().and_then(|review| review.hand.begun) {
        return Some(mark_begun(lang, begun.board, begun.from));
    }
    let (shape, there) = state.drawn?;
    Some(if there { drawn(lang, shape) } else { rubbed_out(lang, shape) })
}

/// A reserve as it is drawn.
pub fn reserve(state: &StudyState, review: &Review, seat: Seat) -> ReserveView {
    let boards = review.boards();
    ReserveView {
        seat,
        near: *state.below.get(seat.board) == seat.color,
        reserve: *boards.position(seat.board).reserve(seat.color),
        picked: review.hand.slot(seat),
        planned: None,
        on_move: boards.on_move(seat.board) == seat,
        arrived: None,
    }
}

/// The last move of a board before a node; none where a piece was taken off after it.
fn last_move(tree: &Tree, at: NodeId, board: BoardId) -> Option<LastMove> {
    let mut here = tree.node(at);
    while let Some(node) = here {
        match node.step() {
            Some(Step::Move { seat, mv }) if seat.board == board => {
                return Some(select::ends_of(seat.color, mv));
            }
            Some(Step::TakeOff { by, .. }) if by.board == board => return None,
            Some(Step::Move { .. } | Step::TakeOff { .. } | Step::Give { .. }) | None => {}
        }
        here = node.parent().and_then(|parent| tree.node(parent));
    }
    None
}

/// The names of the four as they are shown.
pub fn names(lang: Lang, review: &Review) -> PerSeat<String> {
    names_of(lang, &review.record.tags)
}

/// The same of a record's tags.
pub fn names_of(lang: Lang, tags: &Tags) -> PerSeat<String> {
    PerSeat::for_seats(|seat| {
        let told = tags.get(seat.name()).filter(|name| !name.is_empty() && !name.starts_with('?'));
        told.map_or_else(|| default_name(lang, seat).to_owned(), str::to_owned)
    })
}

/// The clocks where the reader is.
pub fn clocks(review: &Review) -> PerSeat<Option<Millis>> {
    PerSeat::for_seats(|seat| review.left(seat))
}

/// Material of a board, White's less Black's, with what lies in both reserves: pawns 1, knights and bishops 3, rooks 5,
/// queens 9.
pub fn balance(review: &Review, board: BoardId) -> i32 {
    let position = review.boards().position(board);
    let of = |color: Color| -> i32 {
        let pieces = position.placement().pieces().filter(|(_, piece)| piece.color == color);
        let on_board: i32 = pieces.map(|(_, piece)| worth(piece.role)).sum();
        let reserve = position.reserve(color);
        let stored = pasapezas_core::DropRole::ALL.into_iter();
        on_board + stored.map(|role| worth(role.role()) * i32::from(reserve.count(role))).sum::<i32>()
    };
    of(Color::White) - of(Color::Black)
}

const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// The node of the main line to which a node belongs: itself, or where its variation branches off.
pub fn on_main_line(tree: &Tree, at: NodeId) -> NodeId {
    let mut here = NodeId::ROOT;
    for id in tree.path(at) {
        let first = tree.node(here).and_then(|node: &Node| node.children().first().copied());
        if first != Some(id) {
            break;
        }
        here = id;
    }
    here
}

/// The move where the reader is, for those who hear the page: *12A: peón a e4*.
pub fn said(lang: Lang, review: &Review) -> String {
    let tree = &review.record.tree;
    let Some(cell) = tree.node(review.at).and_then(|node| cell(tree, review.at, node)) else {
        return String::new();
    };
    let names = names(lang, review);
    let words = match cell.facts {
        Some(facts) => speech::move_by(lang, names.at(cell.seat), facts).into_owned(),
        None => cell.text.to_string(),
    };
    let forbidden = review.breach(review.at).map(|breach| {
        let before = tree.node(review.at).and_then(|node| tree.node(node.parent()?)).unwrap_or(tree.root());
        let rules = RuleSet::default().board.pawn_ranks;
        refusal(lang, breach.why, &Scene::new(before.boards().position(breach.seat.board).placement(), rules))
    });
    let forbidden = forbidden.unwrap_or_default();
    let comments = tree.node(review.at).map(|node| node.notes.after.join(" ")).unwrap_or_default();
    format!("{}: {words} {forbidden} {comments}", cell.numbered()).trim().to_owned()
}
