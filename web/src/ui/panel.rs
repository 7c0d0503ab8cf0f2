//! What opens over the table: takes the focus, closes on Escape and outside, gives the focus back.

use pasapezas_model::app::Change;
use wasm_bindgen::JsCast;
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
        let inside = panel.cast::<Element>();
        move || give_back(before, inside.as_ref())
    });
    let close = props.table.callback(|| Change::Dialog(None));
    let key = {
        let (table, inside) = (props.table.clone(), panel.clone());
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Escape" => {
                event.prevent_default();
                table.change(Change::Dialog(None));
            }
            "Tab" => stay_inside(&event, &inside),
            _ => {}
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

/// What in a panel can take the focus by Tab.
const STOPS: &str = "button, input, select";

/// Tab goes round inside the panel, as long as it is open: what lies below it cannot be reached by hand either.
fn stay_inside(event: &KeyboardEvent, panel: &NodeRef) {
    let Some(stops) = panel.cast::<Element>().and_then(|panel| panel.query_selector_all(STOPS).ok()) else {
        return;
    };
    let end = stops.length().saturating_sub(1);
    let (leaving, entering) = if event.shift_key() { (0, end) } else { (end, 0) };
    let [leaving, entering] = [leaving, entering].map(|nth| stops.get(nth)?.dyn_into::<Element>().ok());
    if leaving.is_some() && leaving == page::focused() {
        event.prevent_default();
        if let Some(entering) = entering {
            page::focus(&entering);
        }
    }
}

/// Gives the focus back to what had it, or else to the menu's button, if nothing else has taken it meanwhile.
fn give_back(before: Option<Element>, panel: Option<&Element>) {
    let lost = |element: &Element| {
        let inside = panel.is_some_and(|panel| panel.contains(Some(element)));
        inside || !element.is_connected() || element.tag_name() == "BODY"
    };
    if page::focused().is_some_and(|now| !lost(&now)) {
        return;
    }
    if let Some(before) = before.filter(|before| !lost(before)).or_else(page::menu_button) {
        page::focus(&before);
    }
}
