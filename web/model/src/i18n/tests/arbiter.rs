//! Arbiter mode in words.

use pasapezas_core::arbiter::{
    Annulment, Answer, ArbiterDraw, Case, Claim, Conduct, DrawClaim, Duty, End, Event, Forfeit, HandFault,
    Legality, Objection, PlacementFault, Profile, Question, Rejection, Remedy, SetUpFault, When,
};
use pasapezas_core::{
    Attempt, Author, BoardId, DropRole, Millis, PawnRanks, PerSeat, PromotionRole, Refusal, Seat, Team,
};

use super::{at, by, king, names, outcomes};
use crate::i18n::{Clerk, GuideUi, Lang, guide_ui};

fn clerk(lang: Lang, profile: Profile, names: &PerSeat<String>) -> Clerk<'_> {
    Clerk { lang, profile, names, pawn_ranks: PawnRanks::TWO_TO_SIX }
}

fn claims() -> Vec<Claim> {
    let mut claims: Vec<Claim> = HandFault::ALL.map(Claim::Hands).into();
    claims.extend([When::LastMove, When::Earlier].map(Claim::Illegal));
    claims.extend(DropRole::ALL.map(|role| Claim::Placement(PlacementFault::Check(role))));
    claims.push(Claim::Placement(PlacementFault::PawnRank));
    for board in BoardId::ALL {
        let seat = Seat::new(board, pasapezas_core::Color::Black);
        let faults = [
            SetUpFault::BoardTurned,
            SetUpFault::Misplaced,
            SetUpFault::ColoursReversed,
            SetUpFault::KnockedOver(seat),
            SetUpFault::Lost,
            SetUpFault::WrongClock,
        ];
        claims.extend(faults.map(|fault| Claim::SetUp(board, fault)));
    }
    let draws = [DrawClaim::Repetition(None), DrawClaim::FiftyMoves(None), DrawClaim::LevelEnding];
    claims.push(Claim::Flag);
    claims.extend(draws.map(Claim::Draw));
    claims
}

const QUESTIONS: [Question; 6] = [
    Question::CanKeepTouch,
    Question::Captured,
    Question::CanRestore,
    Question::CanMate(Seat::BLACK_B),
    Question::IsDrawRight,
    Question::LevelEnding,
];

fn duties() -> [Duty; 11] {
    [
        Duty::TouchedPiece,
        Duty::Capture,
        Duty::FirstRelease,
        Duty::KingWithoutCastling,
        Duty::Rook,
        Duty::SamePiece,
        Duty::SameKind,
        Duty::SamePieceIfItCan,
        Duty::SameKindIfItCan,
        Duty::AnyMove,
        Duty::Announced,
    ]
}

fn ends() -> Vec<End> {
    let (board, loser) = (BoardId::B, Seat::BLACK_A);
    let draws =
        [ArbiterDraw::FlagOrder, ArbiterDraw::NoMaterial, ArbiterDraw::LevelEnding, ArbiterDraw::Opposite];
    let annulments = [Annulment::Unrestorable, Annulment::SetUp, Annulment::Colours];
    let mut ends: Vec<End> = outcomes().into_iter().map(End::Outcome).collect();
    ends.extend(draws.map(End::Drawn));
    ends.extend([Forfeit::IllegalMove, Forfeit::Conduct].map(|why| End::Forfeited { loser, why }));
    ends.extend(annulments.map(|why| End::Annulled { board, why }));
    ends
}

fn remedies() -> Vec<Remedy> {
    let (seat, board, keep, time) = (Seat::WHITE_B, BoardId::A, 3, Millis::seconds(61));
    let mut remedies = vec![
        Remedy::TakeBack { seat },
        Remedy::ReturnCaptured { from: Some(seat) },
        Remedy::ReturnCaptured { from: None },
        Remedy::Stands { board },
        Remedy::CastlingLost { board },
        Remedy::RestoreBoard { board, keep },
        Remedy::RestoreBoth { keep },
        Remedy::LastKnown { board },
        Remedy::Transfer { board },
        Remedy::PutBack { seat },
        Remedy::SetClock { board },
        Remedy::OnMove { seat },
        Remedy::AddTime { seat, time },
        Remedy::Warn { seat },
        Remedy::Observe { board },
        Remedy::GoOn,
    ];
    remedies.extend(DropRole::ALL.map(|role| Remedy::Remove { board, role, to: seat }));
    remedies.extend(duties().map(|duty| Remedy::Must { seat, duty }));
    remedies.extend(ends().into_iter().map(Remedy::End));
    remedies
}

