//! Arbiter mode in French: labels and sentences. What stands in braces is filled in, see [`super::arbiter`].

use super::arbiter_line::Line;
use super::arbiter_told::Told;
use super::arbiter_ui::GuideUi;

/// The label.
pub(super) const fn ui(of: GuideUi) -> &'static str {
    match of {
        GuideUi::Claim => "Réclamer",
        GuideUi::WhoClaims => "Qui réclame\u{a0}?",
        GuideUi::ByArbiter => "Arbitrage",
        GuideUi::WhatClaim => "Que réclame-t-on\u{a0}?",
        GuideUi::WhichPlacement => "Qu’a-t-on posé\u{a0}?",
        GuideUi::WhichSetUp => "Qu’est-ce qui ne va pas\u{a0}?",
        GuideUi::GroupTouch => "Pièces touchées",
        GuideUi::GroupMoves => "Coups",
        GuideUi::GroupBoard => "Temps et échiquier",
        GuideUi::Before => "Avant le prochain coup du joueur lui-même.",
        GuideUi::NoRecord => "Sans relevé des coups, la position ne peut pas être rétablie.",
        GuideUi::Ruling => "Décision",
        GuideUi::CarryOut => "Exécuter",
        GuideUi::Dispute => "Désaccord",
        GuideUi::ArbiterDecides => "Les pendules sont arrêtées. L’arbitre décide.",
        GuideUi::Accepted => "Acceptée",
        GuideUi::NotProven => "Rejetée\u{a0}: non prouvée",
        GuideUi::TooLate => "Rejetée\u{a0}: trop tard",
        GuideUi::PutSo => "Quand tout est en place, remettez les pendules en marche.",
        GuideUi::Back => "Retour",
        GuideUi::Turn => "Tourner",
        GuideUi::Yes => "Oui",
        GuideUi::No => "Non",
        GuideUi::NothingTaken => "Rien",
        GuideUi::TakenInReserve => "Une pièce, en réserve",
        GuideUi::TakenBeside => "Une pièce",
        GuideUi::TakenPlaced => "Une pièce, déjà posée",
        GuideUi::WasPlacement => "C’était une pose",
        GuideUi::Draw => "Nulle",
        GuideUi::PlayOn => "Continuer",
        GuideUi::PlayWatched => "Continuer sous observation",
        GuideUi::Conduct => "Conduite",
        GuideUi::WhatHappened => "Que s’est-il passé\u{a0}?",
        GuideUi::WhoDidIt => "Qui était-ce\u{a0}?",
        GuideUi::Penalty => "Pénalité",
        GuideUi::Warning => "Avertissement",
        GuideUi::LossPenalty => "Perte de la partie",
        GuideUi::Noted => "Noté.",
        GuideUi::Record => "Relevé",
        GuideUi::UndoEntry => "Effacer le dernier",
        GuideUi::UpToDate => "À jour.",
        GuideUi::MarkIllegal => "illégal",
        GuideUi::MarkForbidden => "interdite",
        GuideUi::PutOnBoards => "Mettez cette position sur les échiquiers.",
        GuideUi::Report => "Rapport",
        GuideUi::People => "Joueurs",
        GuideUi::Result => "Résultat",
        GuideUi::Unfinished => "La partie continue.",
        GuideUi::Settings => "Paramètres",
        GuideUi::MovesPart => "Coups et temps",
        GuideUi::ClaimsPart => "Réclamations",
        GuideUi::CorrectionsPart => "Corrections et pauses",
        GuideUi::NoneOfIt => "Aucune.",
        GuideUi::PrintIt => "Imprimer",
        GuideUi::SaveText => "Enregistrer le texte",
        GuideUi::SaveMoves => "Enregistrer les coups",
        GuideUi::BackToClock => "Retour à la pendule",
    }
}

