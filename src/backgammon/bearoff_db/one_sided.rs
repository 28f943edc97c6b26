//! One-sided databases: how many rolls a side needs to bear off, or to do what else [`Steps`] lead to, if she plays for the fewest
//! rolls on average and takes no notice of the other side.

use super::arrangements::{OFF, Steps};
use super::chance::{Chance, quantize};
use super::checkers::ArrangementIndex;
use super::checkers::HOME_POINTS;
use super::u32_codec;
use crate::codec::{Codec, DecodeError};
use crate::rollout::dice::{ALL_KINDS, RollKind};

/// Nobody needs more rolls than this: fifteen checkers on the six point, or four on the 24 point that have to come home, 2-1
/// forever.
const MAX_ROLLS: usize = 32;

/// Doubles are so many dice.
const DICE_IN_DOUBLE: usize = 4;

/// Arrangements done between two questions whether to go on.
const STRIDE: usize = 64;

/// For every arrangement, the distribution of the number of rolls.
#[derive(Debug)]
pub(crate) struct OneSided {
    /// Mean number of rolls.
    mean: Vec<f64>,
    /// For each arrangement in turn and each number of rolls, the probability that more are needed. In `f32`: the database
    /// of fifteen checkers takes 7 MB.
    survival: Vec<f32>,
}

/// A database in the making.
pub(crate) struct OneSidedBuilder {
    database: OneSided,
    size: usize,
    /// The best arrangement that one die, two or three equal ones can make of each: six entries each. What more dice make at best
    /// is the best of what these make after a die.
    best: Vec<[[ArrangementIndex; HOME_POINTS]; DICE_IN_DOUBLE - 1]>,
}

impl OneSidedBuilder {
    /// Begins that of so many arrangements.
    pub fn new(size: usize) -> Self {
        let mut builder = Self {
            database: OneSided {
                mean: Vec::with_capacity(size),
                survival: Vec::with_capacity(size * MAX_ROLLS),
            },
            size,
            best: Vec::with_capacity(size),
        };
        builder.database.mean.push(0.0);
        builder.database.survival.extend([0.0; MAX_ROLLS]);
        builder.best.push([[OFF; HOME_POINTS]; DICE_IN_DOUBLE - 1]);
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
                self.add_arrangement(steps, index as ArrangementIndex);
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
    fn add_arrangement(&mut self, steps: &Steps, index: ArrangementIndex) {
        self.best.push(core::array::from_fn(|more| {
            let dice = core::array::from_fn(|number| number as u8 + 1);
            dice.map(|die| self.best_after(steps, index, die, (more, die)))
        }));
        let mut mean = 0.0;
        let mut survival = [0.0_f64; MAX_ROLLS];
        for kind in ALL_KINDS {
            let after = self.best_play(steps, index, kind);
            let weight = f64::from(kind.rolls);
            mean += weight * self.database.mean[usize::from(after)];
            for (still, &after) in survival[1..].iter_mut().zip(self.database.survival(after)) {
                *still += weight * f64::from(after);
            }
        }
        self.database.mean.push(1.0 + mean / 36.0);
        survival[0] = 36.0;
        self.database
            .survival
            .extend(survival.map(|still| (still / 36.0) as f32));
    }

    /// What the best play of a roll makes of an arrangement, of which it is known what equal dice make of it.
    fn best_play(
        &self,
        steps: &Steps,
        index: ArrangementIndex,
        kind: RollKind,
    ) -> ArrangementIndex {
        let RollKind { high, low, .. } = kind;
        if high == low {
            return self.best_after(steps, index, high, (DICE_IN_DOUBLE - 1, high));
        }
        self.fewer_rolls(
            self.best_after(steps, index, high, (1, low)),
            self.best_after(steps, index, low, (1, high)),
        )
    }

    /// What a die, and then so many more that are equal, make of an arrangement at best. The last checker may go off before the last
    /// die.
    fn best_after(
        &self,
        steps: &Steps,
        index: ArrangementIndex,
        first: u8,
        more: (usize, u8),
    ) -> ArrangementIndex {
        let after = steps.after_die(index, first).iter();
        let all = after.map(|&next| self.best_after_equal_dice(next, more));
        all.reduce(|one, two| self.fewer_rolls(one, two))
            .unwrap_or(OFF)
    }

    /// What so many equal dice make at best of an arrangement that was done before.
    fn best_after_equal_dice(
        &self,
        index: ArrangementIndex,
        (count, die): (usize, u8),
    ) -> ArrangementIndex {
        count.checked_sub(1).map_or(index, |last| {
            self.best[usize::from(index)][last][usize::from(die) - 1]
        })
    }

    /// The one of two that needs fewer rolls on average; of equals, the lower number.
    fn fewer_rolls(&self, one: ArrangementIndex, two: ArrangementIndex) -> ArrangementIndex {
        let rank = |index| (self.database.mean[usize::from(index)], index);
        if rank(two) < rank(one) { two } else { one }
    }
}

impl OneSided {
    pub fn encode(&self, bytes: &mut Vec<u8>) {
        u32_codec::encode(self.survival.iter().map(|still| still.to_bits()), bytes);
        self.mean.encode(bytes);
    }

