//! The guide through claims: how many taps, what is offered, what is kept secret.

use pasapezas_core::arbiter::{
    Action, AnswerTo, Claim, Conduct, DrawClaim, End, HandFault, Objection, Phase, PlacementFault, Profile,
    Rejection, Remedy, SetUpFault, Supervision, SupervisionSetup, When,
};
use pasapezas_core::{
    Article, Attempt, Author, BoardId, Color, DropRole, MatchSetup, Millis, PerSeat, Seat, Stamp, TimeControl,
};

use crate::arbiter::{Claimant, Guide, Screen, Tap, Topic, Verdict, screen, topics};

/// A match at whose device somebody taps.
pub(super) struct Desk {
    pub(super) hall: Supervision,
    pub(super) guide: Guide,
    now: Millis,
    taps: usize,
}

impl Desk {
    fn with(change: impl FnOnce(&mut SupervisionSetup), profile: Profile) -> Self {
        let mut setup = SupervisionSetup::new(profile);
        change(&mut setup);
        let mut desk =
            Self { hall: Supervision::new(setup), guide: Guide::new(None), now: Millis::ZERO, taps: 0 };
        desk.act(Author::Table, Action::Start);
        desk
    }

    pub(super) fn set(change: impl FnOnce(&mut pasapezas_core::arbiter::Settings)) -> Self {
        Self::with(|setup| change(&mut setup.settings), Profile::Pasapezas)
    }

    pub(super) fn new(recorded: bool) -> Self {
        Self::with(|setup| setup.recorded = recorded, Profile::Pasapezas)
    }

    pub(super) fn act(&mut self, by: Author, action: Action) {
        self.now = self.now.plus(Millis::seconds(1));
        self.hall.play(Stamp { at: self.now, by }, action).unwrap();
    }

    /// Time goes by.
    pub(super) fn wait(&mut self, span: Millis) {
        self.now = self.now.plus(span);
        self.act(Author::Clock, Action::Tick);
    }

    /// A move is made, and entered if moves are.
    pub(super) fn play(&mut self, board: BoardId, attempt: Attempt) {
        let seat = self.hall.on_move(board);
        if self.hall.sheet().is_some() {
            self.act(Author::Table, Action::Record { seat, attempt });
        }
        self.act(Author::Seat(seat), Action::Press);
    }

    /// A move of each side of both boards.
    fn opened(mut self) -> Self {
        for board in BoardId::ALL {
            for text in ["e2e4", "e7e5"] {
                self.play(board, moved(text));
            }
        }
        self
    }

    fn open(&mut self, player: Option<Seat>) {
        (self.guide, self.taps) = (Guide::new(player), 0);
    }

    pub(super) fn tap(&mut self, tap: Tap) {
        self.taps += 1;
        let (guide, deed) = self.guide.after(tap, &self.hall);
        self.guide = guide;
        if let Some((by, action)) = deed {
            self.act(by, action);
        }
    }

    pub(super) fn screen(&self) -> Screen {
        screen(self.guide, &self.hall, self.now)
    }

    /// Goes the way to a claim and says yes to what is asked; gives the taps up to the ruling or the end.
    fn taps_to(&mut self, by: Claimant, claim: Claim, from_middle: bool) -> usize {
        self.open(match by {
            Claimant::Player(seat) if !from_middle => Some(seat),
            Claimant::Player(_) | Claimant::Arbiter => None,
        });
        for _ in 0..9 {
            match self.screen() {
                Screen::Who(_) => self.tap(Tap::Who(by)),
                Screen::What { topics, .. } => {
                    let topic = topic(claim);
                    assert!(topics.iter().any(|it| it.what == topic && it.blocked.is_none()), "{claim:?}");
                    self.tap(Tap::What(topic));
                }
                Screen::Whom(_) => self.tap(Tap::Whom(Seat::BLACK_A)),
                Screen::Placement(claims) | Screen::SetUp { claims, .. } => {
                    assert!(claims.contains(&claim), "{claim:?}");
                    self.tap(Tap::Claim(claim));
                }
                Screen::Ask { answers, .. } => self.tap(Tap::Answer(answers[0])),
                Screen::Rule { .. } => return self.taps,
                other => panic!("{other:?}"),
            }
            if let Phase::Over(_) = self.hall.phase() {
                return self.taps;
            }
        }
        panic!("no ruling for {claim:?}")
    }
}

