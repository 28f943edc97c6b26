//! A setup with a cube made ready to be rolled out.

use super::judged::JudgedCube;
use super::paths::Paths;
use super::setup::CubeSetup;
use super::theory::CubeTheory;
use crate::backgammon::bearoff_db::arrangements::Index;
use crate::backgammon::cube::RESOLUTION;
use crate::codec;
use crate::rollout::dice::certain;
use crate::rollout::sampler::{Measured, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::histogram::Expected;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// A setup with a cube made ready. Everything is told in points for the side on roll at the start, per unit of the cube then.
pub struct CubeGame {
    judged: JudgedCube,
    /// `None` where somebody else has gone through all that can happen.
    paths: Option<Paths>,
    theory: CubeTheory,
}

/// Space for lists of plays.
#[derive(Clone, Default)]
pub struct Scratch(Vec<Index>);

impl CubeGame {
    /// What its scores are told in.
    pub(crate) const UNIT: Unit = Unit::Points;

    pub(crate) const fn of(judged: JudgedCube, paths: Option<Paths>, theory: CubeTheory) -> Self {
        Self {
            judged,
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
        &self.judged.setup
    }

    /// The value of the start by estimate number `estimate`, in points.
    #[must_use]
    pub fn evaluation(&self, estimate: usize) -> f64 {
        self.judged.start_value(estimate).in_unit(Unit::Points)
    }

    /// The results of the enumeration as bytes: see [`CubeGameBuilder::take`].
    ///
    /// [`CubeGameBuilder::take`]: super::game_builder::CubeGameBuilder::take
    #[must_use]
    pub fn made(&self) -> Vec<u8> {
        codec::pack(&self.theory)
    }

    #[cfg(test)]
    pub(crate) const fn paths(&self) -> Option<&Paths> {
        self.paths.as_ref()
    }

    pub(crate) const fn judged(&self) -> &JudgedCube {
        &self.judged
    }
}

impl Sampler for CubeGame {
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
        Scratch(plays): &mut Scratch,
        measured: &mut [Measured],
    ) -> Score {
        let mut dice = trials.dice(k);
        let judged = &self.judged;
        let ending = if let Some(paths) = &self.paths {
            paths.walk(&mut dice, measured)
        } else {
            let mut space = Vec::new();
            judged.play(&mut dice, plays, |turn| {
                let best = judged.best_plays(turn.before.after_action(turn.action), &mut space);
                for (estimate, measured) in measured.iter_mut().enumerate() {
                    measured.luck += judged.luck(estimate, &turn, &best);
                }
            })
        };
        judged.result(certain(ending))
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        self.theory.bounds
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        self.theory.estimates[estimate].bounds
    }

    fn expected_plain(&self) -> Option<Expected> {
        // Games pay whole points.
        Some(Expected {
            mean: self.theory.mean,
            sd: self.theory.plain_sd,
            possible: 0.0,
            lattice: 1.0,
        })
    }

    fn expected_reduced(&self, estimate: usize) -> Option<Expected> {
        Some(Expected {
            mean: self.theory.mean,
            sd: self.theory.estimates[estimate].reduced_sd,
            possible: self.theory.mean,
            lattice: 0.0,
        })
    }
}
