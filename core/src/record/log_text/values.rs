//! The words of a log text, each in both directions: authors, actions, events and what they are made of.

use crate::base::{BoardId, DropRole, Millis, Role, Seat, Square, Team};
use crate::game::{Action, Author, Event, Seq, Stamp};
use crate::notation::{read_uci_attempt, write_attempt};
use crate::position::{Attempt, Move};
use crate::rules::{CastleSide, Claim, DrawReason, Outcome, WinReason};

pub(crate) fn author_text(author: Author) -> String {
    match author {
        Author::Seat(seat) => String::from(seat.letter()),
        Author::Table => "table".to_owned(),
        Author::Arbiter => "arbiter".to_owned(),
        Author::Clock => "clock".to_owned(),
    }
}

pub(crate) fn read_author(text: &str) -> Option<Author> {
    match text {
        "table" => Some(Author::Table),
        "arbiter" => Some(Author::Arbiter),
        "clock" => Some(Author::Clock),
        _ => seat(text).map(Author::Seat),
    }
}

/// The event that an action is made for, if there is one that always comes first.
pub(super) const fn usual_event(stamp: Stamp, action: Action) -> Option<Event> {
    match (action, stamp.by) {
        (Action::Start, _) => Some(Event::Started),
        (Action::Pause, _) => Some(Event::Paused),
        (Action::Resume, _) => Some(Event::Resumed),
        (Action::Play(mv), Author::Seat(seat)) => Some(Event::Moved { seat, mv }),
        (Action::Touch { at }, Author::Seat(seat)) => Some(Event::Touched { seat, at }),
        (Action::Adjust, Author::Seat(seat)) => Some(Event::AdjustAnnounced { seat }),
        (Action::OfferDraw, Author::Seat(by)) => Some(Event::DrawOffered { by }),
        (Action::DeclineDraw, Author::Seat(by)) => Some(Event::DrawDeclined { by }),
        (Action::CorrectTime { seat, left }, _) => Some(Event::TimeCorrected { seat, left }),
        (Action::TakeBack { to, .. }, _) => Some(Event::TakenBack { to }),
        (
            Action::Play(_)
            | Action::Touch { .. }
            | Action::Adjust
            | Action::Claim(_)
            | Action::OfferDraw
            | Action::AcceptDraw
            | Action::DeclineDraw
            | Action::Resign
            | Action::CallOff
            | Action::Tick,
            _,
        ) => None,
    }
}

pub(super) fn action_text(action: Action) -> String {
    let text = match action {
        Action::Play(mv) => return move_text(mv),
        Action::CorrectTime { seat, left } => return format!("correct:{}:{}", seat.letter(), left.0),
        Action::TakeBack { to, gives_time: false } => return format!("back:{}", to.0),
        Action::TakeBack { to, gives_time: true } => return format!("back:{}:time", to.0),
        Action::Touch { at } => return format!("touch:{at}"),
        Action::Start => "start",
        Action::Pause => "pause",
        Action::Resume => "resume",
        Action::Claim(Claim::Time) => "claim:time",
        Action::Claim(Claim::Placement) => "claim:placement",
        Action::Claim(Claim::Repetition) => "claim:repetition",
        Action::Claim(Claim::FiftyMoves) => "claim:fifty",
        Action::Adjust => "adjust",
        Action::OfferDraw => "offer",
        Action::AcceptDraw => "accept",
        Action::DeclineDraw => "decline",
        Action::Resign => "resign",
        Action::CallOff => "calloff",
        Action::Tick => "tick",
    };
    text.to_owned()
}

pub(super) fn read_action(text: &str) -> Option<Action> {
    let parts: Vec<&str> = text.splitn(4, ':').collect();
    Some(match *parts.as_slice() {
        ["start"] => Action::Start,
        ["pause"] => Action::Pause,
        ["resume"] => Action::Resume,
        ["claim", "time"] => Action::Claim(Claim::Time),
        ["claim", "placement"] => Action::Claim(Claim::Placement),
        ["claim", "repetition"] => Action::Claim(Claim::Repetition),
        ["claim", "fifty"] => Action::Claim(Claim::FiftyMoves),
        ["touch", at] => Action::Touch { at: square(at)? },
        ["adjust"] => Action::Adjust,
        ["offer"] => Action::OfferDraw,
        ["accept"] => Action::AcceptDraw,
        ["decline"] => Action::DeclineDraw,
        ["resign"] => Action::Resign,
        ["calloff"] => Action::CallOff,
        ["tick"] => Action::Tick,
        ["correct", whose, left] => Action::CorrectTime { seat: seat(whose)?, left: millis(left)? },
        ["back", to] => Action::TakeBack { to: number(to).map(Seq)?, gives_time: false },
        ["back", to, "time"] => Action::TakeBack { to: number(to).map(Seq)?, gives_time: true },
        [text] => Action::Play(read_move(text)?),
        _ => return None,
    })
}

