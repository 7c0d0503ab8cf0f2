//! Log texts: exact both ways, and what a damaged one still says.

use super::*;
use crate::base::{BoardId, Color, DropRole, Millis, PerBoard, PerSeat, PromotionRole, Seat, Square, Team};
use crate::board::CastlingRights;
use crate::game::{Action, Author, Event, Seq, Stamp};
use crate::notation::read_fen;
use crate::position::{Move, Position};
use crate::rules::{
    Bonus, CastleSide, Claim, DrawReason, Enforcement, Outcome, Preset, RuleSet, TimeControl, WinReason,
};

const HEAD: &str = "pasapezas-log 1\nrules pasapezas\ntime 300000\n";

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn moves() -> Vec<Move> {
    let (from, to) = (square("e7"), square("e8"));
    let mut moves = vec![
        Move::EnPassant { from: square("e5"), to: square("d6") },
        Move::Normal { from: square("e5"), to: square("d6"), promotion: None },
        Move::Castle(CastleSide::King),
        Move::Castle(CastleSide::Queen),
        Move::Normal { from: square("e1"), to: square("g1"), promotion: None },
    ];
    moves.extend(DropRole::ALL.map(|role| Move::Drop { role, to }));
    moves.extend(PromotionRole::ALL.map(|role| Move::Normal { from, to, promotion: Some(role) }));
    moves
}

fn actions() -> Vec<Action> {
    let mut actions = vec![
        Action::Start,
        Action::Pause,
        Action::Resume,
        Action::Touch { at: square("h8") },
        Action::Adjust,
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::DeclineDraw,
        Action::Resign,
        Action::CallOff,
        Action::TakeBack { to: Seq(u32::MAX), gives_time: false },
        Action::TakeBack { to: Seq(0), gives_time: true },
        Action::Tick,
    ];
    actions.extend(moves().into_iter().map(Action::Play));
    actions.extend([Claim::Time, Claim::Placement, Claim::Repetition, Claim::FiftyMoves].map(Action::Claim));
    actions.extend(Seat::ALL.map(|seat| Action::CorrectTime { seat, left: Millis(u32::MAX) }));
    actions
}

fn outcomes() -> Vec<Outcome> {
    let mut outcomes = vec![Outcome::CalledOff, Outcome::Drawn { reason: DrawReason::Flags }];
    for by in Team::ALL {
        for loser in Seat::ALL {
            let reasons =
                [WinReason::Mate { loser }, WinReason::Time { loser }, WinReason::Resignation { loser }];
            outcomes.extend(reasons.map(|reason| Outcome::Won { by, reason }));
        }
    }
    for board in BoardId::ALL {
        let reasons = [
            DrawReason::Agreement { board },
            DrawReason::Repetition { board },
            DrawReason::FiftyMoves { board },
            DrawReason::Stalemate { board },
        ];
        outcomes.extend(reasons.map(|reason| Outcome::Drawn { reason }));
    }
    outcomes
}

fn events(stamp: Millis) -> Vec<Event> {
    let mut events = vec![Event::Started, Event::Paused, Event::Resumed, Event::TakenBack { to: Seq(7) }];
    events.extend(BoardId::ALL.map(|board| Event::DrawAgreed { board }));
    for seat in Seat::ALL {
        let (at, role) = (square("h7"), DropRole::Knight);
        events.extend([
            Event::FlagFell { seat, at: stamp },
            Event::FlagFell { seat, at: Millis(3) },
            Event::ClaimOpened { by: seat, at },
            Event::Touched { seat, at },
            Event::AdjustAnnounced { seat },
            Event::DrawOffered { by: seat },
            Event::DrawDeclined { by: seat },
            Event::TimeCorrected { seat, left: Millis(60_000) },
        ]);
        events.extend(moves().into_iter().map(|mv| Event::Moved { seat, mv }));
        for to in Seat::ALL {
            events.push(Event::TakenOff { by: seat, at, role, to });
            events.extend(DropRole::ALL.map(|role| Event::Passed { from: seat, to, role }));
        }
    }
    for outcome in outcomes() {
        events.extend([stamp, Millis(1)].map(|at| Event::Ended { outcome, at }));
    }
    events
}

/// Reads one entry behind a usual head.
fn entry_back(entry: &Entry) -> Entry {
    let text = format!("{HEAD}{}\n", write_entry(entry));
    let mut entries = read_log(&text).unwrap_or_else(|error| panic!("{error}: {text}")).entries;
    assert_eq!(entries.len(), 1);
    entries.remove(0)
}

