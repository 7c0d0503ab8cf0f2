//! What the table does as a whole: start, pause, new match, names, language, settings.

use crate::dialogue;
use crate::positions::{ARRAY, KINGS, WHITE_DROPS};
use pasapezas_browser_tests::{Hand, Key, Setup, State, Table, with};
use serde_json::json;

const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

/// The seats whose clock runs.
fn running(state: &State) -> Vec<&'static str> {
    SEATS.into_iter().filter(|seat| state.seat(seat).running).collect()
}

/// The seats whose line says that they are on move.
fn on_move(state: &State) -> Vec<&'static str> {
    SEATS.into_iter().filter(|seat| state.seat(seat).on_move).collect()
}

fn open_menu(table: &Table) {
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
}

#[test]
fn the_start_sets_both_white_clocks_going() {
    with(&Setup::array(), |table| {
        let state = table.state();
        assert_eq!(state.phase, "before");
        assert!(running(&state).is_empty());
        for seat in SEATS {
            assert_eq!(state.seat(seat).clock, "5:00", "{seat}");
        }
        table.start();
        let state = table.state();
        assert_eq!(running(&state), ["WhiteA", "WhiteB"]);
        assert_eq!(on_move(&state), ["WhiteA", "WhiteB"]);
        Hand::Mouse.play(table, "A:e2", "A:e4");
        let state = table.settled();
        assert_eq!(running(&state), ["BlackA", "WhiteB"], "each board has its own turn");
        assert_eq!(on_move(&state), ["BlackA", "WhiteB"]);
        table.until("a clock that goes", |state| state.seat("WhiteB").clock == "4:59");
    });
}

#[test]
fn a_pause_stops_both_boards_until_they_resume() {
    with(&Setup::boards(WHITE_DROPS, ARRAY), |table| {
        table.start();
        Hand::Mouse.play(table, "B:e2", "B:e4");
        table.press("pause");
        let before = table.until("a pause", |state| state.phase == "paused");
        assert!(running(&before).is_empty());
        let clocks: Vec<String> = SEATS.iter().map(|seat| before.seat(seat).clock.clone()).collect();
        for (from, to, seat) in
            [("A:e1", "A:e2", "WhiteA"), ("WhiteA:knight", "A:f3", "WhiteA"), ("B:e7", "B:e5", "BlackB")]
        {
            table.drag(from, to);
            let state = table.until("a refusal", |state| state.seat(seat).refusal.is_some());
            let refusal = state.seat(seat).refusal.as_ref().unwrap();
            assert_eq!((refusal.code.as_str(), refusal.article.as_str()), ("paused", "8"));
            assert_eq!(state.at(to), None);
        }
        // An hour later nothing has changed.
        table.session().script::<()>("__probe.skew(3600000)", json!([]));
        let state = table.settled();
        let later: Vec<String> = SEATS.iter().map(|seat| state.seat(seat).clock.clone()).collect();
        assert_eq!(later, clocks);
        table.press("resume");
        let state = table.until("a match that goes on", |state| state.phase == "playing");
        assert_eq!(running(&state), ["WhiteA", "BlackB"]);
        Hand::Mouse.play(table, "WhiteA:knight", "A:f3");
        Hand::Mouse.play(table, "B:e7", "B:e5");
    });
}

#[test]
fn a_new_match_is_laid_out_anew() {
    with(&Setup::boards(WHITE_DROPS, KINGS), |table| {
        table.start();
        Hand::Mouse.play(table, "WhiteA:knight", "A:f3");
        dialogue::open(table);
        table.press("start-match");
        let state = table.until("a new match", |state| state.phase == "before");
        assert_eq!((state.board("A").pieces.len(), state.board("B").pieces.len()), (32, 32));
        assert_eq!((state.stored_in_all(), state.dialogs), (0, 0));
        assert!(state.board("A").last.is_empty());
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        Hand::Mouse.play(table, "B:e2", "B:e4");
    });
}

#[test]
fn names_can_be_edited_and_are_kept() {
    with(&Setup::array(), |table| {
        assert_eq!(table.state().seat("WhiteA").name, "White A");
        for (seat, name) in [("WhiteA", "Uxía"), ("BlackB", "Brais"), ("BlackA", "<b>&amp;")] {
            table.click(table.rect(&format!(".pl[data-seat={seat}] .name")).centre());
            table.until("a field", |_| table.focus() == "INPUT");
            table.keys(&[Key::Control('a')]);
            table.write(name);
            table.keys(&[Key::Enter]);
            table.until("the name", |state| state.seat(seat).name == name && table.focus() != "INPUT");
        }
        // Escape leaves the name as it was.
        table.click(table.rect(".pl[data-seat=WhiteA] .name").centre());
        table.until("a field", |_| table.focus() == "INPUT");
        table.write("nobody");
        table.keys(&[Key::Escape]);
        table.until("the old name", |state| state.seat("WhiteA").name == "Uxía" && table.focus() != "INPUT");

        // Names have lengths: what stands beside them moves.
        table.forgive_shifts();
        table.reload();
        assert_eq!(table.state().seat("BlackB").name, "Brais", "kept for the next visit");
        table.start();
        table.press_at("BlackA", "resign");
        table.press_at("BlackA", "resign-yes");
        let state = table.until("the result", |state| state.outcome.is_some());
        let outcome = state.outcome.as_ref().unwrap();
        assert!(outcome.text.contains("Uxía and Brais"), "{outcome:?}");
        assert!(outcome.text.contains("<b>&amp; resigns."), "{outcome:?}");
    });
}

