//! The cube once more, slowly: exact equities by plain recursion in floats, over the plays of `slow_bearoff`. It shares no code
//! with the core, and asks it nothing.
#![allow(dead_code)] // Each test file uses its part.

use super::slow_bearoff::{Number, Slow, pips};

/// Whose the cube is, as the side on roll sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cube {
    Mine,
    Centred,
    Theirs,
}

pub const CUBES: [Cube; 3] = [Cube::Mine, Cube::Centred, Cube::Theirs];

/// Up to this far apart two actions are worth the same.
pub const EQUAL: f64 = 1e-6;

/// All off.
pub const OFF: Number = 0;

/// The 21 kinds of rolls, each with the number of one of its rolls among those of `Slow::plays`, and how many of the 36 it is.
pub fn kinds() -> impl Iterator<Item = (usize, f64)> {
    (0..6).flat_map(|high| {
        (0..=high).map(move |low| (6 * high + low, if high == low { 1.0 } else { 2.0 }))
    })
}

/// What all positions of up to so many checkers a side are worth, per unit of the cube, to the side on roll.
pub struct SlowCube {
    pub slow: Slow,
    size: usize,
    /// If she does not double now: by whose the cube is, then `size * hers + the other's`.
    no_double: [Vec<f64>; 3],
    /// After the right action of both sides.
    value: [Vec<f64>; 3],
}

impl Cube {
    /// As the other side sees it.
    pub const fn turned(self) -> Self {
        match self {
            Self::Mine => Self::Theirs,
            Self::Centred => Self::Centred,
            Self::Theirs => Self::Mine,
        }
    }

    pub fn may_double(self) -> bool {
        self != Self::Theirs
    }
}

impl SlowCube {
    pub fn new(most: u8) -> Self {
        let slow = Slow::new(most);
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
                let sum: f64 = kinds()
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

    /// Her chance without a cube.
    pub fn chance(&self, mover: Number, other: Number) -> f64 {
        self.slow.chance(mover, other)
    }

    /// What not doubling is worth.
    pub fn no_double(&self, mover: Number, other: Number, holder: Cube) -> f64 {
        self.no_double[holder as usize][mover * self.size + other]
    }

    /// What a double is worth that is taken.
    pub fn double_take(&self, mover: Number, other: Number) -> f64 {
        2.0 * self.no_double(mover, other, Cube::Theirs)
    }

    /// What a double is worth that is answered right.
    pub fn doubled(&self, mover: Number, other: Number) -> f64 {
        self.double_take(mover, other).min(1.0)
    }

    /// After the right action of both sides.
    pub fn value(&self, mover: Number, other: Number, holder: Cube) -> f64 {
        self.value[holder as usize][mover * self.size + other]
    }

    /// Whether she is to double, if she may; of equals, no.
    pub fn is_double(&self, mover: Number, other: Number, holder: Cube) -> bool {
        self.doubled(mover, other) > self.no_double(mover, other, holder) + EQUAL
    }

    /// Whether a double is to be taken; of equals, yes.
    pub fn is_take(&self, mover: Number, other: Number) -> bool {
        self.double_take(mover, other) <= 1.0 + EQUAL
    }

    /// What a play that leaves this is worth to the side who makes it, once the cube is this to her.
    pub fn after(&self, made: Number, other: Number, holder: Cube) -> f64 {
        if made == OFF {
            1.0
        } else {
            -self.value(other, made, holder.turned())
        }
    }

    /// What the best play of a roll is worth.
    pub fn best(&self, mover: Number, other: Number, holder: Cube, roll: usize) -> f64 {
        self.slow.plays[mover][roll]
            .iter()
            .map(|&made| self.after(made, other, holder))
            .fold(-1.0, f64::max)
    }
}
