//! Chance: the only source of it. What is made of it is decided where it is an argument.

/// A number of which nobody knows anything beforehand. For drawing lots, not for secrets.
pub fn number() -> u32 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "at least 0 and less than 1, so the product fits"
    )]
    let number = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    number
}
