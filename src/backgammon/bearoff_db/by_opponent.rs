//! Values of positions by the opponent's arrangement, and the best plays against many opponents at
//! once.
//!
//! The work is laid out so that the compiler vectorises it. A row holds one value for each
//! arrangement of the side on roll, against one arrangement of her opponent. After a play the
//! opponent is on roll. So the best play of a roll is the smallest of a few rows, for a whole range
//! of opponents at once.

use core::ops::{AddAssign, Mul, Range};

use super::checkers::ArrangementIndex;
use super::play_table::PlayTable;
use crate::rollout::dice::ALL_KINDS;

/// Values for the side on roll, chances or equities, by her opponent's arrangement first. The
/// values of all movers against one opponent are neighbours.
pub(crate) struct ByOpponent<V> {
    /// The number of arrangements a side.
    size: usize,
    /// A row for each arrangement of the opponent, a column for each of the mover's.
    values: Vec<V>,
    /// Scratch space: the opponents' smallest values after the plays of one roll.
    least: Vec<V>,
    /// Scratch space: the sums over the rolls.
    sums: Vec<V>,
}

impl<V> ByOpponent<V>
where
    V: AddAssign + Copy + Default + From<u8> + Mul<Output = V> + Ord,
{
    /// Creates a table for `size` arrangements a side, with the value `lost` against an opponent
    /// who is off and zeros otherwise.
    pub fn new(size: usize, lost: V) -> Self {
        let zeros = |count| vec![V::default(); count];
        let mut values = zeros(size * size);
        values[..size].fill(lost);
        Self {
            size,
            values,
            least: zeros(size),
            sums: zeros(size),
        }
    }

    /// Stores the value of a mover against an opponent.
    pub fn set(&mut self, mover: usize, opponent: usize, value: V) {
        self.values[opponent * self.size + mover] = value;
    }

    /// Returns, for each of `opponents`, the sum over the 36 rolls of the opponent's smallest value
    /// after a play: her value, on roll against the checkers that the mover's best play leaves.
    pub fn sum_best_plays(
        &mut self,
        plays: &PlayTable,
        mover: usize,
        opponents: Range<usize>,
    ) -> &[V] {
        let least = &mut self.least[..opponents.len()];
        let sums = &mut self.sums[..opponents.len()];
        sums.fill(V::default());
        for (kind, roll) in ALL_KINDS.iter().enumerate() {
            let after = plays.after_roll(mover as ArrangementIndex, kind).iter();
            let mut rows = after.map(|&after| {
                let row = &self.values[usize::from(after) * self.size..][..self.size];
                &row[opponents.clone()]
            });
            let Some(first) = rows.next() else {
                continue;
            };
            least.copy_from_slice(first);
            for row in rows {
                for (least, &value) in least.iter_mut().zip(row) {
                    *least = value.min(*least);
                }
            }
            let weight = V::from(roll.rolls as u8);
            for (sum, &least) in sums.iter_mut().zip(&*least) {
                *sum += weight * least;
            }
        }
        sums
    }
}
