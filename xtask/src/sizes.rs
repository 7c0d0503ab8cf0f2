//! How much a visitor downloads: each file as it is, and as gzip and brotli send it. The bars are on brotli: one on the first
//! visit, which is everything needed to play, one on the study, whose files come when somebody first goes there, and one on what
//! an installation shows.

use crate::failure::{Failure, Outcome};
use crate::{offline, study};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::{self, Write as _};
use std::fs;
use std::io::{self, Write as _};
use std::ops::Add;
use std::path::{Path, PathBuf};

/// A limit on what is downloaded at one time, in bytes of brotli.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bar {
    what: &'static str,
    /// More fails the build.
    limit: u64,
    /// What we would rather stay under.
    goal: u64,
}

/// Everything needed to play.
const FIRST_VISIT: Bar = Bar { what: "a first visit", limit: 300_000, goal: 220_000 };

/// What the first way into the study adds: review, editor, library, the form for a new match, the clocks beside real boards with
/// the guide through claims, the regulation in six languages, what changed, and the texts of all licences. It is fetched while nothing else is to be done.
const STUDY: Bar = Bar { what: "the study", limit: 600_000, goal: 300_000 };

/// What an installation adds: pictures that the system shows for the page. No visit loads them.
const INSTALLATION: Bar = Bar { what: "an installation", limit: 120_000, goal: 100_000 };

/// One file's size three times, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Size {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

impl Add for Size {
    type Output = Size;

    fn add(self, other: Size) -> Size {
        Size { raw: self.raw + other.raw, gzip: self.gzip + other.gzip, brotli: self.brotli + other.brotli }
    }
}

impl Size {
    /// The sum over all files.
    pub(crate) fn total(files: &[(String, Size)]) -> Size {
        files.iter().fold(Size::default(), |sum, (_, size)| sum + *size)
    }

    fn of(bytes: &[u8]) -> io::Result<Size> {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(bytes)?;
        let mut squeezed = Vec::new();
        let best = brotli::enc::BrotliEncoderParams::default();
        brotli::BrotliCompress(&mut &*bytes, &mut squeezed, &best)?;
        Ok(Size { raw: length(bytes), gzip: length(&gzip.finish()?), brotli: length(&squeezed) })
    }
}

fn length(bytes: &[u8]) -> u64 {
    bytes.len().try_into().unwrap_or(u64::MAX)
}

/// The files of the site, apart by when they are downloaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Site {
    first: Vec<(String, Size)>,
    study: Vec<(String, Size)>,
    installation: Vec<(String, Size)>,
}

impl Site {
    /// What lies in a built folder.
    pub(crate) fn of_folder(folder: &Path) -> Outcome<Site> {
        let (study, rest): (Vec<_>, Vec<_>) = of_folder(folder)?
            .into_iter()
            .partition(|(name, _)| study::owns(name) || name == offline::WORKER);
        let (installation, first) = rest.into_iter().partition(|(name, _)| is_picture(name));
        Ok(Site { first, study, installation })
    }

    /// The tables for people.
    pub(crate) fn tables(&self) -> String {
        [&self.first, &self.study, &self.installation].map(|files| table(files)).join("\n")
    }

    /// What the bars say.
    pub(crate) fn verdicts(&self) -> [Verdict; 3] {
        [(FIRST_VISIT, &self.first), (STUDY, &self.study), (INSTALLATION, &self.installation)]
            .map(|(bar, files)| bar.verdict(Size::total(files)))
    }
}

/// Whether a file is a picture that the system shows for the page, which itself shows vectors only.
pub(crate) fn is_picture(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending == "png")
}

/// The size of each file below a folder, with its path from there, the largest first.
fn of_folder(folder: &Path) -> Outcome<Vec<(String, Size)>> {
    let mut sizes = Vec::new();
    for path in files(folder)? {
        let size = fs::read(&path)
            .and_then(|bytes| Size::of(&bytes))
            .map_err(|error| Failure::of_file("read", &path, &error))?;
        let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().into_owned();
        sizes.push((name, size));
    }
    sizes.sort_by(|a, b| b.1.brotli.cmp(&a.1.brotli).then_with(|| a.0.cmp(&b.0)));
    Ok(sizes)
}

