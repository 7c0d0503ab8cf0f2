//! `WebDriver` BiDi, as far as the tests need it: commands with their answers, over a plain socket on this machine.

use serde_json::{Value, json};
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::{Message, WebSocket};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// A connection to one session.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocket<TcpStream>,
    /// Commands sent so far; the number of the last is its name.
    n_sent: u64,
    /// Events that came between commands: only those that were subscribed to come.
    events: Vec<Value>,
}

impl Socket {
    /// Connects to the address that the session gave.
    pub(crate) fn connect(url: &str) -> Socket {
        let place = url.strip_prefix("ws://").and_then(|rest| rest.split('/').next());
        let tcp = TcpStream::connect(place.expect("a plain socket")).expect("the driver's socket");
        tcp.set_nodelay(true).expect("a socket without delay");
        tcp.set_read_timeout(Some(PATIENCE)).expect("a socket with a limit");
        let (stream, _) = tungstenite::client(url, tcp).expect("a BiDi socket");
        Socket { stream, n_sent: 0, events: Vec::new() }
    }

    /// The events so far, each once.
    pub(crate) fn take_events(&mut self) -> Vec<Value> {
        std::mem::take(&mut self.events)
    }

    /// Sends a command and waits for its result. Events in between are kept.
    ///
    /// # Panics
    /// When the browser refuses.
    pub(crate) fn send(&mut self, method: &str, parameters: &Value) -> Value {
        self.n_sent += 1;
        let command = json!({ "id": self.n_sent, "method": method, "params": parameters });
        self.stream.send(Message::text(command.to_string())).expect("the browser listens");
        loop {
            let message = self.stream.read().unwrap_or_else(|error| panic!("{method}: {error}"));
            let Message::Text(text) = message else { continue };
            let mut answer: Value = serde_json::from_str(&text).expect("BiDi speaks JSON");
            if answer["id"] == self.n_sent {
                assert_eq!(answer["type"], "success", "{method} {parameters}: {answer}");
                return answer["result"].take();
            }
            if answer["type"] == "event" {
                self.events.push(answer);
            }
        }
    }
}
