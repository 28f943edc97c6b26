//! One side's checkers in her home board, and the moves of one die.

use core::fmt;

use crate::backgammon::board::{CHECKERS, HOME, PLACES};
use crate::codec::codec_as;

/// The number of points in a home board.
pub const HOME_POINTS: usize = HOME;

/// The index of an arrangement in its list of [`Arrangements`](super::arrangements::Arrangements).
///
/// Arrangements are sorted by pip count, then by the number of checkers, then by the number on the
/// ace point, on the two point, and so on. A player who goes by pips alone prefers the lowest
/// index. Index 0 has all checkers off, and every play leads to a lower index. Arrangements of
/// equal pip counts are neighbours, and no play leads from one to another.
pub(crate) type ArrangementIndex = u16;

/// Checkers on a side's own points 1 (the ace point) to 6, at most 15. The rest of her fifteen are
/// off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checkers {
    /// The number of checkers on each point: `points[p - 1]` on point p.
    points: [u8; HOME_POINTS],
}

/// The error for more checkers than a side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyCheckers {
    /// The number of checkers that were given, above 15.
    pub count: u32,
}

/// One checker moved by one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckerMove {
    /// The point that the checker leaves, 1 to 6.
    pub from: u8,
    /// The point that the checker reaches, 0 to 5; 0 is off the board.
    pub to: u8,
}

impl Checkers {
    /// The number of checkers that a side has.
    pub const MAX: u8 = CHECKERS;

    /// A side that has borne off all of her checkers.
    pub const OFF: Self = Self {
        points: [0; HOME_POINTS],
    };

    /// Returns a side's checkers if all that are left are at home and at least one is off, and
    /// otherwise `None`.
    pub(crate) fn bearing_off(side: &[u8; PLACES]) -> Option<Self> {
        let (home, beyond) = side.split_first_chunk()?;
        if beyond.iter().any(|&count| count > 0) {
            return None;
        }
        let left = Self::new(*home).ok()?;
        (left.count() < Self::MAX).then_some(left)
    }

    /// Returns the checkers on each place of a [`Board`](crate::backgammon::Board), as their side
    /// sees it.
    pub(crate) fn places(self) -> [u8; PLACES] {
        let mut places = [0; PLACES];
        places[..HOME_POINTS].copy_from_slice(&self.points);
        places
    }

    /// Creates checkers from the counts on points 1 to 6, in this order.
    ///
    /// # Errors
    /// [`TooManyCheckers`] if there are more than 15 in all.
    pub fn new(points: [u8; HOME_POINTS]) -> Result<Self, TooManyCheckers> {
        let count = points.iter().map(|&checkers| u32::from(checkers)).sum();
        if count > u32::from(Self::MAX) {
            return Err(TooManyCheckers { count });
        }
        Ok(Self { points })
    }

    /// Returns the number of checkers on each of points 1 to 6, in this order.
    #[must_use]
    pub const fn points(self) -> [u8; HOME_POINTS] {
        self.points
    }

    /// Returns the number of checkers left, 0 to 15.
    #[must_use]
    pub fn count(self) -> u8 {
        self.points.iter().sum()
    }

    /// Returns the pip count, 0 to 90: the sum of the checkers' points.
    #[must_use]
    pub fn pips(self) -> u8 {
        (1..)
            .zip(self.points)
            .map(|(point, count)| point * count)
            .sum()
    }

    /// Returns whether all checkers are off.
    #[must_use]
    pub fn all_off(self) -> bool {
        self == Self::OFF
    }

    /// Returns the legal moves of one die (1 to 6), each with the checkers after it.
    ///
    /// A checker moves down by the die. A checker on the die's own point is borne off. A checker on
    /// a lower point is borne off only if no checker is behind it. While a checker is left, some
    /// move is legal: if none is on the die's point or above it, the highest checker is borne off.
    pub fn moves(self, die: u8) -> impl Iterator<Item = (CheckerMove, Self)> {
        let highest = (1..)
            .zip(self.points)
            .filter(|&(_, count)| count > 0)
            .map(|(point, _)| point)
            .last();
        (1..=HOME_POINTS as u8)
            .filter(move |&from| self.points[usize::from(from) - 1] > 0)
            .filter(move |&from| from >= die || Some(from) == highest)
            .map(move |from| {
                let to = from.saturating_sub(die);
                (
                    CheckerMove { from, to },
                    self.after_move(CheckerMove { from, to }),
                )
            })
    }

