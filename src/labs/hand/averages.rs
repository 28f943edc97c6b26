//! The averages of games that are played by hand: results, results − luck, and costs of mistakes.

use super::hand_game::HandRules;
use crate::labs::cube::MistakeCosts;
use crate::rollout::sampler::MeasuredLuck;
use crate::rollout::totals::{HistoryPoint, Totals};
use crate::stats::moments::Moments;
use crate::stats::score::Score;

/// Sums over the games that count.
#[derive(Clone, Debug)]
pub(super) struct Averages {
    /// The results and results − luck of all games so far.
    pub now: Totals,
    /// The results and results − luck after each game.
    pub history: Vec<Totals>,
    /// The costs of X's and of O's mistakes per game.
    pub costs: [MistakeCosts<Moments>; 2],
}

impl Averages {
    /// Creates averages over no games.
    pub fn new(game: &impl HandRules) -> Self {
        Self {
            now: Totals::new(game),
            history: Vec::new(),
            costs: Default::default(),
        }
    }

    /// Adds a game with these turns.
    pub fn add_game<G: HandRules>(&mut self, game: &G, turns: &[G::Turn]) {
        let Some(&last) = turns.last() else {
            return;
        };
        let mut measured = vec![MeasuredLuck::default(); game.estimate_count()];
        let mut costs: [MistakeCosts<Score>; 2] = Default::default();
        for &turn in turns {
            for (estimate, measured) in measured.iter_mut().enumerate() {
                *measured += game.measure(estimate, turn);
            }
            MistakeCosts::add_turn(&mut costs, game.costs(turn));
        }
        self.now.add(game.result(last), &measured);
        self.history.push(self.now.clone());
        for (moments, costs) in self.costs.iter_mut().zip(costs) {
            moments.checkers.add(costs.checkers);
            moments.cube.add(costs.cube);
        }
    }
}

/// Returns the averages that these sums give, by the first estimate.
pub(super) fn history_point(game: &impl HandRules, totals: &Totals) -> HistoryPoint {
    totals.point_with_bounds(game, 0, game.hand_bounds(), None)
}
