//! The pencil: the button that takes it, and what lies over the table while it is in hand.

use pasapezas_core::record::Pen;
use pasapezas_model::app::Change;
use pasapezas_model::i18n::{DrawUi, Lang, draw_ui, pen_name};
use pasapezas_model::input::PENS;
use yew::prelude::*;

use super::bars::flag;
use super::icon::icon;
use super::shapes::sample;
use crate::context::Table;

/// Takes the pencil, or puts it away.
pub(crate) const fn toggled(pencil: Option<Pen>) -> Change {
    match pencil {
        Some(_) => Change::Pencil(None),
        None => Change::Pencil(Some(Pen::Green)),
    }
}

/// The button of the pencil.
pub(crate) fn pencil_button(lang: Lang, table: &Table, pencil: Option<Pen>) -> Html {
    let label = draw_ui(lang, DrawUi::Pencil);
    html! {
        <button type="button" class="ib" data-action="pencil" aria-label={label} title={label}
            aria-pressed={flag(pencil.is_some())} onclick={table.callback(move || toggled(pencil))}>
            { icon("#i-pencil") }
        </button>
    }
}

/// Four lines to choose from, the end of all drawings, and the end of drawing.
pub(crate) fn palette(lang: Lang, table: &Table, pencil: Pen) -> Html {
    let button = |action: &'static str,
                  label: &'static str,
                  pressed: Option<&'static str>,
                  face: Html,
                  change: Change| {
        html! {
            <button type="button" class="ib" data-action={action} aria-label={label} title={label} aria-pressed={pressed}
                onclick={table.callback(move || change.clone())}>
                { face }
            </button>
        }
    };
    let pen = |pen: Pen| {
        let pressed = Some(flag(pen == pencil));
        button("pen", pen_name(lang, pen), pressed, sample(pen), Change::Pencil(Some(pen)))
    };
    html! {
        <div class="pencils" role="toolbar" aria-label={draw_ui(lang, DrawUi::Pencil)}>
            <div class="pens">{ for PENS.into_iter().map(pen) }</div>
            <div class="pens">
                { button("wipe", draw_ui(lang, DrawUi::Clear), None, icon("#i-eraser"), Change::Wipe(None)) }
                { button("put-away", draw_ui(lang, DrawUi::PutAway), None, icon("#i-close"), Change::Pencil(None)) }
            </div>
        </div>
    }
}
