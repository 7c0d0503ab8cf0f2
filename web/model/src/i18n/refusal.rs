//! Why something may not be done, in one plain sentence. The article stands in a badge beside it and not in the sentence.

use pasapezas_core::Refusal;

use super::lang::Lang;
use super::scene::Scene;
use super::text::Text;
use super::{refusal_en, refusal_es, refusal_gl};

/// One sentence of at most 110 characters: first what is the case, then what one may do.
///
/// ```
/// use pasapezas_core::{PawnRanks, Placement, Refusal, Square};
/// use pasapezas_model::i18n::{Lang, Scene, refusal};
/// let start = Placement::start();
/// let scene = Scene::new(&start, PawnRanks::TWO_TO_SIX);
/// let way = Refusal::PathBlocked { at: "a2".parse::<Square>().unwrap() };
/// assert_eq!(refusal(Lang::Galician, way, &scene), "O camiño está cortado: hai un peón en a2.");
/// ```
pub fn refusal(lang: Lang, refusal: Refusal, scene: &Scene<'_>) -> Text {
    match lang {
        Lang::Galician => refusal_gl::long(refusal, scene),
        Lang::Spanish => refusal_es::long(refusal, scene),
        Lang::English => refusal_en::long(refusal, scene),
    }
}

/// The same for narrow screens, in at most 45 characters.
pub fn refusal_short(lang: Lang, refusal: Refusal, scene: &Scene<'_>) -> Text {
    match lang {
        Lang::Galician => refusal_gl::short(refusal, scene),
        Lang::Spanish => refusal_es::short(refusal, scene),
        Lang::English => refusal_en::short(refusal, scene),
    }
}
