//! Exact values of two plays and of pairs of games after them.

use super::arm_result::{ArmAnalysis, ArmResult, RemainingMoments, independent_difference};
use super::joint::coupling_limits;
use super::limits::CouplingLimits;
use crate::codec::{Codec, DecodeError};
use crate::labs::bearoff::paths::Paths;
use crate::rollout::pairs::Coupling;
use crate::rollout::resumable::Pause;

/// The exact values of two plays and of the pairs of games after them, from the side of X, who is
/// the mover.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairsExact {
    /// X's winning chance after play A, in percent.
    pub a: f64,
    /// X's winning chance after play B, in percent.
    pub b: f64,
    /// A − B, in percentage points.
    pub difference: f64,
    /// The limits with independent dice.
    independent: CouplingLimits,
    /// The limits with the coupled dice, in the order of [`Coupling::COUPLED`].
    coupled: [Option<CouplingLimits>; 3],
}

impl PairsExact {
    /// Returns the limits of a coupling; `None` if more than [`MAX_JOINT_STATES`] pairs of
    /// positions can come up with it.
    ///
    /// [`MAX_JOINT_STATES`]: super::joint::MAX_JOINT_STATES
    #[must_use]
    pub fn limits(&self, coupling: Coupling) -> Option<CouplingLimits> {
        match coupling {
            Coupling::Independent => Some(self.independent),
            Coupling::Same => self.coupled[0],
            Coupling::Ranked => self.coupled[1],
            Coupling::Nearest => self.coupled[2],
        }
    }

    /// Computes the exact values.
    ///
    /// `paths` are those of the games after A and after B. Their first estimate measures the luck
    /// that is subtracted, and their second one ranks rolls. `None` stands for a play that has won
    /// its game.
    pub(crate) async fn compute(paths: [Option<&Paths>; 2], pause: &Pause) -> Self {
        let arms = paths.iter().flatten().count();
        let parts = (arms + Coupling::COUPLED.len()) as f64;
        let part = |number: usize| pause.part(number as f64 / parts, (number + 1) as f64 / parts);
        let mut analyses = [None, None];
        let mut done = 0;
        for (analysis, paths) in analyses.iter_mut().zip(paths) {
            if let Some(paths) = paths {
                *analysis = Some(ArmAnalysis::compute(paths, &part(done)).await);
                done += 1;
            }
        }
        let results = [0, 1].map(|arm| Some(ArmResult::new(paths[arm]?, analyses[arm].as_ref()?)));
        let ([a, b], independent) = independent_limits(results);
        let mut coupled = [None; 3];
        for (limits, coupling) in coupled.iter_mut().zip(Coupling::COUPLED) {
            *limits = match results {
                [Some(a), Some(b)] => coupling_limits(coupling, [a, b], &part(done)).await,
                // Once a play has won its game, no dice are coupled: the other game is rolled
                // alone.
                _ => Some(independent),
            };
            done += 1;
        }
        Self {
            a: 100.0 * a,
            b: 100.0 * b,
            difference: independent.plain.mean,
            independent,
            coupled,
        }
    }
}

/// Returns the winning chances after A and after B, 0..1, and the limits with independent dice.
fn independent_limits(results: [Option<ArmResult>; 2]) -> ([f64; 2], CouplingLimits) {
    let won = RemainingMoments {
        mean: 1.0,
        variance: 0.0,
    };
    let [a, b] = results.map(|arm| arm.map_or([won; 2], |arm| arm.remaining(0)));
    let rotated = results.map(|arm| arm.map_or([0.0; 2], ArmResult::rotated_variances));
    let rotated = [0, 1].map(|series| rotated[0][series] + rotated[1][series]);
    let limits = CouplingLimits::from_moments(independent_difference(a, b), rotated);
    ([a[0].mean, b[0].mean], limits)
}

/// All numbers in a row. The difference is not written, because it follows from the limits.
impl Codec for PairsExact {
    fn encode(&self, bytes: &mut Vec<u8>) {
        (self.a, self.b, self.independent, self.coupled).encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (a, b, independent, coupled) = <(_, _, CouplingLimits, _)>::decode(bytes)?;
        Ok(Self {
            a,
            b,
            difference: independent.plain.mean,
            independent,
            coupled,
        })
    }
}
