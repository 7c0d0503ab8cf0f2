//! Sections 4.1, 4.3 and 4.5: who claims, until when, and forbidden placements.

use super::super::*;
use super::place::{Place, unfounded};
use crate::base::{BoardId, DropRole, Seat};
use crate::game::Author;
use crate::notation::read_fen;
use crate::position::Position;
use crate::rules::{Article, RuleSet, Source};

const CHECK: Claim = Claim::Placement(PlacementFault::Check(DropRole::Knight));

/// A recorded match from this board A, the other one at the array.
fn from(fen: &str) -> Place {
    let board = Position::new(read_fen(fen).unwrap(), &RuleSet::default()).unwrap();
    Place::with(|setup| {
        *setup = SupervisionSetup { recorded: true, ..SupervisionSetup::new(Profile::Pasapezas) };
        setup.game.start.a = board;
    })
}

/// T21, with and without a record: the piece goes to the claimant's partner, the claimant stays on move, nobody touches the
/// clocks.
#[test]
fn t21_a_forbidden_placement_goes_to_the_claimants_partner() {
    for recorded in [true, false] {
        let mut place = from("6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1");
        if recorded {
            let events = place.play(BoardId::A, "N@f7");
            let legality = events.iter().find_map(|event| match event {
                Event::Recorded { legality, .. } => Some(*legality),
                _ => None,
            });
            assert!(matches!(legality, Some(Legality::Forbidden(_))), "{legality:?}");
        } else {
            place = Place::new(Profile::Pasapezas);
            place.press(&[Seat::WHITE_A]);
        }
        assert_eq!(place.end(), None, "it looks like mate, and is none");
        let before = place.left(Seat::BLACK_A);
        place.claim(Seat::BLACK_A, CHECK);
        assert_eq!(place.hall.phase(), Phase::Running, "a plain removal stops no clock");
        let ruling = place.ruling();
        let expected = [
            Remedy::Remove { board: BoardId::A, role: DropRole::Knight, to: Seat::WHITE_B },
            Remedy::OnMove { seat: Seat::BLACK_A },
        ];
        assert_eq!(ruling.remedies, expected);
        assert_eq!(
            ruling.sources,
            [Source::Article(Article::CLAIM_PLACEMENT), Source::Article(Article::DROP_CHECK)]
        );
        place.table(Action::Uphold);
        assert_eq!(place.hall.phase(), Phase::Running);
        assert_eq!(place.hall.on_move(BoardId::A), Seat::BLACK_A);
        assert_eq!(before.minus(place.left(Seat::BLACK_A)).0, 2_000, "his clock has run all the time");
        if recorded {
            let sheet = place.hall.sheet().unwrap();
            assert_eq!(sheet.setup(BoardId::B).reserves.white.count(DropRole::Knight), 1);
            assert_eq!(sheet.setup(BoardId::A).placement.pieces().count(), 5);
        }
        // Once removed, there is nothing to claim any more.
        assert_eq!(unfounded(&place.claim(Seat::BLACK_A, CHECK)), Some(Objection::TooLate));
    }
}

/// T22: an answer of the claimant lets it stand, and the log says so.
#[test]
fn t22_a_placement_stands_once_the_claimant_has_moved() {
    let mut place = from("7k/6pp/8/8/8/8/8/6K1[N] w - - 0 1");
    place.play(BoardId::A, "N@f7");
    place.play(BoardId::A, "h8g8");
    let let_pass =
        place.hall.log().last().unwrap().events.contains(&Event::Tolerated { seat: Seat::WHITE_A });
    assert!(let_pass);
    assert_eq!(unfounded(&place.claim(Seat::BLACK_A, CHECK)), Some(Objection::TooLate));
    assert_eq!(Objection::TooLate.source().unwrap().to_string(), "C 5");
    // Without a record as well: the window closes with the press.
    let mut blind = Place::new(Profile::Pasapezas);
    blind.press(&[Seat::WHITE_A, Seat::BLACK_A]);
    assert_eq!(unfounded(&blind.claim(Seat::BLACK_A, CHECK)), Some(Objection::TooLate));
}

