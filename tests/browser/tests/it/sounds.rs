//! What is heard and felt: after the first gesture, at the board where it happened, as loud as it was set.

use crate::settings::{back, choose, open_settings, switch};
use pasapezas_browser_tests::{Hand, Setup, Table, with};
use serde::Deserialize;
use serde_json::json;

/// What the page has played and how it has let the device tremble.
#[derive(Clone, Debug, Deserialize, PartialEq)]
struct Heard {
    contexts: u32,
    /// How many of them before anybody touched the page.
    early: u32,
    played: Vec<Sound>,
    trembled: Vec<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
struct Sound {
    pitches: Vec<f64>,
    side: f64,
    loud: f64,
}

/// What a sound is, by the pitch of its first note.
fn name(sound: &Sound) -> &'static str {
    match sound.pitches.first() {
        Some(240.0) => "move",
        Some(300.0) => "capture",
        Some(740.0) => "check",
        Some(523.0) => "pass",
        Some(988.0) => "low",
        Some(392.0) => "end",
        _ => "?",
    }
}

/// Each sound with the side that it comes from.
fn names(heard: &Heard) -> Vec<String> {
    let side = |sound: &Sound| match sound.side {
        side if side < 0.0 => "left",
        side if side > 0.0 => "right",
        _ => "middle",
    };
    heard.played.iter().map(|sound| format!("{} {}", name(sound), side(sound))).collect()
}

/// A table in a browser that notes what it plays; `absent` has nothing to play on.
fn with_ears(setup: &Setup, manner: &str, body: impl FnOnce(&Table)) {
    with(setup, |table| {
        let script = format!("() => ({})({})", include_str!("sounds.js"), json!(manner));
        table.session().bidi("script.addPreloadScript", &json!({ "functionDeclaration": script }));
        table.lay(setup);
        body(table);
    });
}

fn heard(table: &Table) -> Heard {
    table.session().script("return JSON.parse(JSON.stringify(__heard))", json!([]))
}

/// Waits until exactly this has been played since the last time.
fn hears(table: &Table, expected: &[&str]) -> Vec<Sound> {
    let seen = table.wait(&format!("{expected:?}"), || {
        let heard = heard(table);
        (names(&heard) == expected).then_some(heard)
    });
    table.session().script::<()>("__heard.played.length = 0", json!([]));
    seen.played
}

/// Whether the page says that its sound waits for a gesture.
fn says_it_waits(table: &Table) -> bool {
    let marks = table.rects(".hush");
    let name: Option<String> = table
        .session()
        .script("return document.querySelector('.hush')?.getAttribute('aria-label')", json!([]));
    assert!(marks.is_empty() || name.is_some_and(|name| !name.is_empty()));
    !marks.is_empty()
}

const EXCHANGE: (&str, &str) = ("4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1", "4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1");

#[test]
fn nothing_plays_before_a_gesture_and_then_each_board_from_its_side() {
    for (width, height) in [(1280, 800), (360, 640)] {
        let setup = Setup::boards(EXCHANGE.0, EXCHANGE.1).size(width, height);
        with_ears(&setup, "there", |table| {
            let before = heard(table);
            assert_eq!((before.contexts, before.played.len()), (0, 0));
            assert!(says_it_waits(table));
            table.start();
            table.wait("a page that is heard", || (!says_it_waits(table)).then_some(()));
            Hand::Mouse.play(table, "A:e4", "A:d5");
            let sounds = hears(table, &["capture left", "pass right"]);
            assert!(
                sounds.iter().all(|sound| sound.side.abs() < 0.7 && sound.loud < 0.7),
                "mildly: {sounds:?}"
            );
            Hand::Mouse.play(table, "B:e4", "B:e5");
            hears(table, &["move right"]);
            Hand::Mouse.play(table, "A:e8", "A:e7");
            hears(table, &["move left"]);
            Hand::Mouse.play(table, "A:d5", "A:d6");
            hears(table, &["check left"]);
            let all = heard(table);
            assert_eq!((all.contexts, all.early), (1, 0));
            table.forgive_shifts();
        });
    }
}

