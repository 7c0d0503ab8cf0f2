//! Where the focus is in the guide through a claim, and what those hear of it who hear the page.

use pasapezas_core::arbiter::Remedy;
use pasapezas_model::arbiter::Screen;
use pasapezas_model::i18n::Clerk;
use pasapezas_web::shell::page;
use web_sys::Element;
use yew::prelude::*;

/// Tells screens apart, so that the focus goes on with them.
pub(super) fn kind_of(screen: &Screen, on_conduct: bool) -> String {
    if on_conduct {
        return "conduct".to_owned();
    }
    match screen {
        Screen::Ask { question, .. } => format!("{question:?}"),
        Screen::Rule { verdict, .. } => format!("{verdict:?}"),
        Screen::Who(_)
        | Screen::What { .. }
        | Screen::Whom(_)
        | Screen::Placement(_)
        | Screen::SetUp { .. }
        | Screen::Refused { .. }
        | Screen::Done { .. } => screen_name(screen).to_owned(),
    }
}

pub(super) const fn screen_name(screen: &Screen) -> &'static str {
    match screen {
        Screen::Who(_) => "who",
        Screen::What { .. } => "what",
        Screen::Whom(_) => "whom",
        Screen::Placement(_) => "placement",
        Screen::SetUp { .. } => "set-up",
        Screen::Refused { .. } => "refused",
        Screen::Ask { .. } => "ask",
        Screen::Rule { .. } => "rule",
        Screen::Done { .. } => "done",
    }
}

/// The focus follows from screen to screen: what had it is gone.
#[hook]
pub(super) fn use_focus(root: &NodeRef, kind: String) {
    let root = root.clone();
    use_effect_with(kind, move |_| {
        if page::is_focus_lost() {
            let first = root.cast::<Element>().and_then(|root| root.query_selector("button").ok().flatten());
            if let Some(first) = first {
                page::focus(&first);
            }
        }
    });
}

/// What those hear who hear the page: questions, rulings, and why there is no ground.
pub(super) fn said(clerk: &Clerk<'_>, screen: &Screen) -> String {
    match screen {
        Screen::Refused { seat, why } => clerk.objection(*why, *seat).into_owned(),
        Screen::Ask { case, question, .. } => clerk.question(case, *question).into_owned(),
        Screen::Rule { ruling, .. } => remedies_said(clerk, &ruling.remedies),
        Screen::Done { remedies, .. } => remedies_said(clerk, remedies),
        Screen::Who(_)
        | Screen::What { .. }
        | Screen::Whom(_)
        | Screen::Placement(_)
        | Screen::SetUp { .. } => String::new(),
    }
}

fn remedies_said(clerk: &Clerk<'_>, remedies: &[Remedy]) -> String {
    remedies.iter().map(|remedy| clerk.remedy(*remedy)).collect::<Vec<_>>().join(" ")
}
