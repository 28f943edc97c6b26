//! Sums of a sampler's games by blocks, whose first rolls are rotated, and their statistics.

use crate::rollout::blocks::Blocks;
use crate::rollout::rotated::{RotatedSums, SumsOfBlock};
use crate::rollout::rotation::Rotation;
use crate::rollout::sampler::Sampler;
use crate::rollout::score_blocks::{ScoreMoments, ScoreSums, TotalsSeries};
use crate::rollout::totals::{HistoryPoint, Totals};

impl SumsOfBlock for Totals {
    type Value = ScoreSums;

    fn block_value(&self) -> ScoreSums {
        ScoreSums::new(self.sums_in_units())
    }

    fn fits(&self, value: &ScoreSums, moments: &ScoreMoments) -> bool {
        value.fits(self.series_count(), moments)
    }
}

impl RotatedSums<Totals> {
    /// Returns the statistics with the luck of estimate number `estimate`, in the sampler's unit.
    ///
    /// With rotated first rolls they are those of complete blocks, from the first one on. Before,
    /// they are means without a spread.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn point<S: Sampler>(&self, sampler: &S, estimate: usize) -> HistoryPoint {
        let all = self.all().point(sampler, estimate);
        let series = TotalsSeries {
            first: 0,
            exact: self.exact_averages(sampler, estimate),
        };
        series.point(self.blocks(), &all, sampler, estimate)
    }

    /// Returns whether all complete blocks must have equal plain averages, and equal reduced ones.
    fn exact_averages<S: Sampler>(&self, sampler: &S, estimate: usize) -> [bool; 2] {
        let size = self.blocks().map_or(0, Blocks::size);
        let spreads = sampler.first_roll_spreads(estimate);
        let known = Rotation::with_block_size(size).zip(spreads);
        known.map_or([false; 2], |(rotation, spreads)| {
            spreads.map(|spread| spread.block_variance(rotation) <= 0.0)
        })
    }
}
