//! The machine of touches against checked positions: row by row, and on random walks.

mod rows;
mod walks;

use super::touch::{Irregularity, Touch, TouchEvent, TouchRefusal};
use crate::base::{DropRole, Square};
use crate::notation::read_fen;
use crate::position::Position;
use crate::rules::RuleSet;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn position(fen: &str) -> Position {
    Position::new(read_fen(fen).unwrap(), &RuleSet::default()).unwrap()
}

/// A hand's doing in short: `e2` touches what stands there, `^e2` lifts it, `!e2` means a move by it, `_e4` rests, `=e4`
/// releases, `N@` takes a stored knight; `adjust`, `back`, `change`, `press`, `opponent`, `accident`.
fn event(position: &Position, text: &str) -> TouchEvent {
    let at = |text: &str| square(text);
    match text {
        "adjust" => TouchEvent::AnnounceAdjust,
        "back" => TouchEvent::PutBack,
        "change" => TouchEvent::Change,
        "press" => TouchEvent::Press,
        "opponent" => TouchEvent::OpponentCompletes,
        "accident" => TouchEvent::Accident,
        "N@" => TouchEvent::TakeStored { role: DropRole::Knight },
        _ => match text.split_at(1) {
            ("^", on) => TouchEvent::Lift { at: at(on) },
            ("!", on) => TouchEvent::MeanMove { at: at(on) },
            ("_", on) => TouchEvent::Rest { at: at(on) },
            ("=", on) => TouchEvent::Release { at: at(on) },
            _ => TouchEvent::of(position, at(text)).unwrap(),
        },
    }
}

/// The state after all of these, from the beginning of the player's turn, and what was wrong last.
fn after(fen: &str, events: &str) -> Result<(Touch, Option<Irregularity>), TouchRefusal> {
    let position = position(fen);
    let start = Ok((Touch::ToMove, None));
    events
        .split_whitespace()
        .fold(start, |state, text| state.and_then(|(touch, _)| touch.step(&position, event(&position, text))))
}
