//! What a JSON text says: values with the byte at which each starts.

/// A value and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Json {
    /// The byte of the text at which it starts.
    pub(super) at: usize,
    /// What it is.
    pub(super) value: Value,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Null,
    Bool,
    /// As it was written: what it means depends on who asks, and no float is needed for that.
    Number(String),
    Text(Text),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// A text without its quotes and escapes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Text {
    pub(super) text: String,
    /// Whether every sign is one byte of the source, so that places inside can be told.
    pub(super) is_plain: bool,
}

impl Json {
    /// The first field of this name.
    pub(super) fn field(&self, name: &str) -> Option<&Self> {
        match &self.value {
            Value::Object(fields) => fields.iter().find(|(key, _)| key == name).map(|(_, value)| value),
            Value::Null | Value::Bool | Value::Number(_) | Value::Text(_) | Value::List(_) => None,
        }
    }

    /// The first field of this name, taken out.
    pub(super) fn take(&mut self, name: &str) -> Option<Self> {
        let Value::Object(fields) = &mut self.value else { return None };
        let at = fields.iter().position(|(key, _)| key == name)?;
        Some(fields.remove(at).1)
    }

    /// What a list holds; the value itself when it is none.
    pub(super) fn into_list(self) -> Vec<Self> {
        match self.value {
            Value::List(items) => items,
            value @ (Value::Null | Value::Bool | Value::Number(_) | Value::Text(_) | Value::Object(_)) => {
                vec![Self { value, ..self }]
            }
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        if let Value::Text(text) = &self.value { Some(&text.text) } else { None }
    }

    /// A text, or a number as it was written: headers are given as either.
    pub(super) fn words(&self) -> Option<&str> {
        match &self.value {
            Value::Text(Text { text, .. }) | Value::Number(text) => Some(text),
            Value::Null | Value::Bool | Value::List(_) | Value::Object(_) => None,
        }
    }

    /// A whole number that is not negative; `0.0` is one.
    pub(super) fn whole(&self) -> Option<u64> {
        let words = self.words()?.trim();
        let (whole, fraction) = words.split_once('.').unwrap_or((words, ""));
        if fraction.bytes().all(|sign| sign == b'0') { whole.parse().ok() } else { None }
    }

    /// The byte of the source at which the sign with this index of a text stands, or at which the text starts.
    pub(super) fn place_in(&self, index: usize) -> usize {
        match &self.value {
            Value::Text(text) if text.is_plain => self.at.saturating_add(1).saturating_add(index),
            Value::Null
            | Value::Bool
            | Value::Number(_)
            | Value::Text(_)
            | Value::List(_)
            | Value::Object(_) => self.at,
        }
    }
}
