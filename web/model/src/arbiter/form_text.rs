//! The form as lines of text, for the next visit.

use pasapezas_core::Seat;
use pasapezas_core::arbiter::{Profile, Settings};

use super::form::HallForm;
use super::option::HallOption;
use super::state::View;
use crate::app::Names;
use crate::app::settings::{MAX_STORED, clean_name};
use crate::app::setup_form_text::{read_time, write_time};

/// The first line: its version.
const VERSION: &str = "pasapezas clock 1";

/// The form, and how the clocks lie. Clocks that make no sense yet are left out.
pub fn write_form(form: &HallForm, view: View) -> String {
    let mut lines = vec![
        VERSION.to_owned(),
        line("profile", if form.profile() == Profile::OneBoard { "one" } else { "pasapezas" }),
        line("recorded", word(form.is_recorded())),
        line("swapped", word(view.swapped)),
        line("turned", word(view.turned)),
    ];
    if let Ok(time) = form.people().time().control() {
        lines.push(line("time", &write_time(&time)));
    }
    for option in HallOption::ALL.into_iter().filter(|option| form.is_changed(*option)) {
        lines.push(line(option.key(), &option.of(form.settings()).key()));
    }
    for seat in Seat::ALL {
        let name = clean_name(form.people().names().at(seat));
        if !name.is_empty() {
            lines.push(line(seat.name(), &name));
        }
    }
    lines.join("\n")
}

/// Reads what [`write_form`] wrote. What cannot be understood is as usual.
///
/// ```
/// use pasapezas_model::arbiter::{HallForm, View, read_form, write_form};
/// let usual = (HallForm::default(), View::default());
/// assert_eq!(read_form(&write_form(&usual.0, usual.1)), usual);
/// assert_eq!(read_form("something else"), usual);
/// ```
pub fn read_form(text: &str) -> (HallForm, View) {
    let mut lines = text.lines();
    if text.len() > MAX_STORED || lines.next() != Some(VERSION) {
        return (HallForm::default(), View::default());
    }
    let lines: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(' ')).collect();
    let of = |key: &str| lines.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
    let profile = if of("profile") == Some("one") { Profile::OneBoard } else { Profile::Pasapezas };
    let mut settings = Settings::of(profile);
    for option in HallOption::ALL {
        let kept = of(option.key());
        let choice = option.choices().iter().find(|choice| kept == Some(choice.key().as_str()));
        if let Some(choice) = choice {
            option.put(&mut settings, *choice);
        }
    }
    let names = Names::for_seats(|seat| of(seat.name()).map(clean_name).unwrap_or_default());
    let time = of("time").and_then(read_time).unwrap_or_default();
    let form = HallForm::new(settings, of("recorded") == Some("yes"), &time, &names);
    let usual = View::default();
    let view = View {
        swapped: of("swapped").map_or(usual.swapped, |it| it == "yes"),
        turned: of("turned").map_or(usual.turned, |it| it == "yes"),
    };
    (form, view)
}

const fn word(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}

fn line(key: &str, value: &str) -> String {
    [key, " ", value].concat()
}
