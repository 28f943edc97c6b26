//! What subtracting luck does to the spread of one walk's outcome, exactly.

use super::exact_walk::ExactWalk;
use super::outcome::{LengthEvaluator, Measure};
use super::panels::Panels;
use super::winning_chance_scale::WinningChanceScale;

/// Variances of one walk's outcome and of the luck that is measured along it, and their covariance, in the outcome's unit
/// squared: a win is 1, a move is 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VarianceReduction {
    /// Variance of the outcome.
    pub plain: f64,
    /// Variance of the total luck.
    pub luck: f64,
    /// Covariance of both.
    pub covariance: f64,
}

/// A variance this small a share of the plain one is rounding of nothing.
const ROUNDING: f64 = 1e-11;

impl VarianceReduction {
    /// The reduction of the result's variance, with luck measured on this scale.
    #[must_use]
    pub fn for_win(walk: &ExactWalk, scale: WinningChanceScale) -> Self {
        Self::solve(walk, &Panels::for_scale(scale, walk.a()), 0.5, &|x| {
            walk.win_chance_unchecked(x) - 0.5
        })
    }

    /// The reduction of the variance of the number of moves, with luck measured by this evaluator.
    #[must_use]
    pub fn for_length(walk: &ExactWalk, evaluator: LengthEvaluator) -> Self {
        Self::solve(walk, &Panels::for_length(evaluator, walk), 0.0, &|x| {
            walk.expected_moves_unchecked(x)
        })
    }

    /// The reduction of an outcome's variance, with this measure of luck.
    #[must_use]
    pub fn new(walk: &ExactWalk, measure: Measure) -> Self {
        match measure {
            Measure::Win(scale) => Self::for_win(walk, scale),
            Measure::Length(evaluator) => Self::for_length(walk, evaluator),
        }
    }

    /// Of an outcome that is expected to be this from X on, with this end.
    ///
    /// Outcome and luck are sums over the moves: of what each adds to the expected outcome, and of its luck. Both average zero
    /// before every move, so that different moves' are not correlated, and (co)variances are those of each move added up
    /// along the walk: once more an equation of [`Nystrom`](super::nystrom::Nystrom)'s.
    fn solve(walk: &ExactWalk, luck: &Panels, end: f64, expected: &dyn Fn(f64) -> f64) -> Self {
        let equations = walk.equations();
        let points = luck.nodes().iter();
        let outcome: Vec<f64> = points.map(|point| expected(point.x)).collect();
        let move_covariances = |x| luck.covariances(x, &outcome, end);
        let at_nodes: Vec<[f64; 3]> = equations.nodes().map(move_covariances).collect();
        let column = |i: usize| {
            let values: Vec<f64> = at_nodes.iter().map(|of| of[i]).collect();
            equations.solve(&values)
        };
        let columns = [0, 1, 2].map(column);
        let first = move_covariances(0.0);
        let later = equations.integrate(0.0, columns.each_ref().map(|of| &**of));
        Self {
            luck: first[0] + later[0],
            covariance: first[1] + later[1],
            plain: first[2] + later[2],
        }
    }

    /// Variance of outcome − share × luck. (Negative rounding of nothing is 0.)
    #[must_use]
    pub fn reduced(&self, share: f64) -> f64 {
        let variance = self.plain - share * (2.0 * self.covariance - share * self.luck);
        variance.max(0.0)
    }

    /// How many plain walks one is worth with this share of the luck subtracted: the ratio of variances. `None` if nothing is
    /// left of the variance but rounding.
    #[must_use]
    pub fn equivalent_games(&self, share: f64) -> Option<f64> {
        let reduced = self.reduced(share);
        (reduced > self.plain * ROUNDING).then(|| self.plain / reduced)
    }

    /// The share of the luck that leaves the least variance: covariance / variance of luck.
    #[must_use]
    pub fn best_share(&self) -> f64 {
        self.covariance / self.luck
    }
}

#[cfg(test)]
mod tests {
    use super::super::exact_walk::ExactWalk;
    use super::super::model::Model;
    use super::super::nystrom::node_count;
    use super::super::outcome::LengthEvaluator;
    use super::super::panels::Panels;
    use super::super::winning_chance_scale::WinningChanceScale;

    #[test]
    fn quadrature_work_is_bounded() {
        // For each pair of a node and a point of the quadrature, the density is asked for three times: on both sides, and of the
        // expected outcome. A million of those take some ten milliseconds.
        let mut most = 0;
        for a in [0.05, 0.06, 0.1, 0.2, 0.2474, 0.5, 1.0] {
            let walk = ExactWalk::new(Model::new(a, 0.0, 0.0).unwrap());
            let scales = WinningChanceScale::ALL.map(|scale| Panels::for_scale(scale, a));
            let lengths = LengthEvaluator::ALL.map(|by| Panels::for_length(by, &walk));
            let points = scales.iter().chain(&lengths).map(|of| of.nodes().len());
            most = most.max(3 * node_count(a) * points.sum::<usize>());
        }
        assert!(most <= 1_100_000, "{most}");
    }
}
