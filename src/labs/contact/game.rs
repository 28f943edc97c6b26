//! Games from any position, with the luck of every roll.
//!
//! The network plays both sides, and the databases play the bear-offs at the end. Evaluators
//! measure the luck.

use core::fmt;
use std::sync::Arc;

use super::luck_limit;
use super::luck_limit::LuckLimit;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::{ChanceDeltas, TurnEstimate, equity_delta};
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, EvaluatorKind, Networks, Outcome};
use crate::rollout::dice::{Dice, Roll, unwrap_infallible};
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// The game of a rollout: a position with X on roll, and the evaluators that measure luck.
///
/// The network and the databases play both sides, so all evaluators measure the same games.
#[derive(Clone, Debug)]
pub struct Game {
    /// The networks that play and evaluate.
    networks: Arc<Networks>,
    /// The board at the start, with X on roll.
    start: Board,
    /// The evaluators that measure luck.
    evaluators: Vec<EvaluatorKind>,
}

/// Buffers that all games reuse.
#[derive(Clone, Default)]
pub struct GameScratch {
    turn_evaluator: TurnEvaluator,
    /// The luck in X's chances that each evaluator has measured in the game.
    pub(crate) luck: Vec<ChanceDeltas>,
    /// For each evaluator, whether its luck is still subtracted.
    pub(crate) luck_limits: Vec<LuckLimit>,
}

impl fmt::Debug for GameScratch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameScratch")
            .field("luck", &self.luck)
            .finish_non_exhaustive()
    }
}

/// A turn that has been played.
pub(crate) struct PlayedTurn<'a> {
    /// The side that has played.
    pub side: Side,
    /// The dice.
    pub roll: Roll,
    /// The board before the play, seen by the side that plays.
    pub before: Board,
    /// The board after the play, still seen by the side that plays.
    pub after: Board,
    /// The evaluators' estimates of the turn.
    pub estimates: &'a [TurnEstimate],
}

impl Game {
    /// Returns the game that starts on this board, with X on roll.
    #[must_use]
    pub const fn new(
        networks: Arc<Networks>,
        start: Board,
        evaluators: Vec<EvaluatorKind>,
    ) -> Self {
        Self {
            networks,
            start,
            evaluators,
        }
    }

    /// Returns the position at which games start. The side on roll is X.
    #[must_use]
    pub const fn start_board(&self) -> &Board {
        &self.start
    }

    /// Returns the evaluators that measure luck.
    #[must_use]
    pub fn evaluators(&self) -> &[EvaluatorKind] {
        &self.evaluators
    }

    /// Returns the networks that play and evaluate.
    #[must_use]
    pub const fn networks(&self) -> &Arc<Networks> {
        &self.networks
    }

    /// Returns the limit of subtracted luck, as it is before the first roll of a game.
    pub(crate) fn luck_limit(&self) -> LuckLimit {
        LuckLimit::new(luck_limit::result_bounds(&self.start))
    }

    /// Plays a game with these dice, and calls `each` with every turn. Returns the outcome for X.
    pub(crate) fn play<D: Dice>(
        &self,
        dice: &mut D,
        turn_evaluator: &mut TurnEvaluator,
        mut each: impl FnMut(PlayedTurn),
    ) -> Result<Outcome, D::Error> {
        let mut in_progress = match GameInProgress::begin(self) {
            Ok(in_progress) => in_progress,
            Err(outcome) => return Ok(outcome),
        };
        loop {
            if let Some(outcome) = in_progress.play_turn(self, dice, turn_evaluator, &mut each)? {
                return Ok(outcome);
            }
        }
    }

