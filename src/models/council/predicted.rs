//! Exact rates of the optimal rule that predicts A, the best move's value: integrals over the
//! reports.
//!
//! Let three reports a, b, c name k different moves. The prediction of A is the mean of the three
//! values + (k − 1) / k · d. The weight of each report depends on its distance from this
//! prediction. Let one report stand alone, against one other report or a pair. If only the lone
//! value rises, it rises further above the prediction, and the others fall further below. So its
//! own weight rises, and theirs fall. Therefore the lone report wins from one threshold on.
//!
//! If all values move by the same amount, so does the threshold. With two values known, it is the
//! first value plus a function of their difference. That function is tabulated, and the integrals
//! are sums over two reports.

use core::ops::Range;

use super::model::Model;
use super::normal::integrate;
use super::numerical::{find_root, integrate_half_line};
use super::optimal::optimal_rate;
use super::report_distribution::{ReportDistribution, RightWrong};
use super::reports::Reports;
use super::weight::WeightTable;

/// Returns the chance, 0..1, that the rule with a predicted A picks the best move.
///
/// `None` for more than three programs, for which there is no quadrature.
pub(super) fn predicted_rate(model: &Model) -> Option<f64> {
    if model.programs() < 3 {
        // With one report, or two with the same noise, the larger value weighs more, whatever A is.
        return optimal_rate(model, false);
    }
    if model.programs() > 3 {
        return None;
    }
    let copying = model.copying();
    let council = Council::new(model);
    let mut rate = 0.0;
    if copying < 1.0 {
        rate += (1.0 - copying) * council.rate_without_copy();
    }
    if copying > 0.0 {
        rate += copying * council.rate_with_copy();
    }
    Some(rate)
}

/// Returns the predicted value of the best move, in units of d: `mean` + (k − 1) / k, where k is
/// `different`, the number of different moves.
pub(super) fn predict_value(mean: f64, different: usize) -> f64 {
    mean + (different - 1) as f64 / different as f64
}

/// The number of standard deviations beyond which reports are negligible: Φ(−7) is 1.3e-12.
const CUTOFF: f64 = 7.0;

/// The number of steps per standard deviation of the strongest program.
///
/// It is lower where it would give more than [`MAX_STEPS_PER_SD`] for one of the others'.
const STEPS_PER_SD: f64 = 10.0;

/// The largest number of steps per standard deviation of another program. It limits
/// [`STEPS_PER_SD`] where the others' noise is more than six times the strongest program's.
const MAX_STEPS_PER_SD: f64 = 60.0;

/// The smallest number of steps per standard deviation of the strongest program. It has priority
/// over [`MAX_STEPS_PER_SD`].
const MIN_STEPS_PER_SD: f64 = 2.5;

/// A council of three programs, of which the second and the third have equal noise.
///
/// Values are in units of d, and the best move's value is 0.
struct Council {
    weights: WeightTable,
    strongest: Program,
    other: Program,
    /// The number of wrong moves.
    wrong_moves: f64,
    /// The width of a step of the quadrature.
    step: f64,
}

/// One program, and the distribution of its reports.
struct Program {
    noise: f64,
    reports: Reports,
    distribution: ReportDistribution,
}

/// Densities of reports at evenly spaced values.
struct Nodes {
    /// The first value.
    first: f64,
    /// Densities at `first`, `first` + step, `first` + 2 steps …
    densities: Vec<RightWrong>,
}

impl Program {
    /// Tabulates the reports of program number `program`, counted from 0.
    fn new(model: &Model, program: usize) -> Self {
        let reports = Reports::of_program(model, program);
        Self {
            noise: model.noise(program),
            reports,
            distribution: ReportDistribution::new(reports),
        }
    }

    /// Returns the chances, 0..1, of being right and of being wrong with a value up to this one.
    #[inline(never)]
    fn below(&self, value: f64) -> RightWrong {
        self.distribution.below(value / self.noise)
    }

    /// Returns the chances, 0..1, of being right and of being wrong.
    fn total(&self) -> RightWrong {
        self.distribution.total()
    }

    /// Returns the nodes among `through` + k `step`, for whole k, that are not negligible.
    #[inline(never)]
    fn nodes(&self, through: f64, step: f64) -> Nodes {
        let reach = CUTOFF * self.noise;
        let first = through + step * libm::ceil((-reach - through) / step);
        let count = libm::floor((reach - first) / step) as usize + 1;
        let densities = (0..count)
            .map(|k| {
                let x = (first + step * k as f64) / self.noise;
                let (right, wrong) = self.reports.densities(x);
                RightWrong {
                    right: right / self.noise,
                    wrong: wrong / self.noise,
                }
            })
            .collect();
        Nodes { first, densities }
    }
}

impl Council {
    /// Prepares a council of three programs, with the step of its quadrature.
    fn new(model: &Model) -> Self {
        let (strongest, other) = (Program::new(model, 0), Program::new(model, 1));
        let step = (strongest.noise / STEPS_PER_SD)
            .max(other.noise / MAX_STEPS_PER_SD)
            .min(strongest.noise / MIN_STEPS_PER_SD);
        Self {
            weights: WeightTable::new(),
            strongest,
            other,
            wrong_moves: (model.candidates() - 1) as f64,
            step,
        }
    }

