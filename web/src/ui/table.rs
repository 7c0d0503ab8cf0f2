//! The whole table.

use std::rc::Rc;

use pasapezas_core::Phase;
use pasapezas_model::app::session::last_mover;
use pasapezas_model::app::{AppState, Dialog, Keeping, Names, gap, select};
use pasapezas_model::i18n::{Ending, Ui, rules_line, ui};
use web_sys::Element;
use yew::prelude::*;

use super::bars::{Footer, Header, Middle};
use super::block::block;
use super::confirm::{Confirm, Matter};
use super::elsewhere::ElsewherePanel;
use super::evening::EveningPanel;
use super::gap::GapPanel;
use super::keeping::KeepingPanel;
use super::live::LiveRegion;
use super::menu::{Menu, MenuView};
use super::orientation::{table_classes, use_turning_keys};
use super::result::ResultPanel;
use super::times::Times;
use crate::context::Table;
use crate::hands::{Hands, Listening};
use crate::shell::probe;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TableProps {
    pub(crate) table: Table,
    pub(crate) state: AppState,
}

/// Both boards with everything around them; the root of all pointers.
#[component]
pub(crate) fn TableView(props: &TableProps) -> Html {
    probe::rendered();
    let TableProps { table, state } = props;
    let root = use_node_ref();
    use_hands(table, state, &root);
    use_turning_keys(table, &root);
    let lang = state.settings.lang;
    let game = &state.session.game;
    let phase = game.phase();
    let names = Rc::new(select::shown_names(lang, &state.names));
    let far = select::far_team(state);
    let rules = rules_line(lang, game.rules().preset(), &game.setup().time);
    let pause = select::pause_sentence(state);
    let (keeping, is_old) = (state.keeping, state.offers_update());
    let first = state.settings.first;
    let class = classes!(
        "table",
        phase_class(phase),
        table_classes(&state.settings),
        far_panel(state),
        state.pencil.map(|_| "drawing")
    );
    let menu_open = state.dialog == Some(Dialog::Menu);
    html! {
        <main ref={root} {class} aria-label={ui(lang, Ui::TableRegion)}>
            <h1 class="vh">{ ui(lang, Ui::ProductName) }</h1>
            <Header table={table.clone()} view={select::team(state, far)} names={Rc::clone(&names)} {phase}
                rules={rules.clone()} {menu_open} pause={pause.clone()} {keeping} {is_old} pencil={state.pencil}/>
            <div class="boards">
                { block(table, state, first) }
                <Middle key="middle" table={table.clone()} {phase} pause={pause.clone()}/>
                { block(table, state, first.other()) }
            </div>
            <Footer table={table.clone()} view={select::team(state, far.other())} names={Rc::clone(&names)} {phase} {rules}
                {menu_open} pause={pause.clone()} {keeping} {is_old} pencil={None}/>
            if let (Phase::Over(outcome), false) = (phase, state.result_closed) {
                <ResultPanel table={table.clone()} ending={Ending::of(game, outcome)} names={Rc::clone(&names)} {far}/>
            }
            { dialog(table, state, &names) }
            <LiveRegion state={state.clone()}/>
            <div class="drag-layer" aria-hidden="true"></div>
        </main>
    }
}

/// A panel that was opened at the upper edge is read from there.
fn far_panel(state: &AppState) -> Option<&'static str> {
    (state.panel_is_far && state.dialog.is_some()).then_some("far-panel")
}

const fn phase_class(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "before",
        Phase::Running => "playing",
        Phase::Paused => "paused",
        Phase::Over(_) => "over",
    }
}

fn dialog(table: &Table, state: &AppState, names: &Rc<Names>) -> Html {
    let table = table.clone();
    match state.dialog {
        None => asked(table, state, names),
        Some(Dialog::Menu) => html! { <Menu {table} view={MenuView::of(state)}/> },
        Some(Dialog::CallOff) => {
            html! { <Confirm {table} matter={Matter::CallOff} names={Rc::clone(names)}/> }
        }
        Some(Dialog::TakeBack) => match last_mover(&state.session.game) {
            Some(seat) => {
                let timed = state.session.game.setup().time.base(seat).is_some();
                html! { <Confirm {table} matter={Matter::TakeBack { seat, timed }} names={Rc::clone(names)}/> }
            }
            None => Html::default(),
        },
        Some(Dialog::Times) => {
            html! { <Times {table} game={Rc::clone(&state.session.game)} names={Rc::clone(names)}/> }
        }
        Some(Dialog::Evening) => html! { <EveningPanel {table} evening={Rc::clone(&state.evening)}/> },
        Some(Dialog::Keeping) => keeping_panel(table, state),
    }
}

/// What the page asks or says by itself, while no panel is open that somebody wanted.
fn asked(table: Table, state: &AppState, names: &Rc<Names>) -> Html {
    let gap = state.gap.filter(|gap| gap.asked);
    match gap.and_then(|gap| Some((gap.span, gap::costs(&state.session.game, gap.span)?))) {
        Some((span, costs)) => html! { <GapPanel {table} {span} {costs} names={Rc::clone(names)}/> },
        None => Html::default(),
    }
}

/// Why the match is not kept; nothing where it is.
fn keeping_panel(table: Table, state: &AppState) -> Html {
    let (game, names) = (Rc::clone(&state.session.game), Rc::clone(&state.names));
    match state.keeping {
        Keeping::Failed(fault) => html! { <KeepingPanel {table} {fault} {game} {names}/> },
        Keeping::Elsewhere => html! { <ElsewherePanel {table}/> },
        Keeping::Fine | Keeping::Slow => Html::default(),
    }
}

/// Hands at the root, for as long as it is there; told when the match moves on by itself and when another one begins.
#[hook]
fn use_hands(table: &Table, state: &AppState, root: &NodeRef) {
    let hands = use_mut_ref(|| None::<Rc<Hands>>);
    {
        let (hands, table) = (hands.clone(), table.clone());
        use_effect_with(root.clone(), move |root| {
            let listening = root.cast::<Element>().map(|root| {
                let made = Hands::new(Rc::new(table), root);
                let listening = Listening::to(&made);
                hands.replace(Some(made));
                listening
            });
            move || drop(listening)
        });
    }
    use_effect_with((state.session.number, state.session.game.log().end()), move |_| {
        if let Some(hands) = hands.borrow().as_ref() {
            hands.follow();
        }
    });
}
