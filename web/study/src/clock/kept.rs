//! Keeps the match: every entry goes to the store as soon as it is there, in order, one write at a time; and the match that was
//! not finished comes back, its clocks standing. When the store fails, the match goes on and the menu says that it is not kept.

use std::cell::RefCell;
use std::rc::Rc;

use pasapezas_core::Seq;
use pasapezas_model::app::Keeping;
use pasapezas_model::arbiter::kept::{head, lines, read};
use pasapezas_model::arbiter::{HallChange, HallState, Played, write_form};
use pasapezas_web::queue::{Queue, ToKeep, Wrote};
use pasapezas_web::shell::keep::{self, Kind};
use pasapezas_web::shell::storage::Shelf;
use pasapezas_web::shell::time;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::desk::Desk;

/// What the store says of a match that was left.
const CLOSED: &str = "over";

/// Writes what is played beside real boards.
pub(super) type Keeper = Queue<Item>;

/// A match on its way to the store.
pub(super) struct Item(Played);

impl ToKeep for Item {
    const KIND: Kind = Kind::Clock;

    fn number(&self) -> u32 {
        self.0.number
    }

    fn end(&self) -> Seq {
        self.0.hall.end()
    }

    fn head(&self) -> String {
        head(&self.0.hall, &self.0.names, &time::today())
    }

    fn lines(&self, from: Seq) -> Vec<String> {
        lines(&self.0.hall, from)
    }

    /// One that is over stays until another follows: its result and its report may still be wanted.
    fn result(&self, is_left: bool) -> Option<&'static str> {
        is_left.then_some(CLOSED)
    }
}

/// Looks once for a match that was not finished; `true` when nothing more is to come.
#[hook]
pub(super) fn use_come_back(desk: &Desk, keeper: &Rc<RefCell<Keeper>>) -> bool {
    let looked = use_state_eq(|| false);
    {
        let (desk, keeper, looked) = (desk.clone(), Rc::clone(keeper), looked.clone());
        use_effect_with((), move |()| {
            spawn_local(async move {
                come_back(&desk, &keeper).await;
                looked.set(true);
            });
        });
    }
    *looked
}

async fn come_back(desk: &Desk, keeper: &RefCell<Keeper>) {
    let Ok(Some((id, text))) = keep::last(Kind::Clock).await else { return };
    let Ok((change, end)) = read(&text) else { return };
    if !keep::lead(&id).await {
        desk.change(HallChange::Keeping(Keeping::Elsewhere));
        return;
    }
    keeper.borrow_mut().go_on_with(id, end);
    desk.change(change);
    desk.set_now(desk.read(HallState::last_stamp));
}

/// Keeps what is played.
#[hook]
pub(super) fn use_keeping(desk: &Desk, keeper: &Rc<RefCell<Keeper>>, played: Option<&Played>) {
    let (desk, keeper) = (desk.clone(), Rc::clone(keeper));
    use_effect_with(played.cloned(), move |played| {
        match played.clone() {
            Some(played) => keeper.borrow_mut().see(Item(played)),
            None => keeper.borrow_mut().leave(),
        }
        Queue::write(&keeper, move |wrote| {
            if let Wrote::All(keeping) = wrote {
                desk.change(HallChange::Keeping(keeping));
            }
        });
    });
}

/// Keeps the form for the next visit.
#[hook]
pub(super) fn use_form_kept(desk: &Desk) {
    let text = desk.read(|state| write_form(&state.form, state.view));
    let last = use_mut_ref(|| text.clone());
    use_effect_with(text, move |text| {
        if *last.borrow() != *text {
            last.replace(text.clone());
            Shelf::Clock.write(Some(text));
        }
    });
}
