//! Match after match in one tab: neither memory nor the work for a move grows, and the clocks stay right.
//! `PASAPEZAS_SOAK=1000` plays more matches than usual, `PASAPEZAS_SEED` draws other lots.

use crate::killed::{number, quantile};
use crate::scripted::{Chance, PLAYER, Played, RULES, Script, Step};
use pasapezas_browser_tests::{PlainPage, escaped};
use pasapezas_core::{Action, BoardId, Color, Match, Phase, Seat};
use pasapezas_model::app::kept::Comeback;
use serde_json::{Value, json};

/// Before every page: keeps the memories of its modules in sight.
const SHOW_MEMORY: &str = "(() => {
    const memories = window.__memories = [];
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const make = WebAssembly[name].bind(WebAssembly);
        WebAssembly[name] = async (...words) => {
            const made = await make(...words);
            memories.push((made.instance ?? made).exports.memory);
            return made;
        };
    }
})()";

/// So many matches are played in one go.
const AT_ONCE: u64 = 5;

/// What the page takes of the machine once nobody needs the rest.
#[derive(Clone, Copy, Debug)]
struct Burden {
    /// Bytes of the JavaScript heap that are in use.
    heap: f64,
    /// Bytes of the modules.
    wasm: f64,
    /// Nodes of the document.
    nodes: f64,
    /// Listeners of the page.
    listeners: f64,
}

fn metrics(page: &mut PlainPage) -> impl Fn(&str) -> f64 + use<> {
    let answer = page.cdp("Performance.getMetrics", &json!({}));
    let all = answer["metrics"].as_array().expect("metrics").clone();
    move |name| all.iter().find(|it| it["name"] == name).and_then(|it| it["value"].as_f64()).unwrap()
}

fn burden(page: &mut PlainPage) -> Burden {
    // What a finalizer lets go is collected the second time.
    for _ in 0..2 {
        page.cdp("HeapProfiler.collectGarbage", &json!({}));
    }
    let heap = page.cdp("Runtime.getHeapUsage", &json!({}));
    let sum = "__memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0)";
    let metric = metrics(page);
    Burden {
        heap: heap["usedSize"].as_f64().expect("the size of the heap"),
        wasm: page.script(sum),
        nodes: metric("Nodes"),
        listeners: metric("JSEventListeners"),
    }
}

/// Seconds of work for the page so far: scripts, styles and layout.
fn work(page: &mut PlainPage) -> f64 {
    let metric = metrics(page);
    metric("ScriptDuration") + metric("RecalcStyleDuration") + metric("LayoutDuration")
}

/// A match by lot, to its end.
fn draw(chance: &mut Chance) -> Script {
    let mut script = Script::draw(chance, 30);
    if script.game.phase() == Phase::Running {
        let resign = format!(".pl[data-seat={}] [data-action=resign]", Seat::ALL[chance.below(4)].name());
        script.steps.push(Step::clicks(&[&resign, "[data-action=resign-yes]"], "[data-action=rematch-same]"));
    }
    script
}

/// The next match: one of the rematches, or by the form.
fn next_match(chance: &mut Chance) -> Step {
    let clicks: &[&str] = match chance.below(5) {
        0 => &["[data-action=rematch-same]"],
        1 => &["[data-action=rematch-colours]"],
        2 => &["[data-action=rematch-partners]"],
        3 => &["[data-action=close-result]", "[data-action=menu]", "[data-action=rematch-same]"],
        _ => return by_the_form(),
    };
    Step::clicks(clicks, LAID_OUT)
}

fn by_the_form() -> Step {
    let clicks = ["close-result", "menu", "new-match", "start-match"];
    Step::clicks(
        &clicks.map(|action| format!("[data-action={action}]")).each_ref().map(String::as_str),
        LAID_OUT,
    )
}

/// A match is on the table and waits.
const LAID_OUT: &str = "main.table.before [data-action=start]";

/// How long the match ran, by its stamps.
fn running(game: &Match) -> u32 {
    let (mut sum, mut since) = (0, None);
    for entry in game.log().entries() {
        let at = entry.stamp.at.0;
        match entry.action {
            Action::Start | Action::Resume => since = Some(at),
            Action::Pause => sum += since.take().map_or(0, |since| at - since),
            Action::Play(_)
            | Action::Touch { .. }
            | Action::Adjust
            | Action::Claim(_)
            | Action::OfferDraw
            | Action::AcceptDraw
            | Action::DeclineDraw
            | Action::Resign
            | Action::CallOff
            | Action::CorrectTime { .. }
            | Action::TakeBack { .. }
            | Action::Tick => {}
        }
    }
    sum + since.map_or(0, |since| game.last_stamp().0 - since)
}