#[test]
fn the_end_is_heard_in_the_middle_and_once() {
    with_ears(&Setup::boards(EXCHANGE.0, EXCHANGE.1), "there", |table| {
        table.start();
        table.press_at("WhiteA", "resign");
        table.press_at("WhiteA", "resign-yes");
        table.until("the result", |state| state.outcome.is_some());
        hears(table, &["end middle"]);
        table.press("close-result");
        table.settle();
        assert_eq!(heard(table).played, []);
    });
}

#[test]
fn a_clock_that_gets_short_of_time_is_heard_once_and_a_fallen_flag_is_not() {
    let setup = Setup::array().clocks([3_000, 300_000, 300_000, 300_000]);
    with_ears(&setup, "there", |table| {
        table.start();
        hears(table, &["low left"]);
        table.until("a fallen flag", |state| state.seat("WhiteA").flag_down());
        table.settle();
        assert_eq!(heard(table).played, []);
    });
}

#[test]
fn each_board_is_as_loud_as_it_was_set_and_the_menu_silences_all() {
    with_ears(&Setup::boards(EXCHANGE.0, EXCHANGE.1), "there", |table| {
        table.start();
        open_settings(table);
        choose(table, "volume-b", "4");
        // A board whose loudness changes lets itself be heard.
        let loudest = hears(table, &["move right"]);
        choose(table, "volume-a", "0");
        back(table);
        Hand::Mouse.play(table, "A:e4", "A:d5");
        let pass = hears(table, &["pass right"]);
        assert_eq!(loudest.first().map(|sound| sound.loud), pass.first().map(|sound| sound.loud));
        table.press("menu");
        table.press("sound");
        table.keys(&[pasapezas_browser_tests::Key::Escape]);
        table.until("no menu", |state| state.dialogs == 0);
        Hand::Mouse.play(table, "B:e4", "B:d5");
        table.settle();
        assert_eq!(heard(table).played, []);
        // It stays so.
        table.forgive_shifts();
        table.lay_and_start(&Setup::boards(EXCHANGE.0, EXCHANGE.1));
        Hand::Mouse.play(table, "B:e4", "B:d5");
        table.settle();
        let heard = heard(table);
        assert_eq!((heard.contexts, heard.played.len()), (0, 0));
        assert!(!says_it_waits(table), "nobody waits for it");
    });
}

#[test]
fn where_nothing_can_be_played_or_felt_everything_goes_on() {
    with_ears(&Setup::boards(EXCHANGE.0, EXCHANGE.1), "absent", |table| {
        assert!(!says_it_waits(table));
        table.start();
        Hand::Finger.play(table, "A:e4", "A:d5");
        Hand::Mouse.play(table, "B:e4", "B:d5");
    });
}

#[test]
fn a_finger_feels_its_piece_a_refusal_and_a_pass_and_a_mouse_nothing() {
    with_ears(&Setup::boards(EXCHANGE.0, EXCHANGE.1).rules("pasapezas premoves=no"), "there", |table| {
        table.start();
        let felt = |expected: &[&str]| {
            table.wait(&format!("{expected:?}"), || {
                let now = heard(table).trembled;
                (now == expected).then_some(())
            });
            table.session().script::<()>("__heard.trembled.length = 0", json!([]));
        };
        Hand::Finger.play(table, "B:e4", "B:e5");
        felt(&["12"]);
        Hand::Finger.try_to_play(table, "B:e5", "B:e8");
        felt(&["18,50,18"]);
        Hand::Taps.play(table, "A:e4", "A:d5");
        felt(&["12", "28"]);
        Hand::Mouse.play(table, "B:d5", "B:d4");
        Hand::Mouse.try_to_play(table, "A:d5", "A:d8");
        table.settle();
        felt(&[]);
        open_settings(table);
        switch(table, "haptics");
        back(table);
        Hand::Finger.play(table, "A:e8", "A:e7");
        table.settle();
        felt(&[]);
        table.forgive_shifts();
    });
}
