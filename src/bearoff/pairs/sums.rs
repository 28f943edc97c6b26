//! What is summed up over pairs.

use super::coupling::Coupling;
use super::pair::Played;
use crate::moments::Moments;
use crate::packed::{Garbled, Packed};
use crate::roller::Sums;
use crate::score::{Score, Unit};
use crate::statistics::{Summary, Z95};

/// Couplings that there are.
const COUPLINGS: usize = Coupling::ALL.len();

/// What is averaged: A's results, then of each coupling B's and the differences A − B; all of it plain, then reduced.
pub(super) const SERIES: usize = 2 + 4 * COUPLINGS;

/// Which series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Series {
    /// Results of A, which are the same in all couplings.
    A,
    /// Results of B.
    B(Coupling),
    /// A − B.
    Difference(Coupling),
}

impl Series {
    /// Its place among all, plain or reduced.
    const fn place(self, reduced: bool) -> usize {
        let plain = match self {
            Self::A => 0,
            Self::B(coupling) => 2 + 4 * coupling as usize,
            Self::Difference(coupling) => 4 + 4 * coupling as usize,
        };
        plain + reduced as usize
    }
}

/// Ways in which the five games of a trial can end: a bit for A, and one for B in each coupling, set where the mover has won.
const ENDS: usize = 1 << (1 + COUPLINGS);

/// Who won, of all pairs of a coupling.
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
pub struct PairSums {
    /// Pairs of a block.
    block: u64,
    /// Place of the first pair in its block.
    from: u64,
    pairs: u64,
    ends: [u64; ENDS],
    /// Sums over the pairs of the block that was begun before, if there are any.
    head: [i64; SERIES],
    /// Of sums over whole blocks.
    whole: [Moments; SERIES],
    /// Sums over the pairs of the block that is begun.
    tail: [i64; SERIES],
}

impl PairSums {
    /// No pair yet. The first will be in this place of its block.
    pub(super) fn new(block: u64, from: u64) -> Self {
        Self {
            block,
            from,
            pairs: 0,
            ends: [0; ENDS],
            head: [0; SERIES],
            whole: [Moments::default(); SERIES],
            tail: [0; SERIES],
        }
    }

    /// Adds the next pair.
    #[inline]
    pub(super) fn add(&mut self, played: &Played) {
        let mut values = [0; SERIES];
        let mut ends = 0;
        let a = [played.a.result, played.a.reduced()];
        let mut set = |series: Series, of: [Score; 2]| {
            values[series.place(false)] = of[0].units();
            values[series.place(true)] = of[1].units();
        };
        set(Series::A, a);
        ends |= usize::from(played.a.is_won());
        for (coupling, b) in Coupling::ALL.into_iter().zip(&played.b) {
            ends |= usize::from(b.is_won()) << (1 + coupling as usize);
            let b = [b.result, b.reduced()];
            set(Series::B(coupling), b);
            set(Series::Difference(coupling), [a[0] - b[0], a[1] - b[1]]);
        }
        self.ends[ends] += 1;
        self.pairs += 1;
        if self.block == 1 {
            for (whole, value) in self.whole.iter_mut().zip(values) {
                whole.add(Score::from_units(value));
            }
        } else {
            self.add_to_block(&values);
        }
    }

    /// The same where a block has more than one pair.
    fn add_to_block(&mut self, values: &[i64; SERIES]) {
        let begun_before = self.from > 0 && self.from + self.pairs <= self.block;
        let open = if begun_before {
            &mut self.head
        } else {
            &mut self.tail
        };
        for (sum, value) in open.iter_mut().zip(values) {
            *sum += value;
        }
        if !begun_before && (self.from + self.pairs).is_multiple_of(self.block) {
            self.close();
        }
    }

    /// The block that is begun is whole.
    fn close(&mut self) {
        for (whole, sum) in self.whole.iter_mut().zip(&mut self.tail) {
            whole.add(Score::from_units(core::mem::take(sum)));
        }
    }

