//! What opens over the table: takes the focus, closes on Escape and outside, gives the focus back.

use pasapezas_model::app::Change;
use web_sys::Element;
use yew::prelude::*;

use crate::context::Table;
use crate::shell::{page, probe};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PanelProps {
    pub(crate) table: Table,
    /// `menu` or `sheet`.
    pub(crate) class: &'static str,
    pub(crate) label: AttrValue,
    pub(crate) children: Children,
}

/// What in a panel takes the focus first.
const FIRST: &str = "[autofocus], button, input, select";

/// A panel with what catches presses outside it.
#[component]
pub(crate) fn Panel(props: &PanelProps) -> Html {
    probe::rendered();
    let panel = use_node_ref();
    use_effect_with(panel.clone(), |panel| {
        let before = page::focused();
        let first = panel.cast::<Element>().and_then(|panel| panel.query_selector(FIRST).ok().flatten());
        if let Some(first) = first {
            page::focus(&first);
        }
        move || give_back(before.as_ref())
    });
    let close = props.table.callback(|| Change::Dialog(None));
    let key = {
        let table = props.table.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                table.change(Change::Dialog(None));
            }
        })
    };
    let scrim = classes!("scrim", (props.class == "sheet").then_some("dim"));
    html! {
        <>
            <div class={scrim} onclick={close}></div>
            <div ref={panel} class={props.class} role="dialog" aria-modal="true" aria-label={props.label.clone()}
                onkeydown={key}>
                { for props.children.iter() }
            </div>
        </>
    }
}

/// Gives the focus back to what had it, if nothing else has taken it meanwhile.
fn give_back(before: Option<&Element>) {
    let taken = page::focused().is_some_and(|now| now.tag_name() != "BODY");
    if let (Some(before), false) = (before.filter(|before| before.is_connected()), taken) {
        page::focus(before);
    }
}
