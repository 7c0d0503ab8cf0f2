//! The position editor: pieces by mouse, finger and keys, faults at their squares, texts in and out, and the way to a match.

use crate::positions::{ARRAY, KINGS};
use crate::review;
use pasapezas_browser_tests::{Button, Hand, Key, Pointer, Setup, Table, with};
use serde_json::json;

/// Board A with a pawn on its last rank, three kings and a bishop that checks the side not on move.
const WRONG: &str = "P3k3/8/8/8/B7/8/8/K3K3 w - - 0 1";

/// Goes to the editor, which takes the position of the table.
pub(crate) fn open(table: &Table) {
    table.session().script::<()>("location.hash = '#study/editor'", json!([]));
    shown(table, ".editor svg.board[data-board=B]");
    table.forgive_shifts();
}

fn shown(table: &Table, selector: &str) {
    table.wait(selector, || table.rects(selector).into_iter().next());
}

/// The piece on a square of the editor: `wP`, or nothing.
fn at(table: &Table, place: &str) -> String {
    let (board, square) = place.split_once(':').expect("a board and a square");
    let look = "return document.querySelector(
        `.editor svg.board[data-board=${arguments[0]}] .piece[data-at=${arguments[1]}]`)?.dataset.piece ?? ''";
    table.session().script(look, json!([board, square]))
}

pub(crate) fn until(table: &Table, place: &str, piece: &str) {
    table.wait(&format!("{piece:?} on {place}"), || (at(table, place) == piece).then_some(()));
}

pub(crate) fn take(table: &Table, tool: &str) {
    table.click(table.reach(&format!(".tool[data-tool={tool}]")));
    shown(table, &format!(".tool[data-tool={tool}]:has(:checked)"));
}

fn text(table: &Table) -> String {
    table.session().script("return document.querySelector('.etext textarea').value", json!([]))
}

/// Puts a text into the field and loads it.
pub(crate) fn load(table: &Table, position: &str) {
    crate::dialogue::fill(table, ".etext textarea", position);
    table.keys(&[Key::Enter]);
    table.settle();
}

/// How many pieces a slot holds.
fn stored(table: &Table, slot: &str) -> String {
    let (seat, role) = slot.split_once(':').expect("a seat and a role");
    let look = "return document.querySelector(
        `.editor .res[data-seat=${arguments[0]}] .slot[data-role=${arguments[1]}] .n`).textContent";
    table.session().script(look, json!([seat, role]))
}

#[test]
fn the_mouse_places_moves_and_removes() {
    with(&Setup::boards(KINGS, KINGS), |table| {
        open(table);
        take(table, "wQ");
        table.click(table.place("A:d4"));
        until(table, "A:d4", "wQ");
        let (from, to) = (table.place("B:a5"), table.place("B:h5"));
        table.perform(&[Pointer::mouse().drag(from, to)]);
        for file in ["a", "d", "h"] {
            until(table, &format!("B:{file}5"), "wQ");
        }
        table.keys(&[Key::Control('z')]);
        until(table, "B:d5", "");
        until(table, "A:d4", "wQ");
        table.keys(&[Key::Control('y')]);
        until(table, "B:h5", "wQ");

        take(table, "hand");
        table.drag("A:d4", "A:g7");
        until(table, "A:g7", "wQ");
        table.drag("A:g7", "B:b2");
        until(table, "B:b2", "wQ");
        until(table, "A:g7", "");
        table.perform(&[Pointer::mouse().drag(table.place("B:b2"), table.reach(".etext textarea"))]);
        until(table, "B:b2", "");
        table.click_right(table.place("B:a5"));
        until(table, "B:a5", "");
        let (from, to) = (table.place("B:b5"), table.place("B:d5"));
        let sweep = Pointer::mouse().to(from).press(Button::Right).glide(to).release(Button::Right);
        table.perform(&[sweep]);
        for (file, piece) in [("b", ""), ("d", ""), ("e", "wQ")] {
            until(table, &format!("B:{file}5"), piece);
        }
        table.perform(&[Pointer::mouse().drag(table.reach(".tool[data-tool=bN]"), table.place("A:c6"))]);
        until(table, "A:c6", "bN");
        table.forgive_shifts();
    });
}

#[test]
fn fingers_tap_drag_and_paint() {
    with(&Setup::boards(KINGS, KINGS).size(768, 1024).touch_only(), |table| {
        open(table);
        let finger = || Pointer::finger(1);
        table.perform(&[finger().tap(table.place("A:e1"))]);
        table.perform(&[finger().tap(table.place("A:c3"))]);
        until(table, "A:c3", "wK");
        table.perform(&[finger().drag(table.place("A:c3"), table.place("A:d4"))]);
        until(table, "A:d4", "wK");
        table.perform(&[finger().tap(table.reach(".tool[data-tool=bP]"))]);
        table.perform(&[finger().drag(table.place("B:c6"), table.place("B:f6"))]);
        for file in ["c", "d", "e", "f"] {
            until(table, &format!("B:{file}6"), "bP");
        }
        table.perform(&[finger().drag(table.reach(".tool[data-tool=wR]"), table.place("A:h1"))]);
        until(table, "A:h1", "wR");
        table.perform(&[finger().tap(table.place("WhiteA:knight"))]);
        table.wait("a knight in reserve", || (stored(table, "WhiteA:knight") == "1").then_some(()));
        table.forgive_shifts();
    });
}

