//! Views for components: what each of them has to know, worked out from the state, and equal when it has to draw nothing
//! new.

use std::rc::Rc;

use pasapezas_core::game::standing_back;
use pasapezas_core::record::Shape;
use pasapezas_core::{
    Attempt, BoardId, CastleSide, Color, DropRole, Event, File, Match, Move, PerColor, Phase, Piece,
    Position, Rank, Reserve, Role, Seat, Seq, Square, SquareSet, Team,
};

pub use super::line::{Answer, LineView, NoteView, Standing, TeamView, line, note_view, team};
use super::refused::{RefusedMark, refused_mark};
use super::state::{AppState, CameBack, Names};
use super::tokens::Tokens;
use crate::i18n::{Lang, TableUi, Text, Ui, default_name, gap_banner, table_ui, ui};
use crate::input::{Begun, Chooser, Hand, Origin};

/// The last move of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LastMove {
    /// Where it began; a drop begins nowhere.
    pub from: Option<Square>,
    /// Where it ended.
    pub to: Square,
}

/// Squares to which the chosen piece of the player on move may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// By a move.
    pub moves: SquareSet,
    /// By a capture.
    pub captures: SquareSet,
    /// By a drop.
    pub drops: SquareSet,
}

/// One board as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// Which board.
    pub board: BoardId,
    /// Whose first rank is at the lower edge.
    pub below: Color,
    /// The colour whose pieces stand upside down, because its player sits at the far edge.
    pub turned: Option<Color>,
    /// The pieces.
    pub tokens: Rc<Tokens>,
    /// The last move.
    pub last: Option<LastMove>,
    /// The kings in check.
    pub checked: PerColor<Option<Square>>,
    /// The squares of chosen pieces.
    pub picked: SquareSet,
    /// Where the chosen piece of the player on move may go.
    pub targets: Targets,
    /// What each colour has planned for its turn.
    pub planned: PerColor<Option<Attempt>>,
    /// What was touched and binds the player on move: his piece, the one that he must capture.
    pub bound: SquareSet,
    /// Where a forbidden placement stands that may still be removed (article 7.5).
    pub removable: Option<Square>,
    /// What was refused.
    pub refused: Option<RefusedMark>,
    /// The open chooser.
    pub chooser: Option<Chooser>,
    /// Arrows and circles.
    pub shapes: Rc<[Shape]>,
    /// The one that keys have begun.
    pub begun: Option<Begun>,
}

impl BoardView {
    /// Whether a planned move begins or ends on this square.
    pub fn is_planned(&self, square: Square) -> bool {
        let touches = |attempt: Attempt| attempt.from() == Some(square) || attempt.to() == square;
        [self.planned.white, self.planned.black].into_iter().flatten().any(touches)
    }
}

/// One reserve as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReserveView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is at the lower edge.
    pub near: bool,
    /// What is in it.
    pub reserve: Reserve,
    /// The chosen slot.
    pub picked: Option<DropRole>,
    /// The kind that its owner plans to drop.
    pub planned: Option<DropRole>,
    /// Whether its owner is on move.
    pub on_move: bool,
    /// What came last, with the entry that brought it.
    pub arrived: Option<(Seq, DropRole)>,
}

/// The board as it is drawn.
pub fn board(state: &AppState, board: BoardId) -> BoardView {
    let game = &*state.session.game;
    let position = game.position(board);
    BoardView {
        board,
        below: state.below(board),
        turned: state.settings.turned(board),
        tokens: Rc::clone(state.session.tokens.get(board)),
        last: last_move(game, board),
        checked: checked_kings(position),
        picked: picked_squares(&state.hand, board),
        targets: targets(state, board),
        planned: *state.hand.planned.get(board),
        bound: bound_squares(game, board),
        removable: game.open_claim(board).map(|open| open.at),
        refused: state.notes.get(board).as_ref().and_then(|note| refused_mark(game, *note)),
        chooser: *state.hand.chooser.get(board),
        shapes: Rc::clone(state.drawings.get(board)),
        begun: state.hand.begun.filter(|begun| begun.board == board),
    }
}

