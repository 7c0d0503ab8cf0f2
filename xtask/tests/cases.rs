//! Every test that `tests/CASES.md` names is there.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first thing that is wrong"
)]

use std::fs;
use std::path::{Path, PathBuf};

/// The file of a module, and the name of the test in it.
fn place(named: &str) -> (Vec<PathBuf>, String) {
    let (krate, path) = named.split_once(' ').unwrap_or(("", named));
    let (module, test) = path.rsplit_once("::").unwrap_or_else(|| panic!("{named} has no module"));
    let module = module.replace("::", "/");
    let folders: &[&str] = match krate {
        "" => &["tests/browser/tests/it"],
        "core" => &["core/src", "core/tests/it"],
        "model" => &["web/model/src"],
        other => panic!("{other} is no crate of the table"),
    };
    (folders.iter().map(|folder| Path::new(folder).join(format!("{module}.rs"))).collect(), test.to_owned())
}

#[test]
fn every_test_of_the_cases_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let table = fs::read_to_string(root.join("tests/CASES.md")).unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| U-") || line.starts_with("| P-"));
    let mut n_named = 0;
    for row in rows {
        let held = row.rsplit('|').nth(1).unwrap();
        for named in held.split('`').skip(1).step_by(2) {
            let (files, test) = place(named);
            let is_there = files.iter().any(|file| {
                fs::read_to_string(root.join(file)).is_ok_and(|text| text.contains(&format!("fn {test}()")))
            });
            assert!(is_there, "{named} is not there");
            n_named += 1;
        }
    }
    assert!(n_named > 50, "{n_named} tests");
}