    /// Returns the weight of a report whose value is `above` the predicted A.
    #[inline(never)]
    fn weight(&self, program: &Program, above: f64) -> f64 {
        let inverse = 1.0 / program.noise;
        self.weights.weight_unbounded(above * inverse, inverse)
    }

    /// Returns the lone report's value from which on it wins the duel. The search starts at
    /// `guess`.
    // Not inlined, because each caller would add a copy.
    #[inline(never)]
    fn threshold(&self, guess: f64, duel: &Duel) -> f64 {
        find_root(guess, self.step, |value| {
            let mean = (duel.lone_count * value + duel.others_sum) / 3.0;
            let predicted = predict_value(mean, duel.different);
            let lead = duel.copies * self.weight(duel.lone, value - predicted)
                - self.weight(duel.rival, -predicted);
            match duel.ally {
                Some((ally, value)) => lead - self.weight(ally, value - predicted),
                None => lead,
            }
        })
    }

    /// Sums over all pairs of reports with a given difference of values, against a lone report.
    ///
    /// The threshold is relative to the first value of the pair. The lone report wins above it, if
    /// its move is the best. With `both`, the pair may also be right, and it wins below the
    /// threshold.
    #[inline(never)]
    fn sum_over_pairs(
        &self,
        (ours, theirs, apart): Pairs,
        lone: &Program,
        threshold: f64,
        both: bool,
    ) -> f64 {
        let right = lone.total().right;
        // Two wrong reports name the same move with a chance of 1 / `same`.
        let (pair, same) = if both {
            (1.0, self.wrong_moves)
        } else {
            (0.0, 1.0)
        };
        let skipped = (-apart).max(0) as usize;
        let first = ours.densities.iter().enumerate().skip(skipped);
        let second = theirs.densities.iter().skip(apart.max(0) as usize);
        first
            .zip(second)
            .map(|((k, one), two)| {
                let value = ours.first + self.step * k as f64;
                let below = lone.below(value + threshold);
                pair * one.right * two.right * below.wrong
                    + one.wrong * two.wrong * (right - below.right) / same
            })
            .sum()
    }

    /// Returns the rate in positions with a copy: the strongest program's report stands against a
    /// pair of equal reports.
    fn rate_with_copy(&self) -> f64 {
        let (strongest, other) = (&self.strongest, &self.other);
        // If the pair's value is this far above the strongest program's, both sides weigh the same.
        let apart = self.threshold(
            0.0,
            &Duel {
                copies: 2.0,
                lone_count: 2.0,
                ..Duel::new(other, strongest, 2)
            },
        );
        let (p1, p2) = (strongest.total().right, other.total().right);
        p1 * p2
            + integrate(STEPS_PER_SD, |x| {
                let (right, wrong) = strongest.reports.densities(x);
                let below = other.below(x * strongest.noise + apart);
                right * below.wrong + wrong * (p2 - below.right)
            })
    }

    /// Returns the rate in positions without a copy: three independent reports.
    fn rate_without_copy(&self) -> f64 {
        let (strongest, other) = (&self.strongest, &self.other);
        let (p1, p2) = (strongest.total().right, other.total().right);
        let (ours, theirs) = (strongest.nodes(0.0, self.step), other.nodes(0.0, self.step));
        // The two equal programs are interchangeable, so only half of the differences are needed.
        // Each of them counts twice, except 0.
        let half = 0..theirs.densities.len().cast_signed();
        let strongest_alone =
            self.lone_report_rate(strongest, other, (&theirs, &theirs, half), 2.0);
        let differences = ours.differences(&theirs);
        let other_alone =
            self.lone_report_rate(other, strongest, (&ours, &theirs, differences), 1.0);
        let two_moves = strongest_alone + 2.0 * other_alone;
        let mut rate = p1 * p2 * p2 + two_moves;
        if self.wrong_moves > 1.0 {
            let different = (self.wrong_moves - 1.0) / self.wrong_moves;
            rate += different
                * (self.strongest_rate_among_three(&theirs)
                    + 2.0 * self.other_rate_among_three(&ours));
        }
        rate
    }

    /// Returns the chance that a lone report stands against two that share a move, and the better
    /// side is right.
    ///
    /// The pair are the rival and another program like `other`. Pairs with different values count
    /// `pair_weight` times.
    #[inline(never)]
    fn lone_report_rate(
        &self,
        lone: &Program,
        rival: &Program,
        (ours, theirs, differences): (&Nodes, &Nodes, Range<isize>),
        pair_weight: f64,
    ) -> f64 {
        let mut threshold = 0.0;
        let mut rate = 0.0;
        for apart in differences {
            let difference = theirs.first - ours.first + self.step * apart as f64;
            let duel = Duel {
                others_sum: difference,
                ally: Some((&self.other, difference)),
                ..Duel::new(lone, rival, 2)
            };
            threshold = self.threshold(threshold, &duel);
            let sum = self.sum_over_pairs((ours, theirs, apart), lone, threshold, true);
            rate += if apart == 0 { sum } else { pair_weight * sum };
        }
        rate * self.step * self.step
    }

