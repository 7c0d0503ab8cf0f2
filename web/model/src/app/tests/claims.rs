//! Claims, offers and removals as buttons make them.

use super::super::announce::between;
use super::super::claims::{claimant, draw_claims, has_time_claims, waits_for_piece};
use super::super::select::{self, Answer, Standing};
use super::*;
use crate::i18n::Lang;
use pasapezas_core::{
    Attempt, BoardId, Claim, DrawReason, DropRole, Enforcement, Outcome, Phase, Preset, Refusal, Team,
    WinReason,
};

const TWO_KINGS: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

fn strict() -> RuleSet {
    RuleSet { enforcement: Enforcement::Strict, ..RuleSet::default() }
}

/// Board A set up so, kings alone on board B, Strict.
fn strict_table(a: &str) -> AppState {
    table_of(strict(), &format!("{a} - - 0 1 | {TWO_KINGS}"))
}

fn claim(state: &mut AppState, at: u32, team: Team) {
    change(state, Change::ClaimTime { at: Millis(at), team });
}

/// White of board A places a piece, be it forbidden.
fn place(state: &mut AppState, role: DropRole, to: &str) {
    let attempt = Attempt::Drop { role, to: to.parse().unwrap() };
    let action = state.session.game.judge(Seat::WHITE_A, attempt).unwrap();
    assert!(act(state, Stamp::of(Seat::WHITE_A, Millis(100)), action));
}

fn claims_placement(state: &mut AppState, seat: Seat) {
    let at = state.session.game.last_stamp().plus(Millis(10));
    act(state, Stamp::of(seat, at), Action::Claim(Claim::Placement));
}

#[test]
fn without_a_fallen_flag_the_team_reads_why() {
    let before = table();
    let mut state = before.clone();
    claim(&mut state, 1000, Team::Two);
    let note = select::team(&state, Team::Two).note.unwrap();
    assert_eq!((note.code, note.source.to_string().as_str()), ("no-flag-fallen", "9.2"));
    assert_eq!(select::team(&state, Team::One).note, None);
    assert_eq!(between(&before, &state).len(), 2, "sentence and article are said");
    assert_eq!(state.session.game.log().entries().len(), 1, "a claim without ground is no entry");
    assert!(!change(&mut state, Change::TeamNoteRead { team: Team::Two, number: note.number + 1 }));
    assert!(change(&mut state, Change::TeamNoteRead { team: Team::Two, number: note.number }));
    assert_eq!(select::team(&state, Team::Two).note, None);
}

/// Both White clocks run out together unless somebody moves: here only A's does.
fn white_a_fallen() -> AppState {
    let mut state = table();
    play(&mut state, "WhiteB e2e4");
    state
}

#[test]
fn the_button_never_changes_and_wins_when_it_may() {
    let mut state = white_a_fallen();
    let look = select::team(&state, Team::Two);
    assert!(look.can_claim);
    // `BlackB` runs too: his flag falls a moment later, and he is of team One like WhiteA.
    act(&mut state, Stamp::table(Millis(300_000)), Action::Tick);
    assert_eq!(select::team(&state, Team::Two), look, "a fallen flag changes nothing of the button");
    assert_eq!(select::line(&state, Seat::WHITE_A).standing, Standing::FlagDown);
    claim(&mut state, 300_010, Team::Two);
    let reason = WinReason::Time { loser: Seat::WHITE_A };
    assert_eq!(state.session.game.outcome(), Some(Outcome::Won { by: Team::Two, reason }));
    assert!(!select::team(&state, Team::Two).can_claim);
}

/// The claim finds the flag itself: nobody has to have looked at the clock before.
#[test]
fn a_claim_needs_no_tick_before_it() {
    let mut state = white_a_fallen();
    claim(&mut state, 300_050, Team::Two);
    assert!(state.session.game.outcome().is_some());
    let mut state = white_a_fallen();
    claim(&mut state, 300_050, Team::One);
    assert_eq!(state.session.game.outcome(), None);
    assert_eq!(select::team(&state, Team::One).note.map(|note| note.code), Some("no-flag-fallen"));
    assert_eq!(select::line(&state, Seat::WHITE_A).standing, Standing::FlagDown, "the flag is entered");
}

