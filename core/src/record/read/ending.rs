//! Who has won a recorded game, and by what.
//!
//! Two things are written `1-0`: that White of board A has won, so team One; and that White of the board has won that ended
//! the game. Therefore, in this order:
//!
//! 1. our own tag `Winner` says it;
//! 2. a remark about the end, or the tag `Termination` or `Outcome`, names who has lost or won, by his name or his seat;
//! 3. the last move mates, by the rules of the record, and the result is no draw;
//! 4. the result means board A, as in the older archives and in what we write.
//!
//! The board of a draw is the one in our tag `DrawnOn`, else the one that moved last.
//!
//! A name that belongs to several seats means the one on the board that moved last, else the one on board A. A result that
//! fits in neither meaning with a known loser is complained about.

use super::header::Known;
use super::reason::{How, Lot, Reason, read_reason};
use crate::base::{BoardId, Color, Seat, Team};
use crate::record::{Boards, Ending, ResultToken, Tags};
use crate::rules::{DrawReason, Outcome, WinReason};

/// What is known about the end when all moves are read.
#[derive(Clone, Copy, Debug)]
pub(in crate::record) struct End<'a> {
    /// The result in the text, if there is one.
    pub(in crate::record) token: Option<ResultToken>,
    /// The boards after the last move, if all moves could be played.
    pub(in crate::record) boards: Option<&'a Boards>,
    /// Where the last move was made, if there is one.
    pub(in crate::record) board: Option<BoardId>,
}

/// Something that does not fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Doubt {
    /// The tag `Result` and the end of the text say different results.
    Differs(ResultToken),
    /// The result and who has lost.
    Contradicts(ResultToken),
    /// Our tag `Winner` and who has lost; the tag holds.
    Winner,
}

/// How a game ended, and what is doubtful about that.
pub(in crate::record) fn ending(tags: &Tags, remarks: Vec<String>, end: End<'_>) -> (Ending, Vec<Doubt>) {
    let mut doubts = Vec::new();
    let tag = tags.get(Known::Result.name()).and_then(|text| ResultToken::from_text(text.trim()));
    let token = match (end.token, tag) {
        // Some programs end every text with a star and know better in the tag.
        (None | Some(ResultToken::Open), Some(tag)) => tag,
        (Some(token), Some(tag)) => {
            if tag != ResultToken::Open && tag != token {
                doubts.push(Doubt::Differs(tag));
            }
            token
        }
        (token, None) => token.unwrap_or_default(),
    };
    let reason = remarks.iter().rev().find_map(|remark| read_reason(remark));
    let reason = reason.or_else(|| {
        ["Outcome", "Termination"].into_iter().find_map(|tag| tags.get(tag).and_then(read_reason))
    });
    let judge = Judge { tags, end, token };
    let verdict = judge.verdict(reason);
    if verdict.loser.is_some_and(|loser| !fits(token, loser)) {
        doubts.push(Doubt::Contradicts(token));
    }
    let named = tags.get(Known::Winner.name()).and_then(team);
    if verdict.loser.is_some_and(|loser| named == Some(loser.team())) {
        doubts.push(Doubt::Winner);
    }
    let drawn_on = tags.get(Known::DrawnOn.name()).and_then(board);
    let winner = named.or(verdict.winner);
    let outcome =
        verdict.outcome(drawn_on.unwrap_or(judge.board())).filter(|outcome| outcome.winner() == winner);
    (Ending { token, remarks, winner, outcome }, doubts)
}

/// Whether a comment before the result is about the end. A sentence that only says that something is won or lost is that
/// when it names a seat.
pub(in crate::record) fn is_about_the_end(tags: &Tags, text: &str) -> bool {
    read_reason(text).is_some_and(|reason| match (reason.how, reason.who) {
        (How::Decided, Some((name, _))) => {
            let end = End { token: None, boards: None, board: None };
            Judge { tags, end, token: ResultToken::Open }.seat(name).is_some()
        }
        _ => true,
    })
}

/// The team that our tag `Winner` names.
pub(super) fn team(text: &str) -> Option<Team> {
    match text.trim() {
        "One" | "one" => Some(Team::One),
        "Two" | "two" => Some(Team::Two),
        _ => None,
    }
}

/// The board that our tag `DrawnOn` names.
pub(super) fn board(text: &str) -> Option<BoardId> {
    BoardId::ALL.into_iter().find(|board| text.trim().chars().eq([board.letter()]))
}

/// Whether a result can mean that `loser` has lost: White of board A, or White of the loser's board, is its winner.
fn fits(token: ResultToken, loser: Seat) -> bool {
    let winner = loser.team().other();
    let white_won = loser.color == Color::Black;
    match token {
        ResultToken::OneZero => winner == Team::One || white_won,
        ResultToken::ZeroOne => winner == Team::Two || !white_won,
        ResultToken::Half => false,
        ResultToken::Open => true,
    }
}

