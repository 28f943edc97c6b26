//! The map of the 36 rolls from one position: the best play of each roll, its value and its luck.

use super::dice::Roll;
use crate::stats::score::{Score, Unit};

/// The 36 rolls from a position by one estimate. Each game says what a play `P` is, and which unit
/// and side its values have.
///
/// ```
/// use std::sync::Arc;
/// use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize, Position};
/// use rollout_lab::labs::bearoff::{
///     ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Setup,
/// };
///
/// // X has four checkers on her ace point, and O has one on his six point. X's doubles win. After
/// // her other rolls, O bears off with 27 of 36, which leaves X 25%.
/// let position = Position::from_points([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1])?;
/// let exact = EvaluatorKind::Exact;
/// let setup = Setup {
///     position,
///     players: [Player::Evaluator(exact); 2],
///     estimates: vec![Estimate { evaluator: exact, scale: ChanceScale::Linear }],
///     truncation: None,
/// };
/// let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
/// let map = PreparedGame::new(database, setup)?.roll_map(0);
///
/// // The mean is 1/6 × 100 + 5/6 × 25 percent. The first roll is 1-1.
/// assert_eq!(map.mean, 37.5);
/// assert_eq!((map.rolls[0].luck, map.rolls[1].luck), (62.5, -12.5));
/// assert_eq!(map.gain, 62.5 / 6.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct RollMap<P> {
    /// The mean over the 36 rolls of the value after each roll's best play.
    pub mean: f64,
    /// The rolls, in the order of [`Roll::all`].
    pub rolls: Vec<RollWorth<P>>,
    /// The sum of luck × 1/36 over the rolls that are lucky for the side of the values.
    pub gain: f64,
    /// The sum of luck × 1/36 over the rolls that are unlucky for that side: −`gain`.
    pub loss: f64,
}

/// One of the 36 rolls from a position, in the unit and from the side of its [`RollMap`].
#[derive(Clone, Debug, PartialEq)]
pub struct RollWorth<P> {
    /// The dice.
    pub roll: Roll,
    /// The play that the estimate's evaluator ranks highest.
    pub best: P,
    /// The value after that play.
    pub value: f64,
    /// The roll's luck: `value` − [`RollMap::mean`].
    pub luck: f64,
}

impl<P> RollMap<P> {
    /// Creates a map in this unit from the mean over the 36 rolls, and from the best play of each
    /// roll with its value.
    pub(crate) fn new(unit: Unit, mean: Score, mut best: impl FnMut(Roll) -> (P, Score)) -> Self {
        let (mut gain, mut loss) = (Score::ZERO, Score::ZERO);
        let rolls: Vec<_> = Roll::all()
            .map(|roll| {
                let (best, value) = best(roll);
                let luck = value - mean;
                gain += luck.max(Score::ZERO);
                loss += luck.min(Score::ZERO);
                RollWorth {
                    roll,
                    best,
                    value: value.in_unit(unit),
                    luck: luck.in_unit(unit),
                }
            })
            .collect();
        let share = |sum: Score| sum.in_unit(unit) / 36.0;
        Self {
            mean: mean.in_unit(unit),
            rolls,
            gain: share(gain),
            loss: share(loss),
        }
    }
}
