//! Opening files, logs and positions.

use std::rc::Rc;

use pasapezas_core::record::{Tags, read_records, write_log};
use pasapezas_core::{Action, Attempt, Match, MatchSetup, Millis, Seat, Stamp};

use crate::study::library::write_library;
use crate::study::library_import::{Importing, read_import};
use crate::study::{OpenFile, Reading, StudyChange, StudyState, Tab, Unreadable, change};

fn open(text: &[u8]) -> Result<OpenFile, Unreadable> {
    let mut reading = Reading::new("a file", text.to_vec())?;
    while reading.work() {}
    reading.finish()
}

fn evening() -> String {
    let game = |number: u32| {
        format!(
            "[Event \"Evening\"]\n[Date \"2026.10.{number:02}\"]\n[WhiteA \"Ana {number}\"][BlackA \"Brais\"]\n\
             [WhiteB \"Carme\"][BlackB \"Xoán\"]\n[Result \"1-0\"]\n1A. e4 1a. e5 1-0\n\n"
        )
    };
    (1..=20).map(game).collect()
}

#[test]
fn the_games_of_a_file_are_listed_and_filtered() {
    let file = open(evening().as_bytes()).unwrap();
    assert_eq!(file.games.len(), 20);
    let game = &file.games[2];
    assert_eq!((game.players.at(Seat::WHITE_A).as_str(), game.date.as_str()), ("Ana 3", "2026.10.03"));
    assert_eq!((game.result, game.played), ("1-0", (2, 2)));
    let n_fit = |words: &str| file.games.iter().filter(|game| game.fits(words)).count();
    assert_eq!(
        [n_fit(""), n_fit("xoán ana"), n_fit("ana 3"), n_fit("10.07"), n_fit("nobody")],
        [20, 20, 2, 1, 0]
    );
}

#[test]
fn reading_is_work_in_small_pieces() {
    let text = evening().repeat(40);
    let mut reading = Reading::new("", text.as_bytes().to_vec()).unwrap();
    let mut n_pieces = 0;
    let mut last = (0, 0);
    while reading.work() {
        n_pieces += 1;
        let now = reading.progress();
        assert!(now >= last && now.0 <= 1000, "{last:?} {now:?}");
        last = now;
    }
    assert!(n_pieces > 800, "each game is a piece of its own: {n_pieces}");
    assert_eq!(last, (1000, 800));
}

/// A game of a megabyte, in a file of records and in one of bare movetexts: no piece of it reads more than a few moves.
#[test]
fn a_huge_game_is_read_in_many_pieces_and_as_well_as_at_once() {
    let there_and_back = |n: usize| {
        let (there, back) = (n * 2 + 1, n * 2 + 2);
        format!(
            "{there}A. Nf3 {{180.25}} {there}a. Nf6 ({there}a. Nh6) {back}A. Ng1 {{home {n}}} {back}a. Ng8\n"
        )
    };
    let moves: String = (0..3_000).map(there_and_back).collect();
    for text in [format!("[WhiteA \"Ana\"]\n\n{moves}*\n"), format!("180,\"{moves}\"\n")] {
        let mut reading = Reading::new("", text.clone().into_bytes()).unwrap();
        let mut n_pieces = 0;
        while reading.work() {
            n_pieces += 1;
        }
        assert!(n_pieces > 600, "{n_pieces}");
        let file = reading.finish().unwrap();
        let whole = read_records(text.as_bytes()).unwrap();
        assert_eq!(file.games.len(), 1);
        assert_eq!((file.games[0].played, file.games[0].n_complaints), ((12_000, 12_000), 0));
        // Shown at once without another look, and read again in pieces afterwards.
        assert!(file.games[0].begin().is_none(), "it is ready");
        assert_eq!(file.games[0].read(), whole.games[0]);
        let mut opening = file.games[0].begin().expect("a long game");
        let (mut n_pieces, mut last) = (1, 0);
        while opening.work() {
            n_pieces += 1;
            assert!(opening.share() >= last && opening.share() <= 1000);
            last = opening.share();
        }
        assert!(n_pieces > 12_000 / 64, "{n_pieces}");
        assert!(last > 900 && opening.share() == 1000);
        assert_eq!(file.games[0].read(), whole.games[0]);
    }
}

