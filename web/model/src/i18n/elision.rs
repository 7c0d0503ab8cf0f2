//! French: *de* before a name, which loses its vowel before another one: *de Brais*, *d’Uxía*.

use super::text::{Text, join};

/// *de* with the name. An *h* counts as spoken, and a *y* as a vowel before a consonant alone: *de Hugo*, *d’Yves*, *de Yann*.
pub(super) fn of(name: &str) -> Text {
    join(&[if elides(name) { "d’" } else { "de " }, name])
}

fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| next.is_alphabetic() && !is_vowel(next)),
        Some(first) => is_vowel(first),
        None => false,
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouàáâäãåæèéêëìíîïòóôöõøœùúûü".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn de_loses_its_vowel_before_another_one() {
        for (name, expected) in [
            ("Brais", "de Brais"),
            ("Uxía", "d’Uxía"),
            ("Élise", "d’Élise"),
            ("œuvre", "d’œuvre"),
            ("Hugo", "de Hugo"),
            ("Yves", "d’Yves"),
            ("Yann", "de Yann"),
            ("Y", "de Y"),
            ("3", "de 3"),
            ("", "de "),
        ] {
            assert_eq!(of(name), expected);
        }
    }
}
