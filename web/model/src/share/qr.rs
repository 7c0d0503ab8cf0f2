//! An address as a QR code: dark and light modules, to be drawn by whoever shows it.

use core::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// How many light modules must surround the code.
pub const QUIET: u32 = 4;

/// The same in the units of the encoder.
const MARGIN: i32 = 4;

/// A code: a square of dark and light modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    side: u32,
    /// The outline of the dark modules as the data of an SVG path; one unit is one module, and the quiet margin is counted.
    path: String,
}

impl Qr {
    /// The code of a text; `None` when it is too long for the largest one (2,953 bytes).
    ///
    /// ```
    /// use pasapezas_model::share::qr::Qr;
    /// assert!(Qr::of("https://example.org/").is_some());
    /// assert!(Qr::of(&"x".repeat(3_000)).is_none());
    /// ```
    pub fn of(text: &str) -> Option<Self> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let modules = u32::try_from(code.size()).ok()?;
        Some(Self { side: modules + 2 * QUIET, path: path(&code) })
    }

    /// Modules along a side, with the quiet margin.
    pub const fn side(&self) -> u32 {
        self.side
    }

    /// The dark modules as the data of an SVG path in a square of [`Qr::side`] units.
    pub fn path(&self) -> &str {
        &self.path
    }
}

/// Each run of dark modules in a row as one rectangle.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count();
            let length = i32::try_from(run).unwrap_or(0);
            if length > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{},{}h{length}v1h-{length}z", x + MARGIN, y + MARGIN);
            }
            x += length + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outline_covers_exactly_the_dark_modules() {
        let text = "https://example.org/#study=1.abc";
        let code = QrCode::encode_text(text, QrCodeEcc::Low).unwrap();
        let qr = Qr::of(text).unwrap();
        let mut dark = 0;
        for run in qr.path().split('M').skip(1) {
            let (at, rest) = run.split_once('h').unwrap();
            let (x, y) = at.split_once(',').unwrap();
            let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
            let length: i32 = rest.split('v').next().unwrap().parse().unwrap();
            for along in 0..length {
                assert!(code.get_module(x - 4 + along, y - 4));
                dark += 1;
            }
        }
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        assert_eq!(dark, all.filter(|(x, y)| code.get_module(*x, *y)).count());
        assert_eq!(qr.side(), u32::try_from(code.size()).unwrap() + 8);
    }
}
