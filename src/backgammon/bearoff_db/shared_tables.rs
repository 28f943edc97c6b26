//! The bear-off tables that all games of a process share.
//!
//! They follow from the rules alone, so each process has one set, built when it is first needed. A
//! caller that must not wait builds them in advance, in small parts.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::bearoff_tables::BearoffTables;
use crate::rollout::resumable::{Pause, Resumable};

/// The complete tables.
static TABLES: OnceLock<BearoffTables> = OnceLock::new();
/// The computation of the tables, once it is started and until it is complete.
static COMPUTATION: Mutex<Option<Resumable<BearoffTables>>> = Mutex::new(None);

/// Builds the shared bear-off tables in advance, until they are complete or `keep_going` returns
/// false.
///
/// Returns the share of the work that is done, 0..1; at 1 the tables are complete. They take some
/// tenths of a second and nine megabytes.
pub fn build_shared_tables_while(keep_going: impl FnMut() -> bool) -> f64 {
    if TABLES.get().is_some() {
        return 1.0;
    }
    let mut slot = lock_computation();
    if TABLES.get().is_none() {
        let computation = slot.get_or_insert_with(begin);
        if !computation.run_while(keep_going) {
            return computation.progress();
        }
        finish(&mut slot);
    }
    1.0
}

/// Builds the tables that all games share, as a part of another computation.
pub async fn build_shared_tables(pause: &Pause) {
    loop {
        let progress = build_shared_tables_while(|| false);
        if progress >= 1.0 {
            return;
        }
        pause.at(progress).await;
    }
}

/// Returns the shared tables. Parts that are missing are built at once.
pub(crate) fn get() -> &'static BearoffTables {
    TABLES
        .get()
        .unwrap_or_else(|| finish(&mut lock_computation()))
}

/// Begins to compute the tables.
fn begin() -> Resumable<BearoffTables> {
    Resumable::new(BearoffTables::compute)
}

/// Completes the tables for a caller that has locked the computation.
fn finish(slot: &mut Option<Resumable<BearoffTables>>) -> &'static BearoffTables {
    TABLES.get_or_init(|| slot.take().unwrap_or_else(begin).finish())
}

/// Locks the computation, even if a thread has panicked while it held the lock.
fn lock_computation() -> MutexGuard<'static, Option<Resumable<BearoffTables>>> {
    COMPUTATION.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns whether the shared tables are complete.
pub(crate) fn are_built() -> bool {
    TABLES.get().is_some()
}
