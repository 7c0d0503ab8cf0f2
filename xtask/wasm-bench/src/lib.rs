//! What `cargo xtask bench` measures in WebAssembly: the same tree as the example `perft`, built as a worker is.

use pasapezas_core::notation::read_fen;
use pasapezas_core::{Position, RuleSet, perft};
use wasm_bindgen::prelude::wasm_bindgen;

/// The number of move sequences of this length, each leaf played; nothing when the text is no position.
#[wasm_bindgen]
#[must_use]
pub fn nodes(fen: &str, depth: u8) -> Option<u64> {
    let setup = read_fen(fen).ok()?;
    let position = Position::new(setup, &RuleSet::default()).ok()?;
    Some(perft(&position, depth, false))
}
