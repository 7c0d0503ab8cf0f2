//! Mounts the page.

use pasapezas_web::{App, shell};

fn main() {
    shell::crash::watch();
    match shell::page::host() {
        Some(host) => drop(yew::Renderer::<App>::with_root(host).render()),
        None => drop(yew::Renderer::<App>::new().render()),
    }
}