    /// Returns the chance of three different moves, of which the strongest program's is the best
    /// and wins.
    fn strongest_rate_among_three(&self, nodes: &Nodes) -> f64 {
        let (strongest, other) = (&self.strongest, &self.other);
        let mut threshold = 0.0;
        // The index is how far the larger of the others' values is ahead, in steps. It outweighs
        // the smaller one, so it is the one to exceed.
        let sums: Vec<f64> = (0..nodes.densities.len())
            .map(|apart| {
                let duel = Duel {
                    others_sum: -(self.step * apart as f64),
                    ..Duel::new(strongest, other, 3)
                };
                threshold = self.threshold(threshold, &duel);
                let pairs = (nodes, nodes, -apart.cast_signed());
                self.sum_over_pairs(pairs, strongest, threshold, false)
            })
            .collect();
        2.0 * integrate_half_line(&sums) * self.step * self.step
    }

    /// Returns the chance of three different moves, of which that of one of the other programs is
    /// the best and wins.
    ///
    /// Its value must exceed that of its equal, and the report must outweigh the strongest
    /// program's.
    fn other_rate_among_three(&self, ours: &Nodes) -> f64 {
        let (strongest, other) = (&self.strongest, &self.other);
        // At this difference of the equal program's value above the strongest program's, both are
        // equally hard to exceed.
        let even = self.threshold(
            0.0,
            &Duel {
                lone_count: 2.0,
                ..Duel::new(other, strongest, 3)
            },
        );
        let theirs = &other.nodes(even, self.step);
        // The index of that difference.
        let pivot = libm::round((even + ours.first - theirs.first) / self.step) as isize;
        let differences = ours.differences(theirs);
        let difference = |apart: isize| even + self.step * (apart - pivot) as f64;
        let above: Vec<f64> = (pivot..differences.end)
            .map(|apart| {
                self.sum_over_pairs((ours, theirs, apart), other, difference(apart), false)
            })
            .collect();
        let mut threshold = even;
        let below: Vec<f64> = (differences.start..=pivot)
            .rev()
            .map(|apart| {
                let duel = Duel {
                    others_sum: difference(apart),
                    ..Duel::new(other, strongest, 3)
                };
                threshold = self.threshold(threshold, &duel);
                self.sum_over_pairs((ours, theirs, apart), other, threshold, false)
            })
            .collect();
        (integrate_half_line(&above) + integrate_half_line(&below)) * self.step * self.step
    }
}

/// Two series of nodes, and the offset of a pair: node k of the first goes with node k + offset of
/// the second.
type Pairs<'a> = (&'a Nodes, &'a Nodes, isize);

/// A lone report against a rival with value 0.
struct Duel<'a> {
    lone: &'a Program,
    rival: &'a Program,
    /// The factor on the lone report's weight: 2 if it has a copy.
    copies: f64,
    /// Another program that reports the rival's move, and its value.
    ally: Option<(&'a Program, f64)>,
    /// The number of the three values that equal the lone report's, itself included.
    lone_count: f64,
    /// The sum of the remaining values.
    others_sum: f64,
    /// The number of different moves reported.
    different: usize,
}

impl<'a> Duel<'a> {
    /// Creates the duel of one report against one other, without an ally.
    const fn new(lone: &'a Program, rival: &'a Program, different: usize) -> Self {
        Self {
            lone,
            rival,
            copies: 1.0,
            ally: None,
            lone_count: 1.0,
            others_sum: 0.0,
            different,
        }
    }
}

impl Nodes {
    /// Returns the offsets at which there are pairs.
    fn differences(&self, others: &Self) -> Range<isize> {
        1 - self.densities.len().cast_signed()..others.densities.len().cast_signed()
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::Setting;
    use super::*;

    #[test]
    fn finer_steps_change_nothing() {
        for (candidates, s1, s2) in [
            (2, 2.0, 2.0),
            (2, 2.0, 3.0),
            (3, 2.0, 2.0),
            (3, 2.0, 3.0),
            (3, 0.5, 2.5),
            (5, 2.0, 10.0),
            (8, 1.0, 20.0),
            (4, 0.3, 0.9),
            (8, 1.0, 1.0),
            (8, 10.0, 1000.0),
            (8, 0.01, 0.02),
            (8, 1000.0, 1000.0),
        ] {
            let model = Model::new(Setting {
                candidates,
                d: 1.0,
                s1,
                s2,
                copying: 0.0,
                programs: 3,
            })
            .expect("a council");
            let mut council = Council::new(&model);
            let usual = council.rate_without_copy();
            council.step /= 1.5;
            let error = usual - council.rate_without_copy();
            // 1e-7 of a percentage point.
            assert!(error.abs() < 1e-9, "{candidates}, {s1}, {s2}: {error:e}");
        }
    }
}
