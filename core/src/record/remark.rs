//! What can be said in a comment of a file, which knows no escape: one form, made where a comment enters a record, so that a
//! record and its text say the same.

use super::read::MAX_COMMENT;

/// What a reader would take out of a comment.
const COMMANDS: [&str; 6] = ["[%clk", "[%csl", "[%cal", "[%takeoff", "[%give", "[ts="];

/// A text as it can stand in braces: on one line, without braces, neither clock nor command, and not longer than a reader
/// looks at. `None` when nothing is left. A text in this form stays as it is.
///
/// Braces become parentheses, which plain readers show as they are; a clock is put into quotation marks, and a command of
/// ours loses its meaning by a blank.
///
/// Considered: an escape for braces, which would come back as they were. No other program would know it, and show it.
///
/// ```
/// use pasapezas_core::record::remark;
/// assert_eq!(remark(" a {set}\nof ideas").as_deref(), Some("a (set) of ideas"));
/// assert_eq!(remark("12.5").as_deref(), Some("\"12.5\""));
/// assert_eq!(remark(" \n"), None);
/// ```
pub fn remark(text: &str) -> Option<String> {
    let one = |sign: char| match sign {
        '{' => '(',
        '}' => ')',
        sign if sign.is_control() => ' ',
        sign => sign,
    };
    let mut text: String = text.trim().replace("\r\n", "\n").chars().map(one).collect();
    for command in COMMANDS {
        if text.contains(command) {
            text = text.replace(command, &command.replacen('[', "[ ", 1));
        }
    }
    // Two bytes of room for the quotation marks of a clock.
    let text = if text.len() > MAX_COMMENT { cut(&text, MAX_COMMENT.saturating_sub(2)) } else { &text };
    let text = text.trim();
    let clock = text.bytes().all(|sign| sign.is_ascii_digit() || matches!(sign, b':' | b'.' | b','));
    match (text, clock) {
        ("", _) => None,
        (text, true) => Some(format!("\"{}\"", cut(text, MAX_COMMENT.saturating_sub(2)))),
        (text, false) => Some(text.to_owned()),
    }
}

/// As much of a text as has at most `most` bytes.
pub(super) fn cut(text: &str, most: usize) -> &str {
    let end = (0..=most.min(text.len())).rev().find(|end| text.is_char_boundary(*end));
    text.get(..end.unwrap_or(0)).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::{MAX_COMMENT, remark};

    #[test]
    fn a_comment_is_no_clock_no_command_and_no_end_of_itself() {
        for (text, expected) in [
            ("plain", Some("plain")),
            (" \n ", None),
            ("a {b} c", Some("a (b) c")),
            ("two\nlines", Some("two lines")),
            ("12.5", Some("\"12.5\"")),
            ("[%clk 1] [%emt 2] [ts=3]", Some("[ %clk 1] [%emt 2] [ ts=3]")),
        ] {
            assert_eq!(remark(text).as_deref(), expected);
        }
    }

    #[test]
    fn a_text_in_this_form_stays_as_it_is() {
        let long = ["1".repeat(MAX_COMMENT), "[%clk".repeat(MAX_COMMENT / 5), "é ".repeat(MAX_COMMENT / 3)];
        let odd = ["\u{2028}x\u{a0}", "\u{85}", "[[%clk 1]%clk 2]", "[\u{1}%clk 1]", "%", "\"12\"", "\r\n a"];
        for text in long.iter().map(String::as_str).chain(odd) {
            let once = remark(text);
            assert!(once.as_ref().is_none_or(|text| text.len() <= MAX_COMMENT));
            assert_eq!(once.as_deref().and_then(remark), once, "{text:?}");
        }
    }
}
