//! What the page of the settings says.

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::{settings_de, settings_en, settings_es, settings_fr, settings_gl, settings_pt};
use crate::app::settings::BadSettings;

labels! {
    /// A label of the page of the settings.
    SettingsUi {
        /// Heading: how everything looks.
        Looks,
        /// Heading: how one plays.
        Play,
        /// Heading: what is heard and felt.
        Senses,
        /// Name of the small board that shows the choices.
        Preview,
        /// Lets a piece move on it.
        ShowMove,
        /// The colours of the squares.
        Squares,
        /// Cream and blue.
        SquaresBlue,
        /// Cream and green.
        SquaresGreen,
        /// Two woods.
        SquaresWood,
        /// Squares or pieces, as far apart as they can be.
        Stark,
        /// The colours of the pieces.
        Pieces,
        /// White and ink.
        PiecesInk,
        /// Ivory and walnut.
        PiecesIvory,
        /// Letters and figures at the edges.
        Coordinates,
        /// How long motion takes.
        Motion,
        /// As it was drawn.
        MotionNormal,
        /// Half as long.
        MotionShort,
        /// None.
        MotionOff,
        /// The system comes first.
        MotionHelp,
        /// How pieces are brought to squares.
        Input,
        /// Both ways.
        InputBoth,
        /// Dragging alone.
        InputDrag,
        /// Tapping alone.
        InputTap,
        /// A piece under a finger is larger and above it.
        Lift,
        /// What for.
        LiftHelp,
        /// A pawn becomes a queen at once.
        Queens,
        /// How to choose all the same.
        QueensHelp,
        /// What a pre-move is.
        PremovesHelp,
        /// How somebody resigns.
        Resigning,
        /// It is asked.
        ResignAsk,
        /// By holding the button.
        ResignHold,
        /// What a short press does then.
        ResignHelp,
        /// From when on clocks show tenths.
        Tenths,
        /// Under 20 seconds.
        Tenths20,
        /// Under 10 seconds.
        Tenths10,
        /// Never.
        TenthsNever,
        /// How loud board A is.
        VolumeA,
        /// How loud board B is.
        VolumeB,
        /// The device trembles.
        Haptics,
        /// When.
        HapticsHelp,
        /// Back to the defaults.
        Reset,
        /// They are.
        ResetDone,
        /// Saves them.
        Export,
        /// Takes them in.
        Import,
        /// They were taken in.
        Imported,
        /// The file is too long.
        WrongLong,
        /// A newer page wrote it.
        WrongNewer,
        /// It holds something else.
        WrongOther,
    }
}

/// The text of a label of the page of the settings.
pub fn settings_ui(lang: Lang, label: SettingsUi) -> &'static str {
    text_of!(lang, SettingsUi, label;
        Galician: settings_gl::settings_ui,
        Spanish: settings_es::settings_ui,
        English: settings_en::settings_ui,
        Portuguese: settings_pt::settings_ui,
        French: settings_fr::settings_ui,
        German: settings_de::settings_ui,
    )
}

/// Why a file holds no settings.
pub fn settings_fault(lang: Lang, why: BadSettings) -> &'static str {
    let label = match why {
        BadSettings::TooLong => SettingsUi::WrongLong,
        BadSettings::Newer => SettingsUi::WrongNewer,
        BadSettings::Other => SettingsUi::WrongOther,
    };
    settings_ui(lang, label)
}
