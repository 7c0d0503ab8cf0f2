//! Time controls as text: short beside the brand, whole in the panel for a new match.

use pasapezas_core::{Bonus, Millis, PerSeat, Preset, Seat, Team, TimeControl};

use super::lang::Lang;
use super::outcome::pair;
use super::speech::time_words;
use super::text::{Text, colon, inside, join, uncapital};
use super::ui::rules_name;

/// The clocks in few words: *5 min*, *3 min + 2 s*, *3 min · demora 2 s*, *tempos distintos*, *sen reloxo*.
pub fn time_short(lang: Lang, time: &TimeControl) -> Text {
    let TimeControl::Timed { base, bonus } = time else {
        return uncapital(untimed(lang));
    };
    let base = same_for_all(base).map_or_else(|| Text::Borrowed(each_its_own(lang)), span_short);
    match bonus {
        Bonus::None => base,
        Bonus::Increment(span) => join(&[&base, " + ", &span_short(*span)]),
        Bonus::Bronstein(span) => join(&[&base, " · ", BRONSTEIN, " ", &span_short(*span)]),
        Bonus::Delay(span) => join(&[&base, " · ", &inside(lang, delay(lang)), " ", &span_short(*span)]),
    }
}

/// The clocks in words: *5 minutos sen incremento*, *3 minutos, incremento de 2 segundos*.
pub fn time_long(lang: Lang, time: &TimeControl) -> Text {
    let TimeControl::Timed { base, bonus } = time else {
        return uncapital(untimed(lang));
    };
    let base =
        same_for_all(base).map_or_else(|| Text::Borrowed(each_its_own(lang)), |base| time_words(lang, base));
    let words = |span: &Millis| time_words(lang, *span);
    match (lang, bonus) {
        (Lang::Galician, Bonus::None) => join(&[&base, " sen incremento"]),
        (Lang::Spanish, Bonus::None) => join(&[&base, " sin incremento"]),
        (Lang::English, Bonus::None) => join(&[&base, ", no increment"]),
        (Lang::Portuguese, Bonus::None) => join(&[&base, " sem incremento"]),
        (Lang::French, Bonus::None) => join(&[&base, " sans incrément"]),
        (Lang::German, Bonus::None) => join(&[&base, " ohne Inkrement"]),
        (Lang::Galician | Lang::Spanish | Lang::Portuguese, Bonus::Increment(span)) => {
            join(&[&base, ", incremento de ", &words(span)])
        }
        (Lang::English, Bonus::Increment(span)) => join(&[&base, ", increment of ", &words(span)]),
        (Lang::French, Bonus::Increment(span)) => join(&[&base, ", incrément de ", &words(span)]),
        (Lang::German, Bonus::Increment(span)) => join(&[&base, ", Inkrement von ", &words(span)]),
        (Lang::Galician | Lang::Spanish | Lang::Portuguese | Lang::French, Bonus::Bronstein(span)) => {
            join(&[&base, ", Bronstein de ", &words(span)])
        }
        (Lang::English, Bonus::Bronstein(span)) => join(&[&base, ", Bronstein of ", &words(span)]),
        (Lang::German, Bonus::Bronstein(span)) => join(&[&base, ", Bronstein von ", &words(span)]),
        (Lang::Galician | Lang::Spanish, Bonus::Delay(span)) => join(&[&base, ", demora de ", &words(span)]),
        (Lang::English, Bonus::Delay(span)) => join(&[&base, ", delay of ", &words(span)]),
        (Lang::Portuguese, Bonus::Delay(span)) => join(&[&base, ", atraso de ", &words(span)]),
        (Lang::French, Bonus::Delay(span)) => join(&[&base, ", délai de ", &words(span)]),
        (Lang::German, Bonus::Delay(span)) => join(&[&base, ", Verzögerung von ", &words(span)]),
    }
}

/// The foot of the panel: *Regulamento galego: 5 minutos sen incremento.*
pub fn setup_line(lang: Lang, preset: Option<Preset>, time: &TimeControl) -> Text {
    join(&[rules_name(lang, preset), colon(lang), &time_long(lang, time), "."])
}

