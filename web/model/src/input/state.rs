//! The state of all hands at the table.

use pasapezas_core::record::Pen;
use pasapezas_core::{Action, Attempt, Match, PerBoard, PerSeat, Phase, Piece, Plan, Refusal, Seat};

use super::draw::{Begun, Pens};
use super::event::{Effect, Landing, PointerId, PointerKind, Press, Spot};
use super::geometry::Point;
use super::hand::{Chooser, Hand, Origin, Pick};
use crate::app::choices::InputMode;

/// Everything that is held, chosen or open. See [`Input::step`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Input {
    /// One per pointer that is down, in the order in which they went down.
    pub(super) gestures: Vec<Gesture>,
    /// What each seat has chosen by a tap or a key, and holds in no pointer.
    pub(super) chosen: PerSeat<Option<Origin>>,
    /// The open chooser of each board.
    pub(super) chooser: PerBoard<Option<Chooser>>,
    /// What each seat has planned for its turn.
    pub(super) planned: PerSeat<Option<Attempt>>,
    /// Whether hands may plan.
    pub(super) plans: bool,
    /// How hands bring pieces to squares.
    pub(super) ways: Ways,
    /// What hands draw with.
    pub(super) pens: Pens,
    /// The mark that keys have begun.
    pub(super) begun: Option<Begun>,
    /// The right button went down and its menu is still to come: what was to be done is done.
    pub(super) menu_due: bool,
}

/// How hands bring pieces to squares. Keys and assistive technology do all they can, whatever is chosen here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// By dragging, by tapping, or by both.
    pub mode: InputMode,
    /// Whether a pawn becomes a queen without a question.
    pub queens: bool,
}

/// What one pointer does from going down to going up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Gesture {
    pub(super) pointer: PointerId,
    pub(super) kind: PointerKind,
    /// Where it went down.
    pub(super) start: Point,
    /// On what.
    pub(super) spot: Spot,
    /// The piece there.
    pub(super) pick: Option<Pick>,
    pub(super) grip: Grip,
}

/// How a pointer has its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grip {
    /// Pressed: a tap will choose the piece.
    Fresh,
    /// Pressed again: a tap will let go what was chosen.
    Again,
    /// Pressed on what may be the target of a chosen piece, or on nothing that can be picked: a tap plays there.
    Target,
    /// The piece follows the pointer.
    Dragging,
    /// It strayed from where it pressed with nothing to drag: no tap any more.
    Strayed,
    /// It draws, while this button and no other is held.
    Drawing {
        /// The button.
        press: Press,
        /// The pen.
        pen: Pen,
    },
}

impl Gesture {
    /// The piece that it holds, to be seen as chosen.
    pub(super) const fn held(&self) -> Option<Pick> {
        match self.grip {
            Grip::Fresh | Grip::Again | Grip::Dragging => self.pick,
            Grip::Target | Grip::Strayed | Grip::Drawing { .. } => None,
        }
    }
}

impl Input {
    /// Nothing held, nothing open.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether whoever is not on move may plan a move, as far as the match allows it. What was planned is off when he no
    /// longer may. At first nobody may.
    pub fn let_plan(&mut self, plans: bool) {
        self.plans = plans;
        if !plans {
            self.planned = PerSeat::default();
        }
    }

    /// How pieces are brought to squares from now on.
    pub const fn go(&mut self, ways: Ways) {
        self.ways = ways;
    }

    /// What components draw.
    pub fn hand(&self) -> Hand {
        let mut hand =
            Hand { picked: self.chosen, chooser: self.chooser, planned: self.planned, begun: self.begun };
        for pick in self.gestures.iter().filter_map(Gesture::held) {
            *hand.picked.at_mut(pick.seat) = Some(pick.origin);
        }
        for chooser in [self.chooser.a, self.chooser.b].into_iter().flatten() {
            let shown = hand.picked.at_mut(chooser.seat);
            *shown = shown.or(Some(Origin::Board(chooser.from)));
        }
        hand
    }

    /// Whether this pointer is down on something of ours.
    pub fn has_pointer(&self, pointer: PointerId) -> bool {
        self.gestures.iter().any(|gesture| gesture.pointer == pointer)
    }

    /// Whether any piece follows a pointer.
    pub fn is_dragging(&self) -> bool {
        self.gestures.iter().any(|gesture| gesture.grip == Grip::Dragging)
    }

