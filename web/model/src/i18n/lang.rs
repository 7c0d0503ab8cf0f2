//! The languages, and which one a reader gets.

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// Galician, by the norm of the RAG: the language of the regulation.
    Galician,
    /// Spanish.
    Spanish,
    /// English.
    #[default]
    English,
    /// Portuguese, as in Portugal.
    Portuguese,
    /// French.
    French,
    /// German.
    German,
}

impl Lang {
    /// In the order of the menu.
    pub const ALL: [Self; 6] =
        [Self::Galician, Self::Spanish, Self::English, Self::Portuguese, Self::French, Self::German];

    /// Its code, as in the attribute `lang` and in settings: `gl`, `es`, `en`, `pt`, `fr`, `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Galician => "gl",
            Self::Spanish => "es",
            Self::English => "en",
            Self::Portuguese => "pt",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// The language with this code, of either case.
    ///
    /// ```
    /// use pasapezas_model::i18n::Lang;
    /// assert_eq!(Lang::from_code("gl"), Some(Lang::Galician));
    /// assert_eq!(Lang::from_code("gl-ES"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// Its own name for itself, as the menu shows it in every language.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::Galician => "Galego",
            Self::Spanish => "Español",
            Self::English => "English",
            Self::Portuguese => "Português",
            Self::French => "Français",
            Self::German => "Deutsch",
        }
    }

    /// The language for a reader with these preferences, most wanted first, written as browsers do (`gl-ES`, `es_MX`).
    /// The first preference that we speak wins, and English when there is none.
    ///
    /// Readers of Catalan, Basque, Aragonese and Asturian get Spanish, which they all read, and those of Breton, Corsican,
    /// Occitan and Luxembourgish one of the languages that they learn at school.
    ///
    /// ```
    /// use pasapezas_model::i18n::Lang;
    /// assert_eq!(Lang::choose(&["it", "pt-BR", "en"]), Lang::Portuguese);
    /// assert_eq!(Lang::choose(&["it"]), Lang::English);
    /// ```
    pub fn choose(preferences: &[&str]) -> Self {
        preferences.iter().find_map(|tag| Self::of_tag(tag)).unwrap_or_default()
    }

    /// The language for one tag, judged by what stands before the first hyphen.
    ///
    /// ```
    /// use pasapezas_model::i18n::Lang;
    /// assert_eq!(Lang::of_tag("es-AR"), Some(Lang::Spanish));
    /// assert_eq!(Lang::of_tag("it"), None);
    /// ```
    pub fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.trim().split(['-', '_']).next().unwrap_or_default();
        match primary.to_ascii_lowercase().as_str() {
            "gl" | "glg" => Some(Self::Galician),
            "es" | "spa" | "ca" | "eu" | "an" | "ast" => Some(Self::Spanish),
            "en" | "eng" => Some(Self::English),
            "pt" | "por" => Some(Self::Portuguese),
            "fr" | "fra" | "fre" | "br" | "co" | "oc" => Some(Self::French),
            "de" | "deu" | "ger" | "gsw" | "lb" => Some(Self::German),
            _ => None,
        }
    }

    /// Whether a count of things takes the singular: one does everywhere, and in French none does too.
    pub(super) const fn is_one(self, count: usize) -> bool {
        count == 1 || matches!((self, count), (Self::French, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_code() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
            assert_eq!(Lang::from_code(&lang.code().to_ascii_uppercase()), Some(lang));
            assert!(!lang.own_name().is_empty());
        }
        assert_eq!(Lang::from_code("it"), None);
        assert_eq!(Lang::from_code(""), None);
    }

    #[test]
    fn the_first_preference_that_we_speak_wins() {
        let cases: [(&[&str], Lang); 29] = [
            (&["gl-ES"], Lang::Galician),
            (&["gl"], Lang::Galician),
            (&["GL_es"], Lang::Galician),
            (&["es-MX"], Lang::Spanish),
            (&["es-419", "en"], Lang::Spanish),
            (&["ca"], Lang::Spanish),
            (&["ca-ES-valencia"], Lang::Spanish),
            (&["eu-ES"], Lang::Spanish),
            (&["ast", "pt"], Lang::Spanish),
            (&["en-GB", "es"], Lang::English),
            (&["nl", "gl"], Lang::Galician),
            (&["pt"], Lang::Portuguese),
            (&["pt-PT", "gl"], Lang::Portuguese),
            (&["pt-BR", "es"], Lang::Portuguese),
            (&["gl", "pt"], Lang::Galician),
            (&["fr-CA"], Lang::French),
            (&["fr-CH", "de-CH"], Lang::French),
            (&["br", "en"], Lang::French),
            (&["de-DE", "fr"], Lang::German),
            (&["de-AT"], Lang::German),
            (&["gsw-CH", "fr"], Lang::German),
            (&["lb", "fr"], Lang::German),
            (&["it-IT", "de"], Lang::German),
            (&["it"], Lang::English),
            (&[], Lang::English),
            (&["", "-", "glx", "español"], Lang::English),
            (&["glb", "den", "fry"], Lang::English),
            (&["zh", "ja"], Lang::English),
            (&[" es "], Lang::Spanish),
        ];
        for (preferences, expected) in cases {
            assert_eq!(Lang::choose(preferences), expected, "{preferences:?}");
        }
    }
}
