//! Shapes of bear-offs with a cube. Undefined values become `null`.

use rollout_lab::backgammon::bearoff_db::Checkers;
use rollout_lab::backgammon::cube;
use rollout_lab::backgammon::cube::Right;
use rollout_lab::labs::cube as lab;
use rollout_lab::labs::cube::{BestCubePlay, CubeGame};
use rollout_lab::rollout::readout::{ExpectedErrors, GameSums};
use rollout_lab::rollout::roll_map::{RollMap, RollWorth};
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::rollout::totals::HistoryPoint;

use crate::averages::{Averages, PlainTheory, ReadoutFigures, ReducedTheory};
use crate::bearoff::shapes::Moves;
use crate::block_worth::{BlockWorth, ExactOfBlocks, RotatedFigures};
use crate::ids::BothSides;
use crate::objects::Shape;
use crate::rotation::BlockCounts;

/// Equity that each action gives away, for the side that takes it: 0 for the right action; null if
/// there can be no double.
#[derive(Shape)]
#[shape(from = &cube::CubeDecision)]
struct ActionCosts {
    #[shape(from = source.double_error(false))]
    no_double: Option<f64>,
    #[shape(from = source.double_error(true))]
    double: Option<f64>,
    #[shape(from = source.take_error(true))]
    take: Option<f64>,
    #[shape(from = source.take_error(false))]
    pass: Option<f64>,
}

