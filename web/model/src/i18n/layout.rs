//! What is said of how the table lies on the screen.

use super::labels::{labels, text_of};
use super::lang::Lang;

labels! {
    /// A label of the layouts.
    LayoutUi {
        /// Which picture of the table.
        Layout,
        /// As the screen allows.
        Even,
        /// The screen lies between the four.
        Flat,
        /// The boards change places.
        Swap,
        /// As if nobody had turned or swapped them.
        AsUsual,
        /// Marks the reader's own seat.
        You,
    }
}

/// The text of a label of the layouts.
pub fn layout_ui(lang: Lang, label: LayoutUi) -> &'static str {
    text_of!(lang, LayoutUi, label;
        Galician: galician,
        Spanish: spanish,
        English: english,
        Portuguese: portuguese,
        French: french,
        German: german,
    )
}

const fn galician(label: LayoutUi) -> &'static str {
    match label {
        LayoutUi::Layout => "Disposición",
        LayoutUi::Even => "Automática",
        LayoutUi::Flat => "Deitada na mesa",
        LayoutUi::Swap => "Cambiar os taboleiros de sitio",
        LayoutUi::AsUsual => "Taboleiros como ao principio",
        LayoutUi::You => "ti",
    }
}

const fn spanish(label: LayoutUi) -> &'static str {
    match label {
        LayoutUi::Layout => "Disposición",
        LayoutUi::Even => "Automática",
        LayoutUi::Flat => "Tumbada en la mesa",
        LayoutUi::Swap => "Cambiar los tableros de sitio",
        LayoutUi::AsUsual => "Tableros como al principio",
        LayoutUi::You => "tú",
    }
}

const fn english(label: LayoutUi) -> &'static str {
    match label {
        LayoutUi::Layout => "Layout",
        LayoutUi::Even => "Automatic",
        LayoutUi::Flat => "Flat on the table",
        LayoutUi::Swap => "Swap the boards",
        LayoutUi::AsUsual => "Boards as at first",
        LayoutUi::You => "you",
    }
}

const fn portuguese(label: LayoutUi) -> &'static str {
    match label {
        LayoutUi::Layout => "Disposição",
        LayoutUi::Even => "Automática",
        LayoutUi::Flat => "Deitada na mesa",
        LayoutUi::Swap => "Trocar os tabuleiros de lado",
        LayoutUi::AsUsual => "Tabuleiros como no início",
        LayoutUi::You => "tu",
    }
}

const fn french(label: LayoutUi) -> &'static str {
    match label {
        LayoutUi::Layout => "Disposition",
        LayoutUi::Even => "Automatique",
        LayoutUi::Flat => "À plat sur la table",
        LayoutUi::Swap => "Échanger les échiquiers",
        LayoutUi::AsUsual => "Échiquiers comme au début",
        LayoutUi::You => "toi",
    }
}

const fn german(label: LayoutUi) -> &'static str {
    match label {
        LayoutUi::Layout => "Anordnung",
        LayoutUi::Even => "Automatisch",
        LayoutUi::Flat => "Flach auf dem Tisch",
        LayoutUi::Swap => "Bretter tauschen",
        LayoutUi::AsUsual => "Bretter wie am Anfang",
        LayoutUi::You => "du",
    }
}
