//! Walks of which the outcome is who wins.

use std::sync::Arc;

use super::exact::ExactWalk;
use super::luck::WinLuck;
use super::model::Model;
use super::outcome::Outcome;
use super::path::walk;
use super::record::Record;
use super::reduction::Reduction;
use super::scale::Scale;
use super::share::Share;
use super::walked::{Ended, Scratch, Walked};
use crate::deviates::Deviates;
use crate::histogram::Expected;
use crate::sampler::{Measured, Sampler};
use crate::score::{Score, Unit};
use crate::seed::Seed;
use crate::trial::Trials;

/// Walks that are won, at 1 or above, or lost, with luck as scales measure it. In percent: half of all are won.
///
/// The luck of a walk is rounded once, to the nearest [`Score`]: it is off by 4.2e-8 percentage points at most, and by nothing on
/// average, since a walk's mirror image has the same luck with the other sign.
#[derive(Clone, Debug)]
pub struct WinWalks {
    model: Model,
    estimates: Vec<Estimate>,
}

#[derive(Clone, Debug)]
struct Estimate {
    luck: Arc<WinLuck>,
    /// Whether the estimate before measures the same.
    is_repeated: bool,
    share: Share,
    reduction: Reduction,
}

/// A chance of one half.
const HALF: Score = Score::from_units(Score::WIN.units() / 2);

impl WinWalks {
    /// Walks of this model, with luck on each of these scales, of which this share is subtracted.
    #[must_use]
    pub fn new(model: Model, estimates: &[(Scale, Share)]) -> Self {
        let walk = ExactWalk::new(model);
        let mut known: Vec<Estimate> = Vec::new();
        for &(scale, share) in estimates {
            let estimate = match known.last() {
                Some(last) if last.luck.evaluator().scale() == scale => Estimate {
                    is_repeated: true,
                    share,
                    ..last.clone()
                },
                _ => Estimate {
                    luck: Arc::new(WinLuck::new(scale, model.a())),
                    is_repeated: false,
                    share,
                    reduction: Reduction::of_win(&walk, scale),
                },
            };
            known.push(estimate);
        }
        Self {
            model,
            estimates: known,
        }
    }

    /// What estimate number `estimate` does to the spread of one walk, exactly: a win is 1.
    #[must_use]
    pub fn reduction(&self, estimate: usize) -> Reduction {
        self.estimates[estimate].reduction
    }

    /// Walk `k`, counted from 0, of a seed's, as estimate number `estimate` sees it; in percent and points.
    #[must_use]
    pub fn record(&self, seed: Seed, k: u64, estimate: usize) -> Record {
        let luck = &self.estimates[estimate].luck;
        let of_move = |before, after| luck.of_move(before, after) * Unit::Percent.of_a_win();
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
    pub(super) const fn expected() -> Expected {
        Expected {
            mean: 50.0,
            sd: 50.0,
            possible: 0.0,
            lattice: 100.0,
        }
    }
}

impl Walked for WinWalks {
    fn model(&self) -> Model {
        self.model
    }

    fn outcome(&self) -> Outcome {
        let estimates = self.estimates.iter();
        Outcome::Win(
            estimates
                .map(|of| (of.luck.evaluator().scale(), of.share))
                .collect(),
        )
    }

    fn play(
        &self,
        trials: Trials,
        k: u64,
        Scratch(path): &mut Scratch,
        measured: &mut [Measured],
    ) -> Ended {
        let mut deviates = Deviates::of_trial(trials, k);
        walk(self.model.a(), &mut deviates, path);
        let mut luck = 0.0;
        for (estimate, measured) in self.estimates.iter().zip(measured) {
            if !estimate.is_repeated {
                luck = estimate.luck.of_walk(path);
            }
            measured.luck = Score::nearest(luck * estimate.share.get());
        }
        let won = path.last().is_some_and(|&x| x > 0.0);
        Ended {
            result: if won { Score::WIN } else { Score::ZERO },
            deviates,
        }
    }
}

impl Sampler for WinWalks {
    const UNIT: Unit = Unit::Percent;
    const RESOLUTION: f64 = 1e-6;
    type Scratch = Scratch;

    fn estimates(&self) -> usize {
        self.estimates.len()
    }

    fn start(&self, _: usize) -> Score {
        HALF
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
        Some(Self::expected())
    }

    fn expected_reduced(&self, estimate: usize) -> Option<Expected> {
        let Estimate {
            share, reduction, ..
        } = &self.estimates[estimate];
        Some(Expected {
            mean: 50.0,
            sd: Unit::Percent.of_a_win() * reduction.reduced(share.get()).sqrt(),
            possible: 50.0,
            lattice: 0.0,
        })
    }
}
