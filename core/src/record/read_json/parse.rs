//! JSON to values: one pass, no recursion, and a limit for everything.
//!
//! Stricter than it must be nowhere: bytes that are no UTF-8 become the sign for that, and numbers are not looked into.

use super::value::{Json, Text, Value};

/// The longest text that is looked at, in bytes. A match is 5 KB.
pub(super) const MAX_BYTES: usize = 4 << 20;

/// Lists and objects may lie in each other this deep.
pub(super) const MAX_DEPTH: usize = 32;

/// As many values as a text may have; a match has about 60.
const MAX_VALUES: usize = 200_000;

/// The longest number, in bytes.
const MAX_NUMBER: usize = 40;

/// The longest text in quotes, in bytes of the source. The moves of the longest game that is read are 10 KB.
const MAX_TEXT: usize = 1 << 20;

/// How many values and bytes a piece of work has. One value may be longer.
const PIECE: (usize, usize) = (256, 1 << 14);

/// Why a text is not JSON that we read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum JsonProblem {
    /// It is longer than 4 MiB.
    TooLong,
    /// Lists and objects lie in each other more than 32 deep.
    TooDeep,
    /// It has more than 200 000 values.
    TooManyValues,
    /// A value should stand here.
    NoValue,
    /// The name of a field in quotes, and a colon, should stand here.
    NoField,
    /// A comma or the closing bracket should stand here.
    NotClosed,
    /// The text in quotes does not end.
    TextOpen,
    /// A `\` with a sign that means nothing after it.
    UnknownEscape,
    /// A number with more signs than a number needs.
    LongNumber,
    /// A text in quotes of more than 1 MiB.
    LongText,
    /// Something stands behind the value.
    NotTheEnd,
}

impl JsonProblem {
    /// As a sentence without its full stop.
    pub const fn text(self) -> &'static str {
        match self {
            Self::TooLong => "more than 4 MiB",
            Self::TooDeep => "lists and objects lie in each other too deep",
            Self::TooManyValues => "more values than a match can have",
            Self::NoValue => "a value should stand here",
            Self::NoField => "a field should stand here: its name in quotes, a colon, a value",
            Self::NotClosed => "a comma or the closing bracket should stand here",
            Self::TextOpen => "the text in quotes does not end",
            Self::UnknownEscape => "this sign means nothing after a backslash",
            Self::LongNumber => "the number is too long",
            Self::LongText => "the text in quotes is longer than 1 MiB",
            Self::NotTheEnd => "nothing belongs behind the value",
        }
    }
}

/// Where a text stops being JSON, in bytes from its start, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct JsonFault {
    pub(super) at: usize,
    pub(super) problem: JsonProblem,
}

/// A text while its values are read. The text is kept elsewhere and comes along with every call.
#[derive(Debug, Default)]
pub(super) struct Parsing {
    at: usize,
    n_values: usize,
    open: Vec<Open>,
}

impl Parsing {
    /// Reads on by a piece; the value that fills the whole text, once it is there.
    pub(super) fn work(&mut self, text: &[u8]) -> Result<Option<Json>, JsonFault> {
        if text.len() > MAX_BYTES {
            return Err(JsonFault { at: 0, problem: JsonProblem::TooLong });
        }
        if self.at == 0 && text.starts_with(b"\xef\xbb\xbf") {
            self.at = 3;
        }
        let end = self.at.saturating_add(PIECE.1);
        let open = core::mem::take(&mut self.open);
        let mut reader = Reader { text, at: self.at, n_values: self.n_values, open };
        let mut read = Ok(None);
        for _ in 0..PIECE.0 {
            read = reader.begin().and_then(|value| value.map_or(Ok(None), |value| reader.hand_up(value)));
            if !matches!(read, Ok(None)) || reader.at > end {
                break;
            }
        }
        let Reader { at, n_values, open, .. } = reader;
        *self = Self { at, n_values, open };
        read
    }

