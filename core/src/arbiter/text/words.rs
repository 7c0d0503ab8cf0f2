//! The words of actions, each in both directions.

use crate::arbiter::action::{Action, Declaration, Penalty, Rejection};
use crate::arbiter::case::{Answer, CapturedPiece, LevelRuling, Question};
use crate::arbiter::claim::{Claim, Conduct, DrawClaim, HandFault, PlacementFault, SetUpFault, When};
use crate::base::{BoardId, DropRole, Millis, Role, Seat};
use crate::notation::{read_uci_attempt, write_attempt};
use crate::position::Attempt;

pub(super) fn action_text(action: Action) -> String {
    let plain = match action {
        Action::Record { seat, attempt } => {
            return format!("record:{}:{}", seat.letter(), write_attempt(attempt));
        }
        Action::Claim { seat, claim } => return format!("claim:{}:{}", seat.letter(), claim_text(claim)),
        Action::Answer(answer) => return format!("tell:{}", answer_text(answer)),
        Action::Declare(what) => return format!("declare:{}", declaration_text(what)),
        Action::Correct { seat, left } => return format!("correct:{}:{}", seat.letter(), left.0),
        Action::Note { conduct, seat: Some(seat) } => {
            return format!("note:{}:{}", conduct_word(conduct), seat.letter());
        }
        Action::Note { conduct, seat: None } => return format!("note:{}", conduct_word(conduct)),
        Action::Punish { seat, penalty } => {
            let how = match penalty {
                Penalty::Warning => "warning".to_owned(),
                Penalty::Time(time) => format!("time:{}", time.0),
                Penalty::Loss => "loss".to_owned(),
            };
            return format!("punish:{}:{how}", seat.letter());
        }
        Action::Start => "start",
        Action::Pause => "pause",
        Action::Resume => "resume",
        Action::Press => "press",
        Action::Unrecord => "unrecord",
        Action::Dispute => "dispute",
        Action::Uphold => "uphold",
        Action::Reject(Rejection::NotProven) => "reject:not-proven",
        Action::Reject(Rejection::TooLate) => "reject:too-late",
        Action::Offer => "offer",
        Action::Accept => "accept",
        Action::Decline => "decline",
        Action::Resign => "resign",
        Action::CallOff => "calloff",
        Action::Tick => "tick",
    };
    plain.to_owned()
}

pub(super) fn read_action(text: &str) -> Option<Action> {
    let parts: Vec<&str> = text.splitn(8, ':').collect();
    Some(match *parts.as_slice() {
        ["start"] => Action::Start,
        ["pause"] => Action::Pause,
        ["resume"] => Action::Resume,
        ["press"] => Action::Press,
        ["record", whose, attempt] => {
            Action::Record { seat: seat(whose)?, attempt: read_uci_attempt(attempt).ok()? }
        }
        ["unrecord"] => Action::Unrecord,
        ["claim", whose, ref claim @ ..] => Action::Claim { seat: seat(whose)?, claim: read_claim(claim)? },
        ["tell", ref answer @ ..] => Action::Answer(read_answer(answer)?),
        ["dispute"] => Action::Dispute,
        ["uphold"] => Action::Uphold,
        ["reject", "not-proven"] => Action::Reject(Rejection::NotProven),
        ["reject", "too-late"] => Action::Reject(Rejection::TooLate),
        ["offer"] => Action::Offer,
        ["accept"] => Action::Accept,
        ["decline"] => Action::Decline,
        ["resign"] => Action::Resign,
        ["declare", ref what @ ..] => Action::Declare(read_declaration(what)?),
        ["correct", whose, left] => Action::Correct { seat: seat(whose)?, left: millis(left)? },
        ["note", what] => Action::Note { conduct: conduct(what)?, seat: None },
        ["note", what, whose] => Action::Note { conduct: conduct(what)?, seat: Some(seat(whose)?) },
        ["punish", whose, "warning"] => Action::Punish { seat: seat(whose)?, penalty: Penalty::Warning },
        ["punish", whose, "loss"] => Action::Punish { seat: seat(whose)?, penalty: Penalty::Loss },
        ["punish", whose, "time", time] => {
            Action::Punish { seat: seat(whose)?, penalty: Penalty::Time(millis(time)?) }
        }
        ["calloff"] => Action::CallOff,
        ["tick"] => Action::Tick,
        _ => return None,
    })
}

