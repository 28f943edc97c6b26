//! All positions that a roll can make of a board: the rules about dice. What one die can do stands in [`super::move_gen`].
//!
//! The hot path of everything: one call finds all plays of a roll into a buffer that its caller keeps.
//!
//! Doubles need no comparing. Moves of equal dice can be put in any order in which each checker still stands where it
//! leaves, so every play can be made from the highest place down, and then the places that are left, with how often each,
//! say which position comes of it, hits included: after − before on the highest place of those a die apart is minus the
//! number of moves from there, and so on down. Two dice that differ can do the same in two ways (13/8 by 13/10/8 and
//! 13/11/8), or nearly (when one of these hits): there an exact key of each position is kept.

use super::bitboard::{ALL_PLACES, bits_descending};
use super::board::{Board, PLACES};
use super::move_gen::{MoveGenerator, destination};
use crate::rollout::dice::Roll;

/// The plays of a roll, found into memory that is used again.
#[derive(Clone, Debug, Default)]
pub struct Plays {
    boards: Vec<Board>,
    keys: Vec<u64>,
}

impl Plays {
    /// None so far.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            boards: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// Finds all plays of a roll that the rules allow, as the distinct positions after them, still seen by the side that has
    /// played. If there is none, or the game is over, the board itself is the only one.
    ///
    /// Their order is that in which they are first met from the highest checker down, with the larger die first and then
    /// with the smaller one first: the same for both orders of the roll.
    ///
    /// Nothing is allocated once the buffer has been used for as many plays.
    pub fn find(&mut self, board: &Board, roll: Roll) -> &[Board] {
        self.boards.clear();
        let start = MoveGenerator::new(board);
        if start.is_in_progress() {
            let (first, second) = roll.dice();
            let (high, low) = (first.max(second), first.min(second));
            if high == low {
                self.find_doubles(&start, high);
            } else {
                self.find_non_doubles(&start, high, low);
            }
        }
        if self.boards.is_empty() {
            self.boards.push(*board);
        }
        &self.boards
    }

    /// The plays of the last search.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Four equal dice, or as many as can be played.
    fn find_doubles(&mut self, start: &MoveGenerator, die: u8) {
        let mut most_played = 0;
        self.extend_doubles(start, die, ALL_PLACES, 0, &mut most_played);
    }

    /// Plays more of four equal dice after so many, from these places only: none above where the last one was played from.
    /// Whatever plays most dice is kept.
    fn extend_doubles(
        &mut self,
        here: &MoveGenerator,
        die: u8,
        places: u32,
        played: u32,
        most_played: &mut u32,
    ) {
        let sources = if played < 4 {
            here.sources(die) & places
        } else {
            0
        };
        if sources == 0 {
            if played > *most_played {
                *most_played = played;
                self.boards.clear();
            }
            if played == *most_played && played > 0 {
                self.boards.push(here.board);
            }
        }
        for place in bits_descending(sources) {
            // This place and all below.
            let places = (2 << place) - 1;
            self.extend_doubles(
                &here.after_move(place, die),
                die,
                places,
                played + 1,
                most_played,
            );
        }
    }

    /// Both dice in both orders if any play has both, else the larger one if it can be played, else the smaller one.
    fn find_non_doubles(&mut self, start: &MoveGenerator, high: u8, low: u8) {
        self.keys.clear();
        let [by_high, by_low] = [high, low].map(|die| start.sources(die));
        self.find_in_order(start, by_high, [high, low]);
        self.find_in_order(start, by_low, [low, high]);
        if self.boards.is_empty() {
            let (die, sources) = if by_high > 0 {
                (high, by_high)
            } else {
                (low, by_low)
            };
            let boards = bits_descending(sources).map(|place| start.after_move(place, die).board);
            self.boards.extend(boards);
        }
    }

    /// Both dice in this order, the first one from one of these places.
    fn find_in_order(&mut self, start: &MoveGenerator, sources: u32, [first, second]: [u8; 2]) {
        for place in bits_descending(sources) {
            let between = start.after_move(place, first);
            let moved = move_key(start, place, first);
            for next in bits_descending(between.sources(second)) {
                let key = moved.wrapping_add(move_key(&between, next, second));
                // All of them, without leaving early: that is a loop of vectors.
                let same = self.keys.iter().filter(|&&other| other == key);
                if same.count() == 0 {
                    self.keys.push(key);
                    self.boards.push(between.after_move(next, second).board);
                }
            }
        }
    }
}

/// What a move changes: of one board and one roll, the sums of two moves' are equal for equal positions only.
///
/// In base 5, by how much each place's checkers change. Two moves change each by two at the most, so those of two plays
/// differ by four at the most, and such small digits add up to 0 only if all of them are; 5²⁵ < 2⁵⁹. Above that the number of
/// the point where a blot is hit: if two plays move checkers alike, they can differ by no more than one hit each on the way of
/// a checker that makes both moves.
#[inline]
fn move_key(before: &MoveGenerator, place: u32, die: u8) -> u64 {
    const POWERS: [u64; PLACES] = {
        let mut powers = [1; PLACES];
        let mut place = 1;
        while place < PLACES {
            powers[place] = 5 * powers[place - 1];
            place += 1;
        }
        powers
    };
    let arrived = destination(place, die).map_or(0, |to| {
        let hit = u64::from(to + 1) * u64::from(before.hits(to));
        POWERS[to as usize].wrapping_add(hit << 59)
    });
    arrived.wrapping_sub(POWERS[place as usize])
}
