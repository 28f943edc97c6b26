//! The exact equities of all positions for each owner of the cube, computed from the end of the
//! game backwards.
//!
//! The work goes row by row, as for the exact chances, so that the compiler vectorises it. After a
//! play the other side is on roll, and may double if the cube is centred or hers. The best play is
//! the one that leaves her the smallest equity.

use core::ops::Range;

use super::decision::best_value;
use super::equity::{Equity, POINT, mean_of_36};
use super::owner::{OWNER_COUNT, RelativeOwner};
use super::tables::NoDoubleTable;
use crate::backgammon::bearoff_db::arrangements::{Arrangements, OFF};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::checkers::{HOME_POINTS, arrangement_count};
use crate::backgammon::bearoff_db::play_table::PlayTable;
use crate::backgammon::bearoff_db::retrograde_order::RetrogradeOrder;
use crate::rollout::dice::ALL_KINDS;

/// Equities of the side on roll after the right cube actions, by owner of the cube and then by the
/// opponent's arrangement. The equities of all movers against one opponent are neighbours.
struct ByOpponent {
    /// The number of arrangements a side.
    size: usize,
    /// For each owner of the cube, a row for each arrangement of the opponent and a column for each
    /// of the mover's.
    values: [Vec<Equity>; OWNER_COUNT],
}

/// Scratch space for the sums of one mover against a range of opponents.
struct Sums {
    /// The opponents' smallest equity after the plays of one roll.
    least: Vec<Equity>,
    /// The sums over the rolls.
    sums: Vec<i32>,
}

impl Sums {
    /// Returns, for each opponent in `range`, the sum over the 36 rolls of the mover's equity after
    /// her best play, with the cube of this owner.
    fn compute(
        &mut self,
        plays: &PlayTable,
        by_opponent: &ByOpponent,
        (mover, owner): (ArrangementIndex, RelativeOwner),
        range: Range<usize>,
    ) -> &[i32] {
        let sums = &mut self.sums[..range.len()];
        sums.fill(0);
        for (kind, weight) in ALL_KINDS
            .iter()
            .map(|kind| kind.rolls.cast_signed())
            .enumerate()
        {
            let row =
                |after: ArrangementIndex| &by_opponent.row(owner.swapped(), after)[range.clone()];
            let Some((&first, others)) = plays.after_roll(mover, kind).split_first() else {
                continue;
            };
            let least = &mut self.least[..range.len()];
            least.copy_from_slice(row(first));
            for &after in others {
                for (least, &value) in least.iter_mut().zip(row(after)) {
                    *least = value.min(*least);
                }
            }
            for (sum, &least) in sums.iter_mut().zip(&*least) {
                *sum -= weight * least;
            }
        }
        sums
    }
}

/// Builds the table of exact equities in steps.
pub(crate) struct CubeExactBuilder {
    /// The table by mover, which the builder returns.
    equities: NoDoubleTable,
    /// Equities after the right cube actions by opponent, from which later rows are computed.
    by_opponent: ByOpponent,
    /// Scratch space.
    sums: Sums,
    /// The rows that are still missing.
    order: RetrogradeOrder,
}

impl ByOpponent {
    /// Creates a table in which opponents who are off have won, and all other equities are 0.
    fn new(size: usize) -> Self {
        let mut values: [Vec<Equity>; OWNER_COUNT] = core::array::from_fn(|_| vec![0; size * size]);
        for values in &mut values {
            // An opponent who is off has won.
            values[usize::from(OFF) * size..][..size].fill(-POINT);
        }
        Self { size, values }
    }

    /// Returns the equities of all movers against one opponent.
    #[inline]
    fn row(&self, owner: RelativeOwner, opponent: ArrangementIndex) -> &[Equity] {
        &self.values[owner as usize][usize::from(opponent) * self.size..][..self.size]
    }

    /// Stores the equities of a mover against an opponent, from those of not doubling.
    fn set(&mut self, mover: usize, opponent: usize, no_double: [Equity; OWNER_COUNT]) {
        let [mine, centred, theirs] = no_double;
        let at = opponent * self.size + mover;
        self.values[RelativeOwner::Mine as usize][at] = best_value(mine, 2 * theirs);
        self.values[RelativeOwner::Centred as usize][at] = best_value(centred, 2 * theirs);
        self.values[RelativeOwner::Theirs as usize][at] = theirs;
    }
}

