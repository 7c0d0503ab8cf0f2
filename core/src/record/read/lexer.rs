//! The tokens of a game: tags, comments, words and signs. What a word means is not known here.
//!
//! Every byte is looked at a bounded number of times, and a token never spans more than the text.

use super::words::{is_blank, parts_words};

/// A piece of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "text"]`, the text still with its escapes; where the text starts.
    Tag { name: &'a [u8], text: &'a [u8], text_at: usize },
    /// A `[` that starts no tag.
    BrokenTag,
    /// What stands in braces, or behind `;`.
    Comment { text: &'a [u8], closed: bool },
    /// `(`
    Open,
    /// `)`
    Close,
    /// Anything else between blanks and signs.
    Word(&'a [u8]),
    /// A sign that closes what was not opened.
    Stray(u8),
}

/// Goes through a game token by token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Lexer<'a> {
    /// At the start of a text; a byte order mark is passed over.
    pub(super) fn new(text: &'a [u8]) -> Self {
        Self { text, at: if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 } }
    }

    /// Goes on in a text where another one stopped.
    pub(super) const fn resumed(text: &'a [u8], at: usize) -> Self {
        Self { text, at }
    }

    /// At the start of the same text.
    pub(super) fn restarted(&self) -> Self {
        Self::new(self.text)
    }

    /// Where the next token is looked for.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Whether only the blanks of one line stand between here and what `wanted` accepts.
    pub(super) fn line_goes_on_with(&self, wanted: u8) -> bool {
        let blank = |byte: &&u8| matches!(**byte, b' ' | b'\t');
        self.rest().iter().find(|byte| !blank(byte)) == Some(&wanted)
    }

    /// The next byte that is no blank.
    pub(super) fn peek(&self) -> Option<u8> {
        self.rest().iter().copied().find(|byte| !is_blank(*byte))
    }

    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn starts_line(&self) -> bool {
        match self.at.checked_sub(1) {
            None => true,
            Some(before) => matches!(self.text.get(before), Some(b'\n' | b'\r')),
        }
    }

    /// Takes `n` bytes off.
    fn advance(&mut self, n: usize) -> &'a [u8] {
        let taken = self.rest().get(..n).unwrap_or(self.rest());
        self.at = self.at.saturating_add(taken.len());
        taken
    }

    /// The next token and where it starts.
    pub(super) fn next(&mut self) -> Option<(usize, Token<'a>)> {
        loop {
            let blanks = self.rest().iter().take_while(|byte| is_blank(**byte)).count();
            self.advance(blanks);
            let at = self.at;
            let token = match *self.rest().first()? {
                b'{' => self.comment(),
                b'}' => self.sign(Token::Stray(b'}')),
                b']' => self.sign(Token::Stray(b']')),
                b'(' => self.sign(Token::Open),
                b')' => self.sign(Token::Close),
                b'[' => self.tag(),
                b';' => Token::Comment { text: self.line().get(1..).unwrap_or_default(), closed: true },
                b'%' if self.starts_line() => {
                    self.line();
                    continue;
                }
                _ => self.word(),
            };
            return Some((at, token));
        }
    }

    fn sign(&mut self, token: Token<'a>) -> Token<'a> {
        self.advance(1);
        token
    }

    /// Leaves out the rest of the line.
    pub(super) fn skip_line(&mut self) {
        self.line();
    }

    /// Takes the rest of the line off, without its end.
    fn line(&mut self) -> &'a [u8] {
        let end = self.rest().iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        self.advance(end.unwrap_or(usize::MAX))
    }

    fn word(&mut self) -> Token<'a> {
        let rest = self.rest();
        let mut end = 1_usize;
        while let Some(byte) = rest.get(end) {
            if *byte == b'(' && promotes(rest.get(end..).unwrap_or_default()) {
                end = end.saturating_add(3);
            } else if parts_words(*byte) || *byte == b'$' {
                break;
            } else {
                end = end.saturating_add(1);
            }
        }
        Token::Word(self.advance(end))
    }

    fn comment(&mut self) -> Token<'a> {
        let inside = self.rest().get(1..).unwrap_or_default();
        let (len, closed) = comment_text(inside);
        self.advance(len.saturating_add(1).saturating_add(usize::from(closed)));
        Token::Comment { text: inside.get(..len).unwrap_or_default(), closed }
    }

    fn tag(&mut self) -> Token<'a> {
        let rest = self.rest();
        let Some((name, quote)) = tag_name(rest) else { return self.sign(Token::BrokenTag) };
        let text_at = self.at.saturating_add(quote).saturating_add(1);
        let text = rest.get(quote.saturating_add(1)..).unwrap_or_default();
        let (len, behind) = tag_text(text, name == b"FEN");
        let text = text.get(..len).unwrap_or_default();
        self.advance(quote.saturating_add(1).saturating_add(len).saturating_add(behind));
        Token::Tag { name, text, text_at }
    }
}

