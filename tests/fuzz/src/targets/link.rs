//! A match in an address.

use pasapezas_core::record::Tags;
use pasapezas_core::record::log_text::write_log;
use pasapezas_model::share::link::{MAX_LINK, read_link, write_link};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;

use super::{Target, Verdict, as_text, broken};
use crate::{Random, play};

pub(super) const TARGET: Target = Target { name: "link", seeds: good, words: WORDS, check, usual: 5_000 };

const WORDS: &[&str] = &["1.", "2.", "0.", ".", "eJw", "AAAA", "____", "----", "==", "%2E", "#", "&"];

fn good(random: &mut Random) -> Vec<Vec<u8>> {
    let mut texts: Vec<_> =
        (0..12).map(|number| write_log(&play::game(random, number * 8), &Tags::default())).collect();
    texts.extend([String::new(), String::from("a"), "long ".repeat(2000)]);
    texts.iter().filter_map(|text| write_link(text).ok()).map(String::into_bytes).collect()
}

fn check(input: &[u8]) -> Verdict {
    let text = as_text(input);
    if let Ok(read) = read_link(&text) {
        match write_link(&read).map(|link| read_link(&link)) {
            Ok(Ok(again)) if again == read => {}
            Err(_) if read.len() > 10_000 => {}
            other => return broken("a text survives its link", format!("{other:?}")),
        }
    }
    // A changed link fails at its checksum: what lies behind that is reached by links of changed bytes.
    let packed = format!("1.{}", URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(input, 1)));
    match (read_link(&packed), core::str::from_utf8(input)) {
        (Ok(read), Ok(text)) if read == text => {}
        (Err(_), Err(_)) => {}
        (Err(_), Ok(_)) if packed.len() > MAX_LINK => {}
        (read, _) => return broken("a link of any bytes is what they are or nothing", format!("{read:?}")),
    }
    // Any text is a text to be linked.
    match write_link(&text).map(|link| read_link(&link)) {
        Ok(Ok(again)) if again == text => Ok(()),
        Err(_) if text.len() > 8_000 => Ok(()),
        other => broken("a text survives its link", format!("{other:?}")),
    }
}
