//! Several pages with one match: one plays it and writes, the others look on, follow it entry by entry, and take it over when
//! it is handed over or its page is gone.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use pasapezas_core::{Action, Author, Phase};
use pasapezas_model::app::kept::Comeback;
use pasapezas_model::app::{AppState, Change, Keeping};
use yew::platform::spawn_local;
use yew::platform::time::sleep;
use yew::prelude::*;

use crate::context::Table;
use crate::keeping::{Keeper, Kept, handed_over, last_visit};
use crate::shell::keep::{self, Word};

/// How often it is seen whether everything is written before a match is handed over, and how often at most.
const LOOK: (Duration, u32) = (Duration::from_millis(20), 50);

/// Listens to the other pages; looks on from the beginning where another one plays the match of the last visit.
#[hook]
pub(crate) fn use_watching(
    table: &Table,
    state: &AppState,
    keeper: &Rc<RefCell<Keeper>>,
    kept: Option<&Kept>,
) {
    let elsewhere = kept.filter(|kept| !kept.is_led).cloned();
    {
        let (table, keeper) = (table.clone(), Rc::clone(keeper));
        use_effect_with((), move |()| {
            if let Some(kept) = elsewhere {
                spawn_local(look_on(table.clone(), Rc::clone(&keeper), kept));
            }
            let ears = keep::hear(move |id, word| heard(&table, &keeper, id, word));
            move || drop(ears)
        });
    }
    // Whoever lays out another match, or a copy, looks away.
    use_effect_with(state.keeping == Keeping::Elsewhere, |is_elsewhere| {
        if !is_elsewhere {
            keep::unwatch();
        }
    });
}

fn heard(table: &Table, keeper: &Rc<RefCell<Keeper>>, id: String, word: Word) {
    match word {
        Word::Hello => keep::tell(&id, table.now()),
        Word::Give => spawn_local(hand_over(table.clone(), Rc::clone(keeper), id)),
        Word::Lost => spawn_local(visit(table.clone(), Rc::clone(keeper))),
        Word::Grown(now) => {
            let table = table.clone();
            spawn_local(async move {
                let Ok(Some(text)) = keep::load(&id).await else { return };
                // What was on its way when this page looked away is nothing to it.
                if table.state().keeping != Keeping::Elsewhere {
                    return;
                }
                if let Ok(back) = Comeback::read(&text) {
                    table.set_now(now);
                    table.change(Change::Watch(Box::new(back)));
                }
            });
        }
    }
}

/// Another page wants to play: both boards stand, everything is written, and this page looks on.
async fn hand_over(table: Table, keeper: Rc<RefCell<Keeper>>, id: String) {
    if table.state().session.game.phase() == Phase::Running {
        table.act(Author::Table, Action::Pause);
    }
    for _ in 0..LOOK.1 {
        sleep(LOOK.0).await;
        if keeper.borrow().is_idle() {
            break;
        }
    }
    keep::leave(&id);
    visit(table, keeper).await;
}

/// Finds out anew who plays the last match.
async fn visit(table: Table, keeper: Rc<RefCell<Keeper>>) {
    let Some(kept) = last_visit().await else {
        // Nobody plays it any more, and the store does not have it: it goes on here, under another id.
        return table.change(Change::Keeping(Keeping::Fine));
    };
    if kept.is_led {
        come_back(&table, &keeper, &kept);
    } else {
        table.change(Change::Watch(Box::new(kept.comeback.clone())));
        look_on(table, keeper, kept).await;
    }
}

/// Looks on until this page leads the match, which then comes back as after a reload.
async fn look_on(table: Table, keeper: Rc<RefCell<Keeper>>, kept: Kept) {
    let id = kept.id().to_owned();
    if !keep::watch(&id).await {
        return;
    }
    if let Some(kept) = handed_over(id.clone()).await {
        come_back(&table, &keeper, &kept);
    } else {
        keep::leave(&id);
        Box::pin(visit(table, keeper)).await;
    }
}

fn come_back(table: &Table, keeper: &RefCell<Keeper>, kept: &Kept) {
    kept.goes_on(&mut keeper.borrow_mut());
    table.set_now(kept.comeback.game.last_stamp());
    table.change(Change::ComeBack(Box::new(kept.comeback.clone())));
}
