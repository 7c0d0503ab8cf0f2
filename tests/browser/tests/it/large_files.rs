//! A large file is read in slices: the page draws in between, shows how far it is, and can be told to stop.
//!
//! How long a slice takes by the clock depends on what else the machine does. So between any two slices the page runs a loop
//! of its own that is known to be short, under the same clock: a slice counts as too long only where that loop is not held up
//! as often, and only what is too long in every one of some runs is a fault of the page. `PASAPEZAS_TELL=1` prints the figures.

use crate::sharing::{played, wait_for};
use pasapezas_browser_tests::{Setup, Table, with};
use pasapezas_core::record::{Record, Tags, write_bpgn};
use serde::Deserialize;
use serde_json::json;

/// What nobody should wait for, in milliseconds.
const LONG: f64 = 50.0;
/// How many bytes the file has.
const SIZE: usize = 10 << 20;
/// Runs after which a fault is believed.
const RUNS: usize = 4;

/// Watches what the page's timers do from now on, with a loop of known work beside each slice.
const WATCH: &str = "
    const seen = window.__seen = { slices: [], loops: [], frames: [], tasks: [], shares: [], over: false };
    const work = () => { let sum = 0; for (let turn = 0; turn < window.__turns; turn += 1) sum = (sum * 31 + turn) | 0; return sum; };
    const timed = (call) => { const start = performance.now(); call(); return performance.now() - start; };
    // As much of it as a slice has: seven milliseconds, measured where nothing disturbs it.
    window.__turns = 1e5;
    const fastest = Math.min(...Array.from({ length: 30 }, () => timed(work)));
    window.__turns = Math.ceil(1e5 * 7 / Math.max(fastest, 0.05));
    const later = window.__later ??= window.setTimeout;
    // What a call leads to until the browser has its turn again: all that it has promised.
    const after = (depth, done) => depth === 0 ? done() : queueMicrotask(() => after(depth - 1, done));
    window.setTimeout = (call, delay, ...rest) => {
        if (delay !== 0 || seen.over) return later.call(window, call, delay, ...rest);
        return later.call(window, () => {
            const start = performance.now();
            call();
            after(30, () => seen.slices.push(performance.now() - start));
            const progress = document.querySelector('#study progress');
            if (progress) seen.shares.push(Number(progress.value));
            if (seen.slices.length === window.__stop_at) document.querySelector('[data-action=stop-reading]').click();
            for (let twice = 0; twice < 2; twice += 1) later.call(window, () => { seen.loops.push(timed(work)); }, 0);
        }, 0, ...rest);
    };
    new PerformanceObserver((list) => { for (const task of list.getEntries()) seen.tasks.push(task.duration); })
        .observe({ type: 'longtask' });
    let before = performance.now();
    const frame = (now) => { seen.frames.push(now - before); before = now; if (!seen.over) requestAnimationFrame(frame); };
    requestAnimationFrame(frame);";

/// Chooses a file: these games again and again up to the size, and one huge game among them.
const CHOOSE: &str = "
    const [games, huge, size] = arguments;
    const times = Math.ceil((size - huge.length) / games.length / 2);
    const data = new DataTransfer();
    data.items.add(new File([games.repeat(times), huge, games.repeat(times)], 'large.bpgn'));
    const field = document.querySelector('#study input[type=file]');
    field.files = data.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return times * 2;";

#[derive(Debug, Deserialize)]
struct Seen {
    /// How long the slices took, in milliseconds.
    slices: Vec<f64>,
    /// And the loops between them.
    loops: Vec<f64>,
    /// From one frame to the next.
    frames: Vec<f64>,
    /// Tasks that the browser calls long.
    tasks: Vec<f64>,
    /// How far the page said that it was, in thousandths.
    shares: Vec<f64>,
}

impl Seen {
    fn is_smooth(&self) -> bool {
        let long = |times: &[f64]| times.iter().filter(|time| **time > LONG).count();
        long(&self.slices) <= long(&self.loops)
    }

