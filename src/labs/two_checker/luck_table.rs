//! The luck table: four editable estimates of a roll's luck for X, in percentage points.

use core::fmt;

use super::game::{Leaf, bears_off};
use crate::codec::codec_as;
use crate::rollout::dice::Roll;

/// The luck of each event for X, in percentage points of winning chances.
///
/// Every estimate lies within [`LuckTable::LIMIT`] of 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckTable {
    /// The estimates in percentage points, in the order of [`Cell::ALL`].
    percent: [f64; 4],
}

/// An event of a roll, which has its own estimate.
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

/// The side whose roll it is. Each roll has two events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideToRoll {
    /// X's roll, the first of the game.
    First,
    /// O's roll, which follows in 5/6 of the games.
    Second,
}

/// The error for a number that cannot be in a luck table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LuckError {
    /// The value is not a number from −1000 to 1000 percentage points.
    OutOfRange {
        /// The event that was to get the value.
        cell: Cell,
        /// The value, perhaps NaN or infinite.
        value: f64,
    },
    /// The value that would bring the roll's average to zero is out of range.
    CannotCentre {
        /// The event that would need the value.
        cell: Cell,
        /// The needed value.
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

    /// Returns the event of a side's roll.
    #[must_use]
    pub const fn for_roll(side: SideToRoll, roll: Roll) -> Self {
        match side {
            SideToRoll::First if roll.is_double() => Self::Doubles,
            SideToRoll::First => Self::NoDoubles,
            SideToRoll::Second if bears_off(roll) => Self::OBearsOff,
            SideToRoll::Second => Self::OFails,
        }
    }

    /// Returns the side whose roll has this event.
    #[must_use]
    pub const fn side(self) -> SideToRoll {
        match self {
            Self::Doubles | Self::NoDoubles => SideToRoll::First,
            Self::OFails | Self::OBearsOff => SideToRoll::Second,
        }
    }

    /// Returns the other event of the same roll.
    #[must_use]
    pub const fn complement(self) -> Self {
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
    /// The largest absolute value of an estimate, in percentage points.
    pub const LIMIT: f64 = 1000.0;

    /// The largest absolute average, in percentage points, that counts as zero.
    pub const CENTRED_TOLERANCE: f64 = 1e-9;

    /// The correct luck: value after the roll − mean value before it.
    ///
    /// X wins 37.5% before rolling, 100% after doubles, and 25% after other rolls. O's roll then
    /// makes it 100% or 0%.
    pub const CORRECT: Self = Self {
        percent: [62.5, -12.5, 75.0, -25.0],
    };
    /// The article's invented estimates: wrong everywhere, but averaging zero on both rolls.
    pub const MADE_UP: Self = Self {
        percent: [50.0, -10.0, 45.0, -15.0],
    };
    /// The correct luck with its sign reversed, which calls luck misfortune.
    pub const BACKWARDS: Self = Self {
        percent: [-62.5, 12.5, -75.0, 25.0],
    };
    /// The table without any luck, with which the reduced rollout is the plain one.
    pub const NONE: Self = Self { percent: [0.0; 4] };

    /// Creates a table of estimates that are known to be in range.
    pub(super) const fn from_valid(percent: [f64; 4]) -> Self {
        Self { percent }
    }

    /// Creates a table from its four estimates in the order of [`Cell::ALL`].
    ///
    /// # Errors
    /// [`LuckError::OutOfRange`] with the first estimate that is not a number from −1000 to 1000.
    pub fn new(percent: [f64; 4]) -> Result<Self, LuckError> {
        for (cell, value) in Cell::ALL.into_iter().zip(percent) {
            if !in_range(value) {
                return Err(LuckError::OutOfRange { cell, value });
            }
        }
        // −0 would be shown as "−0".
        let percent = percent.map(|value| value + 0.0);
        Ok(Self { percent })
    }

    /// The estimates in percentage points, in the order of [`Cell::ALL`].
    #[must_use]
    pub const fn percent(&self) -> [f64; 4] {
        self.percent
    }

    /// The estimate for one event, in percentage points.
    #[must_use]
    pub const fn luck(&self, cell: Cell) -> f64 {
        self.percent[cell as usize]
    }

    /// Returns the mean luck of a side's roll over the 36 rolls, in percentage points.
    #[must_use]
    pub fn mean_luck(&self, side: SideToRoll) -> f64 {
        mean_over_rolls(self.percent, side)
    }

    /// Whether luck averages zero on both rolls. A rollout with such a table is unbiased with
    /// any estimates.
    #[must_use]
    pub fn is_centred(&self) -> bool {
        [SideToRoll::First, SideToRoll::Second]
            .iter()
            .all(|&side| self.mean_luck(side).abs() <= Self::CENTRED_TOLERANCE)
    }

    /// Returns the mean luck of a whole game, in percentage points.
    ///
    /// It is the mean of the first roll + 5/6 of that of the second, which only 5/6 of the games
    /// have. The reduced mean settles this much too low.
    #[must_use]
    pub fn mean_game_luck(&self) -> f64 {
        self.mean_luck(SideToRoll::First) + self.mean_luck(SideToRoll::Second) * 5.0 / 6.0
    }

    /// Returns this table with one estimate changed.
    ///
    /// # Errors
    /// [`LuckError::OutOfRange`] for an invalid value.
    pub fn with(&self, cell: Cell, value: f64) -> Result<Self, LuckError> {
        let mut percent = self.percent;
        percent[cell as usize] = value;
        Self::new(percent)
    }

    /// Returns this table with the *other* event of `kept`'s roll set so that the roll averages
    /// zero.
    ///
    /// # Errors
    /// [`LuckError::CannotCentre`] if the other estimate would leave the range.
    pub fn recentre(&self, kept: Cell) -> Result<Self, LuckError> {
        let luck = self.luck(kept);
        // The events of a roll have the weights 1 : 5 and 1 : 3. Each value needs one rounded
        // operation only.
        let value = match kept {
            Cell::Doubles => luck / -5.0,
            Cell::NoDoubles => luck * -5.0,
            Cell::OFails => luck / -3.0,
            Cell::OBearsOff => luck * -3.0,
        };
        let cell = kept.complement();
        if !in_range(value) {
            return Err(LuckError::CannotCentre { cell, value });
        }
        self.with(cell, value)
    }

    /// Returns the luck of X's roll and of O's roll, if there was one, in percentage points.
    #[must_use]
    pub const fn luck_by_roll(&self, leaf: Leaf) -> (f64, Option<f64>) {
        match leaf {
            Leaf::Doubles => (self.luck(Cell::Doubles), None),
            Leaf::Fails => (self.luck(Cell::NoDoubles), Some(self.luck(Cell::OFails))),
            Leaf::BearsOff => (self.luck(Cell::NoDoubles), Some(self.luck(Cell::OBearsOff))),
        }
    }

    /// Returns the total luck of a game with this end, in percentage points.
    #[must_use]
    pub fn total_luck(&self, leaf: Leaf) -> f64 {
        let (first, second) = self.luck_by_roll(leaf);
        first + second.unwrap_or(0.0)
    }

    /// Returns the reduced result, result − total luck, of a game with this end, in percent.
    #[must_use]
    pub fn reduced(&self, leaf: Leaf) -> f64 {
        leaf.result() - self.total_luck(leaf)
    }
}

/// Whether a value is a valid estimate.
fn in_range(value: f64) -> bool {
    // NaN compares false.
    value.abs() <= LuckTable::LIMIT
}

/// Returns the mean over the 36 rolls of a side, of one value for each event in the order of
/// [`Cell::ALL`].
pub(super) fn mean_over_rolls(values: [f64; 4], side: SideToRoll) -> f64 {
    let [doubles, no_doubles, fails, bears_off] = values;
    // Small integer weights (1 : 5 and 1 : 3) give decimal values the average that readers expect.
    match side {
        SideToRoll::First => (doubles + 5.0 * no_doubles) / 6.0,
        SideToRoll::Second => (fails + 3.0 * bears_off) / 4.0,
    }
}

codec_as! { LuckTable => [f64; 4], |table| table.percent, |percent| Self::new(percent).ok() }

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
    // The message leaves out the value, because formatting a float would add several kilobytes to
    // the WebAssembly module. The error has it.
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
    fn presets_average_zero() {
        for table in [
            LuckTable::CORRECT,
            LuckTable::MADE_UP,
            LuckTable::BACKWARDS,
            LuckTable::NONE,
        ] {
            assert_eq!(
                (
                    table.mean_luck(SideToRoll::First),
                    table.mean_luck(SideToRoll::Second)
                ),
                (0.0, 0.0),
                "{table:?}"
            );
            assert!(table.is_centred());
        }
    }

    #[test]
    fn complements_share_the_36_rolls() {
        for cell in Cell::ALL {
            assert_eq!(cell.rolls() + cell.complement().rolls(), 36);
            assert_eq!(cell.side(), cell.complement().side());
        }
    }

    #[test]
    fn out_of_range_estimates_are_rejected() {
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
    fn recentre_moves_the_complement() {
        // 70 + 5 × (−14) = 0; 45 + 3 × (−15) = 0.
        let table = LuckTable::MADE_UP.with(Cell::Doubles, 70.0).unwrap();
        assert!(!table.is_centred());
        let centred = table.recentre(Cell::Doubles).unwrap();
        assert_eq!(centred.percent(), [70.0, -14.0, 45.0, -15.0]);
        assert_eq!(
            centred.recentre(Cell::OBearsOff).unwrap().percent(),
            [70.0, -14.0, 45.0, -15.0]
        );
    }

    #[test]
    fn recentre_rejects_out_of_range_complement() {
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
                .percent()
                .iter()
                .all(|percent| percent.is_sign_positive())
        );
        assert!(table.mean_luck(SideToRoll::First).is_sign_positive());
    }

    #[test]
    fn recentre_gives_no_minus_zero() {
        let centred = LuckTable::NONE.recentre(Cell::Doubles).unwrap();
        assert!(
            centred
                .percent()
                .iter()
                .all(|percent| percent.is_sign_positive())
        );
    }
}
