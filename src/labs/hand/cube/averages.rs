//! The averages of games with a cube that are played by hand: results, results − luck, and costs of
//! mistakes.

use crate::backgammon::cube::state::CubeTurn;
use crate::backgammon::side::Side;
use crate::labs::cube::CubeGame;
use crate::labs::cube::evaluated_setup::{CubeGameEnd, EvaluatedCubeSetup};
use crate::labs::cube::record::GameSums;
use crate::labs::hand::game_by_game::GameByGame;
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::moments::Moments;
use crate::stats::score::Score;
use crate::stats::summary::Summary;

/// The statistics of the cost of a side's mistakes per game, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeHandCosts {
    /// The cost of mistakes with the checkers.
    pub checkers: Summary,
    /// The cost of mistakes with the cube.
    pub cube: Summary,
}

/// Averages over the games that count.
#[derive(Clone)]
pub(crate) struct Averages {
    /// Results and results − luck.
    pub games: GameByGame,
    /// The costs of X's and of O's mistakes with the checkers, per game.
    checkers: [Moments; 2],
    /// The costs of X's and of O's mistakes with the cube, per game.
    cube: [Moments; 2],
}

impl Averages {
    /// Creates averages over no games.
    pub fn new(game: &CubeGame) -> Self {
        Self {
            games: GameByGame::new(game, None),
            checkers: [Moments::default(); 2],
            cube: [Moments::default(); 2],
        }
    }

    /// Adds a game that has a winner.
    pub fn add_game(&mut self, setup: &EvaluatedCubeSetup, turns: &[CubeTurn], end: CubeGameEnd) {
        let estimates = 0..setup.setup.estimates.len();
        let sums: Vec<GameSums> = estimates
            .map(|estimate| GameSums::from_turns(setup, estimate, turns))
            .collect();
        let measured: Vec<MeasuredLuck> = sums
            .iter()
            .map(|&GameSums { luck, .. }| MeasuredLuck {
                luck,
                loss: Score::ZERO,
            })
            .collect();
        self.games.add(setup.result(end), &measured);
        // Mistakes are by the exact equities, so they are equal for all estimates.
        if let Some(sums) = sums.first() {
            for side in 0..2 {
                self.checkers[side].add(sums.checkers[side]);
                self.cube[side].add(sums.cube[side]);
            }
        }
    }

    /// Returns the statistics of the cost of a side's mistakes per game, in points.
    pub fn costs(&self, side: Side) -> CubeHandCosts {
        let summary = |moments: &[Moments; 2]| {
            moments[side as usize].summary_from_observed(Score::ZERO, CubeGame::UNIT)
        };
        CubeHandCosts {
            checkers: summary(&self.checkers),
            cube: summary(&self.cube),
        }
    }
}
