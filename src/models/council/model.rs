//! The model of a council: the number of candidate moves, the lead of the best one, and the noise
//! of programs.

use super::model_error::{MAX_CANDIDATES, MAX_PROGRAMS, MIN_CANDIDATES, ModelError, Quantity};
use crate::codec::{codec_as, codec_fields};

/// The numbers of a council, not yet checked. All values share one unit, which can be any.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// The number of candidate moves, [`MIN_CANDIDATES`] to [`MAX_CANDIDATES`]. One is the best,
    /// and all others have equal values.
    pub candidates: u64,
    /// The difference between the value of the best move and that of the others.
    pub d: f64,
    /// The noise of the strongest program: the standard deviation of its evaluation errors.
    pub s1: f64,
    /// The noise of every other program.
    pub s2: f64,
    /// The percentage of positions, 0..100, in which the third program repeats the second one's
    /// report, move and value.
    pub copying: f64,
    /// The number of programs, 1 to [`MAX_PROGRAMS`].
    pub programs: u64,
}

/// The number of programs in the blog's council, in which one program is stronger and one copies.
///
/// With any other number all programs have equal noise, and none copies.
pub const COUNCIL_SIZE: u64 = 3;

/// The smallest and the largest d. Beyond them squares could leave the range of f64.
pub const DIFFERENCE_RANGE: (f64, f64) = (1e-6, 1e6);

/// The smallest and the largest noise, in units of d.
pub const NOISE_RANGE: (f64, f64) = (0.01, 1000.0);

/// The largest ratio of the others' noise to the strongest program's.
pub const MAX_RATIO: f64 = 100.0;

/// A council with valid numbers.
///
/// Every program evaluates every candidate. An evaluation is the true value plus a normal error,
/// independent of all others. The program reports the candidate with the largest evaluation, and
/// that evaluation.
///
/// The source is the blog of LFICS (Laboratory for Fundamental Information on Computer Shogi),
/// December 2016, which asks how much councils of shogi programs gain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model(Setting);

impl Model {
    /// The default council: two candidates, three programs with equal noise 2d, and no copying.
    ///
    /// The blog prints s = 2d. The other numbers are our choice.
    pub const DEFAULT: Self = Self(Setting {
        candidates: 2,
        d: 1.0,
        s1: 2.0,
        s2: 2.0,
        copying: 0.0,
        programs: COUNCIL_SIZE,
    });

    /// Creates the model of a setting.
    ///
    /// # Errors
    /// Returns the [`ModelError`] of the first check that fails.
    // Not inlined, because it has many callers and isn't time-critical.
    #[inline(never)]
    pub fn new(setting: Setting) -> Result<Self, ModelError> {
        let Setting {
            candidates,
            d,
            s1,
            s2,
            copying,
            programs,
        } = setting;
        if !(MIN_CANDIDATES..=MAX_CANDIDATES).contains(&candidates) {
            return Err(ModelError::Candidates { given: candidates });
        }
        if !(1..=MAX_PROGRAMS).contains(&programs) {
            return Err(ModelError::Programs { given: programs });
        }
        let numbers = [
            (Quantity::Difference, d),
            (Quantity::StrongestNoise, s1),
            (Quantity::OthersNoise, s2),
            (Quantity::Copying, copying),
        ];
        for (quantity, given) in numbers {
            if !given.is_finite() {
                return Err(ModelError::NotFinite { quantity });
            }
        }
        if !(DIFFERENCE_RANGE.0..=DIFFERENCE_RANGE.1).contains(&d) {
            return Err(ModelError::Difference { given: d });
        }
        for (quantity, noise) in [(Quantity::StrongestNoise, s1), (Quantity::OthersNoise, s2)] {
            if !(NOISE_RANGE.0 * d..=NOISE_RANGE.1 * d).contains(&noise) {
                return Err(ModelError::Noise { quantity, noise, d });
            }
        }
        if s1 > s2 {
            return Err(ModelError::Order { s1, s2 });
        }
        if s2 > MAX_RATIO * s1 {
            return Err(ModelError::Ratio { s1, s2 });
        }
        if programs != COUNCIL_SIZE && s1 != s2 {
            return Err(ModelError::UnequalPanel { programs, s1, s2 });
        }
        if !(0.0..=100.0).contains(&copying) {
            return Err(ModelError::Copying { given: copying });
        }
        if programs != COUNCIL_SIZE && copying > 0.0 {
            return Err(ModelError::CopyingPanel { programs, copying });
        }
        Ok(Self(setting))
    }

