//! Moves of one checker by one die, on a board with its places as bitboards.

use super::bitboard::{ALL_POINTS, mirrored, places_with_at_least};
use super::board::{BAR, Board, HOME, PLACES};

/// A board on which the side on roll moves, with sets of places. Bit p of each set is place p of
/// the mover.
#[derive(Clone, Copy)]
pub(crate) struct MoveGenerator {
    /// The position after the moves so far, seen by the mover.
    pub board: Board,
    /// The places where the mover has checkers.
    occupied: u32,
    /// The points where the mover may land, because the opponent has at most one checker there.
    ///
    /// They stay open while the mover plays.
    open: u32,
    /// The points where the opponent has a single checker.
    blots: u32,
}

impl MoveGenerator {
    /// Starts from a board before the roll.
    #[inline]
    pub fn new(board: &Board) -> Self {
        let [mover, opponent] = &board.sides;
        let [occupied, made] = [1, 2].map(|least| mirrored(places_with_at_least(least, opponent)));
        Self {
            board: *board,
            occupied: places_with_at_least(1, mover),
            open: !made & ALL_POINTS,
            blots: occupied & !made,
        }
    }

    /// Returns whether both sides still have checkers.
    #[inline]
    pub fn is_in_progress(&self) -> bool {
        self.occupied != 0 && *self.board.opponent() != [0; PLACES]
    }

    /// Returns the places from which this die can be played.
    ///
    /// A checker on the bar must enter first. A checker is borne off only if all are home: from the
    /// exact point, or from a lower one if no checker is behind it.
    #[inline]
    pub fn sources(&self, die: u8) -> u32 {
        const ON_BAR: u32 = 1 << BAR;
        // The bar is behind the 24 point: a checker enters as others move on.
        let to_open = self.occupied & self.open << die;
        if self.occupied & ON_BAR != 0 {
            return to_open & ON_BAR;
        }
        if self.occupied >> HOME != 0 {
            return to_open;
        }
        let exact = 1 << (die - 1);
        if self.occupied >= exact {
            to_open | self.occupied & exact
        } else {
            // All checkers are nearer than the die. The rearmost one is borne off, and no other can
            // use this die.
            highest_bit(self.occupied)
        }
    }

    /// Returns the board after the checker on `place` moves by `die`, which must be playable from
    /// there.
    #[inline]
    pub fn after_move(&self, place: u32, die: u8) -> Self {
        let mut next = *self;
        let [mover, opponent] = &mut next.board.sides;
        let here = &mut mover[place as usize];
        *here -= 1;
        next.occupied ^= u32::from(*here == 0) << place;
        if let Some(to) = destination(place, die) {
            mover[to as usize] += 1;
            next.occupied |= 1 << to;
            if self.hits(to) {
                next.blots ^= 1 << to;
                opponent[BAR - 1 - to as usize] = 0;
                opponent[BAR] += 1;
            }
        }
        next
    }

    /// Returns whether a checker that lands on `to` hits a blot.
    #[inline]
    pub fn hits(&self, to: u32) -> bool {
        self.blots >> to & 1 != 0
    }
}

/// Returns the place that a checker reaches, or `None` if it is borne off.
#[inline]
pub(crate) fn destination(place: u32, die: u8) -> Option<u32> {
    place.checked_sub(u32::from(die))
}

/// Returns the set that holds only the highest place of a set.
#[inline]
fn highest_bit(set: u32) -> u32 {
    set.checked_ilog2().map_or(0, |place| 1 << place)
}
