//! Passing, removing and giving.

use super::{line, tree};
use crate::base::{BoardId, DropRole, Seat};
use crate::notation::{read_bfen, write_fen};
use crate::position::{Move, Position};
use crate::record::{Boards, NodeId, Step};
use crate::rules::{Enforcement, Refusal, RuleSet};

const A: Seat = Seat::WHITE_A;
const B: Seat = Seat::BLACK_A;

#[test]
fn a_captured_piece_passes_to_the_partner() {
    let mut tree = tree();
    let last = *line(&mut tree, NodeId::ROOT, &[(A, "e4"), (B, "d5"), (A, "exd5")]).last().unwrap();
    let boards = tree.node(last).unwrap().boards();
    assert_eq!(boards.position(BoardId::B).reserve(A.partner().color).count(DropRole::Pawn), 1);
}

#[test]
fn nobody_moves_twice_or_against_the_rules() {
    let boards = Boards::start(&RuleSet::default());
    let mv = Move::Drop { role: DropRole::Knight, to: "e4".parse().unwrap() };
    assert!(matches!(boards.after(Step::Move { seat: A, mv }), Err(Refusal::ReserveLacks { .. })));
    let mv = Move::Normal { from: "e7".parse().unwrap(), to: "e5".parse().unwrap(), promotion: None };
    assert_eq!(boards.after(Step::Move { seat: B, mv }), Err(Refusal::NotYourTurn { seat: B }));
}

fn strict(bfen: &str) -> Boards {
    let rules = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::default() };
    Boards::at(read_bfen(bfen).unwrap().boards.map(|setup| Position::new(setup, &rules).unwrap()), &rules)
}

#[test]
fn a_forbidden_placement_comes_off_and_goes_to_the_claimants_partner() {
    let boards = strict("4k3/8/8/8/8/8/8/4K3[R] w - - 7 5 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    let at = "e5".parse().unwrap();
    let mv = Move::Drop { role: DropRole::Rook, to: at };
    let placed = boards.after(Step::Move { seat: A, mv }).unwrap();
    assert_eq!(placed.after(Step::TakeOff { by: A, at }), Err(Refusal::NothingToRemove));
    let elsewhere = Step::TakeOff { by: B, at: "e1".parse().unwrap() };
    assert_eq!(placed.after(elsewhere), Err(Refusal::NothingToRemove));
    let removed = placed.after(Step::TakeOff { by: B, at }).unwrap();
    assert_eq!(write_fen(removed.position(BoardId::A)), "4k3/8/8/8/8/8/8/4K3[] b - - 7 5");
    assert_eq!(write_fen(removed.position(BoardId::B)), "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1");
    assert_eq!(removed.after(Step::TakeOff { by: B, at }), Err(Refusal::NothingToRemove));
}

#[test]
fn a_given_piece_is_there_and_changes_nothing_else() {
    let boards = Boards::start(&RuleSet::default());
    let given = boards.after(Step::Give { seat: B, role: DropRole::Knight }).unwrap();
    assert_eq!(given.position(BoardId::A).reserve(B.color).count(DropRole::Knight), 1);
    assert_eq!(given.position(BoardId::B), boards.position(BoardId::B));
    assert_eq!(given.on_move(BoardId::A), A);
}
