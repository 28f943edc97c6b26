//! How far the choice among equal plays can move the spread of perfect games with a cube.
#![allow(dead_code)] // Each test file uses its part.

use std::collections::HashMap;

use super::slow_bearoff::Number;
use super::slow_cube::{Cube, EQUAL, OFF, SlowCube, kinds};
use super::slow_cube_game::SlowEstimate;

/// Looks for a small spread of result − luck, or for a great one: among equal plays, at every position the ones that make most
/// of it. Without an estimate it is the least or the greatest that there is, since rolls can be looked at one by one. With
/// one, luck also depends on what the other rolls are worth: what is found is a spread that some choice of plays makes, and
/// others may go further.
pub struct Ties<'a> {
    cube: &'a SlowCube,
    /// One whose luck is multiplied by the cube.
    estimate: SlowEstimate,
    greatest: bool,
    known: HashMap<(Number, Number, Cube), f64>,
}

/// What one of equal plays does to the spread, per unit of the cube when the roll is made.
#[derive(Clone, Copy)]
struct Effect {
    /// Its value − what the estimate says of it.
    error: f64,
    /// Variance of what follows.
    later: f64,
}

/// A kind of roll: how many of all it is, and its equal plays, the first of which is the one to be made.
type Rolled = (f64, Vec<Effect>);

impl<'a> Ties<'a> {
    pub fn new(cube: &'a SlowCube, estimate: SlowEstimate, greatest: bool) -> Self {
        Self {
            cube,
            estimate,
            greatest,
            known: HashMap::new(),
        }
    }

    /// The variance of a perfect game, per unit of the cube before the turn.
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
        let mut spread = of(&rolls);
        loop {
            let before = spread;
            for roll in 0..rolls.len() {
                for play in 1..rolls[roll].1.len() {
                    rolls[roll].1.swap(0, play);
                    let other = of(&rolls);
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

/// The variance if the first of all equal plays are made.
fn of(rolls: &[Rolled]) -> f64 {
    let sum = |of: fn(Effect) -> f64| -> f64 {
        rolls
            .iter()
            .map(|(share, equal)| share * of(equal[0]))
            .sum()
    };
    let mean = sum(|effect| effect.error);
    sum(|effect| effect.error * effect.error + effect.later) - mean * mean
}
