//! The line of a player: who, whose turn, and the board's voice when something is refused or asked.

use pasapezas_core::{Action, Seat};
use pasapezas_model::app::Change;
use pasapezas_model::app::select::{LineView, NoteView, Standing};
use pasapezas_model::i18n::{Lang, Text, Ui, article, color_name, name_field, ui};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::icon::{badge, icon, icon_of};
use crate::context::{Table, use_lang};
use crate::shell::{page, probe};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LineProps {
    pub(crate) table: Table,
    pub(crate) view: LineView,
}

/// A player line.
#[component]
pub(crate) fn PlayerLine(props: &LineProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let LineProps { table, view } = props;
    let seat = view.seat;
    let on_move = matches!(view.standing, Standing::OnMove | Standing::InCheck);
    let class = classes!(
        "pl",
        if view.near { "pb" } else { "pt" },
        on_move.then_some("run"),
        view.note.is_some().then_some("refused"),
        view.asking.then_some("asking"),
    );
    let resign = {
        let ask = Change::AskResign { board: seat.board, seat: Some(seat) };
        table.callback(move || ask.clone())
    };
    let line = use_node_ref();
    use_question_focus(&line, view.asking);
    html! {
        <div ref={line} {class} data-seat={seat.name()}>
            { badge(lang, seat.team()) }
            <div class="nm">
                <NameField table={table.clone()} {seat} name={view.name.clone()} typed={view.typed.clone()}/>
                <span class="cw">
                    <i class={classes!("chip", seat.color.choose("w", "b"))}></i>
                    <span class="cwt">{ color_name(lang, seat.color) }</span>
                </span>
            </div>
            { standing(lang, view.standing) }
            if view.can_resign {
                <div class="ac">
                    <button type="button" class="ib" data-action="resign" onclick={resign}
                        aria-label={label_for(lang, Ui::Resign, view)} title={ui(lang, Ui::Resign)}>
                        { icon("#i-resign") }
                    </button>
                </div>
            }
            if view.asking {
                <Question table={table.clone()} view={view.clone()}/>
            } else if let Some(note) = &view.note {
                { why(lang, note) }
            }
        </div>
    }
}

/// The question hides the button that asked it: the focus goes to its answer, and back.
#[hook]
fn use_question_focus(line: &NodeRef, asking: bool) {
    let asked = use_mut_ref(|| false);
    use_effect_with((line.clone(), asking), move |(line, asking)| {
        let was = asked.replace(*asking);
        let button = match (was, *asking) {
            (false, true) => "[data-action=resign-no]",
            (true, false) => "[data-action=resign]",
            (false, false) | (true, true) => return,
        };
        if page::is_focus_lost()
            && let Some(button) = line.cast::<Element>().and_then(|line| line.query_selector(button).ok()?)
        {
            page::focus(&button);
        }
    });
}

/// An action of one of four players, told apart for those who hear it.
pub(crate) fn label_for(lang: Lang, action: Ui, view: &LineView) -> String {
    format!("{}: {}", view.name, ui(lang, action))
}

fn standing(lang: Lang, standing: Standing) -> Html {
    let (class, wide, narrow) = match standing {
        Standing::Quiet => return Html::default(),
        Standing::OnMove => ("st", Ui::ToMove, Ui::ToMove),
        Standing::InCheck => ("st chk", Ui::InCheck, Ui::Check),
        Standing::Mated => ("st chk", Ui::Mated, Ui::Mated),
        Standing::Stalemated => ("st", Ui::Stalemated, Ui::Stalemated),
        Standing::Resigned => ("st", Ui::Resigned, Ui::Resigned),
    };
    let turn = matches!(standing, Standing::OnMove | Standing::InCheck);
    html! {
        <span {class}>
            if turn {
                { icon_of(classes!("ic", "tri"), "#i-play") }
            }
            <span class="lng">{ ui(lang, wide) }</span>
            <span class="sht">{ ui(lang, narrow) }</span>
        </span>
    }
}

/// Above so many characters a sentence has to be set smaller.
const MUCH: usize = 64;

