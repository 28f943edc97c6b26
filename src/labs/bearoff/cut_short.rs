//! Where rollouts settle that are cut short: after some rolls they take an estimate's value for the
//! result.
//!
//! Wrong luck cannot move a rollout, but a wrong value at the horizon does. A plain rollout that is
//! cut short settles at the mean value of the positions that it reaches. So does a reduced one,
//! because the luck of its rolls averages zero. Without a roll, both are the evaluation of the
//! start. Cut after the longest game, they are rollouts to the end.

use super::paths::Paths;
use super::prepared_setup::PreparedSetup;
use super::reachable::{O_WON, X_WON};
use crate::rollout::dice::ALL_KINDS;
use crate::rollout::resumable::Pause;
use crate::stats::score::Unit;

/// Returns, for each estimate, the value in percent at which rollouts settle that are cut after 0, 1,
/// 2 … rolls. The last one is cut after the longest game.
///
/// A finished game counts as its result, whatever the estimate is.
pub(crate) async fn settling_values(
    setup: &PreparedSetup,
    paths: &Paths,
    pause: &Pause,
) -> Vec<Vec<f64>> {
    let values = node_values(setup, paths);
    let mut settling = vec![Vec::new(); values.len()];
    let mut depth = Depth::start(paths.next.len());
    loop {
        for (settling, values) in settling.iter_mut().zip(&values) {
            settling.push(100.0 * depth.mean(values));
        }
        if depth.nodes.is_empty() {
            return settling;
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

/// The games after a number of rolls.
struct Depth {
    /// The chance that X has won already.
    won: f64,
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
            nodes: Vec::new(),
            chances: vec![0.0; self.chances.len()],
        };
        for &node in &self.nodes {
            let node = node as usize;
            let chance = self.chances[node] / 36.0;
            for (kind, &next) in ALL_KINDS.iter().zip(&paths.next[node]) {
                let chance = chance * f64::from(kind.rolls);
                match next {
                    X_WON => after.won += chance,
                    O_WON => {}
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
