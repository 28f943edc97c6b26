//! The value of a position: five chances in whole numbers.

use super::weights::OUTPUTS;
use crate::backgammon::{Chances, Outcome};
use crate::stats::score::Score;

/// The chance 1, in the units of 2⁻²⁵ in which a [`Value`] and a [`Score`] count.
pub(crate) const ONE: i32 = 1 << 25;

/// The five chances of the side on roll, in multiples of 2⁻²⁵, in the order of
/// [`Chances::to_array`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value([i32; OUTPUTS]);

impl Value {
    /// The value of an even game without gammons.
    pub(crate) const EVEN: Self = Self::without_gammons(ONE / 2);

    /// Returns the value that a network's outputs give, made possible. `output` returns an output
    /// by its number.
    ///
    /// Gammons are limited to games, and backgammons to gammons. A side that has borne off a
    /// checker cannot lose a gammon. `mine_off` and `theirs_off` are the numbers of checkers that
    /// the side on roll and its opponent have borne off. Outputs that would not matter are not
    /// computed.
    #[must_use]
    pub(super) fn from_outputs(
        [mine_off, theirs_off]: [u8; 2],
        output: impl Fn(usize) -> i32,
    ) -> Self {
        let gammons = |off, games: i32, first: usize| {
            if off > 0 {
                return [0, 0];
            }
            let gammon = output(first).min(games);
            [gammon, output(first + 1).min(gammon)]
        };
        let win = output(0);
        let [gammon, backgammon] = gammons(theirs_off, win, 1);
        let [lose_gammon, lose_backgammon] = gammons(mine_off, ONE - win, 3);
        Self([win, gammon, backgammon, lose_gammon, lose_backgammon])
    }

    /// Returns the value with this winning chance, 0 to 2²⁵, and no gammons.
    #[must_use]
    pub(crate) const fn without_gammons(win: i32) -> Self {
        Self([win, 0, 0, 0, 0])
    }

    /// Returns this value with another winning chance, 0 to 2²⁵. Gammons are limited to games for
    /// both sides.
    #[must_use]
    pub(crate) fn with_win(self, win: i32) -> Self {
        let Self([_, gammon, backgammon, lose_gammon, lose_backgammon]) = self;
        let (gammon, lose_gammon) = (gammon.min(win), lose_gammon.min(ONE - win));
        let (backgammon, lose_backgammon) =
            (backgammon.min(gammon), lose_backgammon.min(lose_gammon));
        Self([win, gammon, backgammon, lose_gammon, lose_backgammon])
    }

    /// Returns this value with other chances to win a gammon and a backgammon, 0 to 2²⁵.
    ///
    /// Gammons are limited to wins, and backgammons to gammons.
    #[must_use]
    pub(crate) fn with_gammons(self, [gammon, backgammon]: [i32; 2]) -> Self {
        let Self([win, _, _, lose_gammon, lose_backgammon]) = self;
        let gammon = gammon.min(win);
        Self([
            win,
            gammon,
            backgammon.min(gammon),
            lose_gammon,
            lose_backgammon,
        ])
    }

    /// Returns this value from the other side's view.
    #[must_use]
    pub const fn swapped(self) -> Self {
        let Self([win, gammon, backgammon, lose_gammon, lose_backgammon]) = self;
        Self([ONE - win, lose_gammon, lose_backgammon, gammon, backgammon])
    }

    /// Returns the cubeless money equity in 2⁻²⁵ points.
    #[must_use]
    pub const fn equity(self) -> i32 {
        let Self([win, gammon, backgammon, lose_gammon, lose_backgammon]) = self;
        2 * win - ONE + gammon + backgammon - lose_gammon - lose_backgammon
    }

    /// Returns the cubeless money equity as a [`Score`] in points.
    #[must_use]
    pub(crate) const fn equity_score(self) -> Score {
        Score::from_units(36 * self.equity() as i64)
    }

    /// Returns the chances in multiples of 2⁻²⁵.
    #[must_use]
    pub const fn units(self) -> [i32; OUTPUTS] {
        self.0
    }

    /// Returns the chances, each 0 to 1.
    #[must_use]
    pub fn chances(self) -> Chances {
        Chances::from(self.0.map(|chance| f64::from(chance) / f64::from(ONE)))
    }
}

impl From<Chances> for Value {
    /// Rounds chances to the nearest possible value. NaN counts as 0.
    fn from(chances: Chances) -> Self {
        // A cast saturates, and turns NaN into 0.
        let units = |chance: f64| ((chance * f64::from(ONE)).round() as i32).clamp(0, ONE);
        let [win, gammon, backgammon, lose_gammon, lose_backgammon] = chances.to_array().map(units);
        Self::without_gammons(win)
            .with_gammons([gammon, backgammon])
            .swapped()
            .with_gammons([lose_gammon, lose_backgammon])
            .swapped()
    }
}

impl From<Outcome> for Value {
    /// Returns the value of a finished game.
    fn from(outcome: Outcome) -> Self {
        let won = Chances::from(outcome).to_array();
        Self(won.map(|chance| if chance > 0.0 { ONE } else { 0 }))
    }
}
