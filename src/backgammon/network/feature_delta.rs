//! Differences between two boards, in the inputs that say where checkers are.
//!
//! They come from a table, without a branch for each input.

use super::inputs::{
    FIRST_OFF_INPUT, INPUTS_PER_PLACE, PLACEMENT_INPUTS, first_place_input, place_inputs,
};
use crate::backgammon::bitboard::{bits_ascending, changed_places};
use crate::backgammon::{Board, CHECKERS, PLACES};

/// A change of one placement input by one step, as the row of weights that it adds.
///
/// Row 2 × input is a step more, and the row after it a step less.
#[derive(Clone, Copy)]
pub(super) struct FeatureDelta(u16);

/// The number of rows of weights.
pub(super) const WEIGHT_ROWS: usize = 2 * PLACEMENT_INPUTS;

/// A side's checkers on each place, and the number of those borne off.
type SideCheckers<'a> = (&'a [u8; PLACES], u8);

impl FeatureDelta {
    /// Returns the row of weights that this change adds.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize
    }
}

/// Appends the changes that turn one position into another, for both sides.
pub(super) fn push_deltas(
    before: [SideCheckers; 2],
    after: [SideCheckers; 2],
    deltas: &mut Vec<FeatureDelta>,
) {
    for (side, ((from, from_off), (to, to_off))) in before.into_iter().zip(after).enumerate() {
        for place in bits_ascending(changed_places(from, to)) {
            let first = 2 * first_place_input(side, place) as u16;
            let rows = RowList::lookup(from[place], to[place]);
            deltas.extend(rows.iter().map(|&row| FeatureDelta(first + u16::from(row))));
        }
        let off = 2 * (FIRST_OFF_INPUT + side) as u16;
        deltas.extend((from_off..to_off).map(|_| FeatureDelta(off)));
        deltas.extend((to_off..from_off).map(|_| FeatureDelta(off + 1)));
    }
}

/// Returns both sides of a board, on which `borne_off` checkers are off.
pub(super) fn board_sides(board: &Board, borne_off: [u8; 2]) -> [SideCheckers<'_>; 2] {
    let [mover, opponent] = board.sides();
    [(mover, borne_off[0]), (opponent, borne_off[1])]
}

/// A side without checkers. From two of them, the changes are all inputs of a board.
pub(super) const EMPTY_SIDE: SideCheckers = (&[0; PLACES], 0);

/// The rows that change the number of checkers on one place. They count from the place's first row.
#[derive(Clone, Copy)]
struct RowList {
    /// The rows, of which only the first `len` are valid.
    rows: [u8; CHECKERS as usize],
    /// The number of valid rows.
    len: u8,
}

/// The number of possible stacks on a place: 0 to 15 checkers.
const STACK_SIZES: usize = CHECKERS as usize + 1;

/// The rows for a change from any number of checkers on a place to any other.
static ROWS_BETWEEN: [[RowList; STACK_SIZES]; STACK_SIZES] = {
    let none = RowList {
        rows: [0; CHECKERS as usize],
        len: 0,
    };
    let mut table = [[none; STACK_SIZES]; STACK_SIZES];
    let mut index = 0;
    while index < STACK_SIZES * STACK_SIZES {
        let (from, to) = (index / STACK_SIZES, index % STACK_SIZES);
        table[from][to] = RowList::between(place_inputs(from as u8), place_inputs(to as u8));
        index += 1;
    }
    table
};

impl RowList {
    /// Returns the rows that turn the inputs of one place into others, step by step.
    const fn between(from: [i16; INPUTS_PER_PLACE], to: [i16; INPUTS_PER_PLACE]) -> Self {
        let mut list = Self {
            rows: [0; CHECKERS as usize],
            len: 0,
        };
        let mut step = 0;
        while step < INPUTS_PER_PLACE {
            let less = to[step] < from[step];
            let mut times = (to[step] - from[step]).unsigned_abs();
            while times > 0 {
                list.rows[list.len as usize] = (2 * step + less as usize) as u8;
                list.len += 1;
                times -= 1;
            }
            step += 1;
        }
        list
    }

    /// Returns the rows between two numbers of checkers, from the table.
    #[inline]
    fn lookup(from: u8, to: u8) -> &'static [u8] {
        let list = &ROWS_BETWEEN[usize::from(from) % STACK_SIZES][usize::from(to) % STACK_SIZES];
        &list.rows[..usize::from(list.len)]
    }
}

#[cfg(test)]
mod tests {
    use super::super::inputs::for_each_change;
    use super::*;
    use crate::backgammon::test_boards;

    /// Counts how often each row occurs.
    fn row_counts(deltas: &[FeatureDelta]) -> [u8; WEIGHT_ROWS] {
        let mut rows = [0; WEIGHT_ROWS];
        for delta in deltas {
            rows[delta.row()] += 1;
        }
        rows
    }

    #[test]
    fn deltas_match_input_changes() {
        let boards = test_boards::random(1_000);
        for (before, after) in boards.iter().zip(&boards[1..]) {
            let mut expected = [0; WEIGHT_ROWS];
            for_each_change(before, after, |input, by| {
                expected[2 * input + usize::from(by < 0)] = by.unsigned_abs() as u8;
            });
            let mut deltas = Vec::new();
            let [from, to] = [before, after].map(|board| board_sides(board, board.borne_off()));
            push_deltas(from, to, &mut deltas);
            assert_eq!(row_counts(&deltas), expected, "{before:?} {after:?}");
        }
    }

    /// Two checks by hand.
    ///
    /// From one to three checkers on the ace point: a second and a third one. From none to fifteen
    /// on the bar: three steps, and twelve above them.
    #[test]
    fn known_deltas() {
        let mut side = [0; PLACES];
        side[0] = 1;
        let (from, mut to) = (side, side);
        to[0] = 3;
        let mut deltas = Vec::new();
        push_deltas(
            [(&from, 14), EMPTY_SIDE],
            [(&to, 12), EMPTY_SIDE],
            &mut deltas,
        );
        let off = 2 * FIRST_OFF_INPUT + 1;
        assert_eq!(
            deltas.iter().map(|delta| delta.row()).collect::<Vec<_>>(),
            [2, 4, off, off]
        );
        let mut bar = [0; PLACES];
        bar[24] = 15;
        deltas.clear();
        push_deltas([EMPTY_SIDE; 2], [EMPTY_SIDE, (&bar, 0)], &mut deltas);
        let first = 2 * first_place_input(1, 24);
        let counted = row_counts(&deltas);
        assert_eq!([0, 2, 4, 6].map(|row| counted[first + row]), [1, 1, 1, 12]);
        assert_eq!(deltas.len(), 15);
    }
}
