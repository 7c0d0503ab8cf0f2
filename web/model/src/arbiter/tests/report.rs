//! The report: what stands in it, with what, and what it is silent about.

use pasapezas_core::arbiter::{Action, Claim, Conduct, HandFault, Penalty, PlacementFault, Profile, When};
use pasapezas_core::record::read_bpgn;
use pasapezas_core::{Author, BoardId, DropRole, Millis, PawnRanks, PerSeat, Seat};

use super::guide::{Desk, dropped, moved};
use crate::arbiter::{Line, Report, Tap, moves_bpgn};
use crate::i18n::{Clerk, Lang};

fn names() -> PerSeat<String> {
    PerSeat::for_seats(|seat| seat.to_string())
}

fn clerk(names: &PerSeat<String>) -> Clerk<'_> {
    Clerk { lang: Lang::English, profile: Profile::Pasapezas, names, pawn_ranks: PawnRanks::TWO_TO_SIX }
}

fn report(desk: &Desk) -> Report {
    Report::of(&clerk(&names()), &desk.hall)
}

fn written(lines: &[Line]) -> Vec<String> {
    let written = |line: &Line| {
        let sources = line.sources.iter().map(|it| format!("[{it}]"));
        [line.text.clone()].into_iter().chain(sources).collect::<Vec<_>>().join(" ")
    };
    lines.iter().map(written).collect()
}

fn play(desk: &mut Desk, board: BoardId, moves: &[&str]) {
    for text in moves {
        desk.play(board, moved(text));
    }
}

#[test]
fn a_claim_is_told_from_its_words_to_its_sources() {
    let mut desk = Desk::new(false);
    play(&mut desk, BoardId::A, &["e2e4", "e7e5"]);
    let claim = Claim::Hands(HandFault::MovedAnother);
    desk.act(Author::Seat(Seat::WHITE_A), Action::Claim { seat: Seat::WHITE_A, claim });
    desk.tap(Tap::Answer(pasapezas_core::arbiter::AnswerTo::Yes));
    desk.tap(Tap::Uphold);
    desk.tap(Tap::GoOn);
    let late = Claim::Illegal(When::LastMove);
    desk.act(Author::Seat(Seat::WHITE_A), Action::Claim { seat: Seat::WHITE_A, claim: late });
    assert_eq!(
        written(&report(&desk).claims),
        [
            "WhiteA claims that BlackA touched a piece and moved another.",
            "Has the touched piece a legal move? Yes.",
            "Claim accepted. [C 2]",
            "Take back the last move of BlackA.",
            "BlackA must move the piece that was touched first.",
            "It is the turn of BlackA, whose clock runs.",
            "No ground. BlackA has not completed a move yet. [4.2]",
        ]
    );
}

#[test]
fn conduct_and_penalties_are_written_with_their_sections() {
    let mut desk = Desk::new(false);
    let seat = Seat::BLACK_B;
    desk.act(Author::Arbiter, Action::Note { conduct: Conduct::Notes, seat: Some(seat) });
    desk.act(Author::Arbiter, Action::Note { conduct: Conduct::FlagCalled, seat: None });
    let penalty = Penalty::Time(Millis::seconds(60));
    desk.act(Author::Arbiter, Action::Punish { seat, penalty });
    let report = report(&desk);
    assert_eq!(
        written(&report.conduct),
        [
            "BlackB: Looked at notes. [C 9]",
            "Flag called by an outsider. [C 9]",
            "More time for WhiteB: 1 minute.",
        ]
    );
    assert!(report.people[3].text.ends_with("BlackB · 1 warning"), "{:?}", report.people);
}

