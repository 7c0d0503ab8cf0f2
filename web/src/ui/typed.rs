//! The field for typed moves of a board. It is seen while it has the focus: a letter on a square leads there, and so does Tab.

use pasapezas_core::BoardId;
use pasapezas_model::app::Change;
use pasapezas_model::app::typed::{Typed, typed};
use pasapezas_model::i18n::{TypedUi, board_name, typed_ui};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::context::{Table, use_lang};
use crate::hands::{board_id, roving};
use crate::shell::{page, probe};

/// The longest text that is taken; a longer one is no move.
const LONGEST: &str = "24";

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TypedMoveProps {
    pub(crate) table: Table,
    pub(crate) board: BoardId,
}

/// The field. Nothing is judged before Enter: half a move is not wrong.
#[component]
pub(crate) fn TypedMove(props: &TypedMoveProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let TypedMoveProps { table, board } = props.clone();
    let field = use_node_ref();
    let wrong = use_state_eq(|| None::<AttrValue>);
    let onsubmit = {
        let (table, field, wrong) = (table.clone(), field.clone(), wrong.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) =
                field.cast::<HtmlInputElement>().filter(|field| !field.value().trim().is_empty())
            {
                let why = play(&table, board, &field.value());
                if why.is_none() {
                    field.set_value("");
                }
                wrong.set(why.map(AttrValue::from));
            }
        })
    };
    let clear = {
        let wrong = wrong.clone();
        Callback::from(move |_: InputEvent| wrong.set(None))
    };
    let leave = {
        let wrong = wrong.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                    field.set_value("");
                }
                wrong.set(None);
                let root = page::document().and_then(|page| page.query_selector("main.table").ok().flatten());
                if let Some(root) = root {
                    roving::focus_board(&root, board, None);
                }
            }
        })
    };
    let id = board_id(board);
    let label = format!("{}, {}", typed_ui(lang, TypedUi::TypeMove), board_name(lang, board));
    html! {
        <form class="typed" data-board={id} {onsubmit}>
            <input ref={field} type="text" name="move" aria-label={label} placeholder={typed_ui(lang, TypedUi::Hint)}
                maxlength={LONGEST} autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-invalid={wrong.is_some().then_some("true")} oninput={clear} onkeydown={leave}/>
            if let Some(wrong) = (*wrong).clone() {
                <p role="alert">{ wrong }</p>
            }
        </form>
    }
}

/// Plays what was typed, or gives what is wrong with the text. What the rules forbid is told in the player's line.
fn play(table: &Table, board: BoardId, text: &str) -> Option<String> {
    let state = table.state();
    let game = &state.session.game;
    let seat = game.on_move(board);
    let (attempt, why) = match typed(game, state.settings.lang, board, text) {
        Typed::Wrong(why) => return Some(why.into_owned()),
        Typed::Refused(why) => (None, why),
        Typed::Attempt(attempt) => match game.judge(seat, attempt) {
            Ok(action) => {
                table.act_of(seat, action);
                return None;
            }
            Err(why) => (Some(attempt), why),
        },
    };
    table.change(Change::Refused { seat, attempt, why });
    None
}
