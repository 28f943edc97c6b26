//! The exact equities of all positions for each owner of the cube, computed from the end of the
//! game backwards.
//!
//! After a play the other side is on roll, and may double if the cube is centred or hers. The best
//! play is the one that leaves her the smallest equity.

use super::equity::{POINT, mean_of_36};
use super::owner::RelativeOwner;
use super::tables::NoDoubleTable;
use crate::backgammon::bearoff_db::Database;
use crate::backgammon::bearoff_db::by_opponent::ByOpponent;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::database::TwoSided;
use crate::backgammon::bearoff_db::retrograde_order::retrograde_rows;
use crate::rollout::resumable::Pause;

/// Computes the exact equities of the positions in a database of six checkers a side, and pauses
/// after each row.
pub(crate) async fn exact_equities(database: &Database, pause: &Pause) -> NoDoubleTable {
    let size = database.arrangements.len();
    let mut equities = NoDoubleTable::new(size);
    // Always present with six checkers a side.
    let Some(TwoSided { plays, .. }) = &database.two_sided else {
        return equities;
    };
    // Equities after the right cube actions, by owner of the cube. An opponent who is off has won.
    let mut by_opponent = RelativeOwner::ALL.map(|_| ByOpponent::new(size, -POINT));
    for row in retrograde_rows(&database.arrangements) {
        for owner in RelativeOwner::ALL {
            let theirs = &mut by_opponent[owner.swapped() as usize];
            let sums = theirs.sum_best_plays(plays, row.mover, row.opponents.clone());
            let cells = &mut equities.row_mut(owner, row.mover)[row.opponents.clone()];
            for (cell, &sum) in cells.iter_mut().zip(sums) {
                *cell = mean_of_36(-sum);
            }
        }
        let mover = row.mover as ArrangementIndex;
        for opponent in row.opponents {
            let no_double = equities.no_double(mover, opponent as ArrangementIndex);
            for owner in RelativeOwner::ALL {
                by_opponent[owner as usize].set(row.mover, opponent, no_double.value(owner));
            }
        }
        pause.at(row.progress).await;
    }
    equities
}

#[cfg(test)]
mod tests {
    use super::super::equity::to_points;
    use super::*;
    use crate::backgammon::bearoff_db::arrangements::OFF;
    use crate::backgammon::bearoff_db::{Checkers, DatabaseSize};
    use crate::rollout::dice::ALL_KINDS;
    use crate::rollout::resumable::run_to_end;

    fn exact() -> (Database, NoDoubleTable) {
        let database = Database::new(DatabaseSize::SixCheckers);
        let compute = async |pause| exact_equities(&database, &pause).await;
        let (equities, pauses) = run_to_end(compute);
        assert_eq!(pauses, retrograde_rows(&database.arrangements).count());
        (database, equities)
    }

    #[test]
    fn equities_by_hand() {
        let (database, equities) = exact();
        let no_double = |x, o| {
            let index_of = |points| database.index_of(Checkers::new(points).unwrap()).unwrap();
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
    fn matches_scalar_recurrence() {
        // A computation of one equity at a time, in no special order, to which the vectorised one
        // must be equal.
        let (database, equities) = exact();
        let size = database.arrangements.len() as ArrangementIndex;
        let plays = &database.two_sided.as_ref().unwrap().plays;
        for mover in (1..size).step_by(11) {
            for opponent in (1..size).step_by(7) {
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
}