#[test]
fn moves_have_their_times_and_what_was_taken_back_is_gone() {
    let mut desk = Desk::new(true);
    play(&mut desk, BoardId::A, &["e2e4", "e7e5", "g1f3"]);
    let on_a = report(&desk).moves.on_a;
    let cell = |row: usize| on_a[row].white.clone().unwrap();
    assert_eq!((cell(0).text.as_deref(), cell(0).used), (Some("e4"), Some(Millis::seconds(2))));
    assert_eq!(cell(1).text.as_deref(), Some("Nf3"));
    play(&mut desk, BoardId::A, &["a8a5"]);
    let claim = Claim::Illegal(When::LastMove);
    desk.act(Author::Seat(Seat::WHITE_A), Action::Claim { seat: Seat::WHITE_A, claim });
    desk.tap(Tap::Uphold);
    let taken_back = report(&desk);
    assert_eq!(taken_back.moves.on_a[1].black, None);
    assert!(taken_back.people[1].text.ends_with("1 illegal move"));
}

/// Under way nothing tells of flags, nor of illegal moves that nobody has claimed.
#[test]
fn a_report_tells_no_secret_before_the_end() {
    let mut desk = Desk::new(true);
    play(&mut desk, BoardId::B, &["e2e4", "a8a5", "d2d4"]);
    desk.wait(Millis::seconds(2_000));
    let under_way = report(&desk);
    assert_eq!(under_way.claims, []);
    assert!(under_way.moves.on_b.iter().all(|row| row.black.as_ref().is_none_or(|cell| !cell.is_wrong)));
    desk.act(Author::Table, Action::CallOff);
    let over = report(&desk);
    let told = written(&over.claims);
    assert_eq!(told[0], "WhiteB lets the last move of BlackB pass.");
    assert!(told.iter().any(|line| line.starts_with("WhiteA’s flag") || line.contains("flag")), "{told:?}");
    assert!(over.moves.on_b[0].black.as_ref().unwrap().is_wrong);
    assert_eq!(over.result[1].text, "The match was called off without a result.");
}

#[test]
fn a_report_is_a_text_with_headings() {
    let mut desk = Desk::new(true);
    play(&mut desk, BoardId::A, &["e2e4"]);
    desk.act(Author::Seat(Seat::WHITE_B), Action::Resign);
    let text = report(&desk).text(&clerk(&names()));
    for part in
        ["Players\n-------\nA · White, WhiteA\n", "Result\n", "Team 1 wins (1–0)", "[9.3]", "1. e4 (0:02)\n"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(text.contains("Conduct\n-------\nNone.\n"), "{text}");
}

#[test]
fn recorded_moves_become_a_record_with_removals() {
    let mut desk = Desk::new(true);
    play(&mut desk, BoardId::A, &["e2e4", "d7d5", "e4d5", "d8d5", "b1c3"]);
    play(&mut desk, BoardId::B, &["e2e4", "d7d5"]);
    // White of board B places the pawn that Black of board A has captured.
    desk.play(BoardId::B, dropped(DropRole::Pawn, "d7"));
    let claim = Claim::Placement(PlacementFault::PawnRank);
    desk.act(Author::Seat(Seat::BLACK_B), Action::Claim { seat: Seat::BLACK_B, claim });
    desk.tap(Tap::Uphold);
    play(&mut desk, BoardId::B, &["d5e4"]);
    let text = moves_bpgn(&clerk(&names()), &desk.hall).unwrap();
    let read = read_bpgn(text.as_bytes(), 1);
    assert!(text.contains("[WhiteA \"WhiteA\"]") && text.contains("1B. e4"), "{text}");
    assert_eq!((read.played, read.complaints.len()), (9, 0), "{text}");
    assert_eq!(moves_bpgn(&clerk(&names()), &Desk::new(false).hall), None);
}

#[test]
fn only_what_the_arbiter_has_set_otherwise_is_listed() {
    assert_eq!(report(&Desk::new(false)).settings.len(), 1);
    let desk = Desk::set(|settings| settings.illegal_loses = Some(2));
    let settings = report(&desk).settings;
    assert_eq!(settings.len(), 2);
    assert_eq!(settings[1].sources.len(), 1);
}
