//! The luck of a roll, as a network measures it.
//!
//! It is the equity after the best play of the roll less the mean of that over all rolls. So it averages zero whatever the network
//! thinks, whoever makes which play: subtracted from the result of a game it biases nothing.

use rollout_lab::backgammon::network::{BestPlay, BoardEvaluator, LookaheadScratch};
use rollout_lab::backgammon::{Board, Networks};
use rollout_lab::rollout::dice::Roll;

/// Luck is counted in so many parts of the equity's unit of 2⁻²⁵ points: the least number of which the mean of 36 rolls is a
/// whole number, and that of the 30 without doubles.
const PARTS: i64 = 180;

/// Parts of a point.
const POINT: f64 = (PARTS << 25) as f64;

/// A sum of luck, exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck(i64);

impl Luck {
    pub fn points(self) -> f64 {
        self.0 as f64 / POINT
    }

    /// That of the other side.
    pub const fn swapped(self) -> Self {
        Self(-self.0)
    }
}

impl core::ops::AddAssign for Luck {
    fn add_assign(&mut self, more: Self) {
        self.0 += more.0;
    }
}

/// What a side may roll, each with its best play.
pub struct Rolls {
    rolls: Vec<BestPlay>,
    memory: LookaheadScratch,
}

impl Rolls {
    pub fn new() -> Self {
        Self {
            rolls: Vec::with_capacity(21),
            memory: LookaheadScratch::default(),
        }
    }

    /// Looks at all rolls of a board; the first one of a game is no double.
    pub fn look(&mut self, networks: &Networks, board: &Board, first: bool) {
        self.rolls.clear();
        networks.for_each_best_play(board, &mut self.memory, |best| {
            if !(first && best.roll.is_double()) {
                self.rolls.push(best);
            }
        });
    }

    /// The best play of a roll, and its luck for the side that rolls.
    ///
    /// # Panics
    /// If it cannot be rolled.
    pub fn of(&self, roll: Roll) -> (Board, Luck) {
        let (first, second) = roll.dice();
        let kind = Roll::new(first.max(second), first.min(second));
        let best = self.rolls.iter().find(|best| Some(best.roll) == kind);
        let best = best.expect("a roll that can come up");
        let count: i64 = self.rolls.iter().map(|best| best.rolls).sum();
        let sum: i64 = self
            .rolls
            .iter()
            .map(|best| best.rolls * i64::from(best.equity))
            .sum();
        // 180 is a multiple of 36 and of 30.
        let luck = PARTS * i64::from(best.equity) - PARTS / count * sum;
        (best.play, Luck(luck))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::games::tests::{board, playing, weights};

    #[test]
    fn luck_averages_zero_on_the_first_roll_and_on_any_other() {
        let networks = playing(&weights(16, 3));
        let mut rolls = Rolls::new();
        let boards = [
            Board::START,
            board(&[(25, 1), (8, 4), (6, 5)], &[(20, 2), (5, 2), (4, 3)]),
        ];
        for board in boards {
            for first in [false, true] {
                rolls.look(&networks, &board, first);
                let (mut sum, mut count, mut some) = (Luck::default(), 0, false);
                for roll in Roll::all().filter(|roll| !(first && roll.is_double())) {
                    let (_, luck) = rolls.of(roll);
                    some |= luck != Luck::default();
                    sum += luck;
                    count += 1;
                }
                assert_eq!(sum, Luck::default());
                assert_eq!(count, if first { 30 } else { 36 });
                assert!(some, "all rolls are worth the same");
            }
        }
    }

    /// 27 of 36 rolls bear off from the six point and win a point; after the others the other side does, as the database knows:
    /// 1 − ½ and −1 − ½, since the mean is ¾ − ¼. Without doubles 22 of 30 do, all but 2-1, 3-1, 4-1 and 3-2: 1 − 14/30, −1 − 14/30.
    #[test]
    fn luck_is_what_a_roll_is_worth_above_the_mean() {
        let networks = playing(&weights(8, 3));
        let last = board(&[(6, 1)], &[(1, 1)]);
        let roll = |first, second| Roll::new(first, second).unwrap();
        let mut rolls = Rolls::new();
        rolls.look(&networks, &last, false);
        assert_eq!(rolls.of(roll(6, 1)).1.points(), 0.5);
        assert_eq!(rolls.of(roll(1, 6)).1.points(), 0.5);
        assert_eq!(rolls.of(roll(1, 1)).1.points(), -1.5);
        rolls.look(&networks, &last, true);
        assert_eq!(rolls.of(roll(6, 1)).1.points(), 16.0 / 30.0);
        assert_eq!(rolls.of(roll(1, 2)).1.swapped().points(), 44.0 / 30.0);
    }
}
