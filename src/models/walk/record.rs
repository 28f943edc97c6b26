//! One walk, move by move, as an estimate sees it.

use super::path::Scratch;
use super::share::Share;
use super::walks::Walks;
use crate::rollout::sampler::{Measured, Sampler};
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;

/// A walk that was walked, in the unit of its outcome: percent, or moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
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

impl Record {
    /// This record with another share subtracted.
    #[must_use]
    pub fn with_share(self, share: Share) -> Self {
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
    pub fn record(&self, seed: Seed, k: u64, estimate: usize) -> Record {
        let (luck, unit) = (self.luck(estimate), self.unit());
        let mut scratch = Scratch::default();
        let mut measured = vec![Measured::default(); self.estimates()];
        let mut ended = self.play(Trials::new(seed), k, &mut scratch, &mut measured);
        let mut path = vec![0.0];
        path.append(&mut scratch.0);
        let of_move = |step: &[f64]| luck.of_move(step[0], step[1]) * unit.of_a_win();
        let subtracted = measured[estimate].luck;
        Record {
            trial: k,
            luck: path.windows(2).map(of_move).collect(),
            path,
            other_moves: ended.other_moves(self.model()),
            result: ended.result.in_unit(unit),
            subtracted: subtracted.in_unit(unit),
            reduced: (ended.result - subtracted).in_unit(unit),
        }
    }
}
