//! The regulation in our own Spanish. The notes are ours too.

use pasapezas_core::Article;

use super::{Chapter, Rule, RulesUi};

/// The text of a label.
pub(super) const fn rules_ui(label: RulesUi) -> &'static str {
    match label {
        RulesUi::Title => "Reglamento de pasapiezas",
        RulesUi::Intro => {
            "El reglamento gallego, artículo por artículo, con nuestras decisiones donde calla."
        }
        RulesUi::Wording => "Versión nuestra. El texto que vale es el gallego.",
        RulesUi::ShowGalician => "Ver el texto gallego",
        RulesUi::Contents => "Artículos",
        RulesUi::Conduct => "Notas de conducta",
        RulesUi::ConductIntro => {
            "Para torneos, con nuestras palabras. Valen donde el reglamento no dice otra cosa."
        }
        RulesUi::OurDecision => "Decisión nuestra",
        RulesUi::InThisMatch => "En esta partida",
        RulesUi::BackToTable => "Volver a la mesa",
        RulesUi::ClocksRun => "La partida sigue: los relojes corren mientras lees.",
    }
}

/// All articles.
pub(super) static BOOK: [Chapter; 11] = [
    Chapter {
        title: "La partida",
        rule: Rule {
            article: Article { number: 1, clause: 0 },
            text: "La partida de pasapiezas se compone de dos subpartidas, que se juegan con las reglas de \
             una partida de ajedrez normal y con las especificaciones y aclaraciones de este \
             reglamento. Tiene lugar en dos tableros de ajedrez, entre cuatro jugadores agrupados en \
             parejas, que mueven y pasan las piezas. Un miembro de la pareja lleva las piezas blancas \
             en una subpartida y el otro, las negras en la otra.",
            notes: &[
                "Hay un solo resultado para las dos subpartidas.",
                "Siempre valen las reglas básicas de la FIDE. Las de competición, solo donde este texto \
                 las cita.",
            ],
        },
        clauses: &[],
    },
    Chapter {
        title: "Los tableros",
        rule: Rule { article: Article { number: 2, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 2, clause: 1 },
                text: "El pasapiezas requiere dos tableros de ajedrez.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 2 },
                text: "Los tableros se sitúan uno al lado del otro.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 3 },
                text: "Los miembros de cada pareja se sitúan uno al lado del otro.",
                notes: &[],
            },
        ],
    },
    Chapter {
        title: "Las piezas",
        rule: Rule {
            article: Article { number: 3, clause: 0 },
            text: "Al empezar la partida se sitúan en cada tablero las piezas propias de una partida de \
             ajedrez.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "El orden de juego",
        rule: Rule { article: Article { number: 4, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 4, clause: 1 },
                text: "Los jugadores que llevan blancas inician las subpartidas.",
                notes: &[],
            },
            Rule {
                article: Article { number: 4, clause: 2 },
                text: "A un jugador le toca jugar cuando su oponente ha completado su jugada.",
                notes: &[
                    "Una jugada anticipada se hace, si es legal, cuando llega el turno. Antes no obliga \
                     a nada.",
                ],
            },
            Rule {
                article: Article { number: 4, clause: 3 },
                text: "El número y el orden de las jugadas de cada subpartida son independientes de la otra.",
                notes: &[
                    "Ningún tablero espera al otro. Quien quiere una pieza puede esperarla mientras le \
                     quede tiempo.",
                ],
            },
        ],
    },
    Chapter {
        title: "La jugada",
        rule: Rule { article: Article { number: 5, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 5, clause: 1 },
                text: "La jugada es una jugada de ajedrez y, además, lo que dicen los puntos siguientes de \
                 este artículo.",
                notes: &[
                    "El peón puede coronar dama, torre, alfil o caballo, sin mirar las piezas capturadas.",
                    "La jugada es definitiva cuando se suelta la pieza.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 2 },
                text: "Se considera que un jugador ha hecho su jugada cuando coloca una pieza que tenía \
                 almacenada.",
                notes: &[
                    "Un peón colocado en la propia fila 2 puede avanzar después dos casillas.",
                    "Solo se captura al paso un peón que acaba de avanzar dos casillas en ese tablero. \
                     Colocarlo no cuenta.",
                    "No se enroca con una torre colocada.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 3 },
                text: "Cuando se captura una pieza que es un peón coronado, la pieza que se pasa al compañero \
                 es un peón.",
                notes: &["El peón coronado lleva una marca a la vista de todos."],
            },
        ],
    },
    Chapter {
        title: "Almacenamiento de piezas",
        rule: Rule {
            article: Article { number: 6, clause: 0 },
            text: "Un jugador puede tener piezas almacenadas, que podrá usar según el punto 5.2. Las piezas \
             almacenadas son las que captura su pareja en la otra subpartida. No hay límite para \
             almacenar piezas. Las piezas almacenadas permanecen sobre la mesa, visibles para todos los \
             jugadores.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "Colocación de piezas almacenadas",
        rule: Rule { article: Article { number: 7, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 7, clause: 1 },
                text: "Un jugador puede colocar las piezas que tenga almacenadas en cualquier casilla del \
                 tablero de su subpartida, con las excepciones de este artículo.",
                notes: &[
                    "Solo en casillas vacías: colocar no captura.",
                    "El propio rey no puede quedar en jaque. Tapar un jaque sí se puede.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 2 },
                text: "Cuando un jugador captura una pieza, la pasa a su pareja; la pieza queda almacenada \
                 por este último jugador.",
                notes: &["La pieza cambia de manos en el instante en que se completa la captura."],
            },
            Rule {
                article: Article { number: 7, clause: 3 },
                text: "No se puede colocar ninguna pieza dando jaque.",
                notes: &["Se prohíbe si la pieza colocada ataca al rey del oponente. Por lo tanto, tampoco \
                     se puede dar mate."],
            },
            Rule {
                article: Article { number: 7, clause: 4 },
                text: "No se pueden colocar peones en las filas 1, 7 y 8.",
                notes: &[
                    "Las filas se cuentan desde quien coloca. Las blancas pueden en las filas 2 a 6; \
                     las negras, en las filas 7 a 3.",
                    "En el modo estricto, un peón que queda en la propia fila 1 avanza solo una \
                     casilla; en la fila 8 ya no se mueve ni captura.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 5 },
                text: "Cuando un jugador incurre en las situaciones de los puntos 7.2 y 7.3, su oponente \
                 puede retirar la pieza que infringe el reglamento, pasársela a su compañero y hacer su \
                 jugada según el artículo 5.",
                notes: &[
                    "Donde dice 7.2 y 7.3 leemos 7.3 y 7.4, que son las prohibiciones.",
                    "Modo asistido: esas colocaciones no se pueden hacer. Modo estricto: se pueden \
                     hacer, y reclamar.",
                    "Solo reclama el oponente directo, hasta que haga su siguiente jugada. Después la \
                     pieza queda.",
                    "La pieza va a la reserva del compañero de quien reclama, que sigue con el turno. \
                     Los relojes no se tocan.",
                    "Reclamar no es obligatorio, y una reclamación sin motivo no tiene sanción.",
                    "Una colocación prohibida nunca acaba la partida, aunque parezca mate.",
                    "Si al retirarla queda en jaque quien la puso, quien reclama hace su jugada, sin \
                     capturar el rey, y después hay que parar el jaque.",
                ],
            },
        ],
    },
    Chapter {
        title: "El reloj",
        rule: Rule { article: Article { number: 8, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 8, clause: 1 },
                text: "Cada subpartida tiene su propio reloj.",
                notes: &[
                    "Si no se acuerda otra cosa, 5 minutos por persona sin incremento.",
                    "Los dos relojes de las blancas arrancan a la vez, y una pausa para los dos tableros.",
                    "Una bandera caída queda caída: el incremento no la levanta.",
                ],
            },
            Rule {
                article: Article { number: 8, clause: 2 },
                text: "El reloj de cada subpartida se coloca en el lateral del tablero más alejado del \
                 tablero de la otra subpartida.",
                notes: &[],
            },
            Rule {
                article: Article { number: 8, clause: 3 },
                text: "Solo los jugadores de una subpartida pueden tocar el reloj de esa subpartida.",
                notes: &["Pulsa el reloj quien ha movido. En la pantalla se pulsa al hacer la jugada."],
            },
        ],
    },
    Chapter {
        title: "Partida ganada",
        rule: Rule {
            article: Article { number: 9, clause: 0 },
            text: "Gana la partida la pareja en la que uno de sus miembros:",
            notes: &[
                "La partida acaba a la vez en los dos tableros. El otro queda como está, sin resultado \
                 propio.",
            ],
        },
        clauses: &[
            Rule {
                article: Article { number: 9, clause: 1 },
                text: "Da jaque mate a su oponente.",
                notes: &[
                    "Cuentan las piezas que hay en la reserva en el instante del mate. Las que puedan \
                     llegar después, no.",
                    "Para parar el jaque solo valen colocaciones permitidas.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 2 },
                text: "Gana por tiempo. Para ello, las dos banderas de la pareja que reclama la victoria por \
                 tiempo tienen que estar levantadas. Puede hacer esta reclamación cualquiera de los \
                 miembros de la pareja.",
                notes: &[
                    "Hay que reclamar, y mientras nadie reclama sigue el juego. Solo los cuatro \
                     jugadores pueden avisar de una bandera.",
                    "Vale cualquier bandera de la otra pareja, en un tablero o en el otro.",
                    "Si también ha caído una bandera propia, no hay victoria: son tablas por el \
                     artículo 10.2.",
                    "Cuentan las banderas en el momento de reclamar. Quien tiene la suya caída puede \
                     seguir moviendo, e incluso dar mate.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 3 },
                text: "Obtiene la declaración de abandono de su oponente.",
                notes: &[
                    "Una persona puede abandonar en cualquier momento, sin preguntar, y pierde la pareja.",
                ],
            },
        ],
    },
    Chapter {
        title: "Partida en tablas",
        rule: Rule { article: Article { number: 10, clause: 0 }, text: "Una partida es tablas:", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 10, clause: 1 },
                text: "Por acuerdo en alguna subpartida.",
                notes: &[
                    "Basta el acuerdo de los dos oponentes de un tablero: vale para los cuatro.",
                    "Solo después de una jugada de cada color. La oferta vale hasta la respuesta o la \
                     jugada del oponente, y no se repite antes de mover.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 2 },
                text: "Cuando al menos una bandera de cada pareja está caída.",
                notes: &[
                    "Las tablas llegan solas cuando cae la segunda bandera, aunque nadie lo vea.",
                    "Dos banderas de la misma pareja no son tablas: la otra pareja puede reclamar la \
                     victoria.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 3 },
                text: "Por las normas de la FIDE de repetición de jugadas, de 50 jugadas y de ahogado.",
                notes: &[
                    "Quien tiene el turno reclama con la tercera posición igual o con 50 jugadas de \
                     cada bando. Solas llegan con la quinta o con 75.",
                    "Una posición es igual si también lo son las reservas de los dos jugadores del \
                     tablero.",
                    "Cada tablero lleva su cuenta de las 50 jugadas. Colocar una pieza la pone a cero; \
                     recibirla, no.",
                    "No hay tablas por material insuficiente: las piezas nunca salen de la partida.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 4 },
                text: "No hay ahogado si se puede colocar una pieza.",
                notes: &["Cuenta la reserva de ese instante. Si solo quedan colocaciones prohibidas, es \
                     ahogado."],
            },
        ],
    },
    Chapter {
        title: "Comunicaciones en la pareja",
        rule: Rule {
            article: Article { number: 11, clause: 0 },
            text: "Se permiten las comunicaciones entre los jugadores, salvo que antes del torneo se acuerde \
             lo contrario.",
            notes: &[
                "Se puede aconsejar una jugada, pero no mover las piezas del compañero ni tocar su reloj.",
            ],
        },
        clauses: &[],
    },
];
