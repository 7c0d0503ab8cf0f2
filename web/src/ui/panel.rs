//! What opens over the table: takes the focus, closes on Escape and outside, gives the focus back.

use pasapezas_model::app::Change;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::context::Table;
use crate::shell::{page, probe};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PanelProps {
    pub(crate) table: Table,
    /// `menu`, `sheet` or a kind of sheet.
    pub(crate) class: &'static str,
    pub(crate) label: AttrValue,
    pub(crate) children: Children,
}

/// What in a panel takes the focus first.
const FIRST: [&str; 2] = ["[data-first]", "a.row, button, input, select"];

/// What takes the focus by Tab.
const STOPS: &str = "a[href], button, input, select, summary";

/// A panel with what catches presses outside it.
#[component]
pub(crate) fn Panel(props: &PanelProps) -> Html {
    probe::rendered();
    let panel = use_node_ref();
    use_effect_with(panel.clone(), |panel| {
        let before = page::focused();
        let panel = panel.cast::<Element>();
        let find = |kind: &&str| panel.as_ref()?.query_selector(kind).ok().flatten();
        let first = FIRST.iter().find_map(find);
        if let Some(first) = first {
            page::focus(&first);
        }
        move || give_back(panel.as_ref(), before.as_ref())
    });
    let key = {
        let (table, panel) = (props.table.clone(), panel.clone());
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Escape" => {
                event.prevent_default();
                table.change(Change::Dialog(None));
            }
            "Tab" => stay(&event, &panel),
            _ => {}
        })
    };
    let outside = {
        let table = props.table.clone();
        // The second press of a double one is no press outside: it was meant for what opened the panel.
        Callback::from(move |event: MouseEvent| {
            if event.detail() < 2 {
                table.change(Change::Dialog(None));
            }
        })
    };
    let scrim = classes!("scrim", props.class.starts_with("sheet").then_some("dim"));
    html! {
        <>
            <div class={scrim} onclick={outside}></div>
            <div ref={panel} class={props.class} role="dialog" aria-modal="true" aria-label={props.label.clone()}
                onkeydown={key}>
                { for props.children.iter() }
            </div>
        </>
    }
}

/// Tab goes round inside the panel while it is open.
fn stay(event: &KeyboardEvent, panel: &NodeRef) {
    let Some(panel) = panel.cast::<Element>() else { return };
    let Ok(stops) = panel.query_selector_all(STOPS) else { return };
    let in_sight = |place: u32| {
        let stop = stops.get(place)?.dyn_into::<HtmlElement>().ok()?;
        (stop.offset_width() > 0).then(|| Element::from(stop))
    };
    let first = (0..stops.length()).find_map(in_sight);
    let last = (0..stops.length()).rev().find_map(in_sight);
    let (from, to) = if event.shift_key() { (first, last) } else { (last, first) };
    if let (true, Some(to)) = (page::focused() == from, to) {
        event.prevent_default();
        page::focus(&to);
    }
}

/// Gives the focus back to what had it, if nothing else has taken it meanwhile.
fn give_back(panel: Option<&Element>, before: Option<&Element>) {
    let now = page::focused();
    if page::is_free(now.as_ref()) || panel.is_some_and(|panel| panel.contains(now.as_deref())) {
        page::focus_again(before);
    }
}
