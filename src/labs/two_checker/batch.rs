//! Batches of rollouts of the two-checker position: the spread and the coverage of their means.

use super::exact::{ExactStats, TRUTH};
use super::game::Leaf;
use super::game_source::TableGameSource;
use super::luck_table::LuckTable;
use super::rollout::{plain_summary, reduced_summary};
use super::runner::TwoCheckerGames;
use crate::labs::two_checker::{RolloutBatch, StoppedRollouts};
use crate::rollout::seed::Seed;
use crate::stats::coverage::{CoverageReport, RolloutMean};
use crate::stats::histogram::{ExpectedDistribution, common_step};
use crate::stats::spread::Spread;
use crate::stats::summary::ROUNDING;

impl RolloutBatch {
    /// Creates `rollouts` rollouts of `games` games each, none rolled yet.
    ///
    /// [`RolloutBatch::with_runner`] has the limits of both numbers.
    #[must_use]
    pub fn new(seed: Seed, rollouts: usize, games: u64) -> Self {
        Self::with_runner(TwoCheckerGames::ROLLED, seed, rollouts, games)
    }

    /// Returns the spread of the means with the luck of this table subtracted.
    ///
    /// With [`LuckTable::NONE`] they are the plain means.
    #[must_use]
    pub fn spread(&self, table: &LuckTable) -> Spread {
        let means: Vec<f64> = self
            .sums()
            .iter()
            .filter_map(|&leaves| reduced_summary(leaves, table).mean)
            .collect();
        let exact = ExactStats::new(table);
        let games = self.games() as f64;
        let expected_sd = exact.sd / games.sqrt();
        // The possible means form a lattice that follows from the three results of one game.
        let [doubles, fails, bears_off] = Leaf::ALL.map(|leaf| table.reduced(leaf));
        let expected = ExpectedDistribution {
            mean: exact.limit,
            sd: expected_sd,
            lattice_origin: bears_off,
            lattice_step: common_step(doubles - bears_off, fails - bears_off) / games,
        };
        Spread {
            expected_skewness: exact.skewness.map(|skewness| skewness / games.sqrt()),
            ..Spread::new(&means, Some(expected))
        }
    }

    /// Counts the intervals that contain [`TRUTH`], and the means nearer to it, plain or with the
    /// luck of this table subtracted.
    #[must_use]
    pub fn coverage(&self, table: &LuckTable) -> CoverageReport {
        let means = self.sums().iter().filter_map(|&leaves| {
            let plain = RolloutMean::from_summary(plain_summary(leaves))?;
            Some([
                plain,
                RolloutMean::from_summary(reduced_summary(leaves, table))?,
            ])
        });
        CoverageReport::from_rollouts(means, TRUTH, ROUNDING)
    }

    /// Creates the same rollouts from the start, each stopped as soon as its mean is ahead.
    ///
    /// The means are the plain one, and the one with the luck of this table subtracted.
    #[must_use]
    pub fn stopped_when_ahead(&self, table: &LuckTable) -> StoppedRollouts {
        let source = TableGameSource::new(*table);
        StoppedRollouts::new(source, self.seed(), self.rollouts(), self.games())
    }
}
