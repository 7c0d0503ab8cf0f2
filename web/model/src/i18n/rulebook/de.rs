//! The regulation in our own German. The notes are ours too.

use pasapezas_core::Article;

use super::{Chapter, Rule, RulesUi};

/// The text of a label.
pub(super) const fn rules_ui(label: RulesUi) -> &'static str {
    match label {
        RulesUi::Title => "Regeln von Pasapezas",
        RulesUi::Intro => {
            "Das galicische Reglement, Artikel für Artikel, mit unseren Entscheidungen, wo es \
             schweigt."
        }
        RulesUi::Wording => "Eigene Fassung. Es gilt der galicische Text.",
        RulesUi::ShowGalician => "Galicischen Text zeigen",
        RulesUi::Contents => "Artikel",
        RulesUi::Conduct => "Verhaltensregeln",
        RulesUi::ConductIntro => {
            "Für Turniere, in unseren Worten. Sie gelten, wo das Reglement nichts anderes sagt."
        }
        RulesUi::OurDecision => "Unsere Entscheidung",
        RulesUi::InThisMatch => "In dieser Partie",
        RulesUi::BackToTable => "Zurück zum Tisch",
        RulesUi::ClocksRun => "Die Partie geht weiter: Die Uhren laufen, während du liest.",
    }
}

