//! What is summed up over pairs.

use super::bounds::PairBounds;
use super::played::Played;
use crate::codec::{Garbled, Packed};
use crate::rollout::game_runner::Sums;
use crate::stats::interval::{Bounds, Reach, ScoreBounds};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::Summary;

/// What is averaged; of couplings, the number of one among those that are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Series {
    /// Results of A, which are the same in all couplings.
    A,
    /// Results of B.
    B(usize),
    /// A − B.
    Difference(usize),
}

/// Something of every series, plain and then reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OfSeries<T, const COUPLINGS: usize> {
    a: [T; 2],
    /// Of each coupling B, then A − B.
    coupled: [[T; 4]; COUPLINGS],
}

impl<T: Copy + Default, const COUPLINGS: usize> OfSeries<T, COUPLINGS> {
    fn none() -> Self {
        Self {
            a: [T::default(); 2],
            coupled: [[T::default(); 4]; COUPLINGS],
        }
    }

    fn get(&self, series: Series, reduced: bool) -> &T {
        let way = usize::from(reduced);
        match series {
            Series::A => &self.a[way],
            Series::B(coupling) => &self.coupled[coupling][way],
            Series::Difference(coupling) => &self.coupled[coupling][2 + way],
        }
    }

    fn all(&self) -> impl Iterator<Item = &T> {
        self.a.iter().chain(self.coupled.as_flattened())
    }

