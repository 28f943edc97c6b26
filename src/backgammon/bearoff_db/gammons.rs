//! The number of rolls that a side needs to save a gammon or a backgammon.
//!
//! The side can no longer win: the other side bears off, and this side has borne off no checker
//! yet.

use super::checkers::HOME_POINTS;
use super::one_sided::{OneSided, OneSidedBuilder, SurvivalCurve};
use super::stragglers::{AfterArrival, StragglerTable, Stragglers};

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

/// Builds [`Gammons`] in steps.
pub(crate) struct GammonsBuilder {
    /// Rolls to bring all stragglers home and to bear off one checker.
    gammon_saving: Builder,
    /// Rolls to bring all stragglers out of the other side's home board.
    backgammon_saving: Builder,
}

impl Gammons {
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

impl GammonsBuilder {
    /// Creates a builder with nothing done.
    pub fn new() -> Self {
        Self {
            gammon_saving: Builder::new(AfterArrival::BearOff, MAX_PIPS_HOME),
            backgammon_saving: Builder::new(AfterArrival::Nothing, MAX_PIPS_OUT),
        }
    }

    /// Returns the share of the work that is done, 0..1.
    pub fn progress(&self) -> f64 {
        // The larger part by far.
        self.gammon_saving.one_sided.progress()
    }

    /// Builds until both parts are complete or `keep_going` returns false. Returns whether both are
    /// complete.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        self.backgammon_saving.build_while(keep_going) && self.gammon_saving.build_while(keep_going)
    }

    /// Returns both parts, complete or not.
    pub fn finish(self) -> Gammons {
        Gammons {
            gammon_saving: self.gammon_saving.one_sided.finish(),
            backgammon_saving: self.backgammon_saving.one_sided.finish(),
        }
    }
}

/// Builds one of the two parts: first all stragglers, then the rolls that they need.
struct Builder {
    /// The stragglers, with the outcomes of each die.
    stragglers: StragglerTable,
    /// The distributions of the number of rolls.
    one_sided: OneSidedBuilder,
}

impl Builder {
    /// Creates a builder for stragglers with up to `farthest` pips to go each.
    fn new(after_arrival: AfterArrival, farthest: u8) -> Self {
        let stragglers = StragglerTable::empty(after_arrival, farthest);
        Self {
            one_sided: OneSidedBuilder::new(stragglers.total()),
            stragglers,
        }
    }

    /// Builds until this part is complete or `keep_going` returns false. Returns whether it is
    /// complete.
    fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self {
            stragglers,
            one_sided,
        } = self;
        stragglers.build_while(keep_going) && one_sided.build_while(stragglers.steps(), keep_going)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gammons() -> Gammons {
        let mut builder = GammonsBuilder::new();
        assert!(builder.build_while(&mut || true));
        assert_eq!(builder.progress(), 1.0);
        builder.finish()
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
