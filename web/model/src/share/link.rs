//! A match in an address: its text, compressed, in letters that every address may hold. It stands in the fragment, which a
//! browser keeps to itself: no server ever sees it.
//!
//! The form is `1.` and the base64url of the text as a zlib stream, whose checksum tells a damaged link. A later form gets
//! another number, and this reader says that it does not know it instead of guessing.

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

/// The form that this version writes.
const VERSION: &str = "1";

/// The longest link that is made or read, in letters. Browsers take more, but other programs cut what is passed on.
pub const MAX_LINK: usize = 16_000;

/// The longest text that a link may unfold to, in bytes: a match of a thousand moves with a comment on each.
const MAX_TEXT: usize = 512 * 1024;

/// The best that the compression does.
const LEVEL: u8 = 9;

/// Why a link holds no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinkError {
    /// A part is missing or wrong.
    Damaged,
    /// It has a form that this version does not know.
    Newer,
    /// It is longer than any link that is made here, or unfolds to too much.
    TooLong,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Damaged => "the link is damaged or incomplete",
            Self::Newer => "the link was made by a newer version",
            Self::TooLong => "the link is too long",
        })
    }
}

impl core::error::Error for LinkError {}

/// The text as part of an address.
///
/// # Errors
/// [`LinkError::TooLong`] when it would be longer than [`MAX_LINK`]: a file is the way to pass it on.
///
/// ```
/// use pasapezas_model::share::link::{read_link, write_link};
/// let link = write_link("a match")?;
/// assert_eq!(read_link(&link)?, "a match");
/// # Ok::<(), pasapezas_model::share::link::LinkError>(())
/// ```
pub fn write_link(text: &str) -> Result<String, LinkError> {
    if text.len() > MAX_TEXT {
        return Err(LinkError::TooLong);
    }
    let packed = compress_to_vec_zlib(text.as_bytes(), LEVEL);
    let link = format!("{VERSION}.{}", URL_SAFE_NO_PAD.encode(packed));
    if link.len() > MAX_LINK { Err(LinkError::TooLong) } else { Ok(link) }
}

/// The text in a link.
///
/// # Errors
/// Why there is none. Nothing is half read: a link gives its whole text or none.
pub fn read_link(link: &str) -> Result<String, LinkError> {
    if link.len() > MAX_LINK {
        return Err(LinkError::TooLong);
    }
    let (version, letters) = link.split_once('.').ok_or(LinkError::Damaged)?;
    if version != VERSION {
        let number = !version.is_empty() && version.bytes().all(|sign| sign.is_ascii_digit());
        return Err(if number { LinkError::Newer } else { LinkError::Damaged });
    }
    let packed = URL_SAFE_NO_PAD.decode(letters).map_err(|_| LinkError::Damaged)?;
    let text = decompress_to_vec_zlib_with_limit(&packed, MAX_TEXT).map_err(|error| {
        if error.status == TINFLStatus::HasMoreOutput { LinkError::TooLong } else { LinkError::Damaged }
    })?;
    String::from_utf8(text).map_err(|_| LinkError::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text of `length` letters without much order in it.
    fn noise(length: usize) -> String {
        let mut state = 7_u32;
        let mut letter = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from(b'a' + u8::try_from(state >> 24).unwrap() % 26)
        };
        (0..length).map(|_| letter()).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        for text in ["", "x", "1A. e4 {1.234}\n", "Xoán 🐎", &noise(9_000)] {
            let link = write_link(text).unwrap();
            assert!(link.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-_.".contains(&sign)));
            assert_eq!(read_link(&link).as_deref(), Ok(text));
        }
    }

    #[test]
    fn a_link_that_lost_or_changed_a_letter_is_damaged() {
        let link = write_link(&noise(300)).unwrap();
        for at in 2..link.len() {
            assert_eq!(read_link(&link[..at]), Err(LinkError::Damaged), "cut at {at}");
            let mut other = link.clone();
            let changed = if &link[at..=at] == "A" { "B" } else { "A" };
            other.replace_range(at..=at, changed);
            assert_eq!(read_link(&other), Err(LinkError::Damaged), "changed at {at}");
        }
        for rubbish in ["", ".", "1", "1.", "one.abc", "1.%20", "-1.abc", "1 .abc"] {
            assert_eq!(read_link(rubbish), Err(LinkError::Damaged), "{rubbish:?}");
        }
    }

    #[test]
    fn a_later_form_is_not_guessed_at() {
        let link = write_link("x").unwrap();
        assert_eq!(read_link(&link.replacen('1', "2", 1)), Err(LinkError::Newer));
        assert_eq!(read_link("17.@@"), Err(LinkError::Newer));
    }

    #[test]
    fn what_is_too_long_is_neither_made_nor_unfolded() {
        assert_eq!(write_link(&noise(40_000)), Err(LinkError::TooLong));
        assert_eq!(write_link(&"a".repeat(MAX_TEXT + 1)), Err(LinkError::TooLong));
        assert_eq!(read_link(&"1".repeat(MAX_LINK + 1)), Err(LinkError::TooLong));
        // A small stream that unfolds to a lot.
        let bomb = compress_to_vec_zlib(&vec![b'a'; MAX_TEXT + 1], LEVEL);
        let link = format!("1.{}", URL_SAFE_NO_PAD.encode(bomb));
        assert!(link.len() < MAX_LINK);
        assert_eq!(read_link(&link), Err(LinkError::TooLong));
    }
}
