//! Nothing that the store has acknowledged is lost, whenever the page or the whole browser is killed. Matches and moments are
//! drawn by lot; `PASAPEZAS_KILLS=100` kills more often than usual, `PASAPEZAS_SEED` draws other lots.

use crate::scripted::{Chance, RULES, Script, Step, begin, piece_on, played, role_name};
use pasapezas_browser_tests::{Profile, Setup, State, Table};
use pasapezas_core::record::write_entry;
use pasapezas_core::{Action, BoardId, DropRole, Entry, Match, Phase, Seat, Seq, Square};
use pasapezas_model::app::clock_face::{ClockFigures, figures};
use pasapezas_model::app::kept::Comeback;
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::Duration;
use std::{env, thread};

/// A line as the store has it.
#[derive(Debug, Deserialize)]
struct Line {
    id: String,
    number: usize,
    text: String,
}

/// The last look at a page before it is killed.
#[derive(Debug, Deserialize)]
struct Look {
    /// What the browser has written,
    kept: Vec<Line>,
    /// and in how many writes.
    n_writes: usize,
    /// The match as it lay on the table.
    text: String,
    /// How long the page waited for each write, in milliseconds.
    times: Vec<f64>,
}

impl Look {
    /// How many entries lay on the table.
    fn on_the_table(&self) -> usize {
        Comeback::read(&self.text).unwrap().game.log().entries().len()
    }
}

/// A match in the store.
#[derive(Debug, Deserialize)]
struct Stored {
    text: String,
    result: String,
}

/// What came of all kills.
#[derive(Debug, Default)]
struct Tally {
    acknowledged: usize,
    lost: usize,
    /// Of what lay on the table and was not acknowledged yet.
    on_its_way: usize,
    gone_on_its_way: usize,
    times: Vec<f64>,
}

/// A number from the environment.
pub(crate) fn number(name: &str, usual: u64) -> u64 {
    env::var(name).map_or(usual, |text| text.parse().expect("a number"))
}

fn look(table: &Table) -> Look {
    table.session().script(
        "return { ...__store, text: window.pasapezas.match(), times: Array.from(window.pasapezasKept()) }",
        json!([]),
    )
}

fn listen_to_the_store(table: &Table) {
    let witness = json!({ "functionDeclaration": include_str!("witness.js") });
    table.session().bidi("script.addPreloadScript", &witness);
}

/// What the store has of a match now.
fn stored(table: &Table, id: &str) -> Stored {
    let stored: Result<Stored, String> =
        table.session().script(include_str!("stored.js"), json!([id, 20_000]));
    stored.unwrap_or_else(|why| panic!("{id} in the store: {why}"))
}

/// A match by lot. In some of them White of A is soon short of time, and team 2 claims in the end.
fn draw(chance: &mut Chance) -> (Script, Setup) {
    let mut script = Script::draw(chance, 24);
    let mut clocks = [300_000; 4];
    if chance.below(3) == 0 && script.game.phase() == Phase::Running {
        clocks[0] = 900;
        script.steps.push(Step::clicks(&[".claim[data-team=two]"], "main.table"));
    }
    (script, Setup::array().clocks(clocks).rules(RULES))
}

/// Lets a match be played, and looks at it at a moment by lot.
fn play_for_a_while(table: &Table, script: &Script, setup: &Setup, chance: &mut Chance) -> Look {
    table.lay(setup);
    let last = 1 + chance.below(script.steps.len());
    begin(table, &script.steps, u32::try_from(chance.below(3) * 10).unwrap());
    table.wait("the moment", || {
        let played = played(table);
        (played.done >= last || played.over).then_some(())
    });
    // Not for anything to happen: the moment may lie between two steps.
    thread::sleep(Duration::from_millis(u64::try_from(chance.below(30)).unwrap()));
    table.wait("an entry in the store", || Some(look(table)).filter(|look| !look.kept.is_empty()))
}

/// The entries but for the pause with which a match comes back.
fn without_the_pause(game: &Match) -> &[Entry] {
    match game.log().entries() {
        [rest @ .., before, last] if last.action == Action::Pause && last.stamp.at == before.stamp.at => {
            game.log().before(Seq(u32::try_from(rest.len() + 1).unwrap()))
        }
        all => all,
    }
}

/// What was done, without what the clocks did and what only time decides: a fallen flag is an entry too, and moves the numbers of
/// those behind it.
fn done(entries: &[Entry]) -> Vec<Action> {
    let by_hand = |action: &Action| !matches!(action, Action::Tick | Action::Claim(_));
    let without_number = |action| {
        if matches!(action, Action::TakeBack { .. }) {
            Action::TakeBack { to: Seq(0), gives_time: false }
        } else {
            action
        }
    };
    entries.iter().map(|entry| entry.action).filter(by_hand).map(without_number).collect()
}

