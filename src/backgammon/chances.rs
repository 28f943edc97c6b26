//! The five chances that say all of a cubeless game.

use super::outcome::Outcome;

/// Chances of the side on roll, 0 to 1. As usual those of a win count gammons and backgammons, and those of a gammon count
/// backgammons; what is missing of a win to 1 are losses.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// The chance to win, with or without a gammon.
    pub win: f64,
    /// She wins a gammon or a backgammon.
    pub win_gammon: f64,
    /// She wins a backgammon.
    pub win_backgammon: f64,
    /// She loses a gammon or a backgammon.
    pub lose_gammon: f64,
    /// She loses a backgammon.
    pub lose_backgammon: f64,
}

impl Chances {
    /// Cubeless equity for money, in points, −3 to 3: a win counts 1, a gammon 2 and a backgammon 3.
    #[must_use]
    pub fn equity(&self) -> f64 {
        // Each chance adds one point to the one that it is counted in; losses are 1 − win.
        2.0 * self.win - 1.0
            + (self.win_gammon - self.lose_gammon)
            + (self.win_backgammon - self.lose_backgammon)
    }

    /// The chances of the other side.
    #[must_use]
    pub fn swapped(&self) -> Self {
        Self {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// In the order in which programs list them: win, win gammon, win backgammon, lose gammon, lose backgammon.
    #[must_use]
    pub const fn to_array(self) -> [f64; 5] {
        [
            self.win,
            self.win_gammon,
            self.win_backgammon,
            self.lose_gammon,
            self.lose_backgammon,
        ]
    }
}

impl From<[f64; 5]> for Chances {
    /// From the order of [`Chances::to_array`].
    fn from(
        [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ]: [f64; 5],
    ) -> Self {
        Self {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        }
    }
}

impl From<Outcome> for Chances {
    /// Those of a game that is over: 0 or 1.
    fn from(outcome: Outcome) -> Self {
        let points = outcome.points();
        let at_least = |least: i8| f64::from(u8::from(points >= least));
        let at_most = |most: i8| f64::from(u8::from(points <= most));
        Self {
            win: at_least(1),
            win_gammon: at_least(2),
            win_backgammon: at_least(3),
            lose_gammon: at_most(-2),
            lose_backgammon: at_most(-3),
        }
    }
}
