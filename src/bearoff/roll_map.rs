//! The 36 rolls from one position: each one's best play, what it is worth, and how lucky it is.

use super::chance::{ONE, points_of_36ths};
use super::checkers::{Checkers, Move};
use super::game::{Game, State};
use super::plays::moves;
use crate::dice::Roll;

/// What an estimate says of a position and of the 36 rolls from it, in percent and points from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct RollMap {
    /// Its static evaluation.
    pub evaluation: f64,
    /// Mean over the 36 rolls of the value after the best play of each.
    pub mean: f64,
    /// The rolls in the order of [`Roll::all`].
    pub rolls: Vec<RollWorth>,
    /// Sum over the rolls that are lucky for X of luck × 1/36.
    pub gain: f64,
    /// Sum over the unlucky ones: −`gain`.
    pub loss: f64,
}

/// One of the 36 rolls.
#[derive(Clone, Debug, PartialEq)]
pub struct RollWorth {
    /// The dice.
    pub roll: Roll,
    /// The best play, as the estimate's evaluator sees it.
    pub moves: Vec<Move>,
    /// What it leaves of the checkers of the side on roll.
    pub after: Checkers,
    /// Value after it.
    pub value: f64,
    /// Value − mean.
    pub luck: f64,
}

impl RollMap {
    /// What estimate number `estimate` says of a game's start.
    #[must_use]
    pub fn new(game: &Game, estimate: usize) -> Self {
        let State { side, mover, other } = game.start();
        let outlook = game.outlook(estimate, mover, other);
        let of_x = |value: i64| game.of_x(estimate, side, value, 36 * i64::from(ONE));
        let mean = of_x(i64::from(outlook.sum));
        let checkers = |index| game.database.arrangements.checkers(index);
        let (mut gain, mut loss) = (0, 0);
        let rolls = Roll::all()
            .map(|roll| {
                let (best, value) = outlook.best[roll.kind()];
                let value = of_x(36 * i64::from(value));
                let luck = value - mean;
                gain += luck.max(0);
                loss += luck.min(0);
                let after = checkers(best);
                RollWorth {
                    roll,
                    moves: moves(checkers(mover), roll, after),
                    after,
                    value: points_of_36ths(value),
                    luck: points_of_36ths(luck),
                }
            })
            .collect();
        Self {
            evaluation: game.evaluation(estimate),
            mean: points_of_36ths(mean),
            rolls,
            gain: points_of_36ths(gain) / 36.0,
            loss: points_of_36ths(loss) / 36.0,
        }
    }
}
