//! Rollouts from any position: equities and the five chances, plain and with luck subtracted.

use core::fmt;
use std::sync::Arc;

use super::game::Game;
use super::record::{Record, Recording};
use super::runner::ContactGames;
use super::sums::ChancePoint;
use super::truncation::outcome_score;
use crate::backgammon::Outcome;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::game_runner::{GameRunner, Sums};
use crate::rollout::readout::GameSums;
use crate::rollout::rotated::{RotatedRunner, RotatedSums, SumsOfBlock};
use crate::rollout::rotation::Rotation;
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::trial::TrialDice;
use crate::stats::confidence_sequence::MIN_GAMES;

/// A rollout of games from any position.
///
/// With rotated first rolls, its statistics are those of complete blocks, from the first one on.
pub type Rollout = crate::rollout::Rollout<RotatedRunner<ContactGames>>;

/// The number of complete blocks from which on the spread of a rollout with rotated first rolls is
/// known well enough to stop it by its standard error, or to say how many plain games a game counts
/// as.
pub const MIN_BLOCKS: u64 = 10;

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
    /// Creates a rollout with the dice of this seed and no game played.
    #[must_use]
    pub fn new(game: Arc<Game>, seed: Seed) -> Self {
        Self::with_rotation(game, seed, None)
    }

    /// Creates a rollout with the dice of this seed and this rotation of first rolls, random ones if
    /// there is none, and no game played.
    #[must_use]
    pub fn with_rotation(game: Arc<Game>, seed: Seed, rotation: Option<Rotation>) -> Self {
        Self::with_runner(RotatedRunner::new(ContactGames::new(game), rotation), seed)
    }

    /// Returns the game that is rolled out.
    #[must_use]
    pub const fn game(&self) -> &Arc<Game> {
        self.runner().inner().game()
    }

    /// The rotation of first rolls; `None` if they are random.
    #[must_use]
    pub fn rotation(&self) -> Option<Rotation> {
        self.runner().rotation()
    }

    /// Returns the sums over all games, also those of a block that is incomplete, in points, with the
    /// luck that evaluator number `estimate` measured.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn game_sums(&self, estimate: usize) -> GameSums {
        let totals = &self.sums().all().totals;
        totals.point(&**self.game(), estimate).game_sums()
    }

    /// Returns the rollout's averages now, in points, with the luck that evaluator number
    /// `estimate` measured.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn point(&self, estimate: usize) -> HistoryPoint {
        self.sums().point(self.game(), estimate)
    }

    /// Returns the averages at each checkpoint so far, and now, with the luck that evaluator number
    /// `estimate` measured.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    pub fn history(&self, estimate: usize) -> impl Iterator<Item = HistoryPoint> {
        self.checkpoints()
            .map(move |sums| sums.point(self.game(), estimate))
    }

    /// Returns the five chances now, with the luck that evaluator number `estimate` measured.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn chances(&self, estimate: usize) -> ChancePoint {
        self.sums().chances(self.game(), estimate)
    }

    /// Returns the number of games with this outcome for X. A game that was cut short with a value
    /// of exactly as many points counts, too.
    #[must_use]
    pub fn count(&self, outcome: Outcome) -> u64 {
        self.sums().all().totals.count(outcome_score(outcome))
    }

    /// Returns the number of plain games that one reduced game has counted as so far.
    ///
    /// It is `None` where either spread is zero or not yet defined, and with rotated first rolls below
    /// [`MIN_BLOCKS`] complete blocks.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn equivalent_games(&self, estimate: usize) -> Option<f64> {
        let known = has_enough_blocks(self.sums());
        known
            .then(|| self.point(estimate))?
            .equivalent_games::<Game>()
    }

    /// Returns the number of games after which the standard error of the reduced equity was at most
    /// `se` points.
    ///
    /// It is that of the first checkpoint, from [`MIN_GAMES`] games and [`MIN_BLOCKS`] complete blocks
    /// on, at which the standard error was small enough. It is `None` if there is none yet. `estimate` is the number of the
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
            .filter(|sums| sums.games() >= MIN_GAMES)
            .filter(|sums| has_enough_blocks(*sums));
        let first = checkpoints.find(|sums| {
            let reduced = sums.point(self.game(), estimate).reduced;
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
            &mut self.game().dice(self.trials(), k),
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
            dice: self.game().dice(self.trials(), k),
        }
    }
}

/// Whether there are enough blocks for their spread; true if first rolls are random.
pub(super) fn has_enough_blocks<S: SumsOfBlock>(sums: &RotatedSums<S>) -> bool {
    sums.blocks()
        .is_none_or(|blocks| blocks.count() >= MIN_BLOCKS)
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
