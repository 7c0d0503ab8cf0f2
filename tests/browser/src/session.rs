//! One browser with a fresh profile: the commands that the tests need, each waiting for its answer.
//!
//! Where browsers differ, the difference stands here, so that a test need not know which browser it drives.

use crate::browser::Browser;
use crate::driver::Lease;
use crate::raw::Raw;
use crate::setup::{Colors, Setup};
use crate::socket::Socket;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::time::Duration;
use thirtyfour::session::http::CmdResponse;
use thirtyfour::{Capabilities, WebDriver};
use tokio::runtime::{self, Runtime};

/// Runs before every page: as a function for drivers, and called for browsers that need it in the page.
const PROBE: &str = include_str!("probe.js");

/// A browser, until it is dropped.
pub struct Session {
    browser: Browser,
    runtime: Runtime,
    driver: WebDriver,
    /// BiDi, which WebKit does not speak.
    socket: Option<RefCell<Socket>>,
    /// The window's name.
    window: RefCell<String>,
    /// Dropped last: it ends the browser, where it serves no other session.
    _lease: Lease,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("browser", &self.browser)
            .field("window", &self.window())
            .finish_non_exhaustive()
    }
}

/// What the page's own server puts before everything else, for browsers whose driver cannot.
pub(crate) fn first_script() -> String {
    format!("({PROBE})();")
}

impl Session {
    /// Starts a browser.
    pub(crate) fn start(browser: Browser, setup: &Setup) -> Session {
        let runtime = runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let mut wanted = Capabilities::new();
        for (name, value) in browser.capabilities(setup).as_object().expect("capabilities are an object") {
            wanted.set(name.as_str(), value.clone()).expect("capabilities in JSON");
        }
        let lease = Lease::take(browser, setup);
        let builder = WebDriver::builder(lease.url(), wanted);
        let driver = runtime
            .block_on(builder.request_timeout(Duration::from_mins(1)).connect())
            .unwrap_or_else(|error| panic!("{browser:?} does not start: {error}"));
        let url = driver.capabilities().get("webSocketUrl").and_then(Value::as_str);
        let socket = url.map(Socket::connect).map(RefCell::new);
        let window = runtime.block_on(driver.window()).expect("a window").to_string();
        let window = RefCell::new(window);
        let session = Session { browser, runtime, driver, socket, window, _lease: lease };
        session.prepare(setup);
        session
    }

    /// Everything that has to be so before the first page.
    fn prepare(&self, setup: &Setup) {
        if self.socket.is_some() {
            self.bidi("script.addPreloadScript", &json!({ "functionDeclaration": PROBE }));
        }
        self.prepare_window(setup);
    }

    /// The part of it that belongs to a window.
    fn prepare_window(&self, setup: &Setup) {
        self.resize(setup.size.0, setup.size.1);
        if self.browser == Browser::Chromium {
            // The others have it from their start.
            self.prefer(setup.colors, setup.motion);
        }
        if setup.coarse && self.browser == Browser::Chromium {
            let window = json!([self.window()]);
            self.bidi("emulation.setTouchOverride", &json!({ "maxTouchPoints": 5, "contexts": window }));
        }
    }

    /// The name of the page where the test is.
    pub(crate) fn tab(&self) -> String {
        self.window()
    }

    fn window(&self) -> String {
        self.window.borrow().clone()
    }

    /// The number of Chromium's own process.
    pub(crate) fn process(&self) -> u64 {
        let process = self.driver.capabilities().get("goog:processID").and_then(Value::as_u64);
        process.expect("the browser's process")
    }

    /// Ends the process of the page at once, as a fault of the browser does, and goes on in another window.
    pub(crate) fn crash(&self, setup: &Setup) {
        let dead = self.runtime.block_on(self.driver.cdp().send_raw("Page.crash", json!({})));
        assert!(dead.is_err(), "who is dead does not answer: {dead:?}");
        let other = self.bidi("browsingContext.create", &json!({ "type": "tab" }));
        let other = other["context"].as_str().expect("the name of a page").to_string();
        self.post("window", json!({ "handle": other }));
        self.window.replace(other);
        self.prepare_window(setup);
    }

