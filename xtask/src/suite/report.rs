//! Runs stages one after the other, says how each went, and counts.

use super::count::{self, Count};
use crate::failure::Outcome;
use crate::{place, shell};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// How many lines of a failed stage's output are shown; all of it is in the log.
const SHOWN_LINES: usize = 200;

/// What a stage counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One check.
    Check,
    /// As many as its output tells. A stage of tests that ran none has failed.
    Tests,
}

/// The stages so far.
#[derive(Debug)]
pub(crate) struct Report {
    start: Instant,
    total: Count,
    failed: Vec<String>,
}

impl Report {
    pub(crate) fn new() -> Report {
        Report { start: Instant::now(), total: Count::default(), failed: Vec::new() }
    }

    /// Runs a command as a stage. One that could not be made ready is a failed stage.
    pub(crate) fn command(&mut self, name: &str, kind: Kind, command: Outcome<Command>) -> bool {
        self.stage(name, kind, |log| shell::logged(command?.current_dir(place::workspace()), log))
    }

    /// Runs a stage, which writes what it has to say into the log, and tells whether it passed.
    pub(crate) fn stage(&mut self, name: &str, kind: Kind, job: impl FnOnce(&Path) -> Outcome<bool>) -> bool {
        let log = place::logs().join(format!("{}.log", name.replace(' ', "-")));
        let _ = std::fs::remove_file(&log);
        println!("---- {name}");
        let start = Instant::now();
        let result = job(&log);
        let count = counted(kind, &result, &log);
        self.total = self.total + count;
        let passed = count.failed == 0;
        if !passed {
            self.failed.push(name.to_string());
            show(&result, &log);
        }
        println!(
            "{} {name}: {}, {}",
            if passed { "ok  " } else { "FAIL" },
            count.text(kind),
            time(start.elapsed())
        );
        passed
    }

    /// Prints the end of the report, and tells whether all passed.
    pub(crate) fn end(&self) -> bool {
        println!("---- all stages: {}", time(self.start.elapsed()));
        if !self.failed.is_empty() {
            println!("failed: {}", self.failed.join(", "));
        }
        println!("{} passed, {} failed", self.total.passed, self.total.failed);
        self.total.failed == 0
    }
}

fn counted(kind: Kind, result: &Outcome<bool>, log: &Path) -> Count {
    let worked = matches!(result, Ok(true));
    match kind {
        Kind::Check => Count::of_check(worked),
        Kind::Tests => {
            let text = shell::last_lines(log, usize::MAX);
            let found = count::tests(&text);
            // A build that broke, or a run of nothing, is a failure that no test tells.
            if (worked && found.passed > 0) || found.failed > 0 {
                found
            } else {
                found + Count::of_check(false)
            }
        }
    }
}

fn show(result: &Outcome<bool>, log: &Path) {
    if let Err(failure) = result {
        println!("{failure}");
    } else {
        println!("{}", shell::complaint(log, SHOWN_LINES));
        println!("      the whole output is in {}", log.display());
    }
}

fn time(duration: Duration) -> String {
    let tenths = duration.as_millis() / 100;
    format!("{}.{} s", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_of_tests_that_ran_none_has_failed() {
        let log = std::env::temp_dir().join(format!("xtask-report-{}.log", std::process::id()));
        let look = |text: &str, worked: bool| {
            std::fs::write(&log, text).unwrap();
            counted(Kind::Tests, &Ok(worked), &log)
        };
        assert_eq!(look("test result: ok. 3 passed; 0 failed;", true), Count { passed: 3, failed: 0 });
        assert_eq!(look("test result: ok. 0 passed; 0 failed;", true), Count { passed: 0, failed: 1 });
        assert_eq!(look("error: could not compile", false), Count { passed: 0, failed: 1 });
        assert_eq!(look("test result: FAILED. 2 passed; 1 failed;", false), Count { passed: 2, failed: 1 });
        assert_eq!(look("test result: ok. 3 passed; 0 failed;", false), Count { passed: 3, failed: 1 });
        std::fs::remove_file(&log).unwrap();
    }

    #[test]
    fn times_have_one_decimal() {
        assert_eq!(time(Duration::from_millis(61_250)), "61.2 s");
    }
}
