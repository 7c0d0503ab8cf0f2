//! Arrows and circles while they are drawn: what will be there when the pointer is let go.

use pasapezas_core::record::Shape;
use pasapezas_core::{Color, Square};
use pasapezas_model::input::geometry::square_from_point;
use pasapezas_model::input::{Point, PointerId};
use web_sys::Element;

use super::dom::{board_element, find, rectangle, svg};
use crate::shell::page;
use crate::ui::shapes::layers;

/// The stroke of one pointer.
pub(super) struct Stroke {
    pub(super) pointer: PointerId,
    /// As it would be drawn now.
    pub(super) shape: Shape,
    /// Where the pointer is, if it has moved since the last frame.
    pub(super) at: Option<Point>,
    /// Where it is drawn.
    picture: Element,
    /// On which board.
    on: Element,
}

impl Stroke {
    /// A circle, until the pointer reaches another square.
    pub(super) fn begin(root: &Element, pointer: PointerId, shape: Shape, below: Color) -> Option<Self> {
        let picture = svg(&page::document()?, "g", &[])?;
        let on = board_element(root, shape.board)?;
        find(&on, ".hovers")?.append_child(&picture).ok()?;
        let stroke = Self { pointer, shape, at: None, picture, on };
        stroke.show(below);
        Some(stroke)
    }

    /// The square of its board under the pointer, if it has moved since the last frame.
    pub(super) fn end(&self, below: Color) -> Option<Square> {
        square_from_point(rectangle(&self.on), below, self.at?)
    }

    /// The pointer is over this square of its board now. Beside the board nothing would be drawn.
    pub(super) fn reach(&mut self, end: Option<Square>, below: Color) {
        match end {
            None => self.picture.set_text_content(None),
            Some(to) => {
                let is_there = self.picture.has_child_nodes();
                if to != std::mem::replace(&mut self.shape.to, to) || !is_there {
                    self.show(below);
                }
            }
        }
    }

    fn show(&self, below: Color) {
        self.picture.set_text_content(None);
        let Some(document) = page::document() else { return };
        for (class, d) in layers(self.shape, below) {
            let path = svg(&document, "path", &[("class", class), ("d", &d)]);
            drop(path.map(|path| self.picture.append_child(&path)));
        }
    }

    pub(super) fn remove(&self) {
        self.picture.remove();
    }
}
