//! A match that was left comes back: after a reload, from a damaged store, and not where nobody wants it.

use pasapezas_browser_tests::{Hand, Setup, State, Table, with};
use serde_json::json;

use crate::positions::ARRAY;

/// How many writes to the store are done.
pub(crate) fn n_kept(table: &Table) -> usize {
    table.session().script::<Vec<f64>>("return Array.from(window.pasapezasKept())", json!([])).len()
}

/// Plays, and waits until the store has all of it: the start is the first write.
pub(crate) fn play_and_keep(table: &Table, moves: &[(&str, &str)]) -> State {
    table.start();
    for (index, (from, to)) in moves.iter().enumerate() {
        Hand::Mouse.play(table, from, to);
        table.wait("a kept move", || (n_kept(table) >= index + 2).then_some(()));
    }
    table.state()
}

pub(crate) fn told(table: &Table) -> String {
    table.session().script("return __probe.shown('.say').map((it) => it.textContent).join(' ')", json!([]))
}

const MOVES: [(&str, &str); 5] =
    [("A:e2", "A:e4"), ("B:d2", "B:d4"), ("A:d7", "A:d5"), ("A:e4", "A:d5"), ("B:g8", "B:f6")];

/// P-44: the piece of a capture that was the last move was missing at the partner's.
#[test]
fn a_reload_finds_the_match_where_it_was_left() {
    for (lang, words) in
        [("en", "where you left it"), ("es", "donde la dejasteis"), ("gl", "onde a deixastes")]
    {
        with(&Setup::array().lang(lang), |table| {
            let mut moves = MOVES;
            moves.swap(3, 4);
            let before = play_and_keep(table, &moves);
            assert_eq!(before.stored("BlackB:pawn"), 1);
            table.reload();
            let after = table.until("the match", |state| state.phase == "paused");
            assert!(told(table).contains(words), "{}", told(table));
            for board in ["A", "B"] {
                assert_eq!(after.board(board).pieces, before.board(board).pieces);
            }
            for seat in ["WhiteA", "BlackA", "WhiteB", "BlackB"] {
                assert_eq!(after.seat(seat).reserve, before.seat(seat).reserve);
            }
            assert_eq!(after.stored("BlackB:pawn"), 1);
            assert!(!after.seat("BlackA").running);
            table.press("resume");
            table.until("a match that goes on", |state| state.phase == "playing");
            Hand::Mouse.play(table, "A:d8", "A:d5");
        });
    }
}

/// Twice in a row: what was added after the first time is there the second time.
#[test]
fn a_match_goes_on_being_kept_after_it_came_back() {
    with(&Setup::array(), |table| {
        play_and_keep(table, &MOVES[..1]);
        table.reload();
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        Hand::Mouse.play(table, "A:d7", "A:d5");
        table.wait("a kept move", || kept_text(table).contains("d7d5").then_some(()));
        table.reload();
        let state = table.until("the match", |state| state.phase == "paused");
        assert_eq!(state.at("A:d5"), Some("bP"));
    });
}

/// The text of the newest match in the store.
pub(crate) fn kept_text(table: &Table) -> String {
    table.session().script(
        "return new Promise((done) => { indexedDB.open('pasapezas').onsuccess = (event) => {
            const base = event.target.result;
            const all = base.transaction('entries').objectStore('entries').getAll();
            all.onsuccess = () => { base.close(); done(all.result.join('\\n')); };
        }; })",
        json!([]),
    )
}

#[test]
fn a_match_that_is_over_does_not_come_back() {
    with(&Setup::array(), |table| {
        play_and_keep(table, &MOVES[..2]);
        table.press_at("WhiteA", "resign");
        table.press("resign-yes");
        table.until("an end", |state| state.phase == "over");
        table.wait("a kept end", || kept_text(table).contains("resign").then_some(()));
        table.reload();
        assert_eq!(table.state().phase, "before");
        assert_eq!(table.state().at("A:e2"), Some("wP"));
    });
}

#[test]
fn an_address_with_a_position_wins() {
    with(&Setup::array(), |table| {
        play_and_keep(table, &MOVES[..1]);
        table.lay(&Setup::boards(ARRAY, ARRAY));
        assert_eq!(table.state().phase, "before");
        // Without it the match is still there.
        table.open(&Setup::array());
        table.until("the match", |state| state.phase == "paused" && state.at("A:e4").is_some());
    });
}

#[test]
fn a_torn_end_is_cut_and_told() {
    with(&Setup::array(), |table| {
        play_and_keep(table, &MOVES);
        table.session().script::<serde_json::Value>(
            "return new Promise((done) => { indexedDB.open('pasapezas').onsuccess = (event) => {
                const base = event.target.result;
                const change = base.transaction('entries', 'readwrite');
                const entries = change.objectStore('entries');
                entries.getAllKeys().onsuccess = (found) => {
                    const last = found.target.result.at(-1);
                    entries.put('5 99 B g8', last);
                };
                change.oncomplete = () => { base.close(); done(null); };
            }; })",
            json!([]),
        );
        table.reload();
        let state = table.until("the match", |state| state.phase == "paused");
        assert!(told(table).contains("could not be read"), "{}", told(table));
        assert_eq!((state.at("B:f6"), state.at("A:d5")), (None, Some("wP")));
    });
}

/// A browser that keeps nothing: the match is played, and the page says that it is not kept.
#[test]
fn without_a_store_the_match_is_played_and_the_page_says_so() {
    let refusals = [
        "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })",
        "Object.defineProperty(window, 'indexedDB', { value: undefined })",
        "IDBFactory.prototype.open = function () { throw new DOMException('no', 'SecurityError'); }",
        "IDBObjectStore.prototype.add = function () { throw new DOMException('full', 'QuotaExceededError'); }",
    ];
    for refusal in refusals {
        with(&Setup::array(), |table| {
            let script = format!("() => {{ {refusal}; }}");
            table.session().bidi("script.addPreloadScript", &json!({ "functionDeclaration": script }));
            table.reload();
            table.start();
            Hand::Mouse.play(table, "A:e2", "A:e4");
            table.wait("a mark", || {
                let mark = "return document.querySelector('[data-keeping=failed]')?.ariaLabel ?? null";
                let label: Option<String> = table.session().script(mark, json!([]));
                label.filter(|label| label.contains("Not saved"))
            });
            table.press("menu");
            table.press("keeping");
            table.until("the reason", |state| state.dialogs == 1);
            table.press("close");
            Hand::Mouse.play(table, "A:e7", "A:e5");
        });
    }
}