/// Beside it, who plays whom: *Sabela e Brais contra Uxía e Antón.*
pub fn versus(lang: Lang, names: &PerSeat<String>) -> Text {
    let [one, two] = Team::ALL.map(|team| pair(lang, team, names));
    match lang {
        Lang::Galician | Lang::Spanish | Lang::Portuguese => join(&[&one, " contra ", &two, "."]),
        Lang::English => join(&[&one, " against ", &two, "."]),
        Lang::French => join(&[&one, " contre ", &two, "."]),
        Lang::German => join(&[&one, " gegen ", &two, "."]),
    }
}

/// One of the usual choices, as a figure: *5+0*, *3+2*, *1:30+0*.
pub fn usual_time(base: Millis, increment: Millis) -> Text {
    let seconds = base.0 / 1000;
    let minutes = (seconds / 60).to_string();
    let rest = match seconds % 60 {
        0 => Text::Borrowed(""),
        rest => join(&[if rest < 10 { ":0" } else { ":" }, &rest.to_string()]),
    };
    join(&[&minutes, &rest, "+", &(increment.0 / 1000).to_string()])
}

/// What is wrong with a number of seconds: it has to lie between two others.
pub fn seconds_error(lang: Lang, least: u32, most: u32) -> Text {
    let (least, most) = (least.to_string(), most.to_string());
    match lang {
        Lang::Galician => join(&["Escribe un número de segundos entre ", &least, " e ", &most, "."]),
        Lang::Spanish => join(&["Escribe un número de segundos entre ", &least, " y ", &most, "."]),
        Lang::English => join(&["Write a number of seconds between ", &least, " and ", &most, "."]),
        Lang::Portuguese => join(&["Escreve um número de segundos entre ", &least, " e ", &most, "."]),
        Lang::French => join(&["Écris un nombre de secondes entre ", &least, " et ", &most, "."]),
        Lang::German => join(&["Schreib eine Zahl von Sekunden zwischen ", &least, " und ", &most, "."]),
    }
}

/// *5 min*, *1 min 30 s*, *45 s*: the same in every language.
fn span_short(span: Millis) -> Text {
    let seconds = span.0 / 1000;
    let (minutes, rest) = ((seconds / 60).to_string(), (seconds % 60).to_string());
    match (seconds / 60, seconds % 60) {
        (0, _) => join(&[&rest, " s"]),
        (_, 0) => join(&[&minutes, " min"]),
        _ => join(&[&minutes, " min ", &rest, " s"]),
    }
}

/// No clocks. It stands here and not with the labels of the form, which a first visit does not carry.
pub(super) const fn untimed(lang: Lang) -> &'static str {
    match lang {
        Lang::Galician => "Sen reloxo",
        Lang::Spanish => "Sin reloj",
        Lang::English => "No clock",
        Lang::Portuguese => "Sem relógio",
        Lang::French => "Sans pendule",
        Lang::German => "Ohne Uhr",
    }
}

/// A delay; as above.
pub(super) const fn delay(lang: Lang) -> &'static str {
    match lang {
        Lang::Galician | Lang::Spanish => "Demora",
        Lang::English => "Delay",
        Lang::Portuguese => "Atraso",
        Lang::French => "Délai",
        Lang::German => "Verzögerung",
    }
}

/// The bonus that gives back what was used, by the name of its inventor.
pub(super) const BRONSTEIN: &str = "Bronstein";

const fn each_its_own(lang: Lang) -> &'static str {
    match lang {
        Lang::Galician => "tempos distintos",
        Lang::Spanish => "tiempos distintos",
        Lang::English => "different times",
        Lang::Portuguese => "tempos diferentes",
        Lang::French => "temps différents",
        Lang::German => "verschiedene Zeiten",
    }
}

fn same_for_all(base: &PerSeat<Millis>) -> Option<Millis> {
    let first = *base.at(Seat::WHITE_A);
    Seat::ALL.into_iter().all(|seat| *base.at(seat) == first).then_some(first)
}
