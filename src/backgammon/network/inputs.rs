//! How a board enters the network, as numbers of which most are 0.
//!
//! | numbers | what |
//! |---|---|
//! | 0–199 | for each side, each of its 25 places, the bar the last: a first, a second and a third checker (0 or 1), and half of those above three |
//! | 200, 201 | for each side: checkers borne off, of fifteen |
//! | 202–249 | for each side: its [counts](super::expert_features), each divided by its scale |
//!
//! The side on roll comes first. The first 202 are Tesauro's (*Practical Issues in Temporal Difference Learning*, 1992), but
//! for whose turn it is, and with the bar as one place among the others; each move changes few of them.

use super::expert_features::{COUNTS, Counts, SCALES};
use crate::backgammon::bitboard::{changed, lowest_first};
use crate::backgammon::{Board, CHECKERS, PLACES};

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

/// The value of one step of an input that says where checkers are.
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
fn each_placed(board: &Board, mut each: impl FnMut(usize, i16)) {
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
pub fn each_change(before: &Board, after: &Board, mut each: impl FnMut(usize, i16)) {
    for side in 0..2 {
        let (from, to) = (&before.sides()[side], &after.sides()[side]);
        for place in lowest_first(changed(from, to)) {
            let (from, to) = (steps(from[place]), steps(to[place]));
            for step in (0..STEPS).filter(|&step| from[step] != to[step]) {
                each(of_place(side, place) + step, to[step] - from[step]);
            }
        }
    }
    let (from, to) = (before.borne_off(), after.borne_off());
    for side in (0..2).filter(|&side| from[side] != to[side]) {
        each(OFF + side, i16::from(to[side]) - i16::from(from[side]));
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
