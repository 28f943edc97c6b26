//! The exact statistics of a game with a cube, computed along its paths from the ends of the games
//! backwards.

use super::costs::MistakeCosts;
use super::first_rolls::FirstRolls;
use super::paths::Paths;
use super::prepared_setup::PreparedCubeSetup;
use super::theory::{CubeStatistics, CubeTheory};
use crate::backgammon::cube::equity::to_points;
use crate::backgammon::cube::{CubeAction, RESOLUTION};
use crate::backgammon::side::Side;
use crate::labs::bearoff::extremes::Extremes;
use crate::labs::bearoff::reachable::{NodeIndex, O_WON, X_WON};
use crate::labs::bearoff::theory::EstimateTheory;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};
use crate::rollout::first_rolls::FirstRollSpread;
use crate::rollout::resumable::Pause;
use crate::stats::interval::{Bounds, ScoreBounds};
use crate::stats::score::{Score, Unit};

/// The number of positions added between two pauses.
const STRIDE: usize = 1024;

/// The largest distance of useful bounds from the mean, in standard deviations of a game.
// A cube that is turned again and again could show a million. Such bounds are too wide to help.
const MAX_BOUND_SDS: f64 = 100.0;

/// The largest distance of [tight](ScoreBounds::tight) bounds from the mean, in standard deviations
/// of a game.
const MAX_TIGHT_BOUND_SDS: f64 = 15.0;

/// Expectations from a node on, in points for the hero per unit of the cube before its action.
#[derive(Clone, Copy, Default)]
struct NodeMoments {
    /// The mean result.
    mean: f64,
    /// The variance of the result.
    variance: f64,
    /// The mean costs of the mistakes of X and of O.
    costs: [MistakeCosts; 2],
    /// The lowest and the highest result.
    extremes: Extremes,
}

/// Expectations from a node on that depend on an estimate, for the hero per unit of the cube before
/// the node's action.
///
/// Luck that is not multiplied by the cube is no multiple of the cube, while results are. So
/// results and luck must be kept apart for such estimates.
#[derive(Clone, Copy, Default)]
struct EstimateMoments {
    /// The variance of result − luck, if luck is multiplied by the cube.
    variance: f64,
    /// The mean square of luck, in points squared, if luck is not multiplied by the cube.
    luck_square: f64,
    /// The mean product of luck and result, if luck is not multiplied by the cube.
    luck_times_result: f64,
    /// The extremes of result − luck if luck is multiplied by the cube, and of −luck if it is not.
    extremes: Extremes,
}

/// Returns the bounds of games with these extremes, mean and standard deviation (in points); `None`
/// if the bounds are too wide to be useful.
fn useful_bounds(extremes: Extremes, mean: f64, sd: f64) -> Option<ScoreBounds> {
    let Bounds { low, high } = extremes.to_bounds(true).in_unit(Unit::Points);
    let furthest = (mean - low).max(high - mean);
    let is_tight = sd <= RESOLUTION || furthest <= MAX_TIGHT_BOUND_SDS * sd;
    (is_tight || furthest <= MAX_BOUND_SDS * sd).then(|| extremes.to_bounds(is_tight))
}

/// Returns the only possible result for the hero, per unit of the cube, once the game is over.
fn result_extremes(hero_won: bool) -> Extremes {
    Extremes::single(if hero_won { Score::WIN } else { -Score::WIN })
}

/// Statistics during the computation.
#[derive(Default)]
pub(crate) struct TheoryBuilder {
    /// The expectations at each node.
    node_moments: Vec<NodeMoments>,
    /// The expectations by each estimate, at each node.
    estimate_moments: Vec<Vec<EstimateMoments>>,
}

impl TheoryBuilder {
    /// Creates statistics without any node.
    pub fn new(setup: &PreparedCubeSetup, paths: &Paths) -> Self {
        let nodes = paths.states.len();
        let empty = |_| vec![EstimateMoments::default(); nodes];
        Self {
            node_moments: vec![NodeMoments::default(); nodes],
            estimate_moments: setup.setup.estimates.iter().map(empty).collect(),
        }
    }

    /// Adds all nodes, from the ends of the games backwards.
    async fn add_all(&mut self, setup: &PreparedCubeSetup, paths: &Paths, pause: &Pause) {
        let order = &paths.topological_order;
        for (done, &node) in (1..).zip(order.iter().rev()) {
            self.add_node(setup, paths, node as usize);
            pause.every(STRIDE, done, order.len()).await;
        }
    }

    /// Returns the expectations at the node after a roll, or of a finished game.
    fn after_roll(&self, hero: Side, next: NodeIndex) -> NodeMoments {
        let won = |winner| NodeMoments {
            mean: if winner == hero { 1.0 } else { -1.0 },
            extremes: result_extremes(winner == hero),
            ..NodeMoments::default()
        };
        match next {
            X_WON => won(Side::X),
            O_WON => won(Side::O),
            next => self.node_moments[next as usize],
        }
    }

