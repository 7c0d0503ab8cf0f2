//! Small drawings from the sprite.

use pasapezas_core::Team;
use pasapezas_model::i18n::{Lang, team_name};
use yew::prelude::*;

/// A drawing of the sprite in a box of 24. Always beside a word or in a button that has a name.
pub fn icon(name: &'static str) -> Html {
    icon_of(classes!("ic"), name)
}

/// The same with other classes.
pub fn icon_of(class: Classes, name: &'static str) -> Html {
    html! {
        <svg {class} viewBox="0 0 24 24" aria-hidden="true"><use href={name} width="24" height="24"/></svg>
    }
}

/// The badge of a team: disc and 1, diamond and 2.
pub fn badge(lang: Lang, team: Team) -> Html {
    badge_of(classes!("tb"), lang, team)
}

/// The same with other classes.
pub fn badge_of(class: Classes, lang: Lang, team: Team) -> Html {
    let name = match team {
        Team::One => "#t1",
        Team::Two => "#t2",
    };
    html! {
        <svg {class} viewBox="0 0 24 24" role="img" aria-label={team_name(lang, team)}>
            <use href={name} width="24" height="24"/>
        </svg>
    }
}

/// A piece in a box of 48.
pub fn piece(drawing: AttrValue) -> Html {
    html! {
        <svg class="pc" viewBox="0 0 48 48" aria-hidden="true"><use href={drawing} width="48" height="48"/></svg>
    }
}
