//! What is true of games with a cube, slowly: by going through all that can happen, in floats, with raw second moments. It
//! shares no code with the core, but is told which plays are made, and sees that they may be.
#![allow(dead_code)] // Each test file uses its part.

use std::collections::HashMap;

use super::slow_bearoff::{Number, pips};
use super::slow_cube::{Cube, EQUAL, OFF, SlowCube, kinds};

/// Who doubles and who takes, as the page describes it. Chances are 0..1.
#[derive(Clone, Copy, Debug)]
pub enum SlowPolicy {
    Exact,
    Never,
    Thresholds { double: f64, pass: f64 },
    PipCount,
}

/// What values positions when luck is measured.
#[derive(Clone, Copy, Debug)]
pub enum SlowEstimate {
    Nothing,
    CubelessIgnored,
    CubelessTimesCube,
    Janowski(f64),
    Exact,
}

/// A side's turn, after which the play is asked for: 0 is who is on roll at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SlowState {
    pub side: usize,
    pub mover: Number,
    pub other: Number,
    pub cube: Cube,
}

/// What is expected from a turn on, for the side on roll, per unit of the cube before it; or, at the start, of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct SlowExpected {
    pub mean: f64,
    /// Of the square of the result.
    square: f64,
    /// Of each estimate: of the square of luck, and of luck times the result. Luck has the mean zero.
    luck: [f64; ESTIMATES],
    both: [f64; ESTIMATES],
    /// What each side gives away with the checkers, and with the cube.
    pub costs: [[f64; 2]; 2],
    /// How often the cube can be doubled.
    pub doublings: u32,
}

/// At most so many estimates.
const ESTIMATES: usize = 5;

/// Plays of a roll, asked for after the action with the cube by the number of a roll.
pub type Plays<'a> = dyn FnMut(SlowState, usize) -> Chosen + 'a;

/// What plays leave of the mover's checkers.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    /// The one with which luck is measured.
    pub best: Number,
    pub made: Number,
}

/// A kind of roll.
struct Rolled {
    roll: usize,
    /// Of all rolls.
    share: f64,
    chosen: Chosen,
}

/// Two players who handle the cube in some way, and those who measure.
pub struct SlowGame<'a> {
    pub cube: &'a SlowCube,
    pub policies: [SlowPolicy; 2],
    pub estimates: Vec<SlowEstimate>,
    known: HashMap<SlowState, SlowExpected>,
}

impl SlowExpected {
    pub fn plain_sd(&self) -> f64 {
        self.sd_of(self.square)
    }

    /// Of result − luck.
    pub fn reduced_sd(&self, estimate: usize) -> f64 {
        self.sd_of(self.square - 2.0 * self.both[estimate] + self.luck[estimate])
    }

    fn sd_of(&self, square: f64) -> f64 {
        (square - self.mean * self.mean).max(0.0).sqrt()
    }

    /// Per unit of the cube before it was doubled.
    fn times_two(mut self, estimates: &[SlowEstimate]) -> Self {
        self.mean *= 2.0;
        self.square *= 4.0;
        for (estimate, measured) in estimates.iter().enumerate() {
            let factor = measured.when_doubled();
            self.luck[estimate] *= factor * factor;
            self.both[estimate] *= 2.0 * factor;
        }
        self.costs = self.costs.map(|costs| costs.map(|cost| 2.0 * cost));
        self.doublings += 1;
        self
    }
}

impl SlowEstimate {
    /// By what luck is multiplied when the cube is doubled.
    fn when_doubled(self) -> f64 {
        match self {
            Self::CubelessIgnored => 1.0,
            _ => 2.0,
        }
    }

    /// What a position is worth to the side on roll, neither side being off.
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

    /// What a play that leaves this is worth to the side who makes it.
    pub fn after(self, cube: &SlowCube, made: Number, other: Number, holder: Cube) -> f64 {
        match self {
            Self::Nothing => 0.0,
            _ if made == OFF => 1.0,
            _ => -self.value(cube, other, made, holder.turned()),
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
            known: HashMap::new(),
        }
    }

    fn leads_by(&self, percent: u32, mover: Number, other: Number) -> bool {
        let [own, others] = [mover, other].map(|number| pips(self.cube.slow.points[number]));
        100 * others >= (100 + percent) * own
    }

