//! Pictures of the clocks beside real boards, for people to look at: every state, size, colour and language.

use crate::claims::claim_flag;
use crate::clock_page::{lay_out, open_form, until_phase};
use crate::sharing::wait_for;
use pasapezas_browser_tests::{Colors, Setup, Table, with};
use serde_json::json;

const SIZES: [(u32, u32); 6] = [(1440, 900), (1024, 768), (768, 1024), (640, 360), (360, 640), (3840, 2160)];

const NAMES: [&str; 4] = ["Sabela Outeiro", "Uxía", "Antón", "Brais"];

fn shoot(table: &Table, lang: &str, name: &str, sizes: &[(u32, u32)]) {
    for (width, height) in sizes {
        for colors in [Colors::Light, Colors::Dark] {
            table.session().resize(*width, *height);
            table.session().prefer(colors, false);
            table.settle();
            table.shoot(&format!("clock-{name}-{lang}-{width}x{height}-{}", colors.name()));
        }
    }
}

fn press(table: &Table, seat: &str) {
    table.click(table.reach(&format!(".half[data-seat={seat}]")));
}

fn states(lang: &str, sizes: &[(u32, u32)]) {
    with(&Setup::array().lang(lang), |table| {
        open_form(table);
        shoot(table, lang, "form", sizes);
        let open = "document.querySelector('.clockpage details').open = true;
            document.querySelector('.clockpage details').scrollIntoView()";
        table.session().script::<()>(open, json!([]));
        shoot(table, lang, "settings", sizes);
        lay_out(table, &NAMES, Some([64, 40, 98, 600]));
        shoot(table, lang, "before", sizes);
        table.press("start");
        until_phase(table, "running");
        press(table, "WhiteA");
        table.pass(42_000);
        press(table, "WhiteB");
        press(table, "WhiteA");
        shoot(table, lang, "running", sizes);
        table.press("menu");
        wait_for(table, ".beside[data-panel=menu]");
        shoot(table, lang, "menu", sizes);
        table.press("results");
        wait_for(table, ".beside[data-panel=results]");
        shoot(table, lang, "results", sizes);
        table.press("close");
        press(table, "BlackA");
        press(table, "BlackB");
        table.press("menu");
        table.press_at("WhiteA", "offer");
        wait_for(table, ".offer");
        shoot(table, lang, "offer", sizes);
        table.press("claim");
        wait_for(table, ".beside[data-panel=claim]");
        shoot(table, lang, "claim", sizes);
        table.press("pause");
        until_phase(table, "paused");
        table.press("correct");
        wait_for(table, ".beside[data-panel=times]");
        shoot(table, lang, "times", sizes);
        claim_flag(table, "WhiteA");
        until_phase(table, "over");
        shoot(table, lang, "over", sizes);
        table.forgive_shifts();
    });
}

#[test]
fn pictures_of_the_clocks_in_every_size_and_colour() {
    states("gl", &SIZES);
}

#[test]
fn pictures_of_the_clocks_in_other_languages() {
    for lang in ["en", "es", "de"] {
        states(lang, &[(360, 640), (640, 360), (1440, 900)]);
    }
}
