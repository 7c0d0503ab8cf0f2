//! Where everything lies: on the screen without scrolling, big enough for a finger, one thing beside the other, and never
//! moving when something happens.

use crate::positions::LIVELY;
use pasapezas_browser_tests::{Hand, Key, Rect, Setup, Table, with};
use serde_json::json;

/// The screen of a size.
pub(crate) fn screen((width, height): (u32, u32)) -> Rect {
    Rect { x: 0.0, y: 0.0, width: width.into(), height: height.into() }
}

/// Nothing can be scrolled to the right, nor downwards unless `down` allows it.
pub(crate) fn check_scrolling(table: &Table, down: bool) {
    let look = "const root = document.documentElement;
        return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]";
    let (right, below): (f64, f64) = table.session().script(look, json!([]));
    assert!(right <= 0.0, "{right} px lie to the right of the screen");
    assert!(down || below <= 0.0, "{below} px lie below the screen");
}

/// Both boards, four reserves, four clocks, four names: on the screen, and none over another.
pub(crate) fn check_places(table: &Table, screen: Rect, size: (u32, u32)) {
    let parts = [
        ("svg.board", 2),
        (".slot", 20),
        (".clk", 4),
        (".pl", 4),
        ("[data-action=menu]", 1),
        (".pause", usize::from(!table.rects(".pause").is_empty())),
        (".claim", table.rects(".claim").len()),
    ];
    let mut places = Vec::new();
    for (selector, count) in parts {
        let found = table.rects(selector);
        assert_eq!(found.len(), count, "{selector} at {size:?}");
        for (element, place) in found {
            assert!(screen.holds(place), "{size:?}: off the screen: {place:?} {element}");
            places.push((element, place));
        }
    }
    for (nth, (one, place)) in places.iter().enumerate() {
        for (other, there) in &places[nth + 1..] {
            assert!(!place.overlaps(*there), "{size:?}: {one} {place:?} lies over {other} {there:?}");
        }
    }
}

/// The side of a square of each board.
pub(crate) fn check_squares(table: &Table, least: f64, size: (u32, u32)) {
    for (element, board) in table.rects("svg.board") {
        assert!((board.width - board.height).abs() < 0.6, "{size:?}: not square: {board:?} {element}");
        assert!(board.width / 8.0 >= least, "{size:?}: squares of {}", board.width / 8.0);
    }
}

/// Whatever can be pressed, but squares: 44 wide and high; a slot may be smaller where the screen is very small.
pub(crate) fn check_controls(table: &Table, least: f64, size: (u32, u32)) {
    for (element, place) in table.rects("button, select, input, [role=switch]") {
        let least = if element.contains("slot") || size.0 < 320 { least } else { 43.5 };
        assert!(place.width >= least && place.height >= least, "{size:?}: too small: {place:?} {element}");
    }
}

/// Both boards, all reserves and clocks, before the start and after it.
#[test]
fn everything_is_in_sight_on_phones_upright_and_lying() {
    for size in [(360, 640), (640, 360)] {
        with(&Setup::boards(LIVELY.0, LIVELY.1).size(size.0, size.1).touch_only(), |table| {
            for started in [false, true] {
                if started {
                    table.start();
                }
                check_scrolling(table, false);
                check_places(table, screen(size), size);
                check_squares(table, 26.0, size);
                check_controls(table, 43.5, size);
            }
            // Pieces and slots keep away from the edges, where systems have their own gestures.
            for (element, place) in table.rects("svg.board, .slot") {
                let right = f64::from(size.0) - place.x - place.width;
                assert!(place.x >= 23.5 && right >= 23.5, "{size:?}: at the edge: {place:?} {element}");
            }
        });
    }
}

#[test]
fn the_table_fits_every_screen_from_a_small_phone_to_a_wall() {
    const SIZES: [(u32, u32); 21] = [
        (360, 640),
        (390, 844),
        (412, 915),
        (480, 800),
        (600, 960),
        (640, 360),
        (844, 390),
        (932, 430),
        (768, 1024),
        (834, 1112),
        (1024, 768),
        (1180, 820),
        (1280, 720),
        (1366, 768),
        (1440, 900),
        (1920, 1080),
        (2560, 1440),
        (3840, 2160),
        // Enlarged to twice the size: 1280 by 800, 1440 by 900, 1920 by 1080.
        (640, 400),
        (720, 450),
        (960, 540),
    ];
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        table.start();
        for size in SIZES {
            table.session().resize(size.0, size.1);
            table.settle();
            check_scrolling(table, false);
            check_places(table, screen(size), size);
            check_squares(table, 26.0, size);
            check_controls(table, 43.5, size);
        }
        // Below, the page may be scrolled downwards, and nothing is cut.
        for size in [
            (320, 568),
            (320, 480),
            (320, 256),
            (568, 320),
            (480, 300),
            (360, 225),
            (900, 300),
            (195, 422),
            (240, 528),
        ] {
            table.session().resize(size.0, size.1);
            table.settle();
            check_scrolling(table, true);
            let high = Rect { height: 2000.0, ..screen(size) };
            check_places(table, high, size);
            check_controls(table, if size.0 < 320 { 31.5 } else { 35.5 }, size);
        }
        table.forgive_shifts();
    });
}

