//! What there is to tell of one game.

use std::fmt::Write as _;
use std::io::{self, Write};

use pasapezas_core::notation::{write_fen, write_uci};
use pasapezas_core::record::sniff::FileKind;
use pasapezas_core::record::{Boards, Step};
use pasapezas_core::{BoardId, BoardRules, Color, DropRole, Found, Move, PerBoard, Seat, Square, WhyNot};

/// A game as it is printed.
#[derive(Debug)]
pub(crate) struct Told {
    tokens: u32,
    played: u32,
    result: Option<String>,
    notes: Vec<String>,
    last: Boards,
    no_reply: PerBoard<bool>,
    illegal: Option<Illegal>,
    breach: Option<Breach>,
    order: Option<String>,
}

/// The first move that cannot be played.
#[derive(Debug)]
struct Illegal {
    index: u32,
    text: String,
    fen: String,
    why: String,
}

/// The first drop that the Galician regulation forbids.
#[derive(Debug)]
struct Breach {
    index: usize,
    text: String,
    why: &'static str,
}

/// What there is to tell of a game from a file of this kind.
pub(crate) fn tell(kind: FileKind, found: &Found) -> Told {
    let last = last(found);
    let stuck = |board: BoardId| !last.position(board).under(BoardRules::INTERNATIONAL).has_legal_move();
    Told {
        tokens: found.tokens,
        played: found.played,
        result: result(kind, found),
        notes: match kind {
            FileKind::ChessCom => found.record.ending.remarks.clone(),
            FileKind::Bpgn | FileKind::Csv => found.last_comment.iter().cloned().collect(),
        },
        no_reply: PerBoard::new(stuck),
        illegal: illegal(found),
        breach: breach(found),
        order: (kind == FileKind::ChessCom).then(|| order(found)),
        last,
    }
}

/// Each step of the main line with both boards before it.
fn steps(found: &Found) -> impl Iterator<Item = (Boards, Step)> + '_ {
    let tree = &found.record.tree;
    let mut boards = *tree.root().boards();
    tree.line(pasapezas_core::record::NodeId::ROOT).filter_map(move |id| {
        let node = tree.node(id)?;
        let before = std::mem::replace(&mut boards, *node.boards());
        Some((before, node.step()?))
    })
}

fn last(found: &Found) -> Boards {
    let tree = &found.record.tree;
    let last = tree.line(pasapezas_core::record::NodeId::ROOT).last().and_then(|id| tree.node(id));
    *last.unwrap_or(tree.root()).boards()
}

/// The token at the end, or the tag. Bare movetexts have neither, and then only a token that says something counts.
fn result(kind: FileKind, found: &Found) -> Option<String> {
    let token = found.record.ending.token;
    let is_silent = token == pasapezas_core::record::ResultToken::Open && kind == FileKind::Csv;
    (!is_silent).then(|| token.text().to_owned())
}

/// `12a.`: the number of the move on its board, and whose it is.
fn number(seat: Seat, number: u32) -> String {
    let letter = seat.board.letter();
    format!("{number}{}.", seat.color.choose(letter, letter.to_ascii_lowercase()))
}

fn illegal(found: &Found) -> Option<Illegal> {
    let stopped = found.stopped.as_ref()?;
    let what = &stopped.what;
    Some(Illegal {
        index: stopped.index,
        text: format!("{} {}", number(what.seat, what.number), what.text),
        fen: write_fen(stopped.boards.position(what.seat.board)),
        why: match &what.why {
            WhyNot::Move(error) => error.to_string(),
            why @ (WhyNot::NoStart | WhyNot::TooManyMoves) => why.to_string(),
        },
    })
}

fn breach(found: &Found) -> Option<Breach> {
    steps(found).enumerate().find_map(|(index, (before, step))| {
        let Step::Move { seat, mv: mv @ Move::Drop { role, to } } = step else { return None };
        let position = before.position(seat.board);
        let gives_check = before.after(step).is_ok_and(|after| after.position(seat.board).is_check());
        let why = if gives_check {
            "drop gives check"
        } else if role == DropRole::Pawn && !is_pawn_rank(to, seat.color) {
            "pawn drop rank"
        } else {
            return None;
        };
        let number = number(seat, u32::from(position.fullmoves()));
        Some(Breach { index, text: format!("{number} {}", write_uci(position, mv)), why })
    })
}

