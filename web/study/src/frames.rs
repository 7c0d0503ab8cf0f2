//! What is drawn at every frame, without a component: clocks that run.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};
use web_sys::Node;

/// Draws at every frame for as long as it lives.
pub(crate) struct Frames(Rc<Drawing>);

struct Drawing {
    draw: Box<dyn Fn()>,
    frame: RefCell<Option<AnimationFrame>>,
}

impl Frames {
    pub(crate) fn run(draw: impl Fn() + 'static) -> Self {
        let drawing = Rc::new(Drawing { draw: Box::new(draw), frame: RefCell::default() });
        go_on(&drawing);
        Self(drawing)
    }
}

impl Drop for Frames {
    fn drop(&mut self) {
        // The frame holds the drawing that holds it.
        self.0.frame.take();
    }
}

fn go_on(drawing: &Rc<Drawing>) {
    let again = Rc::clone(drawing);
    let frame = request_animation_frame(move |_| {
        (again.draw)();
        go_on(&again);
    });
    drawing.frame.replace(Some(frame));
}

/// Writes a text, if it is not there yet.
pub(crate) fn write_text(node: &Node, text: &str) {
    if node.node_value().as_deref() != Some(text) {
        node.set_node_value(Some(text));
    }
}
