//! Log texts of random matches: exact, short, and safe to read whatever they say.

use pasapezas_core::record::{LogText, Tags, read_log, read_log_prefix, write_entry, write_log};
use pasapezas_core::{Action, Match, MatchSetup, Millis, RuleSet, Stamp, TimeControl};

use crate::random::Random;
use crate::random_play::on_random_matches;
use crate::text_properties::nonsense;

#[test]
fn every_match_comes_back_equal() {
    let mut matches = 0;
    on_random_matches(70, 4, |game, random| {
        if game.outcome().is_none() && random.below(25) != 0 {
            return;
        }
        let text = write_log(game, &Tags::default());
        let back = read_log(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(back.clone().into_match().as_ref(), Ok(game));
        assert_eq!(write_log(&back.into_match().unwrap(), &Tags::default()), text);
        matches += 1;
    });
    assert!(matches > 100, "{matches} matches");
}

#[test]
fn a_text_that_breaks_off_says_what_happened_until_then() {
    let mut random = Random::new(71);
    on_random_matches(72, 30, |game, _| {
        if game.outcome().is_none() {
            return;
        }
        let text = write_log(game, &Tags::default());
        let cut = &text[..random.below(u32::try_from(text.len()).unwrap()) as usize];
        if let Ok(prefix) = read_log_prefix(cut) {
            let before =
                game.log().before(pasapezas_core::Seq(u32::try_from(prefix.log.entries.len()).unwrap()));
            assert_eq!(prefix.log.entries, before);
            assert!(prefix.log.into_match().unwrap().audit().is_ok());
        }
    });
}

#[test]
fn no_text_makes_the_reader_panic() {
    let mut random = Random::new(73);
    let mut game = Match::new(MatchSetup::default());
    game.play(Stamp::table(Millis(5)), Action::Start).unwrap();
    let mut tags = Tags::default();
    tags.set("WhiteA", "A\"na\\");
    let good = write_log(&game, &tags) + "1 5 A e2e4 + x:A:b:P flag:A:3 off:a:f7:N:B won:One:mate:a:4\n";
    let mut read = 0;
    for _ in 0..20_000 {
        let text = nonsense(&mut random, &good);
        match read_log(&text) {
            Ok(log) => {
                read += 1;
                let again = LogText { tags: Tags::default(), ..log };
                let Ok(game) = again.clone().into_match() else { panic!("{text}") };
                assert_eq!(read_log(&write_log(&game, &Tags::default())), Ok(again), "{text}");
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        let _ = read_log_prefix(&text);
    }
    assert!(read > 100, "{read} texts were read");
}

/// 200 half-moves in ten minutes: 3739 bytes.
#[test]
fn a_long_match_takes_less_than_four_kilobytes() {
    let mut random = Random::new(74);
    let rules = RuleSet::default();
    let mut game = Match::new(MatchSetup::new(rules, TimeControl::default()));
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    let mut moves = 0;
    while moves < 200 {
        let board = random.choose(&pasapezas_core::BoardId::ALL);
        let position = *game.position(board);
        let legal = position.legal_moves();
        let stamp = Stamp::of(game.on_move(board), game.last_stamp().plus(Millis(random.below(5_800))));
        let ends = |mv| position.after(mv).is_ok_and(|(next, _)| next.is_mate() || next.is_stalemate());
        let quiet: Vec<_> = legal.into_iter().filter(|mv| !ends(*mv)).collect();
        assert!(!quiet.is_empty());
        if game.play(stamp, Action::Play(random.choose(&quiet))).is_ok() {
            moves += 1;
        }
    }
    let size = write_log(&game, &Tags::default()).len();
    let longest = game.log().entries().iter().map(|entry| write_entry(entry).len()).max().unwrap();
    println!("{size} bytes, the longest line {longest}");
    assert!(size < 4096, "{size} bytes");
}
