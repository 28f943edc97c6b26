//! A position: the checkers of both sides, with the side on roll first.

use core::fmt;

pub(crate) use super::bitboard::HOME;
pub use super::bitboard::{BAR, CHECKERS, PLACES};
use super::bitboard::{checker_count, places_with_at_least};
use crate::codec::codec_as;

/// A position: the checkers of both sides, with the side on roll first. It does not record which
/// side is X.
///
/// Each side numbers places from its own view: place 0 is its ace point, place 23 its 24 point, and
/// place 24 its bar. Place p of one side is place 23 − p of the other. A side's missing checkers,
/// out of fifteen, are borne off. No point holds checkers of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// The number of checkers on each place: first the side on roll, then its opponent.
    pub(crate) sides: [[u8; PLACES]; 2],
}

/// One of the two sides of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSide {
    /// The side on roll.
    Mover,
    /// The side not on roll.
    Opponent,
}

/// The reason why checkers are not a valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A side has more than fifteen checkers.
    TooMany {
        /// The side that has them.
        side: BoardSide,
        /// The number of its checkers.
        count: u32,
    },
    /// Both sides have checkers on one point.
    Shared {
        /// The point as the side on roll numbers it, 1 to 24.
        point: usize,
    },
    /// Neither side has a checker on the board.
    Empty,
    /// Both sides are on the bar against a closed board, so neither could ever move. No game
    /// reaches this.
    Deadlock,
}

impl Board {
    /// The opening position: two checkers on the 24 point, five on the 13, three on the 8 and five
    /// on the 6.
    pub const START: Self = {
        let mut side = [0; PLACES];
        side[23] = 2;
        side[12] = 5;
        side[7] = 3;
        side[5] = 5;
        Self {
            sides: [side, side],
        }
    };

    /// Returns the position with these checkers: first the side on roll, then its opponent.
    ///
    /// Each side has its own view. A side without checkers has won: see [`Board::outcome`].
    ///
    /// # Errors
    /// [`BoardError`] if no game has this position.
    pub fn new(sides: [[u8; PLACES]; 2]) -> Result<Self, BoardError> {
        let [mover, opponent] = &sides;
        let count = |side: &[u8; PLACES]| side.iter().map(|&here| u32::from(here)).sum::<u32>();
        for (side, count) in [
            (BoardSide::Mover, count(mover)),
            (BoardSide::Opponent, count(opponent)),
        ] {
            if count > u32::from(CHECKERS) {
                return Err(BoardError::TooMany { side, count });
            }
        }
        if let Some(place) = (0..BAR).find(|&place| mover[place] > 0 && opponent[23 - place] > 0) {
            return Err(BoardError::Shared { point: place + 1 });
        }
        if sides == [[0; PLACES]; 2] {
            return Err(BoardError::Empty);
        }
        let shuts_out = |side: &[u8; PLACES], other: &[u8; PLACES]| {
            other[BAR] > 0 && side[..HOME].iter().all(|&here| here > 1)
        };
        if shuts_out(mover, opponent) && shuts_out(opponent, mover) {
            return Err(BoardError::Deadlock);
        }
        Ok(Self { sides })
    }

    /// Returns the checkers of both sides on each place, with the side on roll first.
    #[must_use]
    pub const fn sides(&self) -> &[[u8; PLACES]; 2] {
        &self.sides
    }

    /// Returns the checkers of the side on roll, on each place.
    #[must_use]
    pub const fn mover(&self) -> &[u8; PLACES] {
        &self.sides[0]
    }

    /// Returns the checkers of the side not on roll, on each place of its own view.
    #[must_use]
    pub const fn opponent(&self) -> &[u8; PLACES] {
        &self.sides[1]
    }

    /// Returns this board with the other side on roll.
    #[inline]
    #[must_use]
    pub const fn swapped(&self) -> Self {
        let [mover, opponent] = self.sides;
        Self {
            sides: [opponent, mover],
        }
    }

    /// Returns the number of checkers that each side has borne off, with the side on roll first.
    #[inline]
    #[must_use]
    pub fn borne_off(&self) -> [u8; 2] {
        let [mover, opponent] = &self.sides;
        [
            CHECKERS - checker_count(mover),
            CHECKERS - checker_count(opponent),
        ]
    }

    /// Returns the pip count of each side, with the side on roll first.
    ///
    /// A checker on the bar counts 25, so a pip count is at most 15 × 25.
    #[must_use]
    #[inline]
    pub fn pip_counts(&self) -> [u16; 2] {
        self.sides.map(|side| {
            (1..)
                .zip(side)
                .map(|(pips, count)| pips * u16::from(count))
                .sum()
        })
    }

    /// Returns whether some checker still has to pass one of the other side's checkers. Without
    /// contact the game is a race.
    #[must_use]
    pub fn has_contact(&self) -> bool {
        // Point p is the other side's 25 − p.
        let [mover, opponent] = &self.sides;
        let [mover, opponent] = [mover, opponent].map(farthest_point);
        mover > 0 && opponent > 0 && mover + opponent > PLACES
    }
}

/// Returns the number of a side's rearmost point: 25 for the bar, and 0 if all checkers are off.
pub(crate) fn farthest_point(side: &[u8; PLACES]) -> usize {
    (u32::BITS - places_with_at_least(1, side).leading_zeros()) as usize
}

impl fmt::Display for BoardSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mover => "the side on roll",
            Self::Opponent => "the side not on roll",
        })
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany { side, count } => {
                write!(f, "{side} has {count} checkers; a side has at most 15")
            }
            Self::Shared { point } => write!(
                f,
                "both sides have checkers on point {point} of the side on roll"
            ),
            Self::Empty => f.write_str("there is no checker on the board"),
            Self::Deadlock => f.write_str(
                "both sides are on the bar before six points of the other's: neither side could ever move",
            ),
        }
    }
}

impl core::error::Error for BoardError {}

codec_as! {
    Board => [[u8; PLACES]; 2],
    |board| *board.sides(),
    |sides| Self::new(sides).ok()
}
