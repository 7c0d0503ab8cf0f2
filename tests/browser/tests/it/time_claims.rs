//! Time is won by a claim (article 9.2): rows of the table by hand, the button that tells nothing, and why it says no.

use crate::positions::ARRAY;
use pasapezas_browser_tests::{Hand, Outcome, Refusal, Setup, Table, with};
use serde_json::{Value, json};

/// A time that is soon over, and one that is not, in milliseconds.
const SHORT: u32 = 700;
const LONG: u32 = 300_000;

/// The seats as clocks are written: White and Black of A, White and Black of B.
const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

/// The array with little time on the clocks of these seats.
fn short(seats: &[&str]) -> Setup {
    Setup::array().clocks(SEATS.map(|seat| if seats.contains(&seat) { SHORT } else { LONG }))
}

/// Starts; the given seats' flags are down when this returns. Whoever plays Black and is short of time has to be on move.
fn let_fall(table: &Table, seats: &[&str]) {
    table.start();
    for (seat, from, to) in [("BlackA", "A:e2", "A:e4"), ("BlackB", "B:e2", "B:e4")] {
        if seats.contains(&seat) {
            Hand::Mouse.play(table, from, to);
        }
    }
    table.until("the fallen flags", |state| seats.iter().all(|seat| state.seat(seat).flag_down()));
}

fn outcome(table: &Table) -> Outcome {
    table.until("the result", |state| state.outcome.is_some()).outcome.unwrap()
}

/// Claims, and gives the reason why it is refused.
fn refused(table: &Table, team: &str) -> Refusal {
    let other = if team == "one" { "two" } else { "one" };
    let was_told = table.state().team(other).refusal.is_some();
    table.claim_time(team);
    let state = table.until("a refusal", |state| state.team(team).refusal.is_some());
    assert_eq!((state.phase.as_str(), state.outcome.as_ref()), ("playing", None), "a claim costs nothing");
    assert!(was_told || state.team(other).refusal.is_none(), "nobody else is told");
    state.team(team).refusal.clone().unwrap()
}

/// Before any flag has fallen, both claims are refused, and play goes on.
#[test]
fn no_flag_down_neither_team_wins() {
    with(&Setup::array(), |table| {
        for team in ["one", "two"] {
            assert!(!table.state().team(team).can_claim, "nothing to claim before the start");
        }
        table.start();
        for team in ["one", "two", "one"] {
            let why = refused(table, team);
            assert_eq!((why.code.as_str(), why.article.as_str()), ("no-flag-fallen", "9.2"));
        }
        Hand::Mouse.play(table, "A:e2", "A:e4");
    });
}

/// One flag or both of a team: the other team wins by its claim; the team itself claims in vain, and both may go on.
#[test]
fn the_flags_of_one_team_win_for_the_other_by_its_claim() {
    let rows: [(&[&str], &str, &str, &str); 4] = [
        (&["WhiteA"], "two", "one", "Team 2 wins"),
        (&["BlackA"], "one", "two", "Team 1 wins"),
        (&["WhiteB", "BlackA"], "one", "two", "Team 1 wins"),
        (&["WhiteA", "BlackB"], "two", "one", "Team 2 wins"),
    ];
    with(&Setup::array(), |table| {
        for (down, winner, loser, head) in rows {
            table.lay(&short(down));
            let_fall(table, down);
            assert_eq!(table.state().phase, "playing", "until somebody claims, play goes on: {down:?}");
            let why = refused(table, loser);
            assert_eq!((why.code.as_str(), why.article.as_str()), ("no-flag-fallen", "9.2"), "{down:?}");
            table.claim_time(winner);
            let outcome = outcome(table);
            assert_eq!(
                (outcome.code.as_str(), outcome.article.as_str(), outcome.head.as_str()),
                ("time", "9.2", head),
                "{down:?}"
            );
            for seat in SEATS {
                let won = (seat == "WhiteA" || seat == "BlackB") == (winner == "one");
                assert_eq!(table.state().seat(seat).points, if won { "1" } else { "0" }, "{down:?}: {seat}");
            }
        }
    });
}

