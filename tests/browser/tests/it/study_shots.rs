//! Pictures of the study for people to look at: review, editor, library, sharing and rules, in every size, colour and language.

use pasapezas_browser_tests::{Colors, Setup, Table, with};
use pasapezas_model::share::link::write_link;
use pasapezas_model::study::library::{KeptText, TextKind, write_library};
use serde_json::json;

use crate::sharing::wait_for;

const SIZES: [(u32, u32); 5] = [(1440, 900), (2560, 1440), (768, 1024), (640, 360), (360, 640)];

/// A match with what a teacher says about it: comments, signs, drawings, a variation, clocks.
const LESSON: &str = "[Event \"Liga de outono\"][Date \"2026.10.17\"][Result \"1-0\"][TimeControl \"300+0\"]\n\
    [WhiteA \"Sabela Outeiro\"][BlackA \"Uxía Rei\"][WhiteB \"Antón Val\"][BlackB \"Brais Soto\"]\n\n\
    1A. e4 {298} 1B. d4 {297.5} 1a. e5 {296} 1b. d5 {295} 2A. Nf3 {293} 2B. c4 {290} 2a. Nc6 {291}\n\
    2b. e6 {288} 3A. Bc4 {287} 3B. Nc3 {283} 3a. Nf6 {285} 3b. Nf6 {280} 4A. Ng5 {281} 4B. Bg5 {276}\n\
    4a. d5 {275} 4b. Be7 {272} 5A. exd5 {270} {Un peón para Brais.} 5B. cxd5 {268} 5a. Nxd5? {262}\n\
    {[%csl Rf7][%cal Rg5f7,Gc4f7] O cabalo deixa f7 sen defensa: mellor Ca5.}\n\
    5b. P@e4!? {255} 6A. Nxf7! {250} 6a. Kxf7 {240} (6a. P@e6 {Tamén hai isto.} 7A. Nxd8) 7A. Qf3+ {238} 6B. Nxe4 {249} 7a. Ke6 {221}\n\
    6b. Nxe4 {244} 8A. Nc3 {230} 8a. P@d3 {200} 9A. P@f5+ {222} 9a. Kd6 {180} 1-0\n";

fn library() -> String {
    let record = |text: &str| KeptText { kind: TextKind::Record, result: String::new(), text: text.into() };
    let other = "[Date \"2026.10.03\"]\n[WhiteA \"Iria\"]\n[BlackA \"Martiño\"]\n[WhiteB \"Noa\"]\n[BlackB \"Xián\"]\n[Result \"0-1\"]\n\n1A. e4 0-1\n";
    let draw = "[Date \"2026.09.26\"]\n[WhiteA \"Carme Fernández de Castro\"]\n[BlackA \"Roi\"]\n[Result \"1/2-1/2\"]\n\n1A. d4 1/2-1/2\n";
    write_library(&[record(LESSON), record(other), record(draw)])
}

fn go(table: &Table, hash: &str, selector: &str) {
    table.session().script::<()>("location.hash = arguments[0]", json!([hash]));
    wait_for(table, selector);
}

fn open_the_lesson(table: &Table) {
    go(table, "#study", ".study main.review");
    let paste = "const data = new DataTransfer(); data.setData('text/plain', arguments[0]);
        window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));";
    table.session().script::<()>(paste, json!([LESSON]));
    wait_for(table, ".mlist .m");
    let step =
        "[...document.querySelectorAll('.mlist .m')].find((it) => it.textContent.includes('xd5?')).click()";
    table.session().script::<()>(step, json!([]));
    wait_for(table, "#study .shapes .pen");
}

fn pictures(table: &Table, name: &str) {
    for (width, height) in SIZES {
        for colors in [Colors::Light, Colors::Dark] {
            table.session().resize(width, height);
            table.session().prefer(colors, false);
            table.shoot(&format!("{name}-{width}x{height}-{}", colors.name()));
        }
    }
}

fn every_page(lang: &str, shoot: &dyn Fn(&Table, &str)) {
    with(&Setup::array().lang(lang).size(1440, 900), |table| {
        go(table, "#study", ".study main.review");
        shoot(table, "open");
        open_the_lesson(table);
        shoot(table, "review");
        let link = write_link("[WhiteA \"Iria\"][BlackA \"Noa\"]\n1A. d4 1a. d5 1B. e4 *").unwrap();
        go(table, &format!("#study={link}"), ".arrived [data-action=return]");
        shoot(table, "link");
        table.press("return");
        wait_for(table, "#study .mlist .cur");
        go(table, "#study/editor", ".study main.editor");
        shoot(table, "editor");
        go(table, "#study/library", ".library .empty");
        let choose = "const field = document.querySelector('[data-action=import-file]');
            const files = new DataTransfer(); files.items.add(new File([arguments[0]], 'kept.txt'));
            field.files = files.files; field.dispatchEvent(new Event('change', { bubbles: true }));";
        table.session().script::<()>(choose, json!([library()]));
        wait_for(table, ".library .kept li");
        shoot(table, "library");
        go(table, "#study/match/share", ".study main.share .sum img");
        shoot(table, "share");
        go(table, "#7.3", "main.rules .rule.here");
        shoot(table, "rules");
        go(table, "#study/about", ".study main.about");
        shoot(table, "about");
        table.forgive_shifts();
    });
}

#[test]
fn pictures_of_the_study_in_every_size_and_colour() {
    every_page("gl", &|table, name| pictures(table, &format!("study-{name}-gl")));
}

#[test]
fn pictures_of_the_study_in_other_languages() {
    for lang in ["es", "en"] {
        every_page(lang, &|table, name| {
            for (width, height) in [(1440, 900), (360, 640)] {
                table.session().resize(width, height);
                table.shoot(&format!("study-{name}-{lang}-{width}x{height}"));
            }
        });
    }
}
