//! One-sided databases: the distribution of the number of rolls that a side needs for a task.
//!
//! The task is to bear off, or another that [`Steps`] lead through. The side plays for the fewest
//! rolls on average and ignores the other side.

use super::arrangements::{OFF, Steps};
use super::chance::{Chance, quantize};
use super::checkers::ArrangementIndex;
use super::checkers::HOME_POINTS;
use super::u32_codec;
use crate::codec::{Codec, DecodeError};
use crate::rollout::dice::{ALL_KINDS, RollKind};
use crate::rollout::resumable::Pause;

/// The length of a survival curve: more rolls than any task takes.
///
/// With 2-1 on every roll, fifteen checkers on the six point take 30 rolls. Four checkers on the 24
/// point take 25 to come home and bear one off.
const MAX_ROLLS: usize = 32;

/// The number of dice that a double plays.
const DICE_IN_DOUBLE: usize = 4;

/// Arrangements computed between two pauses.
const STRIDE: usize = 64;

/// The distribution of the number of rolls for every arrangement.
#[derive(Debug)]
pub(crate) struct OneSided {
    /// The mean number of rolls for each arrangement.
    mean: Vec<f64>,
    /// The [survival curve](SurvivalCurve) of each arrangement in turn. In `f32` the database of
    /// fifteen checkers takes 7 MB.
    survival: Vec<f32>,
}

/// A one-sided database that is being computed.
struct OneSidedBuilder {
    /// The database of the arrangements done so far.
    database: OneSided,
    /// The best outcomes of equal dice from each arrangement: `best[index][n - 1][d - 1]` for n
    /// dice that show d. One to three dice are enough, because the best outcome of four is the best
    /// of these after a first die.
    best: Vec<[[ArrangementIndex; HOME_POINTS]; DICE_IN_DOUBLE - 1]>,
}

impl OneSidedBuilder {
    /// Creates a builder for `size` arrangements. Index 0, where nothing is left to do, is done.
    fn new(size: usize) -> Self {
        let mut builder = Self {
            database: OneSided {
                mean: Vec::with_capacity(size),
                survival: Vec::with_capacity(size * MAX_ROLLS),
            },
            best: Vec::with_capacity(size),
        };
        builder.database.mean.push(0.0);
        builder.database.survival.extend([0.0; MAX_ROLLS]);
        builder.best.push([[OFF; HOME_POINTS]; DICE_IN_DOUBLE - 1]);
        builder
    }

    /// Adds the arrangement with the next index. Those with lower indices are done.
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
            for (sum, &after) in survival[1..].iter_mut().zip(self.database.survival(after)) {
                *sum += weight * f64::from(after);
            }
        }
        self.database.mean.push(1.0 + mean / 36.0);
        survival[0] = 36.0;
        self.database
            .survival
            .extend(survival.map(|sum| (sum / 36.0) as f32));
    }

    /// Returns the outcome of the best play of a roll. Arrangements with lower indices are done.
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

    /// Returns the best outcome of a die and then `more`: the count of further equal dice, and the
    /// number they show. The last checker may go off before the last die.
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

    /// Returns the best outcome of `count` equal dice from an arrangement that is done.
    fn best_after_equal_dice(
        &self,
        index: ArrangementIndex,
        (count, die): (usize, u8),
    ) -> ArrangementIndex {
        count.checked_sub(1).map_or(index, |last| {
            self.best[usize::from(index)][last][usize::from(die) - 1]
        })
    }

    /// Returns the arrangement that needs fewer rolls on average; on a tie, the lower index.
    fn fewer_rolls(&self, one: ArrangementIndex, two: ArrangementIndex) -> ArrangementIndex {
        let rank = |index| (self.database.mean[usize::from(index)], index);
        if rank(two) < rank(one) { two } else { one }
    }
}

impl OneSided {
    /// Computes the database of all arrangements that `steps` lead through, and pauses after every
    /// 64 arrangements.
    pub async fn compute(steps: &Steps, pause: &Pause) -> Self {
        let size = steps.len();
        let mut builder = OneSidedBuilder::new(size);
        for index in 1..size {
            builder.add_arrangement(steps, index as ArrangementIndex);
            pause.every(STRIDE, index, size).await;
        }
        builder.database
    }

    /// Appends the database to `bytes`.
    pub fn encode(&self, bytes: &mut Vec<u8>) {
        u32_codec::encode(self.survival.iter().map(|chance| chance.to_bits()), bytes);
        self.mean.encode(bytes);
    }

