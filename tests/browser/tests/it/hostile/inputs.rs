//! What the page is given: bad texts made from good ones, each with the ways by which such a text comes.

use pasapezas_fuzz::mutate::mutated;
use pasapezas_fuzz::{Random, TARGETS};
use pasapezas_model::share::link::write_link;
use std::env;
use std::time::{SystemTime, UNIX_EPOCH};

/// How many inputs a test gives, and of which seed.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) n_inputs: usize,
    pub(super) seed: u64,
    is_long: bool,
}

impl Plan {
    /// As many as usual, the same in every run, or as many as the environment wishes.
    #[expect(clippy::disallowed_methods, reason = "a long run has new inputs each time, and tells its seed")]
    pub(super) fn of_the_run(usual: usize) -> Self {
        let number = |name: &str| env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
        let Some(n_inputs) = number("PASAPEZAS_HOSTILE") else {
            return Self { n_inputs: usual, seed: 1, is_long: false };
        };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs());
        let seed = number("PASAPEZAS_SEED").unwrap_or(now);
        let plan = Self { n_inputs: n_inputs.try_into().unwrap_or(usual), seed, is_long: true };
        plan.tell(&format!("seed {seed}"));
        plan
    }

    /// A figure for whoever has asked for a long run.
    #[expect(clippy::print_stdout, reason = "a long run says how far it is")]
    pub(super) fn tell(&self, what: &str) {
        if self.is_long {
            println!("{what}");
        }
    }
}

/// Bad texts of one kind.
pub(super) struct Source {
    /// Ways by which they come into the page.
    pub(super) ways: &'static [&'static str],
    seeds: Vec<Vec<u8>>,
    words: &'static [&'static str],
    /// Whether they come in links that are whole.
    packed: bool,
}

impl Source {
    /// A bad text.
    pub(super) fn input(&self, random: &mut Random) -> Vec<u8> {
        let input = mutated(random, &self.seeds, self.words);
        if !self.packed {
            return input;
        }
        match write_link(&String::from_utf8_lossy(&input)) {
            Ok(link) => link.into_bytes(),
            Err(_) => input,
        }
    }
}

const FILE: &[&str] = &["drop", "paste", "pick", "launch", "share", "import"];
const POSITION: &[&str] = &["type", "arrange", "type", "arrange", "drop", "paste"];
const LIBRARY: &[&str] = &["import", "import", "drop"];
const LINK: &[&str] = &["link"];

/// The seeds of a target, and its words.
pub(super) fn of_target(random: &mut Random, name: &str) -> (Vec<Vec<u8>>, &'static [&'static str]) {
    let target = TARGETS.into_iter().find(|target| target.name == name).expect("a target of that name");
    ((target.seeds)(random), target.words)
}

/// All kinds, from new good texts.
pub(super) fn sources(random: &mut Random) -> Vec<Source> {
    let plain = |random: &mut Random, name, ways| {
        let (seeds, words) = of_target(random, name);
        Source { ways, seeds, words, packed: false }
    };
    let mut all: Vec<Source> = [
        ("bpgn", FILE),
        ("chesscom", FILE),
        ("csv", FILE),
        ("log", FILE),
        ("fen", POSITION),
        ("link", LINK),
        ("library", LIBRARY),
    ]
    .into_iter()
    .map(|(name, ways)| plain(random, name, ways))
    .collect();
    for name in ["log", "bpgn"] {
        all.push(Source { packed: true, ..plain(random, name, LINK) });
    }
    all
}
