//! Prepared games with a cube, which are ready to be rolled out.

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

/// A game with a cube, prepared to be rolled out. Its figures are in points for the side on roll at
/// the start, per unit of the cube at the start.
pub struct CubeGame {
    /// The setup with its tables.
    evaluated: EvaluatedCubeSetup,
    /// The enumerated positions; `None` if a worker enumerated them and only sent the statistics.
    paths: Option<Paths>,
    /// The exact statistics.
    theory: CubeTheory,
}

/// A buffer for lists of plays, reused for every game.
#[derive(Clone, Default)]
pub struct PlayScratch(Vec<ArrangementIndex>);

impl CubeGame {
    /// The unit of the scores.
    pub(crate) const UNIT: Unit = Unit::Points;

    /// Creates a game from its parts.
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

    /// Returns the exact statistics of the game.
    #[must_use]
    pub const fn theory(&self) -> &CubeTheory {
        &self.theory
    }

    /// Returns the setup of the game.
    #[must_use]
    pub const fn setup(&self) -> &CubeSetup {
        &self.evaluated.setup
    }

    /// Returns the value of the start by an estimate, in points. `estimate` is an index into the
    /// setup's estimates.
    #[must_use]
    pub fn evaluation(&self, estimate: usize) -> f64 {
        self.evaluated.start_value(estimate).in_unit(Unit::Points)
    }

    /// Encodes the results of the enumeration as bytes for [`CubeGameBuilder::apply_analysis`].
    ///
    /// [`CubeGameBuilder::apply_analysis`]: super::CubeGameBuilder::apply_analysis
    #[must_use]
    pub fn encode_analysis(&self) -> Vec<u8> {
        codec::encode(&self.theory)
    }

    /// Returns the enumerated positions, if they were enumerated here.
    #[cfg(test)]
    pub(crate) const fn paths(&self) -> Option<&Paths> {
        self.paths.as_ref()
    }

    /// Returns the setup with its tables.
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

    fn values_results(&self, _: usize) -> bool {
        // Williams's sums would need one kind of mistake to credit back, and this lab has two.
        false
    }

    /// Walks along the enumerated positions, or plays turn by turn if there are none. Scores are
    /// whole numbers, so both give equal ones.
    // Not inlined: each caller would carry a copy into the WebAssembly module.
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
