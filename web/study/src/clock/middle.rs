//! Between the boards: what belongs to the whole table.

use pasapezas_core::arbiter::{Objection, Phase};
use pasapezas_model::arbiter::{HallChange, HallState, Panel};
use pasapezas_model::i18n::{ClockUi, GuideUi, Lang, Ui, clock_ui, guide_ui, ui};
use yew::prelude::*;

use super::desk::Desk;
use crate::icons::study_icon;

/// The buttons. The first one says what there is to do with the clocks.
pub(super) fn middle(lang: Lang, desk: &Desk, state: &HallState, phase: Phase) -> Html {
    let panel = |panel: Panel| {
        let open = (state.panel != Some(panel)).then_some(panel);
        desk.on::<MouseEvent>(HallChange::Panel(open))
    };
    let menu = matches!(
        state.panel,
        Some(Panel::Menu | Panel::Results | Panel::Resign(_) | Panel::CallOff | Panel::Keys)
    );
    let claims = matches!(state.panel, Some(Panel::Claim { .. }));
    let claim = if claims {
        desk.on(HallChange::Panel(None))
    } else {
        panel(Panel::Claim { player: None, turned: false })
    };
    let is_recorded = state.hall().is_some_and(|hall| hall.setup().recorded);
    let times = phase == Phase::Paused || phase == Phase::Preparing;
    html! {
        <nav class="mid2" aria-label={clock_ui(lang, ClockUi::Actions)}>
            { first(lang, desk, phase) }
            if let Phase::Over(_) = phase {
                // The others keep their places.
                <span class="gone"></span>
                <span class="gone"></span>
            } else {
                { tool("claim", "hand", guide_ui(lang, GuideUi::Claim), Some(claims), claim) }
                if is_recorded {
                    { tool("record", "pen", guide_ui(lang, GuideUi::Record), Some(state.panel == Some(Panel::Record)), panel(Panel::Record)) }
                }
                { tool("correct", "undo", clock_ui(lang, ClockUi::Correct), Some(state.panel == Some(Panel::Times)),
                    if times { panel(Panel::Times) } else { desk.on(HallChange::Note(Objection::ClocksRun)) }) }
            }
            { tool("menu", "menu", ui(lang, Ui::Menu), Some(menu), if menu { desk.on(HallChange::Panel(None)) } else { panel(Panel::Menu) }) }
        </nav>
    }
}

fn first(lang: Lang, desk: &Desk, phase: Phase) -> Html {
    let (action, drawing, label) = match phase {
        Phase::Preparing => ("start", "play", ui(lang, Ui::Start)),
        Phase::Running => ("pause", "pause", ui(lang, Ui::Pause)),
        Phase::Paused => ("resume", "play", ui(lang, Ui::Resume)),
        Phase::Over(_) => {
            let desk = desk.clone();
            let again = Callback::from(move |_: MouseEvent| desk.lay_out(HallChange::Again));
            return tool("again", "again", ui(lang, Ui::Rematch), None, again);
        }
    };
    tool(action, drawing, label, None, go_or_stop(desk))
}

/// What there is to do with the clocks, by hand.
pub(super) fn go_or_stop(desk: &Desk) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_| desk.go_or_stop())
}

fn tool(
    action: &'static str,
    drawing: &str,
    label: &'static str,
    open: Option<bool>,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button key={action} type="button" class="tool" data-action={action} {onclick}
            aria-expanded={open.map(|open| if open { "true" } else { "false" })}>
            <span class="ti">{ study_icon(drawing) }</span>
            <span class="tl">{ label }</span>
        </button>
    }
}
