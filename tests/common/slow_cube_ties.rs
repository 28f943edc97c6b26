//! The range of spreads that different choices among equal plays give to perfect games with a cube.
#![allow(dead_code)] // Each test file uses its part.

use std::collections::HashMap;

use super::slow_bearoff::Number;
use super::slow_cube::{Cube, EQUAL, OFF, SlowCube, distinct_rolls};
use super::slow_cube_game::SlowEstimate;

/// A search for the smallest or largest spread of result − luck, by choices among equal plays at
/// every position.
///
/// Without an estimate it finds the true extreme, because rolls can be treated one by one. With an
/// estimate, luck also depends on the values of the other rolls. Then the search finds a possible
/// spread, and other choices may go further.
pub struct Ties<'a> {
    cube: &'a SlowCube,
    /// An estimate whose luck is multiplied by the cube.
    estimate: SlowEstimate,
    /// Whether to search for the largest spread instead of the smallest.
    maximize: bool,
    /// The variances found so far, by mover, opponent and owner of the cube.
    cache: HashMap<(Number, Number, Cube), f64>,
}

/// The contribution of a play to the spread, per unit of the cube at the roll.
#[derive(Clone, Copy)]
struct Effect {
    /// The play's value − the estimate's value.
    error: f64,
    /// The variance of the rest of the game.
    later: f64,
}

/// The chance of a distinct roll, 0..1, and its equal plays. The player makes the first one.
type RollPlays = (f64, Vec<Effect>);

impl<'a> Ties<'a> {
    /// Creates a search for the largest spread, or for the smallest.
    pub fn new(cube: &'a SlowCube, estimate: SlowEstimate, maximize: bool) -> Self {
        Self {
            cube,
            estimate,
            maximize,
            cache: HashMap::new(),
        }
    }

    /// Returns the variance of a perfect game, per unit of the cube before the turn.
    pub fn variance(&mut self, mover: Number, other: Number, holder: Cube) -> f64 {
        if mover == OFF || other == OFF {
            return 0.0;
        }
        let key = (mover, other, holder);
        if let Some(&cached) = self.cache.get(&key) {
            return cached;
        }
        let doubles = holder.may_double() && self.cube.is_double(mover, other, holder);
        let variance = if !doubles {
            self.after_cube_action(mover, other, holder)
        } else if self.cube.is_take(mover, other) {
            4.0 * self.after_cube_action(mover, other, Cube::Theirs)
        } else {
            0.0
        };
        self.cache.insert(key, variance);
        variance
    }

    /// Returns the variance after the cube action, per unit of the cube after it.
    fn after_cube_action(&mut self, mover: Number, other: Number, holder: Cube) -> f64 {
        let cube = self.cube;
        let mut rolls: Vec<RollPlays> = distinct_rolls()
            .map(|(roll, weight)| {
                let best = cube.best(mover, other, holder, roll);
                let value = |made| cube.after(made, other, holder);
                let plays = cube.slow.plays[mover][roll].iter();
                let equal = plays.filter(|&&made| best - value(made) < EQUAL);
                let effects = equal.map(|&made| Effect {
                    error: value(made) - self.estimate.after(cube, made, other, holder),
                    later: self.variance(other, made, holder.swapped()),
                });
                (weight / 36.0, effects.collect())
            })
            .collect();
        let mut spread = variance_of_first_plays(&rolls);
        loop {
            let before = spread;
            for roll in 0..rolls.len() {
                for play in 1..rolls[roll].1.len() {
                    rolls[roll].1.swap(0, play);
                    let other = variance_of_first_plays(&rolls);
                    if other != spread && (other > spread) == self.maximize {
                        spread = other;
                    } else {
                        rolls[roll].1.swap(0, play);
                    }
                }
            }
            if (spread - before).abs() < 1e-12 {
                return spread;
            }
        }
    }
}

/// Returns the variance if the player makes the first play of each list.
fn variance_of_first_plays(rolls: &[RollPlays]) -> f64 {
    let sum = |value: fn(Effect) -> f64| -> f64 {
        rolls
            .iter()
            .map(|(share, equal)| share * value(equal[0]))
            .sum()
    };
    let mean = sum(|effect| effect.error);
    sum(|effect| effect.error * effect.error + effect.later) - mean * mean
}
