//! Sentences with holes about objections, conduct and the lines of a report.

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::{arbiter_de, arbiter_en, arbiter_es, arbiter_fr, arbiter_gl, arbiter_pt};

labels! {
    /// A sentence with holes.
    pub(super) enum Line {
        // Why there is no ground
        /// Why something may not be done.
        NoSuchBoard,
        /// The same.
        NotOnMove,
        /// The same.
        CaseOpen,
        /// The same.
        NoCase,
        /// The same.
        NotAsked,
        /// The same.
        NotKnownYet,
        /// The same.
        RecordOff,
        /// The same.
        NothingRecorded,
        /// The same.
        RecordBehind,
        /// The same.
        NotTheOpponent,
        /// The same.
        ClaimLate,
        /// The same.
        NothingCompleted,
        /// The same.
        RecordSaysNo,
        /// The same.
        ArbiterWaits,
        /// The same.
        ArbiterNoFlag,
        /// The same.
        NoFlag,
        /// The same.
        OwnFlag,
        /// The same.
        SwitchedOff,
        /// The same.
        TooMuchTime,
        /// The same.
        FlagDown,

        // Conduct
        /// What somebody did.
        Disturbance,
        /// The same.
        Comment,
        /// The same.
        OutsideAdvice,
        /// The same.
        Notes,
        /// The same.
        SpectatorRemark,
        /// The same.
        FlagCalled,
        /// The same.
        HiddenReserve,
        /// The same.
        PartnersBoard,
        /// A note with its player.
        NotedOf,

        // Lines of the report
        /// A line of the report.
        Started,
        /// The same.
        Paused,
        /// The same.
        Resumed,
        /// The same.
        Pressed,
        /// The same.
        Unrecorded,
        /// The same.
        RecordedIllegal,
        /// The same.
        RecordedForbidden,
        /// The same.
        Tolerated,
        /// The same.
        Unfounded,
        /// The same.
        Disputed,
        /// The same.
        Upheld,
        /// The same.
        RejectedProof,
        /// The same.
        RejectedLate,
        /// The same.
        Dropped,
        /// The same.
        OfferDeclined,

        // Counts
        /// How much the record lacks.
        OneBehind,
        /// The same.
        SeveralBehind,
        /// How many claims wait.
        OneWaits,
        /// The same.
        SeveralWait,
        /// Warnings of a player.
        OneWarning,
        /// The same.
        SeveralWarnings,
        /// Illegal moves of a player that were upheld.
        OneIllegal,
        /// The same.
        SeveralIllegal,
    }
}

/// The template.
pub(super) fn line_text(lang: Lang, line: Line) -> &'static str {
    text_of!(lang, Line, line;
        Galician: arbiter_gl::line,
        Spanish: arbiter_es::line,
        English: arbiter_en::line,
        Portuguese: arbiter_pt::line,
        French: arbiter_fr::line,
        German: arbiter_de::line,
    )
}
