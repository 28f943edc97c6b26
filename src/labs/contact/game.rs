//! Games from a position: the network plays both sides, and the bear-offs at the end go by databases; estimates measure the luck of
//! every roll.

use std::sync::Arc;

use super::luck_limit;
use super::luck_limit::LuckLimit;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::backgammon::evaluator::Parts;
use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::Look;
use crate::backgammon::turn_evaluator::Looking;
use crate::backgammon::{Board, Evaluator, Networks, Outcome};
use crate::rollout::dice::{Dice, Roll, certain};
use crate::rollout::sampler::{Measured, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// The game of a rollout: a position with X on roll, and the estimates that measure luck. The network and the databases
/// play both sides, so all estimates measure equal games.
#[derive(Clone)]
pub struct Game {
    networks: Arc<Networks>,
    start: Board,
    evaluators: Vec<Evaluator>,
}

/// Space that is used again for every game.
#[derive(Clone, Default)]
pub struct Scratch {
    looking: Looking,
    /// Luck of each chance that each estimate has measured, X's.
    pub(crate) luck: Vec<Parts>,
    /// Whether each estimate's luck is still subtracted.
    pub(crate) limits: Vec<LuckLimit>,
}

/// A turn as it was played.
pub(crate) struct Turn<'a> {
    pub side: Side,
    pub roll: Roll,
    /// Before, seen by the side that plays, and after, still seen by it.
    pub before: Board,
    pub after: Board,
    /// The estimates of the turn.
    pub looks: &'a [Look],
}

impl Game {
    /// Games that begin here, with X on roll.
    #[must_use]
    pub const fn new(networks: Arc<Networks>, start: Board, evaluators: Vec<Evaluator>) -> Self {
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
    pub fn evaluators(&self) -> &[Evaluator] {
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
        looking: &mut Looking,
        mut each: impl FnMut(Turn),
    ) -> Result<Outcome, D::Error> {
        let mut playing = match Playing::begin(self) {
            Ok(playing) => playing,
            Err(outcome) => return Ok(outcome),
        };
        loop {
            if let Some(outcome) = playing.turn(self, dice, looking, &mut each)? {
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
        Scratch {
            looking,
            luck,
            limits,
        }: &mut Scratch,
        measured: &mut [Measured],
    ) -> Outcome {
        luck.clear();
        luck.resize(self.evaluators.len(), Parts::default());
        limits.clear();
        limits.resize(self.evaluators.len(), self.luck_limit());
        let played = self.play(&mut trials.dice(k), looking, |turn| {
            let of_estimates = turn.looks.iter().zip(&mut *luck).zip(&mut *limits);
            for (((look, luck), limit), measured) in of_estimates.zip(&mut *measured) {
                let of_turn = if limit.allows(measured.luck, look.extremes(turn.side)) {
                    look.luck(turn.side)
                } else {
                    Parts::default()
                };
                for (luck, of_turn) in luck.iter_mut().zip(of_turn) {
                    *luck += of_turn;
                }
                *measured += Measured {
                    luck: equity_of(&of_turn),
                    lost: look.lost(turn.side),
                };
            }
        });
        certain(played)
    }
}

/// A game under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Playing {
    /// As the side on roll sees it.
    board: Board,
    side: Side,
}

impl Playing {
    /// # Errors
    /// The outcome of a game that is over before its first roll.
    pub fn begin(game: &Game) -> Result<Self, Outcome> {
        let board = game.start;
        let side = Side::X;
        board.outcome().map_or(Ok(Self { board, side }), Err)
    }

    /// The next roll and the play made with it, of which it calls back; what the game has come to for X, if it is over.
    pub fn turn<D: Dice>(
        &mut self,
        game: &Game,
        dice: &mut D,
        looking: &mut Looking,
        mut each: impl FnMut(Turn),
    ) -> Result<Option<Outcome>, D::Error> {
        let Self { board, side } = *self;
        let roll = dice.roll()?;
        let after = looking.at(&game.networks, &game.evaluators, &board, roll);
        each(Turn {
            side,
            roll,
            before: board,
            after,
            looks: looking.looks(),
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

/// What luck in the five chances is in equity.
pub(crate) const fn equity_of(
    &[win, gammon, backgammon, lose_gammon, lose_backgammon]: &Parts,
) -> Score {
    Score::from_units(2 * win + gammon + backgammon - lose_gammon - lose_backgammon)
}

/// What a game counts, in points.
pub(crate) fn points(outcome: Outcome) -> Score {
    Score::from_units(i64::from(outcome.points()) * Score::WIN.units())
}

impl Sampler for Game {
    /// As in bear-offs, in points: a percentage point of winning chances is 0.02 of them.
    const RESOLUTION: f64 = RESOLUTION / 50.0;

    type Scratch = Scratch;

    fn unit(&self) -> Unit {
        Unit::Points
    }

    fn estimates(&self) -> usize {
        self.evaluators.len()
    }

    fn start(&self, estimate: usize) -> Score {
        let evaluator = self.evaluators[estimate];
        // Sums are distances from it, which need only be small.
        let value = Looking::default().near_value(&self.networks, evaluator, &self.start);
        Score::from_units(36 * i64::from(value.equity()))
    }

    fn values_results(&self, estimate: usize) -> bool {
        self.evaluators[estimate] != Evaluator::Nothing
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        Some(luck_limit::result_bounds(&self.start))
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        let results = luck_limit::result_bounds(&self.start);
        Some(match self.evaluators[estimate] {
            Evaluator::Nothing => results,
            Evaluator::Network => {
                luck_limit::exact(&self.start).unwrap_or(luck_limit::reduced_bounds(results))
            }
            _ => luck_limit::reduced_bounds(results),
        })
    }

    fn sample(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut Scratch,
        measured: &mut [Measured],
    ) -> Score {
        points(self.sample_outcome(trials, k, scratch, measured))
    }
}
