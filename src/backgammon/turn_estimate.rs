//! One evaluator's estimates of a turn, from which the luck of its roll follows.
//!
//! They are the value after the best play of the roll, and the mean of such values over all 36
//! rolls.

use core::cmp::{Ordering, Reverse};

use super::board::Board;
use super::side::Side;
use crate::backgammon::network::{OUTPUTS, Value};
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};
use crate::stats::score::Score;

/// Differences in the five chances, in 36ths of 2⁻²⁵, in the order of
/// [`Chances::to_array`](super::Chances::to_array).
pub(crate) type ChanceDeltas = [i64; OUTPUTS];

/// Returns the difference in equity that these differences in the chances make, as a score in
/// points.
pub(crate) const fn equity_delta(
    &[win, gammon, backgammon, lose_gammon, lose_backgammon]: &ChanceDeltas,
) -> Score {
    Score::from_units(2 * win + gammon + backgammon - lose_gammon - lose_backgammon)
}

/// One evaluator's estimates of a turn. Values are those of the side that plays.
#[derive(Clone, Copy)]
pub(crate) struct TurnEstimate {
    /// For each kind of roll, the value after its best play, and the board after it.
    best_by_kind: [(Value, Board); KIND_COUNT],
    /// The sums of those values over the 36 rolls: their means in 36ths.
    sums: ChanceDeltas,
    /// Whether the roll opens a game, and is no double.
    is_opening: bool,
    /// The kind that was rolled, and the value after the play that was made. `None` if nothing is
    /// estimated.
    played: Option<(usize, Value)>,
}

impl TurnEstimate {
    /// The estimates of an evaluator that estimates nothing.
    pub const NONE: Self = Self {
        best_by_kind: [(Value::EVEN, Board::START); KIND_COUNT],
        sums: [0; OUTPUTS],
        is_opening: false,
        played: None,
    };

    /// Adds a kind of roll with the values of its plays, at least one.
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

    /// Takes the mean over the 30 rolls that are no doubles instead of all 36, for the roll that opens
    /// a game.
    ///
    /// Means in 36ths are rounded to whole numbers, each by at most 2/5. So the luck of the roll
    /// averages zero over the 30 rolls to 2.4 units of equity, which is 2e-9 points.
    pub fn center_on_opening_rolls(&mut self) {
        let mut sums = ChanceDeltas::default();
        for (kind, (value, _)) in self.best_by_kind.iter().enumerate() {
            if !is_double(kind) {
                for (sum, part) in sums.iter_mut().zip(value.units()) {
                    *sum += i64::from(ALL_KINDS[kind].rolls) * i64::from(part);
                }
            }
        }
        // 36/30 of a sum, to the nearest whole number: fractions are fifths.
        self.sums = sums.map(|sum| (6 * sum + 2).div_euclid(5));
        self.is_opening = true;
    }

    /// Records the kind that was rolled, and this evaluator's value of the play that was made.
    pub fn set_played(&mut self, kind: usize, value: Value) {
        self.played = Some((kind, value));
    }

    /// Returns the value after the evaluator's best play of the roll, and the board after it.
    ///
    /// Luck is measured among a few plays that a smaller network selects. The network that plays
    /// may have found a better one among all.
    pub fn best_play(&self) -> Option<(Value, Board)> {
        self.played.map(|(kind, _)| self.best_by_kind[kind])
    }

    /// Returns the board after the evaluator's best play of the roll, if its equity exceeds that of
    /// the play made.
    pub fn better_play(&self) -> Option<Board> {
        let (kind, played) = self.played?;
        let (value, board) = self.best_by_kind[kind];
        (value.equity() > played.equity()).then_some(board)
    }

    /// Returns the value after the best play of each kind of roll, and the board after it. `None` if
    /// nothing is estimated.
    pub fn best_by_kind(&self) -> Option<&[(Value, Board); KIND_COUNT]> {
        self.played.map(|_| &self.best_by_kind)
    }

    /// Returns the luck of the roll in each of X's chances, where `side` is the side that plays.
    ///
    /// Luck is the value after the best play, less the mean over all rolls. It counts in 36ths of
    /// 2⁻²⁵, so it is a whole number and adds up to exactly zero over the 36 rolls.
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

    /// Returns the luck of a kind of roll, in equity for the side that plays; 0 if nothing is
    /// estimated.
    pub fn equity_luck(&self, kind: usize) -> Score {
        self.best_by_kind().map_or(Score::ZERO, |best| {
            best[kind].0.equity_score() - self.mean_equity()
        })
    }

    /// Returns the luck of the unluckiest and of the luckiest roll for X, in equity, where `side`
    /// is the side that plays.
    pub fn luck_range(&self, side: Side) -> [Score; 2] {
        if self.played.is_none() {
            return [Score::ZERO; 2];
        }
        let kinds = self.best_by_kind.iter().enumerate();
        let possible = kinds.filter(|&(kind, _)| !(self.is_opening && is_double(kind)));
        let values = possible.map(|(_, (value, _))| value.equity());
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

    /// Returns the mean over all possible rolls of the equity after the best play, for the side that
    /// plays.
    pub fn mean_equity(&self) -> Score {
        // [`equity_delta`] leaves out the −1 of 2 × win − 1.
        equity_delta(&self.sums) - Score::WIN
    }

    /// Returns the equity that the play made loses against [`Self::best_play`], as X's gain. It can
    /// be less than nothing.
    ///
    /// `side` is the side that plays.
    pub fn lost(&self, side: Side) -> Score {
        let lost = self.played.map_or(Score::ZERO, |(kind, played)| {
            self.best_by_kind[kind].0.equity_score() - played.equity_score()
        });
        side.pov(lost)
    }
}

/// Whether a kind of roll is a double.
const fn is_double(kind: usize) -> bool {
    ALL_KINDS[kind].rolls == 1
}

/// Returns these differences for the other side's chances.
const fn swapped(
    [win, gammon, backgammon, lose_gammon, lose_backgammon]: ChanceDeltas,
) -> ChanceDeltas {
    [-win, lose_gammon, lose_backgammon, gammon, backgammon]
}

/// Returns whether play `a` is better than play `b`: by equity, and between equals by
/// [`tie_break_key`].
pub(crate) fn is_better(a: (Value, &Board), b: (Value, &Board)) -> bool {
    match a.0.equity().cmp(&b.0.equity()) {
        Ordering::Greater => true,
        Ordering::Equal => tie_break_key(a.1) < tie_break_key(b.1),
        Ordering::Less => false,
    }
}

/// Returns a key of the board after a play. The smaller key wins between plays of equal equity.
///
/// All plays that certainly win are such equals. Fewer pips are preferred, and then fewer checkers,
/// as in the bear-off labs.
pub(crate) fn tie_break_key(after: &Board) -> (u16, Reverse<u8>) {
    (after.pip_counts()[0], Reverse(after.borne_off()[0]))
}