/// A flag that is down keeps nobody from moving, or from mating (REGULATION, decision D39).
#[test]
fn a_player_whose_flag_is_down_plays_on_and_mates() {
    let scholar = "r1bqkb1r/ppppnppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR[] w KQkq - 4 4";
    with(&Setup::boards(scholar, ARRAY).clocks([SHORT, LONG, LONG, LONG]), |table| {
        table.start();
        table.until("a fallen flag", |state| state.seat("WhiteA").flag_down());
        Hand::Mouse.play(table, "A:a2", "A:a3");
        Hand::Mouse.play(table, "A:a7", "A:a6");
        table.drag("A:h5", "A:f7");
        let outcome = outcome(table);
        assert_eq!((outcome.code.as_str(), outcome.article.as_str()), ("mate", "9.1"));
        assert_eq!(outcome.head, "Team 1 wins");
    });
}

/// All that the two buttons show: classes, words, attributes, every computed style, and their places.
fn looks(table: &Table) -> Value {
    // Without the pointer, which lights up what it lies over, and the focus that a click leaves.
    let look = "document.activeElement.blur();
        return __probe.shown('.claim').map((button) => [button, ...button.querySelectorAll('*')].map((part) => [
            part.tagName, part.getAttribute('class'), [...part.attributes].map((it) => `${it.name}=${it.value}`),
            [...getComputedStyle(part)].map((name) => `${name}: ${getComputedStyle(part).getPropertyValue(name)}`),
            Object.values(part.getBoundingClientRect().toJSON()), part.childElementCount ? '' : part.textContent]))";
    table.click(table.place("A:e5"));
    table.settle();
    table.session().script(look, json!([]))
}

/// Nobody but the players calls a flag: the button is the same to the last pixel (REGULATION, decision D36).
#[test]
fn the_button_looks_the_same_when_flags_have_fallen() {
    for setup in [Setup::array(), Setup::array().size(360, 640), Setup::array().size(640, 360)] {
        with(&setup.clocks([LONG, LONG, 5_000, 5_000]), |table| {
            table.start();
            let before = looks(table);
            assert_eq!(before.as_array().map(Vec::len), Some(2), "one for each team");
            table.until("a fallen flag", |state| state.seat("WhiteB").flag_down());
            assert_eq!(looks(table), before);
            // Nor is anything said.
            let said = table.state().said;
            assert!(!said.to_lowercase().contains("flag"), "{said}");
            table.claim_time("one");
            assert_eq!(outcome(table).code, "time");
        });
    }
}

#[test]
fn every_language_says_why_and_names_the_article() {
    let sentences = [("gl", "bandeira", "caída"), ("es", "bandera", "caída"), ("en", "flag", "fallen")];
    with(&Setup::array(), |table| {
        for (lang, flag, fallen) in sentences {
            table.lay_and_start(&Setup::array().lang(lang));
            let why = refused(table, "two");
            assert_eq!((why.code.as_str(), why.article.as_str()), ("no-flag-fallen", "9.2"), "{lang}");
            assert!(why.sentence.contains(flag) && why.sentence.contains(fallen), "{lang}: {}", why.sentence);
            // The same is heard.
            let said = table.until("what is said", |state| state.said.contains(flag)).said;
            assert!(said.contains("9.2"), "{lang}: {said}");
        }
    });
}

/// Under rules where the direct opponent claims, a flag of the other board gives his team nothing of its own; where flags
/// decide by themselves there is no button, and the first flag ends the match.
#[test]
fn other_rules_have_other_claims() {
    with(&Setup::array(), |table| {
        table.lay(&short(&["BlackB"]).rules("uscf"));
        let_fall(table, &["BlackB"]);
        refused(table, "one");
        table.claim_time("two");
        let won = outcome(table);
        assert_eq!((won.code.as_str(), won.head.as_str()), ("time", "Team 2 wins"));

        table.lay(&short(&["WhiteA"]).rules("chesscom"));
        assert!(table.rects(".claim").is_empty(), "nobody claims under these rules");
        table.start();
        let won = outcome(table);
        assert_eq!((won.code.as_str(), won.head.as_str()), ("time", "Team 2 wins"));
    });
}
