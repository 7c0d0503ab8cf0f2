//! The next match of the same four, and a match that is called off.

use crate::dialogue;
use pasapezas_browser_tests::{Hand, Setup, State, Table, with};
use serde_json::json;

const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

fn names(state: &State) -> [String; 4] {
    SEATS.map(|seat| state.seat(seat).name.clone())
}

/// A match of four people with different times, lost by BlackA's resignation.
fn play_one(table: &Table) {
    dialogue::open(table);
    for (seat, name) in SEATS.into_iter().zip(["Ana", "Brais", "Carme", "Duarte"]) {
        dialogue::fill(table, &format!(".seats input[data-seat={seat}]"), name);
    }
    dialogue::begin(table);
    resign(table);
}

pub(crate) fn resign(table: &Table) {
    table.start();
    Hand::Mouse.play(table, "A:e2", "A:e4");
    table.press_at("BlackA", "resign");
    table.until("the question", |state| state.seat("BlackA").asking);
    table.press_at("BlackA", "resign-yes");
    table.until("the result", |state| state.outcome.is_some());
}

/// Same seats, colours swapped, partners swapped: who sits where then.
#[test]
fn a_rematch_seats_the_four_as_it_says() {
    with(&Setup::array(), |table| {
        play_one(table);
        for (how, seated) in [
            ("same", ["Ana", "Brais", "Carme", "Duarte"]),
            // Partners and opponents stay; everybody has the other colour.
            ("colours", ["Duarte", "Carme", "Brais", "Ana"]),
            // The one at White of A stays, the others move on by one.
            ("partners", ["Duarte", "Brais", "Ana", "Carme"]),
        ] {
            table.press(&format!("rematch-{how}"));
            let state =
                table.until("a new match", |state| state.phase == "before" && state.outcome.is_none());
            assert_eq!(names(&state), seated, "{how}");
            assert_eq!((state.stored_in_all(), state.board("A").pieces.len()), (0, 32));
            table.forgive_shifts();
            resign(table);
        }
    });
}

/// The score of the evening counts for people and not for seats.
#[test]
fn the_evening_is_counted_by_team_and_by_player() {
    with(&Setup::array(), |table| {
        play_one(table);
        table.press("rematch-colours");
        table.until("a new match", |state| state.phase == "before");
        resign(table);
        table.press("close-result");
        let read = |table: &Table| -> Vec<String> {
            table.press("menu");
            table.until("the menu", |state| state.dialogs == 1);
            table.press("evening");
            table.wait("the score", || table.rects(".score").into_iter().next());
            let look = "return [...document.querySelectorAll('.score tbody tr')].map((row) =>
                [...row.children].map((cell) => cell.textContent.trim()).join(' '))";
            table.session().script(look, json!([]))
        };
        // Ana and Duarte won as white and black of team 1, then lost nothing: Carme sat at BlackA and resigned.
        let rows = read(table);
        for row in ["Ana 2 2", "Duarte 2 2", "Brais 0 2", "Carme 0 2"] {
            assert!(rows.iter().any(|each| each == row), "{row} in {rows:?}");
        }
        table.press("close");
        table.until("a closed score", |state| state.dialogs == 0);
        table.forgive_shifts();
        table.reload();
        assert_eq!(read(table), rows, "kept for the next visit");
    });
}

/// Before both boards have a first move, the match may be called off: no result, no points.
#[test]
fn a_match_is_called_off_before_the_first_moves() {
    with(&Setup::array(), |table| {
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        open_call_off(table);
        table.press("cancel");
        let state = table.until("a match that goes on", |state| state.dialogs == 0);
        assert_eq!(state.phase, "playing");
        open_call_off(table);
        table.press("call-off-yes");
        let state = table.until("the end", |state| state.phase == "over");
        for seat in SEATS {
            assert_eq!((state.seat(seat).points.as_str(), state.seat(seat).running), ("", false), "{seat}");
        }
        let outcome = table.until("the result", |state| state.outcome.is_some()).outcome.unwrap();
        assert_eq!(outcome.code, "called-off");
    });
}

fn open_call_off(table: &Table) {
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
    table.press("call-off");
    table.wait("the question", || table.rects("[data-action=call-off-yes]").into_iter().next());
}

/// With a move on both boards it is too late: the menu has no such row.
#[test]
fn after_both_first_moves_nothing_is_called_off() {
    with(&Setup::array(), |table| {
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        Hand::Mouse.play(table, "B:e2", "B:e4");
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        assert!(table.rects("[data-action=call-off]").is_empty());
        assert_eq!(
            table.rects(".menu [data-action=resign]").len()
                + table.rects(".menu [data-action=new-match]").len(),
            5
        );
    });
}
