//! Stores that are slow, full, forbidden, newer, partitioned, or of an earlier version: the match is played, nothing that was there
//! is lost, and the page says what is the case.

use pasapezas_browser_tests::{Hand, Setup, Table, with};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread;

use crate::comeback::{kept_text, n_kept, play_and_keep, told};
use crate::tabs::until_mark;

/// Runs before the page does, from the next one on.
fn before_pages(table: &Table, script: &str) {
    let function = format!("() => {{ {script}; }}");
    table.session().bidi("script.addPreloadScript", &json!({ "functionDeclaration": function }));
}

/// Opens the panel about the match that is not kept: what it says.
fn reason(table: &Table) -> String {
    table.press("menu");
    table.press("keeping");
    table.until("the reason", |state| state.dialogs == 1);
    table.session().script("return document.querySelector('[role=dialog]').innerText", json!([]))
}

/// A store that fills up in the middle of a match keeps what it has; the rest is offered as a file.
#[test]
fn a_store_that_fills_up_keeps_what_it_has() {
    with(&Setup::array().lang("en"), |table| {
        play_and_keep(table, &[("A:e2", "A:e4")]);
        let full = "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
            const made = URL.createObjectURL;
            URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return made.call(URL, blob); }";
        table.session().script::<()>(full, json!([]));
        Hand::Mouse.play(table, "A:d7", "A:d5");
        until_mark(table, Some("failed"));
        Hand::Mouse.play(table, "A:e4", "A:d5");
        assert!(reason(table).contains("There is no room left"), "{}", reason(table));
        table.press("save-match");
        let saved: String =
            table.wait("the file", || table.session().script("return window.saved ?? null", json!([])));
        for mv in ["e2e4", "d7d5", "e4d5"] {
            assert!(saved.contains(mv), "{mv} in {saved}");
        }
        table.press("close");
        table.reload();
        let state = table.until("the match", |state| state.phase == "paused");
        assert_eq!((state.at("A:e4"), state.at("A:d7")), (Some("wP"), Some("bP")), "up to what was kept");
    });
}

/// A store that a newer version has made is left as it is.
#[test]
fn a_newer_store_is_left_alone() {
    with(&Setup::array().lang("en"), |table| {
        let newer = "return new Promise((done) => {
            indexedDB.deleteDatabase('pasapezas').onsuccess = () => {
                const request = indexedDB.open('pasapezas', 9);
                request.onupgradeneeded = () => request.result.createObjectStore('other').put('kept', 1);
                request.onsuccess = () => { request.result.close(); done(null); };
            };
        })";
        table.session().script::<()>(newer, json!([]));
        table.reload();
        table.start();
        until_mark(table, Some("failed"));
        assert!(reason(table).contains("a newer version of this page"));
        table.press("close");
        Hand::Mouse.play(table, "A:e2", "A:e4");
        let left: (u32, String) = table.session().script(
            "return new Promise((done) => { indexedDB.open('pasapezas').onsuccess = (event) => {
                const base = event.target.result;
                base.transaction('other').objectStore('other').get(1).onsuccess = (found) => {
                    done([base.version, found.target.result]);
                    base.close();
                };
            }; })",
            json!([]),
        );
        assert_eq!(left, (9, "kept".to_string()));
    });
}

/// Where even small texts may not be kept, everything works for as long as the page is there.
#[test]
fn without_any_storage_everything_works_until_the_page_is_closed() {
    for script in [
        "for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
            Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } })",
        "Storage.prototype.setItem = Storage.prototype.getItem =
            () => { throw new DOMException('full', 'QuotaExceededError'); };
            IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }",
    ] {
        with(&Setup::array().lang("en"), |table| {
            before_pages(table, script);
            table.reload();
            table.press("theme");
            table.start();
            Hand::Mouse.play(table, "A:e2", "A:e4");
            until_mark(table, Some("failed"));
            assert!(reason(table).contains("does not let the page save"));
            table.press("close");
            let theme: String =
                table.session().script("return document.documentElement.dataset.theme ?? ''", json!([]));
            assert!(!theme.is_empty(), "the theme is chosen all the same");
        });
    }
}