/// While somebody types, letters are letters.
#[test]
fn typing_a_name_plays_nothing() {
    with(&Setup::boards(WHITE_DROPS, KINGS), |table| {
        table.start();
        table.walk_to("A:e4");
        table.click(table.rect(".pl[data-seat=WhiteA] .name").centre());
        table.until("a field", |_| table.focus() == "INPUT");
        table.write("1 2 3");
        let state = table.settled();
        assert!(!state.is_anything_held());
        table.keys(&[Key::Enter]);
        assert!(!table.settled().is_anything_held());
        // Names have lengths: what stands beside them moves.
        table.forgive_shifts();
    });
}

#[test]
fn the_browser_chooses_the_language_and_the_menu_another() {
    for (languages, lang, start) in [
        ("gl-ES,gl,en", "gl", "Comezar"),
        ("it,es-MX", "es", "Empezar"),
        ("it", "en", "Start"),
        ("pt-BR,es-MX", "pt", "Começar"),
        ("fr-CA", "fr", "Commencer"),
        ("de-AT,en", "de", "Starten"),
    ] {
        with(&Setup::array().browser_languages(languages), |table| {
            assert_eq!(
                (table.state().lang.as_str(), text(table, "[data-action=start]").as_str()),
                (lang, start)
            );
            open_menu(table);
            let choose = "const list = document.querySelector('[data-action=lang]');
                list.value = arguments[0]; list.dispatchEvent(new Event('change', { bubbles: true }))";
            for (other, label) in [
                ("gl", "Comezar"),
                ("es", "Empezar"),
                ("en", "Start"),
                ("pt", "Começar"),
                ("fr", "Commencer"),
                ("de", "Starten"),
            ] {
                table.session().script::<()>(choose, json!([other]));
                table
                    .until(other, |state| state.lang == other && text(table, "[data-action=start]") == label);
            }
            table.session().script::<()>(choose, json!(["gl"]));
            table.until("gl", |state| state.lang == "gl");
            table.forgive_shifts();
            table.reload();
            assert_eq!(table.state().lang, "gl", "kept for the next visit");
        });
    }
}

fn text(table: &Table, selector: &str) -> String {
    table
        .session()
        .script("return document.querySelector(arguments[0]).textContent.trim()", json!([selector]))
}

#[test]
fn targets_can_be_switched_off() {
    with(&Setup::array(), |table| {
        table.start();
        table.click(table.place("A:g1"));
        table.until("targets", |state| state.board("A").targets == ["f3", "h3"]);
        table.press("targets");
        table.until("no targets", |state| state.board("A").targets.is_empty());
        table.keys(&[Key::Escape]);
        table.until("nothing chosen", |state| !state.is_anything_held());
        table.click(table.place("A:g1"));
        let state = table.until("a chosen knight", |state| state.board("A").selected == ["g1"]);
        assert!(state.board("A").targets.is_empty());
        table.click(table.place("A:f3"));
        table.until("the move", |state| state.at("A:f3") == Some("wN"));
    });
}

#[test]
fn the_targets_of_a_drop_are_the_squares_that_are_allowed() {
    with(&Setup::boards(WHITE_DROPS, KINGS), |table| {
        table.start();
        table.click(table.place("WhiteA:pawn"));
        let state = table.until("targets", |state| !state.board("A").targets.is_empty());
        let targets = &state.board("A").targets;
        assert_eq!(targets.len(), 8 * 5, "ranks 2 to 6, and no pawn of these reaches e8: {targets:?}");
        table.keys(&[Key::Escape]);
        table.click(table.place("WhiteA:knight"));
        let state = table.until("targets", |state| !state.board("A").targets.is_empty());
        let targets = &state.board("A").targets;
        // 64 squares without two kings and the four from which a knight attacks e8.
        assert_eq!(targets.len(), 58);
        for square in ["c7", "d6", "f6", "g7", "e1", "e8"] {
            assert!(!targets.contains(&square.to_string()), "{square}");
        }
    });
}

