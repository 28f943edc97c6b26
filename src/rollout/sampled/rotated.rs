//! Sums of a sampler's games by blocks, whose first rolls are rotated, and their statistics.

use crate::codec::codec_fields;
use crate::rollout::blocks::{BlockValue, Blocks};
use crate::rollout::rotated::{RotatedSums, SumsOfBlock};
use crate::rollout::rotation::Rotation;
use crate::rollout::sampler::Sampler;
use crate::rollout::totals::{HistoryPoint, Totals};
use crate::stats::interval::{Bounds, Support};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::{BlockMeans, Summary};

/// The sums of scores over a block, in units: of results, and then of reduced results and of
/// Williams's for each estimate. The sums of an estimate are distances from its start value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSums(Vec<i64>);

/// The moments of the sums of scores over complete blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreMoments(Vec<Moments>);

codec_fields! { ScoreSums { 0 } }
codec_fields! { ScoreMoments { 0 } }

impl BlockValue for ScoreSums {
    type Moments = ScoreMoments;

    fn emptied(&self) -> Self {
        Self(vec![0; self.0.len()])
    }

    fn no_moments(&self) -> ScoreMoments {
        ScoreMoments(vec![Moments::default(); self.0.len()])
    }

    // Sums of a block fit: it has at most 1,296 games, of less than 2²² points of 2³⁰ units.
    fn add(&mut self, more: &Self) {
        for (sum, more) in self.0.iter_mut().zip(&more.0) {
            *sum = sum.wrapping_add(*more);
        }
    }

    fn close(&self, moments: &mut ScoreMoments) {
        for (moments, sum) in moments.0.iter_mut().zip(&self.0) {
            moments.add(Score::from_units(*sum));
        }
    }

    fn merge(moments: &mut ScoreMoments, next: &ScoreMoments) {
        for (moments, next) in moments.0.iter_mut().zip(&next.0) {
            moments.merge(next);
        }
    }

    fn count(moments: &ScoreMoments) -> u64 {
        moments.0.first().map_or(0, Moments::count)
    }
}

impl SumsOfBlock for Totals {
    type Value = ScoreSums;

    fn block_value(&self) -> ScoreSums {
        ScoreSums(self.sums_in_units())
    }

    fn fits(&self, value: &ScoreSums, moments: &ScoreMoments) -> bool {
        let length = self.sums_in_units().len();
        let blocks = ScoreSums::count(moments);
        value.0.len() == length
            && moments.0.len() == length
            && moments.0.iter().all(|moments| moments.count() == blocks)
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
        if self.blocks().is_none() {
            return all;
        }
        let start = sampler.start_value(estimate);
        let [exact_plain, exact_reduced] = self.exact_averages(sampler, estimate);
        let series = |index: usize, origin: Score, all: Summary, is_exact: bool| {
            let Some(blocks) = self.complete_blocks() else {
                return all.without_spread();
            };
            let support = (!is_exact).then_some(all.support);
            summary_of_blocks(blocks, index, origin, sampler.unit(), support)
        };
        let plain = series(0, Score::ZERO, all.plain, exact_plain);
        let reduced = series(1 + 2 * estimate, start, all.reduced, exact_reduced);
        HistoryPoint {
            plain,
            reduced,
            // Williams's sums credit mistakes back, and these may differ.
            williams: all
                .williams
                .map(|williams| series(2 + 2 * estimate, start, williams, false)),
            luck: plain
                .mean
                .zip(reduced.mean)
                .map(|(plain, reduced)| plain - reduced),
        }
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

/// Returns the statistics of the series with this index, whose scores were summed as distances from
/// `origin`, by complete blocks. `support` has the values of single games; `None` if all blocks have
/// equal averages, so that no game can widen the interval.
fn summary_of_blocks(
    blocks: &Blocks<ScoreSums>,
    index: usize,
    origin: Score,
    unit: Unit,
    support: Option<Support>,
) -> Summary {
    let size = blocks.size() as f64;
    let sums = blocks.complete().0[index].summary_from_observed(Score::ZERO, unit);
    let mean = origin.in_unit(unit) + sums.mean.unwrap_or(0.0) / size;
    let support = support.unwrap_or(Support::tight(Bounds {
        low: mean,
        high: mean,
    }));
    let means = BlockMeans {
        count: blocks.count(),
        size: blocks.size(),
        mean,
        variance: sums.variance().map(|variance| variance / (size * size)),
        proven: support.proven,
    };
    Summary::of_blocks(blocks.games(), means, support)
}