    /// Reads the database of `size` arrangements from the front of `bytes`.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes are too few, or hold numbers that no database has.
    pub fn decode(size: usize, bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        // The bits of floats that are not negative are in the order of the floats.
        let survival = u32_codec::decode(bytes, size * MAX_ROLLS, 1.0_f32.to_bits())?;
        let mean: Vec<f64> = Codec::decode(bytes)?;
        DecodeError::unless(mean.len() == size)?;
        Ok(Self {
            mean,
            survival: survival.into_iter().map(f32::from_bits).collect(),
        })
    }

    /// Returns an arrangement's survival curve.
    pub fn survival(&self, index: ArrangementIndex) -> &SurvivalCurve {
        let (all, _) = self.survival.as_chunks();
        &all[usize::from(index)]
    }

    /// Returns the mean number of rolls that an arrangement needs.
    pub fn mean_rolls(&self, index: ArrangementIndex) -> f64 {
        self.mean[usize::from(index)]
    }

    /// Returns the chance that `mover`, on roll, finishes before `opponent`, if each side ignores
    /// the other.
    pub fn chance(&self, mover: ArrangementIndex, opponent: ArrangementIndex) -> Chance {
        chance_to_finish_first(
            self.survival(mover),
            self.survival(opponent),
            FirstRoller::Mover,
        )
    }
}

/// A survival curve: entry n is the probability that more than n rolls are needed.
pub(crate) type SurvivalCurve = [f32; MAX_ROLLS];

/// The side that rolls first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstRoller {
    /// The side whose chance is computed.
    Mover,
    /// The other side.
    Opponent,
}

/// Returns the chance that `mover` finishes before `opponent`.
///
/// The chance is the sum over k of P(mover finishes with her k-th roll) × P(opponent needs more
/// rolls than she has had by then). By then the opponent has had k − 1 rolls, or k if she rolled
/// first.
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
    use crate::rollout::resumable::run_to_end;

    fn database(max_checkers: u8) -> (Arrangements, OneSided) {
        let arrangements = Arrangements::build(max_checkers);
        let compute = async |pause| OneSided::compute(arrangements.steps(), &pause).await;
        let (database, pauses) = run_to_end(compute);
        assert_eq!(pauses, (arrangements.len() - 1) / STRIDE);
        (arrangements, database)
    }

    fn index_of(arrangements: &Arrangements, points: [u8; 6]) -> ArrangementIndex {
        arrangements
            .index_of(Checkers::new(points).unwrap())
            .unwrap()
    }

    #[test]
    fn mean_rolls_by_hand() {
        let (arrangements, database) = database(4);
        let mean = |points| database.mean_rolls(index_of(&arrangements, points));
        // One checker on the six point: 9 of the 36 rolls fail, and then the second roll bears it
        // off: 1 + 9/36.
        assert!((mean([0, 0, 0, 0, 0, 1]) - 1.25).abs() < 1e-12);
        // Four on the ace point: doubles bear off all, other rolls two: 1 + 30/36.
        assert!((mean([4, 0, 0, 0, 0, 0]) - (1.0 + 30.0 / 36.0)).abs() < 1e-12);
        assert_eq!(mean([2, 0, 0, 0, 0, 0]), 1.0);
    }

    #[test]
    fn chance_is_exact_without_choices() {
        let (arrangements, database) = database(4);
        let (x, o) = (
            index_of(&arrangements, [4, 0, 0, 0, 0, 0]),
            index_of(&arrangements, [0, 0, 0, 0, 0, 1]),
        );
        // 1/6 at once; otherwise X needs O to fail (1/4): 1/6 + 5/6 × 1/4 = 3/8.
        assert!((super::super::chance::to_probability(database.chance(x, o)) - 0.375).abs() < 1e-7);
    }

    #[test]
    fn curves_end_before_max_rolls() {
        let (arrangements, database) = database(15);
        for index in 0..arrangements.len() as ArrangementIndex {
            assert_eq!(database.survival(index)[MAX_ROLLS - 1], 0.0);
        }
        // 90 pips at 3 a roll.
        let slowest = database.survival(index_of(&arrangements, [0, 0, 0, 0, 0, 15]));
        assert!(slowest[29] > 0.0 && slowest[30] == 0.0);
    }
}
