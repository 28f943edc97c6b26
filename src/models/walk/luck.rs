//! Luck of the moves of a walk.
//!
//! The luck of a move is the evaluator's value after it, minus the mean of that value over the
//! normal distribution of the move.

use super::exact_walk::ExactWalk;
use super::outcome::{LengthEvaluator, Measure};
use super::panels::Panels;
use super::spline_table::SplineTable;
use super::winning_chance_scale::{ScaleEvaluator, WinningChanceScale};

/// The number of cells of a table per standard deviation of a move.
///
/// A table holds means over moves. A mean smooths the evaluator's jumps by a normal density. If
/// jumps and slopes add up to 1, its fourth derivative is at most 0.55 / A⁴, where 0.55 is the
/// largest third derivative of the density. So the error of a table is at most 0.55 / (384 × 256⁴)
/// = 3.4e-13.
const CELLS_PER_SD: f64 = 256.0;

/// Returns the number of cells in 0..1, where moves have standard deviation `a`.
fn cell_count(a: f64) -> usize {
    libm::ceil(CELLS_PER_SD / a) as usize
}

/// Luck in either outcome of a walk, in wins or in moves.
#[derive(Debug)]
pub enum Luck {
    /// Luck in winning chances.
    Win(WinLuck),
    /// Luck in the number of moves.
    Length(LengthLuck),
}

impl Luck {
    /// Creates the luck of this walk that a measure gives.
    pub(super) fn new(measure: Measure, walk: &ExactWalk) -> Self {
        match measure {
            Measure::Win(scale) => Self::Win(WinLuck::new(scale, walk.a())),
            Measure::Length(evaluator) => Self::Length(LengthLuck::new(evaluator, walk)),
        }
    }

    /// Returns the evaluator's value at the start of a walk, in wins or in moves.
    pub(super) fn start(&self) -> f64 {
        match self {
            Self::Win(_) => 0.5,
            Self::Length(luck) => luck.start(),
        }
    }

    /// Returns the luck of a move from `before` to `after`, in wins or in moves.
    ///
    /// The walk must not have ended at `before`.
    pub(super) fn move_luck(&self, before: f64, after: f64) -> f64 {
        match self {
            Self::Win(luck) => luck.move_luck(before, after),
            Self::Length(luck) => luck.move_luck(before, after),
        }
    }

    /// Returns the total luck of a walk from 0, in wins or in moves. `path` has X after each move.
    #[inline]
    pub(super) fn walk_luck(&self, path: &[f64]) -> f64 {
        match self {
            Self::Win(luck) => luck.walk_luck(path),
            Self::Length(luck) => luck.walk_luck(path),
        }
    }
}

/// Luck in winning chances, measured on a scale; a win is 1.
///
/// The error is below 2 × 10⁻¹². A mirrored walk has the opposite luck to the last bit. So over a
/// walk from 0 and its mirror image luck averages exactly zero, despite rounding.
#[derive(Debug)]
pub struct WinLuck {
    evaluator: ScaleEvaluator,
    /// The mean value after a move − 1/2.
    means: SplineTable,
}

impl WinLuck {
    /// Creates the luck on a scale, where moves have standard deviation `a`.
    #[must_use]
    pub fn new(scale: WinningChanceScale, a: f64) -> Self {
        Self {
            evaluator: ScaleEvaluator::new(scale, a),
            means: SplineTable::new(cell_count(a), Panels::for_scale(scale, a)),
        }
    }

    /// Returns the scale, prepared for walks with these moves.
    #[must_use]
    pub const fn evaluator(&self) -> &ScaleEvaluator {
        &self.evaluator
    }

    /// Returns the mean of the value, 0..1, after a move from `x`, which must be within −1..1.
    #[must_use]
    pub fn mean(&self, x: f64) -> f64 {
        0.5 + self.centred_mean(x)
    }

