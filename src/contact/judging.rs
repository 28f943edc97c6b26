//! Who judges a position: the databases of bear-offs where they know it, else the network.

use super::bearoffs::{self, Judges};
use super::board::Board;
use super::network::{Ahead, Best, Scratch, Value};
use super::networks::Networks;

impl Networks {
    /// The chances of the side on roll before its roll; those of a game that is over are what it came to.
    #[must_use]
    pub fn evaluate(&self, board: &Board, memory: &mut Scratch) -> Value {
        bearoffs::value(board).unwrap_or_else(|| self.full.evaluate(board, memory))
    }

    /// The chances of the side that plays, after each of these plays of a board, in their order. The boards are as
    /// [`Plays`](super::Plays) finds them, still seen by the side that has played.
    pub fn evaluate_plays(
        &self,
        before: &Board,
        plays: &[Board],
        memory: &mut Scratch,
        each: impl FnMut(Value),
    ) {
        let judges = self.begin_plays(before, memory);
        self.go_on(judges, plays, memory, each);
    }

    /// Says who judges the plays of a board, and begins with what the network has to sum up for all of them: see
    /// [`Network::begin_plays`](super::network::Network::begin_plays).
    pub(super) fn begin_plays(&self, before: &Board, memory: &mut Scratch) -> Judges {
        let judges = Judges::of(before);
        if judges != Judges::Databases {
            self.full.begin_plays(before, memory);
        }
        judges
    }

    /// What [`Networks::evaluate_plays`] does, of the board that was begun with last.
    pub(super) fn go_on(
        &self,
        judges: Judges,
        plays: &[Board],
        memory: &mut Scratch,
        mut each: impl FnMut(Value),
    ) {
        let known = |play: &Board| bearoffs::value(&play.swapped()).map(Value::swapped);
        match judges {
            Judges::Network => self.full.go_on(plays, memory, each),
            Judges::Both => {
                let mut all = plays.iter();
                self.full.go_on(plays, memory, |by_network| {
                    each(all.next().and_then(known).unwrap_or(by_network));
                });
            }
            // They know all of them.
            Judges::Databases => plays.iter().filter_map(known).for_each(each),
        }
    }

    /// Plays each of the 21 kinds of roll best, for the side on roll, in the order 1-1, 2-1, 2-2, 3-1 …
    pub fn each_roll(&self, board: &Board, memory: &mut Ahead, each: impl FnMut(Best)) {
        let judge = |plays: &[Board], scratch: &mut Scratch, say: &mut dyn FnMut(Value)| {
            self.evaluate_plays(board, plays, scratch, say);
        };
        memory.each_roll(board, judge, each);
    }

    /// What the side on roll is worth before its roll, one roll ahead: the sum over the 36 rolls of its equity after the best
    /// play of each, so in 36ths of 2⁻²⁵ points, exactly; at most 36 × 3 × 2²⁵. Of a game that is over it is what that came to.
    ///
    /// A play is worth minus that of the board [swapped](Board::swapped) after it.
    #[must_use]
    pub fn lookahead(&self, board: &Board, memory: &mut Ahead) -> i64 {
        let mut sum = 0;
        self.each_roll(board, memory, |best| {
            sum += best.rolls * i64::from(best.equity);
        });
        sum
    }
}