    /// Returns an estimate's expectations at the node after a roll, or of a finished game, in which
    /// no luck is left. `moments` are the expectations at that node.
    fn estimate_after_roll(
        &self,
        estimate: usize,
        next: NodeIndex,
        multiplies_by_cube: bool,
        moments: &NodeMoments,
    ) -> EstimateMoments {
        let known = self.estimate_moments[estimate].get(next as usize);
        known.copied().unwrap_or(EstimateMoments {
            extremes: if multiplies_by_cube {
                moments.extremes
            } else {
                Extremes::default()
            },
            ..EstimateMoments::default()
        })
    }

    /// Computes the expectations at a node. The nodes that its rolls lead to must have been added.
    fn add_node(&mut self, setup: &PreparedCubeSetup, paths: &Paths, node: usize) {
        let (side, hero) = (paths.states[node].side, setup.hero());
        let action = paths.actions[node];
        let mut costs = [MistakeCosts::default(); 2];
        for (side, lost) in [side, side.other()]
            .into_iter()
            .zip(paths.action_losses[node])
        {
            costs[side as usize].cube = to_points(lost);
        }
        if action == CubeAction::Pass {
            self.node_moments[node] = NodeMoments {
                mean: if side == hero { 1.0 } else { -1.0 },
                variance: 0.0,
                costs,
                extremes: result_extremes(side == hero),
            };
            for (estimate, expected) in self.estimate_moments.iter_mut().enumerate() {
                if paths.multiplies_by_cube(estimate) {
                    expected[node].extremes = result_extremes(side == hero);
                }
            }
            return;
        }
        let multiplier = if action == CubeAction::Take { 2 } else { 1 };
        let cube = multiplier as f64;
        let kind_chances: [f64; KIND_COUNT] =
            core::array::from_fn(|kind| f64::from(ALL_KINDS[kind].rolls) / 36.0);
        let next: [NodeIndex; KIND_COUNT] = core::array::from_fn(|kind| paths.next(node, kind));
        let after = next.map(|next| self.after_roll(hero, next));
        let mean: f64 = kind_chances
            .iter()
            .zip(&after)
            .map(|(share, after)| share * after.mean)
            .sum();
        let (mut variance, mut extremes) = (0.0, Extremes::EMPTY);
        let lost_by_play = paths.play_losses.get(node);
        for (kind, (share, after)) in kind_chances.iter().zip(&after).enumerate() {
            let distance = after.mean - mean;
            variance += share * (distance * distance + after.variance);
            extremes = extremes.union(after.extremes);
            let mut roll_costs = after.costs;
            roll_costs[side as usize].checkers +=
                lost_by_play.map_or(0.0, |lost| to_points(lost[kind]));
            for (costs, roll_costs) in costs.iter_mut().zip(roll_costs) {
                costs.checkers += cube * share * roll_costs.checkers;
                costs.cube += cube * share * roll_costs.cube;
            }
        }
        for estimate in 0..self.estimate_moments.len() {
            let multiplies_by_cube = paths.multiplies_by_cube(estimate);
            let mut expected = EstimateMoments {
                extremes: Extremes::EMPTY,
                ..EstimateMoments::default()
            };
            for (kind, (share, after)) in kind_chances.iter().zip(&after).enumerate() {
                let later =
                    self.estimate_after_roll(estimate, next[kind], multiplies_by_cube, after);
                let luck = paths.luck(estimate, node, kind);
                expected.extremes = expected.extremes.union(later.extremes.minus(luck));
                let luck = luck.in_unit(Unit::Points);
                let distance = after.mean - luck - mean;
                expected.variance += share * cube * cube * (distance * distance + later.variance);
                expected.luck_square += share * (luck * luck + later.luck_square);
                expected.luck_times_result +=
                    share * cube * (after.mean * luck + later.luck_times_result);
            }
            if multiplies_by_cube {
                expected.extremes = expected.extremes.times(multiplier);
            }
            self.estimate_moments[estimate][node] = expected;
        }
        self.node_moments[node] = NodeMoments {
            mean: cube * mean,
            variance: cube * cube * variance,
            costs,
            extremes: extremes.times(multiplier),
        };
    }

