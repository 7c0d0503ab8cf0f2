//! What one pointer does: a mouse, a finger or a pen, as a row of steps.
//!
//! Several pointers are given to [`crate::Table::perform`] together; their steps then run side by side, first with first.

use crate::geometry::Point;
use serde_json::{Value, json};

/// A button of a mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// The one that moves pieces.
    Left,
    /// The one that cancels.
    Right,
}

impl Button {
    fn number(self) -> u8 {
        match self {
            Button::Left => 0,
            Button::Right => 2,
        }
    }
}

/// The steps of one pointer. A pointer keeps its name, its place and what is pressed over several performances.
#[derive(Clone, Debug)]
pub struct Pointer {
    id: String,
    kind: &'static str,
    steps: Vec<Value>,
    /// Where the last step left it, as far as this row of steps knows.
    at: Option<Point>,
}

impl Pointer {
    /// The mouse.
    pub fn mouse() -> Pointer {
        Pointer { id: "mouse".to_string(), kind: "mouse", steps: Vec::new(), at: None }
    }

    /// A finger; the number tells it from other fingers.
    pub fn finger(number: u8) -> Pointer {
        Pointer { id: format!("finger {number}"), kind: "touch", steps: Vec::new(), at: None }
    }

    /// The pen.
    pub fn pen() -> Pointer {
        Pointer { id: "pen".to_string(), kind: "pen", steps: Vec::new(), at: None }
    }

    /// Moves there at once.
    pub fn to(mut self, point: Point) -> Pointer {
        self.at = Some(point);
        let step =
            json!({ "type": "pointerMove", "duration": 0, "x": point.x.round(), "y": point.y.round() });
        self.with(step)
    }

    /// Moves there in several steps, as a hand does.
    pub fn glide(self, point: Point) -> Pointer {
        const STEPS: u32 = 4;
        let from = self.at.unwrap_or(point);
        (1..=STEPS)
            .fold(self, |pointer, step| pointer.to(from.towards(point, f64::from(step) / f64::from(STEPS))))
    }

    /// Moves there within a frame or two, so that what lies between is seen.
    pub fn slide(mut self, point: Point) -> Pointer {
        self.at = Some(point);
        let step =
            json!({ "type": "pointerMove", "duration": 20, "x": point.x.round(), "y": point.y.round() });
        self.with(step)
    }

    /// Presses: the left button, the finger, the pen.
    pub fn down(self) -> Pointer {
        self.press(Button::Left)
    }

    /// Lets go.
    pub fn up(self) -> Pointer {
        self.release(Button::Left)
    }

    /// Presses a button.
    pub fn press(self, button: Button) -> Pointer {
        self.with(json!({ "type": "pointerDown", "button": button.number() }))
    }

    /// Lets a button go.
    pub fn release(self, button: Button) -> Pointer {
        self.with(json!({ "type": "pointerUp", "button": button.number() }))
    }

    /// Stays for `n` steps of the others.
    pub fn stay(self, n: usize) -> Pointer {
        (0..n).fold(self, |pointer, _| pointer.with(json!({ "type": "pause", "duration": 0 })))
    }

    /// Stays for a while, in milliseconds, before the next step.
    pub fn rest(self, duration: u64) -> Pointer {
        self.with(json!({ "type": "pause", "duration": duration }))
    }

    /// Presses, moves there and lets go. A finger comes to rest first: one that leaves in motion throws, and the browser
    /// swallows the next tap, which stops what was thrown.
    pub fn drag(self, from: Point, to: Point) -> Pointer {
        const REST: u64 = 100;
        let there = self.to(from).down().glide(to);
        if there.kind == "touch" { there.rest(REST).up() } else { there.up() }
    }

    /// Presses and lets go at one place.
    pub fn tap(self, point: Point) -> Pointer {
        self.to(point).down().up()
    }

    /// Whether it is a finger.
    pub(crate) fn is_finger(&self) -> bool {
        self.kind == "touch"
    }

    fn with(mut self, step: Value) -> Pointer {
        self.steps.push(step);
        self
    }

    /// As a source of actions, padded so that all sources have as many steps.
    pub(crate) fn source(&self) -> Value {
        json!({ "type": "pointer", "id": self.id, "parameters": { "pointerType": self.kind }, "actions": self.steps })
    }
}
