//! Drawing arrows and circles by keyboard: a square where it begins, and the one where it ends.

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{BoardId, Square};

/// What is drawn with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The pen while arrows are drawn.
    pub pen: Option<Pen>,
    /// What was drawn last, for those who hear the page and for the mark on the board.
    pub marked: Option<Marked>,
}

/// What has become of the last mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    /// It begins here.
    From(BoardId, Square),
    /// It is there.
    Drawn(Shape),
    /// It is gone.
    Gone(Shape),
}

impl Drawing {
    /// The pen is taken, changed or put away. What was begun goes on with another pen.
    pub fn take(&mut self, pen: Option<Pen>) {
        self.pen = pen;
        if pen.is_none() || !matches!(self.marked, Some(Marked::From(..))) {
            self.marked = None;
        }
    }

    /// Where a mark begins.
    pub const fn begun(&self) -> Option<(BoardId, Square)> {
        match self.marked {
            Some(Marked::From(board, square)) => Some((board, square)),
            Some(Marked::Drawn(_) | Marked::Gone(_)) | None => None,
        }
    }

    /// A square is named: the mark begins there, or, on the same board, ends there and is given.
    pub fn mark(&mut self, board: BoardId, square: Square) -> Option<Shape> {
        let pen = self.pen?;
        match self.begun() {
            Some((begun, from)) if begun == board => Some(Shape { board, from, to: square, pen }),
            Some(_) | None => {
                self.marked = Some(Marked::From(board, square));
                None
            }
        }
    }
}