/// The exact cube decision before a roll, in points for the side on roll, per unit of the current
/// cube.
#[derive(Shape)]
#[shape(from = cube::CubeDecision)]
struct CubeDecision {
    /// Whether the side on roll may double.
    #[shape(from = source.double_take.is_some())]
    may_double: bool,
    /// Equity without a double.
    no_double: f64,
    /// Equity after a double and a take; null if the side on roll may not double.
    double_take: Option<f64>,
    /// Equity after a double and a pass.
    double_pass: f64,
    /// Equity after the right actions of both sides.
    value: f64,
    /// The right action of the side on roll.
    #[shape(type = "'noDouble' | 'double'")]
    #[shape(from = if source.is_double() { "double" } else { "noDouble" })]
    action: &'static str,
    /// The right answer to a double.
    #[shape(type = "'take' | 'pass'", from = if source.is_take() { "take" } else { "pass" })]
    answer: &'static str,
    /// Pairs of actions with equal equities, within a millionth of a point: 'noDouble' and
    /// 'double', 'take' and 'pass'.
    #[shape(type = "string[][]", from = equal_actions(&source))]
    equal: Vec<[&'static str; 2]>,
    #[shape(from = &source)]
    costs: ActionCosts,
}

/// Returns the names of the actions with equal equities, in pairs.
fn equal_actions(decision: &cube::CubeDecision) -> Vec<[&'static str; 2]> {
    let pairs = [
        (decision.double, ["noDouble", "double"]),
        (decision.take, ["take", "pass"]),
    ];
    let equal = pairs.iter().filter(|(right, _)| *right == Right::Either);
    equal.map(|(_, names)| *names).collect()
}

/// Exact cube decisions in a position for each owner of the cube, in points for the side on roll,
/// per unit of the current cube.
#[derive(Shape)]
#[shape(from = cube::CubeDecisions)]
pub(super) struct CubeDecisions {
    /// The winning chance of the side on roll without a cube, in percent.
    #[shape(from = 100.0 * source.chance)]
    win: f64,
    /// The cubeless equity, in points.
    cubeless: f64,
    /// With the cube owned by the side on roll.
    mine: CubeDecision,
    /// With the cube centred.
    centred: CubeDecision,
    /// With the cube owned by the other side.
    theirs: CubeDecision,
}

/// One of the 36 rolls, with its best play.
#[derive(Shape)]
#[shape(from = RollWorth<BestCubePlay>)]
struct CubeRoll {
    #[shape(from = source.roll.dice())]
    dice: (u8, u8),
    #[shape(from = source.best.moves)]
    moves: Moves,
    #[shape(from = source.best.after)]
    after: Checkers,
    #[shape(from = source.value)]
    equity: f64,
    luck: f64,
    /// The number of the 36 replies after which the other side should pass, or the game is over;
    /// null if the side on roll has doubled or may not double.
    #[shape(from = source.best.pass_replies)]
    passes: Option<u32>,
}

/// The 36 rolls by exact equities, in points for the side on roll, per unit of the cube before the
/// turn.
#[derive(Shape)]
#[shape(from = RollMap<BestCubePlay>)]
pub(super) struct CubeRollMap {
    /// Mean over the 36 rolls of the equity after each roll's best play.
    mean: f64,
    /// Sum of luck / 36 over the lucky rolls.
    gain: f64,
    /// Sum of luck / 36 over the unlucky rolls. Together with gain it is zero.
    loss: f64,
    /// Number of market losers among the 1,296 pairs of a roll and a reply; null if the side on
    /// roll has doubled or may not double.
    #[shape(from = source.market_losers())]
    lost: Option<u32>,
    /// The rolls in the order 1-1, 1-2, ... 6-6.
    rolls: Vec<CubeRoll>,
}

/// Exact statistics of reduced results with one estimate.
#[derive(Shape)]
struct CubeTheoryRung {
    mean: f64,
    sd: f64,
    equivalent_games: Option<f64>,
}

/// Equity that a side gives away, in points per unit of the cube at the start.
#[derive(Shape)]
#[shape(from = lab::MistakeCosts)]
pub(super) struct CubeCosts {
    /// Equity given away by checker plays.
    pub checkers: f64,
    /// Equity given away by cube actions.
    pub cube: f64,
}

/// Exact statistics of a rollout, in points for the side on roll at the start, per unit of the cube
/// at the start. With rotated first rolls, the standard deviation of one game is that of
/// independent games whose blocks spread as much.
#[derive(Shape)]
pub(super) struct CubeTheory {
    /// Equity of the start if both sides play perfectly.
    value: f64,
    /// The mean is the equity of the start with the setup's players.
    plain: PlainTheory,
    reduced: ReducedTheory,
    /// Whether the bias is zero.
    unbiased: bool,
    williams: (),
    /// Plain games that one reduced game counts as; null if reduced results have no spread.
    equivalent_games: Option<f64>,
    /// Statistics of reduced results with each estimate, in the setup's order.
    ladder: Vec<CubeTheoryRung>,
    /// Mean equity that each side gives away per game.
    costs: BothSides<CubeCosts>,
    /// The largest number that the cube can reach in these games.
    largest_cube: u64,
    /// Worth of a complete block; null if first rolls are random.
    block_worth: Option<BlockWorth>,
}

impl CubeTheory {
    /// Converts the exact statistics of a rollout with the luck of an estimate subtracted.
    pub fn new(theory: &lab::CubeTheory, estimate: usize, rotation: Option<Rotation>) -> Self {
        let rotated = |estimate| {
            let spreads = theory.first_roll_spreads(estimate);
            rotation.map(|rotation| ExactOfBlocks::new(&spreads, rotation))
        };
        let rungs = theory.estimates.iter().enumerate().map(|(index, rung)| {
            let (sd, equivalent_games) = match rotated(index) {
                Some(rotated) => (rotated.sds[1], rotated.equivalent_games),
                None => (rung.reduced_sd, rung.equivalent_games),
            };
            CubeTheoryRung {
                mean: theory.mean,
                sd,
                equivalent_games,
            }
        });
        let ladder: Vec<_> = rungs.collect();
        let blocks = rotated(estimate);
        let plain_sd = blocks
            .as_ref()
            .map_or(theory.plain_sd, |blocks| blocks.sds[0]);
        let CubeTheoryRung {
            sd,
            equivalent_games,
            ..
        } = ladder[estimate];
        Self {
            value: theory.perfect,
            plain: PlainTheory {
                mean: theory.mean,
                sd: plain_sd,
            },
            // Every estimate's luck averages zero.
            reduced: ReducedTheory::unbiased(theory.mean, sd),
            unbiased: true,
            williams: (),
            equivalent_games,
            ladder,
            costs: theory.cube.costs.into(),
            largest_cube: theory.cube.largest_cube,
            block_worth: blocks.map(|blocks| blocks.worth),
        }
    }
}

/// Statistics of a rollout, in points for the side on roll at the start, per unit of the cube at
/// the start.
#[derive(Shape)]
pub(super) struct CubeReadout {
    games: u64,
    #[shape(flatten)]
    averages: Averages,
    williams: (),
    /// The estimate's value of the start.
    start: f64,
    #[shape(flatten)]
    figures: ReadoutFigures,
    seed: String,
    /// The blocks of games; null if first rolls are random.
    blocks: Option<BlockCounts>,
    /// Games that the side on roll at the start has won.
    wins: u64,
    /// Plain games that one reduced game counts as; null while undefined.
    equivalent_games: Option<f64>,
}

impl CubeReadout {
    /// Converts the statistics of a rollout by programs or by hand, with the luck of an estimate
    /// subtracted.
    pub fn new(
        game: &CubeGame,
        estimate: usize,
        point: &HistoryPoint,
        wins: u64,
        seed: String,
        equivalent_games: Option<f64>,
        rotated: Option<RotatedFigures>,
    ) -> Self {
        let (games, theory) = (point.plain.games, game.theory());
        let reduced_sd = theory.estimates[estimate].reduced_sd;
        let (sums, expected) = match &rotated {
            Some(rotated) => (rotated.sums, rotated.expected),
            None => (
                GameSums::of_summaries(&point.plain, &point.reduced),
                ExpectedErrors::after(games, Some(theory.plain_sd), Some(reduced_sd)),
            ),
        };
        Self {
            games,
            averages: Averages::new(point.plain, point.reduced),
            williams: (),
            start: game.evaluation(estimate),
            figures: ReadoutFigures {
                totals: sums.into(),
                mean_luck: point.luck,
                expected_se: expected.into(),
                reliable: point.plain.is_reliable(),
            },
            seed,
            blocks: rotated.map(|rotated| rotated.blocks),
            wins,
            equivalent_games,
        }
    }
}
