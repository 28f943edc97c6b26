//! The shape of a roll and its play.

use rollout_lab::backgammon::bearoff_db::{Checkers, moves_between};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::RecordedTurn;

use super::shapes::Moves;
use crate::objects::Shape;

/// A roll and its play, by an estimate's evaluator. Values are in percent of the winning chances of
/// X (in pairs, of the mover). Luck and losses are in percentage points for the same side.
#[derive(Shape)]
#[shape(from = RecordedTurn)]
pub(super) struct BearoffTurn {
    side: Side,
    #[shape(from = source.roll.dice())]
    dice: (u8, u8),
    /// The checkers of the side on roll before the play.
    before: Checkers,
    /// The checkers of the other side.
    #[shape(from = source.opponent)]
    other: Checkers,
    /// The checkers of the side on roll after the play.
    after: Checkers,
    moves: Moves,
    /// The play that the evaluator values highest.
    #[shape(from = moves_between(source.before, source.roll, source.best))]
    best: Moves,
    /// Mean over the 36 rolls of the value of each roll.
    mean: f64,
    /// The value after this roll's best play. For other measures of luck than `bestPlays`, the mean
    /// over the player's choices.
    value: f64,
    /// value - mean.
    luck: f64,
    /// Luck of a careless player's choice: value after the actual play - value. 0 unless the luck of
    /// choices is measured.
    choice_luck: f64,
    /// Value after the best play - value after the actual play. Below 0 for errors of the other
    /// side.
    lost: f64,
    /// Williams's disparity: mean - value before the roll; null for the evaluator `backwards`.
    disparity: Option<f64>,
}
