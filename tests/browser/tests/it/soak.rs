//! Match after match in one tab: neither memory nor the work for a move grows, and the clocks stay right.
//! `PASAPEZAS_SOAK=1000` plays more matches than usual, `PASAPEZAS_SEED` draws other lots.

use crate::killed::{number, quantile};
use crate::scripted::{Chance, Script, Step, begin, finish};
use pasapezas_browser_tests::{Setup, Table, with};
use pasapezas_core::{Action, BoardId, Color, Match, Phase, Seat};
use pasapezas_model::app::kept::Comeback;
use serde_json::json;

/// Before every page: keeps the memories of its modules in sight.
const SHOW_MEMORY: &str = "() => {
    const memories = window.__memories = [];
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const make = WebAssembly[name].bind(WebAssembly);
        WebAssembly[name] = async (...words) => {
            const made = await make(...words);
            memories.push((made.instance ?? made).exports.memory);
            return made;
        };
    }
}";

/// So many bytes may be left by a match: the driver's own scripts with the moves in them are counted too, and so is what the page
/// counts for tests. A match that stays behind with its log is larger.
const LEFT_BY_A_MATCH: f64 = 8192.0;

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

fn metrics(table: &Table) -> impl Fn(&str) -> f64 {
    let answer = table.session().cdp("Performance.getMetrics", &json!({}));
    let all = answer["metrics"].as_array().expect("metrics").clone();
    move |name| all.iter().find(|it| it["name"] == name).and_then(|it| it["value"].as_f64()).unwrap()
}

fn burden(table: &Table) -> Burden {
    // What a finalizer lets go is collected the second time.
    for _ in 0..2 {
        table.session().cdp("HeapProfiler.collectGarbage", &json!({}));
    }
    let heap = table.session().cdp("Runtime.getHeapUsage", &json!({}));
    let sum = "return __memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0)";
    let metric = metrics(table);
    Burden {
        heap: heap["usedSize"].as_f64().expect("the size of the heap"),
        wasm: table.session().script(sum, json!([])),
        nodes: metric("Nodes"),
        listeners: metric("JSEventListeners"),
    }
}

/// Seconds of work for the page so far: scripts, styles and layout.
fn work(table: &Table) -> f64 {
    let metric = metrics(table);
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
        _ => &[
            "[data-action=close-result]",
            "[data-action=menu]",
            "[data-action=new-match]",
            "[data-action=start-match]",
        ],
    };
    Step::clicks(clicks, "main.table.before [data-action=start]")
}

/// How long the match ran, by its stamps.
fn running(game: &Match) -> u32 {
    let (mut sum, mut since) = (0, None);
    for entry in game.log().entries() {
        let at = entry.stamp.at.0;
        match entry.action {
            Action::Start | Action::Resume => since = Some(at),
            Action::Pause => sum += since.take().map_or(0, |since| at - since),
            Action::Play(_)
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

/// Plays a match and gives how much work a step was, in milliseconds.
fn play(table: &Table, chance: &mut Chance, nth: u64) -> f64 {
    let script = draw(chance);
    let before = work(table);
    begin(table, &script.steps, 0);
    let played = finish(table);
    let text: String = table.session().script("return window.pasapezas.match()", json!([]));
    let game = Comeback::read(&text).unwrap().game;
    assert!(game.outcome().is_some(), "match {nth} is over");
    for board in BoardId::ALL {
        assert_eq!(game.position(board), script.game.position(board), "match {nth}, {board:?}");
    }
    check_clocks(&game, played.ended - played.began, nth);
    let steps = f64::from(u32::try_from(script.steps.len()).unwrap());
    let cost = (work(table) - before) * 1000.0 / steps;
    begin(table, &[next_match(chance)], 0);
    finish(table);
    cost
}

#[test]
#[expect(clippy::print_stdout, reason = "figures for whoever asks for them")]
fn match_after_match_costs_what_the_first_did() {
    let (n_matches, seed) = (number("PASAPEZAS_SOAK", 20), number("PASAPEZAS_SEED", 20_261_130));
    println!("{n_matches} matches, seed {seed}");
    with(&Setup::array().rules(crate::scripted::RULES), |table| {
        table.session().bidi("script.addPreloadScript", &json!({ "functionDeclaration": SHOW_MEMORY }));
        table.reload();
        table.session().cdp("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
        let mut chance = Chance::new(seed);
        let mut costs = Vec::new();
        let mut early = None;
        for nth in 1..=n_matches {
            costs.push(play(table, &mut chance, nth));
            if nth == 10 {
                early = Some(burden(table));
            }
            if nth % 20 == 0 {
                println!("after {nth}: {:?}", burden(table));
            }
        }
        let (early, late) = (early.expect("ten matches at least"), burden(table));
        let part = costs.len() / 3;
        let (first, last) = (
            quantile(&mut costs[..part].to_vec(), 0.5),
            quantile(&mut costs[costs.len() - part..].to_vec(), 0.5),
        );
        println!(
            "After 10: {early:?}\nAfter {n_matches}: {late:?}\nWork for a step: {first:.2} ms at first, {last:.2} ms at last"
        );
        #[expect(clippy::cast_precision_loss, reason = "matches are few")]
        let allowed = n_matches.saturating_sub(10) as f64 * LEFT_BY_A_MATCH;
        let (before, after) = (early.heap + early.wasm, late.heap + late.wasm);
        assert!(after <= before * 1.05 + allowed, "memory grows: {before} bytes, then {after}");
        assert!(late.nodes <= early.nodes * 1.05 + 20.0, "nodes stay behind: {early:?} {late:?}");
        assert!(late.listeners <= early.listeners * 1.05 + 20.0, "listeners stay behind: {early:?} {late:?}");
        assert!(last <= first * 1.6, "moves become slower: {first} ms, then {last} ms");
        // Lists of moves become wider and narrower, which clicks by script do not excuse.
        table.forgive_shifts();
    });
}
