//! Illegal moves (section 4.4) and wrong boards or set-ups (section 4.6).

use super::case::{CapturedPiece, Case, Question, Ruling, Step};
use super::claim::{SetUpFault, When};
use super::end::{Annulment, End, Forfeit};
use super::examine::rule;
use super::remedy::{Duty, Remedy};
use super::settings::{LateIllegal, Profile, Unrestorable};
use super::sheet::{Sheet, Step as Entered};
use super::supervision::Supervision;
use crate::base::{BoardId, Color, Seat};
use crate::position::{Attempt, MoveSet, Position};
use crate::rules::{Section, Source};

const ILLEGAL: Source = Source::Section(Section::ILLEGAL);
const SET_UP: Source = Source::Section(Section::SET_UP);

/// FIDE 7.3: with so many moves by each side, reversed colours stand.
const REVERSED_STANDS: u32 = 10;

impl Supervision {
    pub(super) fn examine_illegal(&self, case: &Case, offender: Seat, when: When) -> Step {
        if self.loses_by(offender) {
            let end = End::Forfeited { loser: offender, why: Forfeit::IllegalMove };
            return rule(vec![Remedy::End(end)], &[Source::Fide("7.5.5")]);
        }
        match when {
            When::LastMove => self.examine_last(case, offender),
            When::Earlier => self.examine_earlier(case, offender),
        }
    }

    /// Whether this illegal move is one too many (decision D61).
    fn loses_by(&self, offender: Seat) -> bool {
        let limit = self.setup.settings.illegal_loses;
        limit.is_some_and(|limit| self.illegal_moves(offender).saturating_add(1) >= limit)
    }

    /// The last move: it is taken back and replaced.
    fn examine_last(&self, case: &Case, offender: Seat) -> Step {
        let Some(captured) = self.captured_by(case, offender) else { return Step::Ask(Question::Captured) };
        let mut remedies = vec![Remedy::TakeBack { seat: offender }];
        match captured {
            CapturedPiece::None | CapturedPiece::WasPlacement => {}
            CapturedPiece::InReserve => {
                remedies.push(Remedy::ReturnCaptured { from: self.holder(offender) });
            }
            // The partner has placed it: both boards go back to that instant.
            CapturedPiece::Placed => return self.restore(case, offender, true),
        }
        remedies.push(Remedy::Must { seat: offender, duty: self.replacement(offender, captured) });
        remedies.extend(self.penalty(offender));
        remedies.push(Remedy::OnMove { seat: offender });
        rule(remedies, &[ILLEGAL, Source::Fide("7.5.1")])
    }

    /// Found after further moves: C 6 is the special rule beside C 5 (decision D59).
    fn examine_earlier(&self, case: &Case, offender: Seat) -> Step {
        match self.setup.settings.late_illegal {
            LateIllegal::Stands => rule(
                vec![Remedy::Stands { board: offender.board }, Remedy::GoOn],
                &[Source::Fide("A.5.2"), Source::Section(Section::CLAIMS)],
            ),
            LateIllegal::RestoreOrAnnul => self.restore(case, offender, false),
        }
    }

    /// Back to the position before the illegal move, on one board if nothing that was passed since has been placed, else on
    /// both (section 4.4).
    fn restore(&self, case: &Case, offender: Seat, last: bool) -> Step {
        let board = offender.board;
        let found = self.sheet().filter(|_| self.is_recorded(board)).and_then(|sheet| {
            let (place, attempt) = sheet.first_illegal(offender)?;
            Some((sheet, place, attempt))
        });
        let Some((sheet, place, attempt)) = found else { return self.unrestorable(board) };
        match case.is(Question::CanRestore) {
            // The last move is before everybody's eyes.
            None if !last => return Step::Ask(Question::CanRestore),
            Some(false) => return self.unrestorable(board),
            None | Some(true) => {}
        }
        let keep = u32::try_from(place).unwrap_or(u32::MAX);
        let alone = sheet.restored_alone(board, place).is_some();
        let restored =
            if alone { Remedy::RestoreBoard { board, keep } } else { Remedy::RestoreBoth { keep } };
        let before = sheet.restored(place);
        let duty = before.and_then(|before| duty_after(&before, board, attempt)).unwrap_or(Duty::AnyMove);
        let mut remedies = vec![restored, Remedy::Must { seat: offender, duty }];
        remedies.extend(self.penalty(offender));
        remedies.push(Remedy::OnMove { seat: offender });
        rule(remedies, &[ILLEGAL])
    }

    /// No record, or nobody can say how it stood.
    fn unrestorable(&self, board: BoardId) -> Step {
        let (remedies, sources) = match self.setup.settings.unrestorable {
            Unrestorable::Annul => {
                let end = End::Annulled { board, why: Annulment::Unrestorable };
                (vec![Remedy::End(end)], vec![ILLEGAL])
            }
            Unrestorable::LastKnown => (vec![Remedy::LastKnown { board }], vec![Source::Fide("7.5.1")]),
        };
        Step::Rule(Ruling { remedies, sources, lacks_record: !self.is_recorded(board) })
    }

