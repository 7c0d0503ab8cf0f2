//! A match as the device keeps it: the text that grows with every entry, and the match that comes back from it.

use pasapezas_core::record::{LogError, Tags, read_log_prefix, write_entry, write_log, write_log_head};
use pasapezas_core::{AuditFailure, Match, Seat, Seq};

use super::settings::clean_name;
use super::state::Names;

/// A match that comes back from its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comeback {
    /// As far as it could be read, and as far as the rules agree with it.
    pub game: Match,
    /// Who played it.
    pub names: Names,
    /// Whether its end is missing: it could not be read, or the rules do not allow it.
    pub is_cut: bool,
}

impl Comeback {
    /// Reads a match that was kept. Of a damaged one, everything before the damage comes back.
    ///
    /// # Errors
    /// When not even its beginning can be read, or a newer version has written it.
    ///
    /// ```
    /// use pasapezas_core::{Action, Match, MatchSetup, Millis, Stamp};
    /// use pasapezas_model::app::kept::{Comeback, text};
    /// let mut game = Match::new(MatchSetup::default());
    /// game.play(Stamp::table(Millis(5)), Action::Start).unwrap();
    /// let back = Comeback::read(&text(&game, &Default::default(), ""))?;
    /// assert_eq!((back.game, back.is_cut), (game, false));
    /// # Ok::<(), pasapezas_core::record::LogError>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, LogError> {
        let read = read_log_prefix(text)?;
        let names = Names::for_seats(|seat| clean_name(read.log.tags.get(seat.name()).unwrap_or_default()));
        let setup = read.log.setup;
        let whole = read.log.into_match();
        // The reader has checked numbers and stamps, so there always is a match.
        let game = whole.unwrap_or_else(|_| Match::new(setup));
        let (game, fits) = match game.audit() {
            Ok(()) => (game, true),
            Err(AuditFailure::Refused { seq, .. } | AuditFailure::EventsDiffer { seq }) => {
                (game.until(seq), false)
            }
        };
        Ok(Self { game, names, is_cut: !fits || read.stopped.is_some() })
    }
}

/// The lines of a match before its first entry, each ended. Names that nobody has typed are left out, and so is an empty
/// date; a date is written as in records, `2026.11.30`.
pub fn head(game: &Match, names: &Names, date: &str) -> String {
    write_log_head(game.setup(), &tags(names, date))
}

fn tags(names: &Names, date: &str) -> Tags {
    let mut tags = Tags::default();
    if !date.is_empty() {
        tags.set("Date", date);
    }
    for seat in Seat::ALL.into_iter().filter(|seat| !names.at(*seat).is_empty()) {
        tags.set(seat.name(), names.at(seat).clone());
    }
    tags
}

/// The entries from number `from` on, a line each, without its end. A line whose end is missing counts as torn.
pub fn lines(game: &Match, from: Seq) -> Vec<String> {
    game.log().since(from).iter().map(write_entry).collect()
}

/// The whole text of a match, as a file.
pub fn text(game: &Match, names: &Names, date: &str) -> String {
    write_log(game, &tags(names, date))
}
