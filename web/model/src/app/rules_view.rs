//! The rules page: where the address leads, and what a match has set at each article. The words themselves are in
//! [`rulebook`](crate::i18n::rulebook).

use pasapezas_core::{Article, RuleSet, Section, Source, TimeControl};

use crate::i18n::{Lang, OptionId, Text, Ui, option_name, option_value, time_long, ui};
use crate::study::StudyRoute;

/// What the part of the address behind `#` leads to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Route {
    /// The table.
    #[default]
    Table,
    /// The rules, from the beginning.
    Rules,
    /// An article of the rules.
    Article(Article),
    /// A section of the conduct notes.
    Section(Section),
    /// The study: review, editor, library. Where inside it is its own business, see
    /// [`StudyRoute`].
    Study,
}

impl Route {
    /// The route of `#rules`, `#7.3` or `#study…`; everything else leads to the table.
    ///
    /// ```
    /// use pasapezas_core::Article;
    /// use pasapezas_model::app::rules_view::Route;
    /// assert_eq!(Route::from_hash("#7.3"), Route::Article(Article::DROP_CHECK));
    /// assert_eq!(Route::from_hash("#7.9"), Route::Table);
    /// ```
    pub fn from_hash(hash: &str) -> Self {
        match StudyRoute::from_hash(hash) {
            None => Self::Table,
            Some(StudyRoute::Rules(None)) => Self::Rules,
            Some(StudyRoute::Rules(Some(article))) => Self::Article(article),
            Some(StudyRoute::Conduct(section)) => Self::Section(section),
            Some(
                StudyRoute::Review
                | StudyRoute::Match
                | StudyRoute::Share
                | StudyRoute::Editor
                | StudyRoute::Library
                | StudyRoute::New
                | StudyRoute::Clock
                | StudyRoute::ClockReport
                | StudyRoute::Address
                | StudyRoute::Settings
                | StudyRoute::Help
                | StudyRoute::About
                | StudyRoute::ShareRecord
                | StudyRoute::Link(_),
            ) => Self::Study,
        }
    }

    /// The address of the route: `#`, `#rules`, `#7.3`, `#study`.
    pub fn hash(self) -> String {
        match self {
            Self::Table => "#".to_owned(),
            Self::Rules => StudyRoute::Rules(None).hash(),
            Self::Article(article) => StudyRoute::Rules(Some(article)).hash(),
            Self::Section(section) => StudyRoute::Conduct(section).hash(),
            Self::Study => StudyRoute::Review.hash(),
        }
    }

    /// Whether it leads away from the table, which goes on behind.
    pub const fn is_away(self) -> bool {
        match self {
            Self::Table => false,
            Self::Rules | Self::Article(_) | Self::Section(_) | Self::Study => true,
        }
    }
}

/// The address of an article: what refusals, results and options link to.
pub fn article_link(article: Article) -> String {
    Route::Article(article).hash()
}

/// The address of what a refusal stands on. The Laws of Chess are not told here: what leads to them leads to the rules.
pub fn source_link(source: Source) -> String {
    match source {
        Source::Article(article) => article_link(article),
        Source::Section(section) => Route::Section(section).hash(),
        Source::Fide(_) => Route::Rules.hash(),
    }
}

/// What a match has set at an article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueView {
    /// The option.
    pub name: &'static str,
    /// Its value.
    pub value: Text,
    /// Whether it is what the regulation says.
    pub usual: bool,
}

/// What a match with these rules and clocks has set at `article`.
pub fn values_at(lang: Lang, article: Article, rules: &RuleSet, time: &TimeControl) -> Vec<ValueView> {
    let regulation = RuleSet::default();
    let options = OptionId::ALL.into_iter().filter(|option: &OptionId| option.article() == article);
    let mut values: Vec<ValueView> = options
        .map(|option| ValueView {
            name: option_name(lang, option),
            value: option_value(lang, rules, option),
            usual: option.of(rules) == option.of(&regulation),
        })
        .collect();
    if article == CLOCKS {
        let usual = *time == TimeControl::default();
        values.push(ValueView { name: ui(lang, Ui::TimeControl), value: time_long(lang, time), usual });
    }
    values
}

/// Article 8.1: each subgame has its clock.
const CLOCKS: Article = Article { number: 8, clause: 1 };