/// The clocks of each board have counted all the time that the match ran, no more and no less, and as much as the browser's own
/// clock says.
fn check_clocks(game: &Match, milliseconds: f64, nth: u64) {
    let last = game.last_stamp();
    for board in BoardId::ALL {
        let used = [Color::White, Color::Black].map(|color| game.clock(Seat::new(board, color), last).used.0);
        assert_eq!(used.iter().sum::<u32>(), running(game), "match {nth}, {board:?}: {used:?}");
    }
    let by_stamps = f64::from(last.0 - game.log().entries()[0].stamp.at.0);
    let ahead = milliseconds - by_stamps;
    assert!(
        (-20.0..2000.0).contains(&ahead),
        "match {nth}: {by_stamps} ms by stamps, {milliseconds} ms by the browser"
    );
}

/// Plays some matches one after the other, from match `first` on, and gives how much work a step was, in milliseconds.
fn play(page: &mut PlainPage, chance: &mut Chance, first: u64) -> f64 {
    let mut scripts: Vec<Script> = (0..AT_ONCE).map(|_| draw(chance)).collect();
    let mut steps = Vec::new();
    for (nth, script) in scripts.iter_mut().enumerate() {
        let mut own = std::mem::take(&mut script.steps);
        let last = own.pop().unwrap().and_keep();
        // The first one by the form, so that everything is loaded that will be needed.
        let next = if first == 1 && nth == 0 { by_the_form() } else { next_match(chance) };
        steps.extend(own.into_iter().chain([last, next]));
    }
    let before = work(page);
    let text = serde_json::to_string(&steps).unwrap();
    page.call("function (steps) { this.__play(JSON.parse(steps), 0); }", &text);
    let played: Played = page.script("__end.then(() => __played)");
    assert!(played.stuck.is_empty(), "{}", played.stuck);
    assert_eq!(played.kept.len(), scripts.len());
    for (kept, (script, nth)) in played.kept.iter().zip(scripts.iter().zip(first..)) {
        let game = Comeback::read(&kept.text).unwrap().game;
        assert!(game.outcome().is_some(), "match {nth} is over");
        for board in BoardId::ALL {
            assert_eq!(game.position(board), script.game.position(board), "match {nth}, {board:?}");
        }
        check_clocks(&game, kept.ended - kept.began, nth);
    }
    let n_steps = f64::from(u32::try_from(steps.len()).unwrap());
    (work(page) - before) * 1000.0 / n_steps
}

/// Without a driver, and without the counters for tests, which would grow.
#[test]
#[expect(clippy::print_stdout, reason = "figures for whoever asks for them")]
fn match_after_match_costs_what_the_first_did() {
    let (n_matches, seed) = (number("PASAPEZAS_SOAK", 20), number("PASAPEZAS_SEED", 20_261_130));
    println!("{n_matches} matches, seed {seed}");
    let mut page = PlainPage::open(&format!("?lang=en&rules={}", escaped(RULES)));
    page.before_pages(SHOW_MEMORY);
    // The score keeps so many results at most: with all of them from the beginning it does not grow either.
    page.until("the page", "document.readyState === 'complete' && location.protocol === 'http:'");
    let results = "\n1\tWhite A\tBlack A\tWhite B\tBlack B".repeat(200);
    page.call(
        "function (text) { localStorage.setItem('pasapezas.evening', text); }",
        &format!("pasapezas evening 1{results}"),
    );
    page.cdp("Page.reload", &json!({}));
    page.until("the page", "!!window.__memories && !!window.__probe && __probe.ready()");
    page.cdp("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
    page.script::<Value>(&format!("{PLAYER}; null"));
    let mut chance = Chance::new(seed);
    let mut costs = Vec::new();
    let mut early = None;
    for block in 1..=n_matches / AT_ONCE {
        costs.push(play(&mut page, &mut chance, (block - 1) * AT_ONCE + 1));
        // Lists of moves become wider and narrower, which clicks by script do not excuse; and what was noted of it counts.
        page.script::<Value>("__probe.shifts.splice(0)");
        if block * AT_ONCE == 10 {
            early = Some(burden(&mut page));
        }
        if block % 10 == 0 {
            println!("after {}: {:?}", block * AT_ONCE, burden(&mut page));
        }
    }
    let (early, late) = (early.expect("ten matches at least"), burden(&mut page));
    let part = costs.len().div_ceil(3);
    let median = |some: &[f64]| quantile(&mut some.to_vec(), 0.5);
    let (first, last) = (median(&costs[..part]), median(&costs[costs.len() - part..]));
    println!(
        "After 10: {early:?}\nAfter {n_matches}: {late:?}\nWork for a step: {first:.2} ms at first, {last:.2} ms at last"
    );
    let (before, after) = (early.heap + early.wasm, late.heap + late.wasm);
    assert!(after <= before * 1.05, "memory grows: {before} bytes, then {after}");
    assert!(late.nodes <= early.nodes * 1.05 + 20.0, "nodes stay behind: {early:?} {late:?}");
    assert!(late.listeners <= early.listeners * 1.05 + 20.0, "listeners stay behind: {early:?} {late:?}");
    assert!(last <= first * 1.6, "moves become slower: {first} ms, then {last} ms");
    let complaints: Vec<String> = page.script("__probe.complaints");
    assert!(complaints.is_empty(), "{complaints:?}");
}
