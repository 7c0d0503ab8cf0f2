//! The regulation as it is written, in Galician: every letter and every slip of it. The notes are ours.

use pasapezas_core::Article;

use super::{Chapter, Rule, RulesUi};

/// The text of a label.
pub(super) const fn rules_ui(label: RulesUi) -> &'static str {
    match label {
        RulesUi::Title => "Regulamento de pasapezas",
        RulesUi::Intro => "O regulamento galego, artigo por artigo, coas nosas decisións onde cala.",
        RulesUi::Wording => "Texto do regulamento, tal como está escrito.",
        RulesUi::ShowGalician => "Ver o texto orixinal",
        RulesUi::Contents => "Artigos",
        RulesUi::Conduct => "Notas de conduta",
        RulesUi::ConductIntro => {
            "Para torneos, coas nosas palabras. Valen onde o regulamento non di outra cousa."
        }
        RulesUi::OurDecision => "Decisión nosa",
        RulesUi::InThisMatch => "Nesta partida",
        RulesUi::BackToTable => "Volver á mesa",
        RulesUi::ClocksRun => "A partida segue: os reloxos corren mentres les.",
    }
}

/// All articles.
pub(super) static BOOK: [Chapter; 11] = [
    Chapter {
        title: "A PARTIDA",
        rule: Rule {
            article: Article { number: 1, clause: 0 },
            text: "A partida de pasapezas componse de dúas subpartidas, xogadas coas regras dunha partida de \
             xadrez normal e as especificacións, e aclaracións deste regulamento. A partida de \
             pasapezas ten lugar en dous taboleiros de xadrez, entre catro xogadores, agrupados en \
             parellas, que moven e pasan as pezas. Un membro da parella manexará as pezas brancas nunha \
             subpartida e o outro membro da parella as pezas negras na outra.",
            notes: &[
                "Hai un só resultado para as dúas subpartidas.",
                "Sempre valen as regras básicas da FIDE. As de competición, só onde este texto as cita.",
            ],
        },
        clauses: &[],
    },
    Chapter {
        title: "Os TABOLEIROS",
        rule: Rule { article: Article { number: 2, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 2, clause: 1 },
                text: "O pasapezas require dous taboleiros de xadrez.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 2 },
                text: "Os taboleiros sitúanse un á beira do outro.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 3 },
                text: "Os membros das parellas situaranse un á beira do outro.",
                notes: &[],
            },
        ],
    },
    Chapter {
        title: "AS PEZAS",
        rule: Rule {
            article: Article { number: 3, clause: 0 },
            text: "Ao iniciarse a partida en cada taboleiro situaranse as pezas propias dunha partida de \
             xadrez.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "A ORDE DE XOGO",
        rule: Rule { article: Article { number: 4, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 4, clause: 1 },
                text: "Os xogadores que levan brancas inician as subpartidas.",
                notes: &[],
            },
            Rule {
                article: Article { number: 4, clause: 2 },
                text: "A un xogador tócalle xogar cando o seu opoñente completou a súa xogada.",
                notes: &[
                    "Unha xogada anticipada faise, se é legal, cando chega a quenda. Antes non obriga a \
                     nada.",
                ],
            },
            Rule {
                article: Article { number: 4, clause: 3 },
                text: "O número e orde de xogadas en cada subpartida é independente da outra.",
                notes: &["Ningún taboleiro agarda polo outro. Quen quere unha peza pode agardar por ela \
                     mentres lle quede tempo."],
            },
        ],
    },
    Chapter {
        title: "A XOGADA",
        rule: Rule { article: Article { number: 5, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 5, clause: 1 },
                text: "A xogada defínese como unha xogada de xadrez e ademais segundo os seguintes puntos \
                 deste artigo.",
                notes: &[
                    "O peón pode coroar dama, torre, alfil ou cabalo, sen mirar as pezas capturadas.",
                    "A xogada é definitiva cando se solta a peza.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 2 },
                text: "Considérase que un xogador realizou a súa xogada cando coloca unha peza que tiña \
                 almacenada.",
                notes: &[
                    "Un peón colocado na propia fila 2 pode avanzar despois dúas casas.",
                    "Só se captura ao paso un peón que acaba de avanzar dúas casas nese taboleiro. \
                     Colocalo non conta.",
                    "Non se enroca cunha torre colocada.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 3 },
                text: "Cando se capture unha peza que sexa un peón coroado, a peza que se pasará ao \
                 compañeiro será un peón.",
                notes: &["O peón coroado leva unha marca á vista de todos."],
            },
        ],
    },
    Chapter {
        title: "ALMACENAMENTO DE PEZAS",
        rule: Rule {
            article: Article { number: 6, clause: 0 },
            text: "Un xogador pode ter pezas almacenadas que poderá usar segundo o punto 5.2. As pezas \
             almacenadas serán as que capture a súa parella na outra subpartida. Non existe límite para \
             almacenar pezas. As pezas almacenadas permanecerán sobre a mesa, visibles a todos os \
             xogadores.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "COLOCACIÓN DE PEZAS ALMACENADAS.",
        rule: Rule { article: Article { number: 7, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 7, clause: 1 },
                text: "Un xogador poderá colocar as pezas que teña almacenadas en calquera casa do taboleiro \
                 da súa subpartida coas excepcións deste artigo.",
                notes: &[
                    "Só en casas baleiras: colocar non captura.",
                    "O propio rei non pode quedar en xaque. Tapar un xaque si se pode.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 2 },
                text: "Cando un xogador captura unha peza procederá a pasala á súa parella; a peza pasará a \
                 ter a condición de peza almacenada por este último xogador.",
                notes: &["A peza cambia de mans no instante no que se completa a captura."],
            },
            Rule {
                article: Article { number: 7, clause: 3 },
                text: "Non se pode colocar ningunha peza dando xaque.",
                notes: &[
                    "Prohíbese se a peza colocada ataca o rei do opoñente. Polo tanto, tampouco se pode \
                     dar mate.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 4 },
                text: "Non se poden colocar peóns nas filas 1, 7 e 8.",
                notes: &[
                    "As filas cóntanse desde quen coloca. As brancas poden nas filas 2 a 6; as negras, \
                     nas filas 7 a 3.",
                    "No modo estrito, un peón que queda na propia fila 1 avanza só unha casa; na fila 8 \
                     xa non se move nin captura.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 5 },
                text: "Cando un xogador incorre nas situacións reflectidas en 7.2. e 7.3. o seu opoñente \
                 poderá retirar a peza que infrinxe o regulamento, pasarlla ao seu compañeiro e \
                 realizar a súa xogada segundo o artigo 5.",
                notes: &[
                    "Onde di 7.2 e 7.3 lemos 7.3 e 7.4, que son as prohibicións.",
                    "Modo asistido: esas colocacións non se poden facer. Modo estrito: pódense facer, e \
                     reclamar.",
                    "Só reclama o opoñente directo, ata que faga a súa seguinte xogada. Despois a peza \
                     queda.",
                    "A peza vai á reserva do compañeiro de quen reclama, que segue coa quenda. Os \
                     reloxos non se tocan.",
                    "Reclamar non é obrigatorio, e unha reclamación sen motivo non ten sanción.",
                    "Unha colocación prohibida nunca remata a partida, aínda que pareza mate.",
                    "Se ao retirala queda en xaque quen a puxo, quen reclama fai a súa xogada, sen \
                     capturar o rei, e despois hai que parar o xaque.",
                ],
            },
        ],
    },
    Chapter {
        title: "O RELOXO",
        rule: Rule { article: Article { number: 8, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 8, clause: 1 },
                text: "Cada subpartida terá o seu propio reloxo.",
                notes: &[
                    "Se non se acorda outra cousa, 5 minutos por persoa sen incremento.",
                    "Os dous reloxos das brancas arrancan á vez, e unha pausa para os dous taboleiros.",
                    "Unha bandeira caída queda caída: o incremento non a levanta.",
                ],
            },
            Rule {
                article: Article { number: 8, clause: 2 },
                text: "O reloxo de cada subpartida colocarase no lateral do taboleiro máis afastado do \
                 taboleiro da outra subpartida.",
                notes: &[],
            },
            Rule {
                article: Article { number: 8, clause: 3 },
                text: "Soamente os xogadores dunha subpartida poden tocar o reloxo desa subpartida.",
                notes: &["Preme o reloxo quen moveu. Na pantalla prémese ao facer a xogada."],
            },
        ],
    },
    Chapter {
        title: "PARTIDA GAÑADA",
        rule: Rule {
            article: Article { number: 9, clause: 0 },
            text: "Unha partida gañarase pola parella na que un dos seus compoñentes:",
            notes: &["A partida remata á vez nos dous taboleiros. O outro queda como está, sen resultado \
                 propio."],
        },
        clauses: &[
            Rule {
                article: Article { number: 9, clause: 1 },
                text: "De xaque mate ao seu opoñente.",
                notes: &[
                    "Contan as pezas que hai na reserva no instante do mate. As que poidan chegar \
                     despois, non.",
                    "Para parar o xaque só valen colocacións permitidas.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 2 },
                text: "Gañe por tempo. Este punto require que as dúas bandeiras da parella reclamante da \
                 vitoria por tempo estean alzadas. Esta reclamación pode ser efectuada por calquera \
                 membro da parella.",
                notes: &[
                    "Hai que reclamar, e mentres ninguén reclama segue o xogo. Só os catro xogadores \
                     poden avisar dunha bandeira.",
                    "Vale calquera bandeira da outra parella, nun taboleiro ou no outro.",
                    "Se tamén caeu unha bandeira propia, non hai vitoria: son táboas polo artigo 10.2.",
                    "Cóntanse as bandeiras no momento de reclamar. Quen ten a súa caída pode seguir \
                     movendo, e mesmo dar mate.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 3 },
                text: "Obteña a declaración de abandono do seu opoñente.",
                notes: &["Unha persoa pode abandonar en calquera momento, sen preguntar, e perde a parella."],
            },
        ],
    },
    Chapter {
        title: "PARTIDA TÁBOAS",
        rule: Rule {
            article: Article { number: 10, clause: 0 },
            text: "Unha partida é táboas cando:",
            notes: &[],
        },
        clauses: &[
            Rule {
                article: Article { number: 10, clause: 1 },
                text: "Por acordo nalgunha subpartida.",
                notes: &[
                    "Abonda o acordo dos dous opoñentes dun taboleiro: vale para os catro.",
                    "Só despois dunha xogada de cada cor. A oferta vale ata a resposta ou a xogada do \
                     opoñente, e non se repite antes de mover.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 2 },
                text: "Cando polo menos unha bandeira de cada parella está caída.",
                notes: &[
                    "As táboas chegan soas cando cae a segunda bandeira, aínda que ninguén o vexa.",
                    "Dúas bandeiras da mesma parella non son táboas: a outra parella pode reclamar a \
                     vitoria.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 3 },
                text: "Polas normas de repetición de xogadas, de 50 xogadas e de afogado da FIDE.",
                notes: &[
                    "Quen ten a quenda reclama coa terceira posición igual ou con 50 xogadas de cada \
                     bando. Soas chegan coa quinta ou con 75.",
                    "Unha posición é igual se tamén o son as reservas dos dous xogadores do taboleiro.",
                    "Cada taboleiro leva a súa conta das 50 xogadas. Colocar unha peza pona a cero; \
                     recibila, non.",
                    "Non hai táboas por material insuficiente: as pezas nunca saen da partida.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 4 },
                text: "Non existe afogado se pode colocar unha peza.",
                notes: &["Conta a reserva dese instante. Se só quedan colocacións prohibidas, é afogado."],
            },
        ],
    },
    Chapter {
        title: "COMUNICACIÓNS ENTRE OS COMPOÑENTES DAS PARELLAS.",
        rule: Rule {
            article: Article { number: 11, clause: 0 },
            text: "Permítese comunicacións entre os xogadores, salvo que se acorde o contrario antes do \
             torneo.",
            notes: &["Pódese aconsellar unha xogada, pero non mover as pezas do compañeiro nin tocar o seu \
                 reloxo."],
        },
        clauses: &[],
    },
];
