//! The map of the 36 rolls from one position: the best play of each roll, its value and its luck.

use super::cubeless_game::PreparedGame;
use crate::backgammon::bearoff_db::chance::{mean_score_of_36, to_score};
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::bearoff_db::{CheckerMove, Checkers, moves_between};
use crate::rollout::dice::Roll;
use crate::stats::score::{Score, Unit};

/// An estimate of a position and of the 36 rolls from it. Values are X's winning chances in
/// percent, and luck is in percentage points.
#[derive(Clone, Debug, PartialEq)]
pub struct RollMap {
    /// The static evaluation of the position.
    pub evaluation: f64,
    /// The mean over the 36 rolls of the value after each roll's best play.
    pub mean: f64,
    /// The rolls, in the order of [`Roll::all`].
    pub rolls: Vec<RollWorth>,
    /// The sum of luck × 1/36 over the rolls that are lucky for X.
    pub gain: f64,
    /// The sum of luck × 1/36 over the rolls that are unlucky for X: −`gain`.
    pub loss: f64,
}

/// The estimate of one of the 36 rolls, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct RollWorth {
    /// The dice.
    pub roll: Roll,
    /// The play that the estimate's evaluator ranks highest.
    pub moves: Vec<CheckerMove>,
    /// The checkers of the side on roll after that play.
    pub after: Checkers,
    /// The value after that play.
    pub value: f64,
    /// The roll's luck: `value` − [`RollMap::mean`].
    pub luck: f64,
}

impl RollMap {
    /// Returns the map of a game's start by the estimate with this index.
    #[must_use]
    pub fn new(game: &PreparedGame, estimate: usize) -> Self {
        let setup = game.evaluated();
        let BearoffState {
            side,
            mover,
            opponent,
        } = setup.start;
        let outlook = setup.outlook(estimate, mover, opponent);
        let mean = setup.value_for_x(estimate, side, mean_score_of_36(outlook.sum));
        let checkers = |index| setup.arrangements().checkers(index);
        let (mut gain, mut loss) = (Score::ZERO, Score::ZERO);
        let rolls = Roll::all()
            .map(|roll| {
                let (best, value) = outlook.best[roll.kind()];
                let value = setup.value_for_x(estimate, side, to_score(value));
                let luck = value - mean;
                gain += luck.max(Score::ZERO);
                loss += luck.min(Score::ZERO);
                let after = checkers(best);
                RollWorth {
                    roll,
                    moves: moves_between(checkers(mover), roll, after),
                    after,
                    value: value.in_unit(Unit::Percent),
                    luck: luck.in_unit(Unit::Percent),
                }
            })
            .collect();
        Self {
            evaluation: game.evaluation(estimate),
            mean: mean.in_unit(Unit::Percent),
            rolls,
            gain: gain.in_unit(Unit::Percent) / 36.0,
            loss: loss.in_unit(Unit::Percent) / 36.0,
        }
    }
}
