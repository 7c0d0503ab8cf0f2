//! Where inside the study the address leads.

use pasapezas_core::{Article, Section, Source};

/// What the part of the address behind `#` leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StudyRoute {
    /// `#study`: the record that is open, or the ways to open one.
    #[default]
    Review,
    /// `#study/match`: the match that is on the table, as it stands when this is opened.
    Match,
    /// `#study/match/share`: the ways to pass that match on.
    Share,
    /// `#study/share`: the ways to pass the record of the review on.
    ShareRecord,
    /// `#study/editor`: a position to be set up.
    Editor,
    /// `#study/new`: the form for a new match.
    New,
    /// `#study/address`: what is wrong with the match that the address asks for.
    Address,
    /// `#study/settings`: the settings of the page.
    Settings,
    /// `#study/help`: how to play, with hands and keys.
    Help,
    /// `#study/about`: what this page is: version, build, licences, what changed.
    About,
    /// `#study/clock`: the clocks beside real boards.
    Clock,
    /// `#study/clock/report`: the report of the match at these clocks.
    ClockReport,
    /// `#study/library`: the records that this browser keeps.
    Library,
    /// `#study=TEXT`: a record that the link carries.
    Link(String),
    /// `#rules`, `#7.3`: the regulation, from the beginning or from an article.
    Rules(Option<Article>),
    /// `#C2`, `#C10.3`: a section of the conduct notes, behind the regulation.
    Conduct(Section),
}

/// The address of the whole regulation; that of an article is its number.
const RULES: &str = "rules";

/// What every address of the study begins with.
const STUDY: &str = "study";

impl StudyRoute {
    /// The route of an address, with or without its `#`; `None` when it leads elsewhere. What follows `study/` and is
    /// not known leads to the review.
    ///
    /// ```
    /// use pasapezas_model::study::StudyRoute;
    /// assert_eq!(StudyRoute::from_hash("#study/editor"), Some(StudyRoute::Editor));
    /// assert_eq!(StudyRoute::from_hash("#study=1"), Some(StudyRoute::Link("1".to_owned())));
    /// assert_eq!(StudyRoute::from_hash("#rules"), Some(StudyRoute::Rules(None)));
    /// assert_eq!(StudyRoute::from_hash("#"), None);
    /// ```
    pub fn from_hash(hash: &str) -> Option<Self> {
        let word = hash.strip_prefix('#').unwrap_or(hash);
        if word == RULES {
            return Some(Self::Rules(None));
        }
        if let Some(article) = Article::from_text(word) {
            return Some(Self::Rules(Some(article)));
        }
        if let Some(section) = Section::from_word(word) {
            return Some(Self::Conduct(section));
        }
        let rest = word.strip_prefix(STUDY)?;
        if let Some(text) = rest.strip_prefix('=') {
            return Some(Self::Link(text.to_owned()));
        }
        match (rest, rest.strip_prefix('/')) {
            ("", _) => Some(Self::Review),
            (_, Some("match")) => Some(Self::Match),
            (_, Some("match/share")) => Some(Self::Share),
            (_, Some("share")) => Some(Self::ShareRecord),
            (_, Some("editor")) => Some(Self::Editor),
            (_, Some("library")) => Some(Self::Library),
            (_, Some("clock")) => Some(Self::Clock),
            (_, Some("clock/report")) => Some(Self::ClockReport),
            (_, Some("new")) => Some(Self::New),
            (_, Some("address")) => Some(Self::Address),
            (_, Some("help")) => Some(Self::Help),
            (_, Some("settings")) => Some(Self::Settings),
            (_, Some("about")) => Some(Self::About),
            (_, Some(_)) => Some(Self::Review),
            (_, None) => None,
        }
    }

    /// The address of the route.
    pub fn hash(&self) -> String {
        match self {
            Self::Review => "#study".to_owned(),
            Self::Match => "#study/match".to_owned(),
            Self::Share => "#study/match/share".to_owned(),
            Self::ShareRecord => "#study/share".to_owned(),
            Self::Editor => "#study/editor".to_owned(),
            Self::Library => "#study/library".to_owned(),
            Self::New => "#study/new".to_owned(),
            Self::Clock => "#study/clock".to_owned(),
            Self::ClockReport => "#study/clock/report".to_owned(),
            Self::Address => "#study/address".to_owned(),
            Self::Help => "#study/help".to_owned(),
            Self::Settings => "#study/settings".to_owned(),
            Self::About => "#study/about".to_owned(),
            Self::Link(text) => format!("#study={text}"),
            Self::Rules(None) => format!("#{RULES}"),
            Self::Rules(Some(article)) => format!("#{article}"),
            Self::Conduct(section) => format!("#{}", Source::Section(*section).word()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_comes_back_from_its_address() {
        let link = StudyRoute::Link("p1=x/y".to_owned());
        let pages = [
            StudyRoute::Review,
            StudyRoute::Match,
            StudyRoute::Share,
            StudyRoute::ShareRecord,
            StudyRoute::Editor,
            StudyRoute::Library,
            StudyRoute::New,
            StudyRoute::Clock,
            StudyRoute::ClockReport,
            StudyRoute::Address,
            StudyRoute::Settings,
            StudyRoute::Help,
            StudyRoute::About,
        ];
        let rules = Article::all().map(|article| StudyRoute::Rules(Some(article)));
        let conduct = Section::all().map(StudyRoute::Conduct);
        let all = pages.into_iter().chain([link, StudyRoute::Rules(None)]).chain(rules).chain(conduct);
        for route in all {
            assert_eq!(StudyRoute::from_hash(&route.hash()), Some(route.clone()));
        }
    }

    #[test]
    fn what_only_looks_like_it_leads_elsewhere() {
        for word in ["", "#", "#studying", "#Study", "#Rules", "#7.9", "#07.3", "#C11", "#c2", "#C2.1"] {
            assert_eq!(StudyRoute::from_hash(word), None, "{word}");
        }
        assert_eq!(StudyRoute::from_hash("#study/attic"), Some(StudyRoute::Review));
    }
}
