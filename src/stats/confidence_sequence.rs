//! The any-time 95% interval, for readers who look as often as they like and stop when they please.
//!
//! The ordinary 95% interval holds for one look, after a number of games that was fixed beforehand.
//! A reader who looks after every game, and may stop at any, has many chances to see it miss. A
//! *confidence sequence* is wide enough for that: in 95 of 100 rollouts it contains the truth after
//! every number of games.
//!
//! Where games have [proven bounds](super::interval::ScoreBounds), betting proves the interval
//! (`src/stats/betting.rs`). Elsewhere it is [approximate](Summary::any_time_is_approximate), and
//! this module has its factor: Robbins' normal mixture with an estimated variance. The source is
//! the asymptotic confidence sequence of Ian Waudby-Smith, David Arbour, Ritwik Sinha, Edward H.
//! Kennedy and Aaditya Ramdas, *Time-uniform central limit theory and asymptotic confidence
//! sequences*, Annals of Statistics 52 (2024),
//! [arXiv:2103.06476](https://arxiv.org/abs/2103.06476). After t games the interval is
//!
//! > mean ± SD · √( 2(tρ² + 1) / (t²ρ²) · ln( √(tρ² + 1) / α ) ),   α = 5%.
//!
//! With x = tρ² this equals mean ± SE · √( (x + 1) / x · ln( (x + 1) / α² ) ). Like the ordinary
//! interval it assumes that all games spread as the observed ones do. So its standard error also
//! [allows for unseen games](super::interval::UNSEEN_GAMES).
//!
//! ```
//! use rollout_lab::stats::summary::Summary;
//!
//! // X has won 37 of 100 games. Gamblers who know every game prove 21.95% to 54.22%
//! // (tests/golden/betting.json). From the mean and the variance alone, a little more is left.
//! let rollout = Summary::from_counts([100.0, 0.0], [37, 63]);
//! let (low, high) = rollout.any_time().unwrap();
//! assert!(low <= 21.950750 && 54.218541 <= high);
//! assert!(high - low < 1.2 * (54.218541 - 21.950750));
//!
//! // The price of looking at any time: the ordinary interval is narrower.
//! let (ordinary_low, ordinary_high) = rollout.ci.unwrap();
//! assert!(low < ordinary_low && ordinary_high < high);
//! ```

use core::f64::consts::{LN_2, SQRT_2};

use super::summary::Summary;
use super::{betting, interval};

/// The smallest number of games with an any-time interval.
///
/// With fewer games the standard error is too uncertain, and betting proves little.
pub const MIN_GAMES: u64 = 100;

/// The number of games at which the interval is narrowest, in ordinary intervals.
///
/// The interval holds at all other numbers of games too, and is somewhat wider there than
/// necessary. Rollouts of a play usually have about this many games.
///
/// 4.5% of two-checker rollouts leave the interval somewhere up to game 10⁵
/// (`tests/two_checker/any_time.rs`). Tuned for half as many games, it would be narrow where the
/// standard error is still uncertain. That would use up most of the 5% before later games.
pub(crate) const TUNED_FOR: u64 = 2000;

/// The x at which √((x + 1)/x · ln((x + 1)/α²)) is smallest.
///
/// Its derivative is zero where x = ln((x + 1)/α²). With Lambert's W, x = −1 − W₋₁(−α²/e).
const NARROWEST_X: f64 = 8.212;

/// The parameter ρ², which puts the narrowest point at [`TUNED_FOR`] games.
const RHO_SQUARED: f64 = NARROWEST_X / TUNED_FOR as f64;

/// 1/α², for α = 5%.
const INVERSE_ALPHA_SQUARED: f64 = 400.0;

/// Returns half the width of the any-time interval in standard errors, after `units` independent
/// units.
///
/// The ordinary interval has [1.96](super::interval::Z95). `None` below [`MIN_GAMES`].
#[must_use]
pub fn factor(units: u64) -> Option<f64> {
    (units >= MIN_GAMES).then(|| {
        let x = units as f64 * RHO_SQUARED;
        ((x + 1.0) / x * portable_ln((x + 1.0) * INVERSE_ALPHA_SQUARED)).sqrt()
    })
}

/// The coefficients 1, 1/3, 1/5, … of artanh. They are precomputed because a chart needs a thousand
/// logarithms.
const TERMS: [f64; 12] = {
    let mut terms = [1.0; 12];
    let mut k = 1;
    while k < terms.len() {
        terms[k] = 1.0 / (2 * k + 1) as f64;
        k += 1;
    }
    terms
};

