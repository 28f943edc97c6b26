//! What an estimate says of a turn: the value after its best play of the roll, and the mean of the same over all 36 rolls.

use core::cmp::{Ordering, Reverse};

use super::board::Board;
use super::side::Side;
use crate::backgammon::network::{OUTPUTS, Value};
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, Roll};
use crate::stats::score::Score;

/// Five numbers that belong to the five chances, in 36ths of 2⁻²⁵.
pub(crate) type ChanceDeltas = [i64; OUTPUTS];

/// What luck in the five chances is in equity.
pub(crate) const fn equity_delta(
    &[win, gammon, backgammon, lose_gammon, lose_backgammon]: &ChanceDeltas,
) -> Score {
    Score::from_units(2 * win + gammon + backgammon - lose_gammon - lose_backgammon)
}

/// One estimate's view of a turn; values are those of the side that plays.
#[derive(Clone, Copy)]
pub(crate) struct TurnEstimate {
    /// Of each kind of roll, the value after its best play, and the board after it.
    best_by_kind: [(Value, Board); KIND_COUNT],
    /// Sum over the 36 rolls of those values.
    sums: ChanceDeltas,
    /// Which kind was rolled, and the value after the play that was made; `None` if nothing is estimated.
    played: Option<(usize, Value)>,
}

impl TurnEstimate {
    /// Nothing is estimated.
    pub const NONE: Self = Self {
        best_by_kind: [(Value::EVEN, Board::START); KIND_COUNT],
        sums: [0; OUTPUTS],
        played: None,
    };

    /// Adds a kind of roll with these plays, at least one, of which the estimate says this.
    pub fn add_kind<'a>(&mut self, kind: usize, plays: impl Iterator<Item = (Value, &'a Board)>) {
        let best = plays.reduce(|best, play| if is_better(play, best) { play } else { best });
        let Some((value, &board)) = best else {
            return;
        };
        for (sum, part) in self.sums.iter_mut().zip(value.units()) {
            *sum += i64::from(ALL_KINDS[kind].rolls) * i64::from(part);
        }
        self.best_by_kind[kind] = (value, board);
    }

    /// Notes that this kind was rolled, and what it says of the play that was made.
    pub fn set_played(&mut self, kind: usize, value: Value) {
        self.played = Some((kind, value));
    }

    /// The value after its best play of the roll, and the board after it.
    pub fn best_play(&self) -> Option<(Value, Board)> {
        self.played.map(|(kind, _)| self.best_by_kind[kind])
    }

    /// The board after its best play of the roll, where that is worth more to it than what was played.
    pub fn better_play(&self) -> Option<Board> {
        let (kind, played) = self.played?;
        let (value, board) = self.best_by_kind[kind];
        (value.equity() > played.equity()).then_some(board)
    }

    /// The value after the best play of any roll, and the board after it; `None` if nothing is estimated.
    pub fn best_play_for(&self, roll: Roll) -> Option<(Value, Board)> {
        self.played.map(|_| self.best_by_kind[roll.kind()])
    }

    /// Luck of the roll in each of X's chances, in 36ths of 2⁻²⁵: value after the best play − mean. Over the 36 rolls it adds up
    /// to nothing, since it is in whole numbers.
    pub fn luck(&self, side: Side) -> ChanceDeltas {
        let Some((best, _)) = self.best_play() else {
            return ChanceDeltas::default();
        };
        let best = best.units();
        let luck = core::array::from_fn(|part| 36 * i64::from(best[part]) - self.sums[part]);
        match side {
            Side::X => luck,
            Side::O => swapped(luck),
        }
    }

    /// Luck of the unluckiest and of the luckiest roll, in equity, from X's side.
    pub fn luck_range(&self, side: Side) -> [Score; 2] {
        if self.played.is_none() {
            return [Score::ZERO; 2];
        }
        let values = self.best_by_kind.iter().map(|(value, _)| value.equity());
        let (low, high) = values.fold((i32::MAX, i32::MIN), |(low, high), value| {
            (low.min(value), high.max(value))
        });
        let luck = |value: i32| Score::from_units(36 * i64::from(value)) - self.mean_equity();
        let (low, high) = (luck(low), luck(high));
        match side {
            Side::X => [low, high],
            Side::O => [-high, -low],
        }
    }

    /// The mean over the 36 rolls as equity of the side that plays, in 36ths of 2⁻²⁵ points.
    pub fn mean_equity(&self) -> Score {
        // Over 36 rolls, a sum of chances is a mean in 36ths; 36 × 2²⁵ is certainty.
        equity_delta(&self.sums) - Score::WIN
    }

    /// The loss of the play made against the estimate's best one, as X's gain.
    pub fn lost(&self, side: Side) -> Score {
        let lost = self.played.map_or(Score::ZERO, |(kind, played)| {
            self.best_by_kind[kind].0.equity_score() - played.equity_score()
        });
        side.pov(lost)
    }
}

/// Changes of chances as the other side sees them.
const fn swapped(
    [win, gammon, backgammon, lose_gammon, lose_backgammon]: ChanceDeltas,
) -> ChanceDeltas {
    [-win, lose_gammon, lose_backgammon, gammon, backgammon]
}

/// Whether one play is better than another: by its equity, and of two that are worth the same by what they leave.
pub(crate) fn is_better(a: (Value, &Board), b: (Value, &Board)) -> bool {
    match a.0.equity().cmp(&b.0.equity()) {
        Ordering::Greater => true,
        Ordering::Equal => tie_break_key(a.1) < tie_break_key(b.1),
        Ordering::Less => false,
    }
}

/// What a play leaves: of two that are worth the same, as all are that win for certain, the one with fewer pips is preferred, then
/// the one with fewer checkers, as in the bear-off labs.
pub(crate) fn tie_break_key(after: &Board) -> (u16, Reverse<u8>) {
    (after.pip_counts()[0], Reverse(after.borne_off()[0]))
}