    /// Takes the gesture of this pointer out.
    pub(super) fn take(&mut self, pointer: PointerId) -> Option<Gesture> {
        let index = self.gestures.iter().position(|gesture| gesture.pointer == pointer)?;
        Some(self.gestures.remove(index))
    }

    /// Ends the gestures for which `ends` holds; pieces in the air go home.
    pub(super) fn cancel(&mut self, effects: &mut Vec<Effect>, ends: impl Fn(&Gesture) -> bool) {
        self.gestures.retain(|gesture| {
            let gone = ends(gesture);
            let pointer = gesture.pointer;
            match gesture.grip {
                Grip::Dragging if gone => effects.push(Effect::Land { pointer, landing: Landing::Home }),
                Grip::Drawing { .. } if gone => effects.push(Effect::Traced { pointer }),
                Grip::Fresh
                | Grip::Again
                | Grip::Target
                | Grip::Dragging
                | Grip::Strayed
                | Grip::Drawing { .. } => {}
            }
            !gone
        });
    }

    /// What the match no longer has cannot be held, chosen or promoted any more.
    pub(super) fn prune(&mut self, game: &Match, effects: &mut Vec<Effect>) {
        let plans = self.plans;
        self.cancel(effects, |gesture| {
            gesture.pick.is_some_and(|pick| piece_of(game, pick, plans).is_none())
        });
        for seat in Seat::ALL {
            let chosen = self.chosen.at_mut(seat);
            *chosen = chosen.filter(|origin| piece_of(game, Pick { seat, origin: *origin }, plans).is_some());
        }
        let stands = |chooser: &Chooser| {
            let pick = Pick { seat: chooser.seat, origin: Origin::Board(chooser.from) };
            let in_time =
                game.on_move(chooser.seat.board) == chooser.seat || may_plan(game, chooser.seat, plans);
            in_time && piece_of(game, pick, plans).is_some()
        };
        self.chooser = self.chooser.map(|open| open.filter(stands));
        self.follow_plans(game, effects);
    }

    /// Plays the plan whose turn has come, or takes it away. One at a time: it changes what the next one meets.
    fn follow_plans(&mut self, game: &Match, effects: &mut Vec<Effect>) {
        // Whoever plans a move has seen other boards than those to which a take-back goes.
        if matches!(game.log().entries().last().map(|entry| entry.action), Some(Action::TakeBack { .. })) {
            self.planned = PerSeat::default();
        }
        for seat in Seat::ALL {
            let Some(attempt) = *self.planned.at(seat) else { continue };
            let end = match game.planned(seat, attempt) {
                Plan::Waits => continue,
                Plan::Ripe(action) => Some(Effect::Play { seat, action }),
                Plan::Lapsed(Refusal::MatchOver) => None,
                Plan::Lapsed(why) => Some(Effect::Lapsed { seat, attempt, why }),
            };
            *self.planned.at_mut(seat) = None;
            effects.extend(end);
            if matches!(end, Some(Effect::Play { .. })) {
                return;
            }
        }
    }
}

/// Whether the player on this seat may plan a move now, where hands may (`plans`).
pub(super) fn may_plan(game: &Match, seat: Seat, plans: bool) -> bool {
    plans && game.rules().premoves && game.phase() == Phase::Running && game.on_move(seat.board) != seat
}

/// The piece that a pick takes up, if it is still there. When the match is over nothing can be picked. Whoever plans may
/// take up what is still to come.
pub(super) fn piece_of(game: &Match, pick: Pick, plans: bool) -> Option<Piece> {
    if matches!(game.phase(), Phase::Over(_)) {
        return None;
    }
    let position = game.position(pick.seat.board);
    match pick.origin {
        Origin::Board(square) => {
            position.placement().piece_at(square).filter(|piece| piece.color == pick.seat.color)
        }
        Origin::Reserve(role) => (position.reserve(pick.seat.color).count(role) > 0
            || may_plan(game, pick.seat, plans))
        .then(|| Piece::new(pick.seat.color, role.role())),
    }
}

/// What lies to be picked at a spot, whoever is on move.
pub(super) fn pick_at(game: &Match, spot: Spot, plans: bool) -> Option<Pick> {
    let pick = match spot {
        Spot::Square { board, square } => {
            let color = game.position(board).placement().piece_at(square)?.color;
            Pick { seat: Seat::new(board, color), origin: Origin::Board(square) }
        }
        Spot::Slot { seat, role } => Pick { seat, origin: Origin::Reserve(role) },
        Spot::Choice { .. } | Spot::Outside => return None,
    };
    piece_of(game, pick, plans).map(|_| pick)
}
