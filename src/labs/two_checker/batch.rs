//! Batches of rollouts of the two-checker position: the spread and the coverage of their means.

use super::exact::{ExactStats, TRUTH};
use super::exact_blocks::ExactBlocks;
use super::game::{Leaf, Leaves};
use super::game_source::TableGameSource;
use super::leaf_blocks::{Scoring, counted_leaves};
use super::luck_table::LuckTable;
use super::runner::TwoCheckerGames;
use crate::labs::two_checker::{RolloutBatch, StoppedRollouts};
use crate::rollout::game_runner::GameRunner;
use crate::rollout::rotated::RotatedRunner;
use crate::rollout::rotation::Rotation;
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
        let runner = RotatedRunner::new(TwoCheckerGames::ROLLED, None);
        Self::with_runner(runner, seed, rollouts, games)
    }

    /// Creates rollouts as [`RolloutBatch::new`] does, with rotated first rolls.
    #[must_use]
    pub fn rotated(seed: Seed, rollouts: usize, games: u64, rotation: Rotation) -> Self {
        let runner = RotatedRunner::new(TwoCheckerGames::ROLLED, Some(rotation));
        Self::with_runner(runner, seed, rollouts, games)
    }

    /// Returns the spread of the means with the luck of this table subtracted.
    ///
    /// With [`LuckTable::NONE`] they are the plain means.
    #[must_use]
    pub fn spread(&self, table: &LuckTable) -> Spread {
        let scoring = Scoring::new(table, self.runner().rotation());
        let means = self
            .sums()
            .iter()
            .filter_map(|sums| scoring.summary(sums).mean);
        let means: Vec<f64> = means.collect();
        let exact = ExactStats::new(table);
        let counted = self.sums().first().map(counted_leaves);
        let games = counted.map_or(self.games(), Leaves::games) as f64;
        let rotation = self.runner().rotation();
        let expected_sd = match rotation {
            Some(rotation) => ExactBlocks::new(table, rotation)
                .variance_after(self.games())
                .map_or(f64::NAN, f64::sqrt),
            None => exact.sd / games.sqrt(),
        };
        // The possible means form a lattice that follows from the three results of one game.
        let [doubles, fails, bears_off] = Leaf::ALL.map(|leaf| table.reduced(leaf));
        let expected = ExpectedDistribution {
            mean: exact.limit,
            sd: expected_sd,
            lattice_origin: bears_off,
            lattice_step: common_step(doubles - bears_off, fails - bears_off) / games,
        };
        Spread {
            // Unknown for rotated games.
            expected_skewness: exact
                .skewness
                .filter(|_| rotation.is_none())
                .map(|skewness| skewness / games.sqrt()),
            ..Spread::new(&means, Some(expected))
        }
    }

    /// Counts the intervals that contain [`TRUTH`], and the means nearer to it, plain or with the
    /// luck of this table subtracted.
    #[must_use]
    pub fn coverage(&self, table: &LuckTable) -> CoverageReport {
        let rotation = self.runner().rotation();
        let scorings = [&LuckTable::NONE, table].map(|table| Scoring::new(table, rotation));
        let means = self.sums().iter().filter_map(|sums| {
            let [plain, reduced] = scorings.each_ref().map(|scoring| scoring.summary(sums));
            Some([
                RolloutMean::from_summary(plain)?,
                RolloutMean::from_summary(reduced)?,
            ])
        });
        CoverageReport::from_rollouts(means, TRUTH, ROUNDING)
    }

    /// Creates the same rollouts from the start, each stopped as soon as its mean is ahead.
    ///
    /// First rolls are random in all of them: a rollout that is looked at after every game has no
    /// complete blocks. The means are the plain one, and the one with the luck of this table subtracted.
    #[must_use]
    pub fn stopped_when_ahead(&self, table: &LuckTable) -> StoppedRollouts {
        let source = TableGameSource::new(*table);
        StoppedRollouts::new(source, self.seed(), self.rollouts(), self.games())
    }
}
