//! From screen to board and back, by plain arithmetic: no elements, no browser.

use pasapezas_core::{Color, File, Rank, Square};

/// A place on the screen, in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// How far it is to `other`.
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A rectangle on the screen as the browser measures it, whatever scales and moves it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rectangle {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// To the right.
    pub width: f64,
    /// Down.
    pub height: f64,
}

impl Rectangle {
    /// Whether `point` lies in it; the right and lower edges belong to the neighbour.
    pub fn has(&self, point: Point) -> bool {
        let (x, y) = (point.x - self.left, point.y - self.top);
        (0.0..self.width).contains(&x) && (0.0..self.height).contains(&y)
    }

    /// Where `point` lies when this rectangle's corner is the origin and its own width is `width`: the coordinates inside
    /// an element that something scales.
    pub fn inside(&self, point: Point, width: f64) -> Point {
        let scale = if self.width > 0.0 { width / self.width } else { 1.0 };
        Point { x: (point.x - self.left) * scale, y: (point.y - self.top) * scale }
    }

    /// Its middle.
    pub fn centre(&self) -> Point {
        Point { x: self.left + self.width / 2.0, y: self.top + self.height / 2.0 }
    }
}

/// The square at `point` of a board that fills `board` with the first rank of `below` at the lower edge.
///
/// ```
/// use pasapezas_core::Color;
/// use pasapezas_model::input::geometry::{Point, Rectangle, square_from_point};
/// let board = Rectangle { left: 100.0, top: 50.0, width: 400.0, height: 400.0 };
/// let at = square_from_point(board, Color::White, Point { x: 325.0, y: 275.0 });
/// assert_eq!(at.map(|square| square.to_string()).as_deref(), Some("e4"));
/// ```
pub fn square_from_point(board: Rectangle, below: Color, point: Point) -> Option<Square> {
    if !board.has(point) {
        return None;
    }
    let column = cell(point.x - board.left, board.width)?;
    let row = cell(point.y - board.top, board.height)?;
    square_at(column, row, below)
}

/// The square in this column (from the left) and row (from above) of the screen, both below 8.
pub fn square_at(column: u8, row: u8, below: Color) -> Option<Square> {
    let (file, rank) = match below {
        Color::White => (column, 7_u8.checked_sub(row)?),
        Color::Black => (7_u8.checked_sub(column)?, row),
    };
    Some(Square::new(File::from_index(file)?, Rank::from_index(rank)?))
}

/// The column (from the left) and row (from above) of a square on the screen.
pub fn column_and_row(square: Square, below: Color) -> (u8, u8) {
    let (file, rank) = (square.file().index(), square.rank().index());
    match below {
        Color::White => (file, 7_u8.saturating_sub(rank)),
        Color::Black => (7_u8.saturating_sub(file), rank),
    }
}

/// Which eighth of `length` holds `offset`.
fn cell(offset: f64, length: f64) -> Option<u8> {
    let eighth = length / 8.0;
    (0_u8..8).rev().find(|index| offset >= f64::from(*index) * eighth)
}
