//! Section 4 of the regulation's reading, row by row.

mod claims;
mod conduct;
mod draws;
mod flags;
mod hands;
mod illegal;
mod illegal_recorded;
mod place;
mod set_up;
mod walks;
