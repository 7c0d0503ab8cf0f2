//! The regulation in our own English. The notes are ours too.

use pasapezas_core::Article;

use super::{Chapter, Rule, RulesUi};

/// The text of a label.
pub(super) const fn rules_ui(label: RulesUi) -> &'static str {
    match label {
        RulesUi::Title => "Rules of pasapezas",
        RulesUi::Intro => {
            "The Galician regulation, article by article, with our decisions where it is silent."
        }
        RulesUi::Wording => "Our own English. The text that counts is the Galician one.",
        RulesUi::ShowGalician => "Show the Galician text",
        RulesUi::Contents => "Articles",
        RulesUi::Conduct => "Conduct notes",
        RulesUi::ConductIntro => {
            "For tournaments, in our words. They hold where the regulation says nothing else."
        }
        RulesUi::OurDecision => "Our decision",
        RulesUi::InThisMatch => "In this match",
        RulesUi::BackToTable => "Back to the table",
        RulesUi::ClocksRun => "The match goes on: the clocks run while you read.",
    }
}

/// All articles.
pub(super) static BOOK: [Chapter; 11] = [
    Chapter {
        title: "The match",
        rule: Rule {
            article: Article { number: 1, clause: 0 },
            text: "A match of pasapezas consists of two subgames, played by the rules of an ordinary game of \
             chess and by what this regulation specifies and clarifies. It takes place on two chess \
             boards between four players in teams of two, who move and pass the pieces. One member of a \
             team plays the white pieces in one subgame, the other member the black pieces in the \
             other.",
            notes: &[
                "There is one result for both subgames.",
                "The basic rules of FIDE always hold, its competition rules only where this text refers \
                 to them.",
            ],
        },
        clauses: &[],
    },
    Chapter {
        title: "The boards",
        rule: Rule { article: Article { number: 2, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 2, clause: 1 },
                text: "Pasapezas needs two chess boards.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 2 },
                text: "The boards stand next to each other.",
                notes: &[],
            },
            Rule {
                article: Article { number: 2, clause: 3 },
                text: "The members of a team sit next to each other.",
                notes: &[],
            },
        ],
    },
    Chapter {
        title: "The pieces",
        rule: Rule {
            article: Article { number: 3, clause: 0 },
            text: "When the match begins, the pieces of a game of chess are set up on each board.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "The order of play",
        rule: Rule { article: Article { number: 4, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 4, clause: 1 },
                text: "The players of the white pieces begin the subgames.",
                notes: &[],
            },
            Rule {
                article: Article { number: 4, clause: 2 },
                text: "A player is on move when his opponent has completed his move.",
                notes: &["A pre-move is made, if it is legal, when the turn comes. Before that it binds to \
                     nothing."],
            },
            Rule {
                article: Article { number: 4, clause: 3 },
                text: "Number and order of the moves in each subgame do not depend on the other.",
                notes: &[
                    "No board waits for the other. A player who wants a piece may wait for it while he \
                     has time.",
                ],
            },
        ],
    },
    Chapter {
        title: "The move",
        rule: Rule { article: Article { number: 5, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 5, clause: 1 },
                text: "A move is a move of chess and, besides, what the following points of this article say.",
                notes: &[
                    "A pawn may become a queen, rook, bishop or knight, whatever has been captured.",
                    "A move is final when the piece is released.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 2 },
                text: "A player who places a stored piece has made his move.",
                notes: &[
                    "A pawn placed on the own second rank may later make the double step.",
                    "Only a pawn that has just made the double step on that board is captured en \
                     passant. Placing it does not count.",
                    "Nobody castles with a rook that was placed.",
                ],
            },
            Rule {
                article: Article { number: 5, clause: 3 },
                text: "When a promoted pawn is captured, the piece that passes to the partner is a pawn.",
                notes: &["A promoted pawn has a mark that all can see."],
            },
        ],
    },
    Chapter {
        title: "Stored pieces",
        rule: Rule {
            article: Article { number: 6, clause: 0 },
            text: "A player may have stored pieces, which he may use as point 5.2 says. Stored pieces are \
             those that his partner captures in the other subgame. There is no limit to storing pieces. \
             Stored pieces remain on the table, in sight of all players.",
            notes: &[],
        },
        clauses: &[],
    },
    Chapter {
        title: "Placing stored pieces",
        rule: Rule { article: Article { number: 7, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 7, clause: 1 },
                text: "A player may place the pieces he has stored on any square of the board of his subgame, \
                 with the exceptions of this article.",
                notes: &[
                    "Only on empty squares: placing does not capture.",
                    "The own king may not be left in check. Blocking a check is allowed.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 2 },
                text: "A player who captures a piece passes it to his partner; the piece is then a stored \
                 piece of the latter.",
                notes: &["The piece changes hands at the instant when the capture is completed."],
            },
            Rule {
                article: Article { number: 7, clause: 3 },
                text: "No piece may be placed giving check.",
                notes: &[
                    "Forbidden if the placed piece attacks the opponent’s king. So mate cannot be given \
                     either.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 4 },
                text: "No pawn may be placed on ranks 1, 7 and 8.",
                notes: &[
                    "Ranks are counted from the player who places. White may use ranks 2 to 6, Black \
                     ranks 7 to 3.",
                    "Under Strict, a pawn that stays on the own first rank steps one square; on the \
                     eighth it moves and captures no more.",
                ],
            },
            Rule {
                article: Article { number: 7, clause: 5 },
                text: "When a player does what 7.2 and 7.3 describe, his opponent may take off the piece that \
                 breaks the regulation, pass it to his own partner, and make his move according to \
                 article 5.",
                notes: &[
                    "Where it says 7.2 and 7.3 we read 7.3 and 7.4, the two prohibitions.",
                    "Assisted: such placements cannot be made. Strict: they can be made, and claimed.",
                    "Only the direct opponent claims, until he makes his next move. After that the \
                     piece stays.",
                    "The piece goes to the reserve of the claimant’s partner, and the claimant is still \
                     on move. No clock is changed.",
                    "Nobody has to claim, and a claim without ground has no penalty.",
                    "A forbidden placement never ends the match, even if it looks like mate.",
                    "If the removal leaves the player who placed it in check, the claimant moves, \
                     without capturing the king, and then the check must be parried.",
                ],
            },
        ],
    },
    Chapter {
        title: "The clock",
        rule: Rule { article: Article { number: 8, clause: 0 }, text: "", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 8, clause: 1 },
                text: "Each subgame has its own clock.",
                notes: &[
                    "Unless agreed otherwise, 5 minutes per player without increment.",
                    "Both White clocks start together, and a pause stops both boards.",
                    "A fallen flag stays fallen: no increment lifts it.",
                ],
            },
            Rule {
                article: Article { number: 8, clause: 2 },
                text: "The clock of each subgame stands at the side of the board that is farther from the \
                 board of the other subgame.",
                notes: &[],
            },
            Rule {
                article: Article { number: 8, clause: 3 },
                text: "Only the players of a subgame may touch the clock of that subgame.",
                notes: &["The player who moved presses. On screen, making the move presses."],
            },
        ],
    },
    Chapter {
        title: "A won match",
        rule: Rule {
            article: Article { number: 9, clause: 0 },
            text: "The match is won by the team one of whose members:",
            notes: &[
                "The match ends on both boards at once. The other one stays as it is, without a result \
                 of its own.",
            ],
        },
        clauses: &[
            Rule {
                article: Article { number: 9, clause: 1 },
                text: "Checkmates his opponent.",
                notes: &[
                    "The pieces in reserve at the instant of the mate count. Those that might arrive \
                     later do not.",
                    "Only allowed placements parry a check.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 2 },
                text: "Wins on time. For this, both flags of the team that claims the win on time must be up. \
                 Either member of the team may make this claim.",
                notes: &[
                    "It must be claimed, and until somebody does, play goes on. Only the four players \
                     may call a flag.",
                    "Any flag of the other team will do, on either board.",
                    "If an own flag is down too, nobody wins: it is a draw by article 10.2.",
                    "Flags are read when the claim is made. A player whose flag is down may go on \
                     moving, and may even mate.",
                ],
            },
            Rule {
                article: Article { number: 9, clause: 3 },
                text: "Obtains the resignation of his opponent.",
                notes: &["One player may resign at any time, without asking, and the team loses."],
            },
        ],
    },
    Chapter {
        title: "A drawn match",
        rule: Rule { article: Article { number: 10, clause: 0 }, text: "A match is drawn:", notes: &[] },
        clauses: &[
            Rule {
                article: Article { number: 10, clause: 1 },
                text: "By agreement in one of the subgames.",
                notes: &[
                    "The two opponents of one board are enough: they agree for all four.",
                    "Only after a move by each side. An offer stands until the answer or the opponent’s \
                     move, and is not repeated before an own move.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 2 },
                text: "When at least one flag of each team is down.",
                notes: &[
                    "The draw comes by itself when the second flag falls, even if nobody sees it.",
                    "Two flags of the same team are no draw: the other team may claim the win.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 3 },
                text: "By the FIDE rules on repetition of moves, on 50 moves and on stalemate.",
                notes: &[
                    "The player on move claims at the third equal position or at 50 moves by each side. \
                     They come by themselves at the fifth or at 75.",
                    "Positions are equal if the reserves of both players of the board are equal too.",
                    "Each board has its own count of the 50 moves. Placing a piece sets it to zero, \
                     receiving one does not.",
                    "There is no draw by insufficient material: pieces never leave the match.",
                ],
            },
            Rule {
                article: Article { number: 10, clause: 4 },
                text: "There is no stalemate if a piece can be placed.",
                notes: &["The reserve at that instant counts. If only forbidden placements are left, it is \
                     stalemate."],
            },
        ],
    },
    Chapter {
        title: "Talk between partners",
        rule: Rule {
            article: Article { number: 11, clause: 0 },
            text: "The players of a team may communicate, unless the contrary is agreed before the \
             tournament.",
            notes: &["A move may be advised, but nobody moves the partner’s pieces or touches his clock."],
        },
        clauses: &[],
    },
];
