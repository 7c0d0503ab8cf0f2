//! What kind of record a file holds, told from how it begins: names of files say nothing.

/// A kind of file that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FileKind {
    /// Records as text, in any dialect.
    Bpgn,
    /// Matches of chess.com in JSON.
    ChessCom,
    /// Bare movetexts with commas between.
    Csv,
}

/// How much of a file is looked at, in bytes.
pub const SNIFFED: usize = 4096;

/// The kind of a file that begins with these bytes; `None` when it holds no record that is read.
///
/// ```
/// use pasapezas_core::record::sniff::{FileKind, sniff};
/// assert_eq!(sniff(b"[WhiteA \"One\"]\n1A. e4 *"), Some(FileKind::Bpgn));
/// assert_eq!(sniff(b"{\"A\": {}, \"B\": {}}"), Some(FileKind::ChessCom));
/// assert_eq!(sniff(b"180,\"1A. e4 1B. d4\""), Some(FileKind::Csv));
/// assert_eq!(sniff(b"\x89PNG"), None);
/// ```
pub fn sniff(start: &[u8]) -> Option<FileKind> {
    let start = start.get(..SNIFFED).unwrap_or(start);
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    if is_json(start) {
        Some(FileKind::ChessCom)
    } else if start.split(|sign| *sign == b'\n').take(3).any(is_row) {
        Some(FileKind::Csv)
    } else if has_tag(start) || has_move(start) {
        Some(FileKind::Bpgn)
    } else {
        None
    }
}

/// A comment of a movetext begins with a brace too, but not with one and a quoted name and a colon.
fn is_json(start: &[u8]) -> bool {
    let (Some(first), inside) = (start.first(), start.get(1..).unwrap_or_default().trim_ascii_start()) else {
        return false;
    };
    match first {
        b'[' => matches!(inside.first(), Some(b'{' | b'[' | b'"')),
        b'{' => {
            let name = inside.strip_prefix(b"\"").map(|name| name.split(|sign| *sign == b'"'));
            let behind = name.and_then(|mut parts| parts.nth(1)).unwrap_or_default();
            inside.starts_with(b"}") || behind.trim_ascii_start().starts_with(b":")
        }
        _ => false,
    }
}

/// Whether a line begins with seconds, a comma and a quote.
fn is_row(line: &[u8]) -> bool {
    let n_digits = line.iter().take_while(|sign| sign.is_ascii_digit()).count();
    n_digits > 0 && line.get(n_digits..).is_some_and(|rest| rest.starts_with(b",\""))
}

/// Whether a line begins with a tag.
fn has_tag(start: &[u8]) -> bool {
    start.split(|sign| matches!(sign, b'\n' | b'\r')).any(|line| {
        let inside = line.trim_ascii_start().strip_prefix(b"[").map(<[u8]>::trim_ascii_start);
        inside.is_some_and(|name| {
            name.first().is_some_and(u8::is_ascii_alphabetic)
                && name.iter().take(100).any(|sign| *sign == b'"')
        })
    })
}

/// Whether there is a number with a seat, a full stop and a space or a letter of a move.
fn has_move(start: &[u8]) -> bool {
    start.windows(4).enumerate().any(|(at, signs)| {
        let begins_word = at.checked_sub(1).is_none_or(|before| {
            start.get(before).is_some_and(|sign| !sign.is_ascii_alphanumeric() || sign.is_ascii_digit())
        });
        begins_word && matches!(signs, [b'0'..=b'9', b'A' | b'a' | b'B' | b'b', b'.', behind] if behind.is_ascii_graphic() || *behind == b' ')
    })
}
