//! What is said about moves, turns and time, in English.

use std::borrow::Cow;

use pasapezas_core::{CastleSide, Color, Move, PromotionRole, Seat};

use super::noun_en::noun;
use super::speech::{Effect, MoveFacts, Unit};
use super::text::{Text, board_letter, join, square_name};

/// *rook captures on d5, check.*
pub(super) fn spoken_move(facts: MoveFacts) -> Text {
    let piece = noun(facts.role);
    let action = match facts.mv {
        Move::Normal { to, promotion, .. } => {
            let way = if facts.captured.is_some() { " captures on " } else { " to " };
            join(&[piece.one, way, square_name(to), &promotion.map(becomes).unwrap_or_default()])
        }
        Move::EnPassant { to, .. } => join(&["pawn captures en passant on ", square_name(to)]),
        Move::Castle(CastleSide::King) => Cow::Borrowed("castles kingside"),
        Move::Castle(CastleSide::Queen) => Cow::Borrowed("castles queenside"),
        Move::Drop { role, to } => join(&[noun(role.role()).dropped_on, " ", square_name(to)]),
    };
    let effect = match facts.effect {
        Effect::Quiet => ".",
        Effect::Check => ", check.",
        Effect::Mate => ", checkmate.",
    };
    join(&[&action, effect])
}

fn becomes(role: PromotionRole) -> Text {
    join(&[", promotes to ", noun(role.role()).one])
}

/// Whose turn it is.
pub(super) fn turn(seat: Seat, name: Option<&str>) -> Text {
    let board = board_letter(seat.board);
    match (name, seat.color) {
        (Some(name), Color::White | Color::Black) => join(&["Board ", board, ": ", name, " to move."]),
        (None, Color::White) => join(&["Board ", board, ": White to move."]),
        (None, Color::Black) => join(&["Board ", board, ": Black to move."]),
    }
}

/// A unit of time, for one or for several.
pub(super) const fn unit(unit: Unit, one: bool) -> &'static str {
    match (unit, one) {
        (Unit::Hour, true) => "hour",
        (Unit::Hour, false) => "hours",
        (Unit::Minute, true) => "minute",
        (Unit::Minute, false) => "minutes",
        (Unit::Second, true) => "second",
        (Unit::Second, false) => "seconds",
    }
}
