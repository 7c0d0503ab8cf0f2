//! The page as a table at which one plays.
//!
//! Places are written as `A:e2` (board and square) and `BlackB:pawn` (seat and role of a slot).

use crate::browser::Browser;
use crate::geometry::{Point, Rect};
use crate::keyboard::Key;
use crate::pointer::{Button, Pointer};
use crate::session::Session;
use crate::setup::Setup;
use crate::state::{Complaints, Counts, State};
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};

/// How long the page may take until it shows what is waited for.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long between two looks.
const PAUSE: Duration = Duration::from_millis(5);

/// The page in a browser.
#[derive(Debug)]
pub struct Table {
    session: Session,
    address: String,
}

impl Table {
    pub(crate) fn new(session: Session, address: String) -> Table {
        Table { session, address }
    }

    /// The browser.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Ends the process of the page at once and opens it again, in another window of the same browser.
    pub fn crash(&self, setup: &Setup) {
        self.session.crash(setup);
        self.open(setup);
    }

    /// Opens the page in another tab of the same browser and goes on there; gives the name of the tab before.
    pub fn open_tab(&self, setup: &Setup) -> String {
        let before = self.session.open_tab(setup);
        self.open(setup);
        before
    }

    /// Goes on in the tab with this name; gives the name of the one before.
    pub fn go_to_tab(&self, name: &str) -> String {
        let before = self.session.tab();
        self.session.go_to_tab(name);
        before
    }

    /// Closes another tab.
    pub fn close_tab(&self, name: &str) {
        self.session.close_tab(name);
    }

    /// Goes to the page as the setup says, whatever has happened before.
    pub fn open(&self, setup: &Setup) {
        self.session.goto(&format!("{}{}", self.address, setup.query()));
        self.wait_for_boards();
    }

    /// Lays out what the setup says, in the same browser: position and language. What the browser itself is
    /// (size, colours, languages) stays as it was. The page that goes must not have complained.
    ///
    /// The match is named in the address, so that the one that this page kept does not come back.
    ///
    /// After fingers that were down at the same time, Chromium sends no touch to the next page: such tests stay on one.
    pub fn lay(&self, setup: &Setup) {
        self.check_complaints();
        self.open(&setup.clone().named_in_the_address());
    }

    /// The same, with the match started.
    pub fn lay_and_start(&self, setup: &Setup) {
        self.lay(setup);
        self.start();
    }

    /// Loads the page again and waits for both boards. The page that goes must not have complained.
    pub fn reload(&self) {
        self.check_complaints();
        self.session.reload();
        self.wait_for_boards();
    }

    fn wait_for_boards(&self) {
        self.wait("both boards", || {
            self.session.script::<bool>("return __probe.ready()", json!([])).then_some(())
        });
        // What the page fetches ahead comes in no test's way.
        let ahead = "return Promise.resolve(window.pasapezas?.ahead).then(() => null)";
        self.session.script::<Value>(ahead, json!([]));
        self.settle();
    }

    /// What stands on the page now.
    pub fn state(&self) -> State {
        self.session.script("return __probe.state()", json!([]))
    }

    /// Waits until the page is as wanted, and gives it. `what` says what is waited for.
    pub fn until(&self, what: &str, wanted: impl Fn(&State) -> bool) -> State {
        self.wait(what, || Some(self.state()).filter(&wanted))
    }

    /// Waits until the page has handled and drawn everything that has happened, and gives it. For what must *not* have
    /// changed.
    pub fn settled(&self) -> State {
        self.settle();
        self.state()
    }

    /// Waits until the page has handled and drawn everything that has happened.
    pub fn settle(&self) {
        self.session.script::<Value>("return __probe.settled()", json!([]));
    }

