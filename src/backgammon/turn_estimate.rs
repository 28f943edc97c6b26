//! What an estimate says of a turn: the value after its best play of the roll, and the mean of the same over all 36 rolls.

use core::cmp::{Ordering, Reverse};

use super::board::Board;
use super::evaluator::Parts;
use super::side::Side;
use crate::backgammon::network::{OUTPUTS, Value};
use crate::labs::contact::game::equity_of;
use crate::rollout::dice::{ALL_KINDS, KINDS, Roll};
use crate::stats::score::Score;

/// One estimate's view of a turn; values are those of the side that plays.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// Of each kind of roll, the value after its best play, and the board after it.
    best: [(Value, Board); KINDS],
    /// Sum over the 36 rolls of those values.
    sum: Parts,
    /// Which kind was rolled, and the value after the play that was made; `None` if nothing is estimated.
    rolled: Option<(usize, Value)>,
}

impl Look {
    /// Nothing is estimated.
    pub const NOTHING: Self = Self {
        best: [(Value::EVEN, Board::START); KINDS],
        sum: [0; OUTPUTS],
        rolled: None,
    };

    /// Adds a kind of roll with these plays, at least one, of which the estimate says this.
    pub fn add<'a>(&mut self, kind: usize, plays: impl Iterator<Item = (Value, &'a Board)>) {
        let best = plays.reduce(|best, play| if beats(play, best) { play } else { best });
        let Some((value, &board)) = best else {
            return;
        };
        for (sum, part) in self.sum.iter_mut().zip(value.units()) {
            *sum += i64::from(ALL_KINDS[kind].rolls) * i64::from(part);
        }
        self.best[kind] = (value, board);
    }

    /// Notes that this kind was rolled, and what it says of the play that was made.
    pub fn made(&mut self, kind: usize, made: Value) {
        self.rolled = Some((kind, made));
    }

    /// The value after its best play of the roll, and the board after it.
    pub fn best(&self) -> Option<(Value, Board)> {
        self.rolled.map(|(kind, _)| self.best[kind])
    }

    /// The board after its best play of the roll, where that is worth more to it than what was played.
    pub fn better(&self) -> Option<Board> {
        let (kind, made) = self.rolled?;
        let (value, board) = self.best[kind];
        (value.equity() > made.equity()).then_some(board)
    }

    /// The value after the best play of any roll, and the board after it; `None` if nothing is estimated.
    pub fn best_of(&self, roll: Roll) -> Option<(Value, Board)> {
        self.rolled.map(|_| self.best[roll.kind()])
    }

    /// Luck of the roll in each of X's chances, in 36ths of 2⁻²⁵: value after the best play − mean. Over the 36 rolls it adds up
    /// to nothing, since it is in whole numbers.
    pub fn luck(&self, side: Side) -> Parts {
        let Some((best, _)) = self.best() else {
            return Parts::default();
        };
        let best = best.units();
        let luck = core::array::from_fn(|part| 36 * i64::from(best[part]) - self.sum[part]);
        match side {
            Side::X => luck,
            Side::O => swapped(luck),
        }
    }

    /// Luck of the unluckiest and of the luckiest roll, in equity, from X's side.
    pub fn extremes(&self, side: Side) -> [Score; 2] {
        if self.rolled.is_none() {
            return [Score::ZERO; 2];
        }
        let values = self.best.iter().map(|(value, _)| value.equity());
        let (low, high) = values.fold((i32::MAX, i32::MIN), |(low, high), value| {
            (low.min(value), high.max(value))
        });
        let luck = |value: i32| Score::from_units(36 * i64::from(value) - self.mean_equity());
        let (low, high) = (luck(low), luck(high));
        match side {
            Side::X => [low, high],
            Side::O => [-high, -low],
        }
    }

    /// The mean over the 36 rolls as equity of the side that plays, in 36ths of 2⁻²⁵ points.
    pub const fn mean_equity(&self) -> i64 {
        // Over 36 rolls, a sum of chances is a mean in 36ths; 36 × 2²⁵ is certainty.
        equity_of(&self.sum).units() - 36 * (1 << 25)
    }

    /// The loss of the play made against the estimate's best one, as X's gain.
    pub fn lost(&self, side: Side) -> Score {
        let lost = self.rolled.map_or(0, |(kind, made)| {
            i64::from(self.best[kind].0.equity()) - i64::from(made.equity())
        });
        side.own(Score::from_units(36 * lost))
    }
}

/// Changes of chances as the other side sees them.
const fn swapped([win, gammon, backgammon, lose_gammon, lose_backgammon]: Parts) -> Parts {
    [-win, lose_gammon, lose_backgammon, gammon, backgammon]
}

/// Whether one play is better than another: by its equity, and of two that are worth the same by what they leave.
pub(crate) fn beats(one: (Value, &Board), other: (Value, &Board)) -> bool {
    match one.0.equity().cmp(&other.0.equity()) {
        Ordering::Greater => true,
        Ordering::Equal => left(one.1) < left(other.1),
        Ordering::Less => false,
    }
}

/// What a play leaves: of two that are worth the same, as all are that win for certain, the one with fewer pips is preferred, then
/// the one with fewer checkers, as in the bear-off labs.
pub(crate) fn left(after: &Board) -> (u16, Reverse<u8>) {
    (after.pips()[0], Reverse(after.borne_off()[0]))
}