    /// Returns the mean value after a move from `x`, minus 1/2.
    #[inline]
    fn centred_mean(&self, x: f64) -> f64 {
        let mean = self.means.value(x.abs());
        if x < 0.0 { -mean } else { mean }
    }

    /// Returns the luck of a move from `before` to `after`, in wins.
    ///
    /// The walk must not have ended at `before`.
    #[must_use]
    pub fn move_luck(&self, before: f64, after: f64) -> f64 {
        self.evaluator.centred_value(after) - self.centred_mean(before)
    }

    /// Returns the total luck of a walk from 0, in wins. `path` has X after each move.
    #[inline]
    pub(super) fn walk_luck(&self, path: &[f64]) -> f64 {
        let before = &path[..path.len().saturating_sub(1)];
        let means: f64 = before.iter().map(|x| self.centred_mean(*x)).sum();
        // The first move starts at 0, where the centred mean is 0.
        self.evaluator.centred_sum(path) - means
    }
}

/// Luck in the number of moves, measured by an evaluator, in moves.
///
/// The luck of a move is the evaluator's number of moves left after it, minus the mean of that
/// number over the move. It averages zero.
///
/// The error is below 2 × 10⁻¹² of 1 / A².
#[derive(Debug)]
pub struct LengthLuck {
    moves_left: MovesLeft,
    a: f64,
    /// The mean of the moves left after a move.
    means: SplineTable,
}

/// The form of an evaluator of the moves left.
#[derive(Debug)]
enum MovesLeft {
    /// One move more than the mean of the moves left after the next move.
    Exact,
    /// The parabola `start` − X² / A².
    Parabola { start: f64 },
}

impl LengthLuck {
    /// Creates the luck of this walk, measured by an evaluator.
    #[must_use]
    pub fn new(evaluator: LengthEvaluator, walk: &ExactWalk) -> Self {
        let start = evaluator.moves_left(walk, 0.0);
        Self {
            moves_left: match evaluator {
                LengthEvaluator::Exact => MovesLeft::Exact,
                LengthEvaluator::Calibrated | LengthEvaluator::Quadratic => {
                    MovesLeft::Parabola { start }
                }
            },
            a: walk.a(),
            means: SplineTable::new(cell_count(walk.a()), Panels::for_length(evaluator, walk)),
        }
    }

    /// Returns the evaluator's number of moves left at the start.
    #[must_use]
    pub fn start(&self) -> f64 {
        self.moves_left(0.0, self.mean(0.0))
    }

    /// Returns the moves left at `x`, given the mean of the moves left after a move from there.
    /// They are 0 where |`x`| ≥ 1.
    #[inline]
    fn moves_left(&self, x: f64, mean: f64) -> f64 {
        if x.abs() >= 1.0 {
            return 0.0;
        }
        match self.moves_left {
            MovesLeft::Exact => 1.0 + mean,
            MovesLeft::Parabola { start } => start - x / self.a * (x / self.a),
        }
    }

    /// Returns the mean of the moves left after a move from `x`. It is 0 where the walk has ended,
    /// and no caller uses it there.
    #[inline]
    fn mean(&self, x: f64) -> f64 {
        let size = x.abs();
        if size < 1.0 {
            self.means.value(size)
        } else {
            0.0
        }
    }

    /// Returns the luck of a move from `before` to `after`, in moves.
    ///
    /// The walk must not have ended at `before`.
    #[must_use]
    pub fn move_luck(&self, before: f64, after: f64) -> f64 {
        self.moves_left(after, self.mean(after)) - self.mean(before)
    }

    /// Returns the total luck of a walk from 0, in moves. `path` has X after each move.
    #[inline]
    pub(super) fn walk_luck(&self, path: &[f64]) -> f64 {
        let mut before = self.mean(0.0);
        let lucks = path.iter().map(|&after| {
            let mean = self.mean(after);
            let luck = self.moves_left(after, mean) - before;
            before = mean;
            luck
        });
        lucks.sum()
    }
}
