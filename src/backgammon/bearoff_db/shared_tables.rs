//! The bear-off tables that all games of a process share.
//!
//! They follow from the rules alone, so each process has one set, built when it is first needed. A
//! caller that must not wait builds them in advance, in small parts.

use crate::rollout::resumable::Pause;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::bearoff_tables::{BearoffTables, BearoffTablesBuilder};

/// The complete tables.
static TABLES: OnceLock<BearoffTables> = OnceLock::new();
/// The builder of the tables, once they are started and until they are complete.
static BUILDER: Mutex<Option<BearoffTablesBuilder>> = Mutex::new(None);

/// Builds the shared bear-off tables in advance, until they are complete or `keep_going` returns
/// false.
///
/// Returns the share of the work that is done, 0..1; at 1 the tables are complete. They take some
/// tenths of a second and nine megabytes.
pub fn build_shared_tables_while(mut keep_going: impl FnMut() -> bool) -> f64 {
    if TABLES.get().is_some() {
        return 1.0;
    }
    let mut builder_slot = lock_builder();
    if TABLES.get().is_none() {
        let builder = builder_slot.get_or_insert_with(BearoffTablesBuilder::new);
        if !builder.build_while(&mut keep_going) {
            return builder.progress();
        }
        finish_tables(&mut builder_slot);
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
        .unwrap_or_else(|| finish_tables(&mut lock_builder()))
}

/// Completes the tables for a caller that has locked the builder.
fn finish_tables(builder_slot: &mut Option<BearoffTablesBuilder>) -> &'static BearoffTables {
    TABLES.get_or_init(|| {
        builder_slot
            .take()
            .unwrap_or_else(BearoffTablesBuilder::new)
            .finish()
    })
}

/// Locks the builder, even if a thread has panicked while it held the lock.
fn lock_builder() -> MutexGuard<'static, Option<BearoffTablesBuilder>> {
    BUILDER.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns whether the shared tables are complete.
pub(crate) fn are_built() -> bool {
    TABLES.get().is_some()
}
