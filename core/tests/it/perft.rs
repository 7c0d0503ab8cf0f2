//! Node counts of `tests/data/perft`, one file per preset. The counts were agreed between the core and the slow rule book of
//! these tests; those of the usual array are well known.

use pasapezas_core::{Position, Preset, RuleSet, perft};

use crate::oracle_files::compare_nodes;
use crate::reference::Reference;
use crate::support::{data, position_under};

/// Counts above this are left to `PASAPEZAS_NODES=N`.
const USUAL: u64 = 400_000;

fn most() -> u64 {
    std::env::var("PASAPEZAS_NODES").ok().and_then(|text| text.parse().ok()).unwrap_or(USUAL)
}

#[test]
fn node_counts_agree_with_their_files() {
    for preset in [Preset::Pasapezas, Preset::International, Preset::Tandem] {
        let path = data(&format!("perft/{}.json", preset.name()));
        let report = compare_nodes(&std::fs::read_to_string(path).unwrap(), most());
        assert_eq!(report.wrong, 0, "{}", report.lines.join("\n"));
        assert!(report.checked >= 20, "only {} counts compared", report.checked);
    }
}

#[test]
fn leaves_count_the_same_played_or_not() {
    for preset in Preset::ALL {
        let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R[Nr] w KQkq - 0 1";
        let position = position_under(fen, preset.board());
        for depth in 0..3 {
            assert_eq!(perft(&position, depth, true), perft(&position, depth, false));
        }
    }
}

#[test]
fn depth_none_is_one_node() {
    assert_eq!(perft(&Position::start(&RuleSet::default()), 0, true), 1);
}

/// Positions of our own, with the deepest count to write down.
const OURS: [(&str, u8, &str); 14] = [
    ("array", 4, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"),
    ("array, a knight each", 3, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1"),
    ("castling through drops", 2, "r3k2r/1p4p1/8/8/8/8/1P4P1/R3K2R[Bq] w KQkq - 0 1"),
    ("castling through drops, Black", 2, "r3k2r/1p4p1/8/8/8/8/1P4P1/R3K2R[Qb] b KQkq - 0 1"),
    ("rook for an empty corner", 3, "4k2r/p6p/8/8/8/8/P6P/R3K3[Rr] w Qk - 0 1"),
    ("pawns on the way", 3, "4k3/1P3p2/8/3p4/4P3/8/2p3P1/4K3[Pp] b - - 0 1"),
    ("en passant bares the king", 4, "8/8/8/K2pP2r/8/8/8/6k1[] w - d6 0 1"),
    ("en passant, pinned along the diagonal", 4, "6k1/8/8/3pP3/1K6/8/7b/8[n] w - d6 0 1"),
    ("en passant against a checking pawn", 3, "8/8/8/1k6/2Pp4/8/6K1/8[p] b - c3 0 1"),
    ("pins all round", 3, "3r3k/8/1b3q2/2PPN3/r1BKN2r/2NPB3/8/q2r2b1[Pr] w - - 0 1"),
    ("drops against a check", 4, "4r1k1/5ppp/8/8/8/8/5PPP/4K3[NQ] w - - 0 1"),
    ("check by a knight", 3, "6k1/5ppp/8/8/8/3n4/5PPP/4K2R[QRBNP] w K - 0 1"),
    ("promoted pieces", 3, "2q~1k3/P7/8/8/8/8/7p/4K1Q~1[] b - - 0 1"),
    ("everything in reserve", 2, "r2qk2r/ppp2ppp/2n5/3p4/3P4/2N5/PPP2PPP/R2QK2R[QRBBNPPqrbnnp] w KQkq - 0 9"),
];

/// Nodes as the slow rule book counts them.
fn slow_nodes(position: &Position, depth: u8) -> u64 {
    let found = Reference::of(position).moves();
    if depth <= 1 {
        return found.len() as u64;
    }
    found.iter().map(|text| slow_nodes(&after(position, text), depth - 1)).sum()
}

fn after(position: &Position, text: &str) -> Position {
    let mv = crate::support::judge(position, text).unwrap();
    position.after(mv).unwrap().0
}

#[test]
#[ignore = "writes tests/data/perft anew"]
fn write_perft_files() {
    for preset in [Preset::Pasapezas, Preset::International, Preset::Tandem] {
        let entry = |(name, deepest, fen): (&str, u8, &str)| {
            let position = position_under(fen, preset.board());
            let count = |depth| format!(r#""{depth}": {}"#, slow_nodes(&position, depth));
            let nodes: Vec<_> = (1..=deepest).map(count).collect();
            let (rules, nodes) = (preset.name(), nodes.join(", "));
            format!(r#"{{"name": "{name}", "rules": "{rules}", "fen": "{fen}", "nodes": {{{nodes}}}}}"#)
        };
        let entries: Vec<_> = OURS.into_iter().map(entry).collect();
        let path = data(&format!("perft/{}.json", preset.name()));
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, format!("[\n{}\n]\n", entries.join(",\n"))).unwrap();
    }
}
