//! One change of what is arranged. Rights that a change makes impossible go with it; rights that were impossible before, as
//! in a text that somebody brought along, stay and are named as faults.

use pasapezas_core::{
    BoardId, CastleSide, CastlingRights, Color, DropRole, Enforcement, PerBoard, PerColor, Piece, Placement,
    Preset, Rank, Role, Seat, Setup, Square,
};

use super::draft::Draft;

/// A square of one of the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The board.
    pub board: BoardId,
    /// The square.
    pub square: Square,
}

/// A change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A piece is placed, instead of what stood there.
    Put(Place, Piece),
    /// A piece goes elsewhere, over whatever stands there.
    Move(Place, Place),
    /// A square is emptied.
    Remove(Place),
    /// The promoted mark is set or taken away, where there can be one.
    Mark(Place),
    /// One more stored piece.
    Store(Seat, DropRole),
    /// One stored piece less.
    Unstore(Seat, DropRole),
    /// A stored piece is placed.
    Drop(Seat, DropRole, Place),
    /// A piece goes to the reserve of its colour at this board, as what it passes as.
    Keep(Place, BoardId),
    /// No king in this reserve.
    FreeKing(Seat),
    /// Who is on move.
    Turn(BoardId, Color),
    /// A castling right, or none.
    Right(BoardId, Color, CastleSide, bool),
    /// The square that a pawn has just jumped over.
    Jumped(BoardId, Option<Square>),
    /// Whether the position has clocks.
    Timed(bool),
    /// What is typed for a clock.
    Clock(Seat, String),
    /// The rules of a preset; options that belong to no preset stay.
    Preset(Preset),
    /// What becomes of a forbidden placement.
    Enforcement(Enforcement),
    /// The usual array on a board.
    Array(BoardId),
    /// Nothing on a board and in its reserves.
    Empty(BoardId),
    /// Nothing in the reserves of a board.
    ClearReserves(BoardId),
    /// The colours of a board change places, with turn, rights and reserves.
    SwapColors(BoardId),
    /// The boards change places.
    SwapBoards,
    /// Everything at once: a text that was read.
    All(Box<Draft>),
}

impl Draft {
    /// The draft after a change; equal if the change means nothing here.
    pub(super) fn after(&self, edit: &Edit) -> Self {
        let mut next = self.clone();
        match edit {
            Edit::Turn(board, turn) => {
                next.boards.get_mut(*board).turn = *turn;
                self.settle(&mut next);
            }
            Edit::Right(board, color, side, on) => next.boards.get_mut(*board).set_right(*color, *side, *on),
            Edit::Jumped(board, at) => next.boards.get_mut(*board).en_passant = *at,
            Edit::Timed(timed) => next.timed = *timed,
            Edit::Clock(seat, typed) => {
                let clock = next.clocks.at_mut(*seat);
                *clock = clock.typed(typed);
            }
            Edit::Preset(preset) => next.rules = next.rules.matching(*preset),
            Edit::Enforcement(enforcement) => next.rules.enforcement = *enforcement,
            Edit::Array(board) => *next.boards.get_mut(*board) = Setup::start(),
            Edit::Empty(board) => *next.boards.get_mut(*board) = Setup::empty(),
            Edit::ClearReserves(board) => next.boards.get_mut(*board).clear_reserves(),
            Edit::SwapColors(board) => {
                let setup = next.boards.get_mut(*board);
                *setup = swapped(setup);
            }
            Edit::SwapBoards => {
                next.boards = PerBoard { a: next.boards.b, b: next.boards.a };
                next.clocks = PerBoard { a: next.clocks.b, b: next.clocks.a };
            }
            Edit::All(draft) => return (**draft).clone(),
            Edit::Put(..)
            | Edit::Move(..)
            | Edit::Remove(_)
            | Edit::Mark(_)
            | Edit::Store(..)
            | Edit::Unstore(..)
            | Edit::Drop(..)
            | Edit::Keep(..)
            | Edit::FreeKing(_) => {
                move_pieces(&mut next.boards, edit);
                self.settle(&mut next);
            }
        }
        next
    }

    /// Takes from `next` the rights that were possible before and are so no longer.
    fn settle(&self, next: &mut Self) {
        for board in BoardId::ALL {
            settle(self.boards.get(board), next.boards.get_mut(board));
        }
    }
}

