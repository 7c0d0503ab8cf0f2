//! What the page says of itself: version, build, what changed, and the licences of all that is in it.

use crate::settings::open_settings;
use pasapezas_browser_tests::{Browser, Setup, Table, single_file, with_browser, with_site};
use serde_json::json;

/// Goes there as a person does, by the settings.
pub(crate) fn open(table: &Table) {
    open_settings(table);
    let look = "document.querySelector('.settings [data-action=about]').scrollIntoView({ block: 'center' })";
    table.session().script::<()>(look, json!([]));
    table.press("about");
    table.wait("the page about it", || table.rects(".study main.about h1").into_iter().next());
}

fn text(table: &Table, selector: &str) -> String {
    let look = "return document.querySelector(arguments[0])?.textContent ?? ''";
    table.session().script(look, json!([selector]))
}

fn build(table: &Table) -> String {
    table.session().script("return document.getElementById('study').dataset.build ?? 'unknown'", json!([]))
}

fn shows_what_it_is(table: &Table) {
    assert_eq!(text(table, ".about [data-part=version]"), env!("CARGO_PKG_VERSION"));
    let shown = text(table, ".about [data-part=build]");
    assert!(!shown.is_empty() && shown == build(table), "{shown}");
    assert!(text(table, ".about section li").len() > 10, "what changed");
}

fn has_all(notices: &str) {
    for name in ["yew", "wasm-bindgen", "js-sys", "qrcodegen"] {
        assert!(notices.contains(&format!("\n{name} ")), "{name} in {notices:.300}");
    }
    assert!(notices.contains("Permission is hereby granted") && notices.contains("Apache License"));
}

/// Version, build and changes in every language, and the licences behind a link, without a network too.
#[test]
fn the_settings_lead_to_what_the_page_is() {
    with_site(Browser::Chromium, &Setup::array().visit().size(1440, 900).lang("en"), |table, site| {
        table.wait("a page that is kept", || {
            let look = "return Boolean(navigator.serviceWorker.controller)";
            table.session().script::<bool>(look, json!([])).then_some(())
        });
        site.watch.cut(true);
        open(table);
        shows_what_it_is(table);
        let link = "const link = document.querySelector('.about a[data-action=licences]');
            return [link.href, link.target]";
        let (address, target): (String, String) = table.session().script(link, json!([]));
        assert_eq!(target, "_blank", "the match stays where it is");
        let asked = site.watch.asked().len();
        let read = "return fetch(arguments[0]).then((answer) => answer.text())";
        has_all(&table.session().script::<String>(read, json!([address])));
        assert_eq!(site.watch.asked().len(), asked, "the network was cut");
        site.watch.cut(false);
        table.forgive_shifts();
    });
}

#[test]
fn it_is_said_in_every_language() {
    for (lang, heading) in [
        ("gl", "Acerca de Pasapezas"),
        ("es", "Acerca de Pasapezas"),
        ("en", "About Pasapezas"),
        ("pt", "Sobre o Pasapezas"),
        ("fr", "À propos de Pasapezas"),
        ("de", "Über Pasapezas"),
    ] {
        pasapezas_browser_tests::with(&Setup::array().lang(lang).size(360, 640), |table| {
            open(table);
            assert_eq!(text(table, ".about h1"), heading);
            // It begins at its heading, and is no wider than the phone.
            let place = "return [Math.round(scrollY), Math.max(0, document.documentElement.scrollWidth - innerWidth)]";
            let (down, aside): (i32, i32) = table.session().script(place, json!([]));
            assert_eq!((down, aside), (0, 0));
            shows_what_it_is(table);
            table.forgive_shifts();
        });
    }
}

/// The page as one file has the texts in itself.
#[test]
fn one_file_shows_its_licences() {
    with_browser(Browser::Chromium, &Setup::array().lang("en"), |table| {
        table.session().goto(&format!("file://{}?test&lang=en", single_file().display()));
        table.wait("both boards", || {
            table.session().script::<bool>("return __probe.ready()", json!([])).then_some(())
        });
        open(table);
        shows_what_it_is(table);
        table.press("licences");
        table.wait("the texts", || table.rects(".about details[open] pre").into_iter().next());
        has_all(&text(table, ".about pre"));
        table.forgive_shifts();
    });
}
