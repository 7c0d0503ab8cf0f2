//! Two boards to one order.
//!
//! Where both clocks say the same, board A goes first if its move can be played then, else board B. That finds an order
//! whenever there is one: what may be played on a board depends on the other one only through the pieces that have come
//! from there, and another half-move never takes one away.

use core::cmp::Ordering;

use super::codes;
use super::ending;
use super::games::Pair;
use super::half::{Coded, Half, Oddity, tenths};
use super::{ChessComProblem, Complaint, Found, MAX_COMPLAINTS, Source, complaint};
use crate::base::{BoardId, PerBoard};
use crate::notation::{MoveTextError, read_fen, write_attempt};
use crate::position::{Attempt, Move, Position};
use crate::record::read::{Stopped, Unplayable, WhyNot};
use crate::record::{Boards, NodeId, Record, Step, Tree};
use crate::rules::{Bonus, Preset, RuleSet, TimeControl};

const fn odd(what: Oddity, board: BoardId) -> ChessComProblem {
    match what {
        Oddity::HalfMoveCut => ChessComProblem::HalfMoveCut(board),
        Oddity::TooManyMoves => ChessComProblem::TooManyMoves(board),
        Oddity::TimesMissing => ChessComProblem::TimesMissing(board),
    }
}

fn control(base: u64, increment: u64) -> TimeControl {
    let bonus = if increment == 0 { Bonus::None } else { Bonus::Increment(tenths(increment)) };
    TimeControl::same(tenths(base)).with(bonus)
}

/// The start of both boards: the array, or what `initialSetup` says. `None` when that cannot be read.
fn starts(
    pair: &Pair<'_>,
    rules: &RuleSet,
    complain: &mut impl FnMut(usize, ChessComProblem),
) -> Option<Boards> {
    let mut fine = true;
    let positions = PerBoard::new(|board| {
        let field = pair.get(board).and_then(|game| game.field("initialSetup"));
        match field.and_then(|field| Some((field.at, field.text().filter(|text| !text.is_empty())?))) {
            None => Position::start(rules),
            Some((at, text)) => start(text, board, rules).unwrap_or_else(|problems| {
                for problem in problems {
                    complain(at, problem);
                }
                fine = false;
                Position::start(rules)
            }),
        }
    });
    fine.then(|| Boards::at(positions, rules))
}

fn start(text: &str, board: BoardId, rules: &RuleSet) -> Result<Position, Vec<ChessComProblem>> {
    let setup = read_fen(text).map_err(|error| vec![ChessComProblem::Fen(board, error)])?;
    Position::new(setup, rules)
        .map_err(|error| error.faults().iter().map(|fault| ChessComProblem::Fault(board, *fault)).collect())
}

/// A match while its two boards are brought into one order.
#[derive(Debug)]
pub(super) struct Merger {
    record: Record,
    halves: PerBoard<Half>,
    complaints: Vec<Complaint>,
    /// The next half-move of each board.
    next: PerBoard<usize>,
    at: NodeId,
    played: u32,
    stopped: Option<Stopped>,
    /// Whether it is known from which positions the match starts.
    has_start: bool,
}

impl Merger {
    /// Begins with a match, at most `limit` half-moves a board. The text begins at byte `root_at`.
    pub(super) fn of_pair(pair: &Pair<'_>, root_at: usize, source: Source<'_>, limit: usize) -> Self {
        let rules = RuleSet::of(Preset::ChessCom);
        let halves = pair.map(|game| game.map_or_else(Half::default, |game| Half::new(game, limit)));
        let mut complaints = Vec::new();
        let mut complain = |at: usize, problem| complaints.push(complaint(source.at(at), problem));
        for board in BoardId::ALL {
            match pair.get(board) {
                None => complain(root_at, ChessComProblem::NoBoard(board)),
                Some(_) => {
                    for (at, what) in &halves.get(board).oddities {
                        complain(*at, odd(*what, board));
                    }
                }
            }
        }
        let start = starts(pair, &rules, &mut complain);
        let (ending, agree) = ending::ending(pair);
        if !agree {
            complain(root_at, ChessComProblem::ResultsDisagree);
        }
        let clock = BoardId::ALL.into_iter().find_map(|board| {
            let half = halves.get(board);
            half.base.map(|base| (base, half.increment))
        });
        let record = Record {
            tags: ending::tags(pair, clock),
            rules,
            time: clock.map(|(base, increment)| control(base, increment)),
            tree: Tree::new(start.unwrap_or_else(|| Boards::start(&rules))),
            ending,
        };
        Self {
            record,
            halves,
            complaints,
            next: PerBoard::default(),
            at: NodeId::ROOT,
            played: 0,
            stopped: None,
            has_start: start.is_some(),
        }
    }

