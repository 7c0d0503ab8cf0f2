//! A measurement, not a test: what a step of a drag costs here and on a plain board, in one run. `cargo xtask bench` asks for it.

use pasapezas_browser_tests::PlainPage;
use serde_json::{Value, json};
use std::path::Path;
use std::thread;
use std::time::Instant;
use xtask::serve::Server;

/// Steps of one drag.
const STEPS: u32 = 300;

/// Drags that are measured; the best counts.
const TURNS: u32 = 5;

fn script_seconds(page: &mut PlainPage) -> f64 {
    let answer = page.cdp("Performance.getMetrics", &json!({}));
    let all = answer["metrics"].as_array().expect("metrics").clone();
    all.iter()
        .find(|it| it["name"] == "ScriptDuration")
        .and_then(|it| it["value"].as_f64())
        .expect("a duration")
}

fn mouse(page: &mut PlainPage, kind: &str, (x, y): (f64, f64)) {
    let buttons = u8::from(kind != "mouseReleased");
    let event =
        json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
    page.cdp("Input.dispatchMouseEvent", &event);
}

/// Milliseconds of script for a step: a piece is carried round in circles, and put back where it was.
#[expect(clippy::disallowed_methods, reason = "how long the same wait without a drag has to be")]
fn step(page: &mut PlainPage, from: (f64, f64)) -> f64 {
    page.cdp("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
    let mut best = f64::INFINITY;
    for _ in 0..TURNS {
        mouse(page, "mousePressed", from);
        let (before, since) = (script_seconds(page), Instant::now());
        for nth in 0..STEPS {
            let angle = f64::from(nth) / 20.0;
            mouse(page, "mouseMoved", (from.0 + 60.0 * angle.sin(), from.1 - 90.0 + 60.0 * angle.cos()));
        }
        let (dragged, took) = (script_seconds(page) - before, since.elapsed());
        mouse(page, "mouseMoved", from);
        mouse(page, "mouseReleased", from);
        // Clocks tick meanwhile, and would without a drag.
        let before = script_seconds(page);
        thread::sleep(took);
        let idle = script_seconds(page) - before;
        best = best.min((dragged - idle).max(0.0) * 1000.0 / f64::from(STEPS));
    }
    best
}

#[test]
#[ignore = "a measurement: run by `cargo xtask bench`"]
#[expect(clippy::print_stdout, reason = "figures are what it is for")]
fn a_step_of_a_drag_beside_a_plain_board() {
    let mut page = PlainPage::open("?lang=en");
    page.until("the page", "!!window.__probe && __probe.ready()");
    page.script::<Value>("document.querySelector('[data-action=start]').click()");
    page.until("a match", "!!document.querySelector('main.table.playing')");
    let place: (f64, f64) = page.script(
        "(() => { const box = document.querySelector('[data-board=A][data-square=e2]').getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; })()",
    );
    let here = step(&mut page, place);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("reference");
    let address = Server::bind(folder, 0).expect("a free port").spawn();
    page.cdp("Page.navigate", &json!({ "url": address }));
    page.until("the plain board", "window.ready === true");
    let plain = step(&mut page, (240.0, 300.0));
    println!(
        "drag: {here:.3} ms of script for a step, {plain:.3} ms on a plain board: {:.2} x",
        here / plain
    );
}
