//! The time line: a lane for each seat, thinking, moves, captures, placements and passes; and the slider that lies over it.

use std::rc::Rc;

use pasapezas_core::{BoardId, Color, Millis, PerBoard, Seat, Team};
use pasapezas_model::i18n::{Lang, StudyUi, speech, study_ui};
use pasapezas_model::study::{Entry, Kind, Review, StudyChange, Timetable, view};
use pasapezas_web::shell::page::fixed;
use pasapezas_web::shell::probe;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::desk::Study;

/// Width of the drawing; what stands for the match lies between the edges.
const WIDTH: u32 = 1000;
const EDGE: u32 = 8;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LineProps {
    pub(crate) study: Study,
    pub(crate) lang: Lang,
    pub(crate) review: Rc<Review>,
    pub(crate) below: PerBoard<Color>,
}

/// The time line.
#[component]
pub(crate) fn TimeLine(props: &LineProps) -> Html {
    probe::rendered();
    let LineProps { study, lang, review, below } = props;
    let lang = *lang;
    let times = &review.times;
    let now = times.at(view::on_main_line(&review.record.tree, review.at));
    let names = view::names(lang, review);
    let seats = lanes(*below);
    html! {
        <section class="tline" aria-label={study_ui(lang, StudyUi::TimeLine)}>
            <ul class="lanes" aria-hidden="true">
                { for seats.iter().map(|seat| html! {
                    <li><i class={classes!("chip", seat.color.choose("w", "b"))}></i><span>{ names.at(*seat).clone() }</span></li>
                }) }
            </ul>
            <div class="track">
                <Lanes times={Rc::clone(times)} below={*below}/>
                { head(times, now) }
                { slider(lang, study, times, now) }
            </div>
            { axis(times, now) }
            { legend(lang, times) }
        </section>
    }
}

/// Seats from above: as they sit, board A's and then board B's.
fn lanes(below: PerBoard<Color>) -> [Seat; 4] {
    let near = |board: BoardId| Seat::new(board, *below.get(board));
    let (a, b) = (near(BoardId::A), near(BoardId::B));
    [a.opponent(), a, b.opponent(), b]
}

fn x(times: &Timetable, at: Millis) -> f64 {
    let end = f64::from(times.end().0.max(1));
    f64::from(EDGE) + f64::from(WIDTH - 2 * EDGE) * f64::from(at.0) / end
}

/// The same as a drawing has it.
fn place(times: &Timetable, at: Millis) -> String {
    fixed(x(times, at), 1)
}

fn y(lanes: [Seat; 4], seat: Seat) -> u32 {
    let place = lanes.iter().position(|other| *other == seat).unwrap_or(0);
    [12, 36, 68, 92].get(place).copied().unwrap_or(12)
}

#[derive(Clone, PartialEq, Properties)]
struct LanesProps {
    times: Rc<Timetable>,
    below: PerBoard<Color>,
}

/// The drawing; it does not change while the reader steps.
#[component]
fn Lanes(props: &LanesProps) -> Html {
    probe::rendered();
    let times = &*props.times;
    let lanes = lanes(props.below);
    html! {
        <svg class="lanes-d" viewBox={format!("0 0 {WIDTH} 104")} preserveAspectRatio="none" aria-hidden="true">
            { for lanes.iter().map(|seat| {
                let y = y(lanes, *seat);
                html! { <path class="ln" d={format!("M{EDGE} {y}H{}", WIDTH - EDGE)}/> }
            }) }
            { for times.entries().iter().map(|entry| thinking(times, lanes, entry)) }
            { for times.entries().iter().map(|entry| pass(times, lanes, entry)) }
            { for times.entries().iter().map(|entry| dot(times, lanes, entry)) }
        </svg>
    }
}

fn thinking(times: &Timetable, lanes: [Seat; 4], entry: &Entry) -> Html {
    if !times.is_known() {
        return Html::default();
    }
    let y = y(lanes, entry.seat);
    html! { <path class="th" d={format!("M{} {y}H{}", place(times, entry.since), place(times, entry.at))}/> }
}

/// The piece that passes to the partner.
fn pass(times: &Timetable, lanes: [Seat; 4], entry: &Entry) -> Html {
    if entry.kind != Kind::Capture {
        return Html::default();
    }
    let class = match entry.seat.team() {
        Team::One => "ps t1",
        Team::Two => "ps t2",
    };
    let at = place(times, entry.at);
    let (from, to) = (y(lanes, entry.seat), y(lanes, entry.seat.partner()));
    html! { <path {class} d={format!("M{at} {from}V{to}")}/> }
}

