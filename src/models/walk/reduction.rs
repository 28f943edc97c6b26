//! Exact effects of subtracting luck on the variance of one walk's outcome.

use super::exact_walk::ExactWalk;
use super::outcome::{LengthEvaluator, Measure};
use super::panels::Panels;
use super::winning_chance_scale::WinningChanceScale;

/// The variances of one walk's outcome and of its luck, and their covariance.
///
/// They are in the squared unit of the outcome: a win is 1, a move is 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VarianceReduction {
    /// The variance of the outcome.
    pub plain: f64,
    /// The variance of the total luck.
    pub luck: f64,
    /// The covariance of outcome and luck.
    pub covariance: f64,
}

/// The share of the plain variance below which a variance is rounding error.
const ROUNDING: f64 = 1e-11;

impl VarianceReduction {
    /// Computes the reduction of the result's variance, with luck measured on this scale.
    #[must_use]
    pub fn for_win(walk: &ExactWalk, scale: WinningChanceScale) -> Self {
        Self::solve(walk, &Panels::for_scale(scale, walk.a()), 0.5, &|x| {
            walk.win_chance_unchecked(x) - 0.5
        })
    }

    /// Computes the reduction of the variance of the number of moves, with luck measured by this
    /// evaluator.
    #[must_use]
    pub fn for_length(walk: &ExactWalk, evaluator: LengthEvaluator) -> Self {
        Self::solve(walk, &Panels::for_length(evaluator, walk), 0.0, &|x| {
            walk.expected_moves_unchecked(x)
        })
    }

    /// Computes the reduction of an outcome's variance, with luck by this measure.
    #[must_use]
    pub fn new(walk: &ExactWalk, measure: Measure) -> Self {
        match measure {
            Measure::Win(scale) => Self::for_win(walk, scale),
            Measure::Length(evaluator) => Self::for_length(walk, evaluator),
        }
    }

    /// Computes the reduction for an outcome whose expectation from X on is `expected`, and whose
    /// value from 1 on is `end`.
    ///
    /// Outcome and luck are sums over moves: of the changes of the expected outcome, and of the
    /// luck. Both average zero at every move, so different moves are uncorrelated. Each variance or
    /// covariance is that of one move, summed along the walk. The sum solves another equation of
    /// [`Nystrom`](super::nystrom::Nystrom).
    fn solve(walk: &ExactWalk, luck: &Panels, end: f64, expected: &dyn Fn(f64) -> f64) -> Self {
        let equations = walk.equations();
        let nodes = luck.nodes().iter();
        let outcome: Vec<f64> = nodes.map(|node| expected(node.x)).collect();
        let move_covariances = |x| luck.covariances(x, &outcome, end);
        let at_nodes: Vec<[f64; 3]> = equations.nodes().map(move_covariances).collect();
        let column = |i: usize| {
            let values: Vec<f64> = at_nodes.iter().map(|covariances| covariances[i]).collect();
            equations.solve(&values)
        };
        let columns = [0, 1, 2].map(column);
        let first = move_covariances(0.0);
        let later = equations.integrate(0.0, columns.each_ref().map(|values| &**values));
        Self {
            luck: first[0] + later[0],
            covariance: first[1] + later[1],
            plain: first[2] + later[2],
        }
    }

    /// Returns the variance of outcome − `share` × luck. A value that rounds to a negative number
    /// is 0.
    #[must_use]
    pub fn reduced(&self, share: f64) -> f64 {
        let variance = self.plain - share * (2.0 * self.covariance - share * self.luck);
        variance.max(0.0)
    }

    /// Returns how many plain walks each walk counts as, with this share of the luck subtracted:
    /// the ratio of variances.
    ///
    /// `None` if only rounding error is left of the variance.
    #[must_use]
    pub fn equivalent_games(&self, share: f64) -> Option<f64> {
        let reduced = self.reduced(share);
        (reduced > self.plain * ROUNDING).then(|| self.plain / reduced)
    }

    /// Returns the share of the luck that leaves the least variance: the covariance, divided by the
    /// variance of the luck.
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
        // Each pair of a node and a point of the quadrature needs three densities: two for the
        // sides, and one for the expected outcome. A million densities take about ten milliseconds.
        let mut most = 0;
        for a in [0.05, 0.06, 0.1, 0.2, 0.2474, 0.5, 1.0] {
            let walk = ExactWalk::new(Model::new(a, 0.0, 0.0).unwrap());
            let scales = WinningChanceScale::ALL.map(|scale| Panels::for_scale(scale, a));
            let lengths =
                LengthEvaluator::ALL.map(|evaluator| Panels::for_length(evaluator, &walk));
            let points = scales
                .iter()
                .chain(&lengths)
                .map(|panels| panels.nodes().len());
            most = most.max(3 * node_count(a) * points.sum::<usize>());
        }
        assert!(most <= 1_100_000, "{most}");
    }
}
