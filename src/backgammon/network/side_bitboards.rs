//! A side's points as bitboards: those with checkers, and those where the other side cannot land.

use crate::backgammon::Board;
use crate::backgammon::bitboard::{ALL_POINTS, mirrored, places_with_at_least};

/// The points of one side as sets. Bit p is place p of its own view.
#[derive(Clone, Copy)]
pub(super) struct SideBitboards {
    /// The points with at least one checker, without the bar.
    pub occupied: u32,
    /// The points with at least two checkers, without the bar.
    pub made: u32,
}

impl SideBitboards {
    /// Returns the sets of the side on roll and of its opponent.
    pub fn of(board: &Board) -> [Self; 2] {
        let [mover, opponent] = board.sides();
        [mover, opponent].map(|side| Self {
            occupied: places_with_at_least(1, side) & ALL_POINTS,
            made: places_with_at_least(2, side) & ALL_POINTS,
        })
    }

    /// Returns these points as the other side numbers them: 23 − p.
    pub const fn mirrored(self) -> Self {
        Self {
            occupied: mirrored(self.occupied),
            made: mirrored(self.made),
        }
    }

    /// Returns the points with a single checker.
    pub const fn blots(self) -> u32 {
        self.occupied & !self.made
    }
}
