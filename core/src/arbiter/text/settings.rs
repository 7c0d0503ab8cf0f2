//! Settings as lines: only what differs from the profile's own.

use core::fmt::Write as _;

use crate::arbiter::settings::{LateIllegal, Profile, Settings, Unrestorable};
use crate::base::Millis;

/// The lines of profile and settings, each ended.
pub(super) fn lines(settings: &Settings, recorded: bool) -> String {
    let profile = match settings.profile {
        Profile::Pasapezas => "pasapezas",
        Profile::OneBoard => "one_board",
    };
    let mut text = format!("profile {profile}\n");
    let usual = words(&Settings::of(settings.profile), false);
    for ((name, value), (_, usual)) in words(settings, recorded).into_iter().zip(usual) {
        if value != usual {
            let _ = writeln!(text, "set {name} {value}");
        }
    }
    text
}

fn words(settings: &Settings, recorded: bool) -> [(&'static str, String); 15] {
    let flag = |is: bool| if is { "yes" } else { "no" }.to_owned();
    let number = |number: Option<u32>| number.map_or_else(|| "none".to_owned(), |it| it.to_string());
    let Settings {
        profile: _,
        arbiter_intervenes,
        arbiter_calls_flags,
        late_illegal,
        unrestorable,
        illegal_time,
        illegal_loses,
        setup_limit_moves,
        warns_wrong_claims,
        wrong_draw_claim,
        draw_claims,
        no_material,
        level_ending,
        level_time,
        flag_order_known,
    } = *settings;
    let late = match late_illegal {
        LateIllegal::RestoreOrAnnul => "restore",
        LateIllegal::Stands => "stands",
    };
    let unrestorable = match unrestorable {
        Unrestorable::Annul => "annul",
        Unrestorable::LastKnown => "last_known",
    };
    [
        ("recorded", flag(recorded)),
        ("arbiter_intervenes", flag(arbiter_intervenes)),
        ("arbiter_calls_flags", flag(arbiter_calls_flags)),
        ("late_illegal", late.to_owned()),
        ("unrestorable", unrestorable.to_owned()),
        ("illegal_time", illegal_time.0.to_string()),
        ("illegal_loses", number(illegal_loses.map(u32::from))),
        ("setup_limit_moves", number(setup_limit_moves)),
        ("warns_wrong_claims", flag(warns_wrong_claims)),
        ("wrong_draw_claim", wrong_draw_claim.0.to_string()),
        ("draw_claims", flag(draw_claims)),
        ("no_material", flag(no_material)),
        ("level_ending", flag(level_ending)),
        ("level_time", level_time.0.to_string()),
        ("flag_order_known", flag(flag_order_known)),
    ]
}

/// The settings of a profile by its name.
pub(super) fn profile(name: &str) -> Option<Settings> {
    match name {
        "pasapezas" => Some(Settings::of(Profile::Pasapezas)),
        "one_board" => Some(Settings::of(Profile::OneBoard)),
        _ => None,
    }
}

/// Sets one setting by its words.
pub(super) fn set(settings: &mut Settings, recorded: &mut bool, name: &str, value: &str) -> Option<()> {
    let flag = || match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    let number = || if value == "none" { Some(None) } else { value.parse::<u32>().ok().map(Some) };
    let time = || value.parse().ok().map(Millis);
    match name {
        "recorded" => *recorded = flag()?,
        "arbiter_intervenes" => settings.arbiter_intervenes = flag()?,
        "arbiter_calls_flags" => settings.arbiter_calls_flags = flag()?,
        "late_illegal" => {
            settings.late_illegal = match value {
                "restore" => LateIllegal::RestoreOrAnnul,
                "stands" => LateIllegal::Stands,
                _ => return None,
            }
        }
        "unrestorable" => {
            settings.unrestorable = match value {
                "annul" => Unrestorable::Annul,
                "last_known" => Unrestorable::LastKnown,
                _ => return None,
            }
        }
        "illegal_time" => settings.illegal_time = time()?,
        "illegal_loses" => {
            settings.illegal_loses = number()?.map(u8::try_from).transpose().ok()?;
        }
        "setup_limit_moves" => settings.setup_limit_moves = number()?,
        "warns_wrong_claims" => settings.warns_wrong_claims = flag()?,
        "wrong_draw_claim" => settings.wrong_draw_claim = time()?,
        "draw_claims" => settings.draw_claims = flag()?,
        "no_material" => settings.no_material = flag()?,
        "level_ending" => settings.level_ending = flag()?,
        "level_time" => settings.level_time = time()?,
        "flag_order_known" => settings.flag_order_known = flag()?,
        _ => return None,
    }
    Some(())
}
