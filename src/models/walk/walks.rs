//! Walks as a sampler: the outcome is the winner, or the number of moves.

use std::sync::Arc;

use super::exact_walk::ExactWalk;
use super::luck::Luck;
use super::model::Model;
use super::outcome::{Measure, Outcome};
use super::path::{EndedWalk, PathScratch, simulate_path};
use super::reduction::VarianceReduction;
use super::share::LuckShare;
use crate::rollout::normal_deviates::NormalDeviates;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// Walks of a model with one outcome, and estimates that measure its luck.
///
/// The outcome is the result, in percent, where half of all walks have 100; or it is the number of
/// moves, in points, one per move.
///
/// The luck of a walk is rounded once, to the nearest [`Score`]. For the result, the error is at
/// most 4.2e-8 percentage points. It averages zero, because a walk's mirror image has the opposite
/// luck.
///
/// For the number of moves, rounding adds at most 4e-10 moves. The tables add an error of up to 2 ×
/// 10⁻¹² of 1 / A² per move. It biases the reduced mean by less than 4e-7 moves at A = 0.05, where
/// walks have 424 moves, and by less elsewhere. That is a hundredth of the standard error of 10⁹
/// walks where a ten-thousandth of the variance is left. The exact evaluator has no such bias: each
/// walk's result minus its luck is the expected length.
#[derive(Clone, Debug)]
pub struct Walks {
    model: Model,
    outcome: Outcome,
    /// The exact distribution of one walk's outcome, in percent or in moves.
    plain: ExpectedDistribution,
    estimates: Vec<Estimate>,
}

/// An estimate: a measure of luck, and the share of that luck to subtract.
#[derive(Clone, Debug)]
struct Estimate {
    measure: Measure,
    luck: Arc<Luck>,
    /// Whether the previous estimate has the same measure.
    is_repeated: bool,
    share: LuckShare,
    reduction: VarianceReduction,
}

impl Walks {
    /// Creates walks of this model for an outcome, with its estimates of luck.
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
                    reduction: VarianceReduction::new(&walk, measure),
                },
            };
            estimates.push(estimate);
        }
        Self {
            model,
            plain: plain_distribution(&outcome, &walk),
            outcome,
            estimates,
        }
    }

    /// Returns the model.
    #[must_use]
    pub const fn model(&self) -> Model {
        self.model
    }

    /// Returns the outcome for which walks are rolled, with its estimates of luck.
    #[must_use]
    pub const fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// Returns the exact effect of estimate number `estimate` on the variance of one walk: a win is
    /// 1, a move is 1.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn reduction(&self, estimate: usize) -> VarianceReduction {
        self.estimates[estimate].reduction
    }

    /// Returns the luck of moves, as estimate number `estimate` measures it.
    pub(super) fn luck(&self, estimate: usize) -> &Luck {
        &self.estimates[estimate].luck
    }

    /// Returns these walks with only estimate 0, and this share of its luck subtracted.
    #[must_use]
    pub(super) fn with_share(&self, share: LuckShare) -> Self {
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

    /// Returns the exact distribution of one walk with this share of the luck subtracted, in
    /// percent or in moves.
    ///
    /// Estimate number `estimate` measures the luck.
    // Not inlined, because each caller would add a copy to the WebAssembly module.
    #[inline(never)]
    pub(super) fn expected(&self, estimate: usize, share: LuckShare) -> ExpectedDistribution {
        // Only plain results lie on a lattice.
        if share == LuckShare::NONE {
            return self.plain;
        }
        let variance = self.reduction(estimate).reduced(share.get());
        ExpectedDistribution {
            sd: self.unit().win_value() * variance.sqrt(),
            lattice_origin: self.plain.mean,
            lattice_step: 0.0,
            ..self.plain
        }
    }

    /// Walks trial `k` as [`Sampler::sample`] does, and leaves its path in the scratch space.
    pub(super) fn sample_walk(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut PathScratch,
        measured: &mut [MeasuredLuck],
    ) -> EndedWalk {
        let mut deviates = NormalDeviates::for_trial(trials, k);
        simulate_path(self.model.a(), &mut deviates, &mut scratch.0);
        let mut luck = 0.0;
        for (estimate, measured) in self.estimates.iter().zip(measured) {
            if !estimate.is_repeated {
                luck = estimate.luck.walk_luck(&scratch.0);
            }
            measured.luck = Score::from_wins(luck * estimate.share.get());
        }
        let units = match self.outcome {
            Outcome::Win(_) => i64::from(scratch.is_won()),
            Outcome::Length(_) => i64::from(scratch.moves()),
        };
        EndedWalk {
            result: Score::from_units(units * Score::WIN.units()),
            deviates,
        }
    }
}

/// Returns the exact distribution of a walk's outcome without luck subtracted, in percent or in
/// moves.
fn plain_distribution(outcome: &Outcome, walk: &ExactWalk) -> ExpectedDistribution {
    match outcome {
        Outcome::Win(_) => ExpectedDistribution {
            mean: 50.0,
            sd: 50.0,
            lattice_origin: 0.0,
            lattice_step: 100.0,
        },
        Outcome::Length(_) => {
            let length = walk.length();
            ExpectedDistribution {
                mean: length.mean,
                sd: length.sd(),
                lattice_origin: 1.0,
                lattice_step: 1.0,
            }
        }
    }
}

impl Sampler for Walks {
    const RESOLUTION: f64 = 1e-6;
    type Scratch = PathScratch;

    fn unit(&self) -> Unit {
        match self.outcome {
            Outcome::Win(_) => Unit::Percent,
            Outcome::Length(_) => Unit::Points,
        }
    }

    fn estimate_count(&self) -> usize {
        self.estimates.len()
    }

    fn start_value(&self, estimate: usize) -> Score {
        Score::from_wins(self.estimates[estimate].luck.start())
    }

    /// Returns `false`: a walk has no mistakes, so Williams's sum would be the start value in every
    /// walk.
    fn has_williams(&self, _: usize) -> bool {
        false
    }

    // Not inlined, because each caller would add a copy to the WebAssembly module.
    #[inline(never)]
    fn sample(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut PathScratch,
        measured: &mut [MeasuredLuck],
    ) -> Score {
        self.sample_walk(trials, k, scratch, measured).result
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        match self.outcome {
            Outcome::Win(_) => Some(ScoreBounds::tight(Score::ZERO, Score::WIN)),
            Outcome::Length(_) => None,
        }
    }

    fn expected_plain(&self) -> Option<ExpectedDistribution> {
        Some(self.plain)
    }

    fn expected_reduced(&self, estimate: usize) -> Option<ExpectedDistribution> {
        Some(self.expected(estimate, self.estimates[estimate].share))
    }
}
