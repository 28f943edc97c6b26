//! A slow recursion over all rolls and all choices of careless players.
//!
//! Its plays come from the slow generator. It takes evaluations as given, and shares nothing else
//! with the core.
#![allow(dead_code)] // Each test file uses its part.

use std::collections::HashMap;

use super::slow_bearoff::{Number, Slow};
use rollout_lab::labs::bearoff::LuckMeasure;

/// A position: whether X is on roll, the arrangement of the side on roll, and the other side's.
pub type State = (bool, Number, Number);

/// X's evaluations in percent of positions by an evaluator.
pub struct Evaluations {
    /// X's evaluation in percent.
    pub values: HashMap<State, f64>,
    /// Whether the evaluator reports the complements of the values by which it ranks plays.
    pub is_reversed: bool,
}

impl Evaluations {
    /// Returns X's value in percent after a play.
    fn after(&self, x_plays: bool, after: Number, other: Number) -> f64 {
        match after {
            0 if x_plays != self.is_reversed => 100.0,
            0 => 0.0,
            _ => self.values[&(!x_plays, other, after)],
        }
    }

    /// Returns the value after a play by which an evaluator ranks it: for the side that plays, before
    /// any reversal.
    fn rank(&self, x_plays: bool, after: Number, other: Number) -> f64 {
        let value = self.after(x_plays, after, other);
        if x_plays == self.is_reversed {
            100.0 - value
        } else {
            value
        }
    }

    /// Returns the play with the highest rank, or with the lowest one; among equals, the first.
    fn pick(&self, x_plays: bool, plays: &[Number], other: Number, lowest: bool) -> Number {
        let sign = if lowest { -1.0 } else { 1.0 };
        let rank = |play| sign * self.rank(x_plays, play, other);
        let mut picked = plays[0];
        for &play in plays {
            // Evaluations are multiples of 3e-6 percent.
            if rank(play) > rank(picked) + 1e-7 {
                picked = play;
            }
        }
        picked
    }
}

/// A careless player.
pub struct SlowPlayer<'a> {
    /// The evaluations that rank the player's plays.
    pub ranking: &'a Evaluations,
    /// The percentage of turns with the second best play.
    pub percent: f64,
}

/// The means and the mean squares of result and of result − luck of the rest of a game.
#[derive(Clone, Copy)]
pub struct Moments {
    /// The mean result.
    pub result: f64,
    /// The mean of the square of the result.
    pub result_square: f64,
    /// The mean of result − luck.
    pub mean: f64,
    /// The mean of the square of result − luck.
    pub square: f64,
}

impl Moments {
    /// Returns the moments of an ended game.
    fn of_result(result: f64) -> Self {
        Self {
            result,
            result_square: result * result,
            mean: result,
            square: result * result,
        }
    }

    /// Returns the standard deviation of the result.
    pub fn plain_sd(self) -> f64 {
        (self.result_square - self.result * self.result)
            .max(0.0)
            .sqrt()
    }

    /// Returns the standard deviation of result − luck.
    pub fn sd(self) -> f64 {
        (self.square - self.mean * self.mean).max(0.0).sqrt()
    }
}

/// A recursion for given players, an estimate and a measure of luck.
pub struct Recursion<'a> {
    /// The plays.
    pub slow: &'a Slow,
    /// The players of X and of O.
    pub players: [SlowPlayer<'a>; 2],
    /// The evaluations that measure luck.
    pub estimate: &'a Evaluations,
    /// The measure of luck.
    pub measure: LuckMeasure,
    /// The evaluations that a game has for its result if it is cut short.
    pub horizon: &'a Evaluations,
    /// The moments found so far, by the number of rolls before the horizon too.
    pub cache: HashMap<(State, Option<u32>), Moments>,
}

impl Recursion<'_> {
    /// Returns the player's plays of a roll with their probabilities.
    fn choices(&self, x_plays: bool, plays: &[Number], other: Number) -> Vec<(f64, Number)> {
        let SlowPlayer { ranking, percent } = &self.players[usize::from(!x_plays)];
        let lowest = ranking.is_reversed;
        let best = ranking.pick(x_plays, plays, other, lowest);
        let others: Vec<Number> = plays.iter().copied().filter(|&play| play != best).collect();
        if others.is_empty() {
            return vec![(1.0, best)];
        }
        let second = ranking.pick(x_plays, &others, other, lowest);
        let share = percent / 100.0;
        vec![(1.0 - share, best), (share, second)]
    }

    /// Returns the moments of the rest of a game that is cut short after so many `remaining` rolls, or never.
    pub fn moments(&mut self, state: State, remaining: Option<u32>) -> Moments {
        if remaining == Some(0) {
            return Moments::of_result(self.horizon.values[&state]);
        }
        if let Some(&moments) = self.cache.get(&(state, remaining)) {
            return moments;
        }
        let (x_rolls, mover, other) = state;
        let slow = self.slow;
        let rolls = &slow.plays[mover];
        let choices = rolls
            .each_ref()
            .map(|plays| self.choices(x_rolls, plays, other));
        let value = |play| self.estimate.after(x_rolls, play, other);
        let roll_value = |roll: usize| match self.measure {
            LuckMeasure::BestPlays => {
                value(self.estimate.pick(x_rolls, &rolls[roll], other, false))
            }
            LuckMeasure::Dice | LuckMeasure::DiceAndChoices => choices[roll]
                .iter()
                .map(|&(chance, play)| chance * value(play))
                .sum(),
        };
        let roll_values: [f64; 36] = core::array::from_fn(roll_value);
        let mean_value = roll_values.iter().sum::<f64>() / 36.0;
        let mut outcomes = Vec::new();
        for (choices, roll_value) in choices.iter().zip(roll_values) {
            for &(chance, play) in choices {
                let choice_luck = match self.measure {
                    LuckMeasure::DiceAndChoices => value(play) - roll_value,
                    LuckMeasure::BestPlays | LuckMeasure::Dice => 0.0,
                };
                outcomes.push((chance / 36.0, play, roll_value - mean_value + choice_luck));
            }
        }
        let mut sum = Moments::of_result(0.0);
        for (chance, play, luck) in outcomes.into_iter().filter(|outcome| outcome.0 > 0.0) {
            let rest = if play == 0 {
                Moments::of_result(if x_rolls { 100.0 } else { 0.0 })
            } else {
                self.moments((!x_rolls, other, play), remaining.map(|rolls| rolls - 1))
            };
            sum.result += chance * rest.result;
            sum.result_square += chance * rest.result_square;
            sum.mean += chance * (rest.mean - luck);
            sum.square += chance * (luck * luck - 2.0 * luck * rest.mean + rest.square);
        }
        self.cache.insert((state, remaining), sum);
        sum
    }
}
