//! Arrows and circles over a board. While a pen is chosen, pointers draw: from a square to another one an arrow, on one square
//! a circle; what is there already is taken away.

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{BoardId, Color, Square};
use pasapezas_model::input::geometry::{column_and_row, square_from_point};
use pasapezas_model::input::{Point, Rectangle};
use pasapezas_model::study::{Edit, StudyChange};
use web_sys::Element;
use yew::prelude::*;

use super::desk::Study;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ShapesProps {
    pub(crate) study: Study,
    pub(crate) board: BoardId,
    pub(crate) below: Color,
    pub(crate) pen: Option<Pen>,
    pub(crate) shapes: Vec<Shape>,
}

/// The drawings of a board.
#[component]
pub(crate) fn Shapes(props: &ShapesProps) -> Html {
    let ShapesProps { study, board, below, pen, shapes } = props.clone();
    let root = use_node_ref();
    let from = use_mut_ref(|| None::<Square>);
    let square = {
        let root = root.clone();
        move |event: &PointerEvent| {
            let place = root.cast::<Element>()?.get_bounding_client_rect();
            let place = Rectangle {
                left: place.left(),
                top: place.top(),
                width: place.width(),
                height: place.height(),
            };
            let at = Point { x: f64::from(event.client_x()), y: f64::from(event.client_y()) };
            square_from_point(place, below, at)
        }
    };
    let down = {
        let (from, square) = (from.clone(), square.clone());
        Callback::from(move |event: PointerEvent| {
            event.prevent_default();
            event.stop_propagation();
            *from.borrow_mut() = square(&event);
        })
    };
    let up = Callback::from(move |event: PointerEvent| {
        let (start, end) = (from.borrow_mut().take(), square(&event));
        if let (Some(from), Some(to), Some(pen)) = (start, end, pen) {
            study.change(StudyChange::Edit(Edit::Shape(Shape { board, from, to, pen })));
        }
    });
    html! {
        <svg ref={root} class={classes!("shapes", pen.is_some().then_some("drawing"))} viewBox="0 0 384 384"
            aria-hidden="true" onpointerdown={down} onpointerup={up}>
            { for shapes.iter().map(|shape| draw(*shape, below)) }
        </svg>
    }
}

/// A shape drawn twice: keyline and colour.
fn draw(shape: Shape, below: Color) -> Html {
    let pen = match shape.pen {
        Pen::Green => "green",
        Pen::Red => "red",
        Pen::Yellow => "yellow",
        Pen::Blue => "blue",
    };
    let ((x1, y1), (x2, y2)) = (middle(shape.from, below), middle(shape.to, below));
    if shape.from == shape.to {
        let circle =
            |class: Classes| html! { <circle {class} cx={x1.to_string()} cy={y1.to_string()} r="20.5"/> };
        return html! { <>{ circle(classes!("key")) }{ circle(classes!("pen", pen)) }</> };
    }
    let (dx, dy) = (x2 - x1, y2 - y1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let at = |along: f32, aside: f32| {
        format!("{:.1} {:.1}", x1 + ux * along - uy * aside, y1 + uy * along + ux * aside)
    };
    let line = format!("M{}L{}", at(12.0, 0.0), at(length - 16.0, 0.0));
    let head = format!("M{}L{}L{}Z", at(length - 4.0, 0.0), at(length - 20.0, 9.0), at(length - 20.0, -9.0));
    html! {
        <>
            <path class="key" d={line.clone()}/>
            <path class="key head" d={head.clone()}/>
            <path class={classes!("pen", pen)} d={line}/>
            <path class={classes!("pen", "head", pen)} d={head}/>
        </>
    }
}

fn middle(square: Square, below: Color) -> (f32, f32) {
    let (column, row) = column_and_row(square, below);
    (f32::from(column) * 48.0 + 24.0, f32::from(row) * 48.0 + 24.0)
}
