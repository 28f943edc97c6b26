//! A bear-off that is ready for rollouts, with exact statistics if it can be enumerated.

use super::evaluated_bearoff::{EvaluatedBearoff, Prepared};
use super::theory::Theory;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::codec;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::job_spec::{Describe, JobSpec};
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};
use core::fmt;

/// A setup that is ready for rollouts.
///
/// Without a cube ([`PreparedGame`](super::PreparedGame)), scores are X's, in percent. With a cube
/// ([`CubeGame`](crate::labs::cube::CubeGame)), they are in points for the side on roll at the
/// start, per unit of the cube at the start.
pub struct BearoffGame<E: EvaluatedBearoff> {
    /// The setup with its tables.
    evaluated: E,
    /// The enumerated positions.
    ///
    /// `None` if there are too many, or if a worker enumerated them and sent only the statistics,
    /// which take a thousandth of the bytes.
    paths: Option<E::Paths>,
    /// The exact statistics.
    analysis: E::Analysis,
}

impl<E: EvaluatedBearoff> fmt::Debug for BearoffGame<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BearoffGame")
            .field("setup", self.setup())
            .field("analysis", &self.analysis)
            .finish_non_exhaustive()
    }
}

/// A buffer for lists of plays, reused for every game.
#[derive(Clone, Debug, Default)]
pub struct PlayScratch(Vec<ArrangementIndex>);

impl<E: EvaluatedBearoff> BearoffGame<E> {
    /// Creates a game from its parts.
    pub(crate) fn from_parts((evaluated, paths, analysis): Prepared<E>) -> Self {
        Self {
            evaluated,
            paths,
            analysis,
        }
    }

    /// Returns the value of the start by the estimate with this index, in the unit of the scores.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn evaluation(&self, estimate: usize) -> f64 {
        self.evaluated.start_value(estimate).in_unit(E::UNIT)
    }

    /// Returns the setup of the game.
    #[must_use]
    pub fn setup(&self) -> &E::Setup {
        self.evaluated.setup()
    }

    /// Returns the results of the enumeration as bytes, for
    /// [`BearoffGameBuilder::apply_analysis`](super::BearoffGameBuilder::apply_analysis).
    #[must_use]
    pub fn encode_analysis(&self) -> Vec<u8> {
        codec::encode(&self.analysis)
    }

    /// Returns the spec of the job that computes the game's exact statistics again.
    #[must_use]
    pub fn job_spec(&self) -> JobSpec<E::Description> {
        JobSpec::analysis(self.describe())
    }

    /// Returns the exact statistics, or their lack.
    pub(crate) const fn analysis(&self) -> &E::Analysis {
        &self.analysis
    }

    /// Returns the enumerated positions, if they were enumerated here.
    pub(crate) const fn paths(&self) -> Option<&E::Paths> {
        self.paths.as_ref()
    }

    /// Returns the setup with its tables.
    pub(crate) const fn evaluated(&self) -> &E {
        &self.evaluated
    }

    /// Returns the exact statistics, if there are any.
    fn known_theory(&self) -> Option<&Theory<E::Cube>> {
        E::theory(&self.analysis)
    }
}

impl<E: EvaluatedBearoff> Describe for BearoffGame<E> {
    type Description = E::Description;

    fn describe(&self) -> E::Description {
        self.evaluated.describe()
    }
}

impl<E: EvaluatedBearoff> Sampler for BearoffGame<E> {
    const RESOLUTION: f64 = E::RESOLUTION;
    type Scratch = PlayScratch;

    fn unit(&self) -> Unit {
        E::UNIT
    }

    fn estimate_count(&self) -> usize {
        self.evaluated.estimate_count()
    }

    fn start_value(&self, estimate: usize) -> Score {
        self.evaluated.start_value(estimate)
    }

    fn has_williams(&self, estimate: usize) -> bool {
        self.evaluated.has_williams(estimate)
    }

    /// Walks along the enumerated positions, or plays turn by turn if there are none. Scores are
    /// whole numbers, so both give equal ones.
    // Not inlined: each caller would otherwise add a copy to the WebAssembly module.
    #[inline(never)]
    fn sample(
        &self,
        trials: Trials,
        k: u64,
        PlayScratch(scratch): &mut PlayScratch,
        measured: &mut [MeasuredLuck],
    ) -> Score {
        let mut dice = trials.dice(k);
        unwrap_infallible(match &self.paths {
            Some(paths) => self.evaluated.walk(paths, &mut dice, measured),
            None => self.evaluated.play_measured(&mut dice, scratch, measured),
        })
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        E::result_bounds(&self.analysis)
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        self.known_theory()?.estimates[estimate].bounds
    }

    fn expected_plain(&self) -> Option<ExpectedDistribution> {
        // A plain result is 0 or 100 percent, or a whole number of points.
        self.known_theory().map(|theory| ExpectedDistribution {
            mean: theory.mean,
            sd: theory.plain_sd,
            lattice_origin: 0.0,
            lattice_step: E::UNIT.win_value(),
        })
    }

    fn expected_reduced(&self, estimate: usize) -> Option<ExpectedDistribution> {
        self.known_theory().map(|theory| ExpectedDistribution {
            mean: theory.mean,
            sd: theory.estimates[estimate].reduced_sd,
            lattice_origin: theory.mean,
            lattice_step: 0.0,
        })
    }
}
