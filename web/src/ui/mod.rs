//! Components: pure pictures of the views that `pasapezas_model::app::select` works out. The class names are a contract with
//! `static/styles/layout.css`.

mod ask;
pub mod bars;
mod block;
pub mod board;
mod chooser;
mod clock;
mod confirm;
mod elsewhere;
mod evening;
mod gap;
pub mod icon;
mod keeping;
mod live;
pub mod marks;
mod menu;
pub mod moves;
mod orientation;
mod palette;
mod panel;
pub mod player_line;
pub mod reserve;
mod resign;
mod result;
pub mod shapes;
pub mod squares;
pub(crate) mod table;
mod times;
mod typed;
