//! A picture of both boards as one SVG file that needs nothing else: boards, reserves, names, clocks.
//!
//! Every colour is an attribute, so that the picture looks the same in any program, on paper and in an image.

use core::fmt::Write as _;

use pasapezas_core::record::Shape;
use pasapezas_core::{
    BoardId, Color, DropRole, File, Millis, PerBoard, PerSeat, Position, Rank, Seat, Square,
};

use super::drawings::draw_shape;
use crate::app::clock_face::{ClockFigures, figures};
use crate::app::select::{drawing, drawing_of};
use crate::input::geometry::{column_and_row, square_at};

/// Side of a square, as the pieces are drawn.
const SIDE: u32 = 48;
/// Side of a board.
const BOARD: u32 = 8 * SIDE;
/// Width of a clock.
const CLOCK: u32 = 112;
const MARGIN: u32 = 16;
/// A line with a name, and a row with a reserve.
const NAME: u32 = 28;
const RESERVE: u32 = 44;
/// The longest name that is written in full.
const MOST_LETTERS: usize = 48;
/// Where the boards begin.
const TOP: u32 = MARGIN + NAME + RESERVE;

/// What a picture shows.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// Both boards.
    pub boards: &'a PerBoard<Position>,
    /// The four names, as they are to be written.
    pub names: &'a PerSeat<String>,
    /// What the clocks show, if there are clocks.
    pub clocks: Option<&'a PerSeat<Millis>>,
    /// The squares of the last move of each board.
    pub last: PerBoard<[Option<Square>; 2]>,
    /// Arrows and circles.
    pub shapes: &'a [Shape],
    /// Whose first rank is at the lower edge.
    pub below: PerBoard<Color>,
    /// Its colours.
    pub ink: Ink,
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ink {
    /// As on a screen.
    #[default]
    Light,
    /// Greys that any printer can do.
    Print,
}

struct Colors {
    ground: &'static str,
    ink: &'static str,
    muted: &'static str,
    light: &'static str,
    dark: &'static str,
    last: [&'static str; 2],
}

/// Heights of letters. On paper a board is as wide as a hand, so they are larger there.
struct Letters {
    name: u32,
    edge: u32,
    count: u32,
}

impl Ink {
    const fn letters(self) -> Letters {
        match self {
            Self::Light => Letters { name: 16, edge: 10, count: 16 },
            Self::Print => Letters { name: 26, edge: 16, count: 24 },
        }
    }

