//! Arrows and circles in a picture of the boards.

use core::fmt::Write as _;

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{Color, Square};

use super::picture::Ink;
use crate::input::geometry::column_and_row;

/// The colour of a pen; on paper all are black.
const fn pen_color(ink: Ink, pen: Pen) -> &'static str {
    match (ink, pen) {
        (Ink::Print, _) => "#000000",
        (Ink::Light, Pen::Green) => "#2f7d32",
        (Ink::Light, Pen::Red) => "#b3261e",
        (Ink::Light, Pen::Yellow) => "#b58900",
        (Ink::Light, Pen::Blue) => "#1f5fa8",
    }
}

/// Draws a circle round a square, or an arrow from one to another, with a light edge that parts it from the pieces.
pub(super) fn draw_shape(svg: &mut String, ink: Ink, shape: Shape, below: Color) {
    let color = pen_color(ink, shape.pen);
    let middle = |square: Square| {
        let (column, row) = column_and_row(square, below);
        (f32::from(column) * 48.0 + 24.0, f32::from(row) * 48.0 + 24.0)
    };
    let ((x1, y1), (x2, y2)) = (middle(shape.from), middle(shape.to));
    if shape.from == shape.to {
        for (stroke, width) in [("#ffffff", 7), (color, 4)] {
            let _ = writeln!(
                svg,
                "<circle cx=\"{}\" cy=\"{}\" r=\"20.5\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>",
                tenths(x1),
                tenths(y1),
            );
        }
        return;
    }
    let (dx, dy) = (x2 - x1, y2 - y1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let at = |along: f32, aside: f32| {
        [&tenths(x1 + ux * along - uy * aside), " ", &tenths(y1 + uy * along + ux * aside)].concat()
    };
    let line = format!("M{}L{}", at(12.0, 0.0), at(length - 16.0, 0.0));
    let head = format!("M{}L{}L{}Z", at(length - 4.0, 0.0), at(length - 20.0, 9.0), at(length - 20.0, -9.0));
    for (stroke, width, edge) in [("#ffffff", 8, 3), (color, 5, 0)] {
        let _ = writeln!(
            svg,
            "<path d=\"{line}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>\
             <path d=\"{head}\" fill=\"{stroke}\" stroke=\"{stroke}\" stroke-width=\"{edge}\"/>"
        );
    }
}

/// A place on a board with one decimal. What writes floats exactly would be kilobytes for a visitor to load.
fn tenths(place: f32) -> String {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "`as` stays in bounds")]
    let tenths = (place * 10.0).round_ties_even() as u32;
    format!("{}.{}", tenths / 10, tenths % 10)
}
