//! The conduct notes of school tournaments, in our own words and in short: what refusals and arbiters' decisions cite as C 1 to
//! C 10. They come after the regulation.

use pasapezas_core::Section;

use super::super::lang::Lang;

/// What a section or a point says, in a sentence or some.
///
/// ```
/// use pasapezas_core::Section;
/// use pasapezas_model::i18n::{Lang, rulebook::conduct};
/// assert!(conduct(Lang::English, Section::TOUCHED_OWN).starts_with("Without a word before"));
/// ```
pub fn conduct(lang: Lang, section: Section) -> &'static str {
    let notes = match lang {
        Lang::Galician => &GL,
        Lang::Spanish => &ES,
        Lang::English => &EN,
        Lang::Portuguese => &PT,
        Lang::French => &FR,
        Lang::German => &DE,
    };
    let index = Section::all().position(|other| other == section);
    index.and_then(|index| notes.get(index)).copied().unwrap_or_default()
}

static GL: [&str; 13] = [
    "Só quen ten a quenda pode compoñer pezas, e antes dío con claridade: «compoño».",
    "Sen avisar, a primeira peza propia que se toca é a que xoga, aínda que volva ao seu sitio.",
    "Soltar a peza remata a xogada. Na man aínda pode ir a outra casa, pero xa non se cambia por outra peza.",
    "Tocar unha peza do opoñente obriga a capturala: coa que se leva na man ou, se non hai ningunha, coa que se queira.",
    "Reclámase no momento, antes da xogada propia. O que se deixou pasar non dá dereito a nada.",
    "Non obriga o que non se pode cumprir. En lugar dunha xogada ilegal faise outra coa mesma peza, se pode mover; se non, con \
     calquera. Se se ve tarde, vólvese á posición de antes; se non hai maneira, a partida anúlase.",
    "Co taboleiro xirado, a posición trasládase a outro ben posto. Se ao comezar había pezas fóra do seu sitio, a partida anúlase.",
    "Nada que distraia o opoñente: nin comentarios nin xestos sobre as xogadas.",
    "Xogan só os que xogan: sen consellos, sen apuntamentos, e ninguén de fóra avisa dunha bandeira caída.",
    "Con reloxo tamén son táboas:",
    "Caeron as dúas bandeiras e non se sabe cal antes.",
    "Caeu unha bandeira, pero o opoñente xa non pode dar mate co que ten.",
    "O final está igualado e o árbitro acéptao, pedido antes de que caia a bandeira propia.",
];

static ES: [&str; 13] = [
    "Solo quien tiene el turno puede centrar piezas, y antes lo dice en voz clara: «compongo».",
    "Sin aviso, la primera pieza propia que se toca es la que juega, aunque vuelva a su sitio.",
    "Soltar la pieza cierra la jugada. En la mano aún puede ir a otra casilla, pero ya no se cambia por otra pieza.",
    "Tocar una pieza del oponente obliga a capturarla: con la que se lleva en la mano o, si no hay ninguna, con la que se quiera.",
    "Se reclama en el momento, antes de la jugada propia. Lo que se dejó pasar no da derecho a nada.",
    "No obliga lo que no se puede cumplir. En lugar de una jugada ilegal se hace otra con la misma pieza, si puede mover; si no, \
     con cualquiera. Si se ve tarde, se vuelve a la posición de antes; si no hay manera, la partida se anula.",
    "Con el tablero girado, la posición se traslada a otro bien puesto. Si al empezar había piezas fuera de su sitio, la partida \
     se anula.",
    "Nada que distraiga al oponente: ni comentarios ni gestos sobre las jugadas.",
    "Juegan solo los que juegan: sin consejos, sin apuntes, y nadie de fuera avisa de una bandera caída.",
    "Con reloj también son tablas:",
    "Han caído las dos banderas y no se sabe cuál antes.",
    "Ha caído una bandera, pero el oponente ya no puede dar mate con lo que tiene.",
    "El final está igualado y el árbitro lo acepta, pedido antes de que caiga la bandera propia.",
];

static EN: [&str; 13] = [
    "Only the player on move may adjust pieces, and says so clearly before: “I adjust”.",
    "Without a word before, the first own piece that is touched is the one that moves, even if it is put back.",
    "Letting go of a piece makes the move. In the hand it may still go to another square, but no other piece moves.",
    "Touching an opponent’s piece obliges to capture it: with the piece in the hand or, if there is none, with any.",
    "Claims are made at once, before one’s own move. What was let pass gives no right to anything.",
    "What cannot be done need not be done. An illegal move is replaced by one of the same piece, if it can move, and else by any. \
     Found late, the position before it comes back; if nobody can tell it, the match is annulled.",
    "A board that lies the wrong way is exchanged and the position moved over. Pieces that began on wrong squares annul the match.",
    "Nothing that disturbs the opponent: no remarks and no gestures about moves.",
    "Only those who play take part: no advice, no notes, and nobody else calls a fallen flag.",
    "With clocks, these are draws too:",
    "Both flags are down, and nobody can tell which fell first.",
    "A flag is down, but the opponent can no longer mate with what he has.",
    "The ending is level and the arbiter accepts the claim, made before one’s own flag falls.",
];

