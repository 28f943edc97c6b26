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
    /// E[T], E[T²], E[T³], E[T⁴] at the nodes.
    powers: [Vec<f64>; 4],
}

impl ExactWalk {
    /// Solves the walk of this model.
    #[must_use]
    pub fn new(model: Model) -> Self {
        Self::of(model.a())
    }

    /// The walk whose moves have this standard deviation, which may be smaller than a model's.
    pub(super) fn of(a: f64) -> Self {
        let equations = Nystrom::new(a);
        let win = equations.solve_for(&|x| normal::above((1.0 - x) / a));
        let count = equations.nodes().count();
        let first = equations.solve(&vec![1.0; count]);
        let mut powers = [first, Vec::new(), Vec::new(), Vec::new()];
        for power in 1..4 {
            let next_move: Vec<f64> = (0..count)
                .map(|i| next_move(power, [0, 1, 2].map(|k| value(&powers[k], i))))
                .collect();
            powers[power] = equations.solve(&next_move);
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
    pub fn win(&self, x: f64) -> Option<f64> {
        within(x).map(|x| self.win_within(x))
    }

    /// Expected number of moves from `x`, if the walk has not ended there; `None` outside −1..1.
    #[must_use]
    pub fn expected_moves(&self, x: f64) -> Option<f64> {
        within(x).map(|x| self.expected_moves_within(x))
    }

    /// Moments of the number of moves from `x`, if the walk has not ended there; `None` outside −1..1.
    #[must_use]
    pub fn moves(&self, x: f64) -> Option<CentralMoments> {
        within(x).map(|x| self.moves_within(x))
    }

    /// Moments of T: of the number of moves from the start.
    #[must_use]
    pub fn length(&self) -> CentralMoments {
        self.moves_within(0.0)
    }

    pub(super) fn win_within(&self, x: f64) -> f64 {
        let [later] = self.equations.after(x, [&self.win]);
        normal::above((1.0 - x) / self.a()) + later
    }

    pub(super) fn expected_moves_within(&self, x: f64) -> f64 {
        let [later] = self.equations.after(x, [&self.powers[0]]);
        1.0 + later
    }

    fn moves_within(&self, x: f64) -> CentralMoments {
        let later = self
            .equations
            .after(x, self.powers.each_ref().map(|of| &**of));
        let mut raw = [0.0; 4];
        for power in 0..4 {
            raw[power] = next_move(power, [raw[0], raw[1], raw[2]]) + later[power];
        }
        CentralMoments::of_raw(raw)
    }

    pub(super) const fn equations(&self) -> &Nystrom {
        &self.equations
    }
}

/// What stands beside the integral of E[Tᵏ] in its equation, k one above `power`, if E[T], E[T²] and E[T³] from here on are
/// these.
///
/// T is 1 + what comes after the next move. The integral Kₖ is that of E[Tᵏ], so that E[T] = 1 + K₁, E[T²] = 1 + 2K₁ + K₂ and so
/// on by the binomial theorem; put into one another, each equation has the lower powers themselves with binomial coefficients
/// of changing sign.
fn next_move(power: usize, [first, second, third]: [f64; 3]) -> f64 {
    match power {
        0 => 1.0,
        1 => 2.0 * first - 1.0,
        2 => 3.0 * (second - first) + 1.0,
        _ => 4.0 * (third + first) - 6.0 * second - 1.0,
    }
}

fn value(values: &[f64], i: usize) -> f64 {
    values.get(i).copied().unwrap_or_default()
}

fn within(x: f64) -> Option<f64> {
    (-1.0..=1.0).contains(&x).then_some(x)
}