/// U-D7: a late look finds flags of both teams; the draw is entered, and the claim is no news.
#[test]
fn u_d7_a_claim_after_the_draw_says_nothing() {
    let mut state = table();
    claim(&mut state, 900_000, Team::One);
    assert_eq!(state.session.game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Flags }));
    assert_eq!(select::team(&state, Team::One).note, None);
}

/// With `claim_board` the member who sits against the fallen flag claims, whoever of the team pressed.
#[test]
fn the_member_for_whom_the_claim_holds_makes_it() {
    let rules = RuleSet::of(Preset::International);
    let both = format!("{TWO_KINGS} | {TWO_KINGS}");
    let mut state = table_of(rules, &both);
    play(&mut state, "WhiteB e1e2, BlackB e8e7, WhiteB e2e1, BlackB e7e8");
    // WhiteA's flag falls first: BlackA may claim, his partner WhiteB may not.
    assert_eq!(claimant(&state.session.game, Team::Two, Millis(300_001)), Seat::BLACK_A);
    claim(&mut state, 300_001, Team::Two);
    let reason = WinReason::Time { loser: Seat::WHITE_A };
    assert_eq!(state.session.game.outcome(), Some(Outcome::Won { by: Team::Two, reason }));
}

#[test]
fn where_flags_decide_there_is_no_button() {
    let state = table_of(RuleSet::of(Preset::ChessCom), &format!("{TWO_KINGS} | {TWO_KINGS}"));
    assert!(!has_time_claims(&state.session.game));
    let start = NewMatch { time: pasapezas_core::TimeControl::Untimed, ..NewMatch::default() };
    let untimed = AppState::new(Settings::default(), Names::default(), &start);
    assert!(!has_time_claims(&untimed.session.game));
}

#[test]
fn an_offer_is_seen_and_answered() {
    let mut state = table();
    play(&mut state, "WhiteA e2e4, BlackA e7e5");
    let before = state.clone();
    act(&mut state, Stamp::of(Seat::BLACK_A, Millis(300)), Action::OfferDraw);
    assert_eq!(select::line(&state, Seat::BLACK_A).standing, Standing::Offers);
    assert!(matches!(select::line(&state, Seat::WHITE_A).answer, Some(Answer::Draw { .. })));
    assert_eq!(select::line(&state, Seat::WHITE_B).answer, None, "partners do not answer for each other");
    assert_eq!(between(&before, &state).len(), 1);
    let offered = state.clone();
    act(&mut state, Stamp::of(Seat::WHITE_A, Millis(310)), Action::DeclineDraw);
    assert_eq!(select::line(&state, Seat::WHITE_A).answer, None);
    act(&mut state, Stamp::of(Seat::BLACK_A, Millis(320)), Action::OfferDraw);
    assert_eq!(select::line(&state, Seat::BLACK_A).note.map(|note| note.code), Some("offer-again"));
    let mut state = offered;
    act(&mut state, Stamp::of(Seat::WHITE_A, Millis(310)), Action::AcceptDraw);
    let reason = DrawReason::Agreement { board: BoardId::A };
    assert_eq!(state.session.game.outcome(), Some(Outcome::Drawn { reason }));
    assert_eq!(select::line(&state, Seat::BLACK_A).standing, Standing::Quiet);
}

