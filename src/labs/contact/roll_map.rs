//! The map of the 36 rolls from any position.

use super::game::Game;
use crate::backgammon::play_text::play_text;
use crate::backgammon::turn_estimate::TurnEstimate;
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, EvaluatorKind};
use crate::rollout::dice::Roll;
use crate::rollout::roll_map::RollMap;
use crate::stats::score::Unit;

/// The best play of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlay {
    /// The play in the usual notation. Empty if nothing can be played.
    pub play: String,
    /// The board after the play, seen by the side that has played.
    pub after: Board,
}

impl Game {
    /// Returns the static evaluation of the game's start by evaluator number `estimate`, in points
    /// for the side on roll.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn evaluation(&self, estimate: usize) -> f64 {
        TurnEvaluator::default()
            .value(
                self.networks(),
                self.evaluators()[estimate],
                self.start_board(),
            )
            .equity_score()
            .in_unit(Unit::Points)
    }

    /// Returns the map of the game's start by evaluator number `estimate`, in points for the side
    /// on roll. It is that of a roll that can be a double, also if [`opening`](Self::opening) games
    /// begin without.
    ///
    /// It is `None` if this evaluator estimates nothing, or if the game is over.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn roll_map(&self, estimate: usize) -> Option<RollMap<BestPlay>> {
        let (board, turn_estimate) = (self.start_board(), self.first_turn(estimate)?);
        let best = turn_estimate.best_by_kind()?;
        Some(RollMap::new(
            Unit::Points,
            turn_estimate.mean_equity(),
            |roll| {
                let (value, after) = best[roll.kind()];
                let play = play_text(board, roll, &after).unwrap_or_default();
                (BestPlay { play, after }, value.equity_score())
            },
        ))
    }

    /// Returns the mean over the 30 rolls that are no doubles of the value after each roll's best play
    /// from the start, by evaluator number `estimate`, in points for the side on roll.
    ///
    /// The luck of the first roll is measured from it if the game begins [without
    /// doubles](Self::opening). It is `None` if it doesn't, if this evaluator estimates nothing, or if
    /// the game is over.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn opening_mean(&self, estimate: usize) -> Option<f64> {
        let mut turn_estimate = self.first_turn(estimate).filter(|_| self.opening())?;
        turn_estimate.center_on_opening_rolls();
        Some(turn_estimate.mean_equity().in_unit(Unit::Points))
    }

    /// Returns the estimates of the first turn by evaluator number `estimate`; `None` if it estimates
    /// nothing, or if the game is over.
    fn first_turn(&self, estimate: usize) -> Option<TurnEstimate> {
        let (board, evaluator) = (self.start_board(), self.evaluators()[estimate]);
        if board.outcome().is_some() || evaluator == EvaluatorKind::Nothing {
            return None;
        }
        let mut turn_evaluator = TurnEvaluator::default();
        // Any roll will do, because all kinds of rolls are evaluated.
        turn_evaluator.play_turn(self.networks(), &[evaluator], board, Roll::from_index(0));
        Some(turn_evaluator.estimates()[0])
    }
}
