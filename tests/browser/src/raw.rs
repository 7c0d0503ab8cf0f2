//! Commands of the classic protocol that thirtyfour has no name for.

use serde_json::Value;
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::{RequestData, SessionId};

/// Method, path below the session, body.
#[derive(Debug)]
pub(crate) struct Raw {
    method: &'static str,
    path: String,
    body: Option<Value>,
}

impl Raw {
    /// A question.
    pub(crate) fn get(path: impl Into<String>) -> Raw {
        Raw { method: "GET", path: path.into(), body: None }
    }

    /// An order.
    pub(crate) fn post(path: impl Into<String>, body: Value) -> Raw {
        Raw { method: "POST", path: path.into(), body: Some(body) }
    }

    /// An end.
    pub(crate) fn delete(path: impl Into<String>) -> Raw {
        Raw { method: "DELETE", path: path.into(), body: None }
    }
}

impl FormatRequestData for Raw {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let request = RequestData::new(
            self.method.parse().expect("a method of HTTP"),
            format!("session/{session}/{}", self.path),
        );
        match &self.body {
            Some(body) => request.add_body(body.clone()),
            None => request,
        }
    }
}
