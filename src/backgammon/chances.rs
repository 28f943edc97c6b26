//! The five chances that describe a cubeless game completely.

use super::outcome::Outcome;

/// The five chances of the side on roll, each 0 to 1.
///
/// By convention wins include gammons, and gammons include backgammons. The chance to lose is 1 −
/// `win`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// The chance to win, with or without a gammon.
    pub win: f64,
    /// The chance to win a gammon or a backgammon.
    pub win_gammon: f64,
    /// The chance to win a backgammon.
    pub win_backgammon: f64,
    /// The chance to lose a gammon or a backgammon.
    pub lose_gammon: f64,
    /// The chance to lose a backgammon.
    pub lose_backgammon: f64,
}

impl Chances {
    /// Returns the cubeless money equity in points, −3 to 3: a win counts 1, a gammon 2 and a
    /// backgammon 3.
    #[must_use]
    pub fn equity(&self) -> f64 {
        // A gammon adds a point to its win, and a backgammon another one. Losses are 1 − win.
        2.0 * self.win - 1.0
            + (self.win_gammon - self.lose_gammon)
            + (self.win_backgammon - self.lose_backgammon)
    }

    /// Returns the chances of the other side.
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

    /// Returns the chances of the six ways in which a game can end: a backgammon, a gammon or a
    /// single game won, then a single game, a gammon or a backgammon lost. They sum to 1.
    ///
    /// ```
    /// use rollout_lab::backgammon::Chances;
    ///
    /// let chances = Chances {
    ///     win: 0.75,
    ///     win_gammon: 0.25,
    ///     ..Chances::default()
    /// };
    /// assert_eq!(chances.outcomes(), [0.0, 0.25, 0.5, 0.25, 0.0, 0.0]);
    /// ```
    #[must_use]
    pub fn outcomes(&self) -> [f64; 6] {
        [
            self.win_backgammon,
            self.win_gammon - self.win_backgammon,
            self.win - self.win_gammon,
            1.0 - self.win - self.lose_gammon,
            self.lose_gammon - self.lose_backgammon,
            self.lose_backgammon,
        ]
    }

    /// Returns the chances in the usual order: win, win gammon, win backgammon, lose gammon, lose
    /// backgammon.
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
    /// Takes chances in the order of [`Chances::to_array`].
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
    /// Returns the chances of a finished game: each is 0 or 1.
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
