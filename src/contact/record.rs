//! One game in all its turns, as an estimate sees it.

use super::board::Board;
use super::game::{Game, Turn, equity_of, points};
use super::look::Looking;
use super::network::Value;
use super::outcome::Outcome;
use super::play_text::play_text;
use crate::dice::{Dice, Roll, certain};
use crate::score::{Score, Unit};
use crate::side::Side;
use crate::trial::Trials;

/// A game that was played. Figures are in points, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Which trial, counted from 0.
    pub trial: u64,
    /// Its rolls and plays, first X's.
    pub turns: Vec<RecordedTurn>,
    /// What it came to for X.
    pub outcome: Outcome,
    /// The same in points.
    pub result: f64,
    /// Sum of the luck of all rolls.
    pub luck: f64,
    /// Sums of the luck of the first 1, 2, … rolls; the last one is that of all.
    pub luck_so_far: Vec<f64>,
    /// Result − luck.
    pub reduced: f64,
}

/// A roll and the play made with it. Figures are in points, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedTurn {
    /// Whose.
    pub side: Side,
    /// The dice.
    pub roll: Roll,
    /// The board before, and after the play: both seen by the side that plays.
    pub before: Board,
    /// See `before`.
    pub after: Board,
    /// How it was played, in the usual notation; empty if nothing could be.
    pub play: String,
    /// The estimate's best play, if that is worth more to it.
    pub best: Option<String>,
    /// What the estimate says: the mean over the 36 rolls of the value after the best play of each; `None` if nothing is estimated.
    pub mean: Option<f64>,
    /// And the value after its best play of this roll.
    pub value: Option<f64>,
    /// `value` − `mean`, 0 if nothing is estimated.
    pub luck: f64,
}

impl Record {
    /// Plays a game with these dice, as estimate number `estimate` sees it.
    ///
    /// # Errors
    /// When the dice run out.
    pub fn play<D: Dice>(
        game: &Game,
        trial: u64,
        estimate: usize,
        dice: &mut D,
    ) -> Result<Self, D::Error> {
        let (mut turns, mut luck, mut luck_so_far) = (Vec::new(), Score::ZERO, Vec::new());
        let outcome = game.play(dice, &mut Looking::default(), |turn| {
            luck += equity_of(&turn.looks[estimate].luck(turn.side));
            luck_so_far.push(luck.in_unit(Unit::Points));
            turns.push(recorded(&turn, estimate));
        })?;
        let result = points(outcome);
        Ok(Self {
            trial,
            turns,
            outcome,
            result: result.in_unit(Unit::Points),
            luck: luck.in_unit(Unit::Points),
            luck_so_far,
            reduced: (result - luck).in_unit(Unit::Points),
        })
    }

    /// Game `k` of these trials.
    pub(super) fn of_trial(game: &Game, trials: Trials, k: u64, estimate: usize) -> Self {
        certain(Self::play(game, k, estimate, &mut trials.dice(k)))
    }
}

fn recorded(turn: &Turn, estimate: usize) -> RecordedTurn {
    let Turn {
        side,
        roll,
        before,
        after,
        looks,
    } = turn;
    let look = &looks[estimate];
    let text = |after: &Board| play_text(before, *roll, after).unwrap_or_default();
    let of_x = |units: i64| side.own(Score::from_units(units)).in_unit(Unit::Points);
    let best = look.best();
    let value = best.map(|(value, _)| 36 * i64::from(value.equity()));
    let mean = best.map(|_| look.mean_equity());
    RecordedTurn {
        side: *side,
        roll: *roll,
        before: *before,
        after: *after,
        play: text(after),
        best: look.better().map(|better| text(&better)),
        mean: mean.map(of_x),
        value: value.map(of_x),
        luck: equity_of(&look.luck(*side)).in_unit(Unit::Points),
    }
}

/// What a value is worth, in points.
pub(super) fn equity(value: Value) -> f64 {
    Score::from_units(36 * i64::from(value.equity())).in_unit(Unit::Points)
}
