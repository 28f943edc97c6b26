//! A bear-off that is ready for rollouts, with exact statistics up to six checkers a side.

use super::evaluated_setup::EvaluatedSetup;
use super::paths::Paths;
use super::setup::Setup;
use super::theory::Theory;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::codec::Codec;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// A setup that is ready for rollouts. Scores are X's, in percent.
pub struct PreparedGame {
    /// The setup with its estimates.
    evaluated: EvaluatedSetup,
    /// The results of enumerating the game; `None` beyond six checkers a side.
    analysis: Option<FullAnalysis>,
}

/// The results of enumerating a game.
pub(crate) struct FullAnalysis {
    /// The enumerated paths.
    ///
    /// `None` if a worker enumerated them and sent only the statistics, which take a thousandth of
    /// the bytes.
    pub paths: Option<Paths>,
    /// The exact statistics.
    pub theory: Theory,
}

/// Buffers for lists of plays, reused for every game.
#[derive(Clone, Default)]
pub struct PlayScratch(Vec<crate::backgammon::bearoff_db::checkers::ArrangementIndex>);

impl PreparedGame {
    /// The unit of the scores.
    pub(crate) const UNIT: Unit = Unit::Percent;

    /// Creates a game from a setup and the results of enumerating it.
    pub(crate) const fn from_parts(
        evaluated: EvaluatedSetup,
        analysis: Option<FullAnalysis>,
    ) -> Self {
        Self {
            evaluated,
            analysis,
        }
    }

    /// Returns the exact statistics of the game; `None` beyond six checkers a side.
    #[must_use]
    pub fn theory(&self) -> Option<&Theory> {
        self.analysis.as_ref().map(|analysis| &analysis.theory)
    }

    /// Returns X's chance before the first roll by the estimate with this index, in percent.
    #[must_use]
    pub fn evaluation(&self, estimate: usize) -> f64 {
        self.evaluated.start_value(estimate).in_unit(Unit::Percent)
    }

    /// Returns the setup of the game.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.evaluated.setup
    }

    /// Returns the results of the enumeration as bytes, for
    /// [`PreparedGameBuilder::apply_analysis`].
    ///
    /// [`PreparedGameBuilder::apply_analysis`]: super::PreparedGameBuilder::apply_analysis
    #[must_use]
    pub fn encode_analysis(&self) -> Vec<u8> {
        let mut bytes = vec![u8::from(self.analysis.is_some())];
        if let Some(theory) = self.theory() {
            theory.encode(&mut bytes);
        }
        bytes
    }

    /// Returns the paths of the game; `None` beyond six checkers a side, or if a worker enumerated
    /// them.
    pub(crate) fn paths(&self) -> Option<&Paths> {
        self.analysis.as_ref()?.paths.as_ref()
    }

    /// Returns the setup with its estimates and the choosers of its plays.
    pub(crate) const fn evaluated(&self) -> &EvaluatedSetup {
        &self.evaluated
    }
}

impl Sampler for PreparedGame {
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

    fn values_results(&self, estimate: usize) -> bool {
        !self.evaluated.is_reversed(estimate)
    }

    // Both ways give equal scores, because scores are whole numbers. Not inlined: each caller would
    // otherwise add a copy to the WebAssembly module.
    #[inline(never)]
    fn sample(
        &self,
        trials: Trials,
        k: u64,
        PlayScratch(scratch): &mut PlayScratch,
        measured: &mut [MeasuredLuck],
    ) -> Score {
        let mut dice = trials.dice(k);
        let winner = if let Some(paths) = self.paths() {
            paths.walk(&mut dice, measured)
        } else {
            self.evaluated.play(&mut dice, scratch, |turn| {
                for (estimate, measured) in measured.iter_mut().enumerate() {
                    *measured += self.evaluated.measure_turn(estimate, turn);
                }
            })
        };
        unwrap_infallible(winner).win_score()
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        Some(ScoreBounds::tight(Score::ZERO, Score::WIN))
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        self.theory()
            .map(|theory| theory.estimates[estimate].bounds)
    }

    fn expected_plain(&self) -> Option<ExpectedDistribution> {
        // A plain result is 0 or 100.
        self.theory().map(|theory| ExpectedDistribution {
            mean: theory.mean,
            sd: theory.plain_sd,
            lattice_origin: 0.0,
            lattice_step: 100.0,
        })
    }

    fn expected_reduced(&self, estimate: usize) -> Option<ExpectedDistribution> {
        self.theory().map(|theory| ExpectedDistribution {
            mean: theory.mean,
            sd: theory.estimates[estimate].reduced_sd,
            lattice_origin: theory.mean,
            lattice_step: 0.0,
        })
    }
}
