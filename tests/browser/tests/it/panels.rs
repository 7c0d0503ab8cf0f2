//! The panels: a new match with its names and minutes, the help, the colours; and what a bad address says.

use crate::dialogue::{self, fill};
use crate::positions::KINGS;
use pasapezas_browser_tests::{Hand, Key, Setup, Table, with};
use serde_json::json;

/// An address that makes no sense: the page says what and where, in the reader's language, and a match can be played all the same.
#[test]
fn a_bad_address_says_what_is_wrong_and_where() {
    let kings = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    let both = Setup::boards("8/8/8/8/8/8/8/4K3[] w - - 0 1", "P3k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    let rules = Setup::array().rules("pasapezas mate=quizais");
    let sign = Setup::boards(kings, "4k3/x7/8/8/8/8/8/4K3[] w - - 0 1");
    let cases = [
        (&both, "gl", "Taboleiro A: as negras non teñen rei. Taboleiro B: hai un peón en a8"),
        (&both, "es", "Tablero A: las negras no tienen rey. Tablero B: hay un peón en a8"),
        (&both, "en", "Board A: Black has no king. Board B: there is a pawn on a8"),
        (&rules, "gl", "«mate=quizais»: pode ser present ou prospective."),
        (&sign, "es", "Tablero B, piezas, carácter 39: «x» no significa nada aquí."),
    ];
    with(&Setup::array().size(360, 640), |table| {
        for (setup, lang, wrong) in cases {
            table.lay(&setup.clone().lang(lang));
            table.wait("what is wrong", || table.rects("main.address li").into_iter().next());
            let list = "return __probe.shown('main.address li').map((it) => it.textContent).join(' ')";
            let said: String = table.session().script(list, json!([]));
            assert!(said.contains(wrong), "{said}");
            table.shoot(&format!("bad-address-{lang}"));
            table.press("back-to-table");
            table.wait("a plain table", || table.rects("main.table").into_iter().next());
            table.forgive_shifts();
            table.start();
            Hand::Mouse.play(table, "A:e2", "A:e4");
        }
    });
}

#[test]
fn a_new_match_takes_names_and_minutes() {
    with(&Setup::array(), |table| {
        dialogue::open(table);
        for (seat, name) in
            [("WhiteA", "Sabela"), ("BlackA", "Uxía"), ("WhiteB", "Antón"), ("BlackB", "Brais")]
        {
            fill(table, &format!(".seats input[data-seat={seat}]"), name);
        }
        // Nonsense is refused with a sentence, and nothing that was typed is lost.
        dialogue::choose(table, "[data-time=own]");
        for wrong in ["181", "e", "-5", ""] {
            fill(table, "[data-field=minutes]", wrong);
            table.press("start-match");
            table.wait("a sentence", || {
                table.rects("[data-field=minutes][aria-invalid=true]").into_iter().next()
            });
            let (said, field) = (table.rects(".own .err"), table.rect("[data-field=minutes]"));
            assert_eq!(said.len(), 1, "{wrong}");
            let below = said[0].1.y - field.y - field.height;
            assert!((0.0..140.0).contains(&below), "the sentence stands at the field: {below} px below");
        }
        fill(table, "[data-field=minutes]", "3");
        table.keys(&[Key::Enter]);
        let state = table.until("a new match", |state| state.dialogs == 0);
        for (seat, name) in
            [("WhiteA", "Sabela"), ("BlackA", "Uxía"), ("WhiteB", "Antón"), ("BlackB", "Brais")]
        {
            assert_eq!((state.seat(seat).name.as_str(), state.seat(seat).clock.as_str()), (name, "3:00"));
        }
        table.forgive_shifts();
    });
}

#[test]
fn a_match_under_way_is_not_lost_by_a_slip() {
    with(&Setup::array().size(2560, 1440), |table| {
        table.start();
        table.drag("A:e2", "A:e4");
        table.until("a move", |state| state.at("A:e4").is_some());
        let ways: [&dyn Fn(); 3] =
            [&|| table.press("cancel"), &|| table.press("close"), &|| table.keys(&[Key::Escape])];
        for leave in ways {
            dialogue::open(table);
            leave();
            let state = table.until("a closed form", |state| state.dialogs == 0);
            assert_eq!((state.phase.as_str(), state.at("A:e4")), ("playing", Some("wP")));
            assert!(!state.is_anything_held(), "the press that closes takes no piece");
        }
    });
}

#[test]
fn the_help_opens_and_closes() {
    with(&Setup::array(), |table| {
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        table.press("help");
        table.wait("the help", || (!table.rects("main.manual").is_empty()).then_some(()));
        table.press("back-to-table");
        table.wait("the table", || (!table.rects("main.table").is_empty()).then_some(()));
    });
}

/// The colours of the page's ground and of a piece of text on it.
fn ground(table: &Table) -> String {
    table.session().script("return getComputedStyle(document.body).backgroundColor", json!([]))
}

#[test]
fn the_colours_go_round_and_are_kept() {
    with(&Setup::array(), |table| {
        let system = ground(table);
        let mut grounds = Vec::new();
        for _ in 0..4 {
            let before = theme(table);
            table.press("theme");
            table.until("another theme", |_| theme(table) != before);
            grounds.push((theme(table), ground(table)));
        }
        assert_eq!(
            grounds.iter().map(|(theme, _)| theme.as_str()).collect::<Vec<_>>(),
            ["light", "dark", "contrast", ""]
        );
        assert_eq!((&grounds[0].1, &grounds[3].1), (&system, &system), "the system asks for light here");
        assert_ne!(grounds[0].1, grounds[1].1);
        table.press("theme");
        table.press("theme");
        table.until("dark", |_| theme(table) == "dark");
        table.reload();
        assert_eq!(theme(table), "dark", "kept for the next visit");
    });
}

pub(crate) fn theme(table: &Table) -> String {
    table.session().script("return document.documentElement.dataset.theme ?? ''", json!([]))
}

#[test]
fn a_bad_position_in_the_address_is_said_and_the_usual_array_is_laid_out() {
    with(&Setup::array(), |table| {
        for board in ["8/8/8/8/8/8/8/8[] w - - 0 1", "nonsense", "", "4k3/8/8/8/8/8/8/4K3[K] w - - 0 1"] {
            table.lay(&Setup::boards(board, KINGS));
            let state = table.settled();
            assert_eq!((state.board("A").pieces.len(), state.board("B").pieces.len()), (32, 32));
            assert_eq!(table.rects("[role=alert]").len(), 1, "a sentence says what is wrong: {board}");
        }
    });
}
