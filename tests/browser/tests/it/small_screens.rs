//! Claims, offers and questions where there is little room: in sight, big enough, and nothing over them.

use crate::positions::{KINGS, LIVELY};
use pasapezas_browser_tests::{Pointer, Rect, Setup, Table, with};

const SIZES: [(u32, u32); 2] = [(360, 640), (640, 360)];

const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

fn tap(table: &Table, selector: &str) {
    table.perform(&[Pointer::finger(1).tap(table.reach(selector))]);
}

/// Opens a question of a player, by his own button or by the menu.
fn ask(table: &Table, seat: &str, action: &str) {
    if table.rects(&format!(".pl[data-seat={seat}] [data-action={action}]")).is_empty() {
        tap(table, "[data-action=menu]");
        table.until("the menu", |state| state.dialogs == 1);
        tap(table, &format!(".menu [data-seat={seat}] [data-action={action}]"));
    } else {
        tap(table, &format!(".pl[data-seat={seat}] [data-action={action}]"));
    }
    table.until("the question", |state| state.seat(seat).asking && state.dialogs == 0);
}

/// All that are shown of a kind lie on the screen, can be pressed, and are big enough for a finger.
fn check_buttons(table: &Table, selector: &str, count: usize, (width, height): (u32, u32)) {
    let screen = Rect { x: 0.0, y: 0.0, width: width.into(), height: height.into() };
    let found = table.rects(selector);
    assert_eq!(found.len(), count, "{selector} at {width}×{height}");
    for (element, place) in found {
        assert!(screen.holds(place), "{width}×{height}: off the screen: {place:?} {element}");
        assert!(place.width >= 31.5 && place.height >= 31.5, "{width}×{height}: {place:?} {element}");
    }
}

/// The buttons for the time lie beside boards, reserves, clocks, names, menu and pause, before a flag falls and after it.
#[test]
fn the_claims_of_the_time_have_places_of_their_own() {
    for size in SIZES {
        with(
            &Setup::boards(LIVELY.0, LIVELY.1)
                .clocks([1_500, 300_000, 300_000, 300_000])
                .size(size.0, size.1)
                .touch_only(),
            |table| {
                table.start();
                for fallen in [false, true] {
                    if fallen {
                        table.until("a fallen flag", |state| state.seat("WhiteA").flag_down());
                    }
                    check_buttons(table, ".claim", 2, size);
                    let mut places = Vec::new();
                    for parts in [
                        ".claim",
                        "svg.board",
                        ".slot",
                        ".clk",
                        ".pl",
                        "[data-action=menu]",
                        "[data-action=pause]",
                    ] {
                        places.extend(table.rects(parts));
                    }
                    for (nth, (one, place)) in places.iter().enumerate() {
                        for (other, there) in &places[nth + 1..] {
                            assert!(
                                !place.overlaps(*there),
                                "{size:?}: {one} {place:?} lies over {other} {there:?}"
                            );
                        }
                    }
                }
                tap(table, ".claim[data-team=one]");
                let state = table.until("a refusal", |state| state.team("one").refusal.is_some());
                let why = state.team("one").refusal.as_ref().unwrap();
                assert_eq!((why.article.as_str(), why.sentence.is_empty()), ("9.2", false));
                check_buttons(table, ".team .why", 1, size);
                tap(table, ".claim[data-team=two]");
                let outcome = table.until("the result", |state| state.outcome.is_some()).outcome.unwrap();
                assert_eq!(outcome.code, "time");
            },
        );
    }
}

/// A player asks, his opponent answers: every button is in reach, for each of the four.
#[test]
fn every_seat_offers_and_answers() {
    for size in SIZES {
        with(&Setup::array().size(size.0, size.1).touch_only(), |table| {
            table.start();
            for (from, to) in [("A:e2", "A:e4"), ("A:e7", "A:e5"), ("B:e2", "B:e4"), ("B:e7", "B:e5")] {
                pasapezas_browser_tests::Hand::Taps.play(table, from, to);
            }
            for seat in SEATS {
                let opponent = SEATS[SEATS.iter().position(|it| *it == seat).unwrap() ^ 1];
                ask(table, seat, "draw");
                let line = format!(".pl[data-seat={seat}]");
                tap(table, &format!("{line} [data-action=draw-no]"));
                table.until("no question", |state| !state.seat(seat).asking);
                ask(table, seat, "draw");
                tap(table, &format!("{line} [data-action=offer]"));
                table.until("the offer", |state| state.seat(opponent).answers.len() == 2);
                let answers = format!(".pl[data-seat={opponent}] .ans button");
                check_buttons(table, &answers, 2, size);
                table.reach(&format!(".pl[data-seat={opponent}] [data-action=accept]"));
                tap(table, &format!(".pl[data-seat={opponent}] [data-action=decline]"));
                table.until("no offer", |state| state.seat(opponent).answers.is_empty());
                ask(table, seat, "resign");
                check_buttons(table, &format!("{line} .yn button"), 2, size);
                table.reach(&format!("{line} [data-action=resign-yes]"));
                tap(table, &format!("{line} [data-action=resign-no]"));
                table.until("no question", |state| !state.seat(seat).asking);
            }
        });
    }
}

/// What may be taken off is taken off by a tap.
#[test]
fn a_forbidden_placement_is_taken_off_by_a_finger() {
    let board = "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1";
    for size in SIZES {
        let setup = Setup::boards(board, KINGS).rules("pasapezas enforcement=strict").size(size.0, size.1);
        with(&setup.touch_only(), |table| {
            table.start();
            pasapezas_browser_tests::Hand::Taps.play(table, "WhiteA:knight", "A:d6");
            table.until("the claim", |state| state.seat("BlackA").answers == ["remove-piece"]);
            check_buttons(table, "[data-action=remove-piece]", 1, size);
            tap(table, "[data-action=remove-piece]");
            let state = table.until("an empty square", |state| state.at("A:d6").is_none());
            assert_eq!(state.stored("WhiteB:knight"), 1);
        });
    }
}
