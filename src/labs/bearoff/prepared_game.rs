//! A bear-off that is ready for rollouts, with exact statistics if it can be enumerated.

use super::choice_draws::ChoiceDraws;
use super::prepared_bearoff::{GameParts, PreparedBearoff};
use super::theory::Theory;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::codec;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::first_rolls::FirstRollSpread;
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
pub struct BearoffGame<P: PreparedBearoff> {
    /// The setup with its tables.
    prepared_setup: P,
    /// The enumerated positions.
    ///
    /// `None` if there are too many, or if a worker enumerated them and sent only the statistics,
    /// which take a thousandth of the bytes.
    paths: Option<P::Paths>,
    /// The exact statistics.
    analysis: P::Analysis,
}

impl<P: PreparedBearoff> fmt::Debug for BearoffGame<P> {
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

impl<P: PreparedBearoff> BearoffGame<P> {
    /// Creates a game from its parts.
    pub(crate) fn from_parts((prepared_setup, paths, analysis): GameParts<P>) -> Self {
        Self {
            prepared_setup,
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
        self.prepared_setup.start_value(estimate).in_unit(P::UNIT)
    }

    /// Returns the setup of the game.
    #[must_use]
    pub fn setup(&self) -> &P::Setup {
        self.prepared_setup.setup()
    }

    /// Returns the results of the enumeration as bytes, for
    /// [`BearoffGameBuilder::apply_analysis`](super::BearoffGameBuilder::apply_analysis).
    #[must_use]
    pub fn encode_analysis(&self) -> Vec<u8> {
        codec::encode(&self.analysis)
    }

    /// Returns the spec of the job that computes the game's exact statistics again.
    #[must_use]
    pub fn job_spec(&self) -> JobSpec<P::Description> {
        JobSpec::analysis(self.describe())
    }

    /// Returns the exact statistics, or their lack.
    pub(crate) const fn analysis(&self) -> &P::Analysis {
        &self.analysis
    }

    /// Returns the enumerated positions, if they were enumerated here.
    pub(crate) const fn paths(&self) -> Option<&P::Paths> {
        self.paths.as_ref()
    }

    /// Returns the setup with its tables.
    pub(crate) const fn prepared_setup(&self) -> &P {
        &self.prepared_setup
    }

    /// Returns the exact statistics, if there are any.
    fn known_theory(&self) -> Option<&Theory<P::Cube>> {
        P::theory(&self.analysis)
    }
}

impl<P: PreparedBearoff> Describe for BearoffGame<P> {
    type Description = P::Description;

    fn describe(&self) -> P::Description {
        self.prepared_setup.describe()
    }
}

impl<P: PreparedBearoff> Sampler for BearoffGame<P> {
    const RESOLUTION: f64 = P::RESOLUTION;
    type Scratch = PlayScratch;

    fn unit(&self) -> Unit {
        P::UNIT
    }

    fn estimate_count(&self) -> usize {
        self.prepared_setup.estimate_count()
    }

    fn start_value(&self, estimate: usize) -> Score {
        self.prepared_setup.start_value(estimate)
    }

    fn has_williams(&self, estimate: usize) -> bool {
        self.prepared_setup.has_williams(estimate)
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
        let (mut dice, mut draws) = (trials.dice(k), ChoiceDraws::new(trials, k));
        unwrap_infallible(match &self.paths {
            Some(paths) => self
                .prepared_setup
                .walk(paths, &mut dice, &mut draws, measured),
            None => self
                .prepared_setup
                .play_measured(&mut dice, &mut draws, scratch, measured),
        })
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        P::result_bounds(&self.analysis)
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        self.known_theory()?.estimates[estimate].bounds
    }

    fn expected_plain(&self) -> Option<ExpectedDistribution> {
        // A plain result is 0 or 100 percent, or a whole number of points. Games that are cut short
        // have many results.
        self.known_theory().map(|theory| ExpectedDistribution {
            mean: theory.mean,
            sd: theory.plain_sd,
            lattice_origin: 0.0,
            lattice_step: match theory.cut {
                Some(_) => 0.0,
                None => P::UNIT.win_value(),
            },
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

    fn first_roll_spreads(&self, estimate: usize) -> Option<[FirstRollSpread; 2]> {
        Some(self.known_theory()?.first_roll_spreads(estimate))
    }
}
