//! The store of matches in a real browser.

use pasapezas_model::app::KeepFault;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::shell::keep::{self, Kind};

/// Lays out a match under an id that no other test has.
async fn laid_out(id: &str, kind: Kind) -> Result<(), KeepFault> {
    keep::begin(id, &format!("head of {id}\n"), kind).await
}

fn texts(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

#[wasm_bindgen_test]
async fn a_match_comes_back_line_by_line_in_order() {
    assert_eq!(laid_out("t1", Kind::Log).await, Ok(()));
    assert_eq!(keep::add("t1", 0, &texts(&["0 first"])).await, Ok(()));
    // Numbers and not letters give the order.
    for number in 1..12 {
        assert_eq!(keep::add("t1", number, &[format!("{number} more")]).await, Ok(()));
    }
    let text = keep::load("t1").await.ok().flatten().unwrap_or_default();
    assert!(
        text.starts_with("head of t1\n0 first\n1 more\n2 more\n") && text.ends_with("\n11 more\n"),
        "{text}"
    );
    assert_eq!(keep::load("nobody").await, Ok(None));
}

#[wasm_bindgen_test]
async fn no_line_and_no_match_is_written_twice() {
    assert_eq!(laid_out("t2", Kind::Log).await, Ok(()));
    assert!(laid_out("t2", Kind::Log).await.is_err());
    assert_eq!(keep::add("t2", 0, &texts(&["0 a", "1 b"])).await, Ok(()));
    // One of both is there: none is written.
    assert!(keep::add("t2", 1, &texts(&["1 c", "2 d"])).await.is_err());
    assert_eq!(keep::load("t2").await, Ok(Some("head of t2\n0 a\n1 b\n".into())));
}

#[wasm_bindgen_test]
async fn the_last_match_goes_on_unless_it_has_a_result() {
    for id in ["u1", "u2", "u3", "u4"] {
        assert_eq!(laid_out(id, if id == "u4" { Kind::Record } else { Kind::Log }).await, Ok(()));
    }
    let rest = |id: &'static str| async move {
        keep::last(Kind::Log).await == Ok(Some((id.to_owned(), format!("head of {id}\n"))))
    };
    assert!(rest("u3").await);
    assert_eq!(keep::mark("u3", 5.0).await, Ok(()));
    assert!(rest("u2").await);
    assert_eq!(keep::mark("u3", 0.0).await, Ok(()));
    assert_eq!(keep::close("u3", "1-0").await, Ok(()));
    // Whoever has finished a match since does not go on with an older one.
    assert_eq!(keep::last(Kind::Log).await, Ok(None));
    let listed = keep::list().await.unwrap_or_default();
    let found = listed.iter().find(|kept| kept.id == "u3").map(|kept| (kept.kind, kept.result.as_str()));
    assert_eq!(found, Some((Kind::Log, "1-0")));
    for id in ["u1", "u2", "u3", "u4"] {
        assert_eq!(keep::remove(id).await, Ok(()));
    }
    assert!(keep::list().await.unwrap_or_default().iter().all(|kept| !kept.id.starts_with('u')));
}

#[wasm_bindgen_test]
async fn only_one_page_leads_a_match() {
    assert!(keep::lead("l1").await);
    assert!(!keep::lead("l1").await);
    assert!(keep::lead("l2").await);
}
