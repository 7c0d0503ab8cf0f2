//! Sentences for those who hear the page: pieces, squares, moves, passes, offers, removals, clocks and turns.
//!
//! All of them are pure; none knows a match. Numbers are written as digits, which every voice reads in its own language.

use pasapezas_core::{BoardId, Color, DropRole, Millis, Move, Piece, PromotionRole, Role, Seat, Square};

use super::lang::Lang;
use super::noun::noun;
use super::table::{TableUi, table_ui};
use super::text::{Text, board_letter, capital, join, square_name, uncapital};
use super::ui::{Ui, ui};
use super::{speech_en, speech_es, speech_gl};

/// What a move did to the opponent's king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// Nothing.
    #[default]
    Quiet,
    /// Check.
    Check,
    /// Checkmate.
    Mate,
}

/// All that is said about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveFacts {
    /// The move.
    pub mv: Move,
    /// The kind of the piece that moved, as it was before the move.
    pub role: Role,
    /// What passes to the partner, if something was captured.
    pub captured: Option<DropRole>,
    /// Check or mate.
    pub effect: Effect,
}

/// One piece: *peón*.
pub fn piece_name(lang: Lang, role: Role) -> &'static str {
    noun(lang, role).one
}

/// Several pieces: *peóns*.
pub fn piece_plural(lang: Lang, role: Role) -> &'static str {
    noun(lang, role).many
}

/// A piece with its colour: *torre branca*.
pub fn colored_piece(lang: Lang, role: Role, color: Color) -> &'static str {
    noun(lang, role).of_color(color)
}

/// A choice of the promotion chooser: *dama*.
pub fn promotion_choice(lang: Lang, role: PromotionRole) -> &'static str {
    piece_name(lang, role.role())
}

/// The contents of a slot of a reserve: *2 peóns*, *1 dama*, *0 torres*.
///
/// ```
/// use pasapezas_core::DropRole;
/// use pasapezas_model::i18n::{Lang, speech};
/// assert_eq!(speech::piece_count(Lang::Galician, DropRole::Bishop, 2), "2 alfís");
/// ```
pub fn piece_count(lang: Lang, role: DropRole, count: u8) -> Text {
    join(&[&count.to_string(), " ", noun(lang, role.role()).counted(count)])
}

/// A square and what stands there: *e2, peón branco*; *d8, dama branca, peón coroado*; *e5, baleira*.
pub fn square_label(lang: Lang, square: Square, piece: Option<Piece>) -> Text {
    let at = square_name(square);
    match piece {
        None => join(&[at, ", ", ui(lang, Ui::EmptySquare)]),
        Some(Piece { role, color, promoted: false }) => join(&[at, ", ", colored_piece(lang, role, color)]),
        Some(Piece { role, color, promoted: true }) => {
            join(&[at, ", ", colored_piece(lang, role, color), ", ", ui(lang, Ui::Promoted)])
        }
    }
}

/// A move as a sentence: *Torre captura en d5, xaque.*
pub fn move_sentence(lang: Lang, facts: MoveFacts) -> Text {
    capital(&spoken_move(lang, facts))
}

/// The same with the name of who moved: *Uxía: torre captura en d5, xaque.*
pub fn move_by(lang: Lang, name: &str, facts: MoveFacts) -> Text {
    join(&[name, ": ", &spoken_move(lang, facts)])
}

/// To the player who receives a piece: *Pasáronche: alfil.*
pub fn pass_received(lang: Lang, role: DropRole) -> Text {
    let piece = piece_name(lang, role.role());
    match lang {
        Lang::Galician => join(&["Pasáronche: ", piece, "."]),
        Lang::Spanish => join(&["Te han pasado: ", piece, "."]),
        Lang::English => join(&["You received: ", piece, "."]),
    }
}

/// To everybody: *Para a reserva de Uxía: alfil.*
pub fn pass_sentence(lang: Lang, role: DropRole, receiver: &str) -> Text {
    let piece = piece_name(lang, role.role());
    match lang {
        Lang::Galician => join(&["Para a reserva de ", receiver, ": ", piece, "."]),
        Lang::Spanish => join(&["Para la reserva de ", receiver, ": ", piece, "."]),
        Lang::English => join(&["For ", receiver, "’s reserve: ", piece, "."]),
    }
}

/// A piece on the board has been chosen and waits for its square: *Torre de e8: escolle a casa.*
pub fn piece_chosen(lang: Lang, role: Role, from: Square) -> Text {
    let (piece, from) = (piece_name(lang, role), square_name(from));
    capital(&match lang {
        Lang::Galician => join(&[piece, " de ", from, ": escolle a casa."]),
        Lang::Spanish => join(&[piece, " de ", from, ": elige la casilla."]),
        Lang::English => join(&[piece, " on ", from, ": choose the square."]),
    })
}

