//! The table as its people sit round it: lying flat between four, or before one alone; boards that turn and change places.

use crate::positions::{ARRAY, LIVELY};
use pasapezas_browser_tests::{Hand, Key, Pointer, Promotion, Rect, Setup, Table, with};
use serde_json::json;

const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

/// The screens on which the table may lie flat, or be somebody's own.
const SIZES: [(u32, u32); 10] = [
    (1440, 900),
    (1180, 820),
    (1024, 768),
    (768, 1024),
    (600, 960),
    (1920, 1080),
    (1280, 720),
    (844, 390),
    (640, 360),
    (360, 640),
];

/// Chooses in a list of the menu.
pub(crate) fn choose(table: &Table, list: &str, value: &str) {
    table.session().script::<()>("document.querySelector('[data-action=menu]').click()", json!([]));
    table.until("the menu", |state| state.dialogs == 1);
    let choose = "const list = document.querySelector(`.menu [data-action=${arguments[0]}]`);
        list.value = arguments[1]; list.dispatchEvent(new Event('change', { bubbles: true }))";
    table.session().script::<()>(choose, json!([list, value]));
    // Its styles come when it is first chosen, and the table is laid with them.
    table.wait(value, || {
        let look = "return document.querySelector(`.menu option[value=${arguments[0]}]`).selected
            && document.querySelector('main.table').matches({ even: ':not(.flat, .solo)', flat: '.flat' }[arguments[0]] ?? '.solo')";
        table.session().script::<bool>(look, json!([value])).then_some(())
    });
    table.keys(&[Key::Escape]);
    table.until("no menu", |state| state.dialogs == 0);
    table.forgive_shifts();
}

/// By how many degrees an element is turned on the screen, with all that it lies in.
fn turned(table: &Table, selector: &str) -> Vec<f64> {
    let look = "const turn = (element) => {
            let sum = 0;
            for (let each = element; each?.tagName; each = each.parentElement) {
                const { display, rotate, transform } = getComputedStyle(each);
                if (display === 'contents') continue; // no box, nothing to turn
                const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
                sum += (rotate === 'none' ? 0 : parseFloat(rotate)) + Math.round(Math.atan2(b, a) * 180 / Math.PI);
            }
            return sum % 360;
        };
        return [...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility({ checkVisibilityCSS: true })).map(turn)";
    table.session().script(look, json!([selector]))
}

/// All that are shown are turned, or none.
fn check_turned(table: &Table, selector: &str, is_turned: bool, size: (u32, u32)) {
    for degrees in turned(table, selector) {
        let there = (degrees - 180.0).abs() < 1.0;
        assert_eq!(there, is_turned, "{size:?}: {selector} is turned by {degrees}");
    }
}

/// Everything lies on the screen, and nothing over anything else.
fn check_places(table: &Table, size: (u32, u32)) {
    let screen = Rect { x: 0.0, y: 0.0, width: size.0.into(), height: size.1.into() };
    let mut places = Vec::new();
    for (selector, count) in [("svg.board", 2), (".slot", 20), (".clk", 4), (".pl", 4)] {
        let found = table.rects(selector);
        assert_eq!(found.len(), count, "{selector} at {size:?}");
        places.extend(found);
    }
    for selector in ["[data-action=menu]", ".pause", ".claim"] {
        let found = table.rects(selector);
        assert!(!found.is_empty(), "no {selector} at {size:?}");
        places.extend(found);
    }
    for (nth, (one, place)) in places.iter().enumerate() {
        assert!(screen.holds(*place), "{size:?}: off the screen: {place:?} {one}");
        for (other, there) in &places[nth + 1..] {
            assert!(!place.overlaps(*there), "{size:?}: {one} {place:?} lies over {other} {there:?}");
        }
    }
    let look = "const root = document.documentElement;
        return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]";
    let (right, below): (f64, f64) = table.session().script(look, json!([]));
    assert!(right <= 0.0 && below <= 0.0, "{size:?}: {right} and {below} px off the screen");
}