#[test]
fn every_action_of_every_author_comes_back_with_and_without_its_event() {
    let authors =
        Seat::ALL.map(Author::Seat).into_iter().chain([Author::Table, Author::Arbiter, Author::Clock]);
    for by in authors {
        for action in actions() {
            let stamp = Stamp { at: Millis(u32::MAX), by };
            let usual = values::usual_event(stamp, action);
            let lists = [Vec::new(), usual.into_iter().collect(), vec![Event::Paused, Event::Started]];
            for events in lists {
                let entry = Entry { seq: Seq(0), stamp, action, events };
                assert_eq!(entry_back(&entry), entry);
            }
        }
    }
}

#[test]
fn every_event_comes_back_whoever_acts() {
    for by in [Author::Seat(Seat::BLACK_B), Author::Clock] {
        let stamp = Stamp { at: Millis(44), by };
        for event in events(stamp.at) {
            for action in [Action::Tick, Action::Play(Move::Castle(CastleSide::King))] {
                let entry = Entry { seq: Seq(0), stamp, action, events: vec![event, event] };
                assert_eq!(entry_back(&entry), entry);
            }
        }
    }
}

#[test]
fn what_a_move_usually_brings_is_short() {
    let seat = Seat::WHITE_A;
    let mv = Move::Normal { from: square("e4"), to: square("d5"), promotion: None };
    let passed = Event::Passed { from: seat, to: seat.partner(), role: DropRole::Pawn };
    let stamp = Stamp::of(seat, Millis(3020));
    let events = vec![Event::Moved { seat, mv }, passed];
    let entry = Entry { seq: Seq(3), stamp, action: Action::Play(mv), events };
    assert_eq!(write_entry(&entry), "3 3020 A e4d5 + x:P");
    let bare = Entry { events: Vec::new(), ..entry };
    assert_eq!(write_entry(&bare), "3 3020 A e4d5 :");
}

fn setup_back(setup: MatchSetup) {
    let mut tags = Tags::default();
    tags.set("WhiteA", "Xoán \"O Rei\" \\ da\nCosta\\n");
    tags.set("Event", "");
    let text = write_log_head(&setup, &tags);
    assert_eq!(read_log(&text), Ok(LogText { setup, tags, entries: Vec::new() }), "{text}");
}

#[test]
fn every_setup_comes_back() {
    for rules in Preset::ALL.map(RuleSet::of) {
        let base = PerSeat::for_seats(|seat| Millis(u32::from(seat.letter() as u8)));
        for time in [TimeControl::Untimed, TimeControl::same(Millis::ZERO), TimeControl::each(base)] {
            let span = Millis(2000);
            for bonus in [
                Bonus::None,
                Bonus::Increment(span),
                Bonus::Increment(Millis::ZERO),
                Bonus::Bronstein(span),
                Bonus::Delay(span),
            ] {
                setup_back(MatchSetup::new(RuleSet { take_back: true, ..rules }, time.with(bonus)));
            }
        }
    }
}

#[test]
fn a_start_from_elsewhere_comes_back_with_kings_that_have_not_moved() {
    let rules = RuleSet { enforcement: Enforcement::Strict, take_back: true, ..RuleSet::of(Preset::Tandem) };
    let mut setup = read_fen("r3k3/Q~7/8/3pP3/8/8/8/4K2R[QQnp] w q d6 3 9").unwrap();
    setup.castling = setup.castling.with_king_unmoved(Color::White);
    assert_ne!(setup.castling, CastlingRights::NONE.with(Color::Black, CastleSide::Queen));
    let start = PerBoard { a: Position::new(setup, &rules).unwrap(), b: Position::start(&rules) };
    let setup = MatchSetup { start, ..MatchSetup::new(rules, TimeControl::Untimed) };
    setup_back(setup);
    assert!(write_log_head(&setup, &Tags::default()).contains("\nunmoved A\n"));
}

#[test]
fn a_tag_without_a_name_is_not_written() {
    let mut tags = Tags::default();
    tags.set("two words", "x");
    assert_eq!(write_log_head(&MatchSetup::default(), &tags), HEAD);
}

#[test]
fn names_given_during_a_match_count() {
    let text = format!("{HEAD}tag WhiteA \"Ana\"\n0 0 table start\ntag WhiteA \"Uxía\"\n1 5 A e2e4\n");
    let log = read_log(&text).unwrap();
    assert_eq!((log.tags.get("WhiteA"), log.entries.len()), (Some("Uxía"), 2));
}

