//! The exact chances of both sides, computed from the end of the game backwards.
//!
//! The work is laid out so that the compiler vectorises it. A row holds one chance for each
//! arrangement of the side on roll, against one arrangement of her opponent. After a play the
//! opponent is on roll. So the best play of a roll is the smallest of a few rows, for a whole range
//! of opponents at once.

use core::ops::Range;

use super::arrangements::Arrangements;
use super::chance::{Chance, ONE, mean_of_36};
use super::chance_table::ChanceTable;
use super::checkers::ArrangementIndex;
use super::play_table::PlayTable;
use super::retrograde_order::RetrogradeOrder;
use crate::rollout::dice::ALL_KINDS;

/// Chances of the side on roll by her opponent's arrangement first, so that the chances of all
/// movers against one opponent are neighbours. Against an opponent who is off they are 0.
struct ByOpponent {
    /// The number of arrangements a side.
    size: usize,
    /// A row for each arrangement of the opponent, a column for each of the mover's.
    chances: Vec<Chance>,
}

impl ByOpponent {
    /// Creates a table of zeros.
    fn new(size: usize) -> Self {
        Self {
            size,
            chances: vec![0; size * size],
        }
    }

    /// Returns the chances of all movers against one opponent.
    fn row(&self, opponent: ArrangementIndex) -> &[Chance] {
        &self.chances[usize::from(opponent) * self.size..][..self.size]
    }

    /// Stores the chance of a mover against an opponent.
    fn set(&mut self, mover: usize, opponent: usize, chance: Chance) {
        self.chances[opponent * self.size + mover] = chance;
    }
}

/// Scratch space for the sums of one mover against a range of opponents.
struct Sums {
    /// The opponents' smallest chance after the plays of one roll.
    least: Vec<Chance>,
    /// The sums over the rolls.
    sums: Vec<u32>,
}

impl Sums {
    /// Creates scratch space for `size` opponents.
    fn new(size: usize) -> Self {
        Self {
            least: vec![0; size],
            sums: vec![0; size],
        }
    }

    /// Returns, for each opponent in `range`, the sum over the 36 rolls of the mover's chance after
    /// her best play. That chance is 1 − the opponent's smallest chance, on roll against the
    /// checkers that the play leaves.
    fn compute(
        &mut self,
        plays: &PlayTable,
        by_opponent: &ByOpponent,
        mover: ArrangementIndex,
        range: Range<usize>,
    ) -> &[u32] {
        let sums = &mut self.sums[..range.len()];
        sums.fill(36 * ONE);
        for (kind, weight) in ALL_KINDS.iter().map(|kind| kind.rolls).enumerate() {
            let row = |after: ArrangementIndex| &by_opponent.row(after)[range.clone()];
            let Some((&first, others)) = plays.after_roll(mover, kind).split_first() else {
                continue;
            };
            let least = &mut self.least[..range.len()];
            least.copy_from_slice(row(first));
            for &after in others {
                for (least, &chance) in least.iter_mut().zip(row(after)) {
                    *least = chance.min(*least);
                }
            }
            for (sum, &least) in sums.iter_mut().zip(&*least) {
                *sum -= weight * least;
            }
        }
        sums
    }
}

/// Builds the table of exact chances in steps.
pub(crate) struct ExactChancesBuilder {
    /// The table by mover, which the builder returns.
    table: ChanceTable,
    /// Chances by opponent, equal to those of `table`, from which later rows are computed.
    by_opponent: ByOpponent,
    /// Scratch space.
    sums: Sums,
    /// The rows that are still missing.
    order: RetrogradeOrder,
}

impl ExactChancesBuilder {
    /// Creates a builder for these arrangements on both sides.
    pub fn new(arrangements: &Arrangements) -> Self {
        let size = arrangements.len();
        Self {
            table: ChanceTable::new(size),
            by_opponent: ByOpponent::new(size),
            sums: Sums::new(size),
            order: RetrogradeOrder::new(size, arrangements.max_pips()),
        }
    }

    /// Returns the share of the table that is complete, 0..1.
    pub fn progress(&self) -> f64 {
        self.order.progress()
    }

