//! One walk, move by move, as an estimate sees it.

use super::path::PathScratch;
use super::share::LuckShare;
use super::walks::Walks;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;

/// A walk that was walked, in the unit of its outcome: percent, or moves.
#[derive(Clone, Debug, PartialEq)]
pub struct WalkRecord {
    /// Which trial, counted from 0.
    pub trial: u64,
    /// Where it was: 0, then X after each move. The last is at ±1 or beyond.
    pub path: Vec<f64>,
    /// Luck of each move, in full, for any share that is subtracted.
    pub luck: Vec<f64>,
    /// The game's other moves.
    pub other_moves: f64,
    /// The outcome: 100 or 0, or the number of moves.
    pub result: f64,
    /// The subtracted luck: the share of the luck of all moves.
    pub subtracted: f64,
    /// Result − what is subtracted.
    pub reduced: f64,
}

impl WalkRecord {
    /// This record with another share subtracted.
    #[must_use]
    pub fn with_share(self, share: LuckShare) -> Self {
        let subtracted = share.get() * self.subtracted;
        Self {
            subtracted,
            reduced: self.result - subtracted,
            ..self
        }
    }
}

impl Walks {
    /// Walk `k`, counted from 0, of a seed's, as estimate number `estimate` sees it; in percent and points, or in moves.
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
