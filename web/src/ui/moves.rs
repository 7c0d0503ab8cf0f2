//! The moves of a board in order of play.

use std::rc::Rc;

use pasapezas_core::{BoardId, Role};
use pasapezas_model::app::sheet::{Row, Sign, signs};
use pasapezas_model::app::{Line, Sheet};
use pasapezas_model::i18n::{Lang, Ui, board_name, speech, ui};
use yew::prelude::*;

use crate::context::use_lang;
use crate::shell::probe;

#[derive(Clone, Properties)]
pub(crate) struct MovesProps {
    pub(crate) board: BoardId,
    pub(crate) sheet: Rc<Sheet>,
}

/// Equal when this board's last move is the same: a move on the other board changes nothing here.
impl PartialEq for MovesProps {
    fn eq(&self, other: &Self) -> bool {
        let last = |props: &Self| {
            props.sheet.lines().iter().rev().find(|line| line.seat.board == props.board).cloned()
        };
        self.board == other.board && (Rc::ptr_eq(&self.sheet, &other.sheet) || last(self) == last(other))
    }
}

/// A move list.
#[component]
pub(crate) fn Moves(props: &MovesProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let label = match props.board {
        BoardId::A => Ui::MovesA,
        BoardId::B => Ui::MovesB,
    };
    let rows = props.sheet.rows(props.board);
    let last = rows.last().and_then(|row| row.black.or(row.white)).map(|line| line.seq);
    html! {
        <section class="mv" aria-label={ui(lang, label)} tabindex="0">
            <h2>{ board_name(lang, props.board) }</h2>
            <ol>
                { for rows.iter().map(|row| list_row(lang, row, last)) }
            </ol>
        </section>
    }
}

fn list_row(lang: Lang, row: &Row<'_>, last: Option<pasapezas_core::Seq>) -> Html {
    let cell = |line: Option<&Line>| match line {
        None => html! { <span></span> },
        Some(line) => {
            let current = (last == Some(line.seq)).then_some("cur");
            html! {
                <span class={classes!(current)} aria-label={speech::move_sentence(lang, line.facts)}>
                    if line.removed {
                        <s>{ for signs(&line.san).into_iter().map(sign) }</s>
                    } else {
                        { for signs(&line.san).into_iter().map(sign) }
                    }
                </span>
            }
        }
    };
    // A list that begins with Black has a first row of its own for that move.
    let key = (u32::from(row.number) << 1) | u32::from(row.white.is_none());
    html! {
        <li {key}>
            <i>{ row.number }</i>
            { cell(row.white) }
            { cell(row.black) }
        </li>
    }
}

/// A part of a move: text, or the figure of a piece.
pub fn sign(sign: Sign<'_>) -> Html {
    match sign {
        Sign::Text(text) => html! { { text } },
        Sign::Figure(role) => html! {
            <svg class="fg" viewBox="5 3 38 40" aria-hidden="true">
                <use href={figure(role)} width="48" height="48"/>
            </svg>
        },
    }
}

const fn figure(role: Role) -> &'static str {
    match role {
        Role::Pawn => "#fP",
        Role::Knight => "#fN",
        Role::Bishop => "#fB",
        Role::Rook => "#fR",
        Role::Queen => "#fQ",
        Role::King => "#fK",
    }
}
