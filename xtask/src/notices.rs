//! The licences of all that is in the page: one text file, made when the page is built. It names every library that is compiled
//! into the modules, with its version, its licence and its texts, equal texts once.

use crate::failure::{Failure, Outcome};
use crate::target::WASM;
use crate::{place, shell};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The name of the file, before it gets its number.
pub(crate) const FILE: &str = "licences.txt";

/// So that a browser reads it as UTF-8 from any host.
const MARK: char = '\u{feff}';

/// What the names of such files begin with, in small letters.
const NAMES: [&str; 6] = ["licen", "copying", "copyright", "notice", "unlicense", "authors"];

/// A library by name and version.
type Id = (String, String);

/// What is known of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Library {
    licence: String,
    authors: String,
    folder: PathBuf,
}

/// Writes the file into a built folder.
pub(crate) fn write(folder: &Path) -> Outcome<()> {
    let tree =
        asked(&["tree", "--target", WASM, "--edges", "normal,no-proc-macro", "--prefix", "none"], |args| {
            args.extend(["-p", "pasapezas-web", "-p", "pasapezas-study", "--format", "{p}"]);
        })?;
    let metadata = asked(&["metadata", "--format-version", "1", "--filter-platform", WASM], |_| {})?;
    let libraries = libraries(&metadata, &ids(&tree))?;
    let own = ["LICENSE-MIT", "LICENSE-APACHE"].map(|name| place::workspace().join(name));
    let own = own.iter().map(|path| read(path)).collect::<Outcome<Vec<String>>>()?;
    let text = notices(&own, &libraries)?;
    let path = folder.join(FILE);
    fs::write(&path, format!("{MARK}{text}")).map_err(|error| Failure::of_file("write", &path, &error))
}

/// The text of a written file, without the mark at its start.
pub(crate) fn text(path: &Path) -> Outcome<String> {
    Ok(read(path)?.trim_start_matches(MARK).to_string())
}

/// What cargo answers: from what lies on the disk, or, where some of it is missing there, from its registry.
fn asked<'a>(start: &[&'a str], more: impl Fn(&mut Vec<&'a str>)) -> Outcome<String> {
    let mut arguments = start.to_vec();
    more(&mut arguments);
    [&["--offline"][..], &[]]
        .iter()
        .find_map(|way| {
            let mut command = shell::cargo(arguments.iter().chain(*way));
            shell::answer(command.current_dir(place::workspace()))
        })
        .ok_or_else(|| {
            Failure::new(
                format!("cargo {} does not tell what the page is made of.", arguments.join(" ")),
                "Run it by hand and mend what it complains about.",
            )
        })
}

/// The libraries in the output of `cargo tree`, each as `name v1.2.3`, ours with a path behind it.
fn ids(tree: &str) -> BTreeSet<Id> {
    let line = |line: &str| {
        let mut words = line.split_whitespace();
        Some((words.next()?.to_string(), words.next()?.strip_prefix('v')?.to_string()))
    };
    tree.lines().filter_map(line).collect()
}

/// Those of these libraries that are not ours, as `cargo metadata` describes them.
fn libraries(metadata: &str, ids: &BTreeSet<Id>) -> Outcome<BTreeMap<Id, Library>> {
    let odd = || {
        Failure::new(
            "cargo metadata does not describe every library of the page.",
            "Take Cargo.lock from the repository again.",
        )
    };
    let metadata: Value = serde_json::from_str(metadata).map_err(|_| odd())?;
    let word = |package: &Value, key: &str| package.get(key).and_then(Value::as_str).map(str::to_string);
    let mut found = BTreeMap::new();
    let mut missing = ids.clone();
    for package in metadata.get("packages").and_then(Value::as_array).into_iter().flatten() {
        let (Some(name), Some(version)) = (word(package, "name"), word(package, "version")) else { continue };
        let id = (name, version);
        if !missing.remove(&id) || package.get("source").is_none_or(Value::is_null) {
            continue;
        }
        let authors = package.get("authors").and_then(Value::as_array).into_iter().flatten();
        let authors: Vec<&str> = authors.filter_map(Value::as_str).collect();
        let library = Library {
            licence: word(package, "license").unwrap_or_else(|| "see its text".to_string()),
            authors: authors.join(", "),
            folder: word(package, "manifest_path")
                .and_then(|path| Some(Path::new(&path).parent()?.to_path_buf()))
                .ok_or_else(odd)?,
        };
        found.insert(id, library);
    }
    if missing.is_empty() { Ok(found) } else { Err(odd()) }
}

/// The whole text: the list, then the texts by their numbers.
fn notices(own: &[String], libraries: &BTreeMap<Id, Library>) -> Outcome<String> {
    let mut texts = Texts::default();
    let mut list = format!(
        "Pasapezas {}, and all that is compiled into it. Each name stands with its licence, as its authors give it, and with the\n\
         numbers of the texts below. A library that brings no text along has the usual one, with the names of its authors.\n\n",
        env!("CARGO_PKG_VERSION")
    );
    let mut line = |name: &str, licence: &str, numbers: &[usize]| {
        // Writing to a string cannot fail.
        let _ = write!(list, "{name}: {licence}");
        for number in numbers {
            let _ = write!(list, " [{number}]");
        }
        list.push('\n');
    };
    let ours: Vec<usize> = own.iter().map(|text| texts.number(text)).collect();
    line("Pasapezas", "MIT OR Apache-2.0", &ours);
    line("the standard library of Rust, by The Rust Project Contributors", "MIT OR Apache-2.0", &ours[1..]);
    for ((name, version), library) in libraries {
        let numbers: Vec<usize> =
            texts_of(name, library, own)?.iter().map(|text| texts.number(text)).collect();
        line(&format!("{name} {version}"), &library.licence, &numbers);
    }
    for (index, text) in texts.all.iter().enumerate() {
        let _ = write!(list, "\n{}\n[{}]\n\n{text}\n", "=".repeat(78), index + 1);
    }
    Ok(list)
}

