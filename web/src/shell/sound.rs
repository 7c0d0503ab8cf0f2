//! What is heard and felt: the port to `sound.js`.

use pasapezas_core::BoardId;
use pasapezas_model::app::cues::{Cue, Heard};
use pasapezas_model::app::{Settings, choices::Volume};

/// How far the boards are heard from the middle.
const ASIDE: f32 = 0.45;

/// What is felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tremble {
    /// A piece was put down.
    Placed,
    /// It may not stand there.
    Refused,
    /// A piece has come into a reserve.
    Pass,
}

mod js {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(module = "/src/shell/sound.js")]
    extern "C" {
        pub(super) fn want(on: bool);
        pub(super) fn play(name: &str, side: f32, loud: f32);
        pub(super) fn tremble(name: &str);
    }
}

/// Whether sounds are wanted from now on.
pub(crate) fn want(on: bool) {
    js::want(on);
}

/// Plays what is to be heard: board A a little to the left, board B a little to the right, each as loud as it was set.
pub(crate) fn play(settings: &Settings, (cue, board): Heard) {
    let (side, volume) = match board {
        Some(BoardId::A) => (-ASIDE, settings.loudness(BoardId::A)),
        Some(BoardId::B) => (ASIDE, settings.loudness(BoardId::B)),
        None => (0.0, settings.loudness(BoardId::A).louder(settings.loudness(BoardId::B))),
    };
    if volume != Volume::Zero {
        js::play(name(cue), side, gain(volume));
    }
}

/// Lets the device tremble, if it can.
pub(crate) fn tremble(what: Tremble) {
    js::tremble(match what {
        Tremble::Placed => "placed",
        Tremble::Refused => "refused",
        Tremble::Pass => "pass",
    });
}

const fn name(cue: Cue) -> &'static str {
    match cue {
        Cue::Move => "move",
        Cue::Capture => "capture",
        Cue::Check => "check",
        Cue::Pass => "pass",
        Cue::LowTime => "low",
        Cue::End => "end",
    }
}

/// Ears hear steps as equal when each is a multiple of the one before.
const fn gain(volume: Volume) -> f32 {
    match volume {
        Volume::Zero => 0.0,
        Volume::One => 0.06,
        Volume::Two => 0.14,
        Volume::Three => 0.3,
        Volume::Four => 0.6,
    }
}
