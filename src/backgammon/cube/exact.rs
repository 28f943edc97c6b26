//! The exact equities of all positions, by whose the cube is, from the end of the game backwards.
//!
//! The work goes row by row, as that of the exact chances, so that the compiler vectorises it. After a play the other side is on roll and may double, if the cube is centred or hers: the best play
//! is the one that leaves her least.

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

/// What positions are worth, by whose the cube is, then by the opponent's arrangement: those of all movers against one
/// opponent are neighbours.
struct ByOpponent {
    size: usize,
    values: [Vec<Equity>; OWNER_COUNT],
}

/// Scratch space for the sums of one mover against a range of opponents.
struct Sums {
    least: Vec<Equity>,
    sums: Vec<i32>,
}

impl Sums {
    /// For each opponent in `range`, the sum over the 36 rolls of what they are worth to the mover after her best plays, if the
    /// cube is that holder's.
    fn compute(
        &mut self,
        plays: &PlayTable,
        by_opponent: &ByOpponent,
        (mover, holder): (ArrangementIndex, RelativeOwner),
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
                |after: ArrangementIndex| &by_opponent.row(holder.swapped(), after)[range.clone()];
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

/// Equities in the making.
pub(crate) struct CubeExactBuilder {
    equities: NoDoubleTable,
    against: ByOpponent,
    sums: Sums,
    order: RetrogradeOrder,
}

impl ByOpponent {
    fn new(size: usize) -> Self {
        let mut values: [Vec<Equity>; OWNER_COUNT] = core::array::from_fn(|_| vec![0; size * size]);
        for values in &mut values {
            // An opponent who is off has won.
            values[usize::from(OFF) * size..][..size].fill(-POINT);
        }
        Self { size, values }
    }

    #[inline]
    fn row(&self, owner: RelativeOwner, opponent: ArrangementIndex) -> &[Equity] {
        &self.values[owner as usize][usize::from(opponent) * self.size..][..self.size]
    }

    fn set(&mut self, mover: usize, opponent: usize, no_double: [Equity; OWNER_COUNT]) {
        let [mine, centred, theirs] = no_double;
        let at = opponent * self.size + mover;
        self.values[RelativeOwner::Mine as usize][at] = best_value(mine, 2 * theirs);
        self.values[RelativeOwner::Centred as usize][at] = best_value(centred, 2 * theirs);
        self.values[RelativeOwner::Theirs as usize][at] = theirs;
    }
}

impl CubeExactBuilder {
    /// An empty table for all arrangements of up to `most` checkers.
    pub fn new(max_checkers: u8) -> Self {
        let size = arrangement_count(max_checkers);
        Self {
            equities: NoDoubleTable::new(size),
            against: ByOpponent::new(size),
            sums: Sums {
                least: vec![0; size],
                sums: vec![0; size],
            },
            order: RetrogradeOrder::new(size, HOME_POINTS as u8 * max_checkers),
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
            equities,
            against: by_opponent,
            sums,
            order,
        } = self;
        order.for_each_row_while(arrangements, keep_going, |mover, others| {
            for holder in RelativeOwner::ALL {
                let sums = sums.compute(
                    plays,
                    by_opponent,
                    (mover as ArrangementIndex, holder),
                    others.clone(),
                );
                let row = &mut equities.row_mut(holder, mover)[others.clone()];
                for (cell, &sum) in row.iter_mut().zip(sums) {
                    *cell = mean_of_36(sum);
                }
            }
            for other in others {
                let no_double =
                    equities.no_double(mover as ArrangementIndex, other as ArrangementIndex);
                by_opponent.set(mover, other, no_double.0);
            }
        })
    }

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
            let find = |points| {
                arrangements
                    .index_of(Checkers::new(points).unwrap())
                    .unwrap()
            };
            equities.no_double(find(x), find(o)).0.map(to_points)
        };
        let (ace, six) = ([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
        assert_eq!(no_double(ace, six), [1.0; 3]);
        // 27 rolls of 36 bear off from the six point, and with the others all is lost, whoever has the cube: 1/2.
        assert_eq!(no_double(six, ace), [0.5; 3]);
        // The article's: doubles win at once (1/6). After the others a White who may double does: taken it pays
        // 2 × (3/4 − 1/4), passed 1. Mine: he may not, and I win a quarter of the rest: 1/6 + 5/6 × (−1/2). Otherwise −2/3.
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
        // One at a time, in no order of work: what the builder of whole rows must have done.
        let (arrangements, plays, equities) = exact();
        for mover in (1..arrangements.len() as ArrangementIndex).step_by(11) {
            for other in (1..arrangements.len() as ArrangementIndex).step_by(7) {
                for holder in RelativeOwner::ALL {
                    let best = |kind| {
                        let after = plays.after_roll(mover, kind).iter();
                        let values = after.map(|&after| {
                            if after == OFF {
                                POINT
                            } else {
                                -equities.value(other, after, holder.swapped())
                            }
                        });
                        values.max().unwrap()
                    };
                    let kinds = ALL_KINDS.iter().enumerate();
                    let sum = kinds
                        .map(|(kind, roll)| roll.rolls.cast_signed() * best(kind))
                        .sum();
                    let known = equities.no_double(mover, other).no_double(holder);
                    assert_eq!(known, mean_of_36(sum));
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
