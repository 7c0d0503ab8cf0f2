//! How a set of labels is declared: an enum, and the list of all of them; and how their texts are kept. The texts are one
//! `match` per language, evaluated when the page is built: what is in the page is one long text per language and set, with the
//! length of each part, since a pointer for each of them weighs more than most labels.

macro_rules! labels {
    ($(#[$kind_doc:meta])* $kind:ident { $($labels:tt)* }) => {
        labels! { $(#[$kind_doc])* pub enum $kind { $($labels)* } }
    };
    ($(#[$kind_doc:meta])* $vis:vis enum $kind:ident { $($(#[$doc:meta])* $name:ident,)* }) => {
        $(#[$kind_doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $kind {
            $($(#[$doc])* $name,)*
        }

        impl $kind {
            /// All labels.
            $vis const ALL: &'static [Self] = &[$(Self::$name),*];
        }
    };
}

/// The text of a label of `$kind` in `$lang`, by the function of each language. `$kind::ALL` is in the order of the enum.
macro_rules! text_of {
    ($lang:expr, $kind:ty, $label:expr; $($name:ident: $text:path,)*) => {
        match $lang {
            $(crate::i18n::lang::Lang::$name => {
                const COUNT: usize = <$kind>::ALL.len();
                #[expect(clippy::indexing_slicing, reason = "evaluated when the page is built")]
                const TEXTS: [&str; COUNT] = {
                    let mut all = [""; COUNT];
                    let mut index = 0;
                    while index < COUNT {
                        all[index] = $text(<$kind>::ALL[index]);
                        index += 1;
                    }
                    all
                };
                const SIZE: usize = crate::i18n::labels::size(&TEXTS);
                static BYTES: [u8; SIZE] = crate::i18n::labels::joined(&TEXTS);
                static LENGTHS: [u8; COUNT] = crate::i18n::labels::lengths(&TEXTS);
                static PACK: crate::i18n::labels::Pack = crate::i18n::labels::Pack::new(&BYTES, &LENGTHS);
                &PACK
            })*
        }
        .text($label as usize)
    };
}

pub(super) use {labels, text_of};

/// Texts one after the other, and how long each of them is.
pub(super) struct Pack {
    all: &'static str,
    lengths: &'static [u8],
}

impl Pack {
    /// The texts in `bytes`.
    pub(super) const fn new(bytes: &'static [u8], lengths: &'static [u8]) -> Self {
        match str::from_utf8(bytes) {
            Ok(all) => Self { all, lengths },
            Err(_) => Self { all: "", lengths },
        }
    }

    /// One of them, by its place.
    pub(super) fn text(&self, index: usize) -> &'static str {
        let (before, rest) = self.lengths.split_at_checked(index).unwrap_or_default();
        let start: usize = before.iter().copied().map(usize::from).sum();
        let length = rest.first().copied().map_or(0, usize::from);
        self.all.get(start..start + length).unwrap_or_default()
    }
}

/// The bytes of all texts.
#[expect(clippy::indexing_slicing, reason = "evaluated when the page is built")]
pub(super) const fn size<const COUNT: usize>(texts: &[&str; COUNT]) -> usize {
    let (mut size, mut index) = (0, 0);
    while index < COUNT {
        size += texts[index].len();
        index += 1;
    }
    size
}

/// All texts, one after the other.
#[expect(clippy::indexing_slicing, reason = "evaluated when the page is built")]
pub(super) const fn joined<const COUNT: usize, const SIZE: usize>(texts: &[&str; COUNT]) -> [u8; SIZE] {
    let mut bytes = [0; SIZE];
    let (mut at, mut index) = (0, 0);
    while index < COUNT {
        let mut text = texts[index].as_bytes();
        while let [first, rest @ ..] = text {
            bytes[at] = *first;
            at += 1;
            text = rest;
        }
        index += 1;
    }
    bytes
}

/// How long each text is. One of more than 255 bytes stops the build.
#[expect(
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    reason = "evaluated when the page is built"
)]
pub(super) const fn lengths<const COUNT: usize>(texts: &[&str; COUNT]) -> [u8; COUNT] {
    let mut lengths = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        let length = texts[index].len();
        assert!(length <= u8::MAX as usize, "a label is too long");
        lengths[index] = length as u8;
        index += 1;
    }
    lengths
}
