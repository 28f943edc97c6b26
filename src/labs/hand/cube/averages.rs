//! What came of the games that were played by hand: averages of results and of what is left when luck is out, and costs of
//! mistakes.

use crate::backgammon::cube::state::CubeTurn;
use crate::backgammon::side::Side;
use crate::labs::cube::CubeGame;
use crate::labs::cube::evaluated_setup::{CubeGameEnd, EvaluatedCubeSetup};
use crate::labs::cube::record::GameSums;
use crate::labs::hand::game_by_game::GameByGame;
use crate::rollout::sampler::MeasuredLuck;
use crate::rollout::totals::HistoryPoint;
use crate::stats::moments::Moments;
use crate::stats::score::Score;
use crate::stats::summary::Summary;

/// The cost of a side's mistakes per game, in points: mean and standard deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeHandCosts {
    /// Mistakes with the checkers.
    pub checkers: Summary,
    /// Mistakes with the cube.
    pub cube: Summary,
}

/// Averages over the games that count.
#[derive(Clone)]
pub(crate) struct Averages {
    games: GameByGame,
    /// What X's and O's mistakes cost: with the checkers, and with the cube.
    checkers: [Moments; 2],
    cube: [Moments; 2],
}

impl Averages {
    /// No game yet.
    pub fn new(game: &CubeGame) -> Self {
        Self {
            games: GameByGame::new(game, None),
            checkers: [Moments::default(); 2],
            cube: [Moments::default(); 2],
        }
    }

    /// Adds a game that was played to its end.
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
        // Mistakes are those of the exact equities, whoever measures luck.
        if let Some(sums) = sums.first() {
            for side in 0..2 {
                self.checkers[side].add(sums.checkers[side]);
                self.cube[side].add(sums.cube[side]);
            }
        }
    }

    /// Number of games.
    pub const fn games(&self) -> u64 {
        self.games.now().games()
    }

    /// Number of games that paid the side on roll at the start.
    pub fn wins(&self) -> u64 {
        self.games.now().count_where(|result| result > Score::ZERO)
    }

    /// Now, with the luck that the first estimate measured.
    pub fn point(&self, game: &CubeGame) -> HistoryPoint {
        self.games.point(game)
    }

    /// The averages after each game.
    pub fn history(&self, game: &CubeGame) -> impl Iterator<Item = HistoryPoint> {
        self.games.history(game)
    }

    /// The cost of a side's mistakes per game.
    pub fn costs(&self, side: Side) -> CubeHandCosts {
        let summary = |of: &[Moments; 2]| {
            of[side as usize].summary_from_observed(Score::ZERO, CubeGame::UNIT)
        };
        CubeHandCosts {
            checkers: summary(&self.checkers),
            cube: summary(&self.cube),
        }
    }
}
