//! The form for a new match: choices, faults, lots, and what is remembered.

use pasapezas_core::{
    Bonus, DropCheck, Enforcement, FlagDraw, Millis, PerSeat, Preset, RuleSet, RuleSetFault, Seat,
    StalemateRule, TimeControl, TimeWin,
};

use super::super::setup_form::{SetupChange, SetupFault, SetupForm, deal, option_groups, value_key};
use super::super::setup_form_text::{read_choice, read_new_match, write_choice, write_new_match};
use super::super::setup_form_time::{BonusKind, TimeChoice, TimeFault, TimeField, TimeForm};
use super::*;
use crate::i18n::{OptionId, OptionValue, SetupUi};

fn fresh() -> SetupForm {
    SetupForm::new(RuleSet::default(), &TimeControl::default(), &Names::default())
}

fn after(form: &SetupForm, changes: impl IntoIterator<Item = SetupChange>) -> SetupForm {
    changes.into_iter().fold(form.clone(), |form, change| form.after(change))
}

fn typed(field: TimeField, text: &str) -> SetupChange {
    SetupChange::Number { field, typed: text.to_owned() }
}

fn names() -> Names {
    PerSeat::for_seats(|seat| seat.name().to_owned())
}

#[test]
fn whoever_changes_nothing_gets_the_usual_match() {
    let start = fresh().start().unwrap();
    assert_eq!((start.rules, start.time), (RuleSet::default(), TimeControl::five_minutes()));
    assert_eq!((fresh().preset(), fresh().is_own(), fresh().n_changed()), (Preset::Pasapezas, false, 0));
    assert!(fresh().faults().is_empty() && fresh().notes().is_empty());
}

#[test]
fn every_preset_is_one_choice_and_brings_its_usual_time() {
    for preset in Preset::ALL {
        let start = fresh().after(SetupChange::Preset(preset)).start().unwrap();
        assert_eq!((start.rules, start.time), (RuleSet::of(preset), TimeControl::of(preset)));
    }
}

#[test]
fn a_time_that_was_chosen_survives_another_preset() {
    let ten = TimeChoice::Usual { base: Millis::seconds(600), increment: Millis::ZERO };
    let form = after(&fresh(), [SetupChange::Time(ten), SetupChange::Preset(Preset::ChessCom)]);
    assert_eq!(form.start().unwrap().time, TimeControl::same(Millis::seconds(600)));
}

#[test]
fn what_belongs_to_no_preset_survives_another_one() {
    let strict = OptionValue::Enforcement(Enforcement::Strict);
    let changes = [
        SetupChange::Option(strict),
        SetupChange::AutoClaim(Seat::BLACK_A),
        SetupChange::Preset(Preset::Uscf),
    ];
    let form = after(&fresh(), changes);
    assert_eq!(form.rules().enforcement, Enforcement::Strict);
    assert!(*form.rules().auto_claim.at(Seat::BLACK_A) && !*form.rules().auto_claim.at(Seat::WHITE_A));
    assert_eq!((form.preset(), form.is_own()), (Preset::Uscf, false));
    assert!(!*form.after(SetupChange::AutoClaim(Seat::BLACK_A)).rules().auto_claim.at(Seat::BLACK_A));
}

#[test]
fn every_choice_of_every_option_takes_effect_and_is_marked() {
    for preset in Preset::ALL {
        let form = fresh().after(SetupChange::Preset(preset));
        for option in OptionId::ALL {
            for value in option.choices() {
                let next = form.after(SetupChange::Option(value));
                assert_eq!(option.of(next.rules()), value);
                let same = value == option.of(form.rules());
                assert_eq!(next.n_changed() == 0, same, "{option:?} {value:?}");
                assert_eq!(next.after(SetupChange::Undo), form);
            }
        }
    }
}

#[test]
fn a_changed_option_makes_the_rules_ones_own_until_it_is_changed_back() {
    let waits = |rule| SetupChange::Option(OptionValue::Stalemate(rule));
    let tandem = fresh().after(SetupChange::Preset(Preset::Tandem));
    let own = tandem.after(waits(StalemateRule::Wait));
    assert!(own.is_own() && own.is_changed(OptionId::Stalemate) && !own.is_changed(OptionId::DropCheck));
    assert_eq!(own.preset(), Preset::Tandem);
    assert_eq!(own.after(waits(StalemateRule::Draw)), tandem);
}

