//! The bar of the study: back to the table, and its pages.

use pasapezas_model::app::rules_view::Route;
use pasapezas_model::i18n::rulebook::{RulesUi, rules_ui};
use pasapezas_model::i18n::{StudyUi, Ui, study_ui, ui};
use pasapezas_model::study::StudyRoute;
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use pasapezas_web::ui::icon::icon;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BarProps {
    /// The page that is shown.
    pub(crate) route: StudyRoute,
    /// Where the review is.
    pub(crate) review: StudyRoute,
}

/// The bar.
#[component]
pub(crate) fn Bar(props: &BarProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let pages = [
        (StudyRoute::Review, study_ui(lang, StudyUi::Review)),
        (StudyRoute::Editor, study_ui(lang, StudyUi::Editor)),
        (StudyRoute::Library, study_ui(lang, StudyUi::Library)),
        (StudyRoute::Settings, ui(lang, Ui::Settings)),
    ];
    let here = match &props.route {
        StudyRoute::Match | StudyRoute::Share | StudyRoute::ShareRecord | StudyRoute::Link(_) => {
            &StudyRoute::Review
        }
        // It is reached from there.
        StudyRoute::About => &StudyRoute::Settings,
        route @ (StudyRoute::Review
        | StudyRoute::Editor
        | StudyRoute::Library
        | StudyRoute::New
        | StudyRoute::Clock
        | StudyRoute::ClockReport
        | StudyRoute::Address
        | StudyRoute::Settings
        | StudyRoute::Help
        | StudyRoute::Rules(_)
        | StudyRoute::Conduct(_)) => route,
    };
    html! {
        <header class="sbar">
            <a class="ib" href={Route::Table.hash()} data-action="back-to-table"
                aria-label={rules_ui(lang, RulesUi::BackToTable)} title={rules_ui(lang, RulesUi::BackToTable)}>
                { icon("#i-back") }
            </a>
            <nav aria-label={study_ui(lang, StudyUi::Pages)}>
                { for pages.iter().map(|(route, label)| html! {
                    <a href={if *route == StudyRoute::Review { props.review.hash() } else { route.hash() }} aria-current={(route == here).then_some("page")}>
                        // A word for which phones have no room: they show its sign.
                        if *route == StudyRoute::Settings {
                            { icon("#i-settings") }
                        }
                        <span class="bl">{ *label }</span>
                    </a>
                }) }
            </nav>
        </header>
    }
}
