//! The averages of games that are played by hand: results, results − luck, and costs of mistakes.

use super::game_by_game::GameByGame;
use crate::backgammon::bearoff_db::state::BearoffTurn;
use crate::backgammon::side::Side;
use crate::labs::bearoff::PreparedGame;
use crate::labs::bearoff::evaluated_setup::EvaluatedSetup;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::stats::moments::Moments;
use crate::stats::score::Score;
use crate::stats::summary::Summary;

/// Averages over the games that count.
#[derive(Clone)]
pub(crate) struct Averages {
    /// Results and results − luck.
    pub games: GameByGame,
    /// The costs of X's and of O's plays per game, by the exact evaluator.
    costs: [Moments; 2],
}

impl Averages {
    /// Creates averages over no games.
    pub fn new(game: &PreparedGame) -> Self {
        Self {
            games: GameByGame::new(game, game.result_bounds()),
            costs: [Moments::default(); 2],
        }
    }

    /// Adds a game that has a winner.
    pub fn add_game(&mut self, setup: &EvaluatedSetup, turns: &[BearoffTurn], winner: Side) {
        let mut measured = vec![MeasuredLuck::default(); setup.setup.estimates.len()];
        let mut costs = [Score::ZERO; 2];
        let exact = setup.exact_estimate();
        for &turn in turns {
            for (estimate, measured) in measured.iter_mut().enumerate() {
                let of_turn = setup.measure_turn(estimate, turn);
                *measured += of_turn;
                if Some(estimate) == exact {
                    costs[turn.side as usize] += turn.side.pov(of_turn.loss);
                }
            }
        }
        self.games.add(winner.win_score(), &measured);
        for (moments, cost) in self.costs.iter_mut().zip(costs) {
            moments.add(cost);
        }
    }

    /// Returns the statistics of the cost of a side's plays per game, in percentage points.
    pub fn cost(&self, side: Side) -> Summary {
        self.costs[side as usize].summary_from_observed(Score::ZERO, PreparedGame::UNIT)
    }
}