/// Whatever a finger may press is big enough for it.
fn check_controls(table: &Table, size: (u32, u32)) {
    let look = "return [...document.querySelectorAll('main.table :is(button, svg.board)')]
        .filter((each) => each.checkVisibility({ checkVisibilityCSS: true }) && getComputedStyle(each).pointerEvents !== 'none'
            && getComputedStyle(each.closest('.bwrap') ?? each).pointerEvents !== 'none')
        .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect().width / (each.matches('svg.board') ? 8 : 1),
            each.getBoundingClientRect().height / (each.matches('svg.board') ? 8 : 1), each.matches('svg.board') ? 26 : 43.5])";
    let all: Vec<(String, f64, f64, f64)> = table.session().script(look, json!([]));
    assert!(all.len() > 10);
    for (element, width, height, least) in all {
        assert!(width >= least && height >= least, "{size:?}: {width}×{height}: {element}");
    }
}

#[test]
fn a_flat_table_turns_what_is_far_at_every_size() {
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        table.start();
        choose(table, "layout", "flat");
        for size in SIZES {
            table.session().resize(size.0, size.1);
            table.settle();
            check_places(table, size);
            check_controls(table, size);
            for seat in ["BlackA", "WhiteB"] {
                for part in ["res", "clk", "pl"] {
                    check_turned(table, &format!(".{part}[data-seat={seat}]"), true, size);
                }
            }
            for seat in ["WhiteA", "BlackB"] {
                for part in ["res", "clk", "pl"] {
                    check_turned(table, &format!(".{part}[data-seat={seat}]"), false, size);
                }
            }
            check_turned(table, ".claim[data-team=two]", true, size);
            check_turned(table, ".claim[data-team=one]", false, size);
            for (board, far, near) in [("A", 'b', 'w'), ("B", 'w', 'b')] {
                let pieces = |color| format!("svg.board[data-board={board}] .piece[data-piece^={color}] use");
                check_turned(table, &pieces(far), true, size);
                check_turned(table, &pieces(near), false, size);
            }
            assert!(SEATS.iter().all(|seat| !table.state().seat(seat).clock.is_empty()));
        }
        table.forgive_shifts();
    });
}

/// Each team presses at its own edge, and reads there what it is told.
#[test]
fn each_team_has_its_controls_at_its_own_edge() {
    let size = (1180, 820);
    with(&Setup::array().size(size.0, size.1).touch_only(), |table| {
        table.start();
        choose(table, "layout", "flat");
        let middle = f64::from(size.1) / 2.0;
        for (bar, far) in [(".bar.two", true), (".bar.one", false)] {
            for control in ["[data-action=menu]", ".pause", ".claim"] {
                let found = table.rects(&format!("{bar} {control}"));
                assert_eq!(found.len(), 1, "{control} in {bar}");
                assert_eq!(found[0].1.y < middle, far, "{control} in {bar}");
                check_turned(table, &format!("{bar} {control}"), far, size);
            }
        }
        let tap = |selector: &str| table.perform(&[Pointer::finger(1).tap(table.reach(selector))]);
        tap(".bar.two .claim");
        table.until("a refusal", |state| state.team("two").refusal.is_some());
        check_turned(table, ".team .why", true, size);
        // What a far player is told and asked.
        Hand::Finger.try_to_play(table, "A:e7", "A:e5");
        Hand::Finger.play(table, "A:e2", "A:e4");
        Hand::Finger.try_to_play(table, "A:e8", "A:e6");
        table.until("a refusal", |state| state.seat("BlackA").refusal.is_some());
        check_turned(table, ".pl .why", true, size);
        tap(".pl[data-seat=WhiteB] [data-action=resign]");
        table.until("the question", |state| state.seat("WhiteB").asking);
        check_turned(table, ".ask", true, size);
        tap(".pl[data-seat=WhiteB] [data-action=resign-no]");
        table.until("no question", |state| !state.seat("WhiteB").asking);
        // A panel is read where it was opened.
        for (bar, far) in [(".bar.two", true), (".bar.one", false)] {
            tap(&format!("{bar} [data-action=menu]"));
            table.until("the menu", |state| state.dialogs == 1);
            check_turned(table, ".menu", far, size);
            tap(".menu [data-action=evening]");
            table.wait("the score", || table.rects(".sheet").pop());
            check_turned(table, ".sheet", far, size);
            table.keys(&[Key::Escape]);
            table.until("no panel", |state| state.dialogs == 0);
        }
        tap(".bar.two .pause");
        table.until("a pause", |state| state.phase == "paused");
        tap(".bar.one .pause");
        table.until("no pause", |state| state.phase == "playing");
    });
}