/// An event as a word; `stamp` is its entry's.
pub(super) fn event_text(stamp: Stamp, event: Event) -> String {
    match event {
        Event::Started => "started".to_owned(),
        Event::Paused => "paused".to_owned(),
        Event::Resumed => "resumed".to_owned(),
        Event::Moved { seat, mv } => format!("moved:{}:{}", seat.letter(), move_text(mv)),
        Event::Touched { seat, at } => format!("touched:{}:{at}", seat.letter()),
        Event::AdjustAnnounced { seat } => format!("adjusts:{}", seat.letter()),
        Event::Passed { from, to, role } if stamp.by == Author::Seat(from) && to == from.partner() => {
            format!("x:{}", role.role().letter())
        }
        Event::Passed { from, to, role } => {
            format!("x:{}:{}:{}", from.letter(), to.letter(), role.role().letter())
        }
        Event::FlagFell { seat, at } => format!("flag:{}{}", seat.letter(), instant(stamp, at)),
        Event::ClaimOpened { by, at } => format!("claimable:{}:{at}", by.letter()),
        Event::TakenOff { by, at, role, to } => {
            format!("off:{}:{at}:{}:{}", by.letter(), role.role().letter(), to.letter())
        }
        Event::DrawOffered { by } => format!("offered:{}", by.letter()),
        Event::DrawDeclined { by } => format!("declined:{}", by.letter()),
        Event::DrawAgreed { board } => format!("agreed:{}", board.letter()),
        Event::TimeCorrected { seat, left } => format!("clock:{}:{}", seat.letter(), left.0),
        Event::TakenBack { to } => format!("back:{}", to.0),
        Event::Ended { outcome, at } => format!("{}{}", outcome_text(outcome), instant(stamp, at)),
    }
}

/// An instant behind an event, left out where it is the entry's own.
fn instant(stamp: Stamp, at: Millis) -> String {
    if at == stamp.at { String::new() } else { format!(":{}", at.0) }
}

pub(super) fn read_event(stamp: Stamp, text: &str) -> Option<Event> {
    let parts: Vec<&str> = text.splitn(7, ':').collect();
    Some(match *parts.as_slice() {
        ["started"] => Event::Started,
        ["paused"] => Event::Paused,
        ["resumed"] => Event::Resumed,
        ["moved", who, mv] => Event::Moved { seat: seat(who)?, mv: read_move(mv)? },
        ["touched", who, at] => Event::Touched { seat: seat(who)?, at: square(at)? },
        ["adjusts", who] => Event::AdjustAnnounced { seat: seat(who)? },
        ["x", role] => match stamp.by {
            Author::Seat(from) => Event::Passed { from, to: from.partner(), role: drop_role(role)? },
            Author::Table | Author::Arbiter | Author::Clock => return None,
        },
        ["x", from, to, role] => Event::Passed { from: seat(from)?, to: seat(to)?, role: drop_role(role)? },
        ["flag", whose] => Event::FlagFell { seat: seat(whose)?, at: stamp.at },
        ["flag", whose, at] => Event::FlagFell { seat: seat(whose)?, at: millis(at)? },
        ["claimable", by, at] => Event::ClaimOpened { by: seat(by)?, at: square(at)? },
        ["off", by, at, role, to] => {
            Event::TakenOff { by: seat(by)?, at: square(at)?, role: drop_role(role)?, to: seat(to)? }
        }
        ["offered", by] => Event::DrawOffered { by: seat(by)? },
        ["declined", by] => Event::DrawDeclined { by: seat(by)? },
        ["agreed", on] => Event::DrawAgreed { board: board(on)? },
        ["clock", whose, left] => Event::TimeCorrected { seat: seat(whose)?, left: millis(left)? },
        ["back", to] => Event::TakenBack { to: number(to).map(Seq)? },
        ref words => {
            let (outcome, rest) = read_outcome(words)?;
            let at = match *rest {
                [] => stamp.at,
                [at] => millis(at)?,
                _ => return None,
            };
            Event::Ended { outcome, at }
        }
    })
}

