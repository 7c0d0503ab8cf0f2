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
}

impl Lang {
    /// In the order of the menu.
    pub const ALL: [Self; 3] = [Self::Galician, Self::Spanish, Self::English];

    /// Its code, as in the attribute `lang` and in settings: `gl`, `es`, `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Galician => "gl",
            Self::Spanish => "es",
            Self::English => "en",
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
        }
    }

    /// The language for a reader with these preferences, most wanted first, written as browsers do (`gl-ES`, `es_MX`).
    /// The first preference that we speak wins, and English when there is none.
    ///
    /// Readers of Catalan, Basque, Aragonese and Asturian get Spanish, which they all read. Portuguese is
    /// near Galician, but most of its readers are far from Galicia: for them we say nothing and look on.
    ///
    /// ```
    /// use pasapezas_model::i18n::Lang;
    /// assert_eq!(Lang::choose(&["pt-BR", "es-MX", "en"]), Lang::Spanish);
    /// assert_eq!(Lang::choose(&["pt"]), Lang::English);
    /// ```
    pub fn choose(preferences: &[&str]) -> Self {
        preferences.iter().find_map(|tag| Self::of_tag(tag)).unwrap_or_default()
    }

    /// The language for one tag, judged by what stands before the first hyphen.
    ///
    /// ```
    /// use pasapezas_model::i18n::Lang;
    /// assert_eq!(Lang::of_tag("es-AR"), Some(Lang::Spanish));
    /// assert_eq!(Lang::of_tag("pt"), None);
    /// ```
    pub fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.trim().split(['-', '_']).next().unwrap_or_default();
        match primary.to_ascii_lowercase().as_str() {
            "gl" | "glg" => Some(Self::Galician),
            "es" | "spa" | "ca" | "eu" | "an" | "ast" => Some(Self::Spanish),
            "en" | "eng" => Some(Self::English),
            _ => None,
        }
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
        assert_eq!(Lang::from_code("pt"), None);
        assert_eq!(Lang::from_code(""), None);
    }

    #[test]
    fn the_first_preference_that_we_speak_wins() {
        let cases: [(&[&str], Lang); 18] = [
            (&["gl-ES"], Lang::Galician),
            (&["gl"], Lang::Galician),
            (&["GL_es"], Lang::Galician),
            (&["es-MX"], Lang::Spanish),
            (&["es-419", "en"], Lang::Spanish),
            (&["ca"], Lang::Spanish),
            (&["ca-ES-valencia"], Lang::Spanish),
            (&["eu-ES"], Lang::Spanish),
            (&["en-GB", "es"], Lang::English),
            (&["de", "gl"], Lang::Galician),
            (&["de-DE", "fr"], Lang::English),
            (&["pt"], Lang::English),
            (&["pt-PT", "gl"], Lang::Galician),
            (&["pt-BR", "es"], Lang::Spanish),
            (&[], Lang::English),
            (&["", "-", "glx", "español"], Lang::English),
            (&["glb"], Lang::English),
            (&[" es "], Lang::Spanish),
        ];
        for (preferences, expected) in cases {
            assert_eq!(Lang::choose(preferences), expected, "{preferences:?}");
        }
    }
}
