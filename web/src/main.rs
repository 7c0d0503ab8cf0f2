//! Mounts the page.

use pasapezas_web::App;

fn main() {
    yew::Renderer::<App>::new().render();
}
