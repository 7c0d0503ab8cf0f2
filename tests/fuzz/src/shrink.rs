//! A found input made short: pieces are left out as long as the same is found.

use crate::Target;
use crate::run::tried;
use crate::watch::Watch;

/// As often as an input is tried for that.
const TRIES: usize = 3_000;

/// The shortest input that was come by and still shows what `mark` says.
pub fn shrunk(target: &Target, input: &[u8], mark: &str, watch: Option<&Watch>) -> Vec<u8> {
    let mut best = input.to_vec();
    let mut piece = best.len() / 2;
    let mut left = TRIES;
    while piece > 0 && left > 0 {
        let mut at = 0;
        let mut was_shortened = false;
        while at < best.len() && left > 0 {
            left -= 1;
            let mut shorter = best.clone();
            shorter.drain(at..(at + piece).min(best.len()));
            if tried(target, &shorter, watch).is_err_and(|(found, _)| found == mark) {
                best = shorter;
                was_shortened = true;
            } else {
                at += piece;
            }
        }
        if !was_shortened || piece > 1 {
            piece /= 2;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::shrunk;
    use crate::{TARGETS, Target};

    #[test]
    fn only_what_matters_is_left() {
        let check = |input: &[u8]| {
            let there = input.windows(2).any(|pair| pair == b"xy");
            if there { Err(String::from("there is an xy: somewhere")) } else { Ok(()) }
        };
        let target = Target { name: "test", check, ..TARGETS[0] };
        let input = [&b"a".repeat(300)[..], b"xy", &b"b".repeat(5000)].concat();
        assert_eq!(shrunk(&target, &input, "there is an xy", None), b"xy");
    }
}
