//! Bad texts from good ones: bytes, words, brackets, numbers and lines are changed, lost, doubled, moved, and taken from
//! elsewhere.

use std::ops::Range;

use crate::Random;

/// The longest input, in bytes, but for the few that are grown on purpose.
const USUAL: usize = 16 << 10;
/// The longest of those.
const GROWN: usize = 256 << 10;

/// Numbers at the edges of types and tables.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "-1",
    "7",
    "8",
    "9",
    "63",
    "64",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "32768",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "4294967294",
    "4294967295",
    "4294967296",
    "9223372036854775808",
    "18446744073709551615",
    "99999999999999999999999999",
];

/// The largest numbers of types: what is added to them is lost.
const LARGEST: [u64; 5] =
    [u8::MAX as u64, u16::MAX as u64, i32::MAX as u64, u32::MAX as u64, i64::MAX as u64];

/// Bytes that mean something somewhere, and some that are no UTF-8.
const SIGNS: &[u8] =
    b"{}[]()\"\\,.:;|/@=+-#x*~&!?$%<>' \t\n\r\0\x01\x7f\x80\xa0\xbd\xc3\xe2\xed\xef\xf0\xfe\xffabhABKQRNPkqrnp0189";

/// Pieces of text that trouble readers of any format.
const TROUBLE: [&str; 12] = [
    "\r\n",
    "\r",
    "\n\n",
    "\u{feff}",
    "\u{2028}",
    "é",
    "♔",
    "\u{10ffff}",
    "e\u{301}",
    "\u{0}",
    "½",
    "\u{202e}",
];

/// Makes a bad text from one of `seeds`.
pub fn mutated(random: &mut Random, seeds: &[Vec<u8>], words: &[&str]) -> Vec<u8> {
    let mut text = seeds[random.below(seeds.len())].clone();
    // Other numbers in a text that is fine besides: what lies behind the first checks is reached so.
    if random.one_in(4) && text.iter().any(u8::is_ascii_digit) {
        for _ in 0..=random.below(2) {
            number(random, &mut text);
        }
        return text;
    }
    let n_changes = match random.below(8) {
        0 => 0,
        1..=4 => 1 + random.below(3),
        5 | 6 => 1 + random.below(8),
        _ => 1 + random.below(40),
    };
    for _ in 0..n_changes {
        change(random, &mut text, seeds, words);
        text.truncate(USUAL);
    }
    if random.one_in(400) {
        grow(random, &mut text);
    }
    text
}

fn change(random: &mut Random, text: &mut Vec<u8>, seeds: &[Vec<u8>], words: &[&str]) {
    match random.below(17) {
        0 => flip(random, text),
        1 => {
            let at = place(random, text);
            text.insert(at, random.choose(SIGNS));
        }
        2 | 3 => {
            let at = word_start(random, text);
            insert(text, at, random.choose(words).as_bytes());
        }
        4 | 5 => {
            let range = word(random, text);
            text.splice(range, random.choose(words).bytes());
        }
        6 => {
            let range = word(random, text);
            text.drain(range);
        }
        7 => double(random, text),
        8 => swap(random, text),
        9 | 15 => number(random, text),
        10 | 11 => splice(random, text, seeds),
        12 => cut(random, text),
        13 => nest(random, text),
        14 => line_ends(random, text),
        _ => {
            let at = place(random, text);
            insert(text, at, random.choose(&TROUBLE).as_bytes());
        }
    }
}

/// Any place of a text, its end included.
fn place(random: &mut Random, text: &[u8]) -> usize {
    random.below(text.len() + 1)
}

fn insert(text: &mut Vec<u8>, at: usize, piece: &[u8]) {
    text.splice(at..at, piece.iter().copied());
}

fn flip(random: &mut Random, text: &mut [u8]) {
    if let Some(sign) =
        text.len().checked_sub(1).map(|last| random.below(last + 1)).and_then(|at| text.get_mut(at))
    {
        match random.below(3) {
            0 => *sign ^= 1 << random.below(8),
            1 => *sign = random.choose(SIGNS),
            _ => *sign = sign.wrapping_add(random.choose(&[1, 255])),
        }
    }
}

fn is_word(sign: u8) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, b'@' | b'+' | b'#' | b'=' | b'_') || sign >= 0x80
}

