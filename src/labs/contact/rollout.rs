//! Rollouts of whole games: equities, and each of the five chances, plain and with luck subtracted.

use std::sync::Arc;

use super::game::{Game, outcome_score};
use super::record::{Record, Recording};
use super::runner::{ChancePoint, ContactGames};
use crate::backgammon::Outcome;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::game_runner::Sums;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::trial::TrialDice;
use crate::stats::confidence_sequence::MIN_GAMES;

/// A rollout of games from a position.
pub type Rollout = crate::rollout::Rollout<ContactGames>;

/// A game of a rollout that is played again.
pub struct ReplayedGame {
    recording: Recording,
    dice: TrialDice,
}

impl Rollout {
    /// The position and its estimates.
    #[must_use]
    pub const fn game(&self) -> &Arc<Game> {
        self.runner().game()
    }

    /// The rollout now, in points, with the luck that estimate number `estimate` measured.
    #[must_use]
    pub fn point(&self, estimate: usize) -> HistoryPoint {
        self.sums().totals.point(&**self.game(), estimate)
    }

    /// The averages at each checkpoint so far, and now.
    pub fn history(&self, estimate: usize) -> impl Iterator<Item = HistoryPoint> {
        self.checkpoints()
            .map(move |sums| sums.totals.point(&**self.game(), estimate))
    }

    /// The five chances now.
    #[must_use]
    pub fn chances(&self, estimate: usize) -> ChancePoint {
        self.sums().chances(estimate)
    }

    /// Returns the number of games with an outcome for X: single games, gammons or backgammons, won or lost.
    #[must_use]
    pub fn count(&self, outcome: Outcome) -> u64 {
        self.sums().totals.count(outcome_score(outcome))
    }

    /// How many plain games one reduced game turned out to be worth; `None` where either spread is zero or not yet defined.
    #[must_use]
    pub fn equivalent_games(&self, estimate: usize) -> Option<f64> {
        self.point(estimate).equivalent_games::<Game>()
    }

    /// After how many games the standard error of the equity, with the luck that estimate number `estimate` measured subtracted,
    /// was this many points or less: the first checkpoint, from [`MIN_GAMES`] games on, at which it was. `None` if that is still to
    /// come. Checkpoints are the same however games are rolled, and so is this.
    ///
    /// It is the [`stopping_se`](crate::stats::summary::Summary::stopping_se), so that no rollout stops because its games
    /// happened to look alike.
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

    /// Game `k`, counted from 0, whether or not it has been played yet, as estimate number `estimate` sees it.
    #[must_use]
    pub fn record(&self, k: u64, estimate: usize) -> Record {
        unwrap_infallible(Record::play(
            self.game(),
            k,
            estimate,
            &mut self.trials().dice(k),
        ))
    }

    /// Replays game `k` one turn per call. A turn takes about a millisecond if the network measures luck.
    #[must_use]
    pub fn replay(&self, k: u64, estimate: usize) -> ReplayedGame {
        ReplayedGame {
            recording: Recording::begin(self.game(), k, estimate),
            dice: self.trials().dice(k),
        }
    }
}

impl ReplayedGame {
    /// Which game it is, counted from 0.
    #[must_use]
    pub const fn trial(&self) -> u64 {
        self.recording.trial()
    }

    /// Plays its next turn; whether it is over.
    pub fn play_turn(&mut self) -> bool {
        unwrap_infallible(self.recording.play_turn(&mut self.dice));
        self.recording.is_over()
    }

    /// The record of the game.
    ///
    /// # Panics
    /// If the game is not over.
    #[must_use]
    pub fn into_record(self) -> Record {
        self.recording.into_record()
    }
}
