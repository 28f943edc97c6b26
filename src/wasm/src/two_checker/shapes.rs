//! Shapes of the two-checker lab. Undefined values become `null`.

use rollout_lab::labs::two_checker as lab;
use rollout_lab::labs::two_checker::{
    ExactBlocks, ExactStats, Leaf, PLAIN_VARIANCE, SideToRoll, TRUTH,
};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::stats::summary::equivalent_games;

use crate::averages::{Averages, PlainTheory, ReadoutFigures, ReducedTheory};
use crate::block_worth::BlockWorth;
use crate::objects::Shape;
use crate::rotation::BlockCounts;

/// A luck table: the luck of each event for X, in percentage points, from -1000 to 1000.
#[derive(Shape)]
#[shape(from = [f64; 4])]
pub(super) struct LuckTable {
    doubles: f64,
    no_doubles: f64,
    o_fails: f64,
    o_bears_off: f64,
}

/// The article's luck tables `correct`, `madeUp` and `backwards`; `none`, without any luck; and
/// `gnu`, by GNU Backgammon's network.
#[derive(Shape)]
pub(super) struct Presets {
    pub correct: LuckTable,
    pub made_up: LuckTable,
    pub backwards: LuckTable,
    pub none: LuckTable,
    pub gnu: LuckTable,
}

/// A program's evaluation after each event: X's winning chance, in percent. Numbers from -1000 to
/// 1000 are allowed.
#[derive(Shape)]
#[shape(from = [f64; 4])]
pub(super) struct Evaluations {
    doubles: f64,
    no_doubles: f64,
    o_fails: f64,
    o_bears_off: f64,
}

/// Evaluations from which the luck of each preset follows.
#[derive(Shape)]
pub(super) struct EvaluationPresets {
    pub correct: Evaluations,
    pub made_up: Evaluations,
    pub backwards: Evaluations,
    pub none: Evaluations,
    pub gnu: Evaluations,
}

/// A number for X's roll (first), and one for O's (second).
#[derive(Shape)]
#[shape(from = [f64; 2])]
pub(super) struct MeansOfRolls {
    first: f64,
    second: f64,
}

/// The luck table that follows from evaluations, with intermediate results.
#[derive(Shape)]
#[shape(from = lab::Evaluations)]
pub(super) struct LuckFrom {
    /// Each evaluation minus the mean over its roll, in percentage points. This luck averages zero
    /// on both rolls.
    #[shape(from = source.luck().percent())]
    luck: LuckTable,
    /// The mean evaluation over the 36 rolls, in percent.
    #[shape(from = [SideToRoll::First, SideToRoll::Second].map(|side| source.mean(side)))]
    mean: MeansOfRolls,
    /// The mean over O's rolls minus the evaluation before them, in percentage points.
    #[shape(from = source.disparity())]
    disparity: f64,
}

/// Numbers of games by their end: X rolls doubles, O fails to bear off, O bears off.
#[derive(Shape)]
#[shape(from = [u64; 3])]
pub(super) struct LeafCounts {
    doubles: u64,
    fails: u64,
    bears_off: u64,
}

/// Results of games by their end.
#[derive(Shape)]
#[shape(from = [f64; 3])]
pub(super) struct LeafResults {
    doubles: f64,
    fails: f64,
    bears_off: f64,
}

/// Returns the name of an end of games in JavaScript, which is a key of `LeafCounts`.
const fn leaf_name(leaf: Leaf) -> &'static str {
    match leaf {
        Leaf::Doubles => "doubles",
        Leaf::Fails => "fails",
        Leaf::BearsOff => "bearsOff",
    }
}

/// Statistics of a rollout, in percent of X's winning chances. Luck and spreads are in percentage
/// points.
#[derive(Shape)]
pub(super) struct Readout {
    games: u64,
    seed: String,
    leaves: LeafCounts,
    /// The blocks of games; null if first rolls are random.
    blocks: Option<BlockCounts>,
    #[shape(flatten)]
    averages: Averages,
    /// Plain games that one reduced game counts as; null while undefined, or for a biased table.
    equivalent_games: Option<f64>,
    #[shape(flatten)]
    figures: ReadoutFigures,
}

