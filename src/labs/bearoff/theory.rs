//! The exact statistics of a game, computed along its paths from the end of the game backwards.

use super::evaluated_setup::EvaluatedSetup;
use super::extremes::Extremes;
use super::paths::Paths;
use super::reachable::{NodeIndex, O_WON, X_WON};
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::codec::{Codec, DecodeError};
use crate::rollout::dice::ALL_KINDS;
use crate::rollout::resumable::Pause;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{CompactScore, Score, Unit};
use crate::stats::summary::equivalent_games;

/// The number of positions that are added between two pauses.
const STRIDE: usize = 1024;

/// The exact statistics of a game between given players, in percent from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct Theory {
    /// X's winning chance if both sides play perfectly.
    pub perfect: f64,
    /// X's winning chance with these players. Plain and reduced rollouts settle there.
    pub mean: f64,
    /// The standard deviation of a plain game.
    pub plain_sd: f64,
    /// The statistics of each estimate.
    pub estimates: Vec<EstimateTheory>,
}

/// The exact statistics of a game by one estimate, in percent from X's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EstimateTheory {
    /// The standard deviation of a reduced game. It is exactly 0 if it is at most [`RESOLUTION`],
    /// which is rounding.
    pub reduced_sd: f64,
    /// The number of plain games that each reduced game counts as: Var(plain) / Var(reduced).
    /// `None` if either variance is zero.
    pub equivalent_games: Option<f64>,
    /// The mean of Williams's start evaluation + disparities. `None` for an evaluator that does not
    /// value finished games as their results.
    pub williams: Option<f64>,
    /// The lowest and the highest reduced result of one game, over all possible rolls.
    pub bounds: ScoreBounds,
}

/// A builder that computes the statistics of each node, from the end of the game backwards.
#[derive(Default)]
pub(crate) struct TheoryBuilder {
    /// X's winning chance at each node, 0..1.
    chance: Vec<f64>,
    /// The statistics of each estimate.
    estimate_moments: Vec<EstimateMoments>,
}

/// The statistics of the rest of the game at each node by one estimate. X's win is 1.
#[derive(Default)]
struct EstimateMoments {
    /// The variance of result − luck of the remaining rolls.
    variance: Vec<f64>,
    /// The mean sum of the remaining disparities.
    disparities: Vec<f64>,
    /// The extremes of result − luck of the remaining rolls.
    extremes: Vec<Extremes>,
}

/// Converts a score to a number of wins.
fn in_wins(score: CompactScore) -> f64 {
    Score::from(score).in_unit(Unit::Points)
}

impl TheoryBuilder {
    /// Creates a builder with no node done yet.
    pub fn new(paths: &Paths) -> Self {
        let zeros = || vec![0.0; paths.next.len()];
        let moments = |_| EstimateMoments {
            variance: zeros(),
            disparities: zeros(),
            extremes: vec![Extremes::default(); paths.next.len()],
        };
        Self {
            chance: zeros(),
            estimate_moments: paths.estimates.iter().map(moments).collect(),
        }
    }

    /// Adds all nodes, from the end of the game backwards.
    pub async fn add_all(&mut self, paths: &Paths, pause: &Pause) {
        let order = &paths.topological_order;
        for (done, &node) in (1..).zip(order.iter().rev()) {
            self.add_node(paths, node as usize);
            pause.every(STRIDE, done, order.len()).await;
        }
    }

    /// Computes the statistics of a node. All nodes that its rolls lead to are done.
    fn add_node(&mut self, paths: &Paths, node: usize) {
        let value_at = |next: NodeIndex, values: &[f64], won: f64| match next {
            X_WON => won,
            O_WON => 0.0,
            next => values[next as usize],
        };
        // The mean of result − luck is the chance itself, because luck is centred.
        let mut chance = 0.0;
        for (roll, &next) in ALL_KINDS.iter().zip(&paths.next[node]) {
            chance += f64::from(roll.rolls) * value_at(next, &self.chance, 1.0);
        }
        chance /= 36.0;
        for (moments, lucks) in self.estimate_moments.iter_mut().zip(&paths.estimates) {
            let luck = &lucks.luck[node];
            let (mut variance, mut disparities) = (0.0, 0.0);
            let mut extremes = Extremes::EMPTY;
            for (kind, &next) in paths.next[node].iter().enumerate() {
                let rolls = f64::from(ALL_KINDS[kind].rolls);
                let distance = value_at(next, &self.chance, 1.0) - in_wins(luck[kind]) - chance;
                variance += rolls * (distance * distance + value_at(next, &moments.variance, 0.0));
                disparities += rolls * value_at(next, &moments.disparities, 0.0);
                let remaining = match next {
                    X_WON => Extremes::single(Score::WIN),
                    O_WON => Extremes::single(Score::ZERO),
                    next => moments.extremes[next as usize],
                };
                extremes = extremes.union(remaining.minus(luck[kind].into()));
            }
            moments.extremes[node] = extremes;
            moments.variance[node] = variance / 36.0;
            moments.disparities[node] = in_wins(lucks.disparity[node]) + disparities / 36.0;
        }
        self.chance[node] = chance;
    }