pub(super) fn moved(text: &str) -> Attempt {
    Attempt::Board { from: text[..2].parse().unwrap(), to: text[2..].parse().unwrap(), promotion: None }
}

pub(super) fn dropped(role: DropRole, to: &str) -> Attempt {
    Attempt::Drop { role, to: to.parse().unwrap() }
}

const fn topic(claim: Claim) -> Topic {
    match claim {
        Claim::Hands(fault) => Topic::Hands(fault),
        Claim::Illegal(when) => Topic::Illegal(when),
        Claim::Placement(_) => Topic::Placement,
        Claim::SetUp(..) => Topic::SetUp,
        Claim::Flag => Topic::Flag,
        Claim::Draw(draw) => Topic::Draw(draw),
    }
}

const CHECK: Claim = Claim::Placement(PlacementFault::Check(DropRole::Knight));
const LAST: Claim = Claim::Illegal(When::LastMove);

/// The claimant is White of board A, who is on move there.
#[test]
fn usual_claims_come_to_their_ruling_in_three_taps() {
    let knocked = SetUpFault::KnockedOver(Seat::BLACK_A);
    let set_up = |fault| Claim::SetUp(BoardId::A, fault);
    for (claim, taps) in [
        (CHECK, 3),
        (Claim::Placement(PlacementFault::PawnRank), 3),
        (Claim::Hands(HandFault::OutOfTurn), 2),
        (Claim::Hands(HandFault::ChangedRelease), 2),
        (Claim::Hands(HandFault::CastledByRook), 2),
        (Claim::Hands(HandFault::MovedAnother), 3),
        (Claim::Hands(HandFault::NotCaptured), 3),
        (Claim::Illegal(When::Earlier), 2),
        (set_up(SetUpFault::BoardTurned), 3),
        (set_up(SetUpFault::Misplaced), 3),
        (set_up(SetUpFault::ColoursReversed), 3),
        (set_up(SetUpFault::WrongClock), 3),
        (Claim::Draw(DrawClaim::Repetition(None)), 3),
        (Claim::Draw(DrawClaim::FiftyMoves(None)), 3),
        (LAST, 3),
        (set_up(knocked), 3),
        (set_up(SetUpFault::Lost), 3),
    ] {
        for (from_middle, taps) in [(true, taps), (false, taps - 1)] {
            let mut desk = Desk::new(false).opened();
            assert_eq!(
                desk.taps_to(Claimant::Player(Seat::WHITE_A), claim, from_middle),
                taps,
                "{claim:?} {from_middle}"
            );
        }
    }
}

#[test]
fn a_flag_is_claimed_in_two_taps() {
    let base = PerSeat::for_seats(|seat| Millis::seconds(if seat == Seat::WHITE_B { 2 } else { 300 }));
    let time = TimeControl::each(base);
    let mut desk = Desk::with(|setup| setup.game = MatchSetup { time, ..setup.game }, Profile::Pasapezas);
    desk.now = Millis::seconds(20);
    assert_eq!(desk.taps_to(Claimant::Player(Seat::BLACK_B), Claim::Flag, true), 2);
    let Phase::Over(end) = desk.hall.phase() else { panic!("not over") };
    assert_eq!(end.source(Profile::Pasapezas).to_string(), "9.2");
}

#[test]
fn the_arbiter_reports_a_set_up_in_three_taps() {
    let claim = Claim::SetUp(BoardId::A, SetUpFault::Misplaced);
    assert_eq!(Desk::new(false).opened().taps_to(Claimant::Arbiter, claim, true), 3);
    let mut unasked = Desk::with(|setup| setup.settings.arbiter_intervenes = true, Profile::OneBoard);
    unasked.play(BoardId::A, moved("e2e4"));
    let touched = Claim::Hands(HandFault::ChangedRelease);
    assert_eq!(unasked.taps_to(Claimant::Arbiter, touched, true), 3);
}

