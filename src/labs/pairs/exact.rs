//! What is true of pairs, exactly: where the mean of A − B settles, and the spread of one pair.

use super::arm_result::{Half, HalfBuilder, Left, difference};
use super::joint::JointBuilder;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::codec::{Garbled, Packed};
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

/// Where rollouts of A − B go with one coupling.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// Results as they are.
    pub plain: Limit,
    /// Luck subtracted.
    pub reduced: Limit,
}

/// Where a mean settles, and the spread around it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limit {
    /// The value at which the mean of A − B settles.
    pub mean: f64,
    /// Standard deviation of one pair; exactly 0 where it is rounding (see [`RESOLUTION`]).
    pub sd: f64,
    /// The standard deviation with rotation, where every 36 pairs have each first roll once: √36 × the standard
    /// deviation of the mean of 36 such pairs.
    pub rotated_sd: f64,
}

impl PairsExact {
    /// Where rollouts go with a coupling; `None` where more than [`MOST_JOINT_STATES`] pairs of positions can come up.
    ///
    /// [`MOST_JOINT_STATES`]: super::joint::MOST_JOINT_STATES
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

impl Limits {
    /// Of variances of one pair as it comes, and rotated, 0..1.
    pub(crate) fn of(left: [Left; 2], rotated: [f64; 2]) -> Self {
        let sd = |variance: f64| {
            let sd = 100.0 * variance.max(0.0).sqrt();
            if sd > RESOLUTION { sd } else { 0.0 }
        };
        let [plain, reduced] = [0, 1].map(|way| Limit {
            mean: 100.0 * left[way].mean,
            sd: sd(left[way].variance),
            rotated_sd: sd(rotated[way]),
        });
        Self { plain, reduced }
    }
}

/// Exact figures in the making: of A and of B by itself, then of both with each coupling.
///
/// Every game is told by its paths, with the estimate whose luck is subtracted and then the one that ranks rolls; `None` if
/// the play has won it.
pub(crate) struct ExactBuilder {
    halves: [Option<HalfBuilder>; 2],
    joint: Option<JointBuilder>,
    coupled: Vec<Option<Limits>>,
}

impl ExactBuilder {
    pub fn new(paths: [Option<&Paths>; 2]) -> Self {
        Self {
            halves: paths.map(|paths| paths.map(HalfBuilder::new)),
            joint: None,
            coupled: Vec::new(),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        let alone = self.halves.iter().flatten();
        let done: f64 = alone.clone().map(HalfBuilder::progress).sum();
        let joint = self.joint.as_ref().map_or(0.0, JointBuilder::progress);
        let parts = alone.count() + Coupling::COUPLED.len();
        (done + self.coupled.len() as f64 + joint) / parts as f64
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(
        &mut self,
        paths: [Option<&Paths>; 2],
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        for (half, paths) in self.halves.iter_mut().zip(paths) {
            if let (Some(half), Some(paths)) = (half, paths)
                && !half.build_while(paths, keep_going)
            {
                return false;
            }
        }
        while let Some(&coupling) = Coupling::COUPLED.get(self.coupled.len()) {
            // Where a play has won its game, the other rolls alone from the start.
            let joint = self.joint.take();
            let limits = if let [Some(a), Some(b)] = self.halves(paths) {
                let begin = || JointBuilder::new(coupling, a.paths);
                let mut joint = joint.unwrap_or_else(begin);
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
    fn halves<'a>(&'a self, paths: [Option<&'a Paths>; 2]) -> [Option<Half<'a>>; 2] {
        [0, 1].map(|at| Some(Half::new(paths[at]?, self.halves[at].as_ref()?)))
    }

    /// What is left of A and of B, and where rollouts with independent dice go.
    fn independent(&self, paths: [Option<&Paths>; 2]) -> ([f64; 2], Limits) {
        let halves = self.halves(paths);
        let won = Left {
            mean: 1.0,
            variance: 0.0,
        };
        let [a, b] = halves.map(|half| half.map_or([won; 2], |half| half.left(0)));
        let rotated = halves.map(|half| half.map_or([0.0; 2], Half::rotated));
        let rotated = [0, 1].map(|way| rotated[0][way] + rotated[1][way]);
        let limits = Limits::of(difference(a, b), rotated);
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
impl Packed for PairsExact {
    fn pack(&self, bytes: &mut Vec<u8>) {
        [self.a, self.b].pack(bytes);
        self.independent.pack(bytes);
        for limits in &self.coupled {
            limits.pack(bytes);
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let [a, b] = Packed::unpack(bytes)?;
        let independent = Limits::unpack(bytes)?;
        let mut coupled = [None; 3];
        for limits in &mut coupled {
            *limits = Packed::unpack(bytes)?;
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

impl Packed for Limits {
    fn pack(&self, bytes: &mut Vec<u8>) {
        for limit in [self.plain, self.reduced] {
            [limit.mean, limit.sd, limit.rotated_sd].pack(bytes);
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let mut limit = || {
            let [mean, sd, rotated_sd] = Packed::unpack(bytes)?;
            Ok(Limit {
                mean,
                sd,
                rotated_sd,
            })
        };
        Ok(Self {
            plain: limit()?,
            reduced: limit()?,
        })
    }
}
