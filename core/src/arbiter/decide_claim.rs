//! Who may claim what, and until when (sections 4.1, 4.3): a claim opens a case, waits for another one, or has no ground.

use super::action::Event;
use super::case::{Answer, AnswerTo, Case, Question, Step};
use super::claim::{Claim, DrawClaim, HandFault, SetUpFault, When};
use super::objection::Objection;
use super::remedy::Remedy;
use super::settings::Profile;
use super::sheet::{Legality, Step as Entered};
use super::supervision::{Phase, Supervision};
use crate::base::{Millis, Seat, Team};
use crate::game::{Author, Stamp};
use crate::position::Attempt;
use crate::rules::RepetitionRule;

/// With more time than that nobody claims a level ending (decision D65).
const LITTLE_TIME: Millis = Millis::seconds(120);

impl Supervision {
    pub(super) fn decide_claim(
        &self,
        stamp: Stamp,
        seat: Seat,
        claim: Claim,
        events: &mut Vec<Event>,
    ) -> Result<(), Objection> {
        self.is_under_way()?;
        self.is_there(seat.board)?;
        match self.author(stamp, seat, claim).and_then(|()| self.ground(stamp, seat, claim)) {
            Ok(()) => {}
            Err(why) if why.is_about_claim() => {
                events.push(Event::Unfounded { why });
                self.warn_claimant(stamp.by, events);
                return Ok(());
            }
            Err(why) => return Err(why),
        }
        let case = Case { seat, by: stamp.by, claim, told: Vec::new() };
        // Flags decide at once, unless they may be answered (C 10.2).
        let at_once = claim == Claim::Flag && matches!(self.examine(&case), Step::Rule(_));
        events.push(Event::Claimed { seat, by: stamp.by, claim });
        // The clocks of a plain removal run on; everything else is examined in peace.
        if self.phase == Phase::Running && !Self::is_plain(claim) && !at_once {
            events.push(Event::Paused);
        }
        // Such a claim is an offer first (section 4.8): the opponent may agree at once.
        if claim == Claim::Draw(DrawClaim::LevelEnding) {
            events.push(Event::Offered { by: seat });
        }
        if self.case().is_none() && at_once {
            self.carry_out_case(stamp, &case, events);
        }
        Ok(())
    }

    /// A player for himself; the arbiter for a player, where he acts unasked, and about set-ups always (section 4.1).
    fn author(&self, stamp: Stamp, seat: Seat, claim: Claim) -> Result<(), Objection> {
        let settings = &self.setup.settings;
        match (stamp.by, claim) {
            (Author::Seat(by), _) if by == seat => Ok(()),
            (Author::Seat(_) | Author::Clock, _) => Err(Objection::NotYours),
            (Author::Table | Author::Arbiter, Claim::SetUp(..)) => Ok(()),
            (Author::Table | Author::Arbiter, Claim::Hands(_) | Claim::Illegal(_))
                if settings.arbiter_intervenes =>
            {
                Ok(())
            }
            (Author::Table | Author::Arbiter, Claim::Flag) if settings.arbiter_calls_flags => Ok(()),
            (Author::Table | Author::Arbiter, Claim::Flag) => Err(Objection::ArbiterCallsNoFlag),
            (Author::Table | Author::Arbiter, Claim::Hands(_) | Claim::Illegal(_)) => {
                Err(Objection::ArbiterWaits)
            }
            (Author::Table | Author::Arbiter, Claim::Placement(_) | Claim::Draw(_)) => {
                Err(Objection::NotTheOpponent)
            }
        }
    }

    /// Whether there is any ground for a claim; what has to be looked at comes later.
    fn ground(&self, stamp: Stamp, seat: Seat, claim: Claim) -> Result<(), Objection> {
        match claim {
            Claim::Hands(fault) => self.may_claim_hands(seat, fault),
            Claim::Illegal(When::LastMove) => self.may_claim_last(seat).and_then(|()| self.was_illegal(seat)),
            Claim::Illegal(When::Earlier) => self.may_claim_earlier(seat),
            Claim::Placement(_) => self.may_claim_placement(seat),
            Claim::SetUp(board, SetUpFault::KnockedOver(by)) if by.board != board => {
                Err(Objection::NoSuchBoard)
            }
            // What the record shows can be put up again.
            Claim::SetUp(board, SetUpFault::Lost) if self.is_recorded(board) => Err(Objection::RecordSaysNo),
            Claim::SetUp(board, _) => self.is_there(board),
            Claim::Flag => self.flag_claim(seat.team()).map(|_| ()),
            Claim::Draw(draw) => self.may_claim_draw(stamp, seat, draw),
        }
    }

