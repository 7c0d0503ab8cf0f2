//! `cargo xtask`: see the library beside this file.

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::run(std::env::args().skip(1).collect())
}
