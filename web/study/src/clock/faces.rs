//! The figures of the clocks. While they run one frame callback writes what has changed into their texts; no component renders.

use pasapezas_core::arbiter::Phase;
use pasapezas_core::{Millis, Seat};
use pasapezas_model::app::choices::Tenths;
use pasapezas_model::app::clock_face::figures_with;
use web_sys::{Element, Node};
use yew::prelude::*;

use super::desk::Desk;
use crate::frames::{Frames, write_text};

/// How a clock is written.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Style {
    /// From when on tenths are shown.
    pub(super) tenths: Tenths,
    /// What stands before them.
    pub(super) sign: &'static str,
}

/// The whole figures, and the tenths behind them.
pub(super) fn texts(left: Millis, style: Style) -> (String, String) {
    let shown = figures_with(left, style.tenths);
    let part = shown.tenths.map(|tenths| format!("{}{tenths}", style.sign)).unwrap_or_default();
    (format!("{}:{:02}", shown.minutes, shown.seconds), part)
}

/// Writes the clocks after every render of the caller, and at every frame while they run and are seen.
#[hook]
pub(super) fn use_faces(desk: &Desk, root: &NodeRef, style: Style, seen: bool) {
    let (desk, root) = (desk.clone(), root.clone());
    use_effect(move || {
        let faces = root.cast::<Element>().filter(|_| seen).map(|root| Faces::of(desk, &root, style));
        let run = faces.and_then(|faces| {
            faces.draw();
            faces.run().then(|| Frames::run(move || faces.draw()))
        });
        move || drop(run)
    });
}

struct Faces {
    desk: Desk,
    style: Style,
    clocks: Vec<Face>,
}

/// A clock on the screen.
struct Face {
    seat: Seat,
    whole: Node,
    part: Node,
    /// The same for those who hear it, beside a half.
    told: Option<Node>,
}

impl Faces {
    fn of(desk: Desk, root: &Element, style: Style) -> Self {
        // The halves, and the small clocks of a panel that lies over them.
        let kinds = [".half[data-seat=", ".gtime[data-time="];
        let faces = kinds.into_iter().flat_map(|kind| Seat::ALL.map(|seat| Face::of(root, kind, seat)));
        let clocks = faces.flatten().collect();
        Self { desk, style, clocks }
    }

    fn draw(&self) {
        let now = self.desk.now();
        self.desk.read(|state| {
            let Some(hall) = state.hall() else { return };
            for face in &self.clocks {
                let left = hall.clock(face.seat, now).left.unwrap_or_default();
                face.write(texts(left, self.style));
            }
        });
    }

    fn run(&self) -> bool {
        self.desk.read(|state| state.hall().is_some_and(|hall| hall.phase() == Phase::Running))
    }
}

impl Face {
    fn of(root: &Element, kind: &str, seat: Seat) -> Option<Self> {
        let clock = root.query_selector(&[kind, seat.name(), "]"].concat()).ok().flatten()?;
        let text = |within: &Element, name: &str| within.query_selector(name).ok().flatten()?.first_child();
        let told = clock.parent_element().and_then(|place| text(&place, ".told"));
        Some(Self { seat, whole: text(&clock, ".fig")?, part: text(&clock, ".part")?, told })
    }

    /// Writes what is not there yet.
    fn write(&self, (whole, part): (String, String)) {
        let told = self.told.as_ref().map(|node| (node, whole.clone()));
        for (node, text) in told.into_iter().chain([(&self.whole, whole), (&self.part, part)]) {
            write_text(node, &text);
        }
    }
}