#[test]
fn a_move_on_the_board_answers_an_offer_and_ends_an_agreement() {
    let rules = RuleSet::of(Preset::International);
    let mut state = table_of(rules, &format!("{TWO_KINGS} | {TWO_KINGS}"));
    play(&mut state, "WhiteA e1e2, BlackA e8e7");
    act(&mut state, Stamp::of(Seat::WHITE_A, Millis(300)), Action::OfferDraw);
    assert_eq!(select::line(&state, Seat::WHITE_A).standing, Standing::Offers, "also on move");
    act(&mut state, Stamp::of(Seat::BLACK_A, Millis(310)), Action::AcceptDraw);
    assert_eq!(state.session.game.outcome(), None, "the other board has not agreed");
    assert_eq!(select::line(&state, Seat::BLACK_A).standing, Standing::Agreed);
    assert_eq!(select::line(&state, Seat::WHITE_A).standing, Standing::OnMove);
    play(&mut state, "WhiteA e2e1");
    assert_eq!(select::line(&state, Seat::WHITE_A).standing, Standing::Quiet);
}

#[test]
fn the_draws_that_may_be_claimed_are_those_of_the_rules() {
    let state = table();
    let all = draw_claims(&state.session.game, Seat::WHITE_A);
    assert!(all.repetition && all.fifty_moves);
    let none = draw_claims(&state.session.game, Seat::BLACK_A);
    assert!(!none.repetition && !none.fifty_moves, "only the player on move");
    let state = table_of(RuleSet::of(Preset::Tandem), &format!("{TWO_KINGS} | {TWO_KINGS}"));
    let none = draw_claims(&state.session.game, Seat::WHITE_A);
    assert!(!none.repetition && !none.fifty_moves, "a closed list of draws");
    let state = table_of(RuleSet::of(Preset::ChessCom), &format!("{TWO_KINGS} | {TWO_KINGS}"));
    assert!(!draw_claims(&state.session.game, Seat::WHITE_A).repetition, "by itself");
}

#[test]
fn a_draw_claim_without_ground_is_a_note() {
    let mut state = table();
    act(&mut state, Stamp::of(Seat::WHITE_A, Millis(10)), Action::Claim(Claim::Repetition));
    assert_eq!(select::line(&state, Seat::WHITE_A).note.map(|note| note.code), Some("not-repeated"));
}

/// T21 on the screen: the claimant is offered the removal; afterwards the square is empty, the piece lies in his partner's
/// reserve as just arrived, the move stays written and is struck, and he is still on move.
#[test]
fn t21_a_forbidden_placement_is_removed() {
    let mut state = strict_table("6rk/6pp/8/8/8/8/8/6K1[N] w");
    place(&mut state, DropRole::Knight, "f7");
    let f7 = "f7".parse().unwrap();
    assert_eq!(select::board(&state, BoardId::A).removable, Some(f7));
    let line = select::line(&state, Seat::BLACK_A);
    assert!(matches!(line.answer, Some(Answer::Removal { role: DropRole::Knight, ends: false, .. })));
    assert_eq!(select::line(&state, Seat::WHITE_B).answer, None);
    let before = state.clone();
    claims_placement(&mut state, Seat::BLACK_A);
    let view = select::board(&state, BoardId::A);
    assert_eq!((view.removable, view.last, view.tokens.at(f7)), (None, None, None));
    let stand = state.session.game.position(BoardId::A).placement().pieces().count();
    assert_eq!(state.session.tokens.a.all().len(), stand);
    let reserve = select::reserve(&state, Seat::WHITE_B);
    assert_eq!(reserve.reserve.count(DropRole::Knight), 1);
    assert_eq!(reserve.arrived.map(|(_, role)| role), Some(DropRole::Knight));
    let struck: Vec<_> = state.session.sheet.lines().iter().map(|line| (&*line.san, line.removed)).collect();
    assert_eq!(struck, [("N@f7+", true)]);
    assert!(select::line(&state, Seat::BLACK_A).on_move);
    assert_eq!(between(&before, &state).len(), 1);
}

