//! The table where colours are not ours to choose, and on paper.

use crate::paper::{n_pages, pdf};
use crate::positions::LIVELY;
use crate::seats::choose;
use pasapezas_browser_tests::{Hand, Setup, Table, with};
use serde_json::{Value, json};

/// What the reader's system asks for.
fn emulate(table: &Table, media: &str, features: &Value) {
    table.session().cdp("Emulation.setEmulatedMedia", &json!({ "media": media, "features": features }));
    table.settle();
}

/// A computed style of the first element that a selector finds, or of what stands before it.
fn style(table: &Table, selector: &str, pseudo: &str, property: &str) -> String {
    let look =
        "return getComputedStyle(document.querySelector(arguments[0]), arguments[1] || null)[arguments[2]]";
    table.session().script(look, json!([selector, pseudo, property]))
}

/// Drawn shapes keep their colours, so that nothing depends on backgrounds.
fn check_drawn(table: &Table) {
    let fill = |selector: &str| style(table, selector, "", "fill");
    let [light, dark] = [fill("svg.board .sq.l:not(.last)"), fill("svg.board .sq.d:not(.last)")];
    assert!(light != dark && light.starts_with("rgb(") && dark.starts_with("rgb("), "{light}, {dark}");
    assert_ne!(fill("svg.board .sq.l.last"), light, "the last move");
    for adjusted in ["svg.board", ".slot", ".tb"] {
        let kept =
            [style(table, adjusted, "", "forcedColorAdjust"), style(table, adjusted, "", "printColorAdjust")];
        assert!(kept.iter().any(|kept| kept == "none" || kept == "exact"), "{adjusted}: {kept:?}");
    }
    let (a, b) = (table.rects("[data-board=A] .piece"), table.rects("[data-board=B] .piece"));
    assert_eq!((a.len(), b.len()), (31, 31), "both armies");
    assert_eq!(table.rects("svg.board .marks use").len(), 5, "ends of both last moves, and the check");
}

/// U-F1: squares, both armies, selection, last move and low time stand out, whatever the system's colours are.
#[test]
fn forced_colours_leave_everything_to_be_seen() {
    with(&Setup::boards(LIVELY.0, LIVELY.1).clocks([300_000, 19_000, 300_000, 300_000]), |table| {
        table.start();
        Hand::Clicks.play(table, "A:c4", "A:f7");
        Hand::Clicks.play(table, "B:f1", "B:e1");
        table.click(table.place("BlackB:knight"));
        table.until("a chosen knight", |state| !state.seat("BlackB").picked.is_empty());
        for scheme in ["light", "dark"] {
            let features = json!([{ "name": "forced-colors", "value": "active" }, { "name": "prefers-color-scheme", "value": scheme }]);
            emulate(table, "", &features);
            check_drawn(table);
            assert_eq!(style(table, ".clk[data-seat=BlackA]", "", "borderTopStyle"), "double", "low time");
            let edge =
                |slot: &str| style(table, &format!(".res[data-seat=BlackB] {slot}"), "::before", "boxShadow");
            assert_ne!(edge(".sel"), edge(".slot:not(.sel)"), "the chosen slot");
            let ground = |seat: &str| style(table, &format!(".pl[data-seat={seat}]"), "", "backgroundColor");
            assert_ne!(ground("BlackA"), ground("WhiteA"), "who is on move");
        }
        emulate(table, "", &json!([]));
        table.forgive_shifts();
    });
}

/// U-F2: boards, reserves, clocks and lists on one sheet, without the printer's backgrounds, whatever the layout is; nobody's
/// pieces stand on their heads there.
#[test]
fn the_table_is_printed_whole() {
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        table.start();
        Hand::Clicks.play(table, "A:c4", "A:f7");
        Hand::Clicks.play(table, "B:f1", "B:e1");
        for layout in ["even", "flat", "WhiteA"] {
            choose(table, "layout", layout);
            emulate(table, "print", &json!([]));
            check_drawn(table);
            for (parts, count) in [
                ("svg.board", 2),
                (".slot:not(.empty)", 10),
                (".clk .dig", 4),
                (".mv li", 2),
                (".pl .name", 4),
            ] {
                assert_eq!(table.rects(parts).len(), count, "{layout}: {parts}");
            }
            for hidden in ["[data-action=menu]", ".pause", ".claim", ".ac"] {
                assert!(table.rects(hidden).is_empty(), "{layout}: {hidden}");
            }
            assert_eq!(style(table, ".pl.run", "", "color"), "rgb(0, 0, 0)");
            for turned in [".res.rt", ".pl.pt", ".clk.ct", ".bar.two"] {
                assert_eq!(style(table, turned, "", "rotate"), "none", "{layout}: {turned}");
            }
            assert_eq!(style(table, "[data-board=A] .piece[data-piece=bK] use", "", "transform"), "none");
            emulate(table, "", &json!([]));
            assert_eq!(n_pages(&pdf(table)), 1, "{layout}");
        }
        table.forgive_shifts();
    });
}
