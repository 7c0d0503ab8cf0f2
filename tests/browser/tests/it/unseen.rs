//! Matches by somebody who hears the page and has a keyboard: everything is found, done and checked in the accessibility tree
//! alone, with the words of the page.

use crate::positions::{BLACK_DROPS, KINGS, NEW_QUEEN_HANGS, WHITE_DROPS};
use pasapezas_browser_tests::{Key, Reader, Setup, with};

const A: &str = "Board A";
const B: &str = "Board B";
const NEWS: &str = "Notices";

/// From the start to the mate: moves, a capture that passes, a drop, typed moves, moves that cannot be made.
#[test]
fn a_whole_match_by_ear() {
    with(&Setup::array().lang("en"), |table| {
        let reader = Reader::of(table);
        assert_eq!(reader.squares(A).len(), 64);
        reader.press("button", "Start");
        reader.hear(NEWS, "The match begins. White to move on both boards.");
        for (board, from, to, heard) in [
            (A, "e2", "e4", "White A: pawn to e4."),
            (A, "e7", "e5", "Black A: pawn to e5."),
            (B, "e2", "e4", "White B: pawn to e4."),
            (B, "d7", "d5", "Black B: pawn to d5."),
            (B, "e4", "d5", "White B: pawn captures on d5. For Black A’s reserve: pawn."),
            (A, "d1", "h5", "White A: queen to h5."),
            (B, "d8", "h4", "The way is blocked"),
        ] {
            reader.play(board, from, to);
            reader.hear(NEWS, heard);
        }
        reader.keys(&[Key::Escape]);
        a_pawn_is_dropped(&reader);
        the_table_is_asked_for(&reader);
        a_mate_is_typed(&reader);
    });
}

fn a_pawn_is_dropped(reader: &Reader<'_>) {
    let pawn = reader.go_to_reserve("Black A’s reserve", "1 pawn");
    assert_eq!(pawn.role, "button");
    reader.keys(&[Key::Enter]);
    let square = reader.go_to_square(A, "a6");
    assert_eq!(square.name, "a6, empty, you can drop here", "where it may go is heard");
    reader.keys(&[Key::Enter]);
    reader.hear(NEWS, "Black A: pawn dropped on a6.");
    let square = reader.go_to_square(A, "a6");
    assert_eq!(square.name, "a6, black pawn, last move");
    reader.go_to_reserve("Black A’s reserve", "0 pawns");
}

fn the_table_is_asked_for(reader: &Reader<'_>) {
    reader.go_to_square(A, "a1");
    reader.write("?");
    let told = reader.hear(NEWS, "White A to move");
    for part in ["White A’s reserve", "Black A’s reserve", "minutes"] {
        assert!(told.contains(part), "{part} in: {told}");
    }
}

fn a_mate_is_typed(reader: &Reader<'_>) {
    for (typed, heard) in
        [("Nd4", "article 5.1"), ("Bc4", "bishop to c4."), ("Nf6", "knight to f6."), ("Qxf7#", "Team 1 wins")]
    {
        reader.go_to_square(A, "a1");
        reader.write(typed);
        let field = reader.here();
        assert_eq!((field.role.as_str(), field.name.as_str()), ("textbox", "Type the move, Board A"));
        reader.keys(&[Key::Enter]);
        reader.hear(NEWS, heard);
        reader.keys(&[Key::Escape]);
    }
    reader.wait("the winners", |tree| tree.iter().any(|it| it.name == "Team 1 wins").then_some(()));
}

/// What is forbidden is heard with its article, and can be put right.
#[test]
fn refusals_by_ear() {
    let setups = Setup::boards(WHITE_DROPS, BLACK_DROPS);
    for (lang, start, board, reserve, knight, sentence) in [
        ("gl", "Comezar", "Taboleiro A", "Reserva de Brancas A", "1 cabalo", "7.3"),
        ("es", "Empezar", "Tablero A", "Reserva de Blancas A", "1 caballo", "7.3"),
        ("en", "Start", "Board A", "White A’s reserve", "1 knight", "7.3"),
    ] {
        with(&setups.clone().lang(lang), |table| {
            let reader = Reader::of(table);
            reader.press("button", start);
            reader.go_to_reserve(reserve, knight);
            reader.keys(&[Key::Enter]);
            reader.go_to_square(board, "f6");
            reader.keys(&[Key::Enter]);
            reader.wait("the article", |tree| tree.iter().any(|it| it.name.contains(sentence)).then_some(()));
            reader.find("button", knight);
        });
    }
}

