//! Components: pure pictures of the views that `pasapezas_model::app::select` works out. The class names are a contract with
//! `static/styles/layout.css`.

mod bars;
mod block;
mod board;
mod chooser;
mod clock;
mod help;
mod icon;
mod live;
mod marks;
mod menu;
mod moves;
mod new_match;
mod panel;
mod player_line;
mod reserve;
mod result;
mod squares;
pub(crate) mod table;
