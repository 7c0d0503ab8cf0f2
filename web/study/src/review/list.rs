//! The moves of a record: four columns in order of play, comments and variations between them.

use pasapezas_core::record::{Breach, NodeId};
use pasapezas_core::{PerSeat, Seat};
use pasapezas_model::app::clock_face::figures;
use pasapezas_model::app::rules_view::source_link;
use pasapezas_model::app::sheet::signs;
use pasapezas_model::i18n::{Lang, StudyUi, color_name, read_source, speech, study_ui};
use pasapezas_model::study::{Cell, Item, Limit, Review, Row, StudyChange, view};
use pasapezas_web::shell::probe;
use pasapezas_web::ui::icon::badge;
use pasapezas_web::ui::moves::sign;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

use super::desk::Study;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ListProps {
    pub(crate) study: Study,
    pub(crate) lang: Lang,
    pub(crate) review: Rc<Review>,
}

/// What a cell has to know.
struct Written<'a> {
    lang: Lang,
    study: &'a Study,
    review: &'a Review,
    /// The nodes on the way to where the reader is: what lies behind them is grey.
    past: Vec<NodeId>,
}

/// The list. The move where the reader is stays in sight.
#[component]
pub(crate) fn List(props: &ListProps) -> Html {
    probe::rendered();
    let ListProps { study, lang, review } = props;
    let lang = *lang;
    let root = use_node_ref();
    use_effect_with((root.clone(), review.at, Rc::clone(&review.score)), |(root, ..)| keep_in_sight(root));
    let mut past = review.record.tree.path(review.at);
    past.sort_unstable();
    let written = Written { lang, study, review, past };
    let names = view::names(lang, review);
    html! {
        <div ref={root} class="mlist" tabindex="0" role="region" aria-label={study_ui(lang, StudyUi::MoveList)}>
            if let Some(limit) = review.limit {
                <p class="wrong" role="alert">{ study_ui(lang, limit_label(limit)) }</p>
            }
            <table>
                <thead>
                    <tr>{ for Seat::ALL.into_iter().map(|seat| head(lang, seat, &names)) }</tr>
                </thead>
                <tbody>
                    { for review.score.rows().iter().enumerate().map(|(number, row)| written.row(number, row)) }
                </tbody>
            </table>
            if review.score.rows().is_empty() {
                <p class="quiet">{ study_ui(lang, StudyUi::NoMoves) }</p>
            }
        </div>
    }
}

const fn limit_label(limit: Limit) -> StudyUi {
    match limit {
        Limit::Moves => StudyUi::LimitMoves,
        Limit::Depth => StudyUi::LimitDepth,
        Limit::Text => StudyUi::LimitText,
    }
}

fn head(lang: Lang, seat: Seat, names: &PerSeat<String>) -> Html {
    html! {
        <th scope="col">
            <span class="who">{ badge(lang, seat.team()) }<span>{ names.at(seat).clone() }</span></span>
            <small>{ seat.board.letter() }{ " " }{ color_name(lang, seat.color) }</small>
        </th>
    }
}

/// Scrolls the list, and nothing else, until the present move is in its middle.
fn keep_in_sight(root: &NodeRef) {
    let Some(root) = root.cast::<Element>() else { return };
    let Ok(Some(now)) = root.query_selector("[aria-current]") else {
        root.set_scroll_top(0);
        return;
    };
    let (list, cell) = (root.get_bounding_client_rect(), now.get_bounding_client_rect());
    let above = cell.top() - list.top();
    if above < 0.2 * list.height() || above > 0.75 * list.height() {
        #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
        root.set_scroll_top(root.scroll_top() + (above - list.height() / 2.0) as i32);
    }
}

impl Written<'_> {
    fn row(&self, number: usize, row: &Row) -> Html {
        let key = number.to_string();
        match row {
            Row::Moves(cells) => html! {
                <tr {key}>{ for Seat::ALL.into_iter().map(|seat| self.column(cells.at(seat).as_ref())) }</tr>
            },
            Row::Comment { text, .. } => html! {
                <tr {key} class="said"><td colspan="4">{ text.to_string() }</td></tr>
            },
            Row::Variation(items) => html! {
                <tr {key} class="var"><td colspan="4">{ self.variation(items) }</td></tr>
            },
        }
    }

    fn column(&self, cell: Option<&Cell>) -> Html {
        let Some(cell) = cell else { return html! { <td></td> } };
        html! {
            <td>
                { self.move_button(cell, false) }
                { for self.review.breach(cell.node).map(|breach| self.mark(breach)) }
            </td>
        }
    }

    /// Indented by its depth; what branches off inside stands in its own line.
    fn variation(&self, items: &[Item]) -> Html {
        let mut depth = 0_usize;
        let mut lines: Vec<(usize, Vec<Html>)> = vec![(0, Vec::new())];
        for item in items {
            match item {
                Item::Open | Item::Close => {
                    depth = if *item == Item::Open { depth + 1 } else { depth.saturating_sub(1) };
                    lines.push((depth.min(4), Vec::new()));
                }
                Item::Move(cell) => {
                    let marks = self.review.breach(cell.node).map(|breach| self.mark(breach));
                    let drawn = html! { <>{ self.move_button(cell, true) }{ for marks }</> };
                    if let Some((_, line)) = lines.last_mut() {
                        line.push(drawn);
                    }
                }
                Item::Comment(text) => {
                    if let Some((_, line)) = lines.last_mut() {
                        line.push(html! { <span class="said">{ text.to_string() }</span> });
                    }
                }
            }
        }
        let lines = lines.into_iter().filter(|(_, line)| !line.is_empty());
        html! {
            <div role="group" aria-label={study_ui(self.lang, StudyUi::Variation)}>
                { for lines.map(|(depth, line)| html! { <p class={format!("deep d{depth}")}>{ for line }</p> }) }
            </div>
        }
    }

    fn move_button(&self, cell: &Cell, numbered: bool) -> Html {
        let node = cell.node;
        let here = self.review.at == node;
        let past = self.past.binary_search(&node).is_ok();
        let class = classes!("m", here.then_some("cur"), (!past).then_some("fut"));
        let spoken = cell.facts.map(|facts| speech::move_sentence(self.lang, facts).into_owned());
        // After what is read, not instead of it: those who speak to the page say what they see.
        let heard = spoken.map(|spoken| format!(" {}: {spoken}", cell.numbered()));
        let left = cell.left.filter(|_| !numbered).map(figures);
        html! {
            <button type="button" {class} tabindex="-1" data-node={node.number().to_string()}
                aria-current={here.then_some("true")}
                onclick={self.study.callback(move || StudyChange::Go(node))}>
                <i aria-hidden="true">{ if numbered { format!("{}.", cell.numbered()) } else { cell.number.to_string() } }</i>
                <span>{ for signs(&cell.text).into_iter().map(sign) }{ cell.signs.to_string() }</span>
                <span class="vh">{ heard }</span>
                if let Some(left) = left {
                    <small aria-hidden="true">{ format!("{}:{:02}", left.minutes, left.seconds) }</small>
                }
            </button>
        }
    }

    /// That the Galician regulation forbids the move, with its article.
    fn mark(&self, breach: &Breach) -> Html {
        let source = breach.why.kind().source();
        html! {
            <a class="art" href={source_link(source)} aria-label={read_source(self.lang, source)}
                title={study_ui(self.lang, StudyUi::Forbidden)}>
                { source.to_string() }
            </a>
        }
    }
}