    /// Computes rows until the table is complete or `keep_going` returns false. Returns whether the
    /// table is complete.
    ///
    /// Calls `keep_going` after each row.
    pub fn build_while(
        &mut self,
        arrangements: &Arrangements,
        plays: &PlayTable,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        let Self {
            table,
            by_opponent,
            sums,
            order,
        } = self;
        order.for_each_row_while(arrangements, keep_going, |mover, opponents| {
            let sums = sums.compute(
                plays,
                by_opponent,
                mover as ArrangementIndex,
                opponents.clone(),
            );
            let row = &mut table.row_mut(mover)[opponents.clone()];
            for ((opponent, cell), &sum) in opponents.zip(row).zip(sums) {
                *cell = mean_of_36(sum);
                by_opponent.set(mover, opponent, *cell);
            }
        })
    }

    /// Returns the table. Chances that are missing are 0.
    pub fn finish(self) -> ChanceTable {
        self.table
    }
}

#[cfg(test)]
mod tests {
    use super::super::chance::to_probability;
    use super::super::chance_table::MAX_TWO_SIDED_CHECKERS;
    use super::super::checkers::Checkers;
    use super::*;
    use crate::clock::most_at_once;

    fn exact() -> (Arrangements, ChanceTable) {
        let arrangements = Arrangements::build(MAX_TWO_SIDED_CHECKERS);
        let plays = PlayTable::build(&arrangements);
        let mut builder = ExactChancesBuilder::new(&arrangements);
        assert!(builder.build_while(&arrangements, &plays, &mut || true));
        assert_eq!(builder.progress(), 1.0);
        (arrangements, builder.finish())
    }

    #[test]
    fn chances_by_hand() {
        let (arrangements, table) = exact();
        let chance = |x, o| {
            let index_of = |points| {
                arrangements
                    .index_of(Checkers::new(points).unwrap())
                    .unwrap()
            };
            to_probability(table.row(index_of(x))[usize::from(index_of(o))])
        };
        let (ace, six) = ([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
        // One roll bears off a checker on the ace point, and 27 of the 36 rolls one on the six
        // point. Against a checker on the ace point a side that fails has lost.
        assert_eq!(chance(ace, six), 1.0);
        assert_eq!(chance(six, ace), 0.75);
        // Four on the ace point win with doubles (1/6), or in a second turn if the opponent fails
        // (1/4).
        assert_eq!(chance([4, 0, 0, 0, 0, 0], six), 1.0 / 6.0 + 5.0 / 6.0 / 4.0);
    }

    #[test]
    fn pauses_change_nothing() {
        let (arrangements, at_once) = exact();
        let plays = PlayTable::build(&arrangements);
        let mut builder = ExactChancesBuilder::new(&arrangements);
        let mut before = 0.0;
        while !builder.build_while(&arrangements, &plays, &mut || false) {
            assert!(before <= builder.progress());
            before = builder.progress();
        }
        assert!(builder.finish() == at_once);
    }

    #[test]
    fn matches_scalar_recurrence() {
        // A scalar computation in no special order, to which the vectorised builder must be equal.
        let (arrangements, table) = exact();
        let plays = PlayTable::build(&arrangements);
        for mover in (1..arrangements.len() as ArrangementIndex).step_by(7) {
            for opponent in (1..arrangements.len() as ArrangementIndex).step_by(5) {
                let sum: u32 = ALL_KINDS
                    .iter()
                    .enumerate()
                    .map(|(kind, roll)| {
                        let against = table.row(opponent);
                        let least = plays
                            .after_roll(mover, kind)
                            .iter()
                            .map(|&after| against[usize::from(after)])
                            .min();
                        roll.rolls * (ONE - least.unwrap())
                    })
                    .sum();
                assert_eq!(table.row(mover)[usize::from(opponent)], mean_of_36(sum));
            }
        }
    }

    #[test]
    fn checks_clock_after_each_row() {
        let arrangements = Arrangements::build(6);
        let plays = PlayTable::build(&arrangements);
        let mut builder = ExactChancesBuilder::new(&arrangements);
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.order.cells_done() as u64,
            |builder, clock| builder.build_while(&arrangements, &plays, clock),
        );
        // The last arrangement to join, six checkers on the six point, against the 922 others.
        assert_eq!(at_once, 922);
    }
}
