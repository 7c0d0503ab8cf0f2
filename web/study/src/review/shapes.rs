//! Arrows and circles over a board. While a pen is chosen, pointers draw: from a square to another one an arrow, on one square
//! a circle; what is there already is taken away.

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{BoardId, Color, Square};
use pasapezas_model::input::geometry::square_from_point;
use pasapezas_model::study::{Drawing, StudyChange};
use pasapezas_web::hands::dom::rectangle;
use pasapezas_web::hands::pointer::Pointed;
use pasapezas_web::shell::page::fixed;
use pasapezas_web::ui::marks::{ArrowForm, arrow_paths, middle};
use web_sys::Element;
use yew::prelude::*;

use super::desk::Study;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ShapesProps {
    pub(crate) study: Study,
    pub(crate) board: BoardId,
    pub(crate) below: Color,
    pub(crate) drawing: Drawing,
    pub(crate) shapes: Vec<Shape>,
}

/// The drawings of a board.
#[component]
pub(crate) fn Shapes(props: &ShapesProps) -> Html {
    let ShapesProps { study, board, below, drawing, shapes } = props.clone();
    let pen = drawing.pen;
    let begun = drawing.begun().filter(|(begun, _)| *begun == board).map(|(_, square)| square);
    let root = use_node_ref();
    let from = use_mut_ref(|| None::<Square>);
    let square = {
        let root = root.clone();
        move |event: &PointerEvent| {
            let place = rectangle(&root.cast::<Element>()?);
            square_from_point(place, below, Pointed::of(event)?.at)
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
            study.change(StudyChange::Draw(Shape { board, from, to, pen }));
        }
    });
    html! {
        <svg ref={root} class={classes!("shapes", pen.is_some().then_some("drawing"))} viewBox="0 0 384 384"
            aria-hidden="true" onpointerdown={down} onpointerup={up}>
            { for shapes.iter().map(|shape| draw(*shape, below)) }
            { for begun.zip(pen).map(|(at, pen)| begins(at, pen, below)) }
        </svg>
    }
}

/// The class of a pen.
pub(crate) const fn pen_class(pen: Pen) -> &'static str {
    match pen {
        Pen::Green => "green",
        Pen::Red => "red",
        Pen::Yellow => "yellow",
        Pen::Blue => "blue",
    }
}

/// Where a mark begins that is not drawn yet.
fn begins(at: Square, pen: Pen, below: Color) -> Html {
    let (x, y) = middle(at, below);
    html! { <circle class={classes!("pen", "begun", pen_class(pen))} cx={fixed(x, 1)} cy={fixed(y, 1)} r="20.5"/> }
}

/// A shape drawn twice: keyline and colour.
fn draw(shape: Shape, below: Color) -> Html {
    let pen = pen_class(shape.pen);
    if shape.from == shape.to {
        let (x, y) = middle(shape.from, below);
        let circle = |class: Classes| html! { <circle {class} cx={fixed(x, 1)} cy={fixed(y, 1)} r="20.5"/> };
        return html! { <>{ circle(classes!("key")) }{ circle(classes!("pen", pen)) }</> };
    }
    let form = ArrowForm { begin: 12.0, before: 4.0, neck: 12.0, head: 16.0, wide: 9.0 };
    let (line, head) = arrow_paths(shape.from, shape.to, below, form);
    html! {
        <>
            <path class="key" d={line.clone()}/>
            <path class="key head" d={head.clone()}/>
            <path class={classes!("pen", pen)} d={line}/>
            <path class={classes!("pen", "head", pen)} d={head}/>
        </>
    }
}
