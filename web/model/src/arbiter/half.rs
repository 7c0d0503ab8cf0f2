//! What one half of the clock shows.

use pasapezas_core::arbiter::{Phase, Profile};
use pasapezas_core::{BoardId, Color, Millis, Seat, Team};

use super::state::HallState;
use crate::app::select::shown_names;
use crate::i18n::Lang;

/// One half: a seat and its clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HalfView {
    /// Whose.
    pub seat: Seat,
    /// His name, as it is shown.
    pub name: String,
    /// Whether he sits on the far side of the device.
    pub is_far: bool,
    /// Whether his clock runs.
    pub runs: bool,
    /// Whether his flag has fallen. It is shown and never told (decision D64).
    pub flag_down: bool,
    /// What the clock shows.
    pub left: Millis,
    /// How many moves he has completed.
    pub moves: u32,
    /// Who offers a draw on his board.
    pub offer: Option<Seat>,
    /// What the match is doing.
    pub phase: Phase,
}

/// The half of `seat` at `now`; `None` where there is no match, or no such board.
pub fn half(lang: Lang, state: &HallState, seat: Seat, now: Millis) -> Option<HalfView> {
    let played = state.played.as_ref()?;
    let hall = &*played.hall;
    if !hall.setup().settings.profile.boards().contains(&seat.board) {
        return None;
    }
    let reading = hall.clock(seat, now);
    let left = reading.left.unwrap_or_default();
    Some(HalfView {
        seat,
        name: shown_names(lang, &played.names).at(seat).clone(),
        is_far: is_far(hall.setup().settings.profile, seat),
        runs: reading.running,
        flag_down: reading.fallen.is_some(),
        left,
        moves: hall.moves(seat),
        offer: hall.offer(seat.board).filter(|_| !matches!(hall.phase(), Phase::Over(_))),
        phase: hall.phase(),
    })
}

/// Team One sits on the near side, so that partners sit beside each other (article 2); in an ordinary game White does.
fn is_far(profile: Profile, seat: Seat) -> bool {
    match profile {
        Profile::Pasapezas => seat.team() == Team::Two,
        Profile::OneBoard => seat.color == Color::Black,
    }
}

/// Both seats of a board, the far one first.
pub fn seats_beside(profile: Profile, board: BoardId) -> [Seat; 2] {
    let [white, black] = [Seat::new(board, Color::White), Seat::new(board, Color::Black)];
    if is_far(profile, white) { [white, black] } else { [black, white] }
}
