//! A match on its way to other people: as a link, as the picture of a link.
//!
//! - [`link`]: any text of a match as the fragment of an address, and back;
//! - [`picture`]: both boards as an image;
//! - [`position`]: the address of a page that lays out a position;
//! - [`mod@print`]: a match on paper;
//! - [`qr`]: an address as a picture that telephones read;
//! - [`shared`]: what a text says, checked, and every form that it can be passed on in.
//!
//! What the text says is the business of `pasapezas_core`: records and logs have their own formats and versions.

mod drawings;
pub mod link;
pub mod picture;
pub mod position;
pub mod print;
pub mod qr;
pub mod shared;