/// Dragging and dropping from the far side, with a ghost turned for who drags.
#[test]
fn far_hands_play_on_a_flat_table() {
    for size in [(1180, 820), (768, 1024), (360, 640)] {
        with(&Setup::boards(LIVELY.0, LIVELY.1).size(size.0, size.1).touch_only(), |table| {
            table.start();
            choose(table, "layout", "flat");
            Hand::Finger.play(table, "A:c4", "A:f7");
            // The far king takes, in hand while it is looked at.
            let (from, to) = (table.place("A:e8"), table.place("A:f7"));
            table.touch("touchStart", &[from]);
            table.touch("touchMove", &[to]);
            table.until("a ghost over f7", |state| state.board("A").hovers == [Some("f7".to_string())]);
            check_turned(table, ".ghost use", true, size);
            let ghost = table.rects(".ghost").pop().expect("a ghost").1;
            assert!(ghost.centre().y > to.y, "{size:?}: the ghost lies under the far hand");
            table.touch("touchEnd", &[]);
            table.until("the king", |state| state.at("A:f7") == Some("bK"));
            Hand::Finger.play(table, "B:f1", "B:e1");
            Hand::Finger.play(table, "BlackB:pawn", "B:h3");
            Hand::Finger.play(table, "WhiteB:bishop", "B:h4");
            Hand::Taps.play(table, "B:h3", "B:g2");
            let state = table.settled();
            assert!(["A", "B"].iter().all(|board| state.board(board).astray.is_empty()));
        });
    }
}

#[test]
fn a_far_pawn_is_promoted_toward_its_player() {
    with(&Setup::boards("4k3/8/8/8/8/8/p7/4K3[] b - - 0 1", ARRAY).size(1180, 820), |table| {
        table.start();
        choose(table, "layout", "flat");
        Hand::Mouse.try_to_play(table, "A:a2", "A:a1");
        table.until("the chooser", |state| state.board("A").chooser.is_some());
        check_turned(table, ".chooser .pc", true, (1180, 820));
        Hand::Mouse.promote(table, Promotion::Knight);
        table.until("a knight", |state| state.at("A:a1") == Some("bN"));
    });
}

/// The own board is large and the own seat marked; the other board is in sight with all that belongs to it.
#[test]
fn one_seat_has_its_own_board_large_at_every_size() {
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        table.start();
        for seat in ["BlackA", "WhiteB"] {
            choose(table, "layout", seat);
            let own = if seat.ends_with('A') { "A" } else { "B" };
            for size in SIZES {
                table.session().resize(size.0, size.1);
                table.settle();
                check_places(table, size);
                check_controls(table, size);
                assert_eq!(table.rects(".you").len(), 1, "{size:?}");
                assert_eq!(table.rects(&format!(".pl.pb[data-seat={seat}] .you")).len(), 1, "{size:?}");
                let side = |board: &str| table.rect(&format!("svg.board[data-board={board}]"));
                let other = side(if own == "A" { "B" } else { "A" });
                // A screen that is lower than wide gives both boards all of its height.
                let lying = size.0 > size.1 && size.1 < 760 && 2 * size.0 > 3 * size.1;
                assert!(lying || side(own).width > 1.4 * other.width, "{size:?}: {seat}");
                assert!(size.0 > size.1 || other.y < side(own).y, "{size:?}: above");
            }
            table.session().resize(1280, 800);
            for seat in ["BlackA", "WhiteB"] {
                assert_eq!(table.rects(&format!(".pb[data-seat={seat}]")).len(), 1, "the team sits below");
            }
        }
        table.forgive_shifts();
    });
}

