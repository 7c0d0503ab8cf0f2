//! Floor 7: records. A match as files, links and books keep it: moves of both boards in one order, with clocks, comments and
//! variations where there are any.
//!
//! A [`Record`] is for reading and study. It has no running clock and claims nothing: the truth of a match that was played
//! here is its [log](crate::game::log), and a record can be made from it, not the other way round.

pub mod boards;
pub mod breaches;
pub mod ending;
pub mod log_text;
pub mod notes;
mod of_match;
pub mod read;
pub mod read_csv;
pub mod read_file;
pub mod read_json;
mod remark;
pub mod sniff;
pub mod tags;
#[cfg(test)]
mod tests;
pub mod tree;
pub mod write;

use crate::rules::{RuleSet, TimeControl};

pub use boards::{Boards, Step};
pub use breaches::{Breach, breaches, preset_of};
pub use ending::{Ending, ResultToken};
pub use log_text::{
    LogError, LogErrorKind, LogPrefix, LogText, read_log, read_log_prefix, write_entry, write_log,
    write_log_head, write_log_tag,
};
pub(crate) use log_text::{author_text, read_author};
pub use notes::{Glyph, Notes, Pen, Shape};
pub use read::{
    Complaint, ComplaintKind, Found, GameText, Games, Place, Stopped, Unplayable, WhyNot, read_bpgn,
};
pub use read_file::{Records, read_records};
pub use remark::remark;
pub use tags::{Tag, Tags};
pub use tree::{Node, NodeId, Tree};
pub use write::{write_bpgn, write_pgn_board, write_uci_list};

/// One recorded match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Who, when, where: as they were written.
    pub tags: Tags,
    /// The rules that it was played by, named or found out.
    pub rules: RuleSet,
    /// Its clocks, if they are known.
    pub time: Option<TimeControl>,
    /// Its moves; the main line is the match.
    pub tree: Tree,
    /// How it ended.
    pub ending: Ending,
}

impl Record {
    /// An empty record of a match by `rules` from the usual array.
    pub fn new(rules: RuleSet) -> Self {
        Self {
            tags: Tags::default(),
            rules,
            time: None,
            tree: Tree::new(Boards::start(&rules)),
            ending: Ending::default(),
        }
    }
}
