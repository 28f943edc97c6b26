//! Games from any position, with the luck of every roll.
//!
//! The network plays both sides, and the databases play the bear-offs at the end. Evaluators
//! measure the luck.

use core::fmt;
use std::sync::Arc;

use super::luck_limit;
use super::luck_limit::LuckLimit;
use super::truncation::{GameEnd, Truncation};
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::backgammon::network::Value;
use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::{ChanceDeltas, TurnEstimate, equity_delta};
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, EvaluatorKind, Networks, bearoffs};
use crate::rollout::dice::{Dice, Roll, unwrap_infallible};
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::{TrialDice, Trials};
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
    /// The horizon at which games are cut short; `None` to play all games to the end.
    truncation: Option<Truncation>,
    /// Whether the first roll is no double.
    opening: bool,
}

/// Buffers that all games reuse.
#[derive(Clone, Default)]
pub struct GameScratch {
    pub(crate) turn_evaluator: TurnEvaluator,
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
            truncation: None,
            opening: false,
        }
    }

    /// Returns this game with a first roll that is no double, if `opening` is true, as games of
    /// backgammon begin.
    ///
    /// The first roll is one of 30, and its luck is measured from their mean. Any position can begin
    /// so, and evaluations of the start don't know it.
    #[must_use]
    pub const fn with_opening(mut self, opening: bool) -> Self {
        self.opening = opening;
        self
    }

    /// Returns whether the first roll is no double.
    #[must_use]
    pub const fn opening(&self) -> bool {
        self.opening
    }

    /// Returns the dice of trial `k`.
    pub(crate) fn dice(&self, trials: Trials, k: u64) -> TrialDice {
        trials.opening(self.opening).dice(k)
    }

    /// Returns this game, cut short at a horizon, or played to the end if there is none.
    #[must_use]
    pub const fn with_truncation(mut self, truncation: Option<Truncation>) -> Self {
        self.truncation = truncation;
        self
    }

    /// Returns the horizon at which games are cut short; `None` if all are played to the end.
    #[must_use]
    pub const fn truncation(&self) -> Option<Truncation> {
        self.truncation
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

    /// Plays a game with these dice, and calls `each` with every turn. Returns its end for X.
    pub(crate) fn play<D: Dice>(
        &self,
        dice: &mut D,
        turn_evaluator: &mut TurnEvaluator,
        mut each: impl FnMut(PlayedTurn),
    ) -> Result<GameEnd, D::Error> {
        let mut in_progress = match GameInProgress::begin(self, turn_evaluator) {
            Ok(in_progress) => in_progress,
            Err(end) => return Ok(end),
        };
        loop {
            if let Some(end) = in_progress.play_turn(self, dice, turn_evaluator, &mut each)? {
                return Ok(end);
            }
        }
    }

    /// Plays trial `k` as [`Sampler::sample`] does, and returns its end for X.
    ///
    /// The luck in each chance is left in the scratch.
    #[inline(never)]
    pub(crate) fn sample_end(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut GameScratch,
        measured: &mut [MeasuredLuck],
    ) -> GameEnd {
        scratch.begin_game(self);
        let mut in_progress = match GameInProgress::begin(self, &mut scratch.turn_evaluator) {
            Ok(in_progress) => in_progress,
            Err(end) => return end,
        };
        let mut dice = self.dice(trials, k);
        loop {
            if let Some(end) = in_progress.play_measured(self, &mut dice, scratch, measured) {
                return end;
            }
        }
    }

    /// Returns the only result of games that are cut before their first roll.
    ///
    /// It is `None` for other games, and until databases are built that its evaluation needs.
    fn only_result(&self) -> Option<Score> {
        let truncation = self.truncation.filter(|truncation| truncation.rolls == 0)?;
        if self.start.outcome().is_some() || bearoffs::waits_for_databases(&self.start) {
            return None;
        }
        let value =
            TurnEvaluator::default().value(&self.networks, truncation.evaluator, &self.start);
        Some(value.equity_score())
    }
}

impl GameScratch {
    /// Forgets the luck of the last game.
    pub(crate) fn begin_game(&mut self, game: &Game) {
        self.luck.clear();
        self.luck
            .resize(game.evaluators.len(), ChanceDeltas::default());
        self.luck_limits.clear();
        self.luck_limits
            .resize(game.evaluators.len(), game.luck_limit());
    }
}

