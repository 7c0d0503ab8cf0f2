//! Short ways to say positions, moves and files in tests.

use std::path::PathBuf;

use pasapezas_core::notation::{read_fen, read_san, read_uci_attempt, write_uci};
use pasapezas_core::{BoardRules, Enforcement, Move, Position, Preset, Refusal, RuleSet, Square};

/// The board rules of this preset, forbidden placements prevented.
pub(crate) fn rules(board: BoardRules) -> RuleSet {
    RuleSet { board, ..RuleSet::default() }
}

/// A position under the Pasapezas preset.
pub(crate) fn position(fen: &str) -> Position {
    position_under(fen, BoardRules::PASAPEZAS)
}

/// A position under these rules.
pub(crate) fn position_under(fen: &str, board: BoardRules) -> Position {
    let setup = read_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    Position::new(setup, &rules(board)).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A position that only Strict accepts.
pub(crate) fn strict_position(fen: &str) -> Position {
    let rules = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::of(Preset::Pasapezas) };
    Position::new(read_fen(fen).unwrap(), &rules).unwrap()
}

pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// What comes of a move in short form: the legal move, or why not.
pub(crate) fn judge(position: &Position, text: &str) -> Result<Move, Refusal> {
    position.judge(read_uci_attempt(text).unwrap())
}

/// The position after several moves in SAN.
pub(crate) fn play(position: Position, moves: &str) -> Position {
    moves.split_whitespace().fold(position, |position, text| {
        let mv = read_san(&position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        position.after(mv).unwrap().0
    })
}

/// All legal moves in short form, sorted.
pub(crate) fn legal(position: &Position) -> Vec<String> {
    crate::oracle_files::moves(position)
}

/// The legal drops in short form, sorted.
pub(crate) fn drops(position: &Position) -> Vec<String> {
    let moves = position.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Drop { .. }));
    let mut texts: Vec<_> = moves.map(|mv| write_uci(position, mv)).collect();
    texts.sort();
    texts
}

/// A file or folder of the project's test data.
pub(crate) fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/data").join(name)
}
