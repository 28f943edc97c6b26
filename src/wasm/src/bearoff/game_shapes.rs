//! Shapes of bear-offs and their rollouts. Undefined values become `null`.

use rollout_lab::backgammon::bearoff_db::Checkers;
use rollout_lab::labs::bearoff::{BestPlay, PreparedGame, Theory};
use rollout_lab::rollout::readout::{ExpectedErrors, GameSums};
use rollout_lab::rollout::roll_map::RollWorth;
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::rollout::totals::HistoryPoint;

use super::shapes::Moves;
use crate::averages::{Averages, PlainTheory, ReadoutFigures, ReducedTheory};
use crate::block_worth::{BlockWorth, ExactOfBlocks, RotatedFigures};
use crate::objects::Shape;
use crate::rotation::BlockCounts;
use crate::shapes::Summary;

/// One of the 36 rolls from a position, with its best play.
#[derive(Shape)]
#[shape(from = RollWorth<BestPlay>)]
struct BearoffRoll {
    #[shape(from = source.roll.dice())]
    dice: (u8, u8),
    #[shape(from = source.best.moves)]
    moves: Moves,
    /// The checkers of the side on roll after that play.
    #[shape(from = source.best.after)]
    after: Checkers,
    value: f64,
    luck: f64,
}

/// The 36 rolls from a position. Evaluations, means and values are in percent of X's winning
/// chances, luck is for X in percentage points.
#[derive(Shape)]
pub(super) struct RollMap {
    /// The static evaluation of the position.
    evaluation: f64,
    /// Mean over the 36 rolls of the value after each roll's best play.
    mean: f64,
    /// Sum of luck / 36 over the rolls that are lucky for X.
    gain: f64,
    /// Sum of luck / 36 over the rolls that are unlucky for X. Together with gain it is zero.
    loss: f64,
    /// The rolls in the order 1-1, 1-2, ... 6-6.
    rolls: Vec<BearoffRoll>,
}

impl RollMap {
    /// Converts the map of a game's start by the estimate with this index.
    pub fn new(game: &PreparedGame, estimate: usize) -> Self {
        let map = game.roll_map(estimate);
        Self {
            evaluation: game.evaluation(estimate),
            mean: map.mean,
            gain: map.gain,
            loss: map.loss,
            rolls: map.rolls.into_iter().map(Into::into).collect(),
        }
    }
}

/// Statistics of a rollout, in percent of X's winning chances. Luck and spreads are in percentage
/// points.
#[derive(Shape)]
pub(super) struct BearoffReadout {
    games: u64,
    /// Games that X won.
    wins: u64,
    #[shape(flatten)]
    averages: Averages,
    /// Jim Williams's average: the evaluation of the start plus the disparities. null for the
    /// evaluator `backwards`, which does not value finished games at their results, and where another
    /// estimate has the value at the horizon.
    williams: Option<Summary>,
    /// The estimate's static evaluation of the start.
    start: f64,
    #[shape(flatten)]
    figures: ReadoutFigures,
    seed: String,
    /// The blocks of games; null if first rolls are random.
    blocks: Option<BlockCounts>,
    /// Plain games that one reduced game counts as; null while undefined.
    equivalent_games: Option<f64>,
}

