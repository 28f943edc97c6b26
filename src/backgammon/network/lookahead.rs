//! One-roll lookahead: the equity after the best play of each roll, and the sum over all rolls.
//!
//! It measures a roll's luck, which is its equity less the mean. It also compares plays better than
//! evaluating the boards after them does: a play is worth minus the opponent's equity, one roll
//! ahead.

use super::inference::{Network, NetworkScratch};
use super::value::Value;
use crate::backgammon::{Board, Plays};
use crate::rollout::dice::{ALL_KINDS, Roll};

/// Buffers that lookahead reuses.
#[derive(Debug, Default)]
pub struct LookaheadScratch {
    plays: Plays,
    scratch: NetworkScratch,
}

/// A roll and its best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestPlay {
    /// The roll, with its larger die first.
    pub roll: Roll,
    /// The number of the 36 rolls that are this one: 1 for doubles, else 2.
    pub rolls: i64,
    /// The board after the play with the highest equity, and the first one among equals. It is seen
    /// by the side that has played.
    pub play: Board,
    /// The cubeless equity after the play for that side, in 2⁻²⁵ points.
    pub equity: i32,
}

/// An evaluator of boards: a network, or networks together with the bear-off databases.
pub trait BoardEvaluator {
    /// Calls `each` with the value of every play, in order, for the side that plays.
    ///
    /// `plays` are the boards after plays from `before`, as [`Plays`] finds them: seen by the side
    /// that has played.
    fn evaluate_plays(
        &self,
        before: &Board,
        plays: &[Board],
        scratch: &mut NetworkScratch,
        each: impl FnMut(Value),
    );

    /// Calls `each` with the best play of each of the 21 kinds of roll, in the order 1-1, 2-1, 2-2,
    /// 3-1 and so on.
    fn for_each_best_play(
        &self,
        board: &Board,
        scratch: &mut LookaheadScratch,
        mut each: impl FnMut(BestPlay),
    ) {
        let LookaheadScratch { plays, scratch } = scratch;
        for kind in ALL_KINDS {
            let roll = kind.roll();
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
                rolls: i64::from(kind.rolls),
                play: found[best.0],
                equity: best.1,
            });
        }
    }

    /// Returns the equity of the side on roll, one roll ahead: the sum over the 36 rolls of its
    /// equity after the best play of each.
    ///
    /// The sum is exact, in 36ths of 2⁻²⁵ points, and at most 36 × 3 × 2²⁵. For a finished game, it
    /// is the outcome's equity.
    ///
    /// A play is worth minus the lookahead of the board after it, [swapped](Board::swapped).
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
    /// Evaluates all boards together, which costs a fraction of evaluating them one by one.
    ///
    /// The inputs that they share are summed once, and each block of weights is fetched once for
    /// all.
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
