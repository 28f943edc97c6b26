//! Enumerations of the games from a setup with a cube: reachable positions with the owner of the
//! cube, cube actions, successors, and estimates of each roll.
//!
//! The number on the cube is not part of a node, because no decision depends on it. A walk along a
//! game's nodes doubles the stakes and the luck each time the cube is doubled.

use super::prepared_setup::{CubeGameEnd, PreparedCubeSetup};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::cube::CubeAction;
use crate::backgammon::cube::equity::Equity;
use crate::backgammon::cube::owner::OWNER_COUNT;
use crate::backgammon::cube::state::CubeState;
use crate::labs::bearoff::reachable::{GameState, NodeIndex, O_WON, ReachableStates, X_WON};
use crate::rollout::dice::{Dice, KIND_COUNT};
use crate::rollout::resumable::Pause;
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::score::Score;
use core::fmt;

/// The reachable positions of a game as nodes of a graph, with the results of expanding them.
pub struct Paths {
    /// The state of each node before its cube action.
    pub(crate) states: Vec<CubeState>,
    /// The cube action at each node.
    pub(crate) actions: Vec<CubeAction>,
    /// The node after each kind of roll, followed by each estimate's value after the best play, for
    /// the hero per unit of the cube. They repeat for each kind of roll and each node.
    // One table instead of two, because rollouts spend their time on these accesses to memory:
    // there is one per roll.
    steps: Vec<i32>,
    /// The sum of an estimate's values over the 36 rolls, for each node and estimate. Luck is 36 ×
    /// value − sum, in 36ths of a unit.
    value_sums: Vec<i64>,
    /// Whether the luck of each estimate is multiplied by the cube.
    multiplies_by_cube: Vec<bool>,
    /// The losses of the side on roll and of the other side by the cube action, per unit of the
    /// cube before it.
    pub(crate) action_losses: Vec<[Equity; 2]>,
    /// The loss of the play of each kind of roll, per unit of the cube. Empty if no play loses
    /// anything.
    pub(crate) play_losses: Vec<[Equity; KIND_COUNT]>,
    /// All nodes, each before the nodes that its rolls lead to.
    pub(crate) topological_order: Vec<NodeIndex>,
}

impl fmt::Debug for Paths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Paths")
            .field("positions", &self.states.len())
            .finish_non_exhaustive()
    }
}

impl GameState for CubeState {
    const HOLDER_COUNT: usize = OWNER_COUNT;

    fn position(self) -> BearoffState {
        self.cubeless()
    }

    fn holder(self) -> usize {
        self.owner as usize
    }
}

impl Paths {
    /// Enumerates the positions that can be reached from the start of a setup.
    pub(crate) async fn enumerate(setup: &PreparedCubeSetup, pause: &Pause) -> Self {
        let mut reachable = ReachableStates::new(setup.cubeless.arrangements(), setup.start);
        let estimates = setup.setup.estimates.iter();
        let mut paths = Self {
            states: Vec::new(),
            actions: Vec::new(),
            steps: Vec::new(),
            value_sums: Vec::new(),
            multiplies_by_cube: estimates
                .map(|estimate| estimate.multiplies_by_cube())
                .collect(),
            action_losses: Vec::new(),
            play_losses: Vec::new(),
            topological_order: Vec::new(),
        };
        let mut scratch = Vec::new();
        reachable
            .expand_all(
                |reachable, node, before| {
                    paths.grow(reachable.count());
                    paths.expand(setup, reachable, node, before, &mut scratch);
                },
                pause,
            )
            .await;
        (paths.states, paths.topological_order) = reachable.finish();
        let mut lost = paths.play_losses.as_flattened().iter();
        if lost.all(|&lost| lost == 0) {
            paths.play_losses = Vec::new();
        }
        paths
    }

    /// Makes room for this many nodes.
    #[inline(never)]
    fn grow(&mut self, nodes: usize) {
        let estimates = self.multiplies_by_cube.len();
        self.actions.resize(nodes, CubeAction::NoDouble);
        self.steps.resize(nodes * KIND_COUNT * (1 + estimates), 0);
        self.value_sums.resize(nodes * estimates, 0);
        self.action_losses.resize(nodes, [0; 2]);
        self.play_losses.resize(nodes, [0; KIND_COUNT]);
    }

    /// Computes everything about a node, and adds the nodes that its rolls lead to.
    fn expand(
        &mut self,
        setup: &PreparedCubeSetup,
        reachable: &mut ReachableStates<'_, CubeState>,
        node: usize,
        before: CubeState,
        scratch: &mut Vec<ArrangementIndex>,
    ) {
        let action = setup.action(before);
        self.actions[node] = action;
        self.action_losses[node] = setup.action_losses(before, action);
        if action == CubeAction::Pass {
            return;
        }
        let state = before.after_action(action);
        let best = setup.best_plays(state, scratch);
        let estimates = self.multiplies_by_cube.len();
        let width = 1 + estimates;
        for kind in 0..KIND_COUNT {
            let after = setup.choose_play(state, kind, scratch);
            let next = reachable.next_node(state.side, state.after_play(after));
            self.steps[(node * KIND_COUNT + kind) * width] = next.cast_signed();
            self.play_losses[node][kind] = setup.play_loss(state, best.0[kind], after);
        }
        let sign = if state.side == setup.hero() { 1 } else { -1 };
        for estimate in 0..estimates {
            let values = setup.roll_values(estimate, state, &best);
            for (kind, value) in values.by_kind.into_iter().enumerate() {
                self.steps[(node * KIND_COUNT + kind) * width + 1 + estimate] = sign * value;
            }
            self.value_sums[node * estimates + estimate] = i64::from(sign) * values.sum;
        }
    }

