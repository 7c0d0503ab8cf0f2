//! Views for components: what each of them has to know, worked out from the state, and equal when it has to draw nothing
//! new.

use std::rc::Rc;

use pasapezas_core::{
    Article, BoardId, CastleSide, Color, DropRole, Event, File, Match, Move, MoveSet, Outcome, PerColor,
    Phase, Piece, Rank, Reserve, Role, Seat, Seq, Square, SquareSet, Team, WinReason,
};

use super::refused::{RefusedMark, refused_mark};
use super::state::{AppState, Names, Note};
use super::tokens::Tokens;
use crate::i18n::{Lang, Scene, Text, default_name, refusal, refusal_short};
use crate::input::{Chooser, Origin};

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
    /// What was refused.
    pub refused: Option<RefusedMark>,
    /// The open chooser.
    pub chooser: Option<Chooser>,
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
    /// Whether its owner is on move.
    pub on_move: bool,
    /// What came last, with the entry that brought it.
    pub arrived: Option<(Seq, DropRole)>,
}

/// A refusal as a player line says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteView {
    /// The note's number.
    pub number: u32,
    /// The public code.
    pub code: &'static str,
    /// The article.
    pub article: Article,
    /// The sentence.
    pub long: Text,
    /// The same where there is little room.
    pub short: Text,
}

/// What a player line says of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// Waits, or nothing runs.
    Quiet,
    /// On move.
    OnMove,
    /// On move and in check.
    InCheck,
    /// Mated.
    Mated,
    /// Stalemated.
    Stalemated,
    /// Has resigned.
    Resigned,
}

/// One player line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is at the lower edge.
    pub near: bool,
    /// The name that is shown.
    pub name: Text,
    /// The name as typed; empty where it is a default.
    pub typed: String,
    /// How its player stands.
    pub standing: Standing,
    /// What was refused to him.
    pub note: Option<NoteView>,
    /// Whether he is asked if he resigns.
    pub asking: bool,
    /// Whether he can resign.
    pub can_resign: bool,
}

/// The board as it is drawn.
pub fn board(state: &AppState, board: BoardId) -> BoardView {
    let game = &*state.session.game;
    let position = game.position(board);
    let picked = state.hand.picked.get(board);
    let squares = [picked.white, picked.black].into_iter().flatten().filter_map(|origin| match origin {
        Origin::Board(square) => Some(square),
        Origin::Reserve(_) => None,
    });
    let checked =
        PerColor::new(|color| (!position.checkers_of(color).is_empty()).then(|| position.king(color)));
    BoardView {
        board,
        below: state.below(board),
        tokens: Rc::clone(state.session.tokens.get(board)),
        last: last_move(game, board),
        checked,
        picked: squares.collect(),
        targets: targets(state, board),
        refused: state.notes.get(board).as_ref().and_then(|note| refused_mark(game, *note)),
        chooser: *state.hand.chooser.get(board),
    }
}

/// A reserve as it is drawn.
pub fn reserve(state: &AppState, seat: Seat) -> ReserveView {
    let game = &*state.session.game;
    let arrived = game.log().events().rev().find_map(|(entry, event)| match *event {
        Event::Passed { to, role, .. } if to == seat => Some((entry.seq, role)),
        Event::Passed { .. }
        | Event::Started
        | Event::Paused
        | Event::Resumed
        | Event::Moved { .. }
        | Event::FlagFell { .. }
        | Event::Ended(_) => None,
    });
    ReserveView {
        seat,
        near: state.near(seat.board) == seat,
        reserve: *game.position(seat.board).reserve(seat.color),
        picked: state.hand.slot(seat),
        on_move: game.on_move(seat.board) == seat,
        arrived,
    }
}

