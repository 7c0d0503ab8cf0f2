//! Random matches under random rules and clocks, with every action there is.
//!
//! `PASAPEZAS_ACTIONS=N` plays about N actions where that is more than the usual number.

use pasapezas_core::{
    Action, Attempt, Author, BoardId, Bonus, Claim, DropRole, Enforcement, Event, Match, MatchSetup, Millis,
    Move, PerSeat, Phase, Position, Preset, PromotionRole, Role, RuleSet, Seat, Seq, Square, Stamp,
    TimeControl,
};

use crate::random::Random;

/// Actions for one property in one run of the suite.
const USUAL: usize = 30_000;
/// A match is left after so many actions.
const LONGEST: usize = 400;

/// `usual`, or more where the environment asks for it.
fn budget(usual: usize) -> usize {
    std::env::var("PASAPEZAS_ACTIONS")
        .ok()
        .and_then(|text| text.parse().ok())
        .map_or(usual, |actions: usize| actions.max(usual))
}

/// A preset, or a preset with some options changed at random to something that can be played.
fn random_rules(random: &mut Random) -> RuleSet {
    let mut rules = RuleSet::of(random.choose(&Preset::ALL));
    if random.below(2) == 0 {
        return rules;
    }
    for (option, values) in OPTIONS {
        if random.below(3) == 0 {
            rules.set(option, random.choose(values)).unwrap();
        }
    }
    if rules.check().is_ok() { rules } else { RuleSet::default() }
}

const OPTIONS: [(&str, &[&str]); 17] = [
    ("drop_check", &["no_check", "no_mate", "free"]),
    ("pawn_ranks", &["2-6", "2-7", "3-5"]),
    ("mate", &["present", "prospective"]),
    ("stalemate", &["draw", "wait"]),
    ("dropped_rook_castles", &["yes", "no"]),
    ("enforcement", &["assisted", "strict"]),
    ("time_win", &["claim_pair", "claim_board", "automatic"]),
    ("flag_draw", &["each_pair", "same_board"]),
    ("draw_agreement", &["one_board", "both_boards"]),
    ("repetition", &["off", "board", "board_and_reserves"]),
    ("fifty_moves", &["yes", "no"]),
    ("draw_counts", &["claim_and_automatic", "claim", "automatic"]),
    ("communication", &["free", "signals", "none"]),
    ("take_back", &["yes", "no"]),
    ("premoves", &["yes", "no"]),
    ("touch_move", &["yes", "no", "no"]),
    ("auto_claim", &["none", "all", "WhiteB", "WhiteA,BlackA"]),
];

pub(crate) fn random_time(random: &mut Random) -> TimeControl {
    let base = TimeControl::same(Millis(5_000 + random.below(200_000)));
    let span = Millis(random.below(2_000));
    match random.below(6) {
        0 => base.with(Bonus::Increment(span)),
        1 => base.with(Bonus::Bronstein(span)),
        2 => base.with(Bonus::Delay(span)),
        3 => TimeControl::Untimed,
        _ => TimeControl::each(PerSeat::for_seats(|_| Millis(5_000 + random.below(90_000)))),
    }
}

/// Plays random matches until the budget is used, and shows every one of them, before each action, to `look`.
pub(crate) fn on_random_matches(seed: u64, share: usize, look: impl FnMut(&Match, &mut Random)) {
    on_matches_of(seed, share, random_time, look);
}

pub(crate) fn on_matches_of(
    seed: u64,
    share: usize,
    time: impl Fn(&mut Random) -> TimeControl,
    look: impl FnMut(&Match, &mut Random),
) {
    play_matches(seed, budget(USUAL).div_ceil(share), time, look, |_| {});
}

/// The same over at least so many actions; the matches as they were left are shown to `finish` besides.
pub(crate) fn on_whole_matches(
    seed: u64,
    actions: usize,
    look: impl FnMut(&Match, &mut Random),
    finish: impl FnMut(&Match),
) {
    play_matches(seed, budget(actions), random_time, look, finish);
}

fn play_matches(
    seed: u64,
    actions: usize,
    time: impl Fn(&mut Random) -> TimeControl,
    mut look: impl FnMut(&Match, &mut Random),
    mut finish: impl FnMut(&Match),
) {
    let mut random = Random::new(seed);
    let mut left = actions;
    while left > 0 {
        let rules = random_rules(&mut random);
        let calm = random.below(6) == 0;
        let mut game = Match::new(MatchSetup::new(rules, time(&mut random)));
        game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
        for _ in 0..LONGEST {
            look(&game, &mut random);
            if !step(&mut game, &mut random, calm) {
                break;
            }
            left = left.saturating_sub(1);
        }
        look(&game, &mut random);
        finish(&game);
    }
}

