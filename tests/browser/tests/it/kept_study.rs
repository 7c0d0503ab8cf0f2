//! The draft of the editor and the record of the review outlive a reload, until the reader says otherwise.

use pasapezas_browser_tests::{Key, Setup, Table, with};
use pasapezas_model::share::link::write_link;
use serde_json::json;

use crate::paper::open;
use crate::sharing::{log_of, played, wait_for};

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

fn address(table: &Table) -> String {
    table.session().script("return location.hash", json!([]))
}

/// Somebody follows a link while he works on a record of his own.
#[test]
fn a_link_leaves_what_was_open_one_step_back_and_so_does_a_reload() {
    let link = write_link(&log_of(&played(6))).unwrap();
    for (lang, words) in
        [("gl", "Volver ao que tiñas"), ("es", "Volver a lo que tenías"), ("en", "Back to what you had")]
    {
        with(&Setup::array().lang(lang), |table| {
            open(table, "[WhiteA \"Ana\"]\n1A. e4 {299.5} 1a. e5 {298} *");
            table.keys(&[Key::End]);
            table.drag("A:g1", "A:f3");
            let is_mine = |text: &String| text.contains("Ana") && text.contains("Nf3");
            table.wait("the edit", || kept(table, "pasapezas.review").filter(is_mine));
            go(table, &format!("#study={link}"));
            wait_for(table, ".arrived [data-action=return]");
            assert!(text(table, ".arrived").contains(words), "{}", text(table, ".arrived"));
            assert!(text(table, "#study .mlist").contains("WhiteA Núñez"));
            table.wait("mine aside", || kept(table, "pasapezas.review.aside").filter(is_mine));
            table.session().reload();
            wait_for(table, ".arrived [data-action=return]");
            assert!(text(table, "#study .mlist").contains("WhiteA Núñez"));
            table.press("return");
            table.wait("mine again", || text(table, "#study .mlist").contains("Ana").then_some(()));
            table.wait("the page without the link", || (address(table) == "#study").then_some(()));
            table.wait("mine kept", || kept(table, "pasapezas.review").filter(is_mine));
            assert_eq!(kept(table, "pasapezas.review.aside"), None);
            table.forgive_shifts();
        });
    }
}

/// What the reader makes of a match from a link is his own: the link does not come back over it.
#[test]
fn a_match_of_a_link_that_was_worked_on_outlives_a_reload_beside_what_was_open() {
    let link = write_link(&log_of(&played(6))).unwrap();
    with(&Setup::array(), |table| {
        open(table, "[WhiteA \"Ana\"]\n1A. e4 *");
        go(table, &format!("#study={link}"));
        wait_for(table, ".arrived [data-action=return]");
        assert_eq!(address(table), format!("#study={link}"));
        crate::dialogue::fill(table, "#study .comment", "theirs, and mine");
        table.keys(&[Key::Tab]);
        table.wait("the page without the link", || (address(table) == "#study").then_some(()));
        table.wait("the edit", || kept(table, "pasapezas.review").filter(|text| text.contains("and mine")));
        table.session().reload();
        wait_for(table, ".arrived [data-action=return]");
        assert!(text(table, "#study .mlist").contains("WhiteA Núñez"));
        table.press("return");
        table.wait("what was open", || text(table, "#study .mlist").contains("Ana").then_some(()));
        table.wait("theirs aside", || {
            kept(table, "pasapezas.review.aside").filter(|text| text.contains("and mine"))
        });
        table.forgive_shifts();
    });
}
