//! Everything of one board: clocks, reserves, player lines, the board itself, its moves.

use pasapezas_core::{BoardId, Seat};
use pasapezas_model::app::{AppState, select};
use pasapezas_model::i18n::{Lang, board_name};
use yew::prelude::*;

use super::board::Board;
use super::clock::ClockFace;
use super::moves::Moves;
use super::player_line::PlayerLine;
use super::reserve::ReserveTray;
use super::typed::TypedMove;
use crate::context::Table;

/// A board with both its players. Not a component: its parts decide for themselves whether there is anything new to draw.
pub(crate) fn block(table: &Table, state: &AppState, board: BoardId) -> Html {
    let lang: Lang = state.settings.lang;
    let near = state.near(board);
    let class = classes!("block", if board == state.settings.first { "west" } else { "east" });
    html! {
        // Keyed: boards that change places are the same boards.
        <section key={board.letter().to_string()} {class} aria-label={board_name(lang, board)}>
            { clock(table, state, near.opponent(), false) }
            { reserve(state, near.opponent()) }
            <PlayerLine table={table.clone()} view={select::line(state, near.opponent())}/>
            <Board view={select::board(state, board)}/>
            <TypedMove table={table.clone()} {board}/>
            { clock(table, state, near, true) }
            { reserve(state, near) }
            <PlayerLine table={table.clone()} view={select::line(state, near)}/>
            <Moves {board} sheet={state.session.sheet.clone()}/>
        </section>
    }
}

fn clock(table: &Table, state: &AppState, seat: Seat, near: bool) -> Html {
    html! { <ClockFace table={table.clone()} {seat} {near} game={state.session.game.clone()}/> }
}

fn reserve(state: &AppState, seat: Seat) -> Html {
    let name = select::name(state.settings.lang, &state.names, seat);
    html! { <ReserveTray view={select::reserve(state, seat)} name={AttrValue::from(name)}/> }
}