    /// Each of these with the one of the same series.
    #[inline]
    fn with<U: Copy>(&mut self, other: &OfSeries<U, COUPLINGS>, mut act: impl FnMut(&mut T, U)) {
        for (mine, &other) in self.a.iter_mut().zip(&other.a) {
            act(mine, other);
        }
        let coupled = self.coupled.as_flattened_mut().iter_mut();
        for (mine, &other) in coupled.zip(other.coupled.as_flattened()) {
            act(mine, other);
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
    block: u64,
    /// Place of the first pair in its block.
    from: u64,
    pairs: u64,
    /// Of each coupling, how many pairs ended in which way: 1 where A has won, and 2 more where B has.
    ends: [[u64; 4]; COUPLINGS],
    /// Sums over the pairs of the block that was begun before, if there are any.
    head: OfSeries<i64, COUPLINGS>,
    /// Of sums over whole blocks.
    whole: OfSeries<Moments, COUPLINGS>,
    /// Sums over the pairs of the block that is begun.
    tail: OfSeries<i64, COUPLINGS>,
}

impl<const COUPLINGS: usize> PairSums<COUPLINGS> {
    /// No pair yet. The first will be in this place of its block.
    pub(crate) fn new(block: u64, from: u64) -> Self {
        Self {
            block,
            from,
            pairs: 0,
            ends: [[0; 4]; COUPLINGS],
            head: OfSeries::none(),
            whole: OfSeries::none(),
            tail: OfSeries::none(),
        }
    }

    /// Adds the next pair.
    #[inline]
    pub(crate) fn add(&mut self, played: &Played<COUPLINGS>) {
        let a = [played.a.result, played.a.reduced()].map(Score::units);
        let mut values = OfSeries {
            a,
            coupled: [[0; 4]; COUPLINGS],
        };
        let of_couplings = values.coupled.iter_mut().zip(&mut self.ends);
        for ((values, ends), b) in of_couplings.zip(&played.b) {
            ends[usize::from(played.a.is_won()) + 2 * usize::from(b.is_won())] += 1;
            let b = [b.result, b.reduced()].map(Score::units);
            *values = [b[0], b[1], a[0] - b[0], a[1] - b[1]];
        }
        self.pairs += 1;
        if self.block == 1 {
            self.whole
                .with(&values, |whole, value| whole.add(Score::from_units(value)));
        } else {
            self.add_to_block(&values);
        }
    }

    /// The same where a block has more than one pair.
    fn add_to_block(&mut self, values: &OfSeries<i64, COUPLINGS>) {
        let begun_before = self.from > 0 && self.from + self.pairs <= self.block;
        let open = if begun_before {
            &mut self.head
        } else {
            &mut self.tail
        };
        open.with(values, |sum, value| *sum += value);
        if !begun_before && (self.from + self.pairs).is_multiple_of(self.block) {
            self.close();
        }
    }

    /// The block that is begun is whole.
    fn close(&mut self) {
        let tail = core::mem::replace(&mut self.tail, OfSeries::none());
        self.whole
            .with(&tail, |whole, sum| whole.add(Score::from_units(sum)));
    }

    /// Whether all pairs are of one block, which was begun before the first and still goes on.
    const fn is_within(&self) -> bool {
        self.from > 0 && self.from + self.pairs < self.block
    }

    /// How many blocks are whole.
    pub(crate) fn blocks(&self) -> u64 {
        self.whole.a[0].count()
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
        let whole = self.whole.get(series, reduced);
        let seen = whole.seen(Score::ZERO, unit);
        let bounds = bounds.of(series, reduced);
        if self.block == 1 {
            let reach = self.reach(series, bounds, unit, seen);
            return whole.summary(Score::ZERO, unit, reach);
        }
        // How far a sum is from their mean, one pair of the block may be from its own.
        let of_blocks = whole.summary(Score::ZERO, unit, Reach::seen(seen));
        let [head, tail] =
            [&self.head, &self.tail].map(|sums| i128::from(*sums.get(series, reduced)));
        let all = whole.sum().wrapping_add(head.wrapping_add(tail));
        let block = self.block as f64;
        let mean = (self.pairs > 0).then(|| unit.of_units(all as f64) / self.pairs as f64);
        let shift = mean.unwrap_or(0.0) - of_blocks.mean.unwrap_or(0.0);
        let seen = Bounds {
            low: seen.low + shift,
            high: seen.high + shift,
        };
        let variance = of_blocks.variance().map(|variance| variance / block);
        let reach = self.reach(series, bounds, unit, seen);
        let of_whole = Summary::new(self.blocks() * self.block, mean, variance, reach);
        let sd = of_blocks.sd.map(|sd| sd / block.sqrt());
        Summary {
            games: self.pairs,
            sd,
            se: sd.map(|sd| sd / (block * self.blocks() as f64).sqrt()),
            ..of_whole
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
        let whole = self.whole.get(series, reduced);
        let block = self.block as f64;
        let per_pair = |value: f64| value / block;
        let Bounds { low, high } = whole.seen(Score::ZERO, unit);
        let seen = Bounds {
            low: per_pair(low),
            high: per_pair(high),
        };
        let reach = self.reach(series, bounds.of(series, reduced), unit, seen);
        let sums = whole.summary(Score::ZERO, unit, reach);
        let variance = sums.variance().map(|variance| variance / (block * block));
        Summary::new(self.blocks(), sums.mean.map(per_pair), variance, reach)
    }

    /// How far a series reaches that was seen to reach so far. While hardly any pair was won by one play and not by the other,
    /// such a pair may differ by as much as results do.
    fn reach(
        &self,
        series: Series,
        bounds: Option<ScoreBounds>,
        unit: Unit,
        seen: Bounds,
    ) -> Reach {
        let reach = Reach::of(bounds, unit, seen);
        let Series::Difference(coupling) = series else {
            return reach;
        };
        let Outcomes { only_a, only_b, .. } = self.outcomes(coupling);
        // A win against a loss: 100 percentage points or two points, if chances are summed up or equities.
        let most = unit.of_a_win()
            * match unit {
                Unit::Percent => 1.0,
                Unit::Points => 2.0,
            };
        reach.while_rare(only_a + only_b, Bounds::of([-most, most]))
    }

    /// Winners of all pairs of a coupling.
    pub(crate) const fn outcomes(&self, coupling: usize) -> Outcomes {
        let [neither, only_a, only_b, both] = self.ends[coupling];
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
        let within = self.is_within();
        let ends = self.ends.as_flattened_mut().iter_mut();
        for (count, next) in ends.zip(next.ends.as_flattened()) {
            *count = count.wrapping_add(*next);
        }
        self.pairs = self.pairs.wrapping_add(next.pairs);
        // What the next begins with belongs to the block that is open here.
        let open = if within {
            &mut self.head
        } else {
            &mut self.tail
        };
        open.with(&next.head, |sum, more| *sum = sum.wrapping_add(more));
        if next.is_within() {
            return;
        }
        if next.from > 0 && !within {
            self.close();
        }
        self.whole
            .with(&next.whole, |whole, more| whole.merge(&more));
        self.tail = next.tail;
    }

    fn is_like(&self, other: &Self) -> bool {
        self.block == other.block
    }
}

impl<const COUPLINGS: usize> Packed for PairSums<COUPLINGS> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        (self.block, self.from).pack(bytes);
        self.ends.pack(bytes);
        self.head.pack(bytes);
        self.whole.pack(bytes);
        self.tail.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (block, from) = <(u64, u64)>::unpack(bytes)?;
        let ends = <[[u64; 4]; COUPLINGS]>::unpack(bytes)?;
        // As many pairs in every coupling.
        let mut pairs = None;
        for ends in &ends {
            let sum = ends
                .iter()
                .try_fold(0_u64, |sum, &count| sum.checked_add(count));
            if sum.is_none() || sum != *pairs.get_or_insert(sum) {
                return Err(Garbled);
            }
        }
        let pairs = pairs.flatten().ok_or(Garbled)?;
        let sums = Self {
            block,
            from,
            pairs,
            ends,
            head: Packed::unpack(bytes)?,
            whole: Packed::unpack(bytes)?,
            tail: Packed::unpack(bytes)?,
        };
        if from >= block {
            return Err(Garbled);
        }
        // How many blocks are whole follows from where they begin and end.
        let begun = if from == 0 {
            pairs
        } else {
            pairs.saturating_sub(block - from)
        };
        if sums.whole.all().any(|whole| whole.count() != begun / block) {
            return Err(Garbled);
        }
        Ok(sums)
    }
}

impl<T: Packed + Copy + Default, const COUPLINGS: usize> Packed for OfSeries<T, COUPLINGS> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.a.pack(bytes);
        self.coupled.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        Ok(Self {
            a: Packed::unpack(bytes)?,
            coupled: Packed::unpack(bytes)?,
        })
    }
}
