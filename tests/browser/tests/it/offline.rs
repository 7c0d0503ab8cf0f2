//! The page without a network: what a first visit keeps, how another build takes its place, and that nothing else is ever asked
//! for.

use crate::dialogue;
use pasapezas_browser_tests::{Browser, Hand, Key, SITE_PATH, Setup, Site, Table, with_site};
use serde_json::json;

/// A visit as anybody makes it, on a screen where the bar has room for words.
fn visit() -> Setup {
    Setup::array().visit().size(1440, 900)
}

/// Waits until the page is kept: a worker answers, and nothing more is being fetched.
fn wait_until_kept(table: &Table) {
    table.wait("a page that is kept", || {
        let look = "return Boolean(navigator.serviceWorker.controller)";
        table.session().script::<bool>(look, json!([])).then_some(())
    });
}

fn version(table: &Table) -> String {
    table.session().script("return document.getElementById('study').dataset.version", json!([]))
}

/// The builds that the browser keeps.
fn caches(table: &Table) -> Vec<String> {
    table.session().script("return caches.keys()", json!([]))
}

fn wait_for(table: &Table, selector: &str) {
    table.wait(selector, || table.rects(selector).into_iter().next());
}

fn go_to(table: &Table, hash: &str, selector: &str) {
    table.session().script::<()>("location.hash = arguments[0]", json!([hash]));
    wait_for(table, selector);
}

mod chromium {
    use super::*;

    #[test]
    fn a_page_that_was_visited_needs_no_network() {
        needs_no_network(Browser::Chromium);
    }

    #[test]
    fn another_build_waits_while_a_match_is_under_way() {
        waits(Browser::Chromium);
    }
}

mod firefox {
    use super::*;

    #[test]
    fn a_page_that_was_visited_needs_no_network() {
        needs_no_network(Browser::Firefox);
    }

    #[test]
    fn another_build_waits_while_a_match_is_under_way() {
        waits(Browser::Firefox);
    }
}

/// One visit is enough: then everything works on its path without a network, match and study alike.
fn needs_no_network(browser: Browser) {
    with_site(browser, &visit(), |table, site| {
        wait_until_kept(table);
        site.watch.cut(true);
        let asked = site.watch.asked().len();
        table.reload();
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        go_to(table, "#study/settings", ".study main.settings");
        go_to(table, "#7.3", ".study main.rules");
        go_to(table, "#study/editor", ".study main.editor");
        table.session().script::<()>("location.hash = '#'", json!([]));
        wait_for(table, "main.table");
        table.forgive_shifts();
        table.reload();
        let state = table.state();
        assert_eq!((state.phase.as_str(), state.at("A:e4")), ("paused", Some("wP")), "the match is kept too");
        assert_eq!(site.watch.asked().len(), asked, "the network was cut");
        site.watch.cut(false);
        table.forgive_shifts();
    });
}

/// Another build is kept beside the one that is played with, and says so; the match goes on. It comes when it is wanted, with
/// the match, and the old one goes.
fn waits(browser: Browser) {
    with_site(browser, &visit(), |table, site| {
        wait_until_kept(table);
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        let old = version(table);
        let new = site.renew(&old);
        table.reload();
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        wait_for(table, ".bar [data-action=update]");
        Hand::Mouse.play(table, "A:e7", "A:e5");
        assert_eq!(version(table), old, "nothing changes under a match");
        assert_eq!(caches(table).len(), 2);
        table.forgive_shifts();
        table.press("update");
        table.wait("the other build", || {
            let look = "return window.__probe?.ready() && document.getElementById('study')?.dataset.version";
            let seen: serde_json::Value = table.session().script(look, json!([]));
            (seen == json!(new)).then_some(())
        });
        let state = table.until("the match", |state| state.phase == "paused");
        assert_eq!((state.at("A:e4"), state.at("A:e5")), (Some("wP"), Some("bP")));
        let kept = caches(table);
        assert!(kept.len() == 1 && kept[0].ends_with(&new), "the old build is gone: {kept:?}");
        assert!(table.rects("[data-action=update]").is_empty());
        table.forgive_shifts();
    });
}

