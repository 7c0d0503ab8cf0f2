//! What an arbiter may set, with the defaults of the regulation's club play.

use crate::base::{BoardId, Millis, Seat};

/// What is played on the real boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Profile {
    /// Two boards and four players: the regulation first, the conduct notes second.
    #[default]
    Pasapezas,
    /// An ordinary game with one clock on board A: the conduct notes in full.
    OneBoard,
}

impl Profile {
    /// The boards there are.
    pub const fn boards(self) -> &'static [BoardId] {
        match self {
            Self::Pasapezas => &BoardId::ALL,
            Self::OneBoard => &[BoardId::A],
        }
    }

    /// The seats there are.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.boards().contains(&seat.board))
    }
}

/// `late_illegal`: what becomes of an illegal move that is found after the opponent has moved (decision D59).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LateIllegal {
    /// The position before it is restored; where that cannot be done, the match is annulled (C 6).
    #[default]
    RestoreOrAnnul,
    /// It stands (FIDE A.5.2).
    Stands,
}

/// `unrestorable`: what happens where no position can be established.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unrestorable {
    /// The match is annulled, on both boards (C 6, decision D63).
    #[default]
    Annul,
    /// Play goes on from the last position that can be identified (FIDE 7.5.1).
    LastKnown,
}

/// Every setting of arbiter mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own that an arbiter sets")]
pub struct Settings {
    /// What is played.
    pub profile: Profile,
    /// Whether the arbiter acts on touches and moves that nobody claims (section 4.1).
    pub arbiter_intervenes: bool,
    /// Whether the arbiter calls a fallen flag (decision D64; FIDE A.5.5 would).
    pub arbiter_calls_flags: bool,
    /// What becomes of illegal moves that are found late.
    pub late_illegal: LateIllegal,
    /// What happens where no position can be established.
    pub unrestorable: Unrestorable,
    /// What the opponent gets for an illegal move (decision D61; FIDE 7.5.5: two minutes, A.3: one).
    pub illegal_time: Millis,
    /// Which illegal move of a player loses, counted from 1; `None`: none does (decision D61).
    pub illegal_loses: Option<u8>,
    /// Up to how many moves of each side a wrong set-up annuls the match; `None`: without limit (decision D62).
    pub setup_limit_moves: Option<u32>,
    /// Whether a claim that was wrong brings a warning (section 4.3).
    pub warns_wrong_claims: bool,
    /// What the opponent gets for a wrong draw claim (FIDE 9.5.3: two minutes, A.3: one).
    pub wrong_draw_claim: Millis,
    /// Whether repetition and fifty moves may be claimed (article 10.3).
    pub draw_claims: bool,
    /// Whether a player whose flag fell has a draw when the opponent cannot mate (C 10.2, decision D52).
    pub no_material: bool,
    /// Whether a draw may be claimed in a level ending (C 10.3, decision D65).
    pub level_ending: bool,
    /// What the opponent gets when such a claim is rejected, at most two minutes.
    pub level_time: Millis,
    /// Whether it is known which of two flags fell first: not where other clocks are used (C 10.1).
    pub flag_order_known: bool,
}

impl Settings {
    /// The usual settings of a profile.
    pub const fn of(profile: Profile) -> Self {
        let one_board = matches!(profile, Profile::OneBoard);
        Self {
            profile,
            arbiter_intervenes: false,
            arbiter_calls_flags: false,
            late_illegal: LateIllegal::RestoreOrAnnul,
            unrestorable: Unrestorable::Annul,
            illegal_time: Millis::ZERO,
            illegal_loses: None,
            setup_limit_moves: None,
            warns_wrong_claims: false,
            wrong_draw_claim: Millis::ZERO,
            draw_claims: true,
            no_material: one_board,
            level_ending: one_board,
            level_time: Millis::ZERO,
            flag_order_known: true,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::of(Profile::default())
    }
}
