//! Looking one roll ahead: what each roll is worth to the side on roll if it is played best, and all of them together.
//!
//! With it a roll's luck is measured (its worth less the mean), and plays are told apart better than by evaluating the boards
//! after them: a play is worth minus what the other side's rolls are worth to it.

use super::inference::{Network, NetworkScratch};
use super::value::Value;
use crate::backgammon::{Board, Plays};
use crate::rollout::dice::{ALL_KINDS, Roll, RollKind};

/// Memory that looking ahead uses again.
#[derive(Default)]
pub struct LookaheadScratch {
    plays: Plays,
    scratch: NetworkScratch,
}

/// A roll, played best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestPlay {
    /// The roll, its larger die first.
    pub roll: Roll,
    /// How many of the 36 rolls are this one: 1 for doubles, else 2.
    pub rolls: i64,
    /// The board after the play with the highest equity, the first one that is found; still seen by the side that has played.
    pub play: Board,
    /// Cubeless equity after it for that side, in 2⁻²⁵ points.
    pub equity: i32,
}

/// An evaluator of boards: a network, or networks and the databases of bear-offs.
pub trait BoardEvaluator {
    /// The chances of the side that plays, after each of these plays of a board, in their order. The boards are as
    /// [`Plays`] finds them, still seen by the side that has played.
    fn evaluate_plays(
        &self,
        before: &Board,
        plays: &[Board],
        scratch: &mut NetworkScratch,
        each: impl FnMut(Value),
    );

    /// Plays each of the 21 kinds of roll best, for the side on roll, in the order 1-1, 2-1, 2-2, 3-1 …
    fn for_each_best_play(
        &self,
        board: &Board,
        scratch: &mut LookaheadScratch,
        mut each: impl FnMut(BestPlay),
    ) {
        let LookaheadScratch { plays, scratch } = scratch;
        for RollKind { high, low, rolls } in ALL_KINDS {
            // Its place among all 36 is that of its dice.
            let roll = Roll::from_index(usize::from(6 * (high - 1) + low - 1));
            let found = plays.find(board, roll);
            let (mut best, mut number) = ((0, i32::MIN), 0);
            self.evaluate_plays(board, found, scratch, |value| {
                if value.equity() > best.1 {
                    best = (number, value.equity());
                }
                number += 1;
            });
            each(BestPlay {
                roll,
                rolls: i64::from(rolls),
                play: found[best.0],
                equity: best.1,
            });
        }
    }

    /// Returns the equity of the side on roll, one roll ahead: the sum over the 36 rolls of its equity after the best play of
    /// each. It is exact, in 36ths of 2⁻²⁵ points, and at most 36 × 3 × 2²⁵. For a finished game, it is the outcome's equity.
    ///
    /// A play is worth minus that of the board [swapped](Board::swapped) after it.
    #[must_use]
    fn lookahead(&self, board: &Board, scratch: &mut LookaheadScratch) -> i64 {
        let mut sum = 0;
        self.for_each_best_play(board, scratch, |best| {
            sum += best.rolls * i64::from(best.equity);
        });
        sum
    }
}

impl BoardEvaluator for Network {
    /// Together boards cost a fraction of what they cost one by one: what they share is summed once, and each group of weights
    /// is fetched once for all.
    fn evaluate_plays(
        &self,
        before: &Board,
        plays: &[Board],
        scratch: &mut NetworkScratch,
        each: impl FnMut(Value),
    ) {
        self.prepare_plays(before, scratch);
        self.evaluate_prepared(plays, scratch, each);
    }
}