    /// Plays trial `k` as [`Sampler::sample`] does, and returns the outcome for X.
    ///
    /// The luck in each chance is left in the scratch.
    #[inline(never)]
    pub(crate) fn sample_outcome(
        &self,
        trials: Trials,
        k: u64,
        GameScratch {
            turn_evaluator,
            luck,
            luck_limits,
        }: &mut GameScratch,
        measured: &mut [MeasuredLuck],
    ) -> Outcome {
        luck.clear();
        luck.resize(self.evaluators.len(), ChanceDeltas::default());
        luck_limits.clear();
        luck_limits.resize(self.evaluators.len(), self.luck_limit());
        let played = self.play(&mut trials.dice(k), turn_evaluator, |turn| {
            let per_estimate = turn.estimates.iter().zip(&mut *luck).zip(&mut *luck_limits);
            for (((estimate, luck), limit), measured) in per_estimate.zip(&mut *measured) {
                let turn_luck = limit.limited_luck(measured.luck, estimate, turn.side);
                for (luck, delta) in luck.iter_mut().zip(turn_luck) {
                    *luck += delta;
                }
                *measured += MeasuredLuck {
                    luck: equity_delta(&turn_luck),
                    loss: estimate.lost(turn.side),
                };
            }
        });
        unwrap_infallible(played)
    }
}

/// A game that is not over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameInProgress {
    /// The board as the side on roll sees it.
    board: Board,
    /// The side on roll.
    side: Side,
}

impl GameInProgress {
    /// Starts a game.
    ///
    /// # Errors
    /// The outcome of a game that is over before its first roll.
    pub fn begin(game: &Game) -> Result<Self, Outcome> {
        let board = game.start;
        let side = Side::X;
        board.outcome().map_or(Ok(Self { board, side }), Err)
    }

    /// Plays the next roll, and calls `each` with the turn. Returns the outcome for X if the game
    /// is over.
    pub fn play_turn<D: Dice>(
        &mut self,
        game: &Game,
        dice: &mut D,
        turn_evaluator: &mut TurnEvaluator,
        mut each: impl FnMut(PlayedTurn),
    ) -> Result<Option<Outcome>, D::Error> {
        let Self { board, side } = *self;
        let roll = dice.roll()?;
        let after = turn_evaluator.play_turn(&game.networks, &game.evaluators, &board, roll);
        each(PlayedTurn {
            side,
            roll,
            before: board,
            after,
            estimates: turn_evaluator.estimates(),
        });
        *self = Self {
            board: after.swapped(),
            side: side.other(),
        };
        Ok(after.outcome().map(|outcome| match side {
            Side::X => outcome,
            Side::O => outcome.swapped(),
        }))
    }
}

/// Returns the result of an outcome in points.
pub(crate) fn outcome_score(outcome: Outcome) -> Score {
    Score::from_units(i64::from(outcome.points()) * Score::WIN.units())
}

impl Sampler for Game {
    /// The resolution of bear-offs in points: a percentage point of winning chances is 0.02 points.
    const RESOLUTION: f64 = RESOLUTION / 50.0;

    type Scratch = GameScratch;

    fn unit(&self) -> Unit {
        Unit::Points
    }

    fn estimate_count(&self) -> usize {
        self.evaluators.len()
    }

    fn start_value(&self, estimate: usize) -> Score {
        let evaluator = self.evaluators[estimate];
        // Sums are kept as distances from this value, which only has to be near.
        TurnEvaluator::default()
            .value_without_databases(&self.networks, evaluator, &self.start)
            .equity_score()
    }

    fn has_williams(&self, estimate: usize) -> bool {
        self.evaluators[estimate] != EvaluatorKind::Nothing
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        Some(luck_limit::result_bounds(&self.start))
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        let results = luck_limit::result_bounds(&self.start);
        Some(match self.evaluators[estimate] {
            EvaluatorKind::Nothing => results,
            EvaluatorKind::Network => {
                luck_limit::exact_bounds(&self.start).unwrap_or(luck_limit::reduced_bounds(results))
            }
            _ => luck_limit::reduced_bounds(results),
        })
    }

    fn sample(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut GameScratch,
        measured: &mut [MeasuredLuck],
    ) -> Score {
        outcome_score(self.sample_outcome(trials, k, scratch, measured))
    }
}