    /// Waits until `look` sees something.
    pub fn wait<T>(&self, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(seen) = look() {
                return seen;
            }
            if Instant::now() > end {
                let (counts, complaints, state) = (self.counts(), self.complaints(), self.state());
                panic!("Waited in vain for: {what}. {counts:?} {complaints:#?} The page: {state:#?}");
            }
            thread::sleep(PAUSE);
        }
    }

    /// Presses *Start* and waits until the clocks run.
    pub fn start(&self) {
        self.press("start");
        self.until("a running match", |state| state.phase == "playing");
    }

    /// Clicks the one control with this action that is shown.
    pub fn press(&self, action: &str) {
        self.click(self.reach(&format!("[data-action={action}]")));
    }

    /// Clicks a control of one seat.
    pub fn press_at(&self, seat: &str, action: &str) {
        let controls =
            format!("[data-seat={seat}] [data-action={action}], [data-seat={seat}][data-action={action}]");
        self.click(self.reach(&controls));
    }

    /// The middle of a square or a slot.
    pub fn place(&self, place: &str) -> Point {
        self.rect(&selector(place)).centre()
    }

    /// The rectangle of the one element that the selector finds and that is shown.
    pub fn rect(&self, selector: &str) -> Rect {
        self.session.script("return __probe.box(arguments[0])", json!([selector]))
    }

    /// The middle of the one control that the selector finds, once a pointer reaches it. Nothing may lie over it.
    pub fn reach(&self, selector: &str) -> Point {
        let look =
            || self.session.script::<Option<Rect>>("return __probe.reach(arguments[0])", json!([selector]));
        self.wait(&format!("nothing over {selector}"), look).centre()
    }

    /// All that are shown of what the selector finds: the beginning of each one's source, and its rectangle.
    pub fn rects(&self, selector: &str) -> Vec<(String, Rect)> {
        self.session.script("return __probe.boxes(arguments[0])", json!([selector]))
    }

    /// Runs the steps of several pointers side by side.
    pub fn perform(&self, pointers: &[Pointer]) {
        let sources: Vec<Value> = pointers.iter().map(Pointer::source).collect();
        if self.session.browser() == Browser::WebKit && pointers.iter().any(Pointer::is_finger) {
            // Its driver turns fingers into the mouse.
            return self.session.script::<()>(include_str!("fingers.js"), json!([sources]));
        }
        self.session.act(&sources);
    }

    /// Touches as the system sends them: `touchStart`, `touchMove`, `touchEnd` or `touchCancel`, which no driver can do.
    pub fn touch(&self, kind: &str, points: &[Point]) {
        let points: Vec<Value> = points.iter().map(|point| json!({ "x": point.x, "y": point.y })).collect();
        self.session.cdp("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
    }

    /// Lets every key, button and finger go.
    pub fn release_all(&self) {
        self.session.release_all();
    }

    /// Clicks a point.
    pub fn click(&self, point: Point) {
        self.perform(&[Pointer::mouse().tap(point)]);
    }

    /// Clicks a point with the right button.
    pub fn click_right(&self, point: Point) {
        self.perform(&[Pointer::mouse().to(point).press(Button::Right).release(Button::Right)]);
    }

    /// Drags with the mouse.
    pub fn drag(&self, from: &str, to: &str) {
        self.perform(&[Pointer::mouse().drag(self.place(from), self.place(to))]);
    }

    /// Presses keys one after the other.
    pub fn keys(&self, keys: &[Key]) {
        self.session.act(&[Key::source(keys)]);
    }

    /// Holds a key down while `act` is done, such as Shift: `\u{E008}`.
    pub fn holding(&self, key: char, act: impl FnOnce()) {
        self.session.act(&[Key::step("keyDown", key)]);
        act();
        self.session.act(&[Key::step("keyUp", key)]);
    }

    /// Drags with the right button of the mouse.
    pub fn drag_right(&self, from: &str, to: &str) {
        let mouse = Pointer::mouse().to(self.place(from)).press(Button::Right);
        self.perform(&[mouse.glide(self.place(to)).release(Button::Right)]);
    }

    /// Types a text.
    pub fn write(&self, text: &str) {
        let keys: Vec<Key> = text.chars().map(Key::Char).collect();
        self.keys(&keys);
    }

    /// The place that has the focus, `action NAME` of a control, or the kind of element.
    pub fn focus(&self) -> String {
        self.session.script("return __probe.focus()", json!([]))
    }

    /// What the page has done so far.
    pub fn counts(&self) -> Counts {
        let look = "return { ...__probe.counts, renders: window.pasapezasProbe?.() ?? 0 }";
        self.session.script(look, json!([]))
    }

    /// What has complained or shifted so far.
    pub fn complaints(&self) -> Complaints {
        let look = "return { complaints: __probe.complaints, shifts: __probe.shifts }";
        let mut complaints: Complaints = self.session.script(look, json!([]));
        complaints.complaints.extend(self.session.console());
        complaints
    }

    /// Forgets what has shifted: for tests that push the page around themselves.
    pub fn forgive_shifts(&self) {
        self.settle();
        self.session.script::<Value>("return __probe.shifts.splice(0)", json!([]));
    }

    /// Fails when something has complained or shifted.
    pub fn check_complaints(&self) {
        self.settle();
        assert_eq!(self.complaints(), Complaints::default(), "behind the page");
    }
}

/// How the page marks a place.
fn selector(place: &str) -> String {
    let (owner, thing) = place.split_once(':').expect("a place such as `A:e2` or `BlackB:pawn`");
    match owner {
        "A" | "B" => format!("[data-board={owner}][data-square={thing}]"),
        seat => format!(".res[data-seat={seat}] [data-role={thing}]"),
    }
}
