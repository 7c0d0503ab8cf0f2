//! Mounts the study in its element.

use pasapezas_study::{Study, host};
use pasapezas_web::shell::crash;

fn main() {
    crash::watch();
    if let Some(host) = host() {
        drop(yew::Renderer::<Study>::with_root(host).render());
    }
}
