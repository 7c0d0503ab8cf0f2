//! What is read from the log step by step must be what the log says.

use super::super::choices::Tenths;
use super::super::clock_face::{
    ClockFigures, figures, figures_with, is_low, share, shows_for, used_figures, used_shows_for,
};
use super::super::sheet::{Sign, signs};
use super::super::{select, session::Session};
use super::*;
use pasapezas_core::{BoardId, Color, DropRole, MatchSetup, Move, Role, Square};

/// Random play on both boards: tokens stand where the pieces stand, and a piece keeps its identity while it lives.
#[test]
fn tokens_follow_the_pieces() {
    for seed in 1..30_u64 {
        let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut session = Session::new(MatchSetup::default(), 0);
        session = session.after(Stamp::table(Millis::ZERO), Action::Start).unwrap();
        for _ in 0..120 {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            let board = if dice & 1 == 0 { BoardId::A } else { BoardId::B };
            let moves = session.game.position(board).legal_moves();
            if moves.is_empty() || session.game.outcome().is_some() {
                break;
            }
            let mv = moves[usize::try_from(dice >> 8).unwrap() % moves.len()];
            let seat = session.game.on_move(board);
            let before = session.clone();
            session = session.after(Stamp::of(seat, Millis::ZERO), Action::Play(mv)).unwrap();
            stand_where_pieces_stand(&session);
            if let Move::Normal { from, to, .. } = mv {
                let id = |session: &Session, at| session.tokens.get(board).at(at).unwrap().id;
                assert_eq!(id(&before, from), id(&session, to));
            }
        }
        let n_moves = session.game.log().entries().len() - 1;
        assert_eq!(session.sheet.lines().len(), n_moves);
    }
}

fn stand_where_pieces_stand(session: &Session) {
    for board in BoardId::ALL {
        let mut found: Vec<_> =
            session.tokens.get(board).all().iter().map(|token| (token.at, token.piece)).collect();
        found.sort_unstable();
        let placement = session.game.position(board).placement();
        assert_eq!(found, placement.pieces().collect::<Vec<_>>());
        let ids = session.tokens.get(board).all().iter().map(|token| token.id);
        assert!(ids.is_sorted(), "the order on screen never changes");
    }
}

#[test]
fn the_sheet_keeps_the_order_of_play_and_the_rows_of_a_board() {
    let mut state = table();
    play(&mut state, "WhiteA e2e4, WhiteB d2d4, BlackA d7d5, WhiteA e4d5, BlackB P@e5");
    let sans: Vec<&str> = state.session.sheet.lines().iter().map(|line| &*line.san).collect();
    assert_eq!(sans, ["e4", "d4", "d5", "exd5", "P@e5"]);
    let rows = state.session.sheet.rows(BoardId::A);
    let cells: Vec<_> =
        rows.iter().map(|row| (row.number, row.white.map(|l| &*l.san), row.black.map(|l| &*l.san))).collect();
    assert_eq!(cells, [(1, Some("e4"), Some("d5")), (2, Some("exd5"), None)]);
}

