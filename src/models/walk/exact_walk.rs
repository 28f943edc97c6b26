//! Exact winning chances of a walk, and exact moments of its length.

use core::fmt;

use super::central_moments::CentralMoments;
use super::model::Model;
use super::nystrom::Nystrom;
use crate::stats::normal;

/// The exact solution of a model's walk: winning chances and moments of its length from any X, to
/// eleven digits.
#[derive(Clone)]
pub struct ExactWalk {
    equations: Nystrom,
    /// Winning chances at the nodes, 0..1.
    win: Vec<f64>,
    /// E\[T\], E\[T²\], E\[T³\], E\[T⁴\] at the nodes.
    powers: [Vec<f64>; 4],
}

impl fmt::Debug for ExactWalk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExactWalk")
            .field("equations", &self.equations)
            .finish_non_exhaustive()
    }
}

impl ExactWalk {
    /// Solves the walk of a model.
    #[must_use]
    pub fn new(model: Model) -> Self {
        Self::with_move_sd(model.a())
    }

    /// Solves the walk whose moves have standard deviation `a`.
    ///
    /// `a` may be smaller than a model's, which is at least [`MIN_A`](super::model::MIN_A).
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

    /// Returns A, the standard deviation of one move.
    #[must_use]
    pub const fn a(&self) -> f64 {
        self.equations.a()
    }

    /// Returns the chance, 0..1, that a walk at `x` ends at 1 or above.
    ///
    /// A walk at ±1 counts as not ended. `None` outside −1..1.
    #[must_use]
    pub fn win_chance(&self, x: f64) -> Option<f64> {
        in_bounds(x).map(|x| self.win_chance_unchecked(x))
    }

    /// Returns the expected number of further moves from `x`.
    ///
    /// A walk at ±1 counts as not ended. `None` outside −1..1.
    #[must_use]
    pub fn expected_moves(&self, x: f64) -> Option<f64> {
        in_bounds(x).map(|x| self.expected_moves_unchecked(x))
    }

    /// Returns the moments of the number of further moves from `x`.
    ///
    /// A walk at ±1 counts as not ended. `None` outside −1..1.
    #[must_use]
    pub fn moments_from(&self, x: f64) -> Option<CentralMoments> {
        in_bounds(x).map(|x| self.moments_unchecked(x))
    }

    /// Returns the moments of T, the number of moves from the start at 0.
    #[must_use]
    pub fn length(&self) -> CentralMoments {
        self.moments_unchecked(0.0)
    }

    /// Returns the winning chance, 0..1, from `x`, which the caller keeps within −1..1.
    pub(super) fn win_chance_unchecked(&self, x: f64) -> f64 {
        let [later] = self.equations.integrate(x, [&self.win]);
        normal::upper_tail((1.0 - x) / self.a()) + later
    }

    /// Returns the expected number of moves from `x`, which the caller keeps within −1..1.
    pub(super) fn expected_moves_unchecked(&self, x: f64) -> f64 {
        let [later] = self.equations.integrate(x, [&self.powers[0]]);
        1.0 + later
    }

    /// Returns the moments of the number of moves from `x`, which the caller keeps within −1..1.
    fn moments_unchecked(&self, x: f64) -> CentralMoments {
        let later = self
            .equations
            .integrate(x, self.powers.each_ref().map(|values| &**values));
        let mut raw = [0.0; 4];
        for power in 0..4 {
            raw[power] = source_term(power, [raw[0], raw[1], raw[2]]) + later[power];
        }
        CentralMoments::from_raw(raw)
    }

    /// Returns the discretised integral equations of this walk.
    pub(super) const fn equations(&self) -> &Nystrom {
        &self.equations
    }
}

/// Returns the source term in the equation of E\[Tᵏ\], where k is `power` + 1: all but the integral
/// of E\[Tᵏ\].
///
/// `first`, `second` and `third` are E\[T\], E\[T²\] and E\[T³\] at the same X.
///
/// T is 1 + the number of moves after the next one. Let Kₖ be the integral of E\[Tᵏ\]. By the
/// binomial theorem E\[T\] = 1 + K₁, E\[T²\] = 1 + 2K₁ + K₂, and so on. Substituting each equation
/// into the next gives the lower powers themselves, with binomial coefficients of alternating sign.
fn source_term(power: usize, [first, second, third]: [f64; 3]) -> f64 {
    match power {
        0 => 1.0,
        1 => 2.0 * first - 1.0,
        2 => 3.0 * (second - first) + 1.0,
        _ => 4.0 * (third + first) - 6.0 * second - 1.0,
    }
}

/// Returns value `i`, or 0 while the values have not been computed.
fn value_or_zero(values: &[f64], i: usize) -> f64 {
    values.get(i).copied().unwrap_or_default()
}

/// Returns `x` if it is within −1..1.
fn in_bounds(x: f64) -> Option<f64> {
    (-1.0..=1.0).contains(&x).then_some(x)
}
