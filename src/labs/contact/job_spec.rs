//! Job specs of rollouts of any position.

use std::sync::Arc;

use super::game::Game;
use super::rollout::Rollout;
use super::runner::ContactGames;
use crate::backgammon::{Board, EvaluatorKind, Networks};
use crate::codec::codec_fields;
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::job_spec::{Describe, JobSpec};

/// The description of work on games of any position that has not begun.
pub type ContactJobSpec = JobSpec<GameDescription>;

/// The description of games: their position, and the evaluators that measure luck.
#[derive(Clone, Debug, PartialEq)]
pub struct GameDescription {
    board: Board,
    evaluators: Vec<EvaluatorKind>,
}

impl ContactJobSpec {
    /// Returns the work, with the trained networks; `None` if the task rolls no games.
    #[must_use]
    pub fn begin(self) -> Option<Box<dyn ChunkedWork>> {
        let game = Game::new(Networks::trained(), self.games.board, self.games.evaluators);
        self.task.roll(ContactGames::new(Arc::new(game)))
    }
}

as_work!(Rollout);

impl Describe for ContactGames {
    type Description = GameDescription;

    fn describe(&self) -> GameDescription {
        GameDescription {
            board: *self.game().start_board(),
            evaluators: self.game().evaluators().to_vec(),
        }
    }
}

codec_fields! { GameDescription { board, evaluators } }
