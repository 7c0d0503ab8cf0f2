//! Records that start from a position of their own.

use super::{complaints, fen, read};
use crate::base::BoardId;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3";

fn from(boards: &str) -> super::Found {
    read(&format!("[SetUp \"1\"]\n[FEN \"{boards}\"]\n\n1A. Ke2 1B. Kd1 *"))
}

#[test]
fn a_reserve_is_read_in_every_form() {
    let cases = [
        ("[]", "[]"),
        ("[-]", "[]"),
        ("", "[]"),
        ("/", "[]"),
        ("/Nq", "[Nq]"),
        ("[qN]", "[Nq]"),
        ("[N2pp]", "[NNpp]"),
    ];
    for (written, reserve) in cases {
        let found = from(&format!("{KINGS}{written} w - - 0 1 | {KINGS}{written} w - - 0 1"));
        assert_eq!(complaints(&found), [""; 0], "{written}");
        assert_eq!(found.played, 2);
        assert_eq!(fen(&found, BoardId::A), format!("4k3/8/8/8/8/8/4K3/8{reserve} b - -"), "{written}");
        assert_eq!(fen(&found, BoardId::B), format!("4k3/8/8/8/8/8/8/3K4{reserve} b - -"), "{written}");
    }
}

#[test]
fn a_reserve_stands_in_any_field() {
    for text in ["[N] w - - 0 1", " [N] w - - 0 1", " w [N] - - 0 1", " w - - [N] 0 1", " w - - 0 1 [N]"] {
        let found = from(&format!("{KINGS}{text} | {KINGS}{text}"));
        assert_eq!((complaints(&found).len(), found.played), (0, 2), "{text}");
        assert_eq!(fen(&found, BoardId::A), "4k3/8/8/8/8/8/4K3/8[N] b - -", "{text}");
    }
}

#[test]
fn boards_are_parted_in_every_way_that_was_seen() {
    for parting in [" | ", "|", "\n", "\r\n", "\\n", " \\n ", ";"] {
        let found = from(&format!("{KINGS}[] w - - 0 1{parting}{KINGS}[] w - - 0 1"));
        assert_eq!((complaints(&found), found.played), (vec![], 2), "{parting:?}");
    }
}

#[test]
fn a_promoted_mark_is_kept() {
    let found = from("4k3/8/8/8/8/8/8/Q~3K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/R~3K3[] w - - 0 1");
    assert_eq!(fen(&found, BoardId::A), "4k3/8/8/8/8/8/4K3/Q~7[] b - -");
    assert_eq!(fen(&found, BoardId::B), "4k3/8/8/8/8/8/8/R~2K4[] b - -");
}

#[test]
fn an_impossible_right_is_forgiven_by_name() {
    let found = from("4k3/8/8/8/8/8/8/4K2R[] w KQ - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - e6 0 1");
    assert_eq!(found.played, 2);
    assert_eq!(complaints(&found).len(), 2);
    assert!(complaints(&found)[0].starts_with("2:7: position of board A: White cannot castle"));
    assert!(complaints(&found)[1].ends_with("the right is taken away"));
}

#[test]
fn a_start_that_cannot_be_read_is_named_by_line_and_column_and_nothing_is_played() {
    let fine = format!("{KINGS}[] w - - 0 1");
    let cases = [
        (
            format!("{KINGS}[Nx] w - - 0 1 | {fine}"),
            "2:28: position: board A: column 22, reserve: 'x' means nothing here",
        ),
        (
            format!("{KINGS}/Nx w - - 0 1 | {fine}"),
            "2:28: position: board A: column 22, reserve: 'x' means nothing here",
        ),
        (format!("{fine} | 4k3/8/8/8/8/8/8/4K4[] w - - 0 1"), "2:59: position: board B: column 53"),
        (format!("{fine} | {KINGS}[ w - - 0 1"), "2:60: position: board B"),
        (fine.clone(), "2:7: position: there is one board; two are written A | B"),
        (format!("8/8/8/8/8/8/8/4K3[] w - - 0 1 | {fine}"), "2:7: position of board A: Black has no king"),
        (format!("{KINGS}[K] w - - 0 1 | {fine}"), "2:7: position of board A: White has a king in reserve"),
        (
            format!("P3k3/8/8/8/8/8/8/4K3[] w - - 0 1 | {fine}"),
            "2:7: position of board A: a pawn stands on a8",
        ),
    ];
    for (boards, complaint) in cases {
        let found = from(&boards);
        let lines = complaints(&found);
        assert!(lines[0].starts_with(complaint), "{boards}: {lines:?}");
        assert_eq!(lines[1..], ["4:5: nothing can be played without its position"], "{boards}");
        assert_eq!((found.tokens, found.played), (2, 0));
        assert_eq!(found.stopped.unwrap().index, 0);
    }
}

#[test]
fn without_set_up_the_position_is_not_looked_at() {
    let found = read("[SetUp \"0\"][FEN \"nonsense\"] 1A. e4");
    assert_eq!((complaints(&found).len(), found.played), (0, 1));
}

#[test]
fn the_number_of_a_move_goes_on_from_wherever_it_starts() {
    let found = read(&format!(
        "[FEN \"{KINGS}[] b - - 0 7 | {KINGS}[] w - - 0 9\"] 7a. Ke7 1B. Ke2 8A. Ke2 1b. Ke7 2B. Ke3"
    ));
    assert_eq!((complaints(&found).len(), found.played), (0, 5));
}
