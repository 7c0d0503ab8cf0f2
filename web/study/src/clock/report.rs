//! The report of the match at the clocks (`#study/clock/report`): a sheet to be read, printed, or kept as text.

use pasapezas_core::BoardId;
use pasapezas_core::arbiter::Profile;
use pasapezas_model::app::select::shown_names;
use pasapezas_model::arbiter::{Line, MoveCell, MoveRow, Played, Report, instant, moves_bpgn};
use pasapezas_model::i18n::{Clerk, GuideUi, Lang, board_name, color_name, guide_ui};
use pasapezas_model::study::StudyRoute;
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use yew::prelude::*;

use super::clerk;
use super::guide::chips;
use crate::files::{PLAIN, RECORD};
use crate::icons::study_icon;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ReportProps {
    pub(super) played: Played,
}

/// The page.
#[component]
pub(super) fn ReportPage(props: &ReportProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let hall = &props.played.hall;
    let names = shown_names(lang, &props.played.names);
    let clerk = clerk(lang, &props.played, &names);
    let report = Report::of(&clerk, hall);
    let text = report.text(&clerk);
    let moves = moves_bpgn(&clerk, hall);
    let heading = guide_ui(lang, GuideUi::Report);
    let [people, result, settings, rest @ ..] = report.parts();
    html! {
        <main class="hrep" aria-label={heading}>
            <header>
                <h1>{ heading }</h1>
                <div class="does">
                    <a class="btn" data-action="back-to-clock" href={StudyRoute::Clock.hash()}>{ guide_ui(lang, GuideUi::BackToClock) }</a>
                    { button("print", "print", guide_ui(lang, GuideUi::PrintIt), Callback::from(|_| {
                        drop(web_sys::window().map(|window| window.print()));
                    })) }
                    { button("save-report", "save", guide_ui(lang, GuideUi::SaveText), save("pasapezas.txt", PLAIN, text)) }
                    if let Some(moves) = moves {
                        { button("save-moves", "save", guide_ui(lang, GuideUi::SaveMoves), save("pasapezas.bpgn", RECORD, moves)) }
                    }
                </div>
            </header>
            { for [people, result, settings].into_iter().map(|it| part(&clerk, it)) }
            { moves_part(&clerk, &report) }
            { for rest.into_iter().map(|it| part(&clerk, it)) }
        </main>
    }
}

fn button(action: &'static str, drawing: &str, label: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="btn" data-action={action} {onclick}>{ study_icon(drawing) }{ label }</button>
    }
}

fn save(name: &'static str, kind: &'static str, text: String) -> Callback<MouseEvent> {
    Callback::from(move |_| page::save_text(name, kind, &text))
}

fn part(clerk: &Clerk<'_>, (label, lines): (GuideUi, &[Line])) -> Html {
    html! {
        <section>
            <h2>{ guide_ui(clerk.lang, label) }</h2>
            if lines.is_empty() {
                <p class="none">{ guide_ui(clerk.lang, GuideUi::NoneOfIt) }</p>
            } else {
                <ul>{ for lines.iter().map(|it| line(clerk.lang, it)) }</ul>
            }
        </section>
    }
}

fn line(lang: Lang, line: &Line) -> Html {
    html! {
        <li>
            if let Some(at) = line.at {
                <time>{ instant(at) }</time>
            }
            <span>{ line.text.clone() }{ chips(lang, &line.sources) }</span>
        </li>
    }
}

/// The moves of each board with the time that each took.
fn moves_part(clerk: &Clerk<'_>, report: &Report) -> Html {
    let lang = clerk.lang;
    let boards: &[BoardId] = match clerk.profile {
        Profile::Pasapezas => &BoardId::ALL,
        Profile::OneBoard => &[BoardId::A],
    };
    html! {
        <section>
            <h2>{ guide_ui(lang, GuideUi::MovesPart) }</h2>
            if report.moves.is_empty() {
                <p class="none">{ guide_ui(lang, GuideUi::NoneOfIt) }</p>
            } else {
                <div class="tables">{ for boards.iter().map(|board| table(lang, *board, report.moves.of(*board))) }</div>
            }
        </section>
    }
}

fn table(lang: Lang, board: BoardId, rows: &[MoveRow]) -> Html {
    use pasapezas_core::Color;
    html! {
        <table>
            <caption>{ board_name(lang, board) }</caption>
            <thead><tr><th scope="col">{ "#" }</th>
                { for Color::ALL.into_iter().map(|color| html! { <th scope="col">{ color_name(lang, color) }</th> }) }
            </tr></thead>
            <tbody>
                { for (1_usize..).zip(rows).map(|(number, row)| html! {
                    <tr><th scope="row">{ number }</th>{ cell(lang, row.white.as_ref()) }{ cell(lang, row.black.as_ref()) }</tr>
                }) }
            </tbody>
        </table>
    }
}

fn cell(lang: Lang, cell: Option<&MoveCell>) -> Html {
    let Some(cell) = cell else { return html! { <td></td> } };
    html! {
        <td>
            <b>{ cell.text.clone().unwrap_or_default() }</b>
            if cell.is_wrong {
                <em>{ guide_ui(lang, GuideUi::MarkIllegal) }</em>
            }
            if let Some(used) = cell.used {
                <small>{ instant(used) }</small>
            }
        </td>
    }
}
