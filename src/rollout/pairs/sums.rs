//! What is summed up over pairs.

use super::pair_outcome::PairOutcome;
use super::series::{PairBounds, Series};
use crate::codec::{Codec, DecodeError};
use crate::rollout::game_runner::Sums;
use crate::stats::interval::{Bounds, ScoreBounds, Support};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::Summary;

/// Something of every series, plain and then reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PerSeries<T, const COUPLINGS: usize> {
    a: [T; 2],
    /// Of each coupling B, then A − B.
    coupled: [[T; 4]; COUPLINGS],
}

impl<T: Copy + Default, const COUPLINGS: usize> PerSeries<T, COUPLINGS> {
    fn empty() -> Self {
        Self {
            a: [T::default(); 2],
            coupled: [[T::default(); 4]; COUPLINGS],
        }
    }

    fn get(&self, series: Series, reduced: bool) -> &T {
        let index = usize::from(reduced);
        match series {
            Series::A => &self.a[index],
            Series::B(coupling) => &self.coupled[coupling][index],
            Series::Difference(coupling) => &self.coupled[coupling][2 + index],
        }
    }

    fn iter(&self) -> impl Iterator<Item = &T> {
        self.a.iter().chain(self.coupled.as_flattened())
    }

    /// Each of these with the one of the same series.
    #[inline]
    fn zip_for_each<U: Copy>(
        &mut self,
        other: &PerSeries<U, COUPLINGS>,
        mut f: impl FnMut(&mut T, U),
    ) {
        for (mine, &other) in self.a.iter_mut().zip(&other.a) {
            f(mine, other);
        }
        let coupled = self.coupled.as_flattened_mut().iter_mut();
        for (mine, &other) in coupled.zip(other.coupled.as_flattened()) {
            f(mine, other);
        }
    }
}

/// Winners of all pairs of a coupling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Pairs that the mover won with both plays.
    pub both: u64,
    /// With A only.
    pub only_a: u64,
    /// With B only.
    pub only_b: u64,
    /// With neither.
    pub neither: u64,
}

/// Sums over pairs that follow each other. Averages and deviations are those of blocks: of one pair, or of 36 where first
/// rolls are rotated, since within such a block pairs are not independent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairSums<const COUPLINGS: usize> {
    /// Pairs of a block.
    block_size: u64,
    /// Place of the first pair in its block.
    offset: u64,
    pairs: u64,
    /// Of each coupling, how many pairs ended in which way: 1 where A has won, and 2 more where B has.
    outcome_counts: [[u64; 4]; COUPLINGS],
    /// Sums over the pairs of the block that was begun before, if there are any.
    head: PerSeries<i64, COUPLINGS>,
    /// Of sums over whole blocks.
    block_moments: PerSeries<Moments, COUPLINGS>,
    /// Sums over the pairs of the block that is begun.
    tail: PerSeries<i64, COUPLINGS>,
}