#[test]
fn an_error_names_its_place() {
    let check = |text: &str, line, column, kind| {
        assert_eq!(read_log(text), Err(LogError { line, column, kind }), "{text}");
    };
    check("", 1, 1, LogErrorKind::NotALog);
    check("pasapezas-log\n", 1, 1, LogErrorKind::NotALog);
    check("pasapezas-log 0\n", 1, 1, LogErrorKind::NotALog);
    check("\n[Event \"x\"]\n", 2, 1, LogErrorKind::NotALog);
    check("pasapezas-log 7 more\nwhatever", 1, 1, LogErrorKind::Newer { version: 7 });
    check("pasapezas-log 1\nrules pasapezas\n", 3, 1, LogErrorKind::Missing);
    check("pasapezas-log 1\nrules pasapezas\ntime 1 2\n", 3, 6, LogErrorKind::Time);
    check(&format!("{HEAD}time 300000\n"), 4, 1, LogErrorKind::Repeated);
    check(&format!("{HEAD}clock 300000\n"), 4, 1, LogErrorKind::UnknownLine);
    check(&format!("{HEAD}tag WhiteA \"a\"b\"\n"), 4, 5, LogErrorKind::Tag);
    check(&format!("{HEAD}1 0 table start\n"), 4, 1, LogErrorKind::Number { expected: Seq(0) });
    check(&format!("{HEAD}0 +5 table start\n"), 4, 3, LogErrorKind::Stamp);
    check(&format!("{HEAD}0 5 nobody start\n"), 4, 5, LogErrorKind::Author);
    check(&format!("{HEAD}0 5 table  fly\n"), 4, 12, LogErrorKind::Action);
    check(&format!("{HEAD}0 5 table\n"), 4, 10, LogErrorKind::Action);
    check(&format!("{HEAD}0 5 table tick + x:P\n"), 4, 18, LogErrorKind::Event);
    check(&format!("{HEAD}0 5 table tick x:P\n"), 4, 16, LogErrorKind::Event);
    check(&format!("{HEAD}0 5 table start\n1 4 A e2e4\n"), 5, 3, LogErrorKind::TimeWentBack);
    check(&format!("{HEAD}0 5 A e2e9\n"), 4, 7, LogErrorKind::Action);
    let rules = "pasapezas-log 1\nrules pasapezas flag_draw=same_board\ntime untimed\n";
    assert!(matches!(read_log(rules).unwrap_err().kind, LogErrorKind::RulesFault(_)));
    let start = format!("{HEAD}start 8/8/8/8/8/8/8/8 | 4k3/8/8/8/8/8/8/4K3\n");
    assert!(matches!(read_log(&start).unwrap_err().kind, LogErrorKind::StartFault(_)));
    assert_eq!(read_log(&"x".repeat(MAX_LOG + 1)).unwrap_err().kind, LogErrorKind::TooLong);
    let entries: Vec<_> = (0..=MAX_ENTRIES).map(|seq| format!("{seq} 0 clock tick\n")).collect();
    assert_eq!(
        read_log(&(HEAD.to_owned() + &entries.concat())).unwrap_err().kind,
        LogErrorKind::TooManyEntries
    );
}

#[test]
fn a_damaged_tail_leaves_what_was_before_it() {
    let whole = format!("{HEAD}0 0 table start\n1 5 A e2e4\n");
    for (tail, kind) in [
        ("2 8 a e7e5", LogErrorKind::Unfinished),
        ("2 8 a e7", LogErrorKind::Unfinished),
        ("2 8 a e7\n", LogErrorKind::Action),
        ("3 9 A d2d4\n4 9 a e7e5\n", LogErrorKind::Number { expected: Seq(2) }),
        ("\u{0}\u{0}\u{0}\n", LogErrorKind::UnknownLine),
    ] {
        let prefix = read_log_prefix(&format!("{whole}{tail}")).unwrap();
        assert_eq!(prefix.log.entries.len(), 2);
        let stopped = prefix.stopped.unwrap();
        assert_eq!((stopped.line, stopped.kind), (6, kind));
    }
    assert_eq!(read_log_prefix(&whole).unwrap().stopped, None);
    assert_eq!(read_log(whole.trim_end()).unwrap().entries.len(), 2);
    assert_eq!(read_log_prefix("pasapezas-log 1\nrules pasap").unwrap_err().kind, LogErrorKind::Missing);
}

#[test]
fn line_ends_of_other_systems_and_empty_lines_do_no_harm() {
    let text = format!("\u{feff}{HEAD}\n0 0 table start\n\n").replace('\n', "\r\n");
    assert_eq!(read_log(&text).unwrap().entries.len(), 1);
}