fn outcome_text(outcome: Outcome) -> String {
    let reason = outcome.reason_name();
    match outcome {
        Outcome::Won { by, reason: why } => {
            let (WinReason::Mate { loser } | WinReason::Time { loser } | WinReason::Resignation { loser }) =
                why;
            format!("won:{}:{reason}:{}", team_name(by), loser.letter())
        }
        Outcome::Drawn { reason: DrawReason::Flags } => format!("drawn:{reason}"),
        Outcome::Drawn {
            reason:
                DrawReason::Agreement { board }
                | DrawReason::Repetition { board }
                | DrawReason::FiftyMoves { board }
                | DrawReason::Stalemate { board },
        } => format!("drawn:{reason}:{}", board.letter()),
        Outcome::CalledOff => reason.to_owned(),
    }
}

/// The outcome that these words begin with, and the words behind it.
fn read_outcome<'a, 'b>(words: &'b [&'a str]) -> Option<(Outcome, &'b [&'a str])> {
    Some(match words {
        ["won", by, reason, loser, rest @ ..] => {
            let loser = seat(loser)?;
            let reason = match *reason {
                "mate" => WinReason::Mate { loser },
                "time" => WinReason::Time { loser },
                "resignation" => WinReason::Resignation { loser },
                _ => return None,
            };
            let by = Team::ALL.into_iter().find(|team| team_name(*team) == *by)?;
            (Outcome::Won { by, reason }, rest)
        }
        ["drawn", "flags", rest @ ..] => (Outcome::Drawn { reason: DrawReason::Flags }, rest),
        ["drawn", reason, on, rest @ ..] => {
            let board = board(on)?;
            let reason = match *reason {
                "agreement" => DrawReason::Agreement { board },
                "repetition" => DrawReason::Repetition { board },
                "fifty-moves" => DrawReason::FiftyMoves { board },
                "stalemate" => DrawReason::Stalemate { board },
                _ => return None,
            };
            (Outcome::Drawn { reason }, rest)
        }
        ["called-off", rest @ ..] => (Outcome::CalledOff, rest),
        _ => return None,
    })
}

const fn team_name(team: Team) -> &'static str {
    match team {
        Team::One => "One",
        Team::Two => "Two",
    }
}

/// The short text of a move, with castling and capture in passing told apart from other moves of the same squares.
fn move_text(mv: Move) -> String {
    match mv {
        Move::Normal { from, to, promotion } => write_attempt(Attempt::Board { from, to, promotion }),
        Move::EnPassant { from, to } => format!("{from}{to}e"),
        Move::Castle(CastleSide::King) => "O-O".to_owned(),
        Move::Castle(CastleSide::Queen) => "O-O-O".to_owned(),
        Move::Drop { role, to } => write_attempt(Attempt::Drop { role, to }),
    }
}

fn read_move(text: &str) -> Option<Move> {
    match text {
        "O-O" => return Some(Move::Castle(CastleSide::King)),
        "O-O-O" => return Some(Move::Castle(CastleSide::Queen)),
        _ => {}
    }
    let (text, in_passing) = match text.strip_suffix('e') {
        Some(text) => (text, true),
        None => (text, false),
    };
    match (read_uci_attempt(text).ok()?, in_passing) {
        (Attempt::Board { from, to, promotion }, false) => Some(Move::Normal { from, to, promotion }),
        (Attempt::Board { from, to, promotion: None }, true) => Some(Move::EnPassant { from, to }),
        (Attempt::Drop { role, to }, false) => Some(Move::Drop { role, to }),
        (Attempt::Board { promotion: Some(_), .. } | Attempt::Drop { .. }, true) => None,
    }
}

pub(super) fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|_| text.bytes().all(|sign| sign.is_ascii_digit()))
}

pub(super) fn millis(text: &str) -> Option<Millis> {
    number(text).map(Millis)
}

pub(super) fn seat(text: &str) -> Option<Seat> {
    letter(text).and_then(Seat::from_letter)
}

fn board(text: &str) -> Option<BoardId> {
    BoardId::ALL.into_iter().find(|board| letter(text) == Some(board.letter()))
}

fn square(text: &str) -> Option<Square> {
    text.parse().ok()
}

fn drop_role(text: &str) -> Option<DropRole> {
    let letter = letter(text).filter(char::is_ascii_uppercase)?;
    Role::from_letter(letter).and_then(DropRole::from_role)
}

/// The only character of a text.
fn letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}
