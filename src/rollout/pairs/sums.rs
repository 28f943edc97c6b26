//! Sums over pairs, and the statistics of their series.
//!
//! A block is one pair, or 36 pairs where first rolls are rotated. It is not a chunk of work.

use super::pair_outcome::PairOutcome;
use super::series::{PairBounds, Series};
use crate::codec::{Codec, DecodeError, checked_total, codec_fields};
use crate::rollout::blocks::{BlockValue, Blocks};
use crate::rollout::game_runner::Sums;
use crate::stats::interval::{Bounds, ScoreBounds, Support};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::Summary;

/// One value for every series, plain and then reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PerSeries<T, const COUPLINGS: usize> {
    /// The values of A.
    a: [T; 2],
    /// The values of B, then of A − B, for each coupling.
    coupled: [[T; 4]; COUPLINGS],
}

impl<T: Copy + Default, const COUPLINGS: usize> PerSeries<T, COUPLINGS> {
    /// Returns default values for all series.
    fn empty() -> Self {
        Self {
            a: [T::default(); 2],
            coupled: [[T::default(); 4]; COUPLINGS],
        }
    }

    /// Returns the value of a series, plain or with luck subtracted.
    fn get(&self, series: Series, reduced: bool) -> &T {
        let index = usize::from(reduced);
        match series {
            Series::A => &self.a[index],
            Series::B(coupling) => &self.coupled[coupling][index],
            Series::Difference(coupling) => &self.coupled[coupling][2 + index],
        }
    }

    /// Iterates over the values of all series.
    fn iter(&self) -> impl Iterator<Item = &T> {
        self.a.iter().chain(self.coupled.as_flattened())
    }

    /// Calls `f` with each value and the value of the same series in `other`.
    #[inline]
    fn zip_for_each<U: Copy>(
        &mut self,
        other: &PerSeries<U, COUPLINGS>,
        mut f: impl FnMut(&mut T, U),
    ) {
        for (own, &other) in self.a.iter_mut().zip(&other.a) {
            f(own, other);
        }
        let coupled = self.coupled.as_flattened_mut().iter_mut();
        for (own, &other) in coupled.zip(other.coupled.as_flattened()) {
            f(own, other);
        }
    }
}

/// The numbers of pairs of a coupling by which of their games the mover won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Pairs that the mover won with both plays.
    pub both: u64,
    /// Pairs that the mover won with A only.
    pub only_a: u64,
    /// Pairs that the mover won with B only.
    pub only_b: u64,
    /// Pairs that the mover won with neither play.
    pub neither: u64,
}

/// Sums over consecutive pairs.
///
/// Means and deviations are taken over blocks: of one pair, or of 36 where first rolls are rotated.
/// Pairs within such a block are not independent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairSums<const COUPLINGS: usize> {
    /// The number of pairs by outcome, for each coupling: index 1 if A won, plus 2 if B won.
    outcome_counts: [[u64; 4]; COUPLINGS],
    /// The sums over the pairs of each block.
    blocks: Blocks<PerSeries<i64, COUPLINGS>>,
}

impl<const COUPLINGS: usize> BlockValue for PerSeries<i64, COUPLINGS> {
    type Moments = PerSeries<Moments, COUPLINGS>;

    fn emptied(&self) -> Self {
        Self::empty()
    }

    fn no_moments(&self) -> Self::Moments {
        PerSeries::empty()
    }

    #[inline]
    fn add(&mut self, more: &Self) {
        self.zip_for_each(more, |sum, more| *sum = sum.wrapping_add(more));
    }

    #[inline]
    fn close(&self, moments: &mut Self::Moments) {
        moments.zip_for_each(self, |moments, sum| moments.add(Score::from_units(sum)));
    }

    fn merge(moments: &mut Self::Moments, next: &Self::Moments) {
        moments.zip_for_each(next, |moments, more| moments.merge(&more));
    }

    fn count(moments: &Self::Moments) -> u64 {
        moments.a[0].count()
    }
}

impl<const COUPLINGS: usize> PairSums<COUPLINGS> {
    /// Creates sums over no pair. The first pair will be at place `offset` of its block.
    pub(crate) fn new(block_size: u64, offset: u64) -> Self {
        Self {
            outcome_counts: [[0; 4]; COUPLINGS],
            blocks: Blocks::new(block_size, offset, PerSeries::empty()),
        }
    }

    /// Adds the next pair.
    #[inline]
    pub(crate) fn add(&mut self, outcome: &PairOutcome<COUPLINGS>) {
        let a = [outcome.a.result, outcome.a.reduced()].map(Score::units);
        let mut values = PerSeries {
            a,
            coupled: [[0; 4]; COUPLINGS],
        };
        let of_couplings = values.coupled.iter_mut().zip(&mut self.outcome_counts);
        for ((values, counts), b) in of_couplings.zip(&outcome.b) {
            counts[usize::from(outcome.a.is_won()) + 2 * usize::from(b.is_won())] += 1;
            let b = [b.result, b.reduced()].map(Score::units);
            *values = [b[0], b[1], a[0] - b[0], a[1] - b[1]];
        }
        self.blocks.add(&values, 1);
    }

    /// The number of complete blocks.
    pub(crate) fn block_count(&self) -> u64 {
        self.blocks.count()
    }