    const fn colors(self) -> Colors {
        match self {
            Self::Light => Colors {
                ground: "#f4f2ed",
                ink: "#161d24",
                muted: "#4c5863",
                light: "#ece6d8",
                dark: "#6b8ea1",
                last: ["#ebd98f", "#a8914a"],
            },
            Self::Print => Colors {
                ground: "#ffffff",
                ink: "#000000",
                muted: "#333333",
                light: "#ffffff",
                dark: "#b8b8b8",
                last: ["#e4e4e4", "#9c9c9c"],
            },
        }
    }
}

/// Width and height of a picture, in its own units.
pub const fn size() -> (u32, u32) {
    (4 * MARGIN + 2 * CLOCK + 2 * BOARD + 2 * MARGIN, TOP + BOARD + RESERVE + NAME + MARGIN)
}

/// The picture as an SVG file. `pieces` is the markup that defines the drawings of the pieces by their names: the symbols of
/// the page.
pub fn write_picture(picture: &Picture<'_>, pieces: &str) -> String {
    let (width, height) = size();
    let colors = picture.ink.colors();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"sans-serif\">\n<defs>{pieces}</defs>\n<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
        colors.ground,
    );
    for board in BoardId::ALL {
        draw_board(&mut svg, picture, &colors, board);
        for color in [Color::White, Color::Black] {
            draw_seat(&mut svg, picture, &colors, Seat::new(board, color));
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// Left edge of a board.
const fn left(board: BoardId) -> u32 {
    let first = 2 * MARGIN + CLOCK;
    match board {
        BoardId::A => first,
        BoardId::B => first + BOARD + 2 * MARGIN,
    }
}

// Writing to a string cannot fail: the results below have nothing to say.

fn draw_board(svg: &mut String, picture: &Picture<'_>, colors: &Colors, board: BoardId) {
    let below = *picture.below.get(board);
    let _ = writeln!(svg, "<g transform=\"translate({} {TOP})\">", left(board));
    for square in Square::all() {
        let (x, y) = corner(square, below);
        let last = picture.last.get(board).contains(&Some(square));
        let fill = match (last, square.is_light()) {
            (true, true) => colors.last[0],
            (true, false) => colors.last[1],
            (false, true) => colors.light,
            (false, false) => colors.dark,
        };
        let _ =
            writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\"/>");
    }
    draw_edges(svg, colors, picture.ink.letters().edge, below);
    for (square, piece) in picture.boards.get(board).placement().pieces() {
        let (x, y) = corner(square, below);
        draw(svg, drawing(piece), x, y, SIDE);
        if piece.promoted {
            draw(svg, promoted(piece.color), x, y, SIDE);
        }
    }
    for shape in picture.shapes.iter().filter(|shape| shape.board == board) {
        draw_shape(svg, picture.ink, *shape, below);
    }
    let _ = writeln!(
        svg,
        "<rect width=\"{BOARD}\" height=\"{BOARD}\" fill=\"none\" stroke=\"{}\"/></g>",
        colors.ink
    );
}

fn corner(square: Square, below: Color) -> (u32, u32) {
    let (column, row) = column_and_row(square, below);
    (u32::from(column) * SIDE, u32::from(row) * SIDE)
}

const fn promoted(color: Color) -> &'static str {
    match color {
        Color::White => "m-promoted-white",
        Color::Black => "m-promoted-black",
    }
}

fn draw(svg: &mut String, name: &str, x: u32, y: u32, side: u32) {
    let _ = writeln!(svg, "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>");
}

/// Figures at the left edge, letters at the lower one.
fn draw_edges(svg: &mut String, colors: &Colors, size: u32, below: Color) {
    for line in 0..8 {
        if let Some(at) = square_at(0, line, below) {
            let y = u32::from(line) * SIDE + size + 1;
            text(svg, colors.ink, (3, y), (size, "start"), &Rank::letter(at.rank()).to_string());
        }
        if let Some(at) = square_at(line, 7, below) {
            let x = u32::from(line) * SIDE + 45;
            text(svg, colors.ink, (x, BOARD - 3), (size, "end"), &File::letter(at.file()).to_string());
        }
    }
}

/// Name, reserve and clock of one player, at his side of the board.
fn draw_seat(svg: &mut String, picture: &Picture<'_>, colors: &Colors, seat: Seat) {
    let near = *picture.below.get(seat.board) == seat.color;
    let (name, reserve, clock) = if near {
        (TOP + BOARD + RESERVE + 20, TOP + BOARD + 4, TOP + BOARD - 20)
    } else {
        (MARGIN + 18, MARGIN + NAME, TOP + 40)
    };
    let x = left(seat.board);
    let letters = picture.ink.letters();
    let position = picture.boards.get(seat.board);
    let on_move = position.turn() == seat.color;
    let fill = match seat.color {
        Color::White => "#ffffff",
        Color::Black => "#161d24",
    };
    let _ = writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{}\" width=\"14\" height=\"14\" rx=\"2\" fill=\"{fill}\" stroke=\"{}\"/>",
        name - 12,
        colors.ink
    );
    let weight = if on_move { " font-weight=\"bold\"" } else { "" };
    let (words, size) = fitted(picture.names.at(seat), letters.name);
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{name}\" fill=\"{}\" font-size=\"{size}\"{weight}>{}{}</text>",
        x + 22,
        colors.ink,
        escaped(&words),
        if on_move { " \u{25cf}" } else { "" },
    );
    draw_reserve(svg, position, colors, letters.count, (seat, reserve));
    if let Some(clocks) = picture.clocks {
        // The clocks stand at the outer edges (article 8.2).
        let (x, anchor) = match seat.board {
            BoardId::A => (MARGIN + CLOCK, "end"),
            BoardId::B => (left(BoardId::B) + BOARD + MARGIN, "start"),
        };
        text(svg, colors.ink, (x, clock), (30, anchor), &clock_text(figures(*clocks.at(seat))));
    }
}

/// A name and the height of its letters, so that it stays over its own board.
fn fitted(name: &str, size: u32) -> (String, u32) {
    let long = name.chars().count();
    let words = if long > MOST_LETTERS {
        name.chars().take(MOST_LETTERS.saturating_sub(1)).chain(['\u{2026}']).collect()
    } else {
        name.to_owned()
    };
    // A letter is about six tenths as wide as it is high.
    let n_letters = u32::try_from(long.clamp(1, MOST_LETTERS)).unwrap_or(1);
    (words, size.min((BOARD - 40) * 10 / (6 * n_letters)))
}

fn draw_reserve(svg: &mut String, position: &Position, colors: &Colors, size: u32, (seat, y): (Seat, u32)) {
    let mut x = left(seat.board);
    for role in DropRole::ALL {
        let count = position.reserve(seat.color).count(role);
        if count > 0 {
            draw(svg, drawing_of(seat.color, role.role()), x, y, 36);
            if count > 1 {
                text(svg, colors.muted, (x + 36, y + 32), (size, "start"), &count.to_string());
            }
        }
        x += 72;
    }
}

/// `m:ss`, with tenths when time is short.
fn clock_text(ClockFigures { minutes, seconds, tenths }: ClockFigures) -> String {
    match tenths {
        None => format!("{minutes}:{seconds:02}"),
        Some(tenths) => format!("{minutes}:{seconds:02}.{tenths}"),
    }
}

fn text(svg: &mut String, fill: &str, (x, y): (u32, u32), (size, anchor): (u32, &str), words: &str) {
    let _ = writeln!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" fill=\"{fill}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{}</text>",
        escaped(words)
    );
}

/// A text as XML takes it: its own signs written out, and no sign that XML forbids.
fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for sign in words.chars() {
        match sign {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => {}
            sign if sign.is_control() => text.push(' '),
            sign => text.push(sign),
        }
    }
    text
}

#[cfg(test)]
mod tests;
