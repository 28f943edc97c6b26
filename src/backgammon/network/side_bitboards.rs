//! A board's places as bits: where a side has checkers, and where so many that the other side cannot land.

use crate::backgammon::Board;
use crate::backgammon::bitboard::{ALL_POINTS, mirrored, places_with_at_least};

/// One side's places. Bit p is place p of its own view.
#[derive(Clone, Copy)]
pub(super) struct SideBitboards {
    /// Points with at least one checker, the bar left out.
    pub occupied: u32,
    /// Points with at least two.
    pub made: u32,
}

impl SideBitboards {
    /// The sets of the side on roll and of the other side.
    pub fn of(board: &Board) -> [Self; 2] {
        let [mover, opponent] = board.sides();
        [mover, opponent].map(|side| Self {
            occupied: places_with_at_least(1, side) & ALL_POINTS,
            made: places_with_at_least(2, side) & ALL_POINTS,
        })
    }

    /// These points as the other side counts them: 23 − p.
    pub const fn mirrored(self) -> Self {
        Self {
            occupied: mirrored(self.occupied),
            made: mirrored(self.made),
        }
    }

    /// Points with a single checker.
    pub const fn blots(self) -> u32 {
        self.occupied & !self.made
    }
}
