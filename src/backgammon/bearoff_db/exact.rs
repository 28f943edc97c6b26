//! The exact chances of both sides, computed from the end of the game backwards.

use super::arrangements::Arrangements;
use super::by_opponent::ByOpponent;
use super::chance::{ONE, mean_of_36};
use super::chance_table::ChanceTable;
use super::play_table::PlayTable;
use super::retrograde_order::retrograde_rows;
use crate::rollout::resumable::Pause;

/// Computes the exact chances of these arrangements on both sides, and pauses after each row.
pub(crate) async fn exact_chances(
    arrangements: &Arrangements,
    plays: &PlayTable,
    pause: &Pause,
) -> ChanceTable {
    let size = arrangements.len();
    let mut table = ChanceTable::new(size);
    // Equal to the chances of `table`. Against an opponent who is off they are 0.
    let mut by_opponent = ByOpponent::new(size, 0);
    for row in retrograde_rows(arrangements) {
        let sums = by_opponent.sum_best_plays(plays, row.mover, row.opponents.clone());
        let cells = &mut table.row_mut(row.mover)[row.opponents.clone()];
        for (cell, &sum) in cells.iter_mut().zip(sums) {
            *cell = mean_of_36(36 * ONE - sum);
        }
        for (opponent, &mut chance) in row.opponents.zip(cells) {
            by_opponent.set(row.mover, opponent, chance);
        }
        pause.at(row.progress).await;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::super::chance::to_probability;
    use super::super::chance_table::MAX_TWO_SIDED_CHECKERS;
    use super::super::checkers::{ArrangementIndex, Checkers};
    use super::*;
    use crate::rollout::dice::ALL_KINDS;
    use crate::rollout::resumable::run_to_end;

    fn exact() -> (Arrangements, ChanceTable) {
        let arrangements = Arrangements::build(MAX_TWO_SIDED_CHECKERS);
        let plays = PlayTable::build(&arrangements);
        let compute = async |pause| exact_chances(&arrangements, &plays, &pause).await;
        let (table, pauses) = run_to_end(compute);
        assert_eq!(pauses, retrograde_rows(&arrangements).count());
        (arrangements, table)
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
    fn matches_scalar_recurrence() {
        // A scalar computation in no special order, to which the vectorised one must be equal.
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
}
