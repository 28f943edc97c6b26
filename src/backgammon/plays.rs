//! All positions that a roll leads to, by the rules about dice. [`super::move_gen`] has the moves
//! of single dice.
//!
//! This is the hottest path of the crate. One call finds all plays of a roll in a buffer that the
//! caller reuses.
//!
//! Plays of doubles need no comparison with each other. Moves by equal dice can be put in any order
//! in which each checker is still where it starts. So every play can be made from the highest place
//! down, and is then a list of places with a count of moves each.
//!
//! Different lists give different positions, hits included. At the highest place of a residue class
//! modulo the die, after − before equals minus the number of moves from there. The places below it
//! follow one after another.
//!
//! Two different dice can give the same position in two ways: 13/8 is 13/10/8 or 13/11/8. If only
//! one of them hits, the positions differ. So these plays are compared by an exact key.

use super::bitboard::{ALL_PLACES, bits_descending};
use super::board::{Board, PLACES};
use super::move_gen::{MoveGenerator, destination};
use crate::rollout::dice::Roll;

/// All plays of a roll, in a buffer that is reused.
#[derive(Clone, Debug, Default)]
pub struct Plays {
    /// The board after each play, seen by the side that plays.
    boards: Vec<Board>,
    /// The [`move_key`] sums of the boards, for two different dice.
    keys: Vec<u64>,
}

impl Plays {
    /// Returns an empty buffer.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            boards: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// Finds all legal plays of a roll, and returns the distinct boards after them, seen by the
    /// side that has played.
    ///
    /// If there is no legal play, or the game is over, the list holds the board itself.
    ///
    /// The plays come from the highest checker down, first with the larger die played first and
    /// then with the smaller one. Both orders of a roll give the same list. The search allocates
    /// only if the buffer has never held as many plays.
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

    /// Returns the boards of the last search.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Finds the plays of four equal dice, or of as many as can be played.
    fn find_doubles(&mut self, start: &MoveGenerator, die: u8) {
        let mut most_played = 0;
        self.extend_doubles(start, die, ALL_PLACES, 0, &mut most_played);
    }

    /// Plays the rest of four equal dice after `played` of them, and keeps the plays that use the
    /// most dice.
    ///
    /// Moves start only from `places`, none of which is above the place of the last move.
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

    /// Finds the plays of two different dice.
    ///
    /// Both dice are played if any play allows it. Otherwise the larger die is played if possible,
    /// and else the smaller one.
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

    /// Finds the plays of both dice in this order. The first one moves from one of `sources`.
    fn find_in_order(&mut self, start: &MoveGenerator, sources: u32, [first, second]: [u8; 2]) {
        for place in bits_descending(sources) {
            let between = start.after_move(place, first);
            let moved = move_key(start, place, first);
            for next in bits_descending(between.sources(second)) {
                let key = moved.wrapping_add(move_key(&between, next, second));
                // Comparing all keys, without an early exit, compiles to a loop of vector
                // instructions.
                let same = self.keys.iter().filter(|&&other| other == key);
                if same.count() == 0 {
                    self.keys.push(key);
                    self.boards.push(between.after_move(next, second).board);
                }
            }
        }
    }
}

/// Returns a number for the change that a move makes. For one board and one roll, equal sums of two
/// moves mean equal positions.
///
/// The change in checkers on each place is a digit in base 5. A play of two moves changes a place
/// by at most two, so two plays differ by at most four there. Such small digits add up to 0 only if
/// all are 0. All digits together stay below 5²⁵ < 2⁵⁹.
///
/// The digits above hold the point where a blot is hit. Two plays that move checkers alike can
/// differ in hits only where one checker makes both moves: by at most one hit each, on the point
/// between.
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
