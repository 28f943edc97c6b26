//! Walks with whichever outcome, in one type: what rolls one rolls the other.

use super::length_walks::LengthWalks;
use super::model::Model;
use super::outcome::Outcome;
use super::record::Record;
use super::reduction::Reduction;
use super::share::Share;
use super::walked::{Ended, Scratch, Walked};
use super::win_walks::WinWalks;
use crate::histogram::Expected;
use crate::sampler::{Measured, Sampler};
use crate::score::{Score, Unit};
use crate::seed::Seed;
use crate::trial::Trials;

/// Walks of which the outcome is either who wins or how many moves they take. In percent, or in moves: each of them is a point of
/// [`Score`].
#[derive(Clone, Debug)]
pub struct Walks(Either);

#[derive(Clone, Debug)]
enum Either {
    Win(WinWalks),
    Length(LengthWalks),
}

/// Points of a win: percent.
const WIN: f64 = Unit::Percent.of_a_win();

/// A win's score there, over what it is where only wins count.
fn in_percent(score: Score) -> Score {
    Score::from_units(score.units() * WIN as i64)
}

impl Walks {
    /// Walks of this model with this outcome, and the luck that its estimates measure.
    #[must_use]
    pub fn new(model: Model, outcome: &Outcome) -> Self {
        Self(match outcome {
            Outcome::Win(estimates) => Either::Win(WinWalks::new(model, estimates)),
            Outcome::Length(estimates) => Either::Length(LengthWalks::new(model, estimates)),
        })
    }

    /// What estimate number `estimate` does to the spread of one walk, exactly: a win is 1, a move is 1.
    #[must_use]
    pub fn reduction(&self, estimate: usize) -> Reduction {
        match &self.0 {
            Either::Win(walks) => walks.reduction(estimate),
            Either::Length(walks) => walks.reduction(estimate),
        }
    }

    /// Walk `k`, counted from 0, of a seed's, as estimate number `estimate` sees it; in percent and points, or in moves.
    #[must_use]
    pub fn record(&self, seed: Seed, k: u64, estimate: usize) -> Record {
        match &self.0 {
            Either::Win(walks) => walks.record(seed, k, estimate),
            Either::Length(walks) => walks.record(seed, k, estimate),
        }
    }

    /// The same walks with only estimate 0, of whose luck this share is subtracted.
    pub(super) fn with_share(&self, share: Share) -> Self {
        Self(match &self.0 {
            Either::Win(walks) => Either::Win(walks.with_share(share)),
            Either::Length(walks) => Either::Length(walks.with_share(share)),
        })
    }

    /// What theory says of a walk; in percent, or in moves.
    pub(super) fn expected(&self) -> Expected {
        match &self.0 {
            Either::Win(_) => WinWalks::expected(),
            Either::Length(walks) => walks.expected(),
        }
    }

    /// What a win, or a move, is told as.
    pub(super) const fn of_a_win(&self) -> f64 {
        match self.0 {
            Either::Win(_) => WIN,
            Either::Length(_) => 1.0,
        }
    }
}

impl Walked for Walks {
    fn model(&self) -> Model {
        match &self.0 {
            Either::Win(walks) => walks.model(),
            Either::Length(walks) => walks.model(),
        }
    }

    fn outcome(&self) -> Outcome {
        match &self.0 {
            Either::Win(walks) => walks.outcome(),
            Either::Length(walks) => walks.outcome(),
        }
    }

    fn play(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut Scratch,
        measured: &mut [Measured],
    ) -> Ended {
        match &self.0 {
            Either::Win(walks) => {
                let ended = walks.play(trials, k, scratch, measured);
                for measured in measured {
                    measured.luck = in_percent(measured.luck);
                }
                Ended {
                    result: in_percent(ended.result),
                    ..ended
                }
            }
            Either::Length(walks) => walks.play(trials, k, scratch, measured),
        }
    }
}

impl Sampler for Walks {
    const UNIT: Unit = Unit::Points;
    const RESOLUTION: f64 = 1e-6;
    type Scratch = Scratch;

    fn estimates(&self) -> usize {
        match &self.0 {
            Either::Win(walks) => walks.estimates(),
            Either::Length(walks) => walks.estimates(),
        }
    }

    fn start(&self, estimate: usize) -> Score {
        match &self.0 {
            Either::Win(walks) => in_percent(walks.start(estimate)),
            Either::Length(walks) => walks.start(estimate),
        }
    }

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
        match &self.0 {
            Either::Win(walks) => walks.expected_reduced(estimate),
            Either::Length(walks) => walks.expected_reduced(estimate),
        }
    }
}
