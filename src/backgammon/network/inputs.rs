//! The inputs of the network: a board as numbers, most of which are 0.
//!
//! - 0–199, for each side and each of its 25 places, the bar last: a first, a second and a third
//!   checker (0 or 1), and half of those beyond the third.
//! - 200 and 201, for each side: the checkers borne off, divided by fifteen.
//! - 202–249, for each side: its [features](super::expert_features), each divided by its scale.
//!
//! The side on roll comes first. The first 202 inputs are Tesauro's (*Practical Issues in Temporal
//! Difference Learning*, 1992), with two exceptions. No input says whose turn it is, and the bar is
//! a place like the others. Each move changes few of them.
//!
//! ```
//! use rollout_lab::backgammon::Board;
//! use rollout_lab::backgammon::network::expert_features::FeatureCounter;
//! use rollout_lab::backgammon::network::inputs::for_each_input;
//!
//! // At the start, a side's 2, 5, 3 and 5 checkers make 2 + 4 + 3 + 4 inputs that are not 0.
//! let without_features = FeatureCounter::disabled().count(&Board::START);
//! let mut inputs = Vec::new();
//! for_each_input(&Board::START, &without_features, |input, value| inputs.push((input, value)));
//! assert_eq!(inputs.len(), 2 * 13);
//!
//! // The fourth input of a point is half the number of checkers beyond the third.
//! assert!(inputs.iter().all(|&(_, value)| value == 1.0));
//! ```

use super::expert_features::{ExpertFeatures, FEATURE_COUNT, FEATURE_SCALES};
use crate::backgammon::bitboard::{bits_ascending, changed_places};
use crate::backgammon::{Board, CHECKERS, PLACES};

/// The number of inputs for one place of one side.
pub(crate) const INPUTS_PER_PLACE: usize = 4;

/// The number of placement inputs: those that say where checkers are, borne-off checkers included.
pub const PLACEMENT_INPUTS: usize = 2 * PLACES * INPUTS_PER_PLACE + 2;

/// The number of all inputs.
pub const INPUTS: usize = PLACEMENT_INPUTS + 2 * FEATURE_COUNT;

/// Returns the four inputs of a place with this many checkers, in whole steps of [`step_value`].
#[inline]
pub(crate) const fn place_inputs(checkers: u8) -> [i16; INPUTS_PER_PLACE] {
    [
        (checkers > 0) as i16,
        (checkers > 1) as i16,
        (checkers > 2) as i16,
        checkers.saturating_sub(3) as i16,
    ]
}

/// Returns the value of one step of a placement input.
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

/// The first of the two inputs for checkers borne off.
pub(crate) const FIRST_OFF_INPUT: usize = 2 * PLACES * INPUTS_PER_PLACE;

/// Returns the first input of a side's place. Side 0 is on roll.
#[inline]
pub(crate) const fn first_place_input(side: usize, place: usize) -> usize {
    (side * PLACES + place) * INPUTS_PER_PLACE
}

/// Calls `each` with every placement input of a board that is not 0, and its number of steps.
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

/// Calls `each` with every placement input that differs between two boards, and the difference in
/// steps.
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

/// Calls `each` with every input of a board that is not 0, and its value. Training uses this.
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
