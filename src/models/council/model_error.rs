//! Why a setting is no council.

use core::fmt;

/// There must be something to choose from.
pub const MIN_CANDIDATES: u64 = 2;

/// More candidates are not taken.
pub const MAX_CANDIDATES: u64 = 8;

/// More programs are not taken.
pub const MAX_PROGRAMS: u64 = 9;

/// A number of a [`Setting`](super::model::Setting).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// d.
    Difference,
    /// s₁.
    StrongestNoise,
    /// s₂.
    OthersNoise,
    /// The percentage of copies.
    Copying,
}

/// Why a [`Setting`](super::model::Setting) is no council.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ModelError {
    /// Too few or too many candidates.
    Candidates {
        /// How many.
        given: u64,
    },
    /// No program, or too many.
    Programs {
        /// How many.
        given: u64,
    },
    /// Not a number, or infinite.
    NotFinite {
        /// Which.
        quantity: Quantity,
    },
    /// The best move must have a higher value than the others, by a difference within the limits of the calculation.
    Difference {
        /// The d that was given.
        given: f64,
    },
    /// Too little or too much noise for this d.
    Noise {
        /// Whose.
        quantity: Quantity,
        /// How much.
        noise: f64,
        /// By how much the best move is ahead.
        d: f64,
    },
    /// The first program would not be the strongest.
    Order {
        /// Its noise.
        s1: f64,
        /// The others' noise.
        s2: f64,
    },
    /// The others' noise is too many times the strongest program's.
    Ratio {
        /// The strongest program's noise.
        s1: f64,
        /// The others'.
        s2: f64,
    },
    /// Noise differs, and the programs are not three.
    UnequalPanel {
        /// How many they are.
        programs: u64,
        /// The first one's noise.
        s1: f64,
        /// The others'.
        s2: f64,
    },
    /// Copying is not within 0..100 percent.
    Copying {
        /// The given share, in percent.
        given: f64,
    },
    /// One is to copy, and the programs are not three.
    CopyingPanel {
        /// How many they are.
        programs: u64,
        /// In how many percent of positions.
        copying: f64,
    },
}

impl Quantity {
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
    // Numbers that need not be whole stay out of the sentence: they are in the error, and formatting a float would add several
    // kilobytes to the WebAssembly module.
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
