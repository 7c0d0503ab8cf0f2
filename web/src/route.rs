//! Where the address leads, as a hook: back and forward of the browser change it, and nothing of the match.

use std::cell::Cell;

use gloo_events::EventListener;
use pasapezas_model::app::rules_view::Route;
use web_sys::Element;
use yew::prelude::*;

use crate::shell::{page, time};

/// The route of this moment. Coming back to the table gives the focus to what had it when it was left.
#[hook]
pub(crate) fn use_route() -> Route {
    let route = use_state_eq(page::route);
    let left = use_mut_ref(|| None::<Element>);
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let steps = Cell::new(0);
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "hashchange", move |_| {
                    let to = page::route();
                    steps.set(if to.is_away() { page::mark_step(steps.get()) } else { 0 });
                    if to.is_away() && left.borrow().is_none() {
                        left.replace(page::focused());
                    } else if !to.is_away() {
                        let left = left.take();
                        if LAID_OUT.take() { show_new_match() } else { give_back(left) }
                    }
                    route.set(to);
                })
            });
            move || drop(listener)
        });
    }
    *route
}

thread_local! {
    /// Whether another match lies at the table since it was in sight last.
    static LAID_OUT: Cell<bool> = const { Cell::new(false) };
}

/// Goes back to the table, where another match has been laid out: to the button that starts its clocks.
pub(crate) fn go_to_new_match() {
    LAID_OUT.set(true);
    if !page::back_to_table() {
        page::go_to(Route::Table);
    }
}

/// The table is in sight again, with another match: the address asks for no other one, or it would be laid out instead of this
/// one when the page is loaded again.
fn show_new_match() {
    page::forget_wishes(&["bfen", "rules"]);
    time::soon(|| page::focus_first("[data-action=start]"));
}

/// Gives the focus back once the table is in sight again.
fn give_back(left: Option<Element>) {
    let Some(left) = left else { return };
    time::soon(move || {
        if page::is_free(page::focused().as_ref()) {
            page::focus_again(Some(&left));
        }
    });
}