    /// Returns the checkers after a move from a point that has a checker.
    fn after_move(self, CheckerMove { from, to }: CheckerMove) -> Self {
        let mut points = self.points;
        points[usize::from(from) - 1] -= 1;
        if to > 0 {
            points[usize::from(to) - 1] += 1;
        }
        Self { points }
    }

    /// Returns the arrangement's rank, a unique number from 0 (all off) on, without gaps.
    ///
    /// Arrangements of fewer checkers have lower ranks, so those of up to n checkers fill the ranks
    /// below C(n + 6, 6). The rank is from the combinatorial number system. Write the arrangement
    /// as a row of checkers with a bar after each point's; the places of the six bars give the
    /// rank.
    pub(crate) fn rank(self) -> usize {
        let mut place = 0;
        (1..)
            .zip(self.points)
            .map(|(bar, count)| {
                place += usize::from(count);
                let rank = usize::from(BINOMIALS[place][bar]);
                place += 1;
                rank
            })
            .sum()
    }
}

/// Pascal's triangle: `BINOMIALS[n][k]` is C(n, k), for as many places as fifteen checkers and six
/// bars have.
// A table, because building the arrangements of fifteen checkers ranks a million of them.
const BINOMIALS: [[u16; HOME_POINTS + 1]; Checkers::MAX as usize + HOME_POINTS + 1] = {
    let mut all = [[0; HOME_POINTS + 1]; Checkers::MAX as usize + HOME_POINTS + 1];
    let mut n = 0;
    while n < all.len() {
        all[n][0] = 1;
        let mut k = 1;
        while k <= HOME_POINTS && n > 0 {
            all[n][k] = all[n - 1][k - 1] + all[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    all
};

/// Returns C(`max_checkers` + 6, 6), the number of arrangements of up to `max_checkers` checkers,
/// at most 15.
pub(crate) const fn arrangement_count(max_checkers: u8) -> usize {
    BINOMIALS[max_checkers as usize + HOME_POINTS][HOME_POINTS] as usize
}

codec_as! { Checkers => [u8; HOME_POINTS], Self::points, |points| Self::new(points).ok() }

impl fmt::Display for TooManyCheckers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a side has 15 checkers, not {}", self.count)
    }
}

impl core::error::Error for TooManyCheckers {}

#[cfg(test)]
mod tests {
    use super::*;

    fn checkers(points: [u8; 6]) -> Checkers {
        Checkers::new(points).unwrap()
    }

    #[test]
    fn rejects_sixteen_checkers() {
        assert!(Checkers::new([15, 0, 0, 0, 0, 0]).is_ok());
        assert_eq!(
            Checkers::new([1, 0, 0, 0, 0, 15]),
            Err(TooManyCheckers { count: 16 })
        );
        assert_eq!(
            Checkers::new([255; 6]),
            Err(TooManyCheckers { count: 1530 })
        );
    }

    #[test]
    fn pips_are_the_sum_of_the_points() {
        assert_eq!(checkers([0, 0, 0, 2, 2, 2]).pips(), 30);
        assert_eq!(checkers([0, 0, 0, 0, 0, 15]).pips(), 90);
        assert_eq!(Checkers::OFF.pips(), 0);
    }

    #[test]
    fn bears_off_lower_checker_only_if_none_behind() {
        let moves = |points, die| {
            checkers(points)
                .moves(die)
                .map(|(CheckerMove { from, to }, _)| (from, to))
                .collect::<Vec<_>>()
        };
        // The five may go off with a 5, but the two may not while the five is behind it.
        assert_eq!(moves([0, 1, 0, 0, 1, 0], 5), [(5, 0)]);
        assert_eq!(moves([0, 1, 0, 0, 1, 0], 6), [(5, 0)]);
        assert_eq!(moves([0, 1, 0, 0, 1, 0], 4), [(5, 1)]);
        assert_eq!(moves([0, 1, 0, 0, 1, 0], 1), [(2, 1), (5, 4)]);
        assert_eq!(moves([0, 2, 0, 0, 0, 0], 4), [(2, 0)]);
        assert_eq!(moves([0; 6], 4), []);
    }

    #[test]
    fn some_move_is_legal_while_checkers_remain() {
        for occupied in 0..64_u8 {
            let points = core::array::from_fn(|point| occupied >> point & 1);
            for die in 1..=6 {
                assert_eq!(checkers(points).moves(die).next().is_some(), occupied > 0);
            }
        }
    }
}
