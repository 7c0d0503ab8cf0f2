//! The little that this program knows of WebAssembly files: their sections.

/// Magic number and version.
const HEAD: usize = 8;

/// The id of sections that only tools read.
const CUSTOM: u8 = 0;

/// The module without its section of function names, which only a debugger shows. Nothing when the bytes are no module
/// or have no such section.
pub(crate) fn without_names(module: &[u8]) -> Option<Vec<u8>> {
    let head = module.get(..HEAD).filter(|head| head.starts_with(b"\0asm"))?;
    let mut kept = head.to_vec();
    let mut rest = module.get(HEAD..)?;
    while let Some((&id, after_id)) = rest.split_first() {
        let (length, body) = number(after_id)?;
        let content = body.get(..length)?;
        let end = rest.len() - body.len() + length;
        if !(id == CUSTOM && section_name(content) == Some(b"name")) {
            kept.extend_from_slice(rest.get(..end)?);
        }
        rest = rest.get(end..)?;
    }
    (kept.len() < module.len()).then_some(kept)
}

fn section_name(content: &[u8]) -> Option<&[u8]> {
    let (length, text) = number(content)?;
    text.get(..length)
}

/// A length as WebAssembly writes it: seven bits a byte, the lowest first. Also gives what follows it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut value = 0;
    for (place, &byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Some((value, bytes.get(place + 1..)?));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &[u8] = b"\0asm\x01\0\0\0";

    fn module(sections: &[&[u8]]) -> Vec<u8> {
        [HEAD, &sections.concat()].concat()
    }

    #[test]
    fn only_names_are_left_out() {
        let types: &[u8] = b"\x01\x01\x00";
        let names: &[u8] = b"\x00\x07\x04nameXY";
        let features: &[u8] = b"\x00\x82\x00\x01f";
        assert_eq!(without_names(&module(&[types, names, features])), Some(module(&[types, features])));
    }

    #[test]
    fn what_is_no_module_or_has_no_names_stays() {
        assert_eq!(without_names(b"#!/bin/sh"), None);
        assert_eq!(without_names(&module(&[b"\x01\x01\x00"])), None);
        assert_eq!(without_names(&module(&[b"\x01\x7f\x00"])), None, "cut short");
    }

    #[test]
    fn long_lengths_are_read() {
        assert_eq!(number(&[0xe5, 0x8e, 0x26, 9]), Some((624_485, &[9][..])));
        assert_eq!(number(&[0xff; 6]), None);
        assert_eq!(number(&[]), None);
    }
}
