//! What follows from a claim whose facts are right (sections 4.4 to 4.8). What the record shows is not asked.

use super::case::{Case, LevelRuling, Question, Ruling, Step};
use super::claim::{Claim, DrawClaim, HandFault, PlacementFault};
use super::end::{ArbiterDraw, End};
use super::remedy::{Duty, Remedy};
use super::supervision::Supervision;
use crate::base::Seat;
use crate::rules::{Article, DrawReason, Outcome, Section, Source};

/// A ruling that needs no record.
pub(super) fn rule(remedies: Vec<Remedy>, sources: &[Source]) -> Step {
    Step::Rule(Ruling { remedies, sources: sources.to_vec(), lacks_record: false })
}

impl Supervision {
    pub(super) fn examine(&self, case: &Case) -> Step {
        let offender = case.seat.opponent();
        match case.claim {
            Claim::Hands(fault) => self.examine_hands(case, offender, fault),
            Claim::Illegal(when) => self.examine_illegal(case, offender, when),
            Claim::Placement(fault) => self.examine_placement(offender, fault),
            Claim::SetUp(board, fault) => self.examine_set_up(board, fault),
            Claim::Flag => self.examine_flag(case),
            Claim::Draw(draw) => self.examine_draw(case, case.seat, draw),
        }
    }

    fn examine_hands(&self, case: &Case, offender: Seat, fault: HandFault) -> Step {
        let sources = [fault.source()];
        let completed = self.on_move(offender.board) != offender;
        let back = |duty| {
            let taken_back = completed.then_some(Remedy::TakeBack { seat: offender });
            let must = Remedy::Must { seat: offender, duty };
            taken_back.into_iter().chain([must, Remedy::OnMove { seat: offender }]).collect()
        };
        match fault {
            HandFault::OutOfTurn => rule(vec![Remedy::Warn { seat: offender }, Remedy::GoOn], &sources),
            HandFault::ChangedRelease => {
                rule(vec![Remedy::Must { seat: offender, duty: Duty::FirstRelease }, Remedy::GoOn], &sources)
            }
            HandFault::CastledByRook => rule(back(Duty::Rook), &sources),
            HandFault::MovedAnother | HandFault::NotCaptured => match case.is(Question::CanKeepTouch) {
                None => Step::Ask(Question::CanKeepTouch),
                Some(true) if fault == HandFault::NotCaptured => rule(back(Duty::Capture), &sources),
                Some(true) => rule(back(Duty::TouchedPiece), &sources),
                // What cannot be done obliges nobody.
                Some(false) => rule(
                    vec![Remedy::Stands { board: offender.board }, Remedy::GoOn],
                    &[Source::Section(Section::ILLEGAL), Source::Fide("4.5")],
                ),
            },
        }
    }

    /// Article 7.5: the piece goes to the claimant's partner, the claimant is on move, the clocks are not touched.
    fn examine_placement(&self, offender: Seat, fault: PlacementFault) -> Step {
        use super::sheet::Step as Entered;
        use crate::position::Attempt;
        let claimant = offender.opponent();
        let recorded = match self.last_recorded(offender) {
            Some(Entered::Move { attempt: Attempt::Drop { role, .. }, .. }) => Some(role),
            Some(Entered::Move { .. } | Entered::Removal { .. }) | None => None,
        };
        let role = recorded.unwrap_or(fault.role());
        let broken = match fault {
            PlacementFault::Check(_) => Article::DROP_CHECK,
            PlacementFault::PawnRank => Article::PAWN_RANKS,
        };
        rule(
            vec![
                Remedy::Remove { board: claimant.board, role, to: claimant.partner() },
                Remedy::OnMove { seat: claimant },
            ],
            &[Source::Article(Article::CLAIM_PLACEMENT), Source::Article(broken)],
        )
    }

