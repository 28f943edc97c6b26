//! The number of rolls that a side needs to save a gammon or a backgammon.
//!
//! The side can no longer win: the other side bears off, and this side has borne off no checker
//! yet.

use super::checkers::HOME_POINTS;
use super::one_sided::{OneSided, SurvivalCurve};
use super::stragglers::{AfterArrival, Stragglers};
use crate::rollout::resumable::Pause;

/// The pips from the 24 point home to the six point.
const MAX_PIPS_HOME: u8 = 18;
/// The most pips out of the other side's home board: as many as it has points.
const MAX_PIPS_OUT: u8 = HOME_POINTS as u8;

/// The numbers of rolls that up to four stragglers need to save a gammon or a backgammon.
pub(crate) struct Gammons {
    /// Rolls to bring all stragglers home and to bear off one checker.
    gammon_saving: OneSided,
    /// Rolls to bring all stragglers out of the other side's home board.
    backgammon_saving: OneSided,
}

/// The approximate share of the work that the rolls to save backgammons take, 0..1.
const BACKGAMMON_SHARE: f64 = 0.02;
/// The approximate share of a part's work that listing the stragglers takes, 0..1.
const STRAGGLERS_SHARE: f64 = 0.3;

impl Gammons {
    /// Computes both parts. Pauses often, as [`AfterArrival::steps`] and [`OneSided::compute`] do.
    pub async fn compute(pause: &Pause) -> Self {
        let [first, second] = [
            pause.part(0.0, BACKGAMMON_SHARE),
            pause.part(BACKGAMMON_SHARE, 1.0),
        ];
        Self {
            backgammon_saving: rolls_needed(AfterArrival::Nothing, MAX_PIPS_OUT, &first).await,
            gammon_saving: rolls_needed(AfterArrival::BearOff, MAX_PIPS_HOME, &second).await,
        }
    }

    /// Returns the survival curve of the rolls that bring these stragglers home and bear off one
    /// checker. Each straggler has at most 18 pips to go.
    pub fn gammon_saving_curve(&self, stragglers: Stragglers) -> &SurvivalCurve {
        self.gammon_saving
            .survival(AfterArrival::BearOff.index(stragglers))
    }

    /// Returns the survival curve of the rolls that bring these stragglers out of the other side's
    /// home board. Each straggler has at most 6 pips to go.
    pub fn backgammon_saving_curve(&self, stragglers: Stragglers) -> &SurvivalCurve {
        self.backgammon_saving
            .survival(AfterArrival::Nothing.index(stragglers))
    }
}

/// Computes the rolls that stragglers with up to `farthest` pips to go each need for a task.
async fn rolls_needed(task: AfterArrival, farthest: u8, pause: &Pause) -> OneSided {
    let steps = task
        .steps(farthest, &pause.part(0.0, STRAGGLERS_SHARE))
        .await;
    OneSided::compute(&steps, &pause.part(STRAGGLERS_SHARE, 1.0)).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::resumable::run_to_end;

    fn gammons() -> Gammons {
        run_to_end(async |pause| Gammons::compute(&pause).await).0
    }

    /// Returns the chances, in 36ths, that a single straggler with `pips` to go needs more than one
    /// roll, and more than two.
    fn failing_36ths(curve: impl Fn(Stragglers) -> SurvivalCurve, pips: usize) -> [f32; 2] {
        let mut counts = [0; 18];
        counts[pips - 1] = 1;
        let survival = curve(Stragglers::from_counts(&counts).unwrap());
        [survival[1] * 36.0, survival[2] * 36.0]
    }

    #[test]
    fn gammon_saving_by_hand() {
        let gammons = gammons();
        let failing =
            |pips| failing_36ths(|stragglers| *gammons.gammon_saving_curve(stragglers), pips);
        assert_eq!(
            gammons.gammon_saving_curve(Stragglers::from_counts(&[]).unwrap())[..2],
            [1.0, 0.0]
        );
        // One die brings the straggler home, and the other bears off.
        assert_eq!(failing(1), [0.0, 0.0]);
        // A 6 brings it home (11 of 36 rolls), and so do some dice of a double of 2 to 5, and the
        // next die bears off. But 1-1 fails, and so do two dice that add up to 6.
        assert_eq!(failing(6)[0], 36.0 - 11.0 - 4.0);
        // Two rolls fail only if both are 2-1, which bring it home and no more: (2 / 36)². After
        // 1-1 any roll is enough.
        assert!((failing(6)[1] - 36.0 * (2.0 / 36.0 * 2.0 / 36.0)).abs() < 1e-6);
        // Only 3-3 to 6-6 bring it home with a die to spare; 2-2 needs all four dice.
        assert_eq!(failing(7)[0], 36.0 - 4.0);
        // From the 24 point only 6-6 is enough: it needs three dice, and has one left.
        assert_eq!(failing(18)[0], 36.0 - 1.0);
    }

    /// A straggler p pips away comes out with the rolls that bear off a last checker from point p.
    /// For p from one to six these are 36, 36, 36, 34, 31 and 27 of the 36 rolls.
    #[test]
    fn backgammon_saving_by_hand() {
        let gammons = gammons();
        let failing = |pips| {
            failing_36ths(
                |stragglers| *gammons.backgammon_saving_curve(stragglers),
                pips,
            )
        };
        let none = Stragglers::from_counts(&[0; 6]).unwrap();
        assert_eq!(gammons.backgammon_saving_curve(none)[0], 0.0);
        for (pips, fail) in [(1, 0.0), (2, 0.0), (3, 0.0), (4, 2.0), (5, 5.0), (6, 9.0)] {
            assert_eq!(failing(pips), [fail, 0.0], "{pips}");
        }
    }

    #[test]
    fn curves_end_before_max_rolls() {
        let gammons = gammons();
        let mut counts = [0; 18];
        counts[17] = 4;
        let slowest = gammons.gammon_saving_curve(Stragglers::from_counts(&counts).unwrap());
        // 72 pips at 3 a roll, and one more roll.
        assert!(slowest[24] > 0.0 && slowest[25] == 0.0);
    }
}
