//! A small board in the chosen colours, on which a piece can be moved.

use pasapezas_core::notation::read_fen;
use pasapezas_core::{Color, Square};
use pasapezas_model::app::Settings;
use pasapezas_model::app::select::drawing;
use pasapezas_model::i18n::{SettingsUi, settings_ui};
use pasapezas_web::shell::probe;
use pasapezas_web::ui::icon::icon;
use pasapezas_web::ui::marks::{corner, mark};
use pasapezas_web::ui::squares::Coordinates;
use yew::prelude::*;

/// What stands there, but for the knight that moves.
const POSITION: &str = "r2qk2r/ppp2ppp/2np1n2/2b1p3/2B1P1b1/3P4/PPP2PPP/RNBQ1RK1 w kq - 0 1";

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PreviewProps {
    pub(super) settings: Settings,
}

/// The board. Its colours, letters and motion come from the document, as at the table.
#[component]
pub(super) fn Preview(props: &PreviewProps) -> Html {
    probe::rendered();
    let Settings { lang, show_targets, .. } = props.settings;
    let there = use_state_eq(|| false);
    let press = {
        let there = there.clone();
        Callback::from(move |_: MouseEvent| there.set(!*there))
    };
    let below = Color::White;
    let (from, to) = if *there { ("f3", "d4") } else { ("d4", "f3") };
    let (from, to) = (place(from), place(to));
    html! {
        <figure class="preview">
            <svg class="board slide" viewBox="0 0 384 384" role="img" aria-label={settings_ui(lang, SettingsUi::Preview)}>
                <g>
                    { for Square::all().map(|square| {
                        let (x, y) = corner(square, below);
                        let last = [from, to].contains(&Some(square)).then_some("last");
                        let class = classes!("sq", if square.is_light() { "l" } else { "d" }, last);
                        html! { <rect {class} x={x.to_string()} y={y.to_string()} width="48" height="48"/> }
                    }) }
                </g>
                <Coordinates {below}/>
                <g class="pieces">
                    { for pieces() }
                    { for to.map(|to| piece("wN", to, "moves".to_owned())) }
                </g>
                <g class="top">
                    if show_targets {
                        { for targets().map(|at| mark("#m-target-move", at, below)) }
                        { for place("f7").map(|at| mark("#m-target-capture", at, below)) }
                        { for place("c4").map(|at| mark("#m-selected", at, below)) }
                    }
                </g>
            </svg>
            <button type="button" class="btn" data-action="show-move" onclick={press}>
                { icon("#i-play") }{ settings_ui(lang, SettingsUi::ShowMove) }
            </button>
        </figure>
    }
}

fn place(name: &str) -> Option<Square> {
    name.parse().ok()
}

/// Where the bishop may go.
fn targets() -> impl Iterator<Item = Square> {
    ["b3", "b5", "a6", "d5", "e6"].into_iter().filter_map(place)
}

fn pieces() -> Vec<Html> {
    let setup = read_fen(POSITION);
    let placement = setup.map(|setup| setup.placement).unwrap_or_default();
    placement.pieces().map(|(at, it)| piece(drawing(it), at, at.to_string())).collect()
}

fn piece(name: &'static str, at: Square, key: String) -> Html {
    let (x, y) = corner(at, Color::White);
    html! {
        <g {key} class="piece" transform={format!("translate({x} {y})")}>
            <use href={format!("#{name}")} width="48" height="48"/>
        </g>
    }
}
