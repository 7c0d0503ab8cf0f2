//! A reserve: five slots that count up when they are pressed, and a button below each that counts down.

use pasapezas_core::{DropRole, Reserve, Seat};
use pasapezas_model::app::select::drawing_of;
use pasapezas_model::editor::Edit;
use pasapezas_model::i18n::{EditorUi, Lang, editor_ui, reserve_of, store_one, unstore_one};
use pasapezas_web::context::use_lang;
use pasapezas_web::hands::role_name;
use pasapezas_web::shell::probe;
use pasapezas_web::ui::icon::{icon, piece};
use pasapezas_web::ui::reserve::outline;
use yew::prelude::*;

use super::desk::Desk;

/// What is drawn.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct ReserveView {
    pub(super) seat: Seat,
    /// Whether it is at the lower edge of its board.
    pub(super) near: bool,
    pub(super) reserve: Reserve,
    /// Whether a text put a king into it.
    pub(super) king: bool,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ReserveProps {
    pub(super) desk: Desk,
    pub(super) view: ReserveView,
}

/// The stored pieces of a seat.
#[component]
pub(super) fn EditorReserve(props: &ReserveProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let ReserveProps { desk, view } = props;
    let class = classes!("eres", if view.near { "near" } else { "far" });
    html! {
        <div {class} data-seat={view.seat.name()}>
            <ul class="res" role="toolbar" data-seat={view.seat.name()} aria-label={reserve_of(lang, view.seat)}>
                { for DropRole::ALL.into_iter().map(|role| slot(lang, desk, *view, role)) }
            </ul>
            if view.king {
                <button type="button" class="btn out" data-action="free-king"
                    onclick={desk.on_edit(Edit::FreeKing(view.seat))}>
                    { piece(format!("#{}", drawing_of(view.seat.color, pasapezas_core::Role::King)).into()) }
                    { editor_ui(lang, EditorUi::FreeKing) }
                </button>
            }
        </div>
    }
}

fn slot(lang: Lang, desk: &Desk, view: ReserveView, role: DropRole) -> Html {
    let count = view.reserve.count(role);
    let drawing = if count == 0 { outline(role) } else { drawing_of(view.seat.color, role.role()) };
    let first = role == DropRole::Pawn;
    html! {
        <li key={role_name(role)} role="presentation">
            <button type="button" class="less" data-action="less" tabindex="-1"
                aria-label={unstore_one(lang, role)} aria-disabled={(count == 0).then_some("true")}
                onclick={desk.on_edit(Edit::Unstore(view.seat, role))}>
                { icon("#i-minus") }
            </button>
            <div class="sl">
                <button type="button" class={classes!("slot", (count == 0).then_some("empty"))}
                    data-role={role_name(role)} tabindex={if first { "0" } else { "-1" }}
                    aria-label={store_one(lang, role, count)}>
                    { piece(format!("#{drawing}").into()) }
                    <b class="n">{ if count == 0 { "+".to_owned() } else { count.to_string() } }</b>
                </button>
            </div>
        </li>
    }
}
