//! The exact equities of all positions, by whose the cube is, from the end of the game backwards.
//!
//! The work goes row by row, as that of the exact chances, so that the compiler vectorises it. After a play the other side is on roll and may double, if the cube is centred or hers: the best play
//! is the one that leaves her least.

use core::ops::Range;

use super::decision::value;
use super::equity::{Equity, POINT, mean_of_36};
use super::owner::{HOLDERS, Holder};
use super::tables::Equities;
use crate::backgammon::bearoff_db::arrangements::{Arrangements, Index, OFF};
use crate::backgammon::bearoff_db::checkers::{POINTS, arrangements};
use crate::backgammon::bearoff_db::retrograde_order::Rows;
use crate::backgammon::bearoff_db::tables::Plays;
use crate::rollout::dice::ALL_KINDS;

/// What positions are worth, by whose the cube is, then by the opponent's arrangement: those of all movers against one
/// opponent are neighbours.
struct Against {
    size: usize,
    values: [Vec<Equity>; HOLDERS],
}

/// Scratch space for the sums of one mover against a range of opponents.
struct Sums {
    least: Vec<Equity>,
    sums: Vec<i32>,
}

impl Sums {
    /// For each opponent in `range`, the sum over the 36 rolls of what they are worth to the mover after her best plays, if the
    /// cube is that holder's.
    fn of(
        &mut self,
        plays: &Plays,
        against: &Against,
        (mover, holder): (Index, Holder),
        range: Range<usize>,
    ) -> &[i32] {
        let sums = &mut self.sums[..range.len()];
        sums.fill(0);
        for (kind, weight) in ALL_KINDS
            .iter()
            .map(|kind| kind.rolls.cast_signed())
            .enumerate()
        {
            let row = |after: Index| &against.row(holder.to_the_other(), after)[range.clone()];
            let Some((&first, others)) = plays.of(mover, kind).split_first() else {
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
    equities: Equities,
    against: Against,
    sums: Sums,
    rows: Rows,
}

impl Against {
    fn new(size: usize) -> Self {
        let mut values: [Vec<Equity>; HOLDERS] = core::array::from_fn(|_| vec![0; size * size]);
        for values in &mut values {
            // An opponent who is off has won.
            values[usize::from(OFF) * size..][..size].fill(-POINT);
        }
        Self { size, values }
    }

    #[inline]
    fn row(&self, holder: Holder, other: Index) -> &[Equity] {
        &self.values[holder as usize][usize::from(other) * self.size..][..self.size]
    }

    fn set(&mut self, mover: usize, other: usize, no_double: [Equity; HOLDERS]) {
        let [mine, centred, theirs] = no_double;
        let at = other * self.size + mover;
        self.values[Holder::Mine as usize][at] = value(mine, 2 * theirs);
        self.values[Holder::Centred as usize][at] = value(centred, 2 * theirs);
        self.values[Holder::Theirs as usize][at] = theirs;
    }
}

impl CubeExactBuilder {
    /// An empty table for all arrangements of up to `most` checkers.
    pub fn new(most: u8) -> Self {
        let size = arrangements(most);
        Self {
            equities: Equities::new(size),
            against: Against::new(size),
            sums: Sums {
                least: vec![0; size],
                sums: vec![0; size],
            },
            rows: Rows::new(size, POINTS as u8 * most),
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
            equities,
            against,
            sums,
            rows,
        } = self;
        rows.work_while(arrangements, keep_going, |mover, others| {
            for holder in Holder::ALL {
                let sums = sums.of(plays, against, (mover as Index, holder), others.clone());
                let row = &mut equities.row_mut(holder, mover)[others.clone()];
                for (cell, &sum) in row.iter_mut().zip(sums) {
                    *cell = mean_of_36(sum);
                }
            }
            for other in others {
                let no_double = equities.no_double(mover as Index, other as Index);
                against.set(mover, other, no_double.0);
            }
        })
    }

    pub fn finish(self) -> Equities {
        self.equities
    }
}

#[cfg(test)]
mod tests {
    use super::super::equity::points;
    use super::*;
    use crate::backgammon::bearoff_db::Checkers;
    use crate::backgammon::bearoff_db::tables::MOST_IN_TABLES;
    use crate::clock::most_at_once;

    fn exact() -> (Arrangements, Plays, Equities) {
        let arrangements = Arrangements::new(MOST_IN_TABLES);
        let plays = Plays::new(&arrangements);
        let mut builder = CubeExactBuilder::new(MOST_IN_TABLES);
        assert!(builder.build_while(&arrangements, &plays, &mut || true));
        assert_eq!(builder.progress(), 1.0);
        (arrangements, plays, builder.finish())
    }

    #[test]
    fn equities_by_hand() {
        let (arrangements, _, equities) = exact();
        let no_double = |x, o| {
            let find = |points| arrangements.find(Checkers::new(points).unwrap()).unwrap();
            equities.no_double(find(x), find(o)).0.map(points)
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
        let mut builder = CubeExactBuilder::new(MOST_IN_TABLES);
        let mut before = 0.0;
        while !builder.build_while(&arrangements, &plays, &mut || false) {
            assert!(before <= builder.progress());
            before = builder.progress();
        }
        assert!(builder.finish() == at_once);
    }

    #[test]
    fn every_equity_is_the_mean_of_the_best_plays() {
        // One at a time, in no order of work: what the builder of whole rows must have done.
        let (arrangements, plays, equities) = exact();
        for mover in (1..arrangements.len() as Index).step_by(11) {
            for other in (1..arrangements.len() as Index).step_by(7) {
                for holder in Holder::ALL {
                    let best = |kind| {
                        let after = plays.of(mover, kind).iter();
                        let values = after.map(|&after| {
                            if after == OFF {
                                POINT
                            } else {
                                -equities.value(other, after, holder.to_the_other())
                            }
                        });
                        values.max().unwrap()
                    };
                    let kinds = ALL_KINDS.iter().enumerate();
                    let sum = kinds
                        .map(|(kind, roll)| roll.rolls.cast_signed() * best(kind))
                        .sum();
                    let known = equities.no_double(mover, other).with(holder);
                    assert_eq!(known, mean_of_36(sum));
                }
            }
        }
    }

    #[test]
    fn the_clock_is_looked_at_after_each_row() {
        let arrangements = Arrangements::new(MOST_IN_TABLES);
        let plays = Plays::new(&arrangements);
        let mut builder = CubeExactBuilder::new(MOST_IN_TABLES);
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.rows.done() as u64,
            |builder, clock| builder.build_while(&arrangements, &plays, clock),
        );
        assert_eq!(at_once, 922);
    }
}
