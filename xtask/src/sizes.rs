//! How much a visitor downloads: each file as it is, and as gzip and brotli send it. The bar is on brotli.

use crate::failure::{Failure, Outcome};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::{self, Write as _};
use std::fs;
use std::io::{self, Write as _};
use std::ops::Add;
use std::path::{Path, PathBuf};

/// Everything needed to play, in bytes of brotli: more fails the build.
const BAR: u64 = 300_000;

/// What we would rather stay under.
const GOAL: u64 = 220_000;

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

/// The size of each file below a folder, with its path from there, the largest first.
pub(crate) fn of_folder(folder: &Path) -> Outcome<Vec<(String, Size)>> {
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
pub(crate) fn table(files: &[(String, Size)]) -> String {
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

/// What the bar says of a total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Good(u64),
    OverGoal(u64),
    TooLarge(u64),
}

/// Judges a total by its brotli size.
pub(crate) fn verdict(total: Size) -> Verdict {
    match total.brotli {
        bytes if bytes > BAR => Verdict::TooLarge(bytes),
        bytes if bytes > GOAL => Verdict::OverGoal(bytes),
        bytes => Verdict::Good(bytes),
    }
}

impl Verdict {
    /// Whether the page may be published.
    pub(crate) fn is_within(self) -> bool {
        !matches!(self, Verdict::TooLarge(_))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kb = |bytes: u64| bytes.div_ceil(1000);
        let (goal, bar) = (kb(GOAL), kb(BAR));
        match *self {
            Verdict::Good(bytes) => {
                write!(f, "a first visit is {} KB, within the goal of {goal} KB", kb(bytes))
            }
            Verdict::OverGoal(bytes) => {
                write!(
                    f,
                    "a first visit is {} KB: over the goal of {goal} KB, within the bar of {bar} KB",
                    kb(bytes)
                )
            }
            Verdict::TooLarge(bytes) => {
                write!(
                    f,
                    "a first visit is {} KB, over the bar of {bar} KB: make the page smaller",
                    kb(bytes)
                )
            }
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
        assert_eq!(verdict(brotli(GOAL)), Verdict::Good(GOAL));
        assert_eq!(verdict(brotli(GOAL + 1)), Verdict::OverGoal(GOAL + 1));
        assert!(verdict(brotli(BAR)).is_within());
        assert!(!verdict(brotli(BAR + 1)).is_within());
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
