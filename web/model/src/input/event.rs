//! What goes into the machine and what comes out of it.

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{Action, Attempt, BoardId, DropRole, Piece, PromotionRole, Refusal, Seat, Square};

use super::geometry::Point;
use super::hand::Pick;

/// The browser's number of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PointerId(pub i32);

/// What points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PointerKind {
    /// A mouse or a trackpad.
    Mouse,
    /// A finger.
    Touch,
    /// A stylus.
    Pen,
}

impl PointerKind {
    /// How far it must go before a press is a drag, in CSS pixels. A finger trembles.
    pub const fn threshold(self) -> f64 {
        match self {
            Self::Mouse => 3.0,
            Self::Touch | Self::Pen => 8.0,
        }
    }
}

/// The button that went down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Press {
    /// The left button, a finger, the tip of a stylus.
    Main,
    /// The right button, or the one at the side of a stylus: it never lifts a piece. It puts pieces back; where there is
    /// nothing to put back, it draws.
    Right,
    /// Any other: it puts pieces back.
    Other,
}

/// The buttons that are down while a pointer moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Held {
    /// The main one and no other.
    MainOnly,
    /// The right one and no other.
    RightOnly,
    /// None, or one more: what was held is let go.
    Otherwise,
}

/// What lies under a pointer, or has the keyboard's focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A square of a board.
    Square {
        /// The board.
        board: BoardId,
        /// The square.
        square: Square,
    },
    /// A slot of a reserve, full or empty.
    Slot {
        /// Whose reserve.
        seat: Seat,
        /// Which of the five.
        role: DropRole,
    },
    /// A tile of the promotion chooser.
    Choice {
        /// The chooser's board.
        board: BoardId,
        /// The piece, or `None` for the tile that cancels.
        role: Option<PromotionRole>,
    },
    /// Anything else.
    Outside,
}

impl Spot {
    /// The board that it belongs to.
    pub const fn board(self) -> Option<BoardId> {
        match self {
            Self::Square { board, .. } | Self::Choice { board, .. } => Some(board),
            Self::Slot { seat, .. } => Some(seat.board),
            Self::Outside => None,
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum InputEvent {
    /// A pointer went down.
    Down {
        /// Which pointer.
        pointer: PointerId,
        /// What points.
        kind: PointerKind,
        /// With which button.
        press: Press,
        /// Where, in CSS pixels of the viewport.
        at: Point,
        /// On what.
        spot: Spot,
    },
    /// A pointer moved.
    Move {
        /// Which pointer.
        pointer: PointerId,
        /// What it holds down.
        held: Held,
        /// Where it is now.
        at: Point,
    },
    /// A pointer went up.
    Up {
        /// Which pointer.
        pointer: PointerId,
        /// Over what.
        spot: Spot,
    },
    /// The browser took a pointer away: `pointercancel`, lost capture.
    Lost {
        /// Which pointer.
        pointer: PointerId,
    },
    /// The right button, or what stands for it, at this spot.
    ContextMenu {
        /// Where.
        spot: Spot,
    },
    /// The window lost the focus.
    Blur,
    /// Escape.
    Escape,
    /// Enter, the space bar, or the press of an assistive technology on a spot.
    Activate {
        /// On what.
        spot: Spot,
    },
    /// A key marks the square that has the focus: an arrow or a circle begins or ends there.
    Mark {
        /// The board.
        board: BoardId,
        /// The square.
        square: Square,
    },
    /// A number key on a board: the nth slot of the player on move; while keys draw, the nth pen.
    PickFromReserve {
        /// The board that has the focus.
        board: BoardId,
        /// Which of the five.
        role: DropRole,
    },
    /// The match has moved on, by whatever: what is no longer there cannot be held.
    MatchChanged,
    /// Another match is on the table: nothing is held any more.
    AnotherMatch,
}

/// How a piece in the air comes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Landing {
    /// It stays where it was released.
    Taken,
    /// It goes back to where it came from.
    Home,
}

/// What the caller has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Play this action of this seat now. It was just judged.
    Play {
        /// Who acts.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// Say why not.
    Refused {
        /// Who tried.
        seat: Seat,
        /// What, unless there was nothing to try with.
        attempt: Option<Attempt>,
        /// Why not.
        why: Refusal,
    },
    /// The turn of this seat has come, and what it had planned cannot be played: say why.
    Lapsed {
        /// Who had planned.
        seat: Seat,
        /// What.
        attempt: Attempt,
        /// Why it is off.
        why: Refusal,
    },
    /// A piece is lifted: show it under this pointer.
    Lift {
        /// Which pointer carries it.
        pointer: PointerId,
        /// What points.
        kind: PointerKind,
        /// Where it comes from.
        pick: Pick,
        /// What it looks like.
        piece: Piece,
    },
    /// The piece under this pointer comes down.
    Land {
        /// Which pointer carried it.
        pointer: PointerId,
        /// How.
        landing: Landing,
    },
    /// A stroke begins: show it under this pointer.
    Trace {
        /// Which pointer draws.
        pointer: PointerId,
        /// Where it begins, and with which pen: a circle as long as it stays there.
        shape: Shape,
    },
    /// The stroke under this pointer ends.
    Traced {
        /// Which pointer drew.
        pointer: PointerId,
    },
    /// An arrow or a circle is drawn, or taken away where it is there.
    Draw {
        /// Which.
        shape: Shape,
    },
    /// The drawings of this board are taken away.
    Wipe {
        /// The board.
        board: BoardId,
    },
    /// Another pencil is taken, or it is put away.
    Pencil {
        /// With which pen.
        pen: Option<Pen>,
    },
    /// This player has touched something: what was said to him is read.
    Touched {
        /// The player.
        seat: Seat,
    },
    /// The keyboard's next step is on this board: give it the focus.
    FocusBoard {
        /// The board.
        board: BoardId,
        /// On this square, if it matters which.
        square: Option<Square>,
    },
}
