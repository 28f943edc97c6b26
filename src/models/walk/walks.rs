//! Walks of which the outcome is either who wins or how many moves they take: the sampler.

use std::sync::Arc;

use super::exact::ExactWalk;
use super::luck::Luck;
use super::model::Model;
use super::outcome::{Measure, Outcome};
use super::path::{Ended, Scratch, walk};
use super::reduction::Reduction;
use super::share::Share;
use crate::rollout::normal_deviates::Deviates;
use crate::rollout::sampler::{Measured, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::histogram::Expected;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// Walks with luck as estimates measure it. The result is in percent: half of all walks have 100. The number of moves
/// is in points, one per move.
///
/// The luck of a walk is rounded once, to the nearest [`Score`]. For the result, the error is at most 4.2e-8 percentage
/// points, and zero on average, because a walk's mirror image has the opposite luck.
///
/// For the number of moves, rounding adds at most 4e-10 moves. The tables add an error of up to 2 × 10⁻¹² of 1 / A² per
/// move. It biases the reduced mean by less than 4e-7 moves at A = 0.05, where walks have 424 moves, and by less
/// elsewhere. That is a hundredth of the standard error of 10⁹ walks where a ten-thousandth of the variance is left.
/// The exact evaluator has no such bias: its luck leaves each walk at the expected length.
#[derive(Clone, Debug)]
pub struct Walks {
    model: Model,
    outcome: Outcome,
    /// What theory says of a walk; in percent, or in moves.
    plain: Expected,
    estimates: Vec<Estimate>,
}

#[derive(Clone, Debug)]
struct Estimate {
    measure: Measure,
    luck: Arc<Luck>,
    /// Whether the estimate before measures the same.
    is_repeated: bool,
    share: Share,
    reduction: Reduction,
}

impl Walks {
    /// Walks of this model with this outcome, and the luck that its estimates measure.
    #[must_use]
    pub fn new(model: Model, outcome: Outcome) -> Self {
        let walk = ExactWalk::new(model);
        let mut estimates: Vec<Estimate> = Vec::new();
        for (measure, share) in outcome.measures() {
            let estimate = match estimates.last() {
                Some(last) if last.measure == measure => Estimate {
                    is_repeated: true,
                    share,
                    ..last.clone()
                },
                _ => Estimate {
                    measure,
                    luck: Arc::new(Luck::new(measure, &walk)),
                    is_repeated: false,
                    share,
                    reduction: Reduction::of(&walk, measure),
                },
            };
            estimates.push(estimate);
        }
        Self {
            model,
            plain: expected(&outcome, &walk),
            outcome,
            estimates,
        }
    }

    /// The model.
    #[must_use]
    pub const fn model(&self) -> Model {
        self.model
    }

    /// The outcome that walks are rolled for, with its estimates of luck.
    #[must_use]
    pub const fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The exact effect of estimate number `estimate` on the variance of one walk: a win is 1, a move is 1.
    #[must_use]
    pub fn reduction(&self, estimate: usize) -> Reduction {
        self.estimates[estimate].reduction
    }

    /// How estimate number `estimate` measures luck.
    pub(super) fn luck(&self, estimate: usize) -> &Luck {
        &self.estimates[estimate].luck
    }

    /// The same walks with only estimate 0, of whose luck this share is subtracted.
    #[must_use]
    pub(super) fn with_share(&self, share: Share) -> Self {
        let first = self.estimates.first().cloned();
        let first = first.map(|estimate| Estimate { share, ..estimate });
        Self {
            outcome: match &first {
                Some(estimate) => estimate.measure.with_shares(&[share]),
                None => self.outcome.clone(),
            },
            estimates: first.into_iter().collect(),
            ..*self
        }
    }

    /// What theory says of a walk with this share of the luck subtracted that estimate number `estimate` measures; in percent, or
    /// in moves.
    // Not inlined: its callers would each carry a copy into the WebAssembly module.
    #[inline(never)]
    pub(super) fn expected(&self, estimate: usize, share: Share) -> Expected {
        // Only the results themselves lie at multiples of anything.
        if share == Share::NONE {
            return self.plain;
        }
        let left = self.reduction(estimate).reduced(share.get());
        Expected {
            sd: self.unit().of_a_win() * left.sqrt(),
            possible: self.plain.mean,
            lattice: 0.0,
            ..self.plain
        }
    }

    /// Walks trial `k` as [`Sampler::sample`] does, and leaves its way in the scratch space.
    pub(super) fn play(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut Scratch,
        measured: &mut [Measured],
    ) -> Ended {
        let mut deviates = Deviates::of_trial(trials, k);
        walk(self.model.a(), &mut deviates, &mut scratch.0);
        let mut luck = 0.0;
        for (estimate, measured) in self.estimates.iter().zip(measured) {
            if !estimate.is_repeated {
                luck = estimate.luck.of_walk(&scratch.0);
            }
            measured.luck = Score::nearest(luck * estimate.share.get());
        }
        let wins = match self.outcome {
            Outcome::Win(_) => i64::from(scratch.is_won()),
            Outcome::Length(_) => i64::from(scratch.moves()),
        };
        Ended {
            result: Score::from_units(wins * Score::WIN.units()),
            deviates,
        }
    }
}

/// What theory says of this outcome; in percent, or in moves.
fn expected(outcome: &Outcome, walk: &ExactWalk) -> Expected {
    match outcome {
        Outcome::Win(_) => Expected {
            mean: 50.0,
            sd: 50.0,
            possible: 0.0,
            lattice: 100.0,
        },
        Outcome::Length(_) => {
            let length = walk.length();
            Expected {
                mean: length.mean,
                sd: length.sd(),
                possible: 1.0,
                lattice: 1.0,
            }
        }
    }
}

impl Sampler for Walks {
    const RESOLUTION: f64 = 1e-6;
    type Scratch = Scratch;

    fn unit(&self) -> Unit {
        match self.outcome {
            Outcome::Win(_) => Unit::Percent,
            Outcome::Length(_) => Unit::Points,
        }
    }

    fn estimates(&self) -> usize {
        self.estimates.len()
    }

    fn start(&self, estimate: usize) -> Score {
        Score::nearest(self.estimates[estimate].luck.start())
    }

    /// Nobody makes mistakes here: Williams's sum would be the start for every walk.
    fn values_results(&self, _: usize) -> bool {
        false
    }

    // Not inlined: its callers would each carry a copy into the WebAssembly module.
    #[inline(never)]
    fn sample(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut Scratch,
        measured: &mut [Measured],
    ) -> Score {
        self.play(trials, k, scratch, measured).result
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        match self.outcome {
            Outcome::Win(_) => Some(ScoreBounds::tight(Score::ZERO, Score::WIN)),
            Outcome::Length(_) => None,
        }
    }

    fn expected_plain(&self) -> Option<Expected> {
        Some(self.plain)
    }

    fn expected_reduced(&self, estimate: usize) -> Option<Expected> {
        Some(self.expected(estimate, self.estimates[estimate].share))
    }
}