    /// Returns the setting of the model.
    #[must_use]
    pub const fn setting(&self) -> Setting {
        self.0
    }

    /// Returns the number of candidate moves.
    #[must_use]
    pub const fn candidates(&self) -> usize {
        self.0.candidates as usize
    }

    /// Returns the number of programs.
    #[must_use]
    pub const fn programs(&self) -> usize {
        self.0.programs as usize
    }

    /// Returns the chance, 0..1, that the third program repeats the second.
    #[must_use]
    pub fn copying(&self) -> f64 {
        self.0.copying / 100.0
    }

    /// Returns the noise of program number `program`, counted from 0, in units of d.
    #[must_use]
    pub fn noise(&self, program: usize) -> f64 {
        let Setting { d, s1, s2, .. } = self.0;
        if program == 0 { s1 / d } else { s2 / d }
    }

    /// Returns this council with another ratio s₂ / s₁ of noises.
    ///
    /// # Errors
    /// Returns [`ModelError`] if there is no such council.
    pub fn with_ratio(&self, ratio: f64) -> Result<Self, ModelError> {
        let s2 = self.0.s1 * ratio;
        Self::new(Setting { s2, ..self.0 })
    }

    /// Returns a council of `programs` programs that all have the noise of this council's strongest
    /// program, without copies.
    ///
    /// # Errors
    /// Returns [`ModelError::Programs`] if `programs` is 0 or above [`MAX_PROGRAMS`].
    pub(crate) fn panel(&self, programs: u64) -> Result<Self, ModelError> {
        Self::new(Setting {
            s2: self.0.s1,
            copying: 0.0,
            programs,
            ..self.0
        })
    }

    /// Returns this council without copies.
    #[must_use]
    pub(crate) const fn without_copies(&self) -> Self {
        Self(Setting {
            copying: 0.0,
            ..self.0
        })
    }

    /// Returns the council in which every evaluation comes from a rollout with variance reduction.
    ///
    /// One of its games counts as `equivalent_games` plain ones. So all noise becomes noise /
    /// √`equivalent_games` ([`reduced_noise`]).
    ///
    /// # Errors
    /// Returns [`ModelError`] if there is no such council.
    pub fn with_variance_reduction(&self, equivalent_games: f64) -> Result<Self, ModelError> {
        let reduced = |noise| reduced_noise(noise, equivalent_games).unwrap_or(f64::NAN);
        let (s1, s2) = (reduced(self.0.s1), reduced(self.0.s2));
        // Rounding must not push a valid ratio above the bound.
        let s2 = if s2.is_nan() {
            s2
        } else {
            s2.min(MAX_RATIO * s1)
        };
        Self::new(Setting { s1, s2, ..self.0 })
    }
}

/// Returns the noise of a program after variance reduction: noise / √`equivalent_games`, in the
/// unit of the noise.
///
/// The program's noise is the standard error of a rollout. One game with variance reduction counts
/// as `equivalent_games` plain games ([`crate::stats::summary::equivalent_games`]). Rates depend
/// only on noise / d, so the council moves along its curve. `None` unless both numbers are positive
/// and finite.
#[must_use]
pub fn reduced_noise(noise: f64, equivalent_games: f64) -> Option<f64> {
    let positive = |number: f64| number.is_finite() && number > 0.0;
    (positive(noise) && positive(equivalent_games)).then(|| noise / equivalent_games.sqrt())
}

codec_fields! { Setting { candidates, programs, d, s1, s2, copying } }

codec_as! { Model => Setting, |model| model.0, |setting| Self::new(setting).ok() }
