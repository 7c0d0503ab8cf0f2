//! Changes, one by one.

use super::super::select;
use super::*;
use crate::app::announce::between;
use crate::app::{KeepFault, Keeping};
use crate::input::Hand;
use pasapezas_core::{Attempt, BoardId, Color, DropRole, Outcome, Refusal, Team, TimeControl};

fn refused(state: &mut AppState, seat: Seat) -> u32 {
    let to = "e5".parse().unwrap();
    let attempt = Some(Attempt::Drop { role: DropRole::Knight, to });
    change(state, Change::Refused { seat, attempt, why: Refusal::ReserveLacks { role: DropRole::Knight } });
    state.notes.get(seat.board).unwrap().number
}

#[test]
fn what_changes_nothing_is_told_apart() {
    let mut state = table();
    assert!(!change(&mut state, Change::Touched(Seat::WHITE_A)));
    assert!(!change(&mut state, Change::Hand(Hand::default())));
    assert!(!change(&mut state, Change::Dialog(None)));
    assert!(!change(&mut state, Change::Setting(SettingChange::ShowTargets(true))));
    let length = state.session.game.log().entries().len();
    assert!(!act(&mut state, Stamp::table(Millis(70)), Action::Tick), "nothing was due");
    assert_eq!(state.session.game.log().entries().len(), length);
}

#[test]
fn a_tick_writes_the_flag_that_fell() {
    let mut state = table();
    assert!(act(&mut state, Stamp::table(Millis(400_000)), Action::Tick));
    assert_eq!(state.session.game.clock(Seat::WHITE_A, Millis(400_000)).fallen, Some(Millis(300_000)));
    assert!(!act(&mut state, Stamp::table(Millis(400_001)), Action::Tick));
}

#[test]
fn a_note_stays_until_its_time_or_its_players_touch() {
    let mut state = table();
    let first = refused(&mut state, Seat::WHITE_A);
    let second = refused(&mut state, Seat::WHITE_A);
    assert!(second > first);
    let board = BoardId::A;
    assert!(!change(&mut state, Change::NoteRead { board, number: first }), "an old timer");
    assert!(!change(&mut state, Change::Touched(Seat::BLACK_A)), "another player");
    assert!(!change(&mut state, Change::Touched(Seat::WHITE_B)), "another board");
    assert!(change(&mut state, Change::Touched(Seat::WHITE_A)));
    let number = refused(&mut state, Seat::WHITE_A);
    assert!(change(&mut state, Change::NoteRead { board, number }));
    refused(&mut state, Seat::WHITE_A);
    play(&mut state, "WhiteA e2e4");
    assert_eq!(state.notes.a, None, "he has moved");
}

#[test]
fn a_note_has_words_and_a_drawing() {
    let mut state = table();
    refused(&mut state, Seat::WHITE_A);
    let note = select::line(&state, Seat::WHITE_A).note.unwrap();
    assert_eq!((note.code, note.source.to_string().as_str()), ("reserve-lacks", "6"));
    assert!(select::line(&state, Seat::BLACK_A).note.is_none());
    let mark = select::board(&state, BoardId::A).refused.unwrap();
    assert_eq!(mark.at.to_string(), "e5");
    assert!(mark.ghost.is_some() && mark.reason.is_none());
    let to = "f6".parse().unwrap();
    let king = "e8".parse().unwrap();
    let role = DropRole::Knight;
    change(
        &mut state,
        Change::Refused {
            seat: Seat::WHITE_A,
            attempt: Some(Attempt::Drop { role, to }),
            why: Refusal::DropGivesCheck { role, king },
        },
    );
    assert_eq!(select::board(&state, BoardId::A).refused.unwrap().reason, Some(king));
}

/// P-49, P-50: each of the four may resign, at any time; the result names the team.
#[test]
fn p_49_each_seat_resigns_for_its_team() {
    for seat in Seat::ALL {
        let mut state = table();
        let asking = Some(Asking { seat, question: Question::Resign });
        change(&mut state, Change::Ask { board: seat.board, asking });
        assert_eq!(select::line(&state, seat).asking, Some(Question::Resign));
        assert!(act(&mut state, Stamp::of(seat, Millis(5)), Action::Resign));
        assert_eq!(state.session.game.outcome().and_then(Outcome::winner), Some(seat.team().other()));
        assert_eq!(select::line(&state, seat).asking, None);
        assert_eq!(select::line(&state, seat).standing, select::Standing::Resigned);
    }
}

#[test]
fn the_boards_turn_together() {
    let mut state = table();
    assert_eq!([state.below(BoardId::A), state.below(BoardId::B)], [Color::White, Color::Black]);
    change(&mut state, Change::TurnBoards);
    assert_eq!([state.below(BoardId::A), state.below(BoardId::B)], [Color::Black, Color::White]);
    assert_eq!(select::far_team(&state), Team::One);
    assert!(select::reserve(&state, Seat::BLACK_A).near, "reserves move with their side (U-C4)");
}

/// U-D16: one board turned alone swaps its own clocks, reserves and lines, and nothing of the other board.
#[test]
fn u_d16_a_board_turns_alone() {
    let mut state = table();
    change(&mut state, Change::TurnBoard(BoardId::B));
    assert_eq!([state.below(BoardId::A), state.below(BoardId::B)], [Color::White, Color::White]);
    assert_eq!([state.near(BoardId::A), state.near(BoardId::B)], [Seat::WHITE_A, Seat::WHITE_B]);
    assert_eq!(select::far_team(&state), Team::Two);
}

