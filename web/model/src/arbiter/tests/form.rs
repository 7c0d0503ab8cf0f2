use pasapezas_core::arbiter::{Profile, Settings};
use pasapezas_core::{Bonus, Millis, Seat, TimeControl};

use super::super::{Choice, FormChange, HallForm, HallOption, View, read_form, write_form};
use crate::app::setup_form::SetupChange;
use crate::app::setup_form_time::{TimeChoice, TimeField};

fn typed(form: &HallForm, field: TimeField, typed: &str) -> HallForm {
    form.after(FormChange::People(SetupChange::Number { field, typed: typed.to_owned() }))
}

#[test]
fn every_option_takes_each_of_its_choices_and_nothing_else() {
    for option in HallOption::ALL {
        for profile in [Profile::Pasapezas, Profile::OneBoard] {
            let usual = Settings::of(profile);
            assert!(option.choices().contains(&option.of(&usual)), "{}", option.key());
            for choice in option.choices() {
                let mut settings = usual;
                option.put(&mut settings, *choice);
                assert_eq!(option.of(&settings), *choice, "{}", option.key());
                for other in HallOption::ALL.into_iter().filter(|other| *other != option) {
                    assert_eq!(other.of(&settings), other.of(&usual), "{} and {}", option.key(), other.key());
                }
            }
            let mut settings = usual;
            option.put(&mut settings, Choice::Minutes(59));
            assert_eq!(settings, usual);
        }
    }
}

#[test]
fn the_form_comes_back_from_its_text() {
    let name = SetupChange::Name { seat: Seat::BLACK_B, typed: "Uxía de A Coruña".to_owned() };
    let mut form = HallForm::default().after(FormChange::People(name)).after(FormChange::Recorded(true));
    form = form.after(FormChange::People(SetupChange::Time(TimeChoice::BESIDE_BOARDS[7])));
    for option in HallOption::ALL {
        form = form.after(FormChange::Option(option, *option.choices().last().unwrap()));
    }
    for view in [View::default(), View { swapped: true, turned: false }] {
        assert_eq!(read_form(&write_form(&form, view)), (form.clone(), view));
    }
    let one = HallForm::default().after(FormChange::Profile(Profile::OneBoard));
    assert_eq!(read_form(&write_form(&one, View::default())).0, one);
}

#[test]
fn what_was_looked_at_is_looked_at_anew_next_time() {
    let form = HallForm::default().after(FormChange::Check(2)).after(FormChange::Check(99));
    assert_eq!(form.checked(), &[false, false, true, false]);
    assert_eq!(read_form(&write_form(&form, View::default())).0, HallForm::default());
}

#[test]
fn a_damaged_text_gives_what_can_be_understood() {
    let text = "pasapezas clock 1\nprofile one\ntime never\nillegal-time 7\nset\nlevel-ending no\nWhiteA  \u{202e}Noa\n";
    let (form, view) = read_form(text);
    assert_eq!((form.profile(), view), (Profile::OneBoard, View::default()));
    assert_eq!(form.settings(), &Settings { level_ending: false, ..Settings::of(Profile::OneBoard) });
    assert_eq!(form.people().names().at(Seat::WHITE_A), "Noa");
    assert_eq!(form.start().unwrap().game.time, TimeControl::default());
}

#[test]
fn clocks_of_real_boards_are_offered_and_own_ones_typed() {
    let form = HallForm::default();
    assert_eq!(form.people().time().choice(), TimeChoice::BESIDE_BOARDS[1]);
    let long = form.after(FormChange::People(SetupChange::Time(TimeChoice::BESIDE_BOARDS[7])));
    assert_eq!(long.people().time().choice().key(), "900+10");
    let time = long.start().unwrap().game.time;
    assert_eq!(time, TimeControl::same(Millis::seconds(900)).with(Bonus::Increment(Millis::seconds(10))));
    let own = form.after(FormChange::People(SetupChange::Time(TimeChoice::Own)));
    let own = own.after(FormChange::People(SetupChange::SameTime(false)));
    let own =
        typed(&typed(&own, TimeField::Minutes(Seat::BLACK_B), "0"), TimeField::Seconds(Seat::BLACK_B), "3");
    let time = own.start().unwrap().game.time;
    assert_eq!(
        (time.base(Seat::BLACK_B), time.base(Seat::WHITE_A)),
        (Some(Millis(3_000)), Some(Millis(300_000)))
    );
    let wrong = typed(&own, TimeField::Seconds(Seat::BLACK_B), "61");
    assert!(wrong.start().is_none() && wrong.faults().len() == 1);
}
