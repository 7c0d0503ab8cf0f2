//! The Pasapezas page.

use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <main><h1>{ "Pasapezas" }</h1></main> }
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests;
