//! Options: each has its texts, reads and writes its own field, and is known to the core by its key.

use std::collections::BTreeSet;

use pasapezas_core::{PawnRanks, PerSeat, Preset, Rank, RuleSet, Seat};

use crate::i18n::{Lang, OptionId, OptionValue, Text, option_help, option_name, option_value, value_name};

#[test]
fn the_options_are_those_of_the_core() {
    let ours: BTreeSet<_> = OptionId::ALL.iter().map(|option| option.key()).collect();
    let cores: BTreeSet<_> = RuleSet::default().options().into_iter().map(|(key, _)| key).collect();
    assert_eq!(ours, cores);
}

#[test]
fn options_come_in_the_order_of_their_articles() {
    assert!(OptionId::ALL.is_sorted_by_key(|option| option.article()));
}

#[test]
fn a_value_is_put_where_it_was_read() {
    for preset in Preset::ALL {
        for option in OptionId::ALL {
            for value in option.choices() {
                let mut rules = RuleSet::of(preset);
                value.put(&mut rules);
                assert_eq!(option.of(&rules), value);
                assert_eq!(value.id(), option);
                let before = RuleSet::of(preset).options();
                for (old, new) in before.into_iter().zip(rules.options()) {
                    assert!(old == new || new.0 == option.key(), "{old:?} {new:?} {option:?}");
                }
            }
        }
    }
}

#[test]
fn every_preset_is_made_of_choices() {
    for preset in Preset::ALL {
        let rules = RuleSet::of(preset);
        for option in OptionId::ALL {
            assert!(option.choices().contains(&option.of(&rules)), "{option:?} {preset:?}");
        }
    }
    for option in OptionId::ALL {
        assert_eq!(option.choices().first(), Some(&option.of(&RuleSet::default())), "{option:?}");
    }
}

#[test]
fn names_fit_and_differ() {
    for lang in Lang::ALL {
        let names: BTreeSet<_> = OptionId::ALL.iter().map(|option| option_name(lang, *option)).collect();
        assert_eq!(names.len(), OptionId::ALL.len());
        for option in OptionId::ALL {
            assert!(option_name(lang, option).chars().count() <= 40, "{}", option_name(lang, option));
            let help = option_help(lang, option);
            assert!(help.ends_with('.') && help.chars().count() <= 100, "{help}");
            let values: BTreeSet<Text> =
                option.choices().into_iter().map(|value| value_name(lang, value)).collect();
            assert_eq!(values.len(), option.choices().len(), "{values:?}");
            assert!(values.iter().all(|value| value.chars().count() <= 26), "{values:?}");
        }
    }
}

#[test]
fn values_that_are_no_choice_have_a_name_too() {
    let only = PawnRanks::new(Rank::Third, Rank::Third).unwrap();
    let some = PawnRanks::new(Rank::Third, Rank::Fifth).unwrap();
    assert_eq!(value_name(Lang::English, OptionValue::PawnRanks(only)), "3");
    assert_eq!(value_name(Lang::English, OptionValue::PawnRanks(some)), "3–5");
    let two = PerSeat::for_seats(|seat| seat == Seat::WHITE_A || seat == Seat::BLACK_B);
    assert_eq!(value_name(Lang::Galician, OptionValue::AutoClaim(two)), "A · brancas, B · negras");
    let say = |option| option_value(Lang::Galician, &RuleSet::default(), option);
    assert_eq!(say(OptionId::DropCheck), "Nunca");
    assert_eq!(say(OptionId::PawnRanks), "2–6");
    assert_eq!(say(OptionId::AutoClaim), "Ninguén");
    assert_eq!(say(OptionId::TimeWin), "Reclama a parella");
}
