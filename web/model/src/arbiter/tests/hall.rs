use std::rc::Rc;

use pasapezas_core::arbiter::{Action, Claim, End, Objection, Phase};
use pasapezas_core::{Author, BoardId, DrawReason, Millis, Outcome, Seat, Seq, Stamp, Team, WinReason};

use super::super::{
    FormChange, HallChange, HallForm, HallState, Panel, View, half, kept, reduce, seats_beside,
};
use crate::app::setup_form::SetupChange;
use crate::app::setup_form_time::{TimeChoice, TimeField};
use crate::i18n::Lang;
use pasapezas_core::arbiter::Profile;

fn after(state: &HallState, change: HallChange) -> HallState {
    reduce(state, change).unwrap_or_else(|| state.clone())
}

fn table(state: &HallState, at: u32, action: Action) -> HallState {
    after(state, HallChange::Act { stamp: Stamp::table(Millis(at)), action })
}

fn by(state: &HallState, at: u32, seat: Seat, action: Action) -> HallState {
    after(state, HallChange::Act { stamp: Stamp::of(seat, Millis(at)), action })
}

fn tick(state: &HallState, at: u32) -> HallState {
    let stamp = Stamp { at: Millis(at), by: Author::Clock };
    after(state, HallChange::Act { stamp, action: Action::Tick })
}

/// Four clocks with so many seconds, and started at 0.
fn running(seconds: [u32; 4]) -> HallState {
    let mut form = HallForm::default()
        .after(FormChange::People(SetupChange::Time(TimeChoice::Own)))
        .after(FormChange::People(SetupChange::SameTime(false)));
    for (seat, span) in Seat::ALL.into_iter().zip(seconds) {
        for (field, value) in [(TimeField::Minutes(seat), span / 60), (TimeField::Seconds(seat), span % 60)] {
            form = form.after(FormChange::People(SetupChange::Number { field, typed: value.to_string() }));
        }
    }
    let laid = after(&HallState::new(form, View::default()), HallChange::LayOut);
    table(&laid, 0, Action::Start)
}

fn left(state: &HallState, seat: Seat, at: u32) -> u32 {
    half(Lang::English, state, seat, Millis(at)).unwrap().left.0
}

fn end(state: &HallState) -> Option<End> {
    if let Phase::Over(end) = state.hall().unwrap().phase() { Some(end) } else { None }
}

#[test]
fn one_start_runs_both_white_clocks_and_a_press_runs_the_other_half() {
    let state = running([300; 4]);
    let runs = |state: &HallState| {
        Seat::ALL.map(|seat| half(Lang::English, state, seat, Millis::ZERO).unwrap().runs)
    };
    assert_eq!(runs(&state), [true, false, true, false]);
    let state = by(&state, 1_500, Seat::WHITE_A, Action::Press);
    assert_eq!(runs(&state), [false, true, true, false]);
    assert_eq!((left(&state, Seat::WHITE_A, 9_000), left(&state, Seat::BLACK_A, 9_000)), (298_500, 292_500));
    assert_eq!(half(Lang::English, &state, Seat::WHITE_A, Millis::ZERO).unwrap().moves, 1);
}

#[test]
fn a_second_press_of_the_same_half_changes_no_clock_and_says_why() {
    let state = by(&running([300; 4]), 1_000, Seat::WHITE_A, Action::Press);
    let again = by(&state, 1_050, Seat::WHITE_A, Action::Press);
    assert_eq!(again.hall(), state.hall());
    assert_eq!(again.note.unwrap().why, Objection::NotOnMove { seat: Seat::WHITE_A });
    let number = again.note.unwrap().number;
    assert_eq!(after(&again, HallChange::NoteRead(number)).note, None);
}

/// A finger is stamped when it came down; when a timer was heard first, the press is entered after it and time does not go back.
#[test]
fn a_press_that_was_heard_late_is_entered_at_the_last_stamp() {
    let state = by(&running([300; 4]), 5_000, Seat::WHITE_B, Action::Press);
    let state = by(&state, 4_990, Seat::WHITE_A, Action::Press);
    assert_eq!(left(&state, Seat::WHITE_A, 9_000), 295_000);
}

#[test]
fn a_tick_before_anything_is_due_is_no_entry() {
    let state = running([300; 4]);
    assert_eq!(tick(&state, 1_000), state);
    assert!(tick(&state, 300_000).hall().unwrap().log().len() > 1);
}

/// Both flags of a team are the other team's win (T26); one of each is a draw only when a player notices (T27, decision D64).
#[test]
fn flags_count_when_a_player_claims_and_not_before() {
    let state = by(&running([5, 300, 300, 5]), 1_000, Seat::WHITE_B, Action::Press);
    let state = tick(&state, 10_000);
    assert!(half(Lang::English, &state, Seat::WHITE_A, Millis(10_000)).unwrap().flag_down);
    assert_eq!((end(&state), state.note), (None, None));
    let won = by(&state, 11_000, Seat::BLACK_A, Action::Claim { seat: Seat::BLACK_A, claim: Claim::Flag });
    let reason = WinReason::Time { loser: Seat::WHITE_A };
    assert_eq!(end(&won), Some(End::Outcome(Outcome::Won { by: Team::Two, reason })));

    let state = tick(&running([5, 300, 7, 300]), 10_000);
    assert_eq!(end(&state), None);
    let drawn = by(&state, 11_000, Seat::WHITE_A, Action::Claim { seat: Seat::WHITE_A, claim: Claim::Flag });
    assert_eq!(end(&drawn), Some(End::Outcome(Outcome::Drawn { reason: DrawReason::Flags })));
}

