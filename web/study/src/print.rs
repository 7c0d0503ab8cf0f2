//! A match on paper: a button, and the sheet that it lays out for as long as the browser prints.
//!
//! The sheet lies beside the page, unseen; while something is printed, it is seen and the page is not (`study-print.css`).

use std::rc::Rc;

use gloo_events::EventListener;
use pasapezas_core::record::Record;
use pasapezas_core::{Color, Millis, PerBoard, Seat};
use pasapezas_model::app::clock_face::figures;
use pasapezas_model::app::sheet::signs;
use pasapezas_model::i18n::{
    Lang, PrintUi, color_name, headline, left_out, print_ui, reason, rules_line, rules_name, team_name,
};
use pasapezas_model::share::picture::{Ink, Picture, write_picture};
use pasapezas_model::share::print::{Diagram, Occasion, Sheet};
use pasapezas_model::study::{Cell, Item, Row};
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::badge;
use pasapezas_web::ui::moves::sign;
use yew::prelude::*;

use crate::icons::study_icon;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PrintProps {
    pub(crate) lang: Lang,
    /// What is printed.
    pub(crate) record: Rc<Record>,
    /// Whose first rank is below on each board.
    pub(crate) below: PerBoard<Color>,
    /// Whether the button has its name on it.
    #[prop_or(false)]
    pub(crate) large: bool,
}

