//! Legal moves of a few hundred positions against files.
//!
//! `tests/data/positions` holds positions of random play with their moves, one file per preset; the moves were written
//! down by `write_position_files` below. With `PASAPEZAS_ORACLE=FOLDER` the suite also compares files made by other
//! programs: `positions.jsonl` (Pasapezas), `positions-international.jsonl` and the node counts `perft.json`.

use std::path::Path;

use pasapezas_core::notation::write_fen;
use pasapezas_core::{Position, Preset, RuleSet};

use crate::oracle_files::{Report, compare_nodes, compare_positions};
use crate::playouts::positions;
use crate::reference::Reference;
use crate::support::data;

/// Presets with a file of positions, the seed and the number of positions.
const FILES: [(Preset, u64, usize); 3] =
    [(Preset::Pasapezas, 101, 150), (Preset::International, 102, 100), (Preset::Tandem, 103, 100)];

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn all_agree(report: &Report, at_least: usize) {
    assert_eq!(report.wrong, 0, "{}", report.lines.join("\n"));
    assert!(report.checked >= at_least, "only {} compared", report.checked);
}

#[test]
fn positions_have_the_moves_of_their_files() {
    for (preset, _, count) in FILES {
        let text = read(&data(&format!("positions/{}.jsonl", preset.name())));
        all_agree(&compare_positions(&text, preset), count);
    }
}

#[test]
fn files_of_other_programs_agree_where_they_are_given() {
    let Ok(folder) = std::env::var("PASAPEZAS_ORACLE") else {
        println!("PASAPEZAS_ORACLE is not set: files of other programs are not compared");
        return;
    };
    let file = |name: &str| read(&Path::new(&folder).join(name));
    all_agree(&compare_positions(&file("positions.jsonl"), Preset::Pasapezas), 3000);
    all_agree(&compare_positions(&file("positions-international.jsonl"), Preset::International), 1000);
    all_agree(&compare_nodes(&file("perft.json"), u64::MAX), 48);
}

#[test]
fn a_wrong_line_is_reported() {
    let right = line(&Position::start(&RuleSet::default()));
    let wrong = [
        right.replace("\"e2e4\"", "\"e2e5\""),
        right.replace("\"check\":false", "\"check\":true"),
        right.replace("KQkq", "KQkx"),
        String::from("{"),
    ];
    assert_eq!(compare_positions(&right, Preset::Pasapezas).wrong, 0);
    for line in wrong {
        let report = compare_positions(&line, Preset::Pasapezas);
        assert_eq!((report.checked, report.wrong, report.lines.len()), (1, 1, 1), "{line}");
    }
}

/// A position with its moves as the slow rule book finds them.
fn line(position: &Position) -> String {
    let reference = Reference::of(position);
    let moves = reference.moves();
    let check = reference.in_check(position.turn());
    let stuck = moves.is_empty();
    format!(
        r#"{{"fen":"{}","moves":["{}"],"check":{check},"mate":{},"stalemate":{}}}"#,
        write_fen(position),
        moves.join("\",\""),
        check && stuck,
        !check && stuck
    )
    .replace(r#"[""]"#, "[]")
}

/// Every thirtieth position of play, half of those in check, and all that end a playout.
#[test]
#[ignore = "writes tests/data/positions anew"]
fn write_position_files() {
    for (preset, seed, count) in FILES {
        let mut lines = Vec::new();
        for (number, (position, mv)) in positions(RuleSet::of(preset), seed, count * 20).iter().enumerate() {
            if number % 30 == 0 || (number % 2 == 0 && position.is_check()) {
                lines.push(line(position));
            }
            let (next, _) = position.after(*mv).unwrap();
            if !next.has_legal_move() {
                lines.push(line(&next));
            }
        }
        lines.truncate(count);
        let path = data(&format!("positions/{}.jsonl", preset.name()));
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, lines.join("\n") + "\n").unwrap();
    }
}
