//! Points and squares.

use super::super::geometry::{column_and_row, square_at, square_from_point};
use super::*;
use pasapezas_core::Color::{self, Black, White};

/// Every square is found at its middle and at its corners, at any size, place and scale, on both sides.
#[test]
fn every_square_is_found() {
    for (left, top, side) in [(0.0, 0.0, 384.0), (-37.5, 1200.25, 229.3), (0.4, 0.4, 1360.0)] {
        let board = Rectangle { left, top, width: side, height: side };
        for below in Color::ALL {
            for square in Square::all() {
                let (column, row) = column_and_row(square, below);
                assert_eq!(square_at(column, row, below), Some(square));
                for (dx, dy) in [(0.5, 0.5), (0.01, 0.01), (0.99, 0.99), (0.01, 0.99)] {
                    let at = Point {
                        x: left + (f64::from(column) + dx) * side / 8.0,
                        y: top + (f64::from(row) + dy) * side / 8.0,
                    };
                    assert_eq!(square_from_point(board, below, at), Some(square));
                }
            }
        }
    }
}

#[test]
fn outside_is_no_square() {
    let board = Rectangle { left: 10.0, top: 10.0, width: 80.0, height: 80.0 };
    for (x, y) in [(9.9, 50.0), (50.0, 9.9), (90.0, 50.0), (50.0, 90.0), (f64::NAN, 50.0), (1e300, 1.0)] {
        assert_eq!(square_from_point(board, White, Point { x, y }), None);
    }
    let nothing = Rectangle::default();
    assert_eq!(square_from_point(nothing, Black, Point::default()), None);
}

#[test]
fn corners() {
    let board = Rectangle { left: 0.0, top: 0.0, width: 80.0, height: 80.0 };
    let at = |x, y, below| square_from_point(board, below, Point { x, y }).unwrap().to_string();
    assert_eq!([at(0.0, 0.0, White), at(79.9, 79.9, White)], ["a8", "h1"]);
    assert_eq!([at(0.0, 0.0, Black), at(79.9, 79.9, Black)], ["h1", "a8"]);
}

/// U-A14: a ghost placed in screen coordinates is wrong inside a scaled or scrolled parent.
#[test]
fn u_a14_points_inside_a_scaled_parent() {
    let half = Rectangle { left: 100.0, top: 40.0, width: 500.0, height: 300.0 };
    assert_eq!(half.inside(Point { x: 350.0, y: 140.0 }, 1000.0), Point { x: 500.0, y: 200.0 });
    assert_eq!(half.centre(), Point { x: 350.0, y: 190.0 });
    let flat = Rectangle { width: 0.0, ..half };
    assert_eq!(flat.inside(Point { x: 101.0, y: 41.0 }, 1000.0), Point { x: 1.0, y: 1.0 });
}