    /// Returns the node after a kind of roll, and each estimate's value after the best play.
    #[inline]
    fn step(&self, node: usize, kind: usize) -> (NodeIndex, &[Equity]) {
        let width = 1 + self.multiplies_by_cube.len();
        let step = &self.steps[(node * KIND_COUNT + kind) * width..][..width];
        (step[0].cast_unsigned(), &step[1..])
    }

    /// Returns the node after a kind of roll.
    pub(crate) fn next(&self, node: usize, kind: usize) -> NodeIndex {
        self.step(node, kind).0
    }

    /// Returns the luck of a kind of roll by an estimate, for the hero per unit of the cube.
    pub(crate) fn luck(&self, estimate: usize, node: usize, kind: usize) -> Score {
        let sum = self.value_sums[node * self.multiplies_by_cube.len() + estimate];
        Score::from_units(36 * i64::from(self.step(node, kind).1[estimate]) - sum)
    }

    /// Returns whether the luck of an estimate is multiplied by the cube.
    pub(crate) fn multiplies_by_cube(&self, estimate: usize) -> bool {
        self.multiplies_by_cube[estimate]
    }

    /// Returns the largest number of doublings that a game can have.
    pub(crate) fn max_doublings(&self) -> u32 {
        let mut max_doublings = vec![0; self.states.len()];
        for &node in self.topological_order.iter().rev() {
            let node = node as usize;
            if self.actions[node] == CubeAction::Pass {
                continue;
            }
            let later = (0..KIND_COUNT)
                .filter_map(|kind| max_doublings.get(self.next(node, kind) as usize));
            let later = later.copied().max().unwrap_or(0);
            max_doublings[node] = later + u32::from(self.actions[node] == CubeAction::Take);
        }
        max_doublings[0]
    }

    /// Plays a game with these dice, and adds up its luck by each estimate.
    ///
    /// # Errors
    /// The error of the dice.
    #[inline]
    pub(crate) fn walk<D: Dice>(
        &self,
        dice: &mut D,
        measured: &mut [MeasuredLuck],
    ) -> Result<CubeGameEnd, D::Error> {
        let (mut node, mut doublings) = (0, 0);
        loop {
            let winner = self.states[node].side;
            match self.actions[node] {
                CubeAction::NoDouble => {}
                CubeAction::Take => doublings += 1,
                CubeAction::Pass => return Ok(CubeGameEnd { winner, doublings }),
            }
            let (next, values) = self.step(node, dice.roll()?.kind());
            let sums = &self.value_sums[node * values.len()..][..values.len()];
            let estimates = self.multiplies_by_cube.iter().zip(values).zip(sums);
            for (measured, ((&multiplies, &value), &sum)) in measured.iter_mut().zip(estimates) {
                let luck = (36 * i64::from(value) - sum) << if multiplies { doublings } else { 0 };
                measured.luck += Score::from_units(luck);
            }
            node = match next {
                X_WON | O_WON => return Ok(CubeGameEnd { winner, doublings }),
                next => next as usize,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::setup::CubePlayer;
    use super::super::test_games::{game_with_all_estimates, longest_game};
    use super::*;
    use crate::backgammon::cube::{CubePolicy, Thresholds};
    use crate::labs::bearoff::reachable::STRIDE;
    use crate::rollout::dice::ALL_KINDS;
    use crate::rollout::resumable::run_to_end;

    #[test]
    fn luck_averages_zero_at_every_position() {
        let always_doubles = CubePlayer {
            cube: CubePolicy::Thresholds(Thresholds::new(0.0, 0.0)),
            ..CubePlayer::PERFECT
        };
        for players in [[CubePlayer::PERFECT; 2], [always_doubles; 2]] {
            let game = game_with_all_estimates([1, 1, 0, 1, 0, 1], [0, 2, 0, 0, 2, 0], players);
            let paths = game.paths().unwrap();
            for node in 0..paths.states.len() {
                for estimate in 0..game.setup().estimates.len() {
                    let sum: i64 = ALL_KINDS
                        .iter()
                        .enumerate()
                        .map(|(kind, roll)| {
                            i64::from(roll.rolls) * paths.luck(estimate, node, kind).units()
                        })
                        .sum();
                    assert_eq!(sum, 0, "{node} {estimate}");
                }
            }
        }
    }

    #[test]
    fn enumeration_pauses_once_per_stride() {
        let game = longest_game([CubePlayer::PERFECT; 2]);
        let enumerate = async |pause| Paths::enumerate(game.prepared_setup(), &pause).await;
        let (paths, pauses) = run_to_end(enumerate);
        assert_eq!(pauses, paths.states.len() / STRIDE);
    }
}
