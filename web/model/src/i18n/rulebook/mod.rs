//! The regulation, article by article: as it is written in Galician, and in our own words in the other languages; and beside each
//! article what we decided where it leaves a question open, in few words and marked as ours.
//!
//! The number of an article, `7.3`, is its anchor: refusals, results and options link to it. Our notes say what holds under
//! the regulation; what a match has set otherwise is in its options, see [`options_of`].

mod conduct;
mod de;
mod en;
mod es;
mod fr;
mod gl;
mod headings;
mod pt;

use pasapezas_core::Article;

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::options::OptionId;

pub use conduct::conduct;
pub use headings::heading;

/// An article without clauses, a clause, or what stands before the first clause of an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    /// Its number, and its anchor.
    pub article: Article,
    /// What it says; empty where an article begins with its first clause.
    pub text: &'static str,
    /// What we decided about it.
    pub notes: &'static [&'static str],
}

/// One of the eleven articles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chapter {
    /// Its title as it is written; in the other languages the same as the heading.
    pub title: &'static str,
    /// The article itself.
    pub rule: Rule,
    /// Its clauses, if it has any.
    pub clauses: &'static [Rule],
}

labels! {
    /// A label of the rules page.
    RulesUi {
        /// Name of the page.
        Title,
        /// What the page is.
        Intro,
        /// Whose words the articles are.
        Wording,
        /// Shows the regulation as it is written.
        ShowGalician,
        /// List of the articles.
        Contents,
        /// Heading of the conduct notes.
        Conduct,
        /// What they are.
        ConductIntro,
        /// Mark of what we decided.
        OurDecision,
        /// Before the values of the match that is on the table.
        InThisMatch,
        /// Goes back to the match.
        BackToTable,
        /// Beside it, while the clocks run.
        ClocksRun,
    }
}

/// The text of a label of the rules page.
pub fn rules_ui(lang: Lang, label: RulesUi) -> &'static str {
    text_of!(lang, RulesUi, label;
        Galician: gl::rules_ui,
        Spanish: es::rules_ui,
        English: en::rules_ui,
        Portuguese: pt::rules_ui,
        French: fr::rules_ui,
        German: de::rules_ui,
    )
}

/// The whole regulation. In Galician it is the text that counts.
pub fn book(lang: Lang) -> &'static [Chapter; 11] {
    match lang {
        Lang::Galician => &gl::BOOK,
        Lang::Spanish => &es::BOOK,
        Lang::English => &en::BOOK,
        Lang::Portuguese => &pt::BOOK,
        Lang::French => &fr::BOOK,
        Lang::German => &de::BOOK,
    }
}

/// One article or clause; `None` when the regulation has none of that number.
///
/// ```
/// use pasapezas_core::Article;
/// use pasapezas_model::i18n::{Lang, rulebook};
/// let check = rulebook::rule(Lang::Galician, Article::DROP_CHECK);
/// assert_eq!(check.map(|rule| rule.text), Some("Non se pode colocar ningunha peza dando xaque."));
/// ```
pub fn rule(lang: Lang, article: Article) -> Option<&'static Rule> {
    rules(lang).find(|rule| rule.article == article)
}

/// All articles and clauses in order.
pub fn rules(lang: Lang) -> impl Iterator<Item = &'static Rule> {
    book(lang).iter().flat_map(|chapter| core::iter::once(&chapter.rule).chain(chapter.clauses))
}

/// The options that bend an article.
pub fn options_of(article: Article) -> impl Iterator<Item = OptionId> {
    OptionId::ALL.into_iter().filter(move |option| option.article() == article)
}
