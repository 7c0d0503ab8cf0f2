//! Refusals: complete, short enough, and naming what they know.

use std::collections::BTreeSet;

use pasapezas_core::{PawnRanks, Placement, Rank, Refusal, RefusalKind, Role, Square};

use super::{at, board_of, by, example, examples, for_each_scene, king, names};
use crate::i18n::{Lang, Scene, Text, Ui, refusal, refusal_short, ui};

/// Longest sentence, and longest on narrow screens, in letters.
const LONG: usize = 110;
const SHORT: usize = 45;

fn unseen() -> Scene<'static> {
    Scene::unseen(PawnRanks::TWO_TO_SIX)
}

#[test]
fn every_kind_has_an_example_of_its_own() {
    for kind in RefusalKind::ALL {
        assert_eq!(example(*kind).kind(), *kind);
    }
}

#[test]
fn every_refusal_is_one_text_of_limited_length() {
    for lang in Lang::ALL {
        for refused in examples() {
            for_each_scene(|scene| {
                let long = refusal(lang, refused, scene);
                let short = refusal_short(lang, refused, scene);
                for (text, limit) in [(&long, LONG), (&short, SHORT)] {
                    let letters = text.chars().count();
                    assert!(letters > 0 && letters <= limit, "{letters} letters: {text}");
                    assert!(text.ends_with('.'), "{text}");
                    assert!(text.chars().next().is_some_and(char::is_uppercase), "{text}");
                }
                assert!(short.chars().count() <= long.chars().count(), "{short} / {long}");
                assert!(!short.trim_end_matches('.').contains('.'), "a short form is one sentence: {short}");
            });
        }
    }
}

#[test]
fn languages_differ() {
    for refused in examples() {
        for_each_scene(|scene| {
            for say in [refusal, refusal_short] {
                let texts = Lang::ALL.map(|lang| say(lang, refused, scene));
                let distinct = texts.iter().collect::<BTreeSet<_>>().len();
                // Galician and Portuguese can say a short thing in the same words: *A casa b4 está ocupada.*
                let [galician, _, _, portuguese, ..] = &texts;
                assert_eq!(distinct, if galician == portuguese { 5 } else { 6 }, "{texts:?}");
            }
        });
    }
}

#[test]
fn kinds_differ() {
    for lang in Lang::ALL {
        for_each_scene(|scene| {
            for say in [refusal, refusal_short] {
                let texts: BTreeSet<Text> =
                    RefusalKind::ALL.iter().map(|kind| say(lang, example(*kind), scene)).collect();
                assert_eq!(texts.len(), RefusalKind::ALL.len(), "{lang:?}");
            }
        });
    }
}

/// The squares that a sentence has to name. The king of a forbidden check is drawn on the board where room is short.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
fn named(refused: Refusal, short: bool) -> Vec<Square> {
    let drop = |king| if short { vec![] } else { vec![king] };
    match refused {
        Refusal::EmptySquare { at }
        | Refusal::NotYourPiece { at }
        | Refusal::TouchedOwn { at }
        | Refusal::TouchedEnemy { at }
        | Refusal::PathBlocked { at }
        | Refusal::OwnPieceThere { at }
        | Refusal::KingTarget { at }
        | Refusal::PawnNeedsCapture { at }
        | Refusal::EnPassantGone { at }
        | Refusal::PawnOnLastRank { at }
        | Refusal::CastleBlocked { at }
        | Refusal::DropOccupied { at } => vec![at],
        Refusal::StillInCheck { by }
        | Refusal::LeavesKingInCheck { by }
        | Refusal::KingIntoCheck { by }
        | Refusal::CastleInCheck { by }
        | Refusal::CastleIntoCheck { by } => vec![by],
        Refusal::CastleThroughCheck { at, by } => vec![at, by],
        Refusal::DropGivesCheck { king, .. } | Refusal::DropGivesMate { king, .. } => drop(king),
        // The ranks say it; the square is the one under the finger.
        Refusal::DropPawnRank { .. }
        | Refusal::NotStarted
        | Refusal::AlreadyStarted
        | Refusal::Paused
        | Refusal::NotPaused
        | Refusal::MatchOver
        | Refusal::NotYours
        | Refusal::TimeWentBack
        | Refusal::TooLateToCallOff
        | Refusal::NoTakeBack
        | Refusal::NothingToTakeBack
        | Refusal::ClocksRun
        | Refusal::NoClocks
        | Refusal::NoFlagFallen
        | Refusal::OwnFlagFallen { .. }
        | Refusal::NotYourTimeClaim { .. }
        | Refusal::TimeByItself
        | Refusal::NothingToRemove
        | Refusal::ClaimTooLate
        | Refusal::NotYourPlacementClaim { .. }
        | Refusal::ClaimComesFirst { .. }
        | Refusal::DrawByItself
        | Refusal::DrawNotInRules
        | Refusal::NotRepeated { .. }
        | Refusal::NotFiftyMoves { .. }
        | Refusal::OfferTooEarly
        | Refusal::OfferOpen
        | Refusal::OfferAgain
        | Refusal::NoOffer
        | Refusal::NoTouchMove
        | Refusal::TouchedToCastle { .. }
        | Refusal::AdjustTooLate
        | Refusal::NotYourTurn { .. }
        | Refusal::NotItsMove { .. }
        | Refusal::PromotionMissing
        | Refusal::PromotionImpossible
        | Refusal::CastleKingMoved
        | Refusal::CastleRookMoved { .. }
        | Refusal::CastleNoRook { .. }
        | Refusal::ReserveLacks { .. } => vec![],
    }
}