/// What was touched and binds, as long as the match is not over.
fn bound_squares(game: &Match, board: BoardId) -> SquareSet {
    let (bound, over) = (game.obligation(board), matches!(game.phase(), Phase::Over(_)));
    let squares = [bound.piece(game.position(board)), bound.victim()];
    squares.into_iter().flatten().filter(|_| !over).collect()
}

/// The kings in check.
pub(crate) fn checked_kings(position: &Position) -> PerColor<Option<Square>> {
    PerColor::new(|color| (!position.checkers_of(color).is_empty()).then(|| position.king(color)))
}

/// The squares of chosen pieces.
pub(crate) fn picked_squares(hand: &Hand, board: BoardId) -> SquareSet {
    let picked = hand.picked.get(board);
    let squares = [picked.white, picked.black].into_iter().flatten().filter_map(|origin| match origin {
        Origin::Board(square) => Some(square),
        Origin::Reserve(_) => None,
    });
    squares.collect()
}

/// A reserve as it is drawn.
pub fn reserve(state: &AppState, seat: Seat) -> ReserveView {
    let game = &*state.session.game;
    let entries = standing_back(game.log().entries());
    let arrived = entries
        .flat_map(|entry| entry.events.iter().rev().map(move |event| (entry.seq, event)))
        .find_map(|(seq, event)| match *event {
            Event::Passed { to, role, .. } | Event::TakenOff { to, role, .. } if to == seat => {
                Some((seq, role))
            }
            Event::Passed { .. }
            | Event::TakenOff { .. }
            | Event::Started
            | Event::Paused
            | Event::Resumed
            | Event::Moved { .. }
            | Event::Touched { .. }
            | Event::AdjustAnnounced { .. }
            | Event::FlagFell { .. }
            | Event::ClaimOpened { .. }
            | Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::DrawAgreed { .. }
            | Event::TimeCorrected { .. }
            | Event::TakenBack { .. }
            | Event::Ended { .. } => None,
        });
    ReserveView {
        seat,
        near: state.near(seat.board) == seat,
        reserve: *game.position(seat.board).reserve(seat.color),
        picked: state.hand.slot(seat),
        planned: state.hand.planned_slot(seat),
        on_move: game.on_move(seat.board) == seat,
        arrived,
    }
}

/// The name of a seat: as typed, or what the language calls the seat.
pub fn name(lang: Lang, names: &Names, seat: Seat) -> Text {
    match names.at(seat).as_str() {
        "" => Text::Borrowed(default_name(lang, seat)),
        typed => Text::Owned(typed.to_owned()),
    }
}

/// The names of all seats as they are shown.
pub fn shown_names(lang: Lang, names: &Names) -> Names {
    Names::for_seats(|seat| name(lang, names, seat).into_owned())
}

/// That a match came back.
pub fn comeback_sentence(lang: Lang, back: CameBack) -> Text {
    let label = if back.is_cut { TableUi::RestoredCut } else { TableUi::Restored };
    Text::Borrowed(table_ui(lang, label))
}

/// That both boards stand; how much time is missing when nobody has stopped them, and what came back when the page was opened.
pub fn pause_sentence(state: &AppState) -> Text {
    let lang = state.settings.lang;
    match (state.gap, state.comeback) {
        (Some(gap), _) => gap_banner(lang, gap.span),
        (None, Some(back)) => comeback_sentence(lang, back),
        (None, None) => Text::Borrowed(ui(lang, Ui::PausedBanner)),
    }
}

