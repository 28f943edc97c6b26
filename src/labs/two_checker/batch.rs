//! Many independent rollouts of the same length: how their means spread, beside what theory expects.

use super::exact::{ExactStats, TRUTH};
use super::game::Leaf;
use super::game_source::TableGameSource;
use super::job_spec::TwoCheckerJobSpec;
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
    /// Creates `rollouts` rollouts of `games` games each, none rolled yet. [`RolloutBatch::with_runner`] says how many there can be.
    #[must_use]
    pub fn new(seed: Seed, rollouts: usize, games: u64) -> Self {
        Self::with_runner(TwoCheckerGames::ROLLED, seed, rollouts, games)
    }

    /// The order from which a worker rolls their games.
    #[must_use]
    pub const fn job_spec(&self) -> TwoCheckerJobSpec {
        TwoCheckerJobSpec::Batch {
            seed: self.seed(),
            rollouts: self.rollouts() as u64,
            games: self.games(),
        }
    }

    /// How the means of the rollouts spread with the luck of this table subtracted; with
    /// [`LuckTable::NONE`], the plain means.
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
        // Which means can occur follows from what one game can return.
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

    /// How many intervals contain [`TRUTH`], and whose means were nearer to it, plain ones or those with the luck of
    /// this table subtracted.
    #[must_use]
    pub fn coverage(&self, table: &LuckTable) -> CoverageReport {
        let averages = self.sums().iter().filter_map(|&leaves| {
            let plain = RolloutMean::from_summary(plain_summary(leaves))?;
            Some([
                plain,
                RolloutMean::from_summary(reduced_summary(leaves, table))?,
            ])
        });
        CoverageReport::from_rollouts(averages, TRUTH, ROUNDING)
    }

    /// These rollouts from the start, each stopped as soon as its average is ahead: the plain average, and the average
    /// with the luck of this table subtracted.
    #[must_use]
    pub fn stopped_when_ahead(&self, table: &LuckTable) -> StoppedRollouts {
        let source = TableGameSource::new(*table);
        StoppedRollouts::new(source, self.seed(), self.rollouts(), self.games())
    }
}

impl StoppedRollouts {
    /// The order from which a worker plays them.
    #[must_use]
    pub const fn job_spec(&self) -> TwoCheckerJobSpec {
        TwoCheckerJobSpec::Stopped {
            seed: self.seed(),
            rollouts: self.rollouts() as u64,
            games: self.games(),
            table: self.source().table(),
        }
    }
}
