//! Keeps the match on the table: every entry goes to the store as soon as it is there, in order, one write at a time.
//!
//! Nothing here decides anything about a match. When the store fails, the match goes on; the page says that it is not kept.
//! Of several pages with the same match one plays it and writes; the others look on, see [`use_watching`].

use std::cell::RefCell;
use std::rc::Rc;

use pasapezas_core::record::ResultToken;
use pasapezas_core::{Match, Outcome, Seq};
use pasapezas_model::app::kept::{self, Comeback};
use pasapezas_model::app::{AppState, Change, Keeping, Names};
use yew::prelude::*;

use crate::context::Table;
use crate::queue::{Queue, ToKeep, Wrote};
use crate::shell::keep::{self, Kind};
use crate::shell::time;

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

/// The match on the table with its people, on its way to the store.
pub(crate) struct Item {
    /// The number of its session.
    number: u32,
    game: Rc<Match>,
    names: Rc<Names>,
}

/// Writes what is played at the table.
pub(crate) type Keeper = Queue<Item>;

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
            kept.goes_on(&mut keeper);
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
                keeper.borrow_mut().clear();
            } else {
                keeper.borrow_mut().see(Item { number, game, names });
                write(&table, &keeper);
            }
        });
    }
    keeper
}

impl Kept {
    /// The next match that `keeper` sees is this one: its entries so far are kept, but for the pause.
    pub(crate) fn goes_on(&self, keeper: &mut Keeper) {
        keeper.go_on_with(self.id.clone(), self.comeback.game.log().end());
    }
}

impl ToKeep for Item {
    const KIND: Kind = Kind::Log;

    fn number(&self) -> u32 {
        self.number
    }

    fn end(&self) -> Seq {
        self.game.log().end()
    }

    fn head(&self) -> String {
        kept::head(&self.game, &self.names, &time::today())
    }

    fn lines(&self, from: Seq) -> Vec<String> {
        kept::lines(&self.game, from)
    }

    fn result(&self, is_left: bool) -> Option<&'static str> {
        let outcome = self.game.outcome();
        (outcome.is_some() || is_left).then(|| result_token(outcome).text())
    }
}

/// How a match ended; a match that was left has no result.
fn result_token(outcome: Option<Outcome>) -> ResultToken {
    outcome.map_or(ResultToken::Open, ResultToken::of)
}

fn write(table: &Table, keeper: &Rc<RefCell<Keeper>>) {
    let table = table.clone();
    Queue::write(keeper, move |wrote| match wrote {
        Wrote::Slowly => table.change(Change::Keeping(Keeping::Slow)),
        Wrote::Entries(id) => keep::tell(id, table.now()),
        Wrote::All(keeping) => table.change(Change::Keeping(keeping)),
    });
}