/// A low desktop has boards as large as a lower one has: there the bars give way.
#[test]
fn a_lower_screen_has_no_larger_boards() {
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        table.start();
        let mut last = 0.0;
        for size in [(1280, 600), (1280, 660), (1280, 720), (1366, 600), (1366, 768), (1440, 900)] {
            table.session().resize(size.0, size.1);
            table.settle();
            let side = table.rect("svg.board[data-board=A]").width / 8.0;
            assert!(side >= 52.0, "{size:?}: squares of {side}");
            if size.0 == 1280 {
                assert!(side >= last, "{size:?}: squares of {side} after {last}");
                last = side;
            }
        }
        table.forgive_shifts();
    });
}

/// A resize in the middle of a match changes nothing but sizes.
#[test]
fn a_turned_phone_plays_on() {
    with(&Setup::array().size(360, 640).touch_only(), |table| {
        table.start();
        Hand::Taps.play(table, "A:e2", "A:e4");
        table.perform(&[pasapezas_browser_tests::Pointer::finger(1).tap(table.place("B:g1"))]);
        table.until("a chosen knight", |state| state.board("B").selected == ["g1"]);
        table.session().resize(640, 360);
        let state = table.settled();
        assert_eq!(state.board("B").selected, ["g1"]);
        assert!(state.board("A").astray.is_empty() && state.board("B").astray.is_empty());
        table.perform(&[pasapezas_browser_tests::Pointer::finger(1).tap(table.place("B:f3"))]);
        table.until("the knight", |state| state.at("B:f3") == Some("wN"));
        Hand::Finger.play(table, "A:e7", "A:e5");
        table.forgive_shifts();
    });
}

/// Dragging never scrolls.
#[test]
fn a_vertical_drag_with_a_finger_scrolls_nothing() {
    with(&Setup::array().size(320, 480).touch_only(), |table| {
        table.start();
        let scrolled = "const all = [document.documentElement, ...document.querySelectorAll('*')];
            return all.reduce((sum, element) => sum + element.scrollTop + element.scrollLeft, 0)";
        let before: f64 = table.session().script(scrolled, json!([]));
        Hand::Finger.play(table, "A:e2", "A:e4");
        Hand::Finger.play(table, "A:e7", "A:e5");
        let after: f64 = table.session().script(scrolled, json!([]));
        assert!((after - before).abs() < f64::EPSILON);
    });
}

/// Nothing moves when something happens. Passes, drops, a check, a refusal, a question, a pause and
/// the result come by; the look behind the page finds every shift.
#[test]
fn nothing_shifts_in_a_whole_match() {
    with(&Setup::array(), |table| {
        for (width, height) in [(1440, 900), (768, 1024), (360, 640), (640, 360)] {
            table.session().resize(width, height);
            table.forgive_shifts();
            table.lay_and_start(&Setup::array());
            let moves = [
                ("A:e2", "A:e4"),
                ("A:d7", "A:d5"),
                ("B:e2", "B:e4"),
                ("A:e4", "A:d5"),
                ("BlackB:pawn", "B:e5"),
                ("A:d8", "A:d5"),
                ("WhiteB:pawn", "B:f6"),
                ("A:b1", "A:c3"),
                ("A:d5", "A:e5"),
            ];
            for (from, to) in moves {
                Hand::Clicks.play(table, from, to);
                table.settle();
            }
            assert_eq!(table.state().board("A").check, ["e1"]);
            table.drag("A:a2", "A:a3");
            table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
            table.settle();
            table.press("pause");
            table.until("a pause", |state| state.phase == "paused");
            // Drawn before it ends: what is never drawn never shifts.
            table.settle();
            table.press("resume");
            table.until("a match that goes on", |state| state.phase == "playing");
            Hand::Clicks.play(table, "A:f1", "A:e2");
            Hand::Clicks.play(table, "A:g8", "A:f6");
            ask_to_resign(table, "WhiteB");
            table.settle();
            table.press_at("WhiteB", "resign-no");
            table.until("no question", |state| !state.seat("WhiteB").asking);
            ask_to_resign(table, "WhiteA");
            table.press_at("WhiteA", "resign-yes");
            table.until("the result", |state| state.outcome.is_some());
            // Before the next size moves everything.
            table.check_complaints();
        }
    });
}

/// Start, pause and the rest change words and buttons in the bars, in every language and with or without the claim of the time; the
/// bars stay as they are.
#[test]
fn the_bars_stay_where_they_are() {
    with(&Setup::array(), |table| {
        for (width, height) in [(600, 960), (768, 1024), (899, 1200), (1024, 768), (1440, 900)] {
            table.session().resize(width, height);
            table.forgive_shifts();
            for (lang, rules) in
                [("gl", "pasapezas"), ("es", "pasapezas"), ("gl", "chesscom"), ("en", "chesscom")]
            {
                table.lay_and_start(&Setup::array().lang(lang).rules(rules));
                table.settle();
                for action in ["pause", "resume", "pause", "resume"] {
                    table.press(action);
                    table.settle();
                }
                table.move_wall_clock(3_723_000);
                table.until("a question", |state| state.dialogs == 1);
                table.keys(&[Key::Escape]);
                table.until("no question", |state| state.dialogs == 0);
                table.settle();
                let shifts = table.complaints().shifts;
                assert!(shifts.is_empty(), "{width}×{height}, {lang}, {rules}: {shifts:#?}");
            }
        }
    });
}

/// By the player's own button, or in the menu where phones have no room for it.
fn ask_to_resign(table: &Table, seat: &str) {
    if table.rects(&format!(".pl[data-seat={seat}] [data-action=resign]")).is_empty() {
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
    }
    table.press_at(seat, "resign");
    table.until("the question", |state| state.seat(seat).asking && state.dialogs == 0);
}
