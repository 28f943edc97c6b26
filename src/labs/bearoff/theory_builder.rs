//! The exact statistics of a game, computed along its paths from the end of the game backwards.

use super::cut_short::Layers;
use super::extremes::Extremes;
use super::first_rolls::FirstRolls;
use super::outcomes::Outcome;
use super::path_lucks::PathLucks;
use super::paths::Paths;
use super::prepared_setup::PreparedSetup;
use super::reachable::{NodeIndex, O_WON, X_WON};
use super::theory::{CutTheory, EstimateTheory, Theory};
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::rollout::first_rolls::FirstRollSpread;
use crate::rollout::resumable::Pause;
use crate::stats::score::{CompactScore, Score, Unit};

/// The number of positions that are added between two pauses.
pub(super) const STRIDE: usize = 1024;

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

    /// Adds games that are cut short, from the horizon backwards.
    ///
    /// A node can occur after different numbers of rolls, and then has other statistics each time.
    /// The statistics of a layer depend on the next layer alone. That has other nodes, because the
    /// other side is on roll there. So a layer may overwrite what an earlier one left.
    async fn add_cut(&mut self, paths: &Paths, layers: &Layers, pause: &Pause) {
        for &node in layers.at_horizon() {
            self.cut_at(node as usize, paths.values_at_horizon[node as usize]);
        }
        let before = layers.before_horizon();
        let total = before.iter().map(Vec::len).sum();
        let nodes = before.iter().rev().flatten();
        for (done, &node) in (1..).zip(nodes) {
            self.add_node(paths, node as usize);
            pause.every(STRIDE, done, total).await;
        }
    }

    /// Sets the statistics of a node at which games are cut short, with this result.
    fn cut_at(&mut self, node: usize, result: Score) {
        self.chance[node] = result.in_unit(Unit::Points);
        for moments in &mut self.estimate_moments {
            moments.variance[node] = 0.0;
            moments.disparities[node] = 0.0;
            moments.extremes[node] = Extremes::single(result);
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
        let outcomes = paths.outcomes(node);
        for &Outcome { weight, next, .. } in &outcomes {
            chance += weight * value_at(next, &self.chance, 1.0);
        }
        chance /= 36.0;
        for (moments, lucks) in self.estimate_moments.iter_mut().zip(&paths.estimates) {
            let (mut variance, mut disparities) = (0.0, 0.0);
            let mut extremes = Extremes::EMPTY;
            for &outcome in &outcomes {
                let Outcome { weight, next, .. } = outcome;
                let luck = lucks.luck_of(node, outcome.kind, outcome.is_second);
                let distance = value_at(next, &self.chance, 1.0) - in_wins(luck) - chance;
                variance += weight * (distance * distance + value_at(next, &moments.variance, 0.0));
                disparities += weight * value_at(next, &moments.disparities, 0.0);
                let remaining = match next {
                    X_WON => Extremes::single(Score::WIN),
                    O_WON => Extremes::single(Score::ZERO),
                    next => moments.extremes[next as usize],
                };
                extremes = extremes.union(remaining.minus(luck.into()));
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

    /// Returns the statistics of the start. `plain_variance` is that of the results, where X's win is
    /// 1, and `best_plays` says for each estimate whether no play loses anything. `horizon` is the
    /// number of rolls after which games are cut short.
    fn finish(
        self,
        setup: &PreparedSetup,
        paths: &Paths,
        horizon: Option<u32>,
        plain_variance: f64,
        best_plays: &[bool],
    ) -> Theory {
        let mean = self.chance[0];
        let first_rolls = FirstRolls {
            paths,
            means: &self.chance,
            horizon,
        };
        let spread = |lucks: Option<&PathLucks>, variance: f64| {
            let mut means = first_rolls.pair_means(lucks);
            for mean in means.iter_mut().flatten() {
                *mean *= 100.0;
            }
            FirstRollSpread::new(&means, 10_000.0 * variance, RESOLUTION)
        };
        let plain_sd = 100.0 * plain_variance.max(0.0).sqrt();
        let perfect = setup.database.exact_chance(setup.setup.position);
        let estimate_theory = |(estimate, moments): (usize, &EstimateMoments)| {
            let sd = 100.0 * moments.variance[0].sqrt();
            let bounds = Some(moments.extremes[0].to_bounds(true));
            let spread = spread(Some(&paths.estimates[estimate]), moments.variance[0]);
            EstimateTheory {
                williams: setup.has_williams_sums(estimate).then(|| {
                    let start = setup.evaluate_start(estimate).in_unit(Unit::Points);
                    100.0 * (start + moments.disparities[0])
                }),
                best_plays: best_plays[estimate],
                ..EstimateTheory::new(plain_sd, sd, &spread, RESOLUTION, bounds)
            }
        };
        Theory {
            perfect: 100.0 * perfect.unwrap_or(f64::NAN),
            mean: 100.0 * mean,
            plain_sd,
            plain_first_rolls: spread(None, plain_variance),
            estimates: self
                .estimate_moments
                .iter()
                .enumerate()
                .map(estimate_theory)
                .collect(),
            cut_short: Vec::new(),
            cut: None,
            cube: (),
        }
    }
}

/// Returns for each estimate whether no play loses anything. `is_lossless` says it of best plays.
fn best_plays(
    setup: &PreparedSetup,
    paths: &Paths,
    is_lossless: impl Fn(&PathLucks) -> bool,
) -> Vec<bool> {
    let known = setup.keeps_losses() && !setup.has_careless_player();
    let estimates = paths.estimates.iter();
    estimates.map(|lucks| known && is_lossless(lucks)).collect()
}

impl Theory {
    /// Computes the exact statistics of a setup from the paths of its games.
    pub(crate) async fn compute(setup: &PreparedSetup, paths: &Paths, pause: &Pause) -> Self {
        let mut builder = TheoryBuilder::new(paths);
        builder.add_all(paths, pause).await;
        let mean = builder.chance[0];
        let is_lossless = |lucks: &PathLucks| lucks.lost.is_empty();
        let best_plays = best_plays(setup, paths, is_lossless);
        builder.finish(setup, paths, None, mean * (1.0 - mean), &best_plays)
    }

    /// Computes the exact statistics of games that are cut short, from the paths of games to the end.
    /// `to_end` of the result is not filled in.
    pub(crate) async fn compute_cut(
        setup: &PreparedSetup,
        paths: &Paths,
        layers: &Layers,
        pause: &Pause,
    ) -> Self {
        let mut builder = TheoryBuilder::new(paths);
        builder.add_cut(paths, layers, pause).await;
        let best_plays = best_plays(setup, paths, |lucks| {
            let nodes = layers.before_horizon().iter().flatten();
            let mut lost = nodes.filter_map(|&node| lucks.lost.get(node as usize));
            lost.all(|lost| lost.iter().all(|&lost| lost == CompactScore::ZERO))
        });
        let variance = layers.variance(&paths.values_at_horizon, builder.chance[0]);
        let horizon = layers.before_horizon().len() as u32;
        let mut theory = builder.finish(setup, paths, Some(horizon), variance, &best_plays);
        theory.cut = Some(CutTheory {
            to_end: theory.mean,
            bounds: layers.bounds(&paths.values_at_horizon).to_bounds(true),
        });
        theory
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::cubeless_game::PreparedGame;
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
            truncation: None,
        };
        let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
        let game = PreparedGame::new(database, setup).unwrap();
        let (setup, paths) = (game.prepared_setup(), game.paths().unwrap());
        let (_, pauses) = run_to_end(async |pause| <Theory>::compute(setup, paths, &pause).await);
        assert_eq!(pauses, paths.states.len() / STRIDE);
        assert!(pauses > 3);
    }
}
