//! Arrows and circles: the pencil, its four lines, and what is told of what is drawn.

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{BoardId, Square};

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::phrase::{Phrase, say};
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
    }
}

/// A label of the pencil.
pub fn draw_ui(lang: Lang, label: DrawUi) -> &'static str {
    text_of!(lang, DrawUi, label;
        Galician: galician,
        Spanish: spanish,
        English: english,
        Portuguese: portuguese,
        French: french,
        German: german,
    )
}

const fn galician(label: DrawUi) -> &'static str {
    match label {
        DrawUi::Pencil => "Debuxar frechas e círculos",
        DrawUi::PutAway => "Pousar o lapis",
        DrawUi::Clear => "Borrar os debuxos",
        DrawUi::Cleared => "Debuxos borrados.",
    }
}

const fn spanish(label: DrawUi) -> &'static str {
    match label {
        DrawUi::Pencil => "Dibujar flechas y círculos",
        DrawUi::PutAway => "Dejar el lápiz",
        DrawUi::Clear => "Borrar los dibujos",
        DrawUi::Cleared => "Dibujos borrados.",
    }
}

const fn english(label: DrawUi) -> &'static str {
    match label {
        DrawUi::Pencil => "Draw arrows and circles",
        DrawUi::PutAway => "Put the pencil away",
        DrawUi::Clear => "Clear the drawings",
        DrawUi::Cleared => "Drawings cleared.",
    }
}

const fn portuguese(label: DrawUi) -> &'static str {
    match label {
        DrawUi::Pencil => "Desenhar setas e círculos",
        DrawUi::PutAway => "Pousar o lápis",
        DrawUi::Clear => "Apagar os desenhos",
        DrawUi::Cleared => "Desenhos apagados.",
    }
}

const fn french(label: DrawUi) -> &'static str {
    match label {
        DrawUi::Pencil => "Dessiner flèches et cercles",
        DrawUi::PutAway => "Poser le crayon",
        DrawUi::Clear => "Effacer les dessins",
        DrawUi::Cleared => "Dessins effacés.",
    }
}

const fn german(label: DrawUi) -> &'static str {
    match label {
        DrawUi::Pencil => "Pfeile und Kreise zeichnen",
        DrawUi::PutAway => "Stift weglegen",
        DrawUi::Clear => "Zeichnungen löschen",
        DrawUi::Cleared => "Zeichnungen gelöscht.",
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
        (Lang::Portuguese, Pen::Green) => "Verde, contínua",
        (Lang::Portuguese, Pen::Red) => "Vermelha, tracejada",
        (Lang::Portuguese, Pen::Yellow) => "Amarela, pontilhada",
        (Lang::Portuguese, Pen::Blue) => "Azul, dupla",
        (Lang::French, Pen::Green) => "Vert, continu",
        (Lang::French, Pen::Red) => "Rouge, en tirets",
        (Lang::French, Pen::Yellow) => "Jaune, en points",
        (Lang::French, Pen::Blue) => "Bleu, double",
        (Lang::German, Pen::Green) => "Grün, durchgezogen",
        (Lang::German, Pen::Red) => "Rot, gestrichelt",
        (Lang::German, Pen::Yellow) => "Gelb, gepunktet",
        (Lang::German, Pen::Blue) => "Blau, doppelt",
    }
}

/// A mark begins on a square, for those who hear the page.
pub fn mark_begun(lang: Lang, board: BoardId, square: Square) -> Text {
    let [board, square] = [board.letter().to_string(), square.to_string()];
    say(lang, Phrase::MarkBegun, &[("board", &board), ("square", &square)])
}

/// An arrow or a circle is there, for those who hear the page: *A: frecha de e2 a e4. Verde, continua.*
pub fn drawn(lang: Lang, shape: Shape) -> Text {
    join(&[&mark(lang, shape), ". ", pen_name(lang, shape.pen), "."])
}

/// It is gone: *Borrado. A: frecha de e2 a e4.*
pub fn rubbed_out(lang: Lang, shape: Shape) -> Text {
    say(lang, Phrase::RubbedOut, &[("mark", &mark(lang, shape))])
}

fn mark(lang: Lang, shape: Shape) -> Text {
    let [board, from, to] = [shape.board.letter().to_string(), shape.from.to_string(), shape.to.to_string()];
    let phrase = if shape.from == shape.to { Phrase::Circle } else { Phrase::Arrow };
    say(lang, phrase, &[("board", &board), ("from", &from), ("to", &to)])
}