#[test]
fn sentences_name_the_squares_they_know_and_no_others() {
    for lang in Lang::ALL {
        for refused in examples() {
            for_each_scene(|scene| {
                let texts =
                    [(refusal(lang, refused, scene), false), (refusal_short(lang, refused, scene), true)];
                for (text, short) in texts {
                    let expected = named(refused, short);
                    for square in [at(), by(), king()] {
                        let found = text.contains(&square.to_string());
                        assert_eq!(found, expected.contains(&square), "{square}: {text}");
                    }
                }
            });
        }
    }
}

#[test]
fn the_piece_that_stands_there_is_named_with_its_article() {
    let check = Refusal::LeavesKingInCheck { by: by() };
    let blocked = Refusal::PathBlocked { at: at() };
    let expect = |role, expected: [[&str; 2]; 6]| {
        let board = board_of(role);
        let scene = Scene::new(&board, PawnRanks::TWO_TO_SIX);
        for (lang, [the, a]) in Lang::ALL.into_iter().zip(expected) {
            let text = refusal(lang, check, &scene);
            assert!(text.contains(the), "{the}: {text}");
            let text = refusal(lang, blocked, &scene);
            assert!(text.contains(a), "{a}: {text}");
        }
    };
    expect(
        Role::Rook,
        [
            ["a torre de f7", "hai unha torre en b4"],
            ["la torre de f7", "hay una torre en b4"],
            ["the rook on f7", "there is a rook on b4"],
            ["a torre de f7", "há uma torre em b4"],
            ["la tour en f7", "il y a une tour en b4"],
            ["Der Turm auf f7", "Auf b4 steht ein Turm"],
        ],
    );
    expect(
        Role::Bishop,
        [
            ["o alfil de f7", "hai un alfil en b4"],
            ["el alfil de f7", "hay un alfil en b4"],
            ["the bishop on f7", "there is a bishop on b4"],
            ["o bispo de f7", "há um bispo em b4"],
            ["le fou en f7", "il y a un fou en b4"],
            ["Der Läufer auf f7", "Auf b4 steht ein Läufer"],
        ],
    );
    let unseen = unseen();
    assert!(refusal(Lang::Galician, check, &unseen).contains("a peza de f7"));
    assert!(refusal(Lang::Spanish, check, &unseen).contains("la pieza de f7"));
    assert!(refusal(Lang::English, check, &unseen).contains("the piece on f7"));
}

#[test]
fn the_sentences_of_the_glossary_stand() {
    let expect = |refused: Refusal, begins: [&str; 6]| {
        for (lang, begin) in Lang::ALL.into_iter().zip(begins) {
            let text = refusal(lang, refused, &unseen());
            assert!(text.starts_with(begin), "{begin}: {text}");
        }
    };
    expect(
        example(RefusalKind::DropGivesCheck),
        [
            "Non podes colocar unha peza dando xaque",
            "No puedes colocar una pieza dando jaque",
            "You cannot drop a piece giving check",
            "Não podes colocar uma peça dando xeque",
            "Tu ne peux pas poser une pièce avec échec",
            "Du darfst nicht mit Schach einsetzen",
        ],
    );
    expect(
        example(RefusalKind::DropPawnRank),
        [
            "Non podes colocar peóns na túa primeira, sétima ou oitava fila.",
            "No puedes colocar peones en tu primera, séptima u octava fila.",
            "You cannot drop pawns on your first, seventh or eighth rank.",
            "Não podes colocar peões na tua primeira, sétima ou oitava fila.",
            "Tu ne peux pas poser de pions sur ta première, septième ou huitième rangée.",
            "Du darfst Bauern nicht auf deiner ersten, siebten oder achten Reihe einsetzen.",
        ],
    );
    expect(
        example(RefusalKind::LeavesKingInCheck),
        [
            "Esa xogada deixa o teu rei en xaque",
            "Esa jugada deja a tu rey en jaque",
            "That move leaves your king in check",
            "Esse lance deixa o teu rei em xeque",
            "Ce coup laisse ton roi en échec",
            "Dieser Zug lässt deinen König im Schach",
        ],
    );
    expect(
        example(RefusalKind::NotYourTurn),
        [
            "Non é a túa quenda.",
            "No es tu turno.",
            "It is not your turn.",
            "Não é a tua vez.",
            "Ce n’est pas à toi de jouer.",
            "Du bist nicht am Zug.",
        ],
    );
}

