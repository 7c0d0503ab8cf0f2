//! What holds for every match that started from the array, tried on random ones.
//!
//! `PASAPEZAS_ACTIONS=N` plays about N actions instead of the usual number.

use pasapezas_core::{
    Action, Attempt, Author, BoardId, Color, DropRole, Entry, Event, Match, MatchSetup, Millis, PerSeat,
    Preset, PromotionRole, Role, RuleSet, Seat, Seq, Square, Stamp, TimeControl,
};

use crate::random::Random;

/// Actions in one run of the suite.
const USUAL: usize = 30_000;
/// A match is left after so many actions.
const LONGEST: usize = 400;

fn budget() -> usize {
    std::env::var("PASAPEZAS_ACTIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(USUAL)
}

/// Plays random matches until the budget is used, and shows every one of them, before each action, to `look`.
fn on_random_matches(seed: u64, share: usize, mut look: impl FnMut(&Match, &mut Random)) {
    let mut random = Random::new(seed);
    let mut left = budget().div_ceil(share);
    while left > 0 {
        let preset = random.choose(&Preset::ALL);
        let base = TimeControl::same(Millis(20_000 + random.below(200_000)));
        let mut game = Match::new(MatchSetup::new(RuleSet::of(preset), base));
        game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
        for _ in 0..LONGEST {
            look(&game, &mut random);
            left = left.saturating_sub(1);
            if !step(&mut game, &mut random) {
                break;
            }
        }
        look(&game, &mut random);
    }
}

/// One random action that is allowed; false at the end of a match.
fn step(game: &mut Match, random: &mut Random) -> bool {
    if game.outcome().is_some() {
        return false;
    }
    let at = game.last_stamp().plus(Millis(random.below(900)));
    let rare = random.below(400);
    let (stamp, action) = match rare {
        0 => (Stamp::table(at), Action::Pause),
        1 => (Stamp { at, by: Author::Clock }, Action::Tick),
        _ => match random_move(game, random, at) {
            Some(move_of_seat) => move_of_seat,
            None => return false,
        },
    };
    game.play(stamp, action).unwrap();
    if action == Action::Pause {
        game.play(Stamp::table(at.plus(Millis(5_000))), Action::Resume).unwrap();
    }
    true
}

/// Captures and drops are taken more often than their share, so that reserves fill and empty.
fn random_move(game: &Match, random: &mut Random, at: Millis) -> Option<(Stamp, Action)> {
    let first = random.choose(&BoardId::ALL);
    for board in [first, first.other()] {
        let position = game.position(board);
        let moves = position.legal_moves();
        let lively: Vec<_> = moves
            .iter()
            .filter(|mv| position.after(**mv).is_ok_and(|(_, captured)| captured.is_some()))
            .collect();
        let mv = match (lively.is_empty(), random.below(3)) {
            (false, 0) => Some(*random.choose(&lively)),
            _ if moves.is_empty() => None,
            _ => Some(random.choose(&moves)),
        };
        if let Some(mv) = mv {
            return Some((Stamp::of(game.on_move(board), at), Action::Play(mv)));
        }
    }
    None
}

/// Pieces of `color` over both boards and all reserves; promoted ones counted as pawns.
fn material(game: &Match, color: Color) -> [u32; 6] {
    let mut count = [0; 6];
    for board in BoardId::ALL {
        let position = game.position(board);
        for (_, piece) in position.placement().pieces().filter(|(_, piece)| piece.color == color) {
            let role = piece.passes_as().map_or(Role::King, DropRole::role);
            count[role as usize] += 1;
        }
        for role in DropRole::ALL {
            count[role as usize] += u32::from(position.reserve(color).count(role));
        }
    }
    count
}

#[test]
fn t03_material_never_leaves_the_match() {
    on_random_matches(3, 1, |game, _| {
        for color in Color::ALL {
            assert_eq!(material(game, color), [16, 4, 4, 4, 2, 2], "{color:?} after {:?}", game.log().end());
        }
    });
}

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
                Event::Passed { to, role, .. } => expected.at_mut(to)[role as usize] += 1,
                Event::Moved { seat, mv: pasapezas_core::Move::Drop { role, .. } } => {
                    expected.at_mut(seat)[role as usize] -= 1;
                }
                _ => {}
            }
        }
        assert_eq!(stored(game), expected);
    });
}

/// Any attempt whatsoever, sensible or not.
fn random_attempt(random: &mut Random) -> Attempt {
    let mut square = || Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap();
    let (from, to) = (square(), square());
    match random.below(4) {
        0 => Attempt::Drop { role: random.choose(&DropRole::ALL), to },
        1 => Attempt::Board { from, to, promotion: Some(random.choose(&PromotionRole::ALL)) },
        _ => Attempt::Board { from, to, promotion: None },
    }
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
                    assert!(game.position(seat.board).legal_moves().contains(&mv));
                    copy.play(Stamp::of(seat, stamp_at), action).unwrap();
                }
                Err(_) => assert_eq!(&copy, game),
            }
        }
        // Whatever is not in the legal list is refused, and leaves the state equal.
        let seat = random.choose(&Seat::ALL);
        let foreign = game.position(seat.board.other()).legal_moves();
        if let Some(mv) = foreign.first().copied() {
            let mut copy = game.clone();
            let legal = game.outcome().is_none()
                && game.on_move(seat.board) == seat
                && game.position(seat.board).legal_moves().contains(&mv);
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

#[test]
fn used_and_left_time_add_up_to_the_base() {
    on_random_matches(7, 2, |game, _| {
        let now = game.last_stamp();
        let used = |board| {
            Color::ALL.map(|color| {
                let seat = Seat::new(board, color);
                let base = game.setup().time.base.at(seat).0;
                let clock = game.clock(seat, now);
                assert!(clock.fallen.is_none() || clock.left.is_zero());
                (base - clock.left.0, clock.fallen.is_some())
            })
        };
        let [a, b] = BoardId::ALL.map(used);
        let fallen = a.iter().chain(&b).any(|(_, fallen)| *fallen);
        if !fallen {
            assert_eq!(a[0].0 + a[1].0, b[0].0 + b[1].0, "both boards ran for the same time");
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
        if a.board == b.board || game.outcome().is_some() {
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
