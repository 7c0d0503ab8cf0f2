//! A claim under examination: what has to be known, what is known, and the ruling that follows.

use super::claim::Claim;
use super::remedy::Remedy;
use crate::base::Seat;
use crate::game::Author;
use crate::rules::Source;

/// Something that the device does not know and the table does. With a record it often needs not ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// Has the touched piece a legal move, or can the touched enemy piece be captured?
    CanKeepTouch,
    /// What did the illegal move capture, if it was no placement?
    Captured,
    /// Can the position before the illegal move be established?
    CanRestore,
    /// Could this player's team still mate by any legal moves? (C 10.2)
    CanMate(Seat),
    /// Is the draw claim right?
    IsDrawRight,
    /// What is to become of the level ending? (C 10.3)
    LevelEnding,
}

/// What became of a captured piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CapturedPiece {
    /// Nothing was captured.
    None,
    /// It lies in the partner's reserve, or beside the board.
    InReserve,
    /// The partner has placed it already.
    Placed,
    /// The illegal move was a placement, which captures nothing.
    WasPlacement,
}

/// What an arbiter decides of a level ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LevelRuling {
    /// It is a draw.
    Accept,
    /// Play goes on.
    Reject,
    /// Play goes on under observation; a draw may still be declared when a flag falls (FIDE III.5.2).
    Postpone,
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Answer {
    /// Yes or no.
    Is(Question, bool),
    /// To [`Question::Captured`].
    Captured(CapturedPiece),
    /// To [`Question::LevelEnding`].
    Level(LevelRuling),
}

impl Answer {
    /// What it answers.
    pub const fn question(self) -> Question {
        match self {
            Self::Is(question, _) => question,
            Self::Captured(_) => Question::Captured,
            Self::Level(_) => Question::LevelEnding,
        }
    }

    /// The answers that a question can have; [`Supervision::answers`](super::Supervision::answers) says which of them a
    /// profile knows.
    pub const fn all(question: Question) -> &'static [AnswerTo] {
        match question {
            Question::Captured => {
                &[AnswerTo::NoCapture, AnswerTo::InReserve, AnswerTo::Placed, AnswerTo::WasPlacement]
            }
            Question::LevelEnding => &[AnswerTo::Accept, AnswerTo::Reject, AnswerTo::Postpone],
            Question::CanKeepTouch | Question::CanRestore | Question::CanMate(_) | Question::IsDrawRight => {
                &[AnswerTo::Yes, AnswerTo::No]
            }
        }
    }
}

/// What can be pressed as an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnswerTo {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Nothing was captured.
    NoCapture,
    /// The captured piece lies in reserve.
    InReserve,
    /// The captured piece is on the other board.
    Placed,
    /// The move was a placement.
    WasPlacement,
    /// A draw.
    Accept,
    /// Play goes on.
    Reject,
    /// Play goes on under observation.
    Postpone,
}

impl AnswerTo {
    /// As the answer to a question.
    pub const fn to(self, question: Question) -> Answer {
        match self {
            Self::Yes => Answer::Is(question, true),
            Self::No => Answer::Is(question, false),
            Self::NoCapture => Answer::Captured(CapturedPiece::None),
            Self::InReserve => Answer::Captured(CapturedPiece::InReserve),
            Self::Placed => Answer::Captured(CapturedPiece::Placed),
            Self::WasPlacement => Answer::Captured(CapturedPiece::WasPlacement),
            Self::Accept => Answer::Level(LevelRuling::Accept),
            Self::Reject => Answer::Level(LevelRuling::Reject),
            Self::Postpone => Answer::Level(LevelRuling::Postpone),
        }
    }
}

/// A claim under examination. Both clocks stand meanwhile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Case {
    /// Whose claim it is.
    pub seat: Seat,
    /// Who has made it.
    pub by: Author,
    /// What.
    pub claim: Claim,
    /// What the table has told so far.
    pub told: Vec<Answer>,
}

impl Case {
    /// The answer to a yes-or-no question, if it was given.
    pub(super) fn is(&self, question: Question) -> Option<bool> {
        self.told.iter().find_map(|answer| match answer {
            Answer::Is(asked, is) if *asked == question => Some(*is),
            Answer::Is(..) | Answer::Captured(_) | Answer::Level(_) => None,
        })
    }

    pub(super) fn captured(&self) -> Option<CapturedPiece> {
        self.told.iter().find_map(|answer| match answer {
            Answer::Captured(what) => Some(*what),
            Answer::Is(..) | Answer::Level(_) => None,
        })
    }

    pub(super) fn level(&self) -> Option<LevelRuling> {
        self.told.iter().find_map(|answer| match answer {
            Answer::Level(ruling) => Some(*ruling),
            Answer::Is(..) | Answer::Captured(_) => None,
        })
    }
}

/// Where the examination of a case stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// This has to be known.
    Ask(Question),
    /// Everything is known: this follows, if the facts are as claimed.
    Rule(Ruling),
}

/// What follows from a claim whose facts are right.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ruling {
    /// What is done, in order. Never empty.
    pub remedies: Vec<Remedy>,
    /// What it stands on, the most special first.
    pub sources: Vec<Source>,
    /// What can no longer be done because nobody has recorded the moves.
    pub lacks_record: bool,
}