    #[expect(clippy::print_stdout, reason = "figures for whoever asks for them")]
    fn tell(&self) {
        if std::env::var_os("PASAPEZAS_TELL").is_none() {
            return;
        }
        let most = |times: &[f64]| times.iter().copied().fold(0.0, f64::max);
        let sum: f64 = self.slices.iter().sum();
        println!(
            "{} slices of {sum:.0} ms in all, the longest {:.1} ms; loops up to {:.1} ms; {} frames, at most {:.1} ms \
             apart; {} long tasks, the longest {:.0} ms",
            self.slices.len(),
            most(&self.slices),
            most(&self.loops),
            self.frames.len(),
            most(&self.frames),
            self.tasks.len(),
            most(&self.tasks),
        );
    }
}

/// A few matches of different lengths with their clocks.
fn evening() -> String {
    let record = |length| write_bpgn(&Record::of_match(&played(length), &Tags::default()));
    (1..=12).map(|number| record(number * 16) + "\n").collect()
}

/// One game of nearly a megabyte: as many moves as are kept, with comments.
fn huge() -> String {
    let there_and_back = |n: usize| {
        let (there, back) = (n * 2 + 1, n * 2 + 2);
        format!(
            "{there}A. Nf3 {{180.25}} {there}a. Nf6 {{there {n} and no further}} ({there}a. Nh6 $2) \
             {back}A. Ng1 {{[%csl Gg1] home}} {back}a. Ng8 {{170.5}}\n"
        )
    };
    let moves: String = (0..3_900).map(there_and_back).collect();
    let filling = "{a remark that goes on and on} ".repeat((960_000_usize - moves.len()) / 31);
    format!("[Event \"Huge\"]\n[WhiteA \"Ana\"]\n\n{moves}{filling}*\n\n")
}

fn open_study(table: &Table) {
    table.session().script::<()>("location.hash = '#study'", json!([]));
    wait_for(table, ".study .ways");
}

fn seen(table: &Table) -> Seen {
    let stop = "window.setTimeout = window.__later; window.__seen.over = true; return window.__seen;";
    table.session().script(stop, json!([]))
}

#[test]
fn the_page_draws_while_a_large_file_is_read() {
    let (games, huge) = (evening(), huge());
    assert!(huge.len() > 900_000 && huge.len() < pasapezas_core::record::read::MAX_GAME);
    let mut runs = 0;
    loop {
        let mut smooth = false;
        with(&Setup::array(), |table| {
            open_study(table);
            table.session().script::<()>(WATCH, json!([]));
            let times: usize = table.session().script(CHOOSE, json!([games, huge, SIZE]));
            wait_for(table, "#study .games li");
            let seen = seen(table);
            seen.tell();
            let count = format!("{}", times * 12 + 1);
            let told: String = table
                .session()
                .script("return document.querySelector('#study .games .quiet').textContent", json!([]));
            let digits: String =
                told.split('·').next_back().unwrap().chars().filter(char::is_ascii_digit).collect();
            assert_eq!(digits, count, "{told}");
            assert!(seen.slices.len() > 50, "read in slices: {}", seen.slices.len());
            assert!(seen.frames.len() > 10, "the page draws in between: {}", seen.frames.len());
            let told = |share: f64| seen.shares.iter().any(|one| *one >= share);
            assert!(told(1.0) && told(400.0), "progress is told: {:?}", seen.shares);
            assert!(seen.shares.is_sorted(), "progress goes on");
            smooth = seen.is_smooth();
            table.forgive_shifts();
        });
        runs += 1;
        if smooth {
            return;
        }
        assert!(runs < RUNS, "slices of more than {LONG} ms in each of {RUNS} runs");
    }
}

