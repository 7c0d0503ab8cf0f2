//! Conduct and penalties (section 4.10), in the panel of claims: what happened, who it was; a note, or what the arbiter gives for it.

use pasapezas_core::arbiter::{Action, Conduct, Penalty};
use pasapezas_core::{Author, Millis, Seat};
use pasapezas_model::app::select::shown_names;
use pasapezas_model::arbiter::Played;
use pasapezas_model::i18n::{Clerk, GuideUi, board_name, color_name, guide_ui, speech};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use pasapezas_web::ui::icon::badge;
use yew::prelude::*;

use super::clerk;
use super::desk::Desk;
use super::guide::chips;

/// The times that an opponent may get.
const TIMES: [Millis; 2] = [Millis::seconds(60), Millis::seconds(120)];

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ConductProps {
    pub(super) desk: Desk,
    pub(super) played: Played,
    /// Back to the claims.
    pub(super) back: Callback<()>,
}

/// Where somebody stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    /// What happened?
    List,
    /// Who was it?
    Who(Conduct),
    /// Who gets a penalty?
    Punish,
    /// Which one?
    Penalty(Seat),
    /// Whether this player really loses.
    Loss(Seat),
}

/// What can be pressed.
#[derive(Clone, Copy)]
enum Deed {
    Go(At),
    Note(Conduct, Option<Seat>),
    Punish(Seat, Penalty),
}

#[component]
pub(super) fn ConductPanel(props: &ConductProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let at = use_state_eq(|| At::List);
    let noted = use_state_eq(|| 0_u32);
    let hall = &props.played.hall;
    let names = shown_names(lang, &props.played.names);
    let clerk = clerk(lang, &props.played, &names);
    let press = {
        let (desk, at, noted) = (props.desk.clone(), at.clone(), noted.clone());
        Callback::from(move |deed: Deed| {
            let action = match deed {
                Deed::Go(to) => {
                    at.set(to);
                    noted.set(0);
                    return;
                }
                Deed::Note(conduct, seat) => Action::Note { conduct, seat },
                Deed::Punish(seat, penalty) => Action::Punish { seat, penalty },
            };
            desk.act(Author::Arbiter, action);
            at.set(At::List);
            noted.set(*noted + 1);
        })
    };
    let back = {
        let (back, press, at) = (props.back.clone(), press.clone(), *at);
        Callback::from(move |_: MouseEvent| match at {
            At::List => back.emit(()),
            At::Who(_) | At::Punish => press.emit(Deed::Go(At::List)),
            At::Penalty(_) => press.emit(Deed::Go(At::Punish)),
            At::Loss(seat) => press.emit(Deed::Go(At::Penalty(seat))),
        })
    };
    html! {
        <div class="gscreen conduct">
            { screen(&clerk, hall.setup().settings.profile.seats(), *at, &press) }
            <p class="gnote" role="status">{ if *noted > 0 { guide_ui(lang, GuideUi::Noted) } else { "" } }</p>
            <footer>
                <button type="button" class="btn" data-action="guide-back" onclick={back}>{ guide_ui(lang, GuideUi::Back) }</button>
            </footer>
        </div>
    }
}

fn screen(clerk: &Clerk<'_>, seats: impl Iterator<Item = Seat>, at: At, press: &Callback<Deed>) -> Html {
    let lang = clerk.lang;
    let heading = |label: GuideUi| html! { <h3>{ guide_ui(lang, label) }</h3> };
    match at {
        At::List => html! {
            <>
                { heading(GuideUi::WhatHappened) }
                <div class="gpair">
                    { for Conduct::ALL.into_iter().map(|conduct| {
                        let deed = if conduct.is_a_players() { Deed::Go(At::Who(conduct)) } else { Deed::Note(conduct, None) };
                        button(press, "conduct-it", deed, html! { <>{ clerk.conduct(conduct) }<span class="art fine">{ conduct.source().to_string() }</span></> })
                    }) }
                </div>
                <div class="gpair">{ button(press, "punish", Deed::Go(At::Punish), html! { guide_ui(lang, GuideUi::Penalty) }) }</div>
            </>
        },
        At::Who(conduct) => html! {
            <>
                <p class="gsay">{ chips(lang, &[conduct.source()]) }{ clerk.conduct(conduct) }</p>
                { heading(GuideUi::WhoDidIt) }
                <div class="gpair">{ for seats.map(|seat| button(press, "who-did-it", Deed::Note(conduct, Some(seat)), player(clerk, seat))) }</div>
            </>
        },
        At::Punish => html! {
            <>
                { heading(GuideUi::Penalty) }
                <div class="gpair">{ for seats.map(|seat| button(press, "whom", Deed::Go(At::Penalty(seat)), player(clerk, seat))) }</div>
            </>
        },
        At::Penalty(seat) => html! {
            <>
                { heading(GuideUi::Penalty) }
                <p class="gby">{ player(clerk, seat) }</p>
                <div class="gpair">
                    { button(press, "warn", Deed::Punish(seat, Penalty::Warning), html! { guide_ui(lang, GuideUi::Warning) }) }
                    { for TIMES.into_iter().map(|time| {
                        let label = ["+ ", &speech::time_words(lang, time), ": ", clerk.name(seat.opponent())].concat();
                        button(press, "add-time", Deed::Punish(seat, Penalty::Time(time)), html! { { label } })
                    }) }
                    { button(press, "loss", Deed::Go(At::Loss(seat)), html! { guide_ui(lang, GuideUi::LossPenalty) }) }
                </div>
            </>
        },
        At::Loss(seat) => html! {
            <>
                { heading(GuideUi::LossPenalty) }
                <p class="gby">{ player(clerk, seat) }</p>
                <div class="gpair">
                    { button(press, "loss-yes", Deed::Punish(seat, Penalty::Loss), html! { guide_ui(lang, GuideUi::LossPenalty) }) }
                </div>
            </>
        },
    }
}

/// A player with how often he was warned.
fn player(clerk: &Clerk<'_>, seat: Seat) -> Html {
    html! {
        <>
            { badge(clerk.lang, seat.team()) }
            <span class="gwho"><b><bdi>{ clerk.name(seat).to_owned() }</bdi></b>
                <small>{ board_name(clerk.lang, seat.board) }{ " · " }{ color_name(clerk.lang, seat.color) }</small></span>
        </>
    }
}

fn button(press: &Callback<Deed>, name: &'static str, deed: Deed, label: Html) -> Html {
    html! {
        <button type="button" class="btn gbtn" data-action={name} onclick={press.reform(move |_: MouseEvent| deed)}>{ label }</button>
    }
}
