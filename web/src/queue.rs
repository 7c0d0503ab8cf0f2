//! Matches on their way to the store: every entry as soon as it is there, in order, one write at a time. What is played at the table
//! and what is played beside real boards are kept in the same way.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use pasapezas_core::Seq;
use pasapezas_model::app::{KeepFault, Keeping};
use yew::platform::spawn_local;

use crate::shell::keep::{self, Kind};
use crate::shell::{probe, time};

/// From so many milliseconds on, a write that is under way is worth a word.
const SLOW: u32 = 100;

/// A match as the queue sees it.
pub trait ToKeep {
    /// As what it is kept.
    const KIND: Kind;

    /// Which match it is: with another number, another one has taken its place.
    fn number(&self) -> u32;

    /// The number that its next entry gets.
    fn end(&self) -> Seq;

    /// The text before its entries.
    fn head(&self) -> String;

    /// Its entries from this number on, a line each.
    fn lines(&self, from: Seq) -> Vec<String>;

    /// What the store is told when it is not to come back; `None` as long as it is. `is_left`: another one has taken its place.
    fn result(&self, is_left: bool) -> Option<&'static str>;
}

/// What happens while something is written.
#[derive(Debug)]
pub enum Wrote<'a> {
    /// It takes a while.
    Slowly,
    /// Entries of this match are on the disk.
    Entries(&'a str),
    /// Nothing is left to be written, or a write has failed.
    All(Keeping),
}

/// A match in the queue.
struct Item<M> {
    game: M,
    /// Its id in the store, once it is laid out there.
    id: Option<String>,
    /// How many entries are on the disk.
    written: Seq,
    /// Whether the store knows its result.
    is_closed: bool,
    /// Whether another match has taken its place.
    is_left: bool,
}

/// What is to be written next.
enum Task {
    Begin { id: String, head: String },
    Add { id: String, from: Seq, lines: Vec<String> },
    Close { id: String, result: &'static str },
}

/// Writes matches, one task after the other.
pub struct Queue<M> {
    items: VecDeque<Item<M>>,
    is_busy: bool,
    /// The match that comes back next: its id, and how many of its entries are kept.
    back: Option<(String, Seq)>,
}

impl<M> Default for Queue<M> {
    fn default() -> Self {
        Self { items: VecDeque::new(), is_busy: false, back: None }
    }
}

impl<M> fmt::Debug for Queue<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Queue").finish_non_exhaustive()
    }
}

impl<M: ToKeep + 'static> Queue<M> {
    /// The next match that is seen is the one with this id: so many of its entries are kept.
    pub fn go_on_with(&mut self, id: String, end: Seq) {
        self.back = Some((id, end));
    }

    /// Whether nothing waits to be written.
    pub fn is_idle(&self) -> bool {
        !self.is_busy
    }

    /// Another page writes: nothing of what is here.
    pub fn clear(&mut self) {
        self.items.clear();
    }

    /// Takes note of what is played.
    pub fn see(&mut self, game: M) {
        if let Some(item) = self.items.back_mut().filter(|item| item.game.number() == game.number()) {
            item.game = game;
            return;
        }
        self.leave();
        let (id, written) = self.back.take().map_or((None, Seq(0)), |(id, end)| (Some(id), end));
        self.items.push_back(Item { game, id, written, is_closed: false, is_left: false });
    }

    /// What was played last is left.
    pub fn leave(&mut self) {
        if let Some(item) = self.items.back_mut() {
            item.is_left = true;
        }
    }

    /// Writes until nothing is left to be written, and says what happens. One writer at a time.
    pub fn write(queue: &Rc<RefCell<Self>>, say: impl Fn(Wrote<'_>) + 'static) {
        if queue.borrow().is_busy {
            return;
        }
        let Some(first) = queue.borrow_mut().next() else { return };
        queue.borrow_mut().is_busy = true;
        let (queue, say) = (Rc::clone(queue), Rc::new(say));
        spawn_local(async move {
            let keeping = write_all(&queue, first, &say).await;
            queue.borrow_mut().is_busy = false;
            say(Wrote::All(keeping));
        });
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

impl<M: ToKeep> Item<M> {
    fn task(&self) -> Option<Task> {
        let end = self.game.end();
        let Some(id) = &self.id else {
            // A match that nobody has started is not worth a place.
            return (end > Seq(0)).then(|| Task::Begin { id: keep::new_id(), head: self.game.head() });
        };
        if self.written < end {
            let lines = self.game.lines(self.written);
            return Some(Task::Add { id: id.clone(), from: self.written, lines });
        }
        let result = self.game.result(self.is_left).filter(|_| !self.is_closed)?;
        Some(Task::Close { id: id.clone(), result })
    }
}

async fn write_all<M: ToKeep + 'static>(
    queue: &RefCell<Queue<M>>,
    first: Task,
    say: &Rc<impl Fn(Wrote<'_>) + 'static>,
) -> Keeping {
    let mut task = first;
    loop {
        let slow = {
            let say = Rc::clone(say);
            Timeout::new(SLOW, move || say(Wrote::Slowly))
        };
        let answer = run(&task, M::KIND).await;
        drop(slow);
        if let Err(fault) = answer {
            return Keeping::Failed(fault);
        }
        if let Task::Add { id, .. } = &task {
            say(Wrote::Entries(id));
        }
        let mut queue = queue.borrow_mut();
        queue.done(&task);
        match queue.next() {
            Some(next) => task = next,
            None => return Keeping::Fine,
        }
    }
}

async fn run(task: &Task, kind: Kind) -> Result<(), KeepFault> {
    match task {
        Task::Begin { id, head } => {
            keep::begin(id, head, kind).await?;
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
