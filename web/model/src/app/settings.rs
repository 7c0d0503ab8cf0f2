//! Choices of the people at the table, and their text for storage.

use pasapezas_core::{BoardId, Color, PerBoard, Seat};

use super::choices::{InputMode, Motion, Named, PieceColors, Resigning, SquareColors, Tenths, Volume};
use super::layout::Layout;
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
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own, and all of them can be on or off"
)]
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
    /// The colours of the squares.
    pub squares: SquareColors,
    /// The colours of the pieces.
    pub pieces: PieceColors,
    /// Whether letters and figures stand at the edges of the boards.
    pub coordinates: bool,
    /// How long motion takes.
    pub motion: Motion,
    /// Whether anything is heard.
    pub sound: bool,
    /// How loud each board is.
    pub volume: PerBoard<Volume>,
    /// Whether the device answers a finger by trembling, where it can.
    pub haptics: bool,
    /// Whether a pawn becomes a queen without a question.
    pub queens: bool,
    /// How somebody resigns.
    pub resigning: Resigning,
    /// How pieces are brought to their squares.
    pub input: InputMode,
    /// Whether a piece in the air is drawn larger and above the finger that holds it.
    pub lift: bool,
    /// From when on clocks show tenths.
    pub tenths: Tenths,
    /// The board at the left, or above where one stands above the other.
    pub first: BoardId,
    /// The picture of the table.
    pub layout: Layout,
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
            squares: SquareColors::default(),
            pieces: PieceColors::default(),
            coordinates: true,
            motion: Motion::default(),
            sound: true,
            volume: PerBoard::default(),
            haptics: true,
            queens: false,
            resigning: Resigning::default(),
            input: InputMode::default(),
            lift: true,
            tenths: Tenths::default(),
            first: BoardId::A,
            layout: Layout::Even,
        }
    }
}

impl Settings {
    /// How loud a board is now.
    pub const fn loudness(&self, board: BoardId) -> Volume {
        if self.sound { *self.volume.get(board) } else { Volume::Zero }
    }

    /// Whether anything can be heard.
    pub const fn is_audible(&self) -> bool {
        self.loudness(BoardId::A).level() + self.loudness(BoardId::B).level() > 0
    }
}

/// The longest stored text that is read, in bytes.
pub const MAX_STORED: usize = 4096;

/// The longest name, in characters.
pub const MAX_NAME: usize = 40;

/// What the first line of every version of the stored text begins with.
const KIND: &str = "pasapezas settings ";

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
    for (key, on) in [
        ("targets", settings.show_targets),
        ("premoves", settings.premoves),
        ("coordinates", settings.coordinates),
        ("sound", settings.sound),
        ("haptics", settings.haptics),
        ("queens", settings.queens),
        ("lift", settings.lift),
    ] {
        line(key, if on { "on" } else { "off" });
    }
    for board in BoardId::ALL {
        let (below, volume) = board_keys(board);
        line(below, settings.below.get(board).choose("white", "black"));
        line(volume, settings.volume.get(board).name());
    }
    for (key, name) in [
        ("squares", settings.squares.name()),
        ("pieces", settings.pieces.name()),
        ("motion", settings.motion.name()),
        ("resign", settings.resigning.name()),
        ("input", settings.input.name()),
        ("tenths", settings.tenths.name()),
    ] {
        line(key, name);
    }
    line("first", if settings.first == BoardId::B { "b" } else { "a" });
    line("layout", settings.layout.name());
    for seat in Seat::ALL {
        let name = names.at(seat);
        if !name.is_empty() {
            line(seat.name(), name);
        }
    }
    text
}

/// Why a text holds no settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BadSettings {
    /// It is longer than any of ours.
    TooLong,
    /// A newer version of the page wrote it.
    Newer,
    /// It is something else.
    Other,
}

/// Reads what [`write_settings`] wrote. What it does not understand it leaves at its default.
pub fn read_settings(text: &str) -> (Settings, Names) {
    parse_settings(text).unwrap_or_default()
}

/// The same where somebody wants to know whether the text is one of ours. Lines that it does not understand are left at
/// their default here too: another version of the page may have choices that this one has not.
///
/// # Errors
/// Why it is none.
pub fn parse_settings(text: &str) -> Result<(Settings, Names), BadSettings> {
    if text.len() > MAX_STORED {
        return Err(BadSettings::TooLong);
    }
    let mut lines = text.lines();
    match lines.next().map(str::trim_end) {
        Some(VERSION) => {}
        Some(other) if other.starts_with(KIND) => return Err(BadSettings::Newer),
        Some(_) | None => return Err(BadSettings::Other),
    }
    let values = Values(lines.filter_map(|line| line.trim_end().split_once(' ')).collect());
    let usual = Settings::default();
    let lang = values.of("lang").and_then(Lang::from_code);
    let settings = Settings {
        lang: lang.unwrap_or_default(),
        lang_chosen: lang.is_some(),
        theme: values.of("theme").and_then(Theme::from_name).unwrap_or_default(),
        show_targets: values.switch("targets", usual.show_targets),
        premoves: values.switch("premoves", usual.premoves),
        below: PerBoard::new(|board| match values.of(board_keys(board).0) {
            Some("white") => Color::White,
            Some("black") => Color::Black,
            Some(_) | None => *TEAM_ONE_BELOW.get(board),
        }),
        squares: values.choice("squares"),
        pieces: values.choice("pieces"),
        coordinates: values.switch("coordinates", usual.coordinates),
        motion: values.choice("motion"),
        sound: values.switch("sound", usual.sound),
        volume: PerBoard::new(|board| values.choice(board_keys(board).1)),
        haptics: values.switch("haptics", usual.haptics),
        queens: values.switch("queens", usual.queens),
        resigning: values.choice("resign"),
        input: values.choice("input"),
        lift: values.switch("lift", usual.lift),
        tenths: values.choice("tenths"),
        first: if values.of("first") == Some("b") { BoardId::B } else { BoardId::A },
        layout: values.of("layout").and_then(Layout::from_name).unwrap_or_default(),
    };
    let names = Names::for_seats(|seat| clean_name(values.of(seat.name()).unwrap_or_default()));
    Ok((settings, names))
}

/// The lines of a text: what each key says.
///
/// Considered: a map. It brings a sort along, and there are two dozen lines.
struct Values<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Values<'a> {
    fn of(&self, key: &str) -> Option<&'a str> {
        self.0.iter().rev().find(|(name, _)| *name == key).map(|(_, value)| *value)
    }

    fn switch(&self, key: &str, usual: bool) -> bool {
        match self.of(key) {
            Some("on") => true,
            Some("off") => false,
            Some(_) | None => usual,
        }
    }

    fn choice<T: Named>(&self, key: &str) -> T {
        self.of(key).and_then(T::from_name).unwrap_or_default()
    }
}

/// The keys of a board: who sits below, and how loud it is.
const fn board_keys(board: BoardId) -> (&'static str, &'static str) {
    match board {
        BoardId::A => ("below-a", "volume-a"),
        BoardId::B => ("below-b", "volume-b"),
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
