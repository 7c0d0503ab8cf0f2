//! Looks at an attack from another thread: an input that takes a second, or the memory of a small machine, is a finding that
//! the attacking thread cannot tell of itself.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::run::keep;

/// What an input may take.
const BUDGET: Duration = Duration::from_secs(1);

/// What this program may hold, in bytes.
const MEMORY: u64 = 1 << 30;

/// How often is looked.
const LOOK: Duration = Duration::from_millis(50);

/// The input that is being read.
#[derive(Debug, Default)]
struct Now {
    /// Counts inputs.
    serial: u64,
    target: &'static str,
    input: Vec<u8>,
    is_running: bool,
}

/// The watching thread, as the attacking one sees it.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    now: Arc<Mutex<Now>>,
}

impl Watch {
    /// Starts to look. What it finds ends the program.
    pub fn start() -> Self {
        let watch = Self::default();
        let seen = watch.clone();
        thread::spawn(move || seen.look());
        watch
    }

    /// An input is about to be read.
    pub fn begin(&self, target: &'static str, input: &[u8]) {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        now.serial += 1;
        now.target = target;
        now.input.clear();
        now.input.extend_from_slice(input);
        now.is_running = true;
    }

    /// It has been read.
    pub fn end(&self) {
        self.now.lock().unwrap_or_else(PoisonError::into_inner).is_running = false;
    }

    fn look(&self) {
        // The input that was seen first, and what had been used then.
        let mut first = (0, Used::now());
        loop {
            thread::sleep(LOOK);
            let now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
            if now.serial != first.0 || !now.is_running {
                first = (now.serial, Used::now());
            } else if first.1.spent() > BUDGET {
                tell(&now, "takes longer than a second");
            }
            if resident().is_some_and(|bytes| bytes > MEMORY) {
                tell(&now, "takes more than a gigabyte");
            }
        }
    }
}

/// Ends the program, because the attacking thread does not come back.
fn tell(now: &Now, what: &str) {
    println!("{}: an input of {} bytes {what}", now.target, now.input.len());
    match keep(now.target, &now.input) {
        Ok(path) => println!("  again: cargo xtask fuzz {} --file {}", now.target, path.display()),
        Err(error) => println!("  it could not be kept: {error}"),
    }
    std::process::exit(1);
}

/// Time that this program has used: of the processor where that can be asked, since a busy machine is no fault.
struct Used {
    wall: Instant,
    processor: Option<Duration>,
}

impl Used {
    fn now() -> Self {
        Self { wall: Instant::now(), processor: processor() }
    }

    fn spent(&self) -> Duration {
        match (self.processor, processor()) {
            (Some(then), Some(now)) => now.saturating_sub(then),
            _ => self.wall.elapsed() / 10,
        }
    }
}

/// Processor time of this program so far (Linux; the kernel counts hundredths of a second there).
fn processor() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = text.rsplit_once(')')?;
    let mut ticks = fields.split_whitespace().skip(11).map_while(|field| field.parse::<u64>().ok());
    Some(Duration::from_millis(10 * (ticks.next()? + ticks.next()?)))
}

/// Memory that this program holds, in bytes (Linux).
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    text.split_whitespace().nth(1)?.parse::<u64>().ok().map(|pages| pages * 4096)
}
