//! The sentences in which servers and programs say how a game ended, who is named in them and what befell him.

/// What a sentence about the end says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) struct Reason<'a> {
    /// Who is named, and whether he has won.
    pub(in crate::record) who: Option<(&'a str, Lot)>,
    /// What ended the game.
    pub(in crate::record) how: How,
}

/// What befell somebody who is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Lot {
    Lost,
    Won,
    /// His team has won; what befell him on his own board is not said.
    TeamWon,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum How {
    Mate,
    Time,
    Resignation,
    /// Something else decided, or it is not said what.
    Decided,
    Agreement,
    Repetition,
    FiftyMoves,
    Stalemate,
    Flags,
    /// Drawn by something else, or it is not said by what.
    Drawn,
    Aborted,
    /// It has not ended.
    Unfinished,
}

/// Ends of sentences that name somebody first.
const NAMING: [(&str, Lot, How); 29] = [
    (" is checkmated", Lot::Lost, How::Mate),
    (" was checkmated", Lot::Lost, How::Mate),
    (" checkmated", Lot::Lost, How::Mate),
    (" is mated", Lot::Lost, How::Mate),
    (" mated", Lot::Lost, How::Mate),
    (" resigns", Lot::Lost, How::Resignation),
    (" has resigned", Lot::Lost, How::Resignation),
    (" resigned", Lot::Lost, How::Resignation),
    (" forfeits on time", Lot::Lost, How::Time),
    (" forfeited on time", Lot::Lost, How::Time),
    (" loses on time", Lot::Lost, How::Time),
    (" lost on time", Lot::Lost, How::Time),
    (" ran out of time", Lot::Lost, How::Time),
    (" flagged", Lot::Lost, How::Time),
    (" forfeits by disconnection", Lot::Lost, How::Decided),
    (" loses", Lot::Lost, How::Decided),
    (" lost", Lot::Lost, How::Decided),
    ("'s partner won", Lot::TeamWon, How::Decided),
    (" wins by adjudication", Lot::Won, How::Decided),
    (" won by checkmate", Lot::Won, How::Mate),
    (" wins by checkmate", Lot::Won, How::Mate),
    (" won by resignation", Lot::Won, How::Resignation),
    (" wins by resignation", Lot::Won, How::Resignation),
    (" won by timeout", Lot::Won, How::Time),
    (" wins by timeout", Lot::Won, How::Time),
    (" won on time", Lot::Won, How::Time),
    (" wins on time", Lot::Won, How::Time),
    (" won", Lot::Won, How::Decided),
    (" wins", Lot::Won, How::Decided),
];

/// Sentences that name nobody, by their parts, all of which they have; the first that fits.
const NAMELESS: [(&[&str], How); 24] = [
    (&["no material to mate"], How::Drawn),
    (&["abort"], How::Aborted),
    (&["adjourn"], How::Unfinished),
    (&["lost connection"], How::Unfinished),
    (&["still in progress"], How::Unfinished),
    (&["unterminated"], How::Unfinished),
    (&["called-off"], How::Aborted),
    (&["dr", "mutual agreement"], How::Agreement),
    (&["draw", "agreement"], How::Agreement),
    (&["dr", "repetition"], How::Repetition),
    (&["dr", "stalemate"], How::Stalemate),
    (&["dr", "ran out of time"], How::Flags),
    (&["dr", "50 move"], How::FiftyMoves),
    (&["dr", "fifty"], How::FiftyMoves),
    (&["game drawn"], How::Drawn),
    (&["game was drawn"], How::Drawn),
    (&["draw by"], How::Drawn),
    (&["drawn by"], How::Drawn),
    (&["time forfeit"], How::Time),
    // Agreement, repetition and the like as one word, in the tag `Termination`.
    (&["fifty-moves"], How::FiftyMoves),
    (&["abandoned"], How::Unfinished),
    (&["adjudication"], How::Decided),
    (&["rules infraction"], How::Decided),
    (&["normal"], How::Decided),
];

/// Single words of the tag `Termination`, ours and others'.
const WORDS: [(&str, How); 10] = [
    ("mate", How::Mate),
    ("checkmate", How::Mate),
    ("time", How::Time),
    ("resignation", How::Resignation),
    ("agreement", How::Agreement),
    ("repetition", How::Repetition),
    ("stalemate", How::Stalemate),
    ("flags", How::Flags),
    ("draw", How::Drawn),
    ("drawn", How::Drawn),
];

