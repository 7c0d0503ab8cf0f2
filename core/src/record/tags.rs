//! Tags: pairs of a name and a text, in the order in which they were written.

use super::read::MAX_TAG;

/// One tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name: letters, figures and `_`.
    pub name: String,
    /// Its text, unescaped.
    pub value: String,
}

impl Tag {
    /// Whether a text can be the name of a tag.
    pub fn is_name(text: &str) -> bool {
        let fits = |sign: u8| sign.is_ascii_alphanumeric() || sign == b'_';
        !text.is_empty() && text.bytes().all(fits)
    }
}

/// The tags of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    tags: Vec<Tag>,
}

impl Tags {
    /// All of them in order.
    pub fn all(&self) -> &[Tag] {
        &self.tags
    }

    /// The text of the tag with this name, if there is one.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Gives a tag a text: in its place if it is there, at the end if not.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag { name: name.to_owned(), value }),
        }
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.tags.retain(|tag| tag.name != name);
    }
}

/// The text of a tag as it can be written: on one line, and with the escapes of PGN not longer than a reader looks at. A
/// text in this form stays as it is.
pub(super) fn tag_value(text: &str) -> String {
    let mut room = MAX_TAG;
    let mut value = String::with_capacity(text.len().min(MAX_TAG));
    for sign in text.chars() {
        let sign = if sign.is_control() { ' ' } else { sign };
        let width = sign.len_utf8().saturating_add(usize::from(matches!(sign, '"' | '\\')));
        let Some(left) = room.checked_sub(width) else { break };
        room = left;
        value.push(sign);
    }
    value
}
