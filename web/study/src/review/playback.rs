//! Playing a record back: the next move when its time has come, and clocks that run in between.
//!
//! A timer makes the moves, so that they come also where nobody sees the page. One frame callback writes what the clocks show
//! into their elements; no component renders for it, and what a move has recorded is written again as soon as it is made.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use pasapezas_core::record::NodeId;
use pasapezas_core::{Millis, Seat};
use pasapezas_model::app::clock_face::figures;
use pasapezas_model::i18n::{Lang, Ui, ui};
use pasapezas_model::study::{Review, Running, Speed, StudyChange, StudyState, Way, step};
use pasapezas_web::shell::time::steady;
use web_sys::{Element, Node};
use yew::prelude::*;

use super::desk::Study;
use crate::frames::{Frames, write_text};

/// Nothing is played back faster than this, in milliseconds.
const LEAST_WAIT: f64 = 40.0;

/// After so long a sleep, in milliseconds, nobody wants to see all that was missed.
const SLEEP: f64 = 1_000.0;

/// A move that is awaited. The next one goes on from when this one was due, so that late timers do not add up.
#[derive(Clone, Copy, PartialEq)]
struct Awaited {
    at: NodeId,
    next: NodeId,
    speed: Speed,
    /// When the move that led here was due, and when the next one is, in the page's time.
    since: f64,
    due: f64,
}

impl Awaited {
    /// From when the wait counts that begins, or goes on, now.
    fn since(before: Option<Self>, at: NodeId, speed: Speed, now: f64) -> f64 {
        match before {
            Some(it) if it.next == at && it.speed == speed && now - it.due < SLEEP => it.due,
            // The same move: the share of the wait that is over is over.
            Some(it) if it.at == at => {
                now - (now - it.since) * f64::from(it.speed.factor()) / f64::from(speed.factor())
            }
            Some(_) | None => now,
        }
    }
}

/// While a record is played back: moves and clocks.
#[hook]
pub(crate) fn use_playback(lang: Lang, study: &Study, state: &StudyState, seen: bool, root: &NodeRef) {
    let (study, playing, speed) = (study.clone(), state.playing && seen, state.speed);
    let sides = (state.below, state.swapped);
    let review = state.review.clone();
    let at = review.as_ref().map(|review| (review.at, review.arena_number));
    let awaited = use_mut_ref(|| None::<Awaited>);
    let root = root.clone();
    use_effect_with((playing, speed, at, sides, lang), move |(playing, speed, ..)| {
        let before = awaited.take();
        if let (Some(_), Some(review)) = (before, &review) {
            restore(lang, &root, review);
        }
        let going = review.filter(|_| *playing).and_then(|review| {
            let next = step(&review.record.tree, review.at, Way::On, None);
            if next == review.at {
                study.change(StudyChange::Play(false));
                return None;
            }
            let now = steady();
            let since = Awaited::since(before, review.at, *speed, now);
            let Millis(span) = review.times.wait(review.at, next);
            let due = since + f64::from(span) / f64::from(speed.factor());
            awaited.replace(Some(Awaited { at: review.at, next, speed: *speed, since, due }));
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "waits of one move")]
            let wait = (due - now).max(LEAST_WAIT) as u32;
            let timer = Timeout::new(wait, move || study.change(StudyChange::Step(Way::On, None)));
            let faces = Faces::of(lang, &root, &review, next, (since, *speed));
            Some((timer, faces.map(|faces| Frames::run(move || faces.draw()))))
        });
        move || drop(going)
    });
}

/// The clocks on the screen, while one move is awaited.
struct Faces {
    running: Running,
    /// Those whose times are known.
    clocks: Vec<Face>,
    /// When its first instant was, in the page's time, and how fast it goes.
    start: f64,
    speed: Speed,
}

/// A clock on the screen.
struct Face {
    seat: Seat,
    whole: Node,
    part: Node,
    sign: &'static str,
}

impl Faces {
    fn of(
        lang: Lang,
        root: &NodeRef,
        review: &Rc<Review>,
        next: NodeId,
        (start, speed): (f64, Speed),
    ) -> Option<Self> {
        let running = Running::between(review, review.at, next)?;
        let root = root.cast::<Element>()?;
        let clocks = Seat::ALL.into_iter().filter_map(|seat| Face::of(lang, &root, seat)).collect();
        Some(Self { running, clocks, start, speed })
    }

    fn draw(&self) {
        let (from, to) = self.running.span();
        let gone = (steady() - self.start).max(0.0) * f64::from(self.speed.factor());
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "`as` stays in bounds")]
        let at = from.plus(Millis(gone as u32)).min(to);
        for face in &self.clocks {
            if let Some(left) = self.running.shown(face.seat, at) {
                face.write(left);
            }
        }
    }
}

/// What the playback has written gives way to what the record says where the reader is.
fn restore(lang: Lang, root: &NodeRef, review: &Review) {
    let Some(root) = root.cast::<Element>() else { return };
    for seat in Seat::ALL {
        if let (Some(face), Some(left)) = (Face::of(lang, &root, seat), review.left(seat)) {
            face.write(left);
        }
    }
}

impl Face {
    fn of(lang: Lang, root: &Element, seat: Seat) -> Option<Self> {
        let clock = root.query_selector(&format!(".rclk[data-seat={}]", seat.name())).ok().flatten()?;
        let text = |name: &str| clock.query_selector(name).ok().flatten()?.first_child();
        let (whole, part) = (text(".fig")?, text("small")?);
        Some(Self { seat, whole, part, sign: ui(lang, Ui::DecimalSign) })
    }

    /// Writes what is not there yet.
    fn write(&self, left: Millis) {
        let (whole, part) = texts(left, self.sign);
        for (node, text) in [(&self.whole, whole), (&self.part, part)] {
            write_text(node, &text);
        }
    }
}

/// A time as a clock of the review shows it: minutes and seconds, and tenths where they count.
pub(crate) fn texts(left: Millis, sign: &str) -> (String, String) {
    let shown = figures(left);
    let part = shown.tenths.map(|tenths| format!("{sign}{tenths}")).unwrap_or_default();
    (format!("{}:{:02}", shown.minutes, shown.seconds), part)
}
