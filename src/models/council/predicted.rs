//! How often the optimal rule is right that predicts A, the best move's value: integrals over what is reported.
//!
//! Of three reports a, b, c with k different moves, A is predicted as the mean of the three values + (k − 1) / k · d. The
//! weight of each report then depends on its distance from that. Let one report stand alone, and a second or a pair against
//! it. The larger the lone value is, all else being the same, the further it is above the prediction, and the further the
//! others are below: its own weight rises, and theirs fall. So there is one value from which on it wins. Moving all values
//! by the same amount moves that threshold along: with two values known, it is the first one + a function of their
//! difference. That function is tabulated, and integrals are sums over two reports.

use core::ops::Range;

use super::model::Model;
use super::normal::integrate;
use super::optimal::optimal_rate;
use super::report_distribution::{ReportDistribution, RightWrong};
use super::reports::Reports;
use super::weight::WeightTable;

/// The chance, 0..1, that the move is the best one whose reports weigh most by the predicted A: for up to three programs;
/// `None` for more, of which there is no quadrature here.
pub(super) fn predicted_rate(model: &Model) -> Option<f64> {
    if model.programs() < 3 {
        // One report, or two with the same noise: whatever A is, the larger value weighs more.
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

/// The prediction: mean + (k − 1) / k, in units of d.
pub(super) fn predict_value(mean: f64, different: usize) -> f64 {
    mean + (different - 1) as f64 / different as f64
}

/// Beyond so many standard deviations there are no reports that matter: Φ(−7) is 1.3e-12.
const CUTOFF: f64 = 7.0;

/// Steps for each standard deviation of the strongest program, as long as there are no more than [`MAX_STEPS_PER_SD`] for one of the
/// others'.
const STEPS_PER_SD: f64 = 10.0;

/// See [`STEPS_PER_SD`]: it is reached where the others err six times as much.
const MAX_STEPS_PER_SD: f64 = 60.0;

/// But no fewer for each standard deviation of the strongest program.
const MIN_STEPS_PER_SD: f64 = 2.5;

/// Three programs: one, and two that err alike. Values are in units of d, and the best move is worth 0.
struct Council {
    weights: WeightTable,
    strongest: Program,
    other: Program,
    /// How many wrong moves there are.
    wrong_moves: f64,
    /// Width of a step.
    step: f64,
}

/// One program's reports.
struct Program {
    noise: f64,
    reports: Reports,
    chances: ReportDistribution,
}

/// Densities at some place + k steps.
struct Nodes {
    /// The first of these places.
    first: f64,
    densities: Vec<RightWrong>,
}

impl Program {
    fn new(model: &Model, program: usize) -> Self {
        let reports = Reports::of_program(model, program);
        Self {
            noise: model.noise(program),
            reports,
            chances: ReportDistribution::new(reports),
        }
    }

    /// The chance, 0..1, of being right and of being wrong with a value up to this one.
    #[inline(never)]
    fn below(&self, value: f64) -> RightWrong {
        self.chances.below(value / self.noise)
    }

    fn total(&self) -> RightWrong {
        self.chances.total()
    }

    /// All that matter of the places `through` + k steps, for any whole k.
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

    /// The weight of a report whose value lies this far above the predicted A.
    #[inline(never)]
    fn weight(&self, program: &Program, above: f64) -> f64 {
        let inverse = 1.0 / program.noise;
        self.weights.weight_unbounded(above * inverse, inverse)
    }

    /// The value from which on a report wins.
    // Not inlined, as the sum: there would be a copy of it at every place.
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

    /// Over all pairs of reports that are so far apart: one that stands alone decides from a threshold on, which is told from
    /// the first one's value. With `both`, the pair may also be right, and wins up to the threshold.
    #[inline(never)]
    fn sum_over_pairs(
        &self,
        (ours, theirs, apart): Pairs,
        lone: &Program,
        threshold: f64,
        both: bool,
    ) -> f64 {
        let right = lone.total().right;
        // Two that are wrong report the same one of the wrong moves so often.
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

    /// The other two report the same: the strongest one, and a pair of equal reports.
    fn rate_with_copy(&self) -> f64 {
        let (strongest, other) = (&self.strongest, &self.other);
        // So far above the strongest program's value, the pair's weighs as much.
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

    /// All three report independently.
    fn rate_without_copy(&self) -> f64 {
        let (strongest, other) = (&self.strongest, &self.other);
        let (p1, p2) = (strongest.total().right, other.total().right);
        let (ours, theirs) = (strongest.nodes(0.0, self.step), other.nodes(0.0, self.step));
        // With the first of two equal programs' values larger there are as many pairs again.
        let half = 0..theirs.densities.len().cast_signed();
        let strongest_alone =
            self.lone_report_rate(strongest, other, (&theirs, &theirs, half), 2.0);
        let all = ours.differences(&theirs);
        let other_alone = self.lone_report_rate(other, strongest, (&ours, &theirs, all), 1.0);
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

    /// One program reports one move, the rival and the other third one another move; either is the best. Pairs of different
    /// values count so many times.
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

    /// Three different moves, of which the strongest program's is the best and wins.
    fn strongest_rate_among_three(&self, nodes: &Nodes) -> f64 {
        let (strongest, other) = (&self.strongest, &self.other);
        let mut threshold = 0.0;
        // By how much the larger of the others' values is ahead. It weighs more, and is what has to be exceeded.
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

    /// Three different moves, of which that of one of the others is the best and wins: against its equal, whose value it has
    /// to exceed, and against the strongest.
    fn other_rate_among_three(&self, ours: &Nodes) -> f64 {
        let (strongest, other) = (&self.strongest, &self.other);
        // Where the loser among them is so far above the strongest program's value, both are as hard to exceed.
        let even = self.threshold(
            0.0,
            &Duel {
                lone_count: 2.0,
                ..Duel::new(other, strongest, 3)
            },
        );
        let theirs = &other.nodes(even, self.step);
        // The place of that difference among all of them.
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

/// Node k of the first ones, and k + so many of the second ones.
type Pairs<'a> = (&'a Nodes, &'a Nodes, isize);

/// A report that stands alone, against a rival at 0.
struct Duel<'a> {
    lone: &'a Program,
    rival: &'a Program,
    /// How often the lone report weighs.
    copies: f64,
    /// Who reports the rival's move, too, and at which value.
    ally: Option<(&'a Program, f64)>,
    /// How many of the three values are the lone report's, and what the others add up to.
    lone_count: f64,
    others_sum: f64,
    /// How many different moves are reported.
    different: usize,
}

impl<'a> Duel<'a> {
    /// Of one report against another.
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
    /// For which `apart` there are pairs.
    fn differences(&self, others: &Self) -> Range<isize> {
        1 - self.densities.len().cast_signed()..others.densities.len().cast_signed()
    }
}

/// Where an increasing function is zero: Ridders's method, between places that are looked for from a guess on.
fn find_root(guess: f64, step: f64, f: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high, mut width) = (guess, guess, step);
    let (mut at_low, mut at_high) = (f(guess), f(guess));
    // Steps and noises are bounded, so that this many doublings reach every root.
    for _ in 0..64 {
        if at_low <= 0.0 && at_high >= 0.0 {
            break;
        }
        if at_low > 0.0 {
            (high, at_high) = (low, at_low);
            low -= width;
            at_low = f(low);
        } else {
            (low, at_low) = (high, at_high);
            high += width;
            at_high = f(high);
        }
        width *= 2.0;
    }
    for _ in 0..64 {
        if high - low <= 1e-11 * step || at_low == 0.0 || at_high == 0.0 {
            break;
        }
        let middle = 0.5 * (low + high);
        let at_middle = f(middle);
        let root = (at_middle * at_middle - at_low * at_high).sqrt();
        let near = middle - (middle - low) * at_middle / root;
        let at_near = f(near);
        for (place, value) in [(middle, at_middle), (near, at_near)] {
            if value < 0.0 && place > low {
                (low, at_low) = (place, value);
            } else if value >= 0.0 && place < high {
                (high, at_high) = (place, value);
            }
        }
    }
    if at_low == 0.0 {
        low
    } else if at_high == 0.0 {
        high
    } else {
        // Between them it is a straight line.
        low - at_low * (high - low) / (at_high - at_low)
    }
}

/// Gregory's corrections of the trapezoidal rule at an end: so much of the differences there, from the first on.
const GREGORY: [f64; 7] = [
    1.0 / 12.0,
    -1.0 / 24.0,
    19.0 / 720.0,
    -3.0 / 160.0,
    863.0 / 60480.0,
    -275.0 / 24192.0,
    33953.0 / 3_628_800.0,
];

/// ∫ over a half line of a function that falls off, from its values from the end on, a step apart, in units of the step.
#[inline(never)]
fn integrate_half_line(values: &[f64]) -> f64 {
    let Some(&first) = values.first() else {
        return 0.0;
    };
    let mut differences: Vec<f64> = values.iter().copied().take(GREGORY.len() + 1).collect();
    let mut sum = values.iter().sum::<f64>() - 0.5 * first;
    for correction in GREGORY {
        for k in 1..differences.len() {
            differences[k - 1] = differences[k] - differences[k - 1];
        }
        differences.pop();
        sum += correction * differences.first().copied().unwrap_or(0.0);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::super::model::Setting;
    use super::*;
    use crate::stats::normal::pdf;

    #[test]
    fn half_of_the_density_is_on_a_half_line() {
        let values: Vec<f64> = (0..100).map(|k| pdf(f64::from(k) / 8.0)).collect();
        // Of ∫ φ from 0: what the first correction that is left out would change, 8183/1036800 times the eighth difference,
        // 105 φ(0) / 8⁸, an eighth of it.
        let error = integrate_half_line(&values) / 8.0 - 0.5;
        assert!(error.abs() < 3e-9, "{error:e}");
    }

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