    /// Returns the statistics of a series, in this unit, for games within these bounds.
    ///
    /// The mean is that of all pairs. The standard deviation is that of one pair, estimated from
    /// complete blocks as √(variance of a block's sum / its pairs). So SE = SD / √pairs, and the
    /// interval follows from it.
    pub(crate) fn summary(
        &self,
        series: Series,
        reduced: bool,
        unit: Unit,
        bounds: &PairBounds,
    ) -> Summary {
        let moments = self.blocks.complete().get(series, reduced);
        let observed = moments.observed_bounds(Score::ZERO, unit);
        let bounds = bounds.get(series, reduced);
        if self.blocks.size() == 1 {
            let support = self.support(series, bounds, unit, observed);
            return moments.summary(Score::ZERO, unit, support);
        }
        // One pair may be as far from the mean of pairs as a block's sum is from the mean of sums.
        // So the bounds of sums, shifted to the mean of pairs, serve for pairs.
        let block_summary = moments.summary(Score::ZERO, unit, Support::observed(observed));
        let incomplete = self.blocks.incomplete();
        let [head, tail] = incomplete.map(|sums| i128::from(*sums.get(series, reduced)));
        let pairs = self.games();
        let total = moments.sum().wrapping_add(head.wrapping_add(tail));
        let block = self.blocks.size() as f64;
        let mean = (pairs > 0).then(|| unit.value_of_units(total as f64) / pairs as f64);
        let shift = mean.unwrap_or(0.0) - block_summary.mean.unwrap_or(0.0);
        let observed = Bounds {
            low: observed.low + shift,
            high: observed.high + shift,
        };
        let variance = block_summary.variance().map(|variance| variance / block);
        let support = self.support(series, bounds, unit, observed);
        let complete_blocks = Summary::new(
            self.block_count() * self.blocks.size(),
            mean,
            variance,
            support,
        );
        let sd = block_summary.sd.map(|sd| sd / block.sqrt());
        Summary {
            games: pairs,
            sd,
            se: sd.map(|sd| sd / (block * self.block_count() as f64).sqrt()),
            ..complete_blocks
        }
    }

    /// Returns the statistics of the means of complete blocks, in this unit, for games within these
    /// bounds.
    ///
    /// Blocks are independent of each other, and pairs within a block are not. So the any-time
    /// interval of a series is that of its blocks.
    pub(crate) fn block_means(
        &self,
        series: Series,
        reduced: bool,
        unit: Unit,
        bounds: &PairBounds,
    ) -> Summary {
        let moments = self.blocks.complete().get(series, reduced);
        let block = self.blocks.size() as f64;
        let per_pair = |value: f64| value / block;
        let Bounds { low, high } = moments.observed_bounds(Score::ZERO, unit);
        let observed = Bounds {
            low: per_pair(low),
            high: per_pair(high),
        };
        let support = self.support(series, bounds.get(series, reduced), unit, observed);
        let sums = moments.summary(Score::ZERO, unit, support);
        let variance = sums.variance().map(|variance| variance / (block * block));
        Summary::new(
            self.block_count(),
            sums.mean.map(per_pair),
            variance,
            support,
        )
    }

    /// Returns the support of a series, given its known and its observed bounds.
    ///
    /// While hardly any pair was won by one play only, such a pair may differ by as much as results
    /// can.
    fn support(
        &self,
        series: Series,
        bounds: Option<ScoreBounds>,
        unit: Unit,
        observed: Bounds,
    ) -> Support {
        let support = Support::new(bounds, unit, observed);
        let Series::Difference(coupling) = series else {
            return support;
        };
        let Outcomes { only_a, only_b, .. } = self.outcomes(coupling);
        // A win against a loss: 100 percentage points where results are chances, two points where
        // they are equities.
        let largest = unit.win_value()
            * match unit {
                Unit::Percent => 1.0,
                Unit::Points => 2.0,
            };
        support.widened_while_rare(only_a + only_b, Bounds::enclosing([-largest, largest]))
    }

    /// Returns the numbers of pairs of a coupling by which of their games the mover won.
    ///
    /// # Panics
    /// If there is no coupling with this index.
    #[must_use]
    pub const fn outcomes(&self, coupling: usize) -> Outcomes {
        let [neither, only_a, only_b, both] = self.outcome_counts[coupling];
        Outcomes {
            both,
            only_a,
            only_b,
            neither,
        }
    }
}

impl<const COUPLINGS: usize> Sums for PairSums<COUPLINGS> {
    fn games(&self) -> u64 {
        self.blocks.games()
    }

    fn merge(&mut self, next: &Self) {
        let counts = self.outcome_counts.as_flattened_mut().iter_mut();
        for (count, next) in counts.zip(next.outcome_counts.as_flattened()) {
            *count = count.wrapping_add(*next);
        }
        self.blocks.merge(&next.blocks);
    }

    fn is_compatible(&self, other: &Self) -> bool {
        self.blocks.size() == other.blocks.size()
    }
}

impl<const COUPLINGS: usize> Codec for PairSums<COUPLINGS> {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.blocks.frame().encode(bytes);
        self.outcome_counts.encode(bytes);
        self.blocks.encode_values(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let frame = Codec::decode(bytes)?;
        let outcome_counts = <[[u64; 4]; COUPLINGS]>::decode(bytes)?;
        // All couplings must have equally many pairs.
        let mut totals = outcome_counts.iter().copied().map(checked_total);
        let pairs = totals.next().flatten().ok_or(DecodeError)?;
        DecodeError::unless(totals.all(|total| total == Some(pairs)))?;
        let sums = Self {
            outcome_counts,
            blocks: Blocks::decode_values(frame, pairs, bytes)?,
        };
        let has_all_blocks = |moments: &Moments| moments.count() == sums.block_count();
        DecodeError::unless(sums.blocks.complete().iter().all(has_all_blocks))?;
        Ok(sums)
    }
}

codec_fields! {
    [T: Codec + Copy + Default, const COUPLINGS: usize] PerSeries<T, COUPLINGS> { a, coupled }
}
