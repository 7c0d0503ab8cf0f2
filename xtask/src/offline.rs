//! The service worker of a built page: it gets the names of all files, and page and worker get the version of the build, a number
//! made from everything that lies in the folder.

use crate::failure::{Failure, Outcome};
use crate::{sizes, study};
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

/// The script, as `static/sw.js` has it.
pub(crate) const WORKER: &str = "sw.js";

/// The page's element that tells `start.js` of the build.
const HOST: &str = "<div id=\"study\"";

/// Writes the names and the version into the folder's page and worker.
pub(crate) fn write(folder: &Path) -> Outcome<()> {
    let (page, worker) = (folder.join("index.html"), folder.join(WORKER));
    let version = version(folder)?;
    let html = read(&page)?;
    let marked = html.replacen(HOST, &format!("{HOST} data-version=\"{version}\""), 1);
    if marked == html {
        return Err(wrong(&page, HOST));
    }
    let (first, rest) = names(folder)?;
    let mut script = read(&worker)?;
    for (mark, text) in [
        ("%VERSION%", version),
        ("\"%FIRST%\"", quoted(first.iter().map(String::as_str))),
        ("\"%REST%\"", quoted(rest.iter().map(String::as_str))),
    ] {
        if !script.contains(mark) {
            return Err(wrong(&worker, mark));
        }
        script = script.replace(mark, &text);
    }
    put(&page, &marked)?;
    put(&worker, &script)
}

/// What is needed to play, the page itself first, and what may follow. Neither has what only the system shows.
fn names(folder: &Path) -> Outcome<(Vec<String>, Vec<String>)> {
    let mut first = vec!["./".to_string()];
    let mut rest = Vec::new();
    for name in all(folder)? {
        if name == "index.html" || name == WORKER || name.starts_with("screenshot") {
            continue;
        }
        let needed = !study::owns(&name) && !sizes::is_picture(&name);
        if needed { first.push(name) } else { rest.push(name) }
    }
    Ok((first, rest))
}

/// The files, each by its path in an address, in the order of their names.
fn all(folder: &Path) -> Outcome<Vec<String>> {
    let mut names: Vec<String> = sizes::files(folder)?
        .iter()
        .map(|path| path.strip_prefix(folder).unwrap_or(path).to_string_lossy().replace('\\', "/"))
        .collect();
    names.sort_unstable();
    Ok(names)
}

/// A number made from all names and contents.
fn version(folder: &Path) -> Outcome<String> {
    let mut hasher = DefaultHasher::new();
    for name in all(folder)? {
        let path = folder.join(&name);
        let bytes = fs::read(&path).map_err(|error| Failure::of_file("read", &path, &error))?;
        hasher.write(name.as_bytes());
        hasher.write(&bytes);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn quoted<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(",")
}

fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| Failure::of_file("read", path, &error))
}

fn put(path: &Path, text: &str) -> Outcome<()> {
    fs::write(path, text).map_err(|error| Failure::of_file("write", path, &error))
}

fn wrong(path: &Path, mark: &str) -> Failure {
    Failure::new(
        format!("There is no {mark} in {}.", path.display()),
        "Compare the file with its source: the build writes names and version in its place.",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(name: &str, files: &[(&str, &str)]) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("xtask-offline-{name}-{}", std::process::id()));
        for (name, text) in files {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    const PAGE: &str = "<body><div id=\"study\" hidden></div></body>";
    const SCRIPT: &str = "const V=\"%VERSION%\",F=[\"%FIRST%\"],R=[\"%REST%\"]";

    #[test]
    fn every_file_of_the_page_is_named() {
        let folder = built(
            "names",
            &[
                ("index.html", PAGE),
                ("sw.js", SCRIPT),
                ("page-1.css", "a"),
                ("study-1.css", "b"),
                ("snippets/pasapezas-web-1/src/keep.js", "c"),
                ("icon-192.png", "d"),
                ("screenshot-wide.png", "e"),
            ],
        );
        write(&folder).unwrap();
        let (page, script) =
            (read(&folder.join("index.html")).unwrap(), read(&folder.join("sw.js")).unwrap());
        fs::remove_dir_all(&folder).unwrap();
        let version = page.split("data-version=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        assert_eq!(version.len(), 16);
        let first = "\"./\",\"page-1.css\",\"snippets/pasapezas-web-1/src/keep.js\"";
        let rest = "\"icon-192.png\",\"study-1.css\"";
        assert_eq!(script, format!("const V=\"{version}\",F=[{first}],R=[{rest}]"));
    }

    #[test]
    fn another_content_is_another_version() {
        let versions = ["x", "y", "x"].map(|text| {
            let folder = built(text, &[("index.html", PAGE), ("icon.svg", text)]);
            let version = version(&folder).unwrap();
            fs::remove_dir_all(&folder).unwrap();
            version
        });
        assert!(versions[0] == versions[2] && versions[0] != versions[1]);
    }

    #[test]
    fn a_worker_without_places_for_the_names_is_an_error() {
        let folder = built("bare", &[("index.html", PAGE), ("sw.js", "const V=1")]);
        let failed = write(&folder).is_err();
        fs::remove_dir_all(&folder).unwrap();
        assert!(failed);
    }
}