#[test]
fn a_list_may_begin_with_black() {
    let start = NewMatch::from_bfen("4k3/8/8/8/8/8/8/4K3 b - - 0 7 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    let mut state = AppState::new(Settings::default(), Names::default(), &start);
    act(&mut state, Stamp::table(Millis::ZERO), Action::Start);
    play(&mut state, "BlackA e8e7, WhiteA e1e2");
    let rows = state.session.sheet.rows(BoardId::A);
    assert_eq!(rows.len(), 2);
    assert!(rows[0].white.is_none() && rows[0].number == 7);
    assert!(rows[1].black.is_none() && rows[1].number == 8);
}

#[test]
fn figures_of_a_move() {
    assert_eq!(signs("O-O+"), [Sign::Text("O-O+")]);
    assert_eq!(signs("bxc8=Q#"), [Sign::Text("bxc8="), Sign::Figure(Role::Queen), Sign::Text("#")]);
    assert_eq!(signs("B@f5"), [Sign::Figure(Role::Bishop), Sign::Text("@f5")]);
    assert_eq!(signs(""), []);
}

#[test]
fn clocks_round_up_and_zero_means_zero() {
    let show = |left| {
        let ClockFigures { minutes, seconds, tenths } = figures(Millis(left));
        let tenths = tenths.map(|tenths| format!(".{tenths}")).unwrap_or_default();
        format!("{minutes}:{seconds:02}{tenths}")
    };
    let cases = [
        (300_000, "5:00"),
        (299_999, "5:00"),
        (299_001, "5:00"),
        (299_000, "4:59"),
        (60_001, "1:01"),
        (20_000, "0:20"),
        (19_999, "0:20"),
        (10_000, "0:10"),
        (9_999, "0:10.0"),
        (9_900, "0:09.9"),
        (1, "0:00.1"),
        (0, "0:00"),
        (10_800_000, "180:00"),
    ];
    for (left, text) in cases {
        assert_eq!(show(left), text);
    }
    assert!(is_low(Millis(19_999)) && !is_low(Millis(20_000)));
    assert_eq!([share(Millis(150), Millis(300)), share(Millis(9), Millis(0))], [500, 1000]);
}

/// A face that sleeps for exactly that long misses no figure and wakes for none that is the same.
#[test]
fn a_face_wakes_exactly_when_it_changes() {
    for tenths in [Tenths::Below10, Tenths::Below20, Tenths::Never] {
        let look = |left| (figures_with(Millis(left), tenths), is_low(Millis(left)));
        let mut left = 65_432_u32;
        while let Some(Millis(span)) = shows_for(Millis(left), tenths) {
            for early in [0, span / 2, span - 1] {
                assert_eq!(look(left), look(left - early), "{left} {early}");
            }
            assert_ne!(look(left), look(left - span), "{left}");
            left -= span;
        }
        assert_eq!(left, 0);
    }
}

#[test]
fn tenths_are_shown_from_when_on_they_are_wanted() {
    let shown = |left, tenths| figures_with(Millis(left), tenths).tenths.is_some();
    for (left, at_10, at_20) in
        [(20_000, false, false), (19_999, false, true), (10_000, false, true), (9_999, true, true)]
    {
        assert_eq!([shown(left, Tenths::Below10), shown(left, Tenths::Below20)], [at_10, at_20], "{left}");
        assert!(!shown(left, Tenths::Never));
    }
}

/// Without clocks a face counts up: whole seconds that have passed.
#[test]
fn a_face_without_a_clock_counts_what_was_used() {
    let show = |used| {
        let ClockFigures { minutes, seconds, tenths } = used_figures(Millis(used));
        (minutes, seconds, tenths)
    };
    assert_eq!([show(0), show(999), show(61_500)], [(0, 0, None), (0, 0, None), (1, 1, None)]);
    for used in [0, 1, 999, 1000, 61_500] {
        let Millis(span) = used_shows_for(Millis(used));
        assert_eq!(show(used), show(used + span - 1));
        assert_ne!(show(used), show(used + span));
    }
}

#[test]
fn views_of_a_board() {
    let mut state = table();
    play(&mut state, "WhiteA e2e4, BlackA f7f6, WhiteA d1h5");
    let view = select::board(&state, BoardId::A);
    assert_eq!(view.checked.black, Some("e8".parse::<Square>().unwrap()));
    assert_eq!(view.checked.white, None);
    assert_eq!(view.last.map(|last| last.to.to_string()).as_deref(), Some("h5"));
    assert_eq!(select::board(&state, BoardId::B).checked.white, None);
    assert_eq!(select::line(&state, Seat::BLACK_A).standing, select::Standing::InCheck);
    assert_eq!(select::line(&state, Seat::WHITE_B).standing, select::Standing::OnMove);
}

/// A move on one board leaves the view of the other one equal, so that it is not drawn again; a capture changes the
/// partner's reserve alone.
#[test]
fn the_other_board_is_not_drawn_again() {
    let mut state = table();
    play(&mut state, "WhiteA e2e4, BlackA d7d5");
    let before: Vec<_> = Seat::ALL.iter().map(|seat| select::reserve(&state, *seat)).collect();
    let board_b = select::board(&state, BoardId::B);
    play(&mut state, "WhiteA e4d5");
    assert_eq!(select::board(&state, BoardId::B), board_b);
    let after = select::reserve(&state, Seat::BLACK_B);
    assert_eq!(after.reserve.count(DropRole::Pawn), 1);
    assert_eq!(after.arrived.map(|(_, role)| role), Some(DropRole::Pawn));
    assert_eq!(select::reserve(&state, Seat::WHITE_B), before[2]);
}

/// U-C7, P-47: two checks at once, each on its own board.
#[test]
fn u_c7_p_47_checks_of_two_boards() {
    let check = "4k3/8/8/8/8/8/8/K3R3[] b - - 0 1";
    let mut state = AppState::new(
        Settings::default(),
        Names::default(),
        &NewMatch::from_bfen(&format!("{check} | {check}")).unwrap(),
    );
    act(&mut state, Stamp::table(Millis::ZERO), Action::Start);
    for board in BoardId::ALL {
        assert!(select::board(&state, board).checked.black.is_some());
    }
    play(&mut state, "BlackA e8d8");
    assert_eq!(select::board(&state, BoardId::A).checked.get(Color::Black), &None);
    assert!(select::board(&state, BoardId::B).checked.black.is_some());
}

#[test]
fn targets_are_those_of_the_core() {
    use crate::input::{Hand, Origin};
    let start =
        NewMatch::from_bfen("4k3/8/8/3pP3/8/7p/P7/R3K2R[N] w KQ d6 0 1 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1")
            .unwrap();
    let mut state = AppState::new(Settings::default(), Names::default(), &start);
    act(&mut state, Stamp::table(Millis::ZERO), Action::Start);
    let view = |state: &mut AppState, origin| {
        let mut hand = Hand::default();
        *hand.picked.at_mut(Seat::WHITE_A) = Some(origin);
        change(state, Change::Hand(hand));
        select::board(state, BoardId::A).targets
    };
    let square = |name: &str| name.parse::<Square>().unwrap();
    let king = view(&mut state, Origin::Board(square("e1")));
    assert!(king.moves.has(square("g1")) && king.moves.has(square("c1")) && king.moves.has(square("e2")));
    let pawn = view(&mut state, Origin::Board(square("e5")));
    assert!(pawn.captures.has(square("d6")) && pawn.moves.has(square("e6")));
    let knight = view(&mut state, Origin::Reserve(DropRole::Knight));
    assert!(knight.drops.has(square("a3")) && !knight.drops.has(square("f6")), "f6 would give check");
    change(&mut state, Change::Setting(SettingChange::ShowTargets(false)));
    assert_eq!(select::board(&state, BoardId::A).targets, select::Targets::default());
}
