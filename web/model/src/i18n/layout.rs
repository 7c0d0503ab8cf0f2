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
        /// A key.
        KeyTurn,
        /// A key.
        KeySwap,
        /// A key.
        KeyAsUsual,
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
        LayoutUi::KeyTurn => "V: xirar o taboleiro; Maiúsculas e V: xirar os dous",
        LayoutUi::KeySwap => "X: cambiar os taboleiros de sitio",
        LayoutUi::KeyAsUsual => "Z: taboleiros como ao principio",
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
        LayoutUi::KeyTurn => "V: girar el tablero; Mayúsculas y V: girar los dos",
        LayoutUi::KeySwap => "X: cambiar los tableros de sitio",
        LayoutUi::KeyAsUsual => "Z: tableros como al principio",
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
        LayoutUi::KeyTurn => "V: turn the board; Shift and V: turn both",
        LayoutUi::KeySwap => "X: swap the boards",
        LayoutUi::KeyAsUsual => "Z: boards as at first",
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
        LayoutUi::KeyTurn => "V: inverter o tabuleiro; Shift e V: inverter os dois",
        LayoutUi::KeySwap => "X: trocar os tabuleiros de lado",
        LayoutUi::KeyAsUsual => "Z: tabuleiros como no início",
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
        LayoutUi::KeyTurn => "V\u{a0}: retourner l’échiquier\u{a0}; Maj et V\u{a0}: les deux",
        LayoutUi::KeySwap => "X\u{a0}: échanger les échiquiers",
        LayoutUi::KeyAsUsual => "Z\u{a0}: échiquiers comme au début",
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
        LayoutUi::KeyTurn => "V: das Brett drehen; Umschalt und V: beide drehen",
        LayoutUi::KeySwap => "X: die Bretter tauschen",
        LayoutUi::KeyAsUsual => "Z: Bretter wie am Anfang",
    }
}
