//! Keeps the match on the table: every entry goes to the store as soon as it is there, in order, one write at a time.
//!
//! Nothing here decides anything about a match. When the store fails, the match goes on; the page says that it is not kept.
//! Of several pages with the same match one plays it and writes; the others look on, see [`use_watching`].

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use pasapezas_core::record::ResultToken;
use pasapezas_core::{Match, Outcome, Seq};
use pasapezas_model::app::kept::{self, Comeback};
use pasapezas_model::app::{AppState, Change, KeepFault, Keeping, Names};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::context::Table;
use crate::shell::keep::{self, Kind};
use crate::shell::{probe, time};

/// From so many milliseconds on, a write that is under way is worth a word.
const SLOW: u32 = 100;

/// The match of the last visit.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The id under which it goes on being kept.
    id: String,
    pub(crate) comeback: Comeback,
    /// Whether this page plays it; else another one does.
    pub(crate) is_led: bool,
}

impl Kept {
    pub(crate) fn id(&self) -> &str {
        &self.id
    }
}

/// A match on its way to the store.
struct Item {
    /// The number of its session.
    number: u32,
    /// Its id in the store, once it is laid out there.
    id: Option<String>,
    /// How many entries are on the disk.
    written: Seq,
    /// Whether the store knows its result.
    is_closed: bool,
    /// Whether another match has taken its place.
    is_left: bool,
    game: Rc<Match>,
    names: Rc<Names>,
}

/// What is to be written next.
enum Task {
    Begin { id: String, head: String },
    Add { id: String, from: Seq, lines: Vec<String> },
    Close { id: String, result: &'static str },
}

/// Writes matches, one task after the other.
#[derive(Default)]
pub(crate) struct Keeper {
    items: VecDeque<Item>,
    is_busy: bool,
    /// The match that comes back next: its id, and how many of its entries are kept.
    back: Option<(String, Seq)>,
}

/// The match of the last visit, if it was left unfinished.
pub async fn last_visit() -> Option<Kept> {
    let (id, text) = keep::last(Kind::Log).await.ok()??;
    let comeback = Comeback::read(&text).ok()?;
    let is_led = keep::lead(&id).await;
    Some(Kept { id, comeback, is_led })
}

/// The match that this page leads from now on, unless its page has begun another one since.
pub(crate) async fn handed_over(id: String) -> Option<Kept> {
    let newest = keep::last(Kind::Log).await.ok()?;
    if newest.is_some_and(|(newest, _)| newest != id) {
        return None;
    }
    let text = keep::load(&id).await.ok()??;
    Some(Kept { id, comeback: Comeback::read(&text).ok()?, is_led: true })
}

/// Keeps what is on the table; `back` is the match that came back at the start.
#[hook]
pub(crate) fn use_keeping(table: &Table, state: &AppState, back: Option<&Kept>) -> Rc<RefCell<Keeper>> {
    let keeper = use_mut_ref(|| {
        let mut keeper = Keeper::default();
        if let Some(kept) = back.filter(|kept| kept.is_led) {
            keeper.go_on_with(kept);
        }
        keeper
    });
    let (table, names) = (table.clone(), Rc::clone(&state.names));
    let (number, game) = (state.session.number, Rc::clone(&state.session.game));
    let is_elsewhere = state.keeping == Keeping::Elsewhere;
    {
        let keeper = Rc::clone(&keeper);
        use_effect_with((number, Rc::clone(&game), Rc::clone(&names), is_elsewhere), move |_| {
            if is_elsewhere {
                keeper.borrow_mut().items.clear();
            } else {
                keeper.borrow_mut().see(number, game, names);
                write(&table, &keeper);
            }
        });
    }
    keeper
}

impl Keeper {
    /// The next match that is seen is the one that comes back: its entries so far are kept, but for the pause.
    pub(crate) fn go_on_with(&mut self, kept: &Kept) {
        self.back = Some((kept.id.clone(), kept.comeback.game.log().end()));
    }

    /// Whether nothing waits to be written.
    pub(crate) fn is_idle(&self) -> bool {
        !self.is_busy
    }

    /// Takes note of what is on the table.
    fn see(&mut self, number: u32, game: Rc<Match>, names: Rc<Names>) {
        if let Some(item) = self.items.back_mut() {
            if item.number == number {
                (item.game, item.names) = (game, names);
                return;
            }
            item.is_left = true;
        }
        let (id, written) = self.back.take().map_or((None, Seq(0)), |(id, end)| (Some(id), end));
        self.items.push_back(Item { number, id, written, is_closed: false, is_left: false, game, names });
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

    /// A task is done.
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
        let end = self.game.log().end();
        let Some(id) = &self.id else {
            // A match that nobody has started is not worth a place.
            return (end > Seq(0)).then(|| Task::Begin {
                id: keep::new_id(),
                head: kept::head(&self.game, &self.names, &time::today()),
            });
        };
        if self.written < end {
            let lines = kept::lines(&self.game, self.written);
            return Some(Task::Add { id: id.clone(), from: self.written, lines });
        }
        let outcome = self.game.outcome();
        let is_over = outcome.is_some() || self.is_left;
        (is_over && !self.is_closed)
            .then(|| Task::Close { id: id.clone(), result: result_token(outcome).text() })
    }
}

/// How a match ended; a match that was left has no result.
fn result_token(outcome: Option<Outcome>) -> ResultToken {
    outcome.map_or(ResultToken::Open, ResultToken::of)
}

/// Writes until nothing is left to be written. One writer at a time.
fn write(table: &Table, keeper: &Rc<RefCell<Keeper>>) {
    if keeper.borrow().is_busy {
        return;
    }
    let Some(first) = keeper.borrow_mut().next() else { return };
    keeper.borrow_mut().is_busy = true;
    let (table, keeper) = (table.clone(), Rc::clone(keeper));
    spawn_local(async move {
        let keeping = write_all(&table, &keeper, first).await;
        keeper.borrow_mut().is_busy = false;
        table.change(Change::Keeping(keeping));
    });
}

async fn write_all(table: &Table, keeper: &RefCell<Keeper>, first: Task) -> Keeping {
    let mut task = first;
    loop {
        let slow = {
            let table = table.clone();
            Timeout::new(SLOW, move || table.change(Change::Keeping(Keeping::Slow)))
        };
        let answer = run(&task).await;
        drop(slow);
        if let Err(fault) = answer {
            return Keeping::Failed(fault);
        }
        if let Task::Add { id, .. } = &task {
            keep::tell(id, table.now());
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
            keep::begin(id, head, Kind::Log).await?;
            // Nobody else knows the id yet, so it is free.
            keep::lead(id).await;
            Ok(())
        }
        Task::Add { id, from, lines } => {
            let since = time::steady();
            keep::add(id, from.0, lines).await?;
            probe::kept(time::steady() - since);
            Ok(())
        }
        Task::Close { id, result } => keep::close(id, result).await,
    }
}
