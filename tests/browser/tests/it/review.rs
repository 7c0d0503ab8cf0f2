//! The review: a record is opened, stepped through, branched, annotated, saved and opened again; the match on the table goes on
//! behind it.

use pasapezas_browser_tests::{Hand, Key, Setup, Table, with};
use serde_json::json;

/// A match of other rules: its last placement gives check.
pub(crate) const GAME: &str = "[Event \"Test\"][WhiteA \"Ana\"][BlackA \"Brais\"][WhiteB \"Carme\"][BlackB \"Xián\"]\n\
    [TimeControl \"300+0\"]\n1A. e4 {299} 1B. d4 {298} 1a. d5 {297} 2A. exd5 {290.5} 2a. Qxd5 {280}\n\
    1b. P@e4 {270} {unha peza que chega} 2B. Bh6 {260} 2b. gxh6 {250} 3A. B@b5+ {240} 3a. Kd8 {230} *";

pub(crate) fn open_study(table: &Table) {
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
    table.press("open-record");
    wait_for(table, ".study .ways");
}

fn wait_for(table: &Table, selector: &str) {
    table.wait(selector, || table.rects(selector).into_iter().next());
}

/// Pastes a text into the page, as the keyboard does.
pub(crate) fn paste(table: &Table, text: &str) {
    let script = "const data = new DataTransfer(); data.setData('text/plain', arguments[0]);
        document.activeElement?.blur?.();
        // Firefox makes such an event from the text alone.
        const text = { data: arguments[0], dataType: 'text/plain' };
        window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, ...text }));";
    table.session().script::<()>(script, json!([text]));
    wait_for(table, ".mlist");
}

/// Chooses a file with this text in the picker.
pub(crate) fn choose_file(table: &Table, name: &str, text: &str) {
    let script = "const data = new DataTransfer(); data.items.add(new File([arguments[1]], arguments[0]));
        const field = document.querySelector('#study input[type=file]');
        field.files = data.files; field.dispatchEvent(new Event('change', { bubbles: true }));";
    table.session().script::<()>(script, json!([name, text]));
}

/// What *Copy as BPGN* copies.
fn copied(table: &Table) -> String {
    let script =
        "navigator.clipboard.writeText = (text) => { window.__copied = text; return Promise.resolve(); };";
    table.session().script::<()>(script, json!([]));
    table.press("copy-bpgn");
    table.session().script("return window.__copied", json!([]))
}

pub(crate) fn text_of(table: &Table, selector: &str) -> String {
    let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
    table.session().script(script, json!([selector]))
}

/// The present move as it is written in the list.
pub(crate) fn present(table: &Table) -> String {
    text_of(table, "#study .mlist [aria-current] span")
}

pub(crate) fn wait_until(table: &Table, what: &str, holds: impl Fn() -> bool) {
    table.wait(what, || holds().then_some(()));
}

/// What stands on a square of the study's boards.
pub(crate) fn at(table: &Table, board: &str, square: &str) -> String {
    let script = "return document.querySelector(`#study svg[data-board=${arguments[0]}] [data-at=${arguments[1]}]`)?.dataset.piece ?? ''";
    table.session().script(script, json!([board, square]))
}

#[test]
fn a_record_is_opened_stepped_branched_annotated_saved_and_opened_again() {
    with(&Setup::array(), |table| {
        open_study(table);
        paste(table, GAME);
        // Through it by keys: both boards, one board, the ends.
        table.keys(&[Key::Right, Key::Right, Key::Right]);
        wait_until(table, "1a. d5", || at(table, "A", "d5") == "bP");
        assert_eq!(present(table), "d5");
        table.keys(&[Key::Char('b')]);
        wait_until(table, "the drop on board B", || at(table, "B", "e4") == "bP");
        assert!(text_of(table, "#study .rline[data-seat=BlackB] .rclk").starts_with("4:30"));
        table.keys(&[Key::Home]);
        wait_until(table, "the array", || at(table, "A", "e2") == "wP" && at(table, "B", "e4").is_empty());
        table.keys(&[Key::End, Key::Left]);
        wait_until(table, "the check", || at(table, "A", "b5") == "wB");
        assert_eq!(text_of(table, "#study .forbids .art"), "7.3", "the regulation forbids that placement");
        // Another answer: a branch, with a comment and a sign.
        table.drag("A:c7", "A:c6");
        wait_until(table, "the branch", || {
            at(table, "A", "c6") == "bP" && !text_of(table, "#study .var").is_empty()
        });
        table.click(table.reach("#study [data-glyph='1']"));
        table.click(table.reach("#study textarea.comment"));
        table.write("better");
        table.keys(&[Key::Tab]);
        wait_until(table, "the comment", || text_of(table, "#study .var").contains("better"));
        assert!(text_of(table, "#study .var").contains("c6!"));
        // What is saved is read back the same, with every clock.
        let saved = copied(table);
        assert!(saved.contains("better") && saved.contains("290.5"), "{saved}");
        choose_file(table, "again.bpgn", &saved);
        wait_until(table, "the saved file", || {
            present(table).is_empty() && text_of(table, "#study .var").contains("better")
        });
        assert_eq!(copied(table), saved);
        table.forgive_shifts();
    });
}

