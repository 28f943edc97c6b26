//! Paths of walks.

use super::model::Model;
use crate::rollout::normal_deviates::NormalDeviates;
use crate::stats::score::Score;

/// X after each move of a walk, in memory that every walk reuses.
#[derive(Clone, Debug, Default)]
pub struct PathScratch(pub(super) Vec<f64>);

/// A walk that has ended.
pub(super) struct EndedWalk {
    /// The outcome. A win counts as [`Score::WIN`], and so does each move.
    pub(super) result: Score,
    /// The trial's deviates that the walk has not used.
    pub(super) deviates: NormalDeviates,
}

impl PathScratch {
    /// Returns the number of moves of the last walk.
    pub(super) const fn moves(&self) -> u32 {
        // A walk of 2³² moves doesn't occur.
        self.0.len() as u32
    }

    /// Returns whether the last walk was won, which means that it ended above 0.
    pub(super) fn is_won(&self) -> bool {
        self.0.last().is_some_and(|&x| x > 0.0)
    }
}

impl EndedWalk {
    /// Returns the number of the game's other moves, from the trial's next deviate.
    pub(super) fn other_moves(&mut self, model: Model) -> f64 {
        model.m() + model.s() * self.deviates.next()
    }
}

/// Walks from 0 with moves of standard deviation `a`, and leaves X after each move in `path`. The
/// last move decides.
#[inline]
pub fn simulate_path(a: f64, deviates: &mut NormalDeviates, path: &mut Vec<f64>) {
    path.clear();
    let mut x = 0.0_f64;
    while x.abs() < 1.0 {
        x += a * deviates.next();
        path.push(x);
    }
}
