//! One board of a match for programs that know one board.

use super::comment::write_comments;
use super::ending::Close;
use super::lines::Lines;
use super::rules::rules_played;
use super::tags::{TagWriter, time_control};
use super::time::clock;
use crate::base::{BoardId, Color, PerColor, Seat};
use crate::board::Reserve;
use crate::notation::{write_fen, write_san, write_setup};
use crate::position::{Move, Position};
use crate::record::{Node, NodeId, Notes, Record, ResultToken, Step, remark};
use crate::rules::{Bonus, RuleSet, TimeControl};

/// The main line of one board as PGN.
///
/// - A board without drops is plain chess. One with drops is called `Crazyhouse`, the variant that programs know in which
///   pieces are placed; its captured pieces would come to the player himself. What he places and could not have captured
///   has come from the other board: it is marked so, and stands in the reserve of the position at the start, so that every
///   move can be replayed.
/// - The result is that of the match, told for this board: `1-0` when the team of its White has won.
/// - A placement that was removed (article 7.5) is written as a turn without a move, `--`, with a comment.
///
/// ```
/// use pasapezas_core::{BoardId, record::{read_bpgn, write_pgn_board}};
/// let record = read_bpgn(b"1A. e4 1a. d5 2A. exd5 1B. d4 1b. P@e4 {WhiteB resigns} *", 1).record;
/// let text = write_pgn_board(&record, BoardId::B);
/// assert!(text.contains("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[p] w KQkq - 0 1\"]"));
/// assert!(text.ends_with("1. d4 P@e4 {from board A}\n{WhiteB resigns} 0-1\n"));
/// ```
pub fn write_pgn_board(record: &Record, board: BoardId) -> String {
    let rules = rules_played(record);
    let turns = turns(record, board, &rules);
    let close = Close::of(record, &rules);
    let token = match close.winner {
        Some(team) if team == Seat::new(board, Color::White).team() => ResultToken::OneZero,
        Some(_) => ResultToken::ZeroOne,
        None => close.token,
    };
    let mut text = tags(record, board, &turns, token);
    text.push('\n');
    let mut lines = Lines::default();
    write_comments([&format!("Board {} of a match on two boards.", board.letter())], &mut lines);
    let mut numbered = false;
    for turn in &turns {
        numbered = turn.write(record, board, numbered, &mut lines);
    }
    text.push_str(&lines.finish());
    text.push_str(&close.line(token));
    text
}

/// One turn of the board.
struct Turn {
    node: NodeId,
    color: Color,
    number: u16,
    text: String,
    /// Whether a piece was placed, and what of.
    drop: Option<Source>,
}

/// Where a placed piece has come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    /// It could be one that the player has captured himself, or one that was there at the start.
    Own,
    /// The other board.
    Outside(crate::base::DropRole),
    /// Nowhere: it was removed again.
    Removed,
}

fn turns(record: &Record, board: BoardId, rules: &RuleSet) -> Vec<Turn> {
    let tree = &record.tree;
    let start = tree.root().boards().position(board);
    let mut stock = PerColor::new(|color| *start.reserve(color));
    let step = |id: NodeId| tree.node(id).and_then(Node::step);
    let here = |id: &NodeId| match step(*id) {
        Some(step @ (Step::Move { .. } | Step::TakeOff { .. })) => step.board() == board,
        Some(Step::Give { .. }) | None => false,
    };
    let mut nodes = tree.line(NodeId::ROOT).filter(here).peekable();
    let mut turns = Vec::new();
    while let Some(id) = nodes.next() {
        let Some(node) = tree.node(id) else { continue };
        let Some(Step::Move { seat, mv }) = node.step() else { continue };
        let Some(before) = node.parent().and_then(|parent| tree.node(parent)) else { continue };
        let position = before.boards().position(board).under(rules.board);
        let removed = matches!(nodes.peek().and_then(|next| step(*next)), Some(Step::TakeOff { .. }));
        let text = write_san(&position, mv);
        let drop = source(&position, mv, removed, stock.get_mut(seat.color));
        turns.push(Turn { node: id, color: seat.color, number: position.fullmoves(), text, drop });
    }
    turns
}