    /// Table of section 4.7; in an ordinary game the answer of C 10.2 comes before.
    fn examine_flag(&self, case: &Case) -> Step {
        // A clock that was set meanwhile has its flag up again: play goes on.
        let Ok(end) = self.flag_claim(case.seat.team()) else {
            return rule(vec![Remedy::GoOn], &[Source::Article(Article::TIME)]);
        };
        let profile = self.setup.settings.profile;
        if let (Some(winner), true) = (end.winner(), self.setup.settings.no_material) {
            let [seat, _] = winner.seats();
            match case.is(Question::CanMate(seat)) {
                None => return Step::Ask(Question::CanMate(seat)),
                Some(true) => {}
                Some(false) => {
                    let drawn = End::Drawn(ArbiterDraw::NoMaterial);
                    return rule(vec![Remedy::End(drawn)], &[drawn.source(profile), Source::Fide("6.9")]);
                }
            }
        }
        rule(vec![Remedy::End(end)], &[end.source(profile)])
    }

    fn examine_draw(&self, case: &Case, claimant: Seat, draw: DrawClaim) -> Step {
        let board = claimant.board;
        let (announced, reason, source) = match draw {
            DrawClaim::LevelEnding => return self.examine_level(case, claimant),
            DrawClaim::Repetition(announced) => {
                (announced, DrawReason::Repetition { board }, Source::Fide("9.2"))
            }
            DrawClaim::FiftyMoves(announced) => {
                (announced, DrawReason::FiftyMoves { board }, Source::Fide("9.3"))
            }
        };
        let shown = self.sheet().filter(|_| self.is_recorded(board)).and_then(|sheet| match draw {
            DrawClaim::Repetition(_) => Some(sheet.times(board, announced)? >= 3),
            DrawClaim::FiftyMoves(_) => Some(sheet.halfmoves(board, announced)? >= 100),
            DrawClaim::LevelEnding => None,
        });
        match shown.or_else(|| case.is(Question::IsDrawRight)) {
            None => Step::Ask(Question::IsDrawRight),
            Some(true) => {
                let end = End::Outcome(Outcome::Drawn { reason });
                rule(vec![Remedy::End(end)], &[end.source(self.setup.settings.profile), source])
            }
            Some(false) => self.wrong_draw_claim(claimant, announced.is_some()),
        }
    }

    /// FIDE 9.5.3: the announced move must be played, and the opponent may get time.
    fn wrong_draw_claim(&self, claimant: Seat, has_announced: bool) -> Step {
        let time = self.setup.settings.wrong_draw_claim;
        let mut remedies = Vec::new();
        if !time.is_zero() {
            remedies.push(Remedy::AddTime { seat: claimant.opponent(), time });
        }
        if has_announced {
            remedies.push(Remedy::Must { seat: claimant, duty: Duty::Announced });
        }
        if self.setup.settings.warns_wrong_claims {
            remedies.push(Remedy::Warn { seat: claimant });
        }
        remedies.push(Remedy::GoOn);
        rule(remedies, &[Source::Fide("9.5.3")])
    }

    fn examine_level(&self, case: &Case, claimant: Seat) -> Step {
        let sources = [Source::Section(Section::LEVEL_ENDING), Source::Fide("III.5")];
        let time = self.setup.settings.level_time;
        match case.level() {
            None => Step::Ask(Question::LevelEnding),
            Some(LevelRuling::Accept) => {
                rule(vec![Remedy::End(End::Drawn(ArbiterDraw::LevelEnding))], &sources)
            }
            Some(LevelRuling::Postpone) => {
                rule(vec![Remedy::Observe { board: claimant.board }, Remedy::GoOn], &sources)
            }
            Some(LevelRuling::Reject) if time.is_zero() => rule(vec![Remedy::GoOn], &sources),
            Some(LevelRuling::Reject) => {
                rule(vec![Remedy::AddTime { seat: claimant.opponent(), time }, Remedy::GoOn], &sources)
            }
        }
    }
}
