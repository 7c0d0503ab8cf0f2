//! The settings one below the other, in three groups.

use pasapezas_core::BoardId;
use pasapezas_model::app::choices::{
    InputMode, Motion, Named, PieceColors, Resigning, SquareColors, Tenths, Volume,
};
use pasapezas_model::app::{Settings, Theme};
use pasapezas_model::i18n::{Lang, SettingsUi, Ui, settings_ui, ui};
use pasapezas_web::shell::probe;
use pasapezas_web::ui::bars::{flag, theme_name};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The settings as they are, and the way to others.
struct Rows<'a> {
    settings: Settings,
    choose: &'a Callback<Settings>,
}

#[derive(Clone, PartialEq, Properties)]
struct ListProps {
    action: &'static str,
    /// Name, word, and whether it is the present one.
    options: Vec<(&'static str, &'static str, bool)>,
    chosen: Callback<String>,
}

/// A list of values. The browser forgets the attribute of an option once somebody has chosen it: what is shown is set by hand.
#[component]
fn List(props: &ListProps) -> Html {
    probe::rendered();
    let list = use_node_ref();
    let now = props.options.iter().find(|(_, _, now)| *now).map_or("", |(name, _, _)| name);
    use_effect_with((list.clone(), now), |(list, now)| {
        if let Some(list) = list.cast::<HtmlSelectElement>() {
            list.set_value(now);
        }
    });
    let onchange = props.chosen.reform(|event: Event| {
        event.target_dyn_into::<HtmlSelectElement>().map(|list| list.value()).unwrap_or_default()
    });
    html! {
        <select ref={list} data-action={props.action} {onchange}>
            { for props.options.iter().map(|(name, word, _)| html! {
                <option key={*name} value={*name}>{ *word }</option>
            }) }
        </select>
    }
}

/// All groups.
pub(super) fn groups(settings: Settings, choose: &Callback<Settings>) -> Html {
    let rows = Rows { settings, choose };
    let lang = settings.lang;
    let group = |heading: SettingsUi, rows: Html| {
        html! {
            <section>
                <h2>{ settings_ui(lang, heading) }</h2>
                <ul>{ rows }</ul>
            </section>
        }
    };
    html! {
        <>
            { group(SettingsUi::Looks, rows.looks()) }
            { group(SettingsUi::Play, rows.play()) }
            { group(SettingsUi::Senses, rows.senses()) }
        </>
    }
}

