//! Job specifications: the bytes by which another worker's core can roll a rollout of whole games.

use std::sync::Arc;

use super::game::Game;
use super::rollout::Rollout;
use super::runner::ContactGames;
use crate::backgammon::{Board, EvaluatorKind, Networks};
use crate::codec::{Codec, DecodeError};
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::chunk::as_work;
use crate::rollout::seed::Seed;

/// The specification of a rollout: the position, the evaluators and the seed.
#[derive(Clone, Debug, PartialEq)]
pub struct ContactJobSpec {
    board: Board,
    evaluators: Vec<EvaluatorKind>,
    seed: Seed,
}

impl ContactJobSpec {
    /// Returns the work of this rollout, with the trained networks.
    #[must_use]
    pub fn begin(self) -> Box<dyn ChunkedWork> {
        let game = Game::new(Networks::trained(), self.board, self.evaluators);
        Box::new(Rollout::with_runner(
            ContactGames::new(Arc::new(game)),
            self.seed,
        ))
    }
}

as_work!(Rollout);

impl Rollout {
    /// Returns the specification by which another core can roll games of this rollout.
    #[must_use]
    pub fn job_spec(&self) -> ContactJobSpec {
        ContactJobSpec {
            board: *self.game().start_board(),
            evaluators: self.game().evaluators().to_vec(),
            seed: self.seed(),
        }
    }
}

impl Codec for ContactJobSpec {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.board.encode(bytes);
        self.evaluators.encode(bytes);
        self.seed.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (board, evaluators) = Codec::decode(bytes)?;
        Ok(Self {
            board,
            evaluators,
            seed: Seed::decode(bytes)?,
        })
    }
}
