//! Wins and draws by flags (articles 9.2 and 10.2, decisions D36 to D39, D45, D46).

use super::*;

/// Moves that leave `seats` without time: a match whose clocks have fallen for exactly these seats, none at the same time,
/// in this order. Ended or not.
fn fallen(rules: RuleSet, seats: &[Seat]) -> Match {
    let base = PerSeat::for_seats(|seat| match seats.iter().position(|other| *other == seat) {
        Some(index) => Millis(1_000 + 1_000 * u32::try_from(index).unwrap()),
        None => Millis(900_000),
    });
    let mut game = started(MatchSetup::new(rules, TimeControl::each(base)));
    // Whoever still has to fall is brought on move; the others move at once.
    for seat in seats {
        if game.outcome().is_some() {
            break;
        }
        if game.on_move(seat.board) != *seat {
            let opponent = seat.opponent();
            let text = if opponent.color == Color::White { "e4" } else { "e5" };
            mv(&mut game, opponent, text).unwrap();
        }
        let due = [game.next_deadline(), Some(game.last_stamp())].into_iter().flatten().max().unwrap();
        game.play(Stamp { at: due, by: Author::Clock }, Action::Tick).unwrap();
    }
    game
}

fn down(game: &Match) -> Vec<Seat> {
    let now = game.last_stamp();
    Seat::ALL.into_iter().filter(|seat| game.clock(*seat, now).fallen.is_some()).collect()
}

#[test]
fn t25_all_flags_and_all_claimants() {
    for pattern in 0_u8..16 {
        let seats: Vec<_> = (0..4).filter(|bit| pattern >> bit & 1 == 1).map(|bit| Seat::ALL[bit]).collect();
        let fallen_of = |team: Team| seats.iter().filter(|seat| seat.team() == team).count();
        for claimant in Seat::ALL {
            let mut game = fallen(RuleSet::default(), &seats);
            let claimed = act(&mut game, claimant, Action::Claim(Claim::Time));
            let (own, other) = (fallen_of(claimant.team()), fallen_of(claimant.team().other()));
            let expected = match (own, other) {
                (_, 0) => Err(Refusal::NoFlagFallen),
                (0, 1..) => Ok(()),
                (1.., 1..) => Err(Refusal::MatchOver),
            };
            assert_eq!(claimed.map(|_| ()), expected, "{seats:?} down, {claimant} claims");
            match (own, other) {
                (_, 0) => assert_eq!((game.outcome(), down(&game)), (None, seats.clone())),
                (0, _) => assert_eq!(game.outcome().unwrap().winner(), Some(claimant.team())),
                _ => assert_eq!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Flags })),
            }
        }
    }
}

#[test]
fn t26_both_flags_of_one_team_win_for_the_other() {
    let mut game = fallen(RuleSet::default(), &[Seat::WHITE_A, Seat::BLACK_B]);
    assert_eq!(down(&game), [Seat::WHITE_A, Seat::BLACK_B]);
    act(&mut game, Seat::BLACK_A, Action::Claim(Claim::Time)).unwrap();
    let reason = WinReason::Time { loser: Seat::WHITE_A };
    assert_eq!(game.outcome(), Some(Outcome::Won { by: Team::Two, reason }));
}

#[test]
fn t27_the_second_teams_first_flag_draws_at_once() {
    let game = fallen(RuleSet::default(), &[Seat::WHITE_A, Seat::WHITE_B]);
    assert_eq!(result(&game), "draw flags 10.2");
    let last = game.log().events().last().unwrap().1;
    assert!(matches!(last, Event::Ended { at: Millis(2_000), .. }), "{last:?}");
}

#[test]
fn a_draw_by_flags_refuses_what_is_stamped_later() {
    let base = PerSeat::for_seats(|seat| Millis(if seat == Seat::WHITE_A { 1_000 } else { 2_000 }));
    let game = started(MatchSetup::new(RuleSet::default(), TimeControl::each(base)));
    let attempt = read_attempt(game.position(BoardId::A), "e4").unwrap();
    let play = game.judge(Seat::WHITE_A, attempt).unwrap();
    for (at, expected) in
        [(1_999, Ok(())), (2_000, Err(Refusal::MatchOver)), (5_000, Err(Refusal::MatchOver))]
    {
        let taken = game.act(Stamp::of(Seat::WHITE_A, Millis(at)), &play).map(|_| ());
        assert_eq!(taken, expected, "at {at}");
    }
    let tick = |by| game.act(Stamp { at: Millis(5_000), by }, &Action::Tick).map(|events| events.len());
    assert_eq!(tick(Author::Seat(Seat::WHITE_A)), Err(Refusal::NotYours), "nor does a player enter it");
    assert_eq!(tick(Author::Clock), Ok(3));
}