#[test]
fn options_that_make_another_preset_show_it() {
    let uscf = fresh().after(SetupChange::Preset(Preset::Uscf));
    let changes = [OptionValue::FlagDraw(FlagDraw::SameBoard), OptionValue::FiftyMoves(true)];
    let form = after(&uscf, changes.map(SetupChange::Option));
    assert_eq!((form.preset(), form.is_own()), (Preset::International, false));
}

#[test]
fn a_deadlock_is_a_fault_and_starts_nothing() {
    let form = fresh().after(SetupChange::Option(OptionValue::FlagDraw(FlagDraw::SameBoard)));
    assert_eq!(form.faults(), [SetupFault::Rules(RuleSetFault::FlagsCanDeadlock)]);
    assert_eq!(form.start(), None);
    let mended = form.after(SetupChange::Option(OptionValue::TimeWin(TimeWin::ClaimBoard)));
    assert!(mended.faults().is_empty() && mended.start().is_some());
}

#[test]
fn strict_says_what_it_leaves() {
    let strict = SetupChange::Option(OptionValue::Enforcement(Enforcement::Strict));
    let free = after(&fresh(), [SetupChange::Preset(Preset::International), strict.clone()]);
    assert_eq!(free.notes(), [SetupUi::StrictPunishesLittle]);
    let mate = free.after(SetupChange::Option(OptionValue::DropCheck(DropCheck::NoMate)));
    assert!(mate.notes().is_empty());
    let back = after(&fresh(), [SetupChange::Option(OptionValue::TakeBack(true)), strict]);
    assert_eq!(back.notes(), [SetupUi::StrictNoTakeBack]);
    assert!(back.start().is_some());
}

#[test]
fn touch_move_leaves_pre_moves_and_take_backs_out_and_says_so() {
    let put = |form: &SetupForm, value| form.after(SetupChange::Option(value));
    let touch = put(&fresh(), OptionValue::TouchMove(true));
    assert!(touch.rules().touch_move && !touch.rules().premoves && touch.notes().is_empty());
    assert!(put(&touch, OptionValue::Premoves(true)).rules().premoves, "both can be had");
    assert_eq!(touch.rules().preset(), Some(Preset::Pasapezas));
    let back = put(&touch, OptionValue::TakeBack(true));
    assert_eq!(back.notes(), [SetupUi::TouchNoTakeBack]);
    let strict = put(&back, OptionValue::Enforcement(Enforcement::Strict));
    assert_eq!(strict.notes(), [SetupUi::StrictNoTakeBack]);
    let other = back.after(SetupChange::Preset(Preset::Tandem));
    assert!(other.rules().touch_move, "it belongs to no preset");
}

#[test]
fn every_usual_time_is_a_choice_that_stays_chosen() {
    for choice in TimeChoice::ALL {
        let form = fresh().after(SetupChange::Time(choice));
        assert_eq!(form.time().choice(), choice);
        let time = form.start().unwrap().time;
        let again = TimeForm::of(&time).choice();
        assert!(again == choice || choice == TimeChoice::Own, "{again:?}");
    }
    let keys = TimeChoice::ALL.map(TimeChoice::key);
    assert_eq!(keys.join(" "), "60+0 120+0 180+0 300+0 600+0 900+0 180+2 300+3 untimed own");
}

