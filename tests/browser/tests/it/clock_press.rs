//! Hands at the clocks beside real boards: fingers at once, keys, busy pages.

use crate::clock_page::{SEATS, face, lay_out, log, running, setup, start, text, until_phase};
use pasapezas_browser_tests::{Key, Point, Pointer, Table, with};
use serde_json::json;

const NAMES: [&str; 4] = ["Sabela", "Noa", "Iria", "Brais"];

fn half(table: &Table, seat: &str) -> Point {
    table.reach(&format!(".half[data-seat={seat}]"))
}

fn until_running(table: &Table, wanted: [bool; 4]) {
    table.wait("the halves that run", || (running(table) == wanted).then_some(()));
}

/// The presses in the log: who, and when.
fn presses(table: &Table) -> Vec<(String, f64)> {
    let entry = |line: String| {
        let words: Vec<&str> = line.split(' ').collect();
        (words[3] == "press").then(|| (words[2].to_string(), words[1].parse().unwrap()))
    };
    log(table).into_iter().filter_map(entry).collect()
}

fn until_presses(table: &Table, count: usize) -> Vec<(String, f64)> {
    table.wait("presses in the store", || Some(presses(table)).filter(|all| all.len() == count))
}

/// Hands that rest on both boards do not keep others from pressing, and each finger is one press, at its own half.
#[test]
fn four_fingers_press_two_boards_at_once() {
    with(&setup().touch_only(), |table| {
        start(table, &NAMES, None);
        let at = SEATS.map(|seat| half(table, seat));
        // Both Whites in the same instant.
        table.perform(&[Pointer::finger(1).to(at[0]).down(), Pointer::finger(3).to(at[2]).down()]);
        until_running(table, [false, true, false, true]);
        // Both Blacks, while those fingers still lie there.
        table.perform(&[Pointer::finger(2).to(at[1]).down(), Pointer::finger(4).to(at[3]).down()]);
        until_running(table, [true, false, true, false]);
        table.perform(&(1..=4).map(|number| Pointer::finger(number).up()).collect::<Vec<_>>());
        table.settle();
        assert_eq!(running(table), [true, false, true, false], "letting go presses nothing");
        let who: Vec<String> = until_presses(table, 4).into_iter().map(|(who, _)| who).collect();
        let mut sorted = who.clone();
        sorted.sort();
        assert_eq!(sorted, ["A", "B", "a", "b"]);
        assert!(text(table, ".half .say").trim().is_empty());
    });
}

/// Hands that rest on the clock keep nobody from the buttons between the boards; and each press is one.
#[test]
fn buttons_are_pressed_while_fingers_rest() {
    with(&setup().touch_only(), |table| {
        start(table, &NAMES, None);
        table.perform(&[Pointer::finger(1).to(half(table, "BlackA")).down()]);
        let tool = |action: &str| table.reach(&format!(".tool[data-action={action}]"));
        table.perform(&[Pointer::finger(2).tap(tool("pause"))]);
        until_phase(table, "paused");
        table.settle();
        until_phase(table, "paused");
        table.perform(&[Pointer::finger(2).tap(tool("resume"))]);
        until_phase(table, "running");
        table.perform(&[Pointer::finger(2).to(tool("pause")).down().glide(half(table, "WhiteB")).up()]);
        table.settle();
        until_phase(table, "running");
        table.perform(&[Pointer::finger(1).up()]);
        table.settle();
        assert_eq!(running(table), [true, false, true, false]);
    });
}

/// A finger that bounces, and a second one on the same half, are no second move.
#[test]
fn no_half_is_pressed_twice() {
    with(&setup().touch_only(), |table| {
        start(table, &NAMES, None);
        let place = half(table, "WhiteA");
        table.perform(&[
            Pointer::finger(1).tap(place).down().up(),
            Pointer::finger(2).to(place.by(20.0, 10.0)).down().up(),
        ]);
        until_running(table, [false, true, true, false]);
        table.wait("why not", || {
            text(table, ".half[data-seat=WhiteA] .say").contains("Not on move").then_some(())
        });
        table.settle();
        assert_eq!(running(table), [false, true, true, false]);
        assert_eq!(until_presses(table, 1)[0].0, "A");
    });
}

/// The corners of the keyboard are the halves; Space stops and goes on; a key that is held down is one press.
#[test]
fn keys_press_the_halves_of_their_corners() {
    const LEFT_SHIFT: Key = Key::Char('\u{E008}');
    const RIGHT_SHIFT: Key = Key::Char('\u{E050}');
    with(&setup(), |table| {
        lay_out(table, &NAMES, None);
        table.session().script::<()>("document.activeElement.blur()", json!([]));
        table.keys(&[Key::Space]);
        until_phase(table, "running");
        table.keys(&[LEFT_SHIFT, Key::Char('0')]);
        until_running(table, [false, true, false, true]);
        table.keys(&[Key::Char('1'), RIGHT_SHIFT]);
        until_running(table, [true, false, true, false]);
        let held = "for (let n = 0; n < 5; n++) dispatchEvent(new KeyboardEvent('keydown', { code: 'ShiftLeft', key: 'Shift', repeat: n > 0, bubbles: true }));";
        table.session().script::<()>(held, json!([]));
        until_running(table, [false, true, true, false]);
        assert_eq!(until_presses(table, 5).len(), 5);
        table.keys(&[Key::Space]);
        until_phase(table, "paused");
        table.keys(&[Key::Space]);
        until_phase(table, "running");
    });
}

