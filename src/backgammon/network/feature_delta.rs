//! How a board becomes another one in steps of the inputs that say where checkers are: found by table, without a branch for each.

use super::inputs::{OFF, PLACED, STEPS, of_place, steps};
use crate::backgammon::bitboard::{changed, lowest_first};
use crate::backgammon::{Board, CHECKERS, PLACES};

/// A step more or less of an input that says where checkers are, as the row of weights that it adds: 2 × input for one more, and the
/// next one for one less.
#[derive(Clone, Copy)]
pub(super) struct Step(u16);

/// How many rows there are.
pub(super) const ROWS: usize = 2 * PLACED;

/// A side's checkers on each place, and how many are off.
type Side<'a> = (&'a [u8; PLACES], u8);

impl Step {
    /// The row that it adds.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize
    }
}

/// Adds those that make one position, of both sides, another one.
pub(super) fn add_steps(before: [Side; 2], after: [Side; 2], steps: &mut Vec<Step>) {
    for (side, ((from, from_off), (to, to_off))) in before.into_iter().zip(after).enumerate() {
        for place in lowest_first(changed(from, to)) {
            let first = 2 * of_place(side, place) as u16;
            let rows = Rows::of(from[place], to[place]);
            steps.extend(rows.iter().map(|&row| Step(first + u16::from(row))));
        }
        let off = 2 * (OFF + side) as u16;
        steps.extend((from_off..to_off).map(|_| Step(off)));
        steps.extend((to_off..from_off).map(|_| Step(off + 1)));
    }
}

/// Both sides of a board on which so many are off.
pub(super) fn sides(board: &Board, borne_off: [u8; 2]) -> [Side<'_>; 2] {
    let [roller, opponent] = board.sides();
    [(roller, borne_off[0]), (opponent, borne_off[1])]
}

/// Where nobody stands: from there a board is all that it has.
pub(super) const NOWHERE: Side = (&[0; PLACES], 0);

/// A place's rows that make so many checkers of so many others, counted from its first one.
#[derive(Clone, Copy)]
struct Rows {
    /// The first so many.
    rows: [u8; CHECKERS as usize],
    len: u8,
}

/// More than the fifteen checkers that a place can have.
const HEIGHTS: usize = CHECKERS as usize + 1;

/// Those from any number of checkers to any other one.
static ROWS_BETWEEN: [[Rows; HEIGHTS]; HEIGHTS] = {
    let none = Rows {
        rows: [0; CHECKERS as usize],
        len: 0,
    };
    let mut all = [[none; HEIGHTS]; HEIGHTS];
    let mut which = 0;
    while which < HEIGHTS * HEIGHTS {
        let (from, to) = (which / HEIGHTS, which % HEIGHTS);
        all[from][to] = Rows::between(steps(from as u8), steps(to as u8));
        which += 1;
    }
    all
};

impl Rows {
    const fn between(from: [i16; STEPS], to: [i16; STEPS]) -> Self {
        let mut all = Self {
            rows: [0; CHECKERS as usize],
            len: 0,
        };
        let mut step = 0;
        while step < STEPS {
            let less = to[step] < from[step];
            let mut times = (to[step] - from[step]).unsigned_abs();
            while times > 0 {
                all.rows[all.len as usize] = (2 * step + less as usize) as u8;
                all.len += 1;
                times -= 1;
            }
            step += 1;
        }
        all
    }

    /// Those between two numbers of checkers.
    #[inline]
    fn of(from: u8, to: u8) -> &'static [u8] {
        let all = &ROWS_BETWEEN[usize::from(from) % HEIGHTS][usize::from(to) % HEIGHTS];
        &all.rows[..usize::from(all.len)]
    }
}

#[cfg(test)]
mod tests {
    use super::super::inputs::each_change;
    use super::*;
    use crate::backgammon::test_boards;

    /// How many more of each row.
    fn rows(steps: &[Step]) -> [u8; ROWS] {
        let mut rows = [0; ROWS];
        for step in steps {
            rows[step.row()] += 1;
        }
        rows
    }

    #[test]
    fn steps_are_what_inputs_change_by() {
        let boards = test_boards::by_chance(1_000);
        for (before, after) in boards.iter().zip(&boards[1..]) {
            let mut expected = [0; ROWS];
            each_change(before, after, |input, by| {
                expected[2 * input + usize::from(by < 0)] = by.unsigned_abs() as u8;
            });
            let mut steps = Vec::new();
            let [from, to] = [before, after].map(|board| sides(board, board.borne_off()));
            add_steps(from, to, &mut steps);
            assert_eq!(rows(&steps), expected, "{before:?} {after:?}");
        }
    }

    /// Two checkers more on the ace point, of one: a second and a third one; fifteen on the bar: three, and twelve above them.
    #[test]
    fn known_steps() {
        let mut side = [0; PLACES];
        side[0] = 1;
        let (from, mut to) = (side, side);
        to[0] = 3;
        let mut steps = Vec::new();
        add_steps([(&from, 14), NOWHERE], [(&to, 12), NOWHERE], &mut steps);
        let off = 2 * OFF + 1;
        assert_eq!(
            steps.iter().map(|step| step.row()).collect::<Vec<_>>(),
            [2, 4, off, off]
        );
        let mut bar = [0; PLACES];
        bar[24] = 15;
        steps.clear();
        add_steps([NOWHERE; 2], [NOWHERE, (&bar, 0)], &mut steps);
        let first = 2 * of_place(1, 24);
        let counted = rows(&steps);
        assert_eq!([0, 2, 4, 6].map(|row| counted[first + row]), [1, 1, 1, 12]);
        assert_eq!(steps.len(), 15);
    }
}