/// A game that is not over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameInProgress {
    /// The board as the side on roll sees it.
    board: Board,
    /// The side on roll.
    side: Side,
    /// The number of rolls played.
    rolls: u32,
}

impl GameInProgress {
    /// Starts a game.
    ///
    /// # Errors
    /// The end of a game that is over, or cut short, before its first roll.
    pub fn begin(game: &Game, turn_evaluator: &mut TurnEvaluator) -> Result<Self, GameEnd> {
        let board = game.start;
        if let Some(outcome) = board.outcome() {
            return Err(GameEnd::Over(outcome));
        }
        let begun = Self {
            board,
            side: Side::X,
            rolls: 0,
        };
        begun
            .value_at_horizon(game, turn_evaluator)
            .map_or(Ok(begun), |value| Err(GameEnd::Cut(value)))
    }

    /// Plays the next roll, and calls `each` with the turn. Returns the game's end for X, if this
    /// turn has ended it.
    pub fn play_turn<D: Dice>(
        &mut self,
        game: &Game,
        dice: &mut D,
        turn_evaluator: &mut TurnEvaluator,
        mut each: impl FnMut(PlayedTurn),
    ) -> Result<Option<GameEnd>, D::Error> {
        let Self { board, side, rolls } = *self;
        let roll = dice.roll()?;
        let after = turn_evaluator.play_turn(&game.networks, &game.evaluators, &board, roll);
        if rolls == 0 && game.opening {
            turn_evaluator.center_on_opening_rolls();
        }
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
            rolls: rolls + 1,
        };
        if let Some(outcome) = after.outcome() {
            return Ok(Some(GameEnd::Over(match side {
                Side::X => outcome,
                Side::O => outcome.swapped(),
            })));
        }
        let value = self.value_at_horizon(game, turn_evaluator);
        Ok(value.map(GameEnd::Cut))
    }

    /// Plays the next roll, and adds its luck in equity to `measured`, and in X's chances to the
    /// scratch. Returns the game's end for X, if this turn has ended it.
    // Not inlined, because each kind of rollout would carry a copy in the WebAssembly module.
    #[inline(never)]
    pub fn play_measured(
        &mut self,
        game: &Game,
        dice: &mut TrialDice,
        scratch: &mut GameScratch,
        measured: &mut [MeasuredLuck],
    ) -> Option<GameEnd> {
        let GameScratch {
            turn_evaluator,
            luck,
            luck_limits,
        } = scratch;
        let played = self.play_turn(game, dice, turn_evaluator, |turn| {
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

    /// Returns X's value of the position by the evaluator of the horizon, if the game is cut there;
    /// otherwise `None`.
    pub fn value_at_horizon(
        &self,
        game: &Game,
        turn_evaluator: &mut TurnEvaluator,
    ) -> Option<Value> {
        let Truncation { rolls, evaluator } = game.truncation?;
        (self.rolls >= rolls).then(|| {
            let value = turn_evaluator.value(&game.networks, evaluator, &self.board);
            match self.side {
                Side::X => value,
                Side::O => value.swapped(),
            }
        })
    }
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
        let evaluator = self.evaluators[estimate];
        // Otherwise the values at the horizon are not this evaluator's.
        let ends_alike = self
            .truncation
            .is_none_or(|truncation| truncation.evaluator == evaluator);
        evaluator != EvaluatorKind::Nothing && ends_alike
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        if let Some(only) = self.only_result() {
            return Some(ScoreBounds::tight(only, only));
        }
        Some(ScoreBounds {
            // Few evaluations at a horizon come near the largest results.
            tight: self.truncation.is_none(),
            ..luck_limit::result_bounds(&self.start)
        })
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        if let Some(only) = self.only_result() {
            return Some(ScoreBounds::tight(only, only));
        }
        let results = luck_limit::result_bounds(&self.start);
        Some(match self.evaluators[estimate] {
            EvaluatorKind::Nothing => ScoreBounds {
                tight: self.truncation.is_none(),
                ..results
            },
            // The exact value of the start is that of a roll that can be a double.
            EvaluatorKind::Network if self.has_williams(estimate) && !self.opening => {
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
        self.sample_end(trials, k, scratch, measured).score()
    }
}
