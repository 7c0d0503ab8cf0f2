//! The page of the settings: each choice is obeyed at the table, is still there after a reload, and goes out and in as a file.

use crate::positions::{ARRAY, KINGS};
use crate::sharing::{catch_files, caught};
use pasapezas_browser_tests::{Button, Hand, Key, Pointer, Setup, Table, with};
use serde_json::json;

/// Goes to the page of the settings.
pub(crate) fn open_settings(table: &Table) {
    table.session().script::<()>("location.hash = '#study/settings'", json!([]));
    table.wait("the settings", || table.rects(".study main.settings .sgroups").into_iter().next());
}

/// Goes back to the table.
pub(crate) fn back(table: &Table) {
    table.press("back-to-table");
    table.wait("the table", || table.rects("main.table").into_iter().next());
    table.settle();
}

/// Chooses a value of a list, or a place of a slider.
pub(crate) fn choose(table: &Table, action: &str, value: &str) {
    let choose = "const field = document.querySelector(`.settings [data-action=${arguments[0]}]`);
        field.value = arguments[1];
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    table.session().script::<()>(choose, json!([action, value]));
    table.settle();
}

/// Presses a switch, wherever it stands on the page.
pub(crate) fn switch(table: &Table, action: &str) {
    let row = format!(".settings [data-action={action}]");
    let look = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    table.session().script::<()>(look, json!([row]));
    table.click(table.reach(&row));
    table.session().script::<()>("scrollTo(0, 0)", json!([]));
    table.settle();
}

/// The value of a list or a slider, or whether a switch is on.
fn shown(table: &Table, action: &str) -> String {
    let look = "const field = document.querySelector(`.settings [data-action=${arguments[0]}]`);
        return field.getAttribute('aria-checked') ?? field.value";
    table.session().script(look, json!([action]))
}

fn style(table: &Table, selector: &str, property: &str) -> String {
    let look = "return getComputedStyle(document.querySelector(arguments[0])).getPropertyValue(arguments[1])";
    table.session().script(look, json!([selector, property]))
}

pub(crate) fn take_in(table: &Table, text: &str) {
    let choose = "const field = document.querySelector('[data-action=settings-file]');
        const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'settings.txt'));
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    table.session().script::<()>(choose, json!([text]));
}

/// Sets something and comes back to the table.
fn with_choice(table: &Table, action: &str, value: &str) {
    open_settings(table);
    choose(table, action, value);
    back(table);
    table.forgive_shifts();
}

#[test]
fn the_menu_leads_there_and_the_clocks_go_on() {
    for (lang, word) in [("gl", "Configuración"), ("es", "Ajustes"), ("en", "Settings")] {
        with(&Setup::array().lang(lang), |table| {
            table.start();
            table.press("menu");
            table.press("settings");
            table.wait("the settings", || table.rects(".study main.settings h1").into_iter().next());
            let text: String = table
                .session()
                .script("return document.querySelector('.settings h1').textContent", json!([]));
            let here: String = table
                .session()
                .script("return document.querySelector('.sbar [aria-current]').textContent", json!([]));
            assert_eq!((text.as_str(), here.trim()), (word, word));
            table.pass(60_000);
            back(table);
            table.until("a minute less", |state| state.seat("WhiteA").clock.starts_with("3:5"));
            table.forgive_shifts();
        });
    }
}

#[test]
fn colours_letters_and_motion_are_chosen_and_kept() {
    with(&Setup::array().with_motion(), |table| {
        let usual = style(table, "[data-board=A] .sq.d", "fill");
        open_settings(table);
        for (action, value) in
            [("squares", "wood"), ("pieces", "ivory"), ("motion", "short"), ("theme", "dark")]
        {
            choose(table, action, value);
            assert_eq!(shown(table, action), value);
        }
        switch(table, "coordinates");
        assert_eq!(style(table, ".preview .sq.l", "fill"), "rgb(214, 194, 161)", "wood by night");
        assert_eq!(style(table, ".preview .piece", "transition-duration"), "0.09s");
        assert_eq!(style(table, ".preview .co", "display"), "none");
        back(table);
        table.forgive_shifts();
        table.lay(&Setup::array());
        assert_ne!(style(table, "[data-board=A] .sq.d", "fill"), usual);
        assert_eq!(style(table, "html", "--wf"), "#f6ead2");
        assert_eq!(style(table, ".table .co", "display"), "none");
        with_choice(table, "motion", "off");
        assert_eq!(style(table, ".slide .piece", "transition-duration"), "0s");
        // What the system wants comes first.
        with_choice(table, "motion", "normal");
        table.session().prefer(pasapezas_browser_tests::Colors::Light, false);
        assert_eq!(style(table, ".slide .piece", "transition-duration"), "0s");
    });
}