/// By keys and as by a screen reader: a half says whose it is, and its time is read beside it.
#[test]
fn a_half_can_be_reached_and_pressed_without_a_pointer() {
    with(&setup(), |table| {
        start(table, &NAMES, None);
        table.pass(100_000);
        let told = "return document.querySelector('.half[data-seat=WhiteA] + [role=timer]').textContent";
        table.wait("the time", || {
            table.session().script::<String>(told, json!([])).starts_with("Sabela: 3:").then_some(())
        });
        let focus = "document.querySelector('.half[data-seat=WhiteA]').focus()";
        table.session().script::<()>(focus, json!([]));
        let (role, name) = table.session().heard(".half[data-seat=WhiteA]").remove(0);
        assert_eq!(role, "button");
        assert!(name.starts_with("Press the clock: ") && name.contains("Sabela"), "{name}");
        table.keys(&[Key::Enter]);
        until_running(table, [false, true, true, false]);
        // What assistive technology does: a click that no pointer has made.
        table.session().script::<()>("document.querySelector('.half[data-seat=BlackA]').click()", json!([]));
        until_running(table, [true, false, true, false]);
        table.keys(&[Key::Space]);
        until_running(table, [false, true, true, false]);
        table.settle();
        assert_eq!(until_presses(table, 3).len(), 3, "none of them is two");
    });
}

/// Figures are written frame by frame, and no component renders for it.
#[test]
fn running_clocks_render_nothing() {
    with(&setup(), |table| {
        start(table, &NAMES, Some([15, 300, 15, 300]));
        table.settle();
        let before = table.counts();
        let shown = face(table, "WhiteA").0;
        table.wait("tenths that go on", || (face(table, "WhiteA").0 < shown).then_some(()));
        table.wait("more of them", || (table.counts().frames > before.frames + 20).then_some(()));
        assert_eq!(table.counts().since(before).renders, 0);
    });
}

/// On a device that is six times slower and busy besides, a press counts from when the finger came down, also after ten minutes,
/// and the half shows it in the next frame.
#[test]
fn a_press_counts_from_when_the_finger_came_down() {
    with(&setup().touch_only(), |table| {
        start(table, &NAMES, Some([1_200; 4]));
        let watch = "window.__seen = []; window.__late = [];
            addEventListener('pointerdown', (event) => {
                const half = event.target.closest('.half');
                const ran = half.classList.contains('run');
                __seen.push(event.timeStamp);
                __late.push(performance.now() - event.timeStamp);
                requestAnimationFrame(() => { if (ran && half.classList.contains('run')) __late.push('a frame behind'); });
            }, true);
            window.__busy = () => {
                const end = performance.now() + 150;
                while (performance.now() < end);
                if (!window.__rest) setTimeout(__busy);
            };";
        table.session().script::<()>(watch, json!([]));
        let [white, black] = ["WhiteA", "BlackA"].map(|seat| half(table, seat));
        table.perform(&[Pointer::finger(1).tap(white)]);
        until_running(table, [false, true, true, false]);
        table.pass(600_000);
        table.session().cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": 6 }));
        table.session().script::<()>("setTimeout(__busy)", json!([]));
        for (count, place) in [black, white, black].into_iter().enumerate() {
            table.perform(&[Pointer::finger(1).tap(place)]);
            table.wait("the press", || (presses(table).len() == count + 2).then_some(()));
        }
        table.session().script::<()>("window.__rest = true", json!([]));
        table.session().cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": 1 }));
        let seen: Vec<f64> = table.session().script("return __seen", json!([]));
        let late: Vec<serde_json::Value> = table.session().script("return __late", json!([]));
        let entered: Vec<f64> = until_presses(table, 4).into_iter().map(|(_, at)| at).collect();
        assert!(late.iter().all(serde_json::Value::is_number), "{late:?}");
        assert!(
            late.iter().filter_map(serde_json::Value::as_f64).any(|late| late > 50.0),
            "nobody was busy: {late:?}"
        );
        for (one, other) in seen.windows(2).zip(entered.windows(2)) {
            let (between, logged) = (one[1] - one[0], other[1] - other[0]);
            assert!(
                (between - logged).abs() < 5.0,
                "{between} ms between two fingers, {logged} ms in the log"
            );
        }
        assert!(entered[1] - entered[0] > 600_000.0);
    });
}