/// The template.
#[expect(clippy::too_many_lines, reason = "one row per text: a table, not a program")]
pub(super) const fn told(of: Told) -> &'static str {
    match of {
        Told::OutOfTurn => "A touché sans avoir le trait",
        Told::MovedAnother => "Pièce touchée, autre jouée",
        Told::ChangedRelease => "Coup changé une fois lâché",
        Told::NotCaptured => "Pièce touchée non prise",
        Told::CastledByRook => "Roque par la tour d’abord",
        Told::IllegalLast => "Coup illégal, le dernier",
        Told::IllegalEarlier => "Coup illégal, plus tôt",
        Told::Placement => "Pose interdite",
        Told::PlacementCheck => "{Piece} donnant échec",
        Told::PlacementRank => "Pion sur une rangée interdite",
        Told::SetUp => "Échiquier ou mise en place",
        Told::BoardTurned => "Échiquier mal orienté",
        Told::Misplaced => "Position initiale incorrecte",
        Told::Reversed => "Couleurs inversées",
        Told::KnockedOver => "{name} a renversé des pièces",
        Told::Lost => "Position inconnue",
        Told::WrongClock => "Pendule mal réglée",
        Told::Flag => "Drapeau tombé",
        Told::Repetition => "Position répétée",
        Told::FiftyMoves => "50 coups",
        Told::LevelEnding => "Finale égale",
        Told::OutOfTurnSaid => "{name} réclame\u{a0}: {other} a touché une pièce sans avoir le trait.",
        Told::MovedAnotherSaid => "{name} réclame\u{a0}: {other} a touché une pièce et en a joué une autre.",
        Told::ChangedReleaseSaid => "{name} réclame\u{a0}: {other} a lâché une pièce, puis changé son coup.",
        Told::NotCapturedSaid => "{name} réclame\u{a0}: {other} a touché une pièce adverse sans la prendre.",
        Told::CastledByRookSaid => {
            "{name} réclame\u{a0}: {other} a touché la tour d’abord et a roqué avec elle."
        }
        Told::IllegalLastSaid => "{name} réclame\u{a0}: le dernier coup {of other} est illégal.",
        Told::IllegalEarlierSaid => {
            "{name} réclame\u{a0}: {other} a joué un coup illégal il y a plusieurs coups."
        }
        Told::PlacementCheckSaid => "{name} réclame\u{a0}: {other} a posé {a} avec échec.",
        Told::PlacementRankSaid => "{name} réclame\u{a0}: {other} a posé un pion sur une rangée interdite.",
        Told::BoardTurnedSaid => "{name} signale\u{a0}: l’échiquier {board} est mal orienté.",
        Told::MisplacedSaid => {
            "{name} signale\u{a0}: des pièces de l’échiquier {board} étaient mal placées au début."
        }
        Told::ReversedSaid => "{name} signale\u{a0}: les couleurs de l’échiquier {board} sont inversées.",
        Told::KnockedOverSaid => {
            "{name} signale\u{a0}: {other} a renversé des pièces sur l’échiquier {board}."
        }
        Told::LostSaid => {
            "{name} signale\u{a0}: des pièces sont tombées sur l’échiquier {board} et personne ne sait où elles étaient."
        }
        Told::WrongClockSaid => "{name} signale\u{a0}: la pendule de l’échiquier {board} est mal réglée.",
        Told::FlagSaid => "{name} réclame le temps.",
        Told::RepetitionSaid => "{name} réclame la nulle par répétition de la position.",
        Told::FiftyMovesSaid => "{name} réclame la nulle par la règle des 50 coups.",
        Told::LevelEndingSaid => "{name} réclame la nulle dans une finale égale.",
        Told::AskKeepMove => "La pièce touchée a-t-elle un coup légal\u{a0}?",
        Told::AskKeepCapture => "La pièce touchée peut-elle être prise\u{a0}?",
        Told::AskCaptured => "Qu’a pris le coup illégal\u{a0}?",
        Told::AskRestore => "Peut-on établir avec certitude la position antérieure\u{a0}?",
        Told::AskMate => "Une suite de coups légaux permet-elle encore à {name} de mater\u{a0}?",
        Told::AskMateTeam => "L’{team} peut-elle encore mater par une suite de coups légaux\u{a0}?",
        Told::AskDraw => "La réclamation est-elle juste\u{a0}?",
        Told::AskLevel => "Que décide l’arbitre\u{a0}?",
        Told::TakeBack => "Reprenez le dernier coup {of name}.",
        Told::ReturnCaptured => "Remettez la pièce prise sur sa case, depuis la réserve {of name}.",
        Told::ReturnBeside => "Remettez la pièce prise sur sa case.",
        Told::MustTouched => "{name} doit jouer la pièce touchée en premier.",
        Told::MustCapture => "{name} doit prendre la pièce touchée.",
        Told::MustRelease => "La pièce {of name} reste là où elle a été lâchée d’abord.",
        Told::MustKing => "{name} doit jouer le roi sans roquer de ce côté.",
        Told::MustRook => "{name} doit jouer la tour touchée.",
        Told::MustSamePiece => "{name} doit jouer un autre coup avec la même pièce.",
        Told::MustSameKind => "{name} doit poser ailleurs une pièce du même type.",
        Told::MustSamePieceIf => {
            "{name} doit jouer un autre coup avec la même pièce si elle en a un, sinon avec n’importe laquelle."
        }
        Told::MustSameKindIf => {
            "{name} doit poser ailleurs une pièce du même type si c’est possible, sinon jouer n’importe quel coup."
        }
        Told::MustAny => "{name} doit jouer un autre coup légal, avec n’importe quelle pièce.",
        Told::MustAnnounced => "{name} doit jouer le coup annoncé.",
        Told::Remove => "Retirez {the} de l’échiquier {board}, au profit de la réserve {of name}.",
        Told::Stands => "Sur l’échiquier {board}, tout reste en l’état.",
        Told::CastlingLost => "Sur l’échiquier {board}, on ne roque pas avec une pièce qui était mal placée.",
        Told::RestoreBoard => {
            "Rétablissez sur l’échiquier {board} la position d’avant le coup illégal. L’échiquier {second} ne change pas."
        }
        Told::RestoreAlone => "Rétablissez la position d’avant le coup illégal.",
        Told::RestoreBoth => "Rétablissez les deux échiquiers à l’instant d’avant le coup illégal.",
        Told::LastKnown => "Sur l’échiquier {board}, reprenez à la dernière position que l’on peut établir.",
        Told::Transfer => {
            "Transférez la position de l’échiquier {board}, sans la changer, sur un échiquier bien orienté."
        }
        Told::PutBack => "{name} remet les pièces en place, sur son propre temps.",
        Told::SetClock => "Corrigez la pendule de l’échiquier {board}.",
        Told::OnMove => "C’est à {name} de jouer\u{a0}: sa pendule marche.",
        Told::AddTime => "Temps en plus pour {name}\u{a0}: {time}.",
        Told::Warn => "Avertissement pour {name}.",
        Told::Observe => "L’échiquier {board} continue sous l’œil de l’arbitre.",
        Told::GoOn => "La partie continue.",
        Told::EndCalledOff => "La partie a été arrêtée sans résultat.",
        Told::EndFlagOrder => "Nulle\u{a0}: les deux drapeaux sont tombés, on ne sait lequel en premier.",
        Told::EndNoMaterial => "Nulle\u{a0}: un drapeau est tombé, mais l’adversaire ne peut pas mater.",
        Told::EndLevel => "Nulle accordée par l’arbitre dans une finale égale.",
        Told::EndOpposite => {
            "Nulle\u{a0}: chaque échiquier a donné une équipe gagnante, on ne sait lequel en premier."
        }
        Told::EndIllegal => "Coup illégal {of name}, qui perd la partie.",
        Told::EndConduct => "{name} perd la partie pour sa conduite.",
        Told::EndUnrestorable => "La position de l’échiquier {board} ne peut pas être rétablie.",
        Told::EndSetUp => "Des pièces de l’échiquier {board} étaient mal placées au début.",
        Told::EndColours => "Les couleurs de l’échiquier {board} étaient inversées.",
        Told::HeadAnnulled => "Partie annulée",
        Told::HeadWins => "{name} gagne",
        Told::AgainSameSeats => "On recommence sur les deux échiquiers, aux mêmes places.",
        Told::AgainAlone => "On recommence.",
    }
}

