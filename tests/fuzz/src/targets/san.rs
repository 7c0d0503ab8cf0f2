//! Moves as people write them. An input is a position, a line break, and a text that may be a move of it.

use pasapezas_core::notation::{
    MoveTextError, read_attempt, read_fen, read_san, read_uci_attempt, write_attempt, write_fen, write_san,
};
use pasapezas_core::{Position, Preset, RuleSet};

use super::{Target, Verdict, as_text, broken};
use crate::{Random, play, seeds};

pub(super) const TARGET: Target = Target { name: "san", seeds: good, words: WORDS, check, usual: 20_000 };

const WORDS: &[&str] = &[
    "N", "Nb", "N1", "Nb1", "x", "-", "e4", "exd5", "xd5", "e8=Q", "e8(N)", "e8/R", "e8q", "=K", "O-O",
    "0-0-0", "o-o", "OOO", "@e4", "P@", "p@e4", "K@e4", "Q@h8#", "+", "#", "!?", "e.p.", "ep", "é", "♘f3",
    "e2e4", "a7a8q", "N@f3", "b", "B", "\n", "×", ":",
];

fn good(random: &mut Random) -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    let rules = RuleSet::of(Preset::International);
    for boards in play::positions(random, &rules, 400).iter().step_by(5) {
        if let Some(mv) = play::legal(random, &boards.b) {
            texts.push(format!("{}\n{}", write_fen(&boards.b), write_san(&boards.b, mv)).into_bytes());
        }
    }
    for text in seeds::short_attempts() {
        texts.push(format!("r3k2r/PP4PP/8/8/8/8/pp4pp/R3K2R[QRBNPqrbnp] w KQkq - 0 1\n{text}").into_bytes());
    }
    texts
}

fn check(input: &[u8]) -> Verdict {
    let text = as_text(input);
    let (fen, text) = text.split_once('\n').unwrap_or(("", &text));
    let rules = RuleSet::of(Preset::International);
    let position = read_fen(fen).ok().and_then(|setup| Position::new(setup, &rules).ok());
    let position = position.unwrap_or_else(|| Position::start(&rules));
    match read_san(&position, text) {
        Ok(mv) => {
            let written = write_san(&position, mv);
            if !position.is_legal(mv) {
                return broken("a text that is read is a legal move", text);
            }
            if read_san(&position, &written) != Ok(mv) {
                return broken("a move survives its text", written);
            }
        }
        Err(MoveTextError::Ambiguous { candidates }) => {
            if candidates.len() < 2 || !candidates.iter().all(|mv| position.is_legal(*mv)) {
                return broken("candidates are legal and several", text);
            }
        }
        Err(error) if error.to_string().is_empty() => return broken("a fault is a sentence", text),
        Err(_) => {}
    }
    if let Ok(attempt) = read_uci_attempt(text)
        && read_uci_attempt(&write_attempt(attempt)) != Ok(attempt)
    {
        return broken("an attempt survives its text", text);
    }
    if let Ok(attempt) = read_attempt(&position, text)
        && let Ok(mv) = position.judge(attempt)
        && !position.is_legal(mv)
    {
        return broken("what is judged legal is legal", text);
    }
    Ok(())
}
