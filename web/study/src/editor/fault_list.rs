//! What stands against playing, each thing with the way to where it is mended; and what is worth knowing.

use std::rc::Rc;

use pasapezas_model::editor::{Change, Draft, Edit, Fault, Mend, notes};
use pasapezas_model::i18n::{EditorUi, editor_note, editor_ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::hands::board_id;
use pasapezas_web::shell::{page, probe, time};
use yew::prelude::*;

use super::desk::Desk;
use super::words::fault_line;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FaultsProps {
    pub(super) desk: Desk,
    pub(super) draft: Rc<Draft>,
    pub(super) faults: Rc<Vec<Fault>>,
}

/// The list; empty where there is nothing to say.
#[component]
pub(super) fn Faults(props: &FaultsProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let FaultsProps { desk, draft, faults } = props;
    html! {
        <section class="elist" aria-label={editor_ui(lang, EditorUi::NotPlayable)}>
            if !faults.is_empty() {
                <h2>{ editor_ui(lang, EditorUi::NotPlayable) }</h2>
            }
            <ul class="efaults">
                { for faults.iter().map(|fault| html! {
                    <li>
                        <button type="button" data-mend={mend_name(fault.mend(draft))}
                            onclick={mend(desk, fault.mend(draft))}>
                            { fault_line(lang, *fault) }
                        </button>
                    </li>
                }) }
            </ul>
            <ul class="enotes">
                { for notes(draft).into_iter().map(|note| html! { <li>{ editor_note(lang, note) }</li> }) }
            </ul>
        </section>
    }
}

fn mend_name(mend: Mend) -> String {
    match mend {
        Mend::Square(place) => format!("{}:{}", board_id(place.board), place.square),
        Mend::Tool(board, tool) => format!("{}:{}", board_id(board), tool.name()),
        Mend::King(seat) => format!("{seat}:king"),
        Mend::Clock(seat) => format!("{seat}:clock"),
        Mend::Rules => "rules".to_owned(),
    }
}

/// Leads to where a fault is mended: the board to the front, and the focus there.
fn mend(desk: &Desk, mend: Mend) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_| {
        let goal = match mend {
            Mend::Square(place) => {
                desk.change(Change::Turn(place.board));
                format!(".editor [data-board={}][data-square={}]", board_id(place.board), place.square)
            }
            Mend::Tool(board, tool) => {
                desk.change(Change::Turn(board));
                desk.change(Change::Take(tool));
                format!(".editor svg.board[data-board={}] .sq[tabindex='0']", board_id(board))
            }
            Mend::King(seat) => {
                desk.change(Change::Turn(seat.board));
                desk.edit(Edit::FreeKing(seat));
                format!(".editor .res[data-seat={seat}] .slot[tabindex='0']")
            }
            Mend::Clock(seat) => format!(".editor [data-clock={seat}]"),
            Mend::Rules => ".editor [data-field=rules]".to_owned(),
        };
        // What comes to the front with this change can take the focus only once it is drawn.
        time::soon(move || page::focus_first(&goal));
    })
}
