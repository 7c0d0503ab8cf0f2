//! Random walks: whatever is done, the match can be replayed, kept, and brought to an end.

use super::super::*;
use crate::base::{BoardId, DropRole, Millis, PerSeat, PromotionRole, Seat, Square};
use crate::game::{Author, Stamp};
use crate::position::Attempt;
use crate::record::Tags;
use crate::rules::TimeControl;

/// Small, plain, and the same everywhere.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

fn seat(dice: &mut Dice, profile: Profile) -> Seat {
    let seats: Vec<Seat> = profile.seats().collect();
    if dice.below(40) == 0 { dice.of(&Seat::ALL) } else { dice.of(&seats) }
}

fn any_claim(dice: &mut Dice) -> Claim {
    let board = dice.of(&BoardId::ALL);
    match dice.below(9) {
        0 => Claim::Hands(dice.of(&HandFault::ALL)),
        1 => Claim::Illegal(dice.of(&[When::LastMove, When::Earlier])),
        2 | 3 => Claim::Placement(PlacementFault::Check(dice.of(&DropRole::ALL))),
        4 => Claim::Placement(PlacementFault::PawnRank),
        5 => Claim::SetUp(
            board,
            dice.of(&[
                SetUpFault::BoardTurned,
                SetUpFault::WrongClock,
                SetUpFault::KnockedOver(Seat::ALL[0]),
                SetUpFault::Lost,
                SetUpFault::ColoursReversed,
                SetUpFault::Misplaced,
            ]),
        ),
        6 => Claim::Flag,
        7 => Claim::Draw(dice.of(&[
            DrawClaim::Repetition(None),
            DrawClaim::FiftyMoves(None),
            DrawClaim::LevelEnding,
        ])),
        _ => Claim::Draw(DrawClaim::Repetition(Some(any_attempt(dice)))),
    }
}

fn any_attempt(dice: &mut Dice) -> Attempt {
    let mut square = || Square::from_index(dice.below(64) as u8).unwrap();
    let (from, to) = (square(), square());
    match dice.below(8) {
        0 => Attempt::Drop { role: dice.of(&DropRole::ALL), to },
        1 => Attempt::Board { from, to, promotion: Some(PromotionRole::Queen) },
        _ => Attempt::Board { from, to, promotion: None },
    }
}

/// A move that is legal, most of the time.
fn likely_attempt(dice: &mut Dice, hall: &Supervision, board: BoardId) -> Attempt {
    let position = hall.sheet().and_then(|sheet| sheet.position(board));
    let moves = position.map(|position| position.legal_moves()).unwrap_or_default();
    if moves.is_empty() || dice.below(6) == 0 {
        return any_attempt(dice);
    }
    match dice.of(&moves) {
        crate::position::Move::Normal { from, to, promotion } => Attempt::Board { from, to, promotion },
        crate::position::Move::EnPassant { from, to } => Attempt::Board { from, to, promotion: None },
        crate::position::Move::Drop { role, to } => Attempt::Drop { role, to },
        crate::position::Move::Castle(_) => any_attempt(dice),
    }
}

fn any_action(dice: &mut Dice, hall: &Supervision) -> (Author, Action) {
    let profile = hall.setup().settings.profile;
    let who = seat(dice, profile);
    let board = dice.of(profile.boards());
    let table = dice.of(&[Author::Table, Author::Arbiter]);
    match dice.below(30) {
        0..=4 => {
            let seat = hall.sheet().map_or(who, |sheet| Seat::new(board, sheet.setup(board).turn));
            (table, Action::Record { seat, attempt: likely_attempt(dice, hall, board) })
        }
        5 => (table, Action::Unrecord),
        6..=8 => (Author::Seat(who), Action::Claim { seat: who, claim: any_claim(dice) }),
        9 => (table, Action::Claim { seat: who, claim: any_claim(dice) }),
        10..=12 => match hall.question() {
            Some(question) => {
                (table, Action::Answer(dice.of(&hall.answers(question).collect::<Vec<_>>()).to(question)))
            }
            None => {
                (table, dice.of(&[Action::Uphold, Action::Dispute, Action::Reject(Rejection::NotProven)]))
            }
        },
        13 => (table, Action::Resume),
        14 => (table, Action::Pause),
        15 => (Author::Seat(who), dice.of(&[Action::Offer, Action::Decline])),
        16 => (table, Action::Correct { seat: who, left: Millis(dice.below(20_000) as u32) }),
        17 => (table, Action::Note { conduct: dice.of(&Conduct::ALL), seat: Some(who) }),
        18 => (table, Action::Punish { seat: who, penalty: Penalty::Time(Millis::seconds(5)) }),
        19 => (Author::Clock, Action::Tick),
        20 if dice.below(12) == 0 => (Author::Seat(who), Action::Accept),
        _ => (Author::Seat(hall.on_move(board)), Action::Press),
    }
}

