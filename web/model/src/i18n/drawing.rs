//! Arrows and circles: the pencil, its four lines, and what is told of what is drawn.

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{BoardId, Square};

use super::labels::labels;
use super::lang::Lang;
use super::text::{Text, join};

labels! {
    /// A label of the pencil.
    DrawUi {
        /// Takes the pencil, and puts it away.
        Pencil,
        /// The pencil is put away.
        PutAway,
        /// Takes all drawings away.
        Clear,
        /// They are gone.
        Cleared,
        /// How one draws, in the help.
        HowToDraw,
        /// A key, in the help.
        KeyMark,
    }
}

/// A label of the pencil.
pub const fn draw_ui(lang: Lang, label: DrawUi) -> &'static str {
    match (lang, label) {
        (Lang::Galician, DrawUi::Pencil) => "Debuxar frechas e círculos",
        (Lang::Galician, DrawUi::PutAway) => "Pousar o lapis",
        (Lang::Galician, DrawUi::Clear) => "Borrar os debuxos",
        (Lang::Galician, DrawUi::Cleared) => "Debuxos borrados.",
        (Lang::Galician, DrawUi::HowToDraw) => {
            "Debuxar: arrastra co botón dereito para unha frecha, preme para un círculo; Maiúsculas, Alt e Ctrl cambian a liña. Co lapis debuxa tamén un dedo. Bórrase ao premer nunha casa baleira ou ao mover nese taboleiro."
        }
        (Lang::Galician, DrawUi::KeyMark) => {
            "M: comeza na casa unha frecha ou un círculo, e remátao; 1 a 4: liña. Fóra dos taboleiros, M colle o lapis."
        }
        (Lang::Spanish, DrawUi::Pencil) => "Dibujar flechas y círculos",
        (Lang::Spanish, DrawUi::PutAway) => "Dejar el lápiz",
        (Lang::Spanish, DrawUi::Clear) => "Borrar los dibujos",
        (Lang::Spanish, DrawUi::Cleared) => "Dibujos borrados.",
        (Lang::Spanish, DrawUi::HowToDraw) => {
            "Dibujar: arrastra con el botón derecho para una flecha, pulsa para un círculo; Mayúsculas, Alt y Ctrl cambian la línea. Con el lápiz dibuja también un dedo. Se borra al pulsar en una casilla vacía o al mover en ese tablero."
        }
        (Lang::Spanish, DrawUi::KeyMark) => {
            "M: empieza en la casilla una flecha o un círculo, y lo termina; 1 a 4: línea. Fuera de los tableros, M coge el lápiz."
        }
        (Lang::English, DrawUi::Pencil) => "Draw arrows and circles",
        (Lang::English, DrawUi::PutAway) => "Put the pencil away",
        (Lang::English, DrawUi::Clear) => "Clear the drawings",
        (Lang::English, DrawUi::Cleared) => "Drawings cleared.",
        (Lang::English, DrawUi::HowToDraw) => {
            "Drawing: drag with the right button for an arrow, click for a circle; Shift, Alt and Ctrl change the line. With the pencil a finger draws too. A press on an empty square or a move on that board clears it."
        }
        (Lang::English, DrawUi::KeyMark) => {
            "M: begins an arrow or a circle on the square, and ends it; 1 to 4: line. Away from the boards, M takes the pencil."
        }
    }
}

/// The name of a pen: its line, which tells it from the others, and its colour.
pub const fn pen_name(lang: Lang, pen: Pen) -> &'static str {
    match (lang, pen) {
        (Lang::Galician | Lang::Spanish, Pen::Green) => "Verde, continua",
        (Lang::Galician, Pen::Red) => "Vermella, a raias",
        (Lang::Galician, Pen::Yellow) => "Amarela, a puntos",
        (Lang::Galician, Pen::Blue) => "Azul, dobre",
        (Lang::Spanish, Pen::Red) => "Roja, a rayas",
        (Lang::Spanish, Pen::Yellow) => "Amarilla, a puntos",
        (Lang::Spanish, Pen::Blue) => "Azul, doble",
        (Lang::English, Pen::Green) => "Green, solid",
        (Lang::English, Pen::Red) => "Red, dashed",
        (Lang::English, Pen::Yellow) => "Yellow, dotted",
        (Lang::English, Pen::Blue) => "Blue, double",
    }
}

/// A mark begins on a square, for those who hear the page.
pub fn mark_begun(lang: Lang, board: BoardId, square: Square) -> Text {
    let [board, square] = [board.letter().to_string(), square.to_string()];
    match lang {
        Lang::Galician => join(&[&board, ": marca desde ", &square, ". Escolle onde remata."]),
        Lang::Spanish => join(&[&board, ": marca desde ", &square, ". Elige dónde termina."]),
        Lang::English => join(&[&board, ": mark from ", &square, ". Choose where it ends."]),
    }
}

/// An arrow or a circle is there, for those who hear the page: *A: frecha de e2 a e4. Verde, continua.*
pub fn drawn(lang: Lang, shape: Shape) -> Text {
    join(&[&mark(lang, shape), ". ", pen_name(lang, shape.pen), "."])
}

/// It is gone: *Borrado. A: frecha de e2 a e4.*
pub fn rubbed_out(lang: Lang, shape: Shape) -> Text {
    let gone = match lang {
        Lang::Galician | Lang::Spanish => "Borrado. ",
        Lang::English => "Taken away. ",
    };
    join(&[gone, &mark(lang, shape), "."])
}

fn mark(lang: Lang, shape: Shape) -> Text {
    let [board, from, to] = [shape.board.letter().to_string(), shape.from.to_string(), shape.to.to_string()];
    let is_circle = shape.from == shape.to;
    match (lang, is_circle) {
        (Lang::Galician | Lang::Spanish, true) => join(&[&board, ": círculo en ", &from]),
        (Lang::English, true) => join(&[&board, ": circle on ", &from]),
        (Lang::Galician, false) => join(&[&board, ": frecha de ", &from, " a ", &to]),
        (Lang::Spanish, false) => join(&[&board, ": flecha de ", &from, " a ", &to]),
        (Lang::English, false) => join(&[&board, ": arrow from ", &from, " to ", &to]),
    }
}
