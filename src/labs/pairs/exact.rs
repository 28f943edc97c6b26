//! What is true of pairs, exactly: where the mean of A − B settles, and the spread of one pair.

use super::arm_result::{ArmResult, ArmResultBuilder, RemainingMoments, independent_difference};
use super::joint::JointBuilder;
use super::limits::Limits;
use crate::codec::{Codec, DecodeError};
use crate::labs::bearoff::paths::Paths;
use crate::rollout::pairs::Coupling;

/// Exact values of two plays and of pairs of games after them, in percent and points, from the view of X, who made the
/// play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairsExact {
    /// X's chances after play A.
    pub a: f64,
    /// X's chances after play B.
    pub b: f64,
    /// A − B.
    pub difference: f64,
    independent: Limits,
    /// In the order of [`Coupling::COUPLED`].
    coupled: [Option<Limits>; 3],
}

impl PairsExact {
    /// Where rollouts go with a coupling; `None` where more than [`MAX_JOINT_STATES`] pairs of positions can come up.
    ///
    /// [`MAX_JOINT_STATES`]: super::joint::MAX_JOINT_STATES
    #[must_use]
    pub fn limits(&self, coupling: Coupling) -> Option<Limits> {
        match coupling {
            Coupling::Independent => Some(self.independent),
            Coupling::Same => self.coupled[0],
            Coupling::Ranked => self.coupled[1],
            Coupling::Nearest => self.coupled[2],
        }
    }
}

/// Exact figures in the making: of A and of B by itself, then of both with each coupling.
///
/// Every game is told by its paths, with the estimate whose luck is subtracted and then the one that ranks rolls; `None` if
/// the play has won it.
pub(crate) struct PairsExactBuilder {
    arms: [Option<ArmResultBuilder>; 2],
    joint: Option<JointBuilder>,
    coupled: Vec<Option<Limits>>,
}

impl PairsExactBuilder {
    pub fn new(paths: [Option<&Paths>; 2]) -> Self {
        Self {
            arms: paths.map(|paths| paths.map(ArmResultBuilder::new)),
            joint: None,
            coupled: Vec::new(),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        let arms = self.arms.iter().flatten();
        let done: f64 = arms.clone().map(ArmResultBuilder::progress).sum();
        let joint = self.joint.as_ref().map_or(0.0, JointBuilder::progress);
        let parts = arms.count() + Coupling::COUPLED.len();
        (done + self.coupled.len() as f64 + joint) / parts as f64
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(
        &mut self,
        paths: [Option<&Paths>; 2],
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        for (half, paths) in self.arms.iter_mut().zip(paths) {
            if let (Some(half), Some(paths)) = (half, paths)
                && !half.build_while(paths, keep_going)
            {
                return false;
            }
        }
        while let Some(&coupling) = Coupling::COUPLED.get(self.coupled.len()) {
            // Where a play has won its game, the other rolls alone from the start.
            let joint = self.joint.take();
            let limits = if let [Some(a), Some(b)] = self.arm_results(paths) {
                let new_builder = || JointBuilder::new(coupling, a.paths);
                let mut joint = joint.unwrap_or_else(new_builder);
                if !joint.build_while([a, b], keep_going) {
                    self.joint = Some(joint);
                    return false;
                }
                joint.finish([a, b])
            } else {
                Some(self.independent(paths).1)
            };
            self.coupled.push(limits);
        }
        true
    }

    /// The games with what is true of each by itself.
    fn arm_results<'a>(&'a self, paths: [Option<&'a Paths>; 2]) -> [Option<ArmResult<'a>>; 2] {
        [0, 1].map(|at| Some(ArmResult::new(paths[at]?, self.arms[at].as_ref()?)))
    }

    /// What is left of A and of B, and where rollouts with independent dice go.
    fn independent(&self, paths: [Option<&Paths>; 2]) -> ([f64; 2], Limits) {
        let results = self.arm_results(paths);
        let won = RemainingMoments {
            mean: 1.0,
            variance: 0.0,
        };
        let [a, b] = results.map(|half| half.map_or([won; 2], |half| half.remaining(0)));
        let rotated = results.map(|half| half.map_or([0.0; 2], ArmResult::rotated_variances));
        let rotated = [0, 1].map(|way| rotated[0][way] + rotated[1][way]);
        let limits = Limits::from_moments(independent_difference(a, b), rotated);
        ([a[0].mean, b[0].mean], limits)
    }

    /// The figures, once all is done.
    pub fn finish(&self, paths: [Option<&Paths>; 2]) -> PairsExact {
        let ([a, b], independent) = self.independent(paths);
        let coupled = core::array::from_fn(|at| self.coupled.get(at).copied().flatten());
        PairsExact {
            a: 100.0 * a,
            b: 100.0 * b,
            difference: independent.plain.mean,
            independent,
            coupled,
        }
    }
}

/// All its numbers in a row; a coupling that was not gone through is left out.
impl Codec for PairsExact {
    fn encode(&self, bytes: &mut Vec<u8>) {
        [self.a, self.b].encode(bytes);
        self.independent.encode(bytes);
        for limits in &self.coupled {
            limits.encode(bytes);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let [a, b] = Codec::decode(bytes)?;
        let independent = Limits::decode(bytes)?;
        let mut coupled = [None; 3];
        for limits in &mut coupled {
            *limits = Codec::decode(bytes)?;
        }
        Ok(Self {
            a,
            b,
            difference: independent.plain.mean,
            independent,
            coupled,
        })
    }
}
