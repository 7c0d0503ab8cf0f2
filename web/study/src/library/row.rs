//! A match of the library as a line: who, how it ended, when, by which rules; and the question before it is deleted.

use pasapezas_core::{Seat, Team};
use pasapezas_model::i18n::{Lang, LibraryUi, default_name, delete_of, library_ui, preset_name};
use pasapezas_model::study::library::LibraryRow;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::badge;
use web_sys::Element;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct RowProps {
    pub(super) lang: Lang,
    pub(super) row: LibraryRow,
    pub(super) open: Callback<String>,
    pub(super) delete: Callback<LibraryRow>,
}

/// The line.
#[component]
pub(super) fn Row(props: &RowProps) -> Html {
    probe::rendered();
    let RowProps { lang, row, .. } = props;
    let lang = *lang;
    let open = {
        let (open, id) = (props.open.clone(), row.id.clone());
        move |_: MouseEvent| open.emit(id.clone())
    };
    let asking = use_state_eq(|| false);
    let (bin, no) = (use_node_ref(), use_node_ref());
    use_focus_of_question(*asking, &bin, &no);
    let ask = |asked: bool| {
        let asking = asking.clone();
        Callback::from(move |_: MouseEvent| asking.set(asked))
    };
    let delete = {
        let (delete, row, asking) = (props.delete.clone(), row.clone(), asking.clone());
        move |_: MouseEvent| {
            asking.set(false);
            delete.emit(row.clone());
        }
    };
    let escape = {
        let asking = asking.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                asking.set(false);
            }
        })
    };
    let [one, two] = Team::ALL.map(|team| players(lang, row, team));
    let rules = row.preset.map_or(library_ui(lang, LibraryUi::OwnRules), |preset| preset_name(lang, preset));
    let label = delete_of(lang, &format!("{one}, {two}")).into_owned();
    html! {
        <li data-id={row.id.clone()}>
            <button type="button" class="one" data-action="open-kept" onclick={open}>
                <span class="who">{ badge(lang, Team::One) }<b>{ one }</b></span>
                <span class="who">{ badge(lang, Team::Two) }<b>{ two }</b></span>
                <span class="res">{ result(lang, row) }</span>
                <small>{ row.date.clone() }{ if row.date.is_empty() { "" } else { " · " } }{ rules }</small>
            </button>
            if *asking {
                <div class="sure" role="group" aria-label={label} onkeydown={escape}>
                    <span>{ library_ui(lang, LibraryUi::DeleteQuestion) }</span>
                    <button ref={no} type="button" class="btn" data-action="delete-no" onclick={ask(false)}>
                        { library_ui(lang, LibraryUi::DeleteNo) }
                    </button>
                    <button type="button" class="btn bad" data-action="delete-yes" onclick={delete}>
                        { library_ui(lang, LibraryUi::DeleteYes) }
                    </button>
                </div>
            } else {
                <button ref={bin} type="button" class="ib" data-action="delete-kept" aria-label={label.clone()} title={label}
                    onclick={ask(true)}>
                    <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="M4.5 7H19.5M9.5 7V4.5H14.5V7M6.5 7L7.5 20H16.5L17.5 7M10.5 10.5V16.5M13.5 10.5V16.5"/></svg>
                </button>
            }
        </li>
    }
}

/// The question has the focus while it is asked, on the answer that takes nothing away; then the button has it again.
#[hook]
fn use_focus_of_question(asking: bool, bin: &NodeRef, no: &NodeRef) {
    let (bin, no) = (bin.clone(), no.clone());
    let was_asked = use_mut_ref(|| false);
    use_effect_with(asking, move |asking| {
        let before = was_asked.replace(*asking);
        let to = if *asking { no.cast::<Element>() } else { bin.cast::<Element>().filter(|_| before) };
        if let Some(to) = to {
            page::focus(&to);
        }
    });
}

fn players(lang: Lang, row: &LibraryRow, team: Team) -> String {
    let names = Seat::ALL.into_iter().filter(|seat| seat.team() == team).map(|seat| {
        let name = row.names.at(seat).as_str();
        if name.is_empty() || name.starts_with('?') {
            default_name(lang, seat).to_string()
        } else {
            name.to_owned()
        }
    });
    names.collect::<Vec<String>>().join(" · ")
}

fn result(lang: Lang, row: &LibraryRow) -> String {
    match row.result.as_str() {
        "" | "*" => library_ui(lang, LibraryUi::UnderWay).to_owned(),
        "1/2-1/2" => "½–½".to_owned(),
        result => result.replace('-', "–"),
    }
}
