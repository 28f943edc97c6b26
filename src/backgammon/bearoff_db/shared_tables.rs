//! The bear-off tables that all games share.
//!
//! They follow from the rules alone, so there is one of each for the process, built when it is first needed. A caller
//! that must not wait builds them in advance, in small parts.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::bearoff_tables::{BearoffTables, BearoffTablesBuilder};

static TABLES: OnceLock<BearoffTables> = OnceLock::new();
static BUILDER: Mutex<Option<BearoffTablesBuilder>> = Mutex::new(None);

/// Makes the databases ready beforehand, as long as `keep_going` says so; returns how much is done, 0..1: all at 1. They take
/// some tenths of a second and nine megabytes.
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

/// The databases; what is not made of them yet is made at once.
pub(crate) fn get() -> &'static BearoffTables {
    TABLES
        .get()
        .unwrap_or_else(|| finish_tables(&mut lock_builder()))
}

/// The same for whoever has locked what is in the making.
fn finish_tables(builder_slot: &mut Option<BearoffTablesBuilder>) -> &'static BearoffTables {
    TABLES.get_or_init(|| {
        builder_slot
            .take()
            .unwrap_or_else(BearoffTablesBuilder::new)
            .finish()
    })
}

fn lock_builder() -> MutexGuard<'static, Option<BearoffTablesBuilder>> {
    BUILDER.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether all tables are built.
pub(crate) fn are_built() -> bool {
    TABLES.get().is_some()
}