impl<const COUPLINGS: usize> PairSums<COUPLINGS> {
    /// No pair yet. The first will be in this place of its block.
    pub(crate) fn new(block_size: u64, offset: u64) -> Self {
        Self {
            block_size,
            offset,
            pairs: 0,
            outcome_counts: [[0; 4]; COUPLINGS],
            head: PerSeries::empty(),
            block_moments: PerSeries::empty(),
            tail: PerSeries::empty(),
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
        for ((values, ends), b) in of_couplings.zip(&outcome.b) {
            ends[usize::from(outcome.a.is_won()) + 2 * usize::from(b.is_won())] += 1;
            let b = [b.result, b.reduced()].map(Score::units);
            *values = [b[0], b[1], a[0] - b[0], a[1] - b[1]];
        }
        self.pairs += 1;
        if self.block_size == 1 {
            self.block_moments
                .zip_for_each(&values, |whole, value| whole.add(Score::from_units(value)));
        } else {
            self.add_to_block(&values);
        }
    }

    /// The same where a block has more than one pair.
    fn add_to_block(&mut self, values: &PerSeries<i64, COUPLINGS>) {
        let begun_before = self.offset > 0 && self.offset + self.pairs <= self.block_size;
        let open = if begun_before {
            &mut self.head
        } else {
            &mut self.tail
        };
        open.zip_for_each(values, |sum, value| *sum += value);
        if !begun_before && (self.offset + self.pairs).is_multiple_of(self.block_size) {
            self.close_block();
        }
    }

    /// The block that is begun is whole.
    fn close_block(&mut self) {
        let tail = core::mem::replace(&mut self.tail, PerSeries::empty());
        self.block_moments
            .zip_for_each(&tail, |whole, sum| whole.add(Score::from_units(sum)));
    }

    /// Whether all pairs are of one block, which was begun before the first and still goes on.
    const fn is_inside_one_block(&self) -> bool {
        self.offset > 0 && self.offset + self.pairs < self.block_size
    }

    /// How many blocks are whole.
    pub(crate) fn block_count(&self) -> u64 {
        self.block_moments.a[0].count()
    }

    /// Mean of all pairs; deviation of one pair, its error and interval from whole blocks: SD = √(variance of a block's sum
    /// / its pairs), so that SE = SD / √pairs here as anywhere. In this unit, of games within these bounds.
    pub(crate) fn summary(
        &self,
        series: Series,
        reduced: bool,
        unit: Unit,
        bounds: &PairBounds,
    ) -> Summary {
        let whole = self.block_moments.get(series, reduced);
        let seen = whole.observed_bounds(Score::ZERO, unit);
        let bounds = bounds.get(series, reduced);
        if self.block_size == 1 {
            let reach = self.support(series, bounds, unit, seen);
            return whole.summary(Score::ZERO, unit, reach);
        }
        // How far a sum is from their mean, one pair of the block may be from its own.
        let block_summary = whole.summary(Score::ZERO, unit, Support::observed(seen));
        let [head, tail] =
            [&self.head, &self.tail].map(|sums| i128::from(*sums.get(series, reduced)));
        let total = whole.sum().wrapping_add(head.wrapping_add(tail));
        let block = self.block_size as f64;
        let mean = (self.pairs > 0).then(|| unit.value_of_units(total as f64) / self.pairs as f64);
        let shift = mean.unwrap_or(0.0) - block_summary.mean.unwrap_or(0.0);
        let seen = Bounds {
            low: seen.low + shift,
            high: seen.high + shift,
        };
        let variance = block_summary.variance().map(|variance| variance / block);
        let reach = self.support(series, bounds, unit, seen);
        let complete_blocks =
            Summary::new(self.block_count() * self.block_size, mean, variance, reach);
        let sd = block_summary.sd.map(|sd| sd / block.sqrt());
        Summary {
            games: self.pairs,
            sd,
            se: sd.map(|sd| sd / (block * self.block_count() as f64).sqrt()),
            ..complete_blocks
        }
    }

    /// Means of whole blocks, in this unit, of games within these bounds. Blocks are independent of each other, as pairs within
    /// one are not, so the any-time interval of a series is that of its blocks.
    pub(crate) fn block_means(
        &self,
        series: Series,
        reduced: bool,
        unit: Unit,
        bounds: &PairBounds,
    ) -> Summary {
        let whole = self.block_moments.get(series, reduced);
        let block = self.block_size as f64;
        let per_pair = |value: f64| value / block;
        let Bounds { low, high } = whole.observed_bounds(Score::ZERO, unit);
        let seen = Bounds {
            low: per_pair(low),
            high: per_pair(high),
        };
        let reach = self.support(series, bounds.get(series, reduced), unit, seen);
        let sums = whole.summary(Score::ZERO, unit, reach);
        let variance = sums.variance().map(|variance| variance / (block * block));
        Summary::new(self.block_count(), sums.mean.map(per_pair), variance, reach)
    }

    /// How far a series reaches that was seen to reach so far. While hardly any pair was won by one play and not by the other,
    /// such a pair may differ by as much as results do.
    fn support(
        &self,
        series: Series,
        bounds: Option<ScoreBounds>,
        unit: Unit,
        seen: Bounds,
    ) -> Support {
        let reach = Support::new(bounds, unit, seen);
        let Series::Difference(coupling) = series else {
            return reach;
        };
        let Outcomes { only_a, only_b, .. } = self.outcomes(coupling);
        // A win against a loss: 100 percentage points or two points, if chances are summed up or equities.
        let most = unit.win_value()
            * match unit {
                Unit::Percent => 1.0,
                Unit::Points => 2.0,
            };
        reach.widened_while_rare(only_a + only_b, Bounds::enclosing([-most, most]))
    }

    /// Winners of all pairs of a coupling.
    pub(crate) const fn outcomes(&self, coupling: usize) -> Outcomes {
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
        self.pairs
    }

    fn merge(&mut self, next: &Self) {
        if self.pairs == 0 {
            self.clone_from(next);
            return;
        }
        let within = self.is_inside_one_block();
        let ends = self.outcome_counts.as_flattened_mut().iter_mut();
        for (count, next) in ends.zip(next.outcome_counts.as_flattened()) {
            *count = count.wrapping_add(*next);
        }
        self.pairs = self.pairs.wrapping_add(next.pairs);
        // What the next begins with belongs to the block that is open here.
        let open = if within {
            &mut self.head
        } else {
            &mut self.tail
        };
        open.zip_for_each(&next.head, |sum, more| *sum = sum.wrapping_add(more));
        if next.is_inside_one_block() {
            return;
        }
        if next.offset > 0 && !within {
            self.close_block();
        }
        self.block_moments
            .zip_for_each(&next.block_moments, |whole, more| whole.merge(&more));
        self.tail = next.tail;
    }

    fn is_compatible(&self, other: &Self) -> bool {
        self.block_size == other.block_size
    }
}

impl<const COUPLINGS: usize> Codec for PairSums<COUPLINGS> {
    fn encode(&self, bytes: &mut Vec<u8>) {
        (self.block_size, self.offset).encode(bytes);
        self.outcome_counts.encode(bytes);
        self.head.encode(bytes);
        self.block_moments.encode(bytes);
        self.tail.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (block, from) = <(u64, u64)>::decode(bytes)?;
        let ends = <[[u64; 4]; COUPLINGS]>::decode(bytes)?;
        // As many pairs in every coupling.
        let mut pairs = None;
        for ends in &ends {
            let sum = ends
                .iter()
                .try_fold(0_u64, |sum, &count| sum.checked_add(count));
            if sum.is_none() || sum != *pairs.get_or_insert(sum) {
                return Err(DecodeError);
            }
        }
        let pairs = pairs.flatten().ok_or(DecodeError)?;
        let sums = Self {
            block_size: block,
            offset: from,
            pairs,
            outcome_counts: ends,
            head: Codec::decode(bytes)?,
            block_moments: Codec::decode(bytes)?,
            tail: Codec::decode(bytes)?,
        };
        if from >= block {
            return Err(DecodeError);
        }
        // How many blocks are whole follows from where they begin and end.
        let begun = if from == 0 {
            pairs
        } else {
            pairs.saturating_sub(block - from)
        };
        if sums
            .block_moments
            .iter()
            .any(|whole| whole.count() != begun / block)
        {
            return Err(DecodeError);
        }
        Ok(sums)
    }
}

impl<T: Codec + Copy + Default, const COUPLINGS: usize> Codec for PerSeries<T, COUPLINGS> {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.a.encode(bytes);
        self.coupled.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(Self {
            a: Codec::decode(bytes)?,
            coupled: Codec::decode(bytes)?,
        })
    }
}
