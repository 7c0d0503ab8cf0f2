//! The clocks beside real boards: from the form to the result, and back after the page was lost.

use crate::claims::claim_flag;
use crate::layout::{check_controls, check_scrolling, screen};
use crate::sharing::wait_for;
use crate::wake;
use pasapezas_browser_tests::{Rect, Setup, Table, with};
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

/// The entries in the store, a line each, in order.
pub(crate) fn log(table: &Table) -> Vec<String> {
    table.session().script(
        "return new Promise((done) => { indexedDB.open('pasapezas').onsuccess = (event) => {
            const base = event.target.result;
            const all = base.transaction('entries').objectStore('entries').getAll();
            all.onsuccess = () => { base.close(); done(all.result); };
        }; })",
        json!([]),
    )
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

pub(crate) fn press(table: &Table, seat: &str) {
    table.click(table.reach(&format!(".half[data-seat={seat}]")));
}

/// Lets the flags of these seats fall, one turn after the other; nobody is told.
fn fall(table: &Table, down: [bool; 4]) {
    let fell = |seat: usize| {
        table.wait("a flag", || (face(table, SEATS[seat]).2 == down[seat]).then_some(()));
    };
    table.pass(1_500);
    fell(0);
    fell(2);
    press(table, "WhiteA");
    press(table, "WhiteB");
    table.wait("both Blacks", || (running(table) == [false, true, false, true]).then_some(()));
    table.pass(1_500);
    fell(1);
    fell(3);
}

/// T25: all combinations of four flags; who has no ground is told so, and the others win or draw by it.
#[test]
fn a_flag_counts_when_a_player_claims_it() {
    with(&setup(), |table| {
        for flags in 0..16_u32 {
            let down = [0, 1, 2, 3].map(|seat| flags & (1 << seat) != 0);
            table.session().script::<()>("location.hash = '#study/clock'", json!([]));
            start(table, &NAMES, Some(down.map(|down| if down { 1 } else { 300 })));
            fall(table, down);
            // White of A and Black of B are team one.
            let (one, two) = (down[0] || down[3], down[1] || down[2]);
            let mut claimants = [
                ("WhiteA", one, two, "Team 1 wins"),
                ("BlackA", two, one, "Team 2 wins"),
                ("WhiteB", two, one, "Team 2 wins"),
                ("BlackB", one, two, "Team 1 wins"),
            ];
            // Whoever may claim ends it, so each seat is the first one in turn.
            claimants.rotate_left(down.into_iter().filter(|down| *down).count() % 4);
            for (seat, own, other, wins) in claimants {
                assert_eq!(phase(table), "running", "{down:?} before {seat}");
                claim_flag(table, seat);
                if !other {
                    table.wait("why not", || text(table, ".gsay").contains("No flag").then_some(()));
                    table.press("close");
                    table.wait("no panel", || table.rects(".beside").is_empty().then_some(()));
                    assert_eq!(phase(table), "running", "{down:?}: {seat} has no ground");
                    continue;
                }
                until_phase(table, "over");
                let told = text(table, ".half[data-seat=WhiteA] .ends");
                assert!(told.contains(if own { "Draw" } else { wins }), "{down:?}, {seat}: {told}");
                assert!(told.contains(if own { "10.2" } else { "9.2" }), "{down:?}, {seat}: {told}");
                break;
            }
            if phase(table) == "running" {
                table.press("menu");
                table.press("call-off");
                table.press("call-off-yes");
                until_phase(table, "over");
            }
            table.press("menu");
            table.press("new");
            wait_for(table, ".clockpage main.setup");
        }
        table.forgive_shifts();
    });
}

/// T26, T27, T28: both flags of a team; one of each, which nobody notices; and a mate by somebody whose flag is down.
#[test]
fn flags_of_one_team_of_both_and_a_mate_in_between() {
    with(&setup(), |table| {
        start(table, &NAMES, Some([1, 300, 300, 1]));
        fall(table, [true, false, false, true]);
        claim_flag(table, "BlackA");
        until_phase(table, "over");
        assert!(text(table, ".half[data-seat=BlackA] .ends").contains("Team 2 wins"));

        table.press("again");
        until_phase(table, "before");
        table.press("menu");
        table.press("new");
        start(table, &NAMES, Some([1, 300, 1, 300]));
        fall(table, [true, false, true, false]);
        table.settle();
        assert_eq!(phase(table), "running", "a draw only when somebody notices");
        table.press("menu");
        table.press("results");
        table.press_at("BlackA", "mate");
        until_phase(table, "over");
        let told = text(table, ".half[data-seat=WhiteA] .ends");
        assert!(told.contains("Team 1 wins") && told.contains("9.1"), "{told}");
        table.forgive_shifts();
    });
}

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
                if (it && !it.closest('.half[data-seat=WhiteA] .flg, .half[data-seat=WhiteA] .meta, .big, [role=timer]'))
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

