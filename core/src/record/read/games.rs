//! Cutting a stream of bytes into games, piece by piece and in bounded memory.
//!
//! A game ends with its result, or where the tags of the next one begin. The rest of the line of a result still belongs to its
//! game as long as it is comments. A comment that nobody closes ends where a line looks like a tag, so that one broken game
//! does not take the others with it.

use std::collections::VecDeque;

use super::complaint::{Complaint, ComplaintKind, Place};
use super::limits::MAX_GAME;
use super::words::{is_blank, is_result, parts_words};

/// The text of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameText {
    /// Its bytes, for [`read_bpgn`](super::read_bpgn).
    pub bytes: Vec<u8>,
    /// The line of the file at which they start, from 1. A game that starts within a line counts its columns from there.
    pub line: u32,
}

/// Cuts a stream into games. Push pieces of any size, take the games that are complete in between, and say when it ends.
///
/// A game that is longer than [`MAX_GAME`] is left out with a complaint, and never kept as a whole. Where the stream is cut
/// into pieces makes no difference.
///
/// ```
/// use pasapezas_core::Games;
/// let mut games = Games::new();
/// games.push(b"[Event \"one\"]\n1A. e4 1-0\n\n[Eve");
/// assert_eq!(games.next().unwrap().line, 1);
/// games.push(b"nt \"two\"]\n1A. d4 0-1");
/// games.finish();
/// assert_eq!(games.next().unwrap().line, 4);
/// assert_eq!(games.next(), None);
/// ```
#[derive(Debug, Default)]
pub struct Games {
    ready: VecDeque<GameText>,
    complaints: Vec<Complaint>,
    /// The game that is not complete.
    bytes: Vec<u8>,
    /// How many lines ended before it, and before the next byte.
    first_line: u32,
    lines: u32,
    last_byte: u8,
    place: Within,
    seen: Seen,
    word: Word,
}

/// What the next byte belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Within {
    /// Words, blanks and signs.
    #[default]
    Text,
    /// Braces.
    Comment,
    /// From `;` or `%` to the end of the line.
    Line,
    /// After `[`: perhaps a tag.
    Bracket { comment: bool },
    /// The text of a tag.
    Value,
    /// After a backslash in it: what follows is no end.
    Escape,
    /// After a quotation mark in it: perhaps its end.
    Quote,
}

/// What the game that is not complete has shown so far.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    content: Option<Content>,
    /// The last tag began here.
    tag_start: usize,
    /// The game has a tag `Event`.
    event: bool,
    /// The last word was a result.
    result: bool,
    /// It is longer than it may be and no longer kept.
    too_long: bool,
    /// Variations that are open.
    depth: u32,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Content {
    Comments,
    Tags,
    CommentsAfterTags,
    Moves,
}

/// The beginning of a word: as much as a result has.
#[derive(Clone, Copy, Debug, Default)]
struct Word {
    start: [u8; 8],
    len: usize,
}

impl Word {
    fn push(&mut self, byte: u8) {
        if let Some(place) = self.start.get_mut(self.len) {
            *place = byte;
        }
        self.len = self.len.saturating_add(1);
    }

    fn is_result(&self) -> bool {
        self.start.get(..self.len).is_some_and(is_result)
    }
}