#[test]
fn a_claim_without_ground_is_told_and_changes_nothing() {
    let state = running([300; 4]);
    let claimed = by(&state, 1_000, Seat::WHITE_A, Action::Claim { seat: Seat::WHITE_A, claim: Claim::Flag });
    assert_eq!(claimed.note.unwrap().why, Objection::NoFlagFallen);
    assert_eq!(claimed.hall().unwrap().phase(), Phase::Running);
}

#[test]
fn missing_time_stops_all_clocks_and_counts_when_the_table_says_so() {
    let state = after(&running([300; 4]), HallChange::Missed { at: Millis(4_000), span: Millis(60_000) });
    assert_eq!(state.hall().unwrap().phase(), Phase::Paused);
    assert_eq!(state.panel, Some(Panel::Gap));
    let counted = after(&state, HallChange::CountGap);
    assert_eq!((counted.gap, counted.panel), (None, None));
    assert_eq!(left(&counted, Seat::WHITE_A, 64_000), 236_000);
    let forgotten = table(&state, 99_000, Action::Resume);
    assert_eq!((forgotten.gap, left(&forgotten, Seat::WHITE_A, 99_000)), (None, 296_000));
}

#[test]
fn a_match_comes_back_paused_at_its_last_stamp() {
    let state = by(&running([300; 4]), 7_000, Seat::WHITE_A, Action::Press);
    let played = state.played.clone().unwrap();
    let change = HallChange::ComeBack { hall: played.hall, names: played.names, is_cut: false };
    let back = after(&HallState::new(HallForm::default(), View::default()), change);
    let hall = back.hall().unwrap();
    assert_eq!((hall.phase(), hall.last_stamp()), (Phase::Paused, Millis(7_000)));
    assert_eq!(back.came_back, Some(false));
    assert_eq!(table(&back, 8_000, Action::Resume).came_back, None);
}

#[test]
fn a_match_comes_back_from_its_text_and_without_its_torn_end() {
    let state = by(&running([300, 20, 300, 300]), 7_000, Seat::WHITE_A, Action::Press);
    let state = by(&state, 7_500, Seat::WHITE_B, Action::Press);
    let hall = state.hall().unwrap();
    let names =
        crate::app::Names::for_seats(|seat| if seat == Seat::WHITE_B { "Noa".into() } else { String::new() });
    let mut text = kept::head(hall, &names, "2026.11.30");
    for line in kept::lines(hall, Seq(0)) {
        text.push_str(&line);
        text.push('\n');
    }
    assert_eq!(kept::lines(hall, Seq(2)).len(), 1);
    let (change, end) = kept::read(&text).unwrap();
    assert_eq!(end, Seq(3));
    assert!(
        matches!(&change, HallChange::ComeBack { hall: back, names: who, is_cut: false } if back == hall && **who == names)
    );
    let torn = text.trim_end().strip_suffix("press").unwrap();
    let (change, end) = kept::read(torn).unwrap();
    assert_eq!(end, Seq(2));
    let back = after(&HallState::new(HallForm::default(), View::default()), change);
    assert_eq!((back.came_back, back.hall().unwrap().phase()), (Some(true), Phase::Paused));
    assert!(kept::read("pasapezas-arbiter 99\n").is_err());
}

#[test]
fn a_match_that_goes_on_is_not_left_for_the_form() {
    let state = running([300; 4]);
    assert_eq!(after(&state, HallChange::ToForm), state);
    let over = table(&state, 10, Action::CallOff);
    assert!(after(&over, HallChange::ToForm).played.is_none());
    let again = after(&over, HallChange::Again);
    assert_eq!(again.hall().unwrap().phase(), Phase::Preparing);
    assert!(Rc::ptr_eq(&again.played.unwrap().names, &over.played.unwrap().names));
}

#[test]
fn partners_sit_beside_each_other() {
    assert_eq!(seats_beside(Profile::Pasapezas, BoardId::A), [Seat::BLACK_A, Seat::WHITE_A]);
    assert_eq!(seats_beside(Profile::Pasapezas, BoardId::B), [Seat::WHITE_B, Seat::BLACK_B]);
    assert_eq!(seats_beside(Profile::OneBoard, BoardId::A), [Seat::BLACK_A, Seat::WHITE_A]);
    let one = HallForm::default().after(FormChange::Profile(Profile::OneBoard));
    let laid = after(&HallState::new(one, View::default()), HallChange::LayOut);
    assert_eq!(half(Lang::English, &laid, Seat::WHITE_B, Millis::ZERO), None);
}
