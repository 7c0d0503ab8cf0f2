//! The guide through a claim, as pure state: who claims, what, which one; then what has to be known, and what follows.
//!
//! It decides nothing: whether something can be claimed is asked of [`Supervision::act`], and what follows of
//! [`Supervision::step`]. What would tell a secret is not asked before: a button that is dark until a flag falls, or until the
//! record shows an illegal move, would announce it (decision D64, section 4.1). Such a claim is answered when it is made.

use pasapezas_core::arbiter::{
    Action, AnswerTo, Claim, DrawClaim, Event, HandFault, Legality, Objection, PlacementFault, Profile,
    Rejection, SetUpFault, SheetStep, Supervision, When,
};
use pasapezas_core::{Attempt, Author, BoardId, Color, DropRole, Millis, Refusal, Seat, Seq, Stamp};

/// Who claims or reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claimant {
    /// A player.
    Player(Seat),
    /// The arbiter, about set-ups; about touches and moves where the arbiter acts unasked.
    Arbiter,
}

/// What is claimed, as far as one button says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// What the opponent's hands did.
    Hands(HandFault),
    /// An illegal move.
    Illegal(When),
    /// A forbidden placement; which, is asked next.
    Placement,
    /// Something at a board; what, is asked next.
    SetUp,
    /// A fallen flag.
    Flag,
    /// A draw.
    Draw(DrawClaim),
}

/// Where somebody stands on the way to a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Who claims?
    Who,
    /// What does this one claim?
    What(Claimant),
    /// The arbiter acts unasked: whose hands or moves is it about?
    Whom(Topic),
    /// What was placed?
    Placement(Seat),
    /// What is wrong at this board?
    SetUp(Claimant, BoardId),
}

/// Something that is pressed in the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tap {
    /// Who claims.
    Who(Claimant),
    /// What.
    What(Topic),
    /// Whom it is about, of what the arbiter claims.
    Whom(Seat),
    /// The claim itself, where a further screen named it.
    Claim(Claim),
    /// Another board of a set-up.
    Board(BoardId),
    /// An answer.
    Answer(AnswerTo),
    /// The facts are as claimed, or the arbiter says so.
    Uphold,
    /// The opponent does not agree.
    Dispute,
    /// The arbiter rejects it.
    Reject(Rejection),
    /// Play goes on.
    GoOn,
    /// One screen back.
    Back,
}

/// The guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Guide {
    /// Where it was opened: a player's own button knows who claims.
    opened: Place,
    place: Place,
    /// The entry that its last claim has become.
    sent: Option<Seq>,
}

/// What a tap makes be done at the device, and by whom.
pub type Deed = (Author, Action);

impl Guide {
    /// Opened by a player's own button, or from the middle.
    pub const fn new(player: Option<Seat>) -> Self {
        let opened = match player {
            Some(seat) => Place::What(Claimant::Player(seat)),
            None => Place::Who,
        };
        Self { opened, place: opened, sent: None }
    }

    /// Where it stands.
    pub const fn place(self) -> Place {
        self.place
    }

    /// Whether there is a screen before this one.
    pub fn has_back(self) -> bool {
        self.place != self.opened
    }

    /// The claim that this guide has made last and that had no ground: why, and whose it was.
    pub fn refused(self, hall: &Supervision) -> Option<(Seat, Objection)> {
        let entry = hall.log().get(usize::try_from(self.sent?.0).ok()?)?;
        let Action::Claim { seat, .. } = entry.action else { return None };
        Some((seat, unfounded(&entry.events)?))
    }

    /// The guide after a tap, and what is to be done.
    pub fn after(self, tap: Tap, hall: &Supervision) -> (Self, Option<Deed>) {
        let table = |action| Some((Author::Table, action));
        match tap {
            Tap::Who(by) => (self.at(Place::What(by)), None),
            Tap::What(topic) => self.what(topic, hall),
            Tap::Whom(seat) => match self.place {
                Place::Whom(topic) => self.claim(Claimant::Arbiter, seat.opponent(), plain(topic), hall),
                Place::Who | Place::What(_) | Place::Placement(_) | Place::SetUp(..) => (self, None),
            },
            Tap::Claim(claim) => match self.place {
                Place::Placement(seat) => self.claim(Claimant::Player(seat), seat, Some(claim), hall),
                Place::SetUp(by, board) => self.claim(by, reporter(by, board), Some(claim), hall),
                Place::Who | Place::What(_) | Place::Whom(_) => (self, None),
            },
            Tap::Board(board) => match self.place {
                Place::SetUp(by, _) => (self.at(Place::SetUp(by, board)), None),
                Place::Who | Place::What(_) | Place::Whom(_) | Place::Placement(_) => (self, None),
            },
            Tap::Answer(answer) => {
                (self, hall.question().and_then(|question| table(Action::Answer(answer.to(question)))))
            }
            Tap::Uphold => (self, table(Action::Uphold)),
            Tap::Dispute => (self, table(Action::Dispute)),
            Tap::Reject(why) => (self, table(Action::Reject(why))),
            Tap::GoOn => (self, table(Action::Resume)),
            Tap::Back => (self.back(), None),
        }
    }

