//! Chromium without a driver, for what a driver would disturb: its scripts count as the page's memory.

use crate::driver::{Group, new_folder};
use crate::gate::Place;
use crate::{browser, environment, run, session};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tungstenite::{Message, WebSocket};

/// How long the browser may take to start, and to answer.
const PATIENCE: Duration = Duration::from_mins(2);

/// A page in a fresh Chromium of its own.
#[derive(Debug)]
pub struct PlainPage {
    stream: WebSocket<TcpStream>,
    n_sent: u64,
    _group: Group,
    _place: Place,
}

impl PlainPage {
    /// Opens the page with what follows its address, in a window of 1280×800.
    pub fn open(query: &str) -> PlainPage {
        let place = Place::take();
        let folder = new_folder("plain");
        let mut command = Command::new(environment::program("CHROMIUM", "chromium"));
        command.args(browser::CHROMIUM_SWITCHES).arg("--remote-debugging-port=0").arg("about:blank");
        command.arg(format!("--user-data-dir={}", folder.display()));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let group = Group::start(command, &folder);
        let port = wait("the browser's port", || {
            let text = fs::read_to_string(folder.join("DevToolsActivePort")).ok()?;
            text.lines().next()?.parse::<u16>().ok()
        });
        let url = wait("the browser's page", || page_socket(port));
        let tcp = TcpStream::connect(("127.0.0.1", port)).expect("the browser's socket");
        tcp.set_nodelay(true).expect("a socket without delay");
        tcp.set_read_timeout(Some(PATIENCE)).expect("a socket with a limit");
        let (stream, _) = tungstenite::client(&url, tcp).expect("a socket to the page");
        let mut page = PlainPage { stream, n_sent: 0, _group: group, _place: place };
        page.cdp(
            "Emulation.setDeviceMetricsOverride",
            &json!({ "width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": false }),
        );
        page.cdp("Page.enable", &json!({}));
        page.before_pages(&session::first_script());
        let address = format!("{}{query}", run::page(crate::Browser::Chromium));
        page.cdp("Page.navigate", &json!({ "url": address }));
        page
    }

    /// Runs before every page, from the next one on.
    pub fn before_pages(&mut self, script: &str) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// A command of Chromium's own protocol.
    pub fn cdp(&mut self, method: &str, parameters: &Value) -> Value {
        self.n_sent += 1;
        let command = json!({ "id": self.n_sent, "method": method, "params": parameters });
        self.stream.send(Message::text(command.to_string())).expect("the browser listens");
        loop {
            let message = self.stream.read().unwrap_or_else(|error| panic!("{method}: {error}"));
            let Message::Text(text) = message else { continue };
            let mut answer: Value = serde_json::from_str(&text).expect("the protocol speaks JSON");
            if answer["id"] == self.n_sent {
                assert!(answer["error"].is_null(), "{method} {parameters}: {answer}");
                return answer["result"].take();
            }
        }
    }

    /// What an expression gives; a promise is waited for.
    pub fn script<T: DeserializeOwned>(&mut self, expression: &str) -> T {
        let wanted = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.cdp("Runtime.evaluate", &wanted);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {answer}");
        serde_json::from_value(answer["result"]["value"].take())
            .unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// Calls a function of the window with a text, which is no part of a script.
    pub fn call(&mut self, function: &str, text: &str) {
        let window = self.cdp("Runtime.evaluate", &json!({ "expression": "window" }));
        let id = window["result"]["objectId"].clone();
        let call =
            json!({ "objectId": id, "functionDeclaration": function, "arguments": [{ "value": text }] });
        let answer = self.cdp("Runtime.callFunctionOn", &call);
        assert!(answer["exceptionDetails"].is_null(), "{function}: {answer}");
        self.cdp("Runtime.releaseObject", &json!({ "objectId": id }));
    }

    /// Waits until an expression is true.
    pub fn until(&mut self, what: &str, expression: &str) {
        wait(what, || self.script::<bool>(expression).then_some(()));
    }
}

fn wait<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(seen) = look() {
            return seen;
        }
        assert!(Instant::now() < end, "waited in vain for: {what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// The address of the socket to the one page of a browser.
fn page_socket(port: u16) -> Option<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    write!(stream, "GET /json/list HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n").ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    let mut answer = String::new();
    // The end of the answer may come without the end of the connection.
    drop(stream.read_to_string(&mut answer));
    let (_, body) = answer.split_once("\r\n\r\n")?;
    let pages: Value = serde_json::from_str(body).ok()?;
    let page = pages.as_array()?.iter().find(|it| it["type"] == "page")?;
    page["webSocketDebuggerUrl"].as_str().map(str::to_string)
}