/// Returns the natural logarithm of a number of at least 1.
///
/// The standard library's logarithm differs between platforms. This one only adds, multiplies and
/// divides, so its bits are the same everywhere, and charts too.
fn portable_ln(number: f64) -> f64 {
    // number = m√2 · 2^exponent, with m from √½ to √2.
    let bits = number.to_bits();
    let exponent = (bits >> 52) as f64 - 1023.0;
    let m = f64::from_bits(bits & (u64::MAX >> 12) | 1_f64.to_bits()) / SQRT_2;
    // ln m = 2 artanh((m − 1)/(m + 1)) = 2(z + z³/3 + z⁵/5 + …). Here |z| < 0.172, so the terms
    // after the twelfth add less than 10⁻¹⁹.
    let z = (m - 1.0) / (m + 1.0);
    let series = TERMS
        .iter()
        .rev()
        .fold(0.0, |sum, &term| sum * (z * z) + term);
    (exponent + 0.5) * LN_2 + 2.0 * z * series
}

impl Summary {
    /// Returns the 95% interval that holds after every number of games at once, in the summary's
    /// unit.
    ///
    /// The ordinary interval [`ci`](Self::ci) holds after one number only. `None` below
    /// [`MIN_GAMES`] games, and where all games were alike and no bounds are known. Blocks of
    /// rotated games count as one game each.
    #[must_use]
    pub fn any_time(&self) -> Option<(f64, f64)> {
        if let Some(blocks) = &self.blocks {
            return blocks.as_games().any_time();
        }
        let (mean, sd) = (self.mean?, self.sd?);
        let factor = factor(self.games)?;
        if let Some(bounds) = self.support.proven {
            return Some(betting::interval(self.games, mean, sd * sd, bounds));
        }
        let [below, above] = interval::two_sided_se(self.games, mean, sd, self.support);
        let (low, high) = (mean - factor * below, mean + factor * above);
        (low < high).then_some((low, high))
    }

    /// Whether the any-time interval is approximate, because no bounds of single games are known.
    #[must_use]
    pub const fn any_time_is_approximate(&self) -> bool {
        self.support.proven.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::super::interval::{Bounds, Support};
    use super::*;

    #[test]
    fn factors_by_hand() {
        // x = 0.4106, 4.106, 8.212, 41.06 and 4106: √(3.435460 × ln 564.24), √(1.243546 × ln
        // 2042.4), √(1.121773 × ln 3684.8), √(1.024355 × ln 16824), √(1.000244 × ln 1642800).
        for (units, expected) in [
            (100, 4.6653),
            (1000, 3.0787),
            (2000, 3.0351),
            (10_000, 3.1571),
            (1_000_000, 3.7836),
        ] {
            let factor = factor(units).unwrap();
            assert!((factor - expected).abs() < 1e-4, "{units}: {factor}");
        }
        assert_eq!((factor(0), factor(99)), (None, None));
    }

    #[test]
    fn portable_ln_matches_std() {
        // The tolerance covers rounding of the product, half a last place of up to 64, and of the
        // sum.
        let mut number = 1.0;
        while number < 1e18 {
            let off = portable_ln(number) - f64::ln(number);
            assert!(off.abs() < 2e-14, "{number}: {off}");
            number *= 1.0173;
        }
        for exact in [1.0, 2.0, 4.0, 1024.0] {
            assert!(
                (portable_ln(exact) - f64::log2(exact) * LN_2).abs() < 1e-15,
                "{exact}"
            );
        }
    }

    #[test]
    fn narrowest_at_tuned_for() {
        let factor_at = |units| factor(units).unwrap();
        let narrowest =
            (MIN_GAMES..20_000).min_by(|&one, &other| factor_at(one).total_cmp(&factor_at(other)));
        // NARROWEST_X is rounded to half a thousandth, which moves the minimum by a fraction of a
        // game.
        assert!(narrowest.unwrap().abs_diff(TUNED_FOR) <= 1, "{narrowest:?}");
    }

    #[test]
    fn factor_grows_slowly() {
        // x = 4.106e9: √ln 1.6424e12 = √28.1272.
        let last = factor(crate::rollout::limits::MAX_GAMES).unwrap();
        assert!((last - 5.3035).abs() < 1e-3, "{last}");
    }

    #[test]
    fn interval_with_half_the_games_won() {
        // 2000 games: SD 50 × √(2000/1999) = 50.0125, SE 1.118314, times 3.035122 equals 3.394220.
        let summary = Summary::from_counts([100.0, 0.0], [1000, 1000]);
        // Without known bounds, only the observed games count.
        let support = Support::observed(Bounds::enclosing([0.0, 100.0]));
        let unproven = Summary { support, ..summary };
        let (low, high) = unproven.any_time().unwrap();
        assert!((low - (50.0 - 3.39422)).abs() < 1e-5, "{low}");
        assert!((high - (50.0 + 3.39422)).abs() < 1e-5, "{high}");
        assert!(unproven.any_time_is_approximate() && !summary.any_time_is_approximate());
        let few = Summary::from_counts([100.0, 0.0], [50, 49]);
        assert_eq!(few.any_time(), None);
    }
}