/// One random action that is allowed; false at the end of a match.
fn step(game: &mut Match, random: &mut Random, calm: bool) -> bool {
    for _ in 0..20 {
        if game.outcome().is_some() {
            return false;
        }
        let at = game.last_stamp().plus(Millis(random.below(900)));
        let paused = game.phase() == Phase::Paused && random.below(2) == 0;
        let claim = BoardId::ALL
            .into_iter()
            .find_map(|board| game.open_claim(board))
            .filter(|_| random.below(2) == 0);
        if let Some(open) = claim {
            let stamp = Stamp::of(open.offender.opponent(), at);
            if game.play(stamp, Action::Claim(Claim::Placement)).is_ok() {
                return true;
            }
        }
        let touches = game.rules().touch_move && random.below(3) == 0;
        let tried = match if paused { 0 } else { random.below(30) } {
            4.. if touches => Some(random_touch(game, random, at)),
            0 => Some(random_table_action(game, random, at)),
            1..=3 => Some((Stamp::of(random.choose(&Seat::ALL), at), random_claim(random))),
            _ => random_move(game, random, at, calm),
        };
        // Nobody can move: time passes.
        let (stamp, action) = tried.unwrap_or((Stamp { at, by: Author::Clock }, Action::Tick));
        if game.play(stamp, action).is_ok() {
            return true;
        }
        // Paused, or a flag has just ended the match.
        let _ = game.play(Stamp::table(at), Action::Resume);
        let _ = game.play(Stamp { at: at.max(game.last_stamp()), by: Author::Clock }, Action::Tick);
    }
    false
}

fn random_table_action(game: &Match, random: &mut Random, at: Millis) -> (Stamp, Action) {
    let correct = Action::CorrectTime { seat: random.choose(&Seat::ALL), left: Millis(random.below(60_000)) };
    let to = Seq(random.below(game.log().end().0.max(1)));
    let back = Action::TakeBack { to, gives_time: random.choose(&[true, false]) };
    let actions = [Action::Pause, Action::Resume, Action::Tick, correct, back, Action::CallOff];
    (Stamp::table(at), random.choose(&actions))
}

/// The player on move touches a piece, now and then an empty square, or says that he adjusts.
fn random_touch(game: &Match, random: &mut Random, at: Millis) -> (Stamp, Action) {
    let board = random.choose(&BoardId::ALL);
    let on = Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap();
    let action = if random.below(8) == 0 { Action::Adjust } else { Action::Touch { at: on } };
    (Stamp::of(game.on_move(board), at), action)
}

fn random_claim(random: &mut Random) -> Action {
    let claims = [Claim::Time, Claim::Placement, Claim::Placement, Claim::Repetition, Claim::FiftyMoves];
    match random.below(40) {
        0 => Action::Resign,
        1..=9 => Action::OfferDraw,
        10..=11 => Action::AcceptDraw,
        12..=19 => Action::DeclineDraw,
        _ => Action::Claim(random.choose(&claims)),
    }
}

/// Captures are taken more often than their share, so that reserves fill and empty. In a calm match pieces walk to and fro,
/// so that positions come back and nothing happens for fifty moves.
fn random_move(game: &Match, random: &mut Random, at: Millis, calm: bool) -> Option<(Stamp, Action)> {
    let first = random.choose(&BoardId::ALL);
    for board in [first, first.other()] {
        let position = game.position(board);
        let bound = game.obligation(board);
        let moves: Vec<_> =
            position.legal_moves().into_iter().filter(|mv| bound.allows(position, *mv)).collect();
        let lively: Vec<_> = moves
            .iter()
            .filter(|mv| position.after(**mv).is_ok_and(|(_, captured)| captured.is_some()))
            .collect();
        let strict = game.rules().enforcement == Enforcement::Strict;
        if let Some(forbidden) =
            (strict && random.below(8) == 0).then(|| random_forbidden(game, random, board)).flatten()
        {
            return Some((Stamp::of(game.on_move(board), at), forbidden));
        }
        let quiet: Vec<_> = moves.iter().copied().filter(|mv| calm && is_quiet(position, *mv)).collect();
        let mv = match (lively.is_empty(), random.below(3)) {
            _ if !quiet.is_empty() && random.below(100) > 0 => {
                let back = way_back(game, game.on_move(board)).filter(|back| quiet.contains(back));
                back.filter(|_| random.below(2) == 0).or_else(|| Some(random.choose(&quiet)))
            }
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

/// The move of a piece by which `seat` goes back to where he came from with his last one.
fn way_back(game: &Match, seat: Seat) -> Option<Move> {
    game.log().events().rev().find_map(|(_, event)| match *event {
        Event::Moved { seat: by, mv: Move::Normal { from, to, .. } } if by == seat => {
            Some(Move::Normal { from: to, to: from, promotion: None })
        }
        _ => None,
    })
}

/// Whether a move of a piece leaves the count towards fifty moves going.
fn is_quiet(position: &Position, mv: Move) -> bool {
    let Move::Normal { from, .. } = mv else { return false };
    position.placement().role_at(from) != Some(Role::Pawn)
        && position.after(mv).is_ok_and(|(_, captured)| captured.is_none())
}

/// A placement that Strict lets pass, if one is found.
fn random_forbidden(game: &Match, random: &mut Random, board: BoardId) -> Option<Action> {
    let seat = game.on_move(board);
    (0..20).find_map(|_| {
        let to = Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap();
        let tried = Attempt::Drop { role: random.choose(&DropRole::ALL), to };
        let forbidden = game.position(board).judge(tried).is_err();
        game.judge(seat, tried).ok().filter(|_| forbidden)
    })
}

/// Any attempt whatsoever, sensible or not.
pub(crate) fn random_attempt(random: &mut Random) -> Attempt {
    let mut square = || Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap();
    let (from, to) = (square(), square());
    match random.below(4) {
        0 => Attempt::Drop { role: random.choose(&DropRole::ALL), to },
        1 => Attempt::Board { from, to, promotion: Some(random.choose(&PromotionRole::ALL)) },
        _ => Attempt::Board { from, to, promotion: None },
    }
}
