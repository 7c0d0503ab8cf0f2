//! Why something may not be done, in French. What stands in braces is filled in, see [`super::refusal`].

use pasapezas_core::RefusalKind;

use super::refusal::Part;

/// The whole sentence.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn long(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => {
            "La partie n’a pas commencé. Appuie sur «\u{a0}Commencer\u{a0}» pour lancer les pendules."
        }
        RefusalKind::AlreadyStarted => "La partie a déjà commencé.",
        RefusalKind::Paused => {
            "Les deux échiquiers sont en pause. Appuie sur «\u{a0}Reprendre\u{a0}» pour continuer."
        }
        RefusalKind::NotPaused => "La partie n’est pas en pause.",
        RefusalKind::MatchOver => "La partie est finie. Tu peux en commencer une autre.",
        RefusalKind::NotYours => "Ce n’est pas à cette place de le faire.",
        RefusalKind::TimeWentBack => "L’horloge de cet appareil a reculé. Réessaie.",
        RefusalKind::TooLateToCallOff => {
            "La partie ne peut plus être annulée\u{a0}: on a joué sur les deux échiquiers."
        }
        RefusalKind::NoTakeBack => "Dans cette partie, aucun coup n’est repris.",
        RefusalKind::NothingToTakeBack => "Il n’y a aucun coup à reprendre.",
        RefusalKind::ClocksRun => {
            "Les pendules tournent. Appuie sur «\u{a0}Pause\u{a0}» pour corriger les temps."
        }
        RefusalKind::NoClocks => "Cette partie se joue sans pendules.",
        RefusalKind::NoFlagFallen => {
            "Tu ne peux pas réclamer\u{a0}: aucun drapeau de l’autre équipe n’est tombé."
        }
        RefusalKind::OwnFlagFallen => "{own flag}",
        RefusalKind::NotYourTimeClaim => {
            "Avec ces règles, seul réclame qui joue sur cet échiquier\u{a0}: {who}."
        }
        RefusalKind::TimeByItself => {
            "Avec ces règles, personne ne réclame\u{a0}: le premier drapeau tombé décide de la partie."
        }
        RefusalKind::NothingToRemove => {
            "Il n’y a rien à retirer\u{a0}: le dernier coup n’était pas une pose interdite."
        }
        RefusalKind::ClaimTooLate => "Trop tard pour réclamer\u{a0}: tu as déjà joué.",
        RefusalKind::NotYourPlacementClaim => {
            "Seul peut retirer la pièce qui a le trait sur cet échiquier\u{a0}: {who}."
        }
        RefusalKind::ClaimComesFirst => "Il y a une pose interdite que tu peux retirer.",
        RefusalKind::DrawByItself => {
            "Avec ces règles, cette nulle ne se réclame pas\u{a0}: elle vient d’elle-même."
        }
        RefusalKind::DrawNotInRules => "Les règles de cette partie n’ont pas cette nulle.",
        RefusalKind::NotRepeated => "La position est venue {times}. Il en faut trois pour réclamer la nulle.",
        RefusalKind::NotFiftyMoves => {
            "Coups de chaque camp sans prise, pion ni pose\u{a0}: {moves}. Il en faut 50."
        }
        RefusalKind::OfferTooEarly => {
            "Avant de proposer nulle, chaque camp doit avoir joué sur cet échiquier."
        }
        RefusalKind::OfferOpen => "Sur cet échiquier, une nulle est déjà proposée ou convenue.",
        RefusalKind::OfferAgain => "Tu as déjà proposé nulle. Tu pourras le refaire après ton prochain coup.",
        RefusalKind::NoOffer => "Sur cet échiquier, l’adversaire n’a rien proposé.",
        RefusalKind::NoTouchMove => "Dans cette partie, toucher une pièce n’oblige à rien.",
        RefusalKind::TouchedOwn => "{The@at} en {at} est la pièce que tu as touchée\u{a0}: tu dois la jouer.",
        RefusalKind::TouchedEnemy => {
            "Tu as touché une pièce adverse\u{a0}: tu dois prendre {the@at} en {at}."
        }
        RefusalKind::TouchedToCastle => "Tu as touché le roi, puis la tour\u{a0}: tu dois roquer avec elle.",
        RefusalKind::AdjustTooLate => "Il faut prévenir avant de toucher, et une pièce est déjà touchée.",
        RefusalKind::NotYourTurn => "Ce n’est pas à toi de jouer. Attends le coup de l’adversaire.",
        RefusalKind::EmptySquare => "Il n’y a pas de pièce en {at}. Choisis une des tiennes.",
        RefusalKind::NotYourPiece => "{The@at} en {at} est à l’adversaire. Choisis une pièce à toi.",
        RefusalKind::NotItsMove => "{steps}",
        RefusalKind::PathBlocked => "Le chemin est coupé\u{a0}: il y a {a@at} en {at}.",
        RefusalKind::OwnPieceThere => "Une de tes pièces est en {at}. Choisis une autre case.",
        RefusalKind::KingTarget => "Le roi en {at} ne se prend pas\u{a0}: on gagne par échec et mat.",
        RefusalKind::PawnNeedsCapture => {
            "Il n’y a rien en {at}\u{a0}: le pion ne va en diagonale que pour prendre."
        }
        RefusalKind::EnPassantGone => {
            "Pas de prise en passant en {at}\u{a0}: elle n’est possible que juste après un double pas."
        }
        RefusalKind::PromotionMissing => "Le pion atteint la dernière rangée. Choisis ce qu’il devient.",
        RefusalKind::PromotionImpossible => "Seul un pion qui atteint la dernière rangée est promu.",
        RefusalKind::PawnOnLastRank => {
            "Le pion en {at} est sur la dernière rangée\u{a0}: là, il ne bouge ni ne prend."
        }
        RefusalKind::StillInCheck => "{The@by} en {by} donne échec à ton roi. Ton coup doit le parer.",
        RefusalKind::LeavesKingInCheck => {
            "Ce coup laisse ton roi en échec\u{a0}: {the@by} en {by} l’attaquerait."
        }
        RefusalKind::KingIntoCheck => {
            "Le roi ne peut aller sur une case attaquée\u{a0}: {the@by} en {by} l’attaque."
        }
        RefusalKind::CastleKingMoved => "Tu ne peux pas roquer\u{a0}: le roi a déjà bougé.",
        RefusalKind::CastleRookMoved => "{wing}\u{a0}: cette tour a bougé ou vient de la réserve.",
        RefusalKind::CastleNoRook => "{wing}\u{a0}: il n’y a pas de tour à toi dans le coin.",
        RefusalKind::CastleBlocked => {
            "Tu ne peux pas roquer\u{a0}: il y a {a@at} en {at}, entre le roi et la tour."
        }
        RefusalKind::CastleInCheck => {
            "Tu ne peux pas roquer en échec\u{a0}: {the@by} en {by} attaque ton roi."
        }
        RefusalKind::CastleThroughCheck => {
            "Tu ne peux pas roquer\u{a0}: le roi passe par {at}, que {the@by} en {by} attaque."
        }
        RefusalKind::CastleIntoCheck => {
            "Tu ne peux pas roquer\u{a0}: {the@by} en {by} attaque la case d’arrivée du roi."
        }
        RefusalKind::ReserveLacks => "Tu n’as {no} en réserve. Attends qu’on te passe cette pièce.",
        RefusalKind::DropOccupied => {
            "La case {at} est occupée. Les pièces de la réserve vont sur des cases vides."
        }
        RefusalKind::DropPawnRank => "{ranks}",
        RefusalKind::DropGivesCheck => {
            "Tu ne peux pas poser une pièce avec échec\u{a0}: {the} attaquerait le roi en {king}."
        }
        RefusalKind::DropGivesMate => {
            "Tu ne peux pas poser une pièce en matant le roi en {king}\u{a0}; donner échec est permis."
        }
    }
}

