//! The model with a given mean, standard deviation and third moment of the lengths of its games.

use core::fmt;

use super::central_moments::CentralMoments;
use super::exact_walk::ExactWalk;
use super::model::{MAX_A, MAX_M, MAX_S, MIN_A, Model};

/// The relative error of the third moment at which the search stops.
///
/// The equations are solved to about as many digits.
const TOLERANCE: f64 = 1e-12;

/// The maximum number of steps of the search. About eight are enough everywhere.
const MAX_STEPS: u32 = 60;

/// The relative rounding error that is forgiven where the walk's mean or variance exceeds that of
/// the games.
const ROUNDING: f64 = 1e-9;

/// A model fitted to three moments of the lengths of games.
///
/// The other moves are normal, so the whole third central moment of a length is that of the walk,
/// T. It falls as A grows, which gives A. The other moves have the remaining mean and variance.
///
/// ```
/// use rollout_lab::models::walk::{Fit, Model};
///
/// // Games between professionals: 117.1 moves, standard deviation 27.88 moves,
/// // third central moment 10,457 moves³.
/// let fit = Fit::new(117.0972, 27.8793, 10_456.95).unwrap();
/// let model = Model::PROFESSIONAL_GAMES;
/// assert!((fit.model.a() - model.a()).abs() < 1e-4);
/// assert!((fit.model.m() - model.m()).abs() < 1e-2);
/// assert!((fit.model.s() - model.s()).abs() < 1e-2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The fitted model.
    pub model: Model,
    /// Moments of T, the moves of its walk, including the deciding move.
    pub walk: CentralMoments,
}

/// The reason why no model has the given moments.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FitError {
    /// The mean length, in moves, is not within 0 and [`MAX_M`].
    Mean(f64),
    /// The standard deviation, in moves, is not within 0 and [`MAX_S`].
    Sd(f64),
    /// No A within [`MIN_A`] and [`MAX_A`] gives this third central moment.
    ThirdMoment {
        /// The third central moment, in moves³.
        c3: f64,
        /// The smallest third central moment of a walk, in moves³: at A = [`MAX_A`].
        least: f64,
        /// The largest third central moment of a walk, in moves³: at A = [`MIN_A`].
        most: f64,
    },
    /// M would be negative: the walk alone is longer than the games.
    Short {
        /// The mean length of games, in moves.
        mean: f64,
        /// The mean of the walk with this third moment, in moves.
        walk: f64,
    },
    /// S² would be negative: the walk alone varies more than the games.
    Narrow {
        /// The standard deviation of the lengths of games, in moves.
        sd: f64,
        /// The standard deviation of the walk with this third moment, in moves.
        walk: f64,
    },
}

impl Fit {
    /// Fits a model to the lengths of games.
    ///
    /// The mean and the standard deviation are in moves, and the third central moment `c3` is in
    /// moves³.
    ///
    /// # Errors
    /// Returns the [`FitError`] of the first moment that no model has.
    pub fn new(mean: f64, sd: f64, c3: f64) -> Result<Self, FitError> {
        if !(0.0..=MAX_M).contains(&mean) {
            return Err(FitError::Mean(mean));
        }
        if !(0.0..=MAX_S).contains(&sd) {
            return Err(FitError::Sd(sd));
        }
        let (a, walk) = walk_with_third_moment(c3)?;
        let m = remainder(mean, walk.mean).ok_or(FitError::Short {
            mean,
            walk: walk.mean,
        })?;
        let square = remainder(sd * sd, walk.variance).ok_or(FitError::Narrow {
            sd,
            walk: walk.sd(),
        })?;
        // This can't fail: A is within its bounds, M is at most the mean, and S at most the
        // standard deviation.
        let model = Model::new(a, m, square.sqrt()).map_err(|_| FitError::Mean(mean))?;
        Ok(Self { model, walk })
    }

    /// Returns the moments of T + N, the lengths of whole games.
    #[must_use]
    pub fn total(&self) -> CentralMoments {
        self.walk.with_other_moves(self.model)
    }
}

/// Returns `whole` − `part`, or 0 if it is negative only by rounding.
///
/// `None` if the part is larger.
fn remainder(whole: f64, part: f64) -> Option<f64> {
    let rest = whole - part;
    (rest >= -ROUNDING * whole).then(|| rest.max(0.0))
}

/// Finds the walk whose length has this third central moment, in moves³, and returns its A and the
/// moments of T.
///
/// Log c3 is nearly a straight line in log A, with slope −6 where A is small. The search is by
/// false position between the bounds of A. It halves the value at an end that stays (the Illinois
/// method; Dowell and Jarratt, *A modified regula falsi method*, BIT 11, 1971).
///
/// # Errors
/// [`FitError::ThirdMoment`] if A would leave its bounds.
fn walk_with_third_moment(c3: f64) -> Result<(f64, CentralMoments), FitError> {
    let moments_at = |a: f64| ExactWalk::with_move_sd(a).length();
    let [longest, shortest] = [MIN_A, MAX_A].map(moments_at);
    let [least, most] = [shortest.c3, longest.c3];
    // The tolerance accepts the moments of the models at both bounds of A.
    if !(least * (1.0 - TOLERANCE)..=most * (1.0 + TOLERANCE)).contains(&c3) {
        return Err(FitError::ThirdMoment { c3, least, most });
    }
    let target = libm::log(c3);
    let log_error = |moments: &CentralMoments| libm::log(moments.c3) - target;
    let mut low = (libm::log(MIN_A), log_error(&longest));
    let mut high = (libm::log(MAX_A), log_error(&shortest));
    for (end, a, moments) in [(low, MIN_A, longest), (high, MAX_A, shortest)] {
        if end.1.abs() <= TOLERANCE {
            return Ok((a, moments));
        }
    }
    let mut found = (MIN_A, longest);
    let mut was_low = None;
    for _ in 0..MAX_STEPS {
        let middle = (low.0 * high.1 - high.0 * low.1) / (high.1 - low.1);
        let a = libm::exp(middle);
        let moments = moments_at(a);
        found = (a, moments);
        let error = log_error(&moments);
        if error.abs() <= TOLERANCE {
            break;
        }
        let is_low = error > 0.0;
        let kept_end = if is_low {
            low = (middle, error);
            &mut high.1
        } else {
            high = (middle, error);
            &mut low.1
        };
        if was_low == Some(is_low) {
            *kept_end /= 2.0;
        }
        was_low = Some(is_low);
    }
    Ok(found)
}

impl fmt::Display for FitError {
    // As in `ModelError`, the sentence has no floats: formatting them would enlarge the WebAssembly
    // module.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mean(_) => "the mean length must be a number of moves from 0 to 10000",
            Self::Sd(_) => {
                "the standard deviation of lengths must be a number of moves from 0 to 1000"
            }
            Self::ThirdMoment { .. } => {
                "no A from 0.05 to 1 gives this third moment: it must be positive, neither too small nor too large"
            }
            Self::Short { .. } => {
                "the walk with this third moment is longer on average than the games: M would be negative"
            }
            Self::Narrow { .. } => {
                "the walk with this third moment varies more than the games: S² would be negative"
            }
        })
    }
}

impl core::error::Error for FitError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn third_moment_falls_as_a_grows() {
        let mut before = f64::INFINITY;
        for step in 0..=200 {
            let a = MIN_A * libm::pow(MAX_A / MIN_A, f64::from(step) / 200.0);
            let c3 = ExactWalk::with_move_sd(a).length().c3;
            assert!(c3 < before, "{a}: {c3} after {before}");
            before = c3;
        }
    }
}
