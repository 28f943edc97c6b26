//! The model: how many moves there are to choose from, how far the best is ahead, and how much the programs err.

use super::model_error::{MAX_CANDIDATES, MAX_PROGRAMS, MIN_CANDIDATES, ModelError, Quantity};
use crate::codec::{Codec, DecodeError};

/// The numbers of a council, not yet checked. Values are in any unit, as long as all of them share it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// How many moves there are to choose from, [`MIN_CANDIDATES`] to [`MAX_CANDIDATES`]. One is the best; all others are
    /// worth the same.
    pub candidates: u64,
    /// By how much the best move is worth more than the others.
    pub d: f64,
    /// Standard deviation of the error of the strongest program's evaluations.
    pub s1: f64,
    /// Noise of every other program.
    pub s2: f64,
    /// In how many percent of positions (0..100) the third program repeats what the second one says, move and value.
    pub copying: f64,
    /// How many programs there are, 1 to [`MAX_PROGRAMS`].
    pub programs: u64,
}

/// The number of programs of which one is stronger and one copies, as in the blog. With any other number all programs
/// have equal noise, and none copies.
pub const COUNCIL_SIZE: u64 = 3;

/// The smallest and the largest d: beyond them squares would begin to leave what f64 can hold.
pub const DIFFERENCE_RANGE: (f64, f64) = (1e-6, 1e6);

/// The least and the most noise, in units of d.
pub const NOISE_RANGE: (f64, f64) = (0.01, 1000.0);

/// The most that the others' noise may be times the strongest program's.
pub const MAX_RATIO: f64 = 100.0;

/// A council that makes sense.
///
/// Every program evaluates every candidate: its true value + an error of its own, normal, independent of all others. It
/// reports the move that comes out best, and the value that it has for it. Source: the blog of LFICS (Laboratory for
/// Fundamental Information on Computer Shogi), December 2016, which asks what councils of shogi programs gain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model(Setting);

impl Model {
    /// Two candidates, three programs with equal noise 2d, and no copying. The blog prints s = 2d; the other numbers
    /// are our choice.
    pub const DEFAULT: Self = Self(Setting {
        candidates: 2,
        d: 1.0,
        s1: 2.0,
        s2: 2.0,
        copying: 0.0,
        programs: COUNCIL_SIZE,
    });

    /// The model of this setting.
    ///
    /// # Errors
    /// [`ModelError`], the first thing that is wrong with it.
    // Not inlined: it is asked for at many places, and nobody waits for it.
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

    /// The numbers from which the model was made.
    #[must_use]
    pub const fn setting(&self) -> Setting {
        self.0
    }

    /// How many moves there are to choose from.
    #[must_use]
    pub const fn candidates(&self) -> usize {
        self.0.candidates as usize
    }

    /// How many programs there are.
    #[must_use]
    pub const fn programs(&self) -> usize {
        self.0.programs as usize
    }

    /// The chance, 0..1, that the third program repeats the second.
    #[must_use]
    pub fn copying(&self) -> f64 {
        self.0.copying / 100.0
    }

    /// The noise of program `program`, counted from 0, in units of d.
    #[must_use]
    pub fn noise(&self, program: usize) -> f64 {
        let Setting { d, s1, s2, .. } = self.0;
        if program == 0 { s1 / d } else { s2 / d }
    }

    /// A council like this one in which the noise of all but the strongest program is `ratio` times that of the
    /// strongest.
    ///
    /// # Errors
    /// [`ModelError`] if there is no such council.
    pub fn with_ratio(&self, ratio: f64) -> Result<Self, ModelError> {
        let s2 = self.0.s1 * ratio;
        Self::new(Setting { s2, ..self.0 })
    }

    /// So many programs that all err like the strongest one of this council, and do not copy.
    ///
    /// # Errors
    /// [`ModelError::Programs`] if they are none, or too many.
    pub fn panel(&self, programs: u64) -> Result<Self, ModelError> {
        Self::new(Setting {
            s2: self.0.s1,
            copying: 0.0,
            programs,
            ..self.0
        })
    }

    /// Returns this council without copies.
    #[must_use]
    pub const fn without_copies(&self) -> Self {
        Self(Setting {
            copying: 0.0,
            ..self.0
        })
    }

    /// The council in which every evaluation comes from a rollout with variance reduction of which one game is worth
    /// `equivalent_games` plain ones: all noise becomes noise / √`equivalent_games` ([`reduced_noise`]).
    ///
    /// # Errors
    /// [`ModelError`] if there is no such council.
    pub fn with_variance_reduction(&self, equivalent_games: f64) -> Result<Self, ModelError> {
        let reduced = |noise| reduced_noise(noise, equivalent_games).unwrap_or(f64::NAN);
        let (s1, s2) = (reduced(self.0.s1), reduced(self.0.s2));
        // Rounding makes no ratio too large that was not.
        let s2 = if s2.is_nan() {
            s2
        } else {
            s2.min(MAX_RATIO * s1)
        };
        Self::new(Setting { s1, s2, ..self.0 })
    }
}

/// The noise of a program after variance reduction, if its noise is the standard error of a rollout: noise /
/// √`equivalent_games`, in the unit of the noise. `equivalent_games` is the number of plain games that one game is
/// worth ([`crate::stats::summary::equivalent_games`]). Rates depend on noise / d alone, so the council moves along its
/// curve. `None` unless both numbers are positive and finite.
#[must_use]
pub fn reduced_noise(noise: f64, equivalent_games: f64) -> Option<f64> {
    let positive = |number: f64| number.is_finite() && number > 0.0;
    (positive(noise) && positive(equivalent_games)).then(|| noise / equivalent_games.sqrt())
}

impl Codec for Model {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let Setting {
            candidates,
            d,
            s1,
            s2,
            copying,
            programs,
        } = self.0;
        [candidates, programs].encode(bytes);
        [d, s1, s2, copying].encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let [candidates, programs] = Codec::decode(bytes)?;
        let [d, s1, s2, copying] = Codec::decode(bytes)?;
        Self::new(Setting {
            candidates,
            d,
            s1,
            s2,
            copying,
            programs,
        })
        .map_err(|_| DecodeError)
    }
}
