//! The tools themselves, on a page of their own that commits every fault on demand: a test that cannot fail proves nothing.

use pasapezas_browser_tests::{Browser, Complaints, Key, Pointer, Setup, Table, with, with_browser};
use serde_json::json;

/// The page of faults.
pub(crate) fn faulty() -> Setup {
    Setup::page(concat!(env!("CARGO_MANIFEST_DIR"), "/pages"))
}

/// What the page wrote down of the pointers.
fn pressed(table: &Table) -> String {
    table.session().script("return document.getElementById('pressed').textContent", json!([]))
}

/// Commits every fault, and waits until it is noticed: the fault, and a part of the complaint about it.
pub(crate) fn check_faults(browser: Browser, faults: &[(&str, &str)]) {
    with_browser(browser, &faulty(), |table| {
        assert_eq!(table.complaints(), Complaints::default());
        for (fault, complaint) in faults {
            table.session().script::<()>("window.faults[arguments[0]]()", json!([fault]));
            let mut noticed = Vec::new();
            table.wait(complaint, || {
                let Complaints { complaints, shifts } = table.complaints();
                noticed.extend(complaints.into_iter().chain(shifts));
                noticed.iter().any(|line| line.contains(complaint)).then_some(())
            });
            table.open(&Setup::array());
            table.complaints();
        }
    });
}

/// The faults that every engine notices.
pub(crate) const FAULTS: [(&str, &str); 6] = [
    ("console", "a line of the console"),
    ("uncaught", "an uncaught error"),
    ("rejection", "a rejection"),
    ("policy", "Content-Security-Policy"),
    ("style", "Content-Security-Policy"),
    ("missing", "missing.png"),
];

#[test]
fn a_shift_is_noticed() {
    check_faults(Browser::Chromium, &[("shift", "BODY")]);
}

#[test]
fn fingers_and_the_mouse_arrive_side_by_side() {
    with(&faulty(), |table| {
        let (a, b) = (table.place("A:e4"), table.place("B:e4"));
        table.perform(&[Pointer::finger(1).tap(a), Pointer::finger(2).tap(b)]);
        let both = "pointerdown touch A;pointerdown touch B;pointerup touch A;pointerup touch B;";
        assert_eq!(pressed(table), both);
        table.click(a);
        assert_eq!(pressed(table), format!("{both}pointerdown mouse A;pointerup mouse A;"));
        table.keys(&[Key::Tab]);
        assert_eq!(table.counts().frames, 0);
    });
}

#[test]
fn a_finger_stays_down_over_several_performances() {
    with(&faulty(), |table| {
        let (a, b) = (table.place("A:e4"), table.place("B:e4"));
        table.perform(&[Pointer::finger(1).to(a).down()]);
        table.perform(&[Pointer::finger(2).tap(b)]);
        table.perform(&[Pointer::finger(1).glide(a.by(0.0, 200.0)).up()]);
        assert_eq!(
            pressed(table),
            "pointerdown touch A;pointerdown touch B;pointerup touch B;pointerup touch A;"
        );
    });
}