/// Chooses a file with this text in a field.
fn choose(table: &Table, field: &str, text: &str) {
    let choose = "const [field, text] = arguments;
        const data = new DataTransfer();
        data.items.add(new File([text], 'long.txt'));
        document.querySelector(field).files = data.files;
        document.querySelector(field).dispatchEvent(new Event('change', { bubbles: true }));";
    table.session().script::<()>(choose, json!([field, text]));
}

/// What the page does until something is there.
fn watched(table: &Table, what: impl FnOnce(), there: &str) -> Seen {
    table.session().script::<()>(WATCH, json!([]));
    what();
    wait_for(table, there);
    let seen = seen(table);
    seen.tell();
    // How many depends on the machine; in one piece it would be one.
    assert!(seen.slices.len() > 1, "done in slices: {}", seen.slices.len());
    seen
}

/// As many half-moves as are read of one text of chess.com.
fn long_json() -> String {
    let moves = "gv!TvgT!".repeat(1250);
    let game = format!("{{\"moveList\": \"{moves}\", \"baseTime1\": 1800}}");
    format!("[{}]", vec![game; 20].join(","))
}

/// Two games, of which the second one takes long to read and a moment to draw.
fn tangled() -> String {
    let tangle = "(1a. Ke3) ".repeat(60_000);
    format!("[WhiteA \"Ana\"]\n1A. d4 *\n\n[WhiteA \"Uxía\"]\n1A. e4 1a. e5 {tangle} *\n")
}

#[test]
fn the_page_draws_while_other_long_things_are_read() {
    let (json, tangled, evening) = (long_json(), tangled(), evening().repeat(40));
    let mut runs = 0;
    loop {
        let mut smooth = false;
        with(&Setup::array(), |table| {
            let field = "#study .review input[type=file]";
            open_study(table);
            let read = watched(table, || choose(table, field, &json), "#study .games li");
            choose(table, field, &tangled);
            table.wait("two games", || (table.rects("#study .games li").len() == 2).then_some(()));
            let click = "document.querySelector('#study [data-game=\"1\"]').click()";
            let press = || table.session().script::<()>(click, json!([]));
            let shown = watched(table, press, "#study .mlist");
            table.session().script::<()>("location.hash = '#study/library'", json!([]));
            wait_for(table, ".library header");
            let import = || choose(table, "[data-action=import-file]", &evening);
            let taken = watched(table, import, ".lnote .said");
            smooth = [read, shown, taken].iter().all(Seen::is_smooth);
            table.forgive_shifts();
        });
        runs += 1;
        if smooth {
            return;
        }
        assert!(runs < RUNS, "slices of more than {LONG} ms in each of {RUNS} runs");
    }
}

#[test]
fn reading_can_be_stopped_and_what_was_open_stays() {
    let (games, huge) = (evening(), huge());
    with(&Setup::array(), |table| {
        open_study(table);
        let open = "const data = new DataTransfer();
            data.items.add(new File(['[WhiteA \"Ana\"]\\n1A. e4 1a. e5 1-0'], 'small.bpgn'));
            const field = document.querySelector('#study input[type=file]');
            field.files = data.files;
            field.dispatchEvent(new Event('change', { bubbles: true }));";
        table.session().script::<()>(open, json!([]));
        wait_for(table, "#study .mlist");
        table.session().script::<()>(WATCH, json!([]));
        table.session().script::<()>("window.__stop_at = 40", json!([]));
        table.session().script::<usize>(CHOOSE, json!([games, huge, SIZE]));
        let n_slices = "return window.__seen.slices.length";
        table.wait("forty slices", || {
            (table.session().script::<usize>(n_slices, json!([])) >= 40).then_some(())
        });
        table.wait("no more reading", || table.rects("#study progress").is_empty().then_some(()));
        table.settle();
        let stopped_at: usize = table.session().script(n_slices, json!([]));
        assert!(stopped_at <= 41, "nothing is read behind the stop: {stopped_at}");
        assert!(!table.rects("#study .mlist").is_empty(), "what was open stays");
        seen(table);
        table.forgive_shifts();
    });
}