    /// Which browser it is.
    pub fn browser(&self) -> Browser {
        self.browser
    }

    /// Gives the page another size.
    pub fn resize(&self, width: u32, height: u32) {
        if self.browser == Browser::WebKit {
            self.post("window/rect", json!({ "x": 0, "y": 0, "width": width, "height": height }));
        } else {
            let viewport = json!({ "width": width, "height": height });
            self.bidi(
                "browsingContext.setViewport",
                &json!({ "context": self.window(), "viewport": viewport }),
            );
        }
        // The page hears of it a moment later; what it moves then belongs to the resize.
        let look = "return new Promise((done) => {
            const look = () => innerWidth === arguments[0] && innerHeight === arguments[1] ? done() : setTimeout(look, 5);
            look();
        })";
        self.script::<()>(look, json!([width, height]));
    }

    /// Sets what the reader prefers. Chromium alone is told while it runs.
    pub fn prefer(&self, colors: Colors, motion: bool) {
        let motion = if motion { "no-preference" } else { "reduce" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": colors.name() },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.cdp("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// Goes to an address and waits until it is loaded.
    pub fn goto(&self, url: &str) {
        if self.socket.is_none() {
            return drop(self.post("url", json!({ "url": url })));
        }
        let wanted = json!({ "context": self.window(), "url": url, "wait": "complete" });
        self.bidi("browsingContext.navigate", &wanted);
    }

    /// Loads the page again.
    pub fn reload(&self) {
        if self.socket.is_none() {
            return drop(self.post("refresh", json!({})));
        }
        self.bidi("browsingContext.reload", &json!({ "context": self.window(), "wait": "complete" }));
    }

    /// From now on scripts run in the first frame of the page.
    pub fn enter_frame(&self) {
        self.post("frame", json!({ "id": 0 }));
    }

    /// Opens an empty page beside ours, goes on there, and gives the name of the one before.
    pub(crate) fn open_tab(&self, setup: &Setup) -> String {
        let other = self.bidi("browsingContext.create", &json!({ "type": "tab" }));
        let before = self.window();
        self.go_to_tab(other["context"].as_str().expect("the name of a page"));
        self.prepare_window(setup);
        before
    }

    /// Goes on in the page with this name, and brings it to the front.
    pub(crate) fn go_to_tab(&self, name: &str) {
        self.post("window", json!({ "handle": name }));
        self.window.replace(name.to_string());
        self.bidi("browsingContext.activate", &json!({ "context": name }));
    }

    /// Closes the page with this name, which is not the one where the test is.
    pub(crate) fn close_tab(&self, name: &str) {
        self.bidi("browsingContext.close", &json!({ "context": name }));
    }

    /// Opens another page over ours and gives its name.
    pub(crate) fn hide(&self) -> String {
        let other = self.bidi("browsingContext.create", &json!({ "type": "tab" }));
        other["context"].as_str().expect("the name of a page").to_string()
    }

    /// Closes the page that lies over ours.
    pub(crate) fn show(&self, other: &str) {
        self.bidi("browsingContext.close", &json!({ "context": other }));
        self.bidi("browsingContext.activate", &json!({ "context": self.window() }));
    }

    /// Runs the body of a function in the page, with arguments, and gives what it returns. A promise is waited for.
    pub fn script<T: DeserializeOwned>(&self, body: &str, arguments: Value) -> T {
        let Value::Array(arguments) = arguments else { panic!("arguments are an array") };
        let answer = self.runtime.block_on(self.driver.execute(body.to_string(), arguments));
        let answer = answer.unwrap_or_else(|error| panic!("{body}: {error}"));
        serde_json::from_value(answer.json().clone()).unwrap_or_else(|error| panic!("{body}: {error}"))
    }

    /// A command of BiDi.
    pub fn bidi(&self, method: &str, parameters: &Value) -> Value {
        let socket =
            self.socket.as_ref().unwrap_or_else(|| panic!("{method}: {:?} has no BiDi", self.browser));
        socket.borrow_mut().send(method, parameters)
    }

    /// From now on the addresses of all requests are written down.
    pub fn listen_to_requests(&self) {
        self.bidi("session.subscribe", &json!({ "events": ["network.beforeRequestSent"] }));
    }

    /// The addresses of the requests since then, or since the last look.
    pub fn requests(&self) -> Vec<String> {
        // An answer comes after everything that has happened before it.
        self.bidi("session.status", &json!({}));
        let events = self.socket.as_ref().map(|socket| socket.borrow_mut().take_events()).unwrap_or_default();
        let url = |event: &Value| event["params"]["request"]["url"].as_str().map(str::to_string);
        events.iter().filter_map(url).collect()
    }

    /// A command of Chromium's own protocol.
    pub fn cdp(&self, method: &str, parameters: &Value) -> Value {
        let answer = self.runtime.block_on(self.driver.cdp().send_raw(method, parameters));
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Runs sources of actions, side by side.
    pub(crate) fn act(&self, sources: &[Value]) {
        if self.socket.is_none() {
            return drop(self.post("actions", json!({ "actions": sources })));
        }
        self.bidi("input.performActions", &json!({ "context": self.window(), "actions": sources }));
    }

    /// Lets every key, button and finger go.
    pub(crate) fn release_all(&self) {
        if self.socket.is_none() {
            return drop(self.answer(Raw::delete("actions")));
        }
        self.bidi("input.releaseActions", &json!({ "context": self.window() }));
    }

    /// What the browser's console has got since the last time, from the page, its listeners or the browser itself.
    pub(crate) fn console(&self) -> Vec<String> {
        match self.browser {
            Browser::Chromium => {
                let entries = self.post("se/log", json!({ "type": "browser" }));
                let entries = entries.as_array().cloned().unwrap_or_default();
                let serious = |entry: &&Value| entry["level"] == "SEVERE" || entry["level"] == "WARNING";
                let text = |entry: &Value| entry["message"].as_str().unwrap_or_default().to_string();
                entries.iter().filter(serious).map(text).collect()
            }
            Browser::Firefox => self.privileged(include_str!("console.js")),
            // The page's own console, errors and violations are written down by the probe.
            Browser::WebKit => Vec::new(),
        }
    }

    /// Runs the body of a function in Firefox itself instead of its page.
    fn privileged<T: DeserializeOwned>(&self, body: &str) -> T {
        self.post("moz/context", json!({ "context": "chrome" }));
        let result = self.script(body, json!([]));
        self.post("moz/context", json!({ "context": "content" }));
        result
    }

    /// Role and name that assistive technology hears of the elements that a selector finds and that are shown.
    pub fn heard(&self, selector: &str) -> Vec<(String, String)> {
        let elements: Vec<Value> = self.script("return __probe.shown(arguments[0])", json!([selector]));
        let ask = |element: &Value, what: &str| {
            let id = element.as_object().and_then(|it| it.values().next()).and_then(Value::as_str);
            let answer = self.answer(Raw::get(format!("element/{}/{what}", id.expect("an element"))));
            answer.as_str().unwrap_or_default().to_string()
        };
        elements.iter().map(|it| (ask(it, "computedrole"), ask(it, "computedlabel"))).collect()
    }

    /// A picture of the page.
    pub fn picture(&self) -> Vec<u8> {
        self.runtime.block_on(self.driver.screenshot_as_png()).expect("a picture")
    }

    fn post(&self, path: &str, body: Value) -> Value {
        self.answer(Raw::post(path, body))
    }

    fn answer(&self, command: Raw) -> Value {
        let name = format!("{command:?}");
        let answer = self.runtime.block_on(self.driver.cmd(command)).and_then(CmdResponse::value_json);
        answer.unwrap_or_else(|error| panic!("{name}: {error}"))
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // The driver ends what is left when it ends itself.
        drop(self.runtime.block_on(self.driver.clone().quit()));
    }
}
