//! Slow exact statistics of games with a cube: enumeration in floats, with raw second moments.
//!
//! They share no code with the core. The core says which plays are made, and this module checks
//! that they are legal.
#![allow(dead_code)] // Each test file uses its part.

use std::collections::HashMap;

use super::slow_bearoff::{Number, pips};
use super::slow_cube::{Cube, EQUAL, OFF, SlowCube, distinct_rolls};

/// The rule by which a player doubles and takes, as the page describes it. Chances are 0..1.
#[derive(Clone, Copy, Debug)]
pub enum SlowPolicy {
    Exact,
    Never,
    Thresholds { double: f64, pass: f64 },
    PipCount,
}

/// The estimate that values positions when luck is measured.
#[derive(Clone, Copy, Debug)]
pub enum SlowEstimate {
    Nothing,
    CubelessIgnored,
    CubelessTimesCube,
    Janowski(f64),
    Exact,
}

/// A side's turn before its cube action. Side 0 is on roll at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SlowState {
    pub side: usize,
    pub mover: Number,
    pub other: Number,
    pub cube: Cube,
}

/// Expectations from a turn on, for the side on roll, per unit of the cube before it.
#[derive(Clone, Copy, Debug, Default)]
pub struct SlowExpected {
    /// The mean result.
    pub mean: f64,
    /// The mean square of the result.
    mean_square: f64,
    /// The mean square of luck by each estimate. Luck itself has mean zero.
    luck_square: [f64; ESTIMATES],
    /// The mean of luck times result by each estimate.
    luck_times_result: [f64; ESTIMATES],
    /// The mean losses of each side with the checkers, and with the cube.
    pub costs: [[f64; 2]; 2],
    /// The largest number of doublings.
    pub doublings: u32,
}

/// The largest number of estimates.
const ESTIMATES: usize = 5;

/// A function that returns the plays of a roll, given the state after the cube action.
pub type Plays<'a> = dyn FnMut(SlowState, usize) -> Chosen + 'a;

/// The mover's checkers after two plays.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    /// The checkers after the best play, which measures luck.
    pub best: Number,
    /// The checkers after the play made.
    pub made: Number,
}

/// A distinct roll and its plays.
struct RollPlays {
    roll: usize,
    /// The chance of the roll, 0..1.
    share: f64,
    chosen: Chosen,
}

/// A game between two players with cube policies, and the estimates that measure its luck.
pub struct SlowGame<'a> {
    pub cube: &'a SlowCube,
    pub policies: [SlowPolicy; 2],
    pub estimates: Vec<SlowEstimate>,
    cache: HashMap<SlowState, SlowExpected>,
}

impl SlowExpected {
    /// Returns the standard deviation of the result.
    pub fn plain_sd(&self) -> f64 {
        self.sd_of(self.mean_square)
    }

    /// Returns the standard deviation of result − luck.
    pub fn reduced_sd(&self, estimate: usize) -> f64 {
        self.sd_of(
            self.mean_square - 2.0 * self.luck_times_result[estimate] + self.luck_square[estimate],
        )
    }

    /// Returns the standard deviation from the mean square.
    fn sd_of(&self, mean_square: f64) -> f64 {
        (mean_square - self.mean * self.mean).max(0.0).sqrt()
    }

    /// Converts expectations to the unit of the cube before it was doubled.
    fn times_two(mut self, estimates: &[SlowEstimate]) -> Self {
        self.mean *= 2.0;
        self.mean_square *= 4.0;
        for (number, estimate) in estimates.iter().enumerate() {
            let factor = estimate.when_doubled();
            self.luck_square[number] *= factor * factor;
            self.luck_times_result[number] *= 2.0 * factor;
        }
        self.costs = self.costs.map(|costs| costs.map(|cost| 2.0 * cost));
        self.doublings += 1;
        self
    }
}

impl SlowEstimate {
    /// Returns the factor of luck when the cube is doubled.
    fn when_doubled(self) -> f64 {
        match self {
            Self::CubelessIgnored => 1.0,
            _ => 2.0,
        }
    }

    /// Returns the value of a position for the side on roll. Neither side is off.
    fn value(self, cube: &SlowCube, mover: Number, other: Number, holder: Cube) -> f64 {
        let chance = cube.chance(mover, other);
        let dead = 2.0 * chance - 1.0;
        match self {
            Self::Nothing => 0.0,
            Self::CubelessIgnored | Self::CubelessTimesCube => dead,
            Self::Exact => cube.value(mover, other, holder),
            Self::Janowski(live) => {
                let (lost, won) = match holder {
                    Cube::Mine => (0.0, 0.8),
                    Cube::Centred => (0.2, 0.8),
                    Cube::Theirs => (0.2, 1.0),
                };
                let share = ((chance - lost) / (won - lost)).clamp(0.0, 1.0);
                live * (2.0 * share - 1.0) + (1.0 - live) * dead
            }
        }
    }

    /// Returns the value of a play for the side that makes it and has `made` left.
    pub fn after(self, cube: &SlowCube, made: Number, other: Number, holder: Cube) -> f64 {
        match self {
            Self::Nothing => 0.0,
            _ if made == OFF => 1.0,
            _ => -self.value(cube, other, made, holder.swapped()),
        }
    }
}

impl<'a> SlowGame<'a> {
    pub fn new(
        cube: &'a SlowCube,
        policies: [SlowPolicy; 2],
        estimates: Vec<SlowEstimate>,
    ) -> Self {
        Self {
            cube,
            policies,
            estimates,
            cache: HashMap::new(),
        }
    }

    /// Whether the mover leads the race by a percentage of its pips.
    fn leads_by(&self, percent: u32, mover: Number, other: Number) -> bool {
        let [own, others] = [mover, other].map(|number| pips(self.cube.slow.points[number]));
        100 * others >= (100 + percent) * own
    }

