//! Sentences for those who hear the page: pieces, squares, moves, passes, offers, removals, clocks and turns.
//!
//! All of them are pure; none knows a match. Numbers are written as digits, which every voice reads in its own language.

use pasapezas_core::{
    BoardId, CastleSide, Color, DropRole, Millis, Move, Piece, PromotionRole, Refusal, Role, Seat, Square,
};

use super::lang::Lang;
use super::noun::{noun, the_object};
use super::phrase::{Phrase, phrase_text, say};
use super::refusal::refusal_short;
use super::scene::Scene;
use super::table::{TableUi, table_ui};
use super::text::{Text, board_letter, capital, colon, inside, join, square_name, uncapital};
use super::ui::{Ui, ui};

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
    noun(lang, role).one()
}

/// Several pieces: *peóns*.
pub fn piece_plural(lang: Lang, role: Role) -> &'static str {
    noun(lang, role).many()
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
    join(&[&count.to_string(), " ", noun(lang, role.role()).counted(lang, count)])
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
    join(&[name, colon(lang), &spoken_move(lang, facts)])
}

/// To the player who receives a piece: *Pasáronche: alfil.*
pub fn pass_received(lang: Lang, role: DropRole) -> Text {
    let piece = piece_name(lang, role.role());
    say(lang, Phrase::PassReceived, &[("piece", piece)])
}

/// To everybody: *Para a reserva de Uxía: alfil.*
pub fn pass_sentence(lang: Lang, role: DropRole, receiver: &str) -> Text {
    let piece = piece_name(lang, role.role());
    say(lang, Phrase::PassSentence, &[("receiver", receiver), ("piece", piece)])
}

/// A piece on the board has been chosen and waits for its square: *Torre de e8: escolle a casa.*
pub fn piece_chosen(lang: Lang, role: Role, from: Square) -> Text {
    let (piece, from) = (piece_name(lang, role), square_name(from));
    capital(&say(lang, Phrase::PieceChosen, &[("piece", piece), ("from", from)]))
}

/// A stored piece has been chosen and waits for its square: *Torre da reserva: escolle a casa.*
pub fn stored_piece_chosen(lang: Lang, role: DropRole) -> Text {
    let piece = piece_name(lang, role.role());
    capital(&say(lang, Phrase::StoredPieceChosen, &[("piece", piece)]))
}

/// A move that waits for its turn: *Uxía: xogada anticipada, cabalo a e5.*
pub fn move_planned(lang: Lang, name: &str, facts: MoveFacts) -> Text {
    join(&[name, colon(lang), ui(lang, Ui::Planned), ", ", &spoken_move(lang, facts)])
}

/// Somebody has touched a piece, and what he must do now: *Uxía: tes que mover o cabalo de c3.*
pub fn bound(lang: Lang, name: &str, must: Refusal, scene: &Scene<'_>) -> Text {
    let must = refusal_short(lang, must, scene);
    join(&[name, colon(lang), &uncapital(&must)])
}

/// Somebody only adjusts pieces: *Uxía: Compoño.*
pub fn adjusts(lang: Lang, name: &str) -> Text {
    join(&[name, colon(lang), table_ui(lang, TableUi::Adjust), "."])
}

/// Whose turn it is on a board: *Taboleiro A: xogan as brancas.*, or with a name *Taboleiro A: xoga Uxía.*
pub fn turn_sentence(lang: Lang, seat: Seat, name: Option<&str>) -> Text {
    let phrase = match (name, seat.color) {
        (Some(_), Color::White | Color::Black) => Phrase::TurnOf,
        (None, Color::White) => Phrase::TurnWhite,
        (None, Color::Black) => Phrase::TurnBlack,
    };
    say(lang, phrase, &[("board", board_letter(seat.board)), ("name", name.unwrap_or_default())])
}

/// Somebody is in check: *Uxía está en xaque.*
pub fn check_sentence(lang: Lang, name: &str) -> Text {
    say(lang, Phrase::CheckSentence, &[("name", name)])
}

/// A draw was offered: *Uxía ofrece táboas.*
pub fn draw_offered(lang: Lang, name: &str) -> Text {
    say(lang, Phrase::DrawOffered, &[("name", name)])
}

/// An offer was declined: *Uxía rexeita as táboas.*
pub fn draw_declined(lang: Lang, name: &str) -> Text {
    say(lang, Phrase::DrawDeclined, &[("name", name)])
}

/// One board has agreed where both must, and the match goes on: *Táboas acordadas no taboleiro A. Falta o taboleiro B.*
pub fn draw_agreed(lang: Lang, board: BoardId) -> Text {
    let (this, other) = (board_letter(board), board_letter(board.other()));
    say(lang, Phrase::DrawAgreed, &[("this", this), ("other", other)])
}

/// A forbidden placement may be taken off by `name`: *Uxía pode retirar o alfil de e5.*
pub fn claim_opened(lang: Lang, name: &str, role: DropRole, at: Square) -> Text {
    let (the, at) = (the_object(lang, role.role()), square_name(at));
    say(lang, Phrase::ClaimOpened, &[("name", name), ("the", the), ("at", at)])
}

