//! A match on paper: what is on the sheet, what is hidden while it is printed, and how many pages it comes to.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use pasapezas_browser_tests::{Colors, Setup, Table, with};
use serde_json::json;

use crate::sharing::wait_for;

/// Two marked moves in the match, one in a variation, and a mate that the record names.
const GAME: &str = "[Event \"Liga\"][Date \"2026.11.30\"][WhiteA \"Ana\"][BlackA \"Brais\"][WhiteB \"Carme\"][BlackB \"Xián\"]\n\
    [TimeControl \"300+0\"]\n1A. e4 {299} 1B. d4 {298} 1a. d5 {297} {a gift [%cal Gd7d5]} (1a. e5 $1) 2A. exd5 {290.5} \
    2a. Qxd5 $2 {280} 1b. P@e4 {270} 2B. Bh6 {260} 2b. gxh6 {250} 1-0 {BlackA resigned}";

/// The browser asks nobody, and forgets nothing.
const NO_PRINTER: &str = "window.printed = 0; window.print = () => { window.printed += 1; };";

pub(crate) fn open(table: &Table, text: &str) {
    table.session().script::<()>("location.hash = '#study'", json!([]));
    wait_for(table, ".study .review .ways, .study .review .mlist");
    let paste = "const data = new DataTransfer(); data.setData('text/plain', arguments[0]);
        document.activeElement?.blur?.();
        window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));";
    table.session().script::<()>(paste, json!([text]));
    wait_for(table, ".mlist");
}

fn count(table: &Table, selector: &str) -> usize {
    table.session().script("return document.querySelectorAll(arguments[0]).length", json!([selector]))
}

fn text(table: &Table, selector: &str) -> String {
    let look = "return document.querySelector(arguments[0])?.textContent ?? ''";
    table.session().script(look, json!([selector]))
}

fn print(table: &Table, button: &str) {
    table.session().script::<()>(NO_PRINTER, json!([]));
    table.click(table.reach(button));
    table.wait("the printer", || {
        table.session().script::<bool>("return window.printed === 1", json!([])).then_some(())
    });
}

/// What a printer gets.
pub(crate) fn pdf(table: &Table) -> Vec<u8> {
    let answer = table.session().cdp(
        "Page.printToPDF",
        &json!({ "paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": true, "printBackground": false }),
    );
    STANDARD.decode(answer["data"].as_str().expect("a file")).unwrap()
}

pub(crate) fn n_pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    text.matches("/Type /Page").count() - text.matches("/Type /Pages").count()
}

/// Keeps a file for people to look at, beside the screenshots, where somebody has asked for them.
fn keep(pdf: &[u8], colors: Colors) {
    if let Some(folder) = std::env::var_os("PASAPEZAS_SHOTS") {
        let path = std::path::Path::new(&folder).join(format!("paper-{}.pdf", colors.name()));
        std::fs::write(path, pdf).expect("a folder for screenshots");
    }
}

/// Shows the page as on paper, or as on a screen.
fn emulate(table: &Table, media: &str, colors: Colors) {
    let scheme = json!([{ "name": "prefers-color-scheme", "value": colors.name() }]);
    table.session().cdp("Emulation.setEmulatedMedia", &json!({ "media": media, "features": scheme }));
}

#[test]
fn the_sheet_has_the_match_and_a_diagram_of_every_marked_move() {
    for colors in [Colors::Light, Colors::Dark] {
        with(&Setup::array().colors(colors), |table| {
            open(table, GAME);
            print(table, "#study [data-action=print]");
            assert!(table.rects(".paper").is_empty(), "on the screen nothing has changed");
            assert!(!table.rects("#study .mlist").is_empty());
            assert_eq!(count(table, ".paper figure img"), 4, "two marked, one in a variation, the end");
            assert_eq!(count(table, ".paper thead th"), 4);
            for word in ["Ana · Xián", "Brais · Carme", "Liga · 2026.11.30", "1-0"] {
                assert!(
                    text(table, ".paper header").contains(word),
                    "{word}: {}",
                    text(table, ".paper header")
                );
            }
            assert!(!text(table, ".paper header .art").is_empty(), "the article of the end");
            let moves = text(table, ".paper table");
            for word in ["4:59", "4:30", "a gift", "5!"] {
                assert!(moves.contains(word), "{word}: {moves}");
            }
            emulate(table, "print", colors);
            assert!(!table.rects(".paper").is_empty(), "on paper there is the sheet");
            for hidden in ["#app", "#study", "#study .mlist", "#study button"] {
                assert!(table.rects(hidden).is_empty(), "{hidden}");
            }
            let look = "const paper = getComputedStyle(document.querySelector('.paper')); return [paper.color, paper.backgroundColor]";
            let [ink, ground]: [String; 2] = table.session().script(look, json!([]));
            assert_eq!((ink.as_str(), ground.as_str()), ("rgb(0, 0, 0)", "rgb(255, 255, 255)"));
            emulate(table, "", colors);
            let file = pdf(table);
            keep(&file, colors);
            assert_eq!(n_pages(&file), 2, "moves and diagrams of a short match");
            // Printed, the sheet goes.
            table.session().script::<()>("dispatchEvent(new Event('afterprint'))", json!([]));
            table.wait("no sheet", || (count(table, ".paper") == 0).then_some(()));
            table.forgive_shifts();
        });
    }
}

/// The match of the table is printed from where it is shared; what its names say is in the reader's language.
#[test]
fn the_match_of_the_table_is_printed_from_its_page() {
    for (lang, words) in [
        ("gl", ["Xogadas", "Posición final"]),
        ("es", ["Jugadas", "Posición final"]),
        ("en", ["Moves", "Final position"]),
    ] {
        with(&Setup::array().lang(lang), |table| {
            table.start();
            table.drag("A:e2", "A:e4");
            table.until("the move", |state| state.at("A:e4") == Some("wP"));
            table.session().script::<()>("location.hash = '#study/match/share'", json!([]));
            wait_for(table, ".share [data-action=print]");
            print(table, ".share [data-action=print]");
            assert_eq!(count(table, ".paper figure img"), 1);
            let sheet = text(table, ".paper");
            assert!(words.iter().all(|word| sheet.contains(word)), "{sheet}");
            assert_eq!(n_pages(&pdf(table)), 1);
            table.forgive_shifts();
        });
    }
}
