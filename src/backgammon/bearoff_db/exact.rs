//! The exact chances of both sides, from the end of the game backwards.
//!
//! The work is laid out so that the compiler vectorises it: a row holds one chance for each arrangement of the side on
//! roll, against one arrangement of her opponent. After a play the opponent is on roll, so that the best play of a
//! roll is the smallest of a few rows, for a whole range of opponents at once.

use core::ops::Range;

use super::arrangements::Arrangements;
use super::chance::{Chance, ONE, mean_of_36};
use super::chance_table::ChanceTable;
use super::checkers::ArrangementIndex;
use super::play_table::PlayTable;
use super::retrograde_order::RetrogradeOrder;
use crate::rollout::dice::ALL_KINDS;

/// Chances by the opponent's arrangement first: those of all movers against one opponent are neighbours. Against an
/// opponent who is off they are 0.
struct ByOpponent {
    size: usize,
    chances: Vec<Chance>,
}

impl ByOpponent {
    fn new(size: usize) -> Self {
        Self {
            size,
            chances: vec![0; size * size],
        }
    }

    fn row(&self, opponent: ArrangementIndex) -> &[Chance] {
        &self.chances[usize::from(opponent) * self.size..][..self.size]
    }

    fn set(&mut self, mover: usize, opponent: usize, chance: Chance) {
        self.chances[opponent * self.size + mover] = chance;
    }
}

/// Scratch space for the sums of one mover against a range of opponents.
struct Sums {
    least: Vec<Chance>,
    sums: Vec<u32>,
}

impl Sums {
    fn new(size: usize) -> Self {
        Self {
            least: vec![0; size],
            sums: vec![0; size],
        }
    }

    /// For each opponent in `range`, the sum over the 36 rolls of the mover's chance after her best play: 1 − the
    /// opponent's smallest chance, then on roll, against what the play leaves.
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

/// The table of exact chances in the making.
pub(crate) struct ExactChancesBuilder {
    table: ChanceTable,
    against: ByOpponent,
    sums: Sums,
    order: RetrogradeOrder,
}

impl ExactChancesBuilder {
    pub fn new(arrangements: &Arrangements) -> Self {
        let size = arrangements.len();
        Self {
            table: ChanceTable::new(size),
            against: ByOpponent::new(size),
            sums: Sums::new(size),
            order: RetrogradeOrder::new(size, arrangements.max_pips()),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        self.order.progress()
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(
        &mut self,
        arrangements: &Arrangements,
        plays: &PlayTable,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        let Self {
            table,
            against: by_opponent,
            sums,
            order,
        } = self;
        order.for_each_row_while(arrangements, keep_going, |mover, others| {
            let sums = sums.compute(
                plays,
                by_opponent,
                mover as ArrangementIndex,
                others.clone(),
            );
            let row = &mut table.row_mut(mover)[others.clone()];
            for ((other, cell), &sum) in others.zip(row).zip(sums) {
                *cell = mean_of_36(sum);
                by_opponent.set(mover, other, *cell);
            }
        })
    }

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
            let find = |points| {
                arrangements
                    .index_of(Checkers::new(points).unwrap())
                    .unwrap()
            };
            to_probability(table.row(find(x))[usize::from(find(o))])
        };
        let (ace, six) = ([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
        // One roll bears off a checker on the ace point, 27 of 36 one on the six point; fails are not made good.
        assert_eq!(chance(ace, six), 1.0);
        assert_eq!(chance(six, ace), 0.75);
        // Four on the ace point take doubles (1/6), or a second roll if the other fails (1/4).
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
        // Scalar and without any order of work: what the vectorised builder must have done.
        let (arrangements, table) = exact();
        let plays = PlayTable::build(&arrangements);
        for mover in (1..arrangements.len() as ArrangementIndex).step_by(7) {
            for other in (1..arrangements.len() as ArrangementIndex).step_by(5) {
                let sum: u32 = ALL_KINDS
                    .iter()
                    .enumerate()
                    .map(|(kind, roll)| {
                        let against = table.row(other);
                        let least = plays
                            .after_roll(mover, kind)
                            .iter()
                            .map(|&after| against[usize::from(after)])
                            .min();
                        roll.rolls * (ONE - least.unwrap())
                    })
                    .sum();
                assert_eq!(table.row(mover)[usize::from(other)], mean_of_36(sum));
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
        // The last one to join, six checkers on the six point, against the 922 others.
        assert_eq!(at_once, 922);
    }
}