/// Whether a word goes on with a promotion in brackets: `(Q)`.
fn promotes(rest: &[u8]) -> bool {
    matches!(rest, [b'(', b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n', b')', ..])
}

/// How long a comment is, and whether it is closed. Where a line looks like a tag it was never closed.
fn comment_text(inside: &[u8]) -> (usize, bool) {
    let mut at = 0_usize;
    while let Some(found) =
        inside.get(at..).and_then(|rest| rest.iter().position(|byte| matches!(byte, b'}' | b'\n' | b'\r')))
    {
        let end = at.saturating_add(found);
        at = end.saturating_add(1);
        if inside.get(end) == Some(&b'}') {
            return (end, true);
        }
        if inside.get(at..).and_then(tag_name).is_some() {
            return (at, false);
        }
    }
    (inside.len(), false)
}

/// The name of the tag that a text starts with, and where its first quotation mark is.
fn tag_name(text: &[u8]) -> Option<(&[u8], usize)> {
    let inside = text.strip_prefix(b"[")?;
    let letters = inside.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let name = inside.get(..letters).filter(|name| name.len() <= 64)?;
    let blanks =
        inside.get(letters..)?.iter().take(64).take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let quote = letters.saturating_add(blanks);
    let fine = name.first()?.is_ascii_alphabetic() && inside.get(quote) == Some(&b'"');
    fine.then_some((name, quote.saturating_add(1)))
}

/// How long the text of a tag is, and how much closes it. Nobody escapes quotation marks, so only one before `]` or the end of
/// the line ends a text; a backslash before it is the escape of PGN. A position may stand on two lines.
fn tag_text(text: &[u8], lines: bool) -> (usize, usize) {
    let mut escaped = false;
    for (at, byte) in text.iter().enumerate() {
        match byte {
            b'"' if !escaped => {
                let rest = text.get(at.saturating_add(1)..).unwrap_or_default();
                let blanks = rest.iter().take(64).take_while(|byte| matches!(byte, b' ' | b'\t')).count();
                match rest.get(blanks) {
                    Some(b']') => return (at, blanks.saturating_add(2)),
                    None | Some(b'\n' | b'\r') => return (at, blanks.saturating_add(1)),
                    Some(_) => {}
                }
            }
            b'\n' | b'\r' if !lines => return (at, 0),
            b'[' if lines && at.checked_sub(1).is_some_and(|before| text.get(before) == Some(&b'\n')) => {
                return (at, 0);
            }
            _ => {}
        }
        escaped = *byte == b'\\' && !escaped;
    }
    (text.len(), 0)
}

#[cfg(test)]
mod tests {
    use super::{Lexer, Token};

    fn tokens(text: &str) -> Vec<String> {
        let mut lexer = Lexer::new(text.as_bytes());
        let mut found = Vec::new();
        let show = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        while let Some((at, token)) = lexer.next() {
            found.push(match token {
                Token::Tag { name, text, .. } => format!("{at} [{}={}]", show(name), show(text)),
                Token::BrokenTag => format!("{at} ["),
                Token::Comment { text, closed: true } => format!("{at} {{{}}}", show(text)),
                Token::Comment { text, closed: false } => format!("{at} {{{}", show(text)),
                Token::Open => format!("{at} ("),
                Token::Close => format!("{at} )"),
                Token::Word(word) => format!("{at} {}", show(word)),
                Token::Stray(sign) => format!("{at} stray {}", char::from(sign)),
            });
        }
        found
    }

    #[test]
    fn text_falls_into_tokens() {
        let cases: [(&str, &[&str]); 14] = [
            ("", &[]),
            ("\u{feff}1A. e4{58.3}", &["3 1A.", "7 e4", "9 {58.3}"]),
            ("1A.e8(Q)$5$10(1A.d4)", &["0 1A.e8(Q)", "8 $5", "10 $10", "13 (", "14 1A.d4", "19 )"]),
            ("1a. $146@f3 ;rest } x\n*", &["0 1a.", "4 $146@f3", "12 {rest } x}", "22 *"]),
            ("% all of it {\n%1A. e4", &[]),
            ("e4 % here", &["0 e4", "3 %", "5 here"]),
            ("[A \"x\"][B \"y\"]", &["0 [A=x]", "7 [B=y]"]),
            ("[A \"x\"y\" z\"]", &["0 [A=x\"y\" z]"]),
            ("[A \"x\\\"]\"]", &["0 [A=x\\\"]]"]),
            ("[A \"x\n[B \"y\"", &["0 [A=x]", "6 [B=y]"]),
            ("[FEN \"x\n| y\"]", &["0 [FEN=x\n| y]"]),
            ("[%clk 1] ]", &["0 [", "1 %clk", "6 1", "7 stray ]", "9 stray ]"]),
            ("{open\n[A \"x\"]}", &["0 {open\n", "6 [A=x]", "13 stray }"]),
            ("{open", &["0 {open"]),
        ];
        for (text, expected) in cases {
            assert_eq!(tokens(text), expected, "{text}");
        }
    }
}
