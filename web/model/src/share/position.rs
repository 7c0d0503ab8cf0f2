//! A position in an address: whoever opens it finds it laid out on the table, by its rules and with its clocks.
//!
//! The address is the page with `?bfen=…&rules=…`, which every version of the page reads.

use core::fmt::{self, Write as _};

use crate::editor::{Draft, faults};

/// The longest address that is made, in letters. Browsers take more, but other programs cut what is passed on.
pub const MAX_POSITION_LINK: usize = 2_000;

/// Why a position has no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PositionLinkError {
    /// It cannot be played.
    Unplayable,
    /// Its address would be longer than [`MAX_POSITION_LINK`].
    TooLong,
}

impl fmt::Display for PositionLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unplayable => "the position cannot be played",
            Self::TooLong => "the link would be too long",
        })
    }
}

impl core::error::Error for PositionLinkError {}

/// The address of a position, below the address of the page without its `?` and `#`.
///
/// # Errors
/// Why there is none.
pub fn write_position_link(page: &str, draft: &Draft) -> Result<String, PositionLinkError> {
    if !faults(draft).is_empty() {
        return Err(PositionLinkError::Unplayable);
    }
    let link = format!("{page}?bfen={}&rules={}", escaped(&draft.bfen()), escaped(&draft.rules.to_text()));
    if link.len() > MAX_POSITION_LINK { Err(PositionLinkError::TooLong) } else { Ok(link) }
}

/// A text as it may stand in the query of an address. Blanks become `+`, which no program takes for the end of the address.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => out.push('+'),
            b'-' | b'_' | b'.' | b'~' | b'/' => out.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => out.push(char::from(byte)),
            _ => {
                // Writing to a string cannot fail.
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::NewMatch;
    use pasapezas_core::{BoardId, RuleSet};

    fn draft(bfen: &str) -> Draft {
        Draft::array(RuleSet::default()).reading(bfen, BoardId::A).unwrap()
    }

    /// The words of a query as the page reads them.
    fn words(link: &str) -> Vec<(String, String)> {
        let (_, query) = link.split_once('?').unwrap();
        let word = |text: &str| {
            let mut bytes = Vec::new();
            let mut rest = text.bytes();
            while let Some(byte) = rest.next() {
                bytes.push(match byte {
                    b'+' => b' ',
                    b'%' => {
                        let digits = [rest.next().unwrap(), rest.next().unwrap()];
                        u8::from_str_radix(core::str::from_utf8(&digits).unwrap(), 16).unwrap()
                    }
                    _ => byte,
                });
            }
            String::from_utf8(bytes).unwrap()
        };
        query
            .split('&')
            .map(|pair| pair.split_once('=').unwrap())
            .map(|(name, value)| (word(name), word(value)))
            .collect()
    }

    #[test]
    fn the_page_lays_out_what_the_link_says() {
        for bfen in [
            "4k3/8/8/8/8/8/8/Q~3K3[NNp] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[q] b - - 0 1 | 1000 2000 3000 4000",
            "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
        ] {
            let draft = draft(bfen);
            let link = write_position_link("https://a.example/sub/", &draft).unwrap();
            assert!(link.starts_with("https://a.example/sub/?bfen="), "{link}");
            assert!(
                link.bytes().all(|sign| sign.is_ascii_graphic() && !b"|<>\"[]#".contains(&sign)),
                "{link}"
            );
            let words = words(&link);
            assert_eq!(words[0], ("bfen".to_owned(), draft.bfen()));
            let start = NewMatch::default().by(&words[1].1).unwrap().at(&words[0].1).unwrap();
            assert_eq!((start.rules, start.boards), (draft.rules, draft.positions().ok()));
        }
    }

    #[test]
    fn what_cannot_be_played_has_no_link() {
        let kings = draft("8/8/8/8/8/8/8/8[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
        assert_eq!(write_position_link("https://a.example/", &kings), Err(PositionLinkError::Unplayable));
    }

    #[test]
    fn a_link_has_a_longest_length() {
        let page = format!("https://a.example/{}", "x".repeat(MAX_POSITION_LINK));
        let array = Draft::array(RuleSet::default());
        assert_eq!(write_position_link(&page, &array), Err(PositionLinkError::TooLong));
    }
}
