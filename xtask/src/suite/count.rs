//! Counts tests by the lines with which Rust's test runners end: `test result: ok. 12 passed; 0 failed; …`.

use super::report::Kind;
use std::ops::Add;

/// Passed and failed checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Add for Count {
    type Output = Count;

    fn add(self, other: Count) -> Count {
        Count { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl Count {
    /// A single check.
    pub(crate) fn of_check(passed: bool) -> Count {
        Count { passed: passed.into(), failed: (!passed).into() }
    }

    /// For the line of a stage.
    pub(crate) fn text(self, kind: Kind) -> String {
        match kind {
            Kind::Tests if self.failed == 0 => format!("{} passed", self.passed),
            Kind::Tests => format!("{} passed, {} failed", self.passed, self.failed),
            Kind::Check if self.failed == 0 => "passed".to_string(),
            Kind::Check => "failed".to_string(),
        }
    }
}

/// The sum over all result lines of an output.
pub(crate) fn tests(output: &str) -> Count {
    output.lines().filter_map(result_line).fold(Count::default(), Count::add)
}

fn result_line(line: &str) -> Option<Count> {
    let (_, result) = line.split_once("test result: ")?;
    let (_, numbers) = result.split_once(". ")?;
    let number = |word: &str| {
        let part = numbers.split(';').find_map(|part| part.trim().strip_suffix(word))?;
        part.trim().parse::<u64>().ok()
    };
    Some(Count { passed: number("passed")?, failed: number("failed")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_result_lines_are_added() {
        let output = "running 2 tests\ntest a ... ok\n\
            test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
            test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 filtered out; finished in 1.20s\n";
        assert_eq!(tests(output), Count { passed: 15, failed: 2 });
    }

    #[test]
    fn other_lines_count_nothing() {
        assert_eq!(
            tests("12 passed; 3 failed\ntest result: what?\ntest result: ok. many passed"),
            Count::default()
        );
    }
}