/// The last move of a board that stands; none after a removal, which leaves nothing of it on the board.
pub fn last_move(game: &Match, board: BoardId) -> Option<LastMove> {
    let events = standing_back(game.log().entries()).flat_map(|entry| entry.events.iter().rev());
    let mut found = events.filter_map(|event| match *event {
        Event::Moved { seat, mv } if seat.board == board => Some(Some(ends_of(seat.color, mv))),
        Event::TakenOff { by, .. } if by.board == board => Some(None),
        Event::Moved { .. }
        | Event::TakenOff { .. }
        | Event::Started
        | Event::Paused
        | Event::Resumed
        | Event::Touched { .. }
        | Event::AdjustAnnounced { .. }
        | Event::Passed { .. }
        | Event::FlagFell { .. }
        | Event::ClaimOpened { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::DrawAgreed { .. }
        | Event::TimeCorrected { .. }
        | Event::TakenBack { .. }
        | Event::Ended { .. } => None,
    });
    found.next().flatten()
}

/// Where a move began and ended.
pub(crate) fn ends_of(color: Color, mv: Move) -> LastMove {
    match mv {
        Move::Normal { from, to, .. } | Move::EnPassant { from, to } => LastMove { from: Some(from), to },
        Move::Castle(side) => {
            LastMove { from: Some(castle_square(color, None)), to: castle_square(color, Some(side)) }
        }
        Move::Drop { to, .. } => LastMove { from: None, to },
    }
}

/// Where a king castles from, or to.
pub(crate) fn castle_square(color: Color, to: Option<CastleSide>) -> Square {
    let file = match to {
        None => File::E,
        Some(CastleSide::King) => File::G,
        Some(CastleSide::Queen) => File::C,
    };
    Square::new(file, Rank::First.from_side(color))
}

fn targets(state: &AppState, board: BoardId) -> Targets {
    if state.settings.show_targets {
        targets_of(&state.session.game, &state.hand, board)
    } else {
        Targets::default()
    }
}

/// Where the chosen piece of the player on move of `board` may go; one that was touched, where that meets what it obliges to.
pub(crate) fn targets_of(game: &Match, hand: &Hand, board: BoardId) -> Targets {
    let mover = game.on_move(board);
    let mut targets = Targets::default();
    let over = matches!(game.phase(), Phase::Over(_));
    let (Some(origin), false, None) = (*hand.picked.at(mover), over, hand.chooser.get(board)) else {
        return targets;
    };
    let (position, bound) = (game.position(board), game.obligation(board));
    let occupied = position.placement().occupied();
    for mv in position.legal_moves().into_iter().filter(|mv| bound.allows(position, *mv)) {
        let LastMove { from, to } = ends_of(mover.color, mv);
        let set = match (mv, origin) {
            (Move::Drop { role, .. }, Origin::Reserve(slot)) if role == slot => &mut targets.drops,
            _ if from.map(Origin::Board) != Some(origin) => continue,
            (Move::EnPassant { .. }, _) => &mut targets.captures,
            _ if occupied.has(to) => &mut targets.captures,
            _ => &mut targets.moves,
        };
        *set |= SquareSet::of(to);
    }
    targets
}

/// The team at the upper edge of board A, whose bar is the upper one.
pub const fn far_team(state: &AppState) -> Team {
    state.near(BoardId::A).team().other()
}

/// The letter of a piece in the names of the drawings: `wN`.
pub const fn drawing(piece: Piece) -> &'static str {
    drawing_of(piece.color, piece.role)
}

/// The same from colour and kind.
pub const fn drawing_of(color: Color, role: Role) -> &'static str {
    match (color, role) {
        (Color::White, Role::Pawn) => "wP",
        (Color::White, Role::Knight) => "wN",
        (Color::White, Role::Bishop) => "wB",
        (Color::White, Role::Rook) => "wR",
        (Color::White, Role::Queen) => "wQ",
        (Color::White, Role::King) => "wK",
        (Color::Black, Role::Pawn) => "bP",
        (Color::Black, Role::Knight) => "bN",
        (Color::Black, Role::Bishop) => "bB",
        (Color::Black, Role::Rook) => "bR",
        (Color::Black, Role::Queen) => "bQ",
        (Color::Black, Role::King) => "bK",
    }
}
