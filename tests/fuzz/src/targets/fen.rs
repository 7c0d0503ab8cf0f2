//! Positions: one board, or both with their clocks.

use pasapezas_core::notation::{read_bfen, read_fen, write_bfen, write_fen, write_setup};
use pasapezas_core::{Enforcement, PerBoard, Position, Preset, RuleSet};

use super::{Target, Verdict, as_text, broken};
use crate::{Random, play};

pub(super) const TARGET: Target = Target { name: "fen", seeds: good, words: WORDS, check, usual: 20_000 };

const WORDS: &[&str] = &[
    "/",
    "8/",
    "[]",
    "[",
    "]",
    "[QNp3]",
    "[-]",
    "[255P]",
    "~",
    "Q~",
    " w ",
    " b ",
    "KQkq",
    "-",
    "e3",
    "d6",
    " | ",
    "|",
    "0 1",
    "65535",
    "65536",
    "K",
    "k",
    "P",
    "p",
    "ppppppppp",
    "1000 2000 3000 4000",
    "/Qn",
];

fn good(random: &mut Random) -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    for preset in Preset::ALL {
        for (number, boards) in play::positions(random, &RuleSet::of(preset), 240).iter().enumerate() {
            match number % 24 {
                0 => texts.push(write_bfen(boards, None)),
                8 => texts.push(format!("{} | 1 22 333 4444", write_bfen(boards, None))),
                16 => texts.push(write_fen(&boards.a)),
                _ => {}
            }
        }
    }
    texts.into_iter().map(String::into_bytes).collect()
}

fn check(input: &[u8]) -> Verdict {
    let text = as_text(input);
    match read_fen(&text) {
        Err(error) if error.to_string().is_empty() || error.column == 0 => {
            return broken("a fault has its column", error);
        }
        Err(_) => {}
        Ok(setup) => {
            let written = write_setup(&setup);
            if read_fen(&written).map(|again| write_setup(&again)) != Ok(written.clone()) {
                return broken("a set-up survives its text", written);
            }
            for strict in [Enforcement::Assisted, Enforcement::Strict] {
                let rules = RuleSet { enforcement: strict, ..RuleSet::default() };
                if let Ok(position) = Position::new(setup, &rules) {
                    holds(&position, &rules)?;
                }
            }
        }
    }
    if let Ok(both) = read_bfen(&text) {
        let rules = RuleSet::of(Preset::Tandem);
        let checked = both.boards.map(|setup| Position::new(setup, &rules));
        if let PerBoard { a: Ok(a), b: Ok(b) } = checked {
            let written = write_bfen(&PerBoard { a, b }, both.clocks.as_ref());
            let again = read_bfen(&written).map(|again| again.clocks);
            if again != Ok(both.clocks) {
                return broken("clocks survive their text", written);
            }
        }
    }
    Ok(())
}

fn holds(position: &Position, rules: &RuleSet) -> Verdict {
    let text = write_fen(position);
    let again = read_fen(&text).ok().and_then(|setup| Position::new(setup, rules).ok());
    if again.as_ref().map(write_fen).as_deref() != Some(&text) {
        return broken("a position survives its text", text);
    }
    let moves = position.legal_moves();
    if moves.is_empty() == position.has_legal_move() {
        return broken("there is a move, or none", text);
    }
    for mv in moves.iter().step_by(7) {
        if position.after(*mv).is_err() {
            return broken("a legal move can be played", text);
        }
    }
    Ok(())
}