    /// Whether the side on roll doubles, if it may.
    fn doubles(&self, state: SlowState) -> bool {
        let SlowState { mover, other, .. } = state;
        match self.policies[state.side] {
            SlowPolicy::Exact => self.cube.is_double(mover, other, state.cube),
            SlowPolicy::Never => false,
            // Chances equal to a threshold count as above it.
            SlowPolicy::Thresholds { double, .. } => self.cube.chance(mover, other) > double - 1e-9,
            SlowPolicy::PipCount => self.leads_by(8, mover, other),
        }
    }

    /// Whether the other side takes.
    fn takes(&self, state: SlowState) -> bool {
        let SlowState { mover, other, .. } = state;
        match self.policies[1 - state.side] {
            SlowPolicy::Exact => self.cube.is_take(mover, other),
            SlowPolicy::Never => true,
            SlowPolicy::Thresholds { pass, .. } => {
                1.0 - self.cube.chance(mover, other) > pass - 1e-9
            }
            SlowPolicy::PipCount => !self.leads_by(12, mover, other),
        }
    }

    /// Returns the expectations from this turn on, if the players make `plays`.
    pub fn expected(&mut self, state: SlowState, plays: &mut Plays) -> SlowExpected {
        if let Some(&cached) = self.cache.get(&state) {
            return cached;
        }
        let SlowState { mover, other, .. } = state;
        let value = self.cube.value(mover, other, state.cube);
        let doubled = self.cube.doubled(mover, other);
        let mut costs = [0.0; 2];
        let mut expected = if state.cube.may_double() && self.doubles(state) {
            let takes = self.takes(state);
            let paid = if takes {
                self.cube.double_take(mover, other)
            } else {
                1.0
            };
            costs[state.side] = value - doubled;
            costs[1 - state.side] = paid - doubled;
            if takes {
                let owned = SlowState {
                    cube: Cube::Theirs,
                    ..state
                };
                self.after_cube_action(owned, plays)
                    .times_two(&self.estimates)
            } else {
                SlowExpected {
                    mean: 1.0,
                    mean_square: 1.0,
                    ..SlowExpected::default()
                }
            }
        } else {
            costs[state.side] = value - self.cube.no_double(mover, other, state.cube);
            self.after_cube_action(state, plays)
        };
        for (all, cost) in expected.costs.iter_mut().zip(costs) {
            all[1] += cost;
        }
        self.cache.insert(state, expected);
        expected
    }

    /// Returns the expectations after the cube action, per unit of the cube after it.
    fn after_cube_action(&mut self, state: SlowState, plays: &mut Plays) -> SlowExpected {
        let SlowState {
            side,
            other,
            cube: holder,
            ..
        } = state;
        let rolls: Vec<RollPlays> = distinct_rolls()
            .map(|(roll, weight)| RollPlays {
                roll,
                share: weight / 36.0,
                chosen: self.check_plays(state, roll, plays(state, roll)),
            })
            .collect();
        let lucks = self.lucks(state, &rolls);
        let mut total = SlowExpected::default();
        for (number, RollPlays { share, chosen, .. }) in rolls.iter().enumerate() {
            let next = if chosen.made == OFF {
                // The other side has lost.
                SlowExpected {
                    mean: -1.0,
                    mean_square: 1.0,
                    ..SlowExpected::default()
                }
            } else {
                let next = SlowState {
                    side: 1 - side,
                    mover: other,
                    other: chosen.made,
                    cube: holder.swapped(),
                };
                self.expected(next, plays)
            };
            // Results and luck of `next` are the other side's, so both change their signs.
            total.mean -= share * next.mean;
            total.mean_square += share * next.mean_square;
            for (estimate, lucks) in lucks.iter().enumerate() {
                let luck = lucks[number];
                total.luck_times_result[estimate] +=
                    share * (next.luck_times_result[estimate] - next.mean * luck);
                total.luck_square[estimate] += share * (luck * luck + next.luck_square[estimate]);
            }
            let after = |made| self.cube.after(made, other, holder);
            total.costs[side][0] += share * (after(chosen.best) - after(chosen.made));
            for (costs, next) in total.costs.iter_mut().zip(next.costs) {
                for (cost, next) in costs.iter_mut().zip(next) {
                    *cost += share * next;
                }
            }
            total.doublings = total.doublings.max(next.doublings);
        }
        total
    }

    /// Returns the luck of each roll by each estimate, per unit of the cube after the cube action.
    fn lucks(&self, state: SlowState, rolls: &[RollPlays]) -> Vec<Vec<f64>> {
        let of_estimate = |estimate: &SlowEstimate| {
            let after = |plays: &RollPlays| {
                estimate.after(self.cube, plays.chosen.best, state.other, state.cube)
            };
            let mean: f64 = rolls.iter().map(|plays| plays.share * after(plays)).sum();
            rolls.iter().map(|plays| after(plays) - mean).collect()
        };
        self.estimates.iter().map(of_estimate).collect()
    }

    /// Checks that the roll allows both plays, and that no play is better than the best one.
    fn check_plays(&self, state: SlowState, roll: usize, chosen: Chosen) -> Chosen {
        let SlowState {
            mover,
            other,
            cube: holder,
            ..
        } = state;
        for made in [chosen.best, chosen.made] {
            let all = &self.cube.slow.plays[mover][roll];
            assert!(all.contains(&made), "{state:?} {roll} {chosen:?}");
        }
        let best = self.cube.best(mover, other, holder, roll);
        let missed = best - self.cube.after(chosen.best, other, holder);
        assert!(missed < EQUAL, "{state:?} {roll} {chosen:?} {missed}");
        chosen
    }
}
