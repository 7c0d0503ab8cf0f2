//! Draw offers and their answers (article 10.1, decisions D43, D44).

use super::event::Event;
use super::table::Table;
use crate::base::{Millis, Seat};
use crate::rules::{DrawAgreement, DrawReason, Outcome, Refusal};

impl Table {
    /// Each side must have moved once on this board; one open offer, and no new one before the next own move.
    pub(super) fn decide_offer(&self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.is_under_way()?;
        let moved = |seat: Seat| self.seats.at(seat).moves > 0;
        let state = self.board(seat.board);
        if !moved(seat) || !moved(seat.opponent()) {
            return Err(Refusal::OfferTooEarly);
        }
        if state.offer.is_some() || state.agreed {
            return Err(Refusal::OfferOpen);
        }
        if self.seats.at(seat).has_offered {
            return Err(Refusal::OfferAgain);
        }
        events.push(Event::DrawOffered { by: seat });
        Ok(())
    }

    pub(super) fn decide_accept(
        &self,
        at: Millis,
        seat: Seat,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.has_offer_for(seat)?;
        let board = seat.board;
        let enough = match self.rules.draw_agreement {
            DrawAgreement::OneBoard => true,
            DrawAgreement::BothBoards => self.board(board.other()).agreed,
        };
        events.push(Event::DrawAgreed { board });
        if enough {
            events.push(Event::Ended {
                outcome: Outcome::Drawn { reason: DrawReason::Agreement { board } },
                at,
            });
        }
        Ok(())
    }

    pub(super) fn decide_decline(&self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.has_offer_for(seat)?;
        events.push(Event::DrawDeclined { by: seat });
        Ok(())
    }

    /// Partners cannot accept or decline for each other.
    fn has_offer_for(&self, seat: Seat) -> Result<(), Refusal> {
        self.is_under_way()?;
        if self.board(seat.board).offer == Some(seat.opponent()) { Ok(()) } else { Err(Refusal::NoOffer) }
    }
}
