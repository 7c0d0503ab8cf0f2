//! A reserve: five slots in a fixed order.

use gloo_timers::callback::Timeout;
use pasapezas_core::{DropRole, Seq};
use pasapezas_model::app::select::{ReserveView, drawing_of};
use pasapezas_model::i18n::{Lang, Ui, reserve_label, speech, ui};
use yew::prelude::*;

use super::icon::piece;
use crate::context::use_lang;
use crate::hands::role_name;
use crate::shell::probe;

/// How long "+1" stays, in milliseconds.
const NEW_FOR: u32 = 2500;

/// What a reserve has to know.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ReserveProps {
    /// What is drawn.
    pub view: ReserveView,
    /// The name of its owner.
    pub name: AttrValue,
}

/// The stored pieces of a seat, in sight of everybody (article 6).
#[component]
pub fn ReserveTray(props: &ReserveProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let view = props.view;
    let new = use_new(view.arrived);
    let class = classes!("res", if view.near { "rb" } else { "rt" });
    html! {
        <ul {class} data-seat={view.seat.name()} role="toolbar" aria-label={reserve_label(lang, &props.name)}>
            { for DropRole::ALL.into_iter().map(|role| slot(lang, view, role, new == Some(role))) }
        </ul>
    }
}

fn slot(lang: Lang, view: ReserveView, role: DropRole, new: bool) -> Html {
    let count = view.reserve.count(role);
    let chosen = view.picked == Some(role);
    let new = new && count > 0;
    let class = classes!(
        "slot",
        (count == 0).then_some("empty"),
        chosen.then_some("sel"),
        (view.planned == Some(role)).then_some("pres"),
        new.then_some("new"),
        (!view.on_move).then_some("off"),
    );
    let drawing = if count == 0 { outline(role) } else { drawing_of(view.seat.color, role.role()) };
    let mut label = speech::piece_count(lang, role, count).into_owned();
    if view.planned == Some(role) {
        label.push_str(", ");
        label.push_str(ui(lang, Ui::Planned));
    }
    if new {
        label.push_str(", ");
        label.push_str(ui(lang, Ui::JustArrived));
    }
    html! {
        <li key={role_name(role)} role="presentation">
            <button type="button" {class} data-role={role_name(role)} aria-label={label}
                aria-pressed={if chosen { "true" } else { "false" }}
                tabindex={if role == DropRole::Pawn { "0" } else { "-1" }}>
                { piece(format!("#{drawing}").into()) }
                <b class="n">{ if count == 0 { String::new() } else { count.to_string() } }</b>
                if new {
                    <i class="plus" aria-hidden="true">{ "+1" }</i>
                }
            </button>
        </li>
    }
}

/// The outline that keeps the place of a kind that is not there.
pub const fn outline(role: DropRole) -> &'static str {
    match role {
        DropRole::Pawn => "gP",
        DropRole::Knight => "gN",
        DropRole::Bishop => "gB",
        DropRole::Rook => "gR",
        DropRole::Queen => "gQ",
    }
}

/// The kind that has just come, for as long as it counts as new. What lay there when the page was opened is not new.
#[hook]
fn use_new(arrived: Option<(Seq, DropRole)>) -> Option<DropRole> {
    let old = use_state_eq(|| arrived);
    let update = old.clone();
    use_effect_with(arrived, move |arrived| {
        let arrived = *arrived;
        let timer = (arrived != *update).then(|| Timeout::new(NEW_FOR, move || update.set(arrived)));
        move || drop(timer)
    });
    arrived.filter(|_| arrived != *old).map(|(_, role)| role)
}