    /// About the turn that goes on, or about the last completed move.
    fn may_claim_hands(&self, seat: Seat, fault: HandFault) -> Result<(), Objection> {
        let on_move = self.on_move(seat.board) == seat;
        match (fault, on_move) {
            (HandFault::OutOfTurn, false) => Err(Objection::NothingCompleted),
            // The opponent's turn goes on: he has touched and not completed.
            (HandFault::OutOfTurn, true)
            | (
                HandFault::MovedAnother
                | HandFault::ChangedRelease
                | HandFault::NotCaptured
                | HandFault::CastledByRook,
                false,
            ) => Ok(()),
            (
                HandFault::MovedAnother
                | HandFault::ChangedRelease
                | HandFault::NotCaptured
                | HandFault::CastledByRook,
                true,
            ) => self.may_claim_last(seat),
        }
    }

    /// The opponent's last completed move, before the own next one (C 5).
    fn may_claim_last(&self, seat: Seat) -> Result<(), Objection> {
        if self.moves(seat.opponent()) == 0 {
            return Err(Objection::NothingCompleted);
        }
        if self.may_claim(seat) && !self.has_released(seat) { Ok(()) } else { Err(Objection::TooLate) }
    }

    /// Whether the record shows that the player has made his next move, although he has not pressed (decision D58).
    fn has_released(&self, seat: Seat) -> bool {
        self.sheet().is_some_and(|sheet| sheet.count(seat) > self.moves(seat))
    }

    fn may_claim_earlier(&self, seat: Seat) -> Result<(), Objection> {
        if self.moves(seat.opponent()) == 0 {
            return Err(Objection::NothingCompleted);
        }
        let shows_none = self.sheet().is_some_and(|sheet| sheet.first_illegal(seat.opponent()).is_none());
        if shows_none && self.is_recorded(seat.board) { Err(Objection::RecordSaysNo) } else { Ok(()) }
    }

    /// Only the direct opponent, until he moves (decisions D21, D23).
    fn may_claim_placement(&self, seat: Seat) -> Result<(), Objection> {
        if self.other_board(seat.board).is_none() {
            return Err(Objection::SwitchedOff);
        }
        self.may_claim_last(seat)?;
        match self.last_recorded(seat.opponent()) {
            Some(Entered::Move { legality: Legality::Legal | Legality::Illegal(_), .. }) => {
                Err(Objection::RecordSaysNo)
            }
            Some(Entered::Move { legality: Legality::Forbidden(_), .. } | Entered::Removal { .. }) | None => {
                Ok(())
            }
        }
    }

    fn was_illegal(&self, claimant: Seat) -> Result<(), Objection> {
        match self.last_recorded(claimant.opponent()) {
            Some(Entered::Move { legality: Legality::Legal | Legality::Forbidden(_), .. }) => {
                Err(Objection::RecordSaysNo)
            }
            Some(Entered::Move { legality: Legality::Illegal(_), .. } | Entered::Removal { .. }) | None => {
                Ok(())
            }
        }
    }

    /// The last move of a seat, if the record has it and nothing after it on its board.
    pub(super) fn last_recorded(&self, seat: Seat) -> Option<Entered> {
        let sheet = self.sheet()?;
        let (_, last) = sheet.last(seat.board)?;
        let is_his = matches!(last, Entered::Move { seat: by, .. } if by == seat);
        (is_his && sheet.count(seat) == self.moves(seat)).then_some(last)
    }

    fn may_claim_draw(&self, stamp: Stamp, seat: Seat, draw: DrawClaim) -> Result<(), Objection> {
        let settings = &self.setup.settings;
        let is_on = match draw {
            DrawClaim::Repetition(_) => {
                settings.draw_claims && self.setup.game.rules.repetition != RepetitionRule::Off
            }
            DrawClaim::FiftyMoves(_) => settings.draw_claims && self.setup.game.rules.fifty_moves,
            DrawClaim::LevelEnding => settings.level_ending,
        };
        if !is_on {
            return Err(Objection::SwitchedOff);
        }
        if self.on_move(seat.board) != seat {
            return Err(Objection::NotOnMove { seat });
        }
        match draw {
            DrawClaim::LevelEnding => self.may_claim_level(stamp, seat),
            DrawClaim::Repetition(announced) | DrawClaim::FiftyMoves(announced) => {
                self.may_announce(seat, announced)
            }
        }
    }

