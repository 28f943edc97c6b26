//! What is to be rolled of whole games, said so that a core elsewhere can do it.

use std::sync::Arc;

use super::game::Game;
use super::games::{Games, Rollout};
use crate::backgammon::{Board, Evaluator, Networks, PLACES};
use crate::codec::{Garbled, Packed};
use crate::rollout::chunk::Work;
use crate::rollout::chunk::as_work;
use crate::rollout::seed::Seed;

/// A rollout that is not begun.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    board: Board,
    evaluators: Vec<Evaluator>,
    seed: Seed,
}

impl Order {
    /// Begins the work, with the networks that were trained.
    #[must_use]
    pub fn begin(self) -> Box<dyn Work> {
        let game = Game::new(Networks::trained(), self.board, self.evaluators);
        Box::new(Rollout::of(Games::new(Arc::new(game)), self.seed))
    }
}

as_work!(Rollout);

impl Rollout {
    /// To roll its games.
    #[must_use]
    pub fn order(&self) -> Order {
        Order {
            board: *self.game().start_board(),
            evaluators: self.game().evaluators().to_vec(),
            seed: self.seed(),
        }
    }
}

impl Packed for Order {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.board.pack(bytes);
        self.evaluators.pack(bytes);
        self.seed.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (board, evaluators) = Packed::unpack(bytes)?;
        Ok(Self {
            board,
            evaluators,
            seed: Seed::unpack(bytes)?,
        })
    }
}

impl Packed for Board {
    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(self.sides().as_flattened());
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let sides: [[u8; PLACES]; 2] = Packed::unpack(bytes)?;
        Self::new(sides).map_err(|_| Garbled)
    }
}
