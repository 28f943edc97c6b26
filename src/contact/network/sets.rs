//! A board's places as bits: where a side has checkers, and where so many that the other side cannot land.

use crate::contact::board::{BAR, Board, PLACES};

/// One side's places. Bit p is place p of its own view.
#[derive(Clone, Copy)]
pub(super) struct Sets {
    /// Points with at least one checker, the bar left out.
    pub any: u32,
    /// Points with at least two.
    pub made: u32,
}

impl Sets {
    /// Those of the side on roll and of the other one.
    pub fn of(board: &Board) -> [Self; 2] {
        board.sides().map(|side| {
            let at_least = |least: u8| {
                side[..BAR]
                    .iter()
                    .enumerate()
                    .fold(0, |set, (place, &here)| {
                        set | u32::from(here >= least) << place
                    })
            };
            Self {
                any: at_least(1),
                made: at_least(2),
            }
        })
    }

    /// The same points as the other side counts them: its place 23 − p.
    pub const fn turned(self) -> Self {
        const POINTS: u32 = BAR as u32;
        Self {
            any: self.any.reverse_bits() >> (u32::BITS - POINTS),
            made: self.made.reverse_bits() >> (u32::BITS - POINTS),
        }
    }

    /// Points with a single checker.
    pub const fn blots(self) -> u32 {
        self.any & !self.made
    }
}

/// The bits below one.
pub(super) const fn below(place: usize) -> u32 {
    debug_assert!(place <= PLACES);
    (1 << place) - 1
}

/// The places of a set, lowest first.
pub(super) fn places(mut set: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}
