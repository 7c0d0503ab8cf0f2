//! The score of an evening and the rematches.

use super::super::evening::{Evening, read_evening, write_evening, write_score};
use super::super::rematch::{Rematch, rematch};
use super::*;
use crate::i18n::Lang;
use pasapezas_core::{Outcome, Team};

fn named() -> AppState {
    let mut state = table();
    let names = ["Sabela", "Uxía", "Antón", "Brais"];
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        change(&mut state, Change::Name { seat, name: name.to_owned() });
    }
    state
}

fn again(state: &mut AppState, how: Rematch) {
    let next = rematch(state, how);
    change(state, Change::NewMatch(Box::new(next)));
    act(state, Stamp::table(Millis::ZERO), Action::Start);
}

fn resigns(state: &mut AppState, seat: Seat) {
    act(state, Stamp::of(seat, Millis(5)), Action::Resign);
}

fn seated(state: &AppState) -> [&str; 4] {
    Seat::ALL.map(|seat| state.names.at(seat).as_str())
}

#[test]
fn colours_swap_within_the_team() {
    let mut state = named();
    again(&mut state, Rematch::Colors);
    assert_eq!(seated(&state), ["Brais", "Antón", "Uxía", "Sabela"]);
    again(&mut state, Rematch::Colors);
    assert_eq!(seated(&state), ["Sabela", "Uxía", "Antón", "Brais"]);
}

#[test]
fn three_matches_with_other_partners_give_all_pairings() {
    let mut state = named();
    let mut pairings = Vec::new();
    for _ in 0..3 {
        let [a, b] = Team::One.seats().map(|seat| state.names.at(seat).clone());
        pairings.push([a, b]);
        again(&mut state, Rematch::Partners);
    }
    assert_eq!(seated(&state), ["Sabela", "Uxía", "Antón", "Brais"]);
    let beside: Vec<&str> = pairings.iter().map(|[_, b]| b.as_str()).collect();
    assert_eq!(beside, ["Brais", "Uxía", "Antón"]);
}

/// U-D10: rules and four different times stay, each with its seat.
#[test]
fn u_d10_each_seat_keeps_its_time() {
    let mut minutes = 0;
    let base = pasapezas_core::PerSeat::for_seats(|_| {
        minutes += 60;
        Millis::seconds(minutes)
    });
    let time = pasapezas_core::TimeControl::each(base);
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let start = NewMatch { rules, time, ..NewMatch::default() };
    let mut state = AppState::new(Settings::default(), Names::default(), &start);
    for how in Rematch::ALL {
        again(&mut state, how);
        let game = &state.session.game;
        assert_eq!(game.setup().time, time);
        for seat in Seat::ALL {
            assert_eq!(game.clock(seat, Millis::ZERO).left, Some(*base.at(seat)), "{seat:?} {how:?}");
        }
        assert!(state.session.game.rules().take_back);
    }
}

#[test]
fn the_score_by_team_and_by_player() {
    let mut state = named();
    resigns(&mut state, Seat::BLACK_A);
    again(&mut state, Rematch::Colors);
    resigns(&mut state, Seat::BLACK_A);
    again(&mut state, Rematch::Partners);
    let names = state.names.as_ref().clone();
    let mut evening = (*state.evening).clone();
    evening.enter(names, Outcome::Drawn { reason: pasapezas_core::DrawReason::Flags });
    evening.enter(Names::default(), Outcome::CalledOff);
    let teams: Vec<_> =
        evening.by_team().into_iter().map(|t| (t.who.join("+"), t.halves, t.played)).collect();
    assert_eq!(teams[0], ("Brais+Sabela".to_owned(), 4, 2));
    assert_eq!(teams.iter().map(|team| team.1).sum::<u32>(), 6);
    let players: Vec<_> = evening.by_player().into_iter().map(|t| (t.who.concat(), t.halves)).collect();
    assert_eq!(players.iter().map(|player| player.1).sum::<u32>(), 12);
    assert_eq!(players[0].1, 5);
    assert!(write_score(Lang::English, &evening).contains("Brais + Sabela\t2\t2"));
}

#[test]
fn a_match_is_entered_once_and_cleared_on_demand() {
    let mut state = named();
    resigns(&mut state, Seat::WHITE_B);
    resigns(&mut state, Seat::WHITE_A);
    assert_eq!(state.evening.results().len(), 1);
    assert_eq!(state.evening.results()[0].winner, Some(Team::One));
    change(&mut state, Change::ClearEvening);
    assert!(state.evening.results().is_empty());
}

#[test]
fn an_evening_survives_storage_and_strange_text() {
    let mut state = named();
    resigns(&mut state, Seat::WHITE_B);
    let text = write_evening(&state.evening);
    assert_eq!(read_evening(&text), *state.evening);
    for strange in ["", "pasapezas evening 9\n1\ta\tb\tc\td", "pasapezas evening 1\n3\ta\tb\tc\td\n1\ta"] {
        assert_eq!(read_evening(strange), Evening::default());
    }
    let long = format!("pasapezas evening 1\n{}", "1\ta\tb\tc\td\n".repeat(5_000));
    assert!(read_evening(&long).results().len() <= 200);
}

#[test]
fn a_seat_without_a_name_is_nobody_in_the_score() {
    let mut state = table();
    change(&mut state, Change::Name { seat: Seat::WHITE_A, name: "Sabela".to_owned() });
    resigns(&mut state, Seat::BLACK_A);
    let players: Vec<_> = state.evening.by_player().into_iter().map(|tally| tally.who.concat()).collect();
    assert_eq!(players, ["Sabela"]);
    assert_eq!(state.evening.by_team().len(), 2, "the pairs are told apart all the same");
}

#[test]
fn a_rematch_begins_where_the_match_began() {
    let kings = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";
    let mut state = table_of(RuleSet::default(), &format!("{kings} | {kings}"));
    let start = *state.session.game.setup();
    play(&mut state, "WhiteA e1e2");
    for how in Rematch::ALL {
        again(&mut state, how);
        assert_eq!(*state.session.game.setup(), start);
    }
    assert_eq!(rematch(&table(), Rematch::Same).boards, None);
}
