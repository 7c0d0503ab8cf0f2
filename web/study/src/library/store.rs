//! What the library does with the store.

use pasapezas_core::record::ResultToken;
use pasapezas_model::app::KeepFault;
use pasapezas_model::study::library::{KeptText, LibraryRow, TextKind, write_library};
use pasapezas_web::shell::keep::{self, Kept, Kind};

/// A match that was deleted so many milliseconds ago is nobody's any more, whatever became of the page that did it.
const FORGOTTEN: f64 = 60_000.0;

/// All rows, the newest match first. What was deleted long ago is removed.
pub(super) async fn rows() -> Result<Vec<LibraryRow>, KeepFault> {
    let kept = keep::list().await?;
    let now = keep::now();
    for old in kept.iter().filter(|kept| kept.gone > 0.0 && now - kept.gone > FORGOTTEN) {
        keep::remove(&old.id).await?;
    }
    let mut rows: Vec<LibraryRow> =
        kept.iter().filter(|kept| !is_gone(kept)).filter_map(|kept| row(kept, &kept.head)).collect();
    rows.sort_by(|one, other| (&other.date, &other.id).cmp(&(&one.date, &one.id)));
    Ok(rows)
}

fn row(kept: &Kept, text: &str) -> Option<LibraryRow> {
    Some(LibraryRow::of(&kept.id, text_kind(kept.kind)?, &kept.result, text))
}

fn is_gone(kept: &Kept) -> bool {
    kept.gone > 0.0
}

const fn text_kind(kind: Kind) -> Option<TextKind> {
    match kind {
        Kind::Log => Some(TextKind::Log),
        Kind::Record => Some(TextKind::Record),
        // The clocks of real boards are no match that can be looked through.
        Kind::Clock => None,
    }
}

/// All matches as one file, the oldest first.
pub(super) async fn export() -> Result<String, KeepFault> {
    let mut matches = Vec::new();
    for kept in keep::list().await?.into_iter().filter(|kept| !is_gone(kept)) {
        if let (Some(kind), Some(text)) = (text_kind(kept.kind), keep::load(&kept.id).await?) {
            matches.push(KeptText { kind, result: kept.result, text });
        }
    }
    Ok(write_library(&matches))
}

/// Takes matches in. A log that came from elsewhere is over for this device: nobody goes on with it here.
pub(crate) async fn take_in(matches: &[KeptText]) -> Result<(), KeepFault> {
    for (index, KeptText { kind, result, text }) in matches.iter().enumerate() {
        let id = keep::foreign_id(index);
        match kind {
            TextKind::Record => keep::begin(&id, text, Kind::Record).await?,
            TextKind::Log => {
                keep::begin(&id, text, Kind::Log).await?;
                let open = ResultToken::Open.text();
                keep::close(&id, if result.is_empty() { open } else { result }).await?;
            }
        }
    }
    Ok(())
}

/// Marks a match as deleted. `false` when it is under way on a table, and stays.
pub(super) async fn delete(row: &LibraryRow) -> Result<bool, KeepFault> {
    // A page that plays it holds it, and so does this one from now on.
    if row.kind == TextKind::Log && row.result.is_empty() && !keep::lead(&row.id).await {
        return Ok(false);
    }
    keep::mark(&row.id, keep::now()).await?;
    Ok(true)
}
