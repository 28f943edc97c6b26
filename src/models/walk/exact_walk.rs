//! What is true of a walk: winning chances, and moments of its length.

use super::central_moments::CentralMoments;
use super::model::Model;
use super::nystrom::Nystrom;
use crate::stats::normal;

/// The walk of a model, solved: everything about it from any X on, to eleven digits.
#[derive(Clone, Debug)]
pub struct ExactWalk {
    equations: Nystrom,
    /// Winning chances at the nodes.
    win: Vec<f64>,
    /// E\[T\], E\[T²\], E\[T³\], E\[T⁴\] at the nodes.
    powers: [Vec<f64>; 4],
}

impl ExactWalk {
    /// Solves the walk of this model.
    #[must_use]
    pub fn new(model: Model) -> Self {
        Self::with_move_sd(model.a())
    }

    /// The walk whose moves have this standard deviation, which may be smaller than a model's.
    pub(super) fn with_move_sd(a: f64) -> Self {
        let equations = Nystrom::new(a);
        let win = equations.solve_fn(&|x| normal::upper_tail((1.0 - x) / a));
        let count = equations.nodes().count();
        let first = equations.solve(&vec![1.0; count]);
        let mut powers = [first, Vec::new(), Vec::new(), Vec::new()];
        for power in 1..4 {
            let right_side: Vec<f64> = (0..count)
                .map(|i| source_term(power, [0, 1, 2].map(|k| value_or_zero(&powers[k], i))))
                .collect();
            powers[power] = equations.solve(&right_side);
        }
        Self {
            equations,
            win,
            powers,
        }
    }

    /// Standard deviation A of what a move adds.
    #[must_use]
    pub const fn a(&self) -> f64 {
        self.equations.a()
    }

    /// The chance, 0..1, to end at 1 or above from `x`, if the walk has not ended there; `None` outside −1..1.
    #[must_use]
    pub fn win_chance(&self, x: f64) -> Option<f64> {
        in_bounds(x).map(|x| self.win_chance_unchecked(x))
    }

    /// Expected number of moves from `x`, if the walk has not ended there; `None` outside −1..1.
    #[must_use]
    pub fn expected_moves(&self, x: f64) -> Option<f64> {
        in_bounds(x).map(|x| self.expected_moves_unchecked(x))
    }

    /// Moments of the number of moves from `x`, if the walk has not ended there; `None` outside −1..1.
    #[must_use]
    pub fn moments_from(&self, x: f64) -> Option<CentralMoments> {
        in_bounds(x).map(|x| self.moments_unchecked(x))
    }

    /// Moments of T: of the number of moves from the start.
    #[must_use]
    pub fn length(&self) -> CentralMoments {
        self.moments_unchecked(0.0)
    }

    pub(super) fn win_chance_unchecked(&self, x: f64) -> f64 {
        let [later] = self.equations.integrate(x, [&self.win]);
        normal::upper_tail((1.0 - x) / self.a()) + later
    }

    pub(super) fn expected_moves_unchecked(&self, x: f64) -> f64 {
        let [later] = self.equations.integrate(x, [&self.powers[0]]);
        1.0 + later
    }

    fn moments_unchecked(&self, x: f64) -> CentralMoments {
        let later = self
            .equations
            .integrate(x, self.powers.each_ref().map(|of| &**of));
        let mut raw = [0.0; 4];
        for power in 0..4 {
            raw[power] = source_term(power, [raw[0], raw[1], raw[2]]) + later[power];
        }
        CentralMoments::from_raw(raw)
    }

    pub(super) const fn equations(&self) -> &Nystrom {
        &self.equations
    }
}

/// What stands beside the integral of E\[Tᵏ\] in its equation, k one above `power`, if E\[T\], E\[T²\] and E\[T³\] from here on are
/// these.
///
/// T is 1 + what comes after the next move. The integral Kₖ is that of E\[Tᵏ\], so that E\[T\] = 1 + K₁, E\[T²\] = 1 + 2K₁ + K₂ and so
/// on by the binomial theorem; put into one another, each equation has the lower powers themselves with binomial coefficients
/// of changing sign.
fn source_term(power: usize, [first, second, third]: [f64; 3]) -> f64 {
    match power {
        0 => 1.0,
        1 => 2.0 * first - 1.0,
        2 => 3.0 * (second - first) + 1.0,
        _ => 4.0 * (third + first) - 6.0 * second - 1.0,
    }
}

fn value_or_zero(values: &[f64], i: usize) -> f64 {
    values.get(i).copied().unwrap_or_default()
}

fn in_bounds(x: f64) -> Option<f64> {
    (-1.0..=1.0).contains(&x).then_some(x)
}
