//! Job specs of rollouts of any position.

use std::sync::Arc;

use super::game::Game;
use super::rollout::Rollout;
use super::runner::ContactGames;
use super::truncation::Truncation;
use crate::backgammon::{Board, EvaluatorKind, Networks};
use crate::codec::codec_fields;
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::job_spec::{Describe, JobSpec};
use crate::rollout::rotated::RotatedRunner;

/// The description of work on games of any position that has not begun.
pub type ContactJobSpec = JobSpec<GameDescription>;

/// The description of games: their position, the evaluators that measure luck, the horizon,
/// and whether the first roll is no double.
#[derive(Clone, Debug, PartialEq)]
pub struct GameDescription {
    board: Board,
    evaluators: Vec<EvaluatorKind>,
    truncation: Option<Truncation>,
    opening: bool,
}

impl GameDescription {
    /// Returns the description of this game.
    pub(super) fn of(game: &Game) -> Self {
        Self {
            board: *game.start_board(),
            evaluators: game.evaluators().to_vec(),
            truncation: game.truncation(),
            opening: game.opening(),
        }
    }

    /// Returns the game, with the trained networks.
    pub(super) fn game(self) -> Game {
        Game::new(Networks::trained(), self.board, self.evaluators)
            .with_truncation(self.truncation)
            .with_opening(self.opening)
    }
}

impl ContactJobSpec {
    /// Returns the work, with the trained networks; `None` if the task rolls no games.
    #[must_use]
    pub fn begin(self) -> Option<Box<dyn ChunkedWork>> {
        let games = ContactGames::new(Arc::new(self.games.game()));
        self.task
            .roll(RotatedRunner::new(games, self.task.rotation()))
    }
}

as_work!(Rollout);

impl Describe for ContactGames {
    type Description = GameDescription;

    fn describe(&self) -> GameDescription {
        GameDescription::of(self.game())
    }
}

codec_fields! { GameDescription { board, evaluators, truncation, opening } }
