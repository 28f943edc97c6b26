//! One walk, move by move, with luck as one estimate measures it.

use super::path::PathScratch;
use super::share::LuckShare;
use super::walks::Walks;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;

/// A walk and its luck, in the unit of its outcome: percent or moves.
#[derive(Clone, Debug, PartialEq)]
pub struct WalkRecord {
    /// The trial's number, counted from 0.
    pub trial: u64,
    /// X at the start (0) and after each move. The last X is at ±1 or beyond.
    pub path: Vec<f64>,
    /// The full luck of each move, for any share: in percentage points or in moves.
    pub luck: Vec<f64>,
    /// The number of the game's other moves.
    pub other_moves: f64,
    /// The outcome: 100 or 0 percent, or the number of moves.
    pub result: f64,
    /// The subtracted luck: a share of the total luck.
    pub subtracted: f64,
    /// The result minus the subtracted luck.
    pub reduced: f64,
}

impl WalkRecord {
    /// Returns this record with another share of the luck subtracted.
    ///
    /// `self` must have all of its luck subtracted.
    #[must_use]
    pub fn with_share(self, share: LuckShare) -> Self {
        let subtracted = share.get() * self.subtracted;
        Self {
            subtracted,
            reduced: self.result - subtracted,
            ..self
        }
    }

    /// Returns the running sums of the full luck after 1, 2, … moves.
    #[must_use]
    pub fn luck_so_far(&self) -> Vec<f64> {
        let mut sum = 0.0;
        let sums = self.luck.iter().map(|luck| {
            sum += luck;
            sum
        });
        sums.collect()
    }
}

impl Walks {
    /// Returns walk `k` of a seed, counted from 0, with luck as estimate number `estimate` measures
    /// it.
    ///
    /// Results are in percent and luck in percentage points, or both are in moves.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn record(&self, seed: Seed, k: u64, estimate: usize) -> WalkRecord {
        let (luck, unit) = (self.luck(estimate), self.unit());
        let mut scratch = PathScratch::default();
        let mut measured = vec![MeasuredLuck::default(); self.estimate_count()];
        let mut walk = self.sample_walk(Trials::new(seed), k, &mut scratch, &mut measured);
        let mut path = vec![0.0];
        path.append(&mut scratch.0);
        let move_luck = |step: &[f64]| luck.move_luck(step[0], step[1]) * unit.win_value();
        let subtracted = measured[estimate].luck;
        WalkRecord {
            trial: k,
            luck: path.windows(2).map(move_luck).collect(),
            path,
            other_moves: walk.other_moves(self.model()),
            result: walk.result.in_unit(unit),
            subtracted: subtracted.in_unit(unit),
            reduced: (walk.result - subtracted).in_unit(unit),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn running_sums_end_at_the_total_luck() {
        let record = WalkRecord {
            trial: 0,
            path: vec![0.0, 0.5, 0.25, 1.0],
            luck: vec![20.0, -10.0, 40.0],
            other_moves: 0.0,
            result: 100.0,
            subtracted: 50.0,
            reduced: 50.0,
        };
        assert_eq!(record.luck_so_far(), [20.0, 10.0, 50.0]);
        // Half of the luck is subtracted, and each move still has all of its luck.
        let half = record.with_share(LuckShare::new(0.5).unwrap());
        assert_eq!((half.subtracted, half.reduced), (25.0, 75.0));
        assert_eq!(half.luck_so_far(), [20.0, 10.0, 50.0]);
    }
}