/// The changes that only move pieces.
fn move_pieces(boards: &mut PerBoard<Setup>, edit: &Edit) {
    match *edit {
        Edit::Put(place, piece) => put(boards, place, piece),
        Edit::Move(from, to) => {
            if let (Some(piece), true) = (piece_at(boards, from), from != to) {
                boards.get_mut(from.board).placement.remove(from.square);
                put(boards, to, piece);
            }
        }
        Edit::Remove(place) => boards.get_mut(place.board).placement.remove(place.square),
        Edit::Mark(place) => {
            if let Some(piece) = piece_at(boards, place) {
                put(boards, place, Piece { promoted: !piece.promoted, ..piece });
            }
        }
        Edit::Store(seat, role) => boards.get_mut(seat.board).reserves.get_mut(seat.color).add(role),
        Edit::Unstore(seat, role) => {
            boards.get_mut(seat.board).reserves.get_mut(seat.color).take(role);
        }
        Edit::Drop(seat, role, to) => {
            if boards.get_mut(seat.board).reserves.get_mut(seat.color).take(role) {
                put(boards, to, Piece::new(seat.color, role.role()));
            }
        }
        Edit::Keep(from, board) => {
            let kept = piece_at(boards, from).and_then(|piece| Some((piece.color, piece.passes_as()?)));
            if let Some((color, role)) = kept {
                boards.get_mut(from.board).placement.remove(from.square);
                boards.get_mut(board).reserves.get_mut(color).add(role);
            }
        }
        Edit::FreeKing(seat) => *boards.get_mut(seat.board).king_in_reserve.get_mut(seat.color) = false,
        Edit::Turn(..)
        | Edit::Right(..)
        | Edit::Jumped(..)
        | Edit::Timed(_)
        | Edit::Clock(..)
        | Edit::Preset(_)
        | Edit::Enforcement(_)
        | Edit::Array(_)
        | Edit::Empty(_)
        | Edit::ClearReserves(_)
        | Edit::SwapColors(_)
        | Edit::SwapBoards
        | Edit::All(_) => {}
    }
}

pub(super) fn piece_at(boards: &PerBoard<Setup>, place: Place) -> Option<Piece> {
    boards.get(place.board).placement.piece_at(place.square)
}

/// Places a piece; a mark only where there can be one.
fn put(boards: &mut PerBoard<Setup>, place: Place, piece: Piece) {
    let promoted = piece.promoted && !matches!(piece.role, Role::Pawn | Role::King);
    boards.get_mut(place.board).placement.put(place.square, Piece { promoted, ..piece });
}

fn settle(before: &Setup, after: &mut Setup) {
    for color in Color::ALL {
        for side in CastleSide::ALL {
            if before.may_have_right(color, side) && !after.may_have_right(color, side) {
                after.set_right(color, side, false);
            }
        }
    }
    let gone = |at: &Square| before.en_passant_choices().has(*at) && !after.en_passant_choices().has(*at);
    if after.en_passant.as_ref().is_some_and(gone) {
        after.en_passant = None;
    }
}

/// Whether a box for a castling right can be ticked, or must be: what is ticked can always be taken away.
pub fn may_have_right(setup: &Setup, color: Color, side: CastleSide) -> bool {
    setup.castling.has(color, side) || setup.may_have_right(color, side)
}

/// What editing asks of a set-up.
trait SetupEdits {
    fn set_right(&mut self, color: Color, side: CastleSide, on: bool);
    fn clear_reserves(&mut self);
}

impl SetupEdits for Setup {
    fn set_right(&mut self, color: Color, side: CastleSide, on: bool) {
        self.castling =
            rights(
                |some, wing| {
                    if (some, wing) == (color, side) { on } else { self.castling.has(some, wing) }
                },
            );
    }

    fn clear_reserves(&mut self) {
        let empty = Self::empty();
        self.reserves = empty.reserves;
        self.king_in_reserve = empty.king_in_reserve;
    }
}

/// The castling rights for which `has` answers yes.
fn rights(has: impl Fn(Color, CastleSide) -> bool) -> CastlingRights {
    let all = Color::ALL.into_iter().flat_map(|color| CastleSide::ALL.map(|side| (color, side)));
    all.filter(|(color, side)| has(*color, *side))
        .fold(CastlingRights::NONE, |rights, (color, side)| rights.with(color, side))
}

/// A board seen from the other side: White's pieces are Black's, and the first rank is the eighth.
fn swapped(setup: &Setup) -> Setup {
    let mirror = |at: Square| Square::new(at.file(), Rank::from_side(at.rank(), Color::Black));
    let mut placement = Placement::EMPTY;
    for (at, piece) in setup.placement.pieces() {
        placement.put(mirror(at), Piece { color: piece.color.other(), ..piece });
    }
    Setup {
        placement,
        reserves: other_way(setup.reserves),
        king_in_reserve: other_way(setup.king_in_reserve),
        turn: setup.turn.other(),
        castling: rights(|color, side| setup.castling.has(color.other(), side)),
        en_passant: setup.en_passant.map(mirror),
        ..*setup
    }
}

fn other_way<T>(pair: PerColor<T>) -> PerColor<T> {
    PerColor { white: pair.black, black: pair.white }
}
