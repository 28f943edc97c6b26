//! One game in all its turns, as an estimate sees it.

use super::chance::{ONE, points_of_36ths};
use super::checkers::{Checkers, Move};
use super::game::{Game, Measured, Outlook, Turn};
use super::plays::moves;
use super::position::Side;
use crate::dice::{Dice, Roll};

/// A game that was played. Figures are in percent and points, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Its rolls and plays, X's first.
    pub turns: Vec<RecordedTurn>,
    /// Who was off first.
    pub winner: Side,
    /// 100 if X won, else 0.
    pub result: f64,
    /// Sum of the luck of all rolls.
    pub luck: f64,
    /// Result − luck.
    pub reduced: f64,
    /// Start evaluation + disparities; `None` for an evaluator that does not value finished games as their results.
    pub williams: Option<f64>,
}

/// A roll and the play made with it. Figures are in percent and points, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedTurn {
    /// Whose.
    pub side: Side,
    /// The dice.
    pub roll: Roll,
    /// Her checkers before.
    pub before: Checkers,
    /// The other side's.
    pub other: Checkers,
    /// How they were played.
    pub moves: Vec<Move>,
    /// Her checkers after.
    pub after: Checkers,
    /// What the estimate's evaluator thinks best.
    pub best: Checkers,
    /// Mean over the 36 rolls of the value after the best play of each.
    pub mean: f64,
    /// Value after the best play of this roll.
    pub value: f64,
    /// `value` − `mean`.
    pub luck: f64,
    /// Value after the best play − value after the play made.
    pub lost: f64,
    /// Williams's disparity: `mean` − value before the roll; `None` as in [`Record::williams`].
    pub disparity: Option<f64>,
}

impl Record {
    /// Plays a game with these dice, as estimate number `estimate` sees it.
    ///
    /// # Errors
    /// When the dice run out.
    pub fn play<D: Dice>(game: &Game, estimate: usize, dice: &mut D) -> Result<Self, D::Error> {
        let (mut turns, mut luck, mut disparities) = (Vec::new(), 0, 0);
        let winner = game.play(dice, |turn| {
            let outlook = game.outlook(estimate, turn.mover, turn.other);
            let measured = game.measure(estimate, &outlook, turn.roll.kind(), turn.play());
            let disparity = game.disparity(estimate, &outlook, turn.side, turn.mover, turn.other);
            luck += measured.luck;
            disparities += disparity;
            turns.push(recorded(
                game, estimate, turn, &outlook, measured, disparity,
            ));
        })?;
        let result = if winner == Side::X {
            36 * i64::from(ONE)
        } else {
            0
        };
        let williams = 36 * game.start_value(estimate) + disparities;
        Ok(Self {
            turns,
            winner,
            result: points_of_36ths(result),
            luck: points_of_36ths(luck),
            reduced: points_of_36ths(result - luck),
            williams: (!game.is_reversed(estimate)).then(|| points_of_36ths(williams)),
        })
    }
}

pub(super) fn recorded(
    game: &Game,
    estimate: usize,
    turn: Turn,
    outlook: &Outlook,
    measured: Measured,
    disparity: i64,
) -> RecordedTurn {
    let Turn {
        side,
        roll,
        mover,
        other,
        made,
    } = turn;
    let checkers = |index| game.database.arrangements.checkers(index);
    let (before, after) = (checkers(mover), checkers(made));
    let mean = game.of_x(estimate, side, i64::from(outlook.sum), 36 * i64::from(ONE));
    RecordedTurn {
        side,
        roll,
        before,
        other: checkers(other),
        moves: moves(before, roll, after),
        after,
        best: checkers(outlook.best[roll.kind()].0),
        mean: points_of_36ths(mean),
        value: points_of_36ths(mean + measured.luck),
        luck: points_of_36ths(measured.luck),
        lost: points_of_36ths(measured.lost),
        disparity: (!game.is_reversed(estimate)).then(|| points_of_36ths(disparity)),
    }
}