/// The same of the report.
pub(super) const fn line(of: Line) -> &'static str {
    match of {
        Line::NoSuchBoard => "Il n’y a qu’un échiquier.",
        Line::NotOnMove => "Ce n’est pas à {name} de jouer.",
        Line::CaseOpen => "Une réclamation est ouverte\u{a0}: tranchez-la d’abord.",
        Line::NoCase => "Aucune réclamation n’est ouverte.",
        Line::NotAsked => "Cette question n’est pas posée.",
        Line::NotKnownYet => "Il faut d’abord répondre à la question.",
        Line::RecordOff => "Les coups de cette partie ne sont pas relevés.",
        Line::NothingRecorded => "Il n’y a aucun coup à effacer.",
        Line::RecordBehind => "Il manque des coups au relevé\u{a0}: saisissez-les d’abord.",
        Line::NotTheOpponent => "Seul l’adversaire direct, sur le même échiquier, peut le réclamer.",
        Line::ClaimLate => "{name} a déjà joué le coup suivant.",
        Line::NothingCompleted => "{other} n’a encore achevé aucun coup.",
        Line::RecordSaysNo => "Le relevé des coups montre autre chose.",
        Line::ArbiterWaits => "L’arbitre n’agit ici que si quelqu’un réclame.",
        Line::ArbiterNoFlag => "L’arbitre n’annonce pas la chute des drapeaux.",
        Line::NoFlag => "Aucun drapeau de l’autre camp n’est tombé.",
        Line::OwnFlag => "Le drapeau {of name} est tombé.",
        Line::SwitchedOff => "Cette réclamation n’existe pas dans cette partie.",
        Line::TooMuchTime => "Seulement quand il reste deux minutes ou moins.",
        Line::FlagDown => "Le drapeau du demandeur est déjà tombé.",
        Line::Disturbance => "A gêné l’adversaire",
        Line::Comment => "Commentaire ou geste",
        Line::OutsideAdvice => "Conseil de l’extérieur",
        Line::Notes => "A consulté des notes",
        Line::SpectatorRemark => "Remarque du public",
        Line::FlagCalled => "Drapeau annoncé par un tiers",
        Line::HiddenReserve => "Pièces en réserve cachées",
        Line::PartnersBoard => "Autre échiquier ou pendule touché",
        Line::NotedOf => "{name}\u{a0}: {what}",
        Line::Started => "Les pendules démarrent.",
        Line::Paused => "Les pendules s’arrêtent.",
        Line::Resumed => "Les pendules repartent.",
        Line::Pressed => "{name} appuie sur la pendule.",
        Line::Unrecorded => "Le dernier coup est effacé du relevé.",
        Line::RecordedIllegal => "{name}, coup illégal\u{a0}: {move}.",
        Line::RecordedForbidden => "{name}, pose interdite\u{a0}: {move}.",
        Line::Tolerated => "{other} laisse passer le dernier coup {of name}.",
        Line::Unfounded => "Sans fondement. {why}",
        Line::Disputed => "Les faits sont contestés.",
        Line::Upheld => "Réclamation acceptée.",
        Line::RejectedProof => "Réclamation rejetée\u{a0}: non prouvée.",
        Line::RejectedLate => "Réclamation rejetée\u{a0}: trop tard.",
        Line::Dropped => "La réclamation devient sans objet.",
        Line::OfferDeclined => "La proposition de nulle {of name} est refusée.",
        Line::OneBehind => "Il manque 1 coup.",
        Line::SeveralBehind => "Il manque {n} coups.",
        Line::OneWaits => "1 autre réclamation attend.",
        Line::SeveralWait => "{n} autres réclamations attendent.",
        Line::OneWarning => "1 avertissement",
        Line::SeveralWarnings => "{n} avertissements",
        Line::OneIllegal => "1 coup illégal",
        Line::SeveralIllegal => "{n} coups illégaux",
    }
}
