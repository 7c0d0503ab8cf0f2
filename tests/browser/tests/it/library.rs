//! The library: what is kept is listed, deleted and brought back, saved as one file and taken in elsewhere.

use crate::sharing::{catch_files, caught, click, log_of, played, wait_for};
use pasapezas_browser_tests::{Key, Setup, Table, with};
use pasapezas_model::study::library::{KeptText, TextKind, read_library, write_library};
use serde_json::json;

const ROW: &str = ".library .kept li";

fn open(table: &Table) {
    table.session().script::<()>("location.hash = '#study/library'", json!([]));
    wait_for(table, ".library header");
}

/// Chooses a file in the field of the page.
pub(crate) fn take_in(table: &Table, text: &str) {
    let choose = "const field = document.querySelector('[data-action=import-file]');
        const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'kept.txt'));
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    table.session().script::<()>(choose, json!([text]));
}

/// Deletes the first match, and means it.
fn delete(table: &Table) {
    click(table, "delete-kept");
    wait_for(table, ".library .sure");
    click(table, "delete-yes");
}

pub(crate) fn rows(table: &Table, count: usize) {
    table.wait("so many rows", || (table.rects(ROW).len() == count).then_some(()));
}

fn two_matches() -> Vec<KeptText> {
    let log = KeptText { kind: TextKind::Log, result: "*".into(), text: log_of(&played(12)) };
    let record = KeptText {
        kind: TextKind::Record,
        result: String::new(),
        text: "[Date \"2020.01.02\"]\n[WhiteA \"Iria\"]\n[Result \"1-0\"]\n\n1A. e4 1-0\n".into(),
    };
    vec![log, record]
}

#[test]
fn what_is_exported_comes_back_equal_in_another_profile() {
    let all = two_matches();
    let mut file = String::new();
    with(&Setup::array(), |table| {
        open(table);
        wait_for(table, ".library .empty");
        take_in(table, &write_library(&all));
        rows(table, 2);
        catch_files(table);
        click(table, "export");
        // The test reads files byte by byte.
        let bytes: Vec<u8> = caught(table, "txt").chars().map(latin).collect();
        file = String::from_utf8(bytes).unwrap();
        table.forgive_shifts();
    });
    assert_eq!(read_library(&file), (all, None));
    with(&Setup::array(), |table| {
        open(table);
        wait_for(table, ".library .empty");
        take_in(table, &file);
        rows(table, 2);
        catch_files(table);
        click(table, "export");
        let bytes: Vec<u8> = caught(table, "txt").chars().map(latin).collect();
        assert_eq!(String::from_utf8(bytes).unwrap(), file);
        table.forgive_shifts();
    });
}

/// The byte that a sign of Windows-1252 stands for.
fn latin(sign: char) -> u8 {
    const HIGH: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
    match HIGH.chars().position(|high| high == sign) {
        Some(place) => u8::try_from(0x80 + place).unwrap(),
        None => u8::try_from(u32::from(sign)).unwrap(),
    }
}

#[test]
fn a_deleted_match_can_be_brought_back_and_is_gone_after_a_while() {
    with(&Setup::array(), |table| {
        open(table);
        wait_for(table, ".library .empty");
        take_in(table, &write_library(&two_matches()));
        rows(table, 2);
        delete(table);
        rows(table, 1);
        click(table, "undo-delete");
        rows(table, 2);
        delete(table);
        rows(table, 1);
        // Leaving makes it final.
        table.session().script::<()>("location.hash = '#study/editor'", json!([]));
        wait_for(table, ".study main.editor");
        open(table);
        rows(table, 1);
        click(table, "open-kept");
        wait_for(table, ".study main.review .rboards");
        table.forgive_shifts();
    });
}

#[test]
fn the_match_of_the_table_is_listed_and_stays_while_it_is_under_way() {
    with(&Setup::array(), |table| {
        table.start();
        table.drag("A:e2", "A:e4");
        table.until("the move", |state| state.at("A:e4") == Some("wP"));
        open(table);
        rows(table, 1);
        delete(table);
        wait_for(table, ".library .lnote .wrong");
        rows(table, 1);
        table.forgive_shifts();
    });
}

/// Before a match goes the page asks, with the focus on the answer that takes nothing away; Escape is that answer too.
#[test]
fn deletion_asks() {
    with(&Setup::array(), |table| {
        open(table);
        wait_for(table, ".library .empty");
        take_in(table, &write_library(&two_matches()));
        rows(table, 2);
        let focus = "return document.activeElement?.dataset?.action ?? ''";
        let focused = |action: &str| {
            table.wait(action, || {
                (table.session().script::<String>(focus, json!([])) == action).then_some(())
            });
        };
        click(table, "delete-kept");
        focused("delete-no");
        table.keys(&[Key::Enter]);
        focused("delete-kept");
        table.keys(&[Key::Enter]);
        focused("delete-no");
        table.keys(&[Key::Escape]);
        focused("delete-kept");
        rows(table, 2);
        assert!(!has_undo(table), "nothing was deleted");
        delete(table);
        rows(table, 1);
        table.forgive_shifts();
    });
}

fn has_undo(table: &Table) -> bool {
    !table.rects("[data-action=undo-delete]").is_empty()
}

/// An undo that nobody has pressed goes, and the match with it: not even a page that is opened anew shows it.
#[test]
fn an_undo_runs_out() {
    with(&Setup::array(), |table| {
        // The page's own ten seconds, made short.
        let hurry = "const later = window.setTimeout;
            window.setTimeout = (what, wait, ...rest) => later(what, wait === 10000 ? 200 : wait, ...rest);";
        table.session().script::<()>(hurry, json!([]));
        open(table);
        wait_for(table, ".library .empty");
        take_in(table, &write_library(&two_matches()));
        rows(table, 2);
        delete(table);
        rows(table, 1);
        table.wait("the end of the undo", || (!has_undo(table)).then_some(()));
        let count = "return new Promise((done) => { indexedDB.open('pasapezas').onsuccess = (event) => {
            const db = event.target.result;
            const all = db.transaction('matches').objectStore('matches').count();
            all.onsuccess = () => { db.close(); done(all.result); };
        }; })";
        table.wait("one match in the store", || {
            (table.session().script::<u32>(count, json!([])) == 1).then_some(())
        });
        rows(table, 1);
        table.forgive_shifts();
    });
}

/// Without a store the page says so, offers nothing that needs one, and the other pages work.
#[test]
fn a_store_that_refuses_is_told() {
    for (lang, words) in [("gl", "navegador"), ("es", "navegador"), ("en", "browser")] {
        with(&Setup::array().lang(lang), |table| {
            let refuse = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })";
            let script = format!("() => {{ {refuse}; }}");
            table.session().bidi("script.addPreloadScript", &json!({ "functionDeclaration": script }));
            table.reload();
            open(table);
            wait_for(table, ".library .wrong[role=alert]");
            let text: String = table
                .session()
                .script("return document.querySelector('.library .wrong').textContent", json!([]));
            assert!(text.contains(words), "{lang}: {text}");
            assert!(
                table.rects("[data-action=import]").is_empty()
                    && table.rects("[data-action=export]").is_empty()
            );
            table.session().script::<()>("location.hash = '#study/editor'", json!([]));
            wait_for(table, ".study main.editor");
            table.session().script::<()>("location.hash = '#'", json!([]));
            wait_for(table, "main.table");
            table.start();
            table.drag("A:e2", "A:e4");
            table.until("the move", |state| state.at("A:e4") == Some("wP"));
            table.forgive_shifts();
        });
    }
}
