//! Reading a table whose length is a power of two without a bounds check that could fail.

/// `table[index mod N]` for an `N` that is a power of two; the compiler drops the check.
///
/// Considered: plain indexing. It is banned in this crate, since a wrong index would end the page.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "a table look-up of one instruction, in the middle of move generation"
)]
pub(crate) fn at<T: Copy + Default, const N: usize>(table: &[T; N], index: usize) -> T {
    const { assert!(N.is_power_of_two()) };
    table.get(index & (N.wrapping_sub(1))).copied().unwrap_or_default()
}
