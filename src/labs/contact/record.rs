//! The record of one game, turn by turn, with the estimates of one evaluator.

use core::fmt;
use std::sync::Arc;

use super::game::{Game, GameInProgress, PlayedTurn};
use super::luck_limit::LuckLimit;
use super::truncation::GameEnd;
use crate::backgammon::play_text::play_text;
use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::equity_delta;
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, Outcome};
use crate::rollout::dice::{Dice, Roll};
use crate::stats::score::{Score, Unit};

/// The record of a game. Figures are in points, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The number of the trial, counted from 0.
    pub trial: u64,
    /// The rolls and plays. The first one is X's.
    pub turns: Vec<RecordedTurn>,
    /// The outcome for X; `None` if the game was cut short.
    pub outcome: Option<Outcome>,
    /// The outcome in points. A game that was cut short has the value at the horizon.
    pub result: f64,
    /// The sum of the luck of all rolls.
    pub luck: f64,
    /// The running total of the luck after each roll.
    pub luck_so_far: Vec<f64>,
    /// The result less the luck.
    pub reduced: f64,
}

/// A roll and the play made. Figures are in points, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedTurn {
    /// The side that plays.
    pub side: Side,
    /// The dice.
    pub roll: Roll,
    /// The board before the play, seen by the side that plays.
    pub before: Board,
    /// The board after the play, still seen by the side that plays.
    pub after: Board,
    /// The play made, in the usual notation. Empty if nothing could be played.
    pub play: String,
    /// The evaluator's best play, if its equity exceeds that of the play made.
    pub best: Option<String>,
    /// The mean over the 36 rolls of the value after each roll's best play, or over the 30 rolls that
    /// are no doubles if the roll opens the game. `None` if nothing is estimated.
    pub mean: Option<f64>,
    /// The value after the best of the plays of this roll by which luck is measured. `None` if
    /// nothing is estimated.
    pub value: Option<f64>,
    /// The luck of the roll: `value` − `mean`.
    ///
    /// It is 0 if nothing is estimated, and from the turn on at which the game's luck reaches its
    /// limit.
    pub luck: f64,
}

impl Record {
    /// Plays a game with these dice, and records it with the estimates of evaluator number
    /// `estimate`.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
    ///
    /// # Panics
    /// If there is no estimate with this index.
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
    /// The number of the evaluator whose estimates are recorded.
    estimate: usize,
    turn_evaluator: TurnEvaluator,
    /// The game, or its end.
    in_progress: Result<GameInProgress, GameEnd>,
    turns: Vec<RecordedTurn>,
    /// The luck subtracted so far, in points from X's side.
    luck: Score,
    luck_limit: LuckLimit,
    luck_so_far: Vec<f64>,
}

impl fmt::Debug for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recording")
            .field("trial", &self.trial)
            .field("turns", &self.turns.len())
            .field("luck", &self.luck)
            .finish_non_exhaustive()
    }
}

impl Recording {
    /// Starts to record a game, with the estimates of evaluator number `estimate`.
    pub fn begin(game: &Arc<Game>, trial: u64, estimate: usize) -> Self {
        let mut turn_evaluator = TurnEvaluator::default();
        Self {
            in_progress: GameInProgress::begin(game, &mut turn_evaluator),
            game: Arc::clone(game),
            trial,
            estimate,
            turn_evaluator,
            turns: Vec::new(),
            luck: Score::ZERO,
            luck_limit: game.luck_limit(),
            luck_so_far: Vec::new(),
        }
    }

    /// Returns the number of the trial, counted from 0.
    pub const fn trial(&self) -> u64 {
        self.trial
    }

    /// Returns whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.in_progress.is_err()
    }

    /// Plays the next turn. Does nothing if the game is over.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
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
        let end = running.play_turn(game, dice, turn_evaluator, |turn| {
            let turn_estimate = &turn.estimates[*estimate];
            let turn_luck = equity_delta(&luck_limit.limited_luck(*luck, turn_estimate, turn.side));
            *luck += turn_luck;
            luck_so_far.push(luck.in_unit(Unit::Points));
            turns.push(record_turn(&turn, *estimate, turn_luck));
        })?;
        if let Some(end) = end {
            *in_progress = Err(end);
        }
        Ok(())
    }

    /// Returns the record of the game.
    ///
    /// # Panics
    /// If the game is not over.
    pub fn into_record(self) -> Record {
        let end = self.in_progress.expect_err("a game that is over");
        let (result, luck) = (end.score(), self.luck);
        Record {
            trial: self.trial,
            turns: self.turns,
            outcome: end.outcome(),
            result: result.in_unit(Unit::Points),
            luck: luck.in_unit(Unit::Points),
            luck_so_far: self.luck_so_far,
            reduced: (result - luck).in_unit(Unit::Points),
        }
    }
}

/// Returns the record of a turn whose roll has this luck, with the estimates of evaluator number
/// `estimate`.
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