/// A try that the rules refuse says why at the board and leaves the record as it is; a piece can be given.
#[test]
fn a_refused_try_is_explained_and_a_piece_can_be_given() {
    with(&Setup::array(), |table| {
        open_study(table);
        paste(table, "1A. e4 1a. e5 *");
        table.keys(&[Key::End]);
        wait_until(table, "the last move", || present(table) == "e5");
        table.drag("A:a1", "A:a4");
        wait_for(table, "#study .rnote .why");
        assert!(text_of(table, "#study .rnote .art").starts_with('5'), "an article of moves");
        assert_eq!(text_of(table, "#study .var"), "");
        table.keys(&[Key::Escape]);
        wait_until(table, "no note", || table.rects("#study .rnote").is_empty());
        table.click(table.reach("#study [data-action=give][data-seat=WhiteA]"));
        table.click(table.reach("#study .gifts [data-role=knight]"));
        wait_until(table, "a knight", || table.rects("#study .res[data-seat=WhiteA] .slot.empty").len() == 4);
        table.drag("WhiteA:knight", "A:d5");
        wait_until(table, "the knight on the board", || at(table, "A", "d5") == "wN");
        table.press("undo");
        wait_until(table, "the knight in the reserve", || at(table, "A", "d5").is_empty());
        table.forgive_shifts();
    });
}

/// The match of the table is reviewed while it goes on: its clocks run, its log is untouched.
#[test]
fn the_live_match_is_reviewed_and_goes_on() {
    with(&Setup::array(), |table| {
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        table.press("review");
        wait_for(table, "#study .mlist");
        wait_until(table, "the present position", || at(table, "A", "e4") == "wP");
        assert_eq!(
            (present(table).as_str(), text_of(table, "#study .mlist td .m span").as_str()),
            ("e4", "e4")
        );
        table.drag("A:e7", "A:e5");
        wait_until(table, "the branch", || at(table, "A", "e5") == "bP");
        table.keys(&[Key::Home, Key::End, Key::Left]);
        table.pass(60_000);
        table.press("back-to-table");
        wait_for(table, "main.table");
        let state = table.until("a minute less", |state| state.seat("BlackA").clock.starts_with("3:5"));
        assert_eq!((state.at("A:e4"), state.at("A:e7"), state.at("A:e5")), (Some("wP"), Some("bP"), None));
        Hand::Mouse.play(table, "A:d7", "A:d5");
        table.forgive_shifts();
    });
}

/// A file of many games is listed and filtered; what cannot be read takes nothing away.
#[test]
fn a_file_of_games_is_listed_and_filtered() {
    with(&Setup::array(), |table| {
        open_study(table);
        let game = |number: usize| {
            format!("[WhiteA \"Ana {number}\"][BlackA \"Brais\"][Result \"1-0\"]\n1A. e4 1a. e5 1-0\n\n")
        };
        let file: String = (1..=150).map(game).collect();
        choose_file(table, "evening.bpgn", &file);
        wait_until(table, "the list", || {
            table
                .session()
                .script::<usize>("return document.querySelectorAll('#study .game').length", json!([]))
                == 100
        });
        table.click(table.reach("#study [data-action=filter]"));
        table.write("ana 149");
        wait_until(table, "one game", || table.rects("#study .game").len() == 1);
        table.click(table.reach("#study .game"));
        wait_until(table, "its moves", || text_of(table, "#study .mlist th .who").contains("Ana 149"));
        choose_file(table, "picture.png", "\u{1}no record at all");
        wait_for(table, "#study .wrong");
        assert!(text_of(table, "#study .mlist th .who").contains("Ana 149"), "what was open stays");
        table.forgive_shifts();
    });
}

