//! Sentences with holes, at the table: what is said of moves, clocks, claims and results. Each is a template, one per language;
//! what stands in braces is filled in by the function that says it.

use super::elision::of;
use super::labels::{labels, text_of};
use super::lang::Lang;
use super::text::{Text, fill};
use super::{phrase_de, phrase_en, phrase_es, phrase_fr, phrase_gl, phrase_pt};

labels! {
    /// A sentence with holes.
    pub(super) enum Phrase {
        /// To the player who receives a piece: *Pasáronche: alfil.*
        PassReceived,
        /// To everybody: *Para a reserva de Uxía: alfil.*
        PassSentence,
        /// A piece on the board has been chosen and waits for its square: *Torre de e8: escolle a casa.*
        PieceChosen,
        /// A stored piece has been chosen and waits for its square: *Torre da reserva: escolle a casa.*
        StoredPieceChosen,
        /// Somebody is in check: *Uxía está en xaque.*
        CheckSentence,
        /// A draw was offered: *Uxía ofrece táboas.*
        DrawOffered,
        /// An offer was declined: *Uxía rexeita as táboas.*
        DrawDeclined,
        /// One board has agreed where both must, and the match goes on: *Táboas acordadas no taboleiro A. Falta o taboleiro B.*
        DrawAgreed,
        /// A forbidden placement may be taken off by `name`: *Uxía pode retirar o alfil de e5.*
        ClaimOpened,
        /// `name` took a forbidden placement off: *Uxía retira o alfil de e5. Pasa á reserva de Antón.*
        TakenOff,
        /// Nothing can be moved now, but a piece may arrive: *Uxía non ten ningunha xogada: agarda unha peza.*
        WaitsForPiece,
        /// A flag has fallen: *Caeu a bandeira de Uxía.* To be read on the clock, never announced: only players call a flag.
        FlagSentence,
        /// A clock in words: *Reloxo de Uxía: 4 minutos e 5 segundos.*
        ClockSentence,
        /// A clock whose flag is down: *Reloxo de Uxía: bandeira caída.*
        ClockFallen,
        /// Asked before the last move is taken back: *Queredes desfacer a última xogada, de Uxía no taboleiro A?*
        TakeBackQuestion,
        /// To the player who may have a forbidden placement removed: what happens then. *Podes retirar o alfil de e5: pasa á
        RemovalOffer,
        /// To the same player when it is done: *A peza pasa á reserva de Brais. Segue a ser a túa quenda.*
        RemovalDone,
        /// The field in which the time of a clock is corrected: *Tempo, A · brancas*.
        TimeField,
        /// What is known when time is missing; whether the device slept or somebody set its clock, nobody can tell: *O dispositivo
        GapSentence,
        /// The same where there is little room, as long as the pause lasts: *En pausa: 3 minutos sen contar.*
        GapBanner,
        /// The stored pieces of somebody: *Reserva de Uxía*.
        ReserveLabel,
        /// The field in which the name of a seat is typed: *Nome, A · brancas*.
        NameField,
        /// The name of an article for those who do not see its badge: *artigo 7.3*.
        Article,
        /// What is wrong with a number of minutes: it has to lie between two others.
        MinutesError,
        /// Said about a text that is no move: *«Nf3» non é unha xogada. Escribe como Cf3, C@f3, e4, O-O.*
        NotAMove,
        /// Said where several moves fit: *Hai varias: Cbd2, Cfd2.*
        SeveralMoves,
        /// A mark begins on a square, for those who hear the page.
        MarkBegun,
        /// Only the last move was taken back.
        TakenBackOne,
        /// Several moves were taken back.
        TakenBackMany,
        /// Whose turn it is, by name.
        TurnOf,
        /// The same without a name.
        TurnWhite,
        /// The same.
        TurnBlack,
        /// A move, without its end.
        MoveTo,
        /// A capture.
        Captures,
        /// What a pawn becomes.
        Promotes,
        /// A capture en passant.
        EnPassant,
        /// Castling.
        CastleShort,
        /// Castling.
        CastleLong,
        /// The end of a move that gives check.
        WithCheck,
        /// The end of one that mates.
        WithMate,
        /// Between the last two of a list.
        And,
        /// A unit of time.
        Hour,
        /// Several of them.
        Hours,
        /// A unit of time.
        Minute,
        /// Several of them.
        Minutes,
        /// A unit of time.
        Second,
        /// Several of them.
        Seconds,
        /// No piece of that kind can make a typed move.
        NoSuchPiece,
        /// A circle on a board.
        Circle,
        /// An arrow on a board.
        Arrow,
        /// One of them is gone.
        RubbedOut,
        /// Who has won.
        WonByOne,
        /// Who has won.
        WonByTwo,
        /// Nobody has won.
        Drawn,
        /// A match that was called off.
        NoResult,
        /// Two names.
        Pair,
        /// How a match ended.
        MateReason,
        /// The same in few words.
        MateShort,
        /// How a match ended.
        Resigns,
        /// How a match ended.
        TimeReason,
        /// The same with both flags.
        TimeReasonBoth,
        /// The same in few words.
        BothFlags,
        /// How a match ended.
        Agreement,
        /// How a match ended.
        FlagDraw,
        /// The same in few words.
        FlagDrawShort,
        /// How a match ended.
        RepetitionDraw,
        /// How a match ended.
        FiftyDraw,
        /// The same by itself.
        SeventyFiveDraw,
        /// How a match ended.
        StalemateDraw,
        /// How a match ended.
        CalledOff,
        /// The same in few words.
        CalledOffShort,
    }
}

/// The sentence with its holes filled. `{of name}`, in French, is the name with *de* before it.
pub(super) fn say(lang: Lang, phrase: Phrase, holes: &[(&str, &str)]) -> Text {
    let value = |hole: &str| holes.iter().find(|(name, _)| *name == hole).map_or("", |(_, value)| value);
    fill(phrase_text(lang, phrase), &|hole| match hole.strip_prefix("of ") {
        Some(name) => of(value(name)),
        None => Text::Owned(value(hole).to_owned()),
    })
}

/// The template itself: a text where it has no holes.
pub(super) fn phrase_text(lang: Lang, phrase: Phrase) -> &'static str {
    text_of!(lang, Phrase, phrase;
        Galician: phrase_gl::phrase,
        Spanish: phrase_es::phrase,
        English: phrase_en::phrase,
        Portuguese: phrase_pt::phrase,
        French: phrase_fr::phrase,
        German: phrase_de::phrase,
    )
}