#[test]
fn after_his_own_move_the_claim_is_gone() {
    let mut state = strict_table("7k/6pp/8/8/8/8/8/6K1[N] w");
    place(&mut state, DropRole::Knight, "f7");
    play(&mut state, "BlackA h8g8");
    assert_eq!(select::board(&state, BoardId::A).removable, None);
    claims_placement(&mut state, Seat::BLACK_A);
    assert_eq!(select::line(&state, Seat::BLACK_A).note.map(|note| note.code), Some("claim-too-late"));
}

/// T35: he is told before he does it.
#[test]
fn t35_a_removal_that_stalemates_asks_first() {
    let mut state = strict_table("7k/5Q2/6K1/8/8/8/8/8[B] w");
    place(&mut state, DropRole::Bishop, "e5");
    let line = select::line(&state, Seat::BLACK_A);
    assert!(matches!(line.answer, Some(Answer::Removal { ends: true, .. })));
    let asking = Some(Asking { seat: Seat::BLACK_A, question: Question::Removal });
    change(&mut state, Change::Ask { board: BoardId::A, asking });
    claims_placement(&mut state, Seat::BLACK_A);
    let reason = DrawReason::Stalemate { board: BoardId::A };
    assert_eq!(state.session.game.outcome(), Some(Outcome::Drawn { reason }));
}

#[test]
fn a_question_about_a_removal_ends_with_the_move() {
    let mut state = strict_table("7k/6pp/8/8/8/8/8/6K1[N] w");
    place(&mut state, DropRole::Knight, "f7");
    let asking = Some(Asking { seat: Seat::BLACK_A, question: Question::Removal });
    change(&mut state, Change::Ask { board: BoardId::A, asking });
    play(&mut state, "BlackA h8g8");
    assert_eq!(state.asking.a, None);
}

/// T08 under prospective mate: no move, but a piece may still arrive.
#[test]
fn t08_without_a_move_he_waits_for_a_piece() {
    let rules = RuleSet::of(Preset::International);
    let a = "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";
    let mut state = table_of(rules, &format!("{a} | {TWO_KINGS}"));
    assert_eq!(state.session.game.phase(), Phase::Running);
    assert!(waits_for_piece(&state.session.game, Seat::BLACK_A));
    let line = select::line(&state, Seat::BLACK_A);
    assert_eq!((line.standing, line.on_move), (Standing::Waits, true));
    assert!(!waits_for_piece(&state.session.game, Seat::WHITE_A));
    act(&mut state, Stamp::table(Millis(5)), Action::Pause);
    assert!(!waits_for_piece(&state.session.game, Seat::BLACK_A));
}

/// U-D13: a pause just before the flag leaves what was left, whoever thinks.
#[test]
fn u_d13_a_pause_at_the_last_moment() {
    let at = Millis(299_950);
    for (moves, thinking) in
        [("", [Seat::WHITE_A, Seat::WHITE_B]), ("WhiteA e2e4, WhiteB e2e4", [Seat::BLACK_A, Seat::BLACK_B])]
    {
        let mut state = table();
        if !moves.is_empty() {
            play(&mut state, moves);
        }
        let before = thinking.map(|seat| state.session.game.clock(seat, at).left);
        act(&mut state, Stamp::table(at), Action::Pause);
        for (seat, left) in thinking.into_iter().zip(before) {
            let reading = state.session.game.clock(seat, Millis(400_000));
            assert_eq!((reading.left, reading.fallen), (left, None), "{seat:?}");
            assert!(left >= Some(Millis(50)) && left <= Some(Millis(300)), "{seat:?}: {left:?}");
        }
    }
}

/// P-67: the flag is down, nobody claims, five more moves, mate: the mate counts.
#[test]
fn p_67_a_flagged_player_may_mate() {
    let mut state = table();
    play(&mut state, "WhiteB e2e4");
    act(&mut state, Stamp::table(Millis(300_000)), Action::Tick);
    play(
        &mut state,
        "WhiteA e2e4, BlackA a7a6, WhiteA d1h5, BlackA a6a5, WhiteA f1c4, BlackA a5a4, WhiteA h5f7",
    );
    let reason = WinReason::Mate { loser: Seat::BLACK_A };
    assert_eq!(state.session.game.outcome(), Some(Outcome::Won { by: Team::One, reason }));
}

