//! The record of one game: all of its turns, with their luck and mistakes by an estimate.

use super::choice_draws::ChoiceDraws;
use super::cubeless_game::PreparedGame;
use super::outlook::EstimateOutlook;
use super::prepared_setup::PreparedSetup;
use crate::backgammon::bearoff_db::chance::mean_score_of_36;
use crate::backgammon::bearoff_db::state::BearoffTurn;
use crate::backgammon::bearoff_db::{CheckerMove, Checkers, moves_between};
use crate::backgammon::side::Side;
use crate::rollout::dice::{Dice, Roll, unwrap_infallible};
use crate::rollout::sampled::Rollout;
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::score::{Score, Unit};

/// A game with its luck by an estimate. Values are X's winning chances in percent, and luck is in
/// percentage points.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// All turns of the game, from the first roll on.
    pub turns: Vec<RecordedTurn>,
    /// The side that bore off first; `None` if the game was cut short.
    pub winner: Option<Side>,
    /// The result: 100 if X won, 0 if O won. A game that was cut short has the value at the horizon.
    pub result: f64,
    /// The sum of the luck of all turns.
    pub luck: f64,
    /// The sums of the luck of the first 1, 2, … turns, up to that of all turns.
    pub luck_so_far: Vec<f64>,
    /// The reduced result: result − luck.
    pub reduced: f64,
    /// Williams's result: start evaluation + disparities. `None` for an evaluator that does not
    /// value finished games as their results, and where another estimate has the value at the
    /// horizon.
    pub williams: Option<f64>,
}

/// A roll and the play made with it, by an estimate. Values are X's winning chances in percent, and
/// luck is in percentage points.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedTurn {
    /// The side that rolled.
    pub side: Side,
    /// The dice.
    pub roll: Roll,
    /// The side's checkers before the play.
    pub before: Checkers,
    /// The other side's checkers.
    pub opponent: Checkers,
    /// The moves of the play made.
    pub moves: Vec<CheckerMove>,
    /// The side's checkers after the play made.
    pub after: Checkers,
    /// The side's checkers after the play that the estimate's evaluator ranks highest.
    pub best: Checkers,
    /// The mean over the 36 rolls of the value of each roll.
    pub mean: f64,
    /// The value of this roll: the one after its best play, or the mean over the player's choices if
    /// another luck than [`BestPlays`](super::LuckMeasure::BestPlays) is measured.
    pub value: f64,
    /// The luck of the roll: `value` − `mean`.
    pub luck: f64,
    /// The luck of a careless player's choice: the value after the play made − `value`. 0 unless it
    /// is [measured](super::LuckMeasure::DiceAndChoices).
    pub choice_luck: f64,
    /// The loss of the play: the value after the best play − the value after the play made.
    pub lost: f64,
    /// Williams's disparity: `mean` − the value before the roll. `None` where [`Record::williams`]
    /// is.
    pub disparity: Option<f64>,
}

impl Record {
    /// Plays a game with these dice, and measures it by the estimate with this index. Careless players
    /// make their best plays, because dice don't decide about plays.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    pub fn play<D: Dice>(
        game: &PreparedGame,
        estimate: usize,
        dice: &mut D,
    ) -> Result<Self, D::Error> {
        Self::play_with(game, estimate, dice, &mut ChoiceDraws::best_plays())
    }

    /// Plays a game with these dice, and with these draws for careless players.
    fn play_with<D: Dice>(
        game: &PreparedGame,
        estimate: usize,
        dice: &mut D,
        draws: &mut ChoiceDraws,
    ) -> Result<Self, D::Error> {
        let setup = game.prepared_setup();
        let (mut turns, mut luck, mut luck_so_far) = (Vec::new(), Score::ZERO, Vec::new());
        let mut williams = setup.evaluate_start(estimate);
        let end = setup.play(dice, draws, &mut Vec::new(), |turn| {
            let outlook = setup.outlook(estimate, turn.before());
            let measured = setup.measure(estimate, &outlook, turn.roll.kind(), turn.play());
            luck += measured.luck;
            luck_so_far.push(luck.in_unit(Unit::Percent));
            williams += setup.disparity(estimate, &outlook, turn.before());
            turns.push(record_turn(setup, estimate, turn, &outlook, measured));
        })?;
        let result = setup.result(end);
        Ok(Self {
            turns,
            winner: end.winner(),
            result: result.in_unit(Unit::Percent),
            luck: luck.in_unit(Unit::Percent),
            luck_so_far,
            reduced: (result - luck).in_unit(Unit::Percent),
            williams: setup
                .has_williams_sums(estimate)
                .then(|| williams.in_unit(Unit::Percent)),
        })
    }
}

impl Rollout<PreparedGame> {
    /// Returns the number of games that X won. A game that was cut short with a value of exactly 100%
    /// counts, too.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.count(Score::WIN)
    }

    /// Returns the record of game `k`, counted from 0, by the estimate with this index. The game is
    /// played again, or in advance.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn record(&self, k: u64, estimate: usize) -> Record {
        let mut dice = self.trials().dice(k);
        let mut draws = ChoiceDraws::new(self.trials(), k);
        let game = self.sampler();
        unwrap_infallible(Record::play_with(game, estimate, &mut dice, &mut draws))
    }
}

/// Returns the record of a turn by the estimate with this index. `outlook` and `measured` are that
/// estimate's.
pub(crate) fn record_turn(
    setup: &PreparedSetup,
    estimate: usize,
    turn: BearoffTurn,
    outlook: &EstimateOutlook,
    measured: MeasuredLuck,
) -> RecordedTurn {
    let BearoffTurn {
        side,
        roll,
        mover,
        opponent,
        after,
    } = turn;
    let checkers = |index| setup.arrangements().checkers(index);
    let (before, after) = (checkers(mover), checkers(after));
    let mean = setup.value_for_x(estimate, side, mean_score_of_36(outlook.sum));
    let disparity = setup.disparity(estimate, outlook, turn.before());
    let choice_luck = setup.choice_luck(estimate, outlook, roll.kind(), turn.play());
    let roll_luck = measured.luck - choice_luck;
    RecordedTurn {
        side,
        roll,
        before,
        opponent: checkers(opponent),
        moves: moves_between(before, roll, after),
        after,
        best: checkers(outlook.best[roll.kind()].0),
        mean: mean.in_unit(Unit::Percent),
        value: (mean + roll_luck).in_unit(Unit::Percent),
        luck: roll_luck.in_unit(Unit::Percent),
        choice_luck: choice_luck.in_unit(Unit::Percent),
        lost: measured.loss.in_unit(Unit::Percent),
        disparity: setup
            .has_williams_sums(estimate)
            .then(|| disparity.in_unit(Unit::Percent)),
    }
}
