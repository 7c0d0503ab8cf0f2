//! What the bytes of a record are, seen one by one; and bytes as text.

use super::super::ResultToken;

/// The byte that parts several remarks in one pair of braces. It is no UTF-8.
pub(super) const REMARK_END: u8 = 0xfe;

/// Spaces, tabs, ends of lines and what some editors leave between them.
pub(super) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

/// Whether a word ends before this byte.
pub(super) const fn parts_words(byte: u8) -> bool {
    is_blank(byte) || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']')
}

/// Whether a word is a result.
pub(super) fn is_result(word: &[u8]) -> bool {
    result(word).is_some()
}

/// The result that a word is. Asked of every word, so without a look at its encoding.
pub(super) fn result(word: &[u8]) -> Option<ResultToken> {
    match word {
        b"1-0" => Some(ResultToken::OneZero),
        b"0-1" => Some(ResultToken::ZeroOne),
        // A half in UTF-8 and in Latin-1 as well.
        b"1/2-1/2" | b"1/2" | b"\xc2\xbd-\xc2\xbd" | b"\xbd-\xbd" => Some(ResultToken::Half),
        b"*" => Some(ResultToken::Open),
        _ => None,
    }
}

/// Bytes as text: UTF-8 if they are that, else Latin-1.
pub(super) fn text_of(bytes: &[u8]) -> String {
    match core::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}