#[test]
fn keys_do_everything() {
    with(&Setup::boards(KINGS, KINGS), |table| {
        open(table);
        table.walk_to("A:d4");
        table.keys(&[Key::Char('N'), Key::Enter]);
        until(table, "A:d4", "wN");
        table.keys(&[Key::Right, Key::Char('q'), Key::Space]);
        until(table, "A:e4", "bQ");
        table.keys(&[Key::Char('m'), Key::Enter]);
        table.wait("a mark", || text(table).contains("q~").then_some(()));
        table.keys(&[Key::Char('h'), Key::Enter, Key::Up, Key::Enter]);
        until(table, "A:e5", "bQ");
        assert!(text(table).contains("q~"), "the mark goes with its piece");
        table.keys(&[Key::Delete]);
        until(table, "A:e5", "");
        table.keys(&[Key::Control('z')]);
        until(table, "A:e5", "bQ");
        assert_eq!(table.focus(), "A:e5", "the focus stays");
        table.walk_to("WhiteA:pawn");
        table.keys(&[Key::Enter, Key::Enter]);
        table.wait("two pawns", || (stored(table, "WhiteA:pawn") == "2").then_some(()));
        table.keys(&[Key::Delete]);
        table.wait("one pawn", || (stored(table, "WhiteA:pawn") == "1").then_some(()));
        table.forgive_shifts();
    });
}

/// Every reason stands at its square and in the list, whose links lead there; a mended position starts a match.
#[test]
fn faults_stand_at_their_squares_until_they_are_mended_and_a_match_begins() {
    with(&Setup::array(), |table| {
        open(table);
        load(table, &format!("{WRONG} | {KINGS} | 60000 61000 62000 63000"));
        for square in ["a8", "a1", "e1", "a4", "e8"] {
            shown(table, &format!(".editor [data-board=A] .fault[data-fault={square}]"));
        }
        assert_eq!(table.rects(".editor [data-board=B] .fault").len(), 0);
        let label = "return document.querySelector('.editor [data-board=A][data-square=a8]').getAttribute('aria-label')";
        let heard: String = table.session().script(label, json!([]));
        assert!(heard.contains("a8, white pawn") && heard.len() > 20, "{heard}");
        assert_eq!(table.rects(".efaults button").len(), 3);
        table.click(table.reach("[data-mend='A:a8']"));
        table.wait("the square with the focus", || (table.focus() == "A:a8").then_some(()));
        table.keys(&[Key::Delete]);
        table.click(table.reach("[data-mend='A:a1']"));
        table.wait("the king with the focus", || (table.focus() == "A:a1").then_some(()));
        table.keys(&[Key::Delete]);
        until(table, "A:a1", "");
        table.press("play-from-here");
        table.wait("the first fault with the focus", || {
            table.rects(".efaults button:focus").into_iter().next()
        });
        table.click(table.reach(".editor label[data-option=turn-A][data-value=b]"));
        shown(table, ".efoot[data-playable=true]");
        assert_eq!(table.rects(".editor .fault").len(), 0);
        table.press("play-from-here");
        let state = table.until("the match", |state| {
            !table.rects("main.table").is_empty() && state.at("A:a4") == Some("wB")
        });
        assert_eq!((state.phase.as_str(), state.at("A:a8")), ("before", None));
        assert_eq!(state.seat("BlackB").clock, "1:03");
        table.start();
        Hand::Mouse.play(table, "A:e8", "A:e7");
        table.forgive_shifts();
    });
}

/// Nothing that was there is lost by a text that cannot be read.
#[test]
fn a_bad_text_says_where_and_takes_nothing_away() {
    for (lang, word) in [("gl", "24"), ("es", "24"), ("en", "24")] {
        with(&Setup::boards(KINGS, ARRAY).lang(lang), |table| {
            open(table);
            let before = text(table);
            load(table, "4k3/8/8/8/8/8/8/4K3 w X | 8");
            shown(table, ".etext .err");
            let wrong: String =
                table.session().script("return document.querySelector('.etext .err').textContent", json!([]));
            assert!(wrong.contains('X') || wrong.contains(word), "{lang}: {wrong}");
            assert_eq!(text(table), "4k3/8/8/8/8/8/8/4K3 w X | 8", "what was typed stays");
            assert_eq!((at(table, "A:e1"), at(table, "B:a1")), ("wK".to_string(), "wR".to_string()));
            table.press("forget-text");
            table.wait("the text as it was", || (text(table) == before).then_some(()));
            table.forgive_shifts();
        });
    }
}

