//! Who is heard, and when: every action by every author in every phase of a match.

use super::*;

/// A match in which moves may be taken back, in one of its phases; the last entry is stamped at two seconds.
fn in_phase(phase: &str) -> Match {
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let mut game = Match::new(MatchSetup::new(rules, TimeControl::default()));
    let actions: &[(u32, Action)] = match phase {
        "waiting" => &[],
        "running" => &[(0, Action::Start), (2, Action::Tick)],
        "paused" => &[(0, Action::Start), (2, Action::Pause)],
        _ => &[(0, Action::Start), (2, Action::CallOff)],
    };
    for (at, action) in actions {
        game.play(Stamp::table(Millis::seconds(*at)), *action).unwrap();
    }
    game
}

const PHASES: [&str; 4] = ["waiting", "running", "paused", "over"];
const CORRECT: Action = Action::CorrectTime { seat: Seat::BLACK_B, left: Millis(77) };
const BACK: Action = Action::TakeBack { to: Seq(1), gives_time: false };
const OF_ALL: [Action; 6] = [Action::Start, Action::Pause, Action::Resume, Action::CallOff, CORRECT, BACK];

fn of_a_player() -> Vec<Action> {
    let game = started(MatchSetup::default());
    let e4 = game.judge(Seat::WHITE_A, read_attempt(game.position(BoardId::A), "e4").unwrap()).unwrap();
    let claims = [Claim::Time, Claim::Placement, Claim::Repetition, Claim::FiftyMoves].map(Action::Claim);
    let talk = [Action::OfferDraw, Action::AcceptDraw, Action::DeclineDraw, Action::Resign];
    [e4].into_iter().chain(claims).chain(talk).collect()
}

const AT: Millis = Millis::seconds(3);

#[test]
fn only_its_author_may_take_an_action_in_any_phase() {
    let author = |by| Stamp { at: AT, by };
    for game in PHASES.map(in_phase) {
        for by in [Author::Table, Author::Arbiter, Author::Clock] {
            for action in of_a_player() {
                assert_eq!(game.act(author(by), &action), Err(Refusal::NotYours), "{action:?} by {by:?}");
            }
            assert_ne!(game.act(author(by), &Action::Tick), Err(Refusal::NotYours), "tick by {by:?}");
        }
        let seats = Seat::ALL.map(Author::Seat);
        for (by, action) in seats.into_iter().chain([Author::Clock]).flat_map(|by| OF_ALL.map(|a| (by, a))) {
            assert_eq!(game.act(author(by), &action), Err(Refusal::NotYours), "{action:?} by {by:?}");
        }
        for by in seats {
            assert_eq!(game.act(author(by), &Action::Tick), Err(Refusal::NotYours));
        }
        for action in OF_ALL {
            let by_table = game.act(Stamp::table(AT), &action);
            assert_eq!(game.act(author(Author::Arbiter), &action), by_table, "{action:?}");
            assert_ne!(by_table, Err(Refusal::NotYours), "{action:?}");
        }
    }
}

/// What is answered to the right author, phase by phase: `ok`, or the reason.
fn check(by: Author, action: Action, answers: &str) {
    for (phase, expected) in PHASES.into_iter().zip(answers.split_whitespace()) {
        let answer = in_phase(phase).act(Stamp { at: AT, by }, &action);
        let code = answer.as_ref().map_or_else(|refusal| refusal.kind().code(), |_| "ok");
        assert_eq!(code, expected, "{action:?} in a match that is {phase}");
        for event in answer.into_iter().flatten() {
            assert!(!matches!(event, Event::Ended { at, .. } if at != AT), "{event:?}");
        }
    }
}

#[test]
fn every_phase_has_its_actions_and_its_reasons_against_the_others() {
    let white = Author::Seat(Seat::WHITE_A);
    check(Author::Table, Action::Start, "ok already-started already-started match-over");
    check(Author::Table, Action::Pause, "not-started ok paused match-over");
    check(Author::Table, Action::Resume, "not-started not-paused ok match-over");
    check(Author::Table, Action::CallOff, "ok ok ok match-over");
    check(Author::Table, CORRECT, "ok clocks-run ok match-over");
    check(Author::Table, BACK, "not-started ok ok match-over");
    for by in [Author::Table, Author::Arbiter, Author::Clock] {
        check(by, Action::Tick, "ok ok ok match-over");
    }
    for (action, answers) in of_a_player().into_iter().zip([
        "not-started ok paused match-over",
        "not-started no-flag-fallen no-flag-fallen match-over",
        "not-started nothing-to-remove nothing-to-remove match-over",
        "not-started not-repeated not-repeated match-over",
        "not-started not-fifty-moves not-fifty-moves match-over",
        "not-started offer-too-early offer-too-early match-over",
        "not-started no-offer no-offer match-over",
        "not-started no-offer no-offer match-over",
        "not-started ok ok match-over",
    ]) {
        check(white, action, answers);
    }
}

#[test]
fn offers_are_answered_by_the_opponent_in_a_pause_too() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e4 A:e5").unwrap();
    game.play(Stamp::table(game.last_stamp()), Action::Pause).unwrap();
    let offered = act(&mut game, Seat::WHITE_A, Action::OfferDraw).unwrap();
    assert_eq!(offered, [Event::DrawOffered { by: Seat::WHITE_A }]);
    let declined = act(&mut game, Seat::BLACK_A, Action::DeclineDraw).unwrap();
    assert_eq!(declined, [Event::DrawDeclined { by: Seat::BLACK_A }]);
    assert_eq!(game.draw_offer(BoardId::A), None);
    act(&mut game, Seat::BLACK_A, Action::OfferDraw).unwrap();
    act(&mut game, Seat::WHITE_A, Action::AcceptDraw).unwrap();
    assert_eq!(result(&game), "draw agreement 10.1");
}
