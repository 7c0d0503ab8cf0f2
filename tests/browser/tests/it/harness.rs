//! The tools themselves, on a page of their own that commits every fault on demand: a test that cannot fail proves nothing.

use pasapezas_browser_tests::{Complaints, Key, Pointer, Setup, Table, with};
use serde_json::json;

/// The page of faults.
fn faulty() -> Setup {
    Setup::page(concat!(env!("CARGO_MANIFEST_DIR"), "/pages"))
}

/// What the page wrote down of the pointers.
fn pressed(table: &Table) -> String {
    table.session().script("return document.getElementById('pressed').textContent", json!([]))
}

#[test]
fn every_fault_is_noticed() {
    // The fault, and a part of the complaint about it.
    let faults = [
        ("console", "a line of the console"),
        ("uncaught", "an uncaught error"),
        ("rejection", "a rejection"),
        ("policy", "Content-Security-Policy"),
        ("style", "Content-Security-Policy"),
        ("missing", "missing.png"),
        ("shift", "BODY"),
    ];
    with(&faulty(), |table| {
        assert_eq!(table.complaints(), Complaints::default());
        for (fault, complaint) in faults {
            table.session().script::<()>("window.faults[arguments[0]]()", json!([fault]));
            table.wait(complaint, || {
                let noticed = table.complaints();
                noticed
                    .complaints
                    .iter()
                    .chain(&noticed.shifts)
                    .any(|line| line.contains(complaint))
                    .then_some(())
            });
            table.open(&Setup::array());
        }
    });
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