    /// Reads the database of `size` arrangements from the front of these bytes.
    pub fn decode(size: usize, bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        // The bits of numbers that are not negative rise with them.
        let survival = u32_codec::decode(bytes, size * MAX_ROLLS, 1.0_f32.to_bits())?;
        let mean: Vec<f64> = Codec::decode(bytes)?;
        if mean.len() != size {
            return Err(DecodeError);
        }
        Ok(Self {
            mean,
            survival: survival.into_iter().map(f32::from_bits).collect(),
        })
    }

    /// For each number of rolls, the probability that more are needed.
    pub fn survival(&self, index: ArrangementIndex) -> &SurvivalCurve {
        let (all, _) = self.survival.as_chunks();
        &all[usize::from(index)]
    }

    /// Mean number of rolls to bear off.
    pub fn mean_rolls(&self, index: ArrangementIndex) -> f64 {
        self.mean[usize::from(index)]
    }

    /// The chance that `mover`, on roll, is off before `other`, if both take no notice of each other.
    pub fn chance(&self, mover: ArrangementIndex, opponent: ArrangementIndex) -> Chance {
        chance_to_finish_first(
            self.survival(mover),
            self.survival(opponent),
            FirstRoller::Mover,
        )
    }
}

/// For each number of rolls, the probability that more are needed.
pub(crate) type SurvivalCurve = [f32; MAX_ROLLS];

/// Who rolls first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstRoller {
    /// The side whose chance it is.
    Mover,
    /// The other one.
    Opponent,
}

/// The chance that `mover` is done before `other`: the sum over k of P(mover is done with her k-th roll) × P(other needs more rolls
/// than she has had by then: k − 1, or k if she rolled first).
pub(crate) fn chance_to_finish_first(
    mover: &SurvivalCurve,
    opponent: &SurvivalCurve,
    first: FirstRoller,
) -> Chance {
    let head_start = match first {
        FirstRoller::Mover => 1,
        FirstRoller::Opponent => 0,
    };
    let mut sum = 0.0;
    for k in 1..MAX_ROLLS {
        if mover[k - 1] == 0.0 || opponent[k - head_start] == 0.0 {
            break;
        }
        sum +=
            (f64::from(mover[k - 1]) - f64::from(mover[k])) * f64::from(opponent[k - head_start]);
    }
    quantize(sum)
}

#[cfg(test)]
mod tests {
    use super::super::arrangements::Arrangements;
    use super::super::checkers::Checkers;
    use super::*;
    use crate::clock::most_at_once;

    fn database(most: u8) -> (Arrangements, OneSided) {
        let arrangements = Arrangements::build(most);
        let mut builder = OneSidedBuilder::new(arrangements.total());
        assert!(builder.build_while(arrangements.steps(), &mut || true));
        (arrangements, builder.finish())
    }

    fn find(arrangements: &Arrangements, points: [u8; 6]) -> ArrangementIndex {
        arrangements
            .index_of(Checkers::new(points).unwrap())
            .unwrap()
    }

    #[test]
    fn mean_rolls_by_hand() {
        let (arrangements, database) = database(4);
        let mean = |points| database.mean_rolls(find(&arrangements, points));
        // One checker on the six point: 9 of the 36 rolls fail, and then the second bears off: 1 + 9/36.
        assert!((mean([0, 0, 0, 0, 0, 1]) - 1.25).abs() < 1e-12);
        // Four on the ace point: doubles bear off all, others two: 1 + 30/36.
        assert!((mean([4, 0, 0, 0, 0, 0]) - (1.0 + 30.0 / 36.0)).abs() < 1e-12);
        assert_eq!(mean([2, 0, 0, 0, 0, 0]), 1.0);
    }

    #[test]
    fn chance_is_exact_without_choices() {
        let (arrangements, database) = database(4);
        let (x, o) = (
            find(&arrangements, [4, 0, 0, 0, 0, 0]),
            find(&arrangements, [0, 0, 0, 0, 0, 1]),
        );
        // 1/6 at once, else O fails (1/4): 1/6 + 5/6 × 1/4 = 3/8.
        assert!((super::super::chance::to_probability(database.chance(x, o)) - 0.375).abs() < 1e-7);
    }

    #[test]
    fn curves_end_before_max_rolls() {
        let (arrangements, database) = database(15);
        for index in 0..arrangements.len() as ArrangementIndex {
            assert_eq!(database.survival(index)[MAX_ROLLS - 1], 0.0);
        }
        // 90 pips at 3 a roll.
        let slowest = database.survival(find(&arrangements, [0, 0, 0, 0, 0, 15]));
        assert!(slowest[29] > 0.0 && slowest[30] == 0.0);
    }

    #[test]
    fn checks_clock_after_each_stride() {
        let arrangements = Arrangements::build(6);
        let mut builder = OneSidedBuilder::new(arrangements.total());
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.best.len() as u64,
            |builder, clock| builder.build_while(arrangements.steps(), clock),
        );
        assert_eq!(at_once, STRIDE as u64);
    }
}
