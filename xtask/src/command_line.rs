//! What the arguments ask for. Unknown words are refused, never ignored.

use crate::failure::{Failure, Outcome};

/// Printed for `help`, and after arguments that make no sense.
pub(crate) const HELP: &str = "\
cargo xtask play [--port N] [--no-open]   build the page and serve it on this machine
cargo xtask test [--fast]                 run every check; --fast leaves out what needs a browser
cargo xtask dist [--single-file]          write dist/, the static site, and print its sizes; also as one file
cargo xtask bench                         measure, and print a table
cargo xtask fuzz [TARGET] [--seconds N]    feed hostile input to a reader, or to all in turn
                 [--seed S] [--file F]    the same inputs again, or one input that was found

Built tools are kept in the user's cache folder; PASAPEZAS_TOOLS names another one.
CHROMEDRIVER and CHROMIUM name a driver and a browser that are not on the PATH.";

/// One command with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Help,
    Play(PlayOptions),
    Test {
        pace: Pace,
    },
    Dist {
        /// Whether the page is written as one file too.
        single_file: bool,
    },
    Bench,
    Fuzz(FuzzOptions),
}

/// How `play` serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayOptions {
    /// The port asked for; without one, any free port near the usual one will do.
    pub(crate) port: Option<u16>,
    /// Whether to open the address in the user's browser.
    pub(crate) open: bool,
}

/// What `fuzz` attacks, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FuzzOptions {
    /// One reader; without it, all in turn.
    pub(crate) target: Option<String>,
    /// How long each is attacked.
    pub(crate) seconds: u64,
    /// The number that all inputs follow from; without it, the time.
    pub(crate) seed: Option<u64>,
    /// One input instead of many.
    pub(crate) file: Option<String>,
}

/// How much `test` runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    Full,
    /// Without what needs a browser.
    Fast,
}

/// How long a fuzz target runs when nobody says so.
const FUZZ_SECONDS: u64 = 10;

/// Reads the arguments after `cargo xtask`.
pub(crate) fn read(arguments: Vec<String>) -> Outcome<Order> {
    let mut words = Words { left: arguments.into_iter() };
    let order = match words.next().as_deref() {
        None | Some("help" | "--help" | "-h") => Order::Help,
        Some("play") => return read_play(words),
        Some("test") => return read_test(words),
        Some("fuzz") => return read_fuzz(words),
        Some("dist") => return read_dist(words),
        Some("bench") => Order::Bench,
        Some(other) => return Err(unknown(other)),
    };
    words.end()?;
    Ok(order)
}

fn read_play(mut words: Words) -> Outcome<Order> {
    let mut options = PlayOptions { port: None, open: true };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--port" => options.port = Some(words.number("--port")?),
            "--no-open" => options.open = false,
            other => return Err(unknown(other)),
        }
    }
    Ok(Order::Play(options))
}

fn read_dist(mut words: Words) -> Outcome<Order> {
    let mut single_file = false;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--single-file" => single_file = true,
            other => return Err(unknown(other)),
        }
    }
    Ok(Order::Dist { single_file })
}

fn read_test(mut words: Words) -> Outcome<Order> {
    let mut pace = Pace::Full;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--fast" => pace = Pace::Fast,
            other => return Err(unknown(other)),
        }
    }
    Ok(Order::Test { pace })
}

fn read_fuzz(mut words: Words) -> Outcome<Order> {
    let mut options = FuzzOptions { target: None, seconds: FUZZ_SECONDS, seed: None, file: None };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--seconds" => options.seconds = words.number("--seconds")?,
            "--seed" => options.seed = Some(words.number("--seed")?),
            "--file" => {
                let none = || Failure::new("--file wants a file.", "Write the path that was printed.");
                options.file = Some(words.next().ok_or_else(none)?);
            }
            name if options.target.is_none() && !name.starts_with('-') => options.target = Some(word),
            other => return Err(unknown(other)),
        }
    }
    Ok(Order::Fuzz(options))
}

fn unknown(word: &str) -> Failure {
    Failure::new(format!("`{word}` means nothing here."), "Use one of the commands below.")
}

/// The arguments that are still unread.
struct Words {
    left: std::vec::IntoIter<String>,
}

impl Words {
    fn next(&mut self) -> Option<String> {
        self.left.next()
    }

    fn number<T: std::str::FromStr>(&mut self, option: &str) -> Outcome<T> {
        self.next().and_then(|word| word.parse().ok()).ok_or_else(|| {
            Failure::new(format!("{option} wants a number."), format!("Write for example {option} 9000."))
        })
    }

    fn end(&mut self) -> Outcome<()> {
        self.next().map_or(Ok(()), |word| Err(unknown(&word)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(text: &str) -> Option<Order> {
        read(text.split_whitespace().map(String::from).collect()).ok()
    }

    #[test]
    fn commands_and_options_are_read() {
        assert_eq!(order(""), Some(Order::Help));
        assert_eq!(order("play"), Some(Order::Play(PlayOptions { port: None, open: true })));
        assert_eq!(
            order("play --no-open --port 9000"),
            Some(Order::Play(PlayOptions { port: Some(9000), open: false }))
        );
        assert_eq!(order("test"), Some(Order::Test { pace: Pace::Full }));
        assert_eq!(order("test --fast"), Some(Order::Test { pace: Pace::Fast }));
        let fuzz = FuzzOptions { target: Some("fen".into()), seconds: 3, seed: None, file: None };
        assert_eq!(order("fuzz fen --seconds 3"), Some(Order::Fuzz(fuzz.clone())));
        let again = FuzzOptions { seconds: FUZZ_SECONDS, seed: Some(5), file: Some("x".into()), ..fuzz };
        assert_eq!(order("fuzz --seed 5 fen --file x"), Some(Order::Fuzz(again)));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for text in [
            "plai",
            "play now",
            "play --port",
            "play --port x",
            "play --port 70000",
            "test -f",
            "dist x",
            "fuzz a b",
        ] {
            assert_eq!(order(text), None, "{text}");
        }
    }
}