/// A player line.
pub fn line(state: &AppState, seat: Seat) -> LineView {
    let game = &*state.session.game;
    let lang = state.settings.lang;
    let note = state.notes.get(seat.board).filter(|note| note.seat == seat);
    LineView {
        seat,
        near: state.near(seat.board) == seat,
        name: name(lang, &state.names, seat),
        typed: state.names.at(seat).clone(),
        standing: standing(game, seat),
        note: note.map(|note| note_view(lang, game, &note)),
        asking: *state.resigning.get(seat.board) == Some(seat),
        can_resign: matches!(game.phase(), Phase::Running | Phase::Paused),
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

/// The last move of a board.
pub fn last_move(game: &Match, board: BoardId) -> Option<LastMove> {
    game.log().events().rev().find_map(|(_, event)| match *event {
        Event::Moved { seat, mv } if seat.board == board => Some(ends_of(seat.color, mv)),
        Event::Moved { .. }
        | Event::Started
        | Event::Paused
        | Event::Resumed
        | Event::Passed { .. }
        | Event::FlagFell { .. }
        | Event::Ended(_) => None,
    })
}

fn ends_of(color: Color, mv: Move) -> LastMove {
    match mv {
        Move::Normal { from, to, .. } | Move::EnPassant { from, to } => LastMove { from: Some(from), to },
        Move::Castle(side) => {
            LastMove { from: Some(castle_square(color, None)), to: castle_square(color, Some(side)) }
        }
        Move::Drop { to, .. } => LastMove { from: None, to },
    }
}

/// Where a king castles from, or to.
fn castle_square(color: Color, to: Option<CastleSide>) -> Square {
    let file = match to {
        None => File::E,
        Some(CastleSide::King) => File::G,
        Some(CastleSide::Queen) => File::C,
    };
    Square::new(file, Rank::First.from_side(color))
}

fn targets(state: &AppState, board: BoardId) -> Targets {
    let game = &*state.session.game;
    let mover = game.on_move(board);
    let mut targets = Targets::default();
    let asleep = matches!(game.phase(), Phase::Over(_)) || !state.settings.show_targets;
    let (Some(origin), false, None) = (*state.hand.picked.at(mover), asleep, state.hand.chooser.get(board))
    else {
        return targets;
    };
    let position = game.position(board);
    let occupied = position.placement().occupied();
    position.visit_legal(|set| match (set, origin) {
        (MoveSet::Normal { from, to } | MoveSet::Promotion { from, to }, Origin::Board(square))
            if from == square =>
        {
            targets.captures |= to & occupied;
            targets.moves |= to.without(occupied);
        }
        (MoveSet::EnPassant { from, to }, Origin::Board(square)) if from == square => {
            targets.captures |= SquareSet::of(to);
        }
        (MoveSet::Castle(side), Origin::Board(square)) if square == castle_square(mover.color, None) => {
            targets.moves |= SquareSet::of(castle_square(mover.color, Some(side)));
        }
        (MoveSet::Drop { role, to }, Origin::Reserve(slot)) if role == slot => targets.drops |= to,
        (
            MoveSet::Normal { .. }
            | MoveSet::Promotion { .. }
            | MoveSet::EnPassant { .. }
            | MoveSet::Castle(_)
            | MoveSet::Drop { .. },
            Origin::Board(_) | Origin::Reserve(_),
        ) => {}
    });
    targets
}

/// A refusal in words, about the board as it stands.
pub fn note_view(lang: Lang, game: &Match, note: &Note) -> NoteView {
    let scene = Scene::of(game.position(note.seat.board));
    let kind = note.why.kind();
    NoteView {
        number: note.number,
        code: kind.code(),
        article: kind.article(),
        long: refusal(lang, note.why, &scene),
        short: refusal_short(lang, note.why, &scene),
    }
}

fn standing(game: &Match, seat: Seat) -> Standing {
    let on_move = game.on_move(seat.board) == seat;
    match game.phase() {
        Phase::Running if on_move && game.position(seat.board).is_check() => Standing::InCheck,
        Phase::Running if on_move => Standing::OnMove,
        Phase::Running | Phase::Waiting | Phase::Paused => Standing::Quiet,
        Phase::Over(outcome) => fate(outcome, seat, on_move),
    }
}

fn fate(outcome: Outcome, seat: Seat, on_move: bool) -> Standing {
    match outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } if loser == seat => Standing::Mated,
        Outcome::Won { reason: WinReason::Resignation { loser }, .. } if loser == seat => Standing::Resigned,
        Outcome::Drawn { reason: pasapezas_core::DrawReason::Stalemate { board } }
            if board == seat.board && on_move =>
        {
            Standing::Stalemated
        }
        Outcome::Won { .. } | Outcome::Drawn { .. } => Standing::Quiet,
    }
}

/// The team at the upper edge.
pub const fn far_team(state: &AppState) -> Team {
    if state.turned { Team::One } else { Team::Two }
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