/// All articles.
pub(super) static BOOK: [Chapter; 11] = [
    Chapter {
        title: "Die Partie",
        rule: Rule {
            article: Article { number: 1, clause: 0 },
            text: "Eine Partie besteht aus zwei Teilpartien, gespielt nach den Regeln einer \
             gewöhnlichen Schachpartie und nach dem, was dieses Reglement dazu bestimmt. Sie findet \
             auf zwei Schachbrettern statt, zwischen vier Spielern in Zweierteams, die ziehen und die \
             Figuren weitergeben. Ein Mitglied des Teams führt in der einen Teilpartie die weißen \
             Figuren, das andere in der anderen die schwarzen.",
            notes: &[
                "Es gibt ein einziges Ergebnis für beide Teilpartien.",
                "Die Grundregeln der FIDE gelten immer, ihre Wettkampfregeln nur, wo dieser \
                 Text sie nennt.",
            ],
        },
        clauses: &[],
    },
    Chapter {
        title: "Die Bretter",
        rule: Rule { article: Article { number: 2, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 2, clause: 1 },
                text: "Man braucht zwei Schachbretter.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 2 },
                text: "Die Bretter stehen nebeneinander.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 3 },
                text: "Die Mitglieder eines Teams sitzen nebeneinander.",
                notes: &[],
            },
        ],
    },
    Chapter {
        title: "Die Figuren",
        rule: Rule {
            article: Article { number: 3, clause: 0 },
            text: "Zu Beginn der Partie stehen auf jedem Brett die Figuren einer Schachpartie.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "Die Reihenfolge",
        rule: Rule { article: Article { number: 4, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 4, clause: 1 },
                text: "Die Spieler mit den weißen Figuren beginnen die Teilpartien.",
                notes: &[],
            },
            Rule {
                article: Article { number: 4, clause: 2 },
                text: "Ein Spieler ist am Zug, wenn sein Gegner seinen Zug abgeschlossen hat.",
                notes: &["Ein Vorauszug wird, wenn er legal ist, gemacht, sobald man am Zug ist. Vorher \
             bindet er nicht."],
            },
            Rule {
                article: Article { number: 4, clause: 3 },
                text: "Zahl und Reihenfolge der Züge einer Teilpartie hängen nicht von der anderen ab.",
                notes: &["Kein Brett wartet auf das andere. Wer eine Figur will, darf auf sie \
                     warten, solange seine Zeit reicht."],
            },
        ],
    },
    Chapter {
        title: "Der Zug",
        rule: Rule { article: Article { number: 5, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 5, clause: 1 },
                text: "Ein Zug ist ein Zug im Schach und außerdem, was die folgenden Punkte dieses \
             Artikels sagen.",
                notes: &[
                    "Der Bauer kann Dame, Turm, Läufer oder Springer werden, gleich was \
                     geschlagen wurde.",
                    "Der Zug ist endgültig, wenn die Figur losgelassen ist.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 2 },
                text: "Wer eine Figur aus seiner Reserve einsetzt, hat seinen Zug gemacht.",
                notes: &[
                    "Ein auf der eigenen zweiten Reihe eingesetzter Bauer darf später den \
                     Doppelschritt machen.",
                    "En passant wird nur ein Bauer geschlagen, der auf diesem Brett gerade \
                     den Doppelschritt gemacht hat. Einsetzen zählt nicht.",
                    "Mit einem eingesetzten Turm wird nicht rochiert.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 3 },
                text: "Wird ein umgewandelter Bauer geschlagen, so bekommt der Partner einen Bauern.",
                notes: &["Der umgewandelte Bauer trägt ein Zeichen, das alle sehen."],
            },
        ],
    },
    Chapter {
        title: "Figuren in der Reserve",
        rule: Rule {
            article: Article { number: 6, clause: 0 },
            text: "Ein Spieler kann Figuren in Reserve haben, die er nach Punkt 5.2 verwendet. Es \
             sind die, die sein Partner in der anderen Teilpartie schlägt. Ihre Zahl ist nicht \
             begrenzt. Die Figuren der Reserve bleiben auf dem Tisch, für alle Spieler sichtbar.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "Einsetzen aus der Reserve",
        rule: Rule { article: Article { number: 7, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 7, clause: 1 },
                text: "Ein Spieler kann die Figuren seiner Reserve auf jedem Feld des Bretts seiner \
             Teilpartie einsetzen, mit den Ausnahmen dieses Artikels.",
                notes: &[
                    "Nur auf leeren Feldern: Einsetzen schlägt nicht.",
                    "Der eigene König darf nicht im Schach bleiben. Ein Schach zu verstellen \
                     ist erlaubt.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 2 },
                text: "Wer eine Figur schlägt, gibt sie seinem Partner weiter; sie ist dann in dessen \
             Reserve.",
                notes: &["Die Figur wechselt den Besitzer, sobald das Schlagen abgeschlossen ist."],
            },
            Rule {
                article: Article { number: 7, clause: 3 },
                text: "Keine Figur darf mit Schach eingesetzt werden.",
                notes: &["Verboten ist es, wenn die eingesetzte Figur den gegnerischen König \
                     angreift. Also darf man auch nicht matt setzen."],
            },
            Rule {
                article: Article { number: 7, clause: 4 },
                text: "Auf den Reihen 1, 7 und 8 dürfen keine Bauern eingesetzt werden.",
                notes: &[
                    "Die Reihen zählen von dem, der einsetzt. Weiß darf auf die Reihen 2 bis \
                     6, Schwarz auf die Reihen 7 bis 3.",
                    "Im strikten Modus geht ein Bauer, der auf der eigenen ersten Reihe \
                     bleibt, nur ein Feld; auf der achten zieht und schlägt er nicht mehr.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 5 },
                text: "Tut ein Spieler, was 7.2 und 7.3 beschreiben, so darf sein Gegner die Figur, die \
             gegen das Reglement steht, entfernen, sie dem eigenen Partner geben und nach Artikel 5 \
             ziehen.",
                notes: &[
                    "Wo 7.2 und 7.3 steht, lesen wir 7.3 und 7.4: Das sind die Verbote.",
                    "Unterstützt: Solches Einsetzen geht nicht. Strikt: Es geht und wird \
                     reklamiert.",
                    "Nur der direkte Gegner reklamiert, bis er seinen nächsten Zug macht. \
                     Danach bleibt die Figur.",
                    "Die Figur geht in die Reserve des Partners dessen, der reklamiert; er \
                     bleibt am Zug. Die Uhren bleiben, wie sie sind.",
                    "Niemand muss reklamieren, und eine Reklamation ohne Grund hat keine \
                     Strafe.",
                    "Verbotenes Einsetzen beendet die Partie nie, auch wenn es wie Matt \
                     aussieht.",
                    "Steht danach im Schach, wer eingesetzt hat, so zieht erst, wer \
                     reklamiert hat, ohne den König zu schlagen; dann ist das Schach abzuwehren.",
                ],
            },
        ],
    },
    Chapter {
        title: "Die Uhr",
        rule: Rule { article: Article { number: 8, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 8, clause: 1 },
                text: "Jede Teilpartie hat ihre eigene Uhr.",
                notes: &[
                    "Wenn nichts anderes vereinbart ist, 5 Minuten pro Person ohne Inkrement.",
                    "Beide weißen Uhren starten zugleich, und eine Pause hält beide Bretter \
                     an.",
                    "Ein gefallenes Blättchen bleibt gefallen: Kein Inkrement hebt es.",
                ],
            },
            Rule {
                article: Article { number: 8, clause: 2 },
                text: "Die Uhr jeder Teilpartie steht auf der Seite des Bretts, die vom anderen Brett \
             weiter entfernt ist.",
                notes: &[],
            },
            Rule {
                article: Article { number: 8, clause: 3 },
                text: "Nur die Spieler einer Teilpartie dürfen deren Uhr berühren.",
                notes: &["Wer gezogen hat, drückt die Uhr. Am Bildschirm drückt sie der Zug."],
            },
        ],
    },
    Chapter {
        title: "Gewonnene Partie",
        rule: Rule {
            article: Article { number: 9, clause: 0 },
            text: "Die Partie gewinnt das Team, von dem ein Mitglied:",
            notes: &["Die Partie endet auf beiden Brettern zugleich. Das andere bleibt, wie es \
                 ist, ohne eigenes Ergebnis."],
        },
        clauses: &[
            Rule {
                article: Article { number: 9, clause: 1 },
                text: "Seinen Gegner matt setzt.",
                notes: &[
                    "Es zählen die Figuren, die beim Matt in der Reserve sind. Was später \
                     kommen könnte, zählt nicht.",
                    "Nur erlaubtes Einsetzen wehrt ein Schach ab.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 2 },
                text: "Durch Zeitüberschreitung gewinnt. Dazu müssen beide Blättchen des Teams, das den \
             Sieg reklamiert, oben sein. Jedes Mitglied des Teams darf reklamieren.",
                notes: &[
                    "Es muss reklamiert werden, und bis dahin wird weitergespielt. Nur die \
                     vier Spieler dürfen auf ein Blättchen hinweisen.",
                    "Jedes Blättchen des anderen Teams zählt, auf dem einen oder dem anderen \
                     Brett.",
                    "Ist auch ein eigenes Blättchen gefallen, gibt es keinen Sieg: Es ist \
                     Remis nach Artikel 10.2.",
                    "Es zählt, wie die Blättchen bei der Reklamation stehen. Wessen Blättchen \
                     gefallen ist, der darf weiterziehen und sogar matt setzen.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 3 },
                text: "Die Aufgabe seines Gegners erreicht.",
                notes: &["Eine Person darf jederzeit aufgeben, ohne zu fragen, und das Team verliert."],
            },
        ],
    },
    Chapter {
        title: "Remis",
        rule: Rule { article: Article { number: 10, clause: 0 }, text: "Eine Partie ist remis:", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 10, clause: 1 },
                text: "Durch Einigung in einer der Teilpartien.",
                notes: &[
                    "Es genügt, dass sich die beiden Gegner eines Bretts einigen: Das gilt \
                     für alle vier.",
                    "Erst nach einem Zug jeder Farbe. Das Angebot gilt bis zur Antwort oder \
                     zum Zug des Gegners und wird nicht vor dem nächsten eigenen Zug wiederholt.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 2 },
                text: "Wenn in jedem Team mindestens ein Blättchen gefallen ist.",
                notes: &[
                    "Das Remis kommt von selbst, wenn das zweite Blättchen fällt, auch wenn \
                     es niemand sieht.",
                    "Zwei Blättchen desselben Teams sind kein Remis: Das andere Team kann den \
                     Sieg reklamieren.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 3 },
                text: "Nach den Regeln der FIDE über Zugwiederholung, 50 Züge und Patt.",
                notes: &[
                    "Wer am Zug ist, reklamiert bei der dritten gleichen Stellung oder bei 50 \
                     Zügen jeder Seite. Von selbst kommen sie bei der fünften oder bei 75.",
                    "Eine Stellung ist gleich, wenn auch die Reserven beider Spieler des \
                     Bretts gleich sind.",
                    "Jedes Brett zählt seine 50 Züge selbst. Einsetzen stellt auf null, \
                     Bekommen nicht.",
                    "Es gibt kein Remis wegen ungenügenden Materials: Die Figuren verlassen \
                     die Partie nie.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 4 },
                text: "Es ist kein Patt, wenn eine Figur eingesetzt werden kann.",
                notes: &["Es zählt die Reserve dieses Augenblicks. Bleibt nur verbotenes Einsetzen, ist es \
             Patt."],
            },
        ],
    },
    Chapter {
        title: "Gespräch im Team",
        rule: Rule {
            article: Article { number: 11, clause: 0 },
            text: "Die Spieler eines Teams dürfen miteinander sprechen, außer vor dem Turnier wurde \
             anderes vereinbart.",
            notes: &["Man darf zu einem Zug raten, aber nicht die Figuren des Partners ziehen oder \
             seine Uhr berühren."],
        },
        clauses: &[],
    },
];
