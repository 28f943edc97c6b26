//! The exact chances of both sides, from the end of the game backwards.
//!
//! The work is laid out so that the compiler vectorises it: a row holds one chance for each arrangement of the side on
//! roll, against one arrangement of her opponent. After a play the opponent is on roll, so that the best play of a
//! roll is the smallest of a few rows, for a whole range of opponents at once.

use core::ops::Range;

use super::arrangements::{Arrangements, Index};
use super::chance::{Chance, ONE, mean_of_36};
use super::retrograde_order::Rows;
use super::tables::{Plays, Table};
use crate::rollout::dice::ALL_KINDS;

/// Chances by the opponent's arrangement first: those of all movers against one opponent are neighbours. Against an
/// opponent who is off they are 0.
struct Against {
    size: usize,
    chances: Vec<Chance>,
}

impl Against {
    fn new(size: usize) -> Self {
        Self {
            size,
            chances: vec![0; size * size],
        }
    }

    fn row(&self, other: Index) -> &[Chance] {
        &self.chances[usize::from(other) * self.size..][..self.size]
    }

    fn set(&mut self, mover: usize, other: usize, chance: Chance) {
        self.chances[other * self.size + mover] = chance;
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
    fn of(
        &mut self,
        plays: &Plays,
        against: &Against,
        mover: Index,
        range: Range<usize>,
    ) -> &[u32] {
        let sums = &mut self.sums[..range.len()];
        sums.fill(36 * ONE);
        for (kind, weight) in ALL_KINDS.iter().map(|kind| kind.rolls).enumerate() {
            let row = |after: Index| &against.row(after)[range.clone()];
            let Some((&first, others)) = plays.of(mover, kind).split_first() else {
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
pub(crate) struct ExactBuilder {
    table: Table,
    against: Against,
    sums: Sums,
    rows: Rows,
}

impl ExactBuilder {
    pub fn new(arrangements: &Arrangements) -> Self {
        let size = arrangements.len();
        Self {
            table: Table::new(size),
            against: Against::new(size),
            sums: Sums::new(size),
            rows: Rows::new(size, arrangements.most_pips()),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        self.rows.progress()
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(
        &mut self,
        arrangements: &Arrangements,
        plays: &Plays,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        let Self {
            table,
            against,
            sums,
            rows,
        } = self;
        rows.work_while(arrangements, keep_going, |mover, others| {
            let sums = sums.of(plays, against, mover as Index, others.clone());
            let row = &mut table.row_mut(mover)[others.clone()];
            for ((other, cell), &sum) in others.zip(row).zip(sums) {
                *cell = mean_of_36(sum);
                against.set(mover, other, *cell);
            }
        })
    }

    pub fn finish(self) -> Table {
        self.table
    }
}

#[cfg(test)]
mod tests {
    use super::super::chance::probability;
    use super::super::checkers::Checkers;
    use super::super::tables::MOST_IN_TABLES;
    use super::*;
    use crate::clock::most_at_once;

    fn exact() -> (Arrangements, Table) {
        let arrangements = Arrangements::new(MOST_IN_TABLES);
        let plays = Plays::new(&arrangements);
        let mut builder = ExactBuilder::new(&arrangements);
        assert!(builder.build_while(&arrangements, &plays, &mut || true));
        assert_eq!(builder.progress(), 1.0);
        (arrangements, builder.finish())
    }

    #[test]
    fn chances_by_hand() {
        let (arrangements, table) = exact();
        let chance = |x, o| {
            let find = |points| arrangements.find(Checkers::new(points).unwrap()).unwrap();
            probability(table.row(find(x))[usize::from(find(o))])
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
        let plays = Plays::new(&arrangements);
        let mut builder = ExactBuilder::new(&arrangements);
        let mut before = 0.0;
        while !builder.build_while(&arrangements, &plays, &mut || false) {
            assert!(before <= builder.progress());
            before = builder.progress();
        }
        assert!(builder.finish() == at_once);
    }

    #[test]
    fn every_chance_is_the_mean_of_the_best_plays() {
        // Scalar and without any order of work: what the vectorised builder must have done.
        let (arrangements, table) = exact();
        let plays = Plays::new(&arrangements);
        for mover in (1..arrangements.len() as Index).step_by(7) {
            for other in (1..arrangements.len() as Index).step_by(5) {
                let sum: u32 = ALL_KINDS
                    .iter()
                    .enumerate()
                    .map(|(kind, roll)| {
                        let against = table.row(other);
                        let least = plays
                            .of(mover, kind)
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
    fn the_clock_is_looked_at_after_each_row() {
        let arrangements = Arrangements::new(6);
        let plays = Plays::new(&arrangements);
        let mut builder = ExactBuilder::new(&arrangements);
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.rows.done() as u64,
            |builder, clock| builder.build_while(&arrangements, &plays, clock),
        );
        // The last one to join, six checkers on the six point, against the 922 others.
        assert_eq!(at_once, 922);
    }
}
