//! Failures as values: what went wrong, and what the person in front of the terminal can do about it.

use std::fmt;
use std::io;
use std::path::Path;

/// The result of a step.
pub(crate) type Outcome<T> = Result<T, Failure>;

/// Why a step failed, in one sentence, and its remedy in another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    what: String,
    remedy: String,
}

impl Failure {
    /// Both are whole sentences.
    pub(crate) fn new(what: impl Into<String>, remedy: impl Into<String>) -> Failure {
        Failure { what: what.into(), remedy: remedy.into() }
    }

    /// Both sentences, where there is room for one line.
    pub(crate) fn in_one_line(&self) -> String {
        format!("{} {}", self.what, self.remedy)
    }

    /// A file or folder that could not be read, written, moved or removed.
    pub(crate) fn of_file(act: &str, path: &Path, error: &io::Error) -> Failure {
        Failure::new(
            format!("Could not {act} {}: {error}.", path.display()),
            "Check that the disk has room and that this user may write there, then run the command again.",
        )
    }

    /// A program that could not be started.
    pub(crate) fn of_start(program: &str, error: &io::Error) -> Failure {
        Failure::new(
            format!("Could not start {program}: {error}."),
            format!("Check that {program} is installed and on the PATH, then run the command again."),
        )
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n  What helps: {}", self.what, self.remedy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_says_what_and_what_helps() {
        let text = Failure::new("The tap is dry.", "Open the valve.").to_string();
        assert_eq!(text, "The tap is dry.\n  What helps: Open the valve.");
    }
}
