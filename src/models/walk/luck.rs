//! Luck of moves: the evaluator's value after a move − the mean of that over the normal distribution of the move.

use super::exact_walk::ExactWalk;
use super::outcome::{LengthEvaluator, Measure};
use super::panels::Panels;
use super::spline_table::SplineTable;
use super::winning_chance_scale::{ScaleEvaluator, WinningChanceScale};

/// Cells of a table in one standard deviation of a move. What is tabulated is a mean over moves: leaps of the evaluator, smoothed
/// by a normal density. Its fourth derivative is at most 0.55 / A⁴ for leaps and slopes that add up to 1 (0.55 is the largest value of
/// the density's third derivative), so that tables miss 0.55 / (384 × 256⁴) = 3.4e-13 of them.
const CELLS_PER_SD: f64 = 256.0;

fn cell_count(a: f64) -> usize {
    libm::ceil(CELLS_PER_SD / a) as usize
}

/// Luck of either outcome: a win is 1, a move is 1.
#[derive(Debug)]
pub enum Luck {
    /// Of who wins.
    Win(WinLuck),
    /// Of how many moves it takes.
    Length(LengthLuck),
}

impl Luck {
    /// Measured in this way, of this walk.
    pub(super) fn new(measure: Measure, walk: &ExactWalk) -> Self {
        match measure {
            Measure::Win(scale) => Self::Win(WinLuck::new(scale, walk.a())),
            Measure::Length(evaluator) => Self::Length(LengthLuck::new(evaluator, walk)),
        }
    }

    /// Returns the evaluator's value of the start.
    pub(super) fn start(&self) -> f64 {
        match self {
            Self::Win(_) => 0.5,
            Self::Length(luck) => luck.start(),
        }
    }

    /// Luck of a move from `before`, where the walk goes on, to `after`.
    pub(super) fn move_luck(&self, before: f64, after: f64) -> f64 {
        match self {
            Self::Win(luck) => luck.move_luck(before, after),
            Self::Length(luck) => luck.move_luck(before, after),
        }
    }

    /// Luck of all moves of a walk from 0 that goes through these places.
    #[inline]
    pub(super) fn walk_luck(&self, path: &[f64]) -> f64 {
        match self {
            Self::Win(luck) => luck.walk_luck(path),
            Self::Length(luck) => luck.walk_luck(path),
        }
    }
}

/// Luck in winning chances, 0..1, as a scale measures it.
///
/// The error is below 2 × 10⁻¹². A mirrored walk has the opposite luck to the last bit. So luck averages zero exactly
/// over a walk from 0 and its mirror image, with any rounding.
#[derive(Debug)]
pub struct WinLuck {
    evaluator: ScaleEvaluator,
    /// The mean after a move − 1/2.
    means: SplineTable,
}

impl WinLuck {
    /// On this scale, where moves have standard deviation `a`.
    #[must_use]
    pub fn new(scale: WinningChanceScale, a: f64) -> Self {
        Self {
            evaluator: ScaleEvaluator::new(scale, a),
            means: SplineTable::new(cell_count(a), Panels::for_scale(scale, a)),
        }
    }

    /// The scale.
    #[must_use]
    pub const fn evaluator(&self) -> &ScaleEvaluator {
        &self.evaluator
    }

    /// Mean of the value, 0..1, after a move from `x`, within −1..1.
    #[must_use]
    pub fn mean(&self, x: f64) -> f64 {
        0.5 + self.centred_mean(x)
    }

    #[inline]
    fn centred_mean(&self, x: f64) -> f64 {
        let mean = self.means.value(x.abs());
        if x < 0.0 { -mean } else { mean }
    }

    /// Luck of a move from `before`, where the walk goes on, to `after`.
    #[must_use]
    pub fn move_luck(&self, before: f64, after: f64) -> f64 {
        self.evaluator.centred_value(after) - self.centred_mean(before)
    }

    /// Luck of all moves of a walk from 0 that goes through these places.
    #[inline]
    pub(super) fn walk_luck(&self, path: &[f64]) -> f64 {
        let before = &path[..path.len().saturating_sub(1)];
        let means: f64 = before.iter().map(|x| self.centred_mean(*x)).sum();
        // From 0 the mean is 1/2.
        self.evaluator.centred_sum(path) - means
    }
}

/// Luck as an evaluator of the number of moves measures it, in moves: how many more are left after a move than before it was made,
/// less the one that was made, on average none.
///
/// It is good to 2 × 10⁻¹² of 1 / A².
#[derive(Debug)]
pub struct LengthLuck {
    moves_left: MovesLeft,
    a: f64,
    /// The mean after a move of the moves left.
    means: SplineTable,
}

/// Moves left.
#[derive(Debug)]
enum MovesLeft {
    /// One more than there are on average after the next move.
    Exact,
    /// `start` − X² / A².
    Parabola { start: f64 },
}

impl LengthLuck {
    /// By this evaluator, of this walk.
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

    /// The value of the evaluator at the start.
    #[must_use]
    pub fn start(&self) -> f64 {
        self.moves_left(0.0, self.mean(0.0))
    }

    /// Moves left at `x`, where the mean after a move is this; none where |x| ≥ 1.
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

    /// The mean after a move from `x`; where the walk has ended nobody asks for it.
    #[inline]
    fn mean(&self, x: f64) -> f64 {
        let size = x.abs();
        if size < 1.0 {
            self.means.value(size)
        } else {
            0.0
        }
    }

    /// Luck of a move from `before`, where the walk goes on, to `after`.
    #[must_use]
    pub fn move_luck(&self, before: f64, after: f64) -> f64 {
        self.moves_left(after, self.mean(after)) - self.mean(before)
    }

    /// Luck of all moves of a walk from 0 that goes through these places.
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
