//! Rollouts from any position: equities and the five chances, plain and with luck subtracted.

use core::fmt;
use std::sync::Arc;

use super::game::Game;
use super::record::{Record, Recording};
use super::runner::{ChancePoint, ContactGames};
use super::truncation::outcome_score;
use crate::backgammon::Outcome;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::game_runner::Sums;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::trial::TrialDice;
use crate::stats::confidence_sequence::MIN_GAMES;

/// A rollout of games from any position.
pub type Rollout = crate::rollout::Rollout<ContactGames>;

/// A game of a rollout that is replayed turn by turn.
pub struct ReplayedGame {
    recording: Recording,
    dice: TrialDice,
}

impl fmt::Debug for ReplayedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReplayedGame")
            .field("recording", &self.recording)
            .finish_non_exhaustive()
    }
}

impl Rollout {
    /// Returns the game that is rolled out.
    #[must_use]
    pub const fn game(&self) -> &Arc<Game> {
        self.runner().game()
    }

    /// Returns the rollout's averages now, in points, with the luck that evaluator number
    /// `estimate` measured.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn point(&self, estimate: usize) -> HistoryPoint {
        self.sums().totals.point(&**self.game(), estimate)
    }

    /// Returns the averages at each checkpoint so far, and now, with the luck that evaluator number
    /// `estimate` measured.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    pub fn history(&self, estimate: usize) -> impl Iterator<Item = HistoryPoint> {
        self.checkpoints()
            .map(move |sums| sums.totals.point(&**self.game(), estimate))
    }

    /// Returns the five chances now, with the luck that evaluator number `estimate` measured.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn chances(&self, estimate: usize) -> ChancePoint {
        self.sums().chances(estimate)
    }

    /// Returns the number of games with this outcome for X. A game that was cut short with a value
    /// of exactly as many points counts, too.
    #[must_use]
    pub fn count(&self, outcome: Outcome) -> u64 {
        self.sums().totals.count(outcome_score(outcome))
    }

    /// Returns the number of plain games that one reduced game has counted as so far.
    ///
    /// It is `None` where either spread is zero or not yet defined.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn equivalent_games(&self, estimate: usize) -> Option<f64> {
        self.point(estimate).equivalent_games::<Game>()
    }

    /// Returns the number of games after which the standard error of the reduced equity was at most
    /// `se` points.
    ///
    /// It is that of the first checkpoint, from [`MIN_GAMES`] games on, at which the standard error
    /// was small enough. It is `None` if there is none yet. `estimate` is the number of the
    /// evaluator whose luck is subtracted. Checkpoints do not depend on how games are rolled, and
    /// so neither does this number.
    ///
    /// The standard error is [`stopping_se`](crate::stats::summary::Summary::stopping_se), so that
    /// no rollout stops only because its first games happened to be alike.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn games_until_se(&self, estimate: usize, se: f64) -> Option<u64> {
        let mut checkpoints = self
            .reached_checkpoints()
            .filter(|sums| sums.games() >= MIN_GAMES);
        let first = checkpoints.find(|sums| {
            let reduced = sums.totals.reduced(&**self.game(), estimate);
            reduced.stopping_se().is_some_and(|here| here <= se)
        });
        first.map(Sums::games)
    }

    /// Returns the record of game `k`, counted from 0, with the estimates of evaluator number
    /// `estimate`.
    ///
    /// The game does not have to be rolled first.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn record(&self, k: u64, estimate: usize) -> Record {
        unwrap_infallible(Record::play(
            self.game(),
            k,
            estimate,
            &mut self.trials().dice(k),
        ))
    }

    /// Replays game `k` one turn per call. A turn takes about a millisecond if the network measures
    /// luck.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn replay(&self, k: u64, estimate: usize) -> ReplayedGame {
        ReplayedGame {
            recording: Recording::begin(self.game(), k, estimate),
            dice: self.trials().dice(k),
        }
    }
}

impl ReplayedGame {
    /// Returns the number of the game, counted from 0.
    #[must_use]
    pub const fn trial(&self) -> u64 {
        self.recording.trial()
    }

    /// Plays the next turn, and returns whether the game is over.
    pub fn play_turn(&mut self) -> bool {
        unwrap_infallible(self.recording.play_turn(&mut self.dice));
        self.recording.is_over()
    }

    /// Returns the record of the game.
    ///
    /// # Panics
    /// If the game is not over.
    #[must_use]
    pub fn into_record(self) -> Record {
        self.recording.into_record()
    }
}