fn any_setup(dice: &mut Dice) -> SupervisionSetup {
    let mut setup =
        SupervisionSetup::new(dice.of(&[Profile::Pasapezas, Profile::Pasapezas, Profile::OneBoard]));
    setup.recorded = dice.below(3) > 0;
    let base = PerSeat::for_seats(|_| Millis(5_000 + dice.below(200_000) as u32));
    setup.game.time = if dice.below(8) == 0 { TimeControl::Untimed } else { TimeControl::each(base) };
    let settings = &mut setup.settings;
    for flag in [
        &mut settings.arbiter_intervenes,
        &mut settings.arbiter_calls_flags,
        &mut settings.warns_wrong_claims,
        &mut settings.no_material,
        &mut settings.level_ending,
        &mut settings.flag_order_known,
    ] {
        *flag = dice.below(2) == 0;
    }
    settings.late_illegal = dice.of(&[LateIllegal::RestoreOrAnnul, LateIllegal::Stands]);
    settings.unrestorable = dice.of(&[Unrestorable::Annul, Unrestorable::LastKnown]);
    settings.illegal_time = dice.of(&[Millis::ZERO, Millis::seconds(60)]);
    settings.illegal_loses = dice.of(&[None, None, Some(3)]);
    settings.setup_limit_moves = dice.of(&[None, Some(0), Some(10)]);
    settings.wrong_draw_claim = dice.of(&[Millis::ZERO, Millis::seconds(60)]);
    settings.level_time = dice.of(&[Millis::ZERO, Millis::seconds(120)]);
    setup
}

/// From every state some way leads on: a case can be decided, stopped clocks can go on, and somebody can press or the match is over.
fn has_a_way_on(hall: &Supervision) {
    let mut hall = hall.clone();
    let mut steps = 0;
    while let Some(step) = hall.step() {
        steps += 1;
        assert!(steps < 40, "a case without an end: {:?}", hall.case());
        let action = match step {
            Step::Ask(question) => {
                let answers: Vec<AnswerTo> = hall.answers(question).collect();
                assert!(!answers.is_empty());
                Action::Answer(answers[0].to(question))
            }
            Step::Rule(ruling) => {
                assert!(!ruling.remedies.is_empty() && !ruling.sources.is_empty(), "{ruling:?}");
                Action::Uphold
            }
        };
        hall.play(Stamp { at: hall.last_stamp(), by: Author::Arbiter }, action).unwrap();
    }
    let stamp = Stamp { at: hall.last_stamp(), by: Author::Table };
    match hall.phase() {
        Phase::Paused => drop(hall.play(stamp, Action::Resume).unwrap()),
        Phase::Preparing => drop(hall.play(stamp, Action::Start).unwrap()),
        Phase::Running => {}
        Phase::Over(_) => return,
    }
    hall.play(Stamp { at: hall.last_stamp(), by: Author::Clock }, Action::Tick).unwrap();
    if matches!(hall.phase(), Phase::Over(_)) {
        return;
    }
    let mover = hall.on_move(BoardId::A);
    let pressed = hall.play(Stamp { at: hall.last_stamp(), by: Author::Seat(mover) }, Action::Press);
    assert!(pressed.is_ok(), "{pressed:?}");
}

fn walk(seed: u64, n_steps: usize) -> Supervision {
    let mut dice = Dice(seed * 2 + 1);
    for _ in 0..20 {
        dice.below(2);
    }
    let setup = any_setup(&mut dice);
    let mut hall = Supervision::new(setup);
    hall.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    for _ in 0..n_steps {
        let (by, action) = any_action(&mut dice, &hall);
        let at = hall.last_stamp().plus(Millis(dice.below(2_000) as u32));
        let before = hall.clone();
        if hall.play(Stamp { at, by }, action).is_err() {
            assert_eq!(hall, before, "a refusal changes nothing");
        }
        has_a_way_on(&hall);
        if matches!(hall.phase(), Phase::Over(_)) {
            break;
        }
    }
    hall
}

/// Every state has an exit, and every log leads to the same state again: by its actions, by its entries, and by its text.
#[test]
fn whatever_is_done_has_a_way_on_and_is_replayed_the_same() {
    let (mut entries, mut ends, mut upheld, mut unfounded) = (0, 0, 0, 0);
    for seed in 0..400 {
        let hall = walk(seed, 120);
        entries += hall.log().len();
        ends += usize::from(matches!(hall.phase(), Phase::Over(_)));
        for event in hall.log().iter().flat_map(|entry| &entry.events) {
            upheld += usize::from(*event == Event::Upheld);
            unfounded += usize::from(matches!(event, Event::Unfounded { .. }));
        }
        let actions: Vec<_> = hall.log().iter().map(|entry| (entry.stamp, entry.action)).collect();
        assert_eq!(Supervision::replay(*hall.setup(), actions).as_ref(), Ok(&hall), "seed {seed}");
        let mut written = Supervision::new(*hall.setup());
        for entry in hall.log() {
            written.append(entry.clone()).unwrap();
        }
        assert_eq!(written, hall, "seed {seed}");
        let mut text = write_supervision_head(hall.setup(), &Tags::default());
        for entry in hall.log() {
            text.push_str(&write_supervision_line(entry));
            text.push('\n');
        }
        let read = read_supervision(&text).unwrap();
        assert_eq!((read.stopped, read.hall), (None, hall), "seed {seed}\n{text}");
    }
    // The walks have been somewhere.
    assert!(
        entries > 10_000 && ends > 50 && upheld > 300 && unfounded > 300,
        "{entries} {ends} {upheld} {unfounded}"
    );
}
