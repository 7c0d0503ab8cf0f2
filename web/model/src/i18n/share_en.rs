//! Labels where a match is passed on, in English.

use super::share::ShareUi;

/// The text of `label`.
pub(super) const fn share_ui(label: ShareUi) -> &'static str {
    match label {
        ShareUi::Title => "Share the match",
        ShareUi::Arrived => "A match from a link",
        ShareUi::NoMatch => "There is no match on the table.",
        ShareUi::NoRecord => "No match is open in the review.",
        ShareUi::Review => "Review",
        ShareUi::Link => "Link",
        ShareUi::LinkField => "Link with the whole match",
        ShareUi::LinkHint => "It holds the whole match. Nothing is sent to a server.",
        ShareUi::LinkTooLong => "The match is too long for a link. Pass the file on.",
        ShareUi::Code => "QR code of the link",
        ShareUi::NoCode => "The link is too long for a QR code.",
        ShareUi::CopyLink => "Copy the link",
        ShareUi::Share => "Share…",
        ShareUi::Texts => "Texts and files",
        ShareUi::Position => "Position of both boards (BFEN)",
        ShareUi::CopyBpgn => "Copy BPGN",
        ShareUi::CopyBfen => "Copy BFEN",
        ShareUi::SaveBpgn => "Download BPGN",
        ShareUi::SaveLog => "Download the log",
        ShareUi::SavePgnA => "PGN of board A",
        ShareUi::SavePgnB => "PGN of board B",
        ShareUi::Copied => "Copied.",
        ShareUi::Picture => "Picture of the position",
        ShareUi::Colors => "Colours",
        ShareUi::Light => "Screen",
        ShareUi::Grey => "Paper",
        ShareUi::SaveSvg => "Download SVG",
        ShareUi::SavePng => "Download PNG",
        ShareUi::Untouched => "The match on the table is as it was.",
    }
}
