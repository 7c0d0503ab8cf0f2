//! What the clocks do while nobody looks, while the device sleeps, and when somebody sets the clock on the wall.

use crate::positions::ARRAY;
use pasapezas_browser_tests::{Hand, Setup, State, with};

const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

/// Seconds on the face of a clock such as `4:59`.
fn seconds(state: &State, seat: &str) -> u32 {
    let face = &state.seat(seat).clock;
    let (minutes, seconds) = face.split_once(':').unwrap_or_else(|| panic!("{face} is no time"));
    let seconds: f64 = seconds.parse().unwrap();
    minutes.parse::<u32>().unwrap() * 60 + format!("{:.0}", seconds.ceil()).parse::<u32>().unwrap()
}

fn faces(state: &State) -> [u32; 4] {
    SEATS.map(|seat| seconds(state, seat))
}

/// A minute and a half behind another page costs the players on move a minute and a half, and nobody else anything.
#[test]
fn a_hidden_page_gives_no_time_away() {
    with(&Setup::boards(ARRAY, ARRAY).clocks([300_000; 4]), |table| {
        table.start();
        Hand::Mouse.play(table, "B:e2", "B:e4");
        table.behind_another_page(|| table.pass(90_000));
        let state = table.until("the time that passed", |state| seconds(state, "WhiteA") <= 210);
        assert_eq!(state.phase, "playing", "nobody has slept");
        let [white_a, black_a, white_b, black_b] = faces(&state);
        assert!(white_a >= 195 && (195..=210).contains(&black_b), "{:?}", faces(&state));
        assert_eq!(black_a, 300);
        assert!(white_b >= 285, "{white_b}");
        Hand::Mouse.play(table, "A:e2", "A:e4");
    });
}

/// Twenty looks away neither stop the clocks nor cost anything but the time that passes.
#[test]
fn looking_away_often_changes_nothing() {
    with(&Setup::array(), |table| {
        table.start();
        for _ in 0..20 {
            table.behind_another_page(|| {});
        }
        table.pass(60_000);
        let state = table.until("a minute less", |state| seconds(state, "WhiteA") <= 240);
        assert_eq!(state.phase, "playing");
        let [white_a, _, white_b, _] = faces(&state);
        assert!(white_a.abs_diff(white_b) <= 1, "the boards keep step: {white_a} and {white_b}");
        Hand::Mouse.play(table, "A:e2", "A:e4");
    });
}

/// The device slept: the wall's clock went on, the steady one did not. Both boards stand, the page says so and asks; nobody
/// has lost anything.
#[test]
fn sleep_of_the_device_pauses_both_boards_and_asks() {
    for (lang, word) in [("en", "stood still"), ("es", "parada"), ("gl", "parada")] {
        with(&Setup::array().lang(lang), |table| {
            table.start();
            Hand::Mouse.play(table, "A:e2", "A:e4");
            table.move_wall_clock(3_600_000);
            let state = table.until("a pause", |state| state.phase == "paused");
            assert!(SEATS.iter().all(|seat| !state.seat(seat).running));
            assert!(faces(&state).iter().all(|left| *left >= 285), "{:?}", faces(&state));
            let told: String = table.session().script(
                "return __probe.shown('.say').map((it) => it.textContent).join(' ')",
                serde_json::json!([]),
            );
            assert!(told.contains(word), "{told}");
            // A drag in vain: the boards stand until somebody says that they go on.
            table.drag("A:e7", "A:e5");
            let state = table.until("a refusal", |state| state.seat("BlackA").refusal.is_some());
            assert_eq!(state.at("A:e5"), None);
            table.press("resume");
            table.until("a match that goes on", |state| state.phase == "playing");
            Hand::Mouse.play(table, "A:e7", "A:e5");
        });
    }
}

/// What somebody does first after the sleep comes after the pause, not before it.
#[test]
fn a_move_right_after_sleep_is_not_played() {
    with(&Setup::array(), |table| {
        table.start();
        table.behind_another_page(|| table.move_wall_clock(600_000));
        table.drag("A:e2", "A:e4");
        let state = table.until("a pause", |state| state.phase == "paused");
        assert_eq!(state.at("A:e4"), None);
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        Hand::Mouse.play(table, "A:e2", "A:e4");
    });
}

/// Somebody sets the wall's clock back by an hour, or forward: the clocks of the match know nothing of it. Forward it looks
/// like sleep, so the match is paused; it goes on with the same times.
#[test]
fn the_clock_on_the_wall_is_not_the_clock_of_the_match() {
    with(&Setup::array(), |table| {
        table.start();
        table.move_wall_clock(-3_600_000);
        let before = table.state();
        table.until("clocks that run on", |state| seconds(state, "WhiteA") < seconds(&before, "WhiteA"));
        let state = table.state();
        assert_eq!(state.phase, "playing");
        assert!(faces(&state).iter().all(|left| *left >= 285), "{:?}", faces(&state));
        Hand::Mouse.play(table, "A:e2", "A:e4");
        table.move_wall_clock(3_600_000);
        let state = table.until("a pause", |state| state.phase == "paused");
        assert!(faces(&state).iter().all(|left| *left >= 285), "{:?}", faces(&state));
        table.press("resume");
        let state = table.until("a match that goes on", |state| state.phase == "playing");
        assert!(state.seat("BlackA").running && state.seat("WhiteB").running);
    });
}

/// The face of a clock goes on with tenths, and never shows nothing before the flag.
#[test]
fn tenths_count_down_to_the_flag() {
    with(&Setup::array().clocks([9_000, 300_000, 300_000, 300_000]), |table| {
        table.start();
        table.until("tenths", |state| state.seat("WhiteA").clock.contains('.'));
        table.pass(8_000);
        table.wait("the flag", || {
            let state = table.state();
            let white = state.seat("WhiteA");
            assert!(
                white.flag_down() || !["0:00.0", "0:00"].contains(&white.clock.as_str()),
                "before the flag"
            );
            white.flag_down().then_some(())
        });
        assert_eq!(table.state().seat("WhiteA").clock, "0:00");
        assert_eq!(table.state().seat("BlackA").clock, "5:00");
    });
}
