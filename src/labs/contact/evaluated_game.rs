//! Games from any position, with the luck that an evaluator outside this crate measures.

use core::fmt;
use std::sync::Arc;

use super::game::{Game, PlayedTurn};
use super::luck_limit;
use crate::backgammon::network::Value;
use crate::backgammon::turn_estimate::{TurnEstimate, equity_delta};
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, Evaluator, Networks, Plays};
use crate::rollout::dice::{ALL_KINDS, unwrap_infallible};
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// The game of a rollout from a position with X on roll, whose luck one [`Evaluator`] measures.
///
/// The network and the databases play both sides, so a seed has the games of a [`Game`]. The
/// evaluator values all plays of all 36 rolls of each turn: some 20,000 positions per game from the
/// opening.
///
/// ```
/// use std::sync::Arc;
/// use rollout_lab::backgammon::{Board, Chances, Networks};
/// use rollout_lab::labs::contact::EvaluatedGame;
/// use rollout_lab::rollout::sampled::Rollout;
///
/// // A crude estimate: one percentage point for each pip ahead.
/// let by_pips = |board: &Board| {
///     let [mine, theirs] = board.pip_counts().map(f64::from);
///     let win = 0.5 + (theirs - mine) / 100.0;
///     Chances::from([win, 0.0, 0.0, 0.0, 0.0])
/// };
/// let game = EvaluatedGame::new(Networks::trained(), Board::START, by_pips);
/// let mut rollout = Rollout::new(Arc::new(game), "0x2a61".parse()?);
/// rollout.roll(30);
///
/// // The mean of the plain games is in tests/golden/contact-bits.json. Even this estimate of luck
/// // removes a part of their spread.
/// let point = rollout.point(0);
/// assert!((point.plain.mean.unwrap() - 0.3).abs() < 1e-12);
/// assert!(point.reduced.sd.unwrap() < point.plain.sd.unwrap());
/// # Ok::<(), rollout_lab::rollout::seed::SeedError>(())
/// ```
pub struct EvaluatedGame<E> {
    /// The game without evaluators of its own.
    game: Game,
    /// The evaluator that measures luck.
    evaluator: E,
}

/// Buffers that all games reuse. `S` are those of the evaluator.
#[derive(Clone, Default)]
pub struct EvaluatedGameScratch<S> {
    turn_evaluator: TurnEvaluator,
    plays: Plays,
    evaluator: S,
}

impl<E> fmt::Debug for EvaluatedGame<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EvaluatedGame")
            .field("start", self.game.start_board())
            .finish_non_exhaustive()
    }
}

impl<S> fmt::Debug for EvaluatedGameScratch<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EvaluatedGameScratch")
            .finish_non_exhaustive()
    }
}

impl<E: Evaluator> EvaluatedGame<E> {
    /// Returns the game that starts on this board, with X on roll.
    #[must_use]
    pub const fn new(networks: Arc<Networks>, start: Board, evaluator: E) -> Self {
        Self {
            game: Game::new(networks, start, Vec::new()),
            evaluator,
        }
    }

    /// Returns the value after a play for the side that has played. `after` is seen by that side.
    fn value_after(&self, after: &Board, scratch: &mut E::Scratch) -> Value {
        after.outcome().map_or_else(
            || Value::from(self.evaluator.chances(&after.swapped(), scratch)).swapped(),
            Value::from,
        )
    }

    /// Estimates a turn: all plays of all rolls, and the play that was made.
    fn estimate(
        &self,
        turn: &PlayedTurn,
        plays: &mut Plays,
        scratch: &mut E::Scratch,
    ) -> TurnEstimate {
        let mut estimate = TurnEstimate::NONE;
        for (kind, roll) in ALL_KINDS.iter().enumerate() {
            let plays = plays.find(&turn.before, roll.roll()).iter();
            let valued = plays.map(|after| (self.value_after(after, scratch), after));
            estimate.add_kind(kind, valued);
        }
        estimate.set_played(turn.roll.kind(), self.value_after(&turn.after, scratch));
        estimate
    }
}

impl<E: Evaluator> Sampler for EvaluatedGame<E> {
    const RESOLUTION: f64 = Game::RESOLUTION;

    type Scratch = EvaluatedGameScratch<E::Scratch>;

    fn unit(&self) -> Unit {
        self.game.unit()
    }

    fn estimate_count(&self) -> usize {
        1
    }

    fn start_value(&self, _: usize) -> Score {
        let start = self.game.start_board().swapped();
        -self
            .value_after(&start, &mut E::Scratch::default())
            .equity_score()
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        self.game.result_bounds()
    }

    fn reduced_bounds(&self, _: usize) -> Option<ScoreBounds> {
        self.result_bounds().map(luck_limit::reduced_bounds)
    }

    fn sample(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut Self::Scratch,
        measured: &mut [MeasuredLuck],
    ) -> Score {
        let mut limit = self.game.luck_limit();
        let EvaluatedGameScratch {
            turn_evaluator,
            plays,
            evaluator,
        } = scratch;
        let played = self.game.play(&mut trials.dice(k), turn_evaluator, |turn| {
            let estimate = self.estimate(&turn, plays, evaluator);
            let luck = limit.limited_luck(measured[0].luck, &estimate, turn.side);
            measured[0] += MeasuredLuck {
                luck: equity_delta(&luck),
                loss: estimate.lost(turn.side),
            };
        });
        unwrap_infallible(played).score()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::network::NetworkScratch;
    use crate::backgammon::{Chances, EvaluatorKind};
    use crate::labs::contact;
    use crate::rollout::sampled::Rollout;
    use crate::rollout::seed::Seed;

    /// The tiny network, as a user of the crate would write it.
    struct TinyNetwork(Arc<Networks>);

    impl Evaluator for TinyNetwork {
        type Scratch = NetworkScratch;

        fn chances(&self, board: &Board, scratch: &mut NetworkScratch) -> Chances {
            self.0.tiny().evaluate(board, scratch).chances()
        }
    }

    /// Chances are whole numbers of 2⁻²⁵, so nothing is lost on the way through [`Chances`].
    #[test]
    fn an_evaluator_from_outside_measures_the_luck_of_the_one_inside() {
        let networks = Networks::trained();
        let inside = Game::new(networks.clone(), Board::START, vec![EvaluatorKind::Tiny]);
        let mut inside = contact::Rollout::new(Arc::new(inside), Seed::new(0x2a61));
        let evaluator = TinyNetwork(networks.clone());
        let outside = EvaluatedGame::new(networks, Board::START, evaluator);
        let mut outside = Rollout::new(Arc::new(outside), Seed::new(0x2a61));
        inside.roll(30);
        outside.roll(30);
        assert_eq!(outside.point(0), inside.point(0));
        // The golden file has these bits of the reduced mean: tests/golden/contact-bits.json.
        let mean = f64::from_bits(0x3fc0_c827_327d_27d3);
        assert_eq!(outside.point(0).reduced.mean, Some(mean));
    }

    #[test]
    fn impossible_chances_are_made_possible() {
        let chances = Chances::from([1.5, f64::NAN, 0.5, 2.0, -1.0]);
        // A certain win leaves no lost games, and no gammons leave no backgammons.
        let expected = Chances::from([1.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(Value::from(chances).chances(), expected);
    }
}