const fn fault_word(fault: HandFault) -> &'static str {
    match fault {
        HandFault::OutOfTurn => "out-of-turn",
        HandFault::MovedAnother => "moved-another",
        HandFault::ChangedRelease => "changed-release",
        HandFault::NotCaptured => "not-captured",
        HandFault::CastledByRook => "castled-by-rook",
    }
}

fn claim_text(claim: Claim) -> String {
    let announced = |word: &str, announced: Option<Attempt>| match announced {
        Some(attempt) => format!("draw:{word}:{}", write_attempt(attempt)),
        None => format!("draw:{word}"),
    };
    match claim {
        Claim::Hands(fault) => format!("hands:{}", fault_word(fault)),
        Claim::Illegal(When::LastMove) => "illegal:last".to_owned(),
        Claim::Illegal(When::Earlier) => "illegal:earlier".to_owned(),
        Claim::Placement(PlacementFault::PawnRank) => "placement:pawn-rank".to_owned(),
        Claim::Placement(PlacementFault::Check(role)) => format!("placement:check:{}", role.role().letter()),
        Claim::SetUp(board, fault) => {
            let fault = match fault {
                SetUpFault::BoardTurned => "turned".to_owned(),
                SetUpFault::Misplaced => "misplaced".to_owned(),
                SetUpFault::ColoursReversed => "colours".to_owned(),
                SetUpFault::KnockedOver(seat) => format!("knocked:{}", seat.letter()),
                SetUpFault::Lost => "lost".to_owned(),
                SetUpFault::WrongClock => "clock".to_owned(),
            };
            format!("setup:{}:{fault}", board.letter())
        }
        Claim::Flag => "flag".to_owned(),
        Claim::Draw(DrawClaim::Repetition(attempt)) => announced("repetition", attempt),
        Claim::Draw(DrawClaim::FiftyMoves(attempt)) => announced("fifty", attempt),
        Claim::Draw(DrawClaim::LevelEnding) => "draw:level".to_owned(),
    }
}

fn read_claim(parts: &[&str]) -> Option<Claim> {
    let announced = |text: &str| read_uci_attempt(text).ok().map(Some);
    Some(match *parts {
        ["hands", word] => Claim::Hands(HandFault::ALL.into_iter().find(|it| fault_word(*it) == word)?),
        ["illegal", "last"] => Claim::Illegal(When::LastMove),
        ["illegal", "earlier"] => Claim::Illegal(When::Earlier),
        ["placement", "pawn-rank"] => Claim::Placement(PlacementFault::PawnRank),
        ["placement", "check", letter] => {
            let role = Role::from_letter(only(letter)?).and_then(DropRole::from_role)?;
            Claim::Placement(PlacementFault::Check(role))
        }
        ["setup", where_, ref fault @ ..] => {
            let fault = match *fault {
                ["turned"] => SetUpFault::BoardTurned,
                ["misplaced"] => SetUpFault::Misplaced,
                ["colours"] => SetUpFault::ColoursReversed,
                ["knocked", whose] => SetUpFault::KnockedOver(seat(whose)?),
                ["lost"] => SetUpFault::Lost,
                ["clock"] => SetUpFault::WrongClock,
                _ => return None,
            };
            Claim::SetUp(board(where_)?, fault)
        }
        ["flag"] => Claim::Flag,
        ["draw", "repetition"] => Claim::Draw(DrawClaim::Repetition(None)),
        ["draw", "repetition", text] => Claim::Draw(DrawClaim::Repetition(announced(text)?)),
        ["draw", "fifty"] => Claim::Draw(DrawClaim::FiftyMoves(None)),
        ["draw", "fifty", text] => Claim::Draw(DrawClaim::FiftyMoves(announced(text)?)),
        ["draw", "level"] => Claim::Draw(DrawClaim::LevelEnding),
        _ => return None,
    })
}