#[test]
fn t28_a_player_whose_flag_is_down_may_mate() {
    let base = PerSeat::for_seats(|seat| Millis(if seat == Seat::WHITE_A { 3_500 } else { 900_000 }));
    let mut game = started(MatchSetup::new(RuleSet::default(), TimeControl::each(base)));
    play(&mut game, "A:e4 A:e5 A:Qh5 A:Nc6 A:Bc4 A:Nf6").unwrap();
    assert_eq!(game.clock(Seat::WHITE_A, game.last_stamp()).fallen, None);
    play(&mut game, "B:e4 A:Qxf7").unwrap();
    assert!(game.clock(Seat::WHITE_A, game.last_stamp()).fallen.is_some());
    assert_eq!(result(&game), "one mate 9.1");
}

#[test]
fn t38_no_move_at_all_draws_by_one_flag_of_each_team() {
    let mut game = started(MatchSetup::default());
    game.play(Stamp { at: Millis(300_000), by: Author::Clock }, Action::Tick).unwrap();
    assert_eq!(
        (result(&game).as_str(), down(&game)),
        ("draw flags 10.2", vec![Seat::WHITE_A, Seat::WHITE_B])
    );
}

#[test]
fn t39_at_the_millisecond_of_the_fall_the_flag_comes_first() {
    let base = PerSeat::for_seats(|seat| Millis(if seat == Seat::WHITE_A { 1_000 } else { 9_000 }));
    let mut game = started(MatchSetup::new(RuleSet::default(), TimeControl::each(base)));
    let attempt = read_attempt(game.position(BoardId::A), "e4").unwrap();
    let play = game.judge(Seat::WHITE_A, attempt).unwrap();
    let events = game.play(Stamp::of(Seat::WHITE_A, Millis(1_000)), play).unwrap();
    assert!(matches!(events[0], Event::FlagFell { seat: Seat::WHITE_A, at: Millis(1_000) }));
    assert!(matches!(events[1], Event::Moved { seat: Seat::WHITE_A, .. }));
}

#[test]
fn where_only_the_direct_opponent_claims_his_own_flag_must_be_up() {
    let rules = RuleSet { time_win: TimeWin::ClaimBoard, ..RuleSet::default() };
    let mut game = fallen(rules, &[Seat::WHITE_A]);
    let claim = Action::Claim(Claim::Time);
    let wrong = Err(Refusal::NotYourTimeClaim { seat: Seat::BLACK_A });
    assert_eq!(act(&mut game, Seat::WHITE_B, claim), wrong);
    assert_eq!(act(&mut game, Seat::WHITE_A, claim), Err(Refusal::NoFlagFallen));
    assert_eq!(act(&mut game, Seat::BLACK_B, claim), Err(Refusal::NoFlagFallen));
    act(&mut game, Seat::BLACK_A, claim).unwrap();
    assert_eq!(result(&game), "two time 9.2");
}

#[test]
fn where_a_board_draws_by_its_two_flags_flags_of_two_boards_decide_nothing() {
    let rules = RuleSet::of(Preset::International);
    let mut game = fallen(rules, &[Seat::WHITE_A, Seat::WHITE_B]);
    assert_eq!(result(&game), "none");
    assert_eq!(
        act(&mut game, Seat::WHITE_B, Action::Claim(Claim::Time)),
        Err(Refusal::NotYourTimeClaim { seat: Seat::BLACK_A })
    );
    let own = fallen(rules, &[Seat::WHITE_A, Seat::BLACK_A]);
    assert_eq!(result(&own), "draw flags 10.2");
    act(&mut game, Seat::BLACK_B, Action::Claim(Claim::Time)).unwrap();
    assert_eq!(result(&game), "one time 9.2");
}

#[test]
fn where_flags_decide_by_themselves_the_first_one_loses() {
    let rules = RuleSet::of(Preset::ChessCom);
    for loser in Seat::ALL {
        let game = fallen(rules, &[loser]);
        let reason = WinReason::Time { loser };
        assert_eq!(game.outcome(), Some(Outcome::Won { by: loser.team().other(), reason }));
    }
    let mut game = started(MatchSetup::new(rules, TimeControl::default()));
    assert_eq!(act(&mut game, Seat::WHITE_A, Action::Claim(Claim::Time)), Err(Refusal::TimeByItself));
    game.play(Stamp { at: Millis(400_000), by: Author::Clock }, Action::Tick).unwrap();
    assert_eq!(result(&game), "draw flags 10.2", "both White flags fell in the same millisecond");
}

#[test]
fn a_seat_can_leave_its_claims_to_the_program() {
    let mut auto_claim = PerSeat::for_seats(|_| false);
    *auto_claim.at_mut(Seat::WHITE_B) = true;
    let rules = RuleSet { auto_claim, ..RuleSet::default() };
    let game = fallen(rules, &[Seat::WHITE_A]);
    assert_eq!(result(&game), "two time 9.2");
    assert!(matches!(game.log().events().last().unwrap().1, Event::Ended { at: Millis(1_000), .. }));
    assert_eq!(result(&fallen(rules, &[Seat::BLACK_A])), "none", "nobody of team One asked for it");
    // On his own board only, where the rules let only the direct opponent claim.
    let rules = RuleSet { time_win: TimeWin::ClaimBoard, ..rules };
    assert_eq!(result(&fallen(rules, &[Seat::WHITE_A])), "none");
    assert_eq!(result(&fallen(rules, &[Seat::BLACK_B])), "two time 9.2");
}

