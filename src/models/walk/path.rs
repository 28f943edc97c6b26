//! The path of a walk.

use super::model::Model;
use crate::rollout::normal_deviates::NormalDeviates;
use crate::stats::score::Score;

/// Where a walk's moves lead; used again for every walk.
#[derive(Clone, Debug, Default)]
pub struct PathScratch(pub(super) Vec<f64>);

/// A walk that has ended.
pub(super) struct EndedWalk {
    pub(super) result: Score,
    /// The trial's deviates that it has not used.
    pub(super) deviates: NormalDeviates,
}

impl PathScratch {
    /// Moves of the walk that was walked last.
    pub(super) const fn moves(&self) -> u32 {
        // Walks of more than 2³² moves do not occur.
        self.0.len() as u32
    }

    /// Whether it was won: it ended above 0.
    pub(super) fn is_won(&self) -> bool {
        self.0.last().is_some_and(|&x| x > 0.0)
    }
}

impl EndedWalk {
    /// The game's other moves, of this model: the trial's next deviate.
    pub(super) fn other_moves(&mut self, model: Model) -> f64 {
        model.m() + model.s() * self.deviates.next()
    }
}

/// Walks from 0 with moves of standard deviation `a`, and leaves in `path` where each move leads; the last one decides.
#[inline]
pub fn simulate_path(a: f64, deviates: &mut NormalDeviates, path: &mut Vec<f64>) {
    path.clear();
    let mut x = 0.0_f64;
    while x.abs() < 1.0 {
        x += a * deviates.next();
        path.push(x);
    }
}