    const fn at(self, place: Place) -> Self {
        Self { place, sent: None, ..self }
    }

    /// One screen back, or from the reason of a refused claim to where it was made.
    const fn back(self) -> Self {
        if self.sent.is_some() {
            return self.at(self.place);
        }
        match (self.place, self.opened) {
            (Place::Placement(seat), _) => self.at(Place::What(Claimant::Player(seat))),
            (Place::SetUp(by, _), _) => self.at(Place::What(by)),
            (Place::Whom(_), _) => self.at(Place::What(Claimant::Arbiter)),
            (Place::Who | Place::What(_), opened) => self.at(opened),
        }
    }

    fn what(self, topic: Topic, hall: &Supervision) -> (Self, Option<Deed>) {
        let Place::What(by) = self.place else { return (self, None) };
        match (topic, by) {
            (Topic::SetUp, Claimant::Player(seat)) => (self.at(Place::SetUp(by, seat.board)), None),
            (Topic::SetUp, Claimant::Arbiter) => (self.at(Place::SetUp(by, BoardId::A)), None),
            (Topic::Placement, Claimant::Player(seat)) => match recorded_placement(hall, seat) {
                Some(fault) => self.claim(by, seat, Some(Claim::Placement(fault)), hall),
                None => (self.at(Place::Placement(seat)), None),
            },
            (_, Claimant::Player(seat)) => self.claim(by, seat, plain(topic), hall),
            (_, Claimant::Arbiter) => (self.at(Place::Whom(topic)), None),
        }
    }

    fn claim(
        self,
        by: Claimant,
        seat: Seat,
        claim: Option<Claim>,
        hall: &Supervision,
    ) -> (Self, Option<Deed>) {
        let Some(claim) = claim else { return (self, None) };
        (Self { sent: Some(hall.end()), ..self }, Some((author(by), Action::Claim { seat, claim })))
    }
}

/// The claim that a button names by itself.
const fn plain(topic: Topic) -> Option<Claim> {
    match topic {
        Topic::Hands(fault) => Some(Claim::Hands(fault)),
        Topic::Illegal(when) => Some(Claim::Illegal(when)),
        Topic::Flag => Some(Claim::Flag),
        Topic::Draw(draw) => Some(Claim::Draw(draw)),
        Topic::Placement | Topic::SetUp => None,
    }
}

/// In whose name something at a board is reported: of the arbiter's reports, of White there.
const fn reporter(by: Claimant, board: BoardId) -> Seat {
    match by {
        Claimant::Player(seat) => seat,
        Claimant::Arbiter => Seat::new(board, Color::White),
    }
}

const fn author(by: Claimant) -> Author {
    match by {
        Claimant::Player(seat) => Author::Seat(seat),
        Claimant::Arbiter => Author::Arbiter,
    }
}

/// What the record says was placed last against `claimant`: then it is not asked. Also where the last move was none at all, since
/// asking or not asking would tell.
fn recorded_placement(hall: &Supervision, claimant: Seat) -> Option<PlacementFault> {
    if !hall.is_recorded(claimant.board) {
        return None;
    }
    let last = hall.sheet()?.steps().iter().rev().find(|step| step.board() == claimant.board)?;
    match *last {
        SheetStep::Move { attempt: Attempt::Drop { role, .. }, legality, .. } => match legality {
            Legality::Forbidden(Refusal::DropPawnRank { .. }) => Some(PlacementFault::PawnRank),
            Legality::Forbidden(_) | Legality::Legal | Legality::Illegal(_) => {
                Some(PlacementFault::Check(role))
            }
        },
        SheetStep::Move { .. } | SheetStep::Removal { .. } => Some(PlacementFault::PawnRank),
    }
}