    /// Whether the side on roll doubles, if she may.
    fn doubles(&self, state: SlowState) -> bool {
        let SlowState { mover, other, .. } = state;
        match self.policies[state.side] {
            SlowPolicy::Exact => self.cube.is_double(mover, other, state.cube),
            SlowPolicy::Never => false,
            // Chances that are exactly a threshold have reached it.
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

    /// What is expected from this turn on, if these plays are made.
    pub fn expected(&mut self, state: SlowState, plays: &mut Plays) -> SlowExpected {
        if let Some(&known) = self.known.get(&state) {
            return known;
        }
        let SlowState { mover, other, .. } = state;
        let worth = self.cube.value(mover, other, state.cube);
        let doubled = self.cube.doubled(mover, other);
        let mut costs = [0.0; 2];
        let mut expected = if state.cube.may_double() && self.doubles(state) {
            let takes = self.takes(state);
            let paid = if takes {
                self.cube.double_take(mover, other)
            } else {
                1.0
            };
            costs[state.side] = worth - doubled;
            costs[1 - state.side] = paid - doubled;
            if takes {
                let owned = SlowState {
                    cube: Cube::Theirs,
                    ..state
                };
                self.rolled(owned, plays).times_two(&self.estimates)
            } else {
                SlowExpected {
                    mean: 1.0,
                    square: 1.0,
                    ..SlowExpected::default()
                }
            }
        } else {
            costs[state.side] = worth - self.cube.no_double(mover, other, state.cube);
            self.rolled(state, plays)
        };
        for (all, cost) in expected.costs.iter_mut().zip(costs) {
            all[1] += cost;
        }
        self.known.insert(state, expected);
        expected
    }

    /// The same after the action with the cube, per unit of the cube then.
    fn rolled(&mut self, state: SlowState, plays: &mut Plays) -> SlowExpected {
        let SlowState {
            side,
            other,
            cube: holder,
            ..
        } = state;
        let rolls: Vec<Rolled> = kinds()
            .map(|(roll, weight)| Rolled {
                roll,
                share: weight / 36.0,
                chosen: self.checked(state, roll, plays(state, roll)),
            })
            .collect();
        let lucks = self.lucks(state, &rolls);
        let mut of_all = SlowExpected::default();
        for (number, Rolled { share, chosen, .. }) in rolls.iter().enumerate() {
            let next = if chosen.made == OFF {
                // The other side has lost.
                SlowExpected {
                    mean: -1.0,
                    square: 1.0,
                    ..SlowExpected::default()
                }
            } else {
                let next = SlowState {
                    side: 1 - side,
                    mover: other,
                    other: chosen.made,
                    cube: holder.turned(),
                };
                self.expected(next, plays)
            };
            // Results and luck are the other side's: both change their signs.
            of_all.mean -= share * next.mean;
            of_all.square += share * next.square;
            for (estimate, lucks) in lucks.iter().enumerate() {
                let luck = lucks[number];
                of_all.both[estimate] += share * (next.both[estimate] - next.mean * luck);
                of_all.luck[estimate] += share * (luck * luck + next.luck[estimate]);
            }
            let after = |made| self.cube.after(made, other, holder);
            of_all.costs[side][0] += share * (after(chosen.best) - after(chosen.made));
            for (costs, next) in of_all.costs.iter_mut().zip(next.costs) {
                for (cost, next) in costs.iter_mut().zip(next) {
                    *cost += share * next;
                }
            }
            of_all.doublings = of_all.doublings.max(next.doublings);
        }
        of_all
    }

    /// Of each estimate, the luck of each roll, per unit of the cube after the action.
    fn lucks(&self, state: SlowState, rolls: &[Rolled]) -> Vec<Vec<f64>> {
        let of_estimate = |estimate: &SlowEstimate| {
            let after = |rolled: &Rolled| {
                estimate.after(self.cube, rolled.chosen.best, state.other, state.cube)
            };
            let mean: f64 = rolls
                .iter()
                .map(|rolled| rolled.share * after(rolled))
                .sum();
            rolls.iter().map(|rolled| after(rolled) - mean).collect()
        };
        self.estimates.iter().map(of_estimate).collect()
    }

    /// Plays that the roll can make, the best of which is as good as any.
    fn checked(&self, state: SlowState, roll: usize, chosen: Chosen) -> Chosen {
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