/// Compares what comes back with what was acknowledged, and the page with a replay.
fn compare(table: &Table, script: &Script, look: Look, tally: &mut Tally) {
    let stored = stored(table, &look.kept[0].id);
    let in_store = Comeback::read(&stored.text).expect("what is stored is a match");
    assert!(!in_store.is_cut, "torn: {}", stored.text);
    let entries = without_the_pause(&in_store.game);
    let is_there = |line: &&Line| entries.get(line.number).is_some_and(|it| write_entry(it) == line.text);
    let n_there = look.kept.iter().filter(is_there).count();

    let n_before = look.on_the_table();
    tally.acknowledged += look.kept.len();
    tally.lost += look.kept.len() - n_there;
    tally.on_its_way += n_before.saturating_sub(look.kept.len());
    tally.gone_on_its_way += n_before.saturating_sub(entries.len());
    assert!(look.times.len() <= look.n_writes, "the page acknowledges only what is written");
    tally.times.extend(look.times);
    assert_eq!(n_there, look.kept.len(), "acknowledged, and lost: {} of {}", stored.text, look.text);
    let actions = done(entries);
    assert_eq!(done(script.game.log().entries()).get(..actions.len()), Some(actions.as_slice()), "in order");

    if !stored.result.is_empty() {
        assert!(in_store.game.outcome().is_some(), "only what is over has a result");
        assert_eq!(table.state().phase, "before");
        return;
    }
    let phase = if in_store.game.outcome().is_some() { "over" } else { "paused" };
    let state = table.until("the match", |state| state.phase == phase);
    let text: String = table.session().script("return window.pasapezas.match()", json!([]));
    let back = Comeback::read(&text).unwrap().game;
    assert_eq!(without_the_pause(&back), entries, "the table has what the store has");
    assert_eq!(back.last_stamp(), entries[entries.len() - 1].stamp.at, "at its last stamp");
    shows(&state, &back);
}

/// Boards, reserves and clocks are those of the match.
fn shows(state: &State, game: &Match) {
    for board in BoardId::ALL {
        let position = game.position(board);
        let pieces: BTreeMap<String, String> = Square::all()
            .filter_map(|square| Some((square.to_string(), piece_on(position, square)?)))
            .collect();
        assert_eq!(state.board(&board.letter().to_string()).pieces, pieces, "{board:?}");
    }
    for seat in Seat::ALL {
        let shown = state.seat(seat.name());
        for role in DropRole::ALL {
            let count = game.position(seat.board).reserve(seat.color).count(role);
            assert_eq!(shown.reserve[role_name(role.role().letter())], u32::from(count), "{seat} {role:?}");
        }
        let ClockFigures { minutes, seconds, tenths } =
            figures(game.clock(seat, game.last_stamp()).left.unwrap());
        let tenths = tenths.map(|tenths| format!(".{tenths}")).unwrap_or_default();
        assert_eq!(shown.clock, format!("{minutes}:{seconds:02}{tenths}"), "{seat}");
        assert!(!shown.running, "{seat}");
    }
}

/// The value under which this share of all lies.
pub(crate) fn quantile(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    #[allow(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "few"
    )]
    let place = (values.len().saturating_sub(1) as f64 * share).round() as usize;
    values.get(place).copied().unwrap_or_default()
}

/// The page alone and the whole browser, by turns.
#[test]
#[expect(clippy::print_stdout, reason = "figures for whoever asks for them")]
fn what_is_acknowledged_survives_every_kill() {
    let (n_kills, seed) = (number("PASAPEZAS_KILLS", 6), number("PASAPEZAS_SEED", 20_261_130));
    println!("{n_kills} kills, seed {seed}");
    let plain = Setup::array();
    let profile = Profile::new();
    let mut table = profile.open(&plain);
    listen_to_the_store(&table);
    let mut tally = Tally::default();
    for nth in 0..n_kills {
        let mut chance = Chance::new(seed + nth);
        let (script, setup) = draw(&mut chance);
        let look = play_for_a_while(&table, &script, &setup, &mut chance);
        println!("kill {nth}: {} of {} entries acknowledged", look.kept.len(), look.on_the_table());
        if nth % 2 == 0 {
            table.crash(&plain);
        } else {
            table = profile.kill(table, &plain);
            listen_to_the_store(&table);
        }
        compare(&table, &script, look, &mut tally);
        table.check_complaints();
    }
    let (median, high) = (quantile(&mut tally.times, 0.5), quantile(&mut tally.times, 0.99));
    println!(
        "{n_kills} kills: {} entries acknowledged, {} lost; of {} on their way {} gone. \
         Acknowledged within {median:.1} ms (median), {high:.1} ms (99 %), {} writes.",
        tally.acknowledged,
        tally.lost,
        tally.on_its_way,
        tally.gone_on_its_way,
        tally.times.len()
    );
    assert_eq!(tally.lost, 0);
}