/// A rook that leaves takes its box along; the palettes turn with the boards.
#[test]
fn castling_boxes_and_palettes_follow_the_boards() {
    with(&Setup::array(), |table| {
        open(table);
        let box_is =
            |state: &str| !table.rects(&format!("[data-tools=A] [data-right=K]:has({state})")).is_empty();
        assert!(box_is(":checked") && !box_is(":disabled"));
        table.drag("A:h1", "A:h4");
        table.wait("a shut box", || (box_is(":disabled") && !box_is(":checked")).then_some(()));
        assert!(text(table).contains(" Qkq "), "{}", text(table));
        table.drag("A:h4", "A:h1");
        table.wait("an open box", || (!box_is(":disabled") && !box_is(":checked")).then_some(()));
        let king = |color: &str| table.rect(&format!(".tool[data-tool={color}K]")).y;
        assert!(king("w") > king("b"));
        table.press("flip");
        table.wait("turned palettes", || (king("w") < king("b")).then_some(()));
        assert!(table.place("A:a1").y < table.place("A:a8").y);
        table.forgive_shifts();
    });
}

/// A queen that was a pawn is one in the editor and after it: captured, it passes as a pawn.
#[test]
fn a_promoted_queen_stays_one() {
    let queen = "4k3/8/8/3p4/4Q~3/8/8/4K3[] b - - 0 1";
    with(&Setup::boards(queen, KINGS), |table| {
        open(table);
        assert_eq!(at(table, "A:e4"), "wQ");
        table.press("play-from-here");
        table.until("the match", |_| !table.rects("main.table").is_empty());
        table.start();
        Hand::Mouse.play(table, "A:d5", "A:e4");
        table.until("a pawn for the partner", |state| state.stored("WhiteB:pawn") == 1);
        table.forgive_shifts();
    });
}

#[test]
fn a_match_under_way_is_asked_about() {
    with(&Setup::array(), |table| {
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        open(table);
        assert_eq!(at(table, "A:e4"), "wP", "the match as it stands");
        table.press("play-from-here");
        shown(table, ".eask");
        table.press("keep-playing");
        table.wait("the buttons", || table.rects(".eask").is_empty().then_some(()));
        table.press("play-from-here");
        shown(table, ".eask");
        table.press("start-other");
        let state = table.until("another match", |state| state.phase == "before");
        assert_eq!(state.at("A:e4"), Some("wP"));
        table.forgive_shifts();
    });
}

/// What is arranged survives a look at the table and at the other pages.
#[test]
fn the_editor_is_found_as_it_was_left() {
    with(&Setup::boards(KINGS, KINGS), |table| {
        open(table);
        take(table, "bR");
        table.click(table.place("B:c3"));
        until(table, "B:c3", "bR");
        table.press("back-to-table");
        shown(table, "main.table");
        open(table);
        until(table, "B:c3", "bR");
        table.session().script::<()>("location.hash = '#study/library'", json!([]));
        shown(table, "main.library");
        open(table);
        until(table, "B:c3", "bR");
        table.keys(&[Key::Control('z')]);
        until(table, "B:c3", "");
        table.forgive_shifts();
    });
}

/// Everything that can be pressed or filled in says what it is, in every language.
#[test]
fn every_control_has_a_name() {
    for lang in ["gl", "es", "en", "pt", "fr", "de"] {
        with(&Setup::boards(KINGS, KINGS).lang(lang), |table| {
            open(table);
            let controls = table.session().heard(".editor :is(button, input, select, textarea)");
            assert!(controls.len() > 60, "{}", controls.len());
            for (role, name) in controls {
                assert!(!name.trim().is_empty(), "{lang}: a {role} without a name");
            }
            table.forgive_shifts();
        });
    }
}

/// P-85: the review opens at the position of both boards, by the address that a link to it has, and goes on from there.
#[test]
fn an_analysis_starts_from_a_position() {
    with(&Setup::boards(KINGS, KINGS), |table| {
        open(table);
        load(table, "4k3/8/8/8/8/8/4P3/4K3[n] w - - 0 1 | 3k4/8/8/8/8/8/8/3K4[Q] b - - 0 1");
        until(table, "B:d8", "bK");
        table.press("analyse");
        shown(table, "main.review .rboards");
        for (board, square, piece) in
            [("A", "e2", "wP"), ("A", "e8", "bK"), ("B", "d1", "wK"), ("B", "d8", "bK"), ("B", "e8", "")]
        {
            let look = || (review::at(table, board, square) == piece).then_some(());
            table.wait(&format!("{piece} on {board}:{square}"), look);
        }
        Hand::Mouse.try_to_play(table, "A:e2", "A:e4");
        table.wait("a move of the analysis", || (review::at(table, "A", "e4") == "wP").then_some(()));
        table.forgive_shifts();
    });
}
