//! One board of the review with its two players: names, clocks as they stood, reserves, drawings.

use pasapezas_core::{BoardId, DropRole, Seat};
use pasapezas_model::app::line::note_view;
use pasapezas_model::app::select::drawing_of;
use pasapezas_model::i18n::{Lang, StudyUi, Ui, board_name, give_to, speech, study_ui, ui};
use pasapezas_model::study::{Review, StudyChange, StudyState, view};
use pasapezas_web::ui::board::Board;
use pasapezas_web::ui::icon::{badge, icon, piece};
use pasapezas_web::ui::player_line::why;
use pasapezas_web::ui::reserve::ReserveTray;
use yew::prelude::*;

use super::desk::Study;
use super::playback::texts;
use crate::icons::study_icon;

/// A board with both its players.
pub(crate) fn block(lang: Lang, study: &Study, state: &StudyState, review: &Review, board: BoardId) -> Html {
    let near = Seat::new(board, *state.below.get(board));
    let class = classes!(
        "rboard",
        match board {
            BoardId::A => "A",
            BoardId::B => "B",
        }
    );
    let names = view::names(lang, review);
    let seat = |seat: Seat| seat_parts(lang, study, state, review, seat, names.at(seat));
    html! {
        <section key={board.letter().to_string()} {class} aria-label={board_name(lang, board)}>
            { seat(near.opponent()) }
            <div class="rsq">
                <Board view={view::board(state, review, board)}/>
            </div>
            { seat(near) }
        </section>
    }
}

fn seat_parts(
    lang: Lang,
    study: &Study,
    state: &StudyState,
    review: &Review,
    seat: Seat,
    name: &str,
) -> Html {
    let reserve = html! {
        <ReserveTray view={view::reserve(state, review, seat)} name={AttrValue::from(name.to_owned())}/>
    };
    let near = *state.below.get(seat.board) == seat.color;
    let line = player(lang, study, state, review, seat, name);
    let key = seat.name();
    if near {
        html! { <div {key} class="rseat near">{ reserve }{ line }</div> }
    } else {
        html! { <div {key} class="rseat far">{ line }{ reserve }</div> }
    }
}

/// The line of a player: badge, name, clock; in its place what was refused, or the pieces that he can be given.
fn player(lang: Lang, study: &Study, state: &StudyState, review: &Review, seat: Seat, name: &str) -> Html {
    if state.giving == Some(seat) {
        return gifts(lang, study, seat, name);
    }
    let refused = review.notes.get(seat.board).filter(|refused| refused.seat == seat);
    let on_move = review.boards().on_move(seat.board) == seat;
    let class = classes!("rline", on_move.then_some("run"), refused.is_some().then_some("refused"));
    let label = give_to(lang, name);
    html! {
        <div {class} data-seat={seat.name()}>
            { badge(lang, seat.team()) }
            <span class="rname">{ name.to_owned() }</span>
            if on_move {
                <span class="vh">{ ui(lang, Ui::ToMove) }</span>
            }
            <button type="button" class="ib" data-action="give" data-seat={seat.name()} aria-label={label.clone()}
                title={label} onclick={study.callback(move || StudyChange::Giving(Some(seat)))}>
                { icon("#i-new") }
            </button>
            { balance(lang, review, seat) }
            { clock(lang, review, seat) }
            if let Some(refused) = refused {
                <div class="rnote" role="alert">{ why(lang, &note_view(lang, &review.arena, &refused)) }</div>
            }
        </div>
    }
}

/// How much more than his opponent a player has on his board and in his reserve; nothing where he has not.
fn balance(lang: Lang, review: &Review, seat: Seat) -> Html {
    let more = view::balance(review, seat.board) * seat.color.choose(1, -1);
    if more <= 0 {
        return Html::default();
    }
    let title = format!("{}: +{more}", study_ui(lang, StudyUi::Material));
    html! { <span class="more" role="img" aria-label={title.clone()} {title}>{ format!("+{more}") }</span> }
}

/// The clock as it stood; a dash where nobody knows.
fn clock(lang: Lang, review: &Review, seat: Seat) -> Html {
    let Some(left) = review.left(seat) else {
        return html! { <span class="rclk none" aria-hidden="true">{ "–" }</span> };
    };
    let (whole, part) = texts(left, ui(lang, Ui::DecimalSign));
    // Both texts are always there: a playback writes into them.
    html! {
        <span class="rclk" data-seat={seat.name()} aria-label={speech::time_words(lang, left)} role="img">
            <span class="fig">{ whole }</span><small>{ part }</small>
        </span>
    }
}

/// Five pieces, one of which the player is given.
fn gifts(lang: Lang, study: &Study, seat: Seat, name: &str) -> Html {
    let gift = |role: DropRole| {
        let word = speech::piece_name(lang, role.role());
        html! {
            <button type="button" class="ib" data-action="gift" data-role={pasapezas_web::hands::role_name(role)}
                aria-label={word} title={word} onclick={study.callback(move || StudyChange::Give(seat, role))}>
                { piece(format!("#{}", drawing_of(seat.color, role.role())).into()) }
            </button>
        }
    };
    html! {
        <div class="rline gifts" data-seat={seat.name()} role="group" aria-label={give_to(lang, name)}>
            { badge(lang, seat.team()) }
            { for DropRole::ALL.into_iter().map(gift) }
            <button type="button" class="ib" data-action="no-gift" aria-label={study_ui(lang, StudyUi::Cancel)}
                onclick={study.callback(|| StudyChange::Giving(None))}>
                { study_icon("close") }
            </button>
        </div>
    }
}