    /// What the illegal move captured, from the record or as told. In an ordinary game captured pieces lie beside the board.
    fn captured_by(&self, case: &Case, offender: Seat) -> Option<CapturedPiece> {
        let Some(Entered::Move { passed, .. }) = self.last_recorded(offender) else { return case.captured() };
        let Some(role) = passed else {
            let one_board = self.setup.settings.profile == Profile::OneBoard;
            return if one_board { case.captured() } else { Some(CapturedPiece::None) };
        };
        let partner = offender.partner();
        let held = self.sheet()?.setup(partner.board).reserves.get(partner.color).count(role);
        Some(if held > 0 { CapturedPiece::InReserve } else { CapturedPiece::Placed })
    }

    fn holder(&self, offender: Seat) -> Option<Seat> {
        self.other_board(offender.board).map(|_| offender.partner())
    }

    fn last_attempt(&self, offender: Seat) -> Option<Attempt> {
        match self.last_recorded(offender)? {
            Entered::Move { attempt, .. } => Some(attempt),
            Entered::Removal { .. } => None,
        }
    }

    /// What has to be played instead (C 6, decision D60): as the record knows, else in words that hold either way.
    fn replacement(&self, offender: Seat, captured: CapturedPiece) -> Duty {
        let recorded = self.last_attempt(offender).zip(self.sheet()).and_then(|(attempt, sheet)| {
            let (place, _) = sheet.last(offender.board)?;
            let before = sheet.with(|at, _| at != place)?;
            duty_after(&before, offender.board, attempt)
        });
        recorded.unwrap_or(match captured {
            CapturedPiece::WasPlacement => Duty::SameKindIfItCan,
            CapturedPiece::None | CapturedPiece::InReserve | CapturedPiece::Placed => Duty::SamePieceIfItCan,
        })
    }

    fn penalty(&self, offender: Seat) -> Option<Remedy> {
        let time = self.setup.settings.illegal_time;
        (!time.is_zero()).then_some(Remedy::AddTime { seat: offender.opponent(), time })
    }

    pub(super) fn examine_set_up(&self, board: BoardId, fault: SetUpFault) -> Step {
        match fault {
            SetUpFault::BoardTurned => {
                rule(vec![Remedy::Transfer { board }], &[SET_UP, Source::Fide("7.2.2")])
            }
            SetUpFault::Misplaced if self.is_beyond_limit(board) => rule(
                vec![Remedy::Stands { board }, Remedy::CastlingLost { board }, Remedy::GoOn],
                &[Source::Fide("A.5.1.2")],
            ),
            SetUpFault::Misplaced => annulled(board, Annulment::SetUp, &[SET_UP, Source::Fide("7.2.1")]),
            SetUpFault::ColoursReversed if self.both_moved(board) >= REVERSED_STANDS => {
                rule(vec![Remedy::Stands { board }, Remedy::GoOn], &[Source::Fide("7.3")])
            }
            SetUpFault::ColoursReversed => annulled(board, Annulment::Colours, &[Source::Fide("7.3")]),
            SetUpFault::KnockedOver(seat) => rule(
                vec![Remedy::PutBack { seat }, Remedy::OnMove { seat: self.on_move(board) }],
                &[Source::Fide("7.4.1")],
            ),
            SetUpFault::Lost => self.unrestorable(board),
            SetUpFault::WrongClock => rule(vec![Remedy::SetClock { board }], &[Source::Fide("6.10.2")]),
        }
    }

    fn is_beyond_limit(&self, board: BoardId) -> bool {
        self.setup.settings.setup_limit_moves.is_some_and(|limit| self.both_moved(board) > limit)
    }

    /// How many moves each side of a board has made at least.
    fn both_moved(&self, board: BoardId) -> u32 {
        Color::ALL.into_iter().map(|color| self.moves(Seat::new(board, color))).min().unwrap_or(0)
    }
}

fn annulled(board: BoardId, why: Annulment, sources: &[Source]) -> Step {
    rule(vec![Remedy::End(End::Annulled { board, why })], sources)
}

/// What replaces an illegal move from a position (C 6, decision D60): the same piece, or a stored one of its kind, where it has
/// a legal move.
fn duty_after(before: &Sheet, board: BoardId, attempt: Attempt) -> Option<Duty> {
    let position: Position = before.position(board)?;
    let mut duty = Duty::AnyMove;
    position.visit_legal(|set| match (set, attempt) {
        (
            MoveSet::Normal { from, .. } | MoveSet::Promotion { from, .. } | MoveSet::EnPassant { from, .. },
            Attempt::Board { from: moved, .. },
        ) if from == moved => duty = Duty::SamePiece,
        (MoveSet::Castle(_), Attempt::Board { from: moved, .. })
            if moved == position.king(position.turn()) =>
        {
            duty = Duty::SamePiece;
        }
        (MoveSet::Drop { role, .. }, Attempt::Drop { role: placed, .. }) if role == placed => {
            duty = Duty::SameKind;
        }
        _ => {}
    });
    Some(duty)
}
