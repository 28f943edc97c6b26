//! Horizons at which games are cut short, and the ends of games.

use crate::backgammon::network::Value;
use crate::backgammon::{EvaluatorKind, Outcome};
use crate::codec::codec_fields;
use crate::stats::score::Score;

/// A horizon at which games are cut short.
///
/// A game that has not ended by then takes the evaluator's value of its position for the result. A
/// game that has ended counts as its result. [`cut_short`](super::cut_short) explains what follows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Truncation {
    /// The number of rolls after which a game is cut. With 0, every game is the value of the start.
    pub rolls: u32,
    /// The evaluator whose values are taken. It can be one that measures no luck.
    ///
    /// [`EvaluatorKind::Nothing`] calls every position even.
    pub evaluator: EvaluatorKind,
}

codec_fields! { Truncation { rolls, evaluator } }

/// The end of a game, for X.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GameEnd {
    /// The game is over.
    Over(Outcome),
    /// The game was cut short with this value.
    Cut(Value),
}

impl GameEnd {
    /// Returns the result in points.
    pub fn score(self) -> Score {
        match self {
            Self::Over(outcome) => outcome_score(outcome),
            Self::Cut(value) => value.equity_score(),
        }
    }

    /// Returns the five chances: 0 or 1 if the game is over.
    pub fn value(self) -> Value {
        match self {
            Self::Over(outcome) => Value::from(outcome),
            Self::Cut(value) => value,
        }
    }

    /// Returns the outcome; `None` if the game was cut short.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Cut(_) => None,
        }
    }
}

/// Returns the result of an outcome in points.
pub(crate) fn outcome_score(outcome: Outcome) -> Score {
    Score::from_units(i64::from(outcome.points()) * Score::WIN.units())
}
