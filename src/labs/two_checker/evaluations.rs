//! A program's evaluations after each roll, and the luck that follows from them.
//!
//! Programs do not know luck. They evaluate the position after each of the 36 rolls, take the mean,
//! and call the difference luck (Montgomery, "Variance Reduction", 2000). Differences from their
//! own mean average zero, so any evaluations give fair luck.

use core::fmt;

use super::luck_table::{Cell, LuckError, LuckTable, SideToRoll, mean_over_rolls};

/// A program's evaluation of X's winning chance after each event, in percent.
///
/// Every evaluation lies within [`Evaluations::LIMIT`] of 0, and its luck is a valid [`LuckTable`].
/// Values outside 0..=100 are no chances, but their luck averages zero, too.
///
/// ```
/// use rollout_lab::labs::two_checker::{Evaluations, LuckTable};
///
/// let program = Evaluations::new([100.0, 25.0, 100.0, 0.0])?;
/// assert_eq!(program.luck(), LuckTable::CORRECT);
/// # Ok::<(), rollout_lab::labs::two_checker::EvaluationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluations {
    /// The evaluations in percent, in the order of [`Cell::ALL`].
    percent: [f64; 4],
    /// The luck that follows from the evaluations.
    luck: LuckTable,
}

/// The error for a number that cannot be an evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EvaluationError {
    /// The value is not a number from −1000 to 1000 percent.
    OutOfRange {
        /// The event that was to get the evaluation.
        cell: Cell,
        /// The value, perhaps NaN or infinite.
        value: f64,
    },
    /// The evaluations differ so much that their luck is out of range.
    Luck(LuckError),
}

impl Evaluations {
    /// The largest absolute value of an evaluation, in percent.
    pub const LIMIT: f64 = 1000.0;

    /// The true chances.
    ///
    /// X has won after doubles and after O's miss, has lost once O is off, and wins one game in
    /// four after other rolls.
    pub const CORRECT: Self = Self::from_valid([100.0, 25.0, 100.0, 0.0]);
    /// Evaluations that take X's chances for O's.
    pub const BACKWARDS: Self = Self::from_valid([0.0, 75.0, 0.0, 100.0]);
    /// Made-up evaluations whose luck is [`LuckTable::MADE_UP`].
    pub const MADE_UP: Self = Self::from_valid([87.5, 27.5, 70.0, 10.0]);
    /// Evaluations that call every position even.
    pub const EVEN: Self = Self::from_valid([50.0; 4]);
    /// The race network of GNU Backgammon 1.07.001 without its bear-off databases (`gnubg -b`,
    /// 0-ply, cubeless).
    ///
    /// It evaluates 0.390 after no doubles. After O's miss it evaluates 0.990 with O's checker on
    /// her two or three point (5 of the 9 misses) and 0.993 on her ace point: 0.991 on average.
    /// Finished games are not evaluated by a network. `docs/sources.md` has the commands.
    pub const GNU_NETWORK: Self = Self::from_valid([100.0, 39.0, 99.1, 0.0]);

    /// Creates evaluations from their four numbers in the order of [`Cell::ALL`].
    ///
    /// # Errors
    /// [`EvaluationError`] with the first number that is not from −1000 to 1000, or with the first
    /// luck that is not.
    pub fn new(percent: [f64; 4]) -> Result<Self, EvaluationError> {
        for (cell, value) in Cell::ALL.into_iter().zip(percent) {
            // NaN compares false.
            let valid = value.abs() <= Self::LIMIT;
            if !valid {
                return Err(EvaluationError::OutOfRange { cell, value });
            }
        }
        // −0 would be shown as "−0".
        let percent = percent.map(|value| value + 0.0);
        let luck = LuckTable::new(luck_from(percent).map(clamp_rounding));
        Ok(Self {
            percent,
            luck: luck.map_err(EvaluationError::Luck)?,
        })
    }

    /// Creates evaluations that are known to be valid.
    const fn from_valid(percent: [f64; 4]) -> Self {
        Self {
            percent,
            luck: LuckTable::from_valid(luck_from(percent)),
        }
    }