/// U-F5: three times, together and each alone, and every part of a board goes with its side.
#[test]
fn u_f5_boards_turn_again_and_again() {
    let mut state = table();
    let turns = [
        Change::TurnBoards,
        Change::TurnBoard(BoardId::A),
        Change::TurnBoard(BoardId::B),
        Change::TurnBoard(BoardId::A),
        Change::TurnBoards,
        Change::TurnBoard(BoardId::A),
    ];
    for turn in turns {
        change(&mut state, turn);
        for seat in Seat::ALL {
            let near = state.near(seat.board) == seat;
            assert_eq!(select::reserve(&state, seat).near, near);
            assert_eq!(select::line(&state, seat).near, near);
        }
    }
    change(&mut state, Change::Setting(SettingChange::First(BoardId::B)));
    assert_eq!(state.settings.first, BoardId::B);
    change(&mut state, Change::StandAsUsual);
    assert_eq!(state.settings, Settings::default());
}

#[test]
fn a_seat_finds_its_own_side_below() {
    for seat in Seat::ALL {
        let mut state = table();
        change(&mut state, Change::Setting(SettingChange::Layout(Layout::Seat(seat))));
        assert_eq!([state.near(BoardId::A).team(), state.near(BoardId::B).team()], [seat.team(); 2]);
        assert_eq!([state.settings.turned(BoardId::A), state.settings.turned(BoardId::B)], [None; 2]);
        let laid = state.settings;
        change(&mut state, Change::TurnBoards);
        change(&mut state, Change::StandAsUsual);
        assert_eq!(state.settings, laid, "{seat}: back to the own side");
    }
}

#[test]
fn flat_turns_what_is_far() {
    let mut state = table();
    change(&mut state, Change::Setting(SettingChange::Layout(Layout::Flat)));
    assert_eq!(select::board(&state, BoardId::A).turned, Some(Color::Black));
    change(&mut state, Change::TurnBoard(BoardId::A));
    assert_eq!(select::board(&state, BoardId::A).turned, Some(Color::White));
    assert_eq!(select::board(&state, BoardId::B).turned, Some(Color::White));
}

/// A panel is read where it was opened, and so is what opens from it.
#[test]
fn a_panel_is_read_where_it_was_opened() {
    let mut state = table();
    for (next, far) in [
        (Change::FarMenu, true),
        (Change::Dialog(Some(Dialog::Evening)), true),
        (Change::Dialog(None), false),
        (Change::Dialog(Some(Dialog::Menu)), false),
        (Change::Dialog(Some(Dialog::Times)), false),
        (Change::Dialog(None), false),
    ] {
        change(&mut state, next);
        assert_eq!(state.panel_is_far, far);
    }
}

#[test]
fn keys_turn_and_swap_boards() {
    let settings = Settings::default();
    for (pressed, at, done) in [
        ("v", Some(BoardId::B), Some(Change::TurnBoard(BoardId::B))),
        ("v", None, Some(Change::TurnBoards)),
        ("V", Some(BoardId::B), Some(Change::TurnBoards)),
        ("x", None, Some(Change::Setting(SettingChange::First(BoardId::B)))),
        ("z", Some(BoardId::A), Some(Change::StandAsUsual)),
        ("e", Some(BoardId::A), None),
        ("Enter", None, None),
    ] {
        let is_turning = layout::key(pressed, at, &settings).is_some();
        assert_eq!(layout::key(pressed, at, &settings), done, "{pressed}");
        assert_eq!(pressed.parse().is_ok_and(layout::is_key), is_turning, "{pressed}");
    }
}

#[test]
fn a_new_match_keeps_names_and_settings() {
    let mut state = table();
    change(&mut state, Change::Name { seat: Seat::WHITE_A, name: " Uxía \n Brais ".to_owned() });
    assert_eq!(state.names.at(Seat::WHITE_A), "Uxía Brais");
    refused(&mut state, Seat::WHITE_A);
    play(&mut state, "WhiteA e2e4");
    let before = state.session.number;
    let time = TimeControl::same(Millis::seconds(180));
    let start = NewMatch { time, ..NewMatch::default() };
    assert!(change(&mut state, Change::NewMatch(Box::new(start))));
    assert_ne!(state.session.number, before);
    assert_eq!(state.session.game.setup().time, time);
    assert!(state.session.sheet.lines().is_empty() && state.notes.a.is_none());
    assert_eq!(state.names.at(Seat::WHITE_A), "Uxía Brais");
}

#[test]
fn an_action_that_comes_too_late_says_so() {
    let mut state = table();
    act(&mut state, Stamp::of(Seat::WHITE_A, Millis(5)), Action::Resign);
    act(&mut state, Stamp::of(Seat::WHITE_B, Millis(6)), Action::Resign);
    assert_eq!(state.notes.b.map(|note| note.why), Some(Refusal::MatchOver));
}

/// Another build is offered and said once, unless the match would be lost with the page.
#[test]
fn another_build_is_offered_while_the_match_is_kept() {
    let mut state = table();
    let before = state.clone();
    assert!(!state.offers_update());
    change(&mut state, Change::Outdated);
    assert!(state.offers_update());
    assert_eq!(
        between(&before, &state),
        ["A new version of the page is here. Load it from the menu; the match stays."]
    );
    assert!(between(&state, &state).is_empty());
    change(&mut state, Change::Keeping(Keeping::Failed(KeepFault::Full)));
    assert!(!state.offers_update());
}
