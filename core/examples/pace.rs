//! Times `act` and `append` on random matches: `pace [MATCHES]`; or the reading of records: `pace --records FILE...`
//!
//! Prints microseconds per move, for short and for long logs (the same figure is wanted: nothing may grow with the match).
//! Of records, read and replayed from files of BPGN: games, half-moves played, seconds, megabytes and half-moves a second.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    missing_docs,
    reason = "a command: it prints, and measures time"
)]

use std::io::Read;
use std::time::{Duration, Instant};

use pasapezas_core::{
    Action, BoardId, DrawCounts, Entry, Games, Match, MatchSetup, Millis, Move, Position, RuleSet, Stamp,
    TimeControl, read_bpgn,
};

/// Moves of knights to and fro on both boards: a match that can be as long as one likes.
fn shuffle(position: &Position, ply: usize) -> Move {
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let text = knights[ply % 4];
    let square = |name: &str| name.parse().unwrap();
    let mv = Move::Normal { from: square(&text[..2]), to: square(&text[2..]), promotion: None };
    debug_assert!(position.is_legal(mv));
    mv
}

/// Seconds for `count` moves that follow `before` earlier ones.
fn long_match(before: usize, count: usize) -> Duration {
    // Repetition and the fifty moves end it only on a claim, so that it can be as long as one likes.
    let mut game = started(RuleSet { draw_counts: DrawCounts::Claim, ..RuleSet::default() });
    let mut took = Duration::ZERO;
    for ply in 0..before + count {
        let board = if ply % 2 == 0 { BoardId::A } else { BoardId::B };
        let mv = shuffle(game.position(board), ply / 2);
        let one = step(&mut game, board, mv);
        if ply >= before {
            took += one;
        }
    }
    took
}

fn started(rules: RuleSet) -> Match {
    let mut game = Match::new(MatchSetup::new(rules, TimeControl::default()));
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    game
}

fn step(game: &mut Match, board: BoardId, mv: Move) -> Duration {
    let stamp = Stamp::of(game.on_move(board), game.last_stamp());
    let start = Instant::now();
    let events = game.act(stamp, &Action::Play(mv)).unwrap();
    game.append(Entry { seq: game.log().end(), stamp, action: Action::Play(mv), events }).unwrap();
    start.elapsed()
}

/// Random matches with captures, passes and drops: moves played, and the time they took.
fn random_matches(matches: u64) -> (u64, Duration) {
    let (mut moves, mut took) = (0, Duration::ZERO);
    for seed in 1..=matches {
        let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut next = |end: usize| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            (random >> 11) as usize % end
        };
        let mut game = started(RuleSet::default());
        for _ in 0..300 {
            let board = BoardId::ALL[next(2)];
            let legal = game.position(board).legal_moves();
            if game.outcome().is_some() || legal.is_empty() {
                break;
            }
            took += step(&mut game, board, legal[next(legal.len())]);
            moves += 1;
        }
    }
    (moves, took)
}

/// Reads files as a stream of games, as the page and the commands do.
fn records(files: &[String]) {
    let (mut bytes, mut games, mut moves) = (0_usize, 0_u32, 0_u32);
    let mut piece = vec![0; 1 << 16];
    let start = Instant::now();
    for path in files {
        let mut file = std::fs::File::open(path).unwrap();
        let mut stream = Games::new();
        loop {
            let len = file.read(&mut piece).unwrap();
            bytes += len;
            match len {
                0 => stream.finish(),
                _ => stream.push(&piece[..len]),
            }
            while let Some(game) = stream.next() {
                games += 1;
                moves += std::hint::black_box(read_bpgn(&game.bytes, game.line)).played;
            }
            if len == 0 {
                break;
            }
        }
    }
    let took = start.elapsed().as_secs_f64();
    let (megabytes, per_second) = (bytes as f64 / 1e6 / took, f64::from(moves) / took);
    println!(
        "{games} games, {moves} half-moves, {took:.3} s, {megabytes:.1} MB/s, {per_second:.0} half-moves/s"
    );
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let Some((option, files)) = words.split_first()
        && option == "--records"
    {
        return records(files);
    }
    let matches = words.first().and_then(|text| text.parse().ok()).unwrap_or(300);
    let per = |took: Duration, moves: u64| took.as_secs_f64() * 1e6 / moves as f64;
    let (moves, took) = random_matches(matches);
    println!("random matches      {:6.3} us a move ({moves} moves)", per(took, moves));
    let (early, late) = (long_match(0, 10_000), long_match(100_000, 10_000));
    println!("moves 1 to 10000    {:6.3} us a move", per(early, 10_000));
    println!("after 100000 moves  {:6.3} us a move", per(late, 10_000));
}