impl CubeExactBuilder {
    /// Creates a builder for all arrangements of up to `max_checkers` a side.
    pub fn new(max_checkers: u8) -> Self {
        let size = arrangement_count(max_checkers);
        Self {
            equities: NoDoubleTable::new(size),
            by_opponent: ByOpponent::new(size),
            sums: Sums {
                least: vec![0; size],
                sums: vec![0; size],
            },
            order: RetrogradeOrder::new(size, HOME_POINTS as u8 * max_checkers),
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
            equities,
            by_opponent,
            sums,
            order,
        } = self;
        order.for_each_row_while(arrangements, keep_going, |mover, opponents| {
            for owner in RelativeOwner::ALL {
                let sums = sums.compute(
                    plays,
                    by_opponent,
                    (mover as ArrangementIndex, owner),
                    opponents.clone(),
                );
                let row = &mut equities.row_mut(owner, mover)[opponents.clone()];
                for (cell, &sum) in row.iter_mut().zip(sums) {
                    *cell = mean_of_36(sum);
                }
            }
            for opponent in opponents {
                let no_double =
                    equities.no_double(mover as ArrangementIndex, opponent as ArrangementIndex);
                by_opponent.set(mover, opponent, no_double.0);
            }
        })
    }

    /// Returns the table. Equities that are missing are 0.
    pub fn finish(self) -> NoDoubleTable {
        self.equities
    }
}

#[cfg(test)]
mod tests {
    use super::super::equity::to_points;
    use super::*;
    use crate::backgammon::bearoff_db::Checkers;
    use crate::backgammon::bearoff_db::chance_table::MAX_TWO_SIDED_CHECKERS;
    use crate::clock::most_at_once;

    fn exact() -> (Arrangements, PlayTable, NoDoubleTable) {
        let arrangements = Arrangements::build(MAX_TWO_SIDED_CHECKERS);
        let plays = PlayTable::build(&arrangements);
        let mut builder = CubeExactBuilder::new(MAX_TWO_SIDED_CHECKERS);
        assert!(builder.build_while(&arrangements, &plays, &mut || true));
        assert_eq!(builder.progress(), 1.0);
        (arrangements, plays, builder.finish())
    }

    #[test]
    fn equities_by_hand() {
        let (arrangements, _, equities) = exact();
        let no_double = |x, o| {
            let index_of = |points| {
                arrangements
                    .index_of(Checkers::new(points).unwrap())
                    .unwrap()
            };
            equities
                .no_double(index_of(x), index_of(o))
                .0
                .map(to_points)
        };
        let (ace, six) = ([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
        assert_eq!(no_double(ace, six), [1.0; 3]);
        // 27 of the 36 rolls bear off from the six point. After the others all is lost, with any
        // owner of the cube: 1/2.
        assert_eq!(no_double(six, ace), [0.5; 3]);
        // The position of Montgomery's article. Doubles win at once (1/6). After the other rolls a
        // White who may double does so: a take pays 2 × (3/4 − 1/4), and a pass 1. If the cube is
        // mine, he may not double, and I win a quarter of the rest: 1/6 + 5/6 × (−1/2). Otherwise
        // the equity is −2/3.
        let article = no_double([4, 0, 0, 0, 0, 0], six);
        for (exact, equity) in [-0.25, -2.0 / 3.0, -2.0 / 3.0].into_iter().zip(article) {
            assert!((equity - exact).abs() < 1e-7, "{article:?}");
        }
    }

    #[test]
    fn pauses_change_nothing() {
        let (arrangements, plays, at_once) = exact();
        let mut builder = CubeExactBuilder::new(MAX_TWO_SIDED_CHECKERS);
        let mut before = 0.0;
        while !builder.build_while(&arrangements, &plays, &mut || false) {
            assert!(before <= builder.progress());
            before = builder.progress();
        }
        assert!(builder.finish() == at_once);
    }

    #[test]
    fn matches_scalar_recurrence() {
        // A computation of one equity at a time, in no special order, to which the builder must be
        // equal.
        let (arrangements, plays, equities) = exact();
        for mover in (1..arrangements.len() as ArrangementIndex).step_by(11) {
            for opponent in (1..arrangements.len() as ArrangementIndex).step_by(7) {
                for owner in RelativeOwner::ALL {
                    let best = |kind| {
                        let after = plays.after_roll(mover, kind).iter();
                        let values = after.map(|&after| {
                            if after == OFF {
                                POINT
                            } else {
                                -equities.value(opponent, after, owner.swapped())
                            }
                        });
                        values.max().unwrap()
                    };
                    let kinds = ALL_KINDS.iter().enumerate();
                    let sum = kinds
                        .map(|(kind, roll)| roll.rolls.cast_signed() * best(kind))
                        .sum();
                    let actual = equities.no_double(mover, opponent).no_double(owner);
                    assert_eq!(actual, mean_of_36(sum));
                }
            }
        }
    }

    #[test]
    fn checks_clock_after_each_row() {
        let arrangements = Arrangements::build(MAX_TWO_SIDED_CHECKERS);
        let plays = PlayTable::build(&arrangements);
        let mut builder = CubeExactBuilder::new(MAX_TWO_SIDED_CHECKERS);
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.order.cells_done() as u64,
            |builder, clock| builder.build_while(&arrangements, &plays, clock),
        );
        assert_eq!(at_once, 922);
    }
}
