//! The text of a supervised match: what is damaged is said and cut off.

use super::SupervisionErrorKind as Kind;
use crate::arbiter::{
    Action, Profile, Supervision, SupervisionSetup, read_supervision, write_supervision_head,
    write_supervision_line,
};
use crate::base::{Millis, Seat};
use crate::game::Stamp;
use crate::record::Tags;

fn played() -> (Supervision, String) {
    let mut hall = Supervision::new(SupervisionSetup::new(Profile::Pasapezas));
    hall.play(Stamp::table(Millis(5)), Action::Start).unwrap();
    hall.play(Stamp::of(Seat::WHITE_A, Millis(1_000)), Action::Press).unwrap();
    let mut tags = Tags::default();
    tags.set("WhiteA", "Uxía \"a raíña\"");
    let mut text = write_supervision_head(hall.setup(), &tags);
    for entry in hall.log() {
        text.push_str(&write_supervision_line(entry));
        text.push('\n');
    }
    (hall, text)
}

#[test]
fn names_settings_and_entries_come_back() {
    let (hall, text) = played();
    let read = read_supervision(&text).unwrap();
    assert_eq!((read.hall, read.stopped), (hall, None));
    assert_eq!(read.tags.get("WhiteA"), Some("Uxía \"a raíña\""));
}

#[test]
fn a_damaged_tail_is_cut_off_and_said() {
    let (hall, text) = played();
    let n_lines = text.lines().count();
    for (tail, kind) in [
        ("2 1500 a pre", Kind::Unfinished),
        ("2 1500 a dance\n", Kind::Entry),
        ("3 1500 a press\n", Kind::Entry),
        ("2 1500 A press\n", Kind::NotAllowed(crate::arbiter::Objection::NotOnMove { seat: Seat::WHITE_A })),
        ("2 99999999999 a press\n", Kind::Entry),
    ] {
        let read = read_supervision(&format!("{text}{tail}")).unwrap();
        assert_eq!(read.hall, hall, "{tail}");
        let stopped = read.stopped.unwrap();
        assert_eq!((stopped.line, stopped.kind), (n_lines + 1, kind), "{tail}");
    }
}

#[test]
fn a_head_that_cannot_be_read_is_refused_with_its_line() {
    for (text, line, kind) in [
        ("", 1, Kind::NotOne),
        ("pasapezas-log 1\n", 1, Kind::NotOne),
        ("pasapezas-arbiter 2\n", 1, Kind::Newer { version: 2 }),
        ("pasapezas-arbiter 1\nprofile blitz\n", 2, Kind::Setting),
        ("pasapezas-arbiter 1\nprofile pasapezas\nset late_illegal maybe\n", 3, Kind::Setting),
        ("pasapezas-arbiter 1\nset recorded yes\n", 2, Kind::Setting),
    ] {
        let error = read_supervision(text).unwrap_err();
        assert_eq!((error.line, error.kind), (line, kind), "{text}");
    }
    let error = read_supervision("pasapezas-arbiter 1\nprofile pasapezas\npasapezas-log 1\nrules chess\n")
        .unwrap_err();
    assert_eq!(error.line, 4);
    assert!(matches!(error.kind, Kind::Head(_)), "{error}");
    let long = "x".repeat(crate::arbiter::MAX_SUPERVISION + 1);
    assert_eq!(read_supervision(&long).unwrap_err().kind, Kind::TooLong);
}
