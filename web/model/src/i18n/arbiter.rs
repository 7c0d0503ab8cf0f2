//! Arbiter mode in words: claims, what is asked about them, and what is to be done at the table. What it stands on is a chip
//! beside the sentence (`Source` writes itself), never a part of it.

use pasapezas_core::arbiter::{
    AnswerTo, Case, Claim, DrawClaim, Duty, HandFault, PlacementFault, Profile, Question, Remedy, SetUpFault,
    When,
};
use pasapezas_core::{BoardId, DropRole, PawnRanks, PerSeat, Seat};

use super::arbiter_told::{Told, told_text};
use super::arbiter_ui::{GuideUi, guide_ui};
use super::elision::of;
use super::lang::Lang;
use super::noun::{noun, the_object};
use super::noun_de;
use super::speech::time_words;
use super::text::{Text, board_letter, capital, fill, inside};
use super::ui::team_name;

/// Who puts into words what happens on real boards: the language, and who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Clerk<'a> {
    /// In which language.
    pub lang: Lang,
    /// What is played.
    pub profile: Profile,
    /// The names of the players.
    pub names: &'a PerSeat<String>,
    /// Where pawns may be placed.
    pub pawn_ranks: PawnRanks,
}

impl Clerk<'_> {
    /// A claim in few words, for a button: *Xogada ilegal, a última*.
    pub fn claim(&self, claim: Claim) -> Text {
        let told = match claim {
            Claim::Hands(HandFault::OutOfTurn) => Told::OutOfTurn,
            Claim::Hands(HandFault::MovedAnother) => Told::MovedAnother,
            Claim::Hands(HandFault::ChangedRelease) => Told::ChangedRelease,
            Claim::Hands(HandFault::NotCaptured) => Told::NotCaptured,
            Claim::Hands(HandFault::CastledByRook) => Told::CastledByRook,
            Claim::Illegal(When::LastMove) => Told::IllegalLast,
            Claim::Illegal(When::Earlier) => Told::IllegalEarlier,
            Claim::Placement(PlacementFault::Check(role)) => return self.of_role(Told::PlacementCheck, role),
            Claim::Placement(PlacementFault::PawnRank) => Told::PlacementRank,
            Claim::SetUp(_, SetUpFault::BoardTurned) => Told::BoardTurned,
            Claim::SetUp(_, SetUpFault::Misplaced) => Told::Misplaced,
            Claim::SetUp(_, SetUpFault::ColoursReversed) => Told::Reversed,
            Claim::SetUp(_, SetUpFault::KnockedOver(seat)) => return self.of_seat(Told::KnockedOver, seat),
            Claim::SetUp(_, SetUpFault::Lost) => Told::Lost,
            Claim::SetUp(_, SetUpFault::WrongClock) => Told::WrongClock,
            Claim::Flag => Told::Flag,
            Claim::Draw(DrawClaim::Repetition(_)) => Told::Repetition,
            Claim::Draw(DrawClaim::FiftyMoves(_)) => Told::FiftyMoves,
            Claim::Draw(DrawClaim::LevelEnding) => Told::LevelEnding,
        };
        Text::Borrowed(told_text(self.lang, told))
    }

    /// A forbidden placement of whatever kind.
    pub fn any_placement(&self) -> Text {
        Text::Borrowed(told_text(self.lang, Told::Placement))
    }

    /// Whatever may be wrong with a board.
    pub fn any_set_up(&self) -> Text {
        Text::Borrowed(told_text(self.lang, Told::SetUp))
    }

    /// A claim as a sentence: *Uxía reclama: a última xogada de Sabela é ilegal.*
    pub fn claimed(&self, seat: Seat, claim: Claim) -> Text {
        let mut other = seat.opponent();
        let mut board = seat.board;
        let told = match claim {
            Claim::Hands(HandFault::OutOfTurn) => Told::OutOfTurnSaid,
            Claim::Hands(HandFault::MovedAnother) => Told::MovedAnotherSaid,
            Claim::Hands(HandFault::ChangedRelease) => Told::ChangedReleaseSaid,
            Claim::Hands(HandFault::NotCaptured) => Told::NotCapturedSaid,
            Claim::Hands(HandFault::CastledByRook) => Told::CastledByRookSaid,
            Claim::Illegal(When::LastMove) => Told::IllegalLastSaid,
            Claim::Illegal(When::Earlier) => Told::IllegalEarlierSaid,
            Claim::Placement(PlacementFault::Check(_)) => Told::PlacementCheckSaid,
            Claim::Placement(PlacementFault::PawnRank) => Told::PlacementRankSaid,
            Claim::SetUp(at, fault) => {
                board = at;
                match fault {
                    SetUpFault::BoardTurned => Told::BoardTurnedSaid,
                    SetUpFault::Misplaced => Told::MisplacedSaid,
                    SetUpFault::ColoursReversed => Told::ReversedSaid,
                    SetUpFault::KnockedOver(by) => {
                        other = by;
                        Told::KnockedOverSaid
                    }
                    SetUpFault::Lost => Told::LostSaid,
                    SetUpFault::WrongClock => Told::WrongClockSaid,
                }
            }
            Claim::Flag => Told::FlagSaid,
            Claim::Draw(DrawClaim::Repetition(_)) => Told::RepetitionSaid,
            Claim::Draw(DrawClaim::FiftyMoves(_)) => Told::FiftyMovesSaid,
            Claim::Draw(DrawClaim::LevelEnding) => Told::LevelEndingSaid,
        };
        let role = match claim {
            Claim::Placement(fault) => fault.role(),
            Claim::Hands(_) | Claim::Illegal(_) | Claim::SetUp(..) | Claim::Flag | Claim::Draw(_) => {
                DropRole::Pawn
            }
        };
        let a = match self.lang {
            Lang::German => noun_de::an_object(role.role()),
            Lang::Galician | Lang::Spanish | Lang::English | Lang::Portuguese | Lang::French => {
                noun(self.lang, role.role()).a()
            }
        };
        let other = self.name(other);
        self.say(
            told,
            &[("name", self.name(seat)), ("other", other), ("board", board_letter(board)), ("a", a)],
        )
    }

    /// What has to be known about a case.
    pub fn question(&self, case: &Case, question: Question) -> Text {
        let told = match question {
            Question::CanKeepTouch if case.claim == Claim::Hands(HandFault::NotCaptured) => {
                Told::AskKeepCapture
            }
            Question::CanKeepTouch => Told::AskKeepMove,
            Question::Captured => Told::AskCaptured,
            Question::CanRestore => Told::AskRestore,
            Question::CanMate(seat) => return self.can_mate(seat),
            Question::IsDrawRight => Told::AskDraw,
            Question::LevelEnding => Told::AskLevel,
        };
        self.say(told, &[])
    }

    fn can_mate(&self, seat: Seat) -> Text {
        match self.profile {
            Profile::OneBoard => self.of_seat(Told::AskMate, seat),
            Profile::Pasapezas => {
                let team = inside(self.lang, team_name(self.lang, seat.team()));
                let team = if self.lang == Lang::English { Text::Owned(team.to_lowercase()) } else { team };
                self.say(Told::AskMateTeam, &[("team", &team)])
            }
        }
    }

    /// An answer, for a button.
    pub const fn answer_label(&self, answer: AnswerTo) -> GuideUi {
        match (answer, self.profile) {
            (AnswerTo::Yes, _) => GuideUi::Yes,
            (AnswerTo::No, _) => GuideUi::No,
            (AnswerTo::NoCapture, _) => GuideUi::NothingTaken,
            (AnswerTo::InReserve, Profile::Pasapezas) => GuideUi::TakenInReserve,
            (AnswerTo::InReserve, Profile::OneBoard) => GuideUi::TakenBeside,
            (AnswerTo::Placed, _) => GuideUi::TakenPlaced,
            (AnswerTo::WasPlacement, _) => GuideUi::WasPlacement,
            (AnswerTo::Accept, _) => GuideUi::Draw,
            (AnswerTo::Reject, _) => GuideUi::PlayOn,
            (AnswerTo::Postpone, _) => GuideUi::PlayWatched,
        }
    }

    /// The text of it.
    pub fn answer(&self, answer: AnswerTo) -> &'static str {
        guide_ui(self.lang, self.answer_label(answer))
    }

    /// What is done at the table: *Retirade o cabalo do taboleiro A: vai para a reserva de Antón.*
    pub fn remedy(&self, remedy: Remedy) -> Text {
        match remedy {
            Remedy::TakeBack { seat } => self.of_seat(Told::TakeBack, seat),
            Remedy::ReturnCaptured { from: Some(seat) } => self.of_seat(Told::ReturnCaptured, seat),
            Remedy::ReturnCaptured { from: None } => self.say(Told::ReturnBeside, &[]),
            Remedy::Must { seat, duty } => self.of_seat(must(duty), seat),
            Remedy::Remove { board, role, to } => {
                let the = the_object(self.lang, role.role());
                let holes = [("the", the), ("board", board_letter(board)), ("name", self.name(to))];
                self.say(Told::Remove, &holes)
            }
            Remedy::Stands { board } => self.on_board(Told::Stands, board),
            Remedy::CastlingLost { board } => self.on_board(Told::CastlingLost, board),
            Remedy::RestoreBoard { board, .. } => match self.profile {
                Profile::Pasapezas => self.on_board(Told::RestoreBoard, board),
                Profile::OneBoard => self.say(Told::RestoreAlone, &[]),
            },
            Remedy::RestoreBoth { .. } => self.say(Told::RestoreBoth, &[]),
            Remedy::LastKnown { board } => self.on_board(Told::LastKnown, board),
            Remedy::Transfer { board } => self.on_board(Told::Transfer, board),
            Remedy::PutBack { seat } => self.of_seat(Told::PutBack, seat),
            Remedy::SetClock { board } => self.on_board(Told::SetClock, board),
            Remedy::OnMove { seat } => self.of_seat(Told::OnMove, seat),
            Remedy::AddTime { seat, time } => {
                let time = time_words(self.lang, time);
                self.say(Told::AddTime, &[("name", self.name(seat)), ("time", &time)])
            }
            Remedy::Warn { seat } => self.of_seat(Told::Warn, seat),
            Remedy::Observe { board } => self.on_board(Told::Observe, board),
            Remedy::GoOn => self.say(Told::GoOn, &[]),
            Remedy::End(end) => self.ended(end),
        }
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.at(seat)
    }

    pub(super) fn of_seat(&self, told: Told, seat: Seat) -> Text {
        self.say(told, &[("name", self.name(seat))])
    }

    pub(super) fn on_board(&self, told: Told, board: BoardId) -> Text {
        self.say(told, &[("board", board_letter(board)), ("second", board_letter(board.other()))])
    }

    fn of_role(&self, told: Told, role: DropRole) -> Text {
        let piece = capital(noun(self.lang, role.role()).one());
        self.say(told, &[("Piece", &piece)])
    }

    pub(super) fn say(&self, told: Told, holes: &[(&str, &str)]) -> Text {
        filled(told_text(self.lang, told), holes)
    }
}

/// The template with its holes filled. `{of name}`, in French, is the name with *de* before it.
pub(super) fn filled(template: &'static str, holes: &[(&str, &str)]) -> Text {
    let value = |hole: &str| holes.iter().find(|(name, _)| *name == hole).map_or("", |(_, value)| value);
    fill(template, &|hole| match hole.strip_prefix("of ") {
        Some(name) => of(value(name)),
        None => Text::Owned(value(hole).to_owned()),
    })
}

const fn must(duty: Duty) -> Told {
    match duty {
        Duty::TouchedPiece => Told::MustTouched,
        Duty::Capture => Told::MustCapture,
        Duty::FirstRelease => Told::MustRelease,
        Duty::KingWithoutCastling => Told::MustKing,
        Duty::Rook => Told::MustRook,
        Duty::SamePiece => Told::MustSamePiece,
        Duty::SameKind => Told::MustSameKind,
        Duty::SamePieceIfItCan => Told::MustSamePieceIf,
        Duty::SameKindIfItCan => Told::MustSameKindIf,
        Duty::AnyMove => Told::MustAny,
        Duty::Announced => Told::MustAnnounced,
    }
}
