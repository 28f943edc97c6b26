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

use super::expert_features::{ExpertFeatures, FEATURE_COUNT, FEATURE_SCALES};
use crate::backgammon::bitboard::{bits_ascending, changed_places};
use crate::backgammon::{Board, CHECKERS, PLACES};

/// How many numbers one place of one side takes.
pub const INPUTS_PER_PLACE: usize = 4;

/// How many numbers say where checkers are, those that are off included.
pub const PLACEMENT_INPUTS: usize = 2 * PLACES * INPUTS_PER_PLACE + 2;

/// How many numbers there are.
pub const INPUTS: usize = PLACEMENT_INPUTS + 2 * FEATURE_COUNT;

/// How much of each of a place's four inputs so many checkers make, in whole steps of [`step_value`].
#[inline]
pub(crate) const fn place_inputs(checkers: u8) -> [i16; INPUTS_PER_PLACE] {
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
    if input >= FIRST_OFF_INPUT {
        1.0 / CHECKERS as f32
    } else if input % INPUTS_PER_PLACE == INPUTS_PER_PLACE - 1 {
        0.5
    } else {
        1.0
    }
}

/// The first input of checkers borne off.
pub(crate) const FIRST_OFF_INPUT: usize = 2 * PLACES * INPUTS_PER_PLACE;

/// The first of a place's inputs.
#[inline]
pub(crate) const fn first_place_input(side: usize, place: usize) -> usize {
    (side * PLACES + place) * INPUTS_PER_PLACE
}

/// Calls back with each input of a board that says where checkers are and is not 0, and how many steps it has.
#[inline]
fn for_each_placement(board: &Board, mut each: impl FnMut(usize, i16)) {
    for (side, places) in board.sides().iter().enumerate() {
        for (place, &here) in places.iter().enumerate() {
            if here > 0 {
                for (step, steps) in place_inputs(here).into_iter().enumerate() {
                    if steps > 0 {
                        each(first_place_input(side, place) + step, steps);
                    }
                }
            }
        }
    }
    for (side, off) in board.borne_off().into_iter().enumerate() {
        if off > 0 {
            each(FIRST_OFF_INPUT + side, i16::from(off));
        }
    }
}

/// Calls back with each input that is not the same of two boards, and by how many steps it differs.
#[inline]
pub fn for_each_change(before: &Board, after: &Board, mut each: impl FnMut(usize, i16)) {
    for side in 0..2 {
        let (from, to) = (&before.sides()[side], &after.sides()[side]);
        for place in bits_ascending(changed_places(from, to)) {
            let (from, to) = (place_inputs(from[place]), place_inputs(to[place]));
            for step in (0..INPUTS_PER_PLACE).filter(|&step| from[step] != to[step]) {
                each(first_place_input(side, place) + step, to[step] - from[step]);
            }
        }
    }
    let (from, to) = (before.borne_off(), after.borne_off());
    for side in (0..2).filter(|&side| from[side] != to[side]) {
        each(
            FIRST_OFF_INPUT + side,
            i16::from(to[side]) - i16::from(from[side]),
        );
    }
}

/// Calls back with each input of a board that is not 0 and its value: what a network learns from.
pub fn for_each_input(
    board: &Board,
    counts: &[ExpertFeatures; 2],
    mut each: impl FnMut(usize, f32),
) {
    for_each_placement(board, |input, steps| {
        each(input, f32::from(steps) * step_value(input));
    });
    for (side, counts) in counts.iter().enumerate() {
        for (number, (&count, scale)) in counts.iter().zip(FEATURE_SCALES).enumerate() {
            if count > 0 {
                each(
                    PLACEMENT_INPUTS + side * FEATURE_COUNT + number,
                    f32::from(count) / scale,
                );
            }
        }
    }
}
