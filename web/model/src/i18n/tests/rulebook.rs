//! The regulation: whole, the same in six languages, and as it was written.

use pasapezas_core::{Article, RefusalKind, Section, Source};

use super::outcomes;
use crate::i18n::rulebook::{self, Rule, RulesUi, conduct, heading, options_of, rule, rules, rules_ui};
use crate::i18n::{Lang, OptionId};

#[test]
fn whatever_cites_an_article_finds_it_in_every_language() {
    let refusals = RefusalKind::ALL.iter().filter_map(|kind| match kind.source() {
        Source::Article(article) => Some(article),
        Source::Section(_) | Source::Fide(_) => None,
    });
    let outcomes = outcomes();
    let outcomes = outcomes.iter().map(|outcome| outcome.article());
    let options = OptionId::ALL.iter().map(|option| option.article());
    for article in refusals.chain(outcomes).chain(options) {
        for lang in Lang::ALL {
            let found = rule(lang, article).is_some_and(|rule| !rule.text.is_empty());
            // Article 8 begins with its first clause.
            assert!(found || article == Article::CLOCK, "{article} {lang:?}");
            assert!(
                rule(lang, article).is_some() && !heading(lang, article).is_empty(),
                "{article} {lang:?}"
            );
        }
    }
}

#[test]
fn articles_come_in_order_and_none_twice() {
    for lang in Lang::ALL {
        let articles: Vec<Article> = rules(lang).map(|rule| rule.article).collect();
        assert_eq!(articles, Article::all().collect::<Vec<_>>());
        assert!(articles.is_sorted_by(|first, second| first < second), "{articles:?}");
        for chapter in rulebook::book(lang) {
            assert_eq!(chapter.rule.article.clause, 0);
            let number = chapter.rule.article.number;
            assert!(chapter.clauses.iter().all(|rule| rule.article.number == number));
            assert!(!chapter.rule.text.is_empty() || !chapter.clauses.is_empty());
        }
    }
}

#[test]
fn the_languages_have_the_same_articles_and_notes() {
    let shape = |lang| -> Vec<(Article, bool, usize)> {
        rules(lang).map(|rule| (rule.article, rule.text.is_empty(), rule.notes.len())).collect()
    };
    for lang in Lang::ALL {
        assert_eq!(shape(lang), shape(Lang::Galician));
    }
}

/// A number that changes with every letter (FNV-1a).
fn fingerprint<'a>(texts: impl Iterator<Item = &'a str>) -> u64 {
    let bytes = texts.flat_map(|text| text.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn the_galician_text_is_as_it_was_written() {
    let chapters = rulebook::book(Lang::Galician).iter();
    let texts = chapters.flat_map(|chapter| {
        let clauses = chapter.clauses.iter().map(|rule| rule.text);
        [chapter.title, chapter.rule.text].into_iter().chain(clauses)
    });
    assert_eq!(fingerprint(texts), 0x79d8_90aa_ac77_9aaf, "the regulation is not ours to correct");
}

#[test]
fn notes_are_short_sentences() {
    for lang in Lang::ALL {
        for note in rules(lang).flat_map(|rule: &Rule| rule.notes) {
            assert!(note.ends_with('.') && note.chars().count() <= 150, "{note}");
        }
        let labels = RulesUi::ALL.iter().map(|label| rules_ui(lang, *label));
        assert!(labels.into_iter().all(|text| !text.is_empty() && text.chars().count() <= 90));
    }
}

#[test]
fn every_conduct_note_is_told_in_every_language_in_some_short_sentences() {
    for lang in Lang::ALL {
        let texts: Vec<_> = Section::all().map(|section| conduct(lang, section)).collect();
        for text in &texts {
            assert!(text.ends_with(['.', ':']) && text.chars().count() <= 330, "{text}");
        }
        let distinct: std::collections::BTreeSet<_> = texts.iter().collect();
        assert_eq!(distinct.len(), texts.len());
    }
}

#[test]
fn the_whole_book_is_small() {
    let size = |lang| -> usize {
        rules(lang)
            .map(|rule| rule.text.len() + rule.notes.iter().map(|note| note.len()).sum::<usize>())
            .sum()
    };
    let bytes: usize = Lang::ALL.into_iter().map(size).sum();
    assert!(bytes < 50_000, "{bytes}");
}

#[test]
fn options_stand_beside_their_article() {
    let keys = |article| options_of(article).map(OptionId::key).collect::<Vec<_>>();
    assert_eq!(keys(Article::TIME), ["time_win", "auto_claim"]);
    assert_eq!(keys(Article::FIDE_DRAWS), ["repetition", "fifty_moves", "draw_counts"]);
    assert_eq!(keys(Article::PASS), <[&str; 0]>::default());
}
