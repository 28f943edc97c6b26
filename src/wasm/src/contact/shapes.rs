//! Shapes of rollouts of any position. Undefined values become `null`.

use rollout_lab::backgammon::Board;
use rollout_lab::backgammon::position_id::board_id::position_id;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::contact::{BestPlay, ChancePoint, Game, Record, RecordedTurn, Rollout};
use rollout_lab::rollout::roll_map::RollWorth;
use rollout_lab::stats::summary;

use super::position::ContactPosition;
use crate::averages::{Averages, ExpectedErrors, ReadoutFigures};
use crate::objects::Shape;
use crate::rotation::BlockCounts;
use crate::shapes::Summary;

/// One of the 36 rolls from a position, in points for the side on roll.
#[derive(Shape)]
#[shape(from = RollWorth<BestPlay>)]
struct ContactRoll {
    #[shape(from = source.roll.dice())]
    dice: (u8, u8),
    /// The best play in standard notation; empty if there is no legal move.
    #[shape(from = source.best.play)]
    play: String,
    /// The position ID after that play.
    #[shape(from = position_id(&source.best.after.swapped()))]
    id: String,
    value: f64,
    luck: f64,
}

/// The 36 rolls from a position, in points for the side on roll.
#[derive(Shape)]
pub(super) struct ContactRollMap {
    /// The static evaluation of the position.
    evaluation: f64,
    /// The mean over the 36 rolls of the value after each roll's best play.
    mean: f64,
    /// Sum of luck / 36 over the lucky rolls.
    gain: f64,
    /// Sum of luck / 36 over the unlucky rolls. Together with gain it is zero.
    loss: f64,
    /// The rolls in the order 1-1, 1-2, ... 6-6.
    rolls: Vec<ContactRoll>,
    /// The mean over the 30 rolls that are no doubles, from which the luck of the first roll is
    /// measured; null if the first roll can be a double.
    opening_mean: Option<f64>,
}

impl ContactRollMap {
    /// Converts the map of a game's start; `None` if nothing is estimated.
    pub fn new(game: &Game) -> Option<Self> {
        let map = game.roll_map(0)?;
        Some(Self {
            evaluation: game.evaluation(0),
            mean: map.mean,
            gain: map.gain,
            loss: map.loss,
            rolls: map.rolls.into_iter().map(Into::into).collect(),
            opening_mean: game.opening_mean(0),
        })
    }
}

/// X's chances, in percent. `win` includes gammons, and chances of gammons include backgammons.
#[derive(Shape)]
#[shape(from = [summary::Summary; 5])]
struct ContactChances {
    win: Summary,
    win_gammon: Summary,
    win_backgammon: Summary,
    lose_gammon: Summary,
    lose_backgammon: Summary,
}

/// X's chances, plain and with luck subtracted.
#[derive(Shape)]
#[shape(from = ChancePoint)]
struct ContactChancesBoth {
    plain: ContactChances,
    reduced: ContactChances,
}

/// Statistics of a rollout, in points for X, who is on roll at the start. `chances` are in percent.
#[derive(Shape)]
pub(super) struct ContactReadout {
    games: u64,
    seed: String,
    /// The blocks of games; null if first rolls are random.
    blocks: Option<BlockCounts>,
    #[shape(flatten)]
    averages: Averages,
    /// Jim Williams's average: the evaluation of the start plus the disparities up to the end, or to
    /// the horizon; null for the evaluator `nothing`.
    williams: Option<Summary>,
    chances: ContactChancesBoth,
    /// Plain games that one reduced game counts as; null while undefined.
    equivalent_games: Option<f64>,
    #[shape(flatten)]
    figures: ReadoutFigures,
}

impl From<&Rollout> for ContactReadout {
    fn from(rollout: &Rollout) -> Self {
        let (point, chances) = (rollout.point(0), rollout.chances(0));
        Self {
            games: rollout.games(),
            seed: rollout.seed().to_string(),
            blocks: rollout.sums().blocks().map(BlockCounts::of),
            averages: Averages::new(point.plain, point.reduced),
            williams: point.williams.map(Summary::from),
            chances: chances.into(),
            equivalent_games: rollout.equivalent_games(0),
            figures: ReadoutFigures {
                totals: rollout.game_sums(0).into(),
                mean_luck: point.luck,
                expected_se: ExpectedErrors::default(),
                reliable: point.plain.is_reliable(),
            },
        }
    }
}

/// A roll and its play, by the evaluator that measures luck, in points for X.
#[derive(Shape)]
#[shape(from = RecordedTurn)]
struct ContactTurn {
    side: Side,
    #[shape(from = source.roll.dice())]
    dice: (u8, u8),
    /// The position before the play.
    #[shape(from = position(source.side, &source.before))]
    before: ContactPosition,
    /// The position after the play.
    #[shape(from = position(source.side, &source.after))]
    after: ContactPosition,
    /// The play in standard notation, empty if there was no legal move.
    play: String,
    /// The evaluator's best play, if it is another one; else null.
    best: Option<String>,
    /// Mean over the 36 rolls of the value after each roll's best play, over the 30 that are no doubles
    /// if the roll opens the game; null for the evaluator `nothing`.
    mean: Option<f64>,
    /// The value after this roll's best play; null for the evaluator `nothing`.
    value: Option<f64>,
    /// value - mean. 0 for the evaluator `nothing`, and after the limit on the luck subtracted from
    /// a game is reached.
    luck: f64,
}

/// Converts a board whose mover is the side on roll. X's checkers always come first.
fn position(on_roll: Side, board: &Board) -> ContactPosition {
    match on_roll {
        Side::X => board.into(),
        Side::O => (&board.swapped()).into(),
    }
}

/// A game, in points for X, who is on roll at the start.
#[derive(Shape)]
#[shape(from = Record)]
pub(super) struct ContactRecord {
    trial: u64,
    /// Whether the game was cut short.
    #[shape(from = source.outcome.is_none())]
    cut: bool,
    /// The result for X, -3 to 3: the value at the horizon if the game was cut short.
    result: f64,
    /// The luck that was subtracted.
    #[shape(from = source.luck)]
    total_luck: f64,
    /// result - totalLuck.
    reduced: f64,
    /// Running sums of luck after 1, 2, ... rolls; the last one equals totalLuck.
    luck_so_far: Vec<f64>,
    turns: Vec<ContactTurn>,
}
