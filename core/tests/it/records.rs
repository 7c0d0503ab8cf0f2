//! Records in the dialects that were found, and texts that are no records at all.

use pasapezas_core::record::read::{MAX_COMPLAINTS, MAX_GAME, MAX_MOVES};
use pasapezas_core::record::{NodeId, ResultToken, Step};
use pasapezas_core::{BoardId, Found, GameText, Games, Millis, Outcome, Seat, Team, WinReason, read_bpgn};

use super::random::Random;
use super::support::data;

const DIALECTS: [&str; 7] = [
    "whole-seconds",
    "milliseconds",
    "carried-over",
    "full-squares",
    "since-the-start",
    "capitals",
    "long-form",
];

fn fixture(name: &str) -> Vec<u8> {
    std::fs::read(data(&format!("games/{name}.bpgn"))).unwrap()
}

/// The games of a stream that comes in pieces of these lengths, the last one again and again.
fn games(text: &[u8], mut piece: impl FnMut() -> usize) -> Vec<GameText> {
    let mut games = Games::new();
    let mut found = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (now, later) = rest.split_at(piece().clamp(1, rest.len()));
        games.push(now);
        found.extend(std::iter::from_fn(|| games.next()));
        rest = later;
    }
    games.finish();
    found.extend(std::iter::from_fn(|| games.next()));
    found
}

fn only(text: &[u8]) -> Found {
    let games = games(text, || usize::MAX);
    assert_eq!(games.len(), 1);
    read_bpgn(&games[0].bytes, games[0].line)
}

fn steps(found: &Found) -> Vec<Step> {
    let tree = &found.record.tree;
    tree.line(NodeId::ROOT).filter_map(|id| tree.node(id)?.step()).collect()
}

#[test]
fn every_dialect_tells_the_same_game() {
    let expected = steps(&only(&fixture("whole-seconds")));
    assert_eq!(expected.len(), 27);
    for name in DIALECTS {
        let found = only(&fixture(name));
        assert_eq!(found.complaints, [], "{name}");
        assert_eq!((found.tokens, found.played, found.stopped.is_none()), (27, 27, true), "{name}");
        assert_eq!(steps(&found), expected, "{name}");
        let ending = &found.record.ending;
        let reason = WinReason::Mate { loser: Seat::BLACK_B };
        assert_eq!(ending.winner, Some(Team::Two), "{name}");
        assert_eq!(ending.outcome, Some(Outcome::Won { by: Team::Two, reason }), "{name}");
    }
}

#[test]
fn clocks_and_results_are_read_as_each_dialect_writes_them() {
    let left = |found: &Found, nth: usize| {
        let tree = &found.record.tree;
        let id = tree.line(NodeId::ROOT).nth(nth).unwrap();
        let notes = &tree.node(id).unwrap().notes;
        (notes.left.map(|left| left.0), notes.at.map(|at| at.0))
    };
    let cases = [
        ("whole-seconds", (Some(178_000), None), (Some(169_000), None), ResultToken::ZeroOne),
        ("milliseconds", (Some(178_574), None), (Some(169_263), None), ResultToken::OneZero),
        ("carried-over", (Some(178_500), None), (None, None), ResultToken::ZeroOne),
        ("full-squares", (Some(178_600), None), (Some(169_300), None), ResultToken::ZeroOne),
        ("since-the-start", (None, Some(717)), (None, Some(35_902)), ResultToken::ZeroOne),
        ("capitals", (None, None), (None, None), ResultToken::Open),
        ("long-form", (None, None), (None, None), ResultToken::ZeroOne),
    ];
    for (name, first, last, token) in cases {
        let found = only(&fixture(name));
        assert_eq!((left(&found, 0), left(&found, 26)), (first, last), "{name}");
        assert_eq!(found.record.ending.token, token, "{name}");
    }
    let base = only(&fixture("full-squares")).record.time.unwrap().base(Seat::BLACK_B);
    assert_eq!(base, Some(Millis::seconds(180)));
}

#[test]
fn remarks_in_latin_letters_are_read_one_by_one() {
    let found = only(&fixture("milliseconds"));
    let tree = &found.record.tree;
    let talk =
        tree.line(NodeId::ROOT).find_map(|id| Some(&tree.node(id)?.notes.after).filter(|a| !a.is_empty()));
    let talk = talk.unwrap();
    assert_eq!(talk[0], "C:White of A(1500) kibitzes: fast today");
    assert_eq!(talk[1], "Black of B(0) whispers: N@g5, café");
    assert_eq!(found.record.ending.remarks, ["Black of B checkmated"]);
}

#[test]
fn ends_of_lines_make_no_difference() {
    for name in DIALECTS {
        let text = fixture(name);
        let text: Vec<u8> = text.into_iter().filter(|byte| *byte != b'\r').collect();
        let expected = only(&text);
        let other = |end: &[u8]| -> Vec<u8> {
            let with = |byte: &u8| if *byte == b'\n' { end.to_vec() } else { vec![*byte] };
            text.iter().flat_map(with).collect()
        };
        for end in [b"\r\n".as_slice(), b"\r", b"\n\n", b" \n\t"] {
            assert_eq!(only(&other(end)).record, expected.record, "{name} {end:?}");
        }
        let mut marked = b"\xef\xbb\xbf".to_vec();
        marked.extend(text.trim_ascii_end());
        let (_, without_origin) = text.split_at(text.iter().position(|byte| *byte == b'\n').unwrap());
        assert_eq!(only(without_origin).record, expected.record, "{name}");
        marked.splice(3..3, b"\n".to_vec());
        assert_eq!(only(&marked).record, expected.record, "{name}");
    }
}