/// One thing that can be pressed, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Offer<T> {
    /// What.
    pub what: T,
    /// Why it cannot be claimed now, where saying so tells nothing that nobody may tell.
    pub blocked: Option<Objection>,
}

/// What `by` may claim, in the order in which it is listed. What these rules or settings do not have is left out.
pub fn topics(hall: &Supervision, by: Claimant, now: Millis) -> Vec<Offer<Topic>> {
    let hands = HandFault::ALL.into_iter().map(Topic::Hands);
    let moves = [Topic::Placement, Topic::Illegal(When::LastMove), Topic::Illegal(When::Earlier)];
    let draws = [DrawClaim::Repetition(None), DrawClaim::FiftyMoves(None), DrawClaim::LevelEnding];
    let rest = [Topic::Flag, Topic::SetUp].into_iter().chain(draws.map(Topic::Draw));
    let all = moves.into_iter().chain(hands).chain(rest);
    all.filter(|topic| by != Claimant::Arbiter || is_arbiters(hall, *topic))
        .map(|what| Offer { what, blocked: blocked(hall, by, what, now) })
        .filter(|offer| offer.blocked != Some(Objection::SwitchedOff))
        .collect()
}

/// What the arbiter may take up unasked (section 4.1).
fn is_arbiters(hall: &Supervision, topic: Topic) -> bool {
    match topic {
        Topic::SetUp => true,
        Topic::Hands(_) | Topic::Illegal(_) => hall.setup().settings.arbiter_intervenes,
        Topic::Placement | Topic::Flag | Topic::Draw(_) => false,
    }
}

fn blocked(hall: &Supervision, by: Claimant, topic: Topic, now: Millis) -> Option<Objection> {
    let (Claimant::Player(seat), Some(claim)) = (by, sample(by, topic)) else { return None };
    objection(hall, by, seat, claim, now)
}

/// Stands for all claims of a topic.
fn sample(by: Claimant, topic: Topic) -> Option<Claim> {
    match (topic, by) {
        (Topic::Placement, _) => Some(Claim::Placement(PlacementFault::PawnRank)),
        (Topic::SetUp, Claimant::Player(seat)) => Some(Claim::SetUp(seat.board, SetUpFault::BoardTurned)),
        (_, _) => plain(topic),
    }
}

fn objection(hall: &Supervision, by: Claimant, seat: Seat, claim: Claim, now: Millis) -> Option<Objection> {
    let stamp = Stamp { at: now.max(hall.last_stamp()), by: author(by) };
    let why = match hall.act(stamp, &Action::Claim { seat, claim }) {
        Err(why) => Some(why),
        Ok(events) => unfounded(&events),
    };
    why.filter(|why| !is_secret(*why))
}

fn unfounded(events: &[Event]) -> Option<Objection> {
    events.iter().find_map(|event| if let Event::Unfounded { why } = event { Some(*why) } else { None })
}

/// What nobody may tell before it is claimed: flags, and what the record shows.
const fn is_secret(why: Objection) -> bool {
    matches!(
        why,
        Objection::NoFlagFallen
            | Objection::OwnFlagFallen { .. }
            | Objection::FlagDown
            | Objection::RecordSaysNo
            | Objection::NotRepeated { .. }
            | Objection::NotFiftyMoves { .. }
    )
}

/// The kinds of forbidden placements.
pub fn placements() -> impl Iterator<Item = Claim> {
    let checks = DropRole::ALL.into_iter().map(PlacementFault::Check);
    checks.chain([PlacementFault::PawnRank]).map(Claim::Placement)
}

/// What can be wrong at a board.
pub fn set_ups(board: BoardId) -> impl Iterator<Item = Claim> {
    let knocked = Color::ALL.map(|color| SetUpFault::KnockedOver(Seat::new(board, color)));
    [SetUpFault::BoardTurned, SetUpFault::Misplaced, SetUpFault::ColoursReversed, SetUpFault::WrongClock]
        .into_iter()
        .chain(knocked)
        .chain([SetUpFault::Lost])
        .map(move |fault| Claim::SetUp(board, fault))
}

/// Who may claim at all.
pub fn claimants(profile: Profile) -> impl Iterator<Item = Claimant> {
    profile.seats().map(Claimant::Player).chain([Claimant::Arbiter])
}