impl Readout {
    /// Converts a rollout's current statistics, with the luck of a table subtracted.
    pub fn new(rollout: &lab::Rollout, table: &lab::LuckTable) -> Self {
        let (plain, reduced) = (rollout.plain(), rollout.reduced(table));
        Self {
            games: rollout.games(),
            seed: rollout.seed().to_string(),
            leaves: rollout.leaves().counts().into(),
            blocks: rollout.sums().blocks().map(BlockCounts::of),
            averages: Averages::new(plain, reduced),
            equivalent_games: rollout.equivalent_games(table),
            figures: ReadoutFigures {
                totals: rollout.game_sums(table).into(),
                mean_luck: rollout.mean_luck(table),
                expected_se: rollout.expected_errors(table).into(),
                reliable: plain.is_reliable(),
            },
        }
    }
}

/// Exact statistics of a rollout, by enumeration. With rotated first rolls, the standard deviation
/// of one game is that of independent games whose blocks spread as much. Means, and the reduced results in `leaves`, are
/// in percent of X's winning chances; all other numbers are in percentage points.
#[derive(Shape)]
pub(super) struct Theory {
    plain: PlainTheory,
    reduced: ReducedTheory,
    /// Plain games that one reduced game counts as; null if the table is biased, or reduced results
    /// have no spread.
    equivalent_games: Option<f64>,
    /// Mean luck for X of each roll; exactly 0 within the tolerance for centred rolls.
    mean_luck: MeansOfRolls,
    /// Whether the bias is zero.
    unbiased: bool,
    /// Whether luck averages zero on both rolls.
    centred: bool,
    /// The reduced result of a game, by its end.
    leaves: LeafResults,
    /// Worth of a complete block; null if first rolls are random.
    block_worth: Option<BlockWorth>,
}

impl Theory {
    /// Converts the exact statistics of a rollout that is scored with a table.
    pub fn new(table: &lab::LuckTable, rotation: Option<Rotation>) -> Self {
        let exact = ExactStats::new(table);
        let blocks = rotation.map(|rotation| {
            [&lab::LuckTable::NONE, table].map(|table| ExactBlocks::new(table, rotation))
        });
        let [plain_sd, reduced_sd] = match &blocks {
            Some(blocks) => blocks.each_ref().map(ExactBlocks::sd),
            None => [PLAIN_VARIANCE.sqrt(), exact.sd],
        };
        let equivalent_games = match blocks {
            Some(_) if exact.is_unbiased() => equivalent_games(plain_sd, reduced_sd),
            Some(_) => None,
            None => exact.equivalent_games,
        };
        Self {
            plain: PlainTheory {
                mean: TRUTH,
                sd: plain_sd,
            },
            reduced: ReducedTheory {
                mean: exact.limit,
                sd: reduced_sd,
                bias: exact.bias,
            },
            block_worth: blocks.map(|[plain, reduced]| BlockWorth {
                plain: plain.worth(),
                reduced: reduced.worth(),
            }),
            equivalent_games,
            mean_luck: exact.mean_luck.into(),
            unbiased: exact.is_unbiased(),
            centred: table.is_centred(),
            leaves: Leaf::ALL.map(|leaf| table.reduced(leaf)).into(),
        }
    }
}

/// The dice of a game. o: null if O did not roll.
#[derive(Shape)]
struct GameDice {
    x: (u8, u8),
    o: Option<(u8, u8)>,
}

/// A game, scored with a luck table. Results are in percent: 100 if X won, else 0. Luck is for X,
/// in percentage points.
#[derive(Shape)]
pub(super) struct GameRecord {
    trial: u64,
    #[shape(type = "keyof LeafCounts")]
    leaf: &'static str,
    /// null for the article's games, which are printed without dice.
    dice: Option<GameDice>,
    x_luck: f64,
    /// null if O did not roll.
    o_luck: Option<f64>,
    total_luck: f64,
    result: f64,
    reduced: f64,
}

impl GameRecord {
    /// Converts a game, scored with a table.
    pub fn new(record: lab::GameRecord, table: &lab::LuckTable) -> Self {
        let scored = record.scored(table);
        Self {
            trial: record.trial,
            leaf: leaf_name(record.leaf),
            dice: record.dice.map(|game| GameDice {
                x: game.x.dice(),
                o: game.o.map(Roll::dice),
            }),
            x_luck: scored.x_luck,
            o_luck: scored.o_luck,
            total_luck: scored.total_luck,
            result: scored.result,
            reduced: scored.reduced,
        }
    }
}
