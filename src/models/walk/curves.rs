//! Exact curves of a model: of its winning chances, and of the lengths of its games.

use super::exact_walk::ExactWalk;
use super::gamma::Gamma;
use super::lengths::Axis;
use super::model::Model;
use super::walk_alone::WalkAlone;
use super::winning_chance_scale::{ScaleEvaluator, WinningChanceScale};

/// The steps of the curves from X = −1 to 1.
const STEPS: u32 = 80;

/// Exact curves of a model. NaN means undefined.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    /// Evaluations X, from −1 to 1.
    pub x: Vec<f64>,
    /// The winning chance of a walk that has not ended at each X, in percent.
    pub win: Vec<f64>,
    /// The expected number of moves that are left from each X.
    pub moves: Vec<f64>,
    /// The winning chance at each X by the scale (1 + X) / 2, in percent.
    pub linear: Vec<f64>,
    /// The centres of the bins of [`LengthHistogram`](super::LengthHistogram), in moves.
    pub length: Vec<f64>,
    /// The share of games, 0..1, expected in each bin, by the gamma distribution with the first
    /// three moments of the games' lengths.
    ///
    /// It is the density at the bin's centre times the bin's width. NaN if there is no such
    /// distribution.
    pub gamma: Vec<f64>,
    /// The share of games, 0..1, expected in each bin, by the walk that has the mean length of the
    /// games without other moves.
    pub alone: Vec<f64>,
}

impl Curves {
    /// Computes the curves. That takes some milliseconds, and more for small A.
    #[must_use]
    pub fn new(model: Model) -> Self {
        let walk = ExactWalk::new(model);
        let gamma = Gamma::matching(&walk.length().with_other_moves(model));
        let linear = ScaleEvaluator::new(WinningChanceScale::Linear, model.a());
        let alone = WalkAlone::matching(model, &walk);
        let axis = Axis::for_model(model);
        let x: Vec<f64> = (0..=STEPS)
            .map(|step| f64::from(step) / f64::from(STEPS / 2) - 1.0)
            .collect();
        let length: Vec<f64> = axis.bin_centres().collect();
        let curve = |arguments: &[f64], value: &dyn Fn(f64) -> f64| -> Vec<f64> {
            arguments.iter().map(|argument| value(*argument)).collect()
        };
        let or_nan = |value: Option<f64>| value.unwrap_or(f64::NAN);
        let gamma_density = |length| gamma.map(|gamma| gamma.density(length));
        Self {
            win: curve(&x, &|x| 100.0 * or_nan(walk.win_chance(x))),
            moves: curve(&x, &|x| or_nan(walk.expected_moves(x))),
            linear: curve(&x, &|x| 100.0 * linear.value(x)),
            gamma: curve(&length, &|length| {
                axis.width() * or_nan(gamma_density(length))
            }),
            alone: curve(&length, &|length| axis.width() * alone.density(length)),
            x,
            length,
        }
    }
}

#[cfg(test)]
mod tests {
    use core::f64::consts::PI;

    use super::*;

    #[test]
    fn curves_are_symmetric_and_complete() {
        let curves = Curves::new(Model::PROFESSIONAL_GAMES);
        // X = 0 is the middle of 81 points: both sides win half of the games.
        assert_eq!((curves.x[0], curves.x[40], curves.x[80]), (-1.0, 0.0, 1.0));
        assert!((curves.win[40] - 50.0).abs() < 1e-9);
        assert!((curves.win[20] + curves.win[60] - 100.0).abs() < 1e-9);
        // The scale (1 + X) / 2 at X = −1, −0.5 and 1.
        let linear = [0, 20, 80].map(|index| curves.linear[index]);
        assert_eq!(linear, [0.0, 25.0, 100.0]);
        // The shares of all bins add up to one game without those beyond the last bin, which ends
        // at 400 moves. By the gamma distribution there are hardly any. Brownian motion with the
        // mean length m stays between the limits until t with the chance 4/π · exp(−π² t / 8m).
        let mean = 21.64 + Model::PROFESSIONAL_GAMES.m();
        let longer = 4.0 / PI * (-PI * PI * 400.0 / (8.0 * mean)).exp();
        for (shares, missing) in [(&curves.gamma, 0.0), (&curves.alone, longer)] {
            let sum: f64 = shares.iter().sum();
            assert!((sum + missing - 1.0).abs() < 0.002, "{sum} and {missing}");
        }
    }
}
