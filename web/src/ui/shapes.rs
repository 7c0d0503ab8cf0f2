//! Arrows and circles over a board, as hands draw them: four lines that differ in form as well as in colour.

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{Color, Square};
use pasapezas_model::app::select::BoardView;
use pasapezas_model::input::Begun;
use yew::prelude::*;

use super::marks::{ArrowForm, arrow_paths, middle};
use crate::shell::page::fixed;

/// The drawings of a board, and the mark that is begun.
pub(crate) fn shapes(view: &BoardView) -> Html {
    let below = view.below;
    let begun = view.begun.map(|Begun { board, from, pen }| {
        let (_, ring) = layers(Shape { board, from, to: from, pen }, below).swap_remove(1);
        ("begun", ring)
    });
    let drawn = view.shapes.iter().flat_map(|shape| layers(*shape, below));
    drawn.chain(begun).map(|(class, d)| html! { <path {class} {d}/> }).collect()
}

/// The class of a pen.
pub const fn pen_class(pen: Pen) -> &'static str {
    match pen {
        Pen::Green => "green",
        Pen::Red => "red",
        Pen::Yellow => "yellow",
        Pen::Blue => "blue",
    }
}

/// A piece of the line of a pen, for the button that takes it: 24 wide.
pub fn sample(pen: Pen) -> Html {
    html! {
        <svg class="ic shapes" viewBox="0 0 24 24" aria-hidden="true">
            <path class={classes!("pen", pen_class(pen))} d="M3 12H21"/>
            if pen == Pen::Blue {
                <path class="core" d="M3 12H21"/>
            }
        </svg>
    }
}

/// A shape as paths over each other, each with its classes: the keyline, the line, the light in the middle of the double one,
/// and the same of the head. A circle has no head.
pub(crate) fn layers(shape: Shape, below: Color) -> Vec<(&'static str, String)> {
    let (line, head) = shape_paths(shape.from, shape.to, below);
    let [pen, pen_head] = match shape.pen {
        Pen::Green => ["pen green", "pen green head"],
        Pen::Red => ["pen red", "pen red head"],
        Pen::Yellow => ["pen yellow", "pen yellow head"],
        Pen::Blue => ["pen blue", "pen blue head"],
    };
    let core = if shape.pen == Pen::Blue { line.clone() } else { String::new() };
    let all =
        [("key", line.clone()), (pen, line), ("core", core), ("key head", head.clone()), (pen_head, head)];
    all.into_iter().filter(|(_, d)| !d.is_empty()).collect()
}

fn shape_paths(from: Square, to: Square, below: Color) -> (String, String) {
    if from == to {
        let (x, y) = middle(from, below);
        let (left, y) = (fixed(x - 20.5, 1), fixed(y, 1));
        let ring = ["M", &left, " ", &y, "a20.5 20.5 0 1 0 41 0a20.5 20.5 0 1 0-41 0Z"].concat();
        return (ring, String::new());
    }
    arrow_paths(from, to, below, ArrowForm { begin: 12.0, before: 4.0, neck: 12.0, head: 16.0, wide: 9.0 })
}
