//! A game of the two-checker position: its dice, and its three possible ends.

use crate::codec::{checked_total, codec_fields};
use crate::rollout::dice::{Dice, Roll};
use crate::rollout::game_runner::Sums;
use crate::stats::summary::weighted_sum;

/// The dice of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// X's roll.
    pub x: Roll,
    /// O's roll; `None` if X's doubles ended the game before it.
    pub o: Option<Roll>,
}

/// The end of a game: one of the three leaves of its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// X rolls doubles and bears off all four checkers: X wins.
    Doubles,
    /// X rolls no doubles, O fails to bear off: X wins.
    Fails,
    /// X rolls no doubles, O bears off: O wins.
    BearsOff,
}

impl Leaf {
    /// All leaves, in the order of all lists of values and counts.
    pub const ALL: [Self; 3] = [Self::Doubles, Self::Fails, Self::BearsOff];

    /// The leaf's chance in 24ths: 1/6 = 4/24, 5/6 × 1/4 = 5/24, 5/6 × 3/4 = 15/24.
    #[must_use]
    pub const fn chance_in_24ths(self) -> u32 {
        match self {
            Self::Doubles => 4,
            Self::Fails => 5,
            Self::BearsOff => 15,
        }
    }

    /// The chance of this leaf.
    #[must_use]
    pub fn chance(self) -> f64 {
        f64::from(self.chance_in_24ths()) / 24.0
    }

    /// X's result in percent: 100 for a win, 0 for a loss.
    #[must_use]
    pub const fn result(self) -> f64 {
        match self {
            Self::Doubles | Self::Fails => 100.0,
            Self::BearsOff => 0.0,
        }
    }
}

impl Game {
    /// Returns the end of the game. A game that X's doubles did not end has a roll of O's.
    #[must_use]
    pub fn leaf(self) -> Leaf {
        match self.o {
            None => Leaf::Doubles,
            Some(roll) if bears_off(roll) => Leaf::BearsOff,
            Some(_) => Leaf::Fails,
        }
    }
}

/// Plays one game.
///
/// # Errors
/// The error of the dice, for example if a script runs out.
pub fn play<D: Dice>(dice: &mut D) -> Result<Game, D::Error> {
    let x = dice.roll()?;
    let o = if x.is_double() {
        None
    } else {
        Some(dice.roll()?)
    };
    Ok(Game { x, o })
}

/// Whether O's roll bears off the checker on her six point, which takes six pips in all.
///
/// All rolls but 1-1, 2-1, 3-1, 4-1 and 3-2 do.
pub(super) const fn bears_off(roll: Roll) -> bool {
    roll.pips() >= 6
}

/// The number of games that ended at each leaf. With any luck table, a rollout's statistics need
/// nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leaves {
    /// Games that X won with doubles.
    pub doubles: u64,
    /// Games that X won because O failed to bear off.
    pub fails: u64,
    /// Games that O won.
    pub bears_off: u64,
}

impl Leaves {
    /// The number of games.
    #[must_use]
    pub const fn games(self) -> u64 {
        self.doubles + self.fails + self.bears_off
    }

    /// The number of games that ended at a leaf.
    #[must_use]
    pub const fn count(self, leaf: Leaf) -> u64 {
        match leaf {
            Leaf::Doubles => self.doubles,
            Leaf::Fails => self.fails,
            Leaf::BearsOff => self.bears_off,
        }
    }

    /// The counts in the order of [`Leaf::ALL`].
    #[must_use]
    pub const fn counts(self) -> [u64; 3] {
        [self.doubles, self.fails, self.bears_off]
    }

    /// Returns the sum over all games of a value that depends on the leaf.
    #[must_use]
    pub fn total(self, value: impl Fn(Leaf) -> f64) -> f64 {
        weighted_sum(Leaf::ALL.map(value).into_iter().zip(self.counts()))
    }

    /// Returns whether a `u64` can count the games.
    fn is_countable(&self) -> bool {
        checked_total(self.counts()).is_some()
    }

    /// Adds one game.
    pub const fn add(&mut self, leaf: Leaf) {
        match leaf {
            Leaf::Doubles => self.doubles += 1,
            Leaf::Fails => self.fails += 1,
            Leaf::BearsOff => self.bears_off += 1,
        }
    }
}

impl core::ops::AddAssign for Leaves {
    fn add_assign(&mut self, other: Self) {
        self.doubles += other.doubles;
        self.fails += other.fails;
        self.bears_off += other.bears_off;
    }
}

impl Sums for Leaves {
    fn games(&self) -> u64 {
        Self::games(*self)
    }

    fn merge(&mut self, next: &Self) {
        *self += *next;
    }

    fn is_compatible(&self, _: &Self) -> bool {
        true
    }
}

codec_fields! { Leaves { doubles, fails, bears_off } if Self::is_countable }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::dice::{ScriptError, ScriptedDice};

    fn roll(first: u8, second: u8) -> Roll {
        Roll::new(first, second).unwrap()
    }

    #[test]
    fn leaf_chances_match_all_roll_pairs() {
        let mut leaves = Leaves::default();
        for x in Roll::all() {
            for o in Roll::all() {
                let script = [x, o];
                let rolls = if x.is_double() { &script[..1] } else { &script };
                let mut dice = ScriptedDice::new(rolls);
                leaves.add(play(&mut dice).unwrap().leaf());
                dice.finish().unwrap();
            }
        }
        // 36 × 36 = 1296 = 24 × 54.
        assert_eq!(
            leaves.counts(),
            Leaf::ALL.map(|leaf| u64::from(leaf.chance_in_24ths()) * 54)
        );
    }

    #[test]
    fn o_fails_with_nine_rolls() {
        let fails: Vec<(u8, u8)> = Roll::all()
            .filter(|&roll| !bears_off(roll))
            .map(Roll::dice)
            .collect();
        assert_eq!(
            fails,
            [
                (1, 1),
                (1, 2),
                (1, 3),
                (1, 4),
                (2, 1),
                (2, 3),
                (3, 1),
                (3, 2),
                (4, 1)
            ]
        );
    }

    #[test]
    fn doubles_end_the_game_before_o_rolls() {
        let script = [roll(3, 3), roll(6, 5)];
        let mut dice = ScriptedDice::new(&script);
        let game = play(&mut dice).unwrap();
        assert_eq!((game.o, game.leaf()), (None, Leaf::Doubles));
        assert_eq!(dice.finish(), Err(ScriptError::LeftOver { unused: 1 }));
    }

    #[test]
    fn short_script_is_an_error() {
        let script = [roll(5, 2)];
        assert_eq!(
            play(&mut ScriptedDice::new(&script)),
            Err(ScriptError::RanOut { rolls: 1 })
        );
    }
}
