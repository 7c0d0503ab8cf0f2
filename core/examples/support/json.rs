//! A small bounded reader of JSON, for the position files of examples and tests. It knows whole numbers only, and keeps
//! the order of fields.

use std::fmt;

/// A value of a JSON text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(u64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// The field of an object.
    pub fn field(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(fields) => fields.iter().find(|(key, _)| key == name).map(|(_, value)| value),
            Self::Null | Self::Bool(_) | Self::Number(_) | Self::Text(_) | Self::List(_) => None,
        }
    }

    pub fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    pub fn number(&self) -> Option<u64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    pub fn bool(&self) -> Option<bool> {
        if let Self::Bool(yes) = self { Some(*yes) } else { None }
    }

    pub fn list(&self) -> Option<&[Self]> {
        if let Self::List(items) = self { Some(items) } else { None }
    }

    pub fn fields(&self) -> Option<&[(String, Self)]> {
        if let Self::Object(fields) = self { Some(fields) } else { None }
    }
}

/// Where a text stops being JSON that we read, in bytes from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JsonError {
    pub at: usize,
    pub expected: &'static str,
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: expected {}", self.at, self.expected)
    }
}

/// Lists and objects may lie in each other this deep.
const MAX_DEPTH: u8 = 16;

/// Reads one value that fills the whole text.
pub fn read_json(text: &str) -> Result<Json, JsonError> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(MAX_DEPTH)?;
    reader.skip_space();
    if reader.at == text.len() { Ok(value) } else { Err(reader.expected("the end")) }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn expected(&self, expected: &'static str) -> JsonError {
        JsonError { at: self.at, expected }
    }

    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn eat(&mut self, word: &str) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    fn value(&mut self, depth: u8) -> Result<Json, JsonError> {
        let depth = depth.checked_sub(1).ok_or(self.expected("a flatter value"))?;
        self.skip_space();
        match self.peek() {
            Some(b'"') => self.string().map(Json::Text),
            Some(b'[') => self.items("[", "]", |reader| reader.value(depth)).map(Json::List),
            Some(b'{') => self.items("{", "}", |reader| reader.pair(depth)).map(Json::Object),
            Some(b'0'..=b'9') => self.number(),
            _ if self.eat("true") => Ok(Json::Bool(true)),
            _ if self.eat("false") => Ok(Json::Bool(false)),
            _ if self.eat("null") => Ok(Json::Null),
            _ => Err(self.expected("a value")),
        }
    }

    fn items<T>(
        &mut self,
        open: &str,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Result<T, JsonError>,
    ) -> Result<Vec<T>, JsonError> {
        let mut items = Vec::new();
        self.eat(open);
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            if !self.eat(",") {
                return Err(self.expected("a comma or the end of the list"));
            }
        }
    }

    fn pair(&mut self, depth: u8) -> Result<(String, Json), JsonError> {
        self.skip_space();
        let name = self.string()?;
        if !self.eat(":") {
            return Err(self.expected("a colon"));
        }
        Ok((name, self.value(depth)?))
    }

    fn number(&mut self) -> Result<Json, JsonError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let number = self.rest().get(..digits).and_then(|figures| figures.parse().ok());
        let number = number.ok_or(self.expected("a whole number below 2^64"))?;
        self.at += digits;
        if matches!(self.peek(), Some(b'.' | b'e' | b'E')) {
            return Err(self.expected("a whole number"));
        }
        Ok(Json::Number(number))
    }

    fn string(&mut self) -> Result<String, JsonError> {
        if !self.eat("\"") {
            return Err(self.expected("a string"));
        }
        let mut text = String::new();
        loop {
            let Some(sign) = self.rest().chars().next() else { return Err(self.expected("a quote")) };
            self.at += sign.len_utf8();
            match sign {
                '"' => return Ok(text),
                '\\' => text.push(self.escape()?),
                ' '.. => text.push(sign),
                _ => return Err(self.expected("no control character")),
            }
        }
    }

    fn escape(&mut self) -> Result<char, JsonError> {
        let simple = [("\"", '"'), ("\\", '\\'), ("/", '/'), ("n", '\n'), ("t", '\t'), ("r", '\r')];
        for (letter, sign) in simple {
            if self.rest().starts_with(letter) {
                self.at += 1;
                return Ok(sign);
            }
        }
        let code = self.rest().strip_prefix('u').and_then(|rest| rest.get(..4));
        let sign = code.and_then(|code| u32::from_str_radix(code, 16).ok()).and_then(char::from_u32);
        self.at += 5;
        sign.ok_or(self.expected("an escape of one character"))
    }
}