#[test]
fn pawn_ranks_follow_the_rules_of_the_match() {
    let refused = example(RefusalKind::DropPawnRank);
    let say = |ranks| {
        let scene = Scene::unseen(ranks);
        (refusal(Lang::Galician, refused, &scene), refusal_short(Lang::Galician, refused, &scene))
    };
    assert_eq!(say(PawnRanks::TWO_TO_SIX).1, "Os peóns, nas túas filas 2 a 6.");
    let (long, short) = say(PawnRanks::TWO_TO_SEVEN);
    assert_eq!(long, "Só podes colocar peóns nas túas filas 2 a 7.");
    assert_eq!(short, "Os peóns, nas túas filas 2 a 7.");
    let (long, short) = say(PawnRanks::new(Rank::Fourth, Rank::Fourth).unwrap());
    assert_eq!(long, "Só podes colocar peóns na túa fila 4.");
    assert_eq!(short, "Os peóns, na túa fila 4.");
}

#[test]
fn castling_names_its_wing() {
    let rook = example(RefusalKind::CastleRookMoved);
    let scene = unseen();
    assert!(refusal(Lang::Galician, rook, &scene).contains("enroque longo"));
    assert!(refusal(Lang::Spanish, rook, &scene).contains("enroque largo"));
    assert!(refusal(Lang::English, rook, &scene).contains("queenside"));
    assert!(refusal(Lang::Portuguese, rook, &scene).contains("roque grande"));
    assert!(refusal(Lang::French, rook, &scene).contains("grand roque"));
    assert!(refusal(Lang::German, rook, &scene).contains("lange Rochade"));
}

#[test]
fn what_one_may_press_is_called_as_on_the_button() {
    for lang in Lang::ALL {
        assert!(refusal(lang, Refusal::NotStarted, &unseen()).contains(ui(lang, Ui::Start)));
        assert!(refusal(lang, Refusal::Paused, &unseen()).contains(ui(lang, Ui::Resume)));
        assert!(refusal(lang, Refusal::ClocksRun, &unseen()).contains(ui(lang, Ui::Pause)));
    }
}

#[test]
fn whoever_may_claim_is_named() {
    let names = names();
    let by_name = unseen().with_names(&names);
    let say = |kind, scene: &Scene<'_>| Lang::ALL.map(|lang| refusal(lang, example(kind), scene));
    for kind in [RefusalKind::NotYourTimeClaim, RefusalKind::NotYourPlacementClaim] {
        assert!(say(kind, &by_name).iter().all(|text| text.ends_with(": Brais.")));
        let [gl, es, en, pt, fr, de] = say(kind, &unseen());
        assert!(gl.ends_with(": as negras do taboleiro B."), "{gl}");
        assert!(es.ends_with(": las negras del tablero B."), "{es}");
        assert!(en.ends_with(": Black on board B."), "{en}");
        assert!(pt.ends_with(": as pretas do tabuleiro B."), "{pt}");
        assert!(fr.ends_with("\u{a0}: les Noirs de l’échiquier B."), "{fr}");
        assert!(de.ends_with(": Schwarz auf Brett B."), "{de}");
    }
    assert!(say(RefusalKind::OwnFlagFallen, &by_name).iter().all(|text| text.contains("Brais")));
    assert_eq!(
        say(RefusalKind::OwnFlagFallen, &unseen()),
        [
            "Non podes reclamar: a túa parella ten algunha bandeira caída.",
            "No puedes reclamar: tu pareja tiene alguna bandera caída.",
            "You cannot claim: a flag of your own team has fallen.",
            "Não podes reclamar: a tua dupla tem uma bandeira caída.",
            "Tu ne peux pas réclamer\u{a0}: un drapeau de ton équipe est tombé.",
            "Du kannst nicht reklamieren: In deinem Team ist ein Blättchen gefallen.",
        ]
    );
}

#[test]
fn a_claim_of_a_draw_says_how_far_it_has_come() {
    let gl = |refused| refusal(Lang::Galician, refused, &unseen());
    let times = |times| gl(Refusal::NotRepeated { times });
    assert_eq!(times(1), "A posición deuse unha vez. Para reclamar táboas ten que darse tres veces.");
    assert_eq!(times(2), "A posición deuse dúas veces. Para reclamar táboas ten que darse tres veces.");
    for (halfmoves, moves) in [(0, "0"), (1, "0"), (98, "49"), (99, "49")] {
        let text = gl(Refusal::NotFiftyMoves { halfmoves });
        assert_eq!(
            text,
            format!("Xogadas de cada bando sen captura, peón nin colocación: {moves}. Precísanse 50.")
        );
    }
}

#[test]
fn a_position_is_a_scene() {
    let position = pasapezas_core::Position::start(&pasapezas_core::RuleSet::default());
    let refused = Refusal::PathBlocked { at: "a2".parse().unwrap() };
    let start = Placement::start();
    assert_eq!(
        refusal(Lang::English, refused, &Scene::of(&position)),
        refusal(Lang::English, refused, &Scene::new(&start, PawnRanks::TWO_TO_SIX)),
    );
}
