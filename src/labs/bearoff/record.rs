//! One game in all its turns, as an estimate sees it.

use super::evaluated_setup::{EstimateOutlook, EvaluatedSetup};
use super::prepared_game::PreparedGame;
use crate::backgammon::bearoff_db::chance::mean_score_of_36;
use crate::backgammon::bearoff_db::state::BearoffTurn;
use crate::backgammon::bearoff_db::{CheckerMove, Checkers, moves_between};
use crate::backgammon::side::Side;
use crate::rollout::dice::{Dice, Roll, unwrap_infallible};
use crate::rollout::sampled::Rollout;
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::score::{Score, Unit};

/// A game that was played. Figures are in percent and points, from X's side.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Its rolls and plays, first that of the side on roll.
    pub turns: Vec<RecordedTurn>,
    /// The side that bore off first.
    pub winner: Side,
    /// 100 if X won, else 0.
    pub result: f64,
    /// Sum of the luck of all rolls.
    pub luck: f64,
    /// Sums of the luck of the first 1, 2, … rolls; the last one is that of all.
    pub luck_so_far: Vec<f64>,
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
    pub opponent: Checkers,
    /// How they were played.
    pub moves: Vec<CheckerMove>,
    /// Her checkers after.
    pub after: Checkers,
    /// The checkers after the play that the estimate's evaluator ranks highest.
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
    pub fn play<D: Dice>(
        game: &PreparedGame,
        estimate: usize,
        dice: &mut D,
    ) -> Result<Self, D::Error> {
        let setup = game.evaluated();
        let (mut turns, mut luck, mut luck_so_far) = (Vec::new(), Score::ZERO, Vec::new());
        let mut williams = setup.start_value(estimate);
        let winner = setup.play(dice, &mut Vec::new(), |turn| {
            let outlook = setup.outlook(estimate, turn.mover, turn.opponent);
            let measured = setup.measure(estimate, &outlook, turn.roll.kind(), turn.play());
            luck += measured.luck;
            luck_so_far.push(luck.in_unit(Unit::Percent));
            williams += setup.disparity(estimate, &outlook, turn.before());
            turns.push(record_turn(setup, estimate, turn, &outlook, measured));
        })?;
        let result = winner.win_score();
        Ok(Self {
            turns,
            winner,
            result: result.in_unit(Unit::Percent),
            luck: luck.in_unit(Unit::Percent),
            luck_so_far,
            reduced: (result - luck).in_unit(Unit::Percent),
            williams: (!setup.is_reversed(estimate)).then(|| williams.in_unit(Unit::Percent)),
        })
    }
}

impl Rollout<PreparedGame> {
    /// Number of games that X won.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.count(Score::WIN)
    }

    /// Game `k`, counted from 0, whether or not it has been played yet, as estimate number `estimate` sees it.
    #[must_use]
    pub fn record(&self, k: u64, estimate: usize) -> Record {
        let mut dice = self.trials().dice(k);
        unwrap_infallible(Record::play(self.sampler(), estimate, &mut dice))
    }
}

/// A turn as an estimate sees it.
pub(crate) fn record_turn(
    setup: &EvaluatedSetup,
    estimate: usize,
    turn: BearoffTurn,
    outlook: &EstimateOutlook,
    measured: MeasuredLuck,
) -> RecordedTurn {
    let BearoffTurn {
        side,
        roll,
        mover,
        opponent: other,
        after: made,
    } = turn;
    let checkers = |index| setup.arrangements().checkers(index);
    let (before, after) = (checkers(mover), checkers(made));
    let mean = setup.value_for_x(estimate, side, mean_score_of_36(outlook.sum));
    let disparity = setup.disparity(estimate, outlook, turn.before());
    RecordedTurn {
        side,
        roll,
        before,
        opponent: checkers(other),
        moves: moves_between(before, roll, after),
        after,
        best: checkers(outlook.best[roll.kind()].0),
        mean: mean.in_unit(Unit::Percent),
        value: (mean + measured.luck).in_unit(Unit::Percent),
        luck: measured.luck.in_unit(Unit::Percent),
        lost: measured.loss.in_unit(Unit::Percent),
        disparity: (!setup.is_reversed(estimate)).then(|| disparity.in_unit(Unit::Percent)),
    }
}
