//! How many rolls a side needs to save a gammon or a backgammon that it can no longer win: where the other side bears off, and none of
//! its own checkers is off.

use super::checkers::HOME_POINTS;
use super::one_sided::{OneSided, OneSidedBuilder, SurvivalCurve};
use super::stragglers::{AfterArrival, StragglerTable, Stragglers};

/// From the 24 point home it is 18 pips, and out of the other side's home board as many as that has points.
const MAX_PIPS_HOME: u8 = 18;
const MAX_PIPS_OUT: u8 = HOME_POINTS as u8;

/// For up to four checkers on their way.
pub(crate) struct Gammons {
    gammon_saving: OneSided,
    backgammon_saving: OneSided,
}

/// The same in the making.
pub(crate) struct GammonsBuilder {
    gammon_saving: Builder,
    backgammon_saving: Builder,
}

impl Gammons {
    /// The chance of each number of rolls that a side needs to bring its stragglers home and to bear off one checker.
    /// The stragglers have at most 18 pips to go.
    pub fn gammon_saving_curve(&self, stragglers: Stragglers) -> &SurvivalCurve {
        self.gammon_saving
            .survival(AfterArrival::BearOff.index(stragglers))
    }

    /// The chance of each number of rolls that a side's stragglers need to leave the other side's home board, at most 6
    /// pips away.
    pub fn backgammon_saving_curve(&self, stragglers: Stragglers) -> &SurvivalCurve {
        self.backgammon_saving
            .survival(AfterArrival::Nothing.index(stragglers))
    }
}

impl GammonsBuilder {
    pub fn new() -> Self {
        Self {
            gammon_saving: Builder::new(AfterArrival::BearOff, MAX_PIPS_HOME),
            backgammon_saving: Builder::new(AfterArrival::Nothing, MAX_PIPS_OUT),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        // By far the larger one.
        self.gammon_saving.one_sided.progress()
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        self.backgammon_saving.build_while(keep_going) && self.gammon_saving.build_while(keep_going)
    }

    pub fn finish(self) -> Gammons {
        Gammons {
            gammon_saving: self.gammon_saving.one_sided.finish(),
            backgammon_saving: self.backgammon_saving.one_sided.finish(),
        }
    }
}

struct Builder {
    stragglers: StragglerTable,
    one_sided: OneSidedBuilder,
}

impl Builder {
    fn new(after_arrival: AfterArrival, farthest: u8) -> Self {
        let stragglers = StragglerTable::empty(after_arrival, farthest);
        Self {
            one_sided: OneSidedBuilder::new(stragglers.total()),
            stragglers,
        }
    }

    fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self {
            stragglers: ways,
            one_sided,
        } = self;
        ways.build_while(keep_going) && one_sided.build_while(ways.steps(), keep_going)
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

    /// The chance in 36ths that one checker with so many pips to go needs more than one roll, or more than two.
    fn failing_36ths(curve: impl Fn(Stragglers) -> SurvivalCurve, pips: usize) -> [f32; 2] {
        let mut counts = [0; 18];
        counts[pips - 1] = 1;
        let still = curve(Stragglers::from_counts(&counts).unwrap());
        [still[1] * 36.0, still[2] * 36.0]
    }

    #[test]
    fn gammon_saving_by_hand() {
        let gammons = gammons();
        let saved =
            |pips| failing_36ths(|stragglers| *gammons.gammon_saving_curve(stragglers), pips);
        assert_eq!(
            gammons.gammon_saving_curve(Stragglers::from_counts(&[]).unwrap())[..2],
            [1.0, 0.0]
        );
        // One die brings it home, and the other one bears off.
        assert_eq!(saved(1), [0.0, 0.0]);
        // So does a 6 (11 of 36 rolls), or a double of 2 to 5, whose four dice are enough: but not 1-1, nor two dice that come to 6.
        assert_eq!(saved(6)[0], 36.0 - 11.0 - 4.0);
        // Twice 2-1, and it is only home: (2 / 36)². After 1-1, any roll does it.
        assert!((saved(6)[1] - 36.0 * (2.0 / 36.0 * 2.0 / 36.0)).abs() < 1e-6);
        // Of doubles, 2-2 needs all four dice.
        assert_eq!(saved(7)[0], 36.0 - 4.0);
        // From the 24 point doubles do not do it at once: 6-6 needs three dice, and has one left.
        assert_eq!(saved(18)[0], 36.0 - 1.0);
    }

    /// The same as a last checker that is borne off from there: 36, 36, 36, 34, 31 and 27 of 36 rolls do it from one to six pips.
    #[test]
    fn backgammon_saving_by_hand() {
        let gammons = gammons();
        let left = |pips| {
            failing_36ths(
                |stragglers| *gammons.backgammon_saving_curve(stragglers),
                pips,
            )
        };
        let none = Stragglers::from_counts(&[0; 6]).unwrap();
        assert_eq!(gammons.backgammon_saving_curve(none)[0], 0.0);
        for (pips, fail) in [(1, 0.0), (2, 0.0), (3, 0.0), (4, 2.0), (5, 5.0), (6, 9.0)] {
            assert_eq!(left(pips), [fail, 0.0], "{pips}");
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