#[test]
fn with_a_record_nothing_is_asked_about_an_illegal_move() {
    let mut desk = Desk::new(true).opened();
    desk.play(BoardId::B, moved("g1f3"));
    desk.play(BoardId::B, moved("a8a5"));
    assert_eq!(desk.taps_to(Claimant::Player(Seat::WHITE_B), LAST, true), 2);
    let Screen::Rule { ruling, verdict, .. } = desk.screen() else { panic!("no ruling") };
    assert_eq!(ruling.remedies[0], Remedy::TakeBack { seat: Seat::BLACK_B });
    assert_eq!((verdict, ruling.sources[0].to_string().as_str()), (Verdict::Table, "C 6"));
    desk.tap(Tap::Uphold);
    let Screen::Done { remedies, sources } = desk.screen() else { panic!("not done") };
    assert_eq!((remedies, sources), (ruling.remedies, ruling.sources));
    desk.tap(Tap::GoOn);
    assert_eq!(desk.hall.phase(), Phase::Running);
    assert!(matches!(desk.screen(), Screen::Who(_) | Screen::What { .. }));
}

/// White of board B has placed a pawn on the seventh rank.
fn forbidden_pawn() -> Desk {
    let mut desk = Desk::new(true);
    for text in ["e2e4", "e7e5", "g1f3", "g8f6", "f3e5", "f6e4"] {
        desk.play(BoardId::A, moved(text));
    }
    // Black of board A has captured a pawn: it is White's on board B.
    desk.play(BoardId::B, moved("e2e4"));
    desk.play(BoardId::B, moved("d7d5"));
    desk.play(BoardId::B, dropped(DropRole::Pawn, "d7"));
    desk
}

#[test]
fn with_a_record_a_placement_needs_two_taps_and_names_itself() {
    let mut desk = forbidden_pawn();
    assert_eq!(desk.taps_to(Claimant::Player(Seat::BLACK_B), CHECK, true), 2);
    let Screen::Rule { case, ruling, .. } = desk.screen() else { panic!("no ruling") };
    assert!(matches!(case.claim, Claim::Placement(_)));
    let remove = Remedy::Remove { board: BoardId::B, role: DropRole::Pawn, to: Seat::WHITE_A };
    assert_eq!(ruling.remedies[0], remove);
    assert_eq!(ruling.sources[0].to_string(), Article::CLAIM_PLACEMENT.to_string());
    desk.tap(Tap::Uphold);
    assert_eq!(desk.hall.phase(), Phase::Running);
}

#[test]
fn a_dispute_leaves_the_decision_to_the_arbiter() {
    let mut desk = Desk::new(false).opened();
    desk.taps_to(Claimant::Player(Seat::WHITE_A), CHECK, true);
    assert_eq!(desk.hall.phase(), Phase::Running);
    desk.tap(Tap::Dispute);
    assert_eq!(desk.hall.phase(), Phase::Paused);
    assert!(matches!(desk.screen(), Screen::Rule { verdict: Verdict::Arbiter, .. }));
    desk.tap(Tap::Reject(Rejection::NotProven));
    assert_eq!((desk.hall.case(), desk.hall.phase()), (None, Phase::Running));

    desk.taps_to(Claimant::Player(Seat::WHITE_A), Claim::Hands(HandFault::OutOfTurn), true);
    assert!(matches!(desk.screen(), Screen::Rule { verdict: Verdict::Table, .. }));
}

