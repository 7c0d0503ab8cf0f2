//! Flags that fall: in whatever order, before anybody, or behind the page's back; and 0:10 on all clocks.

use crate::dialogue;
use pasapezas_browser_tests::{Hand, Outcome, Setup, State, Table, with};

/// A time that is soon over, and one that is not, in milliseconds.
const SHORT: u32 = 700;
const LONG: u32 = 300_000;

fn outcome(table: &Table) -> Outcome {
    table.until("the result", |state| state.outcome.is_some()).outcome.unwrap()
}

/// The seats whose flag is drawn fallen.
fn down(state: &State) -> Vec<&'static str> {
    ["WhiteA", "BlackA", "WhiteB", "BlackB"].into_iter().filter(|seat| state.seat(seat).flag_down()).collect()
}

/// Article 10.2: a flag of each team, on whichever boards and in whichever order, and nobody has to say so.
#[test]
fn a_fallen_flag_of_each_team_draws_at_once() {
    let rows = [
        ("WhiteA", "WhiteB", [SHORT, LONG, 2 * SHORT, LONG]),
        ("WhiteB", "WhiteA", [2 * SHORT, LONG, SHORT, LONG]),
        ("WhiteA", "BlackA", [SHORT, SHORT, LONG, LONG]),
        ("BlackA", "BlackB", [LONG, 3 * SHORT, LONG, 3 * SHORT]),
    ];
    with(&Setup::array(), |table| {
        for (first, second, clocks) in rows {
            table.lay_and_start(&Setup::array().clocks(clocks));
            if first == "BlackA" {
                Hand::Mouse.play(table, "A:e2", "A:e4");
                Hand::Mouse.play(table, "B:e2", "B:e4");
            }
            if second == "BlackA" {
                // A player whose flag is down moves, and his opponent's clock runs out too.
                table.until("the first flag", |state| down(state) == [first]);
                assert_eq!(table.state().phase, "playing");
                Hand::Mouse.play(table, "A:e2", "A:e4");
            }
            let outcome = outcome(table);
            assert_eq!(
                (outcome.code.as_str(), outcome.article.as_str(), outcome.head.as_str()),
                ("flags", "10.2", "Draw"),
                "{first} and {second}"
            );
            let state = table.state();
            assert_eq!(down(&state).len(), 2, "{first} and {second}");
            for seat in ["WhiteA", "BlackA", "WhiteB", "BlackB"] {
                assert_eq!(state.seat(seat).points, "½", "{seat}");
            }
        }
    });
}

/// 0:10 for all, by the form: shown with tenths, low, and with a flag that stays down.
fn ten_seconds(table: &Table) {
    dialogue::open(table);
    dialogue::choose_seconds(table, 10);
    dialogue::begin(table);
    for seat in ["WhiteA", "BlackA", "WhiteB", "BlackB"] {
        assert_eq!(table.state().seat(seat).clock, "0:10", "{seat}");
    }
    table.start();
}

/// Nobody moves: both White flags fall in the same millisecond, one of each team.
#[test]
fn ten_seconds_and_nobody_moves() {
    with(&Setup::array(), |table| {
        ten_seconds(table);
        table.until("tenths", |state| state.seat("WhiteA").clock.starts_with("0:09."));
        let outcome = outcome(table);
        assert_eq!((outcome.code.as_str(), outcome.article.as_str()), ("flags", "10.2"));
        let state = table.state();
        assert_eq!(down(&state), ["WhiteA", "WhiteB"]);
        assert_eq!(
            (state.seat("WhiteA").clock.as_str(), state.seat("WhiteB").clock.as_str()),
            ("0:00", "0:00")
        );
        assert_eq!(state.seat("BlackA").clock, "0:10");
    });
}

/// Both flags of a team fall, one after the other; play goes on until the others claim.
#[test]
fn ten_seconds_and_the_flags_of_one_team() {
    with(&Setup::array(), |table| {
        ten_seconds(table);
        Hand::Mouse.play(table, "A:e2", "A:e4");
        table.pass(9_000);
        table.until("both flags", |state| down(state) == ["BlackA", "WhiteB"]);
        let state = table.state();
        assert_eq!((state.phase.as_str(), state.outcome.as_ref()), ("playing", None));
        // Everybody may go on.
        Hand::Mouse.play(table, "B:d2", "B:d4");
        Hand::Mouse.play(table, "A:e7", "A:e5");
        table.claim_time("two");
        let state = table.until("a refusal", |state| state.team("two").refusal.is_some());
        assert_eq!(state.outcome, None);
        table.claim_time("one");
        let outcome = outcome(table);
        assert_eq!((outcome.code.as_str(), outcome.head.as_str()), ("time", "Team 1 wins"));
    });
}

/// A flag falls, nobody claims, and the other team's falls too: the draw comes by itself, and the claim too late.
#[test]
fn ten_seconds_and_a_claim_that_nobody_makes() {
    with(&Setup::array(), |table| {
        ten_seconds(table);
        Hand::Mouse.play(table, "A:e2", "A:e4");
        table.pass(8_000);
        Hand::Mouse.play(table, "A:e7", "A:e5");
        table.until("the first flag", |state| down(state) == ["WhiteB"]);
        assert_eq!(table.state().phase, "playing");
        table.pass(8_500);
        let outcome = outcome(table);
        assert_eq!((outcome.code.as_str(), outcome.head.as_str()), ("flags", "Draw"));
        assert_eq!(down(&table.state()), ["WhiteA", "WhiteB"]);
        assert!(!table.state().team("one").can_claim, "nothing is left to claim");
    });
}

/// Both boards would have flagged while nobody looked: the earlier flag decides, not the order in which they are found.
#[test]
fn the_earlier_of_two_flags_found_together_decides() {
    with(&Setup::array(), |table| {
        for (clocks, head) in [
            ([2_000, LONG, 3_000, LONG], "Team 2 wins"),
            ([3_000, LONG, 2_000, LONG], "Team 1 wins"),
            ([2_000, LONG, 2_000, LONG], "Draw"),
        ] {
            table.lay_and_start(&Setup::array().clocks(clocks).rules("chesscom"));
            table.behind_another_page(|| table.pass(90_000));
            let outcome = outcome(table);
            assert_eq!(outcome.head, head, "{clocks:?}");
            table.drag("A:e2", "A:e4");
            assert_eq!(table.settled().at("A:e4"), None, "the match is over");
        }
    });
}
