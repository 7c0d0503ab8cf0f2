//! Pictures for people to look at, in the folder that `PASAPEZAS_SHOTS` names: sizes, colours and languages of one lively
//! position. The tests only make sure that what is to be seen is there.

use crate::positions::{LIVELY, SCHOLAR};
use pasapezas_browser_tests::{Colors, Hand, Setup, Table, with};

const SIZES: [(u32, u32); 4] = [(1440, 900), (768, 1024), (360, 640), (640, 360)];

/// A match in the middle: a last move and a check on A, a refused drop on B.
fn play(table: &Table) {
    table.start();
    Hand::Clicks.play(table, "A:c4", "A:f7");
    table.until("a check", |state| state.board("A").check == ["e8"]);
    Hand::Clicks.play(table, "B:f1", "B:e1");
    table.drag("BlackB:knight", "B:f3");
    table.until("a refusal", |state| state.seat("BlackB").refusal.is_some());
}

#[test]
fn pictures_of_every_size_and_colour() {
    for (width, height) in SIZES {
        for colors in [Colors::Light, Colors::Dark] {
            with(&Setup::boards(LIVELY.0, LIVELY.1).size(width, height).colors(colors).lang("gl"), |table| {
                play(table);
                table.shoot(&format!("table-{width}x{height}-{}-gl", colors.name()));
            });
        }
    }
}

#[test]
fn pictures_of_every_language() {
    with(&Setup::array().size(1440, 900), |table| {
        for lang in ["gl", "es", "en"] {
            table.lay(&Setup::boards(LIVELY.0, LIVELY.1).lang(lang));
            play(table);
            table.shoot(&format!("table-1440x900-light-{lang}"));
            if lang == "en" {
                table.shoot("readme");
            }
        }
    });
}

#[test]
fn pictures_of_the_other_screens() {
    for (width, height) in [(1440, 900), (360, 640)] {
        with(&Setup::boards(LIVELY.0, LIVELY.1).size(width, height), |table| {
            let name = |what: &str| format!("{what}-{width}x{height}");
            table.shoot(&name("before"));
            table.press("menu");
            table.until("the menu", |state| state.dialogs == 1);
            table.shoot(&name("menu"));
            table.press("new-match");
            table.until("the panel", |state| state.dialogs == 1);
            table.shoot(&name("new-match"));
            table.lay_and_start(&Setup::boards(LIVELY.0, LIVELY.1));
            table.click(table.place("WhiteA:knight"));
            table.until("targets", |state| !state.board("A").targets.is_empty());
            table.shoot(&name("targets"));
            table.press("pause");
            table.until("a pause", |state| state.phase == "paused");
            table.shoot(&name("paused"));
            table.lay_and_start(&Setup::boards("1n2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", SCHOLAR));
            table.click(table.place("A:a7"));
            table.click(table.place("A:b8"));
            table.until("the chooser", |state| state.board("A").chooser.is_some());
            table.shoot(&name("promotion"));
            table.drag("B:h5", "B:f7");
            table.until("the result", |state| state.outcome.is_some());
            table.shoot(&name("result"));
        });
    }
}