    /// An announced move must be one that can be played: it will have to be, if the claim is wrong.
    fn may_announce(&self, seat: Seat, announced: Option<Attempt>) -> Result<(), Objection> {
        let (Some(sheet), Some(attempt)) = (self.sheet(), announced) else { return Ok(()) };
        if !self.is_recorded(seat.board) {
            return Err(Objection::RecordBehind);
        }
        match sheet.look(seat, attempt).map_err(Objection::CannotBe)? {
            Legality::Legal => Ok(()),
            Legality::Forbidden(why) | Legality::Illegal(why) => Err(Objection::CannotBe(why)),
        }
    }

    fn may_claim_level(&self, stamp: Stamp, seat: Seat) -> Result<(), Objection> {
        let reading = self.clock(seat, stamp.at);
        let left = reading.left.ok_or(Objection::NoClocks)?;
        if reading.fallen.is_some() {
            return Err(Objection::FlagDown);
        }
        if left > LITTLE_TIME { Err(Objection::TooMuchTime { left }) } else { Ok(()) }
    }

    pub(super) fn decide_answer(
        &self,
        stamp: Stamp,
        answer: Answer,
        events: &mut Vec<Event>,
    ) -> Result<(), Objection> {
        super::decide::for_table(stamp)?;
        let case = self.case().ok_or(Objection::NoCase)?;
        match self.examine(case) {
            Step::Ask(question) if question == answer.question() => {
                events.push(Event::Told(answer));
                Ok(())
            }
            Step::Ask(_) | Step::Rule(_) => Err(Objection::NotAsked),
        }
    }

    pub(super) fn decide_dispute(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Objection> {
        super::decide::for_table(stamp)?;
        self.case().ok_or(Objection::NoCase)?;
        events.push(Event::Disputed);
        if self.phase == Phase::Running {
            events.push(Event::Paused);
        }
        Ok(())
    }

    pub(super) fn decide_uphold(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Objection> {
        super::decide::for_table(stamp)?;
        let case = self.case().ok_or(Objection::NoCase)?;
        if matches!(self.examine(case), Step::Ask(_)) {
            return Err(Objection::NotKnownYet);
        }
        self.carry_out_case(stamp, case, events);
        Ok(())
    }

    /// The ruling as events. The clocks stand until somebody lets them go on, unless nothing had stopped them, or nothing has
    /// to be done with hands.
    fn carry_out_case(&self, stamp: Stamp, case: &Case, events: &mut Vec<Event>) {
        let Step::Rule(ruling) = self.examine(case) else { return };
        events.push(Event::Upheld);
        for remedy in &ruling.remedies {
            if let Remedy::End(end) = *remedy {
                events.push(Event::Ended { end, at: self.ended_at(case, stamp.at) });
                return;
            }
            events.push(Event::Done(*remedy));
        }
        let by_itself = !ruling.remedies.iter().any(|it| it.needs_hands());
        if by_itself {
            self.go_on(events);
        }
    }

    /// A draw by two flags carries the instant of the second (decision D45).
    fn ended_at(&self, case: &Case, now: Millis) -> Millis {
        let falls = self.setup.settings.profile.seats().filter_map(|seat| self.seats.at(seat).flag);
        let is_draw =
            case.claim == Claim::Flag && Team::ALL.into_iter().all(|team| self.first_fallen(team).is_some());
        if is_draw { falls.max().unwrap_or(now) } else { now }
    }

    /// Whether `seat` lets something pass by moving now that the record shows.
    pub(super) fn lets_pass(&self, seat: Seat) -> bool {
        let opponent = seat.opponent();
        let whole = self.sheet().filter(|sheet| sheet.count(opponent) == self.moves(opponent));
        let shown = whole.and_then(|sheet| sheet.last_of(opponent));
        let wrong = matches!(
            shown,
            Some(Entered::Move { legality: Legality::Forbidden(_) | Legality::Illegal(_), .. })
        );
        self.may_claim(seat) && wrong
    }

    /// Where the examination of the open case stands.
    pub fn step(&self) -> Option<Step> {
        self.case().map(|case| self.examine(case))
    }

    /// The answers that a question has here: an ordinary game knows no placements.
    pub fn answers(&self, question: Question) -> impl Iterator<Item = AnswerTo> {
        let places = self.setup.settings.profile == Profile::Pasapezas;
        let of_places = |answer: &AnswerTo| matches!(answer, AnswerTo::Placed | AnswerTo::WasPlacement);
        Answer::all(question).iter().copied().filter(move |answer| places || !of_places(answer))
    }

    /// What can be answered now, if something is asked.
    pub fn question(&self) -> Option<Question> {
        match self.step()? {
            Step::Ask(question) => Some(question),
            Step::Rule(_) => None,
        }
    }
}
