//! Choices of the people at the table, and their text for storage.

use std::collections::BTreeMap;

use pasapezas_core::{BoardId, Color, PerBoard, Seat};

use super::state::Names;
use crate::i18n::Lang;

/// How the page is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// As the system prefers.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Black, white and shapes.
    Contrast,
}

impl Theme {
    /// In the order of the menu.
    pub const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];

    /// Its name in storage.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The value of the attribute `data-theme`; none leaves the choice to the system.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Light | Self::Dark | Self::Contrast => Some(self.name()),
        }
    }

    /// The theme with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// Choices that last from match to match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Settings {
    /// The language of the page.
    pub lang: Lang,
    /// Whether somebody has chosen the language, so that the browser's no longer counts.
    pub lang_chosen: bool,
    /// The colours.
    pub theme: Theme,
    /// Whether the squares are marked to which a chosen piece may go.
    pub show_targets: bool,
    /// Whether moves may be planned before their turn, where the match allows it.
    pub premoves: bool,
    /// The colour of each board whose player sits at the lower edge of the screen.
    pub below: PerBoard<Color>,
}

/// Team One sits at the lower edge, as the regulation draws the boards.
pub const TEAM_ONE_BELOW: PerBoard<Color> = PerBoard { a: Color::White, b: Color::Black };

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::default(),
            lang_chosen: false,
            theme: Theme::System,
            show_targets: true,
            premoves: true,
            below: TEAM_ONE_BELOW,
        }
    }
}

/// The longest stored text that is read, in bytes.
pub const MAX_STORED: usize = 4096;

/// The longest name, in characters.
pub const MAX_NAME: usize = 40;

/// The first line of the stored text: its version.
const VERSION: &str = "pasapezas settings 1";

/// Settings and names as lines of text.
///
/// ```
/// use pasapezas_model::app::settings::{Settings, read_settings, write_settings};
/// let (settings, names) = (Settings::default(), Default::default());
/// assert_eq!(read_settings(&write_settings(&settings, &names)), (settings, names));
/// ```
pub fn write_settings(settings: &Settings, names: &Names) -> String {
    let mut text = String::from(VERSION);
    let mut line = |key: &str, value: &str| {
        for part in ["\n", key, " ", value] {
            text.push_str(part);
        }
    };
    if settings.lang_chosen {
        line("lang", settings.lang.code());
    }
    line("theme", settings.theme.name());
    line("targets", if settings.show_targets { "on" } else { "off" });
    line("premoves", if settings.premoves { "on" } else { "off" });
    for board in BoardId::ALL {
        line(below_key(board), settings.below.get(board).choose("white", "black"));
    }
    for seat in Seat::ALL {
        let name = names.at(seat);
        if !name.is_empty() {
            line(seat.name(), name);
        }
    }
    text
}

/// Reads what [`write_settings`] wrote. What it does not understand it leaves at its default.
pub fn read_settings(text: &str) -> (Settings, Names) {
    let mut settings = Settings::default();
    let mut names = Names::default();
    let mut lines = text.lines();
    if text.len() > MAX_STORED || lines.next() != Some(VERSION) {
        return (settings, names);
    }
    let values: BTreeMap<&str, &str> = lines.filter_map(|line| line.split_once(' ')).collect();
    let value = |key: &str| values.get(key).copied();
    if let Some(lang) = value("lang").and_then(Lang::from_code) {
        settings.lang = lang;
        settings.lang_chosen = true;
    }
    settings.theme = value("theme").and_then(Theme::from_name).unwrap_or_default();
    settings.show_targets = value("targets") != Some("off");
    settings.premoves = value("premoves") != Some("off");
    for board in BoardId::ALL {
        let below = match value(below_key(board)) {
            Some("white") => Color::White,
            Some("black") => Color::Black,
            Some(_) | None => *TEAM_ONE_BELOW.get(board),
        };
        *settings.below.get_mut(board) = below;
    }
    for seat in Seat::ALL {
        *names.at_mut(seat) = clean_name(value(seat.name()).unwrap_or_default());
    }
    (settings, names)
}

const fn below_key(board: BoardId) -> &'static str {
    match board {
        BoardId::A => "below-a",
        BoardId::B => "below-b",
    }
}

/// A name as it is kept: one line, no spaces around, not too long, nothing that turns the text around it, and something to
/// be seen.
pub fn clean_name(typed: &str) -> String {
    let typed: String = typed.chars().filter(|c| !turns_text(*c)).collect();
    if typed.chars().all(is_unseen) {
        return String::new();
    }
    let words: Vec<&str> =
        typed.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    let mut name: String = words.join(" ").chars().take(MAX_NAME).collect();
    name.truncate(name.trim_end().len());
    name
}

/// Whether it says in which direction text runs: marks, embeddings, overrides and isolates.
const fn turns_text(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether it alone shows nothing. Inside names some of these have their work, as joiners do in emoji.
fn is_unseen(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
                | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
        )
}
