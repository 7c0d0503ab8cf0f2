//! What the guide shows: derived from where it stands and from the match, and kept nowhere.

use pasapezas_core::arbiter::{
    Action, AnswerTo, Case, Claim, Event, Objection, Phase, Question, Remedy, Ruling, Step, Supervision,
};
use pasapezas_core::rules::Source;
use pasapezas_core::{BoardId, Millis, Seat};

use super::guide::{Claimant, Guide, Offer, Place, Topic, claimants, placements, set_ups, topics};

/// One screen of the guide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Who claims?
    Who(Vec<Claimant>),
    /// What?
    What {
        /// Who claims.
        by: Claimant,
        /// What can be pressed.
        topics: Vec<Offer<Topic>>,
    },
    /// Whom is it about?
    Whom(Vec<Seat>),
    /// Which placement?
    Placement(Vec<Claim>),
    /// What is wrong at the board?
    SetUp {
        /// At which.
        board: BoardId,
        /// The boards there are.
        boards: &'static [BoardId],
        /// What can be pressed.
        claims: Vec<Claim>,
    },
    /// The claim had no ground, and nothing has changed.
    Refused {
        /// Whose it was.
        seat: Seat,
        /// Why.
        why: Objection,
    },
    /// Something has to be known.
    Ask {
        /// The claim.
        case: Case,
        /// What.
        question: Question,
        /// What can be pressed.
        answers: Vec<AnswerTo>,
        /// How the arbiter may decide meanwhile.
        verdict: Verdict,
    },
    /// What follows.
    Rule {
        /// The claim.
        case: Case,
        /// What is done.
        ruling: Ruling,
        /// Who has to agree.
        verdict: Verdict,
    },
    /// A ruling was made; the table does this before the clocks go on.
    Done {
        /// What.
        remedies: Vec<Remedy>,
        /// What it stands on.
        sources: Vec<Source>,
    },
}

/// Who decides about the facts of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Nobody: they are not in doubt.
    Plain,
    /// The table, as long as it agrees.
    Table,
    /// The arbiter.
    Arbiter,
}

/// The screen of a guide. An open case comes before everything, then a ruling that waits for hands.
pub fn screen(guide: Guide, hall: &Supervision, now: Millis) -> Screen {
    if let (Some(case), Some(step)) = (hall.case(), hall.step()) {
        return of_case(hall, case.clone(), step);
    }
    if let Some((remedies, sources)) = standing_ruling(hall) {
        return Screen::Done { remedies, sources };
    }
    if let Some((seat, why)) = guide.refused(hall) {
        return Screen::Refused { seat, why };
    }
    let profile = hall.setup().settings.profile;
    match guide.place() {
        Place::Who => Screen::Who(claimants(profile).collect()),
        Place::What(by) => Screen::What { by, topics: topics(hall, by, now) },
        Place::Whom(_) => Screen::Whom(profile.seats().collect()),
        Place::Placement(_) => Screen::Placement(placements().collect()),
        Place::SetUp(_, board) => {
            Screen::SetUp { board, boards: profile.boards(), claims: set_ups(board).collect() }
        }
    }
}

fn of_case(hall: &Supervision, case: Case, step: Step) -> Screen {
    let verdict = verdict(hall, &case);
    match step {
        Step::Ask(question) => {
            let answers = hall.answers(question).collect();
            Screen::Ask { case, question, answers, verdict }
        }
        Step::Rule(ruling) => Screen::Rule { case, ruling, verdict },
    }
}

fn verdict(hall: &Supervision, case: &Case) -> Verdict {
    match case.claim {
        Claim::Flag | Claim::Draw(_) => Verdict::Plain,
        Claim::Hands(_) | Claim::Illegal(_) | Claim::Placement(_) | Claim::SetUp(..) => {
            if is_disputed(hall) {
                Verdict::Arbiter
            } else {
                Verdict::Table
            }
        }
    }
}

/// Whether somebody has disputed the claim that is examined: after the last one was closed, or made.
fn is_disputed(hall: &Supervision) -> bool {
    let mut events = hall.log().iter().rev().flat_map(|entry| entry.events.iter().rev());
    let ends_search = |event: &&Event| {
        matches!(
            event,
            Event::Disputed | Event::Upheld | Event::Rejected(_) | Event::Dropped { .. } | Event::Started
        )
    };
    events.find(ends_search) == Some(&Event::Disputed)
}

/// What the table has to do before the clocks go on, by the rulings since they stopped.
fn standing_ruling(hall: &Supervision) -> Option<(Vec<Remedy>, Vec<Source>)> {
    if hall.phase() != Phase::Paused {
        return None;
    }
    let since = hall.log().iter().rposition(|entry| {
        entry
            .events
            .iter()
            .any(|event| matches!(event, Event::Resumed | Event::Started | Event::Pressed { .. }))
    });
    let recent = hall.log().get(since.map_or(0, |place| place + 1)..).unwrap_or_default();
    let upheld: Vec<usize> = recent
        .iter()
        .filter(|entry| entry.action == Action::Uphold)
        .filter_map(|entry| usize::try_from(entry.seq.0).ok())
        .collect();
    let done: Vec<Remedy> = recent
        .iter()
        .filter(|entry| entry.action == Action::Uphold)
        .flat_map(|entry| entry.events.iter())
        .filter_map(|event| if let Event::Done(remedy) = event { Some(*remedy) } else { None })
        .collect();
    if !done.iter().any(|remedy| remedy.needs_hands()) {
        return None;
    }
    let mut sources: Vec<Source> = Vec::new();
    for ruling in upheld.into_iter().filter_map(|seq| ruling_before(hall, seq)) {
        sources.extend(ruling.sources);
    }
    sources.dedup();
    Some((done, sources))
}

/// The ruling that the entry with this number has carried out. The log keeps what was done; what it stood on follows from it.
pub fn ruling_before(hall: &Supervision, seq: usize) -> Option<Ruling> {
    let before = hall.log().get(..seq)?.iter().map(|entry| (entry.stamp, entry.action));
    match Supervision::replay(*hall.setup(), before).ok()?.step()? {
        Step::Rule(ruling) => Some(ruling),
        Step::Ask(_) => None,
    }
}