#[test]
fn times_are_typed_in_minutes_and_seconds() {
    let own = fresh().after(SetupChange::Time(TimeChoice::Own));
    assert_eq!(own.start().unwrap().time, TimeControl::five_minutes());
    let fields = [TimeField::Minutes(TimeForm::SHARED), TimeField::Seconds(TimeForm::SHARED)];
    let check = |minutes: &str, seconds: &str, expected: Result<u32, (TimeField, u32, u32)>| {
        let form = after(&own, [typed(fields[0], minutes), typed(fields[1], seconds)]);
        let expected = expected
            .map(|seconds| TimeControl::same(Millis::seconds(seconds)))
            .map_err(|(field, least, most)| TimeFault { field, least, most });
        assert_eq!(form.time().control(), expected, "{minutes}:{seconds}");
        assert_eq!(form.start().is_some(), expected.is_ok());
        assert_eq!(form.time().choice(), TimeChoice::Own);
    };
    check("0", "10", Ok(10));
    check("", "10", Ok(10));
    check(" 90 ", "", Ok(5400));
    check("180", "0", Ok(10_800));
    check("0", "0", Err((fields[1], 1, 59)));
    check("", "", Err((fields[1], 1, 59)));
    check("5", "60", Err((fields[1], 0, 59)));
    check("180", "1", Err((fields[1], 0, 0)));
    check("181", "0", Err((fields[0], 0, 180)));
    check("-1", "0", Err((fields[0], 0, 180)));
    check("5.5", "0", Err((fields[0], 0, 180)));
    check("99999999999", "0", Err((fields[0], 0, 180)));
}

#[test]
fn each_seat_may_have_its_own_time() {
    let changes = [
        SetupChange::Time(TimeChoice::Own),
        SetupChange::SameTime(false),
        typed(TimeField::Minutes(Seat::BLACK_B), "3"),
        typed(TimeField::Seconds(Seat::BLACK_B), "30"),
    ];
    let form = after(&fresh(), changes);
    let time = form.start().unwrap().time;
    let seconds = Seat::ALL.map(|seat| time.base(seat).unwrap().0 / 1000);
    assert_eq!(seconds, [300, 300, 300, 210]);
    assert_eq!(form.time().seats().len(), 4);
    let again = SetupForm::new(RuleSet::default(), &time, &Names::default());
    assert_eq!((again.time().choice(), again.time().is_same()), (TimeChoice::Own, false));
    let wrong = form.after(typed(TimeField::Seconds(Seat::WHITE_B), "x"));
    assert!(matches!(
        wrong.time().control(),
        Err(TimeFault { field: TimeField::Seconds(Seat::WHITE_B), .. })
    ));
    assert!(wrong.after(SetupChange::SameTime(true)).start().is_some());
}

#[test]
fn every_bonus_can_be_typed() {
    let own = fresh().after(SetupChange::Time(TimeChoice::Own));
    for kind in BonusKind::ALL {
        let form = after(&own, [SetupChange::Bonus(kind), typed(TimeField::Bonus, "7")]);
        assert_eq!(form.start().unwrap().time.bonus(), kind.bonus(Millis::seconds(7)));
        assert_eq!(BonusKind::from_key(kind.key()), Some(kind));
        let none = form.after(typed(TimeField::Bonus, "0"));
        assert_eq!(none.start().is_none(), kind != BonusKind::None);
        assert!(form.after(typed(TimeField::Bonus, "181")).start().is_none() || kind == BonusKind::None);
    }
}

#[test]
fn names_go_with_the_match_as_they_were_typed() {
    let name = SetupChange::Name { seat: Seat::WHITE_B, typed: " Antón  Rei".to_owned() };
    let start = fresh().after(name).start().unwrap();
    let mut state = table();
    assert!(change(&mut state, Change::NewMatch(Box::new(start))));
    assert_eq!(state.names.at(Seat::WHITE_B), "Antón Rei");
    assert!(state.names.at(Seat::WHITE_A).is_empty());
}

#[test]
fn lots_give_each_of_the_24_orders_once() {
    let mut orders: Vec<String> = (0..24)
        .map(|luck| {
            let dealt = deal(&names(), luck);
            Seat::ALL.map(|seat| dealt.at(seat).clone()).join(" ")
        })
        .collect();
    orders.sort();
    orders.dedup();
    assert_eq!(orders.len(), 24);
    assert_eq!(deal(&names(), 24), deal(&names(), 0));
    assert_eq!(
        deal(&deal(&names(), u32::MAX), 0).at(Seat::WHITE_A),
        deal(&names(), u32::MAX).at(Seat::WHITE_A)
    );
    let form = SetupForm::new(RuleSet::default(), &TimeControl::default(), &names());
    let drawn = form.after(SetupChange::DrawLots(5));
    assert_eq!((drawn.draws(), form.draws()), (1, 0));
    assert_eq!(*drawn.names(), deal(&names(), 5));
}

