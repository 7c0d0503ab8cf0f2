//! How much of a text is looked at. Nothing in a text makes a reader's work or memory grow beyond these.

/// The longest game that is read, in bytes. The longest of a server have some 30 000.
pub const MAX_GAME: usize = 1 << 20;
/// The most moves of a game, variations included.
pub const MAX_MOVES: usize = 20_000;
/// The deepest variation.
pub const MAX_DEPTH: usize = 32;
/// The longest comment, in bytes.
pub const MAX_COMMENT: usize = 1 << 14;
/// The most tags of a game.
pub const MAX_TAGS: usize = 200;
/// The longest text of a tag, in bytes.
pub const MAX_TAG: usize = 1 << 14;
/// The most remarks about the end of a game.
pub(super) const MAX_REMARKS: usize = 64;
/// The most complaints about a game.
pub const MAX_COMPLAINTS: usize = 100;