fn objections() -> Vec<Objection> {
    let (seat, role) = (Seat::BLACK_A, DropRole::Rook);
    let cannot = Refusal::ReserveLacks { role };
    vec![
        Objection::NotStarted,
        Objection::AlreadyStarted,
        Objection::Paused,
        Objection::ClocksRun,
        Objection::Over,
        Objection::NotYours,
        Objection::TimeWentBack,
        Objection::NoSuchBoard,
        Objection::NoClocks,
        Objection::NotOnMove { seat },
        Objection::CaseOpen,
        Objection::NoCase,
        Objection::NotAsked,
        Objection::NotKnownYet,
        Objection::NoRecord,
        Objection::NothingRecorded,
        Objection::RecordBehind,
        Objection::CannotBe(cannot),
        Objection::NotTheOpponent,
        Objection::TooLate,
        Objection::NothingCompleted,
        Objection::RecordSaysNo,
        Objection::ArbiterWaits,
        Objection::ArbiterCallsNoFlag,
        Objection::NoFlagFallen,
        Objection::OwnFlagFallen { seat },
        Objection::SwitchedOff,
        Objection::TooMuchTime { left: Millis::seconds(200) },
        Objection::FlagDown,
        Objection::NotRepeated { times: 2 },
        Objection::NotFiftyMoves { halfmoves: 99 },
        Objection::OfferTooEarly,
        Objection::OfferOpen,
        Objection::OfferAgain,
        Objection::NoOffer,
    ]
}

fn events() -> Vec<Event> {
    let seat = Seat::BLACK_B;
    let (moved, dropped) = attempts();
    let forbidden = Legality::Forbidden(Refusal::DropGivesCheck { role: DropRole::Rook, king: king() });
    let illegal = Legality::Illegal(Refusal::PathBlocked { at: at() });
    vec![
        Event::Started,
        Event::Paused,
        Event::Resumed,
        Event::Pressed { seat },
        Event::FlagFell { seat, at: Millis::ZERO },
        Event::Recorded { seat, attempt: dropped, legality: forbidden },
        Event::Recorded { seat, attempt: moved, legality: illegal },
        Event::Unrecorded,
        Event::Tolerated { seat },
        Event::Unfounded { why: Objection::TooLate },
        Event::Claimed { seat, by: Author::Seat(seat), claim: Claim::Flag },
        Event::Disputed,
        Event::Upheld,
        Event::Rejected(Rejection::NotProven),
        Event::Rejected(Rejection::TooLate),
        Event::Dropped { seat: Seat::BLACK_A },
        Event::Done(Remedy::GoOn),
        Event::Offered { by: seat },
        Event::Declined { by: seat },
        Event::Agreed { board: BoardId::A },
        Event::TimeSet { seat, left: Millis::seconds(61) },
        Event::Ended { end: End::Drawn(ArbiterDraw::Opposite), at: Millis::ZERO },
    ]
}

fn attempts() -> (Attempt, Attempt) {
    let moved = Attempt::Board { from: at(), to: by(), promotion: Some(PromotionRole::Knight) };
    (moved, Attempt::Drop { role: DropRole::Rook, to: at() })
}

fn case(claim: Claim, told: Vec<Answer>) -> Case {
    Case { seat: Seat::BLACK_A, by: Author::Table, claim, told }
}

