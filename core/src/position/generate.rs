//! Legal moves, found directly: what checks, what is pinned, then only moves that leave the own king safe. No move is
//! made to try it, except where `drop_check = no_mate` asks what a drop would end in.

use core::ops::ControlFlow;

use super::checked::Position;
use super::moves::MoveSet;
use crate::base::{Color, Role, Square, SquareSet};
use crate::board::rays::{between, bishop_attacks, line, rook_attacks};
use crate::board::steps::knight_attacks;

/// Takes one set after another; breaks when it has seen enough.
pub(super) trait Sink: FnMut(MoveSet) -> ControlFlow<()> {}
impl<F: FnMut(MoveSet) -> ControlFlow<()>> Sink for F {}

/// What all parts of the generator need to know about a position.
pub(super) struct Scene<'a> {
    pub(super) position: &'a Position,
    pub(super) us: Color,
    /// The own king.
    pub(super) king: Square,
    pub(super) own: SquareSet,
    pub(super) enemy: SquareSet,
    pub(super) occupied: SquareSet,
    /// What gives check.
    pub(super) checkers: SquareSet,
    /// Where a piece other than the king may go: everywhere, or where it parries the only check.
    pub(super) parries: SquareSet,
    /// Own pieces that may only move along their line to the king.
    pub(super) pinned: SquareSet,
}

impl<'a> Scene<'a> {
    #[inline]
    fn new(position: &'a Position) -> Self {
        let us = position.turn;
        let board = &position.placement;
        let occupied = board.occupied();
        let own = board.of_color(us);
        let enemy = occupied.without(own);
        let king = position.king(us);
        let checkers = position.attackers(king, us.other(), occupied);
        let parries = match checkers.first() {
            None => SquareSet::FULL,
            Some(checker) => checkers | between(king, checker),
        };
        let pinned = pinned(position, king, own, enemy);
        Self { position, us, king, own, enemy, occupied, checkers, parries, pinned }
    }

    /// Where a piece on `from` may go as far as its king is concerned.
    #[inline]
    pub(super) fn allowed(&self, from: Square) -> SquareSet {
        if self.pinned.has(from) { self.parries & line(self.king, from) } else { self.parries }
    }

    /// Squares a piece may move to: not onto its own, never onto the other king.
    #[inline]
    pub(super) fn targets(&self) -> SquareSet {
        !(self.own | self.position.placement.of_role(Role::King))
    }
}

/// Own pieces that stand alone between the own king and an enemy slider.
#[inline]
fn pinned(position: &Position, king: Square, own: SquareSet, enemy: SquareSet) -> SquareSet {
    let board = &position.placement;
    let snipers = ((rook_attacks(king, enemy) & board.straight_sliders())
        | (bishop_attacks(king, enemy) & board.diagonal_sliders()))
        & enemy;
    let mut pinned = SquareSet::EMPTY;
    for sniper in snipers {
        let blockers = between(king, sniper) & own;
        if !blockers.has_many() {
            pinned |= blockers;
        }
    }
    pinned
}

/// Hands a set on, unless it is empty.
#[inline]
pub(super) fn emit(
    sink: &mut impl Sink,
    targets: SquareSet,
    set: impl FnOnce(SquareSet) -> MoveSet,
) -> ControlFlow<()> {
    if targets.is_empty() { ControlFlow::Continue(()) } else { sink(set(targets)) }
}

impl Position {
    /// Hands all legal moves to `sink`, until it breaks.
    #[inline]
    pub(super) fn generate(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let scene = Scene::new(self);
        scene.king_moves(sink)?;
        if scene.checkers.has_many() {
            return ControlFlow::Continue(());
        }
        scene.piece_moves(sink)?;
        scene.pawn_moves(sink)?;
        if self.reserve(self.turn).is_empty() { ControlFlow::Continue(()) } else { scene.drops(sink) }
    }
}

impl Scene<'_> {
    #[inline]
    fn piece_moves(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let board = &self.position.placement;
        let targets = self.targets();
        for from in (board.of_role(Role::Knight) & self.own).without(self.pinned) {
            emit(sink, knight_attacks(from) & targets & self.parries, |to| MoveSet::Normal { from, to })?;
        }
        for from in board.diagonal_sliders().without(board.straight_sliders()) & self.own {
            let to = bishop_attacks(from, self.occupied) & targets & self.allowed(from);
            emit(sink, to, |to| MoveSet::Normal { from, to })?;
        }
        for from in board.straight_sliders() & self.own {
            let mut reach = rook_attacks(from, self.occupied);
            if board.diagonal_sliders().has(from) {
                reach |= bishop_attacks(from, self.occupied);
            }
            emit(sink, reach & targets & self.allowed(from), |to| MoveSet::Normal { from, to })?;
        }
        ControlFlow::Continue(())
    }
}
