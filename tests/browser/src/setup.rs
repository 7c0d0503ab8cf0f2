//! How a page is opened for a test.

use std::path::PathBuf;

/// The colours that the reader prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colors {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

impl Colors {
    /// As in file names and media queries.
    pub fn name(self) -> &'static str {
        match self {
            Colors::Light => "light",
            Colors::Dark => "dark",
        }
    }

    /// For browsers that ask the desktop.
    pub(crate) fn gtk_theme(self) -> &'static str {
        match self {
            Colors::Light => "Adwaita",
            Colors::Dark => "Adwaita:dark",
        }
    }

    /// As Firefox keeps it in its settings.
    pub(crate) fn firefox_scheme(self) -> u8 {
        match self {
            Colors::Dark => 0,
            Colors::Light => 1,
        }
    }
}

/// A board at the beginning of a match.
const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

/// How a page is opened. Everything usual: a match from the array, in English, on a desktop.
#[derive(Clone, Debug)]
pub struct Setup {
    pub(crate) folder: Option<PathBuf>,
    /// Where the browser keeps what it keeps; else in a folder that nobody has used.
    pub(crate) profile: Option<PathBuf>,
    position: Option<String>,
    rules: Option<String>,
    lang: Option<String>,
    languages: String,
    pub(crate) size: (u32, u32),
    pub(crate) colors: Colors,
    pub(crate) motion: bool,
    pub(crate) coarse: bool,
    /// As anybody opens it, without anything for tests.
    visit: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            folder: None,
            profile: None,
            position: None,
            rules: None,
            lang: Some("en".to_string()),
            languages: "en".to_string(),
            size: (1280, 800),
            colors: Colors::Light,
            motion: false,
            coarse: false,
            visit: false,
        }
    }
}

impl Setup {
    /// The usual array.
    pub fn array() -> Setup {
        Setup::default()
    }

    /// Two boards in Forsyth-Edwards notation with their reserves.
    pub fn boards(a: &str, b: &str) -> Setup {
        Setup { position: Some(format!("{a} | {b}")), ..Setup::default() }
    }

    /// The same with four clocks in milliseconds: White and Black of A, White and Black of B.
    pub fn clocks(mut self, clocks: [u32; 4]) -> Setup {
        let boards = self.position.unwrap_or_else(|| format!("{ARRAY} | {ARRAY}"));
        self.position = Some(format!("{boards} | {}", clocks.map(|clock| clock.to_string()).join(" ")));
        self
    }

    /// The same match, said in the address also where it is the usual one.
    pub(crate) fn named_in_the_address(mut self) -> Setup {
        self.position = self.position.or_else(|| Some(format!("{ARRAY} | {ARRAY}")));
        self
    }

    /// The rules: a preset, and options that differ from it.
    pub fn rules(mut self, rules: &str) -> Setup {
        self.rules = Some(rules.to_string());
        self
    }

    /// A page of the harness's own instead of the product's.
    pub fn page(folder: impl Into<PathBuf>) -> Setup {
        Setup { folder: Some(folder.into()), ..Setup::default() }
    }

    /// The language by the page's address.
    pub fn lang(mut self, lang: &str) -> Setup {
        self.lang = Some(lang.to_string());
        self
    }

    /// The language by the browser's own list, most wanted first.
    pub fn browser_languages(mut self, languages: &str) -> Setup {
        self.lang = None;
        self.languages = languages.to_string();
        self
    }

    /// Width and height of what the page has.
    pub fn size(mut self, width: u32, height: u32) -> Setup {
        self.size = (width, height);
        self
    }

    /// The colours that the reader prefers.
    pub fn colors(mut self, colors: Colors) -> Setup {
        self.colors = colors;
        self
    }

    /// With the movement that most tests do without.
    pub fn with_motion(mut self) -> Setup {
        self.motion = true;
        self
    }

    /// As anybody opens it: without the counters for tests, and kept for use without a network.
    pub fn visit(mut self) -> Setup {
        self.visit = true;
        self
    }

    /// On a device that has nothing but fingers.
    pub fn touch_only(mut self) -> Setup {
        self.coarse = true;
        self
    }

    /// What follows the address of the page.
    pub(crate) fn query(&self) -> String {
        let position = self.position.iter().map(|text| format!("bfen={}", escaped(text)));
        let rules = self.rules.iter().map(|text| format!("rules={}", escaped(text)));
        let lang = self.lang.iter().map(|lang| format!("lang={lang}"));
        let counters = (!self.visit).then(|| "test".to_string()).into_iter();
        let parts: Vec<String> = counters.chain(position).chain(rules).chain(lang).collect();
        format!("?{}", parts.join("&"))
    }

    pub(crate) fn languages(&self) -> &str {
        &self.languages
    }
}

/// Text as it may stand in an address.
pub fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~/".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
