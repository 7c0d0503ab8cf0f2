//! Who acts when a button belongs to more than one player, and which buttons the rules of a match need.
//!
//! Decides nothing: it asks the match what would come of an action (articles 7.5, 9.2, 10.3).

use pasapezas_core::{
    Action, Claim, DrawCounts, Event, Match, Millis, Phase, Refusal, RepetitionRule, Seat, Stamp, Team,
    TimeWin,
};

/// The member of `team` who claims the time when its button is pressed: the one for whom the claim holds; if it holds for
/// neither, the one whose refusal says most.
pub fn claimant(game: &Match, team: Team, at: Millis) -> Seat {
    let why = |seat: Seat| game.act(Stamp::of(seat, at), &Action::Claim(Claim::Time)).err();
    let [first, second] = team.seats();
    match (why(first), why(second)) {
        (Some(_), None) => second,
        // That a flag has fallen, but one's own too, says more than that none has; and whom it concerns says it himself.
        (Some(other), Some(Refusal::OwnFlagFallen { .. })) if !is_own_flag(other) => second,
        (None, _) | (Some(_), Some(_)) => first,
    }
}

const fn is_own_flag(why: Refusal) -> bool {
    matches!(why, Refusal::OwnFlagFallen { .. })
}

/// Whether teams have a button for the time: not where flags decide by themselves, and not without clocks.
pub const fn has_time_claims(game: &Match) -> bool {
    let timed = game.setup().time.base(Seat::WHITE_A).is_some();
    match game.rules().time_win {
        TimeWin::ClaimPair | TimeWin::ClaimBoard => timed,
        TimeWin::Automatic => false,
    }
}

/// Whether the match has been started and is not over: then claims, offers and resignations are heard.
pub const fn is_under_way(game: &Match) -> bool {
    match game.phase() {
        Phase::Running | Phase::Paused => true,
        Phase::Waiting | Phase::Over(_) => false,
    }
}

/// The draws that the player on move may claim by these rules (article 10.3); whether a claim holds is another question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DrawClaims {
    /// Repetition.
    pub repetition: bool,
    /// Fifty moves.
    pub fifty_moves: bool,
}

/// The draws that `seat` may claim now.
pub fn draw_claims(game: &Match, seat: Seat) -> DrawClaims {
    let rules = game.rules();
    let claimed = match rules.draw_counts {
        DrawCounts::Claim | DrawCounts::ClaimAndAutomatic => true,
        DrawCounts::Automatic => false,
    };
    let may = claimed && is_under_way(game) && game.on_move(seat.board) == seat;
    DrawClaims {
        repetition: may && rules.repetition != RepetitionRule::Off,
        fifty_moves: may && rules.fifty_moves,
    }
}

/// Whether removing the placement on the board of `seat` would end the match, since he would have no move left
/// (decision D22): then he is told before he does it.
pub fn removal_ends(game: &Match, seat: Seat) -> bool {
    let stamp = Stamp::of(seat, game.last_stamp());
    let events = game.act(stamp, &Action::Claim(Claim::Placement)).unwrap_or_default();
    events.iter().any(|event| matches!(event, Event::Ended { .. }))
}

/// Whether `seat` is on move without a legal move while the match goes on: he waits for a piece (articles 9.1 and 10.4 as
/// some presets read them). A forbidden placement may still be his to try.
pub fn waits_for_piece(game: &Match, seat: Seat) -> bool {
    game.phase() == Phase::Running
        && game.on_move(seat.board) == seat
        && !game.position(seat.board).has_legal_move()
}

/// Whether the match may still be called off.
pub fn can_call_off(game: &Match) -> bool {
    game.act(Stamp::table(game.last_stamp()), &Action::CallOff).is_ok()
}

/// Whether the last move may be taken back now.
pub fn can_take_back(game: &Match) -> bool {
    game.rules().allows_take_back() && is_under_way(game) && super::session::last_move_entry(game).is_some()
}

/// What does again the last move that was taken back, if that may be done now.
pub fn may_redo(game: &Match) -> Option<Action> {
    super::session::redo(game).filter(|_| game.rules().allows_take_back() && is_under_way(game))
}

/// Whether clocks may be set now: only while they stand, before the start or in a pause.
pub const fn can_correct_times(game: &Match) -> bool {
    let timed = game.setup().time.base(Seat::WHITE_A).is_some();
    match game.phase() {
        Phase::Waiting | Phase::Paused => timed,
        Phase::Running | Phase::Over(_) => false,
    }
}