/// Matches of chess.com, and a whole library, take as many pieces as they have moves and matches.
#[test]
fn other_long_files_are_read_in_pieces_too() {
    let moves = "gv!TvgT!".repeat(1000);
    let json = format!("[{}]", vec![format!("{{\"moveList\": \"{moves}\"}}"); 8].join(","));
    let n_pieces = |mut work: Box<dyn FnMut() -> bool>| {
        let mut count = 1;
        while work() {
            count += 1;
        }
        count
    };
    let mut reading = Reading::new("", json.clone().into_bytes()).unwrap();
    assert!(n_pieces(Box::new(move || reading.work())) > 8 * 4000 / 64);
    let mut importing = Importing::new(json.clone().into_bytes());
    assert!(n_pieces(Box::new(move || importing.work())) > 8 * 4000 / 64);
    let (matches, wrong) = read_import(json.as_bytes());
    assert_eq!((matches.len(), wrong), (4, None));
    let mut importing = Importing::new(write_library(&vec![matches; 20].concat()).into_bytes());
    assert!(n_pieces(Box::new(move || importing.work())) > 80);
}

#[test]
fn other_kinds_of_text_are_known_by_themselves() {
    let mut game = Match::new(MatchSetup::default());
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    let pawn = Attempt::Board { from: "e2".parse().unwrap(), to: "e4".parse().unwrap(), promotion: None };
    game.play(Stamp::of(Seat::WHITE_A, Millis(900)), game.judge(Seat::WHITE_A, pawn).unwrap()).unwrap();
    let log = write_log(&game, &Tags::default());
    assert_eq!(open(log.as_bytes()).unwrap().games[0].played, (1, 1));
    let boards = "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    assert_eq!(open(boards.as_bytes()).unwrap().games[0].played, (0, 0));
    assert_eq!(open(b"180,\"1A. e4 1B. d4\"\n").unwrap().games.len(), 1);
}

#[test]
fn what_cannot_be_read_is_told_and_takes_nothing_away() {
    assert_eq!(open(b" \n"), Err(Unreadable::Empty));
    assert_eq!(open(b"\x89PNG nothing"), Err(Unreadable::NoRecord));
    assert!(matches!(open(b"pasapezas-log 1\nrules nonsense\n"), Err(Unreadable::Log(_))));
    assert!(matches!(open(b"8/8/8/8/8/8/8/8 w - - 0 1 | x"), Err(Unreadable::Boards(_))));
    let forged = "pasapezas-log 1\nrules pasapezas\ntime 300000\n0 0 table start\n1 5 A e2e5\n";
    assert_eq!(open(forged.as_bytes()), Err(Unreadable::Audit));

    let before = super::state("1A. e4 *");
    let after = change(&before, StudyChange::Wrong(Rc::new(Unreadable::NoRecord)));
    assert_eq!(after.review, before.review);
    assert_eq!(change(&after, StudyChange::Excused).wrong, None);
}

#[test]
fn one_game_is_shown_at_once_and_several_as_a_list() {
    let tab = |text: &str| super::state(text).tab;
    assert_eq!(tab("1A. e4 *"), Tab::Moves);
    let state = super::state(&evening());
    assert_eq!((state.tab, state.game), (Tab::Games, Some(0)));
    let state = change(&state, StudyChange::Game(4));
    assert_eq!((state.tab, state.game), (Tab::Moves, Some(4)));
    assert_eq!(StudyState { game: Some(4), ..state.clone() }, change(&state, StudyChange::Game(99)));
}