#[test]
fn the_last_choice_is_read_as_it_was_written() {
    let times = [
        TimeControl::Untimed,
        TimeControl::five_minutes().with(Bonus::Bronstein(Millis::seconds(3))),
        TimeControl::of(Preset::ChessCom).with(Bonus::Delay(Millis::seconds(2))),
        TimeControl::each(PerSeat::for_seats(|seat| {
            Millis::seconds(if seat == Seat::BLACK_A { 61 } else { 3600 })
        })),
    ];
    for preset in Preset::ALL {
        for time in times {
            let mut rules = RuleSet::of(preset);
            rules.take_back = true;
            *rules.auto_claim.at_mut(Seat::BLACK_B) = true;
            let expected = NewMatch { rules, time, ..NewMatch::default() };
            assert_eq!(read_choice(&write_choice(&rules, &time)), Some(expected));
        }
    }
}

#[test]
fn the_form_and_the_table_understand_each_other() {
    let name = |seat, typed: &str| SetupChange::Name { seat, typed: typed.to_owned() };
    let form = after(
        &fresh(),
        [
            SetupChange::Preset(Preset::Tandem),
            name(Seat::WHITE_A, " rules  tandem\ntime untimed "),
            name(Seat::BLACK_B, "“<b>&amp;”"),
            name(Seat::WHITE_B, "  "),
        ],
    );
    let start = form.start().unwrap();
    let read = read_new_match(&write_new_match(&start)).unwrap();
    assert_eq!((read.rules, read.time, read.boards), (start.rules, start.time, None));
    let names = read.names.unwrap();
    assert_eq!(names.at(Seat::WHITE_A), "rules tandem time untimed");
    assert_eq!(names.at(Seat::BLACK_B), "“<b>&amp;”");
    assert!(names.at(Seat::WHITE_B).is_empty() && names.at(Seat::BLACK_A).is_empty());
    assert_eq!(read_new_match("pasapezas match 1\nrules tandem"), None);
}

#[test]
fn a_stored_choice_that_cannot_be_played_is_left() {
    let time = "time 300 300 300 300 none 0";
    let with = |rules: &str, time: &str| read_choice(&format!("pasapezas match 1\n{rules}\n{time}"));
    assert!(with("rules tandem", time).is_some());
    for rules in ["", "rules", "rules chess", "rules tandem mate=x", "rules pasapezas flag_draw=same_board"] {
        assert_eq!(with(rules, time), None, "{rules}");
    }
    for time in [
        "",
        "time",
        "time 0 300 300 300 none 0",
        "time 300 300 300 none 0",
        "time 300 300 300 300 gift 1",
        "time 300 300 300 300 delay 0",
        "time 300 300 300 300 none 0 0",
        "time 300 300 300 99999 none 0",
    ] {
        assert_eq!(with("rules tandem", time), None, "{time}");
    }
    assert_eq!(read_choice(&format!("pasapezas match 2\nrules tandem\n{time}")), None);
    assert_eq!(read_choice(&"x".repeat(9999)), None);
}

#[test]
fn own_rules_are_shown_as_changed_from_the_nearest_preset() {
    let mut rules = RuleSet::of(Preset::Tandem);
    rules.board.stalemate = StalemateRule::Wait;
    let form = SetupForm::new(rules, &TimeControl::default(), &Names::default());
    assert_eq!((form.preset(), form.is_own(), form.n_changed()), (Preset::Tandem, true, 1));
}

#[test]
fn options_are_grouped_by_article() {
    let numbers: Vec<u8> = option_groups().into_iter().map(|(number, _)| number).collect();
    assert!(numbers.is_sorted_by(|first, second| first < second), "{numbers:?}");
    let options: Vec<OptionId> = option_groups().into_iter().flat_map(|(_, options)| options).collect();
    assert_eq!(options, OptionId::ALL);
    assert_eq!(options.len(), OptionId::ALL.len());
}

#[test]
fn values_have_the_names_that_the_core_reads() {
    for option in OptionId::ALL {
        for value in option.choices() {
            let mut rules = RuleSet::of(Preset::International);
            rules.set(option.key(), &value_key(value)).unwrap();
            assert_eq!(option.of(&rules), value);
        }
    }
}
