//! What is said about moves, turns and time, in Galician.

use std::borrow::Cow;

use pasapezas_core::{CastleSide, Color, Move, PromotionRole, Seat};

use super::noun_gl::noun;
use super::speech::{Effect, MoveFacts, Unit};
use super::text::{Text, board_letter, join, square_name};

/// *torre captura en d5, xaque.*
pub(super) fn spoken_move(facts: MoveFacts) -> Text {
    let piece = noun(facts.role);
    let action = match facts.mv {
        Move::Normal { to, promotion, .. } => {
            let way = if facts.captured.is_some() { " captura en " } else { " a " };
            join(&[piece.one, way, square_name(to), &promotion.map(becomes).unwrap_or_default()])
        }
        Move::EnPassant { to, .. } => join(&["peón captura ao paso en ", square_name(to)]),
        Move::Castle(CastleSide::King) => Cow::Borrowed("enroque curto"),
        Move::Castle(CastleSide::Queen) => Cow::Borrowed("enroque longo"),
        Move::Drop { role, to } => join(&[noun(role.role()).dropped_on, " ", square_name(to)]),
    };
    let effect = match facts.effect {
        Effect::Quiet => ".",
        Effect::Check => ", xaque.",
        Effect::Mate => ", xaque mate.",
    };
    join(&[&action, effect])
}

fn becomes(role: PromotionRole) -> Text {
    join(&[", coroa ", noun(role.role()).one])
}

/// Whose turn it is.
pub(super) fn turn(seat: Seat, name: Option<&str>) -> Text {
    let board = board_letter(seat.board);
    match (name, seat.color) {
        (Some(name), Color::White | Color::Black) => join(&["Taboleiro ", board, ": xoga ", name, "."]),
        (None, Color::White) => join(&["Taboleiro ", board, ": xogan as brancas."]),
        (None, Color::Black) => join(&["Taboleiro ", board, ": xogan as negras."]),
    }
}

/// A unit of time, for one or for several.
pub(super) const fn unit(unit: Unit, one: bool) -> &'static str {
    match (unit, one) {
        (Unit::Hour, true) => "hora",
        (Unit::Hour, false) => "horas",
        (Unit::Minute, true) => "minuto",
        (Unit::Minute, false) => "minutos",
        (Unit::Second, true) => "segundo",
        (Unit::Second, false) => "segundos",
    }
}
