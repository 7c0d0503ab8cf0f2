//! One install at a time. The lock belongs to the open file: it ends with the program that holds it, however it ends.

use crate::failure::{Failure, Outcome};
use std::fs::{File, TryLockError};
use std::path::Path;

/// Waits until no other program holds the lock, and holds it until the answer is dropped.
pub(crate) fn hold(path: &Path) -> Outcome<File> {
    let file = File::create(path).map_err(|error| Failure::of_file("write", path, &error))?;
    match file.try_lock() {
        Ok(()) => return Ok(file),
        Err(TryLockError::WouldBlock) => println!("      another run is installing tools: waiting for it"),
        Err(TryLockError::Error(error)) => return Err(Failure::of_file("lock", path, &error)),
    }
    file.lock().map_err(|error| Failure::of_file("lock", path, &error))?;
    Ok(file)
}
