//! The regulation in our own French. The notes are ours too.

use pasapezas_core::Article;

use super::{Chapter, Rule, RulesUi};

/// The text of a label.
pub(super) const fn rules_ui(label: RulesUi) -> &'static str {
    match label {
        RulesUi::Title => "Règles du pasapezas",
        RulesUi::Intro => "Le règlement galicien, article par article, avec nos décisions là où il se tait.",
        RulesUi::Wording => "Version à nous. Le texte qui fait foi est le galicien.",
        RulesUi::ShowGalician => "Voir le texte galicien",
        RulesUi::Contents => "Articles",
        RulesUi::Conduct => "Notes de conduite",
        RulesUi::ConductIntro => {
            "Pour les tournois, avec nos mots. Elles valent là où le règlement ne dit rien d’autre."
        }
        RulesUi::OurDecision => "Notre décision",
        RulesUi::InThisMatch => "Dans cette partie",
        RulesUi::BackToTable => "Retour à la table",
        RulesUi::ClocksRun => "La partie continue\u{a0}: les pendules tournent pendant que tu lis.",
    }
}

/// All articles.
pub(super) static BOOK: [Chapter; 11] = [
    Chapter {
        title: "La partie",
        rule: Rule {
            article: Article { number: 1, clause: 0 },
            text: "Une partie se compose de deux parties simples, jouées selon les règles d’une \
             partie d’échecs ordinaire et selon ce que ce règlement précise. Elle a lieu sur deux \
             échiquiers, entre quatre joueurs formant des équipes de deux, qui déplacent et passent \
             les pièces. Un membre de l’équipe a les pièces blanches sur un échiquier et l’autre, les \
             noires sur l’autre.",
            notes: &[
                "Il y a un seul résultat pour les deux échiquiers.",
                "Les règles de base de la FIDE valent toujours. Ses règles de compétition, \
                 seulement là où ce texte les cite.",
            ],
        },
        clauses: &[],
    },
    Chapter {
        title: "Les échiquiers",
        rule: Rule { article: Article { number: 2, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule { article: Article { number: 2, clause: 1 }, text: "Il faut deux échiquiers.", notes: &[] },
            Rule {
                article: Article { number: 2, clause: 2 },
                text: "Les échiquiers sont côte à côte.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 3 },
                text: "Les membres de chaque équipe sont assis côte à côte.",
                notes: &[],
            },
        ],
    },
    Chapter {
        title: "Les pièces",
        rule: Rule {
            article: Article { number: 3, clause: 0 },
            text: "Au début de la partie, chaque échiquier reçoit les pièces d’une partie d’échecs.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "L’ordre du jeu",
        rule: Rule { article: Article { number: 4, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 4, clause: 1 },
                text: "Les joueurs qui ont les Blancs commencent.",
                notes: &[],
            },
            Rule {
                article: Article { number: 4, clause: 2 },
                text: "Un joueur a le trait quand son adversaire a achevé son coup.",
                notes: &["Un coup anticipé se joue, s’il est légal, quand vient le trait. Avant, il \
             n’oblige à rien."],
            },
            Rule {
                article: Article { number: 4, clause: 3 },
                text: "Le nombre et l’ordre des coups d’un échiquier ne dépendent pas de l’autre.",
                notes: &["Aucun échiquier n’attend l’autre. Qui veut une pièce peut l’attendre \
                     tant qu’il lui reste du temps."],
            },
        ],
    },
    Chapter {
        title: "Le coup",
        rule: Rule { article: Article { number: 5, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 5, clause: 1 },
                text: "Le coup est un coup d’échecs et, en plus, ce que disent les points suivants de \
             cet article.",
                notes: &[
                    "Le pion peut devenir dame, tour, fou ou cavalier, quelles que soient les \
                     pièces prises.",
                    "Le coup est définitif quand la pièce est lâchée.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 2 },
                text: "Un joueur qui pose une pièce de sa réserve a joué son coup.",
                notes: &[
                    "Un pion posé sur sa propre rangée 2 peut avancer ensuite de deux cases.",
                    "Seul un pion qui vient d’avancer de deux cases sur cet échiquier se \
                     prend en passant. Le poser ne compte pas.",
                    "On ne roque pas avec une tour posée.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 3 },
                text: "Quand on prend un pion promu, la pièce qui passe au partenaire est un pion.",
                notes: &["Le pion promu porte une marque que tous voient."],
            },
        ],
    },
    Chapter {
        title: "Pièces en réserve",
        rule: Rule {
            article: Article { number: 6, clause: 0 },
            text: "Un joueur peut avoir des pièces en réserve, dont il use selon le point 5.2. Ce \
             sont celles que son partenaire prend sur l’autre échiquier. Leur nombre n’a pas de \
             limite. Les pièces en réserve restent sur la table, à la vue de tous les joueurs.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "Pose des pièces en réserve",
        rule: Rule { article: Article { number: 7, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 7, clause: 1 },
                text: "Un joueur peut poser les pièces de sa réserve sur toute case de son échiquier, \
             avec les exceptions de cet article.",
                notes: &[
                    "Seulement sur des cases vides\u{a0}: poser ne prend pas.",
                    "Son propre roi ne peut rester en échec. Couvrir un échec est permis.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 2 },
                text: "Un joueur qui prend une pièce la passe à son partenaire\u{a0}; elle est alors \
             dans la réserve de celui-ci.",
                notes: &["La pièce change de mains à l’instant où la prise est achevée."],
            },
            Rule {
                article: Article { number: 7, clause: 3 },
                text: "On ne peut poser aucune pièce en donnant échec.",
                notes: &["C’est interdit si la pièce posée attaque le roi adverse. On ne peut donc \
                     pas non plus donner mat."],
            },
            Rule {
                article: Article { number: 7, clause: 4 },
                text: "On ne peut pas poser de pions sur les rangées 1, 7 et 8.",
                notes: &[
                    "Les rangées se comptent du côté de qui pose. Les Blancs ont les rangées \
                     2 à 6\u{a0}; les Noirs, les rangées 7 à 3.",
                    "En jeu strict, un pion qui reste sur sa propre rangée 1 n’avance que \
                     d’une case\u{a0}; sur la rangée 8, il ne bouge ni ne prend plus.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 5 },
                text: "Quand un joueur fait ce que disent les points 7.2 et 7.3, son adversaire peut \
             retirer la pièce qui enfreint le règlement, la passer à son propre partenaire et jouer \
             son coup selon l’article 5.",
                notes: &[
                    "Là où il est dit 7.2 et 7.3, nous lisons 7.3 et 7.4, qui sont les \
                     interdictions.",
                    "Jeu assisté\u{a0}: ces poses sont impossibles. Jeu strict\u{a0}: elles \
                     sont possibles, et se réclament.",
                    "Seul l’adversaire direct réclame, jusqu’à son coup suivant. Après, la \
                     pièce reste.",
                    "La pièce va dans la réserve du partenaire de qui réclame, et celui-ci \
                     garde le trait. Les pendules ne changent pas.",
                    "Réclamer n’est pas obligatoire, et une réclamation sans motif n’a pas de \
                     pénalité.",
                    "Une pose interdite ne finit jamais la partie, même si elle a l’air d’un \
                     mat.",
                    "Si, une fois la pièce retirée, qui l’a posée est en échec, qui réclame \
                     joue son coup, sans prendre le roi, et ensuite l’échec doit être paré.",
                ],
            },
        ],
    },
    Chapter {
        title: "La pendule",
        rule: Rule { article: Article { number: 8, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 8, clause: 1 },
                text: "Chaque échiquier a sa propre pendule.",
                notes: &[
                    "Sauf autre accord, 5 minutes par personne sans incrément.",
                    "Les deux pendules des Blancs partent en même temps, et une pause arrête \
                     les deux échiquiers.",
                    "Un drapeau tombé reste tombé\u{a0}: l’incrément ne le relève pas.",
                ],
            },
            Rule {
                article: Article { number: 8, clause: 2 },
                text: "La pendule se place du côté de l’échiquier le plus éloigné de l’autre échiquier.",
                notes: &[],
            },
            Rule {
                article: Article { number: 8, clause: 3 },
                text: "Seuls les joueurs d’un échiquier peuvent toucher sa pendule.",
                notes: &["Qui a joué appuie sur la pendule. À l’écran, jouer le coup suffit."],
            },
        ],
    },
    Chapter {
        title: "Partie gagnée",
        rule: Rule {
            article: Article { number: 9, clause: 0 },
            text: "La partie est gagnée par l’équipe dont un membre\u{a0}:",
            notes: &["La partie finit en même temps sur les deux échiquiers. L’autre reste tel \
                 quel, sans résultat propre."],
        },
        clauses: &[
            Rule {
                article: Article { number: 9, clause: 1 },
                text: "Donne échec et mat à son adversaire.",
                notes: &[
                    "Comptent les pièces en réserve à l’instant du mat. Celles qui pourraient \
                     venir après ne comptent pas.",
                    "Pour parer l’échec, seules valent les poses permises.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 2 },
                text: "Gagne au temps. Pour cela, les deux drapeaux de l’équipe qui réclame le gain au \
             temps doivent être levés. Chaque membre de l’équipe peut faire cette réclamation.",
                notes: &[
                    "Il faut réclamer, et tant que personne ne réclame, le jeu continue. \
                     Seuls les quatre joueurs peuvent annoncer un drapeau.",
                    "Tout drapeau de l’autre équipe compte, sur un échiquier ou sur l’autre.",
                    "Si un drapeau de sa propre équipe est tombé aussi, il n’y a pas de \
                     gain\u{a0}: c’est nulle par l’article 10.2.",
                    "Comptent les drapeaux au moment de la réclamation. Qui a le sien tombé \
                     peut continuer à jouer, et même mater.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 3 },
                text: "Obtient l’abandon de son adversaire.",
                notes: &["Une personne peut abandonner à tout moment, sans demander, et l’équipe perd."],
            },
        ],
    },
    Chapter {
        title: "Partie nulle",
        rule: Rule {
            article: Article { number: 10, clause: 0 },
            text: "Une partie est nulle\u{a0}:",
            notes: &[],
        },
        clauses: &[
            Rule {
                article: Article { number: 10, clause: 1 },
                text: "Par accord sur l’un des échiquiers.",
                notes: &[
                    "L’accord des deux adversaires d’un échiquier suffit\u{a0}: il vaut pour \
                     les quatre.",
                    "Seulement après un coup de chaque camp. La proposition tient jusqu’à la \
                     réponse ou au coup de l’adversaire, et ne se répète pas avant un coup à soi.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 2 },
                text: "Quand au moins un drapeau de chaque équipe est tombé.",
                notes: &[
                    "La nulle vient d’elle-même quand le second drapeau tombe, même si \
                     personne ne le voit.",
                    "Deux drapeaux de la même équipe ne font pas nulle\u{a0}: l’autre équipe \
                     peut réclamer le gain.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 3 },
                text: "Selon les règles de la FIDE sur la répétition, les 50 coups et le pat.",
                notes: &[
                    "Qui a le trait réclame à la troisième position égale ou après 50 coups \
                     de chaque camp. D’elles-mêmes, elles viennent à la cinquième ou à 75.",
                    "Une position est égale si les réserves des deux joueurs de l’échiquier \
                     le sont aussi.",
                    "Chaque échiquier a son compte des 50 coups. Poser une pièce le remet à \
                     zéro\u{a0}; en recevoir une, non.",
                    "Il n’y a pas de nulle par matériel insuffisant\u{a0}: les pièces ne \
                     quittent jamais la partie.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 4 },
                text: "Il n’y a pas de pat si une pièce peut être posée.",
                notes: &["Compte la réserve de cet instant. S’il ne reste que des poses interdites, c’est \
             pat."],
            },
        ],
    },
    Chapter {
        title: "Parole entre partenaires",
        rule: Rule {
            article: Article { number: 11, clause: 0 },
            text: "Les joueurs d’une équipe peuvent se parler, sauf accord contraire avant le \
             tournoi.",
            notes: &["On peut conseiller un coup, mais pas déplacer les pièces du partenaire ni \
             toucher sa pendule."],
        },
        clauses: &[],
    },
];
