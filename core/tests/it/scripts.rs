//! Whole matches as scripts: every claim, offer and end, as the example `replay` prints them.

use crate::script::replay;

/// The lines a script prints, without the last one, which shows the boards.
fn run(script: &str) -> Vec<String> {
    let out = replay(script).unwrap();
    let mut lines: Vec<_> = out.lines().map(str::to_owned).collect();
    assert!(lines.pop().is_some_and(|line| line.starts_with("bfen ")));
    lines
}

/// Runs a script whose lines end in `= what is printed`; the last line is the outcome.
fn check(script: &str) {
    let expected: Vec<_> =
        script.lines().filter_map(|line| line.split_once('=')).map(|(_, out)| out.trim()).collect();
    let actions: Vec<_> = script.lines().map(|line| line.split('=').next().unwrap_or_default()).collect();
    assert_eq!(run(&actions.join("\n")), expected, "{script}");
}

#[test]
fn a_win_on_time_is_claimed_by_either_member() {
    check(
        "clocks 1000 600000 600000 600000
         0 table start = ok
         900 BlackA claim time = refused no-flag-fallen 9.2
         1000 WhiteA claim time = refused no-flag-fallen 9.2
         5000 WhiteA e4 = ok
         6000 WhiteB claim time = ok
         7000 BlackA e5 = refused match-over 9
          = outcome two time 9.2",
    );
}

#[test]
fn a_flag_of_each_team_draws() {
    check(
        "clocks 1000 600000 2000 600000
         0 table start = ok
         9000 BlackA claim time = refused match-over 9
         9000 table tick = ok
          = outcome draw flags 10.2",
    );
}

#[test]
fn a_forbidden_placement_is_removed() {
    check(
        "set enforcement strict
         bfen 6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1
         0 table start = ok
         100 WhiteA N@f7 = ok
         150 WhiteB claim placement = refused not-your-placement-claim 7.5
         200 BlackA claim placement = ok
         300 BlackA claim placement = refused nothing-to-remove 7.5
         400 BlackA g6 = ok
         500 BlackA claim placement = refused nothing-to-remove 7.5
          = outcome none",
    );
}

#[test]
fn draws_are_offered_declined_and_accepted() {
    check(
        "0 table start = ok
         1 WhiteA e4 = ok
         2 WhiteA offer = refused offer-too-early 10.1
         3 BlackA e5 = ok
         4 WhiteA offer = ok
         5 BlackB accept = refused no-offer 10.1
         6 BlackA decline = ok
         7 WhiteA offer = refused offer-again 10.1
         8 BlackA offer = ok
         9 WhiteA accept = ok
          = outcome draw agreement 10.1",
    );
}

#[test]
fn repetition_and_fifty_moves_are_claimed() {
    let kings =
        "bfen 4k3/8/8/8/8/8/8/4K3[] w - - 92 60 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
    let moves = "0 table start
         1 WhiteA Kd1
         2 BlackA Kd8
         3 WhiteA Ke1
         4 BlackA Ke8
         5 WhiteA claim repetition
         6 WhiteA Kd1
         7 BlackA Kd8
         8 WhiteA Ke1
         8 WhiteA claim repetition
         9 BlackA Ke8
         9 WhiteA claim fifty";
    let fifty = run(&format!("{kings}\n{moves}"));
    assert_eq!(fifty[5], "refused not-repeated 10.3");
    assert_eq!(fifty[9], "refused not-your-turn 4.2");
    assert_eq!(fifty.last().unwrap(), "outcome draw fifty-moves 10.3");
    let repetition =
        run(&format!("{kings}\n{}", moves.replace("9 WhiteA claim fifty", "9 WhiteA claim repetition")));
    assert_eq!(repetition.last().unwrap(), "outcome draw repetition 10.3");
    let early = run(&format!("{kings}\n0 table start\n1 WhiteA claim fifty"));
    assert_eq!(early, ["ok", "refused not-fifty-moves 10.3", "outcome none"]);
}

#[test]
fn mate_stalemate_and_resignation_end_both_boards() {
    check(
        "0 table start = ok
         1 WhiteB f3 = ok
         2 BlackB e5 = ok
         3 WhiteB g4 = ok
         4 BlackB Qh4 = ok
         5 WhiteA e4 = refused match-over 9
          = outcome one mate 9.1",
    );
    check(
        "bfen 7k/8/4Q1K1/8/8/8/8/8[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1
         0 table start = ok
         1 WhiteA Qf7 = ok
          = outcome draw stalemate 10.4",
    );
    check(
        "0 table start = ok
         0 table pause = ok
         1 WhiteA e4 = refused paused 8
         2 BlackB resign = ok
         3 table resume = refused match-over 9
          = outcome two resignation 9.3",
    );
}

#[test]
fn a_script_that_cannot_be_read_says_where() {
    for (script, error) in [
        ("preset chess", "1: no preset is called \"chess\""),
        ("set drop_check maybe", "1: drop_check: expected one of no_check, no_mate, free"),
        ("0 table start\n\n1 WhiteC e4", "3: no seat is called \"WhiteC\""),
        ("0 table start\n1 WhiteA zz9", "2: \"zz9\": this is not the text of a move"),
        ("clocks 1 2 3", "1: clocks needs four whole numbers of milliseconds: WhiteA BlackA WhiteB BlackB"),
    ] {
        assert_eq!(replay(script).unwrap_err(), error);
    }
    assert!(replay("set flag_draw same_board\n0 table start").unwrap_err().starts_with("2: time_win"));
}
