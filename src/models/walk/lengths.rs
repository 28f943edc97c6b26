//! Lengths of games: exact sums and a histogram.

use super::model::Model;
use super::power_sums::{PowerSums, SampleMoments};
use super::small_moves::RHO;
use crate::codec::{checked_total, codec_fields};

/// The number of bins of a histogram.
pub const BINS: usize = 400;

/// The number of units in a move. The lengths of games are rounded to whole units.
///
/// Rounding adds 1/12 of a squared unit to their variance, 8e-8 moves².
pub(super) const UNITS_PER_MOVE: i64 = 1024;

/// Possible widths of a bin, in moves.
const WIDTHS: [i64; 9] = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/// The axis of a histogram of lengths, and the origin of their sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The whole number nearest to M, in moves. Sums are of distances from it.
    origin: i64,
    /// The lower edge of the first bin, in moves.
    first: i64,
    /// The width of a bin, in moves.
    width: i64,
}

/// Sums and counts of the lengths of games: of T, the walk's moves, and of T + N, all moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lengths {
    axis: Axis,
    /// Sums of T, in moves.
    walk_sums: PowerSums,
    /// Sums of T + N − `axis.origin`, in 1024ths of a move.
    game_sums: PowerSums,
    /// Games below the first bin.
    below: u64,
    /// Games in each bin.
    bins: Vec<u64>,
    /// Games above the last bin.
    above: u64,
}

/// A histogram of the lengths of games.
#[derive(Clone, Debug, PartialEq)]
pub struct LengthHistogram {
    /// The lower edge of the first bin, in moves.
    pub first: f64,
    /// The width of each bin, in moves.
    pub width: f64,
    /// The number of games in each bin. A length on an edge belongs to the bin above it.
    pub counts: Vec<u64>,
    /// The number of games below the first bin.
    pub below: u64,
    /// The number of games above the last bin.
    pub above: u64,
}

impl Axis {
    /// Creates the axis for games of a model.
    ///
    /// Bins reach from six standard deviations below the mean, or from 0, to at least seven above
    /// it. The presets have bins of one move from 0 to 400.
    #[must_use]
    pub fn for_model(model: Model) -> Self {
        // Brownian motion, with the limits moved outwards by ρA, has E[T] = b² and Var T = 2/3 b⁴,
        // where b² = limit² / A².
        let limit = 1.0 / model.a() + RHO;
        let moves = limit * limit;
        let mean = model.m() + moves;
        let sd = (model.s() * model.s() + moves * moves * (2.0 / 3.0)).sqrt();
        let first = (mean - 6.0 * sd).floor().max(0.0) as i64;
        let span = (mean + 7.0 * sd).ceil() as i64 - first;
        let wide_enough = |width: &&i64| **width * i64::from(BINS as u32) >= span;
        Self {
            origin: model.m().round_ties_even() as i64,
            first,
            width: *WIDTHS.iter().find(wide_enough).unwrap_or(&1_000),
        }
    }

    /// Returns the width of a bin, in moves.
    #[must_use]
    pub const fn width(self) -> f64 {
        self.width as f64
    }

    /// Returns the centres of the bins, in moves.
    pub fn bin_centres(self) -> impl Iterator<Item = f64> {
        (0..BINS).map(move |bin| self.first as f64 + self.width() * (bin as f64 + 0.5))
    }
}

/// Returns the length of a game, in 1024ths of a move, from the moves of its walk and its other
/// moves.
#[inline]
pub(super) fn length_units(moves: i64, others: f64) -> i64 {
    moves * UNITS_PER_MOVE + (others * UNITS_PER_MOVE as f64).round_ties_even() as i64
}

impl Lengths {
    /// Creates empty sums and counts.
    #[must_use]
    pub fn new(axis: Axis) -> Self {
        Self {
            axis,
            walk_sums: PowerSums::default(),
            game_sums: PowerSums::default(),
            below: 0,
            bins: vec![0; BINS],
            above: 0,
        }
    }

    /// Adds a game with this many moves of its walk and this many other moves.
    #[inline]
    pub fn add(&mut self, moves: u32, others: f64) {
        let moves = i64::from(moves);
        let length = length_units(moves, others);
        self.walk_sums.add(moves);
        self.game_sums
            .add(length - self.axis.origin * UNITS_PER_MOVE);
        let bin = (length - self.axis.first * UNITS_PER_MOVE)
            .div_euclid(self.axis.width * UNITS_PER_MOVE);
        if bin < 0 {
            self.below += 1;
        } else if let Some(count) = self.bins.get_mut(bin as usize) {
            *count += 1;
        } else {
            self.above += 1;
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.game_sums.count()
    }

    /// Returns the moments of T, in moves.
    #[must_use]
    pub fn walk(&self) -> SampleMoments {
        self.walk_sums.moments(0.0, 1.0)
    }

    /// Returns the moments of T + N, in moves.
    #[must_use]
    pub fn total(&self) -> SampleMoments {
        let origin = self.axis.origin as f64;
        self.game_sums.moments(origin, 1.0 / UNITS_PER_MOVE as f64)
    }

    /// Returns the histogram of T + N.
    #[must_use]
    pub fn histogram(&self) -> LengthHistogram {
        LengthHistogram {
            first: self.axis.first as f64,
            width: self.axis.width as f64,
            counts: self.bins.clone(),
            below: self.below,
            above: self.above,
        }
    }

    /// Returns whether both have the same axis, so that they can be merged.
    pub(super) fn is_compatible(&self, other: &Self) -> bool {
        self.axis == other.axis
    }

    /// Returns whether there are [`BINS`] bins, and all parts have equally many games.
    fn is_consistent(&self) -> bool {
        let outside = [self.below, self.above];
        let counts = self.bins.iter().copied().chain(outside);
        let games = self.games();
        self.bins.len() == BINS
            && checked_total(counts) == Some(games)
            && self.walk_sums.count() == games
    }

    /// Adds games that were counted elsewhere.
    pub(super) fn merge(&mut self, next: &Self) {
        self.walk_sums.merge(&next.walk_sums);
        self.game_sums.merge(&next.game_sums);
        // Wrapping, as in `PowerSums::merge`.
        self.below = self.below.wrapping_add(next.below);
        self.above = self.above.wrapping_add(next.above);
        for (bin, next) in self.bins.iter_mut().zip(&next.bins) {
            *bin = bin.wrapping_add(*next);
        }
    }
}

codec_fields! { Axis { origin, first, width } }

codec_fields! {
    Lengths { axis, walk_sums, game_sums, below, bins, above } if Self::is_consistent
}
