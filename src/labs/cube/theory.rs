//! What is true of a setup with a cube, exactly: by going through all that can happen, from its end backwards.

use super::judged::JudgedCube;
use super::paths::Paths;
use crate::backgammon::cube::equity::points;
use crate::backgammon::cube::{CubeAction, RESOLUTION};
use crate::backgammon::side::Side;
use crate::codec::{Garbled, Packed};
use crate::labs::bearoff::extremes::Extremes;
use crate::labs::bearoff::reachable::{Node, O_WON, X_WON};
use crate::rollout::dice::{ALL_KINDS, KINDS};
use crate::stats::interval::{Bounds, ScoreBounds};
use crate::stats::score::{Score, Unit};
use crate::stats::summary::equivalent_games;

/// Positions done between two questions whether to go on.
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
const MOST_SDS: f64 = 100.0;

/// Bounds further from the mean than so many standard deviations are not [tight](ScoreBounds::tight).
const TIGHT_SDS: f64 = 15.0;

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
struct Expected {
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
struct ExpectedOf {
    /// Of result − luck, where luck is multiplied by the cube.
    variance: f64,
    /// Of luck, and of luck with the result, where it is not.
    luck: f64,
    both: f64,
    /// Of result − luck, where luck is multiplied by the cube; and of −luck, where it is not.
    extremes: Extremes,
}

/// Bounds of games with these extremes, this mean and this deviation, in points; `None` where they say nothing.
fn bounds_of(extremes: Extremes, mean: f64, sd: f64) -> Option<ScoreBounds> {
    let Bounds { low, high } = extremes.bounds(true).in_unit(Unit::Points);
    let furthest = (mean - low).max(high - mean);
    let is_tight = sd <= RESOLUTION || furthest <= TIGHT_SDS * sd;
    (is_tight || furthest <= MOST_SDS * sd).then(|| extremes.bounds(is_tight))
}

/// The result, per unit of the cube, of a game that this side has won.
fn result(by_hero: bool) -> Extremes {
    Extremes::of(if by_hero { Score::WIN } else { -Score::WIN })
}

/// What is true in the making.
#[derive(Default)]
pub(crate) struct TheoryBuilder {
    done: usize,
    expected: Vec<Expected>,
    estimates: Vec<Vec<ExpectedOf>>,
}

impl TheoryBuilder {
    /// Begins with everything that can happen.
    pub fn new(setup: &JudgedCube, paths: &Paths) -> Self {
        let nodes = paths.states.len();
        let of_estimate = |_| vec![ExpectedOf::default(); nodes];
        Self {
            done: 0,
            expected: vec![Expected::default(); nodes],
            estimates: setup.setup.estimates.iter().map(of_estimate).collect(),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        self.done as f64 / self.expected.len() as f64
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(
        &mut self,
        setup: &JudgedCube,
        paths: &Paths,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        while let Some(left) = paths.order.len().checked_sub(self.done + 1) {
            self.add(setup, paths, paths.order[left] as usize);
            self.done += 1;
            if self.done.is_multiple_of(STRIDE) && !keep_going() {
                return false;
            }
        }
        true
    }

    /// What is expected after a roll.
    fn after(&self, hero: Side, next: Node) -> Expected {
        let won = |winner| Expected {
            mean: if winner == hero { 1.0 } else { -1.0 },
            extremes: result(winner == hero),
            ..Expected::default()
        };
        match next {
            X_WON => won(Side::X),
            O_WON => won(Side::O),
            next => self.expected[next as usize],
        }
    }

    /// Returns expected values after a roll, with the luck of an estimate subtracted. No luck is left once the game is over.
    fn after_of(
        &self,
        estimate: usize,
        next: Node,
        counts_the_cube: bool,
        over: &Expected,
    ) -> ExpectedOf {
        let known = self.estimates[estimate].get(next as usize);
        known.copied().unwrap_or(ExpectedOf {
            extremes: if counts_the_cube {
                over.extremes
            } else {
                Extremes::default()
            },
            ..ExpectedOf::default()
        })
    }

    /// What is expected at a node, once that is known of all its rolls.
    fn add(&mut self, setup: &JudgedCube, paths: &Paths, node: usize) {
        let (side, hero) = (paths.states[node].side, setup.hero());
        let action = paths.actions[node];
        let mut costs = [CubeCosts::default(); 2];
        for (side, lost) in [side, side.other()]
            .into_iter()
            .zip(paths.lost_by_action[node])
        {
            costs[side as usize].cube = points(lost);
        }
        if action == CubeAction::Pass {
            self.expected[node] = Expected {
                mean: if side == hero { 1.0 } else { -1.0 },
                variance: 0.0,
                costs,
                extremes: result(side == hero),
            };
            for (estimate, expected) in self.estimates.iter_mut().enumerate() {
                if paths.counts_the_cube(estimate) {
                    expected[node].extremes = result(side == hero);
                }
            }
            return;
        }
        let doubled = if action == CubeAction::Take { 2 } else { 1 };
        let cube = doubled as f64;
        let of_36: [f64; KINDS] =
            core::array::from_fn(|kind| f64::from(ALL_KINDS[kind].rolls) / 36.0);
        let next: [Node; KINDS] = core::array::from_fn(|kind| paths.next(node, kind));
        let after = next.map(|next| self.after(hero, next));
        let mean: f64 = of_36
            .iter()
            .zip(&after)
            .map(|(share, after)| share * after.mean)
            .sum();
        let (mut variance, mut extremes) = (0.0, Extremes::NONE);
        let lost_by_play = paths.lost_by_play.get(node);
        for (kind, (share, after)) in of_36.iter().zip(&after).enumerate() {
            let distance = after.mean - mean;
            variance += share * (distance * distance + after.variance);
            extremes = extremes.and(after.extremes);
            let mut of_roll = after.costs;
            of_roll[side as usize].checkers += lost_by_play.map_or(0.0, |lost| points(lost[kind]));
            for (costs, of_roll) in costs.iter_mut().zip(of_roll) {
                costs.checkers += cube * share * of_roll.checkers;
                costs.cube += cube * share * of_roll.cube;
            }
        }
        for estimate in 0..self.estimates.len() {
            let counts_the_cube = paths.counts_the_cube(estimate);
            let mut expected = ExpectedOf {
                extremes: Extremes::NONE,
                ..ExpectedOf::default()
            };
            for (kind, (share, of_roll)) in of_36.iter().zip(&after).enumerate() {
                let later = self.after_of(estimate, next[kind], counts_the_cube, of_roll);
                let luck = paths.luck(estimate, node, kind);
                expected.extremes = expected.extremes.and(later.extremes.less(luck));
                let luck = luck.in_unit(Unit::Points);
                let distance = of_roll.mean - luck - mean;
                expected.variance += share * cube * cube * (distance * distance + later.variance);
                expected.luck += share * (luck * luck + later.luck);
                expected.both += share * cube * (of_roll.mean * luck + later.both);
            }
            if counts_the_cube {
                expected.extremes = expected.extremes.times(doubled);
            }
            self.estimates[estimate][node] = expected;
        }
        self.expected[node] = Expected {
            mean: cube * mean,
            variance: cube * cube * variance,
            costs,
            extremes: extremes.times(doubled),
        };
    }

    pub fn finish(self, setup: &JudgedCube, paths: &Paths) -> CubeTheory {
        let of_all = self.expected[0];
        let plain_sd = of_all.variance.sqrt();
        let of_estimate = |(estimate, expected): (usize, &Vec<ExpectedOf>)| {
            let expected = expected[0];
            let variance = if paths.counts_the_cube(estimate) {
                expected.variance
            } else {
                of_all.variance - 2.0 * expected.both + expected.luck
            };
            let sd = variance.max(0.0).sqrt();
            let reduced_sd = if sd > RESOLUTION { sd } else { 0.0 };
            // Luck that is not multiplied by the cube need not be highest where the result is lowest: these may be too wide.
            let extremes = if paths.counts_the_cube(estimate) {
                expected.extremes
            } else {
                of_all.extremes.plus(expected.extremes)
            };
            CubeEstimateTheory {
                reduced_sd,
                equivalent_games: equivalent_games(plain_sd, reduced_sd),
                bounds: bounds_of(extremes, of_all.mean, sd),
            }
        };
        CubeTheory {
            value: setup.exact_value().in_unit(Unit::Points),
            mean: of_all.mean,
            plain_sd,
            estimates: self.estimates.iter().enumerate().map(of_estimate).collect(),
            costs: of_all.costs.map(|costs| CubeCosts {
                // Equal actions differ by rounding.
                checkers: costs.checkers.max(0.0),
                cube: costs.cube.max(0.0),
            }),
            largest_cube: 1 << paths.most_doublings(),
            bounds: bounds_of(of_all.extremes, of_all.mean, plain_sd),
        }
    }
}

/// Bounds as numbers: how tight they are, what they are; none of them are not defined.
fn numbers(bounds: Option<ScoreBounds>) -> [f64; 3] {
    bounds.map_or([f64::NAN; 3], |ScoreBounds { low, high, tight }| {
        // Below 2⁵³: as far as scores are summed up, cubes show 2²⁵ at most where bounds are told.
        [low.units() as f64, high.units() as f64, f64::from(tight)]
    })
}

/// The bounds that these numbers are.
fn bounds([low, high, tight]: [f64; 3]) -> Option<ScoreBounds> {
    (!low.is_nan()).then_some(ScoreBounds {
        low: Score::from_units(low as i64),
        high: Score::from_units(high as i64),
        tight: tight == 1.0,
    })
}

/// All its numbers in a row; what is not defined is none.
impl Packed for CubeTheory {
    fn pack(&self, bytes: &mut Vec<u8>) {
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
        numbers.extend(self::numbers(self.bounds));
        for estimate in &self.estimates {
            numbers.push(estimate.reduced_sd);
            numbers.push(estimate.equivalent_games.unwrap_or(f64::NAN));
            numbers.extend(self::numbers(estimate.bounds));
        }
        numbers.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let numbers: Vec<f64> = Packed::unpack(bytes)?;
        let (&[value, mean, plain_sd, largest_cube, of_all @ ..], estimates) =
            numbers.split_first_chunk::<11>().ok_or(Garbled)?;
        let [x_checkers, x_cube, o_checkers, o_cube, low, high, tight] = of_all;
        let costs = |checkers, cube| CubeCosts { checkers, cube };
        let (estimates, rest) = estimates.as_chunks();
        let estimates =
            estimates.iter().map(
                |&[reduced_sd, games, low, high, tight]| CubeEstimateTheory {
                    reduced_sd,
                    equivalent_games: Some(games).filter(|games| !games.is_nan()),
                    bounds: bounds([low, high, tight]),
                },
            );
        if !rest.is_empty() {
            return Err(Garbled);
        }
        Ok(Self {
            value,
            mean,
            plain_sd,
            estimates: estimates.collect(),
            costs: [costs(x_checkers, x_cube), costs(o_checkers, o_cube)],
            largest_cube: largest_cube as u64,
            bounds: bounds([low, high, tight]),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::setup::CubePlayer;
    use super::super::test_games::{ladder, six_on_the_six_points};
    use super::*;
    use crate::clock::most_at_once;
    use crate::codec;

    #[test]
    fn the_article_with_a_cube_by_hand() {
        // Blue's doubles (1/6) pay 1 point. After the others White doubles, Blue takes, and 2 points are won with 3/4 and lost
        // with 1/4. Mean 1/6 + 5/6 × (−1) = −2/3; mean square 1/6 + 5/6 × 4 = 7/2; variance 7/2 − 4/9.
        let game = ladder(
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
        let sd: Vec<f64> = theory.estimates.iter().map(|it| it.reduced_sd).collect();
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
    fn bytes_of_a_theory_are_the_theory() {
        let game = ladder(
            [0, 1, 0, 0, 1, 0],
            [1, 0, 0, 1, 0, 0],
            [CubePlayer::PERFECT; 2],
        );
        let theory = game.theory();
        assert_eq!(codec::unpack(&codec::pack(theory)).as_ref(), Ok(theory));
        assert_eq!(
            codec::unpack::<CubeTheory>(&codec::pack(&vec![0.0; 12])),
            Err(Garbled)
        );
    }

    #[test]
    fn the_clock_is_looked_at_after_each_stride_of_positions() {
        let game = six_on_the_six_points([CubePlayer::PERFECT; 2]);
        let (setup, paths) = (game.judged(), game.paths().unwrap());
        let mut builder = TheoryBuilder::new(setup, paths);
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.done as u64,
            |builder, clock| builder.build_while(setup, paths, clock),
        );
        assert_eq!(at_once, STRIDE as u64);
    }
}
