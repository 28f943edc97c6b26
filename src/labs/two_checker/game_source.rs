//! The two-checker position as the source of games for rollouts that are stopped when they are
//! ahead.

use super::exact::{ExactStats, TRUTH};
use super::game::play;
use super::luck_table::LuckTable;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::optional_stopping::GameSource;
use crate::rollout::trial::Trials;
use crate::stats::summary::ROUNDING;

/// A source of games, plain and with the luck of a table subtracted.
#[derive(Clone, Copy, Debug)]
pub struct TableGameSource {
    table: LuckTable,
    /// The exact mean of a reduced game, in percent.
    limit: f64,
}

impl TableGameSource {
    /// Creates a source with the luck of this table.
    #[must_use]
    pub fn new(table: LuckTable) -> Self {
        let ExactStats { limit, .. } = ExactStats::new(&table);
        Self { table, limit }
    }

    /// The table whose luck is subtracted.
    #[must_use]
    pub(crate) const fn table(&self) -> LuckTable {
        self.table
    }
}

impl GameSource for TableGameSource {
    const RESOLUTION: f64 = ROUNDING;

    fn limits(&self) -> [f64; 2] {
        [TRUTH, self.limit]
    }

    fn play(&mut self, trials: Trials, k: u64) -> [f64; 2] {
        let leaf = unwrap_infallible(play(&mut trials.dice(k))).leaf();
        [leaf.result(), self.table.reduced(leaf)]
    }
}