/// The same for narrow screens.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn short(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => "La partie n’a pas encore commencé.",
        RefusalKind::AlreadyStarted => "La partie a déjà commencé.",
        RefusalKind::Paused => "Les deux échiquiers sont en pause.",
        RefusalKind::NotPaused => "La partie n’est pas en pause.",
        RefusalKind::MatchOver => "La partie est finie.",
        RefusalKind::NotYours => "Ce n’est pas à cette place de le faire.",
        RefusalKind::TimeWentBack => "L’horloge de cet appareil a reculé.",
        RefusalKind::TooLateToCallOff => "On a joué sur les deux échiquiers.",
        RefusalKind::NoTakeBack => "Ici, aucun coup n’est repris.",
        RefusalKind::NothingToTakeBack => "Il n’y a aucun coup à reprendre.",
        RefusalKind::ClocksRun => "Les pendules tournent.",
        RefusalKind::NoClocks => "On joue sans pendules.",
        RefusalKind::NoFlagFallen => "Aucun drapeau adverse n’est tombé.",
        RefusalKind::OwnFlagFallen => "Ton équipe a un drapeau tombé.",
        RefusalKind::NotYourTimeClaim => "Seul réclame qui joue sur cet échiquier.",
        RefusalKind::TimeByItself => "Le temps décide sans réclamation.",
        RefusalKind::NothingToRemove => "Il n’y a aucune pièce à retirer.",
        RefusalKind::ClaimTooLate => "Tu as déjà joué.",
        RefusalKind::NotYourPlacementClaim => "Seul la retire qui a le trait là-bas.",
        RefusalKind::ClaimComesFirst => "Tu peux d’abord retirer la pièce.",
        RefusalKind::DrawByItself => "Cette nulle vient d’elle-même.",
        RefusalKind::DrawNotInRules => "Ces règles n’ont pas cette nulle.",
        RefusalKind::NotRepeated => "La position est venue {times}, pas trois.",
        RefusalKind::NotFiftyMoves => "Coups qui comptent\u{a0}: {moves} sur 50.",
        RefusalKind::OfferTooEarly => "Chaque camp doit d’abord jouer une fois.",
        RefusalKind::OfferOpen => "Ici, une nulle est déjà proposée.",
        RefusalKind::OfferAgain => "Joue un coup avant de proposer encore.",
        RefusalKind::NoOffer => "Il n’y a rien à accepter ni à refuser.",
        RefusalKind::NoTouchMove => "Ici, toucher n’oblige à rien.",
        RefusalKind::TouchedOwn => "Tu dois jouer {the@at} en {at}.",
        RefusalKind::TouchedEnemy => "Tu dois prendre {the@at} en {at}.",
        RefusalKind::TouchedToCastle => "Tu dois roquer avec cette tour.",
        RefusalKind::AdjustTooLate => "Une pièce est déjà touchée.",
        RefusalKind::NotYourTurn => "Ce n’est pas à toi de jouer.",
        RefusalKind::EmptySquare => "Il n’y a pas de pièce en {at}.",
        RefusalKind::NotYourPiece => "{The@at} en {at} est à l’adversaire.",
        RefusalKind::NotItsMove => "{The} ne va pas ainsi.",
        RefusalKind::PathBlocked => "Il y a {a@at} au milieu, en {at}.",
        RefusalKind::OwnPieceThere => "Une de tes pièces est en {at}.",
        RefusalKind::KingTarget => "Le roi en {at} ne se prend pas.",
        RefusalKind::PawnNeedsCapture => "Il n’y a rien à prendre en {at}.",
        RefusalKind::EnPassantGone => "Pas de prise en passant en {at}.",
        RefusalKind::PromotionMissing => "Choisis ce que devient le pion.",
        RefusalKind::PromotionImpossible => "La promotion est pour la dernière rangée.",
        RefusalKind::PawnOnLastRank => "Le pion en {at} ne peut plus bouger.",
        RefusalKind::StillInCheck => "{The@by} en {by} donne toujours échec.",
        RefusalKind::LeavesKingInCheck => "{The@by} en {by} attaquerait ton roi.",
        RefusalKind::KingIntoCheck => "{The@by} en {by} attaque cette case.",
        RefusalKind::CastleKingMoved => "Tu ne peux pas roquer\u{a0}: le roi a déjà bougé.",
        RefusalKind::CastleRookMoved => "Cette tour a bougé ou vient de la réserve.",
        RefusalKind::CastleNoRook => "Il n’y a pas de tour à toi dans le coin.",
        RefusalKind::CastleBlocked => "Pas de roque\u{a0}: il y a {a@at} en {at}.",
        RefusalKind::CastleInCheck => "{The@by} en {by} donne échec\u{a0}: pas de roque.",
        RefusalKind::CastleThroughCheck => "{The@by} en {by} attaque {at}\u{a0}: pas de roque.",
        RefusalKind::CastleIntoCheck => "Pas de roque\u{a0}: échec par {the@by} en {by}.",
        RefusalKind::ReserveLacks => "Tu n’as {no} en réserve.",
        RefusalKind::DropOccupied => "La case {at} est occupée.",
        RefusalKind::DropPawnRank => "{ranks short}",
        RefusalKind::DropGivesCheck => "Cette pièce donnerait échec.",
        RefusalKind::DropGivesMate => "Cette pièce donnerait mat.",
    }
}