/// `name` took a forbidden placement off: *Uxía retira o alfil de e5. Pasa á reserva de Antón.*
pub fn taken_off(lang: Lang, name: &str, role: DropRole, at: Square, receiver: &str) -> Text {
    let (the, at) = (the_object(lang, role.role()), square_name(at));
    say(lang, Phrase::TakenOff, &[("name", name), ("the", the), ("at", at), ("receiver", receiver)])
}

/// A clock was set: *Tempo corrixido. Reloxo de Uxía: 4 minutos.*
pub fn time_corrected(lang: Lang, name: &str, left: Millis) -> Text {
    join(&[table_ui(lang, TableUi::TimeCorrectedNotice), " ", &clock_sentence(lang, name, left)])
}

/// So many moves were taken back: *Desfíxose a última xogada.*
pub fn taken_back(lang: Lang, moves: usize) -> Text {
    let phrase = if moves < 2 { Phrase::TakenBackOne } else { Phrase::TakenBackMany };
    say(lang, phrase, &[("number", &moves.to_string())])
}

/// Nothing can be moved now, but a piece may arrive: *Uxía non ten ningunha xogada: agarda unha peza.*
pub fn waits_for_piece(lang: Lang, name: &str) -> Text {
    say(lang, Phrase::WaitsForPiece, &[("name", name)])
}

/// A flag has fallen: *Caeu a bandeira de Uxía.* To be read on the clock, never announced: only players call a flag.
pub fn flag_sentence(lang: Lang, name: &str) -> Text {
    say(lang, Phrase::FlagSentence, &[("name", name)])
}

/// A span in words, whole seconds rounded down as on the face: *4 minutos e 5 segundos*, *12 segundos*.
pub fn time_words(lang: Lang, left: Millis) -> Text {
    let seconds = left.0 / 1000;
    let parts =
        [(seconds / 3600, Unit::Hour), (seconds / 60 % 60, Unit::Minute), (seconds % 60, Unit::Second)];
    let mut words: Vec<Text> = Vec::with_capacity(3);
    for (count, unit) in parts {
        if count > 0 {
            words.push(join(&[&count.to_string(), " ", unit_name(lang, unit, lang.is_one(count as usize))]));
        }
    }
    let and = phrase_text(lang, Phrase::And);
    match words.as_slice() {
        [] => join(&["0 ", unit_name(lang, Unit::Second, lang.is_one(0))]),
        [one] => one.clone(),
        [first, second] => join(&[first, and, second]),
        [first, rest @ .., last] => join(&[first, ", ", &rest.concat(), and, last]),
    }
}

/// A clock in words: *Reloxo de Uxía: 4 minutos e 5 segundos.*
pub fn clock_sentence(lang: Lang, name: &str, left: Millis) -> Text {
    let time = time_words(lang, left);
    say(lang, Phrase::ClockSentence, &[("name", name), ("time", &time)])
}

/// A clock whose flag is down: *Reloxo de Uxía: bandeira caída.*
pub fn clock_fallen(lang: Lang, name: &str) -> Text {
    let fallen = inside(lang, ui(lang, Ui::FlagFallen));
    say(lang, Phrase::ClockFallen, &[("name", name), ("fallen", &fallen)])
}

#[derive(Clone, Copy)]
enum Unit {
    Hour,
    Minute,
    Second,
}

fn unit_name(lang: Lang, unit: Unit, one: bool) -> &'static str {
    let phrase = match (unit, one) {
        (Unit::Hour, true) => Phrase::Hour,
        (Unit::Hour, false) => Phrase::Hours,
        (Unit::Minute, true) => Phrase::Minute,
        (Unit::Minute, false) => Phrase::Minutes,
        (Unit::Second, true) => Phrase::Second,
        (Unit::Second, false) => Phrase::Seconds,
    };
    phrase_text(lang, phrase)
}

/// A move that begins in lower case and ends with a full stop.
fn spoken_move(lang: Lang, facts: MoveFacts) -> Text {
    let piece = noun(lang, facts.role);
    let action = match facts.mv {
        Move::Normal { to, promotion, .. } => {
            let phrase = if facts.captured.is_some() { Phrase::Captures } else { Phrase::MoveTo };
            let action = say(lang, phrase, &[("piece", piece.one()), ("to", square_name(to))]);
            match promotion {
                Some(role) => join(&[
                    &action,
                    &say(lang, Phrase::Promotes, &[("piece", piece_name(lang, role.role()))]),
                ]),
                None => action,
            }
        }
        Move::EnPassant { to, .. } => say(lang, Phrase::EnPassant, &[("to", square_name(to))]),
        Move::Castle(CastleSide::King) => say(lang, Phrase::CastleShort, &[]),
        Move::Castle(CastleSide::Queen) => say(lang, Phrase::CastleLong, &[]),
        Move::Drop { role, to } => join(&[noun(lang, role.role()).dropped_on(), " ", square_name(to)]),
    };
    let effect = match facts.effect {
        Effect::Quiet => ".",
        Effect::Check => phrase_text(lang, Phrase::WithCheck),
        Effect::Mate => phrase_text(lang, Phrase::WithMate),
    };
    join(&[&action, effect])
}
