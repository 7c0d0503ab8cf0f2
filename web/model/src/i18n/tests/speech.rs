//! Sentences for screen readers.

use pasapezas_core::{
    BoardId, CastleSide, Color, DropRole, Millis, Move, Piece, PromotionRole, Role, Seat, Square,
};

use crate::i18n::Lang::{self, English, French, Galician, German, Portuguese, Spanish};
use crate::i18n::Text;
use crate::i18n::speech::{
    self, Effect, MoveFacts, clock_sentence, move_by, move_sentence, piece_count, square_label, time_words,
};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn quiet(mv: Move, role: Role) -> MoveFacts {
    MoveFacts { mv, role, captured: None, effect: Effect::Quiet }
}

fn normal(to: &str) -> Move {
    Move::Normal { from: square("a1"), to: square(to), promotion: None }
}

fn in_all(facts: MoveFacts) -> [String; 6] {
    Lang::ALL.map(|lang| move_sentence(lang, facts).into_owned())
}

#[test]
fn counts_take_the_right_form() {
    let cases = [
        (Galician, DropRole::Pawn, 2, "2 peóns"),
        (Galician, DropRole::Rook, 0, "0 torres"),
        (Galician, DropRole::Bishop, 1, "1 alfil"),
        (Galician, DropRole::Bishop, 3, "3 alfís"),
        (Spanish, DropRole::Pawn, 16, "16 peones"),
        (Spanish, DropRole::Bishop, 0, "0 alfiles"),
        (Spanish, DropRole::Knight, 1, "1 caballo"),
        (English, DropRole::Queen, 1, "1 queen"),
        (English, DropRole::Queen, 0, "0 queens"),
        (Portuguese, DropRole::Pawn, 2, "2 peões"),
        (Portuguese, DropRole::Rook, 0, "0 torres"),
        (French, DropRole::Rook, 0, "0 tour"),
        (French, DropRole::Bishop, 1, "1 fou"),
        (French, DropRole::Queen, 2, "2 dames"),
        (German, DropRole::Rook, 0, "0 Türme"),
        (German, DropRole::Bishop, 1, "1 Läufer"),
        (German, DropRole::Pawn, 8, "8 Bauern"),
    ];
    for (lang, role, count, expected) in cases {
        assert_eq!(piece_count(lang, role, count), expected);
    }
}

#[test]
fn names_of_pieces() {
    assert_eq!(
        Role::ALL.map(|role| speech::piece_name(Galician, role)),
        ["peón", "cabalo", "alfil", "torre", "dama", "rei"]
    );
    assert_eq!(
        Role::ALL.map(|role| speech::piece_plural(Spanish, role)),
        ["peones", "caballos", "alfiles", "torres", "damas", "reyes"]
    );
    assert_eq!(
        PromotionRole::ALL.map(|role| speech::promotion_choice(English, role)),
        ["queen", "knight", "rook", "bishop"]
    );
    assert_eq!(speech::colored_piece(Galician, Role::Queen, Color::White), "dama branca");
    assert_eq!(speech::colored_piece(Spanish, Role::King, Color::Black), "rey negro");
}

#[test]
fn squares() {
    let pawn = Piece::new(Color::White, Role::Pawn);
    let queen = Piece { promoted: true, ..Piece::new(Color::Black, Role::Queen) };
    let cases = [
        (Galician, "e2", Some(pawn), "e2, peón branco"),
        (Galician, "e5", None, "e5, baleira"),
        (Galician, "d1", Some(queen), "d1, dama negra, peón coroado"),
        (Spanish, "e5", None, "e5, vacía"),
        (Spanish, "d1", Some(queen), "d1, dama negra, peón coronado"),
        (English, "e2", Some(pawn), "e2, white pawn"),
        (English, "d1", Some(queen), "d1, black queen, promoted pawn"),
        (Portuguese, "d1", Some(queen), "d1, dama preta, peão promovido"),
        (French, "d1", Some(queen), "d1, dame noire, pion promu"),
        (French, "e2", Some(pawn), "e2, pion blanc"),
        (German, "d1", Some(queen), "d1, schwarze Dame, umgewandelter Bauer"),
        (German, "e2", Some(pawn), "e2, weißer Bauer"),
    ];
    for (lang, at, piece, expected) in cases {
        assert_eq!(square_label(lang, square(at), piece), expected);
    }
}

