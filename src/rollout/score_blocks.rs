//! Sums of scores over blocks of games whose first rolls are rotated, and the statistics of blocks.

use super::blocks::{BlockValue, Blocks};
use super::sampler::Sampler;
use super::totals::HistoryPoint;
use crate::codec::codec_fields;
use crate::stats::interval::{Bounds, Support};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::{BlockMeans, Summary};

/// The sums of several series of scores over a block, in units.
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

impl ScoreSums {
    /// Returns sums with these units.
    pub(crate) const fn new(units: Vec<i64>) -> Self {
        Self(units)
    }

    /// Whether these sums and moments have this many series, and all moments equally many blocks.
    pub(crate) fn fits(&self, series: usize, moments: &ScoreMoments) -> bool {
        let blocks = Self::count(moments);
        self.0.len() == series
            && moments.0.len() == series
            && moments.0.iter().all(|moments| moments.count() == blocks)
    }
}

/// One of the series that are summed over blocks.
#[derive(Clone, Copy)]
pub(crate) struct Series {
    /// The place of its sums.
    pub index: usize,
    /// The score from which its scores are summed as distances.
    pub origin: Score,
    /// The unit of its statistics.
    pub unit: Unit,
    /// Whether all complete blocks must have equal averages.
    pub is_exact: bool,
}

impl Series {
    /// Returns the statistics by complete blocks. `all` has those of all games. Before the first block
    /// is complete, they are its mean without a spread.
    pub fn summary(self, blocks: &Blocks<ScoreSums>, all: Summary) -> Summary {
        if blocks.count() == 0 {
            return all.without_spread();
        }
        let size = blocks.size() as f64;
        let sums = blocks.complete().0[self.index].summary_from_observed(Score::ZERO, self.unit);
        let mean = self.origin.in_unit(self.unit) + sums.mean.unwrap_or(0.0) / size;
        // No game can widen the interval if all blocks have equal averages.
        let support = if self.is_exact {
            Support::tight(Bounds {
                low: mean,
                high: mean,
            })
        } else {
            all.support
        };
        let means = BlockMeans {
            count: blocks.count(),
            size: blocks.size(),
            mean,
            variance: sums.variance().map(|variance| variance / (size * size)),
            proven: support.proven,
        };
        Summary::of_blocks(blocks.games(), means, support)
    }
}

/// The place of the sums of [`Totals`](super::totals::Totals) among the series of a block, and
/// whether all complete blocks must have equal plain averages, and equal reduced ones.
#[derive(Clone, Copy, Default)]
pub(crate) struct TotalsSeries {
    /// The place of the sum of results. The sums of result − luck and Williams's follow for each estimate.
    pub first: usize,
    /// Whether averages must be equal: plain, and with luck subtracted.
    pub exact: [bool; 2],
}

impl TotalsSeries {
    /// Returns the statistics with the luck of estimate number `estimate`, in the sampler's unit.
    ///
    /// With rotated first rolls they are those of complete blocks, from the first one on. Before,
    /// they are means without a spread. `all` has the statistics of all games.
    pub fn point<S: Sampler>(
        self,
        blocks: Option<&Blocks<ScoreSums>>,
        all: &HistoryPoint,
        sampler: &S,
        estimate: usize,
    ) -> HistoryPoint {
        let Some(blocks) = blocks else {
            return *all;
        };
        let (unit, start) = (sampler.unit(), sampler.start_value(estimate));
        let series = |index: usize, origin: Score, all: Summary, is_exact: bool| {
            let series = Series {
                index: self.first + index,
                origin,
                unit,
                is_exact,
            };
            series.summary(blocks, all)
        };
        let [exact_plain, exact_reduced] = self.exact;
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
}
