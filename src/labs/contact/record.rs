//! One game in all its turns, as an estimate sees it.

use std::sync::Arc;

use super::game::{Game, GameInProgress, PlayedTurn, outcome_score};
use super::luck_limit::LuckLimit;
use crate::backgammon::play_text::play_text;
use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::equity_delta;
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, Outcome};
use crate::rollout::dice::{Dice, Roll};
use crate::stats::score::{Score, Unit};

/// A game that was played. Figures are in points, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Which trial, counted from 0.
    pub trial: u64,
    /// Its rolls and plays, first X's.
    pub turns: Vec<RecordedTurn>,
    /// The outcome for X.
    pub outcome: Outcome,
    /// The outcome in points.
    pub result: f64,
    /// Sum of the luck of all rolls.
    pub luck: f64,
    /// Sums of the luck of the first 1, 2, … rolls; the last one is that of all.
    pub luck_so_far: Vec<f64>,
    /// Result − luck.
    pub reduced: f64,
}

/// A roll and the play made with it. Figures are in points, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedTurn {
    /// Whose.
    pub side: Side,
    /// The dice.
    pub roll: Roll,
    /// The board before, and after the play: both seen by the side that plays.
    pub before: Board,
    /// See `before`.
    pub after: Board,
    /// How it was played, in the usual notation; empty if nothing could be.
    pub play: String,
    /// The estimate's best play, if that is worth more to it.
    pub best: Option<String>,
    /// The mean over the 36 rolls of the value after each roll's best play; `None` if nothing is estimated.
    pub mean: Option<f64>,
    /// And the value after its best play of this roll.
    pub value: Option<f64>,
    /// `value` − `mean`. 0 if nothing is estimated, and once the game's luck has come to the limit of what is subtracted.
    pub luck: f64,
}

impl Record {
    /// Plays a game with these dice, as estimate number `estimate` sees it.
    ///
    /// # Errors
    /// When the dice run out.
    pub fn play<D: Dice>(
        game: &Arc<Game>,
        trial: u64,
        estimate: usize,
        dice: &mut D,
    ) -> Result<Self, D::Error> {
        let mut recording = Recording::begin(game, trial, estimate);
        while !recording.is_over() {
            recording.play_turn(dice)?;
        }
        Ok(recording.into_record())
    }
}

/// A game that is being recorded, turn by turn.
pub(crate) struct Recording {
    game: Arc<Game>,
    trial: u64,
    estimate: usize,
    turn_evaluator: TurnEvaluator,
    /// Or what it has come to.
    in_progress: Result<GameInProgress, Outcome>,
    turns: Vec<RecordedTurn>,
    luck: Score,
    luck_limit: LuckLimit,
    luck_so_far: Vec<f64>,
}

impl Recording {
    /// Before its first roll, as estimate number `estimate` is going to see it.
    pub fn begin(game: &Arc<Game>, trial: u64, estimate: usize) -> Self {
        Self {
            in_progress: GameInProgress::begin(game),
            game: Arc::clone(game),
            trial,
            estimate,
            turn_evaluator: TurnEvaluator::default(),
            turns: Vec::new(),
            luck: Score::ZERO,
            luck_limit: game.luck_limit(),
            luck_so_far: Vec::new(),
        }
    }

    /// Which trial it is.
    pub const fn trial(&self) -> u64 {
        self.trial
    }

    /// Whether there is nothing more to be played.
    pub const fn is_over(&self) -> bool {
        self.in_progress.is_err()
    }

    /// Plays the next turn, unless it is over.
    ///
    /// # Errors
    /// When the dice run out.
    pub fn play_turn<D: Dice>(&mut self, dice: &mut D) -> Result<(), D::Error> {
        let Self {
            game,
            estimate,
            turn_evaluator,
            in_progress,
            turns,
            luck,
            luck_limit,
            luck_so_far,
            ..
        } = self;
        let Ok(running) = in_progress else {
            return Ok(());
        };
        let outcome = running.play_turn(game, dice, turn_evaluator, |turn| {
            let turn_estimate = &turn.estimates[*estimate];
            let turn_luck = equity_delta(&luck_limit.limited_luck(*luck, turn_estimate, turn.side));
            *luck += turn_luck;
            luck_so_far.push(luck.in_unit(Unit::Points));
            turns.push(record_turn(&turn, *estimate, turn_luck));
        })?;
        if let Some(outcome) = outcome {
            *in_progress = Err(outcome);
        }
        Ok(())
    }

    /// The game that was recorded.
    ///
    /// # Panics
    /// While it is not over.
    pub fn into_record(self) -> Record {
        let outcome = self.in_progress.expect_err("a game that is over");
        let (result, luck) = (outcome_score(outcome), self.luck);
        Record {
            trial: self.trial,
            turns: self.turns,
            outcome,
            result: result.in_unit(Unit::Points),
            luck: luck.in_unit(Unit::Points),
            luck_so_far: self.luck_so_far,
            reduced: (result - luck).in_unit(Unit::Points),
        }
    }
}

fn record_turn(turn: &PlayedTurn, estimate: usize, luck: Score) -> RecordedTurn {
    let PlayedTurn {
        side,
        roll,
        before,
        after,
        estimates,
    } = turn;
    let turn_estimate = &estimates[estimate];
    let text = |after: &Board| play_text(before, *roll, after).unwrap_or_default();
    let x_points = |equity: Score| side.pov(equity).in_unit(Unit::Points);
    let best = turn_estimate.best_play();
    let value = best.map(|(value, _)| value.equity_score());
    let mean = best.map(|_| turn_estimate.mean_equity());
    RecordedTurn {
        side: *side,
        roll: *roll,
        before: *before,
        after: *after,
        play: text(after),
        best: turn_estimate.better_play().map(|better| text(&better)),
        mean: mean.map(x_points),
        value: value.map(x_points),
        luck: luck.in_unit(Unit::Points),
    }
}
