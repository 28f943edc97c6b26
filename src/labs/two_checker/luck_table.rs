//! The luck table: four editable estimates of how lucky a roll was for X, in percentage points.

use core::fmt;

use super::game::{Leaf, bears_off};
use crate::rollout::dice::Roll;

/// How lucky each event is for X, in percentage points of winning chances. Validated: every estimate lies
/// within [`LuckTable::LIMIT`] of 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckTable {
    /// In the order of [`Cell::ALL`].
    points: [f64; 4],
}

/// An event with an estimate of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// X rolls doubles: 1/6 of X's rolls.
    Doubles,
    /// X rolls no doubles: 5/6 of X's rolls.
    NoDoubles,
    /// O fails to bear off: 1/4 of O's rolls.
    OFails,
    /// O bears off: 3/4 of O's rolls.
    OBearsOff,
}

/// Whose roll it is; each has two events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// X's roll, the first of the game.
    First,
    /// O's roll, which follows in 5/6 of the games.
    Second,
}

/// Why a number cannot stand in a luck table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LuckError {
    /// Not a number from −1000 to 1000 points.
    OutOfRange {
        /// Where it was to stand.
        cell: Cell,
        /// The number, perhaps NaN or infinite.
        value: f64,
    },
    /// The value that would bring the roll's average to zero is out of range.
    CannotCentre {
        /// The cell that would have to take it.
        cell: Cell,
        /// The value it would need.
        value: f64,
    },
}

impl Cell {
    /// All cells, in the table's order.
    pub const ALL: [Self; 4] = [
        Self::Doubles,
        Self::NoDoubles,
        Self::OFails,
        Self::OBearsOff,
    ];

    /// The event that a roll is on this turn.
    #[must_use]
    pub const fn of(turn: Turn, roll: Roll) -> Self {
        match turn {
            Turn::First if roll.is_double() => Self::Doubles,
            Turn::First => Self::NoDoubles,
            Turn::Second if bears_off(roll) => Self::OBearsOff,
            Turn::Second => Self::OFails,
        }
    }

    /// The roll this event belongs to.
    #[must_use]
    pub const fn turn(self) -> Turn {
        match self {
            Self::Doubles | Self::NoDoubles => Turn::First,
            Self::OFails | Self::OBearsOff => Turn::Second,
        }
    }

    /// The other event of the same roll.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Doubles => Self::NoDoubles,
            Self::NoDoubles => Self::Doubles,
            Self::OFails => Self::OBearsOff,
            Self::OBearsOff => Self::OFails,
        }
    }

    /// The number of the 36 rolls that are this event.
    #[must_use]
    pub const fn rolls(self) -> u8 {
        match self {
            Self::Doubles => 6,
            Self::NoDoubles => 30,
            Self::OFails => 9,
            Self::OBearsOff => 27,
        }
    }
}

impl LuckTable {
    /// Estimates go from −`LIMIT` to `LIMIT` points.
    pub const LIMIT: f64 = 1000.0;

    /// An average of at most this many points counts as zero.
    pub const CENTRED: f64 = 1e-9;

    /// The luck as it is: value after the roll − mean value before it. X wins 37.5% before rolling, 100% after
    /// doubles, 25% after others; O's roll then makes it 100% or 0%.
    pub const CORRECT: Self = Self {
        points: [62.5, -12.5, 75.0, -25.0],
    };
    /// The article's invented estimates: wrong everywhere, but averaging zero on both rolls.
    pub const MADE_UP: Self = Self {
        points: [50.0, -10.0, 45.0, -15.0],
    };
    /// The correct luck with its sign reversed: luck is called misfortune.
    pub const BACKWARDS: Self = Self {
        points: [-62.5, 12.5, -75.0, 25.0],
    };
    /// No luck at all: the reduced rollout is the plain one.
    pub const NONE: Self = Self { points: [0.0; 4] };

    /// A table of estimates that are known to lie in range.
    pub(super) const fn known(points: [f64; 4]) -> Self {
        Self { points }
    }

