//! How a game ended: results, reasons, and who has won.

use super::{complaints, read};
use crate::base::{BoardId, Seat, Team};
use crate::record::ResultToken;
use crate::rules::{DrawReason, Outcome, WinReason};

const NAMES: &str = "[WhiteA \"Ana\"][BlackA \"Brais\"][WhiteB \"Carme\"][BlackB \"Duarte\"]\n";

fn end(text: &str) -> (ResultToken, Option<Team>, Option<Outcome>) {
    let found = read(&format!("{NAMES}1A. e4 1B. e4 {text}"));
    assert_eq!(complaints(&found), [""; 0], "{text}");
    let ending = found.record.ending;
    (ending.token, ending.winner, ending.outcome)
}

fn won(loser: Seat, reason: fn(Seat) -> WinReason) -> Outcome {
    Outcome::Won { by: loser.team().other(), reason: reason(loser) }
}

const MATE: fn(Seat) -> WinReason = |loser| WinReason::Mate { loser };
const TIME: fn(Seat) -> WinReason = |loser| WinReason::Time { loser };
const RESIGNATION: fn(Seat) -> WinReason = |loser| WinReason::Resignation { loser };

#[test]
fn the_named_loser_counts_in_both_meanings_of_the_result() {
    let two = Some(Team::Two);
    let one = Some(Team::One);
    let cases = [
        // The result of board A.
        ("{Duarte checkmated} 0-1", ResultToken::ZeroOne, two, Some(won(Seat::BLACK_B, MATE))),
        ("{Carme forfeits on time} 1-0", ResultToken::OneZero, one, Some(won(Seat::WHITE_B, TIME))),
        ("{Ana resigns} 0-1", ResultToken::ZeroOne, two, Some(won(Seat::WHITE_A, RESIGNATION))),
        // The result of board B, which ended the game.
        ("{Duarte checkmated} 1-0", ResultToken::OneZero, two, Some(won(Seat::BLACK_B, MATE))),
        ("{Carme forfeits on time} 0-1", ResultToken::ZeroOne, one, Some(won(Seat::WHITE_B, TIME))),
        // By seats.
        ("{WA checkmated} 0-1", ResultToken::ZeroOne, two, Some(won(Seat::WHITE_A, MATE))),
        ("{BlackB resigns} 0-1", ResultToken::ZeroOne, two, Some(won(Seat::BLACK_B, RESIGNATION))),
        ("{b resigns} 0-1", ResultToken::ZeroOne, two, Some(won(Seat::BLACK_B, RESIGNATION))),
        // By the winner.
        ("{Carme won by checkmate} 0-1", ResultToken::ZeroOne, two, Some(won(Seat::BLACK_B, MATE))),
        (
            "{Brais & Carme won: Duarte resigned} 0-1",
            ResultToken::ZeroOne,
            two,
            Some(won(Seat::BLACK_B, RESIGNATION)),
        ),
        ("{Ana's partner won} 0-1", ResultToken::ZeroOne, one, None),
        // Behind the result.
        ("1-0 {Carme resigns}", ResultToken::OneZero, one, Some(won(Seat::WHITE_B, RESIGNATION))),
    ];
    for (text, token, winner, outcome) in cases {
        assert_eq!(end(text), (token, winner, outcome), "{text}");
    }
}

#[test]
fn without_a_name_the_result_is_that_of_board_a() {
    assert_eq!(end("1-0"), (ResultToken::OneZero, Some(Team::One), None));
    assert_eq!(end("0-1"), (ResultToken::ZeroOne, Some(Team::Two), None));
    assert_eq!(end("1/2-1/2"), (ResultToken::Half, None, None));
    assert_eq!(end("*"), (ResultToken::Open, None, None));
    assert_eq!(end(""), (ResultToken::Open, None, None));
    assert_eq!(end("½-½").0, ResultToken::Half);
}

#[test]
fn draws_and_broken_off_games_have_no_winner() {
    let board = BoardId::B;
    let drawn = |reason| Some(Outcome::Drawn { reason });
    let cases = [
        ("{Game drawn by mutual agreement} 1/2-1/2", drawn(DrawReason::Agreement { board })),
        ("{Game drawn by repetition} 1/2-1/2", drawn(DrawReason::Repetition { board })),
        ("{Game drawn by stalemate} 1/2-1/2", drawn(DrawReason::Stalemate { board })),
        ("{Draw by the 50 move rule} 1/2-1/2", drawn(DrawReason::FiftyMoves { board })),
        ("{Game drawn because both players ran out of time} 1/2-1/2", drawn(DrawReason::Flags)),
        ("{Game drawn by mate on both boards} 1/2-1/2", None),
        ("{Partners' game drawn} 1/2-1/2", None),
        ("{Game drawn because neither player has mating material} 1/2-1/2", None),
        ("{Ana ran out of time and Brais has no material to mate} 1/2-1/2", None),
        ("{Game aborted on move 1} *", Some(Outcome::CalledOff)),
        ("{Game aborted by mutual agreement} *", Some(Outcome::CalledOff)),
        ("{Ana lost connection, game adjourned} *", None),
        ("{Still in progress} *", None),
    ];
    for (text, outcome) in cases {
        assert_eq!((end(text).1, end(text).2), (None, outcome), "{text}");
    }
}

