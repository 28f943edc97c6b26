//! One-sided databases: how many rolls a side needs to bear off, or to do what else [`Steps`] lead to, if she plays for the fewest
//! rolls on average and takes no notice of the other side.

use super::arrangements::{Index, OFF};
use super::chance::{Chance, nearest};
use super::checkers::POINTS;
use super::steps::Steps;
use super::u32_codec;
use crate::codec::{Garbled, Packed};
use crate::rollout::dice::{ALL_KINDS, Kind};

/// Nobody needs more rolls than this: fifteen checkers on the six point, or four on the 24 point that have to come home, 2-1
/// forever.
const MOST_ROLLS: usize = 32;

/// Doubles are so many dice.
const DICE: usize = 4;

/// Arrangements done between two questions whether to go on.
const STRIDE: usize = 64;

/// For every arrangement, the distribution of the number of rolls.
#[derive(Debug)]
pub(crate) struct OneSided {
    /// Mean number of rolls.
    mean: Vec<f64>,
    /// For each arrangement in turn and each number of rolls, the probability that more are needed. In `f32`: the database
    /// of fifteen checkers takes 7 MB.
    still: Vec<f32>,
}

/// A database in the making.
pub(crate) struct OneSidedBuilder {
    database: OneSided,
    size: usize,
    /// The best arrangement that one die, two or three equal ones can make of each: six entries each. What more dice make at best
    /// is the best of what these make after a die.
    best: Vec<[[Index; POINTS]; DICE - 1]>,
}

impl OneSidedBuilder {
    /// Begins that of so many arrangements.
    pub fn new(size: usize) -> Self {
        let mut builder = Self {
            database: OneSided {
                mean: Vec::with_capacity(size),
                still: Vec::with_capacity(size * MOST_ROLLS),
            },
            size,
            best: Vec::with_capacity(size),
        };
        builder.database.mean.push(0.0);
        builder.database.still.extend([0.0; MOST_ROLLS]);
        builder.best.push([[OFF; POINTS]; DICE - 1]);
        builder
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        self.best.len() as f64 / self.size as f64
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, steps: &Steps, keep_going: &mut dyn FnMut() -> bool) -> bool {
        while self.best.len() < self.size {
            for index in self.best.len()..self.size.min(self.best.len() + STRIDE) {
                self.add(steps, index as Index);
            }
            if !keep_going() {
                break;
            }
        }
        self.best.len() == self.size
    }

    pub fn finish(self) -> OneSided {
        self.database
    }

    /// Everything about one arrangement; those with lower numbers are there.
    fn add(&mut self, steps: &Steps, index: Index) {
        self.best.push(core::array::from_fn(|more| {
            let dice = core::array::from_fn(|number| number as u8 + 1);
            dice.map(|die| self.best_of(steps, index, die, (more, die)))
        }));
        let mut mean = 0.0;
        let mut still = [0.0_f64; MOST_ROLLS];
        for kind in ALL_KINDS {
            let after = self.best_play(steps, index, kind);
            let weight = f64::from(kind.rolls);
            mean += weight * self.database.mean[usize::from(after)];
            for (still, &after) in still[1..].iter_mut().zip(self.database.still(after)) {
                *still += weight * f64::from(after);
            }
        }
        self.database.mean.push(1.0 + mean / 36.0);
        still[0] = 36.0;
        self.database
            .still
            .extend(still.map(|still| (still / 36.0) as f32));
    }

    /// What the best play of a roll makes of an arrangement, of which it is known what equal dice make of it.
    fn best_play(&self, steps: &Steps, index: Index, kind: Kind) -> Index {
        let Kind { high, low, .. } = kind;
        if high == low {
            return self.best_of(steps, index, high, (DICE - 1, high));
        }
        self.fewer_rolls(
            self.best_of(steps, index, high, (1, low)),
            self.best_of(steps, index, low, (1, high)),
        )
    }

    /// What a die, and then so many more that are equal, make of an arrangement at best. The last checker may go off before the last
    /// die.
    fn best_of(&self, steps: &Steps, index: Index, first: u8, more: (usize, u8)) -> Index {
        let after = steps.after_die(index, first).iter();
        let all = after.map(|&next| self.equal(next, more));
        all.reduce(|one, two| self.fewer_rolls(one, two))
            .unwrap_or(OFF)
    }

    /// What so many equal dice make at best of an arrangement that was done before.
    fn equal(&self, index: Index, (count, die): (usize, u8)) -> Index {
        count.checked_sub(1).map_or(index, |last| {
            self.best[usize::from(index)][last][usize::from(die) - 1]
        })
    }

    /// The one of two that needs fewer rolls on average; of equals, the lower number.
    fn fewer_rolls(&self, one: Index, two: Index) -> Index {
        let rank = |index| (self.database.mean[usize::from(index)], index);
        if rank(two) < rank(one) { two } else { one }
    }
}