/// A stored piece has been chosen and waits for its square: *Torre da reserva: escolle a casa.*
pub fn stored_piece_chosen(lang: Lang, role: DropRole) -> Text {
    let piece = piece_name(lang, role.role());
    capital(&match lang {
        Lang::Galician => join(&[piece, " da reserva: escolle a casa."]),
        Lang::Spanish => join(&[piece, " de la reserva: elige la casilla."]),
        Lang::English => join(&[piece, " from the reserve: choose the square."]),
    })
}

/// A move that waits for its turn: *Uxía: xogada anticipada, cabalo a e5.*
pub fn move_planned(lang: Lang, name: &str, facts: MoveFacts) -> Text {
    join(&[name, ": ", ui(lang, Ui::Planned), ", ", &spoken_move(lang, facts)])
}

/// Whose turn it is on a board: *Taboleiro A: xogan as brancas.*, or with a name *Taboleiro A: xoga Uxía.*
pub fn turn_sentence(lang: Lang, seat: Seat, name: Option<&str>) -> Text {
    match lang {
        Lang::Galician => speech_gl::turn(seat, name),
        Lang::Spanish => speech_es::turn(seat, name),
        Lang::English => speech_en::turn(seat, name),
    }
}

/// Somebody is in check: *Uxía está en xaque.*
pub fn check_sentence(lang: Lang, name: &str) -> Text {
    match lang {
        Lang::Galician => join(&[name, " está en xaque."]),
        Lang::Spanish => join(&[name, " está en jaque."]),
        Lang::English => join(&[name, " is in check."]),
    }
}

/// A draw was offered: *Uxía ofrece táboas.*
pub fn draw_offered(lang: Lang, name: &str) -> Text {
    match lang {
        Lang::Galician => join(&[name, " ofrece táboas."]),
        Lang::Spanish => join(&[name, " ofrece tablas."]),
        Lang::English => join(&[name, " offers a draw."]),
    }
}

/// An offer was declined: *Uxía rexeita as táboas.*
pub fn draw_declined(lang: Lang, name: &str) -> Text {
    match lang {
        Lang::Galician => join(&[name, " rexeita as táboas."]),
        Lang::Spanish => join(&[name, " rechaza las tablas."]),
        Lang::English => join(&[name, " declines the draw."]),
    }
}

/// One board has agreed where both must, and the match goes on: *Táboas acordadas no taboleiro A. Falta o taboleiro B.*
pub fn draw_agreed(lang: Lang, board: BoardId) -> Text {
    let (this, other) = (board_letter(board), board_letter(board.other()));
    match lang {
        Lang::Galician => join(&["Táboas acordadas no taboleiro ", this, ". Falta o taboleiro ", other, "."]),
        Lang::Spanish => join(&["Tablas acordadas en el tablero ", this, ". Falta el tablero ", other, "."]),
        Lang::English => join(&["Draw agreed on board ", this, ". Board ", other, " has not agreed yet."]),
    }
}

/// A forbidden placement may be taken off by `name`: *Uxía pode retirar o alfil de e5.*
pub fn claim_opened(lang: Lang, name: &str, role: DropRole, at: Square) -> Text {
    let (the, at) = (noun(lang, role.role()).the, square_name(at));
    match lang {
        Lang::Galician => join(&[name, " pode retirar ", the, " de ", at, "."]),
        Lang::Spanish => join(&[name, " puede retirar ", the, " de ", at, "."]),
        Lang::English => join(&[name, " may remove ", the, " on ", at, "."]),
    }
}

/// `name` took a forbidden placement off: *Uxía retira o alfil de e5. Pasa á reserva de Antón.*
pub fn taken_off(lang: Lang, name: &str, role: DropRole, at: Square, receiver: &str) -> Text {
    let (the, at) = (noun(lang, role.role()).the, square_name(at));
    match lang {
        Lang::Galician => join(&[name, " retira ", the, " de ", at, ". Pasa á reserva de ", receiver, "."]),
        Lang::Spanish => join(&[name, " retira ", the, " de ", at, ". Pasa a la reserva de ", receiver, "."]),
        Lang::English => {
            join(&[name, " removes ", the, " on ", at, ". It goes to ", receiver, "’s reserve."])
        }
    }
}

/// A clock was set: *Tempo corrixido. Reloxo de Uxía: 4 minutos.*
pub fn time_corrected(lang: Lang, name: &str, left: Millis) -> Text {
    join(&[table_ui(lang, TableUi::TimeCorrectedNotice), " ", &clock_sentence(lang, name, left)])
}

