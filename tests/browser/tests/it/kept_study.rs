//! The draft of the editor and the record of the review outlive a reload, until the reader says otherwise.

use pasapezas_browser_tests::{Key, Setup, Table, with};
use serde_json::json;

use crate::paper::open;
use crate::sharing::wait_for;

const KINGS: &str =
    "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1 | 61000 2000 3000 4000";

fn kept(table: &Table, key: &str) -> Option<String> {
    table.session().script("return localStorage.getItem(arguments[0])", json!([key]))
}

fn keep(table: &Table, key: &str, text: &str) {
    table.session().script::<()>("localStorage.setItem(...arguments)", json!([key, text]));
}

fn go(table: &Table, hash: &str) {
    table.session().script::<()>("location.hash = arguments[0]", json!([hash]));
}

fn position(table: &Table) -> String {
    table.session().script("return document.querySelector('.etext textarea')?.value ?? ''", json!([]))
}

fn text(table: &Table, selector: &str) -> String {
    let look = "return document.querySelector(arguments[0])?.textContent ?? ''";
    table.session().script(look, json!([selector]))
}

fn load(table: &Table, position: &str) {
    crate::dialogue::fill(table, ".etext textarea", position);
    table.keys(&[Key::Enter]);
    table.settle();
}

#[test]
fn a_draft_is_there_after_a_reload_and_gone_once_it_is_discarded() {
    with(&Setup::array(), |table| {
        go(table, "#study/editor");
        wait_for(table, ".editor");
        let before = position(table);
        assert_eq!(kept(table, "pasapezas.draft"), None, "the position of the table needs no keeping");
        load(table, KINGS);
        table.wait("the draft", || kept(table, "pasapezas.draft"));
        table.session().reload();
        wait_for(table, ".skept");
        assert_eq!(position(table), KINGS);
        table.press("drop-kept");
        table.wait("the position of the table", || (position(table) == before).then_some(()));
        table.wait("nothing kept", || kept(table, "pasapezas.draft").is_none().then_some(()));
        assert!(table.rects(".skept").is_empty());
        table.session().reload();
        wait_for(table, ".editor");
        assert_eq!(position(table), before);
        table.forgive_shifts();
    });
}

#[test]
fn what_is_damaged_is_left_out_with_one_sentence() {
    for (lang, word) in [("gl", "danada"), ("es", "dañada"), ("en", "damaged")] {
        with(&Setup::array().lang(lang), |table| {
            keep(table, "pasapezas.draft", "pasapezas-draft 1 999\nrules");
            keep(table, "pasapezas.review", "soup");
            for (hash, page) in [("#study/editor", ".editor"), ("#study", ".review .ways")] {
                go(table, hash);
                wait_for(table, page);
                assert!(text(table, ".skept p").contains(word), "{}", text(table, ".skept"));
                assert_eq!(table.rects(".skept button").len(), 1);
                table.press("fine");
                table.wait("no sentence", || table.rects(".skept").is_empty().then_some(()));
            }
            assert_eq!(kept(table, "pasapezas.review"), None);
            table.forgive_shifts();
        });
    }
}

#[test]
fn a_record_is_there_after_a_reload_with_its_edits_and_gone_once_it_is_closed() {
    with(&Setup::array(), |table| {
        open(table, "[WhiteA \"Ana\"]\n1A. e4 {299.5} 1a. e5 {298} *");
        table.keys(&[Key::End]);
        table.drag("A:g1", "A:f3");
        table.wait("the edit", || kept(table, "pasapezas.review").filter(|text| text.contains("Nf3")));
        table.session().reload();
        wait_for(table, ".skept");
        let moves = text(table, "#study .mlist");
        assert!(moves.contains("e4") && moves.contains("f3") && moves.contains("4:58"), "{moves}");
        table.press("fine");
        table.session().reload();
        wait_for(table, ".skept");
        table.press("drop-kept");
        wait_for(table, ".review .ways");
        assert_eq!(kept(table, "pasapezas.review"), None);
        table.session().reload();
        wait_for(table, ".review .ways");
        assert!(table.rects(".skept").is_empty());
        table.forgive_shifts();
    });
}

/// The button that closes a record is there at any time.
#[test]
fn an_open_record_is_closed_by_its_button() {
    with(&Setup::array(), |table| {
        open(table, "1A. e4 *");
        table.wait("the record", || kept(table, "pasapezas.review"));
        table.press("close-record");
        wait_for(table, ".review .ways");
        assert_eq!(kept(table, "pasapezas.review"), None);
        table.forgive_shifts();
    });
}
