//! Every target under a fixed number of inputs: the same ones on every machine.

#![allow(clippy::panic, clippy::indexing_slicing, reason = "a test may stop at the first surprise")]

use pasapezas_fuzz::run::{Until, attack};
use pasapezas_fuzz::{TARGETS, Target};

const SEED: u64 = 1;

fn holds(name: &str) {
    let Some(target) = TARGETS.into_iter().find(|target| target.name == name) else {
        panic!("there is no target {name}");
    };
    let tally = attack(&target, SEED, Until::Inputs(target.usual), None);
    assert_eq!(tally.n_inputs, target.usual);
    assert!(tally.findings.is_empty(), "{:#?}", tally.findings);
}

macro_rules! targets {
    ($($test:ident $name:ident),*) => {
        $(#[test] fn $test() { holds(stringify!($name)); })*

        #[test]
        fn no_target_is_left_out() {
            let mut tested = vec![$(stringify!($name)),*];
            let mut known: Vec<_> = TARGETS.iter().map(|target| target.name).collect();
            tested.sort_unstable();
            known.sort_unstable();
            assert_eq!(tested, known);
        }
    };
}

targets! {
    records_of_any_dialect bpgn,
    matches_of_chesscom chesscom,
    bare_movetexts csv,
    positions fen,
    moves san,
    logs log,
    links link,
    files_for_the_library library,
    matches_on_real_boards arbiter
}

#[test]
fn a_seed_means_the_same_inputs() {
    let counting = |seed| {
        use std::sync::atomic::{AtomicU64, Ordering};
        static SUM: AtomicU64 = AtomicU64::new(0);
        SUM.store(0, Ordering::Relaxed);
        let check = |input: &[u8]| {
            let sum =
                input.iter().fold(7_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(*byte)));
            SUM.fetch_add(sum, Ordering::Relaxed);
            Ok(())
        };
        let target = Target { check, ..TARGETS[3] };
        attack(&target, seed, Until::Inputs(300), None);
        SUM.load(Ordering::Relaxed)
    };
    let first = counting(5);
    assert_eq!(counting(5), first);
    assert_ne!(counting(6), first);
}

#[test]
fn a_panic_is_found_and_told_once() {
    let check = |input: &[u8]| {
        assert!(!input.ends_with(b"w"), "planted");
        Ok(())
    };
    let tally = attack(&Target { check, ..TARGETS[3] }, 3, Until::Inputs(20_000), None);
    assert_eq!(tally.findings.len(), 1);
    assert!(tally.findings[0].what.contains("planted"), "{:?}", tally.findings);
    assert_eq!(tally.findings[0].input, b"w");
}
