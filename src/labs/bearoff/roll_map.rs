//! The 36 rolls from one position: each one's best play, what it is worth, and how lucky it is.

use super::prepared_game::PreparedGame;
use crate::backgammon::bearoff_db::chance::{mean_score_of_36, to_score};
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::bearoff_db::{CheckerMove, Checkers, moves_between};
use crate::rollout::dice::Roll;
use crate::stats::score::{Score, Unit};

/// An estimate of a position and of the 36 rolls from it, in percent and points from X's side.
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
    pub moves: Vec<CheckerMove>,
    /// The checkers that the play leaves the side on roll.
    pub after: Checkers,
    /// Value after it.
    pub value: f64,
    /// Value − mean.
    pub luck: f64,
}

impl RollMap {
    /// The map of a game's start by estimate number `estimate`.
    #[must_use]
    pub fn new(game: &PreparedGame, estimate: usize) -> Self {
        let setup = game.evaluated();
        let BearoffState {
            side,
            mover,
            opponent: other,
        } = setup.start;
        let outlook = setup.outlook(estimate, mover, other);
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
