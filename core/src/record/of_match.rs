//! The record of a match that was played here: what stands of its log, as moves.

use super::Record;
use super::boards::{Boards, Step};
use super::ending::{Ending, ResultToken};
use super::tags::Tags;
use super::tree::{NodeId, Tree};
use crate::game::{Event, Match, Seq, standing_back};
use crate::rules::Outcome;

impl Record {
    /// The record of a match as it stands, with these tags. What was taken back leaves no trace; a removal by article 7.5
    /// is a step of its own. Every move has its clock, if there are clocks, and its instant since the start.
    ///
    /// It takes the facts of the log as they are. So the match should be one of this program, or
    /// [audited](Match::audit).
    ///
    /// ```
    /// use pasapezas_core::record::{NodeId, Record, Tags};
    /// use pasapezas_core::{Action, Attempt, Match, MatchSetup, Millis, Seat, Stamp};
    /// let mut game = Match::new(MatchSetup::default());
    /// game.play(Stamp::table(Millis(200)), Action::Start)?;
    /// let pawn = Attempt::Board { from: "e2".parse().unwrap(), to: "e4".parse().unwrap(), promotion: None };
    /// game.play(Stamp::of(Seat::WHITE_A, Millis(1_400)), game.judge(Seat::WHITE_A, pawn)?)?;
    /// let record = Record::of_match(&game, &Tags::default());
    /// let first = record.tree.line(NodeId::ROOT).next().and_then(|id| record.tree.node(id)).unwrap();
    /// assert_eq!((first.notes.left, first.notes.at), (Some(Millis(298_800)), Some(Millis(1_200))));
    /// # Ok::<(), pasapezas_core::Refusal>(())
    /// ```
    pub fn of_match(game: &Match, tags: &Tags) -> Self {
        let rules = *game.rules();
        Self {
            tags: tags.clone(),
            rules,
            time: Some(game.setup().time),
            tree: tree_of(game),
            ending: game.outcome().map_or_else(Ending::default, Ending::of),
        }
    }
}

impl Ending {
    /// The ending of a match of this program.
    pub fn of(outcome: Outcome) -> Self {
        Self {
            token: ResultToken::of(outcome),
            remarks: Vec::new(),
            winner: outcome.winner(),
            outcome: Some(outcome),
        }
    }
}

fn tree_of(game: &Match) -> Tree {
    let setup = game.setup();
    let mut tree = Tree::new(Boards::at(setup.start, &setup.rules));
    // The last one first, so that the next one is at the end.
    let mut standing: Vec<Seq> = standing_back(game.log().entries()).map(|entry| entry.seq).collect();
    let mut so_far = Match::new(*setup);
    let (mut node, mut began) = (NodeId::ROOT, None);
    for entry in game.log().entries() {
        // Its own entries follow each other, or it could not hold them.
        if so_far.append(entry.clone()).is_err() {
            break;
        }
        let now = entry.stamp.at;
        if entry.events.contains(&Event::Started) {
            began.get_or_insert(now);
        }
        if standing.pop_if(|seq| *seq == entry.seq).is_none() {
            continue;
        }
        for step in entry.events.iter().filter_map(|event| step_of(*event)) {
            let Some(boards) = tree.node(node).map(|node| node.boards().following(step)) else { continue };
            node = tree.push(node, step, &boards);
            if let (Step::Move { seat, .. }, Some(node)) = (step, tree.node_mut(node)) {
                node.notes.left = so_far.clock(seat, now).left;
                node.notes.at = Some(now.minus(began.unwrap_or_default()));
            }
        }
    }
    tree
}

/// The step that an event is, if it changes the boards. A piece that passes is part of the move.
const fn step_of(event: Event) -> Option<Step> {
    match event {
        Event::Moved { seat, mv } => Some(Step::Move { seat, mv }),
        Event::TakenOff { by, at, .. } => Some(Step::TakeOff { by, at }),
        Event::Started
        | Event::Paused
        | Event::Resumed
        | Event::Touched { .. }
        | Event::AdjustAnnounced { .. }
        | Event::Passed { .. }
        | Event::FlagFell { .. }
        | Event::ClaimOpened { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::DrawAgreed { .. }
        | Event::TimeCorrected { .. }
        | Event::TakenBack { .. }
        | Event::Ended { .. } => None,
    }
}
