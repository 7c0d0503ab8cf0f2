//! Keeps the match: every entry goes to the store as soon as it is there, in order, one write at a time; and the match that was
//! not finished comes back, its clocks standing. When the store fails, the match goes on and the menu says that it is not kept.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use pasapezas_core::Seq;
use pasapezas_model::app::{KeepFault, Keeping};
use pasapezas_model::arbiter::kept::{head, lines, read};
use pasapezas_model::arbiter::{HallChange, HallState, Played, write_form};
use pasapezas_web::shell::keep::{self, Kind};
use pasapezas_web::shell::storage::Shelf;
use pasapezas_web::shell::time;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::desk::Desk;

/// What the store says of a match that was left.
const CLOSED: &str = "over";

/// A match on its way to the store.
struct Item {
    played: Played,
    /// Its id, once it is laid out there.
    id: Option<String>,
    /// How many entries are on the disk.
    written: Seq,
    is_closed: bool,
    /// Whether another match has taken its place.
    is_left: bool,
}

/// What is to be written next.
enum Task {
    Begin { id: String, head: String },
    Add { id: String, from: Seq, lines: Vec<String> },
    Close { id: String },
}

/// Writes matches, one task after the other.
#[derive(Default)]
pub(super) struct Keeper {
    items: VecDeque<Item>,
    is_busy: bool,
    /// The match that comes back next: its id, and how many of its entries are kept.
    back: Option<(String, Seq)>,
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
    keeper.borrow_mut().back = Some((id, end));
    desk.change(change);
    desk.set_now(desk.read(HallState::last_stamp));
}

/// Keeps what is played.
#[hook]
pub(super) fn use_keeping(desk: &Desk, keeper: &Rc<RefCell<Keeper>>, played: Option<&Played>) {
    let (desk, keeper) = (desk.clone(), Rc::clone(keeper));
    use_effect_with(played.cloned(), move |played| {
        keeper.borrow_mut().see(played.as_ref());
        write(&desk, &keeper);
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

impl Keeper {
    /// Takes note of what is played.
    fn see(&mut self, played: Option<&Played>) {
        match (self.items.back_mut(), played) {
            (Some(item), Some(played)) if item.played.number == played.number => {
                item.played = played.clone();
                return;
            }
            (Some(item), _) => item.is_left = true,
            (None, _) => {}
        }
        if let Some(played) = played {
            let (id, written) = self.back.take().map_or((None, Seq(0)), |(id, end)| (Some(id), end));
            let item = Item { played: played.clone(), id, written, is_closed: false, is_left: false };
            self.items.push_back(item);
        }
    }

    /// What is to be written next; a match that is left with everything written is forgotten.
    fn next(&mut self) -> Option<Task> {
        loop {
            let item = self.items.front_mut()?;
            match item.task() {
                Some(task) => return Some(task),
                None if item.is_left => {
                    if let Some(id) = self.items.pop_front().and_then(|item| item.id) {
                        keep::leave(&id);
                    }
                }
                None => return None,
            }
        }
    }

    fn done(&mut self, task: &Task) {
        let Some(item) = self.items.front_mut() else { return };
        match task {
            Task::Begin { id, .. } => item.id = Some(id.clone()),
            Task::Add { from, lines, .. } => {
                item.written = Seq(from.0.saturating_add(u32::try_from(lines.len()).unwrap_or(u32::MAX)));
            }
            Task::Close { .. } => item.is_closed = true,
        }
    }
}

impl Item {
    fn task(&self) -> Option<Task> {
        let hall = &self.played.hall;
        let Some(id) = &self.id else {
            // Clocks that nobody has started are not worth a place.
            return (hall.end() > Seq(0)).then(|| Task::Begin {
                id: keep::new_id(),
                head: head(hall, &self.played.names, &time::today()),
            });
        };
        if self.written < hall.end() {
            let lines = lines(hall, self.written);
            return Some(Task::Add { id: id.clone(), from: self.written, lines });
        }
        // One that is over stays until another follows: its result and its report may still be wanted.
        (self.is_left && !self.is_closed).then(|| Task::Close { id: id.clone() })
    }
}

/// Writes until nothing is left to be written. One writer at a time.
fn write(desk: &Desk, keeper: &Rc<RefCell<Keeper>>) {
    if keeper.borrow().is_busy {
        return;
    }
    let Some(first) = keeper.borrow_mut().next() else { return };
    keeper.borrow_mut().is_busy = true;
    let (desk, keeper) = (desk.clone(), Rc::clone(keeper));
    spawn_local(async move {
        let keeping = write_all(&keeper, first).await;
        keeper.borrow_mut().is_busy = false;
        desk.change(HallChange::Keeping(keeping));
    });
}

async fn write_all(keeper: &RefCell<Keeper>, first: Task) -> Keeping {
    let mut task = first;
    loop {
        if let Err(fault) = run(&task).await {
            return Keeping::Failed(fault);
        }
        let mut keeper = keeper.borrow_mut();
        keeper.done(&task);
        match keeper.next() {
            Some(next) => task = next,
            None => return Keeping::Fine,
        }
    }
}

async fn run(task: &Task) -> Result<(), KeepFault> {
    match task {
        Task::Begin { id, head } => {
            keep::begin(id, head, Kind::Clock).await?;
            // Nobody else knows the id yet, so it is free.
            keep::lead(id).await;
            Ok(())
        }
        Task::Add { id, from, lines } => keep::add(id, from.0, lines).await,
        Task::Close { id } => keep::close(id, CLOSED).await,
    }
}
