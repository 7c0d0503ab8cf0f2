//! What only this floor can see: playing a move that Strict lets pass though it is not legal.

use super::checked::Position;
use super::moves::Move;
use super::setup::Setup;
use crate::base::{Color, DropRole, Role, Square};
use crate::board::Piece;
use crate::rules::RuleSet;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// `Kg1 qd8`: upper case White, who is on move.
fn board(pieces: &str) -> Position {
    let mut setup = Setup::empty();
    for text in pieces.split_whitespace() {
        let letter = text.chars().next().unwrap();
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        setup.placement.put(square(&text[1..]), Piece::new(color, Role::from_letter(letter).unwrap()));
    }
    Position::new(setup, &RuleSet::default()).unwrap()
}

#[test]
fn a_forbidden_placement_is_played_as_it_was_made() {
    let before = board("Kg1 kh8 rg8 pg7 ph7").receiving(Color::White, DropRole::Knight);
    let mv = Move::Drop { role: DropRole::Knight, to: square("f7") };
    assert!(!before.is_legal(mv));
    let (after, captured) = before.play_unchecked(mv);
    assert_eq!(captured, None);
    assert!(after.is_check() && after.reserve(Color::White).is_empty());
    assert_eq!(after.turn(), Color::Black);
}

#[test]
fn a_placement_that_blocked_a_check_and_gave_one_leaves_both_kings_to_look_at() {
    let before = board("Ke1 kh2 re8").receiving(Color::White, DropRole::Rook);
    let (after, _) = before.play_unchecked(Move::Drop { role: DropRole::Rook, to: square("e2") });
    assert!(after.is_check() && after.checkers_of(Color::White).is_empty());
    assert!(
        after.legal_moves().iter().all(|mv| !matches!(mv, Move::Normal { to, .. } if *to == square("e1")))
    );
}

#[test]
fn a_position_fits_a_cache_line() {
    assert!(size_of::<Position>() <= 64, "{} bytes", size_of::<Position>());
}