/// What sentences are made of.
pub(super) const fn part(part: Part) -> &'static str {
    match part {
        Part::OwnFlag => "Tu ne peux pas réclamer\u{a0}: un drapeau de ton équipe est tombé.",
        Part::OwnFlagOf => "Tu ne peux pas réclamer\u{a0}: dans ton équipe, le drapeau {of name} est tombé.",
        Part::White => "les Blancs de l’échiquier {board}",
        Part::Black => "les Noirs de l’échiquier {board}",
        Part::Once => "une fois",
        Part::Twice => "deux fois",
        Part::Times => "{n} fois",
        Part::StepsPawn => "Le pion ne va pas ainsi\u{a0}: il avance tout droit et prend en diagonale.",
        Part::StepsKnight => "Le cavalier ne va pas ainsi\u{a0}: il saute en forme de L.",
        Part::StepsBishop => "Le fou ne va pas ainsi\u{a0}: il suit les diagonales.",
        Part::StepsRook => "La tour ne va pas ainsi\u{a0}: elle suit les rangées et les colonnes.",
        Part::StepsQueen => {
            "La dame ne va pas ainsi\u{a0}: elle suit les rangées, les colonnes et les diagonales."
        }
        Part::StepsKing => "Le roi ne va pas ainsi\u{a0}: il va sur une case voisine, sauf quand il roque.",
        Part::CastleKing => "Tu ne peux pas faire le petit roque",
        Part::CastleQueen => "Tu ne peux pas faire le grand roque",
        Part::UsualRanks => "Tu ne peux pas poser de pions sur ta première, septième ou huitième rangée.",
        Part::OneRank => "Tu ne peux poser des pions que sur ta rangée {first}.",
        Part::Ranks => "Tu ne peux poser des pions que sur tes rangées {first} à {last}.",
        Part::OneRankShort => "Les pions, sur ta rangée {first}.",
        Part::RanksShort => "Les pions, sur tes rangées {first} à {last}.",
    }
}
