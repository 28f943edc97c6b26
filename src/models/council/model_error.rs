//! Errors of settings that are not valid councils.

use core::fmt;

/// The smallest number of candidates: a choice needs two.
pub const MIN_CANDIDATES: u64 = 2;

/// The largest number of candidates.
pub const MAX_CANDIDATES: u64 = 8;

/// The largest number of programs.
pub const MAX_PROGRAMS: u64 = 9;

/// A quantity of a [`Setting`](super::model::Setting).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// The difference d between the best move and the others.
    Difference,
    /// The noise s₁ of the strongest program.
    StrongestNoise,
    /// The noise s₂ of the other programs.
    OthersNoise,
    /// The percentage of copies.
    Copying,
}

/// The reason why a [`Setting`](super::model::Setting) is not a valid council.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ModelError {
    /// There are too few or too many candidates.
    Candidates {
        /// The given number of candidates.
        given: u64,
    },
    /// There are no programs, or too many.
    Programs {
        /// The given number of programs.
        given: u64,
    },
    /// A quantity is NaN or infinite.
    NotFinite {
        /// The invalid quantity.
        quantity: Quantity,
    },
    /// The difference d is not positive, or is outside the limits of the calculation.
    Difference {
        /// The given d.
        given: f64,
    },
    /// A noise is too small or too large for this d.
    Noise {
        /// The program whose noise it is.
        quantity: Quantity,
        /// The given noise.
        noise: f64,
        /// The difference d between the best move and the others.
        d: f64,
    },
    /// The first program has more noise than the others.
    Order {
        /// The noise of the first program.
        s1: f64,
        /// The noise of the others.
        s2: f64,
    },
    /// The ratio of the others' noise to the strongest program's is too large.
    Ratio {
        /// The noise of the strongest program.
        s1: f64,
        /// The noise of the others.
        s2: f64,
    },
    /// Noises differ, and the number of programs is not three.
    UnequalPanel {
        /// The given number of programs.
        programs: u64,
        /// The noise of the first program.
        s1: f64,
        /// The noise of the others.
        s2: f64,
    },
    /// The share of copies is not within 0..100 percent.
    Copying {
        /// The given share of copies, in percent.
        given: f64,
    },
    /// A program would copy, and the number of programs is not three.
    CopyingPanel {
        /// The given number of programs.
        programs: u64,
        /// The given share of copies, in percent.
        copying: f64,
    },
}

impl Quantity {
    /// Returns the quantity's name in an error message.
    const fn description(self) -> &'static str {
        match self {
            Self::Difference => "the difference between the best move and the others",
            Self::StrongestNoise => "the strongest program's noise",
            Self::OthersNoise => "the other programs' noise",
            Self::Copying => "the percentage of copies",
        }
    }
}

impl fmt::Display for ModelError {
    // Fractional numbers stay out of the sentence. They are in the error, and formatting a float
    // would add several kilobytes to the WebAssembly module.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Candidates { given } => write!(
                f,
                "a council chooses from {MIN_CANDIDATES} to {MAX_CANDIDATES} moves; this is {given}"
            ),
            Self::Programs { given } => write!(
                f,
                "a council has 1 to {MAX_PROGRAMS} programs; this is {given}"
            ),
            Self::NotFinite { quantity } => {
                f.write_str(quantity.description())?;
                f.write_str(" must be a number")
            }
            Self::Difference { .. } => {
                f.write_str("the best move must be worth 0.000001 to 1000000 more than the others")
            }
            Self::Noise { quantity, .. } => {
                f.write_str(quantity.description())?;
                f.write_str(" must be 0.01 to 1000 times the difference between the moves")
            }
            Self::Order { .. } => {
                f.write_str("the strongest program must not have more noise than the others")
            }
            Self::Ratio { .. } => f.write_str(
                "the other programs' noise must be at most 100 times the strongest program's",
            ),
            Self::UnequalPanel { programs, .. } => write!(
                f,
                "only three programs may differ in noise; these are {programs}"
            ),
            Self::Copying { .. } => {
                f.write_str("a program copies in 0 to 100 percent of positions")
            }
            Self::CopyingPanel { programs, .. } => write!(
                f,
                "only of three programs may one copy another; these are {programs}"
            ),
        }
    }
}

impl core::error::Error for ModelError {}