/// A button that is dark until a flag falls, or until an illegal move is in the record, would tell.
#[test]
fn flags_and_the_record_are_no_secret_told_by_buttons() {
    let by = Claimant::Player(Seat::WHITE_A);
    let open = |desk: &Desk| -> Vec<_> { topics(&desk.hall, by, desk.now) };
    let mut desk = Desk::new(true).opened();
    let before = open(&desk);
    let unblocked = |topic| before.iter().any(|it| it.what == topic && it.blocked.is_none());
    assert!(
        unblocked(Topic::Flag) && unblocked(Topic::Placement) && unblocked(Topic::Illegal(When::LastMove))
    );
    desk.play(BoardId::A, moved("g1f3"));
    desk.play(BoardId::A, moved("a8a5"));
    assert_eq!(open(&desk), before);
    desk.now = Millis::seconds(900);
    assert_eq!(open(&desk), before);

    desk.now = Millis::seconds(30);
    desk.open(Some(Seat::WHITE_A));
    desk.tap(Tap::What(Topic::Flag));
    assert!(matches!(desk.screen(), Screen::Refused { why: Objection::NoFlagFallen, .. }));
    desk.tap(Tap::Back);
    assert!(matches!(desk.screen(), Screen::What { .. }));
}

#[test]
fn what_cannot_be_claimed_now_says_why() {
    let desk = Desk::new(false).opened();
    let blocked = |seat, topic| {
        let all = topics(&desk.hall, Claimant::Player(seat), desk.now);
        all.into_iter().find(|it| it.what == topic).map(|it| it.blocked)
    };
    assert_eq!(blocked(Seat::BLACK_A, Topic::Placement), Some(Some(Objection::TooLate)));
    assert_eq!(blocked(Seat::WHITE_A, Topic::Placement), Some(None));
    let repeated = Topic::Draw(DrawClaim::Repetition(None));
    assert_eq!(blocked(Seat::BLACK_A, repeated), Some(Some(Objection::NotOnMove { seat: Seat::BLACK_A })));
    // Switched off: not there at all.
    assert_eq!(blocked(Seat::WHITE_A, Topic::Draw(DrawClaim::LevelEnding)), None);
    let alone = Desk::with(|_| {}, Profile::OneBoard);
    let all = topics(&alone.hall, Claimant::Player(Seat::WHITE_A), alone.now);
    assert!(all.iter().all(|it| it.what != Topic::Placement));
}

#[test]
fn captured_pieces_of_an_ordinary_game_are_placed_by_nobody() {
    let mut desk = Desk::with(|_| {}, Profile::OneBoard);
    desk.play(BoardId::A, moved("e2e4"));
    desk.open(Some(Seat::BLACK_A));
    desk.tap(Tap::What(Topic::Illegal(When::LastMove)));
    let Screen::Ask { answers, .. } = desk.screen() else { panic!("nothing asked") };
    assert_eq!(answers, [AnswerTo::NoCapture, AnswerTo::InReserve]);
}

#[test]
fn every_screen_leads_back() {
    let mut desk = Desk::new(false).opened();
    desk.open(None);
    desk.tap(Tap::Who(Claimant::Player(Seat::WHITE_A)));
    desk.tap(Tap::What(Topic::SetUp));
    desk.tap(Tap::Board(BoardId::B));
    assert!(matches!(desk.screen(), Screen::SetUp { board: BoardId::B, .. }));
    desk.tap(Tap::Back);
    assert!(matches!(desk.screen(), Screen::What { .. }) && desk.guide.has_back());
    desk.tap(Tap::Back);
    assert!(matches!(desk.screen(), Screen::Who(_)) && !desk.guide.has_back());
    desk.open(Some(Seat::WHITE_A));
    desk.tap(Tap::What(Topic::Placement));
    desk.tap(Tap::Back);
    assert!(matches!(desk.screen(), Screen::What { .. }) && !desk.guide.has_back());
}

#[test]
fn a_set_up_found_wrong_annuls_both_boards() {
    let mut desk = Desk::new(false).opened();
    desk.taps_to(Claimant::Player(Seat::WHITE_A), Claim::SetUp(BoardId::A, SetUpFault::Misplaced), true);
    desk.act(Author::Table, Action::Note { conduct: Conduct::SpectatorRemark, seat: None });
    desk.tap(Tap::Uphold);
    let Phase::Over(end) = desk.hall.phase() else { panic!("not over") };
    assert!(matches!(end, End::Annulled { .. }) && end.source(Profile::Pasapezas).to_string() == "C 7");
    assert_eq!(Seat::new(BoardId::A, Color::White), Seat::WHITE_A);
}
