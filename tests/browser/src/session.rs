//! One browser with a fresh profile: the commands that the tests need, each waiting for its answer.

use crate::browser::Browser;
use crate::driver::Driver;
use crate::setup::{Colors, Setup};
use crate::socket::Socket;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::time::Duration;
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::session::http::CmdResponse;
use thirtyfour::{Capabilities, RequestData, SessionId, WebDriver};
use tokio::runtime::{self, Runtime};

/// A browser, until it is dropped.
pub struct Session {
    runtime: Runtime,
    driver: WebDriver,
    socket: RefCell<Socket>,
    /// The window's name in BiDi.
    window: String,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session").field("window", &self.window).finish_non_exhaustive()
    }
}

/// A command of the classic protocol that thirtyfour has no name for: method, path below the session, body.
#[derive(Debug)]
struct Raw(&'static str, String, Option<Value>);

impl FormatRequestData for Raw {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let request = RequestData::new(
            self.0.parse().expect("a method of HTTP"),
            format!("session/{session}/{}", self.1),
        );
        match &self.2 {
            Some(body) => request.add_body(body.clone()),
            None => request,
        }
    }
}

impl Session {
    /// Starts a browser.
    pub(crate) fn start(browser: Browser, setup: &Setup) -> Session {
        let runtime = runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let mut wanted = Capabilities::new();
        for (name, value) in browser.capabilities(setup).as_object().expect("capabilities are an object") {
            wanted.set(name.as_str(), value.clone()).expect("capabilities in JSON");
        }
        let builder = WebDriver::builder(Driver::of_the_run(browser).url(), wanted);
        let driver = runtime
            .block_on(builder.request_timeout(Duration::from_mins(1)).connect())
            .unwrap_or_else(|error| panic!("The browser does not start: {error}"));
        let socket = driver.capabilities().get("webSocketUrl").and_then(Value::as_str).map(Socket::connect);
        let window = runtime.block_on(driver.window()).expect("a window").to_string();
        let session =
            Session { runtime, driver, socket: RefCell::new(socket.expect("a browser with BiDi")), window };
        session.prepare(setup);
        session
    }

    /// Everything that has to be so before the first page.
    fn prepare(&self, setup: &Setup) {
        self.bidi("script.addPreloadScript", &json!({ "functionDeclaration": include_str!("probe.js") }));
        self.resize(setup.size.0, setup.size.1);
        self.prefer(setup.colors, setup.motion);
        if setup.coarse {
            let window = json!([self.window]);
            self.bidi("emulation.setTouchOverride", &json!({ "maxTouchPoints": 5, "contexts": window }));
        }
    }

    /// Gives the page another size.
    pub fn resize(&self, width: u32, height: u32) {
        let viewport = json!({ "width": width, "height": height });
        self.bidi("browsingContext.setViewport", &json!({ "context": self.window, "viewport": viewport }));
        // The page hears of it a moment later; what it moves then belongs to the resize.
        let look = "return new Promise((done) => {
            const look = () => innerWidth === arguments[0] && innerHeight === arguments[1] ? done() : setTimeout(look, 5);
            look();
        })";
        self.script::<()>(look, json!([width, height]));
    }

    /// Sets what the reader prefers.
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
        let wanted = json!({ "context": self.window, "url": url, "wait": "complete" });
        self.bidi("browsingContext.navigate", &wanted);
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.bidi("browsingContext.reload", &json!({ "context": self.window, "wait": "complete" }));
    }

    /// Opens another page over ours and gives its name.
    pub(crate) fn hide(&self) -> String {
        let other = self.bidi("browsingContext.create", &json!({ "type": "tab" }));
        other["context"].as_str().expect("the name of a page").to_string()
    }

    /// Closes the page that lies over ours.
    pub(crate) fn show(&self, other: &str) {
        self.bidi("browsingContext.close", &json!({ "context": other }));
        self.bidi("browsingContext.activate", &json!({ "context": self.window }));
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
        self.socket.borrow_mut().send(method, parameters)
    }

    /// A command of Chromium's own protocol.
    pub fn cdp(&self, method: &str, parameters: &Value) -> Value {
        let answer = self.runtime.block_on(self.driver.cdp().send_raw(method, parameters));
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Runs sources of actions, side by side.
    pub(crate) fn act(&self, sources: &[Value]) {
        self.bidi("input.performActions", &json!({ "context": self.window, "actions": sources }));
    }

    /// Lets every key, button and finger go.
    pub(crate) fn release_all(&self) {
        self.bidi("input.releaseActions", &json!({ "context": self.window }));
    }

    /// What the browser's console has got since the last time.
    pub(crate) fn console(&self) -> Vec<String> {
        let command = Raw("POST", "se/log".to_string(), Some(json!({ "type": "browser" })));
        let answer = self.runtime.block_on(self.driver.cmd(command)).and_then(CmdResponse::value_json);
        let entries = answer.expect("the browser's log");
        let entries = entries.as_array().cloned().unwrap_or_default();
        let serious =
            entries.iter().filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        serious.map(|entry| entry["message"].as_str().unwrap_or_default().to_string()).collect()
    }

    /// Role and name that assistive technology hears of the elements that a selector finds and that are shown.
    pub fn heard(&self, selector: &str) -> Vec<(String, String)> {
        let elements: Vec<Value> = self.script("return __probe.shown(arguments[0])", json!([selector]));
        let ask = |element: &Value, what: &str| {
            let id = element.as_object().and_then(|it| it.values().next()).and_then(Value::as_str);
            let command = Raw("GET", format!("element/{}/{what}", id.expect("an element")), None);
            let answer = self.runtime.block_on(self.driver.cmd(command)).and_then(CmdResponse::value_json);
            answer.expect("role or name").as_str().unwrap_or_default().to_string()
        };
        elements.iter().map(|it| (ask(it, "computedrole"), ask(it, "computedlabel"))).collect()
    }

    /// A picture of the page.
    pub fn picture(&self) -> Vec<u8> {
        self.runtime.block_on(self.driver.screenshot_as_png()).expect("a picture")
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // The driver ends what is left when the run ends.
        drop(self.runtime.block_on(self.driver.clone().quit()));
    }
}