static PT: [&str; 13] = [
    "Só quem tem a vez pode compor peças, e antes di-lo com clareza: «componho».",
    "Sem avisar, a primeira peça própria em que se toca é a que joga, mesmo que volte ao seu lugar.",
    "Largar a peça termina o lance. Na mão ainda pode ir para outra casa, mas já não se troca por outra peça.",
    "Tocar numa peça do adversário obriga a capturá-la: com a que se tem na mão ou, se não há nenhuma, com a que se quiser.",
    "Reclama-se no momento, antes do lance próprio. O que se deixou passar não dá direito a nada.",
    "Não obriga o que não se pode cumprir. Em vez de um lance ilegal faz-se outro com a mesma peça, se puder mover; se não, com \
     qualquer uma. Se se vê tarde, volta-se à posição de antes; se não há maneira, a partida anula-se.",
    "Com o tabuleiro virado, a posição passa para outro bem posto. Se no início havia peças fora do lugar, a partida anula-se.",
    "Nada que distraia o adversário: nem comentários nem gestos sobre os lances.",
    "Jogam só os que jogam: sem conselhos, sem apontamentos, e ninguém de fora avisa de uma bandeira caída.",
    "Com relógio também são empate:",
    "Caíram as duas bandeiras e não se sabe qual antes.",
    "Caiu uma bandeira, mas o adversário já não pode dar mate com o que tem.",
    "O final está igualado e o árbitro aceita, a pedido feito antes de cair a bandeira própria.",
];

static FR: [&str; 13] = [
    "Seul le joueur au trait peut replacer des pièces, et il le dit clairement avant\u{a0}: «\u{a0}j’adoube\u{a0}».",
    "Sans prévenir, la première pièce à soi que l’on touche est celle qui joue, même remise à sa place.",
    "Lâcher la pièce achève le coup. En main, elle peut encore changer de case, mais plus de pièce.",
    "Toucher une pièce adverse oblige à la prendre\u{a0}: avec celle que l’on tient ou, si l’on n’en tient pas, avec celle que l’on veut.",
    "On réclame tout de suite, avant son propre coup. Ce qu’on a laissé passer ne donne droit à rien.",
    "Ce qui est impossible n’oblige pas. Un coup illégal est remplacé par un autre de la même pièce, si elle peut jouer, sinon par \
     n’importe lequel. Vu plus tard, on revient à la position d’avant\u{a0}; si c’est impossible, la partie est annulée.",
    "Si l’échiquier est mal tourné, on passe la position sur un autre. Si des pièces étaient mal placées au début, la partie est \
     annulée.",
    "Rien qui gêne l’adversaire\u{a0}: ni remarques ni gestes sur les coups.",
    "Seuls ceux qui jouent jouent\u{a0}: pas de conseils, pas de notes, et personne d’autre n’annonce un drapeau tombé.",
    "À la pendule, sont nulles aussi\u{a0}:",
    "Les deux drapeaux sont tombés et l’on ne sait lequel d’abord.",
    "Un drapeau est tombé, mais l’adversaire ne peut plus mater avec ce qu’il a.",
    "La finale est égale et l’arbitre accepte la demande, faite avant la chute de son propre drapeau.",
];

static DE: [&str; 13] = [
    "Nur wer am Zug ist, darf Figuren zurechtrücken und sagt es vorher deutlich: „J’adoube“.",
    "Ohne Ansage zieht die eigene Figur, die zuerst berührt wurde, auch wenn sie wieder hingestellt wird.",
    "Loslassen beendet den Zug. In der Hand darf die Figur noch auf ein anderes Feld, aber keine andere Figur ziehen.",
    "Eine berührte gegnerische Figur muss geschlagen werden: mit der Figur in der Hand oder, wenn da keine ist, mit einer beliebigen.",
    "Reklamiert wird sofort, vor dem eigenen Zug. Was man hat durchgehen lassen, gibt kein Recht auf irgendetwas.",
    "Was nicht geht, verpflichtet nicht. Statt eines regelwidrigen Zugs zieht dieselbe Figur anders, wenn sie kann, sonst eine \
     beliebige. Fällt er spät auf, kommt die Stellung davor zurück; geht das nicht, wird die Partie annulliert.",
    "Liegt das Brett falsch, kommt die Stellung auf ein richtiges. Standen Figuren am Anfang falsch, wird die Partie annulliert.",
    "Nichts, was den Gegner stört: keine Bemerkungen und keine Gesten zu Zügen.",
    "Nur wer spielt, spielt: kein Rat, keine Notizen, und niemand sonst meldet ein gefallenes Blättchen.",
    "Mit Uhr ist auch das remis:",
    "Beide Blättchen sind gefallen, und niemand weiß, welches zuerst.",
    "Ein Blättchen ist gefallen, aber der Gegner kann mit dem, was er hat, nicht mehr mattsetzen.",
    "Das Endspiel ist ausgeglichen, und der Schiedsrichter stimmt zu, gefragt vor dem Fall des eigenen Blättchens.",
];