    /// Returns X's winning chance at each node, 0..1, and the variance of result − luck of the
    /// remaining rolls by the estimate with this index, where X's win is 1.
    ///
    /// All nodes must be done.
    pub fn node_moments(&self, estimate: usize) -> (&[f64], &[f64]) {
        (&self.chance, &self.estimate_moments[estimate].variance)
    }

    /// Returns the statistics of the start. `perfect` is X's chance between perfect players, 0..1.
    fn finish(self, setup: &EvaluatedSetup, perfect: f64) -> Theory {
        let mean = self.chance[0];
        let plain_sd = 100.0 * (mean * (1.0 - mean)).max(0.0).sqrt();
        let sd = |moments: &EstimateMoments| 100.0 * moments.variance[0].sqrt();
        let zero_if_rounding = |sd| if sd > RESOLUTION { sd } else { 0.0 };
        let estimate_theory = |(estimate, moments): (usize, &EstimateMoments)| EstimateTheory {
            reduced_sd: zero_if_rounding(sd(moments)),
            equivalent_games: equivalent_games(plain_sd, zero_if_rounding(sd(moments))),
            williams: (!setup.is_reversed(estimate)).then(|| {
                let start = setup.start_value(estimate).in_unit(Unit::Points);
                100.0 * (start + moments.disparities[0])
            }),
            bounds: moments.extremes[0].to_bounds(true),
        };
        Theory {
            perfect: 100.0 * perfect,
            mean: 100.0 * mean,
            plain_sd,
            estimates: self
                .estimate_moments
                .iter()
                .enumerate()
                .map(estimate_theory)
                .collect(),
        }
    }
}

impl Theory {
    /// Computes the exact statistics of a setup from the paths of its games.
    pub(crate) async fn compute(setup: &EvaluatedSetup, paths: &Paths, pause: &Pause) -> Self {
        let mut builder = TheoryBuilder::new(paths);
        builder.add_all(paths, pause).await;
        let perfect = setup.database.exact_chance(setup.setup.position);
        builder.finish(setup, perfect.unwrap_or(f64::NAN))
    }
}

/// A list of all numbers, where NaN means undefined.
impl Codec for Theory {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let mut numbers = vec![self.perfect, self.mean, self.plain_sd];
        for estimate in &self.estimates {
            numbers.push(estimate.reduced_sd);
            numbers.push(estimate.equivalent_games.unwrap_or(f64::NAN));
            numbers.push(estimate.williams.unwrap_or(f64::NAN));
            // Exact: the bounds are far below 2⁵³ units.
            let ScoreBounds { low, high, .. } = estimate.bounds;
            numbers.extend([low, high].map(|score| score.units() as f64));
        }
        numbers.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let numbers: Vec<f64> = Codec::decode(bytes)?;
        let (&[perfect, mean, plain_sd], estimates) =
            numbers.split_first_chunk().ok_or(DecodeError)?;
        let (estimates, rest) = estimates.as_chunks();
        let defined = |number: f64| Some(number).filter(|number| !number.is_nan());
        let estimates =
            estimates
                .iter()
                .map(
                    |&[reduced_sd, equivalent_games, williams, low, high]| EstimateTheory {
                        reduced_sd,
                        equivalent_games: defined(equivalent_games),
                        williams: defined(williams),
                        bounds: ScoreBounds::tight(
                            Score::from_units(low as i64),
                            Score::from_units(high as i64),
                        ),
                    },
                );
        if !rest.is_empty() {
            return Err(DecodeError);
        }
        Ok(Self {
            perfect,
            mean,
            plain_sd,
            estimates: estimates.collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::prepared_game::PreparedGame;
    use super::super::setup::{Player, Setup};
    use super::*;
    use crate::backgammon::bearoff_db::{Checkers, Database, DatabaseSize, Position};
    use crate::rollout::resumable::run_to_end;

    #[test]
    fn computation_pauses_once_per_stride() {
        let four = Checkers::new([0, 0, 0, 0, 2, 2]).unwrap();
        let setup = Setup {
            position: Position::new(four, four).unwrap(),
            players: [Player::FewestPips; 2],
            estimates: Vec::new(),
        };
        let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
        let game = PreparedGame::new(database, setup).unwrap();
        let (setup, paths) = (game.evaluated(), game.paths().unwrap());
        let (_, pauses) = run_to_end(async |pause| Theory::compute(setup, paths, &pause).await);
        assert_eq!(pauses, paths.states.len() / STRIDE);
        assert!(pauses > 3);
    }
}