/// A button that prints a record.
#[component]
pub(crate) fn PrintButton(props: &PrintProps) -> Html {
    probe::rendered();
    let PrintProps { lang, record, below, large } = props;
    let sheet = use_state_eq(|| None::<Rc<Sheet>>);
    let press = {
        let (sheet, record, lang) = (sheet.clone(), Rc::clone(record), *lang);
        Callback::from(move |_: MouseEvent| sheet.set(Some(Rc::new(Sheet::of(lang, &record)))))
    };
    let done = {
        let sheet = sheet.clone();
        Callback::from(move |()| sheet.set(None))
    };
    let label = print_ui(*lang, PrintUi::Print);
    let class = if *large { "btn" } else { "ib" };
    let paper =
        (*sheet).clone().zip(page::document().and_then(|document| document.body())).map(|(sheet, body)| {
            create_portal(html! { <Paper lang={*lang} {sheet} below={*below} {done}/> }, body.into())
        });
    html! {
        <>
            <button type="button" {class} data-action="print" onclick={press} title={label}
                aria-label={(!large).then_some(label)}>
                { study_icon("print") }
                if *large { { label } }
            </button>
            { for paper }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PaperProps {
    lang: Lang,
    sheet: Rc<Sheet>,
    below: PerBoard<Color>,
    /// The browser has printed it, or nobody wanted it after all.
    done: Callback<()>,
}

/// The sheet. Once all its boards are drawn, the browser is asked to print.
#[component]
fn Paper(props: &PaperProps) -> Html {
    probe::rendered();
    let PaperProps { lang, sheet, below, done } = props;
    let lang = *lang;
    let pieces = use_memo((), |()| pieces());
    let missing = use_mut_ref(|| sheet.diagrams.len());
    use_effect_with(done.clone(), |done| {
        let done = done.clone();
        let end = web_sys::window()
            .map(|window| EventListener::once(&window, "afterprint", move |_| done.emit(())));
        move || drop(end)
    });
    let drawn = Callback::from(move |_: Event| {
        let mut missing = missing.borrow_mut();
        *missing = missing.saturating_sub(1);
        if let (0, Some(window)) = (*missing, web_sys::window()) {
            drop(missing);
            drop(window.print());
        }
    });
    html! {
        <article class="paper" aria-hidden="true">
            { head(lang, sheet) }
            <h2>{ print_ui(lang, PrintUi::Moves) }</h2>
            { moves(lang, sheet) }
            <h2>{ print_ui(lang, PrintUi::Diagrams) }</h2>
            { for sheet.diagrams.iter().map(|diagram| figure(lang, sheet, diagram, *below, &pieces, &drawn)) }
            if sheet.n_left_out > 0 {
                <p>{ left_out(lang, sheet.n_left_out) }</p>
            }
        </article>
    }
}

/// Who, when, by which rules, and how it ended.
fn head(lang: Lang, sheet: &Sheet) -> Html {
    let [a, b, c, d] = Seat::ALL.map(|seat| sheet.names.at(seat).clone());
    let rules = match &sheet.time {
        Some(time) => rules_line(lang, sheet.preset, time),
        None => rules_name(lang, sheet.preset).into(),
    };
    html! {
        <header>
            <h1>
                { badge(lang, Seat::WHITE_A.team()) }<span>{ format!("{a} · {d}") }</span>
                <span>{ "–" }</span>
                { badge(lang, Seat::BLACK_A.team()) }<span>{ format!("{b} · {c}") }</span>
            </h1>
            <p class="ending">{ ending(lang, sheet) }</p>
            <p>{ [sheet.told.join(" · "), rules.to_string()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ") }</p>
        </header>
    }
}

/// The result in words with its article where the record says how it came, else as it is written.
fn ending(lang: Lang, sheet: &Sheet) -> Html {
    let ending = &sheet.ending;
    if let Some(outcome) = ending.outcome {
        return html! {
            <>
                <b>{ ending.token.text() }</b>
                <b>{ headline(lang, outcome) }</b>
                <span>{ reason(lang, outcome, &sheet.names) }</span>
                <span class="art">{ outcome.article().to_string() }</span>
            </>
        };
    }
    html! {
        <>
            <b>{ ending.token.text() }</b>
            { for ending.winner.map(|team| html! { <b>{ team_name(lang, team) }</b> }) }
            <span>{ ending.remarks.join(" · ") }</span>
        </>
    }
}

/// Four columns in order of play, comments and variations between them.
fn moves(lang: Lang, sheet: &Sheet) -> Html {
    let head = |seat: Seat| {
        html! {
            <th scope="col">
                <span>{ sheet.names.at(seat).clone() }</span>
                <small>{ seat.board.letter() }{ " " }{ color_name(lang, seat.color) }</small>
            </th>
        }
    };
    html! {
        <table>
            <thead><tr>{ for Seat::ALL.into_iter().map(head) }</tr></thead>
            <tbody>{ for sheet.score.rows().iter().map(row) }</tbody>
        </table>
    }
}

fn row(row: &Row) -> Html {
    match row {
        Row::Moves(cells) => {
            let column = |seat: Seat| html! { <td>{ for cells.at(seat).as_ref().map(|cell| written(cell, false)) }</td> };
            html! { <tr>{ for Seat::ALL.into_iter().map(column) }</tr> }
        }
        Row::Comment { text, .. } => {
            html! { <tr><td colspan="4" class="said">{ text.to_string() }</td></tr> }
        }
        Row::Variation(items) => html! {
            <tr><td colspan="4" class="var">{ "(" }{ for items.iter().map(item) }{ ")" }</td></tr>
        },
    }
}

fn item(item: &Item) -> Html {
    match item {
        Item::Move(cell) => html! { <>{ written(cell, true) }{ " " }</> },
        Item::Comment(text) => html! { <span class="said">{ text.to_string() }{ " " }</span> },
        Item::Open => html! { { "(" } },
        Item::Close => html! { { ") " } },
    }
}

/// A move with its number, its signs and what the clock showed.
fn written(cell: &Cell, numbered: bool) -> Html {
    html! {
        <span class="ply">
            <i>{ if numbered { format!("{}.", cell.numbered()) } else { cell.number.to_string() } }</i>
            <span>{ for signs(&cell.text).into_iter().map(sign) }{ cell.signs.to_string() }</span>
            { for cell.left.filter(|_| !numbered).map(time) }
        </span>
    }
}

fn time(left: Millis) -> Html {
    let left = figures(left);
    html! { <small>{ format!("{}:{:02}", left.minutes, left.seconds) }</small> }
}

/// Both boards at one place, with what is said about it.
fn figure(
    lang: Lang,
    sheet: &Sheet,
    diagram: &Diagram,
    below: PerBoard<Color>,
    pieces: &str,
    drawn: &Callback<Event>,
) -> Html {
    let picture = Picture {
        boards: &diagram.boards,
        names: &sheet.names,
        clocks: diagram.clocks.as_ref(),
        last: diagram.last,
        shapes: &diagram.shapes,
        below,
        ink: Ink::Print,
    };
    let picture = js_sys::encode_uri_component(&write_picture(&picture, pieces));
    let occasion = match diagram.occasion {
        Occasion::Start => Some(PrintUi::Start),
        Occasion::End => Some(PrintUi::End),
        Occasion::Marked => None,
    };
    html! {
        <figure key={diagram.node.number()} data-node={diagram.node.number().to_string()}>
            <img src={format!("data:image/svg+xml,{picture}")} alt="" onload={drawn.clone()} onerror={drawn.clone()}/>
            <figcaption>
                { for occasion.map(|label| html! { <p>{ print_ui(lang, label) }</p> }) }
                { for diagram.cell.as_ref().map(|cell| html! { <p><b>{ written(cell, true) }</b></p> }) }
                if !diagram.comment.is_empty() {
                    <p>{ diagram.comment.clone() }</p>
                }
            </figcaption>
        </figure>
    }
}

/// The colours of the pieces as the sprite asks for them, and what they usually are.
const USUAL: [(&str, &str); 5] = [
    ("var(--wf,#ffffff)", "#ffffff"),
    ("var(--ws,#161d24)", "#161d24"),
    ("var(--bf,#161d24)", "#161d24"),
    ("var(--bs,#161d24)", "#161d24"),
    ("var(--bi,#ffffff)", "#ffffff"),
];

/// The drawings of the pieces, as the page has them.
pub(crate) fn pieces() -> String {
    let Some(sprite) = page::document().and_then(|page| page.query_selector("svg.sprite").ok().flatten())
    else {
        return String::new();
    };
    let Ok(symbols) = sprite.query_selector_all("symbol[id^=w],symbol[id^=b],symbol[id^=m-promoted]") else {
        return String::new();
    };
    let symbols = (0..symbols.length()).filter_map(|index| symbols.get(index));
    let symbols = symbols.filter_map(|node| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(node).ok());
    let drawings: String = symbols.map(|symbol| symbol.outer_html()).collect();
    // Outside the page nobody has chosen other colours, and some programs know no variables.
    USUAL.iter().fold(drawings, |drawings, (wanted, usual)| drawings.replace(wanted, usual))
}