/// The bytes around a place that belong together: a word, or one sign.
fn word(random: &mut Random, text: &[u8]) -> Range<usize> {
    if text.is_empty() {
        return 0..0;
    }
    let at = random.below(text.len());
    if !is_word(text[at]) {
        return at..at + 1;
    }
    let start = text[..at].iter().rposition(|sign| !is_word(*sign)).map_or(0, |before| before + 1);
    let end = text[at..].iter().position(|sign| !is_word(*sign)).map_or(text.len(), |behind| at + behind);
    start..end
}

fn word_start(random: &mut Random, text: &[u8]) -> usize {
    let word = word(random, text);
    if random.one_in(2) { word.start } else { word.end }
}

/// A piece from one word to the start of another one not far behind.
fn stretch(random: &mut Random, text: &[u8]) -> Range<usize> {
    let start = word(random, text).start;
    let length = if random.one_in(4) { text.len() } else { 1 + random.below(60) };
    let mut end = (start + random.below(length + 1)).min(text.len());
    while end < text.len() && end > start && is_word(text[end]) && is_word(text[end - 1]) {
        end += 1;
    }
    start..end.max(start)
}

fn double(random: &mut Random, text: &mut Vec<u8>) {
    let range = stretch(random, text);
    let piece = text[range.clone()].to_vec();
    let times = if random.one_in(8) { 1 + random.below(50) } else { 1 };
    for _ in 0..times.min(USUAL / piece.len().max(1)) {
        insert(text, range.end, &piece);
    }
}

/// Two words change places.
fn swap(random: &mut Random, text: &mut Vec<u8>) {
    let (one, two) = (word(random, text), word(random, text));
    let (first, second) = if one.start <= two.start { (one, two) } else { (two, one) };
    if first.end <= second.start {
        let late = text[second.clone()].to_vec();
        let early: Vec<u8> = text.splice(first.clone(), late.iter().copied()).collect();
        let start = second.start + late.len() - first.len();
        text.splice(start..start + second.len(), early);
    }
}

/// Another number in place of one. Of numbers that stand behind the same sign or letter there may be thousands, of others
/// one: so first what stands before it is chosen, then which of them. Now and then the same number is changed wherever it
/// stands on its line, since what is said twice has to agree.
fn number(random: &mut Random, text: &mut Vec<u8>) {
    let numbers = numbers(text);
    let mut leads: Vec<u8> = numbers.iter().map(|(lead, _)| *lead).collect();
    leads.sort_unstable();
    leads.dedup();
    if leads.is_empty() {
        return;
    }
    let lead = random.choose(&leads);
    let fitting: Vec<_> = numbers.iter().filter(|(one, _)| *one == lead).map(|(_, range)| range).collect();
    let range = fitting[random.below(fitting.len())].clone();
    let old = text[range.clone()].to_vec();
    let new = another(random, &old);
    let line = if random.one_in(2) { line_around(text, range.start) } else { range };
    // The last one first, so that the places of the others stay.
    for (_, range) in numbers.iter().rev() {
        if line.start <= range.start && range.end <= line.end && text[range.clone()] == old {
            text.splice(range.clone(), new.bytes());
        }
    }
}

/// All numbers of a text, each with the last sign before it that is no blank.
fn numbers(text: &[u8]) -> Vec<(u8, Range<usize>)> {
    let mut numbers = Vec::new();
    let (mut at, mut lead) = (0, b'\n');
    while let Some(sign) = text.get(at) {
        let length = text[at..].iter().take_while(|sign| sign.is_ascii_digit()).count();
        if length > 0 {
            numbers.push((lead, at..at + length));
        }
        if *sign != b' ' {
            lead = if length > 0 { b'0' } else { *sign };
        }
        at += length.max(1);
    }
    numbers
}

/// An extreme, a neighbour or anything small.
fn another(random: &mut Random, old: &[u8]) -> String {
    match random.below(4) {
        0 => random.below(100).to_string(),
        1 => {
            let old = std::str::from_utf8(old).ok().and_then(|old| old.parse::<u64>().ok()).unwrap_or(0);
            random
                .choose(&[old.wrapping_add(1), old.wrapping_sub(1), old.wrapping_mul(2), old / 2])
                .to_string()
        }
        2 => random.choose(&LARGEST).to_string(),
        _ => random.choose(&NUMBERS).to_owned(),
    }
}

