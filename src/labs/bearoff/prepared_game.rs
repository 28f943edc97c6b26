//! A setup made ready to be rolled out, solved where that can be done.

use super::full_analysis::Solved;
use super::judged_setup::JudgedSetup;
use super::paths::Paths;
use super::setup::Setup;
use super::theory::Theory;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::codec::Packed;
use crate::rollout::dice::certain;
use crate::rollout::sampler::{Measured, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::histogram::Expected;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// A setup made ready.
pub struct PreparedGame {
    judged: JudgedSetup,
    /// Up to six checkers a side.
    solved: Option<Solved>,
}

/// Space for lists of plays.
#[derive(Clone, Default)]
pub struct Scratch(Vec<crate::backgammon::bearoff_db::arrangements::Index>);

impl PreparedGame {
    /// What its scores are told in.
    pub(crate) const UNIT: Unit = Unit::Percent;

    pub(crate) const fn of(judged: JudgedSetup, solved: Option<Solved>) -> Self {
        Self { judged, solved }
    }

    /// The exact statistics of the game; `None` beyond six checkers a side.
    #[must_use]
    pub fn theory(&self) -> Option<&Theory> {
        self.solved.as_ref().map(|solved| &solved.theory)
    }

    /// X's chances before the first roll by estimate number `estimate`, in percent.
    #[must_use]
    pub fn evaluation(&self, estimate: usize) -> f64 {
        self.judged.start_value(estimate).in_unit(Unit::Percent)
    }

    /// The setup of the game.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.judged.setup
    }

    /// The results of the enumeration as bytes: see [`PreparedGameBuilder::take`].
    ///
    /// [`PreparedGameBuilder::take`]: super::prepared_game_builder::PreparedGameBuilder::take
    #[must_use]
    pub fn made(&self) -> Vec<u8> {
        let mut bytes = vec![u8::from(self.solved.is_some())];
        if let Some(theory) = self.theory() {
            theory.pack(&mut bytes);
        }
        bytes
    }

    /// All that can happen in it; `None` beyond six checkers a side, and where somebody else has gone through it.
    pub(crate) fn paths(&self) -> Option<&Paths> {
        self.solved.as_ref()?.paths.as_ref()
    }

    /// Who chooses and who measures.
    pub(crate) const fn judged(&self) -> &JudgedSetup {
        &self.judged
    }
}

impl Sampler for PreparedGame {
    const RESOLUTION: f64 = RESOLUTION;
    type Scratch = Scratch;

    fn unit(&self) -> Unit {
        Self::UNIT
    }

    fn estimates(&self) -> usize {
        self.setup().estimates.len()
    }

    fn start(&self, estimate: usize) -> Score {
        self.judged.start_value(estimate)
    }

    fn values_results(&self, estimate: usize) -> bool {
        !self.judged.is_reversed(estimate)
    }

    /// Along the paths of a solved game, if they are there; else every chance is worked out when it is wanted. Scores are
    /// whole numbers: both give the same ones.
    // Not inlined: its callers would each carry a copy into the WebAssembly module.
    #[inline(never)]
    fn sample(
        &self,
        trials: Trials,
        k: u64,
        Scratch(plays): &mut Scratch,
        measured: &mut [Measured],
    ) -> Score {
        let mut dice = trials.dice(k);
        let winner = if let Some(paths) = self.paths() {
            paths.walk(&mut dice, measured)
        } else {
            self.judged.play(&mut dice, plays, |turn| {
                for (estimate, measured) in measured.iter_mut().enumerate() {
                    *measured += self.judged.measure_turn(estimate, turn);
                }
            })
        };
        certain(winner).result()
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        Some(ScoreBounds::tight(Score::ZERO, Score::WIN))
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        self.theory()
            .map(|theory| theory.estimates[estimate].bounds)
    }

    fn expected_plain(&self) -> Option<Expected> {
        // A game is won or lost: nothing or a hundred.
        self.theory().map(|theory| Expected {
            mean: theory.mean,
            sd: theory.plain_sd,
            possible: 0.0,
            lattice: 100.0,
        })
    }

    fn expected_reduced(&self, estimate: usize) -> Option<Expected> {
        self.theory().map(|theory| Expected {
            mean: theory.mean,
            sd: theory.estimates[estimate].reduced_sd,
            possible: theory.mean,
            lattice: 0.0,
        })
    }
}