    /// How many bytes have been read.
    pub(super) const fn at(&self) -> usize {
        self.at
    }
}

/// A list or object that is not closed yet.
#[derive(Debug)]
enum Open {
    List {
        at: usize,
        items: Vec<Json>,
    },
    /// With the name of the field whose value comes next.
    Object {
        at: usize,
        fields: Vec<(String, Json)>,
        name: String,
    },
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    n_values: usize,
    open: Vec<Open>,
}

impl Reader<'_> {
    fn fault<T>(&self, problem: JsonProblem) -> Result<T, JsonFault> {
        Err(JsonFault { at: self.at, problem })
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn step(&mut self) {
        self.at = self.at.saturating_add(1);
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.step();
        }
    }

    /// Takes this sign after space, if it is there.
    fn take(&mut self, sign: u8) -> bool {
        self.skip_space();
        let there = self.peek() == Some(sign);
        if there {
            self.step();
        }
        there
    }

    /// Reads a value that is complete at once; `None` when a list or an object was opened and its first value comes next.
    fn begin(&mut self) -> Result<Option<Json>, JsonFault> {
        self.skip_space();
        self.n_values = self.n_values.saturating_add(1);
        if self.n_values > MAX_VALUES {
            return self.fault(JsonProblem::TooManyValues);
        }
        let at = self.at;
        let value = match self.peek() {
            Some(b'"') => Value::Text(self.quoted()?),
            Some(b'-' | b'0'..=b'9') => Value::Number(self.number()?),
            Some(b'[') => return self.open_list(at),
            Some(b'{') => return self.open_object(at),
            _ => self.word()?,
        };
        Ok(Some(Json { at, value }))
    }

    fn open_list(&mut self, at: usize) -> Result<Option<Json>, JsonFault> {
        self.step();
        if self.take(b']') {
            return Ok(Some(Json { at, value: Value::List(Vec::new()) }));
        }
        self.push(Open::List { at, items: Vec::new() })
    }

    fn open_object(&mut self, at: usize) -> Result<Option<Json>, JsonFault> {
        self.step();
        if self.take(b'}') {
            return Ok(Some(Json { at, value: Value::Object(Vec::new()) }));
        }
        let name = self.name()?;
        self.push(Open::Object { at, fields: Vec::new(), name })
    }

    fn push(&mut self, open: Open) -> Result<Option<Json>, JsonFault> {
        if self.open.len() >= MAX_DEPTH {
            return self.fault(JsonProblem::TooDeep);
        }
        self.open.push(open);
        Ok(None)
    }

    /// Puts a value where it belongs, and closes what closes behind it. The value of the whole text, once there is one.
    fn hand_up(&mut self, mut value: Json) -> Result<Option<Json>, JsonFault> {
        loop {
            value = match self.open.pop() {
                None => {
                    self.skip_space();
                    return if self.peek().is_none() {
                        Ok(Some(value))
                    } else {
                        self.fault(JsonProblem::NotTheEnd)
                    };
                }
                Some(Open::List { at, mut items }) => {
                    items.push(value);
                    if self.take(b',') {
                        self.open.push(Open::List { at, items });
                        return Ok(None);
                    }
                    self.closed(b']')?;
                    Json { at, value: Value::List(items) }
                }
                Some(Open::Object { at, mut fields, name }) => {
                    fields.push((name, value));
                    if self.take(b',') {
                        let name = self.name()?;
                        self.open.push(Open::Object { at, fields, name });
                        return Ok(None);
                    }
                    self.closed(b'}')?;
                    Json { at, value: Value::Object(fields) }
                }
            };
        }
    }

    fn closed(&mut self, sign: u8) -> Result<(), JsonFault> {
        if self.take(sign) { Ok(()) } else { self.fault(JsonProblem::NotClosed) }
    }

    /// The name of a field and its colon.
    fn name(&mut self) -> Result<String, JsonFault> {
        self.skip_space();
        if self.peek() != Some(b'"') {
            return self.fault(JsonProblem::NoField);
        }
        let name = self.quoted()?.text;
        if self.take(b':') { Ok(name) } else { self.fault(JsonProblem::NoField) }
    }

    fn word(&mut self) -> Result<Value, JsonFault> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let words = [(&b"null"[..], Value::Null), (&b"true"[..], Value::Bool), (&b"false"[..], Value::Bool)];
        match words.into_iter().find(|(word, _)| rest.starts_with(word)) {
            Some((word, value)) => {
                self.at = self.at.saturating_add(word.len());
                Ok(value)
            }
            None => self.fault(JsonProblem::NoValue),
        }
    }

    fn number(&mut self) -> Result<String, JsonFault> {
        let mut number = String::new();
        while let Some(sign @ (b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9')) = self.peek() {
            if number.len() >= MAX_NUMBER {
                return self.fault(JsonProblem::LongNumber);
            }
            number.push(char::from(sign));
            self.step();
        }
        Ok(number)
    }

    /// A text in quotes; the reader stands on the first one.
    fn quoted(&mut self) -> Result<Text, JsonFault> {
        let start = self.at;
        self.step();
        let mut bytes = Vec::new();
        let mut is_plain = true;
        loop {
            // Most signs stand for themselves: they are taken in one go.
            let rest = self.text.get(self.at..).unwrap_or_default();
            let length = rest.iter().position(|sign| matches!(sign, b'"' | b'\\'));
            let run = rest.get(..length.unwrap_or(rest.len())).unwrap_or_default();
            is_plain &= run.is_ascii();
            bytes.extend_from_slice(run);
            self.at = self.at.saturating_add(run.len());
            if self.at.saturating_sub(start) > MAX_TEXT {
                return Err(JsonFault { at: start, problem: JsonProblem::LongText });
            }
            match self.peek() {
                None => return Err(JsonFault { at: start, problem: JsonProblem::TextOpen }),
                Some(b'"') => break,
                Some(_) => {
                    is_plain = false;
                    self.step();
                    let mut room = [0; 4];
                    bytes.extend_from_slice(self.escape()?.encode_utf8(&mut room).as_bytes());
                }
            }
        }
        self.step();
        Ok(Text { text: String::from_utf8_lossy(&bytes).into_owned(), is_plain })
    }

    /// What stands for a sign; the reader is behind the backslash.
    fn escape(&mut self) -> Result<char, JsonFault> {
        let sign = match self.peek() {
            Some(sign @ (b'"' | b'\\' | b'/')) => char::from(sign),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(),
            _ => return self.fault(JsonProblem::UnknownEscape),
        };
        self.step();
        Ok(sign)
    }

    /// `uXXXX`, or two of them that make one sign together. Half of such a pair is the sign for what cannot be read.
    fn unicode(&mut self) -> Result<char, JsonFault> {
        let high = self.hex()?;
        let rest = self.text.get(self.at..).unwrap_or_default();
        if !(0xd800..0xdc00).contains(&high) || !rest.starts_with(b"\\u") {
            return Ok(char::from_u32(high).unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        let before = self.at;
        self.step();
        let low = self.hex()?;
        if !(0xdc00..0xe000).contains(&low) {
            self.at = before;
            return Ok(char::REPLACEMENT_CHARACTER);
        }
        let code = ((high & 0x3ff) << 10 | (low & 0x3ff)).saturating_add(0x1_0000);
        Ok(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn hex(&mut self) -> Result<u32, JsonFault> {
        let digits = self.text.get(self.at.saturating_add(1)..self.at.saturating_add(5));
        let code = digits.and_then(|digits| {
            digits.iter().try_fold(0_u32, |code, sign| Some(code << 4 | char::from(*sign).to_digit(16)?))
        });
        match code {
            Some(code) => {
                self.at = self.at.saturating_add(5);
                Ok(code)
            }
            None => self.fault(JsonProblem::UnknownEscape),
        }
    }
}
