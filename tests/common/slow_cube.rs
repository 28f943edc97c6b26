//! A slow cube for comparison: exact equities by plain recursion in floats, over the plays of
//! `slow_bearoff`.
//!
//! It shares no code with the core, and does not call it.
#![allow(dead_code)] // Each test file uses its part.

use super::slow_bearoff::{Number, Slow, pips};

/// The owner of the cube, as the side on roll sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cube {
    Mine,
    Centred,
    Theirs,
}

/// All owners of the cube.
pub const CUBES: [Cube; 3] = [Cube::Mine, Cube::Centred, Cube::Theirs];

/// The largest difference of equities that count as equal.
pub const EQUAL: f64 = 1e-6;

/// The number of the arrangement with all checkers off.
pub const OFF: Number = 0;

/// Iterates over the 21 distinct rolls: the index in `Slow::plays`, and how many of the 36 rolls
/// show it.
pub fn distinct_rolls() -> impl Iterator<Item = (usize, f64)> {
    (0..6).flat_map(|high| {
        (0..=high).map(move |low| (6 * high + low, if high == low { 1.0 } else { 2.0 }))
    })
}

/// The equities of all positions of up to a number of checkers a side, for the side on roll, per
/// unit of the cube.
pub struct SlowCube {
    pub slow: Slow,
    /// The number of arrangements.
    size: usize,
    /// The equities without a double now, by owner of the cube, at `size * mover + other`.
    no_double: [Vec<f64>; 3],
    /// The equities after the right action of both sides, by owner of the cube, at `size * mover +
    /// other`.
    value: [Vec<f64>; 3],
}

impl Cube {
    /// Returns the owner as the other side sees it.
    pub const fn swapped(self) -> Self {
        match self {
            Self::Mine => Self::Theirs,
            Self::Centred => Self::Centred,
            Self::Theirs => Self::Mine,
        }
    }

    /// Whether the side on roll may double.
    pub fn may_double(self) -> bool {
        self != Self::Theirs
    }
}

impl SlowCube {
    /// Computes all equities for up to `max_checkers` checkers a side.
    pub fn new(max_checkers: u8) -> Self {
        let slow = Slow::new(max_checkers);
        let size = slow.points.len();
        let table = || vec![0.0; size * size];
        let mut cube = Self {
            slow,
            size,
            no_double: [table(), table(), table()],
            value: [table(), table(), table()],
        };
        let all_pips: Vec<u32> = cube.slow.points.iter().copied().map(pips).collect();
        let mut pairs: Vec<(Number, Number)> = (1..size)
            .flat_map(|mover| (1..size).map(move |other| (mover, other)))
            .collect();
        pairs.sort_by_key(|&(mover, other)| all_pips[mover] + all_pips[other]);
        for (mover, other) in pairs {
            for holder in CUBES {
                let sum: f64 = distinct_rolls()
                    .map(|(roll, weight)| weight * cube.best(mover, other, holder, roll))
                    .sum();
                cube.no_double[holder as usize][mover * size + other] = sum / 36.0;
            }
            for holder in CUBES {
                let no_double = cube.no_double(mover, other, holder);
                let doubled = cube.doubled(mover, other);
                cube.value[holder as usize][mover * size + other] = if holder.may_double() {
                    no_double.max(doubled)
                } else {
                    no_double
                };
            }
        }
        cube
    }

    /// Returns the mover's cubeless chance, 0..1.
    pub fn chance(&self, mover: Number, other: Number) -> f64 {
        self.slow.chance(mover, other)
    }

    /// Returns the equity of not doubling.
    pub fn no_double(&self, mover: Number, other: Number, holder: Cube) -> f64 {
        self.no_double[holder as usize][mover * self.size + other]
    }

    /// Returns the equity of a double that is taken.
    pub fn double_take(&self, mover: Number, other: Number) -> f64 {
        2.0 * self.no_double(mover, other, Cube::Theirs)
    }

    /// Returns the equity of a double with the right answer.
    pub fn doubled(&self, mover: Number, other: Number) -> f64 {
        self.double_take(mover, other).min(1.0)
    }

    /// Returns the equity after the right action of both sides.
    pub fn value(&self, mover: Number, other: Number, holder: Cube) -> f64 {
        self.value[holder as usize][mover * self.size + other]
    }

    /// Whether the mover should double, if it may. Equal actions count as no double.
    pub fn is_double(&self, mover: Number, other: Number, holder: Cube) -> bool {
        self.doubled(mover, other) > self.no_double(mover, other, holder) + EQUAL
    }

    /// Whether a double should be taken. Equal actions count as a take.
    pub fn is_take(&self, mover: Number, other: Number) -> bool {
        self.double_take(mover, other) <= 1.0 + EQUAL
    }

    /// Returns the equity of a play for the side that makes it, if that side sees `holder` as the
    /// owner.
    pub fn after(&self, made: Number, other: Number, holder: Cube) -> f64 {
        if made == OFF {
            1.0
        } else {
            -self.value(other, made, holder.swapped())
        }
    }

    /// Returns the equity of the best play of a roll.
    pub fn best(&self, mover: Number, other: Number, holder: Cube, roll: usize) -> f64 {
        self.slow.plays[mover][roll]
            .iter()
            .map(|&made| self.after(made, other, holder))
            .fold(-1.0, f64::max)
    }
}
