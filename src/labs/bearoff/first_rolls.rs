//! The means of games after each pair of first two rolls, from which the worth of rotation follows.

use super::outcomes::Outcome;
use super::path_lucks::PathLucks;
use super::paths::Paths;
use super::reachable::{NodeIndex, O_WON, X_WON};
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};
use crate::rollout::first_rolls::PairMeans;
use crate::stats::score::{Score, Unit};

/// A game with its means at each node.
pub(super) struct FirstRolls<'a> {
    /// The paths of the game.
    pub paths: &'a Paths,
    /// X's mean result at each node, where X's win is 1.
    pub means: &'a [f64],
    /// The number of rolls after which games are cut short; `None` if none is.
    pub horizon: Option<u32>,
}

impl FirstRolls<'_> {
    /// Returns the mean of result − luck after each pair of first two rolls, where X's win is 1. Luck
    /// is that of one estimate, or none.
    ///
    /// The luck of later rolls averages zero, so they don't matter.
    // Not inlined, because a theory has several estimates.
    #[inline(never)]
    pub fn pair_means(&self, lucks: Option<&PathLucks>) -> PairMeans {
        if self.horizon == Some(0) {
            return vec![vec![self.means[0]; KIND_COUNT]; KIND_COUNT];
        }
        let mut kinds = vec![vec![0.0; KIND_COUNT]; KIND_COUNT];
        for first in self.paths.outcomes(0) {
            let (share, luck) = share_and_luck(0, first, lucks);
            let after = self.means_after(first.next, lucks);
            for (mean, after) in kinds[first.kind].iter_mut().zip(after) {
                *mean += share * (after - luck);
            }
        }
        kinds
    }

    /// Returns the mean of result − luck after each kind of second roll, from the node that the first
    /// one leads to.
    fn means_after(&self, node: NodeIndex, lucks: Option<&PathLucks>) -> Vec<f64> {
        if matches!(node, X_WON | O_WON) || self.horizon == Some(1) {
            return vec![self.mean_at(node); KIND_COUNT];
        }
        let mut means = vec![0.0; KIND_COUNT];
        for second in self.paths.outcomes(node as usize) {
            let (share, luck) = share_and_luck(node as usize, second, lucks);
            means[second.kind] += share * (self.mean_at(second.next) - luck);
        }
        means
    }

    /// Returns X's mean result at a node, or of a finished game.
    fn mean_at(&self, node: NodeIndex) -> f64 {
        match node {
            X_WON => 1.0,
            O_WON => 0.0,
            node => self.means[node as usize],
        }
    }
}

/// Returns the share of an outcome among those with its roll, and its luck, where X's win is 1.
fn share_and_luck(node: usize, outcome: Outcome, lucks: Option<&PathLucks>) -> (f64, f64) {
    let Outcome {
        weight,
        kind,
        is_second,
        ..
    } = outcome;
    let luck = lucks.map_or(Score::ZERO, |lucks| {
        lucks.luck_of(node, kind, is_second).into()
    });
    let rolls = f64::from(ALL_KINDS[kind].rolls);
    (weight / rolls, luck.in_unit(Unit::Points))
}
