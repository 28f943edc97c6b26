//! A hash table that keeps a list of boards free of duplicates.
//!
//! Several rolls of a turn lead to the same board, which needs evaluating only once.

use super::board::Board;

/// An index of the first boards in a list, by their checkers.
#[derive(Clone)]
pub(crate) struct BoardDedup {
    /// An open-addressing table: index in the list + 1, or 0 for a free slot.
    slots: [u8; SLOTS],
}

const SLOT_BITS: u32 = 8;
const SLOTS: usize = 1 << SLOT_BITS;

/// The number of boards that the index holds. Boards later in the list may be duplicates.
///
/// Half of the slots stay free. A turn adds four candidates for each of twenty kinds of roll, and
/// all plays of the roll.
const MAX_BOARDS: usize = SLOTS / 2;

impl BoardDedup {
    /// Forgets all boards.
    pub fn clear(&mut self) {
        self.slots.fill(0);
    }

    /// Returns the index of a board in the list. A board that is not found is added at the end.
    pub fn insert(&mut self, board: &Board, list: &mut Vec<Board>) -> usize {
        self.find(board, list).unwrap_or_else(|slot| {
            list.push(*board);
            if list.len() <= MAX_BOARDS {
                self.slots[slot] = list.len() as u8;
            }
            list.len() - 1
        })
    }

    /// Returns the index of a board in the list, or else the free slot where it belongs.
    #[inline]
    fn find(&self, board: &Board, list: &[Board]) -> Result<usize, usize> {
        let mut slot = first_slot(board);
        while self.slots[slot] != 0 {
            let index = usize::from(self.slots[slot]) - 1;
            if list[index] == *board {
                return Ok(index);
            }
            slot = (slot + 1) % SLOTS;
        }
        Err(slot)
    }
}

impl Default for BoardDedup {
    fn default() -> Self {
        Self { slots: [0; SLOTS] }
    }
}

/// Returns the slot at which the search for a board starts: a hash of its checkers.
#[inline]
fn first_slot(board: &Board) -> usize {
    // 2⁶⁴ times the fractional part of the golden ratio. The highest digits of its multiples are
    // well spread (Knuth, *The Art of Computer Programming*, 6.4).
    const GOLDEN_RATIO: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |number: u64, more: u64| {
        let number = (number ^ more).wrapping_mul(GOLDEN_RATIO);
        number ^ number >> 32
    };
    let number = board.sides().iter().fold(0, |number, side| {
        let (eights, rest) = side.as_chunks();
        let words = eights.iter().map(|&eight| u64::from_le_bytes(eight));
        let rest = rest.iter().map(|&here| u64::from(here));
        words.chain(rest).fold(number, mix)
    });
    (number.wrapping_mul(GOLDEN_RATIO) >> (u64::BITS - SLOT_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::super::test_boards;
    use super::*;

    #[test]
    fn duplicates_share_an_index() {
        let boards = test_boards::from_games(MAX_BOARDS);
        let (mut dedup, mut list) = (BoardDedup::default(), Vec::new());
        let indices = boards.iter().map(|board| dedup.insert(board, &mut list));
        let indices: Vec<usize> = indices.collect();
        assert!(list.len() <= MAX_BOARDS && list.len() > MAX_BOARDS / 2);
        for (index, board) in list.iter().enumerate() {
            assert!(!list[..index].contains(board));
        }
        for (&index, board) in indices.iter().zip(&boards) {
            assert_eq!(list[index], *board);
            assert_eq!(dedup.insert(board, &mut list.clone()), index);
        }
    }

    /// A board that the full index does not hold is still added to the list.
    #[test]
    fn boards_beyond_capacity_still_get_an_index() {
        let boards = test_boards::random(2_000);
        let (mut dedup, mut list) = (BoardDedup::default(), Vec::new());
        for board in &boards {
            let index = dedup.insert(board, &mut list);
            assert_eq!(list[index], *board);
        }
        assert!(list.len() > MAX_BOARDS);
        list.clear();
        dedup.clear();
        assert_eq!(dedup.insert(&boards[0], &mut list), 0);
    }

    /// Compares the number of collisions with that of random slots.
    ///
    /// On average n boards fill s (1 − (1 − 1/s)ⁿ) of s slots. With s = 256 and n = 128, 27 ± 4
    /// boards share a slot with an earlier one. The test allows five standard deviations above
    /// that.
    #[test]
    fn slots_are_well_spread() {
        let mut boards = Vec::new();
        for board in test_boards::from_games(2 * MAX_BOARDS) {
            if !boards.contains(&board) && boards.len() < MAX_BOARDS {
                boards.push(board);
            }
        }
        assert_eq!(boards.len(), MAX_BOARDS);
        let mut slots: Vec<usize> = boards.iter().map(first_slot).collect();
        slots.sort_unstable();
        slots.dedup();
        let lost = MAX_BOARDS - slots.len();
        assert!(lost < 27 + 5 * 4, "{lost}");
    }
}