/// All fixtures in one text.
fn book() -> Vec<u8> {
    DIALECTS.into_iter().flat_map(|name| [fixture(name), b"\n".to_vec()].concat()).collect()
}

#[test]
fn where_a_stream_is_cut_into_pieces_makes_no_difference() {
    let text = book();
    let whole = games(&text, || usize::MAX);
    assert_eq!(whole.len(), DIALECTS.len());
    assert_eq!(games(&text, || 1), whole);
    for seed in 1..200 {
        let mut random = Random::new(seed);
        let longest = random.choose(&[2, 7, 50, 3000]);
        let mut damaged = text.clone();
        damage(&mut damaged, &mut random);
        let expected = games(&damaged, || usize::MAX);
        let pieces = games(&damaged, || random.below(longest) as usize);
        assert_eq!(pieces, expected, "seed {seed}");
    }
}

/// Some bytes changed, left out, doubled or moved.
fn damage(text: &mut Vec<u8>, random: &mut Random) {
    const SIGNS: &[u8] = b"{}()[];%$@.\"\\ \n\r*-01AabBNPx=#+!?\xfe\xc3\x00";
    for _ in 0..random.below(12) {
        let at = random.below(u32::try_from(text.len()).unwrap()) as usize;
        let len = random.below(40) as usize;
        let end = (at + len).min(text.len());
        match random.below(4) {
            0 => text[at] = random.choose(SIGNS),
            1 => drop(text.drain(at..end)),
            2 => {
                let copy = text[at..end].to_vec();
                text.splice(at..at, copy);
            }
            _ => text.insert(at, random.choose(SIGNS)),
        }
        if text.is_empty() {
            text.push(b'1');
        }
    }
}

/// Reads whatever it is and holds the reader to its bounds.
fn bounded(text: &[u8]) -> Found {
    let found = read_bpgn(text, 1);
    assert!(found.complaints.len() <= MAX_COMPLAINTS + 1);
    assert!(found.record.tree.len() <= MAX_MOVES);
    assert!(found.played <= found.tokens);
    assert!(found.complaints.iter().all(|complaint| !complaint.to_string().is_empty()));
    assert_eq!(found.stopped.is_some(), found.played < found.tokens);
    found
}

#[test]
fn no_text_breaks_the_reader() {
    let dialects = DIALECTS.map(fixture);
    for seed in 1..2000 {
        let mut random = Random::new(seed);
        let mut text = random.choose(&[0, 1, 2, 3, 4, 5, 6].map(|nth| &dialects[nth])).clone();
        for _ in 0..=random.below(3) {
            damage(&mut text, &mut random);
        }
        for game in games(&text, || usize::MAX) {
            bounded(&game.bytes);
        }
        bounded(&text);
    }
}

#[test]
fn no_bytes_break_the_reader() {
    const WORDS: [&str; 24] = [
        "1A.",
        " e4",
        " 1a. ",
        "e5",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "[Event \"x\"]\n",
        "[FEN \"",
        "\" ",
        "\n",
        "1-0 ",
        "* ",
        "{58.3}",
        "{[%clk 0:00:01]}",
        "$1 ",
        "N@f3 ",
        "%",
        ";",
        "{[%give N WhiteA]}",
        "{[%takeoff e4]}",
    ];
    for seed in 1..2000 {
        let mut random = Random::new(seed);
        let n = random.below(200);
        let bytes: Vec<u8> = (0..n).map(|_| u8::try_from(random.below(256)).unwrap()).collect();
        let words: Vec<&str> = (0..n).map(|_| random.choose(&WORDS)).collect();
        bounded(&bytes);
        bounded(words.concat().as_bytes());
    }
}

/// Texts that would be slow if anything were looked at again and again.
#[test]
fn work_does_not_grow_beyond_the_text() {
    for piece in [
        "[",
        "{",
        "(",
        ")",
        "}",
        "\"",
        "$",
        "%",
        ";",
        "1",
        ".",
        "@",
        "\\",
        " ",
        "\n",
        "x ",
        "[A \"",
        "[A \"\"]",
        "[FEN \"",
        "{\n[A \"\"]",
        "{\n[A \"",
        "1A. ",
        "1A. e4 ",
        "1A. e4 (1A. d4 ",
        "1A. e4 (1A. d4) ",
        "(1-0 ",
        "1a. \n",
        "{[[[",
        "{[%csl ",
        "{[]",
        "{\u{fe}",
        "{x}",
        "{58} ",
        "e8(Q)",
        "\"]",
        "{[%give N WhiteA]}",
        "[A \" \" ",
        "\n%",
        "\\\"",
    ] {
        let text = piece.repeat(MAX_GAME / piece.len());
        bounded(text.as_bytes());
        let cut = games(text.as_bytes(), || 4096);
        assert!(cut.iter().map(|game| game.bytes.len()).sum::<usize>() <= text.len());
    }
}

#[test]
fn boards_of_a_stopped_game_are_those_before_the_move() {
    let mut text = fixture("whole-seconds");
    let at = text.windows(6).position(|word| word == b"N@g5+ ").unwrap();
    text[at] = b'Q';
    let found = only(&text);
    let stopped = found.stopped.unwrap();
    assert_eq!((found.tokens, found.played, stopped.index), (27, 20, 20));
    assert_eq!((stopped.what.seat, stopped.what.number), (Seat::WHITE_B, 4));
    assert_eq!(stopped.what.text, "Q@g5+");
    assert_eq!(stopped.boards.on_move(BoardId::B), Seat::WHITE_B);
    assert_eq!(stopped.place.line, 14);
}