/// T23 and the rows of section 4.1: only the direct opponent.
#[test]
fn t23_nobody_claims_for_the_direct_opponent() {
    let mut place = from("6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1");
    place.play(BoardId::A, "N@f7");
    for other in [Seat::WHITE_B, Seat::BLACK_B, Seat::WHITE_A] {
        let events = place.claim(other, CHECK);
        assert!(unfounded(&events).is_some(), "{other:?}");
        assert!(place.hall.case().is_none());
        let in_his_name = Action::Claim { seat: Seat::BLACK_A, claim: CHECK };
        assert_eq!(place.act(Author::Seat(other), in_his_name), Err(Objection::NotYours));
    }
    let arbiter = Action::Claim { seat: Seat::BLACK_A, claim: CHECK };
    let events = place.act(Author::Arbiter, arbiter).unwrap();
    assert_eq!(unfounded(&events), Some(Objection::NotTheOpponent));
}

/// T24: after the claim the offender is in check while the claimant is on move (decision D26).
#[test]
fn t24_a_removal_may_open_a_check_again() {
    let mut place = from("4r3/8/8/8/8/8/7k/4K3[R] w - - 0 1");
    place.play(BoardId::A, "R@e2");
    place.claim(Seat::BLACK_A, Claim::Placement(PlacementFault::Check(DropRole::Rook)));
    place.table(Action::Uphold);
    let position = place.hall.sheet().unwrap().position(BoardId::A).unwrap();
    assert_eq!(position.turn(), crate::base::Color::Black);
    assert!(!position.checkers_of(crate::base::Color::White).is_empty());
    let king = super::place::attempt("e8e1");
    let taken = Action::Record { seat: Seat::BLACK_A, attempt: king };
    assert!(matches!(place.act(Author::Table, taken), Err(Objection::CannotBe(_))));
    place.play(BoardId::A, "h2h3");
    let events = place.play(BoardId::A, "e1d1");
    assert!(matches!(events.first(), Some(Event::Recorded { legality: Legality::Legal, .. })));
}

/// Section 4.5, second way: in a dispute both clocks stop and the arbiter looks.
#[test]
fn a_disputed_placement_is_looked_at_with_both_clocks_stopped() {
    for (answer, running) in
        [(Action::Uphold, Phase::Paused), (Action::Reject(Rejection::NotProven), Phase::Running)]
    {
        let mut place = Place::new(Profile::Pasapezas);
        place.press(&[Seat::WHITE_B]);
        place.claim(Seat::BLACK_B, CHECK);
        place.table(Action::Dispute);
        assert_eq!(place.hall.phase(), Phase::Paused);
        assert_eq!(place.act(Author::Table, Action::Resume), Err(Objection::CaseOpen));
        place.table(answer);
        assert_eq!(place.hall.phase(), running);
        assert_eq!(place.hall.on_move(BoardId::B), Seat::BLACK_B);
        assert!(place.hall.case().is_none());
        let again = unfounded(&place.claim(Seat::BLACK_B, CHECK));
        // A rejected claim closes nothing; a removed piece cannot be removed twice.
        assert_eq!(again, (running == Phase::Paused).then_some(Objection::TooLate));
    }
}

/// Section 4.5, third way: a claimant who moves has let the placement stand, even with his claim on the table.
#[test]
fn a_claimant_who_moves_drops_his_claim() {
    let mut place = Place::new(Profile::Pasapezas);
    place.press(&[Seat::WHITE_A]);
    place.claim(Seat::BLACK_A, CHECK);
    let events = place.seat(Seat::BLACK_A, Action::Press);
    assert_eq!(events.first(), Some(&Event::Dropped { seat: Seat::BLACK_A }));
    assert!(place.hall.case().is_none());
    // Also while another one is examined.
    place.press(&[Seat::WHITE_A, Seat::WHITE_B]);
    place.claim(Seat::BLACK_B, CHECK);
    place.claim(Seat::BLACK_A, CHECK);
    place.press(&[Seat::BLACK_A]);
    assert_eq!(place.hall.case().map(|case| case.seat), Some(Seat::BLACK_B));
    assert!(place.hall.waiting().is_empty());
}

/// Clocks that the table had stopped stay so, whatever becomes of a claim.
#[test]
fn a_rejected_claim_starts_no_clock_that_it_has_not_stopped() {
    let mut place = Place::new(Profile::Pasapezas);
    place.press(&[Seat::WHITE_A]);
    place.table(Action::Pause);
    place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
    place.table(Action::Reject(Rejection::NotProven));
    assert_eq!(place.hall.phase(), Phase::Paused);
}