impl OneSided {
    pub fn pack(&self, bytes: &mut Vec<u8>) {
        u32_codec::pack(self.still.iter().map(|still| still.to_bits()), bytes);
        self.mean.pack(bytes);
    }

    /// Reads the database of `size` arrangements from the front of these bytes.
    pub fn unpack(size: usize, bytes: &mut &[u8]) -> Result<Self, Garbled> {
        // The bits of numbers that are not negative rise with them.
        let still = u32_codec::unpack(bytes, size * MOST_ROLLS, 1.0_f32.to_bits())?;
        let mean: Vec<f64> = Packed::unpack(bytes)?;
        if mean.len() != size {
            return Err(Garbled);
        }
        Ok(Self {
            mean,
            still: still.into_iter().map(f32::from_bits).collect(),
        })
    }

    /// For each number of rolls, the probability that more are needed.
    pub fn still(&self, index: Index) -> &Still {
        let (all, _) = self.still.as_chunks();
        &all[usize::from(index)]
    }

    /// Mean number of rolls to bear off.
    pub fn mean_rolls(&self, index: Index) -> f64 {
        self.mean[usize::from(index)]
    }

    /// The chance that `mover`, on roll, is off before `other`, if both take no notice of each other.
    pub fn chance(&self, mover: Index, other: Index) -> Chance {
        before(self.still(mover), self.still(other), First::Mover)
    }
}

/// For each number of rolls, the probability that more are needed.
pub(crate) type Still = [f32; MOST_ROLLS];

/// Who rolls first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum First {
    /// The side whose chance it is.
    Mover,
    /// The other one.
    Other,
}

/// The chance that `mover` is done before `other`: the sum over k of P(mover is done with her k-th roll) × P(other needs more rolls
/// than she has had by then: k − 1, or k if she rolled first).
pub(crate) fn before(mover: &Still, other: &Still, first: First) -> Chance {
    let had = match first {
        First::Mover => 1,
        First::Other => 0,
    };
    let mut sum = 0.0;
    for k in 1..MOST_ROLLS {
        if mover[k - 1] == 0.0 || other[k - had] == 0.0 {
            break;
        }
        sum += (f64::from(mover[k - 1]) - f64::from(mover[k])) * f64::from(other[k - had]);
    }
    nearest(sum)
}

#[cfg(test)]
mod tests {
    use super::super::arrangements::Arrangements;
    use super::super::checkers::Checkers;
    use super::*;
    use crate::clock::most_at_once;

    fn database(most: u8) -> (Arrangements, OneSided) {
        let arrangements = Arrangements::new(most);
        let mut builder = OneSidedBuilder::new(arrangements.all());
        assert!(builder.build_while(arrangements.steps(), &mut || true));
        (arrangements, builder.finish())
    }

    fn find(arrangements: &Arrangements, points: [u8; 6]) -> Index {
        arrangements.find(Checkers::new(points).unwrap()).unwrap()
    }

    #[test]
    fn rolls_to_bear_off_by_hand() {
        let (arrangements, database) = database(4);
        let mean = |points| database.mean_rolls(find(&arrangements, points));
        // One checker on the six point: 9 of the 36 rolls fail, and then the second bears off: 1 + 9/36.
        assert!((mean([0, 0, 0, 0, 0, 1]) - 1.25).abs() < 1e-12);
        // Four on the ace point: doubles bear off all, others two: 1 + 30/36.
        assert!((mean([4, 0, 0, 0, 0, 0]) - (1.0 + 30.0 / 36.0)).abs() < 1e-12);
        assert_eq!(mean([2, 0, 0, 0, 0, 0]), 1.0);
    }

    #[test]
    fn without_choice_the_chances_are_the_exact_ones() {
        let (arrangements, database) = database(4);
        let (x, o) = (
            find(&arrangements, [4, 0, 0, 0, 0, 0]),
            find(&arrangements, [0, 0, 0, 0, 0, 1]),
        );
        // 1/6 at once, else O fails (1/4): 1/6 + 5/6 × 1/4 = 3/8.
        assert!((super::super::chance::probability(database.chance(x, o)) - 0.375).abs() < 1e-7);
    }

    #[test]
    fn nobody_needs_more_rolls_than_are_kept() {
        let (arrangements, database) = database(15);
        for index in 0..arrangements.len() as Index {
            assert_eq!(database.still(index)[MOST_ROLLS - 1], 0.0);
        }
        // 90 pips at 3 a roll.
        let slowest = database.still(find(&arrangements, [0, 0, 0, 0, 0, 15]));
        assert!(slowest[29] > 0.0 && slowest[30] == 0.0);
    }

    #[test]
    fn the_clock_is_looked_at_after_each_stride_of_arrangements() {
        let arrangements = Arrangements::new(6);
        let mut builder = OneSidedBuilder::new(arrangements.all());
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.best.len() as u64,
            |builder, clock| builder.build_while(arrangements.steps(), clock),
        );
        assert_eq!(at_once, STRIDE as u64);
    }
}