/// Whether the regulation lets a pawn be placed there: on one's own ranks 2 to 6.
fn is_pawn_rank(to: Square, color: Color) -> bool {
    let ranks = BoardRules::PASAPEZAS.pawn_ranks;
    let own = to.rank().from_side(color);
    ranks.first() <= own && own <= ranks.last()
}

fn order(found: &Found) -> String {
    let mut text = String::new();
    for (before, step) in steps(found) {
        let Step::Move { seat, mv } = step else { continue };
        let position = before.position(seat.board);
        let gap = if text.is_empty() { "" } else { " " };
        let number = number(seat, u32::from(position.fullmoves()));
        let _ = write!(text, "{gap}{number}{}", write_uci(position, mv));
    }
    text
}

impl Told {
    fn fens(&self) -> [String; 2] {
        BoardId::ALL.map(|board| write_fen(self.last.position(board)))
    }

    /// Some lines for people.
    pub(crate) fn write_text(&self, file: &str, index: usize, out: &mut dyn Write) -> io::Result<()> {
        let result = self.result.as_deref().unwrap_or("no result");
        write!(out, "{file} game {index}: {} of {} moves, {result}", self.played, self.tokens)?;
        if !self.notes.is_empty() {
            write!(out, " ({})", self.notes.join(", "))?;
        }
        writeln!(out)?;
        for (board, fen) in BoardId::ALL.into_iter().zip(self.fens()) {
            let stuck = if *self.no_reply.get(board) { "  (no legal reply)" } else { "" };
            writeln!(out, "  {} {fen}{stuck}", board.letter())?;
        }
        if let Some(Illegal { index, text, why, .. }) = &self.illegal {
            writeln!(out, "  stops at half-move {index}, {text}: {why}")?;
        }
        if let Some(Breach { index, text, why }) = &self.breach {
            writeln!(out, "  pasapezas forbids half-move {index}, {text}: {why}")?;
        }
        Ok(())
    }

    /// An object on one line.
    pub(crate) fn write_json(&self, file: &str, index: usize, out: &mut dyn Write) -> io::Result<()> {
        let notes: Vec<_> = self.notes.iter().map(|note| quoted(note)).collect();
        let illegal = self.illegal.as_ref().map_or_else(
            || String::from("null"),
            |Illegal { index, text, fen, why }| {
                let (text, fen, why) = (quoted(text), quoted(fen), quoted(why));
                format!(r#"{{"index": {index}, "move": {text}, "fen": {fen}, "why": {why}}}"#)
            },
        );
        let breach = self.breach.as_ref().map_or_else(
            || String::from("null"),
            |Breach { index, text, why }| {
                format!(r#"{{"index": {index}, "move": {}, "why": {}}}"#, quoted(text), quoted(why))
            },
        );
        write!(
            out,
            r#"{{"file": {}, "game": {index}, "tokens": {}, "played": {}, "result": {}, "notes": [{}], "#,
            quoted(file),
            self.tokens,
            self.played,
            self.result.as_deref().map_or_else(|| String::from("null"), quoted),
            notes.join(", "),
        )?;
        write!(
            out,
            r#""final": {}, "no_legal_reply": {{"A": {}, "B": {}}}, "illegal": {illegal}, "first_pasapezas_breach": {breach}"#,
            quoted(&self.fens().join(" | ")),
            self.no_reply.a,
            self.no_reply.b,
        )?;
        if let Some(order) = &self.order {
            write!(out, r#", "order": {}"#, quoted(order))?;
        }
        write!(out, "}}")
    }
}

/// A text of JSON.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for sign in text.chars() {
        match sign {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            sign if sign.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(sign));
            }
            sign => quoted.push(sign),
        }
    }
    quoted.push('"');
    quoted
}
