//! The line of a player: who, whose turn, and the board's voice when something is refused or asked.

use pasapezas_core::{Action, Seat};
use pasapezas_model::app::line::{
    Adjusting, Answer, LineView, NoteView, Standing, standing_help, standing_words,
};
use pasapezas_model::app::rules_view::source_link;
use pasapezas_model::app::{Change, Question};
use pasapezas_model::i18n::{
    Lang, LayoutUi, TableUi, Text, Ui, color_name, layout_ui, name_field, read_source, table_ui, ui,
};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::ask::{Answers, Ask, ask, named};
use super::icon::{badge, icon, icon_of};
use super::resign::Resign;
use crate::context::{Table, use_lang, use_settings};
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
    let settings = use_settings();
    let lang = settings.lang;
    let LineProps { table, view } = props;
    let seat = view.seat;
    let own = settings.layout.own_seat() == Some(seat);
    let class = classes!(
        "pl",
        if view.near { "pb" } else { "pt" },
        view.on_move.then_some("run"),
        view.note.is_some().then_some("refused"),
        view.asking.is_some().then_some("asking"),
        view.answer.as_ref().map(answer_class),
        (view.standing == Standing::FlagDown).then_some("down"),
        own.then_some("mine"),
    );
    let line = use_node_ref();
    use_question_focus(&line, view.asking);
    html! {
        <div ref={line} {class} data-seat={seat.name()}
            data-waiting={(view.standing == Standing::Waits).then_some("piece")}>
            { badge(lang, seat.team()) }
            <div class="nm">
                <NameField table={table.clone()} {seat} name={view.name.clone()} typed={view.typed.clone()}/>
                if own {
                    <b class="you">{ layout_ui(lang, LayoutUi::You) }</b>
                }
                <span class="cw">
                    <i class={classes!("chip", seat.color.choose("w", "b"))}></i>
                    <span class="cwt">{ color_name(lang, seat.color) }</span>
                </span>
                { for view.points.map(|points| html! { <b class="pts">{ points }</b> }) }
            </div>
            { standing(lang, view) }
            if view.under_way {
                <div class="ac">
                    { adjust(lang, table, view) }
                    { actions(lang, table, view) }
                </div>
            }
            if view.asking.is_some() {
                <Ask table={table.clone()} view={view.clone()}/>
            } else {
                { for view.note.as_ref().map(|note| why(lang, note)) }
                <Answers table={table.clone()} view={view.clone()}/>
            }
        </div>
    }
}

/// The question hides the button that asked it: the focus goes to its answer, and back.
#[hook]
fn use_question_focus(line: &NodeRef, asking: Option<Question>) {
    let asked = use_mut_ref(|| None);
    use_effect_with((line.clone(), asking), move |(line, asking)| {
        let was = asked.replace(*asking);
        let button = match (was, *asking) {
            (None, Some(_)) => ".ask .btn.quiet, .ask button",
            (Some(Question::Resign), None) => "[data-action=resign]",
            (Some(Question::Draw), None) => "[data-action=draw]",
            (Some(Question::Removal), None) => "[data-action=remove-piece]",
            (None, None) | (Some(_), Some(_)) => return,
        };
        if page::is_focus_lost()
            && let Some(button) = line.cast::<Element>().and_then(|line| line.query_selector(button).ok()?)
        {
            page::focus(&button);
        }
    });
}

const fn answer_class(answer: &Answer) -> &'static str {
    match answer {
        Answer::Draw { .. } => "offer",
        Answer::Removal { .. } => "offer removal",
    }
}

/// Says that pieces are only adjusted, where touched ones bind. Its place stays where it is not to be had: the buttons beside
/// it do not jump.
fn adjust(lang: Lang, table: &Table, view: &LineView) -> Html {
    let Some(adjusts) = view.adjusts else {
        return Html::default();
    };
    let label = table_ui(lang, TableUi::Adjust);
    html! {
        <button type="button" class={classes!("ib", (adjusts == Adjusting::NotNow).then_some("away"))}
            data-action="adjust" onclick={announce(table, view)} aria-label={named(view, label)} title={label}
            aria-pressed={if adjusts == Adjusting::Does { "true" } else { "false" }}>
            { icon("#i-adjust") }
        </button>
    }
}

/// What the button for adjusting does.
pub(crate) fn announce(table: &Table, view: &LineView) -> Callback<MouseEvent> {
    let (table, seat, adjusts) = (table.clone(), view.seat, view.adjusts);
    Callback::from(move |_: MouseEvent| {
        if adjusts == Some(Adjusting::May) {
            table.change(Change::Dialog(None));
            table.act_of(seat, Action::Adjust);
        }
    })
}

/// Draw and resign: both ask before they do anything.
pub(crate) fn actions(lang: Lang, table: &Table, view: &LineView) -> Html {
    let seat = view.seat;
    let button = |name: &'static str, label: &'static str, question: Question, drawn: Html| {
        let table = table.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            table.change(Change::Dialog(None));
            table.change(ask(seat, question));
        });
        html! {
            <button type="button" class="ib" data-action={name} {onclick} aria-label={named(view, label)} title={label}>
                { drawn }
                <span class="bl">{ label }</span>
            </button>
        }
    };
    let half = html! { <span class="half" aria-hidden="true">{ "½" }</span> };
    html! {
        <>
            { button("draw", table_ui(lang, TableUi::OfferDrawShort), Question::Draw, half) }
            <Resign table={table.clone()} view={view.clone()}/>
        </>
    }
}

fn standing(lang: Lang, view: &LineView) -> Html {
    let Some((wide, narrow)) = standing_words(lang, view.standing) else {
        return Html::default();
    };
    let alarm = matches!(view.standing, Standing::InCheck | Standing::Mated);
    html! {
        // Keyed by all that places it: one takes the place of another, nothing moves.
        <span key={format!("{wide} {} {}", view.on_move, view.under_way)} class={classes!("st", alarm.then_some("chk"))} title={standing_help(lang, view.standing)}>
            if view.on_move {
                { icon_of(classes!("ic", "tri"), "#i-play") }
            }
            <span class="lng">{ wide }</span>
            <span class="sht">{ narrow }</span>
        </span>
    }
}

/// Above so many characters a sentence has to be set smaller.
const MUCH: usize = 64;

/// Why something was refused, with its article.
pub fn why(lang: Lang, said: &NoteView) -> Html {
    let much = said.long.chars().count() > MUCH;
    html! {
        <p key={said.number} class={classes!("why", much.then_some("much"))} data-refusal={said.code}>
            <a class="art" href={source_link(said.source)} aria-label={read_source(lang, said.source)}>
                { said.source.to_string() }
            </a>
            <span class="lng">{ said.long.clone() }</span>
            <span class="sht">{ said.short.clone() }</span>
        </p>
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
