//! How many rolls a side needs to save a gammon or a backgammon that it can no longer win: where the other side bears off, and none of
//! its own checkers is off.

use super::checkers::POINTS;
use super::one_sided::{OneSided, OneSidedBuilder, Still};
use super::stragglers::{Stragglers, Then, Ways};

/// From the 24 point home it is 18 pips, and out of the other side's home board as many as that has points.
const TO_COME_HOME: u8 = 18;
const TO_COME_OUT: u8 = POINTS as u8;

/// For up to four checkers on their way.
pub(crate) struct Gammons {
    saved: OneSided,
    backgammon_saved: OneSided,
}

/// The same in the making.
pub(crate) struct GammonsBuilder {
    saved: Builder,
    backgammon_saved: Builder,
}

impl Gammons {
    /// The chance of each number of rolls that a side needs to bring its stragglers home and to bear off one checker.
    /// The stragglers have at most 18 pips to go.
    pub fn saved(&self, stragglers: Stragglers) -> &Still {
        self.saved.still(Then::BearOff.index(stragglers))
    }

    /// The chance of each number of rolls that a side's stragglers need to leave the other side's home board, at most 6
    /// pips away.
    pub fn backgammon_saved(&self, stragglers: Stragglers) -> &Still {
        self.backgammon_saved.still(Then::Nothing.index(stragglers))
    }
}

impl GammonsBuilder {
    pub fn new() -> Self {
        Self {
            saved: Builder::new(Then::BearOff, TO_COME_HOME),
            backgammon_saved: Builder::new(Then::Nothing, TO_COME_OUT),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        // By far the larger one.
        self.saved.one_sided.progress()
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        self.backgammon_saved.build_while(keep_going) && self.saved.build_while(keep_going)
    }

    pub fn finish(self) -> Gammons {
        Gammons {
            saved: self.saved.one_sided.finish(),
            backgammon_saved: self.backgammon_saved.one_sided.finish(),
        }
    }
}

struct Builder {
    ways: Ways,
    one_sided: OneSidedBuilder,
}

impl Builder {
    fn new(then: Then, farthest: u8) -> Self {
        let ways = Ways::begin(then, farthest);
        Self {
            one_sided: OneSidedBuilder::new(ways.all()),
            ways,
        }
    }

    fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self { ways, one_sided } = self;
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
    fn still(of: impl Fn(Stragglers) -> Still, pips: usize) -> [f32; 2] {
        let mut places = [0; 18];
        places[pips - 1] = 1;
        let still = of(Stragglers::on(&places).unwrap());
        [still[1] * 36.0, still[2] * 36.0]
    }

    #[test]
    fn the_last_checker_comes_home_and_one_is_borne_off() {
        let gammons = gammons();
        let saved = |pips| still(|stragglers| *gammons.saved(stragglers), pips);
        assert_eq!(gammons.saved(Stragglers::on(&[]).unwrap())[..2], [1.0, 0.0]);
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
    fn a_backgammon_is_saved_as_a_checker_is_borne_off() {
        let gammons = gammons();
        let left = |pips| still(|stragglers| *gammons.backgammon_saved(stragglers), pips);
        let none = Stragglers::on(&[0; 6]).unwrap();
        assert_eq!(gammons.backgammon_saved(none)[0], 0.0);
        for (pips, fail) in [(1, 0.0), (2, 0.0), (3, 0.0), (4, 2.0), (5, 5.0), (6, 9.0)] {
            assert_eq!(left(pips), [fail, 0.0], "{pips}");
        }
    }

    #[test]
    fn nobody_needs_more_rolls_than_are_kept() {
        let gammons = gammons();
        let mut places = [0; 18];
        places[17] = 4;
        let slowest = gammons.saved(Stragglers::on(&places).unwrap());
        // 72 pips at 3 a roll, and one more roll.
        assert!(slowest[24] > 0.0 && slowest[25] == 0.0);
    }
}