    /// Returns evaluations whose luck is this table's, with each roll's mean luck subtracted.
    ///
    /// Luck determines evaluations up to a constant for each roll. Each mean is the true one, 37.5%
    /// and 25%, or the nearest one that keeps both evaluations within 0..=100. Where no mean does
    /// so, both lie equally far outside. Luck that averages zero always has evaluations.
    ///
    /// # Errors
    /// [`EvaluationError`] if the luck is far from averaging zero and leaves its range without its
    /// mean.
    pub fn from_luck(table: &LuckTable) -> Result<Self, EvaluationError> {
        let centred = |cell: Cell| table.luck(cell) - table.mean_luck(cell.side());
        let percent = Cell::ALL.map(|cell| {
            let (one, other) = (centred(cell), centred(cell.complement()));
            let (least, most) = (0.0 - one.min(other), 100.0 - one.max(other));
            let mean = if least <= most {
                TRUE_MEANS[cell.side() as usize].clamp(least, most)
            } else {
                f64::midpoint(least, most)
            };
            mean + one
        });
        // Centred luck of at most 1000 points keeps evaluations within 50 ± 667, because the two of
        // a roll differ by at most 4/3 × 1000.
        Self::new(percent)
    }

    /// The evaluations in the order of [`Cell::ALL`], in percent.
    #[must_use]
    pub const fn percent(&self) -> [f64; 4] {
        self.percent
    }

    /// The evaluation after one event, in percent.
    #[must_use]
    pub const fn after(&self, cell: Cell) -> f64 {
        self.percent[cell as usize]
    }

    /// Returns the mean evaluation over the 36 rolls of a side, in percent.
    #[must_use]
    pub fn mean(&self, side: SideToRoll) -> f64 {
        mean_over_rolls(self.percent, side)
    }

    /// The luck of each event: the evaluation after it − the mean over the roll, in percentage
    /// points.
    ///
    /// It averages zero on both rolls.
    #[must_use]
    pub const fn luck(&self) -> LuckTable {
        self.luck
    }

    /// Returns the disparity after no doubles: the mean evaluation over O's rolls − the evaluation
    /// before them.
    ///
    /// It is in percentage points, and says how much the program contradicts itself one roll later.
    /// The term is from Williams (1997).
    #[must_use]
    pub fn disparity(&self) -> f64 {
        self.mean(SideToRoll::Second) - self.after(Cell::NoDoubles)
    }
}

/// X's true chances before each side's roll, in percent: 9/24 and 1/4.
const TRUE_MEANS: [f64; 2] = [37.5, 25.0];

/// Returns the luck that follows from evaluations: each minus the mean of its roll.
///
/// Let d be the evaluation after doubles and n that after other rolls. Their mean is (d + 5n)/6, so
/// the luck of other rolls is x = (n − d)/6, and that of doubles is −5x. In this form a roll's luck
/// averages exactly zero, because −5x + 5x is 0 for any rounding.
const fn luck_from([doubles, no_doubles, fails, bears_off]: [f64; 4]) -> [f64; 4] {
    let (others, off) = ((no_doubles - doubles) / 6.0, (bears_off - fails) / 4.0);
    // The subtraction from 0 avoids −0: −5 × 0 is −0, and 0 − 5 × 0 is 0.
    [0.0 - 5.0 * others, others, 0.0 - 3.0 * off, off]
}

/// Clamps luck that exceeds the limit by rounding only, in percentage points.
///
/// Luck of 1000 points must survive the conversion to evaluations and back, whose rounding may add
/// a last bit.
fn clamp_rounding(points: f64) -> f64 {
    let beyond = points.abs() - LuckTable::LIMIT;
    if beyond > 0.0 && beyond <= LuckTable::CENTRED_TOLERANCE {
        LuckTable::LIMIT.copysign(points)
    } else {
        points
    }
}

