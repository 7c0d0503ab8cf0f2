//! The page as one file, opened as a file: it plays, it has its study, and its own policy lets nothing else run.

use pasapezas_browser_tests::{Browser, Hand, Setup, Table, single_file, with_browser};
use serde_json::json;

fn open(table: &Table) {
    table.session().goto(&format!("file://{}?test&lang=en", single_file().display()));
    ready(table);
}

fn ready(table: &Table) {
    table.wait("both boards", || {
        table.session().script::<bool>("return __probe.ready()", json!([])).then_some(())
    });
    table.settle();
}

fn by_a_double_click(browser: Browser) {
    with_browser(browser, &Setup::array().lang("en"), |table| {
        open(table);
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        Hand::Clicks.play(table, "A:d7", "A:d5");
        let state = Hand::Mouse.play(table, "A:e4", "A:d5");
        assert_eq!(state.stored("BlackB:pawn"), 1);

        // Everything that a visitor of the site would load is here.
        for page in ["study", "study/settings", "study/about", "study/library", "study/editor", "study/new"] {
            table.session().script::<()>("location.hash = arguments[0]", json!([format!("#{page}")]));
            table.wait(page, || {
                let there = "return document.querySelector('#study main')?.className ?? null";
                table.session().script::<Option<String>>(there, json!([]))
            });
        }
        table.session().script::<()>("location.hash = ''", json!([]));
        ready(table);
        Hand::Mouse.play(table, "B:e2", "B:e4");

        // Where a browser gives a file a store, the match is kept; where not, the page says so.
        let kept = "return document.querySelector('[data-action=menu]').dataset.keeping ?? 'kept'";
        let mark = table.wait("what became of it", || {
            let mark: String = table.session().script(kept, json!([]));
            (mark != "slow").then_some(mark)
        });
        if mark == "kept" {
            let n_kept = "return Array.from(window.pasapezasKept()).length";
            table.wait("five writes", || {
                (table.session().script::<u32>(n_kept, json!([])) >= 5).then_some(())
            });
            open(table);
            let state = table.until("the match", |state| state.phase == "paused");
            assert_eq!((state.at("A:d5"), state.at("B:e4")), (Some("wP"), Some("wP")));
        }

        // Nothing but what its policy names: a script that is added does not run.
        let added = "window.ran = false;
            const script = document.createElement('script');
            script.textContent = 'window.ran = true';
            document.head.append(script);
            return window.ran";
        assert!(!table.session().script::<bool>(added, json!([])), "a foreign script runs");
        // That it was refused is what the browser complains about.
        table.settle();
        let complaints = table.complaints().complaints;
        assert!(
            complaints.iter().all(|it| it.contains("script-src") || it.contains("Content")),
            "{complaints:?}"
        );
        table.session().script::<()>("__probe.complaints.splice(0)", json!([]));
        table.forgive_shifts();
    });
}

#[test]
fn by_a_double_click_in_chromium() {
    by_a_double_click(Browser::Chromium);
}

#[test]
fn by_a_double_click_in_firefox() {
    by_a_double_click(Browser::Firefox);
}
