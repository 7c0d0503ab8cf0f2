//! The boards on which the moves of real boards are entered: what they show, and what a hand on them enters.
//!
//! Whatever was done on the real board can be entered, also what the rules forbid; only the recorder's boards say so (decision
//! D64). They follow the record: after a restoration they show the position that belongs on the real boards.

use std::rc::Rc;

use pasapezas_core::arbiter::{Action, Event, Legality, Phase, Remedy, SheetStep, Supervision};
use pasapezas_core::{
    Action as Play, Attempt, BoardId, Color, Enforcement, Match, MatchSetup, Millis, Move, PerBoard,
    Position, Seat, SquareSet, Stamp, TimeControl,
};

use crate::app::Tokens;
use crate::app::select::{self, BoardView, LastMove, ReserveView};
use crate::input::Hand;

/// Boards for hands, at the point to which the record has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordBoards {
    /// A running match without clocks there: what a hand can do is asked of it.
    pub arena: Rc<Match>,
    /// The pieces.
    tokens: PerBoard<Rc<Tokens>>,
    /// The last move of each board.
    last: PerBoard<Option<LastMove>>,
}

impl RecordBoards {
    /// The boards of a match whose moves are entered; `None` where they are not, or where no hand can go on from them.
    pub fn of(hall: &Supervision) -> Option<Self> {
        let sheet = hall.sheet()?;
        let mut rules = hall.setup().game.rules;
        // On real boards what articles 7.3 and 7.4 forbid can be done.
        rules.enforcement = Enforcement::Strict;
        let at = |board: BoardId| Position::new(*sheet.setup(board), &rules).ok();
        let start = PerBoard { a: at(BoardId::A)?, b: at(BoardId::B)? };
        let usual = MatchSetup::new(rules, TimeControl::Untimed);
        let mut arena = Match::new(MatchSetup { start, ..usual });
        // It can be refused by nobody: nothing has happened yet.
        drop(arena.play(Stamp::table(Millis::ZERO), Play::Start));
        let tokens = PerBoard::new(|board| Rc::new(Tokens::of(start.get(board))));
        let last = PerBoard::new(|board| last_move(hall, board));
        Some(Self { arena: Rc::new(arena), tokens, last })
    }

    /// A board as it is drawn; `below` is the colour at its lower edge.
    pub fn board(&self, board: BoardId, below: Color, hand: &Hand) -> BoardView {
        BoardView {
            board,
            below,
            turned: None,
            tokens: Rc::clone(self.tokens.get(board)),
            last: *self.last.get(board),
            checked: select::checked_kings(self.arena.position(board)),
            picked: select::picked_squares(hand, board),
            targets: select::targets_of(&self.arena, hand, board),
            planned: pasapezas_core::PerColor::default(),
            removable: None,
            bound: SquareSet::EMPTY,
            refused: None,
            chooser: *hand.chooser.get(board),
            shapes: Rc::from([]),
            begun: None,
        }
    }

    /// A reserve as it is drawn.
    pub fn reserve(&self, seat: Seat, below: Color, hand: &Hand) -> ReserveView {
        let position = self.arena.position(seat.board);
        ReserveView {
            seat,
            near: seat.color == below,
            reserve: *position.reserve(seat.color),
            picked: hand.slot(seat),
            planned: None,
            on_move: position.turn() == seat.color,
            arrived: None,
        }
    }
}

/// How a hand has played, as the record takes it.
pub fn attempt_of(color: Color, mv: Move) -> Attempt {
    match mv {
        Move::Normal { from, to, promotion } => Attempt::Board { from, to, promotion },
        Move::EnPassant { from, to } => Attempt::Board { from, to, promotion: None },
        Move::Castle(side) => Attempt::Board {
            from: select::castle_square(color, None),
            to: select::castle_square(color, Some(side)),
            promotion: None,
        },
        Move::Drop { role, to } => Attempt::Drop { role, to },
    }
}

/// How many completed moves of a board the record lacks.
pub fn behind(hall: &Supervision, board: BoardId) -> usize {
    let lacks = |color: Color| {
        let seat = Seat::new(board, color);
        let recorded = hall.sheet().map_or(0, |sheet| sheet.count(seat));
        hall.moves(seat).saturating_sub(recorded)
    };
    let lacking: u32 = Color::ALL.into_iter().map(lacks).sum();
    usize::try_from(lacking).unwrap_or(usize::MAX)
}

/// The last entered move of the whole record, with its judgement, and how it is deleted; `None` where there is none, or where
/// the last thing was a removal, which is no slip of the pen.
pub fn last_entered(hall: &Supervision) -> Option<(Seat, Attempt, Legality, Action)> {
    match *hall.sheet()?.steps().last()? {
        SheetStep::Move { seat, attempt, legality, .. } => Some((seat, attempt, legality, Action::Unrecord)),
        SheetStep::Removal { .. } => None,
    }
}

/// Whether the record's boards have gone back and the clocks stand since: the real boards are to be put so.
pub fn to_put_up(hall: &Supervision) -> bool {
    let events = hall.log().iter().rev().flat_map(|entry| entry.events.iter().rev());
    let since = events.take_while(|event| !matches!(event, Event::Resumed | Event::Started));
    let went_back = |event: &Event| {
        let Event::Done(remedy) = event else { return false };
        matches!(remedy, Remedy::TakeBack { .. } | Remedy::RestoreBoard { .. } | Remedy::RestoreBoth { .. })
    };
    hall.sheet().is_some() && hall.phase() == Phase::Paused && since.into_iter().any(went_back)
}

/// Where the last move of a board began and ended; none behind a removal.
fn last_move(hall: &Supervision, board: BoardId) -> Option<LastMove> {
    let steps = hall.sheet()?.steps();
    match *steps.iter().rev().find(|step| step.board() == board)? {
        SheetStep::Move { attempt, .. } => Some(LastMove { from: attempt.from(), to: attempt.to() }),
        SheetStep::Removal { .. } => None,
    }
}
