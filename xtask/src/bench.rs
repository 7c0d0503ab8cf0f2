//! `cargo xtask bench`: how fast the rules are on this machine, and in WebAssembly beside it; and what a drag costs in the page.
//!
//! Both programs walk the same trees in turn, playing every leaf; the best of some rounds counts, because everything
//! that disturbs a measurement makes it slower. The node counts must be equal.

mod wasm;

use crate::browsers::Chromium;
use crate::failure::{Failure, Outcome};
use crate::kit::Kit;
use crate::{dist, place, shell};
use std::path::PathBuf;

/// How often each position is measured.
const ROUNDS: usize = 5;

/// What WebAssembly should reach of native speed.
const BAR: f64 = 0.5;

/// A tree to walk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tree {
    name: &'static str,
    pub(crate) depth: &'static str,
    pub(crate) fen: &'static str,
}

const TREES: [Tree; 6] = [
    Tree { name: "array", depth: "5", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
    Tree {
        name: "tactics",
        depth: "4",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    },
    Tree {
        name: "pawns in hand",
        depth: "4",
        fen: "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R[Pp] w KQkq - 0 1",
    },
    Tree {
        name: "full reserves",
        depth: "3",
        fen: "r1b1k2r/ppp2ppp/2n1pn2/3p4/1b1P4/2NBPN2/PPP2PPP/R1BQK2R[QNNPPqrbp] w KQkq - 0 1",
    },
    Tree {
        name: "middle game",
        depth: "3",
        fen: "2r3k1/1q1nbppp/r3p3/3pP3/pPpP4/P1Q2N2/2RN1PPP/2R4K[NBPnbp] b - - 0 1",
    },
    Tree { name: "open board", depth: "3", fen: "4k3/1P4P1/8/2pP4/8/5p2/1p4p1/4K2R[RNPrnp] w K c6 0 1" },
];

/// One walk of a tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sample {
    nodes: u64,
    per_second: f64,
}

/// Measures and prints the table. `Ok(false)` when the two programs count differently.
pub(crate) fn bench() -> Outcome<bool> {
    let native = build_native("perft")?;
    let pace = build_native("pace")?;
    let wasm = match Kit::find().and_then(|kit| wasm::Program::build(&kit)) {
        Ok(wasm) => Some(wasm),
        Err(failure) => {
            println!("WebAssembly is not measured. {failure}");
            None
        }
    };
    println!("{:<15} {:>12} {:>14} {:>14} {:>6}", "tree", "nodes", "native, M/s", "wasm, M/s", "ratio");
    let mut ratios = Vec::new();
    let mut agree = true;
    for tree in &TREES {
        let (here, there) = measure(&native, wasm.as_ref(), tree)?;
        agree &= there.is_none_or(|sample| sample.nodes == here.nodes);
        ratios.extend(there.map(|sample| sample.per_second / here.per_second));
        print_row(tree, here, there);
    }
    print_summary(&ratios, agree);
    println!(
        "\nA move decided and entered in the log (wanted: under 2 us, whatever the length of the match):"
    );
    print!("{}", shell::answer(&mut shell::program(&pace)).unwrap_or_default());
    println!(
        "\nA step of a drag in the page (wanted: under 0.5 ms, and under 3 x what it costs on a plain board):"
    );
    match drag() {
        Ok(line) => println!("{line}"),
        Err(failure) => println!("Dragging is not measured. {failure}"),
    }
    Ok(agree)
}

/// The line of the measurement that a browser makes, on the page as it is built now.
fn drag() -> Outcome<String> {
    let (kit, chromium) = (Kit::find()?, Chromium::find()?);
    dist::build(&kit, &place::logs().join("page.log"))?;
    let mut command = shell::cargo(["test", "-q", "-p", "pasapezas-browser-tests", "--test", "it", "--"]);
    command.args(["--ignored", "--nocapture", "a_step_of_a_drag"]).env("PASAPEZAS_DIST", place::dist());
    chromium.name_to(&mut command);
    let told = shell::answer(&mut command).unwrap_or_default();
    told.lines().find(|line| line.starts_with("drag:")).map(str::to_string).ok_or_else(|| {
        Failure::new("The browser does not measure it.", "Run `cargo xtask test` and mend what it finds.")
    })
}

/// The best round of each program, taken in turn so that both meet the same disturbances.
fn measure(native: &PathBuf, wasm: Option<&wasm::Program>, tree: &Tree) -> Outcome<(Sample, Option<Sample>)> {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let text = shell::answer(shell::program(native).args([tree.depth, tree.fen]));
        here.extend(samples(&text.unwrap_or_default()));
        if let Some(wasm) = wasm {
            there.extend(samples(&wasm.walk(tree)?));
        }
    }
    let here = best(&here).ok_or_else(|| {
        Failure::new(
            format!("The example `perft` does not measure {}.", tree.fen),
            "Run `cargo run --release -p pasapezas-core --example perft -- DEPTH FEN` and read what it says.",
        )
    })?;
    Ok((here, best(&there)))
}

fn build_native(example: &str) -> Outcome<PathBuf> {
    let mut build = shell::cargo(["build", "--release", "-p", "pasapezas-core", "--example", example]);
    build.current_dir(place::workspace());
    shell::step(&mut build, example, "Mend what the compiler complains about.")?;
    Ok(place::target()
        .join("release")
        .join("examples")
        .join(format!("{example}{}", std::env::consts::EXE_SUFFIX)))
}

/// The lines `nodes seconds nodes_per_second` of an output.
fn samples(output: &str) -> Vec<Sample> {
    let line = |line: &str| {
        let mut words = line.split_whitespace();
        let nodes = words.next()?.parse().ok()?;
        Some(Sample { nodes, per_second: words.nth(1)?.parse().ok()? })
    };
    output.lines().filter_map(line).collect()
}

fn best(samples: &[Sample]) -> Option<Sample> {
    samples.iter().copied().max_by(|a, b| a.per_second.total_cmp(&b.per_second))
}

fn print_row(tree: &Tree, here: Sample, there: Option<Sample>) {
    let millions = |sample: Sample| format!("{:.1}", sample.per_second / 1e6);
    let (wasm, ratio) = there.map_or_else(
        || ("-".to_string(), "-".to_string()),
        |sample| (millions(sample), format!("{:.2}", sample.per_second / here.per_second)),
    );
    println!("{:<15} {:>12} {:>14} {wasm:>14} {ratio:>6}", tree.name, here.nodes, millions(here));
}

fn print_summary(ratios: &[f64], agree: bool) {
    if let Some(mean) = mean(ratios) {
        println!("WebAssembly reaches {mean:.2} of native speed (wanted: {BAR:.2})");
    }
    if !agree {
        println!("The two programs count differently: one of them is wrong.");
    }
}

/// The geometric mean, the right one for ratios.
fn mean(ratios: &[f64]) -> Option<f64> {
    let count = u32::try_from(ratios.len()).ok().filter(|count| *count > 0)?;
    let logarithms: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
    Some((logarithms / f64::from(count)).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_line_counts() {
        let found = samples("8902 0.001 8902000\nnoise\n8902 0.0005 17804000\n");
        assert_eq!(best(&found), Some(Sample { nodes: 8902, per_second: 17_804_000.0 }));
        assert_eq!(best(&samples("")), None);
    }

    #[test]
    fn ratios_are_averaged_as_ratios() {
        assert!(mean(&[0.5, 2.0]).is_some_and(|mean| (mean - 1.0).abs() < 1e-9));
        assert_eq!(mean(&[]), None);
    }
}