impl Rows<'_> {
    fn looks(&self) -> Html {
        let Settings { lang, theme, squares, pieces, coordinates, show_targets, motion, .. } = self.settings;
        let langs: Vec<_> =
            Lang::ALL.iter().map(|each| (each.code(), each.own_name(), *each == lang)).collect();
        let themes: Vec<_> =
            Theme::ALL.iter().map(|each| (each.name(), theme_name(lang, *each), *each == theme)).collect();
        html! {
            <>
                { self.select("lang", ui(lang, Ui::Language), None, &langs, |settings, name| {
                    settings.lang = Lang::from_code(name)?;
                    settings.lang_chosen = true;
                    Some(())
                }) }
                { self.select("theme", ui(lang, Ui::Theme), None, &themes, |settings, name| {
                    settings.theme = Theme::from_name(name)?;
                    Some(())
                }) }
                { self.choice("squares", SettingsUi::Squares, None, squares, squares_word, |settings, it| settings.squares = it) }
                { self.choice("pieces", SettingsUi::Pieces, None, pieces, pieces_word, |settings, it| settings.pieces = it) }
                { self.switch("coordinates", settings_ui(lang, SettingsUi::Coordinates), None, coordinates, |settings, on| settings.coordinates = on) }
                { self.switch("targets", ui(lang, Ui::ShowTargets), None, show_targets, |settings, on| settings.show_targets = on) }
                { self.choice("motion", SettingsUi::Motion, Some(SettingsUi::MotionHelp), motion, motion_word, |settings, it| settings.motion = it) }
            </>
        }
    }

    fn play(&self) -> Html {
        let Settings { lang, input, lift, premoves, queens, resigning, tenths, .. } = self.settings;
        html! {
            <>
                { self.choice("input", SettingsUi::Input, None, input, input_word, |settings, it| settings.input = it) }
                { self.switch("lift", settings_ui(lang, SettingsUi::Lift), Some(SettingsUi::LiftHelp), lift, |settings, on| settings.lift = on) }
                { self.switch("premoves", ui(lang, Ui::Premoves), Some(SettingsUi::PremovesHelp), premoves, |settings, on| settings.premoves = on) }
                { self.switch("queens", settings_ui(lang, SettingsUi::Queens), Some(SettingsUi::QueensHelp), queens, |settings, on| settings.queens = on) }
                { self.choice("resigning", SettingsUi::Resigning, Some(SettingsUi::ResignHelp), resigning, resigning_word, |settings, it| settings.resigning = it) }
                { self.choice("tenths", SettingsUi::Tenths, None, tenths, tenths_word, |settings, it| settings.tenths = it) }
            </>
        }
    }

    fn senses(&self) -> Html {
        let Settings { lang, sound, haptics, .. } = self.settings;
        html! {
            <>
                { self.switch("sound", ui(lang, Ui::Sound), None, sound, |settings, on| settings.sound = on) }
                { self.volume(BoardId::A, "volume-a", SettingsUi::VolumeA) }
                { self.volume(BoardId::B, "volume-b", SettingsUi::VolumeB) }
                { self.switch("haptics", settings_ui(lang, SettingsUi::Haptics), Some(SettingsUi::HapticsHelp), haptics, |settings, on| settings.haptics = on) }
            </>
        }
    }

    fn switch(
        &self,
        action: &'static str,
        label: &'static str,
        help: Option<SettingsUi>,
        on: bool,
        set: fn(&mut Settings, bool),
    ) -> Html {
        let (mut other, choose) = (self.settings, self.choose.clone());
        set(&mut other, !on);
        html! {
            <li>
                <button type="button" class="row" role="switch" data-action={action} aria-checked={flag(on)}
                    onclick={move |_| choose.emit(other)}>
                    { self.label(label, help) }
                    <i class="sw"></i>
                </button>
            </li>
        }
    }

    fn choice<T: Named>(
        &self,
        action: &'static str,
        label: SettingsUi,
        help: Option<SettingsUi>,
        now: T,
        word: fn(T) -> SettingsUi,
        set: fn(&mut Settings, T),
    ) -> Html {
        let lang = self.settings.lang;
        let options: Vec<_> =
            T::ALL.iter().map(|each| (each.name(), settings_ui(lang, word(*each)), *each == now)).collect();
        self.select(action, settings_ui(lang, label), help, &options, move |settings, name| {
            set(settings, T::from_name(name)?);
            Some(())
        })
    }

    /// A row with a list of values: name, word, and whether it is the present one.
    fn select(
        &self,
        action: &'static str,
        label: &'static str,
        help: Option<SettingsUi>,
        options: &[(&'static str, &'static str, bool)],
        set: impl Fn(&mut Settings, &str) -> Option<()> + 'static,
    ) -> Html {
        let (settings, choose) = (self.settings, self.choose.clone());
        let chosen = Callback::from(move |name: String| {
            let mut other = settings;
            if set(&mut other, &name).is_some() {
                choose.emit(other);
            }
        });
        html! {
            <li>
                <label class="row">
                    { self.label(label, help) }
                    <List {action} options={options.to_vec()} {chosen}/>
                </label>
            </li>
        }
    }

    fn volume(&self, board: BoardId, action: &'static str, label: SettingsUi) -> Html {
        let (settings, choose) = (self.settings, self.choose.clone());
        let now = settings.volume.get(board).name();
        let chosen = Callback::from(move |event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            if let Some(volume) = field.and_then(|field| Volume::from_name(&field.value())) {
                let mut other = settings;
                *other.volume.get_mut(board) = volume;
                choose.emit(other);
            }
        });
        html! {
            <li>
                <label class="row">
                    { self.label(settings_ui(settings.lang, label), None) }
                    <input type="range" min="0" max="4" step="1" data-action={action} value={now} disabled={!settings.sound}
                        onchange={chosen}/>
                    <output aria-hidden="true">{ now }</output>
                </label>
            </li>
        }
    }

    fn label(&self, label: &'static str, help: Option<SettingsUi>) -> Html {
        html! {
            <span class="rl">
                { label }
                { for help.map(|help| html! { <small>{ settings_ui(self.settings.lang, help) }</small> }) }
            </span>
        }
    }
}

const fn squares_word(it: SquareColors) -> SettingsUi {
    match it {
        SquareColors::Blue => SettingsUi::SquaresBlue,
        SquareColors::Green => SettingsUi::SquaresGreen,
        SquareColors::Wood => SettingsUi::SquaresWood,
        SquareColors::Stark => SettingsUi::Stark,
    }
}

const fn pieces_word(it: PieceColors) -> SettingsUi {
    match it {
        PieceColors::Ink => SettingsUi::PiecesInk,
        PieceColors::Ivory => SettingsUi::PiecesIvory,
        PieceColors::Stark => SettingsUi::Stark,
    }
}

const fn motion_word(it: Motion) -> SettingsUi {
    match it {
        Motion::Normal => SettingsUi::MotionNormal,
        Motion::Short => SettingsUi::MotionShort,
        Motion::Off => SettingsUi::MotionOff,
    }
}

const fn input_word(it: InputMode) -> SettingsUi {
    match it {
        InputMode::Both => SettingsUi::InputBoth,
        InputMode::Drag => SettingsUi::InputDrag,
        InputMode::Tap => SettingsUi::InputTap,
    }
}

const fn resigning_word(it: Resigning) -> SettingsUi {
    match it {
        Resigning::Ask => SettingsUi::ResignAsk,
        Resigning::Hold => SettingsUi::ResignHold,
    }
}

const fn tenths_word(it: Tenths) -> SettingsUi {
    match it {
        Tenths::Below20 => SettingsUi::Tenths20,
        Tenths::Below10 => SettingsUi::Tenths10,
        Tenths::Never => SettingsUi::TenthsNever,
    }
}