#[test]
fn moves() {
    assert_eq!(
        in_all(quiet(normal("f3"), Role::Knight)),
        [
            "Cabalo a f3.",
            "Caballo a f3.",
            "Knight to f3.",
            "Cavalo para f3.",
            "Cavalier en f3.",
            "Springer nach f3."
        ]
    );
    let capture = MoveFacts { captured: Some(DropRole::Pawn), ..quiet(normal("d5"), Role::Rook) };
    assert_eq!(
        in_all(MoveFacts { effect: Effect::Check, ..capture }),
        [
            "Torre captura en d5, xaque.",
            "Torre captura en d5, jaque.",
            "Rook captures on d5, check.",
            "Torre captura em d5, xeque.",
            "Tour prend en d5, échec.",
            "Turm schlägt auf d5, Schach."
        ]
    );
    assert_eq!(
        in_all(MoveFacts { effect: Effect::Mate, ..capture }),
        [
            "Torre captura en d5, xaque mate.",
            "Torre captura en d5, jaque mate.",
            "Rook captures on d5, checkmate.",
            "Torre captura em d5, xeque-mate.",
            "Tour prend en d5, échec et mat.",
            "Turm schlägt auf d5, Schachmatt."
        ]
    );
}

#[test]
fn moves_of_a_special_kind() {
    let queen = Move::Normal { from: square("e7"), to: square("e8"), promotion: Some(PromotionRole::Queen) };
    assert_eq!(
        in_all(quiet(queen, Role::Pawn)),
        [
            "Peón a e8, coroa dama.",
            "Peón a e8, corona dama.",
            "Pawn to e8, promotes to queen.",
            "Peão para e8, promove a dama.",
            "Pion en e8, promu en dame.",
            "Bauer nach e8, wird Dame."
        ]
    );
    let passing = Move::EnPassant { from: square("e5"), to: square("d6") };
    assert_eq!(
        in_all(MoveFacts { captured: Some(DropRole::Pawn), ..quiet(passing, Role::Pawn) }),
        [
            "Peón captura ao paso en d6.",
            "Peón captura al paso en d6.",
            "Pawn captures en passant on d6.",
            "Peão captura en passant em d6.",
            "Pion prend en passant en d6.",
            "Bauer schlägt en passant auf d6."
        ]
    );
    assert_eq!(
        in_all(quiet(Move::Castle(CastleSide::King), Role::King)),
        [
            "Enroque curto.",
            "Enroque corto.",
            "Castles kingside.",
            "Roque pequeno.",
            "Petit roque.",
            "Kurze Rochade."
        ]
    );
    assert_eq!(
        in_all(quiet(Move::Castle(CastleSide::Queen), Role::King)),
        [
            "Enroque longo.",
            "Enroque largo.",
            "Castles queenside.",
            "Roque grande.",
            "Grand roque.",
            "Lange Rochade."
        ]
    );
}

#[test]
fn drops_agree_in_gender() {
    let drop = |role: DropRole| quiet(Move::Drop { role, to: square("e4") }, role.role());
    assert_eq!(
        in_all(drop(DropRole::Pawn)),
        [
            "Peón colocado en e4.",
            "Peón colocado en e4.",
            "Pawn dropped on e4.",
            "Peão colocado em e4.",
            "Pion posé en e4.",
            "Bauer eingesetzt auf e4."
        ]
    );
    assert_eq!(
        in_all(drop(DropRole::Rook)),
        [
            "Torre colocada en e4.",
            "Torre colocada en e4.",
            "Rook dropped on e4.",
            "Torre colocada em e4.",
            "Tour posée en e4.",
            "Turm eingesetzt auf e4."
        ]
    );
    assert_eq!(move_by(Galician, "Uxía", drop(DropRole::Queen)), "Uxía: dama colocada en e4.");
}