fn why(lang: Lang, said: &NoteView) -> Html {
    let much = said.long.chars().count() > MUCH;
    html! {
        <p key={said.number} class={classes!("why", much.then_some("much"))} data-refusal={said.code}>
            <b class="art" aria-label={article(lang, said.article)}>{ said.article.to_string() }</b>
            <span class="lng">{ said.long.clone() }</span>
            <span class="sht">{ said.short.clone() }</span>
        </p>
    }
}

/// Whether he really resigns: for his team, at once.
#[component]
fn Question(props: &LineProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let LineProps { table, view } = props;
    let seat = view.seat;
    let yes = {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| table.act_of(seat, Action::Resign))
    };
    let no = table.callback(move || Change::AskResign { board: seat.board, seat: None });
    html! {
        <div class="ask" role="group" aria-label={label_for(lang, Ui::ResignQuestion, view)}>
            <p class="q">
                <span class="lng">{ ui(lang, Ui::ResignQuestion) }</span>
                <span class="sht">{ ui(lang, Ui::ResignQuestionShort) }</span>
            </p>
            <span class="yn">
                <button type="button" class="btn quiet" data-action="resign-no" onclick={no}>
                    { ui(lang, Ui::ResignNo) }
                </button>
                <button type="button" class="btn bad" data-action="resign-yes" onclick={yes}>
                    { ui(lang, Ui::ResignYes) }
                </button>
            </span>
        </div>
    }
}

/// No more than the name: a turn that changes while somebody types draws nothing here, and takes nothing away.
#[derive(Clone, PartialEq, Properties)]
struct NameProps {
    table: Table,
    seat: Seat,
    /// The name that is shown.
    name: Text,
    /// The name as typed.
    typed: String,
}

/// The name, which is its own editor: a press turns it into a field, Enter or leaving it keeps what was typed.
#[component]
fn NameField(props: &NameProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let NameProps { table, seat, name, typed } = props;
    let seat = *seat;
    let editing = use_state_eq(|| false);
    let field = use_node_ref();
    let button = use_node_ref();
    // Whether a key ended it: then the focus stays where the name is.
    let by_key = use_mut_ref(|| false);
    use_effect_with((*editing, field.clone(), button.clone()), {
        let by_key = by_key.clone();
        move |(editing, field, button)| {
            if let (true, Some(field)) = (*editing, field.cast::<HtmlInputElement>()) {
                drop(field.focus());
                field.select();
            } else if let (true, Some(button)) = (by_key.replace(false), button.cast::<Element>()) {
                page::focus(&button);
            }
        }
    });
    let open = {
        let editing = editing.clone();
        Callback::from(move |_: MouseEvent| editing.set(true))
    };
    if !*editing {
        let label = format!("{}, {}: {}", name, color_name(lang, seat.color), ui(lang, Ui::EditName));
        return html! {
            <button ref={button} type="button" class="name" data-action="rename" data-seat={seat.name()}
                onclick={open} aria-label={label}>
                { name.clone() }
            </button>
        };
    }
    let keep = {
        let (table, editing) = (table.clone(), editing.clone());
        Callback::from(move |event: FocusEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                table.change(Change::Name { seat, name: field.value() });
            }
            editing.set(false);
        })
    };
    let key = {
        let (editing, field) = (editing.clone(), field.clone());
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" => {
                // Or the same press would open it again: the button has the focus by then.
                event.prevent_default();
                by_key.replace(true);
                if let Some(field) = field.cast::<HtmlInputElement>() {
                    drop(field.blur());
                }
            }
            "Escape" => {
                by_key.replace(true);
                event.prevent_default();
                editing.set(false);
            }
            _ => {}
        })
    };
    html! {
        <input ref={field} class="name" data-seat={seat.name()} value={typed.clone()} placeholder={name.clone()}
            maxlength="40" autocomplete="off" spellcheck="false" enterkeyhint="done"
            aria-label={name_field(lang, seat)} onblur={keep} onkeydown={key}/>
    }
}