/// Whatever becomes of the page, the clocks come back standing where they stood, and go on being kept.
#[test]
fn the_clocks_come_back_after_a_reload_and_after_a_crash() {
    with(&setup(), |table| {
        start(table, &NAMES, None);
        press(table, "WhiteA");
        table.pass(30_000);
        press(table, "BlackA");
        table.wait("three entries", || (log(table).len() == 3).then_some(()));
        for again in 0..2 {
            if again == 0 {
                table.reload();
            } else {
                table.crash(&setup());
                table.session().script::<()>("location.hash = '#study/clock'", json!([]));
            }
            until_phase(table, "paused");
            table.forgive_shifts();
            assert!(text(table, ".banner").contains("The match is back"), "{}", text(table, ".banner"));
            let (shown, runs, _) = face(table, "BlackA");
            assert!((shown.starts_with("4:2") || shown == "4:30") && !runs, "{shown}");
            assert!(text(table, ".half[data-seat=BlackA]").contains("Noa"));
            table.press("resume");
            until_phase(table, "running");
            assert!(text(table, ".banner").is_empty());
            assert_eq!(running(table), [true, false, true, false]);
            table.wait("the entries", || (log(table).len() == 5 + 2 * again).then_some(()));
        }
        table.press("menu");
        table.press("call-off");
        table.press("call-off-yes");
        until_phase(table, "over");
        table.wait("the last entry", || log(table).last().filter(|it| it.contains("call")).map(drop));
        table.reload();
        until_phase(table, "over");
        assert!(text(table, ".banner").is_empty(), "nothing goes on");
        table.press("menu");
        table.press("new");
        wait_for(table, ".clockpage main.setup");
        table.reload();
        wait_for(table, ".clockpage main.setup");
        let name = "return document.querySelector('.clockpage input[data-seat=BlackA]').value";
        assert_eq!(table.session().script::<String>(name, json!([])), "Noa", "the form remembers");
        table.forgive_shifts();
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

/// Times are set while the clocks stand, and only then; a draw is offered, declined and accepted; the same people play again.
#[test]
fn times_offers_and_a_rematch() {
    with(&setup(), |table| {
        start(table, &NAMES, None);
        table.press("correct");
        table.wait("why not", || (!text(table, ".banner").is_empty()).then_some(()));
        table.press("pause");
        until_phase(table, "paused");
        table.press("correct");
        wait_for(table, ".beside[data-panel=times]");
        type_into(table, ".ctime input[data-seat=BlackB]", "2:30");
        table.press("correct-yes");
        table.wait("the new time", || (face(table, "BlackB").0 == "2:30").then_some(()));
        table.press("resume");
        until_phase(table, "running");
        for seat in ["WhiteB", "BlackB"] {
            press(table, seat);
        }
        table.press("menu");
        table.press_at("WhiteB", "offer");
        wait_for(table, ".offer");
        table.press_at("BlackB", "decline");
        table.wait("no offer", || table.rects(".offer").is_empty().then_some(()));
        press(table, "WhiteB");
        table.press("menu");
        table.press_at("BlackB", "offer");
        wait_for(table, ".offer");
        table.press_at("WhiteB", "accept");
        until_phase(table, "over");
        let told = text(table, ".half[data-seat=BlackA] .ends");
        assert!(told.contains("Draw") && told.contains("10.1"), "{told}");
        table.press("again");
        until_phase(table, "before");
        assert_eq!(face(table, "BlackB").0, "5:00");
        assert!(text(table, ".half[data-seat=BlackB]").contains("Brais"));
        table.press("start");
        until_phase(table, "running");
        table.press("menu");
        table.press_at("BlackA", "resign");
        table.press("resign-yes");
        until_phase(table, "over");
        assert!(text(table, ".half[data-seat=WhiteA] .ends").contains("Team 1 wins"));
    });
}

fn check_sizes(table: &Table, size: (u32, u32), what: &str) {
    check_scrolling(table, false);
    check_controls(table, 43.5, size);
    let screen = screen(size);
    let mut places: Vec<(String, Rect)> = table.rects(".half");
    assert_eq!(places.len(), 4, "{what}");
    places.extend(table.rects(".tool"));
    for (nth, (one, place)) in places.iter().enumerate() {
        assert!(screen.holds(*place), "{size:?}, {what}: off the screen: {place:?} {one}");
        for (other, there) in &places[nth + 1..] {
            assert!(!place.overlaps(*there), "{size:?}, {what}: {one} lies over {other}");
        }
    }
    let cut = "return [...document.querySelectorAll('.half .hx, .half .say, .half .ends, .half text, .tool')].flatMap((it) => {
        const half = it.closest('.half, .mid2').getBoundingClientRect(), own = it.getBoundingClientRect();
        return own.left < half.left - 1 || own.right > half.right + 1 || own.top < half.top - 1 || own.bottom > half.bottom + 1
            ? [it.outerHTML.slice(0, 100)] : [];
    })";
    let cut: Vec<String> = table.session().script(cut, json!([]));
    assert_eq!(cut, Vec::<String>::new(), "{size:?}, {what}: reaches out of its half");
}

/// Nothing overlaps, nothing scrolls, nothing is too small for a finger: in every state, size and language.
#[test]
fn everything_has_its_place() {
    for lang in ["gl", "es", "en"] {
        with(&Setup::array().lang(lang).touch_only(), |table| {
            lay_out(table, &["Maximiliano Fernández", "Noa", "Iria", "Brais"], Some([15, 600, 300, 5_400]));
            let every_size = |what: &str| {
                for size in [(360, 640), (640, 360), (768, 1024), (1440, 900), (3840, 2160)] {
                    table.session().resize(size.0, size.1);
                    table.settle();
                    check_sizes(table, size, &format!("{lang} {what}"));
                }
                table.session().resize(1280, 800);
                table.forgive_shifts();
            };
            every_size("before");
            table.press("start");
            until_phase(table, "running");
            table.settle();
            assert_eq!(table.complaints().shifts, Vec::<String>::new(), "nothing moves at the start");
            press(table, "BlackA");
            press(table, "WhiteA");
            table.settle();
            assert_eq!(table.complaints().shifts, Vec::<String>::new(), "nothing moves at a press");
            every_size("running");
            table.press("pause");
            until_phase(table, "paused");
            every_size("paused");
            table.press("menu");
            table.press("results");
            table.press_at("WhiteB", "five-fold");
            until_phase(table, "over");
            every_size("over");
        });
    }
}

/// The screen stays awake while these clocks run, and only then.
#[test]
fn the_screen_stays_awake_beside_real_boards() {
    wake::with_screen("grants", |table| {
        lay_out(table, &NAMES, None);
        wake::wait_for(table, 0, 0);
        table.press("start");
        wake::wait_for(table, 1, 1);
        press(table, "WhiteA");
        table.press("pause");
        until_phase(table, "paused");
        wake::wait_for(table, 0, 1);
        table.press("resume");
        wake::wait_for(table, 1, 2);
    });
}

/// An ordinary game has one clock: White sits near, colours win and not teams, and the first flag loses.
#[test]
fn one_board_has_one_clock() {
    with(&setup(), |table| {
        open_form(table);
        choose(table, ".clockpage [data-option=profile][data-value=one] input");
        table.wait("two seats", || (table.rects(".clockpage input[data-seat]").len() == 2).then_some(()));
        choose(table, ".clockpage [data-time=own] input");
        wait_for(table, ".clockpage .own");
        type_into(table, ".clockpage [data-field=minutes]", "0");
        type_into(table, ".clockpage [data-field=seconds]", "2");
        // Nobody is asked whether there is enough material to mate.
        choose(table, ".clockpage [data-option=no-material][data-value=no] input");
        table.press("lay-out");
        table.wait("two halves", || (table.rects(".half").len() == 2).then_some(()));
        let [far, near] = ["BlackA", "WhiteA"].map(|seat| table.rect(&format!(".half[data-seat={seat}]")));
        assert!(far.y < near.y);
        table.press("start");
        until_phase(table, "running");
        press(table, "WhiteA");
        table.pass(3_000);
        table.wait("the flag", || face(table, "BlackA").2.then_some(()));
        press(table, "BlackA");
        table.wait("White on move", || face(table, "WhiteA").1.then_some(()));
        table.pass(3_000);
        table.wait("both flags", || face(table, "WhiteA").2.then_some(()));
        claim_flag(table, "BlackA");
        until_phase(table, "over");
        let told = text(table, ".half[data-seat=WhiteA] .ends");
        assert!(told.contains("FIDE 6.9") && !told.contains("Team"), "{told}");
        table.forgive_shifts();
    });
}
