//! A whole round beside real boards, as a table of a tournament might have it.

use crate::claims::{
    Taps, annul_by_set_up, claim_flag, claim_late, enter, go_on, sources, stands, start_recorded,
    until_screen,
};
use crate::clock_page::{face, phase, running, setup, text, until_phase};
use crate::sharing::wait_for;
use pasapezas_browser_tests::{Table, with};

/// A forbidden placement is claimed: the pawn leaves the board, and goes to the claimant's partner.
fn a_placement_is_removed(table: &Table) {
    enter(table, &[("WhiteA", "A:e2", "A:e4"), ("BlackA", "A:e7", "A:e5")]);
    enter(table, &[("WhiteA", "A:g1", "A:f3"), ("BlackA", "A:g8", "A:f6")]);
    enter(table, &[("WhiteA", "A:f3", "A:e5"), ("BlackA", "A:f6", "A:e4")]);
    enter(
        table,
        &[("WhiteB", "B:e2", "B:e4"), ("BlackB", "B:d7", "B:d5"), ("WhiteB", "WhiteB:pawn", "B:d7")],
    );
    table.press("close");
    let mut taps = Taps::open(table);
    taps.who("BlackB").what("placement");
    until_screen(table, "rule");
    assert_eq!((taps.count, sources(table).as_str()), (2, "7.5 7.4"), "the record names the placement");
    assert_eq!(phase(table), "running");
    table.press("uphold");
    table.wait("a closed panel", || table.rects(".beside").is_empty().then_some(()));
    assert_eq!(running(table), [true, false, false, true], "the claimant is on move");
    table.press("record");
    wait_for(table, ".rec .board");
    assert!(!stands(table, "B:d7"));
}

/// An illegal move is found when what was captured since stands on the other board: both go back.
fn both_boards_are_restored(table: &Table) {
    enter(table, &[("BlackB", "B:d5", "B:e4"), ("WhiteA", "A:d2", "A:d3")]);
    enter(table, &[("BlackA", "A:a8", "A:a5"), ("WhiteA", "A:d3", "A:e4")]);
    enter(table, &[("WhiteB", "B:f1", "B:c4"), ("BlackB", "BlackB:knight", "B:f5")]);
    table.press("close");
    claim_late(table);
    table.press("uphold");
    until_screen(table, "done");
    table.press("close");
    table.press("record");
    wait_for(table, ".rec .board");
    table.wait("the boards before", || (stands(table, "A:a8") && stands(table, "B:f1")).then_some(()));
    assert!(stands(table, "A:d3") && stands(table, "A:e4"), "the knight is back");
    assert_eq!(text(table, ".rlast"), "Put this position on the real boards.");
    assert!(!stands(table, "A:a5") && !stands(table, "B:c4") && !stands(table, "B:f5"));
    go_on(table);
}

/// A flag of each team falls; that is a draw when somebody notices.
fn both_flags_are_a_draw(table: &Table) {
    table.press("start");
    until_phase(table, "running");
    table.pass(301_000);
    let is_out = |seat| face(table, seat).0.starts_with("0:00");
    table.wait("no time left", || (is_out("WhiteA") && is_out("WhiteB")).then_some(()));
    assert_eq!(phase(table), "running", "nobody has noticed");
    claim_flag(table, "BlackA");
    until_phase(table, "over");
    let result = text(table, ".half .ends");
    assert!(result.contains("Draw") && result.contains("10.2"), "{result}");
}

#[test]
fn a_round_is_led_from_the_first_move_to_the_result() {
    with(&setup().size(1440, 900), |table| {
        start_recorded(table);
        a_placement_is_removed(table);
        both_boards_are_restored(table);
        annul_by_set_up(table);
        both_flags_are_a_draw(table);
        table.forgive_shifts();
    });
}
