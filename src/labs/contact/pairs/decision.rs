//! What is compared: two plays of one roll.

use crate::backgammon::{Board, Plays};
use crate::rollout::dice::Roll;
use crate::rollout::pairs::{IllegalPlay, PlayAb};

/// A position, a roll, and two of the plays that the side on roll can make of it. She is X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    board: Board,
    roll: Roll,
    after: [Board; 2],
}

impl Decision {
    /// Between two plays of this roll, given by the boards after them, still seen by the side that plays. They may be one and the
    /// same.
    ///
    /// # Errors
    /// [`IllegalPlay`] if the roll does not allow one of them.
    pub fn new(board: Board, roll: Roll, after: [Board; 2]) -> Result<Self, IllegalPlay> {
        let mut plays = Plays::new();
        let found = plays.find(&board, roll);
        for (play, after) in PlayAb::BOTH.into_iter().zip(&after) {
            if !found.contains(after) {
                return Err(IllegalPlay { play });
            }
        }
        Ok(Self { board, roll, after })
    }

    /// Before the roll, X's view.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The roll that is played.
    #[must_use]
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// The boards after A and B, X's view.
    #[must_use]
    pub const fn after(&self) -> &[Board; 2] {
        &self.after
    }
}