/// Dots are lines of no length with round or square ends: so they keep their shape when the drawing is stretched.
fn dot(times: &Timetable, lanes: [Seat; 4], entry: &Entry) -> Html {
    let class = match entry.kind {
        Kind::Move => "mvd",
        Kind::Capture => "cp",
        Kind::Drop => "dp",
    };
    let place = format!("M{} {}h0.01", place(times, entry.at), y(lanes, entry.seat));
    html! {
        <>
            <path {class} d={place.clone()}/>
            if entry.kind == Kind::Drop {
                <path class="dp in" d={place}/>
            }
        </>
    }
}

/// Where the reader is.
fn head(times: &Timetable, now: Millis) -> Html {
    let at = place(times, now);
    html! {
        <svg class="head" viewBox={format!("0 0 {WIDTH} 104")} preserveAspectRatio="none" aria-hidden="true">
            <path d={format!("M{at} 0V104")}/>
        </svg>
    }
}

/// Not more than so many instants are written under the time line.
const TICKS: u32 = 10;

/// Between two of them, in seconds: the smallest that gives few enough.
const STEPS: [u32; 8] = [5, 10, 30, 60, 120, 300, 600, 1800];

/// The instants of a match under its lanes: round ones, and the reader's own. A drawing of its own, since the lanes are
/// stretched.
fn axis(times: &Timetable, now: Millis) -> Html {
    if !times.is_known() {
        return Html::default();
    }
    let text = |at: Millis, class: Option<&'static str>| {
        let place = fixed(x(times, at) * 100.0 / f64::from(WIDTH), 2) + "%";
        let seconds = at.0 / 1_000;
        html! { <text class={classes!(class)} x={place} y="12">{ format!("{}:{:02}", seconds / 60, seconds % 60) }</text> }
    };
    html! {
        <svg class="axis" aria-hidden="true">
            { for ticks(times.end()).map(|at| text(at, None)) }
            { text(now, Some("now")) }
        </svg>
    }
}

/// Round instants up to the end.
fn ticks(end: Millis) -> impl Iterator<Item = Millis> {
    let seconds = end.0 / 1_000;
    let step = STEPS.into_iter().find(|step| seconds / step <= TICKS).unwrap_or(3_600);
    (0..=seconds / step).map(move |nth| Millis::seconds(nth.saturating_mul(step)))
}

fn slider(lang: Lang, study: &Study, times: &Timetable, now: Millis) -> Html {
    let oninput = {
        let (study, times) = (study.clone(), times.clone());
        Callback::from(move |event: InputEvent| {
            let field: Option<HtmlInputElement> = event.target_dyn_into();
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "the field's own bounds"
            )]
            if let Some(at) = field.map(|field| Millis(field.value_as_number().max(0.0) as u32)) {
                study.change(StudyChange::Go(times.node_at(at)));
            }
        })
    };
    html! {
        <input type="range" min="0" max={times.end().0.max(1).to_string()} step="any" value={now.0.to_string()}
            data-action="time-line" aria-label={study_ui(lang, StudyUi::TimeLine)}
            aria-valuetext={speech::time_words(lang, now)} {oninput}/>
    }
}

fn legend(lang: Lang, times: &Timetable) -> Html {
    let sign = |class: &'static str, label: StudyUi| {
        let inside = (class == "dp").then(|| html! { <path class="dp in" d="M8 8h0.01"/> });
        html! {
            <span>
                <svg viewBox="0 0 16 16" aria-hidden="true"><path {class} d="M8 8h0.01"/>{ for inside }</svg>
                { study_ui(lang, label) }
            </span>
        }
    };
    html! {
        <p class="legend">
            { sign("mvd", StudyUi::LegendMove) }
            { sign("cp", StudyUi::LegendCapture) }
            { sign("dp", StudyUi::LegendDrop) }
            <span>
                <svg viewBox="0 0 16 16" aria-hidden="true"><path class="ps t1" d="M4 1V15"/><path class="ps t2" d="M11 1V15"/></svg>
                { study_ui(lang, StudyUi::LegendPass) }
            </span>
            if !times.is_known() {
                <em>{ study_ui(lang, StudyUi::TimesUnknown) }</em>
            }
        </p>
    }
}

/// The instants of a line are those of seats that have moved.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_has_its_lane() {
        let seats = lanes(PerBoard { a: Color::White, b: Color::Black });
        assert_eq!(seats, [Seat::BLACK_A, Seat::WHITE_A, Seat::WHITE_B, Seat::BLACK_B]);
        let places: Vec<u32> = seats.iter().map(|seat| y(seats, *seat)).collect();
        assert!(places.is_sorted());
    }

    #[test]
    fn round_instants_stand_under_the_lanes() {
        let at = |end: u32| ticks(Millis::seconds(end)).map(|at| at.0 / 1_000).collect::<Vec<u32>>();
        assert_eq!(at(0), [0]);
        assert_eq!(at(61), [0, 10, 20, 30, 40, 50, 60]);
        assert_eq!(at(600), [0, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600]);
        assert!(at(u32::MAX / 1_000).len() < 1_500);
    }
}