/// Section 4.5, fourth way: an end of the match makes it void.
#[test]
fn an_end_makes_claims_void() {
    let mut place = Place::new(Profile::Pasapezas);
    place.press(&[Seat::WHITE_A]);
    place.claim(Seat::BLACK_A, CHECK);
    place.seat(Seat::BLACK_B, Action::Resign);
    assert!(place.hall.case().is_none());
    assert_eq!(place.act(Author::Table, Action::Uphold), Err(Objection::Over));
}

/// A record that is up to date is not asked twice: a wrong claim changes nothing, and is noted.
#[test]
fn a_claim_that_the_record_contradicts_changes_nothing() {
    let mut place = from("6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1");
    place.play(BoardId::A, "N@a3");
    let before = place.hall.clone();
    let events = place.claim(Seat::BLACK_A, CHECK);
    assert_eq!(unfounded(&events), Some(Objection::RecordSaysNo));
    assert_eq!((place.hall.phase(), place.hall.sheet()), (before.phase(), before.sheet()));
    assert_eq!(place.hall.warnings(Seat::BLACK_A), 0);
}

/// The optional warning of section 4.3.
#[test]
fn a_wrong_claim_brings_a_warning_where_that_is_set() {
    let mut place = Place::with(|setup| setup.settings.warns_wrong_claims = true);
    place.claim(Seat::BLACK_A, Claim::Flag);
    assert_eq!(place.hall.warnings(Seat::BLACK_A), 1);
    place.press(&[Seat::WHITE_A]);
    place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
    place.table(Action::Reject(Rejection::TooLate));
    assert_eq!(place.hall.warnings(Seat::BLACK_A), 2);
    assert_eq!(place.hall.phase(), Phase::Running);
}

/// Section 4.3: nothing was completed, so nothing can be claimed; and an ordinary game has no placements.
#[test]
fn a_claim_needs_a_completed_move() {
    for profile in [Profile::Pasapezas, Profile::OneBoard] {
        let mut place = Place::new(profile);
        let events = place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
        assert_eq!(unfounded(&events), Some(Objection::NothingCompleted));
    }
    let mut one = Place::new(Profile::OneBoard);
    one.press(&[Seat::WHITE_A]);
    assert_eq!(
        one.act(Author::Seat(Seat::BLACK_A), Action::Claim { seat: Seat::BLACK_A, claim: CHECK }),
        Err(Objection::SwitchedOff)
    );
    let other = Action::Claim { seat: Seat::BLACK_B, claim: Claim::Flag };
    assert_eq!(one.act(Author::Seat(Seat::BLACK_B), other), Err(Objection::NoSuchBoard));
}

/// Section 4.1: the arbiter acts unasked only where that is set.
#[test]
fn an_arbiter_intervenes_only_where_he_does() {
    let claim = Action::Claim { seat: Seat::BLACK_A, claim: Claim::Illegal(When::LastMove) };
    let mut waits = Place::new(Profile::Pasapezas);
    waits.press(&[Seat::WHITE_A]);
    assert_eq!(unfounded(&waits.act(Author::Arbiter, claim).unwrap()), Some(Objection::ArbiterWaits));
    let mut acts = Place::with(|setup| setup.settings.arbiter_intervenes = true);
    acts.press(&[Seat::WHITE_A]);
    acts.act(Author::Arbiter, claim).unwrap();
    assert_eq!(acts.hall.case().map(|case| case.by), Some(Author::Arbiter));
}

/// Section 4.1, first row: only the player who is on move presses, at his own board.
#[test]
fn only_who_moved_presses() {
    let mut place = Place::new(Profile::Pasapezas);
    assert_eq!(
        place.act(Author::Seat(Seat::BLACK_A), Action::Press),
        Err(Objection::NotOnMove { seat: Seat::BLACK_A })
    );
    assert_eq!(place.act(Author::Table, Action::Press), Err(Objection::NotYours));
    assert_eq!(place.act(Author::Seat(Seat::WHITE_A), Action::Pause), Err(Objection::NotYours));
    place.press(&[Seat::WHITE_A]);
    assert_eq!(place.hall.on_move(BoardId::A), Seat::BLACK_A);
    assert_eq!(place.hall.on_move(BoardId::B), Seat::WHITE_B, "the other board goes its own way");
}
