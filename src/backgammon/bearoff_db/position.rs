//! A bear-off position: both sides' checkers, and who is on roll.

use core::fmt;

use super::checkers::{Checkers, TooManyCheckers};
pub use crate::backgammon::side::Side;

/// Both sides bear off, and neither has finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    x: Checkers,
    o: Checkers,
    on_roll: Side,
}

/// Why checkers are no position to be rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A side has more than 15 checkers.
    TooMany {
        /// Whose.
        side: Side,
        /// How many.
        count: u32,
    },
    /// A side has borne off all of hers: the game is over.
    Finished {
        /// Whose.
        side: Side,
    },
    /// Neither side has a checker left.
    Empty,
}

impl Position {
    /// The position with these checkers, X on roll.
    ///
    /// # Errors
    /// [`PositionError`] if a side has none left.
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

    /// The position with so many checkers on points 1 to 6 of each side, X on roll.
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

    /// This position with a side on roll.
    #[must_use]
    pub const fn with_on_roll(self, on_roll: Side) -> Self {
        Self { on_roll, ..self }
    }

    /// Returns the side on roll.
    #[must_use]
    pub const fn on_roll(self) -> Side {
        self.on_roll
    }

    /// X's checkers, on her own points.
    #[must_use]
    pub const fn x(self) -> Checkers {
        self.x
    }

    /// O's checkers, on her own points.
    #[must_use]
    pub const fn o(self) -> Checkers {
        self.o
    }

    /// A side's checkers, on her own points.
    #[must_use]
    pub const fn checkers(self, side: Side) -> Checkers {
        match side {
            Side::X => self.x,
            Side::O => self.o,
        }
    }

    /// The two sides with each other's checkers, the same one on roll.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self {
            x: self.o,
            o: self.x,
            on_roll: self.on_roll,
        }
    }
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
