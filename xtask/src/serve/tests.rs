//! The server from both sides: pure parts, and real connections.

use super::*;

fn below(target: &str) -> Option<String> {
    path_below(Path::new("/site"), target).map(|path| path.to_string_lossy().into_owned())
}

#[test]
fn targets_stay_inside_the_folder() {
    assert_eq!(below("/a/b.js?v=1#x").as_deref(), Some("/site/a/b.js"));
    assert_eq!(below("/a%20b.svg").as_deref(), Some("/site/a b.svg"));
    assert_eq!(below("//a/./b").as_deref(), Some("/site/a/b"));
    for bad in ["/../x", "/a/../../x", "/%2e%2e/x", "/a%5cb", "/c:/x", "/%00", "/%f", "/%ff", "a", ""] {
        assert_eq!(below(bad), None, "{bad}");
    }
}

#[test]
fn a_first_script_comes_before_everything_and_as_a_file() {
    let answer = |target: &str, kind: &'static str, body: &str| {
        let request = Request { method: "GET".into(), target: target.into(), last: false };
        let answer = Answer { status: "200 OK", kind, keep: ASK_AGAIN, body: body.into() };
        let answer = answer.with_first_script("first()", &request);
        (answer.kind, String::from_utf8(answer.body).unwrap())
    };
    let (_, page) = answer("/", "text/html; charset=utf-8", "<head><script src=\"b.js\"></script></head>");
    assert_eq!(page, "<head><script src=\"/first-script.js\"></script><script src=\"b.js\"></script></head>");
    let script = answer("/first-script.js", "text/plain; charset=utf-8", "404 Not Found");
    assert_eq!(script, ("text/javascript; charset=utf-8", "first()".to_string()));
    assert_eq!(answer("/a.js", "text/javascript", "<head>").1, "<head>");
}

#[test]
fn requests_are_read() {
    let read = |text: &str| Request::read(&mut text.as_bytes());
    let request = read("GET /x HTTP/1.1\r\nHost: a\r\nconnection: Close\r\n\r\n").unwrap().unwrap();
    assert_eq!(request, Request { method: "GET".into(), target: "/x".into(), last: true });
    assert_eq!(read("").unwrap(), None);
    assert!(read("GET\r\n\r\n").is_err());
    assert!(read("GET /x HTTP/1.1\r\nHost: cut").is_err());
    let endless = format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(20_000));
    assert!(read(&endless).is_err());
}

/// Sends requests over one connection and gives all that comes back.
fn exchange(url: &str, requests: &str) -> String {
    let address = url.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(requests.as_bytes()).unwrap();
    let mut answers = String::new();
    stream.read_to_string(&mut answers).unwrap();
    answers
}

#[test]
fn files_are_served_with_type_and_policy() {
    let folder = std::env::temp_dir().join(format!("xtask-serve-{}", std::process::id()));
    fs::create_dir_all(folder.join("sub")).unwrap();
    fs::write(folder.join("index.html"), "<p>first").unwrap();
    fs::write(folder.join("sub").join("a.wasm"), "module").unwrap();
    let url = Server::bind(&folder, 0).unwrap().spawn();
    let answers = exchange(
        &url,
        "GET / HTTP/1.1\r\n\r\nHEAD /sub/a.wasm HTTP/1.1\r\n\r\nGET /none HTTP/1.1\r\n\r\n\
         POST / HTTP/1.1\r\nConnection: close\r\n\r\n",
    );
    fs::remove_dir_all(&folder).unwrap();
    let statuses: Vec<&str> =
        answers.lines().filter_map(|line| line.split_once("HTTP/1.1 ")).map(|p| p.1).collect();
    assert_eq!(statuses, ["200 OK", "200 OK", "404 Not Found", "405 Method Not Allowed"]);
    assert!(answers.contains("Content-Type: application/wasm\r\nContent-Length: 6\r\n"));
    assert!(answers.contains("<p>first") && !answers.contains("module"));
    assert_eq!(answers.matches(CONTENT_SECURITY_POLICY).count(), 4);
}
