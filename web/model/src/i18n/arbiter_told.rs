//! Sentences with holes about claims, questions, remedies and ends on real boards.

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::{arbiter_de, arbiter_en, arbiter_es, arbiter_fr, arbiter_gl, arbiter_pt};

labels! {
    /// A sentence with holes.
    pub(super) enum Told {
        // Claims in few words
        /// A claim in few words.
        OutOfTurn,
        /// The same.
        MovedAnother,
        /// The same.
        ChangedRelease,
        /// The same.
        NotCaptured,
        /// The same.
        CastledByRook,
        /// The same.
        IllegalLast,
        /// The same.
        IllegalEarlier,
        /// The same, of any kind.
        Placement,
        /// The same, of one kind.
        PlacementCheck,
        /// The same.
        PlacementRank,
        /// The same, of any kind.
        SetUp,
        /// The same.
        BoardTurned,
        /// The same.
        Misplaced,
        /// The same.
        Reversed,
        /// The same.
        KnockedOver,
        /// The same.
        Lost,
        /// The same.
        WrongClock,
        /// The same.
        Flag,
        /// The same.
        Repetition,
        /// The same.
        FiftyMoves,
        /// The same.
        LevelEnding,

        // Claims as sentences
        /// A claim as a sentence.
        OutOfTurnSaid,
        /// The same.
        MovedAnotherSaid,
        /// The same.
        ChangedReleaseSaid,
        /// The same.
        NotCapturedSaid,
        /// The same.
        CastledByRookSaid,
        /// The same.
        IllegalLastSaid,
        /// The same.
        IllegalEarlierSaid,
        /// The same.
        PlacementCheckSaid,
        /// The same.
        PlacementRankSaid,
        /// The same.
        BoardTurnedSaid,
        /// The same.
        MisplacedSaid,
        /// The same.
        ReversedSaid,
        /// The same.
        KnockedOverSaid,
        /// The same.
        LostSaid,
        /// The same.
        WrongClockSaid,
        /// The same.
        FlagSaid,
        /// The same.
        RepetitionSaid,
        /// The same.
        FiftyMovesSaid,
        /// The same.
        LevelEndingSaid,

        // Questions
        /// A question.
        AskKeepMove,
        /// The same.
        AskKeepCapture,
        /// The same.
        AskCaptured,
        /// The same.
        AskRestore,
        /// The same.
        AskMate,
        /// The same of a team.
        AskMateTeam,
        /// The same.
        AskDraw,
        /// The same.
        AskLevel,

        // Remedies
        /// What is done at the table.
        TakeBack,
        /// The same.
        ReturnCaptured,
        /// The same in an ordinary game.
        ReturnBeside,
        /// The same.
        MustTouched,
        /// The same.
        MustCapture,
        /// The same.
        MustRelease,
        /// The same.
        MustKing,
        /// The same.
        MustRook,
        /// The same.
        MustSamePiece,
        /// The same.
        MustSameKind,
        /// The same where nobody has recorded.
        MustSamePieceIf,
        /// The same.
        MustSameKindIf,
        /// The same.
        MustAny,
        /// The same.
        MustAnnounced,
        /// The same.
        Remove,
        /// The same.
        Stands,
        /// The same.
        CastlingLost,
        /// The same.
        RestoreBoard,
        /// The same in an ordinary game.
        RestoreAlone,
        /// The same.
        RestoreBoth,
        /// The same.
        LastKnown,
        /// The same.
        Transfer,
        /// The same.
        PutBack,
        /// The same.
        SetClock,
        /// The same.
        OnMove,
        /// The same.
        AddTime,
        /// The same.
        Warn,
        /// The same.
        Observe,
        /// The same.
        GoOn,

        // Ends
        /// How it ended.
        EndCalledOff,
        /// The same.
        EndFlagOrder,
        /// The same.
        EndNoMaterial,
        /// The same.
        EndLevel,
        /// The same.
        EndOpposite,
        /// The same.
        EndIllegal,
        /// The same.
        EndConduct,
        /// The same.
        EndUnrestorable,
        /// The same.
        EndSetUp,
        /// The same.
        EndColours,
        /// Nobody has won.
        HeadAnnulled,
        /// Somebody has won an ordinary game.
        HeadWins,
        /// After an annulment.
        AgainSameSeats,
        /// The same of an ordinary game.
        AgainAlone,
    }
}

/// The template.
pub(super) fn told_text(lang: Lang, told: Told) -> &'static str {
    text_of!(lang, Told, told;
        Galician: arbiter_gl::told,
        Spanish: arbiter_es::told,
        English: arbiter_en::told,
        Portuguese: arbiter_pt::told,
        French: arbiter_fr::told,
        German: arbiter_de::told,
    )
}