/// U-C4, U-D16, U-F5: what belongs to a side goes with it, and nothing of the other board moves.
#[test]
fn a_turned_board_takes_its_clocks_reserves_and_names_along() {
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        table.start();
        let places = |board: &str| -> Vec<Rect> {
            let sides = [("White", board), ("Black", board)].map(|(color, board)| format!("{color}{board}"));
            sides
                .iter()
                .flat_map(|seat| {
                    ["clk", "res", "pl"].map(|part| table.rect(&format!(".{part}[data-seat={seat}]")))
                })
                .collect()
        };
        let (a, b) = (places("A"), places("B"));
        let swapped = |all: &[Rect]| [&all[3..], &all[..3]].concat();
        table.walk_to("B:e4");
        for turn in 0..3 {
            table.keys(&[Key::Char('v')]);
            table.settle();
            let now = places("B");
            let expected = if turn % 2 == 0 { swapped(&b) } else { b.clone() };
            for (place, there) in now.iter().zip(&expected) {
                assert!(
                    (place.x - there.x).abs() < 0.6 && (place.y - there.y).abs() < 0.6,
                    "turn {turn}: {place:?}, {there:?}"
                );
            }
            assert_eq!(places("A"), a, "turn {turn}: the other board stays");
            // From above, and from the left.
            let read = "return [...document.querySelectorAll('svg.board[data-board=B] .co text')]
                .map((text) => [text.textContent, text.getBoundingClientRect()])
                .sort(([a, p], [b, q]) => isNaN(a) - isNaN(b) || (isNaN(a) ? p.x - q.x : p.y - q.y))
                .map(([text]) => text).join('')";
            let expected = if turn % 2 == 0 { "87654321abcdefgh" } else { "12345678hgfedcba" };
            assert_eq!(table.session().script::<String>(read, json!([])), expected, "turn {turn}");
        }
        // Each reserve is still its owner's.
        Hand::Mouse.play(table, "WhiteB:bishop", "B:h4");
        let played = Hand::Mouse.play(table, "BlackB:pawn", "B:h3");
        assert!(played.board("B").astray.is_empty());
        table.forgive_shifts();
    });
}

#[test]
fn boards_change_places_and_come_back() {
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        table.start();
        let left = |board: &str| table.rect(&format!("svg.board[data-board={board}]")).x;
        let clock = |seat: &str| table.rect(&format!(".clk[data-seat={seat}]")).x;
        for (size, swap_at) in [((1440, 900), 1440.0), ((1024, 768), 1024.0)] {
            table.session().resize(size.0, size.1);
            table.settle();
            assert!(left("A") < left("B"));
            table.keys(&[Key::Char('x')]);
            table.wait("B at the left", || (left("B") < left("A")).then_some(()));
            check_places(table, size);
            assert!(clock("WhiteB") < swap_at / 4.0 && clock("WhiteA") > swap_at / 4.0, "clocks outside");
            table.keys(&[Key::Char('z')]);
            table.wait("A at the left", || (left("A") < left("B")).then_some(()));
        }
        // By hand, and it is kept.
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        table.press("swap");
        table.wait("B at the left", || (left("B") < left("A")).then_some(()));
        Hand::Mouse.play(table, "A:c4", "A:f7");
        table.forgive_shifts();
        table.reload();
        assert!(left("B") < left("A"));
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        table.press("as-usual");
        table.wait("A at the left", || (left("A") < left("B")).then_some(()));
        table.forgive_shifts();
    });
}

/// U-F14: letters that are typed are typed; the help names the keys.
#[test]
fn what_is_typed_turns_no_board() {
    with(&Setup::array(), |table| {
        table.click(table.rect(".pl[data-seat=WhiteA] .name").centre());
        table.until("a field", |_| table.focus() == "INPUT");
        table.write("vxVzs");
        table.keys(&[Key::Enter]);
        table.until("the name", |state| state.seat("WhiteA").name == "vxVzs");
        let near = || table.rects(".pb[data-seat=WhiteA]").len() + table.rects(".pb[data-seat=BlackB]").len();
        assert_eq!(near(), 2);
        assert!(table.rect("svg.board[data-board=A]").x < table.rect("svg.board[data-board=B]").x);
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        table.keys(&[Key::Char('v')]);
        table.press("help");
        table.wait("the help", || table.rects("main.manual").pop());
        table.keys(&[Key::Char('x')]);
        let said: String =
            table.session().script("return document.querySelector('main.manual').textContent", json!([]));
        assert!(["V: ", "X: ", "Z: "].iter().all(|key| said.contains(key)), "{said}");
        table.press("back-to-table");
        table.wait("the table", || table.rects("main.table").pop());
        assert_eq!(near(), 2);
        assert!(table.rect("svg.board[data-board=A]").x < table.rect("svg.board[data-board=B]").x);
        table.forgive_shifts(); // of the field
    });
}