#[test]
fn a_fallen_flag_is_claimed_in_a_pause_too_but_not_before_the_start() {
    let mut waiting = Match::new(MatchSetup::default());
    let claim = Action::Claim(Claim::Time);
    assert_eq!(act(&mut waiting, Seat::WHITE_A, claim), Err(Refusal::NotStarted));
    let mut game = fallen(RuleSet::default(), &[Seat::WHITE_A]);
    game.play(Stamp::table(game.last_stamp()), Action::Pause).unwrap();
    act(&mut game, Seat::WHITE_B, claim).unwrap();
    assert_eq!(result(&game), "two time 9.2");
    assert_eq!(act(&mut game, Seat::WHITE_B, claim), Err(Refusal::MatchOver));
}

#[test]
fn a_claim_counts_the_flags_that_fell_by_its_own_instant() {
    let base = PerSeat::for_seats(|seat| Millis(if seat == Seat::WHITE_A { 1_000 } else { 90_000 }));
    let game = started(MatchSetup::new(RuleSet::default(), TimeControl::each(base)));
    let claim = |at| game.act(Stamp::of(Seat::WHITE_B, Millis(at)), &Action::Claim(Claim::Time));
    assert_eq!(claim(999), Err(Refusal::NoFlagFallen));
    let fell = Event::FlagFell { seat: Seat::WHITE_A, at: Millis(1_000) };
    let outcome = Outcome::Won { by: Team::Two, reason: WinReason::Time { loser: Seat::WHITE_A } };
    for at in [1_000, 1_700] {
        assert_eq!(claim(at), Ok(vec![fell, Event::Ended { outcome, at: Millis(at) }]));
    }
}

#[test]
fn no_flag_falls_after_the_one_that_ends_the_match() {
    let base = PerSeat::for_seats(|seat| Millis(if seat.board == BoardId::A { 1_000 } else { 2_000 }));
    let game = started(MatchSetup::new(RuleSet::of(Preset::ChessCom), TimeControl::each(base)));
    let events = game.act(Stamp { at: Millis(5_000), by: Author::Clock }, &Action::Tick).unwrap();
    let (loser, at) = (Seat::WHITE_A, Millis(1_000));
    let outcome = Outcome::Won { by: Team::Two, reason: WinReason::Time { loser } };
    assert_eq!(events, [Event::FlagFell { seat: loser, at }, Event::Ended { outcome, at }]);
}

/// The notes of the regulation page on claims of time, said seat by seat.
fn worth(time_win: TimeWin, flags: &PerSeat<Option<Millis>>, seat: Seat) -> Result<Outcome, Refusal> {
    let down = |seat: Seat| flags.at(seat).is_some();
    let first = |[a, b]: [Seat; 2]| match (flags.at(a), flags.at(b)) {
        (Some(one), Some(two)) => Some(if two < one { b } else { a }),
        (Some(_), None) => Some(a),
        (None, Some(_)) => Some(b),
        (None, None) => None,
    };
    let [own, others] = [seat.team(), seat.team().other()].map(|team| first(team.seats()));
    let opponent = seat.opponent();
    let loser = match time_win {
        TimeWin::Automatic => return Err(Refusal::TimeByItself),
        TimeWin::ClaimPair => match (others, own) {
            (None, _) => return Err(Refusal::NoFlagFallen),
            (Some(_), Some(seat)) => return Err(Refusal::OwnFlagFallen { seat }),
            (Some(loser), None) => loser,
        },
        TimeWin::ClaimBoard if down(opponent) && down(seat) => return Err(Refusal::OwnFlagFallen { seat }),
        TimeWin::ClaimBoard if down(opponent) => opponent,
        TimeWin::ClaimBoard if others.is_some() => {
            return Err(Refusal::NotYourTimeClaim { seat: seat.partner() });
        }
        TimeWin::ClaimBoard => return Err(Refusal::NoFlagFallen),
    };
    Ok(Outcome::Won { by: seat.team(), reason: WinReason::Time { loser } })
}

#[test]
fn a_claim_of_time_is_worth_what_the_notes_say_for_all_flags_in_any_order() {
    // Each flag is up, or fell first, second or with another one.
    for pattern in 0_u32..81 {
        let flags = PerSeat::for_seats(|seat| {
            let place = Seat::ALL.iter().position(|other| *other == seat).unwrap();
            let fell = pattern / 3_u32.pow(u32::try_from(place).unwrap()) % 3;
            (fell > 0).then_some(Millis(1_000 * fell))
        });
        for time_win in [TimeWin::ClaimPair, TimeWin::ClaimBoard, TimeWin::Automatic] {
            let rules = RuleSet { time_win, ..RuleSet::default() };
            for seat in Seat::ALL {
                let claimed = decide_time::time_claim(&rules, &flags, seat);
                assert_eq!(claimed, worth(time_win, &flags, seat), "{time_win:?} {seat} {flags:?}");
            }
        }
    }
}
