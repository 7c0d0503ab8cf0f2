//! What a comment says: a clock, drawings, steps that are no moves, and text.
//!
//! - `{58.3}`, `{[%clk 0:00:58.3]}`: what the mover's clock shows; `{[ts=185.070]}`: seconds since the match began;
//! - `{[%csl Ge4,Rf5]}`, `{[%cal Ge2e4]}`: circles and arrows, on the board of the move, or `[%cal B:Ge2e4]` on that board;
//! - `{[%takeoff h7]}`: the opponent has the last placement removed (article 7.5); `{[%give N WhiteA]}`: somebody gets a piece
//!   from nowhere. Both happen where they stand.
//!
//! Other commands belong to other programs and stay in the text.

use super::limits::MAX_COMMENT;
use super::time::read_clock;
use super::words::{REMARK_END, text_of};
use crate::base::{BoardId, DropRole, Millis, Role, Seat, Square};
use crate::record::{Pen, Shape, remark};

/// What one comment says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) left: Option<Millis>,
    pub(super) at: Option<Millis>,
    pub(super) shapes: Vec<Shape>,
    pub(super) steps: Vec<Wanted>,
    /// Remarks, without the commands above.
    pub(super) texts: Vec<String>,
    pub(super) nonsense: bool,
    pub(super) too_long: bool,
}

/// A step that is no move, before it is known whether it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// A placement is removed from here; on the board of the last move if none is named.
    TakeOff { board: Option<BoardId>, at: Square },
    /// This seat gets a piece.
    Give { seat: Seat, role: DropRole },
}

/// The clock that a comment is, if it is nothing else. Most comments are.
pub(super) fn bare_clock(text: &[u8]) -> Option<Millis> {
    read_clock(text.trim_ascii())
}

/// What a comment says about a move on `board`.
pub(super) fn read_comment(text: &[u8], board: BoardId) -> Said {
    let mut said = Said { too_long: text.len() > MAX_COMMENT, ..Said::default() };
    let text = text.get(..MAX_COMMENT).unwrap_or(text);
    // A byte that is no UTF-8 parts remarks, so bytes are parted before they are read.
    for remark in text.split(|byte| *byte == REMARK_END) {
        said.remark(&one_line(remark), board);
    }
    said
}

/// A remark as text on one line, as writers break lines where they like.
pub(super) fn one_line(bytes: &[u8]) -> String {
    let text = text_of(bytes.trim_ascii());
    if !text.contains(['\n', '\r']) {
        return text;
    }
    let lines: Vec<_> = text.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join(" ")
}

impl Said {
    fn remark(&mut self, text: &str, board: BoardId) {
        let mut rest = text;
        let mut kept = String::new();
        let mut taken = false;
        while let Some((before, bracket)) = rest.split_once('[') {
            let Some((inside, behind)) = bracket.split_once(']') else { break };
            let verdict = self.command(inside, board);
            taken |= verdict == Verdict::Taken;
            self.nonsense |= verdict == Verdict::Nonsense;
            keep(&mut kept, before);
            if verdict != Verdict::Taken {
                keep(&mut kept, &format!("[{inside}]"));
            }
            rest = behind;
        }
        keep(&mut kept, rest);
        if !taken {
            text.clone_into(&mut kept);
        }
        self.texts.extend(remark(&kept));
    }

    /// What stands between `[` and `]`.
    fn command(&mut self, inside: &str, board: BoardId) -> Verdict {
        if let Some(seconds) = inside.strip_prefix("ts=") {
            return self.time(seconds, |said| &mut said.at);
        }
        let Some((name, value)) = inside.strip_prefix('%').and_then(|rest| rest.split_once(' ')) else {
            return Verdict::Foreign;
        };
        let value = value.trim();
        match name {
            "clk" => self.time(value, |said| &mut said.left),
            "csl" => self.shapes(value, board, circle),
            "cal" => self.shapes(value, board, arrow),
            "takeoff" => self.step(take_off(value)),
            "give" => self.step(give(value)),
            _ => Verdict::Foreign,
        }
    }

    fn time(&mut self, text: &str, field: impl Fn(&mut Self) -> &mut Option<Millis>) -> Verdict {
        match read_clock(text.trim().as_bytes()) {
            Some(time) => {
                *field(self) = Some(time);
                Verdict::Taken
            }
            None => Verdict::Nonsense,
        }
    }

    fn shapes(
        &mut self,
        list: &str,
        board: BoardId,
        read: impl Fn(&str, BoardId) -> Option<Shape>,
    ) -> Verdict {
        let one = |text: &str| {
            let (named, text) = on_board(text.trim());
            read(text, named.unwrap_or(board))
        };
        match list.split(',').map(one).collect::<Option<Vec<_>>>() {
            Some(mut shapes) => {
                self.shapes.append(&mut shapes);
                Verdict::Taken
            }
            None => Verdict::Nonsense,
        }
    }

    fn step(&mut self, step: Option<Wanted>) -> Verdict {
        self.steps.extend(step);
        if step.is_some() { Verdict::Taken } else { Verdict::Nonsense }
    }
}

/// What becomes of a command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Taken,
    Foreign,
    Nonsense,
}

/// Joins what is left of a text by one blank.
fn keep(kept: &mut String, part: &str) {
    let part = part.trim();
    if !kept.is_empty() && !part.is_empty() {
        kept.push(' ');
    }
    kept.push_str(part);
}

/// Takes the board off the front of `A:Ge4`.
fn on_board(text: &str) -> (Option<BoardId>, &str) {
    for board in BoardId::ALL {
        if let Some(rest) = text.strip_prefix(board.letter()).and_then(|rest| rest.strip_prefix(':')) {
            return (Some(board), rest);
        }
    }
    (None, text)
}

fn pen(text: &str) -> Option<(Pen, &str)> {
    let pen = match text.chars().next()? {
        'G' => Pen::Green,
        'R' => Pen::Red,
        'Y' => Pen::Yellow,
        'B' => Pen::Blue,
        _ => return None,
    };
    Some((pen, text.get(1..)?))
}

fn circle(text: &str, board: BoardId) -> Option<Shape> {
    let (pen, square) = pen(text)?;
    let at = square.parse().ok()?;
    Some(Shape { board, from: at, to: at, pen })
}

fn arrow(text: &str, board: BoardId) -> Option<Shape> {
    let (pen, squares) = pen(text)?;
    let from = squares.get(..2)?.parse().ok()?;
    let to = squares.get(2..)?.parse().ok()?;
    Some(Shape { board, from, to, pen })
}

fn take_off(value: &str) -> Option<Wanted> {
    let (board, square) = on_board(value);
    Some(Wanted::TakeOff { board, at: square.parse().ok()? })
}

fn give(value: &str) -> Option<Wanted> {
    let (piece, seat) = value.split_once(' ')?;
    let mut letters = piece.chars();
    let role = letters.next().filter(|_| letters.next().is_none()).and_then(Role::from_letter)?;
    Some(Wanted::Give { seat: Seat::from_name(seat.trim())?, role: DropRole::from_role(role)? })
}
