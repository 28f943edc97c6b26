//! The range of spreads that different choices among equal plays give to perfect games with a cube.
#![allow(dead_code)] // Each test file uses its part.

use std::collections::HashMap;

use super::slow_bearoff::Number;
use super::slow_cube::{Cube, EQUAL, OFF, SlowCube, kinds};
use super::slow_cube_game::SlowEstimate;

/// A search for the smallest or largest spread of result − luck, by choices among equal plays at
/// every position.
///
/// Without an estimate it finds the true extreme, because rolls can be treated one by one. With
/// one, luck also depends on the values of the other rolls. Then the spread found is possible, and
/// other choices may go further.
pub struct Ties<'a> {
    cube: &'a SlowCube,
    /// An estimate whose luck is multiplied by the cube.
    estimate: SlowEstimate,
    /// Whether to search for the largest spread.
    greatest: bool,
    /// The variances found so far.
    known: HashMap<(Number, Number, Cube), f64>,
}

/// The contribution of a play to the spread, per unit of the cube when the roll is made.
#[derive(Clone, Copy)]
struct Effect {
    /// The play's value − the estimate's value.
    error: f64,
    /// The variance of the rest of the game.
    later: f64,
}

/// The chance of a kind of roll, 0..1, and its equal plays. The first one is made.
type Rolled = (f64, Vec<Effect>);

impl<'a> Ties<'a> {
    /// Creates a search.
    pub fn new(cube: &'a SlowCube, estimate: SlowEstimate, greatest: bool) -> Self {
        Self {
            cube,
            estimate,
            greatest,
            known: HashMap::new(),
        }
    }

    /// Returns the variance of a perfect game, per unit of the cube before the turn.
    pub fn variance(&mut self, mover: Number, other: Number, holder: Cube) -> f64 {
        if mover == OFF || other == OFF {
            return 0.0;
        }
        let key = (mover, other, holder);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let doubles = holder.may_double() && self.cube.is_double(mover, other, holder);
        let variance = if !doubles {
            self.rolled(mover, other, holder)
        } else if self.cube.is_take(mover, other) {
            4.0 * self.rolled(mover, other, Cube::Theirs)
        } else {
            0.0
        };
        self.known.insert(key, variance);
        variance
    }

    /// Returns the variance after the action with the cube, per unit of the cube then.
    fn rolled(&mut self, mover: Number, other: Number, holder: Cube) -> f64 {
        let cube = self.cube;
        let mut rolls: Vec<Rolled> = kinds()
            .map(|(roll, weight)| {
                let best = cube.best(mover, other, holder, roll);
                let worth = |made| cube.after(made, other, holder);
                let plays = cube.slow.plays[mover][roll].iter();
                let equal = plays.filter(|&&made| best - worth(made) < EQUAL);
                let effects = equal.map(|&made| Effect {
                    error: worth(made) - self.estimate.after(cube, made, other, holder),
                    later: self.variance(other, made, holder.turned()),
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
                    if other != spread && (other > spread) == self.greatest {
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

/// Returns the variance if the first of all equal plays are made.
fn variance_of_first_plays(rolls: &[Rolled]) -> f64 {
    let sum = |value: fn(Effect) -> f64| -> f64 {
        rolls
            .iter()
            .map(|(share, equal)| share * value(equal[0]))
            .sum()
    };
    let mean = sum(|effect| effect.error);
    sum(|effect| effect.error * effect.error + effect.later) - mean * mean
}