/// What is written on buttons that lie two in a row on a phone.
fn buttons(lang: Lang) -> Vec<String> {
    let names = names();
    let mut texts = Vec::new();
    for profile in [Profile::Pasapezas, Profile::OneBoard] {
        let clerk = clerk(lang, profile, &names);
        texts.extend(claims().into_iter().map(|claim| clerk.claim(claim).into_owned()));
        texts.extend(Conduct::ALL.map(|conduct| clerk.conduct(conduct).to_owned()));
        texts.extend([clerk.any_placement(), clerk.any_set_up()].map(String::from));
        for question in QUESTIONS {
            texts.extend(Answer::all(question).iter().map(|answer| clerk.answer(*answer).to_owned()));
        }
    }
    texts
}

/// Whole sentences.
fn sentences(lang: Lang) -> Vec<String> {
    let names = names();
    let mut texts = Vec::new();
    for profile in [Profile::Pasapezas, Profile::OneBoard] {
        let clerk = clerk(lang, profile, &names);
        for seat in Seat::ALL {
            texts.extend(claims().into_iter().map(|claim| clerk.claimed(seat, claim).into_owned()));
            texts.extend(objections().into_iter().map(|why| clerk.objection(why, seat).into_owned()));
            texts.extend(events().iter().filter_map(|it| Some(clerk.event(it, seat, None)?.into_owned())));
        }
        texts.extend(remedies().into_iter().map(|remedy| clerk.remedy(remedy).into_owned()));
        texts.push(clerk.again().into_owned());
        for count in [0, 1, 2, 7] {
            texts.extend([clerk.behind(count), clerk.waiting(count)].map(String::from));
        }
    }
    texts
}

fn questions(lang: Lang) -> Vec<String> {
    let names = names();
    let cases = [
        case(Claim::Hands(HandFault::NotCaptured), Vec::new()),
        case(Claim::Illegal(When::LastMove), Vec::new()),
    ];
    let clerks = [Profile::Pasapezas, Profile::OneBoard].map(|profile| clerk(lang, profile, &names));
    let each = |clerk: &Clerk<'_>, case| QUESTIONS.map(|it| clerk.question(case, it).into_owned());
    clerks.iter().flat_map(|clerk| cases.iter().flat_map(|case| each(clerk, case))).collect()
}

/// Every text of arbiter mode.
pub(super) fn texts(lang: Lang) -> Vec<String> {
    let names = names();
    let mut texts: Vec<String> = GuideUi::ALL.iter().map(|label| guide_ui(lang, *label).to_owned()).collect();
    texts.extend([buttons(lang), sentences(lang), questions(lang)].concat());
    for profile in [Profile::Pasapezas, Profile::OneBoard] {
        let clerk = clerk(lang, profile, &names);
        texts.extend(ends().into_iter().map(|end| clerk.headline(end).into_owned()));
        texts.extend([1, 2].map(|count| clerk.warnings(count).into_owned()));
        texts.extend([1, 2].map(|count| clerk.illegal_moves(count).into_owned()));
        texts.extend(Conduct::ALL.map(|it| clerk.noted(it, Some(Seat::WHITE_A)).into_owned()));
    }
    texts
}

#[test]
fn buttons_are_short() {
    for lang in Lang::ALL {
        for text in buttons(lang) {
            let length = text.chars().count();
            assert!((2..=36).contains(&length) && !text.ends_with('.'), "{lang:?} {text}");
        }
        for label in GuideUi::ALL {
            let length = guide_ui(lang, *label).chars().count();
            assert!((2..=90).contains(&length), "{lang:?} {label:?}");
        }
    }
}

#[test]
fn sentences_end_and_are_not_long() {
    for lang in Lang::ALL {
        for text in sentences(lang) {
            assert!(text.ends_with('.') && !text.ends_with("..") && text.chars().count() <= 130, "{text}");
            assert!(!text.contains(['{', '}']), "{text}");
        }
        for text in questions(lang) {
            assert!(text.ends_with('?') && text.chars().count() <= 110, "{text}");
        }
    }
}

#[test]
fn no_word_is_said_twice() {
    for lang in Lang::ALL {
        for text in texts(lang) {
            let words: Vec<&str> = text.split_whitespace().collect();
            assert!(words.windows(2).all(|two| two.first() != two.last()), "{text}");
        }
    }
}

