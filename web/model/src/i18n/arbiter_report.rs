//! Arbiter mode in words, second part: why there is no ground, how people behaved, how it ended, and every event as a line of
//! the report.

use pasapezas_core::arbiter::{
    Annulment, ArbiterDraw, Case, Conduct, End, Event, Forfeit, Legality, Objection, Profile, Rejection,
};
use pasapezas_core::{Attempt, Outcome, Refusal, Seat};

use super::arbiter::{Clerk, filled};
use super::arbiter_line::{Line, line_text};
use super::arbiter_told::Told;
use super::outcome::{headline, reason, score};
use super::phrase::{Phrase, phrase_text};
use super::refusal::refusal;
use super::scene::Scene;
use super::speech;
use super::text::{Text, join, square_name};
use super::typed::piece_letter;

impl Clerk<'_> {
    /// Why something may not be done, or why a claim of `claimant` has no ground. One sentence, no blame.
    pub fn objection(&self, why: Objection, claimant: Seat) -> Text {
        let line = match why {
            Objection::NotStarted => return self.refused(Refusal::NotStarted),
            Objection::AlreadyStarted => return self.refused(Refusal::AlreadyStarted),
            Objection::Paused => return self.refused(Refusal::Paused),
            Objection::ClocksRun => return self.refused(Refusal::ClocksRun),
            Objection::Over => return self.refused(Refusal::MatchOver),
            Objection::NotYours => return self.refused(Refusal::NotYours),
            Objection::TimeWentBack => return self.refused(Refusal::TimeWentBack),
            Objection::NoClocks => return self.refused(Refusal::NoClocks),
            Objection::CannotBe(refusal) => return self.refused(refusal),
            Objection::NotRepeated { times } => return self.refused(Refusal::NotRepeated { times }),
            Objection::NotFiftyMoves { halfmoves } => {
                return self.refused(Refusal::NotFiftyMoves { halfmoves });
            }
            Objection::OfferTooEarly => return self.refused(Refusal::OfferTooEarly),
            Objection::OfferOpen => return self.refused(Refusal::OfferOpen),
            Objection::OfferAgain => return self.refused(Refusal::OfferAgain),
            Objection::NoOffer => return self.refused(Refusal::NoOffer),
            Objection::NotOnMove { seat } => return self.line(Line::NotOnMove, seat),
            Objection::OwnFlagFallen { seat } => return self.line(Line::OwnFlag, seat),
            Objection::NoSuchBoard => Line::NoSuchBoard,
            Objection::CaseOpen => Line::CaseOpen,
            Objection::NoCase => Line::NoCase,
            Objection::NotAsked => Line::NotAsked,
            Objection::NotKnownYet => Line::NotKnownYet,
            Objection::NoRecord => Line::RecordOff,
            Objection::NothingRecorded => Line::NothingRecorded,
            Objection::RecordBehind => Line::RecordBehind,
            Objection::NotTheOpponent => Line::NotTheOpponent,
            Objection::TooLate => Line::ClaimLate,
            Objection::NothingCompleted => Line::NothingCompleted,
            Objection::RecordSaysNo => Line::RecordSaysNo,
            Objection::ArbiterWaits => Line::ArbiterWaits,
            Objection::ArbiterCallsNoFlag => Line::ArbiterNoFlag,
            Objection::NoFlagFallen => Line::NoFlag,
            Objection::SwitchedOff => Line::SwitchedOff,
            Objection::TooMuchTime { .. } => Line::TooMuchTime,
            Objection::FlagDown => Line::FlagDown,
        };
        self.line(line, claimant)
    }

    fn refused(&self, why: Refusal) -> Text {
        refusal(self.lang, why, &Scene::unseen(self.pawn_ranks).with_names(self.names))
    }

    /// What somebody did, for a button: *Comentario ou xesto*.
    pub fn conduct(&self, conduct: Conduct) -> &'static str {
        let line = match conduct {
            Conduct::Disturbance => Line::Disturbance,
            Conduct::Comment => Line::Comment,
            Conduct::OutsideAdvice => Line::OutsideAdvice,
            Conduct::Notes => Line::Notes,
            Conduct::SpectatorRemark => Line::SpectatorRemark,
            Conduct::FlagCalled => Line::FlagCalled,
            Conduct::HiddenReserve => Line::HiddenReserve,
            Conduct::PartnersBoard => Line::PartnersBoard,
        };
        line_text(self.lang, line)
    }

    /// The same with who it was: *Uxía: Comentario ou xesto*.
    pub fn noted(&self, conduct: Conduct, seat: Option<Seat>) -> Text {
        let what = self.conduct(conduct);
        match seat {
            Some(seat) => {
                filled(line_text(self.lang, Line::NotedOf), &[("name", self.name(seat)), ("what", what)])
            }
            None => Text::Borrowed(what),
        }
    }

    /// Who has won, or that nobody has: *Gaña a parella 1*, *Partida anulada*.
    pub fn headline(&self, end: End) -> Text {
        if let End::Annulled { .. } = end {
            return self.say(Told::HeadAnnulled, &[]);
        }
        if let (Profile::OneBoard, Some(team)) = (self.profile, end.winner()) {
            let [on_a, _] = team.seats();
            return self.of_seat(Told::HeadWins, on_a);
        }
        Text::Borrowed(match (end, end.winner()) {
            (End::Outcome(outcome), _) => headline(self.lang, outcome),
            (_, Some(team)) => phrase_text(
                self.lang,
                match team {
                    pasapezas_core::Team::One => Phrase::WonByOne,
                    pasapezas_core::Team::Two => Phrase::WonByTwo,
                },
            ),
            (_, None) => phrase_text(self.lang, Phrase::Drawn),
        })
    }

    /// The points of team 1 and team 2: *1–0*; *–* where there is no result.
    pub const fn score(end: End) -> &'static str {
        match end {
            End::Outcome(outcome) => score(outcome),
            End::Drawn(_) => "½–½",
            End::Annulled { .. } => "–",
            End::Forfeited { loser, .. } => match loser.team() {
                pasapezas_core::Team::One => "0–1",
                pasapezas_core::Team::Two => "1–0",
            },
        }
    }

    /// Why it ended so, in one sentence.
    pub fn ended(&self, end: End) -> Text {
        match end {
            End::Outcome(Outcome::CalledOff) => self.say(Told::EndCalledOff, &[]),
            End::Outcome(outcome) => reason(self.lang, outcome, self.names),
            End::Drawn(ArbiterDraw::FlagOrder) => self.say(Told::EndFlagOrder, &[]),
            End::Drawn(ArbiterDraw::NoMaterial) => self.say(Told::EndNoMaterial, &[]),
            End::Drawn(ArbiterDraw::LevelEnding) => self.say(Told::EndLevel, &[]),
            End::Drawn(ArbiterDraw::Opposite) => self.say(Told::EndOpposite, &[]),
            End::Forfeited { loser, why: Forfeit::IllegalMove } => self.of_seat(Told::EndIllegal, loser),
            End::Forfeited { loser, why: Forfeit::Conduct } => self.of_seat(Told::EndConduct, loser),
            End::Annulled { board, why: Annulment::Unrestorable } => {
                self.on_board(Told::EndUnrestorable, board)
            }
            End::Annulled { board, why: Annulment::SetUp } => self.on_board(Told::EndSetUp, board),
            End::Annulled { board, why: Annulment::Colours } => self.on_board(Told::EndColours, board),
        }
    }

    /// What comes after an annulment.
    pub fn again(&self) -> Text {
        let told = match self.profile {
            Profile::Pasapezas => Told::AgainSameSeats,
            Profile::OneBoard => Told::AgainAlone,
        };
        self.say(told, &[])
    }

    /// An event as a line of the report; `None` for what stands elsewhere in it: legal moves. `claimant` is who acted, `case` the
    /// claim under examination.
    pub fn event(&self, event: &Event, claimant: Seat, case: Option<&Case>) -> Option<Text> {
        let line = match *event {
            Event::Started => Line::Started,
            Event::Paused => Line::Paused,
            Event::Resumed => Line::Resumed,
            Event::Unrecorded => Line::Unrecorded,
            Event::Disputed => Line::Disputed,
            Event::Upheld => Line::Upheld,
            Event::Rejected(Rejection::NotProven) => Line::RejectedProof,
            Event::Rejected(Rejection::TooLate) => Line::RejectedLate,
            Event::Dropped { .. } => Line::Dropped,
            Event::Pressed { seat } => return Some(self.line(Line::Pressed, seat)),
            Event::Declined { by } => return Some(self.line(Line::OfferDeclined, by)),
            Event::Tolerated { seat } => return Some(self.line(Line::Tolerated, seat)),
            Event::FlagFell { seat, .. } => return Some(speech::flag_sentence(self.lang, self.name(seat))),
            Event::Recorded { seat, attempt, legality } => return self.recorded(seat, attempt, legality),
            Event::Unfounded { why } => {
                let why = self.objection(why, claimant);
                return Some(filled(line_text(self.lang, Line::Unfounded), &[("why", &why)]));
            }
            Event::Claimed { seat, claim, .. } => return Some(self.claimed(seat, claim)),
            Event::Told(answer) => {
                let question = case.map(|case| self.question(case, answer.question())).unwrap_or_default();
                return Some(join(&[&question, " ", self.told(answer), "."]));
            }
            Event::Done(remedy) => return Some(self.remedy(remedy)),
            Event::Offered { by } => return Some(speech::draw_offered(self.lang, self.name(by))),
            Event::Agreed { board } => return Some(speech::draw_agreed(self.lang, board)),
            Event::TimeSet { seat, left } => {
                return Some(speech::time_corrected(self.lang, self.name(seat), left));
            }
            Event::Noted { conduct, seat } => return Some(join(&[&self.noted(conduct, seat), "."])),
            Event::Ended { end, .. } => return Some(self.ended(end)),
        };
        Some(self.line(line, claimant))
    }

    fn told(&self, answer: pasapezas_core::arbiter::Answer) -> &'static str {
        use pasapezas_core::arbiter::Answer;
        let pressed = Answer::all(answer.question()).iter().find(|it| it.to(answer.question()) == answer);
        pressed.map_or("", |it| self.answer(*it))
    }

    fn recorded(&self, seat: Seat, attempt: Attempt, legality: Legality) -> Option<Text> {
        let line = match legality {
            Legality::Legal => return None,
            Legality::Forbidden(_) => Line::RecordedForbidden,
            Legality::Illegal(_) => Line::RecordedIllegal,
        };
        let text = self.attempt(attempt);
        Some(filled(line_text(self.lang, line), &[("name", self.name(seat)), ("move", &text)]))
    }

    /// What was done, in squares and letters, whether it is legal or not: *e2–e4*, *C@f7*.
    pub fn attempt(&self, attempt: Attempt) -> Text {
        match attempt {
            Attempt::Drop { role, to } => {
                join(&[&piece_letter(self.lang, role.role()).to_string(), "@", square_name(to)])
            }
            Attempt::Board { from, to, promotion } => {
                let promoted = promotion
                    .map(|role| format!("={}", piece_letter(self.lang, role.role())))
                    .unwrap_or_default();
                join(&[square_name(from), "–", square_name(to), &promoted])
            }
        }
    }

    /// How many moves the record lacks.
    pub fn behind(&self, count: usize) -> Text {
        if count == 0 {
            return Text::Borrowed(super::arbiter_ui::guide_ui(self.lang, super::GuideUi::UpToDate));
        }
        self.counted(count, Line::OneBehind, Line::SeveralBehind)
    }

    /// How many claims wait behind the one that is examined.
    pub fn waiting(&self, count: usize) -> Text {
        self.counted(count, Line::OneWaits, Line::SeveralWait)
    }

    /// How many warnings somebody has.
    pub fn warnings(&self, count: usize) -> Text {
        self.counted(count, Line::OneWarning, Line::SeveralWarnings)
    }

    /// How many illegal moves of somebody were upheld.
    pub fn illegal_moves(&self, count: usize) -> Text {
        self.counted(count, Line::OneIllegal, Line::SeveralIllegal)
    }

    fn counted(&self, count: usize, one: Line, several: Line) -> Text {
        let line = if self.lang.is_one(count) { one } else { several };
        filled(line_text(self.lang, line), &[("n", &count.to_string())])
    }

    fn line(&self, line: Line, seat: Seat) -> Text {
        let holes = [("name", self.name(seat)), ("other", self.name(seat.opponent()))];
        filled(line_text(self.lang, line), &holes)
    }
}
