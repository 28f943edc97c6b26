//! One checker moved by one die, on a board with the places beside it as bits: whose checkers stand where.

use super::bitboard::{ALL_POINTS, mirrored, places_with_at_least};
use super::board::{BAR, Board, HOME, PLACES};

/// A board whose side on roll is moving. Bit p of each set is place p of hers.
#[derive(Clone, Copy)]
pub(crate) struct MoveGenerator {
    pub board: Board,
    /// Where she has checkers.
    occupied: u32,
    /// Where the other side does not have two checkers or more: she may land there. It stays so while she moves.
    open: u32,
    /// Where the other side has a single checker.
    blots: u32,
}

impl MoveGenerator {
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

    /// Whether the game goes on.
    #[inline]
    pub fn is_in_progress(&self) -> bool {
        self.occupied != 0 && *self.board.opponent() != [0; PLACES]
    }

    /// The places from which this die can be played. A checker on the bar must enter first. A checker is borne off only
    /// if all are home, by its exact point, or by a larger die if none is behind it.
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
            // All are nearer than the die, and none of them can go on by it but off.
            highest_bit(self.occupied)
        }
    }

    /// The board after a checker has been moved from a place by a die that can be played from there.
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

    /// Whether a checker that lands on a place hits there.
    #[inline]
    pub fn hits(&self, to: u32) -> bool {
        self.blots >> to & 1 != 0
    }
}

/// Where a checker comes to; `None` is off the board.
#[inline]
pub(crate) fn destination(place: u32, die: u8) -> Option<u32> {
    place.checked_sub(u32::from(die))
}

/// The highest bit of a set alone.
#[inline]
fn highest_bit(set: u32) -> u32 {
    set.checked_ilog2().map_or(0, |place| 1 << place)
}
