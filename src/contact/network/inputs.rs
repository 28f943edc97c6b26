//! How a board enters the network, as numbers of which most are 0.
//!
//! | numbers | what |
//! |---|---|
//! | 0–199 | for each side, each of its 25 places, the bar the last: a first, a second and a third checker (0 or 1), and half of those above three |
//! | 200, 201 | for each side: checkers borne off, of fifteen |
//! | 202–249 | for each side: its [counts](super::counts), each divided by its scale |
//!
//! The side on roll comes first. The first 202 are Tesauro's (*Practical Issues in Temporal Difference Learning*, 1992), but
//! for whose turn it is, and with the bar as one place among the others; each move changes few of them.

use super::counts::{COUNTS, Counts, SCALES};
use crate::contact::board::{Board, CHECKERS, PLACES};
use crate::contact::places::{changed, lowest_first};

/// How many numbers one place of one side takes.
pub const STEPS: usize = 4;

/// How many numbers say where checkers are, those that are off included.
pub const PLACED: usize = 2 * PLACES * STEPS + 2;

/// How many numbers there are.
pub const INPUTS: usize = PLACED + 2 * COUNTS;

/// How much of each of a place's four inputs so many checkers make, in whole steps of [`step_value`].
#[inline]
pub(crate) const fn steps(checkers: u8) -> [i16; STEPS] {
    [
        (checkers > 0) as i16,
        (checkers > 1) as i16,
        (checkers > 2) as i16,
        checkers.saturating_sub(3) as i16,
    ]
}

/// What one step of an input that says where checkers are is worth.
#[must_use]
pub const fn step_value(input: usize) -> f32 {
    if input >= OFF {
        1.0 / CHECKERS as f32
    } else if input % STEPS == STEPS - 1 {
        0.5
    } else {
        1.0
    }
}

/// The first input of checkers borne off.
pub(crate) const OFF: usize = 2 * PLACES * STEPS;

/// The first of a place's inputs.
#[inline]
pub(crate) const fn of_place(side: usize, place: usize) -> usize {
    (side * PLACES + place) * STEPS
}

/// Calls back with each input of a board that says where checkers are and is not 0, and how many steps it has.
#[inline]
pub fn each_placed(board: &Board, mut each: impl FnMut(usize, i16)) {
    for (side, places) in board.sides().iter().enumerate() {
        for (place, &here) in places.iter().enumerate() {
            if here > 0 {
                for (step, steps) in steps(here).into_iter().enumerate() {
                    if steps > 0 {
                        each(of_place(side, place) + step, steps);
                    }
                }
            }
        }
    }
    for (side, off) in board.borne_off().into_iter().enumerate() {
        if off > 0 {
            each(OFF + side, i16::from(off));
        }
    }
}

/// Calls back with each input that is not the same of two boards, and by how many steps it differs.
#[inline]
pub fn each_change(before: &Board, after: &Board, each: impl FnMut(usize, i16)) {
    each_change_of(
        [before, after],
        [before.borne_off(), after.borne_off()],
        each,
    );
}

/// The same where it is known how many checkers are off.
#[inline]
pub(super) fn each_change_of(
    [before, after]: [&Board; 2],
    [from_off, to_off]: [[u8; 2]; 2],
    mut each: impl FnMut(usize, i16),
) {
    for side in 0..2 {
        let (from, to) = (&before.sides()[side], &after.sides()[side]);
        for place in lowest_first(changed(from, to)) {
            for &(step, by) in StepChanges::of(from[place], to[place]) {
                each(of_place(side, place) + usize::from(step), i16::from(by));
            }
        }
    }
    for side in 0..2 {
        if from_off[side] != to_off[side] {
            each(
                OFF + side,
                i16::from(to_off[side]) - i16::from(from_off[side]),
            );
        }
    }
}

/// Calls back with each input of a board that is not 0 and its value: what a network learns from.
pub fn each_input(board: &Board, counts: &[Counts; 2], mut each: impl FnMut(usize, f32)) {
    each_placed(board, |input, steps| {
        each(input, f32::from(steps) * step_value(input));
    });
    for (side, counts) in counts.iter().enumerate() {
        for (number, (&count, scale)) in counts.iter().zip(SCALES).enumerate() {
            if count > 0 {
                each(PLACED + side * COUNTS + number, f32::from(count) / scale);
            }
        }
    }
}

/// The steps that are not the same of two numbers of checkers on a place.
#[derive(Clone, Copy)]
struct StepChanges {
    /// Which, and by how much; the first so many.
    changes: [(u8, i8); STEPS],
    len: u8,
}

/// More than the fifteen checkers that a place can have.
const HEIGHTS: usize = CHECKERS as usize + 1;

/// Those from any number of checkers to any other one: finding them takes no branch.
static STEP_CHANGES: [[StepChanges; HEIGHTS]; HEIGHTS] = {
    let none = StepChanges {
        changes: [(0, 0); STEPS],
        len: 0,
    };
    let mut all = [[none; HEIGHTS]; HEIGHTS];
    let mut which = 0;
    while which < HEIGHTS * HEIGHTS {
        let (from, to) = (which / HEIGHTS, which % HEIGHTS);
        all[from][to] = StepChanges::between(steps(from as u8), steps(to as u8));
        which += 1;
    }
    all
};

impl StepChanges {
    const fn between(from: [i16; STEPS], to: [i16; STEPS]) -> Self {
        let mut all = Self {
            changes: [(0, 0); STEPS],
            len: 0,
        };
        let mut step = 0;
        while step < STEPS {
            if from[step] != to[step] {
                // None is more than twelve.
                all.changes[all.len as usize] = (step as u8, (to[step] - from[step]) as i8);
                all.len += 1;
            }
            step += 1;
        }
        all
    }

    /// Those between two numbers of checkers.
    #[inline]
    fn of(from: u8, to: u8) -> &'static [(u8, i8)] {
        let all = &STEP_CHANGES[usize::from(from) % HEIGHTS][usize::from(to) % HEIGHTS];
        &all.changes[..usize::from(all.len)]
    }
}
