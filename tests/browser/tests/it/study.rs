//! The door of the study: loaded when it is asked for, and the match on the table goes on behind it.

use pasapezas_browser_tests::{Setup, Table, with};
use serde_json::json;

/// The files of the study that the page has asked for.
fn fetched(table: &Table) -> usize {
    let look =
        "return performance.getEntriesByType('resource').filter((it) => it.name.includes('study')).length";
    table.session().script(look, json!([]))
}

fn choose(table: &Table, action: &str) {
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
    table.press(action);
}

fn wait_for(table: &Table, selector: &str) {
    table.wait(selector, || table.rects(selector).into_iter().next());
}

/// What comes with the table is what is needed to play; the study follows when that is done, once, and is not started.
#[test]
fn the_study_is_fetched_after_all_that_is_needed_to_play() {
    with(&Setup::array(), |table| {
        let before: Vec<String> = table.session().script(
            "const all = performance.getEntriesByType('resource');
             const ready = all.find((it) => it.name === document.getElementById('page-module').href).responseEnd;
             return all.filter((it) => it.name.includes('study') && it.startTime < ready).map((it) => it.name)",
            json!([]),
        );
        assert_eq!(before, Vec::<String>::new(), "a first visit carries nothing of it");
        let twice: Vec<String> = table.session().script(
            "const all = performance.getEntriesByType('resource').map((it) => it.name);
             return all.filter((name, nth) => all.indexOf(name) !== nth)",
            json!([]),
        );
        assert_eq!(twice, Vec::<String>::new(), "nothing comes twice");
        let mounted = "return document.getElementById('study').childElementCount";
        assert_eq!(table.session().script::<usize>(mounted, json!([])), 0);
    });
}

#[test]
fn the_study_comes_when_it_is_asked_for_and_the_clocks_go_on() {
    with(&Setup::array(), |table| {
        table.start();
        let files = fetched(table);
        assert!(files >= 3, "script, module, styles: {files}");
        choose(table, "review");
        wait_for(table, ".study main.review");
        assert_eq!(fetched(table), files, "all of it lay ready");
        assert!(table.rects("main.table").is_empty(), "the table is hidden");
        table.pass(60_000);
        table.press("back-to-table");
        wait_for(table, "main.table");
        assert!(table.rects(".study").is_empty(), "the study is hidden");
        table.until("a minute less", |state| state.seat("WhiteA").clock.starts_with("3:5"));
        choose(table, "open-record");
        wait_for(table, ".study main.review");
        assert_eq!(fetched(table), files, "it is loaded once");
        table.forgive_shifts();
    });
}

/// A study that does not come is told, takes nothing away, and comes when it is asked again.
#[test]
fn a_study_that_does_not_come_can_be_asked_for_again() {
    for (lang, words) in [("gl", "cargar"), ("es", "cargar"), ("en", "loaded")] {
        with(&Setup::array().lang(lang), |table| {
            let another = "const host = document.getElementById('study');
                host.dataset.whole = host.dataset.module;
                host.dataset.module = document.getElementById('page-module').href;";
            table.session().script::<()>(another, json!([]));
            choose(table, "open-record");
            wait_for(table, ".door [role=alert]");
            let text: String =
                table.session().script("return document.querySelector('.door').textContent", json!([]));
            assert!(text.contains(words), "{lang}: {text}");
            table.press("back-to-table");
            wait_for(table, "main.table");
            choose(table, "open-record");
            wait_for(table, ".door [role=alert]");
            let whole =
                "const host = document.getElementById('study'); host.dataset.module = host.dataset.whole;";
            table.session().script::<()>(whole, json!([]));
            table.press("retry-study");
            wait_for(table, ".study main.review");
            table.forgive_shifts();
        });
    }
}