/// U-A22: in drag-only mode a short drag left a selection, and the next tap moved.
#[test]
fn where_pieces_are_dragged_no_tap_moves_one() {
    with(&Setup::array(), |table| {
        with_choice(table, "input", "drag");
        table.start();
        for hand in [Hand::Clicks, Hand::Taps] {
            hand.try_to_play(table, "A:e2", "A:e4");
            assert_eq!(table.settled().at("A:e2"), Some("wP"), "{hand:?}");
        }
        let place = table.place("A:e2");
        table.perform(&[Pointer::mouse().to(place).down().glide(place.by(0.0, -14.0)).glide(place).up()]);
        table.click(table.place("A:e4"));
        assert_eq!(table.settled().at("A:e2"), Some("wP"));
        Hand::Mouse.play(table, "A:e2", "A:e4");
        Hand::Finger.play(table, "A:e7", "A:e5");
        Hand::Keys.play(table, "A:d2", "A:d4");
        with_choice(table, "input", "tap");
        for hand in [Hand::Mouse, Hand::Finger] {
            hand.try_to_play(table, "B:e2", "B:e4");
            let state = table.settled();
            assert_eq!((state.at("B:e2"), state.ghosts.len()), (Some("wP"), 0), "{hand:?}");
        }
        Hand::Clicks.play(table, "B:e2", "B:e4");
        Hand::Taps.play(table, "B:e7", "B:e5");
    });
}

/// U-B5: a piece above the finger was let go one square below the one that was looked at.
#[test]
fn a_piece_is_above_the_finger_or_under_it() {
    with(&Setup::array().touch_only(), |table| {
        table.start();
        for (is_lifted, [from, to]) in [(true, ["A:e2", "A:e4"]), (false, ["A:e7", "A:e5"])] {
            if !is_lifted {
                open_settings(table);
                assert_eq!(shown(table, "lift"), "true");
                switch(table, "lift");
                assert_eq!(shown(table, "lift"), "false");
                back(table);
                table.forgive_shifts();
            }
            let (home, there) = (table.place(from), table.place(to));
            let side = table.rect(".table [data-board=A] [data-square=a1]").width;
            table.perform(&[Pointer::finger(1).to(home).down().glide(there)]);
            let framed = [Some(to[2..].to_string())];
            table.until("a framed square", |state| state.board("A").hovers == framed);
            let state = table.settled();
            let ghost = &state.ghosts[0];
            let (beside, above) = (ghost.centre().x - there.x, there.y - ghost.centre().y);
            assert!(beside.abs() <= 2.0, "{beside} px beside the finger");
            if is_lifted {
                assert!(ghost.width > 1.9 * side && above > 0.7 * side, "{ghost:?} {there:?}");
            } else {
                assert!((ghost.width - side).abs() <= 1.0 && above.abs() <= 2.0, "{ghost:?} {there:?}");
            }
            table.perform(&[Pointer::finger(1).rest(100).up()]);
            table.until("a move", |state| state.at(to).is_some());
        }
    });
}

#[test]
fn a_pawn_becomes_a_queen_at_once_unless_a_key_or_the_keyboard_asks() {
    const READY: &str = "4k3/P7/8/8/8/8/8/4K3[] w - - 0 1";
    with(&Setup::boards(READY, READY), |table| {
        open_settings(table);
        switch(table, "queens");
        back(table);
        table.forgive_shifts();
        for hand in [Hand::Mouse, Hand::Taps] {
            table.lay_and_start(&Setup::boards(READY, READY));
            hand.try_to_play(table, "A:a7", "A:a8");
            table.until("a queen", |state| state.at("A:a8") == Some("wQ"));
        }
        table.lay_and_start(&Setup::boards(READY, READY));
        Hand::Keys.try_to_play(table, "A:a7", "A:a8");
        table.until("the chooser", |state| state.board("A").chooser.is_some());
        table.keys(&[Key::Escape]);
        let event = "const [from, to, kind] = arguments;
            const at = (square) => document.querySelector(`[data-board=B][data-square=${square}]`);
            const { x, y, width, height } = at(kind === 'pointerdown' ? from : to).getBoundingClientRect();
            at(from).dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, pointerId: 7,
                pointerType: 'mouse', button: kind === 'pointermove' ? -1 : 0, buttons: kind === 'pointerup' ? 0 : 1,
                shiftKey: true, clientX: x + width / 2, clientY: y + height / 2 }))";
        for kind in ["pointerdown", "pointermove", "pointerup"] {
            table.session().script::<()>(event, json!(["a7", "a8", kind]));
        }
        table.until("the chooser", |state| state.board("B").chooser.is_some());
        table.forgive_shifts();
    });
}

