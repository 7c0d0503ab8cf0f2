//! How a match ends by what was seen on a board, or by a word; each with its question where it cannot be undone.

use pasapezas_core::arbiter::{Action, Declaration, Profile};
use pasapezas_core::{Author, BoardId, Seat};
use pasapezas_model::app::select::shown_names;
use pasapezas_model::arbiter::{HallChange, Panel, Played};
use pasapezas_model::i18n::{ClockUi, Lang, TableUi, Ui, clock_of_player, declaration, table_ui, ui};
use yew::prelude::*;

use super::desk::Desk;
use super::panels::{acts, row};

/// What may have been seen.
pub(super) fn results(lang: Lang, desk: &Desk, played: &Played) -> Html {
    let names = shown_names(lang, &played.names);
    let profile = played.hall.setup().settings.profile;
    let boards = profile.boards().iter().copied();
    let mates = profile.seats().map(|loser| Declaration::Mate { loser });
    let draws = boards.flat_map(|board: BoardId| {
        [
            Declaration::Stalemate { board },
            Declaration::FiveFold { board },
            Declaration::SeventyFiveMoves { board },
        ]
    });
    let both = (profile == Profile::Pasapezas).then_some(Declaration::Opposite);
    html! {
        <ul class="rows">
            { for mates.chain(draws).chain(both).enumerate().map(|(index, what)| {
                let (action, seat) = match what {
                    Declaration::Mate { loser } => ("mate", Some(loser)),
                    Declaration::Stalemate { board } => ("stalemate", Some(of(board))),
                    Declaration::FiveFold { board } => ("five-fold", Some(of(board))),
                    Declaration::SeventyFiveMoves { board } => ("seventy-five", Some(of(board))),
                    Declaration::Opposite => ("opposite", None),
                };
                let label = html! { <span key={index}>{ declaration(lang, what, &names) }</span> };
                row(action, seat, label, acts(desk, Author::Table, Action::Declare(what)))
            }) }
        </ul>
    }
}

/// A board by one of its seats, to tell the rows of both boards apart.
const fn of(board: BoardId) -> Seat {
    match board {
        BoardId::A => Seat::WHITE_A,
        BoardId::B => Seat::WHITE_B,
    }
}

/// Whether a player really resigns.
pub(super) fn resign(lang: Lang, desk: &Desk, played: &Played, seat: Seat) -> Html {
    let names = shown_names(lang, &played.names);
    let question = match played.hall.setup().settings.profile {
        Profile::Pasapezas => ClockUi::ResignQuestion,
        Profile::OneBoard => ClockUi::ResignQuestionOne,
    };
    let words = clock_of_player(lang, question, names.at(seat));
    let yes = acts(desk, Author::Seat(seat), Action::Resign);
    asked(lang, desk, html! { { words } }, ("resign-yes", ui(lang, Ui::Resign), yes))
}

/// Whether the match is really called off.
pub(super) fn call_off(lang: Lang, desk: &Desk) -> Html {
    let yes = acts(desk, Author::Table, Action::CallOff);
    let words = table_ui(lang, TableUi::CallOffQuestion).into();
    asked(lang, desk, words, ("call-off-yes", table_ui(lang, TableUi::CallOffYes), yes))
}

fn asked(
    lang: Lang,
    desk: &Desk,
    question: Html,
    (action, yes, onclick): (&'static str, &'static str, Callback<MouseEvent>),
) -> Html {
    html! {
        <>
            <p>{ question }</p>
            <footer>
                <button type="button" class="btn" data-action="cancel" data-first=""
                    onclick={desk.on::<MouseEvent>(HallChange::Panel(Some(Panel::Menu)))}>{ ui(lang, Ui::Cancel) }</button>
                <button type="button" class="btn bad" data-action={action} {onclick}>{ yes }</button>
            </footer>
        </>
    }
}
