//! Mounts the page.

use pasapezas_web::{App, AppProps, last_visit, shell};

fn main() {
    shell::crash::watch();
    yew::platform::spawn_local(async {
        // What was left on the table lies there from the first picture on.
        let kept = if shell::page::asks_for_a_match() { None } else { last_visit().await };
        let props = AppProps { kept };
        match shell::page::host() {
            Some(host) => drop(yew::Renderer::<App>::with_root_and_props(host, props).render()),
            None => drop(yew::Renderer::<App>::with_props(props).render()),
        }
    });
}
