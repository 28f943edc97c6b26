//! A bear-off position: both sides' checkers and the side on roll.

use core::fmt;

use super::checkers::{Checkers, TooManyCheckers};
pub use crate::backgammon::side::Side;
use crate::codec::codec_as;

/// A bear-off position. Both sides bear off, and neither has finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// X's checkers, on her own points.
    x: Checkers,
    /// O's checkers, on her own points.
    o: Checkers,
    /// The side on roll.
    on_roll: Side,
}

/// The reason why checkers make no position that can be rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A side has more than 15 checkers.
    TooMany {
        /// The side with too many checkers.
        side: Side,
        /// The number of checkers that the side has.
        count: u32,
    },
    /// A side has borne off all of her checkers: the game is over.
    Finished {
        /// The side with no checker left.
        side: Side,
    },
    /// Neither side has a checker left.
    Empty,
}

impl Position {
    /// Creates the position with these checkers, X on roll.
    ///
    /// # Errors
    /// [`PositionError`] if a side has no checker left.
    pub fn new(x: Checkers, o: Checkers) -> Result<Self, PositionError> {
        match (x.all_off(), o.all_off()) {
            (false, false) => Ok(Self {
                x,
                o,
                on_roll: Side::X,
            }),
            (true, true) => Err(PositionError::Empty),
            (true, false) => Err(PositionError::Finished { side: Side::X }),
            (false, true) => Err(PositionError::Finished { side: Side::O }),
        }
    }

    /// Creates the position with these numbers of checkers on each side's points 1 to 6, X on roll.
    ///
    /// # Errors
    /// [`PositionError`] if a side has more than 15 checkers, or none left.
    pub fn from_points(x: [u8; 6], o: [u8; 6]) -> Result<Self, PositionError> {
        let checkers = |side, points| {
            Checkers::new(points)
                .map_err(|TooManyCheckers { count }| PositionError::TooMany { side, count })
        };
        Self::new(checkers(Side::X, x)?, checkers(Side::O, o)?)
    }

    /// Returns the same checkers with this side on roll.
    #[must_use]
    pub const fn with_on_roll(self, on_roll: Side) -> Self {
        Self { on_roll, ..self }
    }

    /// Returns the side on roll.
    #[must_use]
    pub const fn on_roll(self) -> Side {
        self.on_roll
    }

    /// Returns X's checkers, on her own points.
    #[must_use]
    pub const fn x(self) -> Checkers {
        self.x
    }

    /// Returns O's checkers, on her own points.
    #[must_use]
    pub const fn o(self) -> Checkers {
        self.o
    }

    /// Returns a side's checkers, on her own points.
    #[must_use]
    pub const fn checkers(self, side: Side) -> Checkers {
        match side {
            Side::X => self.x,
            Side::O => self.o,
        }
    }

    /// Returns the position in which each side has the other's checkers, with the same side on
    /// roll.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self {
            x: self.o,
            o: self.x,
            on_roll: self.on_roll,
        }
    }
}

codec_as! {
    Position => (Checkers, Checkers, Side),
    |position| (position.x, position.o, position.on_roll),
    |(x, o, on_roll)| Some(Self::new(x, o).ok()?.with_on_roll(on_roll))
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany { side, count } => {
                write!(f, "{side} has {count} checkers; a side has at most 15")
            }
            Self::Finished { side } => write!(f, "{side} has no checker left: the game is over"),
            Self::Empty => f.write_str("there is no checker on the board"),
        }
    }
}

impl core::error::Error for PositionError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_finished_games() {
        let one = [1, 0, 0, 0, 0, 0];
        assert_eq!(
            Position::from_points([0; 6], one),
            Err(PositionError::Finished { side: Side::X })
        );
        assert_eq!(
            Position::from_points(one, [0; 6]),
            Err(PositionError::Finished { side: Side::O })
        );
        assert_eq!(
            Position::from_points([0; 6], [0; 6]),
            Err(PositionError::Empty)
        );
    }

    #[test]
    fn rejects_sixteen_checkers() {
        let (one, many) = ([1, 0, 0, 0, 0, 0], [16, 0, 0, 0, 0, 0]);
        assert_eq!(
            Position::from_points(many, one),
            Err(PositionError::TooMany {
                side: Side::X,
                count: 16
            })
        );
        assert_eq!(
            Position::from_points(one, many),
            Err(PositionError::TooMany {
                side: Side::O,
                count: 16
            })
        );
    }
}
