//! What the system hands over to the page that is installed: files, shared texts; and what it is told about the page.

use pasapezas_browser_tests::{Setup, Table, with};
use serde_json::{Value, json};

use crate::sharing::wait_for;

/// Stands in for the system: it launches the page with these files, at this address.
const LAUNCH: &str = "() => {
    const file = (name, text) => ({ getFile: async () => new File([text], name) });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer(consume) {
        window.launch = (files, targetURL) => consume({ files: files.map(([name, text]) => file(name, text)), targetURL });
    } } });
}";

pub(crate) fn launched(table: &Table) {
    table.session().bidi("script.addPreloadScript", &json!({ "functionDeclaration": LAUNCH }));
    table.session().reload();
    table.wait("the page", || {
        table
            .session()
            .script::<bool>("return !!window.launch && !!document.querySelector('main.table')", json!([]))
            .then_some(())
    });
}

/// The system launches the page; `query` stands behind its address.
fn launch(table: &Table, files: &[(&str, &str)], query: &str) {
    let go = "const url = new URL(location.href); url.hash = ''; url.search = arguments[1];
        return window.launch(arguments[0], url.href)";
    table.session().script::<Value>(go, json!([files, query]));
}

fn text(table: &Table, selector: &str) -> String {
    let look = "return document.querySelector(arguments[0])?.textContent ?? ''";
    table.session().script(look, json!([selector]))
}

fn until(table: &Table, selector: &str, words: &str) {
    table.wait(words, || text(table, selector).contains(words).then_some(()));
}

#[test]
fn files_from_the_system_open_in_the_review_and_the_match_goes_on() {
    with(&Setup::array(), |table| {
        launched(table);
        table.start();
        table.drag("A:e2", "A:e4");
        table.until("the move", |state| state.at("A:e4") == Some("wP"));
        launch(table, &[("one.bpgn", "[WhiteA \"Ana\"]\n1A. c4 *")], "");
        until(table, "#study .mlist", "c4");
        // A second launch finds the review open. Two files are one list of games.
        let games = [("a.bpgn", "[WhiteA \"Uxía\"]\n1A. d4 *"), ("b.pgn", "[WhiteA \"Roi\"]\n1A. Nf3 *")];
        launch(table, &games, "");
        table.wait("a list of two games", || {
            table
                .session()
                .script::<bool>(
                    "return !!document.querySelector('#study [data-action=tab-games]')",
                    json!([]),
                )
                .then_some(())
        });
        table.press("tab-games");
        table.wait("both games", || (table.rects("#study .game").len() == 2).then_some(()));
        // And one that is no record says so, in a sentence.
        launch(table, &[("soup.json", "soup")], "");
        wait_for(table, "#study .review [role=alert]");
        table.press("back-to-table");
        let state = table.until("the match", |state| state.phase == "playing");
        assert_eq!(state.at("A:e4"), Some("wP"));
        table.forgive_shifts();
    });
}

#[test]
fn a_launch_at_an_address_with_a_text_opens_it_without_a_new_page() {
    with(&Setup::array(), |table| {
        launched(table);
        table.start();
        launch(table, &[], "?title=A+game&text=1A.+b3+*");
        until(table, "#study .mlist", "b3");
        table.press("back-to-table");
        table.until("the match", |state| state.phase == "playing");
        table.forgive_shifts();
    });
}

/// Goes to the page with these words in its address, as the system does that shares something with it.
fn shared(table: &Table, query: &str) {
    let page: String = table.session().script("return location.origin + location.pathname", json!([]));
    table.session().goto(&format!("{page}?lang=en&{query}"));
}

#[test]
fn a_shared_text_opens_in_the_review_once() {
    with(&Setup::array(), |table| {
        shared(table, "title=Game&text=%5BWhiteA+%22Ana%22%5D%0A1A.+g3+*");
        until(table, "#study .mlist", "g3");
        let search: String = table.session().script("return location.search", json!([]));
        assert_eq!(search, "?lang=en", "taken out of the address, and nothing else with it");
        // A text with a link of ours leads where the link does.
        let link = pasapezas_model::share::link::write_link("[WhiteA \"Uxía\"]\n1A. h3 *").unwrap();
        shared(table, &format!("text=Look+https%3A%2F%2Fa.example%2F%23study%3D{link}"));
        wait_for(table, ".study main.review .arrived");
        until(table, "#study .mlist", "Uxía");
        // And one that is no record at all says so.
        shared(table, "url=https%3A%2F%2Fa.example%2F");
        wait_for(table, "#study .review [role=alert]");
        table.forgive_shifts();
    });
}

#[test]
fn the_manifest_names_pictures_that_are_there_and_what_the_page_takes() {
    with(&Setup::array(), |table| {
        let look = "const link = document.querySelector('link[rel=manifest]').href;
            const manifest = await (await fetch(link)).json();
            const sizes = await Promise.all([...manifest.icons, ...manifest.screenshots].map(async ({ src }) => {
                const answer = await fetch(new URL(src, link));
                const image = await createImageBitmap(await answer.blob());
                return [answer.headers.get('content-type'), `${image.width}x${image.height}`];
            }));
            const start = new URL(manifest.start_url, link).href;
            return [manifest, sizes, start === new URL('.', location.href).href]";
        let look = format!("return (async () => {{ {look} }})()");
        let (manifest, sizes, at_home): (Value, Vec<(String, String)>, bool) =
            table.session().script(&look, json!([]));
        assert!(at_home, "it starts where the page is, on any host and path");
        let icons = manifest["icons"].as_array().unwrap();
        assert!(icons.len() >= 3 && icons.iter().any(|icon| icon["purpose"] == "maskable"));
        let shots = manifest["screenshots"].as_array().unwrap();
        let forms: Vec<&Value> = shots.iter().map(|shot| &shot["form_factor"]).collect();
        assert_eq!(forms, ["wide", "narrow"], "one for each kind of screen");
        assert_eq!(sizes.len(), icons.len() + shots.len());
        for (icon, (kind, size)) in icons.iter().chain(shots).zip(&sizes) {
            assert_eq!((&icon["type"], &icon["sizes"]), (&json!(kind), &json!(size)), "{icon}");
        }
        for name in ["name", "short_name", "description", "lang"] {
            assert!(manifest[name].as_str().is_some_and(|text| !text.is_empty()), "{name}");
        }
        assert_eq!((&manifest["display"], &manifest["lang"]), (&json!("standalone"), &json!("gl")));
        let accept = &manifest["file_handlers"][0]["accept"];
        assert_eq!(accept["application/x-chess-pgn"], json!([".bpgn", ".pgn"]));
        assert_eq!(accept["application/json"], json!([".json"]));
        assert_eq!(manifest["share_target"]["method"], "GET");
    });
}