    /// A table from its four estimates in the order of [`Cell::ALL`].
    ///
    /// # Errors
    /// [`LuckError::OutOfRange`] with the first that is not a number from −1000 to 1000.
    pub fn new(points: [f64; 4]) -> Result<Self, LuckError> {
        for (cell, value) in Cell::ALL.into_iter().zip(points) {
            if !in_range(value) {
                return Err(LuckError::OutOfRange { cell, value });
            }
        }
        // −0 would be shown as "−0".
        let points = points.map(|value| value + 0.0);
        Ok(Self { points })
    }

    /// The estimates in the order of [`Cell::ALL`].
    #[must_use]
    pub const fn points(&self) -> [f64; 4] {
        self.points
    }

    /// The estimate for one event.
    #[must_use]
    pub const fn luck(&self, cell: Cell) -> f64 {
        self.points[cell as usize]
    }

    /// Mean luck of one roll over the 36 rolls, in points.
    #[must_use]
    pub fn mean_luck(&self, turn: Turn) -> f64 {
        // In small integer weights (1 : 5 and 1 : 3), so that a decimal table averages what its reader expects.
        match turn {
            Turn::First => (self.luck(Cell::Doubles) + 5.0 * self.luck(Cell::NoDoubles)) / 6.0,
            Turn::Second => (self.luck(Cell::OFails) + 3.0 * self.luck(Cell::OBearsOff)) / 4.0,
        }
    }

    /// Whether luck averages zero on both rolls. This is sufficient for a rollout without bias, with any estimates.
    #[must_use]
    pub fn is_centred(&self) -> bool {
        [Turn::First, Turn::Second]
            .iter()
            .all(|&turn| self.mean_luck(turn).abs() <= Self::CENTRED)
    }

    /// Mean luck of a whole game in points: first roll + 5/6 of the second, which only 5/6 of the games have.
    /// The reduced mean settles this much too low.
    #[must_use]
    pub fn mean_luck_of_a_game(&self) -> f64 {
        self.mean_luck(Turn::First) + self.mean_luck(Turn::Second) * 5.0 / 6.0
    }

    /// This table with one estimate changed.
    ///
    /// # Errors
    /// [`LuckError::OutOfRange`]; the old table is untouched.
    pub fn with(&self, cell: Cell, value: f64) -> Result<Self, LuckError> {
        let mut points = self.points;
        points[cell as usize] = value;
        Self::new(points)
    }

    /// This table with the *other* event of `kept`'s roll set so that the roll averages zero.
    ///
    /// # Errors
    /// [`LuckError::CannotCentre`] if the other estimate would leave the range; the old table is untouched.
    pub fn recentre(&self, kept: Cell) -> Result<Self, LuckError> {
        let luck = self.luck(kept);
        // The events of a roll weigh 1 : 5 and 1 : 3; each derived value is one rounded operation.
        let value = match kept {
            Cell::Doubles => luck / -5.0,
            Cell::NoDoubles => luck * -5.0,
            Cell::OFails => luck / -3.0,
            Cell::OBearsOff => luck * -3.0,
        };
        let cell = kept.other();
        if !in_range(value) {
            return Err(LuckError::CannotCentre { cell, value });
        }
        self.with(cell, value)
    }

    /// Luck of X's roll and, where there was one, of O's roll, in a game with this end, in points.
    #[must_use]
    pub const fn lucks(&self, leaf: Leaf) -> (f64, Option<f64>) {
        match leaf {
            Leaf::Doubles => (self.luck(Cell::Doubles), None),
            Leaf::Fails => (self.luck(Cell::NoDoubles), Some(self.luck(Cell::OFails))),
            Leaf::BearsOff => (self.luck(Cell::NoDoubles), Some(self.luck(Cell::OBearsOff))),
        }
    }

    /// Total luck of a game with this end, in points.
    #[must_use]
    pub fn total_luck(&self, leaf: Leaf) -> f64 {
        let (first, second) = self.lucks(leaf);
        first + second.unwrap_or(0.0)
    }

    /// The reduced result, result − total luck, of a game with this end, in percent.
    #[must_use]
    pub fn reduced(&self, leaf: Leaf) -> f64 {
        leaf.result() - self.total_luck(leaf)
    }
}

