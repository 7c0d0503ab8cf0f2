//! Places on the screen, in CSS pixels of the viewport.

use serde::Deserialize;

/// A point.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Point {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
}

impl Point {
    /// The same point, moved.
    pub fn by(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }

    /// The point a share of the way to another.
    pub fn towards(self, other: Point, share: f64) -> Point {
        self.by((other.x - self.x) * share, (other.y - self.y) * share)
    }

    /// How far away another point is.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Rect {
    /// Its middle.
    pub fn centre(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// Whether `other` lies in it, half a pixel forgiven.
    pub fn holds(self, other: Rect) -> bool {
        const ROUNDING: f64 = 0.5;
        other.x >= self.x - ROUNDING
            && other.y >= self.y - ROUNDING
            && other.x + other.width <= self.x + self.width + ROUNDING
            && other.y + other.height <= self.y + self.height + ROUNDING
    }

    /// Whether the two share more than half a pixel.
    pub fn overlaps(self, other: Rect) -> bool {
        const ROUNDING: f64 = 0.5;
        self.x + ROUNDING < other.x + other.width
            && other.x + ROUNDING < self.x + self.width
            && self.y + ROUNDING < other.y + other.height
            && other.y + ROUNDING < self.y + self.height
    }
}