#[test]
fn passes_choices_and_events() {
    assert_eq!(speech::pass_received(Galician, DropRole::Bishop), "Pasáronche: alfil.");
    assert_eq!(speech::pass_received(Spanish, DropRole::Bishop), "Te han pasado: alfil.");
    assert_eq!(speech::pass_received(English, DropRole::Bishop), "You received: bishop.");
    assert_eq!(speech::pass_sentence(Galician, DropRole::Pawn, "Brais"), "Para a reserva de Brais: peón.");
    assert_eq!(speech::piece_chosen(Galician, Role::Rook, square("e8")), "Torre de e8: escolle a casa.");
    assert_eq!(
        speech::stored_piece_chosen(English, DropRole::Pawn),
        "Pawn from the reserve: choose the square."
    );
    assert_eq!(speech::check_sentence(Spanish, "Uxía"), "Uxía está en jaque.");
    assert_eq!(speech::flag_sentence(English, "Uxía"), "Uxía’s flag has fallen.");
}

#[test]
fn offers() {
    let in_six = |say: &dyn Fn(Lang) -> Text| Lang::ALL.map(|lang| say(lang).into_owned());
    assert_eq!(
        in_six(&|lang| speech::draw_offered(lang, "Uxía")),
        [
            "Uxía ofrece táboas.",
            "Uxía ofrece tablas.",
            "Uxía offers a draw.",
            "Uxía propõe empate.",
            "Uxía propose nulle.",
            "Uxía bietet Remis an."
        ]
    );
    assert_eq!(
        in_six(&|lang| speech::draw_declined(lang, "Uxía")),
        [
            "Uxía rexeita as táboas.",
            "Uxía rechaza las tablas.",
            "Uxía declines the draw.",
            "Uxía recusa o empate.",
            "Uxía refuse la nulle.",
            "Uxía lehnt das Remis ab."
        ]
    );
    assert_eq!(
        in_six(&|lang| speech::draw_agreed(lang, BoardId::B)),
        [
            "Táboas acordadas no taboleiro B. Falta o taboleiro A.",
            "Tablas acordadas en el tablero B. Falta el tablero A.",
            "Draw agreed on board B. Board A has not agreed yet.",
            "Empate acordado no tabuleiro B. Falta o tabuleiro A.",
            "Nulle convenue sur l’échiquier B. Il manque l’échiquier A.",
            "Remis auf Brett B vereinbart. Brett A fehlt noch."
        ]
    );
}

#[test]
fn removals_and_corrections() {
    let in_six = |say: &dyn Fn(Lang) -> Text| Lang::ALL.map(|lang| say(lang).into_owned());
    let rook = |lang| speech::claim_opened(lang, "Uxía", DropRole::Rook, square("e2"));
    assert_eq!(
        in_six(&rook),
        [
            "Uxía pode retirar a torre de e2.",
            "Uxía puede retirar la torre de e2.",
            "Uxía may remove the rook on e2.",
            "Uxía pode retirar a torre de e2.",
            "Uxía peut retirer la tour en e2.",
            "Uxía darf den Turm auf e2 entfernen."
        ]
    );
    assert_eq!(
        in_six(&|lang| speech::taken_off(lang, "Uxía", DropRole::Pawn, square("a7"), "Antón")),
        [
            "Uxía retira o peón de a7. Pasa á reserva de Antón.",
            "Uxía retira el peón de a7. Pasa a la reserva de Antón.",
            "Uxía removes the pawn on a7. It goes to Antón’s reserve.",
            "Uxía retira o peão de a7. Passa para a reserva de Antón.",
            "Uxía retire le pion en a7. La pièce passe dans la réserve d’Antón.",
            "Uxía entfernt den Bauern auf a7. Die Figur geht in die Reserve von Antón."
        ]
    );
    assert_eq!(
        in_six(&|lang| speech::time_corrected(lang, "Uxía", Millis::seconds(60))),
        [
            "Tempo corrixido. Reloxo de Uxía: 1 minuto.",
            "Tiempo corregido. Reloj de Uxía: 1 minuto.",
            "Time corrected. Uxía’s clock: 1 minute.",
            "Tempo corrigido. Relógio de Uxía: 1 minuto.",
            "Temps corrigé. Pendule d’Uxía\u{a0}: 1 minute.",
            "Zeit korrigiert. Uhr von Uxía: 1 Minute."
        ]
    );
    assert_eq!(speech::taken_back(Galician, 1), "Desfíxose a última xogada.");
    assert_eq!(speech::taken_back(Galician, 3), "Desfixéronse 3 xogadas.");
    assert_eq!(speech::clock_fallen(Galician, "Uxía"), "Reloxo de Uxía: bandeira caída.");
    assert_eq!(
        in_six(&|lang| speech::waits_for_piece(lang, "Uxía")),
        [
            "Uxía non ten ningunha xogada: agarda unha peza.",
            "Uxía no tiene ninguna jugada: espera una pieza.",
            "Uxía has no move: waits for a piece.",
            "Uxía não tem nenhum lance: espera uma peça.",
            "Uxía n’a aucun coup\u{a0}: attend une pièce.",
            "Uxía hat keinen Zug: wartet auf eine Figur."
        ]
    );
}