struct Judge<'a> {
    tags: &'a Tags,
    end: End<'a>,
    token: ResultToken,
}

/// What has been found out.
#[derive(Clone, Copy, Debug, Default)]
struct Verdict {
    how: Option<How>,
    loser: Option<Seat>,
    winner: Option<Team>,
}

impl Judge<'_> {
    /// The board on which things ended, as far as one knows.
    fn board(&self) -> BoardId {
        self.end.board.unwrap_or(BoardId::A)
    }

    fn verdict(&self, reason: Option<Reason<'_>>) -> Verdict {
        let how = reason.map(|reason| reason.how);
        let named = reason.and_then(|reason| reason.who);
        if let Some((seat, lot)) = named.and_then(|(name, lot)| Some((self.seat(name)?, lot))) {
            return match lot {
                Lot::Lost => Verdict { how, loser: Some(seat), winner: Some(seat.team().other()) },
                Lot::Won => Verdict { how, loser: Some(seat.opponent()), winner: Some(seat.team()) },
                Lot::TeamWon => Verdict { how, loser: None, winner: Some(seat.team()) },
            };
        }
        match how {
            Some(
                How::Agreement
                | How::Repetition
                | How::FiftyMoves
                | How::Stalemate
                | How::Flags
                | How::Drawn
                | How::Aborted
                | How::Unfinished,
            ) => return Verdict { how, ..Verdict::default() },
            None | Some(How::Mate | How::Time | How::Resignation | How::Decided) => {}
        }
        if let Some(loser) = self.mated().filter(|_| self.token != ResultToken::Half) {
            return Verdict { how: Some(How::Mate), loser: Some(loser), winner: Some(loser.team().other()) };
        }
        let winner = match self.token {
            ResultToken::OneZero => Some(Team::One),
            ResultToken::ZeroOne => Some(Team::Two),
            ResultToken::Half | ResultToken::Open => None,
        };
        let how = if self.token == ResultToken::Half { how.or(Some(How::Drawn)) } else { how };
        Verdict { how, loser: None, winner }
    }

    /// Who is mated by the last move.
    fn mated(&self) -> Option<Seat> {
        let boards = self.end.boards?;
        let board = self.end.board?;
        boards.position(board).is_mate().then(|| boards.on_move(board))
    }

    /// The seat that a remark means by a name.
    fn seat(&self, name: &str) -> Option<Seat> {
        let is_called =
            |seat: &Seat| self.tags.get(seat.name()).is_some_and(|tag| tag.trim().eq_ignore_ascii_case(name));
        let mut seats = Seat::ALL.into_iter().filter(is_called);
        let Some(first) = seats.next() else { return self.seat_by_code(name) };
        let rest = seats.find(|seat| seat.board == self.board());
        Some(if first.board == self.board() { first } else { rest.unwrap_or(first) })
    }

    /// `WhiteA`, `WA`, `A` for White on board A and `a` for Black; `White` on the board that moved last.
    fn seat_by_code(&self, name: &str) -> Option<Seat> {
        match name {
            "WA" | "A" => Some(Seat::WHITE_A),
            "BA" | "a" => Some(Seat::BLACK_A),
            "WB" | "B" => Some(Seat::WHITE_B),
            "BB" | "b" => Some(Seat::BLACK_B),
            "White" | "WHITE" | "white" => Some(Seat::new(self.board(), Color::White)),
            "Black" | "BLACK" | "black" => Some(Seat::new(self.board(), Color::Black)),
            _ => Seat::from_name(name),
        }
    }
}

impl Verdict {
    /// The outcome by our own words, where enough is known.
    fn outcome(self, board: BoardId) -> Option<Outcome> {
        let won = |reason: fn(Seat) -> WinReason| {
            let loser = self.loser?;
            Some(Outcome::Won { by: loser.team().other(), reason: reason(loser) })
        };
        let drawn = |reason| Some(Outcome::Drawn { reason });
        match self.how? {
            How::Mate => won(|loser| WinReason::Mate { loser }),
            How::Time => won(|loser| WinReason::Time { loser }),
            How::Resignation => won(|loser| WinReason::Resignation { loser }),
            How::Agreement => drawn(DrawReason::Agreement { board }),
            How::Repetition => drawn(DrawReason::Repetition { board }),
            How::FiftyMoves => drawn(DrawReason::FiftyMoves { board }),
            How::Stalemate => drawn(DrawReason::Stalemate { board }),
            How::Flags => drawn(DrawReason::Flags),
            How::Aborted => Some(Outcome::CalledOff),
            How::Decided | How::Drawn | How::Unfinished => None,
        }
    }
}
