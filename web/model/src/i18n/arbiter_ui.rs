//! What is written on the clock page about claims, conduct, the record and the report.

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::{arbiter_de, arbiter_en, arbiter_es, arbiter_fr, arbiter_gl, arbiter_pt};

labels! {
    /// A label of the guide through a claim, the record boards or the report.
    GuideUi {
        // Guide
        /// Opens the guide.
        Claim,
        /// First question.
        WhoClaims,
        /// Who reports without being a player.
        ByArbiter,
        /// Second question.
        WhatClaim,
        /// Third question, about a placement.
        WhichPlacement,
        /// Third question, about a board.
        WhichSetUp,
        /// Heading of claims.
        GroupTouch,
        /// Heading of claims.
        GroupMoves,
        /// Heading of claims.
        GroupBoard,
        /// Until when a claim can be made.
        Before,
        /// Why a position cannot be restored.
        NoRecord,
        /// Heading of what is to be done.
        Ruling,
        /// Carries a ruling out.
        CarryOut,
        /// The facts are not as claimed, says the opponent.
        Dispute,
        /// What follows then.
        ArbiterDecides,
        /// The arbiter agrees with the claim.
        Accepted,
        /// The arbiter rejects a claim.
        NotProven,
        /// The same.
        TooLate,
        /// What is done before play goes on.
        PutSo,
        /// One step back.
        Back,
        /// Turns the panel to the other side of the table.
        Turn,
        /// An answer.
        Yes,
        /// An answer.
        No,
        /// An answer: nothing was captured.
        NothingTaken,
        /// An answer: it lies in reserve.
        TakenInReserve,
        /// The same in an ordinary game.
        TakenBeside,
        /// An answer: it is on the other board.
        TakenPlaced,
        /// An answer: the illegal move was a placement.
        WasPlacement,
        /// Heading of claims; an arbiter's decision.
        Draw,
        /// An arbiter's decision.
        PlayOn,
        /// An arbiter's decision.
        PlayWatched,

        // Conduct
        /// Heading of what is noted of people.
        Conduct,
        /// First question.
        WhatHappened,
        /// Second question.
        WhoDidIt,
        /// Heading of penalties.
        Penalty,
        /// A penalty.
        Warning,
        /// A penalty.
        LossPenalty,
        /// After a note was made.
        Noted,

        // Record
        /// Name of the boards on which moves are entered.
        Record,
        /// Takes the last entered move out.
        UndoEntry,
        /// Nothing is missing in the record.
        UpToDate,
        /// Beside an entered move.
        MarkIllegal,
        /// The same of a forbidden placement.
        MarkForbidden,
        /// After a restoration.
        PutOnBoards,

        // Report
        /// Name of the page.
        Report,
        /// Part of it.
        People,
        /// Part of it.
        Result,
        /// No result yet.
        Unfinished,
        /// Part of it: what differs from the usual.
        Settings,
        /// Part of it.
        MovesPart,
        /// Part of it.
        ClaimsPart,
        /// Part of it.
        CorrectionsPart,
        /// Nothing in a part.
        NoneOfIt,
        /// Prints it.
        PrintIt,
        /// Saves it as text.
        SaveText,
        /// Saves its moves.
        SaveMoves,
        /// Back to the clock.
        BackToClock,
    }
}

/// The text of a label.
pub fn guide_ui(lang: Lang, label: GuideUi) -> &'static str {
    text_of!(lang, GuideUi, label;
        Galician: arbiter_gl::ui,
        Spanish: arbiter_es::ui,
        English: arbiter_en::ui,
        Portuguese: arbiter_pt::ui,
        French: arbiter_fr::ui,
        German: arbiter_de::ui,
    )
}