fn answer_text(answer: Answer) -> String {
    match answer {
        Answer::Is(question, is) => {
            let word = match question {
                Question::CanKeepTouch => "can-keep".to_owned(),
                Question::CanRestore => "can-restore".to_owned(),
                Question::CanMate(seat) => format!("can-mate:{}", seat.letter()),
                Question::IsDrawRight => "draw-right".to_owned(),
                // Never asked with yes and no.
                Question::Captured => "captured".to_owned(),
                Question::LevelEnding => "level".to_owned(),
            };
            format!("{word}:{}", if is { "yes" } else { "no" })
        }
        Answer::Captured(CapturedPiece::None) => "captured:none".to_owned(),
        Answer::Captured(CapturedPiece::InReserve) => "captured:reserve".to_owned(),
        Answer::Captured(CapturedPiece::Placed) => "captured:placed".to_owned(),
        Answer::Captured(CapturedPiece::WasPlacement) => "captured:placement".to_owned(),
        Answer::Level(LevelRuling::Accept) => "level:accept".to_owned(),
        Answer::Level(LevelRuling::Reject) => "level:reject".to_owned(),
        Answer::Level(LevelRuling::Postpone) => "level:postpone".to_owned(),
    }
}

fn read_answer(parts: &[&str]) -> Option<Answer> {
    let yes = |word: &str| match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    Some(match *parts {
        ["captured", "none"] => Answer::Captured(CapturedPiece::None),
        ["captured", "reserve"] => Answer::Captured(CapturedPiece::InReserve),
        ["captured", "placed"] => Answer::Captured(CapturedPiece::Placed),
        ["captured", "placement"] => Answer::Captured(CapturedPiece::WasPlacement),
        ["level", "accept"] => Answer::Level(LevelRuling::Accept),
        ["level", "reject"] => Answer::Level(LevelRuling::Reject),
        ["level", "postpone"] => Answer::Level(LevelRuling::Postpone),
        ["can-keep", word] => Answer::Is(Question::CanKeepTouch, yes(word)?),
        ["can-restore", word] => Answer::Is(Question::CanRestore, yes(word)?),
        ["draw-right", word] => Answer::Is(Question::IsDrawRight, yes(word)?),
        ["can-mate", whose, word] => Answer::Is(Question::CanMate(seat(whose)?), yes(word)?),
        _ => return None,
    })
}

fn declaration_text(what: Declaration) -> String {
    match what {
        Declaration::Mate { loser } => format!("mate:{}", loser.letter()),
        Declaration::Stalemate { board } => format!("stalemate:{}", board.letter()),
        Declaration::FiveFold { board } => format!("fivefold:{}", board.letter()),
        Declaration::SeventyFiveMoves { board } => format!("seventyfive:{}", board.letter()),
        Declaration::Opposite => "opposite".to_owned(),
    }
}

fn read_declaration(parts: &[&str]) -> Option<Declaration> {
    Some(match *parts {
        ["mate", whose] => Declaration::Mate { loser: seat(whose)? },
        ["stalemate", where_] => Declaration::Stalemate { board: board(where_)? },
        ["fivefold", where_] => Declaration::FiveFold { board: board(where_)? },
        ["seventyfive", where_] => Declaration::SeventyFiveMoves { board: board(where_)? },
        ["opposite"] => Declaration::Opposite,
        _ => return None,
    })
}

const fn conduct_word(conduct: Conduct) -> &'static str {
    match conduct {
        Conduct::Disturbance => "disturbance",
        Conduct::Comment => "comment",
        Conduct::OutsideAdvice => "advice",
        Conduct::Notes => "notes",
        Conduct::SpectatorRemark => "spectator",
        Conduct::FlagCalled => "flag-called",
        Conduct::HiddenReserve => "hidden-reserve",
        Conduct::PartnersBoard => "partners-board",
    }
}

fn conduct(word: &str) -> Option<Conduct> {
    Conduct::ALL.into_iter().find(|it| conduct_word(*it) == word)
}

fn seat(text: &str) -> Option<Seat> {
    Seat::from_letter(only(text)?)
}

fn board(text: &str) -> Option<BoardId> {
    BoardId::ALL.into_iter().find(|board| only(text) == Some(board.letter()))
}

fn millis(text: &str) -> Option<Millis> {
    text.parse().ok().map(Millis)
}

/// The one sign of a text.
fn only(text: &str) -> Option<char> {
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}
