//! The screen stays awake while clocks run, and only then (U-D8).

use pasapezas_browser_tests::{Hand, Setup, Table, with};
use serde::Deserialize;
use serde_json::json;

/// What was asked of the screen.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
struct Screen {
    /// How often in all.
    asked: u32,
    /// How often by a page that nobody saw: in vain.
    hidden: u32,
    /// How many locks are held.
    held: u32,
}

/// A table in a browser that keeps the screen awake in such a manner: `grants`, `slow` (when it is told to), `refuses`, `throws`,
/// `absent`, and `odd` and `number`, which are no interface at all.
pub(crate) fn with_screen(manner: &str, body: impl FnOnce(&Table)) {
    with(&Setup::array(), |table| {
        let script = format!("() => ({})({})", include_str!("wake.js"), json!(manner));
        table.session().bidi("script.addPreloadScript", &json!({ "functionDeclaration": script }));
        table.lay(&Setup::array());
        body(table);
    });
}

fn screen(table: &Table) -> Screen {
    table
        .session()
        .script("const { asked, hidden, held } = __screen; return { asked, hidden, held }", json!([]))
}

/// Waits until so many locks are held and have been asked for.
pub(crate) fn wait_for(table: &Table, held: u32, asked: u32) {
    table.wait("the screen", || {
        let now = screen(table);
        (now == Screen { asked, hidden: 0, held }).then_some(())
    });
}

fn pause(table: &Table) {
    table.press("pause");
    table.until("a pause", |state| state.phase == "paused");
}

fn resume(table: &Table) {
    table.press("resume");
    table.until("a match that goes on", |state| state.phase == "playing");
}

/// White of board A resigns.
fn resign(table: &Table) {
    table.press_at("WhiteA", "resign");
    table.until("a question", |state| state.seat("WhiteA").asking);
    table.press_at("WhiteA", "resign-yes");
    table.until("a result", |state| state.phase == "over");
}

#[test]
fn the_screen_stays_awake_while_clocks_run() {
    with_screen("grants", |table| {
        table.settle();
        wait_for(table, 0, 0);
        table.start();
        wait_for(table, 1, 1);
        Hand::Mouse.play(table, "A:e2", "A:e4");
        table.settle();
        wait_for(table, 1, 1);
        pause(table);
        wait_for(table, 0, 1);
        resume(table);
        wait_for(table, 1, 2);
        resign(table);
        wait_for(table, 0, 2);
    });
}

#[test]
fn a_page_that_is_seen_again_asks_again() {
    with_screen("grants", |table| {
        table.start();
        wait_for(table, 1, 1);
        table.behind_another_page(|| wait_for(table, 0, 1));
        wait_for(table, 1, 2);
        pause(table);
        wait_for(table, 0, 2);
        table.behind_another_page(|| {});
        table.settle();
        wait_for(table, 0, 2);
    });
}

/// The browser may answer late: nothing is asked twice meanwhile, and what nobody wants any more is given back.
#[test]
fn a_late_answer_is_not_kept() {
    with_screen("slow", |table| {
        let answer = || table.session().script::<()>("__screen.answer()", json!([]));
        table.start();
        wait_for(table, 0, 1);
        table.behind_another_page(|| {});
        answer();
        wait_for(table, 1, 1);
        pause(table);
        wait_for(table, 0, 1);
        resume(table);
        wait_for(table, 0, 2);
        pause(table);
        answer();
        table.settle();
        wait_for(table, 0, 2);
    });
}

#[test]
fn without_a_lock_everything_goes_on() {
    for manner in ["refuses", "throws", "absent", "odd", "number"] {
        with_screen(manner, |table| {
            table.start();
            table.behind_another_page(|| {});
            Hand::Mouse.play(table, "A:e2", "A:e4");
            pause(table);
            resume(table);
            Hand::Mouse.play(table, "A:e7", "A:e5");
            resign(table);
        });
    }
}
