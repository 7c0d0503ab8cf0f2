//! What the clocks do while nobody looks, while the device sleeps, and when somebody sets the clock on the wall.

use crate::dialogue;
use crate::positions::ARRAY;
use pasapezas_browser_tests::{Hand, Key, Rect, Setup, State, Table, with};

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

/// Time is missing: the wall's clock went on, the steady one did not. Both boards stand, the page says so and asks; nobody has
/// lost anything.
#[test]
fn missing_time_pauses_both_boards_and_asks() {
    for (lang, word) in [("en", "slept or its clock"), ("es", "en reposo o"), ("gl", "en repouso ou")] {
        with(&Setup::array().lang(lang), |table| {
            table.start();
            Hand::Mouse.play(table, "A:e2", "A:e4");
            table.move_wall_clock(3_600_000);
            let state = table.until("a question", |state| state.phase == "paused" && state.dialogs == 1);
            assert!(SEATS.iter().all(|seat| !state.seat(seat).running));
            assert!(faces(&state).iter().all(|left| *left >= 285), "{:?}", faces(&state));
            assert!(text(table, ".gap").contains(word), "{}", text(table, ".gap"));
            assert!(state.said.contains(word), "{}", state.said);
            assert_eq!(table.focus(), "action gap-forget", "what changes nothing is nearest");
            table.press("gap-forget");
            let state = table.until("a match that goes on", |state| state.phase == "playing");
            assert!(faces(&state).iter().all(|left| *left >= 285), "{:?}", faces(&state));
            Hand::Mouse.play(table, "A:e7", "A:e5");
        });
    }
}

/// What is read in the one element that the selector finds.
fn text(table: &Table, selector: &str) -> String {
    table.session().script(
        "return __probe.shown(arguments[0]).map((it) => it.textContent).join(' ')",
        serde_json::json!([selector]),
    )
}

/// The missing time is taken from the players on move, and from nobody else.
#[test]
fn missing_time_can_be_counted() {
    with(&Setup::array(), |table| {
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        table.move_wall_clock(120_000);
        table.until("a question", |state| state.dialogs == 1);
        let told = text(table, ".gap li");
        assert!(["Black A", "White B", " → "].iter().all(|part| told.contains(part)), "{told}");
        // An hour of thinking about it is nobody's time.
        table.pass(3_600_000);
        table.press("gap-count");
        let state =
            table.until("a match that goes on", |state| state.phase == "playing" && state.dialogs == 0);
        let [white_a, black_a, white_b, black_b] = faces(&state);
        assert!((165..=180).contains(&black_a) && (165..=180).contains(&white_b), "{:?}", faces(&state));
        assert!(white_a >= 285 && black_b == 300, "{:?}", faces(&state));
        assert!(state.seat("BlackA").running && state.seat("WhiteB").running);
        let before = table.state();
        table.until("clocks that run on", |state| seconds(state, "BlackA") < seconds(&before, "BlackA"));
        Hand::Mouse.play(table, "A:e7", "A:e5");
    });
}

/// Flags that fell meanwhile are found: the match is drawn, since each team has one down.
#[test]
fn counted_time_lets_flags_fall() {
    with(&Setup::array().clocks([60_000, 300_000, 90_000, 300_000]), |table| {
        table.start();
        table.move_wall_clock(600_000);
        table.until("a question", |state| state.dialogs == 1);
        table.press("gap-count");
        let state = table.until("a result", |state| state.outcome.is_some());
        assert_eq!(state.outcome.as_ref().unwrap().article, "10.2");
        assert!(state.seat("WhiteA").flag_down() && state.seat("WhiteB").flag_down());
    });
}

/// Closed without an answer, the question leaves a plain pause (U-D11).
#[test]
fn a_question_without_an_answer_leaves_a_pause() {
    with(&Setup::array(), |table| {
        table.start();
        table.move_wall_clock(60_000);
        table.until("a question", |state| state.dialogs == 1);
        table.keys(&[Key::Escape]);
        let state = table.until("no question", |state| state.dialogs == 0);
        assert_eq!(state.phase, "paused");
        assert!(text(table, ".say").contains("not counted"), "{}", text(table, ".say"));
        // A drag in vain: the boards stand until somebody says that they go on.
        table.drag("A:e2", "A:e4");
        let state = table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        assert_eq!(state.at("A:e4"), None);
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        Hand::Mouse.play(table, "A:e2", "A:e4");
    });
}

