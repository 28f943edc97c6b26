//! Rolls games from any position.

use core::fmt;
use std::sync::Arc;

use super::game::{Game, GameScratch};
use super::sums::ContactSums;
use crate::rollout::game_runner::GameRunner;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::Trials;

/// Rolls games from a position and sums them up.
#[derive(Clone)]
pub struct ContactGames {
    game: Arc<Game>,
    scratch: GameScratch,
    measured: Vec<MeasuredLuck>,
}

impl fmt::Debug for ContactGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ContactGames")
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

impl ContactGames {
    /// Returns a runner of this game.
    #[must_use]
    pub fn new(game: Arc<Game>) -> Self {
        Self {
            scratch: GameScratch::default(),
            measured: vec![MeasuredLuck::default(); game.estimate_count()],
            game,
        }
    }

    /// Returns the game that is rolled out.
    #[must_use]
    pub const fn game(&self) -> &Arc<Game> {
        &self.game
    }
}

impl GameRunner for ContactGames {
    type Sums = ContactSums;

    fn opening(&self) -> bool {
        self.game.opening()
    }

    fn empty_sums(&self) -> ContactSums {
        ContactSums::new(&self.game)
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> ContactSums {
        let mut sums = self.empty_sums();
        for k in from..to {
            self.measured.fill(MeasuredLuck::default());
            let Self {
                game,
                scratch,
                measured,
            } = self;
            let end = game.sample_end(trials, k, scratch, measured);
            sums.add(&end, measured, &scratch.luck);
        }
        sums
    }
}