/// U-D16: one board is turned alone: its clocks, reserves and squares change places, and nothing of the other board moves.
#[test]
fn u_d16_a_board_is_turned_alone() {
    for size in [(1440, 900), (768, 1024), (640, 360), (360, 640)] {
        with(&Setup::array().size(size.0, size.1), |table| {
            table.start();
            let places = |board: &str| {
                let seats = [format!("White{board}"), format!("Black{board}")];
                let of =
                    |part: &str| seats.clone().map(|seat| table.rect(&format!("{part}[data-seat={seat}]")).y);
                (of(".clk"), of(".res"), of(".pl"), table.place(&format!("{board}:a1")))
            };
            let (a, b) = (places("A"), places("B"));
            for (action, turned, other) in [("turn-b", "B", "A"), ("turn-a", "A", "B")] {
                let (before, stays) = (places(turned), places(other));
                open_menu(table);
                dialogue::choose(table, &format!("[data-action={action}]"));
                table.until("no menu", |state| state.dialogs == 0);
                let now = places(turned);
                let swapped = |[white, black]: [f64; 2], now: [f64; 2]| {
                    (white - now[1]).abs() < 1.0 && (black - now[0]).abs() < 1.0
                };
                assert!(swapped(before.0, now.0) && swapped(before.2, now.2), "{size:?}: {before:?} {now:?}");
                assert!(now.3 != before.3, "the squares are turned too");
                assert_eq!(places(other), stays, "{size:?}");
            }
            table.forgive_shifts();
            Hand::Mouse.play(table, "B:e2", "B:e4");
            Hand::Mouse.play(table, "A:e2", "A:e4");
            for action in ["turn-a", "turn-b"] {
                open_menu(table);
                dialogue::choose(table, &format!("[data-action={action}]"));
                table.until("no menu", |state| state.dialogs == 0);
            }
            assert_eq!((places("A"), places("B")), (a, b), "{size:?}: as at first");
            table.forgive_shifts();
        });
    }
}

/// The address asks by a whole tag; what is chosen in the menu counts from then on.
#[test]
fn a_choice_in_the_menu_wins_over_the_address() {
    for (tag, lang) in [("es-AR", "es"), ("gl-ES", "gl"), ("EN_gb", "en"), ("pt-BR", "pt"), ("de-CH", "de")] {
        with(&Setup::array().lang(tag), |table| {
            assert_eq!(table.state().lang, lang, "{tag}");
            open_menu(table);
            let other = if lang == "gl" { "es" } else { "gl" };
            let choose = "const list = document.querySelector('[data-action=lang]');
                list.value = arguments[0]; list.dispatchEvent(new Event('change', { bubbles: true }))";
            table.session().script::<()>(choose, json!([other]));
            table.until(other, |state| state.lang == other);
            table.forgive_shifts();
            table.reload();
            assert_eq!(table.state().lang, other, "{tag}");
        });
    }
}

/// A position in the address is laid out once: not again after another match was.
#[test]
fn another_match_takes_the_position_out_of_the_address() {
    with(&Setup::boards(WHITE_DROPS, KINGS), |table| {
        dialogue::open(table);
        table.press("start-match");
        let state = table.until("a new match", |state| state.dialogs == 0);
        assert_eq!(state.board("A").pieces.len(), 32);
        table.forgive_shifts();
        table.reload();
        assert_eq!(table.state().board("A").pieces.len(), 32);
    });
}

/// The start button goes; who pressed it by keyboard goes on at a board, and a king in check says so.
#[test]
fn the_keyboard_goes_on_at_a_board() {
    with(&Setup::boards("4k3/8/8/8/8/8/4r3/4K3[] w - - 0 1", KINGS), |table| {
        for _ in 0..40 {
            if table.focus() == "action start" {
                break;
            }
            table.keys(&[Key::Tab]);
        }
        table.keys(&[Key::Enter]);
        table.until("a square with the focus", |state| {
            state.phase == "playing" && table.focus().starts_with("A:")
        });
        let label =
            "return document.querySelector('[data-board=A][data-square=e1]').getAttribute('aria-label')";
        let label: String = table.session().script(label, json!([]));
        assert!(label.contains("In check"), "{label}");
    });
}

/// White and black chips show the colours of the pieces on every ground.
#[test]
fn a_chip_has_the_colour_of_the_pieces() {
    for colors in [pasapezas_browser_tests::Colors::Light, pasapezas_browser_tests::Colors::Dark] {
        with(&Setup::array().colors(colors).size(1440, 900), |table| {
            table.start();
            Hand::Mouse.play(table, "A:e2", "A:e4");
            let look = "return [...document.querySelectorAll('.pl .chip')].map((chip) => {
                const style = getComputedStyle(chip);
                return [chip.classList.contains('w') ? 'white' : 'black', style.backgroundColor, style.borderTopColor];
            })";
            let chips: Vec<(String, String, String)> = table.session().script(look, json!([]));
            assert_eq!(chips.len(), 4);
            for (color, fill, edge) in chips {
                let dark = "rgb(22, 29, 36)";
                let wanted = if color == "white" { "rgb(255, 255, 255)" } else { dark };
                assert_eq!((fill.as_str(), edge.as_str()), (wanted, dark), "{color}");
            }
        });
    }
}