/// The texts that a library brings along; of one that brings none, the usual one.
fn texts_of(name: &str, library: &Library, own: &[String]) -> Outcome<Vec<String>> {
    let folder = &library.folder;
    let entries = fs::read_dir(folder).map_err(|error| Failure::of_file("read", folder, &error))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.is_file() && is_notice(path));
    paths.sort();
    if !paths.is_empty() {
        return paths.iter().map(|path| read(path)).collect();
    }
    let terms = own.first().and_then(|text| Some(&text[text.find("Permission is hereby granted")?..]));
    match terms {
        Some(terms) if library.licence.contains("MIT") => {
            Ok(vec![format!("MIT License\n\nCopyright (c) {}\n\n{terms}", library.authors)])
        }
        _ => Err(Failure::new(
            format!("{name} brings no text of its licence, {}.", library.licence),
            "Add the text to xtask/src/notices.rs, or do without the library.",
        )),
    }
}

fn is_notice(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let code = path.extension().is_some_and(|ending| ending == "rs");
    !code && NAMES.iter().any(|start| name.starts_with(start))
}

/// Texts, each once, however its lines are broken.
#[derive(Default)]
struct Texts {
    all: Vec<String>,
    known: BTreeMap<String, usize>,
}

impl Texts {
    /// The number of a text, from 1 on.
    fn number(&mut self, text: &str) -> usize {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        *self.known.entry(words).or_insert_with(|| {
            let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
            self.all.push(lines.join("\n").trim_matches('\n').to_string());
            self.all.len()
        })
    }
}

fn read(path: &Path) -> Outcome<String> {
    let bytes = fs::read(path).map_err(|error| Failure::of_file("read", path, &error))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "MIT License\n\nCopyright (c) us\n\nPermission is hereby granted, free of charge";

    fn library(licence: &str, folder: &Path) -> Library {
        Library { licence: licence.into(), authors: "Ana".into(), folder: folder.to_path_buf() }
    }

    fn id(name: &str) -> Id {
        (name.into(), "1.0.0".into())
    }

    #[test]
    fn the_tree_names_each_library_once() {
        let tree = "pasapezas-web v0.1.0 (/x)\nyew v0.23.0\n\nyew v0.23.0 (*)\nslab v0.4.12\n";
        let found = ids(tree);
        assert_eq!(found.len(), 3);
        assert!(found.contains(&("yew".into(), "0.23.0".into())), "{found:?}");
    }

    #[test]
    fn ours_are_left_out_and_no_other() {
        let metadata = r#"{"packages":[
            {"name":"a","version":"1.0.0","source":"registry","license":"MIT","authors":["Ana","Bea"],"manifest_path":"/r/a/Cargo.toml"},
            {"name":"b","version":"1.0.0","source":null,"license":"MIT","manifest_path":"/w/b/Cargo.toml"},
            {"name":"c","version":"1.0.0","source":"registry","license":"ISC","manifest_path":"/r/c/Cargo.toml"}]}"#;
        let found = libraries(metadata, &[id("a"), id("b")].into()).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[&id("a")].authors, "Ana, Bea");
        assert_eq!(found[&id("a")].folder, Path::new("/r/a"));
        assert!(libraries(metadata, &[id("d")].into()).is_err(), "one that is not described");
        assert!(libraries("no", &[id("a")].into()).is_err());
    }

    #[test]
    fn equal_texts_stand_there_once() {
        let root = std::env::temp_dir().join(format!("xtask-notices-{}", std::process::id()));
        for (path, text) in [
            ("a/LICENSE", "One\r\ntext\r\n"),
            ("a/src.rs", "no"),
            ("a/license.rs", "no"),
            ("b/COPYING", " One text"),
            ("b/NOTICE.md", "Another"),
            ("c/Cargo.toml", "no"),
        ] {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let own = [OWN.to_string(), "Apache".to_string()];
        let all = [("a", "ISC"), ("b", "ISC"), ("c", "MIT OR X")]
            .map(|(name, licence)| (id(name), library(licence, &root.join(name))));
        let text = notices(&own, &all.into()).unwrap();
        let bare = notices(&own, &[(id("c"), library("X", &root.join("c")))].into());
        fs::remove_dir_all(&root).unwrap();
        for line in ["Pasapezas: MIT OR Apache-2.0 [1] [2]", "a 1.0.0: ISC [3]", "b 1.0.0: ISC [3] [4]"] {
            assert!(text.lines().any(|it| it == line), "{line} in {text}");
        }
        assert!(text.contains("c 1.0.0: MIT OR X [5]") && text.contains("Copyright (c) Ana\n\nPermission"));
        assert!(text.matches("One\ntext").count() == 1 && !text.contains("no\n"), "{text}");
        assert!(bare.is_err(), "a library without any text");
    }

    #[test]
    fn the_page_is_made_of_what_it_says() {
        let folder = std::env::temp_dir().join(format!("xtask-notices-page-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        write(&folder).unwrap();
        let text = text(&folder.join(FILE)).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert!(text.starts_with("Pasapezas "), "{}", &text[..80]);
        for name in ["yew", "wasm-bindgen", "js-sys", "qrcodegen"] {
            let start = format!("\n{name} ");
            assert!(text.contains(&start), "{name}");
        }
        for name in ["\npasapezas-core ", "\nthirtyfour ", "\nsyn "] {
            assert!(!text.contains(name), "{name}");
        }
    }
}
