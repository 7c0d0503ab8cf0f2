//! When something fails: a stopped module, an error of a script, a page of which a part is missing. The match is there.

use pasapezas_browser_tests::{Hand, Key, Setup, Table, copy, with};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::{fs, process};
use xtask::serve::Server;

use crate::comeback::{play_and_keep, told};

const MOVES: [(&str, &str); 3] = [("A:e2", "A:e4"), ("B:d2", "B:d4"), ("A:d7", "A:d5")];

/// Lets the browser refuse what Yew needs to draw, so that the module stops in the middle of a move.
fn stop_the_module(table: &Table) {
    let plant = "for (const [kind, name] of
            [[Node, 'insertBefore'], [Node, 'removeChild'], [Element, 'setAttribute']]) {
            const real = kind.prototype[name];
            kind.prototype[name] = function (...all) {
                if (this.closest?.('#app')) throw new Error('planted');
                return real.apply(this, all);
            };
        }";
    table.session().script::<()>(plant, json!([]));
    Hand::Mouse.try_to_play(table, "A:e4", "A:d5");
    notice(table);
}

/// The notice, once it is there: all that it says.
fn notice(table: &Table) -> String {
    let look = "return document.querySelector('dialog.crash[open]')?.innerText ?? null";
    table.wait("the notice", || table.session().script::<Option<String>>(look, json!([])))
}

fn press(table: &Table, action: &str) {
    let control = table.reach(&format!(".crash [data-action={action}]"));
    table.click(control);
}

/// Everything that has complained is what the test has planted.
fn forgive(table: &Table) {
    drop(table.complaints());
    table.session().script::<Value>("return __probe.complaints.splice(0)", json!([]));
    table.forgive_shifts();
}

fn is_gone(table: &Table) {
    table.wait("no notice", || {
        let look = "return document.querySelector('.crash') === null";
        table.session().script::<bool>(look, json!([])).then_some(())
    });
}

/// The match can be copied and saved while its module is dead, and goes on after a reload.
#[test]
fn a_stopped_module_leaves_the_match() {
    for (lang, title) in [
        ("en", "Something failed on this page"),
        ("es", "Algo ha fallado en la página"),
        ("gl", "Algo fallou na páxina"),
    ] {
        with(&Setup::array().lang(lang), |table| {
            play_and_keep(table, &MOVES);
            let write = "navigator.clipboard.writeText = async (text) => { window.copied = text; };
                const made = URL.createObjectURL;
                URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return made.call(URL, blob); }";
            table.session().script::<()>(write, json!([]));
            stop_the_module(table);
            assert!(notice(table).contains(title));
            press(table, "copy-match");
            press(table, "save-match");
            for name in ["copied", "saved"] {
                let text: String = table.wait(name, || {
                    table.session().script("return window[arguments[0]] ?? null", json!([name]))
                });
                for (from, to) in MOVES {
                    let mv = format!("{}{}", &from[2..], &to[2..]);
                    assert!(text.contains(&mv), "{mv} in {text}");
                }
            }
            table.keys(&[Key::Escape]);
            assert!(notice(table).contains(title), "a dead table has nothing to go back to");
            forgive(table);
            press(table, "reload");
            table.wait("the next page", || {
                table.session().script::<bool>("return !!window.__probe?.ready()", json!([])).then_some(())
            });
            let state = table.until("the match", |state| state.phase == "paused");
            assert_eq!((state.at("A:e4"), state.at("A:d5")), (Some("wP"), Some("bP")));
            forgive(table);
        });
    }
}

/// A match that makes the page fail again and again stays behind: nobody is locked out.
#[test]
fn a_second_failure_offers_an_empty_table() {
    with(&Setup::array().lang("en"), |table| {
        play_and_keep(table, &MOVES);
        stop_the_module(table);
        assert!(!notice(table).contains("again"));
        table.wait("the match", || notice(table).contains("Copy the match").then_some(()));
        forgive(table);
        table.open(&Setup::array().lang("en"));
        table.until("the match", |state| state.phase == "paused");
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        stop_the_module(table);
        table.wait("the way out", || notice(table).contains("It has failed again").then_some(()));
        forgive(table);
        press(table, "fresh");
        is_gone(table);
        let state = table.until("an empty table", |state| state.phase == "before");
        assert_eq!(state.at("A:e2"), Some("wP"));
        assert!(!told(table).contains("where you left it"));
        forgive(table);
    });
}

/// Errors of our scripts are told; the table can go on. Errors of others are not ours.
#[test]
fn only_our_own_errors_are_told() {
    with(&Setup::array().lang("en"), |table| {
        table.start();
        let fire = "const [name, ours] = arguments;
            const filename = ours ? new URL('start.js', document.baseURI).href : 'https://club.example/theme.js';
            const error = new Error('planted');
            error.stack = `Error: planted\\n    at ${filename}:1:1`;
            dispatchEvent(name === 'error'
                ? new ErrorEvent(name, { filename, error, message: 'planted' })
                : new PromiseRejectionEvent(name, { reason: error, promise: Promise.resolve() }));
            return document.querySelector('.crash') !== null";
        for name in ["error", "unhandledrejection"] {
            assert!(!table.session().script::<bool>(fire, json!([name, false])), "{name}");
            assert!(table.session().script::<bool>(fire, json!([name, true])), "{name}");
            assert!(notice(table).contains("planted") || notice(table).contains("Details"));
            press(table, "stay");
            is_gone(table);
        }
        forgive(table);
        Hand::Mouse.play(table, "A:e2", "A:e4");
    });
}

/// A page whose module never comes says so in the reader's language.
#[test]
fn a_page_that_cannot_be_loaded_says_so() {
    let folder = without_its_module();
    let words = [("gl", "Non se puido cargar o xogo."), ("en", "The game could not be loaded.")];
    for (lang, sentence) in words {
        with(&Setup::array().browser_languages(lang), |table| {
            let page = Server::bind(folder.clone(), 0).expect("a free port").spawn();
            table.session().goto(&page);
            assert!(notice(table).contains(sentence), "{}", notice(table));
            forgive(table);
        });
    }
    drop(fs::remove_dir_all(folder));
}

/// The built page without what makes it run.
fn without_its_module() -> PathBuf {
    let from = PathBuf::from(std::env::var_os("PASAPEZAS_DIST").expect("the built page"));
    let to = std::env::temp_dir().join(format!("pasapezas-crashes-{}", process::id()));
    copy(&from, &to);
    for file in fs::read_dir(&to).unwrap().flatten() {
        if file.path().extension().is_some_and(|ending| ending == "wasm") {
            fs::remove_file(file.path()).unwrap();
        }
    }
    to
}
