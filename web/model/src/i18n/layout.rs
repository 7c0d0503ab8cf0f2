//! What is said of how the table lies on the screen.

use super::labels::labels;
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
pub const fn layout_ui(lang: Lang, label: LayoutUi) -> &'static str {
    match lang {
        Lang::Galician => galician(label),
        Lang::Spanish => spanish(label),
        Lang::English => english(label),
    }
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
        LayoutUi::KeySwap => "S: cambiar os taboleiros de sitio",
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
        LayoutUi::KeySwap => "S: cambiar los tableros de sitio",
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
        LayoutUi::KeySwap => "S: swap the boards",
        LayoutUi::KeyAsUsual => "Z: boards as at first",
    }
}
