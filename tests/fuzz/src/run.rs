//! Feeding inputs to a target, and keeping what was found.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::{Duration, Instant};

use crate::mutate::mutated;
use crate::shrink::shrunk;
use crate::watch::Watch;
use crate::{Random, Target};

/// How long a target is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// So long.
    Seconds(u64),
    /// So often: the same inputs on every machine.
    Inputs(u32),
}

/// Something that is wrong with a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What makes it the same as another one: the place of a panic, or the property that does not hold.
    pub mark: String,
    /// What there is to see.
    pub what: String,
    /// An input that shows it.
    pub input: Vec<u8>,
}

/// What came of an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub n_inputs: u32,
    pub findings: Vec<Finding>,
}

/// After so many inputs new seeds are made.
const SEEDS_LAST: u32 = 10_000;

/// So many different findings are enough to work on.
const MAX_FINDINGS: usize = 10;

/// How often a long attack says that it goes on.
const SIGN_OF_LIFE: Duration = Duration::from_mins(1);

/// Attacks a target.
pub fn attack(target: &Target, seed: u64, until: Until, watch: Option<&Watch>) -> Tally {
    let mut random = Random::new(seed ^ fingerprint(target.name.as_bytes()));
    let mut tally = Tally::default();
    let mut seeds = Vec::new();
    let start = Instant::now();
    let mut next_sign = SIGN_OF_LIFE;
    while goes_on(until, &tally, start) && tally.findings.len() < MAX_FINDINGS {
        if tally.n_inputs % SEEDS_LAST == 0 {
            seeds = (target.seeds)(&mut random);
        }
        // The seeds themselves come first: nobody should look for faults behind a good text that fails.
        let input = match seeds.get(tally.n_inputs as usize) {
            Some(seed) => seed.clone(),
            None => mutated(&mut random, &seeds, target.words),
        };
        tally.n_inputs += 1;
        if let Err((mark, what)) = tried(target, &input, watch)
            && tally.findings.iter().all(|known| known.mark != mark)
        {
            println!(
                "{}: after {} inputs, {:.1} s: {what}",
                target.name,
                tally.n_inputs,
                start.elapsed().as_secs_f64()
            );
            let input = shrunk(target, &input, &mark, watch);
            tally.findings.push(Finding { mark, what, input });
        }
        if start.elapsed() >= next_sign {
            println!("{}: {} inputs in {} s", target.name, tally.n_inputs, next_sign.as_secs());
            next_sign += SIGN_OF_LIFE;
        }
    }
    tally
}

fn goes_on(until: Until, tally: &Tally, start: Instant) -> bool {
    match until {
        Until::Seconds(seconds) => start.elapsed() < Duration::from_secs(seconds),
        Until::Inputs(count) => tally.n_inputs < count,
    }
}

thread_local! {
    static ATTACKING: Cell<bool> = const { Cell::new(false) };
    static PANIC: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Gives an input to a target.
///
/// # Errors
/// The mark of what is wrong, and what there is to see.
pub fn tried(target: &Target, input: &[u8], watch: Option<&Watch>) -> Result<(), (String, String)> {
    listen();
    ATTACKING.set(true);
    if let Some(watch) = watch {
        watch.begin(target.name, input);
    }
    let verdict = panic::catch_unwind(AssertUnwindSafe(|| (target.check)(input)));
    if let Some(watch) = watch {
        watch.end();
    }
    ATTACKING.set(false);
    match verdict {
        Ok(Ok(())) => Ok(()),
        Ok(Err(what)) => {
            let mark = what.split(':').next().unwrap_or_default().to_owned();
            Err((mark, format!("property does not hold: {what}")))
        }
        Err(_) => Err(PANIC.take().unwrap_or_default()),
    }
}

/// Keeps what a panic says instead of printing it, in threads that attack.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !ATTACKING.get() {
                return usual(info);
            }
            let place = info.location().map_or_else(String::new, ToString::to_string);
            let text = info.payload_as_str().unwrap_or_default().to_owned();
            PANIC.set(Some((place.clone(), format!("panic at {place}: {text}"))));
        }));
    });
}

/// Writes an input to a file of its own, and tells where.
///
/// # Errors
/// What the file system says.
pub fn keep(target: &str, input: &[u8]) -> std::io::Result<PathBuf> {
    let folder = build_folder().join("fuzz").join(target);
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{:016x}", fingerprint(input)));
    std::fs::write(&path, input)?;
    Ok(path)
}

/// Cargo's target folder: this program lies in it.
fn build_folder() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let profile = program.ancestors().find(|folder| folder.ends_with("debug") || folder.ends_with("release"));
    profile.and_then(Path::parent).map_or_else(std::env::temp_dir, Path::to_path_buf)
}

/// A number that tells texts apart (FNV-1a).
fn fingerprint(text: &[u8]) -> u64 {
    text.iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