    fn boards(&self) -> Boards {
        *self.record.tree.node(self.at).unwrap_or(self.record.tree.root()).boards()
    }

    fn coded(&self, board: BoardId) -> Option<Coded> {
        self.halves.get(board).moves.get(*self.next.get(board)).copied()
    }

    /// The board whose half-move comes next.
    fn due(&self) -> Option<BoardId> {
        let (a, b) = (self.coded(BoardId::A), self.coded(BoardId::B));
        let (Some(a), Some(b)) = (a, b) else {
            return a.map(|_| BoardId::A).or(b.map(|_| BoardId::B));
        };
        Some(match a.elapsed.cmp(&b.elapsed) {
            Ordering::Less => BoardId::A,
            Ordering::Greater => BoardId::B,
            Ordering::Equal => {
                let fits = |board, coded: &Coded| self.judge(board, coded).is_ok();
                if !fits(BoardId::A, &a) && fits(BoardId::B, &b) { BoardId::B } else { BoardId::A }
            }
        })
    }

    fn attempt(&self, board: BoardId, coded: &Coded) -> Option<Attempt> {
        let (first, second) = coded.signs;
        codes::attempt(first, second, self.boards().position(board).turn())
    }

    fn judge(&self, board: BoardId, coded: &Coded) -> Result<Move, MoveTextError> {
        let attempt = self.attempt(board, coded).ok_or(MoveTextError::Unreadable)?;
        Ok(self.boards().position(board).judge(attempt)?)
    }

    /// Plays at most so many half-moves; `false` when there are no more, or one that cannot be played.
    pub(super) fn work(&mut self, source: Source<'_>, halfmoves: usize) -> bool {
        for _ in 0..halfmoves {
            let Some((board, coded)) = self.due().and_then(|board| Some((board, self.coded(board)?))) else {
                return false;
            };
            let played = if self.has_start { self.play(board, &coded) } else { Err(WhyNot::NoStart) };
            if let Err(why) = played {
                self.stop(board, &coded, why, source);
                return false;
            }
        }
        true
    }

    fn play(&mut self, board: BoardId, coded: &Coded) -> Result<(), WhyNot> {
        let seat = self.boards().on_move(board);
        let mv = self.judge(board, coded).map_err(WhyNot::Move)?;
        let node = self.record.tree.add(self.at, Step::Move { seat, mv });
        self.enter(node.map_err(|refusal| WhyNot::Move(refusal.into()))?, board, coded);
        Ok(())
    }

    fn enter(&mut self, node: NodeId, board: BoardId, coded: &Coded) {
        if let Some(node) = self.record.tree.node_mut(node) {
            node.notes.left = coded.left;
            node.notes.at = coded.left.map(|_| coded.elapsed);
        }
        self.at = node;
        self.played = self.played.saturating_add(1);
        let next = self.next.get_mut(board);
        *next = next.saturating_add(1);
    }

    fn stop(&mut self, board: BoardId, coded: &Coded, why: WhyNot, source: Source<'_>) {
        let boards = self.boards();
        let (first, second) = coded.signs;
        let text = self.attempt(board, coded).map_or_else(|| format!("{first}{second}"), write_attempt);
        let number = u32::from(boards.position(board).fullmoves());
        self.stopped = Some(Stopped {
            index: self.played,
            what: Unplayable { seat: boards.on_move(board), number, text, why },
            boards,
            place: source.at(coded.at),
        });
    }

    /// What was read.
    pub(super) fn found(self) -> Found {
        let mut complaints = self.complaints;
        if let Some(stopped) = &self.stopped {
            let kind = crate::record::read::ComplaintKind::Unplayable(stopped.what.clone());
            complaints.push(Complaint { place: stopped.place, kind });
        }
        complaints.truncate(MAX_COMPLAINTS);
        let n_moves = |board| self.halves.get(board).moves.len();
        let tokens = n_moves(BoardId::A).saturating_add(n_moves(BoardId::B));
        Found {
            record: self.record,
            tokens: u32::try_from(tokens).unwrap_or(u32::MAX),
            played: self.played,
            stopped: self.stopped,
            last_comment: None,
            complaints,
        }
    }
}