/// What a remark says about the end of its game; `None` when it is about something else. What players and servers say during
/// a game begins with `C:` or `R:` and is never about the end.
pub(in crate::record) fn read_reason(text: &str) -> Option<Reason<'_>> {
    let text = text.trim().trim_end_matches(['.', '!']);
    if text.len() > 200 || text.starts_with("C:") || text.starts_with("R:") {
        return None;
    }
    if let Some(reason) = word(text) {
        return Some(reason);
    }
    // `P and Q won: R resigned`: the second half says how, the first may name somebody whom the second does not.
    if let Some((who, why)) = text.split_once(": ")
        && let Some(first) = naming(who, &who.to_ascii_lowercase())
    {
        let second = word(why).or_else(|| read_reason_once(why));
        return Some(
            second.map_or(first, |second| Reason { who: second.who.or(first.who), how: second.how }),
        );
    }
    read_reason_once(text)
}

fn word(text: &str) -> Option<Reason<'_>> {
    let (_, how) = WORDS.into_iter().find(|(word, _)| text.eq_ignore_ascii_case(word))?;
    Some(Reason { who: None, how })
}

fn read_reason_once(text: &str) -> Option<Reason<'_>> {
    let lower = text.to_ascii_lowercase();
    let nameless = NAMELESS.into_iter().find(|(parts, _)| parts.iter().all(|part| lower.contains(part)));
    let nameless = nameless.map(|(_, how)| Reason { who: None, how });
    // A player may be called anything, also `Draw`: who is named first counts before what is said.
    let drawn = lower.starts_with("game ") || lower.starts_with("draw") || lower.contains("no material");
    if drawn { nameless } else { naming(text, &lower).or(nameless) }
}

/// A sentence that names somebody first.
fn naming<'a>(text: &'a str, lower: &str) -> Option<Reason<'a>> {
    let (end, lot, how) = NAMING.into_iter().find(|(end, ..)| lower.ends_with(end))?;
    let name = text.get(..text.len().checked_sub(end.len())?)?.trim();
    // Partners are named together; one of them tells their team.
    let partners = name.split_once(" and ").or_else(|| name.split_once(" & "));
    let (name, lot) = match (partners, lot) {
        (Some((first, _)), Lot::Won) => (first, Lot::TeamWon),
        (Some((first, _)), _) => (first, lot),
        (None, _) => (name, lot),
    };
    (!name.is_empty()).then_some(Reason { who: Some((name, lot)), how })
}

#[cfg(test)]
mod tests {
    use super::{How, Lot, read_reason};

    #[test]
    fn every_sentence_about_an_end_is_understood() {
        let lost = |how| (Some(("X", Lot::Lost)), how);
        let won = |how| (Some(("X", Lot::Won)), how);
        let cases = [
            ("X checkmated", lost(How::Mate)),
            ("X and Y checkmated", lost(How::Mate)),
            ("X resigns", lost(How::Resignation)),
            ("X forfeits on time", lost(How::Time)),
            ("X ran out of time", lost(How::Time)),
            ("X won by checkmate", won(How::Mate)),
            ("X wins by adjudication", won(How::Decided)),
            ("X & Y won: Z resigned", (Some(("Z", Lot::Lost)), How::Resignation)),
            ("X & Y won: checkmate", (Some(("X", Lot::TeamWon)), How::Mate)),
            ("X's partner won", (Some(("X", Lot::TeamWon)), How::Decided)),
            ("Game drawn by mate on both boards", (None, How::Drawn)),
            ("Partners' game drawn", (None, How::Drawn)),
            ("Partner's game aborted", (None, How::Aborted)),
            ("Game drawn by mutual agreement", (None, How::Agreement)),
            ("Game drawn by repetition", (None, How::Repetition)),
            ("Game drawn by stalemate", (None, How::Stalemate)),
            ("Game drawn because both players ran out of time", (None, How::Flags)),
            ("Draw by the 50 move rule", (None, How::FiftyMoves)),
            ("Game drawn because neither player has mating material", (None, How::Drawn)),
            ("X ran out of time and Y has no material to mate", (None, How::Drawn)),
            ("Game aborted by mutual agreement", (None, How::Aborted)),
            ("Game aborted on move 1 by X", (None, How::Aborted)),
            ("Game aborted on move 1", (None, How::Aborted)),
            ("X lost connection, game adjourned", (None, How::Unfinished)),
            ("Game adjourned by mutual agreement", (None, How::Unfinished)),
            ("Still in progress", (None, How::Unfinished)),
            ("Time forfeit", (None, How::Time)),
            ("resignation", (None, How::Resignation)),
        ];
        for (text, expected) in cases {
            assert_eq!(read_reason(text).map(|reason| (reason.who, reason.how)), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_is_said_during_a_game_is_no_end() {
        for text in [
            "C:X offers a draw.",
            "R: X requests to abort the game.",
            "a good move",
            "",
            " won",
            "C: X resigns",
        ] {
            assert_eq!(read_reason(text), None, "{text}");
        }
    }
}