    /// Whether all pairs are of one block, which was begun before the first and still goes on.
    const fn is_within(&self) -> bool {
        self.from > 0 && self.from + self.pairs < self.block
    }

    /// How many blocks are whole.
    pub(super) const fn blocks(&self) -> u64 {
        self.whole[0].count()
    }

    /// Mean of all pairs; deviation of one pair, its error and interval from whole blocks: SD = √(variance of a block's sum
    /// / its pairs), so that SE = SD / √pairs here as anywhere. In percent and points.
    pub(super) fn summary(&self, series: Series, reduced: bool) -> Summary {
        let place = series.place(reduced);
        let of_blocks = self.whole[place].summary(Score::ZERO, Unit::Percent);
        if self.block == 1 {
            return of_blocks;
        }
        let rest = i128::from(self.head[place]).wrapping_add(i128::from(self.tail[place]));
        let all = self.whole[place].sum().wrapping_add(rest);
        let games = self.pairs;
        let mean = (games > 0).then(|| Unit::Percent.of_units(all as f64) / games as f64);
        let block = self.block as f64;
        let sd = of_blocks.sd.map(|sd| sd / block.sqrt());
        let se = sd.map(|sd| sd / (block * self.blocks() as f64).sqrt());
        let ci = mean.zip(se);
        Summary {
            games,
            mean,
            sd,
            se,
            ci: ci.map(|(mean, se)| (mean - Z95 * se, mean + Z95 * se)),
        }
    }

    /// Who won, of all pairs of a coupling.
    pub(super) fn outcomes(&self, coupling: Coupling) -> Outcomes {
        let mut outcomes = Outcomes::default();
        for (ends, &count) in self.ends.iter().enumerate() {
            let (a, b) = (ends & 1 > 0, ends >> (1 + coupling as usize) & 1 > 0);
            *match (a, b) {
                (true, true) => &mut outcomes.both,
                (true, false) => &mut outcomes.only_a,
                (false, true) => &mut outcomes.only_b,
                (false, false) => &mut outcomes.neither,
            } += count;
        }
        outcomes
    }
}

impl Sums for PairSums {
    fn games(&self) -> u64 {
        self.pairs
    }

    fn merge(&mut self, next: &Self) {
        if self.pairs == 0 {
            self.clone_from(next);
            return;
        }
        let within = self.is_within();
        for (count, next) in self.ends.iter_mut().zip(&next.ends) {
            *count = count.wrapping_add(*next);
        }
        self.pairs = self.pairs.wrapping_add(next.pairs);
        // What the next begins with belongs to the block that is open here.
        let open = if within {
            &mut self.head
        } else {
            &mut self.tail
        };
        for (sum, more) in open.iter_mut().zip(&next.head) {
            *sum = sum.wrapping_add(*more);
        }
        if next.is_within() {
            return;
        }
        if next.from > 0 && !within {
            self.close();
        }
        for (whole, more) in self.whole.iter_mut().zip(&next.whole) {
            whole.merge(more);
        }
        self.tail = next.tail;
    }

    fn is_like(&self, other: &Self) -> bool {
        self.block == other.block
    }
}

impl Packed for PairSums {
    fn pack(&self, bytes: &mut Vec<u8>) {
        (self.block, self.from).pack(bytes);
        self.ends.pack(bytes);
        self.head.pack(bytes);
        self.whole.pack(bytes);
        self.tail.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (block, from) = <(u64, u64)>::unpack(bytes)?;
        let ends = <[u64; ENDS]>::unpack(bytes)?;
        let mut counts = ends.iter();
        let pairs = counts.try_fold(0_u64, |pairs, &count| pairs.checked_add(count));
        let pairs = pairs.ok_or(Garbled)?;
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
        if sums
            .whole
            .iter()
            .any(|whole| whole.count() != begun / block)
        {
            return Err(Garbled);
        }
        Ok(sums)
    }
}
