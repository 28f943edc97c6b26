//! What is true of a setup with a cube, exactly: by going through all that can happen, from its end backwards.

use super::evaluated_setup::EvaluatedCubeSetup;
use super::paths::Paths;
use crate::backgammon::cube::equity::to_points;
use crate::backgammon::cube::{CubeAction, RESOLUTION};
use crate::backgammon::side::Side;
use crate::codec::{Codec, DecodeError};
use crate::labs::bearoff::extremes::Extremes;
use crate::labs::bearoff::reachable::{NodeIndex, O_WON, X_WON};
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};
use crate::rollout::resumable::Pause;
use crate::stats::interval::{Bounds, ScoreBounds};
use crate::stats::score::{Score, Unit};
use crate::stats::summary::equivalent_games;

/// Positions added between two pauses.
const STRIDE: usize = 1024;

/// The exact statistics of a setup, in points for the side on roll at the start, per unit of the cube then.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeTheory {
    /// The value of the position if both sides make no mistake.
    pub value: f64,
    /// The value of the position with these players: the mean of every rollout, plain and reduced.
    pub mean: f64,
    /// Standard deviation of the result of one game.
    pub plain_sd: f64,
    /// The statistics of each estimate.
    pub estimates: Vec<CubeEstimateTheory>,
    /// The mean cost of the mistakes of X and O per game.
    pub costs: [CubeCosts; 2],
    /// The largest number that the cube can show.
    pub largest_cube: u64,
    /// Bounds of the result of one game; `None` where they are more than 100 standard deviations from the mean.
    pub bounds: Option<ScoreBounds>,
}

/// Bounds further from the mean than so many standard deviations of a game say nothing: a cube that is turned again and again
/// could show a million.
const MAX_BOUND_SDS: f64 = 100.0;

/// Bounds further from the mean than so many standard deviations are not [tight](ScoreBounds::tight).
const MAX_TIGHT_BOUND_SDS: f64 = 15.0;

/// The exact statistics of a rollout with the luck of an estimate subtracted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeEstimateTheory {
    /// Standard deviation of the reduced result of one game.
    pub reduced_sd: f64,
    /// How many plain games one reduced game is worth; `None` where it is without spread.
    pub equivalent_games: Option<f64>,
    /// Bounds of the reduced result of one game; `None` where they are more than 100 standard deviations from the mean.
    pub bounds: Option<ScoreBounds>,
}

/// The cost of mistakes, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CubeCosts {
    /// Mistakes with the checkers.
    pub checkers: f64,
    /// Mistakes with the cube: wrong doubles, missed ones, wrong takes and passes.
    pub cube: f64,
}

/// What is expected from a node on, per unit of the cube before its action.
#[derive(Clone, Copy, Default)]
struct NodeMoments {
    mean: f64,
    /// Of the result.
    variance: f64,
    /// The mistakes of X and of O.
    costs: [CubeCosts; 2],
    /// Of the result.
    extremes: Extremes,
}

/// The same of an estimate. Where luck is not multiplied by the cube it is no multiple of anything: result and luck have to be
/// kept apart.
#[derive(Clone, Copy, Default)]
struct EstimateMoments {
    /// Of result − luck, where luck is multiplied by the cube.
    variance: f64,
    /// Of luck, and of luck with the result, where it is not.
    luck_square: f64,
    luck_times_result: f64,
    /// Of result − luck, where luck is multiplied by the cube; and of −luck, where it is not.
    extremes: Extremes,
}

/// Bounds of games with these extremes, this mean and this deviation, in points; `None` where they say nothing.
fn useful_bounds(extremes: Extremes, mean: f64, sd: f64) -> Option<ScoreBounds> {
    let Bounds { low, high } = extremes.to_bounds(true).in_unit(Unit::Points);
    let furthest = (mean - low).max(high - mean);
    let is_tight = sd <= RESOLUTION || furthest <= MAX_TIGHT_BOUND_SDS * sd;
    (is_tight || furthest <= MAX_BOUND_SDS * sd).then(|| extremes.to_bounds(is_tight))
}

/// The result, per unit of the cube, of a game that this side has won.
fn result_extremes(hero_won: bool) -> Extremes {
    Extremes::single(if hero_won { Score::WIN } else { -Score::WIN })
}

/// What is true in the making.
#[derive(Default)]
pub(crate) struct TheoryBuilder {
    node_moments: Vec<NodeMoments>,
    estimate_moments: Vec<Vec<EstimateMoments>>,
}

