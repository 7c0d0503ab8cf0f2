//! Cutting streams into games.

use crate::record::read::{Games, MAX_COMPLAINTS, MAX_GAME};

/// The games of a text, each with its line.
fn cut(text: &[u8]) -> (Vec<(u32, String)>, Vec<String>) {
    let mut games = Games::new();
    games.push(text);
    games.finish();
    let complaints = games.complaints().iter().map(ToString::to_string).collect();
    let found = core::iter::from_fn(|| games.next());
    let found = found.map(|game| (game.line, String::from_utf8_lossy(&game.bytes).into_owned())).collect();
    (found, complaints)
}

fn check(text: &str, expected: &[(u32, &str)]) {
    let (found, complaints) = cut(text.as_bytes());
    let found: Vec<_> = found.iter().map(|(line, text)| (*line, text.as_str())).collect();
    assert_eq!(found, expected, "{text}");
    assert_eq!(complaints, [""; 0], "{text}");
}

#[test]
fn a_game_ends_with_its_result() {
    check("1A. e4 1-0\n1A. d4 *", &[(1, "1A. e4 1-0"), (2, "1A. d4 *")]);
    check("1A. e4 1-0 1A. d4 1/2-1/2 ", &[(1, "1A. e4 1-0 "), (1, "1A. d4 1/2-1/2 ")]);
    check("1A. 0-0 1-0\r\n\r\n1A. d4 *\r\n", &[(1, "1A. 0-0 1-0"), (3, "1A. d4 *")]);
    check("1A. e4 *\r\r1A. d4 *\r", &[(1, "1A. e4 *"), (3, "1A. d4 *")]);
}

#[test]
fn remarks_behind_a_result_are_on_its_line() {
    check("1A. e4 1-0 {a} {b\nc}\n{d} 1A. d4 *", &[(1, "1A. e4 1-0 {a} {b\nc}"), (3, "{d} 1A. d4 *")]);
    check("1A. e4 1-0 ;a 1-0\n1A. d4 *", &[(1, "1A. e4 1-0 ;a 1-0\n"), (2, "1A. d4 *")]);
}

#[test]
fn a_game_without_result_ends_where_tags_begin() {
    check("[E \"\"]\n1A. e4\n[E \"\"]\n1A. d4", &[(1, "[E \"\"]\n1A. e4\n"), (3, "[E \"\"]\n1A. d4")]);
    check("[E \"\"] {x} [F \"\"] 1A. e4", &[(1, "[E \"\"] {x} "), (1, "[F \"\"] 1A. e4")]);
    check("{x}\n[E \"\"][F \"\"]\n[G \"\"] 1A. e4", &[(1, "{x}\n[E \"\"][F \"\"]\n[G \"\"] 1A. e4")]);
    check(
        "[Event \"\"]\n[Site \"\"]\n[Event \"\"]\n",
        &[(1, "[Event \"\"]\n[Site \"\"]\n"), (3, "[Event \"\"]\n")],
    );
}

#[test]
fn what_is_inside_comments_tags_and_variations_ends_nothing() {
    for text in [
        "1A. e4 {1-0 [E \"x\"] \n 0-1} 1a. e5",
        "[Result \"1-0\"]\n[E \" 1-0 \"] 1A. e4",
        "1A. e4 (1A. d4 1-0) 1a. e5",
        "1A. e4 (1A. d4 *\n) 1a. e5",
        "1A. e4\n% 1-0 \n1a. e5",
        "1A. e4 [%x \"\"] 1a. e5",
        "[FEN \"x\n1-0 y\"] 1A. e4",
        "1A. a8(Q) 1a. e5",
    ] {
        check(text, &[(1, text)]);
    }
}

#[test]
fn a_broken_game_leaves_the_next_one_alone() {
    let second = "[Event \"\"]\n1A. d4 *";
    for first in [
        "1A. e4 {open\n",
        "1A. e4 (1A. d4\n",
        "[Site \"open\n1A. e4\n",
        "1A. e4 (1-0\n",
        "} ) ] $ \" 1A. e4\n",
    ] {
        check(
            &format!("{first}{second}"),
            &[(1, first), (u32::try_from(first.lines().count()).unwrap() + 1, second)],
        );
    }
}

#[test]
fn nothing_is_nothing() {
    for text in ["", "\n\n", " \t\r\n", "\u{feff}", ",\n\n,\n", "[[[[\n[[[", "((("] {
        check(text, &[]);
    }
    assert_eq!(cut(b"{only\na comment}\n").1, ["1:1: comments without tags or moves are left out"]);
}

#[test]
fn a_game_that_is_too_long_is_left_out_and_the_next_one_is_read() {
    for sign in ["[", "{", "(", "x", " x", "[E \"\"]", "{}", "\"", "[E \"", "\n[E "] {
        let mut text = String::from("[Site \"\"]\n1A. e4 ");
        text.push_str(&sign.repeat(3 * MAX_GAME / sign.len()));
        text.push_str("\n[Event \"next\"]\n1A. d4 *");
        let (found, complaints) = cut(text.as_bytes());
        let last = &found.last().unwrap().1;
        // Tags without moves are one game with those that follow.
        let with_it = sign.starts_with("[E");
        assert!(last.starts_with("[Event \"next\"]") || with_it, "{sign}: {last:.40}");
        assert!(complaints.len() <= MAX_COMPLAINTS);
        if sign.len() == 1 {
            assert_eq!(
                (found.len(), complaints),
                (1, vec!["1:1: a game of more than 1048576 bytes is left out".into()])
            );
        }
    }
}

#[test]
fn little_is_kept_of_a_game_that_is_too_long() {
    let mut games = Games::new();
    games.push(b"1A. e4 ");
    for _ in 0..64 {
        games.push(&vec![b'['; 1 << 18]);
        assert!(games.kept() <= MAX_GAME + 1);
    }
    assert_eq!(games.complaints().len(), 1);
}