fn in_range(value: f64) -> bool {
    // NaN compares false.
    value.abs() <= LuckTable::LIMIT
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Doubles => "X rolls doubles",
            Self::NoDoubles => "X rolls no doubles",
            Self::OFails => "O fails to bear off",
            Self::OBearsOff => "O bears off",
        })
    }
}

impl fmt::Display for LuckError {
    // The offending number stays out of the sentence: it is in the error, and formatting a float would
    // add several kilobytes to the WebAssembly module.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { cell, .. } => {
                write!(
                    f,
                    "the luck of \"{cell}\" must be a number from -1000 to 1000"
                )
            }
            Self::CannotCentre { cell, .. } => {
                write!(
                    f,
                    "\"{cell}\" would need a luck outside -1000 to 1000 to keep the average at zero"
                )
            }
        }
    }
}

impl core::error::Error for LuckError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_presets_average_zero() {
        for table in [
            LuckTable::CORRECT,
            LuckTable::MADE_UP,
            LuckTable::BACKWARDS,
            LuckTable::NONE,
        ] {
            assert_eq!(
                (table.mean_luck(Turn::First), table.mean_luck(Turn::Second)),
                (0.0, 0.0),
                "{table:?}"
            );
            assert!(table.is_centred());
        }
    }

    #[test]
    fn the_events_of_a_roll_share_its_36_rolls() {
        for cell in Cell::ALL {
            assert_eq!(cell.rolls() + cell.other().rolls(), 36);
            assert_eq!(cell.turn(), cell.other().turn());
        }
    }

    #[test]
    fn an_estimate_must_be_a_number_within_a_thousand() {
        for value in [1000.1, -1000.1, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(
                LuckTable::MADE_UP.with(Cell::OFails, value),
                Err(LuckError::OutOfRange {
                    cell: Cell::OFails,
                    value
                })
            );
        }
        let error = LuckTable::MADE_UP.with(Cell::OFails, f64::NAN).unwrap_err();
        assert!(
            matches!(error, LuckError::OutOfRange { cell: Cell::OFails, value } if value.is_nan())
        );
        for value in [-1000.0, 0.0, 0.1, 1000.0] {
            assert_eq!(
                LuckTable::MADE_UP
                    .with(Cell::OFails, value)
                    .unwrap()
                    .luck(Cell::OFails),
                value
            );
        }
    }

    #[test]
    fn re_centring_moves_the_other_cell() {
        // 70 + 5 × (−14) = 0; 45 + 3 × (−15) = 0.
        let table = LuckTable::MADE_UP.with(Cell::Doubles, 70.0).unwrap();
        assert!(!table.is_centred());
        let centred = table.recentre(Cell::Doubles).unwrap();
        assert_eq!(centred.points(), [70.0, -14.0, 45.0, -15.0]);
        assert_eq!(
            centred.recentre(Cell::OBearsOff).unwrap().points(),
            [70.0, -14.0, 45.0, -15.0]
        );
    }

    #[test]
    fn re_centring_is_refused_where_the_other_cell_would_leave_the_range() {
        // X's doubles would need −5 × 201 = −1005 points.
        let table = LuckTable::MADE_UP.with(Cell::NoDoubles, 201.0).unwrap();
        assert_eq!(
            table.recentre(Cell::NoDoubles),
            Err(LuckError::CannotCentre {
                cell: Cell::Doubles,
                value: -1005.0
            })
        );
    }

    #[test]
    fn minus_zero_becomes_zero() {
        let table = LuckTable::new([-0.0; 4]).unwrap();
        assert!(
            table
                .points()
                .iter()
                .all(|points| points.is_sign_positive())
        );
        assert!(table.mean_luck(Turn::First).is_sign_positive());
    }

    #[test]
    fn re_centring_zero_gives_plain_zero() {
        let centred = LuckTable::NONE.recentre(Cell::Doubles).unwrap();
        assert!(
            centred
                .points()
                .iter()
                .all(|points| points.is_sign_positive())
        );
    }
}