#[test]
fn claims_differ_from_each_other() {
    for lang in Lang::ALL {
        let names = names();
        let clerk = clerk(lang, Profile::Pasapezas, &names);
        let on_a = claims().into_iter().filter(|claim| !matches!(claim, Claim::SetUp(BoardId::B, _)));
        let mut texts: Vec<String> = on_a.map(|claim| clerk.claim(claim).into_owned()).collect();
        texts.extend([clerk.any_placement(), clerk.any_set_up()].map(String::from));
        let count = texts.len();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), count, "{texts:?}");
    }
}

#[test]
fn sentences_name_players_and_pieces() {
    let names = names();
    let said = |lang| {
        let clerk = clerk(lang, Profile::Pasapezas, &names);
        let knight = Claim::Placement(PlacementFault::Check(DropRole::Knight));
        let remove = Remedy::Remove { board: BoardId::A, role: DropRole::Knight, to: Seat::WHITE_B };
        let taken_back = Remedy::TakeBack { seat: Seat::BLACK_A };
        let claimed = clerk.claimed(Seat::BLACK_A, knight).into_owned();
        [claimed, clerk.remedy(remove).into_owned(), clerk.remedy(taken_back).into_owned()]
    };
    assert_eq!(
        said(Lang::Galician),
        [
            "Uxía reclama: Sabela colocou un cabalo dando xaque.",
            "Retirade o cabalo do taboleiro A: vai para a reserva de Antón.",
            "Desfacede a última xogada de Uxía.",
        ]
    );
    assert_eq!(
        said(Lang::French),
        [
            "Uxía réclame\u{a0}: Sabela a posé un cavalier avec échec.",
            "Retirez le cavalier de l’échiquier A, au profit de la réserve d’Antón.",
            "Reprenez le dernier coup d’Uxía.",
        ]
    );
    assert_eq!(
        said(Lang::German),
        [
            "Uxía reklamiert: Sabela hat einen Springer mit Schach eingesetzt.",
            "Entfernt den Springer von Brett A: Die Figur geht in die Reserve von Antón.",
            "Nehmt den letzten Zug von Uxía zurück.",
        ]
    );
}

#[test]
fn a_question_about_a_touched_enemy_piece_asks_for_its_capture() {
    let names = names();
    let clerk = clerk(Lang::English, Profile::Pasapezas, &names);
    let touch = case(Claim::Hands(HandFault::NotCaptured), vec![]);
    assert_eq!(clerk.question(&touch, Question::CanKeepTouch), "Can the touched piece be captured?");
}

#[test]
fn moves_are_written_whether_they_are_legal_or_not() {
    let names = names();
    let (moved, dropped) = attempts();
    for (lang, texts) in [
        (Lang::Galician, ["b4–f7=C", "T@b4"]),
        (Lang::German, ["b4–f7=S", "T@b4"]),
        (Lang::English, ["b4–f7=N", "R@b4"]),
    ] {
        let clerk = clerk(lang, Profile::Pasapezas, &names);
        assert_eq!([moved, dropped].map(|it| clerk.attempt(it).into_owned()), texts);
    }
}

#[test]
fn an_ordinary_game_is_won_by_a_player() {
    let names = names();
    let end = End::Forfeited { loser: Seat::BLACK_A, why: Forfeit::Conduct };
    assert_eq!(clerk(Lang::Galician, Profile::OneBoard, &names).headline(end), "Gaña Sabela");
    assert_eq!(clerk(Lang::Galician, Profile::Pasapezas, &names).headline(end), "Gaña a parella 1");
    assert_eq!(end.winner(), Some(Team::One));
    assert_eq!(Clerk::score(end), "1–0");
    assert_eq!(clerk(Lang::French, Profile::OneBoard, &names).behind(0), "À jour.");
    assert_eq!(clerk(Lang::French, Profile::OneBoard, &names).behind(1), "Il manque 1 coup.");
}
