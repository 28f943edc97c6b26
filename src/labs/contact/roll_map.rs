//! The 36 rolls from a position: the best play of each, its value, and its luck.

use super::game::Game;
use crate::backgammon::play_text::play_text;
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, EvaluatorKind};
use crate::rollout::dice::Roll;
use crate::stats::score::{Score, Unit};

/// One evaluator's view of a position and of the 36 rolls from it, in points, for the side on roll.
#[derive(Clone, Debug, PartialEq)]
pub struct RollMap {
    /// The static evaluation of the position.
    pub evaluation: f64,
    /// The mean over the 36 rolls of the value after the best play of each.
    pub mean: f64,
    /// The rolls in the order of [`Roll::all`].
    pub rolls: Vec<RollWorth>,
    /// The sum of the luck of all lucky rolls, divided by 36.
    pub gain: f64,
    /// The sum of the luck of all unlucky rolls, divided by 36: −`gain`.
    pub loss: f64,
}

/// One of the 36 rolls, with its best play.
#[derive(Clone, Debug, PartialEq)]
pub struct RollWorth {
    /// The dice.
    pub roll: Roll,
    /// The evaluator's best play, in the usual notation. Empty if nothing can be played.
    pub play: String,
    /// The board after the best play, seen by the side that has played.
    pub after: Board,
    /// The value after the best play.
    pub value: f64,
    /// The luck of the roll: its value less the mean.
    pub luck: f64,
}

impl RollMap {
    /// Returns the map of a game's start by evaluator number `estimate`.
    ///
    /// It is `None` if this evaluator estimates nothing, or if the game is over.
    #[must_use]
    pub fn new(game: &Game, estimate: usize) -> Option<Self> {
        let (board, evaluator) = (game.start_board(), game.evaluators()[estimate]);
        if board.outcome().is_some() || evaluator == EvaluatorKind::Nothing {
            return None;
        }
        let mut turn_evaluator = TurnEvaluator::default();
        let evaluation = turn_evaluator.value(game.networks(), evaluator, board);
        let (mut gain, mut loss) = (Score::ZERO, Score::ZERO);
        // Any roll will do, because all kinds of rolls are evaluated.
        turn_evaluator.play_turn(game.networks(), &[evaluator], board, Roll::from_index(0));
        let turn_estimate = turn_evaluator.estimates()[0];
        let mean = turn_estimate.mean_equity();
        let mut evaluate_roll = |roll: Roll| {
            let (value, after) = turn_estimate.best_play_for(roll)?;
            let luck = value.equity_score() - mean;
            gain += luck.max(Score::ZERO);
            loss += luck.min(Score::ZERO);
            Some(RollWorth {
                roll,
                play: play_text(board, roll, &after).unwrap_or_default(),
                after,
                value: value.equity_score().in_unit(Unit::Points),
                luck: luck.in_unit(Unit::Points),
            })
        };
        let rolls = Roll::all().map(&mut evaluate_roll).collect::<Option<_>>()?;
        let share = |sum: Score| sum.in_unit(Unit::Points) / 36.0;
        Some(Self {
            evaluation: evaluation.equity_score().in_unit(Unit::Points),
            mean: mean.in_unit(Unit::Points),
            rolls,
            gain: share(gain),
            loss: share(loss),
        })
    }
}
