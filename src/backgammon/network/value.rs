//! What a network says of a position: five chances in whole numbers.

use super::weights::OUTPUTS;
use crate::backgammon::{Chances, Outcome};
use crate::stats::score::Score;

/// The chance 1, in the units of 2⁻²⁵ in which a [`Value`] and a [`Score`] count.
pub(crate) const ONE: i32 = 1 << 25;

/// The five chances of the side on roll, in multiples of 2⁻²⁵, in the order of [`Chances::to_array`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value([i32; OUTPUTS]);

impl Value {
    /// Either side wins as often, and nobody wins a gammon.
    pub(crate) const EVEN: Self = Self::without_gammons(ONE / 2);

    /// What a network puts out, by the number of the output, made possible: nobody wins more gammons than games, nor more backgammons
    /// than gammons, and nobody loses a gammon who has borne off a checker: so many have the side on roll and the other one. What is
    /// not possible is not asked for.
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

    /// Where nobody wins a gammon.
    #[must_use]
    pub(crate) const fn without_gammons(win: i32) -> Self {
        Self([win, 0, 0, 0, 0])
    }

    /// The same with another winning chance, 0 to 2²⁵: no more gammons than games either way.
    #[must_use]
    pub(crate) fn with_win(self, win: i32) -> Self {
        let Self([_, gammon, backgammon, lose_gammon, lose_backgammon]) = self;
        let (gammon, lose_gammon) = (gammon.min(win), lose_gammon.min(ONE - win));
        let (backgammon, lose_backgammon) =
            (backgammon.min(gammon), lose_backgammon.min(lose_gammon));
        Self([win, gammon, backgammon, lose_gammon, lose_backgammon])
    }

    /// The same with other chances to win a gammon, and a backgammon, 0 to 2²⁵: no more gammons than games, nor more backgammons than
    /// gammons.
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

    /// This value from the other side's view.
    #[must_use]
    pub const fn swapped(self) -> Self {
        let Self([win, gammon, backgammon, lose_gammon, lose_backgammon]) = self;
        Self([ONE - win, lose_gammon, lose_backgammon, gammon, backgammon])
    }

    /// Cubeless equity for money in 2⁻²⁵ points.
    #[must_use]
    pub const fn equity(self) -> i32 {
        let Self([win, gammon, backgammon, lose_gammon, lose_backgammon]) = self;
        2 * win - ONE + gammon + backgammon - lose_gammon - lose_backgammon
    }

    /// Cubeless equity for money as a [`Score`] in points.
    #[must_use]
    pub(crate) const fn equity_score(self) -> Score {
        Score::from_units(36 * self.equity() as i64)
    }

    /// The chances in multiples of 2⁻²⁵.
    #[must_use]
    pub const fn units(self) -> [i32; OUTPUTS] {
        self.0
    }

    /// The chances, 0 to 1.
    #[must_use]
    pub fn chances(self) -> Chances {
        Chances::from(self.0.map(|chance| f64::from(chance) / f64::from(ONE)))
    }
}

impl From<Outcome> for Value {
    /// Those of a game that is over.
    fn from(outcome: Outcome) -> Self {
        let won = Chances::from(outcome).to_array();
        Self(won.map(|chance| if chance > 0.0 { ONE } else { 0 }))
    }
}