fn line_around(text: &[u8], at: usize) -> Range<usize> {
    let start = text[..at].iter().rposition(|sign| *sign == b'\n').map_or(0, |before| before + 1);
    let end = text[at..].iter().position(|sign| *sign == b'\n').map_or(text.len(), |behind| at + behind);
    start..end
}

/// A piece of another good text.
fn splice(random: &mut Random, text: &mut Vec<u8>, seeds: &[Vec<u8>]) {
    let other = &seeds[random.below(seeds.len())];
    let piece = stretch(random, other);
    let over = if random.one_in(2) { stretch(random, text) } else { word(random, text) };
    text.splice(over, other[piece].iter().copied());
}

/// A piece is lost, or all behind or before a place.
fn cut(random: &mut Random, text: &mut Vec<u8>) {
    match random.below(3) {
        0 => {
            let range = stretch(random, text);
            text.drain(range);
        }
        1 => text.truncate(random.below(text.len() + 1)),
        _ => {
            let end = place(random, text);
            text.drain(..end);
        }
    }
}

/// Brackets around a piece, many of them, or many that are never closed.
fn nest(random: &mut Random, text: &mut Vec<u8>) {
    let (open, close) = random.choose(&[
        ("(", ")"),
        ("{", "}"),
        ("[", "]"),
        ("\"", "\""),
        ("{\"a\":", "}"),
        ("[[", "]]"),
        ("<", ">"),
    ]);
    let times = if random.one_in(3) { random.below(200) } else { 1 + random.below(3) };
    let range = stretch(random, text);
    if !random.one_in(3) {
        insert(text, range.end, close.repeat(times).as_bytes());
    }
    insert(text, range.start, open.repeat(times).as_bytes());
}

fn line_ends(random: &mut Random, text: &mut Vec<u8>) {
    let end: &[u8] = random.choose(&[&b"\r\n"[..], b"\r", b"", b" ", b"\n\n", b"\n\r"]);
    let all = random.one_in(2);
    let mut changed = Vec::with_capacity(text.len());
    for sign in text.iter() {
        if *sign == b'\n' && (all || random.one_in(3)) {
            changed.extend_from_slice(end);
        } else {
            changed.push(*sign);
        }
    }
    *text = changed;
}

/// Many times the same: what grows faster than its input shows here.
fn grow(random: &mut Random, text: &mut Vec<u8>) {
    let range = stretch(random, text);
    let piece = text[range.clone()].to_vec();
    if piece.is_empty() {
        return;
    }
    let many = piece.repeat(random.below(GROWN) / piece.len());
    insert(text, range.end, &many);
}

#[cfg(test)]
mod tests {
    use super::mutated;
    use crate::Random;

    #[test]
    fn inputs_differ_and_stay_bounded() {
        let seeds = [b"1A. e4 {12} 1a. e5 (1a. d5) *\n".to_vec(), b"[Event \"x\"]".to_vec()];
        let mut random = Random::new(1);
        let mut inputs: Vec<_> =
            (0..5000).map(|_| mutated(&mut random, &seeds, &["N@f3", "\u{feff}"])).collect();
        assert!(inputs.iter().all(|input| input.len() <= super::USUAL + super::GROWN));
        assert!(inputs.iter().any(|input| input.len() > super::USUAL));
        inputs.sort();
        inputs.dedup();
        assert!(inputs.len() > 3000, "only {} different ones", inputs.len());
    }

    /// A number that stands once among hundreds of others gets to every extreme.
    #[test]
    fn a_rare_number_gets_to_the_edges_and_what_is_said_twice_agrees() {
        let text = format!("{}7 9 table back:3 : back:3\n", "1 2 A e2e4\n".repeat(200)).into_bytes();
        let mut random = Random::new(3);
        let mut found = [false; 2];
        for _ in 0..2_000 {
            let mut text = text.clone();
            super::number(&mut random, &mut text);
            let text = String::from_utf8(text).unwrap();
            found[0] |= text.contains("back:4294967295 : back:4294967295");
            found[1] |= text.contains("back:3 : back:4294967294");
        }
        assert_eq!(found, [true; 2]);
    }

    #[test]
    fn the_empty_text_survives_every_change() {
        let mut random = Random::new(2);
        for _ in 0..5000 {
            let mut text = Vec::new();
            super::change(&mut random, &mut text, &[Vec::new()], &["x"]);
        }
    }
}