/// Where the piece of a drop has come from; keeps the stock that one board alone would give.
fn source(position: &Position, mv: Move, removed: bool, stock: &mut Reserve) -> Option<Source> {
    match mv {
        Move::Drop { .. } if removed => Some(Source::Removed),
        Move::Drop { role, .. } if stock.take(role) => Some(Source::Own),
        Move::Drop { role, .. } => Some(Source::Outside(role)),
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle(_) => {
            if let (_, Some(captured)) = position.play_unchecked(mv) {
                stock.add(captured.role);
            }
            None
        }
    }
}

impl Turn {
    /// Writes the turn; whether the next one of Black can do without a number.
    fn write(&self, record: &Record, board: BoardId, numbered: bool, lines: &mut Lines) -> bool {
        let Some(node) = record.tree.node(self.node) else { return numbered };
        let Notes { after, before, glyphs, left, .. } = &node.notes;
        let mut text = match (self.color, numbered) {
            (Color::White, _) => format!("{}. ", self.number),
            (Color::Black, true) => String::new(),
            (Color::Black, false) => format!("{}... ", self.number),
        };
        text.push_str(if self.drop == Some(Source::Removed) { "--" } else { &self.text });
        for glyph in glyphs {
            text.push_str(" $");
            text.push_str(&glyph.0.to_string());
        }
        let mut said: Vec<String> = left.iter().map(|left| format!("[%clk {}]", clock(*left))).collect();
        match self.drop {
            Some(Source::Outside(_)) => said.push(format!("from board {}", board.other().letter())),
            Some(Source::Removed) => said.push(format!("{} was placed and removed (7.5)", self.text)),
            Some(Source::Own) | None => {}
        }
        said.extend(before.iter().chain(after).filter_map(|text| remark(text)));
        lines.piece(&text);
        if !said.is_empty() {
            lines.piece(&format!("{{{}}}", said.join(" ")));
        }
        said.is_empty()
    }
}

fn tags(record: &Record, board: BoardId, turns: &[Turn], token: ResultToken) -> String {
    let tags = &record.tags;
    let mut writer = TagWriter::default();
    for (name, usual) in [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?")] {
        writer.tag(name, tags.get(name).unwrap_or(usual));
    }
    let players = [("White", Seat::new(board, Color::White)), ("Black", Seat::new(board, Color::Black))];
    for (name, seat) in players {
        writer.tag(name, tags.get(seat.name()).unwrap_or("?"));
    }
    writer.tag("Result", token.text());
    for (name, seat) in players {
        if let Some(elo) = tags.get(&format!("{seat}Elo")) {
            writer.tag(&format!("{name}Elo"), elo);
        }
    }
    writer.tag("TimeControl", &board_time(record, board));
    if turns.iter().any(|turn| matches!(turn.drop, Some(Source::Own | Source::Outside(_)))) {
        writer.tag("Variant", "Crazyhouse");
    }
    let start = record.tree.root().boards().position(board);
    let mut setup = start.setup();
    for turn in turns {
        if let Some(Source::Outside(role)) = turn.drop {
            setup.reserves.get_mut(turn.color).add(role);
        }
    }
    let fen = write_setup(&setup);
    if fen != write_fen(&Position::start(&record.rules)) {
        writer.tag("SetUp", "1");
        writer.tag("FEN", &fen.replace("[]", ""));
    }
    writer.text
}

/// The time control of a board, as far as one tag can say it.
fn board_time(record: &Record, board: BoardId) -> String {
    let [white, black] =
        Color::ALL.map(|color| record.time.and_then(|time| time.base(Seat::new(board, color))));
    match (record.time, white) {
        (Some(TimeControl::Untimed), _) => "-".to_owned(),
        (Some(time), Some(base))
            if white == black && !matches!(time.bonus(), Bonus::Bronstein(_) | Bonus::Delay(_)) =>
        {
            time_control(base, time.bonus())
        }
        (Some(_), _) => "?".to_owned(),
        (None, _) => record.tags.get("TimeControl").unwrap_or("?").to_owned(),
    }
}
