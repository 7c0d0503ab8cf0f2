//! The only reader of the browser's clock.

use std::cell::Cell;

use pasapezas_core::Millis;

/// The clock of the match on the table: milliseconds since it was laid out.
#[derive(Debug)]
pub(crate) struct MatchTime {
    /// The browser's reading when the match was laid out.
    origin: Cell<f64>,
}

impl MatchTime {
    /// A match begins now.
    pub(crate) fn start() -> Self {
        Self { origin: Cell::new(browser_milliseconds()) }
    }

    /// Another match begins now.
    pub(crate) fn restart(&self) {
        self.origin.set(browser_milliseconds());
    }

    /// Milliseconds since the match was laid out. Read once per event.
    pub(crate) fn now(&self) -> Millis {
        let since = (browser_milliseconds() - self.origin.get()).max(0.0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "never negative, and 49 days are the end of a match's time"
        )]
        Millis(since as u32)
    }
}

/// Milliseconds since the page was loaded; never goes back.
fn browser_milliseconds() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    #[expect(clippy::disallowed_methods, reason = "this is the one place that may ask")]
    performance.map_or(0.0, |performance| performance.now())
}
