//! Walks of which the outcome is how many moves they take.

use std::sync::Arc;

use super::central_moments::CentralMoments;
use super::exact::ExactWalk;
use super::length_evaluator::LengthEvaluator;
use super::luck::LengthLuck;
use super::model::Model;
use super::outcome::Outcome;
use super::path::walk;
use super::record::Record;
use super::reduction::Reduction;
use super::share::Share;
use super::walked::{Ended, Scratch, Walked};
use crate::deviates::Deviates;
use crate::histogram::Expected;
use crate::sampler::{Measured, Sampler};
use crate::score::{Score, Unit};
use crate::seed::Seed;
use crate::trial::Trials;

/// Walks that take T moves each, with luck by what is expected to be left. In moves, each of which is a point of [`Score`].
///
/// The luck of a walk is rounded once, by 4e-10 moves at most. What its tables miss, up to 2 × 10⁻¹² of 1 / A² for each move, biases
/// the reduced mean by less than 4e-7 moves where A is 0.05 and walks have 424 moves, and by less elsewhere: a hundredth of the
/// standard error of 10⁹ walks where a ten-thousandth of the variance is left. The exact evaluator has no such bias: what it
/// subtracts leaves each walk at the expected length.
#[derive(Clone, Debug)]
pub struct LengthWalks {
    model: Model,
    length: CentralMoments,
    estimates: Vec<Estimate>,
}

#[derive(Clone, Debug)]
struct Estimate {
    evaluator: LengthEvaluator,
    luck: Arc<LengthLuck>,
    /// Whether the estimate before measures the same.
    is_repeated: bool,
    share: Share,
    reduction: Reduction,
}

impl LengthWalks {
    /// Walks of this model, with luck by each of these evaluators, of which this share is subtracted.
    #[must_use]
    pub fn new(model: Model, estimates: &[(LengthEvaluator, Share)]) -> Self {
        let walk = ExactWalk::new(model);
        let mut known: Vec<Estimate> = Vec::new();
        for &(evaluator, share) in estimates {
            let estimate = match known.last() {
                Some(last) if last.evaluator == evaluator => Estimate {
                    is_repeated: true,
                    share,
                    ..last.clone()
                },
                _ => Estimate {
                    evaluator,
                    luck: Arc::new(LengthLuck::new(evaluator, &walk)),
                    is_repeated: false,
                    share,
                    reduction: Reduction::of_length(&walk, evaluator),
                },
            };
            known.push(estimate);
        }
        Self {
            model,
            length: walk.length(),
            estimates: known,
        }
    }

    /// What estimate number `estimate` does to the spread of one walk, exactly: in moves.
    #[must_use]
    pub fn reduction(&self, estimate: usize) -> Reduction {
        self.estimates[estimate].reduction
    }

    /// Walk `k`, counted from 0, of a seed's, as estimate number `estimate` sees it; in moves.
    #[must_use]
    pub fn record(&self, seed: Seed, k: u64, estimate: usize) -> Record {
        let luck = &self.estimates[estimate].luck;
        let of_move = |before, after| luck.of_move(before, after);
        Record::of(self, seed, k, estimate, of_move)
    }

    /// The same walks with only estimate 0, of whose luck this share is subtracted.
    #[must_use]
    pub(super) fn with_share(&self, share: Share) -> Self {
        let first = self.estimates.first().cloned();
        let with_share = |estimate| Estimate { share, ..estimate };
        Self {
            estimates: first.map(with_share).into_iter().collect(),
            ..*self
        }
    }

    /// What theory says of a walk.
    pub(super) fn expected(&self) -> Expected {
        Expected {
            mean: self.length.mean,
            sd: self.length.sd(),
            possible: 1.0,
            lattice: 1.0,
        }
    }
}

impl Walked for LengthWalks {
    fn model(&self) -> Model {
        self.model
    }

    fn outcome(&self) -> Outcome {
        let estimates = self.estimates.iter();
        Outcome::Length(estimates.map(|of| (of.evaluator, of.share)).collect())
    }

    fn play(
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
        Ended {
            result: Score::from_units(i64::from(scratch.moves()) * Score::WIN.units()),
            deviates,
        }
    }
}

impl Sampler for LengthWalks {
    const UNIT: Unit = Unit::Points;
    const RESOLUTION: f64 = 1e-6;
    type Scratch = Scratch;

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

    fn expected_plain(&self) -> Option<Expected> {
        Some(self.expected())
    }

    fn expected_reduced(&self, estimate: usize) -> Option<Expected> {
        let Estimate {
            share, reduction, ..
        } = &self.estimates[estimate];
        Some(Expected {
            mean: self.length.mean,
            sd: reduction.reduced(share.get()).sqrt(),
            possible: self.length.mean,
            lattice: 0.0,
        })
    }
}