/// Where nothing is under way and nobody has touched the page, the next visit begins with the other build by itself.
#[test]
fn another_build_comes_by_itself_where_no_match_is_under_way() {
    with_site(Browser::Chromium, &visit(), |table, site| {
        wait_until_kept(table);
        let new = site.renew(&version(table));
        table.reload();
        table.keys(&[Key::Tab]);
        wait_for(table, ".bar [data-action=update]");
        table.forgive_shifts();
        table.reload();
        table.wait("the other build", || {
            let look = "return window.__probe?.ready() && document.getElementById('study')?.dataset.version";
            let seen: serde_json::Value = table.session().script(look, json!([]));
            (seen == json!(new)).then_some(())
        });
        assert_eq!(caches(table).len(), 1);
        table.forgive_shifts();
    });
}

/// On a phone the menu says it.
#[test]
fn the_menu_tells_of_another_build() {
    with_site(Browser::Chromium, &visit().size(360, 640).lang("gl"), |table, site| {
        wait_until_kept(table);
        site.renew(&version(table));
        table.reload();
        table.keys(&[Key::Tab]);
        wait_for(table, "[data-action=menu][data-keeping=old]");
        assert!(table.rects("[data-action=update]").is_empty(), "there is no room for it");
        table.until("what is said", |state| state.said.contains("versión nova"));
        table.press("menu");
        wait_for(table, ".menu [data-action=update]");
        table.shoot("another-build-gl");
        table.forgive_shifts();
    });
}

/// Through a whole session nothing is asked for but the files of the page, each at most once by the page and what keeps it, and
/// only the browser's own addresses beside the server's.
#[test]
fn nothing_is_asked_for_but_the_files_of_the_page() {
    with_site(Browser::Chromium, &visit(), |table, site: &Site| {
        wait_until_kept(table);
        table.session().listen_to_requests();
        table.reload();
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        for (hash, selector) in [
            ("#study", ".study main.review"),
            ("#study/match", ".study main.review"),
            ("#study/match/share", ".study main.share"),
            ("#study/editor", ".study main.editor"),
            ("#study/library", ".study main.library"),
            ("#study/settings", ".study main.settings"),
            ("#study/about", ".study main.about"),
            ("#rules", ".study main.rules"),
        ] {
            go_to(table, hash, selector);
        }
        table.session().script::<()>("location.hash = '#'", json!([]));
        wait_for(table, "main.table");
        dialogue::open(table);
        dialogue::choose(table, "[data-time='180+2']");
        dialogue::begin(table);
        table.start();
        table.reload();
        let files = site.files();
        let is_ours =
            |path: &str| path.split('?').next() == Some(SITE_PATH) || files.iter().any(|name| name == path);
        let asked = site.watch.asked();
        let strange: Vec<&String> = asked.iter().filter(|path| !is_ours(path)).collect();
        assert!(strange.is_empty(), "asked of the server: {strange:?}");
        let numbered: Vec<&String> =
            asked.iter().filter(|path| path.contains("page-") || path.contains("wasm")).collect();
        let mut once = numbered.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), numbered.len(), "nothing comes twice: {numbered:?}");
        let server: String = table.session().script("return location.origin", json!([]));
        let own = |url: &str| {
            url.strip_prefix(&server).is_some_and(&is_ours)
                || url.starts_with("blob:")
                || url.starts_with("data:")
        };
        let requests = table.session().requests();
        assert!(requests.len() > 10, "the browser tells of its requests: {requests:?}");
        let strange: Vec<&String> = requests.iter().filter(|url| !own(url)).collect();
        assert!(strange.is_empty(), "asked by the page: {strange:?}");
        table.forgive_shifts();
    });
}