#[test]
fn turns() {
    let say = |name| Lang::ALL.map(|lang| speech::turn_sentence(lang, Seat::BLACK_B, name).into_owned());
    assert_eq!(
        say(None),
        [
            "Taboleiro B: xogan as negras.",
            "Tablero B: juegan las negras.",
            "Board B: Black to move.",
            "Tabuleiro B: jogam as pretas.",
            "Échiquier B\u{a0}: trait aux Noirs.",
            "Brett B: Schwarz am Zug."
        ]
    );
    assert_eq!(
        say(Some("Brais")),
        [
            "Taboleiro B: xoga Brais.",
            "Tablero B: juega Brais.",
            "Board B: Brais to move.",
            "Tabuleiro B: joga Brais.",
            "Échiquier B\u{a0}: trait à Brais.",
            "Brett B: Brais ist am Zug."
        ]
    );
}

#[test]
fn times() {
    let cases = [
        (0, ["0 segundos", "0 segundos", "0 seconds", "0 segundos", "0 seconde", "0 Sekunden"]),
        (999, ["0 segundos", "0 segundos", "0 seconds", "0 segundos", "0 seconde", "0 Sekunden"]),
        (1_999, ["1 segundo", "1 segundo", "1 second", "1 segundo", "1 seconde", "1 Sekunde"]),
        (60_000, ["1 minuto", "1 minuto", "1 minute", "1 minuto", "1 minute", "1 Minute"]),
        (
            245_000,
            [
                "4 minutos e 5 segundos",
                "4 minutos y 5 segundos",
                "4 minutes and 5 seconds",
                "4 minutos e 5 segundos",
                "4 minutes et 5 secondes",
                "4 Minuten und 5 Sekunden",
            ],
        ),
        (3_600_000, ["1 hora", "1 hora", "1 hour", "1 hora", "1 heure", "1 Stunde"]),
        (
            7_261_000,
            [
                "2 horas, 1 minuto e 1 segundo",
                "2 horas, 1 minuto y 1 segundo",
                "2 hours, 1 minute and 1 second",
                "2 horas, 1 minuto e 1 segundo",
                "2 heures, 1 minute et 1 seconde",
                "2 Stunden, 1 Minute und 1 Sekunde",
            ],
        ),
    ];
    for (millis, expected) in cases {
        assert_eq!(Lang::ALL.map(|lang| time_words(lang, Millis(millis)).into_owned()), expected);
    }
    assert_eq!(time_words(English, Millis(u32::MAX)), "1193 hours, 2 minutes and 47 seconds");
    assert_eq!(clock_sentence(Galician, "Uxía", Millis(12_345)), "Reloxo de Uxía: 12 segundos.");
    assert_eq!(clock_sentence(English, "Uxía", Millis(12_345)), "Uxía’s clock: 12 seconds.");
}
