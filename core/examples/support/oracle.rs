//! Comparing the core with files of positions: legal moves, check, mate and stalemate of each, or node counts.
//!
//! A position file has one JSON object a line: `fen`, `moves` (sorted, short form), `check`, `mate`, `stalemate`. The last
//! two say that no move is legal now, in check or not, whatever a preset lets a player wait for. A node file is one list
//! of objects `name`, `rules`, `fen`, `nodes`.

use pasapezas_core::notation::{read_fen, write_uci};
use pasapezas_core::{Position, Preset, RuleSet, perft};

use super::json::{Json, read_json};

/// What came of one file.
#[derive(Debug, Default)]
pub struct Report {
    /// Positions, or node counts.
    pub checked: usize,
    /// Those that differ, and those that cannot be read.
    pub wrong: usize,
    /// One line for each difference.
    pub lines: Vec<String>,
}

impl Report {
    /// Counts one comparison; `Err` says what differs.
    fn count(&mut self, result: Result<(), String>) {
        self.checked += 1;
        if let Err(line) = result {
            self.wrong += 1;
            self.lines.push(line);
        }
    }
}

/// The position that a FEN describes, under a preset.
pub fn position(fen: &str, preset: Preset) -> Result<Position, String> {
    let setup = read_fen(fen).map_err(|error| format!("{fen}: {error}"))?;
    Position::new(setup, &RuleSet::of(preset)).map_err(|error| format!("{fen}: {error}"))
}

/// All legal moves in short form, sorted as byte strings.
pub fn moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<_> = position.legal_moves().into_iter().map(|mv| write_uci(position, mv)).collect();
    moves.sort();
    moves
}

/// Compares each line of a position file.
pub fn compare_positions(text: &str, preset: Preset) -> Report {
    let mut report = Report::default();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        report.count(compare_position(line, preset).map_err(|why| format!("line {number}: {why}")));
    }
    report
}

fn compare_position(line: &str, preset: Preset) -> Result<(), String> {
    let json = read_json(line).map_err(|error| error.to_string())?;
    let fen = json.field("fen").and_then(Json::text).ok_or("no fen")?;
    let position = position(fen, preset)?;
    let listed = json.field("moves").and_then(Json::list).ok_or("no moves")?;
    let listed: Vec<&str> = listed.iter().filter_map(Json::text).collect();
    let found = moves(&position);
    if found != listed {
        let missing: Vec<_> = listed.iter().filter(|mv| !found.iter().any(|f| f == *mv)).collect();
        let surplus: Vec<_> = found.iter().filter(|mv| !listed.contains(&mv.as_str())).collect();
        return Err(format!("{fen}: missing {missing:?}, surplus {surplus:?}"));
    }
    let stuck = !position.has_legal_move();
    let check = position.is_check();
    for (name, value) in [("check", check), ("mate", stuck && check), ("stalemate", stuck && !check)] {
        let expected = json.field(name).and_then(Json::bool).ok_or(format!("no {name}"))?;
        if value != expected {
            return Err(format!("{fen}: {name} is {value}, expected {expected}"));
        }
    }
    Ok(())
}

/// Compares the node counts of a file, each entry under its own rules, leaving out those above `most` nodes.
pub fn compare_nodes(text: &str, most: u64) -> Report {
    let mut report = Report::default();
    let entries = match read_json(text) {
        Ok(json) => json.list().map(<[Json]>::to_vec).unwrap_or_default(),
        Err(error) => {
            report.count(Err(error.to_string()));
            return report;
        }
    };
    for entry in entries {
        match node_entry(&entry) {
            Err(why) => report.count(Err(why)),
            Ok((name, position, counts)) => {
                for (depth, expected) in counts.into_iter().filter(|(_, nodes)| *nodes <= most) {
                    let found = perft(&position, depth, true);
                    let same = found == expected;
                    let line = format!("{name}, depth {depth}: {found} nodes, expected {expected}");
                    report.count(if same { Ok(()) } else { Err(line) });
                }
            }
        }
    }
    report
}

type NodeEntry = (String, Position, Vec<(u8, u64)>);

fn node_entry(entry: &Json) -> Result<NodeEntry, String> {
    let text = |name: &str| entry.field(name).and_then(Json::text).ok_or(format!("entry without {name}"));
    let preset = Preset::from_name(text("rules")?).ok_or("unknown rules")?;
    let name = format!("{} ({})", text("name")?, preset.name());
    let nodes = entry.field("nodes").and_then(Json::fields).ok_or(format!("{name}: no nodes"))?;
    let count = |(depth, nodes): &(String, Json)| Some((depth.parse().ok()?, nodes.number()?));
    let counts = nodes.iter().map(count).collect::<Option<_>>().ok_or(format!("{name}: bad nodes"))?;
    Ok((name, position(text("fen")?, preset)?, counts))
}
