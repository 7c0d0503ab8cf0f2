//! A small server of static files on this machine, for `play` and for the browser tests.
//!
//! It sends the strict Content-Security-Policy that we promise to hosts, so every test of the page proves it. It is
//! *not* for the public: it speaks only to this machine, and has neither encryption nor compression.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// What a host may forbid without breaking the page.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; \
     require-trusted-types-for 'script'; trusted-types pasapezas";

/// The longest request that is read, in bytes.
const LONGEST_REQUEST: u64 = 16 * 1024;

/// How long a silent connection is kept open.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that holds its port and waits to be run.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    folder: PathBuf,
    first_script: Option<Arc<str>>,
    watch: Watch,
}

/// What a test sees of a server, and its switch.
#[derive(Clone, Debug, Default)]
pub struct Watch(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    is_off: AtomicBool,
    asked: Mutex<Vec<String>>,
}

impl Watch {
    /// Hangs up on everybody from now on, as a machine without a network seems to, or answers again.
    pub fn cut(&self, is_off: bool) {
        self.0.is_off.store(is_off, Ordering::SeqCst);
    }

    /// What has been asked for so far, as it was sent.
    #[must_use]
    pub fn asked(&self) -> Vec<String> {
        self.0.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes a request down; says whether it is to be answered.
    fn hears(&self, target: &str) -> bool {
        if self.0.is_off.load(Ordering::SeqCst) {
            return false;
        }
        self.0.asked.lock().unwrap_or_else(PoisonError::into_inner).push(target.to_string());
        true
    }
}

/// The name of the script that a test puts first into the page.
const FIRST_SCRIPT: &str = "first-script.js";

impl Server {
    /// Takes a port of 127.0.0.1 for the files below `folder`. Port 0 is any free one.
    ///
    /// # Errors
    /// When the port is taken or may not be used.
    pub fn bind(folder: impl Into<PathBuf>, port: u16) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        Ok(Server { listener, address, folder: folder.into(), first_script: None, watch: Watch::default() })
    }

    /// Puts a script first into every page, for tests in browsers whose driver cannot. It comes as a file of its own, so
    /// that the policy holds.
    #[must_use]
    pub fn with_first_script(self, script: String) -> Server {
        Server { first_script: Some(script.into()), ..self }
    }

    /// Lets a test look at the requests, and cut the network.
    #[must_use]
    pub fn watch(&self) -> Watch {
        self.watch.clone()
    }

    /// The address of the page, with a slash at its end.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Answers until the program ends, each connection in a thread of its own.
    pub fn run(self) {
        for stream in self.listener.incoming().flatten() {
            let (folder, script, watch) =
                (self.folder.clone(), self.first_script.clone(), self.watch.clone());
            // A connection that breaks concerns nobody but its browser.
            thread::spawn(move || drop(converse(&stream, &folder, script.as_deref(), &watch)));
        }
    }

    /// [`Server::run`] in a thread of its own; gives the address of the page.
    #[must_use]
    pub fn spawn(self) -> String {
        let url = self.url();
        thread::spawn(move || self.run());
        url
    }
}

/// Answers the requests of one connection, one after the other.
fn converse(stream: &TcpStream, folder: &Path, first_script: Option<&str>, watch: &Watch) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    while let Some(request) = Request::read(&mut reader)? {
        if !watch.hears(&request.target) {
            break;
        }
        let mut answer = Answer::to(&request, folder);
        if let Some(script) = first_script {
            answer = answer.with_first_script(script, &request);
        }
        answer.send(&mut &*stream, request.method != "HEAD")?;
        if request.last {
            break;
        }
    }
    Ok(())
}

/// What of a request matters here.
#[derive(Debug, PartialEq, Eq)]
struct Request {
    method: String,
    /// As it was sent: escaped, perhaps with a query.
    target: String,
    /// Whether the browser closes the connection after the answer.
    last: bool,
}

