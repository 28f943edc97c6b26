//! The means of games with a cube after each pair of first two rolls, from which the worth of
//! rotation follows.

use super::paths::Paths;
use crate::backgammon::cube::CubeAction;
use crate::backgammon::side::Side;
use crate::labs::bearoff::reachable::{NodeIndex, O_WON, X_WON};
use crate::rollout::dice::KIND_COUNT;
use crate::rollout::first_rolls::PairMeans;
use crate::stats::score::Unit;

/// A game with its means at each node, for the hero.
pub(super) struct FirstRolls<'a> {
    /// The paths of the game.
    pub paths: &'a Paths,
    /// The hero's mean result at each node, in points per unit of the cube before its action.
    pub means: &'a [f64],
    /// The side on roll at the start.
    pub hero: Side,
}

impl FirstRolls<'_> {
    /// Returns the mean of result − luck after each pair of first two rolls, in points. Luck is that
    /// of the estimate with this index, or none.
    ///
    /// The luck of later rolls averages zero, so they don't matter.
    // Not inlined, because a theory has several estimates.
    #[inline(never)]
    pub fn pair_means(&self, estimate: Option<usize>) -> PairMeans {
        let Some(cube) = self.cube_after(0) else {
            return vec![vec![self.means[0]; KIND_COUNT]; KIND_COUNT];
        };
        let after = |kind| {
            let luck = self.luck(0, kind, cube, estimate);
            self.means_after(self.paths.next(0, kind), cube, luck, estimate)
        };
        (0..KIND_COUNT).map(after).collect()
    }

    /// Returns the mean of result − luck after each kind of second roll, from the node that the first
    /// one leads to. `cube` is the number on the cube there, per unit at the start, and `luck` is the
    /// luck of the first roll.
    fn means_after(
        &self,
        node: NodeIndex,
        cube: f64,
        luck: f64,
        estimate: Option<usize>,
    ) -> Vec<f64> {
        let known = !matches!(node, X_WON | O_WON);
        let turned = known.then(|| self.cube_after(node as usize)).flatten();
        // A game that is over, or that a pass ends, has no second roll.
        let Some(turned) = turned else {
            return vec![cube * self.mean_at(node) - luck; KIND_COUNT];
        };
        let (node, cube) = (node as usize, cube * turned);
        let mean = |kind| {
            let result = cube * self.mean_at(self.paths.next(node, kind));
            result - luck - self.luck(node, kind, cube, estimate)
        };
        (0..KIND_COUNT).map(mean).collect()
    }

    /// Returns the hero's mean result at a node or of a finished game, per unit of the cube.
    fn mean_at(&self, node: NodeIndex) -> f64 {
        let won = |winner| if winner == self.hero { 1.0 } else { -1.0 };
        match node {
            X_WON => won(Side::X),
            O_WON => won(Side::O),
            node => self.means[node as usize],
        }
    }

    /// Returns the factor by which a node's cube action multiplies the cube; `None` if a pass ends
    /// the game.
    fn cube_after(&self, node: usize) -> Option<f64> {
        match self.paths.actions[node] {
            CubeAction::NoDouble => Some(1.0),
            CubeAction::Take => Some(2.0),
            CubeAction::Pass => None,
        }
    }

    /// Returns the luck of a kind of roll, with this number on the cube.
    fn luck(&self, node: usize, kind: usize, cube: f64, estimate: Option<usize>) -> f64 {
        estimate.map_or(0.0, |estimate| {
            let luck = self.paths.luck(estimate, node, kind).in_unit(Unit::Points);
            if self.paths.multiplies_by_cube(estimate) {
                cube * luck
            } else {
                luck
            }
        })
    }
}