/// Every file below a folder.
pub(crate) fn files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(place) = open.pop() {
        let entries = fs::read_dir(&place).map_err(|error| Failure::of_file("read", &place, &error))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() { open.push(path) } else { found.push(path) }
        }
    }
    Ok(found)
}

/// The table for people.
fn table(files: &[(String, Size)]) -> String {
    let mut text = String::new();
    line(&mut text, ["raw", "gzip", "brotli"], "file");
    for (name, size) in files {
        numbers(&mut text, *size, name);
    }
    numbers(&mut text, Size::total(files), "in all");
    text
}

fn numbers(text: &mut String, size: Size, name: &str) {
    let [raw, gzip, brotli] = [size.raw, size.gzip, size.brotli].map(|bytes| bytes.to_string());
    line(text, [&raw, &gzip, &brotli], name);
}

fn line(text: &mut String, [raw, gzip, brotli]: [&str; 3], name: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{raw:>10} {gzip:>10} {brotli:>10}  {name}");
}

/// What a bar says of a total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    bar: Bar,
    bytes: u64,
}

impl Bar {
    /// Judges a total by its brotli size.
    fn verdict(self, total: Size) -> Verdict {
        Verdict { bar: self, bytes: total.brotli }
    }
}

impl Verdict {
    /// Whether the page may be published.
    pub(crate) fn is_within(&self) -> bool {
        self.bytes <= self.bar.limit
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kb = |bytes: u64| bytes.div_ceil(1000);
        let Bar { what, limit, goal } = self.bar;
        let (bytes, goal_kb, limit_kb) = (kb(self.bytes), kb(goal), kb(limit));
        write!(f, "{what} is {bytes} KB")?;
        if self.bytes <= goal {
            write!(f, ", within the goal of {goal_kb} KB")
        } else if self.is_within() {
            write!(f, ": over the goal of {goal_kb} KB, within the bar of {limit_kb} KB")
        } else {
            write!(f, ", over the bar of {limit_kb} KB: make it smaller")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brotli(bytes: u64) -> Size {
        Size { raw: 3 * bytes, gzip: 2 * bytes, brotli: bytes }
    }

    #[test]
    fn the_bar_is_on_brotli() {
        let bar = Bar { what: "a thing", limit: 3_000, goal: 2_000 };
        let said = |bytes| bar.verdict(brotli(bytes)).to_string();
        assert_eq!(said(2_000), "a thing is 2 KB, within the goal of 2 KB");
        assert_eq!(said(2_001), "a thing is 3 KB: over the goal of 2 KB, within the bar of 3 KB");
        assert_eq!(said(3_001), "a thing is 4 KB, over the bar of 3 KB: make it smaller");
        assert!(bar.verdict(brotli(3_000)).is_within());
        assert!(!bar.verdict(brotli(3_001)).is_within());
    }

    #[test]
    fn files_are_counted_where_they_are_downloaded() {
        let folder = std::env::temp_dir().join(format!("xtask-sizes-{}", std::process::id()));
        let site = [
            ("index.html", "first"),
            ("snippets/pasapezas-web-1a/src/shell/keep.js", "first"),
            ("snippets/pasapezas-study-1a/src/files.js", "study"),
            ("study-share-1a.css", "study"),
            ("sw.js", "study"),
            ("pasapezas-study-1a_bg.wasm", "study"),
            ("icon-192.png", "installation"),
        ];
        for (name, _) in site {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, name).unwrap();
        }
        let found = Site::of_folder(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        for (files, part) in
            [(&found.first, "first"), (&found.study, "study"), (&found.installation, "installation")]
        {
            let mut names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
            let mut wanted: Vec<&str> =
                site.iter().filter(|(_, of)| *of == part).map(|(name, _)| *name).collect();
            names.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(names, wanted, "{part}");
        }
    }

    #[test]
    fn repetition_is_squeezed() {
        let size = Size::of(&[b'a'; 5000]).unwrap();
        assert_eq!(size.raw, 5000);
        assert!(size.gzip < 100 && size.brotli < 100, "{size:?}");
    }

    #[test]
    fn the_table_ends_with_the_sum() {
        let text = table(&[("a.js".into(), brotli(20)), ("b/c.css".into(), brotli(1))]);
        assert_eq!(text.lines().count(), 4);
        assert_eq!(text.lines().last(), Some("        63         42         21  in all"));
    }
}