/// Whoever fills in a form goes on undisturbed, and is asked afterwards.
#[test]
fn a_form_stays_over_the_question() {
    with(&Setup::array(), |table| {
        table.start();
        dialogue::open(table);
        table.move_wall_clock(60_000);
        table.until("a pause", |state| state.phase == "paused");
        assert!(table.rects(".gap").is_empty() && table.rects(".setup").len() == 1);
        table.keys(&[Key::Escape]);
        table.wait("the question", || table.rects(".gap").into_iter().next());
        table.press("gap-forget");
        table.until("a match that goes on", |state| state.phase == "playing" && state.dialogs == 0);
    });
}

/// What somebody does first after the gap comes after the pause, not before it.
#[test]
fn a_move_right_after_a_gap_is_not_played() {
    with(&Setup::array(), |table| {
        table.start();
        table.move_wall_clock(600_000);
        table.drag("A:e2", "A:e4");
        let state = table.until("a pause", |state| state.phase == "paused");
        assert_eq!(state.at("A:e4"), None);
        // The press may have closed the question, if that was faster.
        let go_on = if table.settled().dialogs == 1 { "gap-forget" } else { "resume" };
        table.press(go_on);
        table.until("a match that goes on", |state| state.phase == "playing");
        Hand::Mouse.play(table, "A:e2", "A:e4");
    });
}

/// U-D4: somebody sets the wall's clock back by an hour: the match knows nothing of it. Forward it looks like sleep, so both
/// boards stand, and go on with the same times.
#[test]
fn the_clock_on_the_wall_is_not_the_clock_of_the_match() {
    with(&Setup::array(), |table| {
        table.start();
        table.move_wall_clock(-3_600_000);
        let before = seconds(&table.state(), "WhiteA");
        let state = table.until("clocks that run on", |state| seconds(state, "WhiteA") + 2 <= before);
        assert_eq!((state.phase.as_str(), state.dialogs), ("playing", 0));
        assert!(faces(&state).iter().all(|left| *left >= 285), "{:?}", faces(&state));
        Hand::Mouse.play(table, "A:e2", "A:e4");
        table.move_wall_clock(3_600_000);
        let state = table.until("a question", |state| state.phase == "paused" && state.dialogs == 1);
        assert!(faces(&state).iter().all(|left| *left >= 285), "{:?}", faces(&state));
        table.press("gap-forget");
        let state = table.until("a match that goes on", |state| state.phase == "playing");
        assert!(state.seat("BlackA").running && state.seat("WhiteB").running);
        // In a pause, and before the start, nothing is missing.
        table.press("pause");
        table.until("a pause", |state| state.phase == "paused");
        table.move_wall_clock(3_600_000);
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing" && state.dialogs == 0);
        table.lay(&Setup::array());
        table.move_wall_clock(3_600_000);
        table.start();
        assert_eq!(table.settled().dialogs, 0);
    });
}

/// The question, the pause that it leaves and the numbers in it, where there is little room and where there is much.
#[test]
fn the_question_fits_every_screen() {
    with(&Setup::array(), |table| {
        for size in [(360, 640), (640, 360), (768, 1024), (1440, 900), (3840, 2160)] {
            table.session().resize(size.0, size.1);
            table.settle();
            table.forgive_shifts();
            for lang in ["gl", "es", "en", "pt", "fr", "de"] {
                table.lay_and_start(&Setup::array().lang(lang));
                table.move_wall_clock(4_523_000);
                table.until("a question", |state| state.dialogs == 1);
                table.settle();
                let screen = Rect { x: 0.0, y: 0.0, width: size.0.into(), height: size.1.into() };
                for (element, place) in table.rects(".gap button, .gap li span") {
                    assert!(screen.holds(place), "{size:?}, {lang}: {place:?} {element}");
                    assert!(!element.contains("button") || place.height >= 43.5, "{place:?} {element}");
                }
                table.shoot(&format!("gap-{}x{}-{lang}", size.0, size.1));
                table.keys(&[Key::Escape]);
                table.until("no question", |state| state.dialogs == 0);
                let cut: bool = table.session().script(
                    "return __probe.shown('.say').some((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)",
                    serde_json::json!([]),
                );
                assert!(!cut, "{size:?}, {lang}: the sentence is cut");
                table.shoot(&format!("gap-paused-{}x{}-{lang}", size.0, size.1));
            }
        }
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