#[test]
fn a_last_move_that_mates_tells_who_has_won() {
    let found = read("1B. f3 1b. e5 2B. g4 1A. e4 2b. Qh4#");
    // Pieces may still arrive, but none of them could stand between: g3 is empty and f2 is too.
    assert_eq!(found.record.ending.winner, None);
    let found = read("1B. e4 1b. e5 2B. Qh5 2b. Nc6 3B. Bc4 3b. Nf6 4B. Qxf7#");
    assert_eq!(found.record.ending.winner, Some(Team::Two));
    assert_eq!(found.record.ending.outcome, Some(won(Seat::BLACK_B, MATE)));
}

#[test]
fn a_remark_about_the_end_is_no_comment_and_others_are() {
    let found =
        read(&format!("{NAMES}1A. e4 {{R: Ana requests to abort the game.}}\n{{Game aborted on move 1}} *"));
    assert_eq!(found.record.ending.remarks, ["Game aborted on move 1"]);
    assert_eq!(super::last(&found).notes.after, ["R: Ana requests to abort the game."]);
    let found = read(&format!("{NAMES}1A. e4 {{a good beginning}} 1-0"));
    assert_eq!((found.record.ending.remarks.len(), super::last(&found).notes.after.len()), (0, 1));
    assert_eq!(found.last_comment.unwrap(), "a good beginning");
    for (text, remarks) in
        [("a pawn was won", 0), ("Ana won", 1), ("Brais and Carme lost", 1), ("she lost", 0)]
    {
        let found = read(&format!("{NAMES}1A. e4 {{{text}}} *"));
        assert_eq!(found.record.ending.remarks.len(), remarks, "{text}");
    }
}

#[test]
fn a_star_at_the_end_leaves_the_result_to_the_tag() {
    let found = read(&format!("[Result \"0-1\"]{NAMES}1A. e4 {{Brais won by checkmate}} *"));
    assert_eq!(found.record.ending.token, ResultToken::ZeroOne);
    assert_eq!((found.record.ending.winner, found.complaints.len()), (Some(Team::Two), 0));
}

#[test]
fn tags_tell_what_the_text_does_not() {
    let found = read(&format!("[Termination \"Duarte checkmated\"]{NAMES}1A. e4 0-1"));
    assert_eq!(found.record.ending.outcome, Some(won(Seat::BLACK_B, MATE)));
    let found = read(&format!("[Winner \"Two\"]{NAMES}1A. e4 1/2-1/2"));
    assert_eq!(found.record.ending.winner, Some(Team::Two));
}

#[test]
fn our_tag_holds_against_a_remark() {
    let found = read(&format!("[Winner \"Two\"]{NAMES}1A. e4 {{Brais resigns}} 1-0"));
    assert_eq!((found.record.ending.winner, found.record.ending.outcome), (Some(Team::Two), None));
    assert_eq!(complaints(&found), ["1:10: the text of the tag Winner makes no sense"]);
}

#[test]
fn a_name_of_two_seats_means_the_board_that_moved_last() {
    let both = "[WhiteA \"WHITE\"][BlackA \"BLACK\"][WhiteB \"WHITE\"][BlackB \"BLACK\"]";
    let found = read(&format!("{both} 1B. e4 1A. e4 {{WHITE checkmated}} 0-1"));
    assert_eq!(found.record.ending.outcome, Some(won(Seat::WHITE_A, MATE)));
    let found = read(&format!("{both} 1A. e4 1B. e4 {{WHITE checkmated}} 0-1"));
    assert_eq!(found.record.ending.outcome, Some(won(Seat::WHITE_B, MATE)));
}

#[test]
fn a_result_that_fits_in_no_meaning_is_named() {
    for text in ["{Ana resigns} 1-0", "{Brais resigns} 0-1", "{Carme resigns} 1/2-1/2"] {
        let found = read(&format!("{NAMES}1A. e4 {text}"));
        assert_eq!(complaints(&found).len(), 1);
        assert!(complaints(&found)[0].ends_with("contradicts who has lost"), "{text}");
        assert!(found.record.ending.winner.is_some());
    }
}

#[test]
fn what_follows_the_result_is_named() {
    for text in ["1A. e4 1-0 1a. e5", "1A. e4 1-0\n{late}", "1A. e4 [Event \"x\"]"] {
        let found = read(text);
        assert_eq!((found.played, complaints(&found).len()), (1, 1), "{text}");
        assert!(complaints(&found)[0].ends_with("what follows the result is left out"), "{text}");
    }
}