/// P-65: each clock alone, and exactly that flag falls.
#[test]
fn p_65_exactly_that_flag_falls() {
    for seat in Seat::ALL {
        let mut base = pasapezas_core::PerSeat::for_seats(|_| Millis(600_000));
        *base.at_mut(seat) = Millis(1_000);
        let time = pasapezas_core::TimeControl::each(base);
        let start = NewMatch { time, ..NewMatch::default() };
        let mut state = AppState::new(Settings::default(), Names::default(), &start);
        act(&mut state, Stamp::table(Millis::ZERO), Action::Start);
        if seat.color == pasapezas_core::Color::Black {
            play(&mut state, &format!("{} e2e4", seat.opponent()));
        }
        act(&mut state, Stamp::table(Millis(30_000)), Action::Tick);
        for other in Seat::ALL {
            let down = select::line(&state, other).standing == Standing::FlagDown;
            assert_eq!(down, other == seat, "{other}");
        }
    }
}

#[test]
fn a_refusal_of_the_whole_table_changes_nothing() {
    let mut state = table();
    assert!(!act(&mut state, Stamp::table(Millis(5)), Action::Start));
    assert_eq!(state.notes.a.map(|note| note.why), None::<Refusal>);
}

#[test]
fn an_action_after_flags_have_ended_the_match_enters_the_end() {
    let mut state = table();
    let resign = Stamp::of(Seat::WHITE_A, Millis::seconds(400));
    assert!(act(&mut state, resign, Action::Resign));
    let outcome = state.session.game.outcome().map(Outcome::reason_name);
    assert_eq!(outcome, Some("flags"), "both White flags fell at five minutes, before anybody resigned");
    assert_eq!(state.notes, pasapezas_core::PerBoard::default());
}

#[test]
fn a_win_on_time_names_every_flag_that_is_down() {
    use crate::i18n::{Ending, reason_short};
    let mut state = white_a_fallen();
    let names = select::shown_names(Lang::English, &state.names);
    claim(&mut state, 301_000, Team::Two);
    let Phase::Over(outcome) = state.session.game.phase() else { panic!("over") };
    let why = |game: &pasapezas_core::Match| reason_short(Lang::English, Ending::of(game, outcome), &names);
    assert_eq!(why(&state.session.game), "White A and Black B’s flags have fallen.");
    // Only one of them when the other player has moved.
    let mut state = white_a_fallen();
    play(&mut state, "BlackB e7e5");
    claim(&mut state, 300_050, Team::Two);
    assert_eq!(why(&state.session.game), "White A’s flag has fallen.");
}

#[test]
fn a_draw_by_itself_is_told_from_a_claimed_one() {
    use crate::i18n::{Ending, reason};
    let say = |state: &AppState| {
        let Phase::Over(outcome) = state.session.game.phase() else { panic!("over") };
        let names = select::shown_names(Lang::English, &state.names);
        reason(Lang::English, Ending::of(&state.session.game, outcome), &names).into_owned()
    };
    let mut state =
        table_of(RuleSet::default(), &format!("4k3/8/8/8/8/8/8/4K2R[] w - - 149 99 | {TWO_KINGS}"));
    play(&mut state, "WhiteA h1h2");
    assert_eq!(say(&state), "Draw by the seventy-five-move rule on board A.");
    let mut state =
        table_of(RuleSet::default(), &format!("4k3/8/8/8/8/8/8/4K2R[] w - - 100 99 | {TWO_KINGS}"));
    act(&mut state, Stamp::of(Seat::WHITE_A, Millis(10)), Action::Claim(Claim::FiftyMoves));
    assert_eq!(say(&state), "Draw by the fifty-move rule on board A.");
}
