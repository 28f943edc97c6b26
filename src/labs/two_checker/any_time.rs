//! Games of the two-checker position for rollouts that are stopped when they are ahead.

use super::exact::{Exact, TRUTH};
use super::game::play;
use super::luck_table::LuckTable;
use crate::rollout::dice::certain;
use crate::rollout::optional_stopping::Watched;
use crate::rollout::trial::Trials;
use crate::stats::summary::ROUNDING;

/// Games with the luck of a table subtracted.
#[derive(Clone, Copy, Debug)]
pub struct WatchedGames {
    table: LuckTable,
    limit: f64,
}

impl WatchedGames {
    /// With the luck of this table.
    #[must_use]
    pub fn new(table: LuckTable) -> Self {
        let Exact { limit, .. } = Exact::of(&table);
        Self { table, limit }
    }

    /// Whose luck is subtracted.
    #[must_use]
    pub const fn table(&self) -> LuckTable {
        self.table
    }
}

impl Watched for WatchedGames {
    const RESOLUTION: f64 = ROUNDING;

    fn limits(&self) -> [f64; 2] {
        [TRUTH, self.limit]
    }

    fn play(&mut self, trials: Trials, k: u64) -> [f64; 2] {
        let leaf = certain(play(&mut trials.dice(k))).leaf();
        [leaf.result(), self.table.reduced(leaf)]
    }
}
