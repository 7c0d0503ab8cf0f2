//! Where result, questions and notes lie: never over what somebody else needs, with names of any length.

use pasapezas_browser_tests::{Pointer, Rect, Setup, Table, with};
use serde_json::json;

const SIZES: [(u32, u32); 7] =
    [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 640), (640, 360)];

/// The longest names that can be typed: broad, narrow, in words.
const LONG: [&str; 4] = [
    "María del Carmen Fernández-Rodríguez y L",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
    "ÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑ",
];

const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

fn name_the_four(table: &Table) {
    let lines: Vec<String> = SEATS.iter().zip(LONG).map(|(seat, name)| format!("{seat} {name}")).collect();
    let text = format!("pasapezas settings 1\n{}", lines.join("\n"));
    table.session().script::<()>("localStorage.setItem('pasapezas.settings', arguments[0])", json!([text]));
}

fn screen((width, height): (u32, u32)) -> Rect {
    Rect { x: 0.0, y: 0.0, width: width.into(), height: height.into() }
}

fn apart(table: &Table, one: &str, others: &[&str], size: (u32, u32)) {
    for (element, place) in table.rects(one) {
        for other in others {
            for (beside, there) in table.rects(other) {
                assert!(!place.overlaps(there), "{size:?}: {element} {place:?} lies over {beside} {there:?}");
            }
        }
    }
}

/// Clicks what a pointer need not reach: where it lies is tested elsewhere.
fn click(table: &Table, selector: &str) {
    let look = "const found = __probe.shown(arguments[0])[0];
        if (!found) throw new Error(`nothing of ${arguments[0]}`);
        found.click()";
    table.session().script::<()>(look, json!([selector]));
}

/// Opens a question of a player, by his own button or by the menu.
fn ask(table: &Table, seat: &str, action: &str) {
    let own = format!(".pl[data-seat={seat}] [data-action={action}]");
    if table.rects(&own).is_empty() {
        click(table, "[data-action=menu]");
        table.until("the menu", |state| state.dialogs == 1);
        click(table, &format!(".menu [data-seat={seat}] [data-action={action}]"));
    } else {
        click(table, &own);
    }
    table.until("the question", |state| state.seat(seat).asking && state.dialogs == 0);
}

#[test]
fn the_result_lies_over_nothing_that_is_needed() {
    with(&Setup::array(), |table| {
        name_the_four(table);
        for lang in ["gl", "es", "en", "pt", "fr", "de"] {
            for size in SIZES {
                table.session().resize(size.0, size.1);
                table.forgive_shifts();
                let clocks = Setup::array().clocks([1, 300_000, 300_000, 300_000]).lang(lang);
                for loser in ["BlackA", "WhiteA"] {
                    table.lay_and_start(&clocks);
                    if loser == "WhiteA" {
                        table.until("a fallen flag", |state| state.seat("WhiteA").flag_down());
                        click(table, ".claim[data-team=two]");
                    } else {
                        ask(table, loser, "resign");
                        click(table, ".pl [data-action=resign-yes]");
                    }
                    table.until("the result", |state| state.outcome.is_some());
                    table.settle();
                    let result = table.rect(".result");
                    assert!(screen(size).holds(result), "{size:?}, {lang}: {result:?}");
                    for (element, place) in
                        table.rects(".rhead, .rw, .rbt, .result button, .result a, .result .tb")
                    {
                        assert!(result.holds(place), "{size:?}, {lang}: {element} {place:?} in {result:?}");
                    }
                    apart(
                        table,
                        ".result",
                        &[
                            "[data-action=menu]",
                            "[data-action=theme]",
                            "[data-action=turn]",
                            "svg.board",
                            ".clk",
                            ".pl",
                        ],
                        size,
                    );
                    apart(table, ".rw", &[".rbt"], size);
                    for seat in SEATS {
                        let line = |part: &str| format!(".pl[data-seat={seat}] {part}");
                        apart(table, &line(".st"), &[&line(".pts")], size);
                        // Lying, the name is pressed beyond its line.
                        if ![(640, 360), (1280, 720)].contains(&size) {
                            apart(table, &line(".st"), &[&line(".name")], size);
                        }
                        apart(table, &line(".pts"), &[&line(".name")], size);
                    }
                    table.forgive_shifts();
                }
            }
        }
    });
}

/// Whatever is asked, offered or refused: both teams see their button for the time, and reach it.
#[test]
fn the_claims_of_both_teams_stay_in_reach() {
    with(&Setup::array(), |table| {
        for lang in ["gl", "es", "en", "pt", "fr", "de"] {
            for size in SIZES {
                table.session().resize(size.0, size.1);
                table.forgive_shifts();
                table.lay_and_start(&Setup::array().lang(lang));
                let both = [".claim[data-team=one]", ".claim[data-team=two]"];
                let check = |what: &str| {
                    table.settle();
                    for claim in both {
                        table.reach(claim);
                    }
                    apart(table, what, &both, size);
                    for (element, place) in table.rects(&format!("{what} button")) {
                        assert!(screen(size).holds(place), "{size:?}, {lang}: {element} {place:?}");
                    }
                };
                for seat in SEATS {
                    for question in ["resign", "draw"] {
                        ask(table, seat, question);
                        check(".ask");
                        click(table, &format!(".pl[data-seat={seat}] [data-action={question}-no]"));
                        table.until("no question", |state| !state.seat(seat).asking);
                    }
                }
                for (team, other) in [("one", "two"), ("two", "one")] {
                    click(table, &format!(".claim[data-team={team}]"));
                    table.until("a refusal", |state| state.team(team).refusal.is_some());
                    table.settle();
                    apart(table, ".tm .why", &[&format!(".claim[data-team={other}]")], size);
                    for claim in both {
                        table.reach(claim);
                    }
                    // It goes with the next match at the latest.
                    table.lay_and_start(&Setup::array().lang(lang));
                }
                for (from, to) in [("A:e2", "A:e4"), ("A:e7", "A:e5")] {
                    pasapezas_browser_tests::Hand::Taps.play(table, from, to);
                }
                ask(table, "WhiteA", "draw");
                click(table, ".pl [data-action=offer]");
                table.until("the offer", |state| state.seat("BlackA").answers.len() == 2);
                check(".ans .yn");
                table.perform(&[Pointer::mouse().to(table.reach(".pl [data-action=decline]"))]);
                table.forgive_shifts();
            }
        }
    });
}
