//! What came of the games that were played by hand: averages of results and of what is left when luck is out, and costs
//! of mistakes.

use super::game_by_game::GameByGame;
use crate::backgammon::bearoff_db::state::BearoffTurn;
use crate::backgammon::side::Side;
use crate::labs::bearoff::PreparedGame;
use crate::labs::bearoff::evaluated_setup::EvaluatedSetup;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::totals::HistoryPoint;
use crate::stats::moments::Moments;
use crate::stats::score::Score;
use crate::stats::summary::Summary;

/// Averages over the games that count.
#[derive(Clone)]
pub(crate) struct Averages {
    games: GameByGame,
    /// What the plays of each side cost her in a game, by the exact evaluator.
    costs: [Moments; 2],
}

impl Averages {
    /// No game yet.
    pub fn new(game: &PreparedGame) -> Self {
        Self {
            games: GameByGame::new(game, game.result_bounds()),
            costs: [Moments::default(); 2],
        }
    }

    /// Adds a game that was played to its end.
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
        for (costs, of_game) in self.costs.iter_mut().zip(costs) {
            costs.add(of_game);
        }
    }

    /// Number of games.
    pub const fn games(&self) -> u64 {
        self.games.now().games()
    }

    /// Number of games that X won.
    pub fn wins(&self) -> u64 {
        self.games.now().count(Score::WIN)
    }

    /// Now, with the luck that the first estimate measured.
    pub fn point(&self, game: &PreparedGame) -> HistoryPoint {
        self.games.point(game)
    }

    /// The averages after each game.
    pub fn history(&self, game: &PreparedGame) -> impl Iterator<Item = HistoryPoint> {
        self.games.history(game)
    }

    /// The cost of a side's plays per game.
    pub fn cost(&self, side: Side) -> Summary {
        self.costs[side as usize].summary_from_observed(Score::ZERO, PreparedGame::UNIT)
    }
}