impl Games {
    /// Nothing pushed yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// More of the stream. All games that it completes are kept until they are taken, so take them between moderate pieces.
    pub fn push(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.take(*byte);
        }
    }

    /// The stream has ended: what is left is the last game.
    pub fn finish(&mut self) {
        self.end_word();
        self.cut(self.bytes.len());
        self.place = Within::Text;
    }

    /// The next game that is complete.
    #[expect(
        clippy::should_implement_trait,
        reason = "it has not ended when it gives None: more may be pushed"
    )]
    pub fn next(&mut self) -> Option<GameText> {
        self.ready.pop_front()
    }

    /// Takes the complaints about what was left out so far.
    pub fn complaints(&mut self) -> Vec<Complaint> {
        core::mem::take(&mut self.complaints)
    }

    /// How many bytes of the game that is not complete are kept.
    #[cfg(test)]
    pub(super) const fn kept(&self) -> usize {
        self.bytes.len()
    }

    fn take(&mut self, byte: u8) {
        let starts_line = matches!(self.last_byte, 0 | b'\n' | b'\r');
        match self.place {
            Within::Text => self.text(byte, starts_line),
            Within::Comment if byte == b'}' => self.place = Within::Text,
            Within::Comment if byte == b'[' && starts_line => self.open_bracket(true),
            Within::Line if matches!(byte, b'\n' | b'\r') => self.place = Within::Text,
            Within::Comment | Within::Line => {}
            Within::Bracket { comment } => self.bracket(byte, comment),
            Within::Value => match byte {
                b'"' => self.place = Within::Quote,
                b'\\' => self.place = Within::Escape,
                b'\n' | b'\r' if !self.is_fen() => self.place = Within::Text,
                b'[' if starts_line => self.open_bracket(false),
                _ => {}
            },
            Within::Escape => match byte {
                b'\n' | b'\r' if !self.is_fen() => self.place = Within::Text,
                _ => self.place = Within::Value,
            },
            Within::Quote => match byte {
                b']' | b'\n' | b'\r' => self.place = Within::Text,
                b'"' | b' ' => {}
                _ => self.place = Within::Value,
            },
        }
        self.keep(byte);
    }

    /// A byte outside of comments and tags.
    fn text(&mut self, byte: u8, starts_line: bool) {
        if !parts_words(byte) {
            match byte {
                b'%' if starts_line => self.place = Within::Line,
                b';' if self.word.len == 0 => self.place = Within::Line,
                _ => {
                    if self.seen.result {
                        self.cut(self.bytes.len());
                    }
                    if byte.is_ascii_alphanumeric() || byte == b'*' {
                        self.seen.content = Some(Content::Moves);
                    }
                    self.word.push(byte);
                }
            }
            return;
        }
        self.end_word();
        match byte {
            b'{' => {
                let before = self.seen.content;
                let now = if before == Some(Content::Tags) {
                    Content::CommentsAfterTags
                } else {
                    Content::Comments
                };
                self.seen.content = before.max(Some(now));
                self.place = Within::Comment;
            }
            b'[' => self.open_bracket(false),
            b'(' => self.seen.depth = self.seen.depth.saturating_add(1),
            b')' => {
                // A result inside a variation is the variation's.
                self.seen.result = false;
                self.seen.depth = self.seen.depth.saturating_sub(1);
            }
            b'\n' | b'\r' if self.seen.result && self.seen.depth == 0 => {
                self.cut(self.bytes.len());
            }
            _ => {}
        }
    }

    fn end_word(&mut self) {
        if self.word.is_result() {
            self.seen.result = true;
            self.seen.content = Some(Content::Moves);
        }
        self.word.len = 0;
    }

    fn open_bracket(&mut self, comment: bool) {
        if self.seen.too_long {
            self.bytes.clear();
        }
        self.seen.tag_start = self.bytes.len();
        self.place = Within::Bracket { comment };
    }

    /// A byte of what may be the name of a tag.
    fn bracket(&mut self, byte: u8, comment: bool) {
        let name = self.bytes.get(self.seen.tag_start.saturating_add(1)..).unwrap_or_default();
        let named = name.first().is_some_and(u8::is_ascii_alphabetic);
        let more = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b' ' | b'\t');
        if byte == b'"' && named {
            self.begin_tag();
        } else if !more || name.len() > 64 || (!name.is_empty() && !named) {
            self.place = match byte {
                b'}' => Within::Text,
                _ if comment => Within::Comment,
                _ => Within::Text,
            };
        }
    }

    /// It is a tag: of this game or of the next.
    fn begin_tag(&mut self) {
        let name = self.bytes.get(self.seen.tag_start..).unwrap_or_default();
        let event = name.starts_with(b"[Event ");
        let next_game = self.seen.content >= Some(Content::CommentsAfterTags) || (event && self.seen.event);
        if next_game {
            self.cut(self.seen.tag_start);
        }
        self.seen.content = self.seen.content.max(Some(Content::Tags));
        self.seen.event |= event;
        self.place = Within::Value;
    }

    /// Whether the tag that is being read holds a position, which may stand on two lines.
    fn is_fen(&self) -> bool {
        self.bytes.get(self.seen.tag_start..).is_some_and(|tag| tag.starts_with(b"[FEN"))
    }

    /// Keeps a byte for its game and counts lines.
    fn keep(&mut self, byte: u8) {
        if self.bytes.is_empty() {
            self.first_line = self.lines;
        }
        self.bytes.push(byte);
        let ends_line = byte == b'\r' || (byte == b'\n' && self.last_byte != b'\r');
        self.lines = self.lines.saturating_add(u32::from(ends_line));
        self.last_byte = byte;
        let skipping = self.seen.too_long && !matches!(self.place, Within::Bracket { .. });
        let blank = self.seen.content.is_none() && is_blank(byte) && self.word.len == 0;
        if skipping || (blank && matches!(byte, b'\n' | b'\r') && self.place == Within::Text) {
            self.bytes.clear();
        } else if self.bytes.len() > MAX_GAME && !self.seen.too_long {
            self.seen.too_long = true;
            self.complain(ComplaintKind::GameTooLong);
            self.bytes = Vec::new();
        }
    }

    fn complain(&mut self, kind: ComplaintKind) {
        if self.complaints.len() < super::limits::MAX_COMPLAINTS {
            let place = Place { line: self.first_line.saturating_add(1), column: 1 };
            self.complaints.push(Complaint { place, kind });
        }
    }

    /// Ends a game before the byte at `end` of what is kept.
    fn cut(&mut self, end: usize) {
        let rest = self.bytes.get(end..).unwrap_or_default().to_vec();
        let mut bytes = core::mem::replace(&mut self.bytes, rest);
        bytes.truncate(end);
        let line = self.first_line.saturating_add(1);
        match self.seen.content {
            _ if self.seen.too_long => {}
            Some(Content::Tags | Content::CommentsAfterTags | Content::Moves) => {
                self.ready.push_back(GameText { bytes, line });
            }
            Some(Content::Comments) => self.complain(ComplaintKind::NotAGame),
            None => {}
        }
        // What is left is a tag that has begun, on the line that is being read.
        self.first_line = self.lines;
        self.seen = Seen::default();
        self.word.len = 0;
    }
}
