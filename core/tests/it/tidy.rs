//! The shape of the source: floors that look down only, files of a length that can be read, names that say something.

use std::path::{Path, PathBuf};

/// Folders of `core/src`, lowest first; those of one entry stand side by side and do not use each other.
const FLOORS: [&[&str]; 8] = [
    &["base"],
    &["rules"],
    &["board"],
    &["position"],
    &["conduct", "notation"],
    &["game"],
    &["record"],
    &["arbiter", "bot", "lesson"],
];

const LONGEST: usize = 400;

/// Names under which anything could be found.
const FORBIDDEN: [&str; 9] =
    ["util", "utils", "helper", "helpers", "manager", "misc", "common", "handler", "types"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// All Rust files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn floor(folder: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| floor.contains(&folder))
}

/// The folder of `core/src` that a file lies in; `None` for `lib.rs`.
fn folder_of(file: &Path) -> Option<String> {
    let inside = file.strip_prefix(source()).unwrap();
    let first = inside.components().next()?.as_os_str().to_str()?;
    (inside.components().count() > 1).then(|| first.to_owned())
}

/// Folders that a text uses through `crate::`, also several in one pair of braces. Comments do not count.
fn used(text: &str) -> Vec<String> {
    let code: Vec<_> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join(" ");
    let mut found = Vec::new();
    for after in code.split("crate::").skip(1) {
        let word = |text: &str| -> String {
            text.trim_start().chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect()
        };
        match after.strip_prefix('{') {
            None => found.push(word(after)),
            Some(list) => {
                let mut depth = 0_u32;
                let mut start = true;
                for (at, sign) in list.char_indices() {
                    match sign {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        ',' if depth == 0 => start = true,
                        _ if start && !sign.is_whitespace() => {
                            found.push(word(&list[at..]));
                            start = false;
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    found
}

/// Upward uses of one file, given its folder.
fn upward(folder: &str, text: &str) -> Vec<String> {
    let own = floor(folder).unwrap_or_else(|| panic!("{folder} is no known floor"));
    used(text)
        .into_iter()
        .filter(|other| other != folder && floor(other).is_some_and(|other| other >= own))
        .collect()
}

/// Tests may look up: they play whole matches on any floor.
fn is_test(file: &Path) -> bool {
    file.file_stem().is_some_and(|name| name == "tests") || file.iter().any(|part| part == "tests")
}

#[test]
fn floors_use_only_lower_floors() {
    for file in files(&source()) {
        let Some(folder) = folder_of(&file).filter(|_| !is_test(&file)) else { continue };
        let text = std::fs::read_to_string(&file).unwrap();
        let up = upward(&folder, &text);
        assert!(up.is_empty(), "{} uses {up:?}, which is not below it", file.display());
    }
}

#[test]
fn every_folder_is_a_known_floor() {
    for file in files(&source()) {
        if let Some(folder) = folder_of(&file) {
            assert!(floor(&folder).is_some(), "{folder} is not in the list of floors");
        }
    }
}

#[test]
fn an_upward_use_is_found_in_every_spelling() {
    for text in [
        "use crate::game::Match;",
        "use crate::{base::Square, game::Match};",
        "use crate::{\n    base::{Color, Square},\n    game,\n};",
        "fn f(x: crate::game::Match) {}",
    ] {
        assert_eq!(upward("position", text), ["game"], "{text}");
    }
    assert!(
        upward("position", "use crate::base::Square;\n// crate::game\nuse crate::{Move, board::Piece};")
            .is_empty()
    );
    assert!(upward("game", "use crate::game::log::Log; use crate::position::Move;").is_empty());
    assert_eq!(upward("bot", "use crate::lesson::Goal;"), ["lesson"]);
}

#[test]
fn no_file_is_longer_than_400_lines() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["src", "tests", "examples"] {
        for file in files(&here.join(folder)) {
            let lines = std::fs::read_to_string(&file).unwrap().lines().count();
            assert!(lines <= LONGEST, "{} has {lines} lines", file.display());
        }
    }
}

#[test]
fn no_file_has_a_name_that_says_nothing() {
    for file in files(&source()) {
        for part in file.strip_prefix(source()).unwrap().with_extension("").components() {
            let name = part.as_os_str().to_str().unwrap();
            let words: Vec<_> = name.split('_').collect();
            assert!(!FORBIDDEN.iter().any(|bad| words.contains(bad)), "{}", file.display());
        }
    }
}

#[test]
fn every_file_begins_with_what_it_is() {
    for file in
        files(&source()).into_iter().chain(files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")))
    {
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("//! "), "{} has no module comment", file.display());
    }
}
