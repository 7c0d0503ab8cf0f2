//! A match on real boards as the device keeps it: the text that grows with every entry, and the match that comes back from it.

use std::rc::Rc;

use pasapezas_core::arbiter::{
    Supervision, SupervisionError, read_supervision, write_supervision_head, write_supervision_line,
};
use pasapezas_core::record::Tags;
use pasapezas_core::{Seat, Seq};

use super::change::HallChange;
use crate::app::Names;
use crate::app::settings::clean_name;

/// The lines before the first entry, each ended, with the names that were typed and the date as records write it.
pub fn head(hall: &Supervision, names: &Names, date: &str) -> String {
    let mut tags = Tags::default();
    if !date.is_empty() {
        tags.set("Date", date);
    }
    for seat in Seat::ALL {
        let name = clean_name(names.at(seat));
        if !name.is_empty() {
            tags.set(seat.name(), name);
        }
    }
    write_supervision_head(hall.setup(), &tags)
}

/// The entries from number `from` on, a line each, without its end.
pub fn lines(hall: &Supervision, from: Seq) -> Vec<String> {
    hall.log().iter().filter(|entry| entry.seq >= from).map(write_supervision_line).collect()
}

/// The change by which a match comes back, and how many of its entries are kept. Of a damaged text everything before the damage.
///
/// # Errors
/// When not even its beginning can be read, or a newer version has written it.
pub fn read(text: &str) -> Result<(HallChange, Seq), SupervisionError> {
    let read = read_supervision(text)?;
    let names = Names::for_seats(|seat| clean_name(read.tags.get(seat.name()).unwrap_or_default()));
    let end = read.hall.end();
    let is_cut = read.stopped.is_some();
    Ok((HallChange::ComeBack { hall: Rc::new(read.hall), names: Rc::new(names), is_cut }, end))
}
