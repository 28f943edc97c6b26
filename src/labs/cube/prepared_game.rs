//! A setup with a cube made ready to be rolled out.

use super::evaluated_setup::EvaluatedCubeSetup;
use super::paths::Paths;
use super::setup::CubeSetup;
use super::theory::CubeTheory;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::cube::RESOLUTION;
use crate::codec;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// A setup with a cube made ready. Everything is told in points for the side on roll at the start, per unit of the cube then.
pub struct CubeGame {
    evaluated: EvaluatedCubeSetup,
    /// `None` where somebody else has gone through all that can happen.
    paths: Option<Paths>,
    theory: CubeTheory,
}

/// Space for lists of plays.
#[derive(Clone, Default)]
pub struct PlayScratch(Vec<ArrangementIndex>);

impl CubeGame {
    /// What its scores are told in.
    pub(crate) const UNIT: Unit = Unit::Points;

    pub(crate) const fn from_parts(
        evaluated: EvaluatedCubeSetup,
        paths: Option<Paths>,
        theory: CubeTheory,
    ) -> Self {
        Self {
            evaluated,
            paths,
            theory,
        }
    }

    /// The exact statistics of the game.
    #[must_use]
    pub const fn theory(&self) -> &CubeTheory {
        &self.theory
    }

    /// The setup of the game.
    #[must_use]
    pub const fn setup(&self) -> &CubeSetup {
        &self.evaluated.setup
    }

    /// The value of the start by estimate number `estimate`, in points.
    #[must_use]
    pub fn evaluation(&self, estimate: usize) -> f64 {
        self.evaluated.start_value(estimate).in_unit(Unit::Points)
    }

    /// The results of the enumeration as bytes: see [`CubeGameBuilder::apply_analysis`].
    ///
    /// [`CubeGameBuilder::apply_analysis`]: super::prepared_game_builder::CubeGameBuilder::apply_analysis
    #[must_use]
    pub fn encode_analysis(&self) -> Vec<u8> {
        codec::encode(&self.theory)
    }

    #[cfg(test)]
    pub(crate) const fn paths(&self) -> Option<&Paths> {
        self.paths.as_ref()
    }

    pub(crate) const fn evaluated(&self) -> &EvaluatedCubeSetup {
        &self.evaluated
    }
}

impl Sampler for CubeGame {
    const RESOLUTION: f64 = RESOLUTION;
    type Scratch = PlayScratch;

    fn unit(&self) -> Unit {
        Self::UNIT
    }

    fn estimate_count(&self) -> usize {
        self.setup().estimates.len()
    }

    fn start_value(&self, estimate: usize) -> Score {
        self.evaluated.start_value(estimate)
    }

    /// Williams's sums are no matter of this lab: there are mistakes of two kinds to credit back.
    fn values_results(&self, _: usize) -> bool {
        false
    }

    /// Along the paths, if they are there; else everything is worked out when it is wanted. Scores are whole numbers: both
    /// give the same ones.
    // Not inlined: its callers would each carry a copy into the WebAssembly module.
    #[inline(never)]
    fn sample(
        &self,
        trials: Trials,
        k: u64,
        PlayScratch(plays): &mut PlayScratch,
        measured: &mut [MeasuredLuck],
    ) -> Score {
        let mut dice = trials.dice(k);
        let setup = &self.evaluated;
        let end = if let Some(paths) = &self.paths {
            paths.walk(&mut dice, measured)
        } else {
            let mut best_scratch = Vec::new();
            setup.play(&mut dice, plays, |turn| {
                let best =
                    setup.best_plays(turn.before.after_action(turn.action), &mut best_scratch);
                for (estimate, measured) in measured.iter_mut().enumerate() {
                    measured.luck += setup.luck(estimate, &turn, &best);
                }
            })
        };
        setup.result(unwrap_infallible(end))
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        self.theory.bounds
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        self.theory.estimates[estimate].bounds
    }

    fn expected_plain(&self) -> Option<ExpectedDistribution> {
        // Games pay whole points.
        Some(ExpectedDistribution {
            mean: self.theory.mean,
            sd: self.theory.plain_sd,
            lattice_origin: 0.0,
            lattice_step: 1.0,
        })
    }

    fn expected_reduced(&self, estimate: usize) -> Option<ExpectedDistribution> {
        Some(ExpectedDistribution {
            mean: self.theory.mean,
            sd: self.theory.estimates[estimate].reduced_sd,
            lattice_origin: self.theory.mean,
            lattice_step: 0.0,
        })
    }
}