/// Between two moves the clocks of a playback run, without a component that renders; at each move they show what is recorded.
#[test]
fn clocks_run_in_a_playback_and_land_on_what_is_recorded() {
    with(&Setup::array(), |table| {
        open_study(table);
        paste(table, "[TimeControl \"60+0\"]\n1A. e4 {57} 1a. e5 {56} 2A. d4 {55} *");
        // What every clock shows, with how often something was built until then: a text that is written builds nothing.
        let watch = "window.__seen = {}; let built = 0;
            const look = (changes) => {
                built += changes.filter((change) => change.type !== 'characterData').length;
                for (const clock of document.querySelectorAll('#study .rclk[data-seat]')) {
                    const list = (window.__seen[clock.dataset.seat] ??= []);
                    const text = clock.textContent.trim();
                    if (list.at(-1)?.[0] !== text) list.push([text, built]);
                }
            };
            new MutationObserver(look).observe(document.getElementById('study'),
                { subtree: true, characterData: true, childList: true, attributes: true });";
        table.session().script::<()>(watch, json!([]));
        let choose = "const list = document.querySelector('#study [data-action=speed]');
            list.selectedIndex = 1; list.dispatchEvent(new Event('change', { bubbles: true }));";
        table.session().script::<()>(choose, json!([]));
        table.press("play");
        wait_until(table, "the first move", || present(table) == "e4");
        let clock = |seat: &str| text_of(table, &format!("#study .rclk[data-seat={seat}]"));
        assert!(clock("WhiteA").starts_with("0:57"), "{}", clock("WhiteA"));
        wait_until(table, "the end", || {
            present(table) == "d4"
                && table.rects("#study [data-action=play][aria-label='Play back']").len() == 1
        });
        wait_until(table, "what is recorded", || {
            clock("WhiteA").starts_with("0:55") && clock("BlackA").starts_with("0:56")
        });
        let seen = |seat: &str| -> Vec<(String, u32)> {
            table.session().script("return window.__seen[arguments[0]] ?? []", json!([seat]))
        };
        let white = seen("WhiteA");
        for shown in ["0:59", "0:58", "0:57", "0:56", "0:55"] {
            assert!(white.iter().any(|(text, _)| text.starts_with(shown)), "{shown}: {white:?}");
        }
        let black = seen("BlackA");
        let by_text_alone = black.windows(2).filter(|pair| pair[0].1 == pair[1].1).count();
        assert!(by_text_alone >= 2, "clocks build nothing: {black:?}");
        // A step of the reader shows the record again, not what a frame has left.
        table.keys(&[Key::Home]);
        wait_until(table, "the start", || clock("WhiteA").starts_with("1:00"));
        table.forgive_shifts();
    });
}

/// Arrows and circles by keyboard alone: taken by a key, drawn between squares, told, kept with their move.
#[test]
fn arrows_and_circles_are_drawn_by_keys() {
    with(&Setup::array(), |table| {
        open_study(table);
        paste(table, "1A. e4 1a. e5 *");
        table.keys(&[Key::Right]);
        wait_until(table, "e4", || present(table) == "e4");
        table.keys(&[Key::Char('m')]);
        wait_until(table, "the pen", || {
            table.rects("#study [data-action=draw][aria-pressed=true]").len() == 1
        });
        let focus = "document.querySelector('#study svg[data-board=A] [data-square=e2]').focus()";
        table.session().script::<()>(focus, json!([]));
        table.keys(&[Key::Enter, Key::Up, Key::Up, Key::Enter]);
        wait_until(table, "the arrow", || {
            text_of(table, "#study .marked") == "A: arrow from e2 to e4. Green, solid."
                && table.rects("#study .rboard.A .shapes path.pen.green").len() == 2
        });
        table.keys(&[Key::Char('2'), Key::Enter, Key::Enter]);
        wait_until(table, "the circle", || {
            text_of(table, "#study .marked") == "A: circle on e4. Red, dashed."
                && table.rects("#study .rboard.A .shapes path.pen.red").len() == 1
        });
        assert_eq!(at(table, "A", "e4"), "wP", "no piece has been taken up");
        // The first Escape drops what was begun, the second one the pen.
        table.keys(&[Key::Enter, Key::Escape]);
        wait_until(table, "nothing begun", || table.rects("#study .shapes .begun").is_empty());
        assert_eq!(table.rects("#study [data-action=draw][aria-pressed=true]").len(), 1);
        table.keys(&[Key::Escape]);
        wait_until(table, "no pen", || {
            table.rects("#study [data-action=draw][aria-pressed=true]").is_empty()
        });
        let saved = copied(table);
        assert!(saved.contains("[%cal") && saved.contains("[%csl"), "{saved}");
        table.session().script::<()>("document.activeElement.blur()", json!([]));
        table.keys(&[Key::Right]);
        wait_until(table, "another move", || table.rects("#study .shapes .pen").is_empty());
        table.keys(&[Key::Left]);
        wait_until(table, "its drawings", || table.rects("#study .shapes .pen").len() == 3);
        table.forgive_shifts();
    });
}
