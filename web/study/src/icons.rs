//! Drawings that only the study has, in a box of 24, in lines of the text's colour.

use yew::prelude::*;

/// A drawing by its name. Always beside a word or in a button that has a name.
pub(crate) fn study_icon(name: &str) -> Html {
    html! {
        <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d={path(name)}/></svg>
    }
}

fn path(name: &str) -> &'static str {
    match name {
        "first" => "M6 5V19M18 5L9 12L18 19Z",
        "back" => "M15 5L7 12L15 19",
        "play" => "M8 5L19 12L8 19Z",
        "pause" => "M8 5V19M16 5V19",
        "on" => "M9 5L17 12L9 19",
        "last" => "M18 5V19M6 5L15 12L6 19Z",
        "undo" => "M9 5L4.5 9.5L9 14M5 9.5H14A5 5 0 0 1 14 19.5H9",
        "redo" => "M15 5L19.5 9.5L15 14M19 9.5H10A5 5 0 0 0 10 19.5H15",
        "open" => "M4 18.5V6H10L12 8.5H20V18.5Z",
        "paste" => "M9 5H6V20H18V5H15M9 3.5H15V7H9ZM9 12H15M9 16H13",
        "save" => "M12 4V15M7 10.5L12 15.5L17 10.5M5 20H19",
        "print" => "M7 9V4H17V9M7 16H4V9H20V16H17M7 13.5H17V20H7Z",
        "share" => "M12 15V4M7.5 8.5L12 4L16.5 8.5M5 12V20H19V12",
        "copy" => "M9 8H19V20H9ZM15 8V4H5V16H9",
        "swap" => "M4 8H19M15 4L19 8L15 12M20 16H5M9 12L5 16L9 20",
        "arrow" => "M5 19L18 6M9.5 5.5H18.5V14.5",
        "cut" => "M5 7H19M9 7V4.5H15V7M7 7L8 20H16L17 7M10.5 11V16M13.5 11V16",
        "promote" => "M12 20V5M6 11L12 5L18 11",
        "lots" => "M4 8.5H19M15.5 5L19 8.5L15.5 12M20 15.5H5M8.5 12L5 15.5L8.5 19",
        "menu" => "M4 7H20M4 12H20M4 17H20",
        "hand" => {
            "M8 12V6.2A1.5 1.5 0 0 1 11 6.2V11M11 10.5V4.9A1.5 1.5 0 0 1 14 4.9V11M14 11V6.4A1.5 1.5 0 0 1 17 6.4V14.5C17 18.5 15 20.5 12 20.5C9 20.5 7.8 19 6.6 16.6L4.6 12.8A1.4 1.4 0 0 1 7 11.4L8 13"
        }
        "again" => "M19 12A7 7 0 1 1 16.5 6.6M17 3V7.2H12.8",
        "pen" => "M5 19L6 15L16 5L19 8L9 18ZM14 7L17 10",
        "close" => "M6 6L18 18M18 6L6 18",
        _ => "",
    }
}