impl fmt::Display for EvaluationError {
    // The message leaves out the value, as in `LuckError`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { cell, .. } => write!(
                f,
                "the evaluation after \"{cell}\" must be a number from -1000 to 1000"
            ),
            Self::Luck(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for EvaluationError {}

#[cfg(test)]
mod tests {
    use super::*;

    const PRESETS: [(Evaluations, LuckTable); 4] = [
        (Evaluations::CORRECT, LuckTable::CORRECT),
        (Evaluations::BACKWARDS, LuckTable::BACKWARDS),
        (Evaluations::MADE_UP, LuckTable::MADE_UP),
        (Evaluations::EVEN, LuckTable::NONE),
    ];

    #[test]
    fn presets_give_matching_luck() {
        for (evaluations, table) in PRESETS {
            assert_eq!(evaluations.luck(), table);
        }
    }

    #[test]
    fn from_luck_restores_presets() {
        for (evaluations, table) in PRESETS {
            let found = Evaluations::from_luck(&table).unwrap();
            assert_eq!(found.luck(), table);
            // Without luck any constant would do, and the true means are used.
            if table != LuckTable::NONE {
                assert_eq!(found, evaluations);
            }
        }
        assert_eq!(
            Evaluations::from_luck(&LuckTable::NONE).unwrap().percent(),
            [37.5, 37.5, 25.0, 25.0]
        );
    }

    #[test]
    fn gnu_network_error_and_disparity() {
        let network = Evaluations::GNU_NETWORK;
        assert!((network.after(Cell::NoDoubles) - 25.0 - 14.0).abs() < 1e-12);
        // (100 + 5 × 39) / 6, and 99.1 / 4, which is 14.225 below 39.
        assert!((network.mean(SideToRoll::First) - 49.166_666_666_667).abs() < 1e-9);
        assert!((network.mean(SideToRoll::Second) - 24.775).abs() < 1e-12);
        assert!((network.disparity() + 14.225).abs() < 1e-12);
    }

    #[test]
    fn from_luck_removes_mean() {
        // Doubles at +70 average 20/6 on the first roll. Without it the luck is 66.667 and −13.333.
        // The mean 37.5 would put doubles at 104.167, so the mean is 33.333.
        let table = LuckTable::MADE_UP.with(Cell::Doubles, 70.0).unwrap();
        let [doubles, no_doubles, ..] = Evaluations::from_luck(&table).unwrap().percent();
        assert!((doubles - 100.0).abs() < 1e-12);
        assert!((no_doubles - 20.0).abs() < 1e-12);
    }

    #[test]
    fn from_luck_handles_extreme_luck() {
        let extremes = [-1000.0, 1000.0];
        for doubles in extremes {
            for fails in extremes {
                let table = LuckTable::NONE
                    .with(Cell::Doubles, doubles)
                    .and_then(|table| table.recentre(Cell::Doubles))
                    .and_then(|table| table.with(Cell::OFails, fails))
                    .and_then(|table| table.recentre(Cell::OFails))
                    .unwrap();
                let evaluations = Evaluations::from_luck(&table).unwrap();
                assert_eq!(Evaluations::new(evaluations.percent()), Ok(evaluations));
                for cell in Cell::ALL {
                    let difference = evaluations.luck().luck(cell) - table.luck(cell);
                    assert!(difference.abs() < 1e-9, "{cell}: {difference}");
                }
            }
        }
    }

    #[test]
    fn from_luck_rejects_uncentred_extremes() {
        // The evaluations would be 2000 apart, symmetrically around 50.
        let table = LuckTable::new([1000.0, -1000.0, 0.0, 0.0]).unwrap();
        assert_eq!(
            Evaluations::from_luck(&table),
            Err(EvaluationError::OutOfRange {
                cell: Cell::Doubles,
                value: 1050.0
            })
        );
    }

    #[test]
    fn out_of_range_evaluations_are_rejected() {
        for value in [1000.1, f64::NEG_INFINITY] {
            assert_eq!(
                Evaluations::new([100.0, 25.0, value, 0.0]),
                Err(EvaluationError::OutOfRange {
                    cell: Cell::OFails,
                    value
                })
            );
        }
        assert!(matches!(
            Evaluations::new([100.0, f64::NAN, 100.0, 0.0]),
            Err(EvaluationError::OutOfRange { cell: Cell::NoDoubles, value }) if value.is_nan()
        ));
        // The luck of doubles would be 2000 × 5/6.
        assert!(matches!(
            Evaluations::new([1000.0, -1000.0, 0.0, 0.0]),
            Err(EvaluationError::Luck(LuckError::OutOfRange { cell: Cell::Doubles, value }))
                if (value - 5000.0 / 3.0).abs() < 1e-9
        ));
    }
}
