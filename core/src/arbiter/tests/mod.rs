//! Section 4 of the regulation's reading, row by row.

mod flags;
mod place;
