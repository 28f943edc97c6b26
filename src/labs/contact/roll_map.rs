//! The map of the 36 rolls from any position.

use super::game::Game;
use crate::backgammon::play_text::play_text;
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
    /// on roll.
    ///
    /// It is `None` if this evaluator estimates nothing, or if the game is over.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn roll_map(&self, estimate: usize) -> Option<RollMap<BestPlay>> {
        let (board, evaluator) = (self.start_board(), self.evaluators()[estimate]);
        if board.outcome().is_some() || evaluator == EvaluatorKind::Nothing {
            return None;
        }
        let mut turn_evaluator = TurnEvaluator::default();
        // Any roll will do, because all kinds of rolls are evaluated.
        turn_evaluator.play_turn(self.networks(), &[evaluator], board, Roll::from_index(0));
        let turn_estimate = turn_evaluator.estimates()[0];
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
}
