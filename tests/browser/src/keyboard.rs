//! Keys by their names.

use serde_json::{Value, json};

/// A key of the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// To the next control.
    Tab,
    /// To the control before.
    ShiftTab,
    /// Chooses; the main one, not the keypad's.
    Enter,
    /// Chooses too.
    Space,
    /// Lets go, closes.
    Escape,
    /// Removes.
    Delete,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// A letter or a digit.
    Char(char),
    /// A letter with Control.
    Control(char),
}

impl Key {
    /// The steps that press and release it.
    fn steps(self) -> Vec<Value> {
        let down = |key: char| json!({ "type": "keyDown", "value": key.to_string() });
        let up = |key: char| json!({ "type": "keyUp", "value": key.to_string() });
        let with = |held: char, key: char| vec![down(held), down(key), up(key), up(held)];
        let alone = |key: char| vec![down(key), up(key)];
        match self {
            Key::Tab => alone('\u{E004}'),
            Key::ShiftTab => with('\u{E008}', '\u{E004}'),
            Key::Enter => alone('\u{E006}'),
            Key::Space => alone(' '),
            Key::Escape => alone('\u{E00C}'),
            Key::Delete => alone('\u{E017}'),
            Key::Left => alone('\u{E012}'),
            Key::Up => alone('\u{E013}'),
            Key::Right => alone('\u{E014}'),
            Key::Down => alone('\u{E015}'),
            Key::End => alone('\u{E010}'),
            Key::Home => alone('\u{E011}'),
            Key::Char(key) => alone(key),
            Key::Control(key) => with('\u{E009}', key),
        }
    }

    /// One half of a press, as a source of actions.
    pub(crate) fn step(kind: &str, key: char) -> Value {
        json!({ "type": "key", "id": "keyboard", "actions": [{ "type": kind, "value": key.to_string() }] })
    }

    /// Keys one after the other, as a source of actions.
    pub(crate) fn source(keys: &[Key]) -> Value {
        let steps: Vec<Value> = keys.iter().flat_map(|key| key.steps()).collect();
        json!({ "type": "key", "id": "keyboard", "actions": steps })
    }
}
