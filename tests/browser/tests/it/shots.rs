//! Pictures for people to look at, in the folder that `PASAPEZAS_SHOTS` names: sizes, colours and languages of one match,
//! and the other screens. The tests only make sure that what is to be seen is there.

use crate::positions::{LIVELY, SCHOLAR};
use crate::{settings, touch};
use pasapezas_browser_tests::{Colors, Hand, Key, Setup, Table, with};
use serde_json::json;

const SIZES: [(u32, u32); 4] = [(1440, 900), (768, 1024), (360, 640), (640, 360)];

/// A match in the middle, in order of play. At its end the black king of A is in check.
const MOVES: [(&str, &str); 38] = [
    ("A:e2", "A:e4"),
    ("B:d2", "B:d4"),
    ("A:e7", "A:e5"),
    ("B:d7", "B:d5"),
    ("A:g1", "A:f3"),
    ("B:c2", "B:c4"),
    ("A:b8", "A:c6"),
    ("B:e7", "B:e6"),
    ("A:f1", "A:c4"),
    ("B:b1", "B:c3"),
    ("A:g8", "A:f6"),
    ("B:g8", "B:f6"),
    ("A:f3", "A:g5"),
    ("B:c1", "B:g5"),
    ("A:d7", "A:d5"),
    ("B:f8", "B:e7"),
    ("A:e4", "A:d5"),
    ("B:e2", "B:e3"),
    ("A:f6", "A:d5"),
    ("B:e8", "B:g8"),
    ("A:g5", "A:f7"),
    ("B:f1", "B:d3"),
    ("A:e8", "A:f7"),
    ("B:d5", "B:c4"),
    ("A:d1", "A:f3"),
    ("B:d3", "B:c4"),
    ("A:f7", "A:e6"),
    ("B:b8", "B:d7"),
    ("A:b1", "A:c3"),
    ("B:g1", "B:e2"),
    ("BlackA:pawn", "A:d3"),
    ("B:c7", "B:c5"),
    ("WhiteA:pawn", "A:f4"),
    ("B:e1", "B:g1"),
    ("A:c6", "A:b4"),
    ("B:c5", "B:d4"),
    ("WhiteB:knight", "B:e5"),
    ("A:c4", "A:d5"),
];

fn play_the_match(table: &Table) {
    for (seat, name) in [("WhiteA", "Sabela"), ("BlackB", "Brais"), ("BlackA", "Uxía"), ("WhiteB", "Antón")]
    {
        table.click(table.rect(&format!(".pl[data-seat={seat}] .name")).centre());
        table.until("a field", |_| table.focus() == "INPUT");
        table.write(name);
        table.keys(&[Key::Enter]);
        table.until("the name", |state| state.seat(seat).name == name);
    }
    table.start();
    for (nth, (from, to)) in (0..).zip(MOVES) {
        // Each thinks for a while.
        table.session().script::<()>("__probe.skew(arguments[0])", json!([1500 + 2100 * (nth * nth % 5)]));
        Hand::Clicks.play(table, from, to);
    }
}

/// The drop that is refused, anew for each picture: the note goes by itself after a while.
fn refuse(table: &Table) {
    table.drag("BlackB:knight", "B:f3");
    table.until("a refusal", |state| {
        state.board("B").refused == ["f3"] && state.seat("BlackB").refusal.is_some()
    });
}

pub(crate) fn choose_language(table: &Table, lang: &str) {
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
    let choose = "const list = document.querySelector('[data-action=lang]');
        list.value = arguments[0]; list.dispatchEvent(new Event('change', { bubbles: true }))";
    table.session().script::<()>(choose, json!([lang]));
    table.keys(&[Key::Escape]);
    table.until(lang, |state| state.lang == lang && state.dialogs == 0);
}

#[test]
fn pictures_of_a_match_in_every_size_colour_and_language() {
    with(&Setup::array().size(1440, 900), |table| {
        play_the_match(table);
        for lang in ["gl", "es", "pt", "fr", "de", "en"] {
            choose_language(table, lang);
            refuse(table);
            table.shoot(&format!("match-1440x900-light-{lang}"));
            if lang == "en" {
                table.session().script::<()>("document.activeElement.blur()", json!([]));
                table.settle();
                table.shoot("readme");
            }
        }
        table.session().resize(360, 640);
        for lang in ["pt", "fr", "de"] {
            choose_language(table, lang);
            refuse(table);
            table.shoot(&format!("match-360x640-light-{lang}"));
        }
        choose_language(table, "gl");
        for (width, height) in SIZES {
            for colors in [Colors::Light, Colors::Dark] {
                table.session().resize(width, height);
                table.session().prefer(colors, false);
                table.settle();
                refuse(table);
                table.shoot(&format!("match-{width}x{height}-{}-gl", colors.name()));
            }
        }
        table.forgive_shifts();
    });
}

#[test]
fn pictures_of_touched_pieces() {
    for lang in ["gl", "es", "en"] {
        with(&Setup::boards(touch::PLAY, LIVELY.1).rules(touch::RULES).lang(lang), |table| {
            table.start();
            table.shoot(&format!("touch-adjust-{lang}"));
            table.click(table.place("A:d5"));
            table.click(table.place("A:e4"));
            table.until("what binds", |state| state.board("A").bound == ["d5", "e4"]);
            for (width, height) in SIZES {
                for colors in [Colors::Light, Colors::Dark] {
                    table.session().resize(width, height);
                    table.session().prefer(colors, false);
                    table.settle();
                    table.drag("A:c3", "A:b5");
                    table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
                    table.shoot(&format!("touch-{width}x{height}-{}-{lang}", colors.name()));
                }
            }
            table.session().resize(360, 640);
            table.settle();
            table.press("menu");
            table.until("the menu", |state| state.dialogs == 1);
            table.shoot(&format!("touch-menu-{lang}"));
            table.keys(&[Key::Escape]);
            table.session().resize(1440, 900);
            table.settle();
            table.drag("A:c3", "A:b5");
            table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
            table.click(table.reach(".pl[data-seat=WhiteA] .why a.art"));
            table.wait("the rules", || table.rects("main.rules").into_iter().next());
            table.shoot(&format!("touch-note-{lang}"));
            table.forgive_shifts();
        });
    }
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

#[test]
fn pictures_of_the_settings() {
    let shapes = [
        (1440, 900, "light", "gl", "blue", "ink"),
        (1440, 900, "dark", "es", "green", "ivory"),
        (768, 1024, "contrast", "en", "stark", "stark"),
        (768, 1024, "light", "es", "wood", "ivory"),
        (360, 640, "dark", "gl", "wood", "ink"),
        (360, 640, "light", "en", "green", "stark"),
    ];
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        for (width, height, theme, lang, squares, pieces) in shapes {
            table.session().resize(width, height);
            settings::open_settings(table);
            for (action, value) in
                [("theme", theme), ("lang", lang), ("squares", squares), ("pieces", pieces)]
            {
                settings::choose(table, action, value);
            }
            table.session().script::<()>("scrollTo(0, 0)", json!([]));
            table.shoot(&format!("settings-{width}x{height}-{theme}-{lang}"));
            table.session().script::<()>("scrollTo(0, 1e6)", json!([]));
            table.shoot(&format!("settings-{width}x{height}-{theme}-{lang}-end"));
            table.session().script::<()>("scrollTo(0, 0)", json!([]));
            settings::back(table);
            table.shoot(&format!("table-{width}x{height}-{theme}-{squares}-{pieces}"));
        }
        table.forgive_shifts();
    });
}
