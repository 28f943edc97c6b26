//! Where rollouts settle that are cut short: after some rolls they take an estimate's value for the
//! result.
//!
//! Wrong luck cannot move a rollout, but a wrong value at the horizon does. A plain rollout that is
//! cut short settles at the mean value of the positions that it reaches. So does a reduced one,
//! because the luck of its rolls averages zero. Without a roll, both are the evaluation of the
//! start. Cut after the longest game, they are rollouts to the end.

use super::extremes::Extremes;
use super::outcomes::Outcome;
use super::paths::Paths;
use super::prepared_setup::PreparedSetup;
use super::reachable::{O_WON, X_WON};
use crate::rollout::resumable::Pause;
use crate::stats::score::{Score, Unit};

/// Returns, for each estimate, the value in percent at which rollouts settle that are cut after 0, 1,
/// 2 … rolls. The last one is cut after the longest game. Returns the value of games to the end, too.
///
/// A finished game counts as its result, whatever the estimate is.
pub(crate) async fn settling_values(
    setup: &PreparedSetup,
    paths: &Paths,
    pause: &Pause,
) -> (Vec<Vec<f64>>, f64) {
    let values = node_values(setup, paths);
    let mut settling = vec![Vec::new(); values.len()];
    let mut depth = Depth::start(paths.next.len());
    loop {
        for (settling, values) in settling.iter_mut().zip(&values) {
            settling.push(100.0 * depth.mean(values));
        }
        if depth.nodes.is_empty() {
            return (settling, 100.0 * depth.won);
        }
        depth = depth.after_roll(paths);
        // The number of depths is not known before the last one.
        pause.at(0.0).await;
    }
}

/// Returns X's value of each node by each estimate, 0..1.
fn node_values(setup: &PreparedSetup, paths: &Paths) -> Vec<Vec<f64>> {
    let values = |estimate| {
        let states = paths.states.iter();
        states
            .map(|&state| setup.evaluate(estimate, state).in_unit(Unit::Points))
            .collect()
    };
    (0..setup.estimate_count).map(values).collect()
}

/// The unfinished games before a horizon, by the number of rolls, and all games at the horizon.
pub(crate) struct Layers {
    /// The nodes at which unfinished games are after 0, 1, 2 … rolls.
    before: Vec<Vec<u32>>,
    /// The games at the horizon.
    horizon: Depth,
}

/// Returns the games that are cut after this many rolls; `None` if all games end before.
pub(crate) async fn layers(paths: &Paths, rolls: u32, pause: &Pause) -> Option<Layers> {
    let mut layers = Layers {
        before: Vec::new(),
        horizon: Depth::start(paths.next.len()),
    };
    for _ in 0..rolls {
        if layers.horizon.nodes.is_empty() {
            return None;
        }
        let after = layers.horizon.after_roll(paths);
        layers.before.push(layers.horizon.nodes);
        layers.horizon = after;
        pause.at(0.0).await;
    }
    (!layers.at_horizon().is_empty()).then_some(layers)
}

impl Layers {
    /// The nodes at which unfinished games are after 0, 1, 2 … rolls, up to the last roll before the
    /// horizon.
    pub fn before_horizon(&self) -> &[Vec<u32>] {
        &self.before
    }

    /// The nodes at which games are cut short.
    pub fn at_horizon(&self) -> &[u32] {
        &self.horizon.nodes
    }

    /// Returns the variance of the results, by X's value of each node, where X's win is 1. `mean` is
    /// their mean.
    pub fn variance(&self, values: &[Score], mean: f64) -> f64 {
        let square = |value: f64| (value - mean) * (value - mean);
        let Depth {
            won,
            lost,
            nodes,
            chances,
        } = &self.horizon;
        let cut = nodes.iter().map(|&node| {
            let node = node as usize;
            chances[node] * square(values[node].in_unit(Unit::Points))
        });
        won * square(1.0) + lost * square(0.0) + cut.sum::<f64>()
    }

    /// Returns the lowest and the highest result, by X's value of each node.
    pub fn bounds(&self, values: &[Score]) -> Extremes {
        let Depth {
            won, lost, nodes, ..
        } = &self.horizon;
        let ended = [(won, Score::WIN), (lost, Score::ZERO)].into_iter();
        let ended = ended.filter(|(chance, _)| **chance > 0.0);
        let cut = nodes.iter().map(|&node| values[node as usize]);
        let results = ended.map(|(_, result)| result).chain(cut);
        results
            .map(Extremes::single)
            .fold(Extremes::EMPTY, Extremes::union)
    }
}

/// The games after a number of rolls.
struct Depth {
    /// The chance that X has won already.
    won: f64,
    /// The chance that O has won already.
    lost: f64,
    /// The nodes at which unfinished games are.
    nodes: Vec<u32>,
    /// The chance of each node; 0 for those where no game is.
    chances: Vec<f64>,
}

impl Depth {
    /// Creates games without a roll. All are at node 0.
    fn start(node_count: usize) -> Self {
        let mut chances = vec![0.0; node_count];
        chances[0] = 1.0;
        Self {
            won: 0.0,
            lost: 0.0,
            nodes: vec![0],
            chances,
        }
    }

    /// Returns the mean value of the games, by the values of nodes.
    fn mean(&self, values: &[f64]) -> f64 {
        let unfinished = self.nodes.iter().map(|&node| {
            let node = node as usize;
            self.chances[node] * values[node]
        });
        self.won + unfinished.sum::<f64>()
    }

    /// Returns the games after one more roll.
    fn after_roll(&self, paths: &Paths) -> Self {
        let mut after = Self {
            won: self.won,
            lost: self.lost,
            nodes: Vec::new(),
            chances: vec![0.0; self.chances.len()],
        };
        for &node in &self.nodes {
            let node = node as usize;
            let chance = self.chances[node] / 36.0;
            for Outcome { weight, next, .. } in paths.outcomes(node) {
                let chance = chance * weight;
                match next {
                    X_WON => after.won += chance,
                    O_WON => after.lost += chance,
                    next => after.add(next, chance),
                }
            }
        }
        after
    }

    /// Adds games at a node.
    fn add(&mut self, node: u32, chance: f64) {
        let chances = &mut self.chances[node as usize];
        if *chances == 0.0 {
            self.nodes.push(node);
        }
        *chances += chance;
    }
}