/// So many moves were taken back: *Desfíxose a última xogada.*
pub fn taken_back(lang: Lang, moves: usize) -> Text {
    let number = moves.to_string();
    match (lang, moves) {
        (Lang::Galician, 0 | 1) => Text::Borrowed("Desfíxose a última xogada."),
        (Lang::Spanish, 0 | 1) => Text::Borrowed("Se ha deshecho la última jugada."),
        (Lang::English, 0 | 1) => Text::Borrowed("The last move was taken back."),
        (Lang::Galician, _) => join(&["Desfixéronse ", &number, " xogadas."]),
        (Lang::Spanish, _) => join(&["Se han deshecho ", &number, " jugadas."]),
        (Lang::English, _) => join(&[&number, " moves were taken back."]),
    }
}

/// Nothing can be moved now, but a piece may arrive: *Uxía non ten ningunha xogada: agarda unha peza.*
pub fn waits_for_piece(lang: Lang, name: &str) -> Text {
    match lang {
        Lang::Galician => join(&[name, " non ten ningunha xogada: agarda unha peza."]),
        Lang::Spanish => join(&[name, " no tiene ninguna jugada: espera una pieza."]),
        Lang::English => join(&[name, " has no move: waits for a piece."]),
    }
}

/// A flag has fallen: *Caeu a bandeira de Uxía.* To be read on the clock, never announced: only players call a flag.
pub fn flag_sentence(lang: Lang, name: &str) -> Text {
    match lang {
        Lang::Galician => join(&["Caeu a bandeira de ", name, "."]),
        Lang::Spanish => join(&["Ha caído la bandera de ", name, "."]),
        Lang::English => join(&[name, "’s flag has fallen."]),
    }
}

/// A span in words, whole seconds rounded down as on the face: *4 minutos e 5 segundos*, *12 segundos*.
pub fn time_words(lang: Lang, left: Millis) -> Text {
    let seconds = left.0 / 1000;
    let parts =
        [(seconds / 3600, Unit::Hour), (seconds / 60 % 60, Unit::Minute), (seconds % 60, Unit::Second)];
    let mut words: Vec<Text> = Vec::with_capacity(3);
    for (count, unit) in parts {
        if count > 0 {
            words.push(join(&[&count.to_string(), " ", unit_name(lang, unit, count == 1)]));
        }
    }
    let and = match lang {
        Lang::Galician => " e ",
        Lang::Spanish => " y ",
        Lang::English => " and ",
    };
    match words.as_slice() {
        [] => join(&["0 ", unit_name(lang, Unit::Second, false)]),
        [one] => one.clone(),
        [first, second] => join(&[first, and, second]),
        [first, rest @ .., last] => join(&[first, ", ", &rest.concat(), and, last]),
    }
}

/// A clock in words: *Reloxo de Uxía: 4 minutos e 5 segundos.*
pub fn clock_sentence(lang: Lang, name: &str, left: Millis) -> Text {
    let time = time_words(lang, left);
    match lang {
        Lang::Galician => join(&["Reloxo de ", name, ": ", &time, "."]),
        Lang::Spanish => join(&["Reloj de ", name, ": ", &time, "."]),
        Lang::English => join(&[name, "’s clock: ", &time, "."]),
    }
}

/// A clock whose flag is down: *Reloxo de Uxía: bandeira caída.*
pub fn clock_fallen(lang: Lang, name: &str) -> Text {
    let fallen = uncapital(ui(lang, Ui::FlagFallen));
    match lang {
        Lang::Galician => join(&["Reloxo de ", name, ": ", &fallen, "."]),
        Lang::Spanish => join(&["Reloj de ", name, ": ", &fallen, "."]),
        Lang::English => join(&[name, "’s clock: ", &fallen, "."]),
    }
}

#[derive(Clone, Copy)]
pub(super) enum Unit {
    Hour,
    Minute,
    Second,
}

fn unit_name(lang: Lang, unit: Unit, one: bool) -> &'static str {
    match lang {
        Lang::Galician => speech_gl::unit(unit, one),
        Lang::Spanish => speech_es::unit(unit, one),
        Lang::English => speech_en::unit(unit, one),
    }
}

/// A move that begins in lower case and ends with a full stop.
fn spoken_move(lang: Lang, facts: MoveFacts) -> Text {
    match lang {
        Lang::Galician => speech_gl::spoken_move(facts),
        Lang::Spanish => speech_es::spoken_move(facts),
        Lang::English => speech_en::spoken_move(facts),
    }
}
