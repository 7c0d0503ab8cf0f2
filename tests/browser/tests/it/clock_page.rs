//! The clocks beside real boards: from the form to the result, and back after the page was lost.

use crate::sharing::wait_for;
use pasapezas_browser_tests::{Setup, Table, with};
use serde_json::json;

/// The seats, the far one of each board first.
pub(crate) const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

/// Goes to the form of the clocks.
pub(crate) fn open_form(table: &Table) {
    table.session().script::<()>("location.hash = '#study/clock'", json!([]));
    wait_for(table, ".clockpage main.setup");
    table.forgive_shifts();
}

/// Types a value as somebody does.
pub(crate) fn type_into(table: &Table, selector: &str, value: &str) {
    let set = "const field = document.querySelector(arguments[0]);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[1]);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));";
    table.session().script::<()>(set, json!([selector, value]));
}

/// Chooses a button of a group, or ticks a box, where it is not already as it should be.
pub(crate) fn choose(table: &Table, selector: &str) {
    table.session().script::<()>("document.querySelector(arguments[0])?.click()", json!([selector]));
}

/// The clocks lie there, not started: names, and a time for each seat in seconds where it is not the usual one.
pub(crate) fn lay_out(table: &Table, names: &[&str], seconds: Option<[u32; 4]>) {
    open_form(table);
    for (seat, name) in SEATS.iter().zip(names) {
        type_into(table, &format!(".clockpage input[data-seat={seat}]"), name);
    }
    if let Some(seconds) = seconds {
        choose(table, ".clockpage [data-time=own] input");
        wait_for(table, ".clockpage .own");
        choose(table, ".clockpage [data-action=same-time] input:checked");
        wait_for(table, ".clockpage [data-clock=BlackB]");
        for (seat, seconds) in SEATS.iter().zip(seconds) {
            for (field, value) in [("minutes", seconds / 60), ("seconds", seconds % 60)] {
                let field = format!(".clockpage [data-field={field}][data-clock={seat}]");
                type_into(table, &field, &value.to_string());
            }
        }
    }
    table.press("lay-out");
    wait_for(table, ".clockpage .half");
    table.forgive_shifts();
}

/// The same, and the clocks run.
pub(crate) fn start(table: &Table, names: &[&str], seconds: Option<[u32; 4]>) {
    lay_out(table, names, seconds);
    table.press("start");
    until_phase(table, "running");
}

pub(crate) fn phase(table: &Table) -> String {
    table.session().script("return document.querySelector('.ctable')?.dataset.phase ?? ''", json!([]))
}

pub(crate) fn until_phase(table: &Table, wanted: &str) {
    table.wait(wanted, || (phase(table) == wanted).then_some(()));
}

/// What a half shows: its figures, and whether it runs and its flag is down.
pub(crate) fn face(table: &Table, seat: &str) -> (String, bool, bool) {
    let look = "const half = document.querySelector(`.half[data-seat=${arguments[0]}]`);
        return [half.querySelector('text').textContent, half.classList.contains('run'),
            half.querySelector('.flg').dataset.flag === 'down']";
    table.session().script(look, json!([seat]))
}

pub(crate) fn text(table: &Table, selector: &str) -> String {
    let look = "return __probe.shown(arguments[0]).map((it) => it.textContent).join(' ')";
    table.session().script(look, json!([selector]))
}

/// In English, as all of these tests.
pub(crate) fn setup() -> Setup {
    Setup::array().lang("en")
}

/// Which halves run, in the order of the seats.
pub(crate) fn running(table: &Table) -> [bool; 4] {
    SEATS.map(|seat| face(table, seat).1)
}

#[test]
fn one_start_runs_both_boards_and_the_table_is_left_as_it_was() {
    with(&setup(), |table| {
        start(table, &["Sabela", "Noa", "Iria", "Brais"], None);
        assert_eq!(running(table), [true, false, true, false]);
        table.click(table.reach(".half[data-seat=WhiteA]"));
        table.wait("Black of A on move", || (running(table) == [false, true, true, false]).then_some(()));
        table.pass(61_000);
        table.wait("a minute less", || face(table, "BlackA").0.starts_with("3:5").then_some(()));
        // A press of the half that does not run does nothing but say so.
        table.click(table.reach(".half[data-seat=WhiteA]"));
        table.wait("not on move", || {
            text(table, ".half[data-seat=WhiteA] .say").contains("Not on move").then_some(())
        });
        assert_eq!(running(table), [false, true, true, false]);
        table.press("menu");
        wait_for(table, ".beside[data-panel=menu]");
        table.press("back-to-table");
        let state = table.until("the table", |state| state.phase == "before");
        assert_eq!(state.seat("WhiteA").clock, "5:00");
        table.session().script::<()>("location.hash = '#study/clock'", json!([]));
        wait_for(table, ".clockpage .half");
        assert_eq!(running(table), [false, true, true, false], "its clocks went on");
        table.forgive_shifts();
    });
}

const NAMES: [&str; 4] = ["Sabela", "Noa", "Iria", "Brais"];

/// Decision D64: when a flag falls nothing changes but the face of that clock, and nothing is said.
#[test]
fn nobody_announces_a_fallen_flag() {
    with(&setup(), |table| {
        start(table, &NAMES, Some([1, 300, 300, 300]));
        let colours = "return ['.half[data-seat=WhiteA]', '.half[data-seat=WhiteA] .flg'].map((it) => {
            const style = getComputedStyle(document.querySelector(it));
            return [style.color, style.backgroundColor, style.borderColor, style.outline, style.animationName].join();
        })";
        let before: Vec<String> = table.session().script(colours, json!([]));
        let said = text(table, "[role=status]");
        let watch = "window.__changed = [];
            new MutationObserver((list) => { for (const { target } of list) {
                const it = target.nodeType === 1 ? target : target.parentElement;
                if (it && !it.closest('.half[data-seat=WhiteA] .flg, .half[data-seat=WhiteA] .meta, .big'))
                    __changed.push(it.outerHTML.slice(0, 80));
            } }).observe(document, { subtree: true, childList: true, characterData: true });";
        table.session().script::<()>(watch, json!([]));
        table.pass(1_500);
        table.wait("the flag", || face(table, "WhiteA").2.then_some(()));
        table.settle();
        assert_eq!(face(table, "WhiteA").0, "0:00");
        let changed: Vec<String> = table.session().script("return __changed", json!([]));
        assert_eq!(changed, Vec::<String>::new());
        assert_eq!(table.session().script::<Vec<String>>(colours, json!([])), before);
        assert_eq!(text(table, "[role=status]"), said);
        assert_eq!(phase(table), "running");
    });
}

/// Time that the clocks have not seen stops both boards, and the table says what becomes of it.
#[test]
fn missing_time_stops_both_clocks() {
    with(&setup(), |table| {
        start(table, &NAMES, None);
        table.move_wall_clock(60_000);
        until_phase(table, "paused");
        wait_for(table, ".beside[data-panel=gap]");
        table.press("gap-count");
        until_phase(table, "running");
        table.wait("a minute less", || face(table, "WhiteA").0.starts_with("3:5").then_some(()));
        table.move_wall_clock(60_000);
        until_phase(table, "paused");
        table.press("gap-forget");
        until_phase(table, "running");
        assert!(face(table, "WhiteA").0.starts_with("3:5"));
    });
}
