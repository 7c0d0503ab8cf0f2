//! How a set of labels is declared: an enum, and the list of all of them. Their texts are one `match` per language.

macro_rules! labels {
    ($(#[$kind_doc:meta])* $kind:ident { $($(#[$doc:meta])* $name:ident,)* }) => {
        $(#[$kind_doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $kind {
            $($(#[$doc])* $name,)*
        }

        impl $kind {
            /// All labels.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
        }
    };
}

pub(super) use labels;