#[test]
fn whoever_holds_the_button_resigns_and_a_short_press_asks() {
    with(&Setup::array(), |table| {
        with_choice(table, "resigning", "hold");
        table.start();
        table.press_at("WhiteA", "resign");
        table.until("a question", |state| state.seat("WhiteA").asking);
        table.press_at("WhiteA", "resign-no");
        table.until("no question", |state| !state.seat("WhiteA").asking);
        let button = table.reach(".pl[data-seat=WhiteA] [data-action=resign]");
        table.perform(&[Pointer::mouse().to(button).press(Button::Left)]);
        let state = table.until("the result", |state| state.outcome.is_some());
        assert_eq!(state.phase, "over");
        table.release_all();
        table.forgive_shifts();
    });
}

#[test]
fn tenths_are_shown_from_when_on_they_are_wanted() {
    let setup = Setup::array().clocks([19_000, 9_000, 300_000, 300_000]);
    with(&setup, |table| {
        let tenths = |seat: &str| {
            let selector = format!(".clk[data-seat={seat}].tenths");
            !table.rects(&selector).is_empty()
        };
        for (choice, white, black) in [("20", true, true), ("10", false, true), ("never", false, false)] {
            with_choice(table, "tenths", choice);
            assert_eq!((tenths("WhiteA"), tenths("BlackA")), (white, black), "{choice}");
        }
    });
}

#[test]
fn targets_and_plans_are_switched_off_there() {
    with(&Setup::array(), |table| {
        open_settings(table);
        switch(table, "premoves");
        choose(table, "lang", "gl");
        switch(table, "targets");
        back(table);
        table.forgive_shifts();
        table.start();
        table.drag("A:e7", "A:e5");
        let state = table.until("a refusal", |state| state.seat("BlackA").refusal.is_some());
        assert_eq!((state.lang.as_str(), state.board("A").planned.len()), ("gl", 0));
        table.click(table.place("A:g1"));
        let state = table.until("a chosen knight", |state| state.board("A").selected == ["g1"]);
        assert!(state.board("A").targets.is_empty());
    });
}

#[test]
fn settings_go_out_and_come_in_as_a_file_and_a_wrong_one_changes_nothing() {
    with(&Setup::boards(ARRAY, KINGS), |table| {
        open_settings(table);
        choose(table, "squares", "green");
        switch(table, "queens");
        catch_files(table);
        table.press("export-settings");
        let file = caught(table, "txt");
        assert!(file.starts_with("pasapezas settings 1\n") && file.contains("\nsquares green"), "{file}");
        table.press("reset-settings");
        table.wait("the usual", || (shown(table, "squares") == "blue").then_some(()));
        assert_eq!(shown(table, "queens"), "false");
        take_in(table, &file);
        table.wait("the file", || (shown(table, "squares") == "green").then_some(()));
        assert_eq!(shown(table, "queens"), "true");
        for (wrong, word) in [
            ("[Event \"x\"]", "no Pasapezas settings"),
            ("pasapezas settings 9\nsquares wood", "newer"),
            (&"pasapezas settings 1\n".repeat(900), "too large"),
        ] {
            take_in(table, wrong);
            let said = table.wait(word, || {
                let look = "return document.querySelector('.settings [role=alert]')?.textContent ?? ''";
                let said: String = table.session().script(look, json!([]));
                said.contains(word).then_some(said)
            });
            assert!(said.ends_with("Nothing has changed."));
            assert_eq!(shown(table, "squares"), "green");
        }
        table.forgive_shifts();
    });
}