impl TheoryBuilder {
    /// Begins with everything that can happen.
    pub fn new(setup: &EvaluatedCubeSetup, paths: &Paths) -> Self {
        let nodes = paths.states.len();
        let empty = |_| vec![EstimateMoments::default(); nodes];
        Self {
            node_moments: vec![NodeMoments::default(); nodes],
            estimate_moments: setup.setup.estimates.iter().map(empty).collect(),
        }
    }

    /// Adds all nodes, from the end of the game backwards.
    async fn add_all(&mut self, setup: &EvaluatedCubeSetup, paths: &Paths, pause: &Pause) {
        let order = &paths.topological_order;
        for (done, &node) in (1..).zip(order.iter().rev()) {
            self.add_node(setup, paths, node as usize);
            pause.every(STRIDE, done, order.len()).await;
        }
    }

    /// What is expected after a roll.
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

    /// Returns expected values after a roll, with the luck of an estimate subtracted. No luck is left once the game is over.
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

    /// What is expected at a node, once that is known of all its rolls.
    fn add_node(&mut self, setup: &EvaluatedCubeSetup, paths: &Paths, node: usize) {
        let (side, hero) = (paths.states[node].side, setup.hero());
        let action = paths.actions[node];
        let mut costs = [CubeCosts::default(); 2];
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

    fn finish(self, setup: &EvaluatedCubeSetup, paths: &Paths) -> CubeTheory {
        let start = self.node_moments[0];
        let plain_sd = start.variance.sqrt();
        let estimate_theory = |(estimate, expected): (usize, &Vec<EstimateMoments>)| {
            let expected = expected[0];
            let variance = if paths.multiplies_by_cube(estimate) {
                expected.variance
            } else {
                start.variance - 2.0 * expected.luck_times_result + expected.luck_square
            };
            let sd = variance.max(0.0).sqrt();
            let reduced_sd = if sd > RESOLUTION { sd } else { 0.0 };
            // Luck that is not multiplied by the cube need not be highest where the result is lowest: these may be too wide.
            let extremes = if paths.multiplies_by_cube(estimate) {
                expected.extremes
            } else {
                start.extremes.plus(expected.extremes)
            };
            CubeEstimateTheory {
                reduced_sd,
                equivalent_games: equivalent_games(plain_sd, reduced_sd),
                bounds: useful_bounds(extremes, start.mean, sd),
            }
        };
        CubeTheory {
            value: setup.exact_start_value().in_unit(Unit::Points),
            mean: start.mean,
            plain_sd,
            estimates: self
                .estimate_moments
                .iter()
                .enumerate()
                .map(estimate_theory)
                .collect(),
            costs: start.costs.map(|costs| CubeCosts {
                // Equal actions differ by rounding.
                checkers: costs.checkers.max(0.0),
                cube: costs.cube.max(0.0),
            }),
            largest_cube: 1 << paths.max_doublings(),
            bounds: useful_bounds(start.extremes, start.mean, plain_sd),
        }
    }
}

impl CubeTheory {
    /// Computes the exact statistics of a setup from all that can happen in its games.
    pub(crate) async fn compute(setup: &EvaluatedCubeSetup, paths: &Paths, pause: &Pause) -> Self {
        let mut builder = TheoryBuilder::new(setup, paths);
        builder.add_all(setup, paths, pause).await;
        builder.finish(setup, paths)
    }
}

/// Bounds as numbers: how tight they are, what they are; none of them are not defined.
fn encode_bounds(bounds: Option<ScoreBounds>) -> [f64; 3] {
    bounds.map_or([f64::NAN; 3], |ScoreBounds { low, high, tight }| {
        // Below 2⁵³: as far as scores are summed up, cubes show 2²⁵ at most where bounds are told.
        [low.units() as f64, high.units() as f64, f64::from(tight)]
    })
}

/// The bounds that these numbers are.
fn decode_bounds([low, high, tight]: [f64; 3]) -> Option<ScoreBounds> {
    (!low.is_nan()).then_some(ScoreBounds {
        low: Score::from_units(low as i64),
        high: Score::from_units(high as i64),
        tight: tight == 1.0,
    })
}

/// All its numbers in a row; what is not defined is none.
impl Codec for CubeTheory {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let mut numbers = vec![
            self.value,
            self.mean,
            self.plain_sd,
            self.largest_cube as f64,
        ];
        numbers.extend(
            self.costs
                .iter()
                .flat_map(|costs| [costs.checkers, costs.cube]),
        );
        numbers.extend(encode_bounds(self.bounds));
        for estimate in &self.estimates {
            numbers.push(estimate.reduced_sd);
            numbers.push(estimate.equivalent_games.unwrap_or(f64::NAN));
            numbers.extend(encode_bounds(estimate.bounds));
        }
        numbers.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let numbers: Vec<f64> = Codec::decode(bytes)?;
        let (&[value, mean, plain_sd, largest_cube, rest_of_game @ ..], estimates) =
            numbers.split_first_chunk::<11>().ok_or(DecodeError)?;
        let [x_checkers, x_cube, o_checkers, o_cube, low, high, tight] = rest_of_game;
        let costs = |checkers, cube| CubeCosts { checkers, cube };
        let (estimates, rest) = estimates.as_chunks();
        let estimates =
            estimates.iter().map(
                |&[reduced_sd, games, low, high, tight]| CubeEstimateTheory {
                    reduced_sd,
                    equivalent_games: Some(games).filter(|games| !games.is_nan()),
                    bounds: decode_bounds([low, high, tight]),
                },
            );
        if !rest.is_empty() {
            return Err(DecodeError);
        }
        Ok(Self {
            value,
            mean,
            plain_sd,
            estimates: estimates.collect(),
            costs: [costs(x_checkers, x_cube), costs(o_checkers, o_cube)],
            largest_cube: largest_cube as u64,
            bounds: decode_bounds([low, high, tight]),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::setup::CubePlayer;
    use super::super::test_games::{game_with_all_estimates, longest_game};
    use super::*;
    use crate::codec;
    use crate::rollout::resumable::run_to_end;

    #[test]
    fn article_position_matches_hand_calculation() {
        // Blue's doubles (1/6) pay 1 point. After the others White doubles, Blue takes, and 2 points are won with 3/4 and lost
        // with 1/4. Mean 1/6 + 5/6 × (−1) = −2/3; mean square 1/6 + 5/6 × 4 = 7/2; variance 7/2 − 4/9.
        let game = game_with_all_estimates(
            [4, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 1],
            [CubePlayer::PERFECT; 2],
        );
        let theory = game.theory();
        assert!((theory.mean + 2.0 / 3.0).abs() < 1e-7);
        assert!((theory.value + 2.0 / 3.0).abs() < 1e-7);
        assert!((theory.plain_sd - (3.5_f64 - 4.0 / 9.0).sqrt()).abs() < 1e-7);
        assert_eq!(theory.largest_cube, 2);
        for costs in theory.costs {
            assert!(costs.checkers < 1e-6 && costs.cube < 1e-6, "{costs:?}");
        }
        // The ladder: nothing subtracted is plain; exact luck leaves no spread.
        let sd: Vec<f64> = theory
            .estimates
            .iter()
            .map(|estimate| estimate.reduced_sd)
            .collect();
        assert!((sd[0] - theory.plain_sd).abs() < 1e-12);
        assert_eq!(sd[4], 0.0);
        // The cube ignored, Blue's 37.5% without one are −1/4 point. A double is worth 1, its luck 5/4; another roll leaves
        // him 25%, −1/2, its luck −1/4. White's roll is worth −1 to him (27 of 36) or 1: luck −1/2 or 3/2.
        // Result − luck: 1 − 5/4 with 1/6; else ±2 − (−1/4) − luck of White's roll, −1/2 if he bears off (3/4), 3/2 if not:
        // −2 + 1/4 + 1/2 = −5/4 with 5/8, 2 + 1/4 − 3/2 = 3/4 with 5/24.
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
    fn theory_round_trips_through_bytes() {
        let game = game_with_all_estimates(
            [0, 1, 0, 0, 1, 0],
            [1, 0, 0, 1, 0, 0],
            [CubePlayer::PERFECT; 2],
        );
        let theory = game.theory();
        assert_eq!(codec::decode(&codec::encode(theory)).as_ref(), Ok(theory));
        assert_eq!(
            codec::decode::<CubeTheory>(&codec::encode(&vec![0.0; 12])),
            Err(DecodeError)
        );
    }

    #[test]
    fn computation_pauses_once_per_stride() {
        let game = longest_game([CubePlayer::PERFECT; 2]);
        let (setup, paths) = (game.evaluated(), game.paths().unwrap());
        let (_, pauses) = run_to_end(async |pause| CubeTheory::compute(setup, paths, &pause).await);
        assert_eq!(pauses, paths.states.len() / STRIDE);
    }
}