impl BearoffReadout {
    /// Converts the statistics of a rollout by programs or by hand, with the luck of an estimate
    /// subtracted.
    pub fn new(
        game: &PreparedGame,
        estimate: usize,
        point: &HistoryPoint,
        wins: u64,
        seed: String,
        equivalent_games: Option<f64>,
        rotated: Option<RotatedFigures>,
    ) -> Self {
        let (games, theory) = (point.plain.games, game.theory());
        let plain_sd = theory.map(|theory| theory.plain_sd);
        let reduced_sd = theory.map(|theory| theory.estimates[estimate].reduced_sd);
        let (sums, expected) = match (&rotated, game.setup().truncation) {
            (Some(rotated), _) => (rotated.sums, rotated.expected),
            (None, truncation) => {
                let sums = match truncation {
                    Some(_) => GameSums::of_summaries(&point.plain, &point.reduced),
                    None => GameSums::of_wins(wins, &point.reduced),
                };
                (sums, ExpectedErrors::after(games, plain_sd, reduced_sd))
            }
        };
        Self {
            games,
            wins,
            averages: Averages::new(point.plain, point.reduced),
            williams: point.williams.map(Summary::from),
            start: game.evaluation(estimate),
            figures: ReadoutFigures {
                totals: sums.into(),
                mean_luck: point.luck,
                expected_se: expected.into(),
                reliable: point.plain.is_reliable(),
            },
            seed,
            blocks: rotated.map(|rotated| rotated.blocks),
            equivalent_games,
        }
    }
}

/// Exact statistics of a rollout, by enumerating all games. Chances are X's in percent, spreads and
/// bias in percentage points. With rotated first rolls, the standard deviation of one game is that of
/// independent games whose blocks spread as much.
#[derive(Shape)]
pub(super) struct BearoffTheory {
    /// X's winning chances if both sides play perfectly.
    perfect: f64,
    /// X's winning chances with the setup's players, in games to the end.
    to_end: f64,
    /// Where rollouts settle that are cut short after 0, 1, 2, ... rolls and take the estimate's value
    /// for the result. The first value is the evaluation of the start, the last one equals toEnd.
    cut_short: Vec<f64>,
    /// Whether the setup's horizon cuts some games short.
    cut: bool,
    /// Results of the setup's games. Without a horizon their mean is toEnd.
    plain: PlainTheory,
    reduced: ReducedTheory,
    /// Whether the bias is zero.
    unbiased: bool,
    /// The limit of Williams's average; null for the evaluator `backwards`, and where another estimate
    /// has the value at the horizon.
    williams: Option<f64>,
    /// Whether no play loses anything by the estimate. Then each game's reduced result equals
    /// Williams's sum.
    best_plays: bool,
    /// Plain games that one reduced game counts as; null if reduced results have no spread.
    equivalent_games: Option<f64>,
    /// Worth of a complete block; null if first rolls are random.
    block_worth: Option<BlockWorth>,
}

/// Exact spreads of a reduced game with a careless player, in percentage points.
#[derive(Shape)]
#[shape(from = rollout_lab::labs::bearoff::LuckSpreads)]
pub(super) struct LuckSpreads {
    /// Without the luck of the dice.
    dice: f64,
    /// Without the luck of the dice and of the players' choices.
    dice_and_choices: f64,
}

impl BearoffTheory {
    /// Converts the exact statistics of a rollout with the luck of an estimate subtracted.
    pub fn new(theory: &Theory, estimate: usize, rotation: Option<Rotation>) -> Self {
        let rotated = rotation
            .map(|rotation| ExactOfBlocks::new(&theory.first_roll_spreads(estimate), rotation));
        let cut_short = theory.cut_short[estimate].clone();
        let estimate = &theory.estimates[estimate];
        let ([plain_sd, reduced_sd], equivalent_games) = match &rotated {
            Some(rotated) => (rotated.sds, rotated.equivalent_games),
            None => (
                [theory.plain_sd, estimate.reduced_sd],
                estimate.equivalent_games,
            ),
        };
        Self {
            perfect: theory.perfect,
            to_end: theory.cut.map_or(theory.mean, |cut| cut.to_end),
            cut_short,
            cut: theory.cut.is_some(),
            plain: PlainTheory {
                mean: theory.mean,
                sd: plain_sd,
            },
            // Every estimate's luck averages zero.
            reduced: ReducedTheory::unbiased(theory.mean, reduced_sd),
            unbiased: true,
            williams: estimate.williams,
            best_plays: estimate.best_plays,
            equivalent_games,
            block_worth: rotated.map(|rotated| rotated.worth),
        }
    }
}
