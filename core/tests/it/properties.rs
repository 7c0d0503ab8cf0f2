//! What holds for every match that started from the array, tried on random ones; what holds after every action stands in
//! `invariants`.

use pasapezas_core::{
    Action, Author, BoardId, Bonus, Color, DropRole, Enforcement, Entry, Event, Match, Millis, PerSeat,
    Phase, Seat, Seq, Square, Stamp, TimeControl,
};

use crate::random::Random;
use crate::random_play::{on_matches_of, on_random_matches, random_attempt, random_time};

#[test]
fn a_capture_adds_exactly_one_piece_to_the_partners_reserve() {
    let stored = |game: &Match| {
        PerSeat::for_seats(|seat| {
            DropRole::ALL.map(|role| game.position(seat.board).reserve(seat.color).count(role))
        })
    };
    on_random_matches(4, 10, |game, _| {
        let Some(entry) = game.log().entries().last() else { return };
        let before = stored(&game.until(entry.seq));
        let mut expected = before;
        for event in &entry.events {
            match *event {
                Event::Passed { to, role, .. } | Event::TakenOff { to, role, .. } => {
                    expected.at_mut(to)[role as usize] += 1;
                }
                Event::Moved { seat, mv: pasapezas_core::Move::Drop { role, .. } } => {
                    expected.at_mut(seat)[role as usize] -= 1;
                }
                Event::TakenBack { to } => expected = stored(&game.until(to)),
                _ => {}
            }
        }
        assert_eq!(stored(game), expected);
    });
}

#[test]
fn playable_is_what_act_accepts_and_a_refusal_changes_nothing() {
    on_random_matches(5, 1, |game, random| {
        let stamp_at = game.last_stamp();
        for _ in 0..4 {
            let (seat, tried) = (random.choose(&Seat::ALL), random_attempt(random));
            let mut copy = game.clone();
            match game.judge(seat, tried) {
                Ok(action) => {
                    let Action::Play(mv) = action else { panic!("a judged attempt is a move") };
                    let legal = game.position(seat.board).legal_moves().contains(&mv);
                    let events = copy.play(Stamp::of(seat, stamp_at), action).unwrap();
                    let claimable = events.iter().any(|event| matches!(event, Event::ClaimOpened { .. }));
                    assert_eq!(legal, !claimable);
                }
                Err(_) => assert_eq!(&copy, game),
            }
        }
        // Whatever is not in the legal list is refused, and leaves the state equal.
        let seat = random.choose(&Seat::ALL);
        let foreign = game.position(seat.board.other()).legal_moves();
        if let Some(mv) = foreign.first().copied() {
            let mut copy = game.clone();
            let legal = game.phase() == Phase::Running
                && game.on_move(seat.board) == seat
                && game.position(seat.board).legal_moves().contains(&mv)
                && game.obligation(seat.board).allows(game.position(seat.board), mv);
            // What Strict lets pass besides is tried above.
            if game.rules().enforcement == Enforcement::Strict && !legal {
                return;
            }
            let taken = copy.play(Stamp::of(seat, stamp_at), Action::Play(mv));
            assert_eq!(taken.is_ok(), legal);
            if !legal {
                assert_eq!(&copy, game);
            }
        }
    });
}

#[test]
fn every_prefix_replays_to_the_state_of_then() {
    on_random_matches(6, 30, |game, random| {
        let entries = game.log().entries();
        let end = Seq(random.below(u32::try_from(entries.len()).unwrap() + 1));
        let replayed = Match::replay(*game.setup(), &entries[..end.0 as usize]).unwrap();
        assert_eq!(replayed, game.until(end));
        assert_eq!(&Match::replay(*game.setup(), entries).unwrap(), game);
        assert_eq!(game.audit(), Ok(()));
    });
}

/// Over pauses, late ticks, corrections and take-backs: both boards run for the same time, so both use the same, and it
/// goes on counting behind a fallen flag.
#[test]
fn both_boards_use_the_same_time() {
    let no_delay = |random: &mut Random| match random_time(random) {
        TimeControl::Timed { base, bonus: Bonus::Delay(_) } => TimeControl::each(base),
        time => time,
    };
    on_matches_of(7, 2, no_delay, |game, _| {
        let now = game.last_stamp();
        let used = |board: BoardId| -> u32 {
            Color::ALL.iter().map(|color| game.clock(Seat::new(board, *color), now).used.0).sum()
        };
        assert_eq!(used(BoardId::A), used(BoardId::B));
    });
}

/// Without bonus and corrections: what is left and what was used make the base, until nothing is left.
#[test]
fn used_and_left_time_add_up_to_the_base() {
    let plain = |random: &mut Random| TimeControl::same(Millis(20_000 + random.below(200_000)));
    on_matches_of(11, 4, plain, |game, _| {
        let corrected = game.log().events().any(|(_, event)| matches!(event, Event::TimeCorrected { .. }));
        for seat in Seat::ALL {
            let clock = game.clock(seat, game.last_stamp());
            let base = game.setup().time.base(seat).unwrap();
            if !corrected {
                assert_eq!(clock.left, Some(base.minus(clock.used)));
                assert_eq!(clock.fallen.is_some(), clock.left == Some(Millis::ZERO));
            }
        }
    });
}

/// Swaps the last two entries when they were moves of different boards, and compares the boards.
#[test]
fn neighbouring_moves_of_different_boards_can_change_places() {
    let mut swapped = 0_u32;
    on_random_matches(8, 8, |game, _| {
        let [before @ .., first, second] = game.log().entries() else { return };
        let (Action::Play(_), Action::Play(_)) = (first.action, second.action) else { return };
        let (Author::Seat(a), Author::Seat(b)) = (first.stamp.by, second.stamp.by) else { return };
        let only_moves =
            |entry: &Entry| !entry.events.iter().any(|event| matches!(event, Event::FlagFell { .. }));
        if a.board == b.board || game.outcome().is_some() || !only_moves(first) || !only_moves(second) {
            return;
        }
        let mut other = Match::replay(*game.setup(), before).unwrap();
        let at = first.stamp.at;
        let earlier = Stamp { at, ..second.stamp };
        // The second move may need the piece that the first has passed: then only one order is legal.
        if other.play(earlier, second.action).is_err() || other.play(first.stamp, first.action).is_err() {
            return;
        }
        swapped += 1;
        for board in BoardId::ALL {
            assert_eq!(other.position(board), game.position(board));
        }
    });
    assert!(swapped > 100, "only {swapped} pairs could be swapped");
}

#[test]
fn a_foreign_entry_never_panics_and_never_passes_the_audit() {
    let mut random = Random::new(9);
    on_random_matches(10, 60, |game, _| {
        let stamp = Stamp::of(random.choose(&Seat::ALL), game.last_stamp());
        let role = random.choose(&DropRole::ALL);
        let square = Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap();
        let mv = pasapezas_core::Move::Drop { role, to: square };
        let Author::Seat(seat) = stamp.by else { return };
        let events = vec![Event::Moved { seat, mv }, Event::Passed { from: seat, to: seat.partner(), role }];
        let mut forged = game.clone();
        let entry = Entry { seq: forged.log().end(), stamp, action: Action::Play(mv), events };
        forged.append(entry).unwrap();
        assert!(forged.audit().is_err());
        for board in BoardId::ALL {
            forged.position(board).legal_moves();
        }
    });
}