/// A pawn that reaches the last rank, and the queen that passes as a pawn.
#[test]
fn a_promotion_by_ear() {
    with(&Setup::boards(NEW_QUEEN_HANGS, KINGS).lang("en"), |table| {
        let reader = Reader::of(table);
        reader.press("button", "Start");
        reader.play(A, "a7", "a8");
        reader.go(Key::Tab, "button", "queen");
        reader.keys(&[Key::Enter]);
        reader.hear(NEWS, "promotes to queen");
        let square = reader.go_to_square(A, "a8");
        assert!(square.name.starts_with("a8, white queen"), "{}", square.line());
        reader.play(A, "b8", "a8");
        reader.hear(NEWS, "For White B’s reserve: pawn.");
    });
}

/// A draw is offered and taken, and another match is begun, which somebody resigns.
#[test]
fn an_offer_and_another_match_by_ear() {
    with(&Setup::array().lang("en"), |table| {
        let reader = Reader::of(table);
        reader.press("button", "Start");
        for (from, to) in [("e2", "e4"), ("e7", "e5")] {
            reader.play(A, from, to);
            reader.hear(NEWS, &format!("pawn to {to}"));
        }
        reader.press("button", "White A: Draw");
        reader.find("group", "White A: Draw");
        reader.press("button", "Offer");
        reader.hear(NEWS, "White A offers a draw");
        reader.press("button", "Accept");
        reader.wait("the result", |tree| tree.iter().any(|it| it.name.contains("Draw")).then_some(()));
        reader.press("button", "Rematch");
        reader.hear(NEWS, "A new match is on the table");
        reader.press("button", "Start");
        reader.hear(NEWS, "The match begins");
        reader.press("button", "Black B: Resign");
        reader.press("button", "Resign");
        reader.wait("the result", |tree| tree.iter().any(|it| it.name.contains("Team 2 wins")).then_some(()));
    });
}

/// Nobody calls a flag: whoever asks how the board stands hears that the time is over, and claims it.
#[test]
fn the_time_is_claimed_by_ear() {
    with(&Setup::array().clocks([900, 300_000, 300_000, 300_000]).lang("en"), |table| {
        let reader = Reader::of(table);
        reader.press("button", "Start");
        reader.press("button", "Claim the time · Team 1");
        reader.hear(NEWS, "article 9.2");
        reader.go_to_square(A, "a1");
        reader.wait("a fallen flag", |tree| tree.iter().any(|it| it.name == "Flag fallen").then_some(()));
        reader.write("?");
        reader.hear(NEWS, "White A’s clock: flag fallen.");
        reader.press("button", "Claim the time · Team 2");
        reader.wait("the winners", |tree| tree.iter().any(|it| it.name == "Team 2 wins").then_some(()));
    });
}

/// A piece that stands where it may not is removed by whoever has the turn.
#[test]
fn a_forbidden_drop_is_removed_by_ear() {
    let strict = Setup::boards(WHITE_DROPS, KINGS).rules("pasapezas enforcement=strict").lang("en");
    with(&strict, |table| {
        let reader = Reader::of(table);
        reader.press("button", "Start");
        reader.go_to_reserve("White A’s reserve", "1 knight");
        reader.keys(&[Key::Enter]);
        reader.go_to_square(A, "f6");
        reader.keys(&[Key::Enter]);
        reader.hear(NEWS, "knight dropped on f6");
        reader
            .find("gridcell", "f6, white knight, you may remove it until you make your next move, last move");
        reader.press("button", "Remove the piece");
        reader.wait("an empty square", |tree| {
            tree.iter().any(|it| it.name.starts_with("f6, empty")).then_some(())
        });
        // It is his partner's now.
        reader.go_to_reserve("White B’s reserve", "1 knight");
    });
}
