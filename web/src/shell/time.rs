//! The only reader of the browser's clocks.

use std::cell::Cell;
use std::time::Duration;

use pasapezas_core::Millis;
use yew::platform::spawn_local;
use yew::platform::time::sleep;

/// From so many milliseconds on, a difference between the two clocks of the browser is a gap and not inexactness.
const GAP: f64 = 2_000.0;

/// From so many milliseconds on, nobody believes what the browser says about when an event came.
const LATE: f64 = 5_000.0;

/// The clock of a match: milliseconds since it was laid out.
#[derive(Debug)]
pub struct MatchTime {
    /// The browser's reading when the match was laid out.
    origin: Cell<f64>,
    /// Both clocks when they were compared last: the steady one and the one on the wall.
    compared: Cell<(f64, f64)>,
}

impl MatchTime {
    /// A match begins now, or goes on from this instant of its own.
    pub fn start(at: Millis) -> Self {
        let steady = steady_milliseconds();
        let origin = Cell::new(steady - f64::from(at.0));
        Self { origin, compared: Cell::new((steady, wall_milliseconds())) }
    }

    /// Another match begins now.
    pub fn restart(&self) {
        self.origin.set(steady_milliseconds());
    }

    /// Milliseconds since the match was laid out. Read once per event.
    pub fn now(&self) -> Millis {
        whole(steady_milliseconds() - self.origin.get())
    }

    /// The same when an event came, and not when somebody has time for it: a page that is busy hears of it later. A browser that
    /// has no sensible answer is not asked twice: then it is now.
    pub fn of(&self, event: &web_sys::Event) -> Millis {
        let (now, came) = (steady_milliseconds(), event.time_stamp());
        let at = if (0.0..LATE).contains(&(now - came)) { came } else { now };
        whole(at - self.origin.get())
    }

    /// The match is as late as that: time has passed that the browser's steady clock has not seen.
    pub fn advance_to(&self, now: Millis) {
        self.origin.set(steady_milliseconds() - f64::from(now.0));
    }

    /// How much time is missing since this was asked last: the wall's clock went on, the steady one did not. That is sleep, or a
    /// clock that somebody set forward: after sleep the steady clock stands where it stood and timers come as if nothing had
    /// happened, so the two look the same. A clock that goes back was set, and that is nothing to the match.
    pub fn missed(&self) -> Option<Millis> {
        let now = (steady_milliseconds(), wall_milliseconds());
        let (steady, wall) = self.compared.replace(now);
        let missed = (now.1 - wall) - (now.0 - steady);
        (missed > GAP).then(|| whole(missed))
    }
}

/// The calendar's milliseconds, for names and lists; never for clocks.
pub(crate) fn calendar() -> f64 {
    wall_milliseconds()
}

/// The day where the reader is, as records write it: `2026.11.30`.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}.{:02}.{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Does something once what happens now is over and drawn.
pub fn soon(then: impl FnOnce() + 'static) {
    later(0, then);
}

/// Does something so many milliseconds later, whatever becomes of who asked for it. A timer that is forgotten instead would
/// leave its closure behind for as long as the page lives.
pub(super) fn later(wait: u32, then: impl FnOnce() + 'static) {
    spawn_local(async move {
        sleep(Duration::from_millis(wait.into())).await;
        then();
    });
}

/// Milliseconds since the page was loaded, to measure how long something takes.
pub fn steady() -> f64 {
    steady_milliseconds()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "never negative, and 49 days are the end of a match's time"
)]
pub(super) fn whole(span: f64) -> Millis {
    Millis(span.max(0.0) as u32)
}

/// Milliseconds since the page was loaded; never goes back.
fn steady_milliseconds() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    #[expect(clippy::disallowed_methods, reason = "this is the one place that may ask")]
    performance.map_or(0.0, |performance| performance.now())
}

/// Milliseconds of the calendar; people and networks set it.
fn wall_milliseconds() -> f64 {
    #[expect(clippy::disallowed_methods, reason = "this is the one place that may ask")]
    js_sys::Date::now()
}
