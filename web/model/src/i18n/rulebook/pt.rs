//! The regulation in our own Portuguese. The notes are ours too.

use pasapezas_core::Article;

use super::{Chapter, Rule, RulesUi};

/// The text of a label.
pub(super) const fn rules_ui(label: RulesUi) -> &'static str {
    match label {
        RulesUi::Title => "Regras do pasapezas",
        RulesUi::Intro => {
            "O regulamento galego, artigo por artigo, com as nossas decisões onde ele se \
             cala."
        }
        RulesUi::Wording => "Versão nossa. O texto que vale é o galego.",
        RulesUi::ShowGalician => "Ver o texto galego",
        RulesUi::Contents => "Artigos",
        RulesUi::Conduct => "Notas de conduta",
        RulesUi::ConductIntro => {
            "Para torneios, nas nossas palavras. Valem onde o regulamento não diz outra coisa."
        }
        RulesUi::OurDecision => "Decisão nossa",
        RulesUi::InThisMatch => "Nesta partida",
        RulesUi::BackToTable => "Voltar à mesa",
        RulesUi::ClocksRun => "A partida continua: os relógios andam enquanto lês.",
    }
}

/// All articles.
pub(super) static BOOK: [Chapter; 11] = [
    Chapter {
        title: "A partida",
        rule: Rule {
            article: Article { number: 1, clause: 0 },
            text: "A partida compõe-se de duas subpartidas, que se jogam com as regras de uma \
             partida de xadrez normal e com as especificações e esclarecimentos deste regulamento. \
             Joga-se em dois tabuleiros de xadrez, entre quatro jogadores agrupados em duplas, que \
             movem e passam as peças. Um membro da dupla leva as peças brancas numa subpartida e o \
             outro, as pretas na outra.",
            notes: &[
                "Há um só resultado para as duas subpartidas.",
                "Valem sempre as regras básicas da FIDE. As de competição, só onde este texto \
                 as cita.",
            ],
        },
        clauses: &[],
    },
    Chapter {
        title: "Os tabuleiros",
        rule: Rule { article: Article { number: 2, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 2, clause: 1 },
                text: "São precisos dois tabuleiros de xadrez.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 2 },
                text: "Os tabuleiros ficam um ao lado do outro.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 3 },
                text: "Os membros de cada dupla sentam-se um ao lado do outro.",
                notes: &[],
            },
        ],
    },
    Chapter {
        title: "As peças",
        rule: Rule {
            article: Article { number: 3, clause: 0 },
            text: "Ao começar a partida põem-se em cada tabuleiro as peças próprias de uma partida \
             de xadrez.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "A ordem de jogo",
        rule: Rule { article: Article { number: 4, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 4, clause: 1 },
                text: "Os jogadores que levam as brancas iniciam as subpartidas.",
                notes: &[],
            },
            Rule {
                article: Article { number: 4, clause: 2 },
                text: "É a vez de um jogador quando o seu adversário completou o seu lance.",
                notes: &["Um lance antecipado faz-se, se for legal, quando chega a vez. Antes disso não \
             obriga a nada."],
            },
            Rule {
                article: Article { number: 4, clause: 3 },
                text: "O número e a ordem dos lances de cada subpartida não dependem da outra.",
                notes: &["Nenhum tabuleiro espera pelo outro. Quem quer uma peça pode esperar por \
                     ela enquanto tiver tempo."],
            },
        ],
    },
    Chapter {
        title: "O lance",
        rule: Rule { article: Article { number: 5, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 5, clause: 1 },
                text: "O lance é um lance de xadrez e, além disso, o que dizem os pontos seguintes \
             deste artigo.",
                notes: &[
                    "O peão pode promover a dama, torre, bispo ou cavalo, sem olhar às peças \
                     capturadas.",
                    "O lance é definitivo quando se larga a peça.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 2 },
                text: "Um jogador fez o seu lance quando coloca uma peça que tinha em reserva.",
                notes: &[
                    "Um peão colocado na própria fila 2 pode depois avançar duas casas.",
                    "Só se captura en passant um peão que acaba de avançar duas casas nesse \
                     tabuleiro. Colocá-lo não conta.",
                    "Não se roca com uma torre colocada.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 3 },
                text: "Quando se captura uma peça que é um peão promovido, a peça que se passa ao \
             parceiro é um peão.",
                notes: &["O peão promovido leva uma marca à vista de todos."],
            },
        ],
    },
    Chapter {
        title: "Peças em reserva",
        rule: Rule {
            article: Article { number: 6, clause: 0 },
            text: "Um jogador pode ter peças em reserva, que pode usar segundo o ponto 5.2. São as \
             que o seu parceiro captura na outra subpartida. Não há limite para guardar peças. As \
             peças em reserva ficam sobre a mesa, à vista de todos os jogadores.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "Colocação de peças em reserva",
        rule: Rule { article: Article { number: 7, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 7, clause: 1 },
                text: "Um jogador pode colocar as peças que tem em reserva em qualquer casa do \
             tabuleiro da sua subpartida, com as exceções deste artigo.",
                notes: &[
                    "Só em casas vazias: colocar não captura.",
                    "O próprio rei não pode ficar em xeque. Tapar um xeque, sim, pode-se.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 2 },
                text: "Quando um jogador captura uma peça, passa-a ao seu parceiro; a peça fica em \
             reserva deste último.",
                notes: &["A peça muda de mãos no instante em que se completa a captura."],
            },
            Rule {
                article: Article { number: 7, clause: 3 },
                text: "Não se pode colocar nenhuma peça dando xeque.",
                notes: &["É proibido se a peça colocada ataca o rei adversário. Portanto, também \
                     não se pode dar mate."],
            },
            Rule {
                article: Article { number: 7, clause: 4 },
                text: "Não se podem colocar peões nas filas 1, 7 e 8.",
                notes: &[
                    "As filas contam-se do lado de quem coloca. As brancas podem nas filas 2 \
                     a 6; as pretas, nas filas 7 a 3.",
                    "No modo estrito, um peão que fica na própria fila 1 avança só uma casa; \
                     na fila 8 já não se move nem captura.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 5 },
                text: "Quando um jogador incorre nas situações dos pontos 7.2 e 7.3, o seu adversário \
             pode retirar a peça que infringe o regulamento, passá-la ao seu parceiro e fazer o seu \
             lance segundo o artigo 5.",
                notes: &[
                    "Onde diz 7.2 e 7.3 lemos 7.3 e 7.4, que são as proibições.",
                    "Modo assistido: essas colocações não se podem fazer. Modo estrito: podem \
                     fazer-se, e reclamar-se.",
                    "Só reclama o adversário direto, até fazer o seu próximo lance. Depois a \
                     peça fica.",
                    "A peça vai para a reserva do parceiro de quem reclama, que continua com \
                     a vez. Não se mexe nos relógios.",
                    "Reclamar não é obrigatório, e uma reclamação sem motivo não tem \
                     penalização.",
                    "Uma colocação proibida nunca acaba a partida, ainda que pareça mate.",
                    "Se ao retirá-la fica em xeque quem a pôs, quem reclama faz o seu lance, \
                     sem capturar o rei, e depois é preciso parar o xeque.",
                ],
            },
        ],
    },
    Chapter {
        title: "O relógio",
        rule: Rule { article: Article { number: 8, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 8, clause: 1 },
                text: "Cada subpartida tem o seu próprio relógio.",
                notes: &[
                    "Se não se acordar outra coisa, 5 minutos por pessoa sem incremento.",
                    "Os dois relógios das brancas arrancam ao mesmo tempo, e uma pausa para \
                     os dois tabuleiros.",
                    "Uma bandeira caída fica caída: o incremento não a levanta.",
                ],
            },
            Rule {
                article: Article { number: 8, clause: 2 },
                text: "O relógio de cada subpartida fica no lado do tabuleiro mais afastado do \
             tabuleiro da outra subpartida.",
                notes: &[],
            },
            Rule {
                article: Article { number: 8, clause: 3 },
                text: "Só os jogadores de uma subpartida podem tocar no relógio dessa subpartida.",
                notes: &["Carrega no relógio quem moveu. No ecrã carrega-se ao fazer o lance."],
            },
        ],
    },
    Chapter {
        title: "Partida ganha",
        rule: Rule {
            article: Article { number: 9, clause: 0 },
            text: "Ganha a partida a dupla em que um dos seus membros:",
            notes: &["A partida acaba ao mesmo tempo nos dois tabuleiros. O outro fica como está, \
                 sem resultado próprio."],
        },
        clauses: &[
            Rule {
                article: Article { number: 9, clause: 1 },
                text: "Dá xeque-mate ao seu adversário.",
                notes: &[
                    "Contam as peças que há na reserva no instante do mate. As que possam \
                     chegar depois, não.",
                    "Para parar o xeque só valem colocações permitidas.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 2 },
                text: "Ganha por tempo. Para isso, as duas bandeiras da dupla que reclama a vitória por \
             tempo têm de estar levantadas. Qualquer membro da dupla pode fazer esta reclamação.",
                notes: &[
                    "É preciso reclamar, e enquanto ninguém reclama o jogo continua. Só os \
                     quatro jogadores podem avisar de uma bandeira.",
                    "Vale qualquer bandeira da outra dupla, num tabuleiro ou no outro.",
                    "Se também caiu uma bandeira própria, não há vitória: é empate pelo \
                     artigo 10.2.",
                    "Contam as bandeiras no momento de reclamar. Quem tem a sua caída pode \
                     continuar a mover, e até dar mate.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 3 },
                text: "Obtém a desistência do seu adversário.",
                notes: &["Uma pessoa pode desistir em qualquer momento, sem perguntar, e perde a dupla."],
            },
        ],
    },
    Chapter {
        title: "Partida empatada",
        rule: Rule { article: Article { number: 10, clause: 0 }, text: "Uma partida é empate:", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 10, clause: 1 },
                text: "Por acordo em alguma subpartida.",
                notes: &[
                    "Basta o acordo dos dois adversários de um tabuleiro: vale para os \
                     quatro.",
                    "Só depois de um lance de cada cor. A proposta vale até à resposta ou ao \
                     lance do adversário, e não se repete antes de mover.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 2 },
                text: "Quando pelo menos uma bandeira de cada dupla está caída.",
                notes: &[
                    "O empate chega sozinho quando cai a segunda bandeira, ainda que ninguém \
                     o veja.",
                    "Duas bandeiras da mesma dupla não são empate: a outra dupla pode \
                     reclamar a vitória.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 3 },
                text: "Pelas normas da FIDE de repetição de lances, de 50 lances e de afogado.",
                notes: &[
                    "Quem tem a vez reclama com a terceira posição igual ou com 50 lances de \
                     cada lado. Sozinhos chegam com a quinta ou com 75.",
                    "Uma posição é igual se também o são as reservas dos dois jogadores do \
                     tabuleiro.",
                    "Cada tabuleiro leva a sua conta dos 50 lances. Colocar uma peça põe-na a \
                     zero; recebê-la, não.",
                    "Não há empate por material insuficiente: as peças nunca saem da partida.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 4 },
                text: "Não há afogado se se pode colocar uma peça.",
                notes: &["Conta a reserva desse instante. Se só restam colocações proibidas, é afogado."],
            },
        ],
    },
    Chapter {
        title: "Comunicação na dupla",
        rule: Rule {
            article: Article { number: 11, clause: 0 },
            text: "As comunicações entre os jogadores são permitidas, salvo se antes do torneio se \
             acordar o contrário.",
            notes: &["Pode aconselhar-se um lance, mas não mover as peças do parceiro nem tocar no seu \
             relógio."],
        },
        clauses: &[],
    },
];
