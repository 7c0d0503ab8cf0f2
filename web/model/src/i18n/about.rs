//! What the page says of itself.

use super::labels::{labels, text_of};
use super::lang::Lang;

labels! {
    /// A label of the page that tells what this is.
    AboutUi {
        /// The heading, and the way there.
        About,
        /// The number of the release.
        Version,
        /// What it was built from.
        Build,
        /// It was built outside of its repository.
        UnknownBuild,
        /// On which terms it is given.
        Licence,
        /// The terms.
        Terms,
        /// Opens the texts of all licences.
        Notices,
        /// Heading: the newest section of the changelog, which is in English.
        Changes,
    }
}

/// The text of a label of the page that tells what this is.
pub fn about_ui(lang: Lang, label: AboutUi) -> &'static str {
    text_of!(lang, AboutUi, label;
        Galician: galician,
        Spanish: spanish,
        English: english,
        Portuguese: portuguese,
        French: french,
        German: german,
    )
}

const fn galician(label: AboutUi) -> &'static str {
    match label {
        AboutUi::About => "Acerca de Pasapezas",
        AboutUi::Version => "Versión",
        AboutUi::Build => "Compilación",
        AboutUi::UnknownBuild => "descoñecida",
        AboutUi::Licence => "Licenza",
        AboutUi::Terms => "MIT ou Apache 2.0, á túa escolla",
        AboutUi::Notices => "Textos de todas as licenzas, tamén do código alleo",
        AboutUi::Changes => "Que cambiou",
    }
}

const fn spanish(label: AboutUi) -> &'static str {
    match label {
        AboutUi::About => "Acerca de Pasapezas",
        AboutUi::Version => "Versión",
        AboutUi::Build => "Compilación",
        AboutUi::UnknownBuild => "desconocida",
        AboutUi::Licence => "Licencia",
        AboutUi::Terms => "MIT o Apache 2.0, a tu elección",
        AboutUi::Notices => "Textos de todas las licencias, también del código ajeno",
        AboutUi::Changes => "Qué ha cambiado",
    }
}

const fn english(label: AboutUi) -> &'static str {
    match label {
        AboutUi::About => "About Pasapezas",
        AboutUi::Version => "Version",
        AboutUi::Build => "Build",
        AboutUi::UnknownBuild => "unknown",
        AboutUi::Licence => "Licence",
        AboutUi::Terms => "MIT or Apache 2.0, as you like",
        AboutUi::Notices => "All licence texts, also those of code by others",
        AboutUi::Changes => "What changed",
    }
}

const fn portuguese(label: AboutUi) -> &'static str {
    match label {
        AboutUi::About => "Sobre o Pasapezas",
        AboutUi::Version => "Versão",
        AboutUi::Build => "Compilação",
        AboutUi::UnknownBuild => "desconhecida",
        AboutUi::Licence => "Licença",
        AboutUi::Terms => "MIT ou Apache 2.0, à tua escolha",
        AboutUi::Notices => "Textos de todas as licenças, também do código de terceiros",
        AboutUi::Changes => "O que mudou",
    }
}

const fn french(label: AboutUi) -> &'static str {
    match label {
        AboutUi::About => "À propos de Pasapezas",
        AboutUi::Version => "Version",
        AboutUi::Build => "Compilation",
        AboutUi::UnknownBuild => "inconnue",
        AboutUi::Licence => "Licence",
        AboutUi::Terms => "MIT ou Apache 2.0, à ton choix",
        AboutUi::Notices => "Textes de toutes les licences, code tiers compris",
        AboutUi::Changes => "Ce qui a changé",
    }
}

const fn german(label: AboutUi) -> &'static str {
    match label {
        AboutUi::About => "Über Pasapezas",
        AboutUi::Version => "Version",
        AboutUi::Build => "Build",
        AboutUi::UnknownBuild => "unbekannt",
        AboutUi::Licence => "Lizenz",
        AboutUi::Terms => "MIT oder Apache 2.0, wie du willst",
        AboutUi::Notices => "Alle Lizenztexte, auch die von fremdem Code",
        AboutUi::Changes => "Was sich geändert hat",
    }
}