/// A write that takes its time is marked while it does.
#[test]
fn a_slow_store_is_marked_until_it_has_written() {
    with(&Setup::array().lang("en"), |table| {
        table.start();
        table.wait("a kept start", || (n_kept(table) == 1).then_some(()));
        let slow = "const real = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete');
            Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set(done) {
                real.set.call(this, () => { window.finish = done; });
            } })";
        table.session().script::<()>(slow, json!([]));
        Hand::Mouse.play(table, "A:e2", "A:e4");
        until_mark(table, Some("slow"));
        // Nobody waits for it.
        Hand::Mouse.play(table, "A:e7", "A:e5");
        table.wait("the end of the first write", || {
            let finish = "const finish = window.finish; delete window.finish; finish?.(); return !!finish";
            table.session().script::<bool>(finish, json!([])).then_some(())
        });
        table.wait("the end of the second write", || {
            let finish = "const finish = window.finish; delete window.finish; finish?.(); return !!finish";
            table.session().script::<bool>(finish, json!([])).then_some(())
        });
        until_mark(table, None);
        assert!(kept_text(table).contains("e7e5"));
    });
}

/// In a frame of another site the browser gives the page a store of its own: the match is kept there.
#[test]
fn a_partitioned_store_is_a_store() {
    with(&Setup::array().lang("en"), |table| {
        let page: String = table.session().script("return location.origin + location.pathname", json!([]));
        let club = club_site(&format!("{page}?test&lang=en"));
        let look = |script: &str| table.session().script::<bool>(script, json!([]));
        for visit in ["first", "second"] {
            table.session().goto(&club);
            table.session().enter_frame();
            table.wait("the page in its frame", || {
                look("return !!document.querySelector('[data-action=start], [data-action=resume]')")
                    .then_some(())
            });
            if visit == "first" {
                table
                    .session()
                    .script::<()>("document.querySelector('[data-action=start]').click()", json!([]));
                table.wait("a kept start", || {
                    look("return Array.from(window.pasapezasKept()).length === 1").then_some(())
                });
            } else {
                table.wait("the match", || {
                    look("return !!document.querySelector('main.paused')").then_some(())
                });
            }
        }
        table.open(&Setup::array().lang("en"));
        assert_eq!(table.state().phase, "before", "the store of the page itself is another one");
    });
}

/// A site of somebody else, with the page in a frame; without a policy of its own.
fn club_site(page: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    let html =
        format!("<!DOCTYPE html><title>A club</title><iframe src=\"{page}\" width=1000 height=700></iframe>");
    thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { continue };
            drop(stream.read(&mut [0; 4096]));
            drop(write!(
                stream,
                "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{html}",
                html.len()
            ));
        }
    });
    format!("http://localhost:{port}/")
}

/// What the first version of the page has left on a device: settings, score, choice, and a match in the middle.
const FIRST_VERSION: &str = include_str!("../../../data/storage/version-1.json");

#[test]
fn what_the_first_version_has_kept_is_read() {
    with(&Setup::array(), |table| {
        table.session().script::<()>(include_str!("store_fixture.js"), json!([FIRST_VERSION]));
        table.open(&Setup::array().browser_languages("en"));
        let state = table.until("the match", |state| state.phase == "paused");
        assert!(told(table).contains("donde la dejasteis"), "{}", told(table));
        assert_eq!((state.at("A:d5"), state.stored("BlackB:pawn")), (Some("wP"), 1));
        assert_eq!(state.seat("WhiteA").name, "Uxía");
        let theme: String =
            table.session().script("return document.documentElement.dataset.theme ?? ''", json!([]));
        assert_eq!(theme, "dark");
        table.press("menu");
        table.press("evening");
        table.wait("the score", || {
            let text: String =
                table.session().script("return document.querySelector('[role=dialog]').innerText", json!([]));
            text.contains("Uxía").then_some(())
        });
    });
}
