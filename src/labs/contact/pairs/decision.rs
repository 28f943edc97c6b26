//! A decision between two plays of one roll.

use crate::backgammon::{Board, Plays};
use crate::codec::codec_as;
use crate::rollout::dice::Roll;
use crate::rollout::pairs::{IllegalPlay, PlayAb};

/// A position, a roll, and two plays of it by the side on roll, which is X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    board: Board,
    roll: Roll,
    after: [Board; 2],
}

impl Decision {
    /// Returns the decision between two plays, which may be the same one.
    ///
    /// `after` has the boards after the plays, still seen by the side that plays.
    ///
    /// # Errors
    /// [`IllegalPlay`] if the roll does not allow one of the plays.
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

    /// Returns the board before the roll, in X's view.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the roll that is played.
    #[must_use]
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// Returns the boards after plays A and B, in X's view.
    #[must_use]
    pub const fn after(&self) -> &[Board; 2] {
        &self.after
    }
}

codec_as! {
    Decision => (Board, Roll, Board, Board),
    |decision| (decision.board, decision.roll, decision.after[0], decision.after[1]),
    |(board, roll, a, b)| Self::new(board, roll, [a, b]).ok()
}