    /// Returns the statistics, once all nodes are added.
    fn finish(self, setup: &PreparedCubeSetup, paths: &Paths) -> CubeTheory {
        let start = self.node_moments[0];
        let plain_sd = start.variance.sqrt();
        let means: Vec<f64> = self
            .node_moments
            .iter()
            .map(|moments| moments.mean)
            .collect();
        let first_rolls = FirstRolls {
            paths,
            means: &means,
            hero: setup.hero(),
        };
        let spread = |estimate, variance| {
            let means = first_rolls.pair_means(estimate);
            FirstRollSpread::new(&means, variance, RESOLUTION)
        };
        let estimate_theory = |(estimate, expected): (usize, &Vec<EstimateMoments>)| {
            let expected = expected[0];
            let variance = if paths.multiplies_by_cube(estimate) {
                expected.variance
            } else {
                start.variance - 2.0 * expected.luck_times_result + expected.luck_square
            };
            let sd = variance.max(0.0).sqrt();
            // Luck that is not multiplied by the cube need not be highest where the result is
            // lowest. The sum of both extremes may therefore be too wide, but never too narrow.
            let extremes = if paths.multiplies_by_cube(estimate) {
                expected.extremes
            } else {
                start.extremes.plus(expected.extremes)
            };
            let bounds = useful_bounds(extremes, start.mean, sd);
            let spread = spread(Some(estimate), variance);
            EstimateTheory::new(plain_sd, sd, &spread, RESOLUTION, bounds)
        };
        CubeTheory {
            perfect: setup.evaluate_start_exactly().in_unit(Unit::Points),
            mean: start.mean,
            plain_sd,
            plain_first_rolls: spread(None, start.variance),
            cut_short: Vec::new(),
            cut: None,
            estimates: self
                .estimate_moments
                .iter()
                .enumerate()
                .map(estimate_theory)
                .collect(),
            cube: CubeStatistics {
                costs: start.costs.map(|costs| MistakeCosts {
                    // Rounding can make the cost of equal actions negative.
                    checkers: costs.checkers.max(0.0),
                    cube: costs.cube.max(0.0),
                }),
                largest_cube: 1 << paths.max_doublings(),
                bounds: useful_bounds(start.extremes, start.mean, plain_sd),
            },
        }
    }
}

impl CubeTheory {
    /// Computes the exact statistics of a setup from its enumerated games.
    pub(crate) async fn compute(setup: &PreparedCubeSetup, paths: &Paths, pause: &Pause) -> Self {
        let mut builder = TheoryBuilder::new(setup, paths);
        builder.add_all(setup, paths, pause).await;
        builder.finish(setup, paths)
    }
}

#[cfg(test)]
mod tests {
    use super::super::setup::CubePlayer;
    use super::super::test_games::{game_with_all_estimates, longest_game};
    use super::*;
    use crate::rollout::resumable::run_to_end;

    #[test]
    fn article_position_matches_hand_calculation() {
        // Blue's doubles (1/6) pay 1 point. After any other roll White doubles and Blue takes.
        // White then bears off and wins 2 points with 3/4, and loses 2 points with 1/4. The mean is
        // 1/6 + 5/6 × (−1) = −2/3. The mean square is 1/6 + 5/6 × 4 = 7/2. The variance is 7/2 −
        // 4/9.
        let game = game_with_all_estimates(
            [4, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 1],
            [CubePlayer::PERFECT; 2],
        );
        let theory = game.theory();
        assert!((theory.mean + 2.0 / 3.0).abs() < 1e-7);
        assert!((theory.perfect + 2.0 / 3.0).abs() < 1e-7);
        assert!((theory.plain_sd - (3.5_f64 - 4.0 / 9.0).sqrt()).abs() < 1e-7);
        assert_eq!(theory.cube.largest_cube, 2);
        for costs in theory.cube.costs {
            assert!(costs.checkers < 1e-6 && costs.cube < 1e-6, "{costs:?}");
        }
        let sd: Vec<f64> = theory
            .estimates
            .iter()
            .map(|estimate| estimate.reduced_sd)
            .collect();
        // Without luck, the reduced result is the plain one. Exact luck leaves no spread.
        assert!((sd[0] - theory.plain_sd).abs() < 1e-12);
        assert_eq!(sd[4], 0.0);
        // The second estimate ignores the cube. Blue's winning chance of 37.5% is −1/4 point. A
        // double of Blue's is worth 1, so its luck is 5/4. Any other roll leaves him 25%, or −1/2
        // point, so its luck is −1/4.
        //
        // White's roll is worth −1 to Blue with 27/36, with luck −1/2, or 1 with luck 3/2.
        //
        // Result − luck is 1 − 5/4 = −1/4 with 1/6, −2 + 1/4 + 1/2 = −5/4 with 5/8, and 2 + 1/4 −
        // 3/2 = 3/4 with 5/24.
        let reduced = [(-0.25, 1.0 / 6.0), (-1.25, 5.0 / 8.0), (0.75, 5.0 / 24.0)];
        let mean: f64 = reduced.iter().map(|(value, share)| value * share).sum();
        let square: f64 = reduced
            .iter()
            .map(|(value, share)| value * value * share)
            .sum();
        assert!((mean + 2.0 / 3.0).abs() < 1e-12);
        assert!((sd[1] - (square - mean * mean).sqrt()).abs() < 1e-6);
    }

    #[test]
    fn computation_pauses_once_per_stride() {
        let game = longest_game([CubePlayer::PERFECT; 2]);
        let (setup, paths) = (game.prepared_setup(), game.paths().unwrap());
        let (_, pauses) = run_to_end(async |pause| CubeTheory::compute(setup, paths, &pause).await);
        assert_eq!(pauses, paths.states.len() / STRIDE);
    }
}
