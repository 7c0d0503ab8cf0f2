//! The rules page: addresses, and the values of a match beside its articles.

use pasapezas_core::{Article, Preset, RefusalKind, RuleSet, Section, TimeControl};

use super::super::rules_view::{Route, source_link, values_at};
use crate::i18n::{Lang, OptionId, rulebook};

#[test]
fn every_article_has_an_address_that_leads_back_to_it() {
    for rule in rulebook::rules(Lang::Galician) {
        let route = Route::Article(rule.article);
        assert_eq!(Route::from_hash(&route.hash()), route);
        assert!(route.is_away());
    }
    for route in [Route::Table, Route::Rules].into_iter().chain(Section::all().map(Route::Section)) {
        assert_eq!(Route::from_hash(&route.hash()), route);
    }
}

#[test]
fn what_refuses_links_to_an_article_that_is_there() {
    for kind in RefusalKind::ALL {
        assert_ne!(Route::from_hash(&source_link(kind.source())), Route::Table, "{kind:?}");
    }
}

#[test]
fn other_addresses_lead_to_the_table() {
    for hash in ["", "#", "#table", "#7.", "#07.3", "#7.33", "#12", "#7.0", "#-1", "#1e1", "#RULES", "rules#"]
    {
        assert_eq!(Route::from_hash(hash), Route::Table, "{hash}");
    }
}

#[test]
fn each_option_and_the_clocks_stand_at_one_article() {
    for lang in Lang::ALL {
        let rules = RuleSet::default();
        let at = |article| values_at(lang, article, &rules, &TimeControl::default());
        let values: Vec<_> = rulebook::rules(lang).flat_map(|rule| at(rule.article)).collect();
        assert_eq!(values.len(), OptionId::ALL.len() + 1);
        assert!(values.iter().all(|value| value.usual && !value.name.is_empty() && !value.value.is_empty()));
    }
}

#[test]
fn values_of_other_rules_are_marked() {
    let rules = RuleSet::of(Preset::Tandem);
    let at = |article| values_at(Lang::English, article, &rules, &TimeControl::Untimed);
    let check = at(Article::DROP_CHECK);
    assert_eq!(check.len(), 1);
    assert_eq!((check[0].value.as_ref(), check[0].usual), ("Without mate", false));
    assert!(at(Article::TIME).iter().all(|value| value.usual));
    assert!(!at(Article { number: 8, clause: 1 })[0].usual);
}
