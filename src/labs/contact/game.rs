//! Games from a position: the network plays both sides, and the bear-offs at the end go by databases; estimates measure the luck of
//! every roll.

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

/// The game of a rollout: a position with X on roll, and the estimates that measure luck. The network and the databases
/// play both sides, so all estimates measure equal games.
#[derive(Clone)]
pub struct Game {
    networks: Arc<Networks>,
    start: Board,
    evaluators: Vec<EvaluatorKind>,
}

/// Space that is used again for every game.
#[derive(Clone, Default)]
pub struct GameScratch {
    turn_evaluator: TurnEvaluator,
    /// Luck of each chance that each estimate has measured, X's.
    pub(crate) luck: Vec<ChanceDeltas>,
    /// Whether each estimate's luck is still subtracted.
    pub(crate) luck_limits: Vec<LuckLimit>,
}

/// A turn as it was played.
pub(crate) struct PlayedTurn<'a> {
    pub side: Side,
    pub roll: Roll,
    /// Before, seen by the side that plays, and after, still seen by it.
    pub before: Board,
    pub after: Board,
    /// The estimates of the turn.
    pub estimates: &'a [TurnEstimate],
}

impl Game {
    /// Games that begin here, with X on roll.
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

    /// The position that they begin at; the side on roll is X.
    #[must_use]
    pub const fn start_board(&self) -> &Board {
        &self.start
    }

    /// Returns the evaluators that measure luck.
    #[must_use]
    pub fn evaluators(&self) -> &[EvaluatorKind] {
        &self.evaluators
    }

    /// The networks that evaluate.
    #[must_use]
    pub const fn networks(&self) -> &Arc<Networks> {
        &self.networks
    }

    /// How much luck is subtracted from one of them.
    pub(crate) fn luck_limit(&self) -> LuckLimit {
        LuckLimit::new(luck_limit::result_bounds(&self.start))
    }

    /// Plays a game with these dice, and calls back with every turn: what it came to for X.
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

    /// Plays trial `k` as [`Sampler::sample`] does, and leaves the luck of each chance in the scratch space.
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

/// A game under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameInProgress {
    /// As the side on roll sees it.
    board: Board,
    side: Side,
}

impl GameInProgress {
    /// # Errors
    /// The outcome of a game that is over before its first roll.
    pub fn begin(game: &Game) -> Result<Self, Outcome> {
        let board = game.start;
        let side = Side::X;
        board.outcome().map_or(Ok(Self { board, side }), Err)
    }

    /// The next roll and the play made with it, of which it calls back; what the game has come to for X, if it is over.
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

/// What a game counts, in points.
pub(crate) fn outcome_score(outcome: Outcome) -> Score {
    Score::from_units(i64::from(outcome.points()) * Score::WIN.units())
}

impl Sampler for Game {
    /// As in bear-offs, in points: a percentage point of winning chances is 0.02 of them.
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
        // Sums are distances from it, which need only be small.
        TurnEvaluator::default()
            .value_without_databases(&self.networks, evaluator, &self.start)
            .equity_score()
    }

    fn values_results(&self, estimate: usize) -> bool {
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