impl Request {
    /// Nothing when the browser has hung up.
    fn read(reader: &mut impl BufRead) -> io::Result<Option<Request>> {
        let mut lines = reader.take(LONGEST_REQUEST);
        let mut first = String::new();
        if lines.read_line(&mut first)? == 0 {
            return Ok(None);
        }
        let mut words = first.split_whitespace().map(String::from);
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Err(io::ErrorKind::InvalidData.into());
        };
        let mut last = false;
        loop {
            let mut line = String::new();
            if lines.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::InvalidData.into());
            }
            match line.trim_end() {
                "" => return Ok(Some(Request { method, target, last })),
                header => last |= header.eq_ignore_ascii_case("connection: close"),
            }
        }
    }
}

/// What is sent back.
#[derive(Debug)]
struct Answer {
    status: &'static str,
    kind: &'static str,
    /// How long a browser may use it without asking again.
    keep: &'static str,
    body: Vec<u8>,
}

/// What bears a number made from its contents never changes; all else may at any time.
const FOR_EVER: &str = "max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

impl Answer {
    fn to(request: &Request, folder: &Path) -> Answer {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return Answer::text("405 Method Not Allowed");
        }
        let Some(path) = path_below(folder, &request.target) else { return Answer::text("400 Bad Request") };
        match fs::read(&path) {
            Ok(body) => {
                let keep = if tells_contents(&path) { FOR_EVER } else { ASK_AGAIN };
                Answer { status: "200 OK", kind: media_type(&path), keep, body }
            }
            Err(_) => Answer::text("404 Not Found"),
        }
    }

    /// A page gets the script as its first; asked for by its name, it is the answer.
    fn with_first_script(self, script: &str, request: &Request) -> Answer {
        if request.target.strip_prefix('/') == Some(FIRST_SCRIPT) {
            let kind = "text/javascript; charset=utf-8";
            return Answer { status: "200 OK", kind, keep: ASK_AGAIN, body: script.into() };
        }
        if !self.kind.starts_with("text/html") {
            return self;
        }
        let page = String::from_utf8_lossy(&self.body);
        let first = format!("<head><script src=\"/{FIRST_SCRIPT}\"></script>");
        Answer { body: page.replacen("<head>", &first, 1).into_bytes(), ..self }
    }

    fn text(status: &'static str) -> Answer {
        let kind = "text/plain; charset=utf-8";
        Answer { status, kind, keep: ASK_AGAIN, body: status.as_bytes().to_vec() }
    }

    fn send(&self, stream: &mut impl Write, with_body: bool) -> io::Result<()> {
        let head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nContent-Security-Policy: {}\r\n\
             X-Content-Type-Options: nosniff\r\nCache-Control: {}\r\n\r\n",
            self.status,
            self.kind,
            self.body.len(),
            CONTENT_SECURITY_POLICY,
            self.keep
        );
        stream.write_all(head.as_bytes())?;
        if with_body { stream.write_all(&self.body) } else { Ok(()) }
    }
}

/// Whether a name ends with a number made from the contents of its file: `page-1a2b3c4d5e6f7081.css`.
fn tells_contents(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let number = stem.trim_end_matches("_bg").rsplit('-').next().unwrap_or_default();
    number.len() > 14 && number.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The file that a target means; nothing when it leads out of the folder or is not text.
fn path_below(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let mut place = folder.to_path_buf();
    for part in unescaped(path)?.split('/').filter(|part| !part.is_empty() && *part != ".") {
        if part == ".." || part.contains(['\\', ':', '\0']) {
            return None;
        }
        place.push(part);
    }
    Some(if place.is_dir() { place.join("index.html") } else { place })
}

/// Text without its `%` escapes.
fn unescaped(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let (high, low) = (hex(rest.next()?)?, hex(rest.next()?)?);
            bytes.push(16 * high + low);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16)?.try_into().ok()
}

/// The type by which a browser knows what a file is; it refuses scripts and modules without the right one.
fn media_type(path: &Path) -> &'static str {
    match path.extension().unwrap_or_default().to_str().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests;
